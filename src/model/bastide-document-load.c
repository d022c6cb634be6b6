/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The bytes of a file, but never more than can be of use.
 */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include "bastide-document.h"

#define CHUNK (64 * 1024)

GBytes *
bastide_document_load (GFile             *file,
                       BastideScanFlags   flags,
                       GError           **error)
{
  g_autoptr (GFileInputStream) stream = NULL;
  g_autoptr (GByteArray) bytes = NULL;
  gsize room = bastide_document_limit (flags) + 1;
  gsize n = CHUNK;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  stream = g_file_read (file, NULL, error);
  if (stream == NULL)
    return NULL;

  bytes = g_byte_array_new ();
  while (room > 0 && n == CHUNK)
    {
      guint before = bytes->len;
      gsize wanted = MIN (CHUNK, room);

      g_byte_array_set_size (bytes, before + (guint) wanted);
      if (!g_input_stream_read_all (G_INPUT_STREAM (stream), bytes->data + before, wanted, &n,
                                    NULL, error))
        return NULL;
      g_byte_array_set_size (bytes, before + (guint) n);
      room -= n;
    }

  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}
