/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "expansion.h"

#include "bastide-game.h"
#include "bastide-player.h"
#include "bastide-remaining.h"
#include "bastide-setup-private.h"

#include "play.h"

static void
test_default (void)
{
  BastideSetup *setup = bastide_setup_new ();
  g_autoptr (GError) error = NULL;
  BstSetup *engine = bastide_setup_build (setup, &error);

  g_assert_no_error (error);
  /* Sentences such as "%s lays the tile." need a name. */
  g_assert_cmpstr (bastide_setup_get_name (setup, 1), ==, "Player 1");
  g_assert_cmpuint (bst_setup_seats (engine), ==, 2);
  g_assert_cmpuint (bst_setup_n_tiles (engine), ==, 72);
  bst_setup_unref (engine);
  g_assert_finalize_object (setup);
}

/* Two players who swap take all that they are to the other seat. */
static void
test_swap (void)
{
  g_autoptr (BastideSetup) setup = bastide_setup_new ();

  bastide_setup_set_player (setup, 1, "Anna", 3, BASTIDE_PLAYER_HUMAN, 1);
  bastide_setup_set_player (setup, 2, "Bert", 5, BASTIDE_PLAYER_COMPUTER, 2);
  bastide_setup_add_player (setup, "Carl", 0, BASTIDE_PLAYER_COMPUTER, 1);
  bastide_setup_swap_players (setup, 1, 2);
  g_assert_cmpuint (bastide_setup_get_n_players (setup), ==, 3);
  g_assert_cmpstr (bastide_setup_get_name (setup, 1), ==, "Bert");
  g_assert_cmpuint (bastide_setup_get_color (setup, 1), ==, 5);
  g_assert_cmpint (bastide_setup_get_kind (setup, 1), ==, BASTIDE_PLAYER_COMPUTER);
  g_assert_cmpuint (bastide_setup_get_level (setup, 1), ==, 2);
  g_assert_cmpstr (bastide_setup_get_name (setup, 2), ==, "Anna");
  g_assert_cmpuint (bastide_setup_get_color (setup, 2), ==, 3);
  g_assert_cmpint (bastide_setup_get_kind (setup, 2), ==, BASTIDE_PLAYER_HUMAN);
  g_assert_cmpuint (bastide_setup_get_level (setup, 2), ==, 1);
  g_assert_cmpstr (bastide_setup_get_name (setup, 3), ==, "Carl");
}

/* A set brings its rules and takes them away. */
static void
test_modules (void)
{
  g_autoptr (BastideSetup) setup = bastide_setup_new ();

  g_assert_true (bastide_setup_get_module (setup, "base"));
  g_assert_false (bastide_setup_get_module (setup, "river"));
  bastide_setup_set_copies (setup, "river", 1);
  g_assert_true (bastide_setup_get_module (setup, "river"));
  bastide_setup_set_copies (setup, "river", 0);
  g_assert_false (bastide_setup_get_module (setup, "river"));
  bastide_setup_set_copies (setup, "base", 0);
  g_assert_true (bastide_setup_get_module (setup, "base"));
}

static void
test_options (void)
{
  g_autoptr (BastideSetup) setup = bastide_setup_new ();

  g_assert_cmpstr (bastide_setup_get_option (setup, "base.farmers"), ==, "on");
  g_assert_cmpstr (bastide_setup_get_preset (setup), ==, "rulebook");
  bastide_setup_set_option (setup, "base.farmers", "off");
  g_assert_cmpstr (bastide_setup_get_option (setup, "base.farmers"), ==, "off");
  g_assert_null (bastide_setup_get_preset (setup));
  bastide_setup_set_option (setup, "base.farmers", "on");
  g_assert_cmpstr (bastide_setup_get_preset (setup), ==, "rulebook");
  bastide_setup_apply_preset (setup, "bga");
  g_assert_cmpstr (bastide_setup_get_preset (setup), ==, "bga");
  g_assert_null (bastide_setup_get_option (setup, "nothing"));
}

/* Each preset sets options that there are, to values that there are, and is
 * told from the others. */
