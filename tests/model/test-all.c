/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games with every expansion, as the views see them.
 */

#include <string.h>

#include "expansion.h"

#include "bastide-history.h"
#include "bastide-player.h"
#include "bastide-remaining.h"
#include "bastide-sentences.h"

#include "play.h"

/* What a game may show or not is looked for in game after game. */
#define ENOUGH_GAMES 20

static BastideGame *
new_game (guint   persons,
          guint   computers,
          guint64 seed)
{
  g_autoptr (BastideSetup) setup = play_new_setup (persons, computers, seed);
  g_autoptr (GError) error = NULL;
  BastideGame *game;

  play_use_all (setup);
  game = bastide_game_new (setup, &error);
  g_assert_no_error (error);
  bastide_game_set_computer_pause (game, 0);

  return game;
}

/* ---- History ---- */

static void
check_text (const char *text)
{
  g_assert_nonnull (text);
  g_assert_cmpuint (strlen (text), >, 2);
  g_assert_null (strchr (text, '%'));
}

static void
check_history (BastideGame *game)
{
  GListModel *history = bastide_game_get_history (game);

  for (guint i = 0; i < g_list_model_get_n_items (history); i++)
    {
      g_autoptr (BastideHistoryItem) item = g_list_model_get_item (history, i);
      const char *const *details = bastide_history_item_get_details (item);

      check_text (bastide_history_item_get_text (item));
      for (guint j = 0; details[j] != NULL; j++)
        check_text (details[j]);
    }
}

/* The rows and the table tell of every point. */
static void
check_sums (BastideGame *game)
{
  const BstState *state = bastide_game_get_state (game);
  GListModel *history = bastide_game_get_history (game);

  for (guint seat = 1; seat <= bst_setup_seats (bst_state_setup (state)); seat++)
    {
      int rows = 0;
      int table = 0;

      for (guint i = 0; i < g_list_model_get_n_items (history); i++)
        {
          g_autoptr (BastideHistoryItem) item
              = g_list_model_get_item (history, i);

          rows += bastide_history_item_get_points_of (item, seat);
        }
      for (int kind = 0; kind < BST_N_FEATURE_KINDS; kind++)
        table += bastide_game_get_points_by (game, seat, kind, FALSE)
                 + bastide_game_get_points_by (game, seat, kind, TRUE);
      for (int code = 0; code <= BST_BONUS_KING_AND_ROBBER_BARON; code++)
        table += bastide_game_get_bonus_points (game, seat, code);
      g_assert_cmpint (rows, ==, bst_state_score (state, seat));
      g_assert_cmpint (table, ==, bst_state_score (state, seat));
    }
}

/* ---- Computers, and a game that is saved ---- */

static BastideGame *
load_again (BastideGame *game)
{
  g_autoptr (GBytes) bytes = bastide_game_to_bytes (game);
  g_autoptr (GError) error = NULL;
  BastideGame *again
      = bastide_game_new_from_bytes (bytes, "again.bastide", &error);

  g_assert_no_error (error);
  g_assert_cmphex (play_hash (again), ==, play_hash (game));

  return again;
}

/* A game of three computers, saved in the middle and gone on with from the
 * file, then from the start as it was saved at the end. */
static void
test_computers (void)
{
  g_autoptr (BastideGame) game = new_game (0, 3, 8);
  g_autoptr (BastideGame) middle = NULL;
  g_autoptr (BastideGame) end = NULL;
  guint n_tiles = bst_setup_n_tiles (
      bst_state_setup (bastide_game_get_state (game)));

  bastide_game_start (game);
  while (bst_state_n_tiles (bastide_game_get_state (game)) < n_tiles / 2)
    g_main_context_iteration (NULL, TRUE);
  bastide_game_stop (game);

  middle = load_again (game);
  bastide_game_set_computer_pause (middle, 0);
  bastide_game_start (middle);
  play_wait_until_over (middle);
  check_history (middle);
  check_sums (middle);

  end = load_again (middle);
  g_assert_cmpuint (
      g_list_model_get_n_items (bastide_game_get_history (end)), ==,
      g_list_model_get_n_items (bastide_game_get_history (middle)));
}

