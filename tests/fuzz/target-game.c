/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "bastide-game.h"
#include "bastide-save.h"

#include "fuzz.h"

/* The way of a saved game of either kind. */
static char *
run (GBytes     *bytes,
     const char *name,
     gboolean   *loaded)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BastideSave) save = NULL;

  save = bastide_save_load_bytes (bytes, name, &error);
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
  if (!g_str_has_prefix (error->message, name) || strlen (error->message) <= strlen (name) + 2)
    return g_strdup_printf ("The message names no file or reason: %s", error->message);
  if (!g_utf8_validate (error->message, -1, NULL))
    return g_strdup ("The message is not valid text.");
  return NULL;
}

char *
fuzz_game (GBytes   *bytes,
           gboolean *loaded)
{
  return run (bytes, "damaged.bastide", loaded);
}

/* What is imported must be a game that our own form can hold. */
char *
fuzz_jcz (GBytes   *bytes,
          gboolean *loaded)
{
  char *fault = run (bytes, "damaged.jcz", loaded);
  g_autoptr (BastideGame) game = NULL;
  g_autoptr (BastideGame) again = NULL;
  g_autoptr (GBytes) saved = NULL;
  g_autoptr (GError) error = NULL;

  if (fault != NULL || !*loaded)
    return fault;

  game = bastide_game_new_from_bytes (bytes, "damaged.jcz", &error);
  if (game == NULL)
    return g_strdup_printf ("The file is a save but no game: %s", error->message);
  saved = bastide_game_to_bytes (game);
  again = bastide_game_new_from_bytes (saved, "saved.bastide", &error);
  if (again == NULL)
    return g_strdup_printf ("Saved, it cannot be read: %s", error->message);
  if (bst_state_hash (bastide_game_get_state (game))
      != bst_state_hash (bastide_game_get_state (again)))
    return g_strdup ("Saved and read, it is another game.");
  return NULL;
}
