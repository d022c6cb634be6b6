/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "bastide-history.h"
#include "bastide-sentences.h"

#include "play.h"

/* Printable, not empty, nothing left unfilled. */
static void
check_sentence (char *sentence)
{
  g_assert_nonnull (sentence);
  g_assert_true (g_utf8_validate (sentence, -1, NULL));
  g_assert_cmpuint (strlen (sentence), >, 1);
  g_assert_null (strchr (sentence, '%'));
  g_assert_null (strstr (sentence, "(null)"));
  g_free (sentence);
}

/* Actions that can be told apart by eye are told apart by name. */
static void
check_actions (BastideGame    *game,
               const BstState *state)
{
  g_autoptr (GArray) actions = play_list (state);
  g_autoptr (GHashTable) names
      = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < actions->len; i++)
    {
      char *name = bastide_sentence_for_action (
          game, state, &g_array_index (actions, BstAction, i));

      check_sentence (g_strdup (name));
      if (g_hash_table_contains (names, name))
        g_test_message ("Twice: %s", name);
      g_assert_true (g_hash_table_add (names, name));
    }
}

/* Each cell in and around the board, and why each way to lay the tile there
 * is refused. */
static void
check_cells (BastideGame    *game,
             const BstState *state)
{
  gboolean placing = bst_state_decision (state).kind == BST_DECISION_PLACE;
  int x0, y0, x1, y1;

  bst_state_bounds (state, &x0, &y0, &x1, &y1);
  for (int y = y0 - 2; y <= y1 + 2; y++)
    for (int x = x0 - 2; x <= x1 + 2; x++)
      {
        check_sentence (bastide_sentence_for_cell (game, state, x, y));
        for (int rot = 0; placing && rot < 4; rot++)
          {
            BstAction action = { .verb = BST_VERB_PLACE, .x = x, .y = y,
                                 .rot = rot };
            BstRefusal refusal = { 0 };

            if (!bst_state_test_place (state, x, y, rot, &refusal))
              check_sentence (bastide_sentence_for_refusal (game, state, &action,
                                                            &refusal));
          }
      }
}

static void
check_features (BastideGame    *game,
                const BstState *state)
{
  for (gsize tile = 0; tile < bst_state_n_tiles (state); tile++)
    {
      BstPlaced placed = bst_state_tile (state, tile);
      const BstTile *kind = bst_setup_kind (bst_state_setup (state),
                                            placed.kind);

      for (guint i = 0; i < kind->n_segments; i++)
        {
          g_auto (GStrv) details = NULL;

          check_sentence (bastide_sentence_for_feature (
              game, state, bst_state_segment (state, tile, i), &details));
          g_assert_cmpuint (g_strv_length (details), >=, 1);
          for (guint j = 0; details[j] != NULL; j++)
            check_sentence (g_strdup (details[j]));
        }
    }
}

static void
check_position (BastideGame *game)
{
  const BstState *state = bastide_game_get_state (game);

  check_actions (game, state);
  check_cells (game, state);
  check_features (game, state);
  check_sentence (bastide_sentence_for_decision (game));
  check_sentence (bastide_sentence_for_turn (game));
}

static void
check_history (BastideGame *game)
{
  GListModel *history = bastide_game_get_history (game);

  for (guint i = 0; i < g_list_model_get_n_items (history); i++)
    {
      g_autoptr (BastideHistoryItem) item = g_list_model_get_item (history, i);
      const char *const *details = bastide_history_item_get_details (item);

      check_sentence (g_strdup (bastide_history_item_get_text (item)));
      for (guint j = 0; details[j] != NULL; j++)
        check_sentence (g_strdup (details[j]));
    }
}

/* Positions of random games, with the river in every second one. */
static void
test_random_positions (void)
{
  guint wanted = g_test_slow () ? 1000 : 100;
  guint n = 0;

  for (guint64 seed = 1; n < wanted; seed++)
    {
      g_autoptr (BastideSetup) setup = play_new_setup (2 + seed % 3, 0, seed);
      g_autoptr (GError) error = NULL;
      g_autoptr (BastideGame) game = NULL;

      if (seed % 2 == 0)
        bastide_setup_set_copies (setup, "river", 1);
      game = bastide_game_new (setup, &error);
      g_assert_no_error (error);
      bastide_game_start (game);
      for (guint i = 0; !bst_state_is_over (bastide_game_get_state (game)); i++)
        {
          if (i % 11 == seed % 11)
            {
              check_position (game);
              n++;
            }
          play_random_action (game, i + seed);
        }
      check_history (game);
    }
}

static void
expect (char       *found,
        const char *wanted)
{
  g_assert_cmpstr (found, ==, wanted);
  g_free (found);
}