/* Whether each kind of decision that the expansions have was tried. */
static gboolean
has_all (const guint tried[BST_N_DECISIONS])
{
  static const BstDecisionKind wanted[]
      = { BST_DECISION_HAND,   BST_DECISION_PLACE, BST_DECISION_MAIN,
          BST_DECISION_ALSO,   BST_DECISION_END,   BST_DECISION_DRAGON,
          BST_DECISION_WAGON,  BST_DECISION_AGAIN };

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    if (tried[wanted[i]] < 2)
      return FALSE;

  return TRUE;
}

/* Whatever is to be decided, a file brings the game back to it. */
static void
test_any_decision (void)
{
  guint tried[BST_N_DECISIONS] = { 0 };

  for (guint64 seed = 1; seed <= ENOUGH_GAMES && !has_all (tried); seed++)
    {
      g_autoptr (BastideSetup) setup = play_new_setup (3, 0, seed);
      g_autoptr (GError) error = NULL;
      g_autoptr (BastideGame) game = NULL;

      play_use_all (setup);
      play_vary (setup, seed);
      game = bastide_game_new (setup, &error);
      g_assert_no_error (error);
      bastide_game_start (game);
      for (guint i = 0; !bst_state_is_over (bastide_game_get_state (game)); i++)
        {
          guint kind = bst_state_decision (bastide_game_get_state (game)).kind;

          if (tried[kind] < 4 && i > 20 * tried[kind])
            {
              g_autoptr (BastideGame) again = load_again (game);

              g_assert_cmpuint (
                  bst_state_decision (bastide_game_get_state (again)).kind, ==,
                  kind);
              tried[kind]++;
            }
          play_random_action (game, i + seed);
        }
      check_history (game);
      check_sums (game);
    }
  g_assert_true (has_all (tried));
}

/* ---- What players hold ---- */

static guint
count_of (BastidePlayer *player,
          const char    *id)
{
  BastideHolding *holding = bastide_player_find_holding (player, id);

  g_assert_nonnull (holding);
  return bastide_holding_get_count (holding);
}

static void
check_holdings (BastideGame *game)
{
  const BstState *state = bastide_game_get_state (game);
  GListModel *players = bastide_game_get_players (game);

  for (guint seat = 1; seat <= g_list_model_get_n_items (players); seat++)
    {
      g_autoptr (BastidePlayer) player
          = g_list_model_get_item (players, seat - 1);
      int pig = bst_setup_find_piece (bst_state_setup (state), "pig", 3);

      g_assert_cmpuint (count_of (player, "pig"), ==,
                        bst_state_supply (state, seat, pig));
      g_assert_cmpuint (count_of (player, "abbey"), ==,
                        bst_state_abbeys (state, seat));
      g_assert_cmpuint (count_of (player, "grain"), ==,
                        bst_state_goods (state, seat, BST_TOKEN_GRAIN));
      g_assert_cmpuint (count_of (player, "king"), ==,
                        bst_state_title_holder (state, BST_TOKEN_KING) == seat);
    }
}

static void
notify_cb (BastideHolding *holding,
           GParamSpec     *pspec,
           guint          *count)
{
  g_autofree char *label = bastide_holding_dup_label (holding);

  check_text (label);
  (*count)++;
}

static void
test_holdings (void)
{
  g_autoptr (BastideGame) game = new_game (3, 0, 11);
  GListModel *players = bastide_game_get_players (game);
  g_autoptr (BastidePlayer) red = g_list_model_get_item (players, 0);
  GListModel *holdings = bastide_player_get_holdings (red);
  guint changes = 0;

  /* Eight kinds of figures, abbeys, three goods, two titles; nothing neutral. */
  g_assert_cmpuint (g_list_model_get_n_items (holdings), ==, 8 + 1 + 3 + 2);
  g_assert_null (bastide_player_find_holding (red, "dragon"));
  g_assert_cmpuint (count_of (red, "follower"), ==, 7);
  g_assert_cmpuint (count_of (red, "abbey"), ==, 1);
  for (guint i = 0; i < g_list_model_get_n_items (holdings); i++)
    {
      g_autoptr (BastideHolding) it = g_list_model_get_item (holdings, i);

      g_signal_connect (it, "notify::label", G_CALLBACK (notify_cb), &changes);
    }

  bastide_game_start (game);
  for (guint i = 0; !bst_state_is_over (bastide_game_get_state (game)); i++)
    {
      play_random_action (game, i);
      check_holdings (game);
    }
  g_assert_cmpuint (changes, >, 20);
  check_sums (game);
}