static void
test_presets (void)
{
  const char *const *ids = bastide_presets_list ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (BastideSetup) setup = bastide_setup_new ();
      g_autoptr (GError) error = NULL;
      BstSetup *engine;

      for (gsize m = 0; m < bst_modules_count (); m++)
        if (bst_modules_is_public (m) && !bst_modules_is_game (m))
          bastide_setup_set_module (setup, bst_modules_id (m), TRUE);
      bastide_setup_apply_preset (setup, ids[i]);
      g_assert_cmpstr (bastide_setup_get_preset (setup), ==, ids[i]);
      engine = bastide_setup_build (setup, &error);
      g_assert_no_error (error);
      g_assert_cmpint (bst_setup_option (engine, "kr.record"), ==,
                       g_str_equal (ids[i], "jcloisterzone"));
      g_assert_cmpint (bst_setup_option (engine, "tb.builder-placement"), ==,
                       g_str_equal (ids[i], "bga"));
      bst_setup_unref (engine);

      bastide_setup_set_option (setup, "base.two-tile-city", "2");
      g_assert_null (bastide_setup_get_preset (setup));
    }
}

/* Every option that the engine knows has words, for itself and its values. */
static void
test_option_words (void)
{
  for (gsize i = 0; i < bst_modules_count (); i++)
    {
      const BstOptionDef *options;
      gsize n = bst_modules_options (i, &options);

      for (gsize j = 0; bst_modules_is_public (i) && j < n; j++)
        {
          g_autofree char *title = bastide_option_get_title (options[j].key);
          g_autofree char *help = bastide_option_get_help (options[j].key);

          g_assert_cmpstr (title, !=, options[j].key);
          g_assert_cmpstr (help, !=, "");
          for (guint k = 0; options[j].values[k] != NULL; k++)
            {
              g_autofree char *value = bastide_option_get_value_title (
                  options[j].key, options[j].values[k]);

              g_assert_cmpstr (value, !=, options[j].values[k]);
            }
        }
    }
}

/* Each player has an abbey in hand, whichever edition its set is of, and one
 * for each copy of either. */
static void
test_abbeys (void)
{
  static const struct
  {
    guint plain, gardens, abbeys;
  } cases[] = { { 1, 0, 1 }, { 0, 1, 1 }, { 0, 2, 2 }, { 1, 1, 2 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BastideSetup) setup = play_new_setup (3, 0, 99);
      g_autoptr (GError) error = NULL;
      g_autoptr (BastideGame) game = NULL;
      const BstState *state;

      bastide_setup_set_copies (setup, "abbey-and-mayor", cases[i].plain);
      bastide_setup_set_copies (setup, "abbey-and-mayor-gardens",
                                cases[i].gardens);
      game = bastide_game_new (setup, &error);
      g_assert_no_error (error);
      state = bastide_game_get_state (game);
      for (guint seat = 1; seat <= 3; seat++)
        g_assert_cmpuint (bst_state_abbeys (state, seat), ==, cases[i].abbeys);
      g_assert_null (bst_state_check (state));
    }
}

static void
test_text (void)
{
  g_autoptr (BastideSetup) setup = play_new_setup (2, 1, 99);
  g_autoptr (BastideSetup) again = NULL;
  g_autoptr (BastideSetup) copy = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *text_again = NULL;
  g_autofree char *text_copy = NULL;

  bastide_setup_set_copies (setup, "river", 2);
  bastide_setup_set_option (setup, "river.u-turn", "free");
  bastide_setup_set_figures (setup, "follower", 5);
  bastide_setup_set_tiles (setup, "base/V", 3);
  g_assert_true (bastide_setup_add_blank (setup, "inn"));
  g_assert_true (bastide_setup_add_blank (setup, "volcano"));
  g_assert_false (bastide_setup_add_blank (setup, "moon"));
  bastide_setup_add_start (setup, "base/D", -2, 5, 3);
  text = bastide_setup_to_string (setup);
  again = bastide_setup_new_from_string (text, &error);
  g_assert_no_error (error);
  text_again = bastide_setup_to_string (again);
  g_assert_cmpstr (text, ==, text_again);
  copy = bastide_setup_copy (setup);
  text_copy = bastide_setup_to_string (copy);
  g_assert_cmpstr (text, ==, text_copy);

  g_assert_null (bastide_setup_new_from_string ("[Game\n", &error));
  g_assert_nonnull (error);
}

