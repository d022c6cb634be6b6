/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whatever tile set the reader takes, the rules must be able to play with or
 * must refuse; people design sets of their own.
 */

#include <stdlib.h>

#include "bastide-tileset.h"
#include "state.h"

#include "fuzz.h"

#define MAX_ACTIONS 120
#define MAX_COPIES 3 /* of a kind: long games show nothing more */

static guint64
draw (gpointer data)
{
  guint64 *number = data;

  *number = *number * G_GUINT64_CONSTANT (6364136223846793005)
            + G_GUINT64_CONSTANT (1442695040888963407);
  return *number ^ (*number >> 29);
}

/* The reason why the state is not sound, or NULL. */
static const char *
play (BstState *state,
      guint64   seed)
{
  const char *fault = bst_state_check (state);

  for (guint i = 0; i < MAX_ACTIONS && fault == NULL && !bst_state_is_over (state); i++)
    {
      BstAction action;

      if (bst_state_decision (state).seat == 0)
        bst_state_pick (state, &action);
      else
        bst_state_sample (state, draw, &seed, &action);
      if (!bst_state_test (state, &action, NULL))
        return "An action was offered that is not legal.";
      bst_state_apply (state, &action, NULL);
      fault = bst_state_check (state);
    }
  return fault;
}

static char *
play_setup (BstSetup *setup,
            guint64   seed)
{
  BstState *state = bst_state_new (setup, NULL);
  const char *fault = state != NULL ? play (state, seed) : NULL;

  free (state);
  return g_strdup (fault);
}

static char *
check_refusal (const BstSetupError *error)
{
  if (error->fault == BST_SETUP_OK)
    return g_strdup ("The set-up was refused without a reason.");
  if (error->fault == BST_SETUP_TILE_BAD || error->fault == BST_SETUP_TILE_TWICE)
    return g_strdup_printf ("The reader took a tile that the rules refuse: %s", error->text);
  return NULL;
}

char *
fuzz_play (GBytes   *bytes,
           gboolean *loaded)
{
  static const char * const modules[] = { "base", "river" };
  g_autoptr (BastideTileSet) set = NULL;
  g_autofree BstTileCount *tiles = NULL;
  BstSetupError error = { BST_SETUP_OK };
  BstConfig config = { .n_seats = 2, .modules = modules, .n_modules = G_N_ELEMENTS (modules) };
  const BstTile *kinds;
  BstSetup *setup;
  guint n_kinds;
  char *fault;

  set = bastide_tile_set_new_from_bytes (bytes, "damaged.tileset", NULL, NULL);
  *loaded = FALSE;
  if (set == NULL)
    return NULL;
  kinds = bastide_tile_set_get_kinds (set, &n_kinds);
  tiles = g_new (BstTileCount, n_kinds);
  for (guint i = 0; i < n_kinds; i++)
    tiles[i] = (BstTileCount){ &kinds[i], MIN (kinds[i].count, MAX_COPIES) };
  config.tiles = tiles;
  config.n_tiles = n_kinds;
  config.seed = bastide_tile_set_get_hash (set) ^ g_bytes_hash (bytes);
  setup = bst_setup_new (&config, &error);
  if (setup == NULL)
    return check_refusal (&error);
  *loaded = TRUE;
  fault = play_setup (setup, config.seed);
  bst_setup_unref (setup);
  return fault;
}