/* What a player has used up is still a thing to hold, in a loaded game too; and
 * abbeys without their rules are nowhere. */
static void
test_abbeys (void)
{
  g_autoptr (BastideGame) game = new_game (3, 0, 11);
  g_autoptr (BastideGame) again = NULL;
  g_autoptr (BastideSetup) setup = play_new_setup (2, 0, 1);
  g_autoptr (BastideGame) plain = NULL;
  g_autoptr (BastidePlayer) red = NULL;
  GListModel *remaining;

  bastide_game_start (game);
  play_to_end (game, 5);
  again = load_again (game);
  for (guint seat = 1; seat <= 3; seat++)
    {
      g_autoptr (BastidePlayer) player
          = g_list_model_get_item (bastide_game_get_players (again), seat - 1);

      g_assert_cmpuint (count_of (player, "abbey"), ==,
                        bst_state_abbeys (bastide_game_get_state (game), seat));
      g_assert_cmpuint (bastide_holding_get_total (
                            bastide_player_find_holding (player, "abbey")),
                        ==, 1);
    }

  bastide_setup_set_copies (setup, "abbey-and-mayor", 1);
  bastide_setup_set_module (setup, "abbey-and-mayor", FALSE);
  plain = bastide_game_new (setup, NULL);
  red = g_list_model_get_item (bastide_game_get_players (plain), 0);
  g_assert_null (bastide_player_find_holding (red, "abbey"));
  remaining = bastide_game_get_remaining (plain);
  for (guint i = 0; i < g_list_model_get_n_items (remaining); i++)
    {
      g_autoptr (BastideRemaining) item = g_list_model_get_item (remaining, i);

      g_assert_cmpuint (bastide_remaining_get_placed (item), <=, 1);
      g_assert_cmpint (bastide_remaining_get_tile (item)->group, !=,
                       BST_GROUP_HAND);
    }
}

/* A base game has nothing but followers. */
static void
test_base_holdings (void)
{
  g_autoptr (BastideGame) game = play_new_game (2, 0, 5);
  g_autoptr (BastidePlayer) red
      = g_list_model_get_item (bastide_game_get_players (game), 0);

  g_assert_cmpuint (
      g_list_model_get_n_items (bastide_player_get_holdings (red)), ==, 1);
  g_assert_cmpuint (count_of (red, "follower"), ==, 7);
}

/* ---- Tiles ---- */

/* Those of one set are side by side, and abbeys are left while players have
 * them in hand. */
static void
test_remaining (void)
{
  g_autoptr (BastideGame) game = new_game (3, 0, 11);
  GListModel *remaining = bastide_game_get_remaining (game);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  const char *last = "";
  gboolean abbeys = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (remaining); i++)
    {
      g_autoptr (BastideRemaining) item = g_list_model_get_item (remaining, i);
      const char *id = bastide_remaining_get_set_id (item);
      gboolean hand = bastide_remaining_get_tile (item)->group == BST_GROUP_HAND;

      g_assert_cmpstr (bastide_remaining_get_set_name (item), !=, id);
      if (!g_str_equal (id, last))
        g_assert_true (g_hash_table_add (seen, (char *) id));
      last = id;
      if (!hand)
        continue;
      abbeys = TRUE;
      g_assert_cmpuint (bastide_remaining_get_left (item), ==, 3);
      g_assert_cmpuint (bastide_remaining_get_placed (item), ==, 0);
      bastide_game_set_remaining_cell (game, 1, 0);
      g_assert_cmpuint (bastide_remaining_get_fits (item), ==, 0);
      bastide_game_unset_remaining_cell (game);
      g_assert_cmpuint (bastide_remaining_get_fits (item), ==, 3);
    }
  g_assert_true (abbeys);
}

/* ---- Undo ---- */

/* A step of the dragon stands once another person has the next one. Returns how
 * many steps there were. */
