/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The same targets for libFuzzer, which looks for its own damage; FUZZ_RUN
 * names the target.
 */

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "fuzz.h"

int LLVMFuzzerTestOneInput (const uint8_t *data,
                            size_t         size);

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  gboolean loaded = FALSE;
  g_autofree char *fault = FUZZ_RUN (bytes, &loaded);

  if (fault == NULL)
    return 0;
  fprintf (stderr, "%s\n", fault);
  abort ();
}
