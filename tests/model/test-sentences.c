/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "bastide-history.h"
#include "bastide-sentence-private.h"

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

/* Positions of random games until there were @wanted of them. */
static void
check_games (guint    wanted,
             gboolean all)
{
  guint n = 0;

  for (guint64 seed = 1; n < wanted; seed++)
    {
      g_autoptr (BastideSetup) setup = play_new_setup (2 + seed % 3, 0, seed);
      g_autoptr (GError) error = NULL;
      g_autoptr (BastideGame) game = NULL;

      if (all)
        {
          play_use_all (setup);
          if (seed % 2 == 0)
            play_vary (setup, seed);
        }
      else if (seed % 2 == 0)
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

/* With the river in every second one. */
static void
test_random_positions (void)
{
  check_games (g_test_slow () ? 1000 : 100, FALSE);
}

static void
test_all_modules (void)
{
  check_games (g_test_slow () ? 1000 : 100, TRUE);
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

/* ---- Every code there is ---- */

/* A sentence that says more than the one for a code nobody knows. */
static void
check_own_words (char       *sentence,
                 const char *fallback)
{
  g_assert_cmpstr (sentence, !=, fallback);
  check_sentence (sentence);
}

static void
test_all_verbs (void)
{
  g_autoptr (BastideGame) game = play_new_game (2, 0, 5);
  const BstState *state = bastide_game_get_state (game);
  BstAction none = { .verb = BST_VERB_NONE };
  g_autofree char *fallback = bastide_sentence_for_action (game, state, &none);

  for (int verb = BST_VERB_NONE + 1; verb < BST_N_VERBS; verb++)
    {
      BstAction action = { .verb = verb, .seat = 1 };

      check_own_words (bastide_sentence_for_action (game, state, &action),
                       fallback);
    }
}

/* What is no news by itself: a draw is seen with the tile, a completion with
 * its score; terms and receivers belong to a score; no rules have events of
 * their own. */
static gboolean
is_silent (int kind)
{
  return kind == BST_EVENT_DRAWN || kind == BST_EVENT_COMPLETED
         || kind == BST_EVENT_TERM || kind == BST_EVENT_RECEIVER
         || kind == BST_EVENT_MODULE;
}

static char *
event_sentence (BastideGame    *game,
                const BstEvent *event)
{
  gsize used = 0;
  char *text = bastide_sentence_for_event (game, bastide_game_get_state (game),
                                           event, 1, &used);

  g_assert_cmpuint (used, ==, 1);
  return text;
}

static void
test_all_events (void)
{
  g_autoptr (BastideGame) game = play_new_game (2, 0, 5);

  for (int kind = 0; kind <= BST_EVENT_MODULE; kind++)
    {
      BstEvent event = { .kind = kind, .seat = 1, .cause = BST_CAUSE_MODULE,
                         .feature = BST_FEATURE_CITY, .slot = BST_SLOT_CELL,
                         .number = 1, .points = 1 };
      char *text = event_sentence (game, &event);

      if (is_silent (kind))
        g_assert_null (text);
      else
        check_sentence (text);
    }
}

/* Each reason for which a figure goes home has a sentence of its own, or goes
 * without: with a score. */
static void
test_all_causes (void)
{
  g_autoptr (BastideGame) game = play_new_game (2, 0, 5);
  g_autoptr (GHashTable) seen
      = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int cause = 0; cause <= BST_CAUSE_MOVED; cause++)
    {
      BstEvent event = { .kind = BST_EVENT_RETURNED, .seat = 1, .cause = cause };
      char *text = event_sentence (game, &event);

      if (cause == BST_CAUSE_FEATURE || cause == BST_CAUSE_FINAL)
        {
          g_assert_null (text);
          continue;
        }
      check_sentence (g_strdup (text));
      g_assert_nonnull (strstr (text, "Red’s follower"));
      g_assert_true (g_hash_table_add (seen, text));
    }
}

static void
test_all_bonuses (void)
{
  g_autoptr (BastideGame) game = play_new_game (2, 0, 5);
  BstEvent event = { .kind = BST_EVENT_POINTS, .seat = 1,
                     .cause = BST_CAUSE_MODULE, .points = 3, .code = 255 };
  g_autofree char *fallback = event_sentence (game, &event);
  g_autofree char *fallback_label = bastide_bonus_get_label (255);

  for (int code = 0; code <= BST_BONUS_KING_AND_ROBBER_BARON; code++)
    {
      event.code = code;
      check_own_words (event_sentence (game, &event), fallback);
      check_own_words (bastide_bonus_get_label (code), fallback_label);
      /* The word that files use stands for the same code. */
      g_assert_cmpstr (bst_bonus_name (code), !=, "bonus");
    }
}

static void
test_all_tokens (void)
{
  g_autoptr (BastideGame) game = play_new_game (2, 0, 5);
  BstEvent event = { .kind = BST_EVENT_TOKEN, .seat = 1, .number = 2,
                     .count = 2, .code = 255 };
  g_autofree char *fallback = event_sentence (game, &event);
  g_autofree char *fallback_label = bastide_token_get_label (255);

  for (int code = 0; code <= BST_TOKEN_ROBBER_BARON; code++)
    {
      event.code = code;
      check_own_words (event_sentence (game, &event), fallback);
      check_own_words (bastide_token_get_label (code), fallback_label);
    }
}

static void
test_all_terms (void)
{
  static const int codes[]
      = { BST_TERM_TILES, BST_TERM_SHIELDS, BST_TERM_NEIGHBORS, BST_TERM_CITIES,
          BST_TERM_PIG, BST_TERM_INN, BST_TERM_CATHEDRAL,
          BST_TERM_CATHEDRAL_SHIELDS };
  BstTerm term = { .code = 255, .seat = 1, .count = 2, .each = 3, .sum = 6 };
  g_autofree char *fallback = bastide_sentence_for_term (NULL, &term);

  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      term.code = codes[i];
      check_own_words (bastide_sentence_for_term (NULL, &term), fallback);
    }
  /* Nothing was added to the two runs of codes without a line above. */
  g_assert_cmpint (BST_TERM_PIG, ==, 4);
  g_assert_cmpint (BST_TERM_CATHEDRAL_SHIELDS, ==, BST_TERM_MODULE + 3);
}

/* Reasons that leave it at the rules: what rules of tests say. */
static void
test_all_refusals (void)
{
  g_autoptr (BastideGame) game = play_new_game (2, 0, 5);
  const BstState *state = bastide_game_get_state (game);
  BstRefusal refusal = { .code = BST_REFUSAL_MODULE };
  g_autofree char *fallback
      = bastide_sentence_for_refusal (game, state, NULL, &refusal);

  for (int code = BST_REFUSAL_NONE + 1; code < BST_REFUSAL_MODULE; code++)
    for (int kind = 0; kind <= BST_N_FEATURE_KINDS; kind++)
      {
        refusal = (BstRefusal){ .code = code, .a = kind, .b = kind,
                                .seats = 1 << 1 };
        check_own_words (bastide_sentence_for_refusal (game, state, NULL,
                                                       &refusal), fallback);
      }
}

static void
test_all_decisions (void)
{
  for (int kind = BST_DECISION_OVER + 1; kind < BST_N_DECISIONS; kind++)
    for (int pass = 0; pass < 2; pass++)
      {
        /* Chance decides these; so does it on what is drawn and dealt. */
        gboolean chance = kind == BST_DECISION_FIRST || kind == BST_DECISION_DEAL
                          || kind == BST_DECISION_DRAW;

        if (chance)
          g_assert_cmpstr (bastide_decision_get_format (kind, pass), ==,
                           "%s decides.");
        else
          g_assert_cmpstr (bastide_decision_get_format (kind, pass), !=,
                           "%s decides.");
      }
}

/* ---- Expansions in words ---- */

/* Features of one kind on a tile are told apart, unless they have no ports and
 * are counted. */
static void
test_ways (void)
{
  GListModel *sets = bastide_tile_sets_get_shipped ();

  for (guint i = 0; i < g_list_model_get_n_items (sets); i++)
    {
      g_autoptr (BastideTileSet) set = g_list_model_get_item (sets, i);
      guint n;
      const BstTile *kinds = bastide_tile_set_get_kinds (set, &n);

      for (guint j = 0; j < n; j++)
        for (guint a = 0; a < kinds[j].n_segments; a++)
          for (guint b = 0; b < a; b++)
            {
              const BstSegmentDef *one = &kinds[j].segments[a];
              const BstSegmentDef *other = &kinds[j].segments[b];
              g_autofree char *way = bastide_words_for_ports (one->ports);
              g_autofree char *other_way = bastide_words_for_ports (other->ports);

              if (one->kind == other->kind && (one->ports | other->ports) != 0)
                g_assert_cmpstr (way, !=, other_way);
            }
    }
}

static void
expect_details (BstTerm     *terms,
                guint        n,
                const char  *wanted)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) details = NULL;

  bastide_words_for_terms (NULL, terms, n, builder);
  details = g_strv_builder_end (builder);
  expect (g_strjoinv (" ", details), wanted);
}

