/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game with every module, played by computers and then cut off where a
 * decision of interest is open.
 */

#pragma once

#include "scenario-game.h"

#define ALL_MODULES_SEED 5
/* Pictures want a landscape with something on it. */
#define ALL_MODULES_EARLIEST 150

static const char *const all_modules_sets[] = {
  "inns-and-cathedrals", "traders-and-builders", "princess-and-dragon",
  "abbey-and-mayor", "king-and-robber-baron", "river-2",
};

static inline BastideGame *
all_modules_play (void)
{
  g_autoptr (BastideSetup) setup = bastide_setup_new ();
  g_autoptr (GError) error = NULL;
  BastideGame *game;

  bastide_setup_set_player (setup, 1, "Alma", 0, BASTIDE_PLAYER_COMPUTER, 1);
  bastide_setup_set_player (setup, 2, "Benedict", 1, BASTIDE_PLAYER_COMPUTER, 1);
  bastide_setup_add_player (setup, "Clara", 2, BASTIDE_PLAYER_COMPUTER, 1);
  bastide_setup_add_player (setup, "David", 3, BASTIDE_PLAYER_COMPUTER, 1);
  for (gsize i = 0; i < G_N_ELEMENTS (all_modules_sets); i++)
    bastide_setup_set_copies (setup, all_modules_sets[i], 1);
  bastide_setup_set_module (setup, "abbot", TRUE);
  bastide_setup_set_option (setup, "tb.builder-second-part", "optional");
  bastide_setup_set_seed (setup, ALL_MODULES_SEED);
  game = bastide_game_new (setup, &error);
  g_assert_no_error (error);
  bastide_game_set_computer_pause (game, 0);
  bastide_game_start (game);
  while (!bst_state_is_over (bastide_game_get_state (game)))
    g_main_context_iteration (NULL, TRUE);
  bastide_game_stop (game);
  return game;
}

/* Its text between four people; from a file where there is one already. */
static inline char *
all_modules_text (const char *path)
{
  g_autoptr (BastideGame) game = NULL;
  g_autoptr (GBytes) bytes = NULL;
  GString *text;
  char *known = NULL;

  if (g_file_get_contents (path, &known, NULL, NULL))
    return known;
  game = all_modules_play ();
  bytes = bastide_game_to_bytes (game);
  text = g_string_new_len (g_bytes_get_data (bytes, NULL),
                           (gssize) g_bytes_get_size (bytes));
  g_string_replace (text, "Kind=computer", "Kind=human", 0);
  g_file_set_contents (path, text->str, (gssize) text->len, NULL);
  return g_string_free (text, FALSE);
}

typedef struct
{
  const char *name;
  BstDecisionKind kind;
  BstVerb verb;
  gboolean far;     /* with places on other tiles */
  gboolean foreign; /* in another player's turn */
  const char *scenario; /* which has one, if the game has none */
  gboolean scenario_only;
  const char *piece; /* the figure in question; NULL: any */
} AllModulesWish;

static inline gboolean
all_modules_fits (const BstState *state, const AllModulesWish *wish)
{
  BstDecision decision = bst_state_decision (state);

  return decision.kind == wish->kind
         && (decision.seat != bst_state_active (state)) == wish->foreign
         && scenario_offers (state, wish->verb, wish->far, wish->piece);
}

/* The latest position that grants the wish; NULL if there is none. */
static inline BastideGame *
all_modules_find (const char *text, const AllModulesWish *wish)
{
  g_autoptr (BastideGame) whole = scenario_load (text, G_MAXUINT);

  g_assert_nonnull (whole);
  for (guint moves = bastide_game_get_n_moves (whole); moves > ALL_MODULES_EARLIEST;
       moves--)
    {
      bastide_game_set_view_at (whole, moves);
      if (all_modules_fits (bastide_game_get_view (whole), wish))
        return scenario_load (text, moves);
    }
  return NULL;
}