static void
test_refused (void)
{
  g_autoptr (BastideSetup) setup = play_new_setup (2, 0, 1);
  g_autoptr (GError) error = NULL;

  bastide_setup_set_copies (setup, "nowhere", 1);
  g_assert_null (bastide_game_new (setup, &error));
  g_assert_error (error, BASTIDE_GAME_ERROR, BASTIDE_GAME_ERROR_SETUP);
  g_assert_nonnull (strstr (error->message, "nowhere"));
  g_clear_error (&error);
  bastide_setup_set_copies (setup, "nowhere", 0);
  bastide_setup_set_copies (setup, "base", 900);
  g_assert_null (bastide_game_new (setup, &error));
  g_assert_error (error, BASTIDE_GAME_ERROR, BASTIDE_GAME_ERROR_SETUP);
  g_assert_cmpstr (error->message, ==,
                   "The sets have 64800 tiles together, and a game can have at "
                   "most 10000. Choose fewer sets or copies.");
  g_clear_error (&error);
  bastide_setup_set_copies (setup, "base", 1);
  bastide_setup_set_figures (setup, "follower", 200);
  g_assert_null (bastide_game_new (setup, &error));
  g_assert_error (error, BASTIDE_GAME_ERROR, BASTIDE_GAME_ERROR_SETUP);
  g_assert_cmpstr (error->message, ==,
                   "Each player would have 200 figures, and can have at most 64. "
                   "Choose fewer expansions.");
}

/* A number says what it counts, for every limit that a set-up can meet. */
static void
test_refused_counts (void)
{
  static const BstSetupFault faults[]
      = { BST_SETUP_SEATS, BST_SETUP_TILES, BST_SETUP_SEGMENTS, BST_SETUP_PIECES,
          BST_SETUP_EDGE_CLASSES, BST_SETUP_COUNTERS, BST_SETUP_LIMIT };

  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      BstSetupError error = { faults[i], 4711, 815, "" };
      g_autofree char *sentence = bastide_setup_error_to_string (&error);

      g_assert_null (strchr (sentence, '('));
      g_assert_true (g_str_has_suffix (sentence, "."));
      /* Those without a limit of their own tell no numbers. */
      g_assert_true (faults[i] == BST_SETUP_COUNTERS || faults[i] == BST_SETUP_LIMIT
                     || strstr (sentence, "815") != NULL);
    }
}

static void
count_cb (GObject    *object,
          GParamSpec *pspec,
          guint      *count)
{
  (*count)++;
}

/* The lists follow the position, with one notification for each change. */
static void
test_lists (void)
{
  g_autoptr (BastideGame) game = play_new_game (2, 0, 5);
  GListModel *players = bastide_game_get_players (game);
  GListModel *remaining = bastide_game_get_remaining (game);
  g_autoptr (BastidePlayer) red = g_list_model_get_item (players, 0);
  guint supply = 0;
  guint left = 0;

  g_assert_cmpuint (g_list_model_get_n_items (players), ==, 2);
  g_assert_cmpuint (g_list_model_get_n_items (remaining), ==, 24);
  g_assert_cmpuint (bastide_player_get_supply (red), ==, 7);
  g_signal_connect (red, "notify::supply", G_CALLBACK (count_cb), &supply);
  bastide_game_start (game);
  g_assert_true (bastide_player_get_active (red));
  g_assert_true (bastide_player_get_deciding (red));
  play_to_decision (game, BST_DECISION_MAIN);
  g_assert_cmpuint (supply, ==, 0);
  while (bastide_player_get_supply (red) == 7)
    play_random_action (game, supply + bastide_game_get_n_moves (game));
  g_assert_cmpuint (supply, ==, 1);

  play_to_end (game, 4);
  for (guint i = 0; i < g_list_model_get_n_items (remaining); i++)
    {
      g_autoptr (BastideRemaining) item = g_list_model_get_item (remaining, i);

      left += bastide_remaining_get_left (item);
      g_assert_cmpuint (bastide_remaining_get_placed (item)
                            + bastide_remaining_get_discarded (item)
                            + bastide_remaining_get_left (item),
                        ==, bastide_remaining_get_total (item));
    }
  g_assert_cmpuint (left, ==, 0);
}