/* What a building adds is told with what it adds to. */
static void
test_breakdown (void)
{
  BstTerm city[] = { { BST_TERM_TILES, 0, 6, 2, 12 },
                     { BST_TERM_SHIELDS, 0, 2, 2, 4 },
                     { BST_TERM_CATHEDRAL, 0, 6, 1, 6 },
                     { BST_TERM_CATHEDRAL_SHIELDS, 0, 2, 1, 2 } };
  BstTerm road[] = { { BST_TERM_TILES, 0, 4, 1, 4 },
                     { BST_TERM_INN, 0, 4, -1, -4 } };
  BstTerm field[] = { { BST_TERM_CITIES, 0, 3, 3, 9 },
                      { BST_TERM_PIG, 1, 3, 1, 3 } };

  expect_details (city, 4,
                  "6 tiles of a city with a cathedral, 3 for each: 18. "
                  "2 shields in a city with a cathedral, 3 for each: 6.");
  expect_details (road, 2,
                  "4 tiles of an unfinished road with an inn: nothing.");
  expect_details (field, 2,
                  "3 completed cities beside it, 3 for each: 9. "
                  "Player 1’s pig, 3 completed cities, 1 more for each: 3.");
}

/* Figures that go home with a score are told with it. */
static void
test_returned (void)
{
  g_autoptr (BastideGame) game = play_new_game (2, 0, 5);
  BstEvent events[]
      = { { .kind = BST_EVENT_SCORE, .feature = BST_FEATURE_ROAD, .points = 3 },
          { .kind = BST_EVENT_TERM, .code = BST_TERM_TILES, .count = 3,
            .each = 1, .points = 3 },
          { .kind = BST_EVENT_RECEIVER, .seat = 1, .number = 2, .points = 3 },
          { .kind = BST_EVENT_POINTS, .seat = 1, .points = 3 },
          { .kind = BST_EVENT_RETURNED, .seat = 1, .cause = BST_CAUSE_FEATURE },
          { .kind = BST_EVENT_RETURNED, .seat = 1, .cause = BST_CAUSE_FEATURE },
          { .kind = BST_EVENT_SCORE, .feature = BST_FEATURE_CITY },
          { .kind = BST_EVENT_RETURNED, .seat = 2, .cause = BST_CAUSE_FEATURE } };
  g_auto (GStrv) details = NULL;
  gsize used = 0;

  expect (bastide_sentence_for_event_full (
              game, bastide_game_get_state (game), events,
              G_N_ELEMENTS (events), &used, &details),
          "Road completed: 3 points for Red.");
  g_assert_cmpuint (used, ==, 3);
  g_assert_cmpuint (g_strv_length (details), ==, 3);
  g_assert_cmpstr (details[0], ==, "3 tiles, 1 for each: 3.");
  g_assert_cmpstr (details[1], ==, "Red: 2 followers, 3 points.");
  g_assert_cmpstr (details[2], ==, "Red gets back 2 followers.");
}

