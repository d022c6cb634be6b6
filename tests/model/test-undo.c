/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bastide-game.h"

#include "play.h"

/* Every step of a turn can be taken back and done again, with equal hashes. */
static void
test_inside_turn (void)
{
  g_autoptr (BastideGame) game = play_new_game (2, 0, 4);
  guint64 before;
  guint64 after;

  bastide_game_start (game);
  g_assert_false (bastide_game_can_undo (game));
  g_assert_nonnull (bastide_game_why_no_undo (game));
  before = play_hash (game);
  play_random_action (game, 3);
  after = play_hash (game);
  g_assert_cmphex (before, !=, after);
  g_assert_true (bastide_game_can_undo (game));
  g_assert_null (bastide_game_why_no_undo (game));

  bastide_game_undo (game);
  g_assert_cmphex (play_hash (game), ==, before);
  g_assert_true (bastide_game_can_redo (game));
  bastide_game_redo (game);
  g_assert_cmphex (play_hash (game), ==, after);
  g_assert_false (bastide_game_can_redo (game));
  g_assert_false (bastide_game_used_undo (game));
}

/* Between people the next tile is the barrier. */
static void
test_barrier_tile (void)
{
  g_autoptr (BastideGame) game = play_new_game (2, 0, 4);
  guint64 hash;

  bastide_game_start (game);
  play_to_decision (game, BST_DECISION_END);
  g_assert_true (bastide_game_can_undo (game));
  play_random_action (game, 0);
  hash = play_hash (game);
  g_assert_false (bastide_game_can_undo (game));
  g_assert_nonnull (bastide_game_why_no_undo (game));
  bastide_game_undo (game);
  bastide_game_undo_turn (game);
  g_assert_cmphex (play_hash (game), ==, hash);
}

/* At the end of a turn its start is one step away, and no further. */
static void
test_turn (void)
{
  g_autoptr (BastideGame) game = play_new_game (2, 0, 9);
  guint64 start;

  bastide_game_start (game);
  for (guint i = 0; i < 5; i++)
    {
      start = play_hash (game);
      play_to_decision (game, BST_DECISION_END);
      bastide_game_undo_turn (game);
      g_assert_cmphex (play_hash (game), ==, start);
      g_assert_false (bastide_game_can_undo (game));
      play_to_decision (game, BST_DECISION_END);
      play_random_action (game, 0);
    }
}

/* Another choice after undo forgets what was taken back. */
static void
test_new_choice (void)
{
  g_autoptr (BastideGame) game = play_new_game (2, 0, 4);
  guint64 start;

  bastide_game_start (game);
  start = play_hash (game);
  play_random_action (game, 0);
  bastide_game_undo (game);
  play_random_action (game, 1);
  g_assert_false (bastide_game_can_redo (game));
  bastide_game_undo (game);
  g_assert_cmphex (play_hash (game), ==, start);
}

/* Against computers it goes back to the start, with their replies; the same
 * tiles come again. */
static void
test_computers (void)
{
  g_autoptr (BastideGame) game = play_new_game (1, 2, 6);
  g_autoptr (GArray) hashes = g_array_new (FALSE, FALSE, sizeof (guint64));
  guint n;

  bastide_game_start (game);
  play_wait_for_person (game);
  for (guint i = 0; i < 40; i++)
    {
      guint64 hash = play_hash (game);

      g_array_append_val (hashes, hash);
      play_random_action (game, i);
      play_wait_for_person (game);
    }

  n = bastide_game_get_n_moves (game);
  for (guint i = hashes->len; i > 0; i--)
    {
      g_assert_true (bastide_game_can_undo (game));
      bastide_game_undo (game);
      g_assert_cmphex (play_hash (game), ==,
                       g_array_index (hashes, guint64, i - 1));
    }
  g_assert_false (bastide_game_can_undo (game));
  g_assert_true (bastide_game_used_undo (game));

  for (guint i = 1; i < hashes->len; i++)
    {
      bastide_game_redo (game);
      g_assert_cmphex (play_hash (game), ==, g_array_index (hashes, guint64, i));
    }
  while (bastide_game_can_redo (game))
    bastide_game_redo (game);
  play_wait_for_person (game);
  g_assert_cmpuint (bastide_game_get_n_moves (game), ==, n);
}