static guint
check_dragon_steps (guint64 seed)
{
  g_autoptr (BastideGame) game = new_game (3, 0, seed);
  guint steps = 0;

  bastide_game_start (game);
  for (guint i = 0; !bst_state_is_over (bastide_game_get_state (game)); i++)
    {
      BstDecision before = bst_state_decision (bastide_game_get_state (game));
      BstDecision after;

      play_random_action (game, i);
      after = bst_state_decision (bastide_game_get_state (game));
      if (after.kind != BST_DECISION_DRAGON || after.seat == before.seat)
        continue;
      g_assert_false (bastide_game_can_undo (game));
      g_assert_cmpstr (bastide_game_why_no_undo (game), ==,
                       "Another player has to decide now, so the last decision "
                       "stands.");
      steps++;
    }

  return steps;
}

static void
test_dragon_steps (void)
{
  guint steps = 0;

  for (guint64 seed = 1; seed <= ENOUGH_GAMES && steps < 10; seed++)
    steps += check_dragon_steps (seed);
  g_assert_cmpuint (steps, >=, 10);
}

/* Whether rows from @first on tell that the dragon has eaten. */
static gboolean
has_eaten (BastideGame *game,
           guint        first)
{
  GListModel *history = bastide_game_get_history (game);

  for (guint i = first; i < g_list_model_get_n_items (history); i++)
    {
      g_autoptr (BastideHistoryItem) item = g_list_model_get_item (history, i);

      if (g_str_has_prefix (bastide_history_item_get_text (item),
                            "The dragon eats"))
        return TRUE;
    }

  return FALSE;
}

/* The name of a step says whether somebody is eaten, and that is so. A step that
 * is taken unasked may follow, so that only the first one's word is taken.
 * Returns how often somebody was. */
static guint
check_dragon_names (guint64 seed)
{
  g_autoptr (BastideGame) game = new_game (3, 0, seed);
  guint eaten = 0;

  bastide_game_start (game);
  for (guint i = 0; !bst_state_is_over (bastide_game_get_state (game)); i++)
    {
      const BstState *state = bastide_game_get_state (game);
      g_autoptr (GArray) actions = play_list (state);
      BstAction action = g_array_index (actions, BstAction, i % actions->len);
      guint rows
          = g_list_model_get_n_items (bastide_game_get_history (game));
      g_autofree char *name
          = bastide_sentence_for_action (game, state, &action);
      g_autoptr (GError) error = NULL;

      if (action.verb == BST_VERB_DRAGON)
        g_assert_true (g_str_has_prefix (name, "Move the dragon to the "));
      bastide_game_act (game, &action, &error);
      g_assert_no_error (error);
      if (action.verb == BST_VERB_DRAGON && strstr (name, "where it eats"))
        {
          g_assert_true (has_eaten (game, rows));
          eaten++;
        }
    }

  return eaten;
}

static void
test_dragon_names (void)
{
  guint eaten = 0;

  for (guint64 seed = 1; seed <= ENOUGH_GAMES && eaten < 3; seed++)
    eaten += check_dragon_names (seed);
  g_assert_cmpuint (eaten, >=, 3);
}

/* Whatever was decided comes again by redo, in and out of turn. */
static void
test_redo (void)
{
  g_autoptr (BastideGame) game = new_game (1, 2, 6);

  bastide_game_start (game);
  for (guint i = 0; i < 60; i++)
    {
      guint64 hash;
      guint n;

      play_wait_for_person (game);
      if (bst_state_is_over (bastide_game_get_state (game)))
        break;
      hash = play_hash (game);
      n = bastide_game_get_n_moves (game);
      if (bastide_game_can_undo (game))
        {
          bastide_game_undo (game);
          g_assert_cmpuint (bastide_game_get_n_moves (game), <, n);
          bastide_game_redo (game);
          g_assert_cmphex (play_hash (game), ==, hash);
          g_assert_cmpuint (bastide_game_get_n_moves (game), ==, n);
        }
      play_random_action (game, i);
    }
  check_history (game);
}

/* ---- Out of turn ---- */

typedef struct
{
  gint64 last;
  guint moves;
  guint steps;
  guint decisions; /* of a person, in a computer's turn */
  guint seat; /* whose decision was open before */
} Watch;

/* Steps of computers are seen for a while: the pause, from when the game began to
 * tell of the step before. */