/* The words that the guide asks for. */
static void
test_words (void)
{
  static const char *const draws[] = { "draw base/V", NULL };
  g_autoptr (BastideSetup) setup = play_new_setup (2, 0, 5);
  g_autoptr (BastideGame) game = NULL;
  g_autoptr (GError) error = NULL;
  BstRefusal refusal = { 0 };
  BstAction action = { .verb = BST_VERB_PLACE, .x = 1, .y = 0 };
  const BstState *state;

  bastide_setup_set_draws (setup, draws);
  game = bastide_game_new (setup, &error);
  g_assert_no_error (error);
  bastide_game_start (game);
  state = bastide_game_get_state (game);

  expect (bastide_sentence_for_cell (game, state, 0, 0),
          "Column 0, row 0, tile D.");
  expect (bastide_sentence_for_cell (game, state, 5, 5),
          "Column 5, row 5, empty, away from all tiles.");
  expect (bastide_sentence_for_decision (game), "Red lays the tile.");
  expect (bastide_sentence_for_turn (game), "Red’s turn; 70 tiles left.");
  expect (bastide_seat_get_label (game, 2), "Blue");
  expect (bastide_seat_get_label (NULL, 2), "Player 2");

  action.verb = BST_VERB_END;
  expect (bastide_sentence_for_action (game, state, &action), "End Turn");
  refusal = (BstRefusal){ .code = BST_REFUSAL_EDGE, .side = BST_EAST,
                          .a = BST_FEATURE_ROAD, .b = BST_FEATURE_CITY };
  expect (bastide_sentence_for_refusal (game, state, &action, &refusal),
          "No: road meets city on the east side.");
  refusal = (BstRefusal){ .code = BST_REFUSAL_OCCUPIED, .seats = 1 << 2 };
  expect (bastide_sentence_for_refusal (game, state, &action, &refusal),
          "No: the feature is already claimed by Blue.");
}

/* What the card says about a road of one player. */
static void
test_card (void)
{
  static const char *const draws[] = { "draw base/U", NULL };
  g_autoptr (BastideSetup) setup = play_new_setup (2, 0, 5);
  g_autoptr (BastideGame) game = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) details = NULL;
  const BstState *state;
  BstSegmentId road = BST_NO_SEGMENT;

  bastide_setup_set_draws (setup, draws);
  game = bastide_game_new (setup, &error);
  g_assert_no_error (error);
  bastide_game_start (game);
  state = bastide_game_get_state (game);
  for (int slot = 0;
       slot < bst_setup_kind (bst_state_setup (state),
                              bst_state_tile (state, 0).kind)->n_segments;
       slot++)
    if (bastide_game_get_state (game) != NULL
        && bst_segment_def (state, bst_state_segment (state, 0, slot))->kind
               == BST_FEATURE_ROAD)
      road = bst_state_segment (state, 0, slot);
  g_assert_cmpuint (road, !=, BST_NO_SEGMENT);
  expect (bastide_sentence_for_feature (game, state, road, &details),
          "Road, 1 tile, 2 open ends, unclaimed");
  g_assert_cmpstr (details[0], ==, "Worth 1 point if the game ended now.");
}

/* Every event and refusal of the contract has its words or none, never a
 * crash, whatever its fields say. */
static void
test_all_codes (void)
{
  g_autoptr (BastideGame) game = play_new_game (2, 0, 5);
  const BstState *state = bastide_game_get_state (game);

  for (int kind = 0; kind <= BST_EVENT_MODULE; kind++)
    {
      BstEvent event = { .kind = kind, .seat = 1, .cause = BST_CAUSE_MODULE,
                         .feature = BST_FEATURE_CITY, .slot = BST_SLOT_CELL };
      gsize used = 0;
      char *text = bastide_sentence_for_event (game, state, &event, 1, &used);

      g_assert_cmpuint (used, ==, 1);
      if (text != NULL)
        check_sentence (text);
    }
  for (int code = 0; code <= BST_REFUSAL_MODULE; code++)
    for (int kind = 0; kind <= BST_N_FEATURE_KINDS; kind++)
      {
        BstRefusal refusal = { .code = code, .a = kind, .b = kind,
                               .seats = 1 << 1 };

        check_sentence (bastide_sentence_for_refusal (game, state, NULL,
                                                      &refusal));
      }
  for (int verb = 0; verb < BST_N_VERBS; verb++)
    {
      BstAction action = { .verb = verb, .seat = 1 };

      check_sentence (bastide_sentence_for_action (game, state, &action));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sentences/words", test_words);
  g_test_add_func ("/sentences/card", test_card);
  g_test_add_func ("/sentences/all-codes", test_all_codes);
  g_test_add_func ("/sentences/random-positions", test_random_positions);

  return g_test_run ();
}