/* The same choices after undo meet the same tiles. */
static void
test_same_tiles (void)
{
  g_autoptr (BastideGame) game = play_new_game (1, 1, 8);
  guint64 hash;
  guint n = 0;

  bastide_game_start (game);
  play_wait_for_person (game);
  while (bastide_game_get_n_moves (game) < 30)
    {
      play_random_action (game, n++);
      play_wait_for_person (game);
    }
  hash = play_hash (game);
  for (guint i = 0; i < n; i++)
    bastide_game_undo (game);
  g_assert_false (bastide_game_can_undo (game));
  for (guint i = 0; i < n; i++)
    {
      play_random_action (game, i);
      play_wait_for_person (game);
    }
  g_assert_cmphex (play_hash (game), ==, hash);
}

/* Undo while a computer thinks stops it; its answer is dropped. */
static void
test_while_thinking (void)
{
  g_autoptr (BastideGame) game = play_new_game (1, 1, 8);
  guint64 hash;

  bastide_game_set_computer_pause (game, 60000);
  bastide_game_start (game);
  while (bastide_game_is_person (game))
    play_random_action (game, 2);
  g_assert_true (bastide_game_is_thinking (game));
  bastide_game_undo (game);
  g_assert_false (bastide_game_is_thinking (game));
  g_assert_true (bastide_game_is_person (game));
  hash = play_hash (game);
  play_iterate ();
  g_assert_cmphex (play_hash (game), ==, hash);
}

/* A turn that ends by itself is one step. */
static void
test_automatic_end (void)
{
  g_autoptr (BastideGame) game = play_new_game (1, 1, 8);
  guint64 hash;

  bastide_game_set_end_automatically (game, TRUE);
  bastide_game_start (game);
  play_wait_for_person (game);
  play_to_decision (game, BST_DECISION_MAIN);
  hash = play_hash (game);
  play_random_action (game, 1);
  play_wait_for_person (game);
  bastide_game_undo (game);
  g_assert_cmphex (play_hash (game), ==, hash);
}

/* History and points are taken back as well. */
static void
test_history (void)
{
  g_autoptr (BastideGame) game = play_new_game (1, 1, 12);
  GListModel *history = bastide_game_get_history (game);
  guint rows;
  guint n = 0;

  bastide_game_start (game);
  play_wait_for_person (game);
  rows = g_list_model_get_n_items (history);
  while (!bst_state_is_over (bastide_game_get_state (game)))
    {
      play_random_action (game, n++);
      play_wait_for_person (game);
    }
  g_assert_cmpuint (g_list_model_get_n_items (history), >, rows + 100);
  for (; n > 0; n--)
    bastide_game_undo (game);
  g_assert_cmpuint (g_list_model_get_n_items (history), ==, rows);
  for (guint seat = 1; seat <= 2; seat++)
    for (int kind = 0; kind < BST_N_FEATURE_KINDS; kind++)
      {
        g_assert_cmpint (bastide_game_get_points_by (game, seat, kind, FALSE),
                         ==, 0);
        g_assert_cmpint (bastide_game_get_points_by (game, seat, kind, TRUE),
                         ==, 0);
      }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/undo/inside-turn", test_inside_turn);
  g_test_add_func ("/undo/barrier-tile", test_barrier_tile);
  g_test_add_func ("/undo/turn", test_turn);
  g_test_add_func ("/undo/new-choice", test_new_choice);
  g_test_add_func ("/undo/computers", test_computers);
  g_test_add_func ("/undo/same-tiles", test_same_tiles);
  g_test_add_func ("/undo/while-thinking", test_while_thinking);
  g_test_add_func ("/undo/automatic-end", test_automatic_end);
  g_test_add_func ("/undo/history", test_history);

  return g_test_run ();
}