static void
changed_cb (BastideGame   *game,
            BastideChange  change,
            Watch         *watch)
{
  const BstState *state = bastide_game_get_state (game);
  guint moves = bastide_game_get_n_moves (game);
  gint64 now = g_get_monotonic_time ();

  if (moves == watch->moves)
    return;
  if (bst_dragon_steps_left (state) > 0 && bst_dragon_steps_left (state) < 5
      && watch->seat != 1)
    {
      g_assert_cmpint (now - watch->last, >=, 15 * 1000);
      watch->steps++;
    }
  watch->seat = bst_state_decision (state).seat;
  watch->moves = moves;
  watch->last = now;
}

/* A person decides in a computer's turn: the game waits, and says who it is.
 * Plays until there was enough of that, or to the end. */
static void
check_out_of_turn (guint64  seed,
                   Watch   *watch)
{
  g_autoptr (BastideGame) game = new_game (1, 2, seed);

  watch->moves = 0;
  bastide_game_set_computer_pause (game, 30);
  g_signal_connect (game, "changed", G_CALLBACK (changed_cb), watch);
  bastide_game_start (game);
  for (guint i = 0; watch->decisions < 3 || watch->steps < 3; i++)
    {
      const BstState *state;

      play_wait_for_person (game);
      state = bastide_game_get_state (game);
      if (bst_state_is_over (state))
        return;
      if (bst_state_active (state) != 1)
        {
          g_autofree char *text = bastide_sentence_for_decision (game);

          g_assert_false (bastide_game_is_thinking (game));
          g_assert_true (g_str_has_prefix (text, "Red "));
          watch->decisions++;
        }
      play_random_action (game, i);
    }
}

static void
test_out_of_turn (void)
{
  Watch watch = { 0 };

  for (guint64 seed = 6;
       seed <= ENOUGH_GAMES && (watch.decisions < 3 || watch.steps < 3); seed++)
    check_out_of_turn (seed, &watch);
  g_assert_cmpuint (watch.decisions, >=, 3);
  g_assert_cmpuint (watch.steps, >=, 3);
}

/* ---- What somebody missed ---- */

/* Tiles on which the dragon ate are told first; the newest laid tile is last.
 * Returns how often there were some. */
static guint
check_recent (guint64 seed)
{
  g_autoptr (BastideGame) game = new_game (3, 0, seed);
  guint told = 0;

  bastide_game_start (game);
  for (guint i = 0; !bst_state_is_over (bastide_game_get_state (game)); i++)
    {
      GListModel *history = bastide_game_get_history (game);
      guint n = g_list_model_get_n_items (history);
      const BstState *state;

      play_random_action (game, i);
      state = bastide_game_get_state (game);
      for (; n < g_list_model_get_n_items (history); n++)
        {
          g_autoptr (BastideHistoryItem) item
              = g_list_model_get_item (history, n);
          g_autoptr (GArray) recent = bastide_game_get_recent (game);
          BstTileId tile = bst_dragon_tile (state);

          if (!g_str_has_prefix (bastide_history_item_get_text (item),
                                 "The dragon eats")
              || bst_dragon_steps_left (state) == 0)
            continue;
          g_assert_cmpuint (recent->len, >=, 2);
          g_assert_cmpuint (g_array_index (recent, BstTileId, recent->len - 1),
                            ==, bst_state_n_tiles (state) - 1);
          for (guint k = 0; k < recent->len; k++)
            if (g_array_index (recent, BstTileId, k) == tile)
              {
                told++;
                break;
              }
        }
    }

  return told;
}

static void
test_recent (void)
{
  guint told = 0;

  for (guint64 seed = 1; seed <= ENOUGH_GAMES && told == 0; seed++)
    told += check_recent (seed);
  g_assert_cmpuint (told, >, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/all/computers", test_computers);
  g_test_add_func ("/all/any-decision", test_any_decision);
  g_test_add_func ("/all/holdings", test_holdings);
  g_test_add_func ("/all/abbeys", test_abbeys);
  g_test_add_func ("/all/base-holdings", test_base_holdings);
  g_test_add_func ("/all/remaining", test_remaining);
  g_test_add_func ("/all/dragon-steps", test_dragon_steps);
  g_test_add_func ("/all/dragon-names", test_dragon_names);
  g_test_add_func ("/all/redo", test_redo);
  g_test_add_func ("/all/out-of-turn", test_out_of_turn);
  g_test_add_func ("/all/recent", test_recent);

  return g_test_run ();
}
