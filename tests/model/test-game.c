/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "bastide-game.h"
#include "bastide-history.h"
#include "bastide-sentences.h"

#include "play.h"

/* A whole game through the interface that views use, two persons. */
static void
test_whole_game (void)
{
  g_autoptr (BastideGame) game = play_new_game (2, 0, 11);
  g_autofree char *result = NULL;

  bastide_game_start (game);
  play_to_end (game, 5);
  g_assert_true (bst_state_is_over (bastide_game_get_state (game)));
  g_assert_false (bastide_game_is_person (game));
  result = bastide_sentence_for_result (game);
  g_assert_cmpstr (result, !=, "");
  g_test_message ("%s", result);
}

/* Computers play the whole game from the main context. */
static void
test_computers (void)
{
  g_autoptr (BastideGame) game = play_new_game (0, 2, 3);

  bastide_game_start (game);
  play_wait_until_over (game);
  g_assert_cmpuint (bst_state_n_tiles (bastide_game_get_state (game)), >, 60);
  g_assert_false (bastide_game_can_undo (game));
}

static void
test_refusal_changes_nothing (void)
{
  g_autoptr (BastideGame) game = play_new_game (2, 0, 1);
  g_autoptr (GError) error = NULL;
  guint64 hash;
  guint changes = 0;

  bastide_game_start (game);
  hash = bst_state_hash (bastide_game_get_state (game));
  play_count_changes (game, &changes);
  g_assert_false (bastide_game_act_text (game, "place 9,9 0", &error));
  g_assert_error (error, BASTIDE_GAME_ERROR, BASTIDE_GAME_ERROR_REFUSED);
  g_assert_true (g_str_has_prefix (error->message, "No: "));
  g_clear_error (&error);
  g_assert_false (bastide_game_act_text (game, "dance", &error));
  g_assert_error (error, BASTIDE_GAME_ERROR, BASTIDE_GAME_ERROR_NOTATION);
  g_assert_cmpuint (changes, ==, 0);
  g_assert_cmphex (bst_state_hash (bastide_game_get_state (game)), ==, hash);
}

/* One intention, one signal: however much follows from it. */
static void
test_changed_once (void)
{
  g_autoptr (BastideGame) game = play_new_game (2, 0, 7);
  guint changes = 0;

  bastide_game_start (game);
  play_count_changes (game, &changes);
  for (guint i = 1; i <= 30; i++)
    {
      play_random_action (game, i);
      g_assert_cmpuint (changes, ==, i);
    }
  bastide_game_set_view_at (game, 2);
  g_assert_cmpuint (changes, ==, 31);
  bastide_game_set_view_at (game, 2);
  g_assert_cmpuint (changes, ==, 31);
  play_random_action (game, 99);
  g_assert_cmpuint (changes, ==, 32);
  g_assert_true (bastide_game_is_live (game));
}

static void
test_finalize (void)
{
  BastideGame *game = play_new_game (1, 1, 7);
  BastideSetup *setup = g_object_ref (bastide_game_get_setup (game));

  bastide_game_start (game);
  for (guint i = 0; i < 6 && bastide_game_is_person (game); i++)
    play_random_action (game, i);
  g_assert_finalize_object (game);
  /* A computer may still be thinking: its answer finds no game. */
  for (guint i = 0; i < 300 && G_OBJECT (setup)->ref_count > 1; i++)
    play_iterate ();
  g_assert_finalize_object (setup);
}

/* The rows' points are the scores; each row's terms are its points. */
static void
test_history_sums (void)
{
  for (guint64 seed = 1; seed <= 8; seed++)
    {
      g_autoptr (BastideGame) game = play_new_game (3, 0, seed);
      GListModel *history = bastide_game_get_history (game);
      int sums[BST_MAX_SEATS + 1] = { 0 };

      bastide_game_start (game);
      play_to_end (game, seed * 31);
      for (guint i = 0; i < g_list_model_get_n_items (history); i++)
        {
          g_autoptr (BastideHistoryItem) item
              = g_list_model_get_item (history, i);

          for (guint seat = 1; seat <= 3; seat++)
            if (bastide_history_item_get_receivers (item) & (1u << seat))
              sums[seat] += bastide_history_item_get_points (item);
        }
      for (guint seat = 1; seat <= 3; seat++)
        {
          int by_kind = 0;

          for (int kind = 0; kind < BST_N_FEATURE_KINDS; kind++)
            by_kind += bastide_game_get_points_by (game, seat, kind, FALSE)
                       + bastide_game_get_points_by (game, seat, kind, TRUE);
          g_assert_cmpint (
              sums[seat], ==,
              bst_state_score (bastide_game_get_state (game), seat));
          g_assert_cmpint (by_kind, ==, sums[seat]);
        }
    }
}

/* Every position that was seen can be looked at again. */
static void
test_look_back (void)
{
  g_autoptr (BastideGame) game = play_new_game (2, 0, 21);
  g_autoptr (GArray) hashes = g_array_new (FALSE, FALSE, sizeof (guint64));
  guint start;

  bastide_game_start (game);
  start = bastide_game_get_n_moves (game);
  for (guint i = 0; i < 60; i++)
    {
      guint64 hash = bst_state_hash (bastide_game_get_state (game));

      g_array_append_val (hashes, hash);
      play_random_action (game, i);
      while (hashes->len + start < bastide_game_get_n_moves (game))
        {
          /* Moves of chance that followed: looked at below like all others. */
          guint64 zero = 0;

          g_array_append_val (hashes, zero);
        }
    }
  for (guint i = 0; i < hashes->len; i++)
    {
      guint64 hash = g_array_index (hashes, guint64, i);

      bastide_game_set_view_at (game, start + i);
      if (hash != 0)
        g_assert_cmphex (bst_state_hash (bastide_game_get_view (game)), ==,
                         hash);
    }
}

static void
test_end_automatically (void)
{
  g_autoptr (BastideGame) game = play_new_game (2, 0, 5);
  BstDecision decision;

  bastide_game_set_end_automatically (game, TRUE);
  bastide_game_start (game);
  play_to_decision (game, BST_DECISION_MAIN);
  play_random_action (game, 1);
  decision = bst_state_decision (bastide_game_get_state (game));
  g_assert_cmpint (decision.kind, ==, BST_DECISION_PLACE);
}

static void
test_score_series (void)
{
  g_autoptr (BastideGame) game = play_new_game (2, 0, 5);
  g_autoptr (GArray) series = NULL;
  guint n = 0;

  bastide_game_start (game);
  play_to_end (game, 2);
  series = bastide_game_get_score_series (game, &n);
  g_assert_cmpuint (n, >, 60);
  g_assert_cmpuint (series->len, ==, n * 2);
  for (guint seat = 1; seat <= 2; seat++)
    g_assert_cmpint (g_array_index (series, int, (n - 1) * 2 + seat - 1), ==,
                     bst_state_score (bastide_game_get_state (game), seat));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/whole", test_whole_game);
  g_test_add_func ("/game/computers", test_computers);
  g_test_add_func ("/game/refusal", test_refusal_changes_nothing);
  g_test_add_func ("/game/changed-once", test_changed_once);
  g_test_add_func ("/game/finalize", test_finalize);
  g_test_add_func ("/game/history-sums", test_history_sums);
  g_test_add_func ("/game/look-back", test_look_back);
  g_test_add_func ("/game/end-automatically", test_end_automatically);
  g_test_add_func ("/game/score-series", test_score_series);

  return g_test_run ();
}
