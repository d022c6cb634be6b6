/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games from the engine's scenarios, cut off after any of their moves.
 */

#pragma once

#include <stdlib.h>
#include <string.h>

#include "action-place.h"
#include "bastide-game.h"

/* The text up to a move: later ones and what is expected are left out. */
static inline char *
scenario_cut (const char *text, guint moves)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GString *cut = g_string_new (NULL);
  gboolean in_moves = FALSE, skip = FALSE;

  for (gsize i = 0; lines[i] != NULL; i++)
    {
      if (lines[i][0] == '[')
        {
          in_moves = g_str_has_prefix (lines[i], "[Moves]");
          skip = g_str_has_prefix (lines[i], "[Expect");
        }
      if (skip
          || (in_moves && g_ascii_isdigit (lines[i][0])
              && strtoul (lines[i], NULL, 10) > moves))
        continue;
      g_string_append_printf (cut, "%s\n", lines[i]);
    }
  return g_string_free (cut, FALSE);
}

static inline guint
scenario_count_moves (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  gboolean in_moves = FALSE;
  guint n = 0;

  for (gsize i = 0; lines[i] != NULL; i++)
    if (lines[i][0] == '[')
      in_moves = g_str_has_prefix (lines[i], "[Moves]");
    else if (in_moves && g_ascii_isdigit (lines[i][0]))
      n = (guint) strtoul (lines[i], NULL, 10);
  return n;
}

/* NULL if the file is no game by itself: some are refused on purpose. */
static inline BastideGame *
scenario_load (const char *text, guint moves)
{
  g_autofree char *cut = scenario_cut (text, moves);
  g_autoptr (GBytes) bytes = g_bytes_new (cut, strlen (cut));

  return bastide_game_new_from_bytes (bytes, "scenario", NULL);
}

static inline char *
scenario_read (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* Whether the open decision offers the verb; far: with a place on another tile
 * than that of this part; piece: with this figure, NULL: with any. */
static inline gboolean
scenario_offers (const BstState *state, BstVerb verb, gboolean far, const char *piece)
{
  g_autoptr (GArray) actions = bastide_actions_list (state);
  const BstSetup *setup = bst_state_setup (state);
  BstTileId laid = bst_state_tile_of_part (state);

  for (guint i = 0; i < actions->len; i++)
    {
      BstAction *action = &g_array_index (actions, BstAction, i);

      if (action->verb == verb
          && (piece == NULL
              || g_str_equal (bst_setup_piece_name (setup, action->piece), piece))
          && (!far || bst_state_tile_at (state, action->x, action->y) != laid))
        return TRUE;
    }
  return FALSE;
}

/* The first position of a scenario in which the verb is offered in a decision. */
static inline BastideGame *
scenario_find (const char *folder, const char *name, BstDecisionKind kind, BstVerb verb,
               gboolean far, const char *piece)
{
  g_autofree char *text = scenario_read (folder, name);
  guint n = scenario_count_moves (text);

  for (guint moves = 0; moves <= n; moves++)
    {
      g_autoptr (BastideGame) game = scenario_load (text, moves);
      const BstState *state = game != NULL ? bastide_game_get_state (game) : NULL;

      if (game != NULL && bst_state_decision (state).kind == kind
          && scenario_offers (state, verb, far, piece))
        return g_steal_pointer (&game);
    }
  return NULL;
}