/* Players who get different points from one feature are told apart. */
static void
test_shares (void)
{
  g_autoptr (BastideGame) game = play_new_game (2, 0, 5);
  BstEvent events[]
      = { { .kind = BST_EVENT_SCORE, .feature = BST_FEATURE_FIELD,
            .when = BST_WHEN_FINAL, .points = 9 },
          { .kind = BST_EVENT_TERM, .code = BST_TERM_CITIES, .count = 3,
            .each = 3, .points = 9 },
          { .kind = BST_EVENT_TERM, .code = BST_TERM_PIG, .count = 3, .seat = 1,
            .each = 1, .points = 3 },
          { .kind = BST_EVENT_RECEIVER, .seat = 1, .number = 1, .points = 12 },
          { .kind = BST_EVENT_RECEIVER, .seat = 2, .number = 1, .points = 9 } };
  gsize used = 0;

  expect (bastide_sentence_for_event (game, bastide_game_get_state (game),
                                      events, G_N_ELEMENTS (events), &used),
          "Field: 12 points for Red and 9 points for Blue.");
  g_assert_cmpuint (used, ==, G_N_ELEMENTS (events));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sentences/words", test_words);
  g_test_add_func ("/sentences/card", test_card);
  g_test_add_func ("/sentences/all-verbs", test_all_verbs);
  g_test_add_func ("/sentences/all-events", test_all_events);
  g_test_add_func ("/sentences/all-causes", test_all_causes);
  g_test_add_func ("/sentences/all-bonuses", test_all_bonuses);
  g_test_add_func ("/sentences/all-tokens", test_all_tokens);
  g_test_add_func ("/sentences/all-terms", test_all_terms);
  g_test_add_func ("/sentences/all-refusals", test_all_refusals);
  g_test_add_func ("/sentences/all-decisions", test_all_decisions);
  g_test_add_func ("/sentences/ways", test_ways);
  g_test_add_func ("/sentences/breakdown", test_breakdown);
  g_test_add_func ("/sentences/returned", test_returned);
  g_test_add_func ("/sentences/shares", test_shares);
  g_test_add_func ("/sentences/random-positions", test_random_positions);
  g_test_add_func ("/sentences/all-modules", test_all_modules);

  return g_test_run ();
}
