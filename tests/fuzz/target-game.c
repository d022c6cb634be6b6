/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bastide-save.h"

#include "fuzz.h"

#define NAME "damaged.bastide"

char *
fuzz_game (GBytes   *bytes,
           gboolean *loaded)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BastideSave) save = NULL;

  save = bastide_save_load_bytes (bytes, NAME, &error);
  *loaded = save != NULL;
  if (save != NULL)
    {
      g_autoptr (GPtrArray) failures = g_ptr_array_new_with_free_func (g_free);

      if (error != NULL)
        return g_strdup ("The game was taken and refused at once.");
      /* Damage may have hit what was expected, so only the way counts. */
      bastide_save_check (save, failures);
      return NULL;
    }
  if (error == NULL)
    return g_strdup ("The file was refused without an error.");
  if (!g_str_has_prefix (error->message, NAME) || strlen (error->message) <= strlen (NAME) + 2)
    return g_strdup_printf ("The message names no file or reason: %s", error->message);
  if (!g_utf8_validate (error->message, -1, NULL))
    return g_strdup ("The message is not valid text.");
  return NULL;
}