/* Counts of placed tiles are those of the board, at any moment of a turn. */
static void
test_remaining_placed (void)
{
  g_autoptr (BastideGame) game = play_new_game (2, 0, 5);
  GListModel *remaining = bastide_game_get_remaining (game);
  const BstState *state = bastide_game_get_state (game);

  bastide_game_start (game);
  for (guint i = 0; i < 60; i++)
    {
      guint placed = 0;

      for (guint k = 0; k < g_list_model_get_n_items (remaining); k++)
        {
          g_autoptr (BastideRemaining) item
              = g_list_model_get_item (remaining, k);

          placed += bastide_remaining_get_placed (item);
        }
      g_assert_cmpuint (placed, ==, bst_state_n_tiles (state));
      play_random_action (game, i);
      state = bastide_game_get_state (game);
    }
}

static void
test_remaining_cell (void)
{
  g_autoptr (BastideGame) game = play_new_game (2, 0, 5);
  GListModel *remaining = bastide_game_get_remaining (game);
  guint fits = 0;
  guint left = 0;

  bastide_game_start (game);
  bastide_game_set_remaining_cell (game, 0, -1);
  for (guint i = 0; i < g_list_model_get_n_items (remaining); i++)
    {
      g_autoptr (BastideRemaining) item = g_list_model_get_item (remaining, i);

      fits += bastide_remaining_get_fits (item);
      left += bastide_remaining_get_left (item);
    }
  g_assert_cmpuint (left, ==, 70);
  g_assert_cmpuint (fits, >, 0);
  g_assert_cmpuint (fits, <, left);
  bastide_game_unset_remaining_cell (game);
  for (guint i = 0; i < g_list_model_get_n_items (remaining); i++)
    {
      g_autoptr (BastideRemaining) item = g_list_model_get_item (remaining, i);

      g_assert_cmpuint (bastide_remaining_get_fits (item), ==,
                        bastide_remaining_get_left (item));
    }
}

/* Names come from files as well: no line breaks, at most 40 characters, however
 * many bytes they take. */
static void
test_names (void)
{
  static const char *const names[][2] = {
    { "Ada", "Ada" },
    { "one\ntwo\r", "one two " },
    { "one\342\200\250two\342\200\251", "one two " },
    { "\303\234ber", "\303\234ber" },
    { "0123456789012345678901234567890123456789.", "0123456789012345678901234567890123456789" },
    { "", "" },
  };
  g_autoptr (BastideSetup) setup = bastide_setup_new ();

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      bastide_setup_set_player (setup, 1, names[i][0], 0, BASTIDE_PLAYER_HUMAN, 1);
      g_assert_cmpstr (bastide_setup_get_name (setup, 1), ==, names[i][1]);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/setup/names", test_names);
  g_test_add_func ("/setup/default", test_default);
  g_test_add_func ("/setup/swap", test_swap);
  g_test_add_func ("/setup/modules", test_modules);
  g_test_add_func ("/setup/options", test_options);
  g_test_add_func ("/setup/option-words", test_option_words);
  g_test_add_func ("/setup/presets", test_presets);
  g_test_add_func ("/setup/abbeys", test_abbeys);
  g_test_add_func ("/setup/text", test_text);
  g_test_add_func ("/setup/refused", test_refused);
  g_test_add_func ("/setup/refused-counts", test_refused_counts);
  g_test_add_func ("/setup/lists", test_lists);
  g_test_add_func ("/setup/remaining-placed", test_remaining_placed);
  g_test_add_func ("/setup/remaining-cell", test_remaining_cell);

  return g_test_run ();
}
