/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>
#include <time.h>

#include "bastide-document.h"
#include "bastide-game.h"
#include "bastide-save.h"

#include "play.h"

#define HEAD "[Game]\nFormat=1\nSets=base:1;\nSeed=5\n\n" /* lines 1 to 5 */
#define PLAYERS "[Player 1]\nName=Red\n\n[Player 2]\nName=Blue\n\n" /* to 11 */

static GBytes *
to_bytes (const char *text)
{
  return g_bytes_new (text, strlen (text));
}

/* A game of @n actions, with the tiles of the river. */
static BastideGame *
play_some (guint n)
{
  g_autoptr (BastideSetup) setup = play_new_setup (2, 0, 77);
  g_autoptr (GError) error = NULL;
  BastideGame *game;

  bastide_setup_set_copies (setup, "river", 1);
  bastide_setup_set_option (setup, "base.farmers", "off");
  bastide_setup_set_player (setup, 1, " Ünï; code=\\x\t", 4,
                            BASTIDE_PLAYER_HUMAN, 1);
  game = bastide_game_new (setup, &error);
  g_assert_no_error (error);
  bastide_game_start (game);
  for (guint i = 0; i < n; i++)
    play_random_action (game, i);

  return game;
}

static void
test_round_trip (void)
{
  static const guint lengths[] = { 0, 1, 17, 60, 150 };

  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      g_autoptr (BastideGame) game = play_some (lengths[i]);
      g_autoptr (GBytes) bytes = bastide_game_to_bytes (game);
      g_autoptr (GBytes) again = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (BastideGame) loaded = NULL;

      loaded = bastide_game_new_from_bytes (bytes, "test.bastide", &error);
      g_assert_no_error (error);
      g_assert_cmphex (play_hash (loaded), ==, play_hash (game));
      g_assert_cmpuint (bastide_game_get_n_moves (loaded), ==,
                        bastide_game_get_n_moves (game));
      g_assert_cmpstr (
          bastide_setup_get_name (bastide_game_get_setup (loaded), 1), ==,
          " Ünï; code=\\x\t");
      g_assert_cmpuint (
          g_list_model_get_n_items (bastide_game_get_history (loaded)), ==,
          g_list_model_get_n_items (bastide_game_get_history (game)));
      again = bastide_game_to_bytes (loaded);
      g_assert_true (g_bytes_equal (bytes, again));
    }
}

/* A loaded game goes on as the one that was saved would have. */
static void
test_goes_on (void)
{
  g_autoptr (BastideGame) game = play_some (40);
  g_autoptr (GBytes) bytes = bastide_game_to_bytes (game);
  g_autoptr (GError) error = NULL;
  g_autoptr (BastideGame) loaded
      = bastide_game_new_from_bytes (bytes, "test.bastide", &error);

  g_assert_no_error (error);
  bastide_game_start (loaded);
  play_to_end (game, 5);
  play_to_end (loaded, 5);
  g_assert_cmphex (play_hash (loaded), ==, play_hash (game));
}

/* Broken files: what is wrong, with the code and words of the message. */
static const struct
{
  const char *text;
  int code;
  const char *words[3];
} broken[] = {
  { "[Game]\nFormat=1\n[mine: Tile A]\nCount=1\n",
    BASTIDE_SAVE_ERROR_TILE_SET,
    { "line 3, [mine: Tile A]: ", "[mine: Tile Set] is missing" } },
  { "[Game]\nFormat=1\nSets=base:1;base:1;\n", BASTIDE_SAVE_ERROR_VALUE,
    { "line 3, [Game], Sets: ", "“base” is named twice" } },
  { "[Game]\nFormat=1\nModules=base;river;base;\n", BASTIDE_SAVE_ERROR_VALUE,
    { "line 3, [Game], Modules: ", "“base” is named twice" } },
  { "[Game]\nFormat=1\nOptions=base.farmers=on;base.farmers=off;\n",
    BASTIDE_SAVE_ERROR_VALUE,
    { "line 3, [Game], Options: ", "“base.farmers” is named twice" } },
  { "[Game]\nFormat=1\nFigures=follower:7;follower:8;\n",
    BASTIDE_SAVE_ERROR_VALUE,
    { "line 3, [Game], Figures: ", "“follower” is named twice" } },
  { "[Game]\nFormat=1\nTiles=base/V:1;base/V:2;\n", BASTIDE_SAVE_ERROR_VALUE,
    { "line 3, [Game], Tiles: ", "“base/V” is named twice" } },
  { "[Game]\nFormat=1\nBlank=inn;inn;\n", BASTIDE_SAVE_ERROR_VALUE,
    { "line 3, [Game], Blank: ", "“inn” is named twice" } },
  { "[Game]\nFormat=1\nStart=0,0 0 base/D;0,0 0 base/D;\n",
    BASTIDE_SAVE_ERROR_VALUE,
    { "line 3, [Game], Start: ", "named twice" } },
  { "[Game]\nFormat=1\nHashes=base:0123456789abcdef;base:0123456789abcdef;\n",
    BASTIDE_SAVE_ERROR_VALUE,
    { "line 3, [Game], Hashes: ", "“base” is named twice" } },
  { "[Game]\nFormat=1\nFigure=follower:3;\n", BASTIDE_SAVE_ERROR_VALUE,
    { "line 3, [Game], Figure: ", "no such key" } },
  { "[Game]\nFormat=1\n[Player 1]\nColour=2\n", BASTIDE_SAVE_ERROR_VALUE,
    { "line 4, [Player 1], Colour: ", "no such key" } },
  { "[Game]\nFormat=1\nUndone=maybe\n", BASTIDE_SAVE_ERROR_VALUE,
    { "line 3, [Game], Undone: ", "maybe" } },
  { "[Game]\nFormat=1\nTiles=base/V:9999;\n[Player 1]\n", BASTIDE_SAVE_ERROR_SETUP,
    { "line 3, [Game], Tiles: ", "at most 10000" } },
  { "[Game]\nFormat=1\nSets=river:1;\n[Player 1]\n", BASTIDE_SAVE_ERROR_SETUP,
    { "line 3, [Game], Sets: ", "no basic game" } },
  { "", BASTIDE_SAVE_ERROR_VALUE, { "Format" } },
  { "[Game]\nFormat=2\n", BASTIDE_SAVE_ERROR_FORMAT,
    { "test.bastide", "line 2", "newer" } },
  { "[Game]\nFormat=one\n", BASTIDE_SAVE_ERROR_VALUE, { "line 2", "Format" } },
  { "[Game]\nFormat=0\n", BASTIDE_SAVE_ERROR_VALUE,
    { "line 2, [Game], Format: ", "from 1" } },
  { "[Game]\nFormat=1\nFormat=1\n", BASTIDE_SAVE_ERROR_SYNTAX, { "line 3" } },
  { "[Game]\nFormat=1\n[Game]\n", BASTIDE_SAVE_ERROR_SYNTAX, { "line 3" } },
  { "[Game]\nFormat=1\nnonsense\n", BASTIDE_SAVE_ERROR_SYNTAX, { "line 3" } },
  { "[Game]\nFormat=1\nSeed=\xff\xfe\n", BASTIDE_SAVE_ERROR_SYNTAX,
    { "line 3" } },
  { "[Game]\nFormat=1\nSeed=-4\n", BASTIDE_SAVE_ERROR_VALUE,
    { "line 3", "Seed", "-4" } },
  { "[Game]\nFormat=1\nSets=nowhere:1;\n[Player 1]\n",
    BASTIDE_SAVE_ERROR_TILE_SET, { "line 3", "nowhere" } },
  { "[Game]\nFormat=1\nSets=base:x;\n[Player 1]\n", BASTIDE_SAVE_ERROR_VALUE,
    { "line 3" } },
  { HEAD "[Player 2]\n", BASTIDE_SAVE_ERROR_VALUE, { "line 6", "Player 1" } },
  { HEAD "[Player 9]\n", BASTIDE_SAVE_ERROR_VALUE, { "line 6" } },
  { HEAD "[Player 1]\nColor=8\n", BASTIDE_SAVE_ERROR_VALUE,
    { "line 7", "Color" } },
  { HEAD "[Player 1]\nKind=dog\n", BASTIDE_SAVE_ERROR_VALUE,
    { "line 7", "dog" } },
  { HEAD, BASTIDE_SAVE_ERROR_SETUP, { "player" } },
  { HEAD PLAYERS "[Castle]\n", BASTIDE_SAVE_ERROR_VALUE, { "line 12" } },
  { HEAD PLAYERS "[Moves]\n2=draw base/V\n", BASTIDE_SAVE_ERROR_VALUE,
    { "line 13", "Moves" } },
  { HEAD PLAYERS "[Moves]\n1=draw base/ZZ\n", BASTIDE_SAVE_ERROR_MOVE,
    { "line 13", "Moves", "base/ZZ" } },
  { HEAD PLAYERS "[Moves]\n1=place 1,0 0\n", BASTIDE_SAVE_ERROR_MOVE,
    { "line 13", "No: " } },
  { HEAD PLAYERS "[Moves]\n1=draw base/V #123\n", BASTIDE_SAVE_ERROR_VALUE,
    { "line 13", "hash" } },
  { HEAD PLAYERS "[Moves]\n1=draw base/V #00000000\n", BASTIDE_SAVE_ERROR_HASH,
    { "line 13", "position" } },
  { HEAD PLAYERS "[Expect]\nWeather=fine\n", BASTIDE_SAVE_ERROR_VALUE,
    { "line 13", "Weather" } },
  { HEAD PLAYERS "[Draw]\n2=draw base/V\n", BASTIDE_SAVE_ERROR_VALUE,
    { "line 13" } },
  { HEAD PLAYERS "[Draw]\n1=draw base/V\n2=dance\n", BASTIDE_SAVE_ERROR_SETUP,
    { "line 14, [Draw], 2: ", "dance" } },
  { "[Game]\nFormat=1\nModules=magic;\n[Player 1]\n", BASTIDE_SAVE_ERROR_SETUP,
    { "line 3, [Game], Modules: ", "magic" } },
  { "[Game]\nFormat=1\nModules=;\n[Player 1]\n", BASTIDE_SAVE_ERROR_VALUE,
    { "line 3, [Game], Modules: " } },
  { "[Game]\nFormat=1\nSets=base:0;\nModules=base;\n[Player 1]\n",
    BASTIDE_SAVE_ERROR_SETUP, { "line 3, [Game], Sets: ", "one tile" } },
  { "[Game]\nFormat=1\nTiles=base/V:2;base/moon:1;\n[Player 1]\n",
    BASTIDE_SAVE_ERROR_SETUP, { "line 3, [Game], Tiles: ", "base/moon" } },
  { "[Game]\nFormat=1\nBlank=inn;moon;\n[Player 1]\n",
    BASTIDE_SAVE_ERROR_VALUE, { "line 3, [Game], Blank: ", "moon" } },
  /* Also where the rules of the option are not in play. */
  { "[Game]\nFormat=1\nOptions=am.end-abbey=maybe;\n[Player 1]\n",
    BASTIDE_SAVE_ERROR_SETUP, { "line 3, [Game], Options: ", "am.end-abbey" } },
  { "[Game]\nFormat=1\nOptions=base.farmers=maybe;\n[Player 1]\n",
    BASTIDE_SAVE_ERROR_SETUP, { "line 3, [Game], Options: ", "base.farmers" } },
  { "[Game]\nFormat=1\nTiles=base/V;\n[Player 1]\n",
    BASTIDE_SAVE_ERROR_VALUE, { "line 3", "base/V" } },
  { "[Game]\nFormat=1\nTiles=base/V:many;\n[Player 1]\n",
    BASTIDE_SAVE_ERROR_VALUE, { "line 3", "many" } },
  { "[Game]\nFormat=1\nTiles=base/Nothing:2;\n[Player 1]\n",
    BASTIDE_SAVE_ERROR_SETUP, { "line 3", "base/Nothing" } },
  { "[Game]\nFormat=1\nBlank=moon;\n[Player 1]\n",
    BASTIDE_SAVE_ERROR_VALUE, { "line 3", "moon" } },
  { "[Game]\nFormat=1\nStart=0,0 45 base/D;\n[Player 1]\n",
    BASTIDE_SAVE_ERROR_VALUE, { "line 3", "45" } },
  { "[Game]\nFormat=1\nStart=0,9999 0 base/D;\n[Player 1]\n",
    BASTIDE_SAVE_ERROR_VALUE, { "line 3", "9999" } },
  { "[Game]\nFormat=1\nStart=0,0 0 base/D;5,5 0 base/D;\n[Player 1]\n",
    BASTIDE_SAVE_ERROR_SETUP, { "line 3", "Start tile 2" } },
  { "[Game]\nFormat=1\nFigures=dwarf:2;\n[Player 1]\n",
    BASTIDE_SAVE_ERROR_SETUP, { "line 3, [Game], Figures: ", "dwarf" } },
  { HEAD PLAYERS "[mine: Tile Set]\nFormat=1\nId=mine\nName=Mine\n",
    BASTIDE_SAVE_ERROR_TILE_SET, { "line 12", "mine" } },
};

static void
test_broken (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autoptr (GBytes) bytes = to_bytes (broken[i].text);
      g_autoptr (GError) error = NULL;
      g_autoptr (BastideGame) game
          = bastide_game_new_from_bytes (bytes, "test.bastide", &error);

      g_assert_null (game);
      g_assert_nonnull (error);
      g_test_message ("%s", error->message);
      g_assert_error (error, BASTIDE_SAVE_ERROR, broken[i].code);
      for (guint j = 0; j < 3 && broken[i].words[j] != NULL; j++)
        g_assert_nonnull (strstr (error->message, broken[i].words[j]));
    }
}

/* Cut at any byte, a file gives a game of its last whole move, or a reason. */
static void
test_cut (void)
{
  g_autoptr (BastideGame) game = play_some (12);
  g_autoptr (GBytes) bytes = bastide_game_to_bytes (game);
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);
  const char *moves = strstr (data, "[Moves]\n");
  gsize first = moves + strlen ("[Moves]\n") - data;
  guint lines = 0;

  for (gsize n = first; n <= size; n++)
    {
      g_autoptr (GBytes) cut = g_bytes_new (data, n);
      g_autoptr (GError) error = NULL;
      g_autoptr (BastideGame) loaded = NULL;

      if (n > first && data[n - 1] == '\n')
        lines++;
      loaded = bastide_game_new_from_bytes (cut, "cut.bastide", &error);
      g_assert_no_error (error);
      g_assert_cmpuint (bastide_game_get_n_moves (loaded), ==, lines);
      bastide_game_set_view_at (game, lines);
      g_assert_cmphex (play_hash (loaded), ==,
                       bst_state_hash (bastide_game_get_view (game)));
    }
  g_assert_cmpuint (lines, ==, bastide_game_get_n_moves (game));

  for (gsize n = 0; n < first - 1; n++)
    {
      g_autoptr (GBytes) cut = g_bytes_new (data, n);
      g_autoptr (GError) error = NULL;
      g_autoptr (BastideGame) loaded
          = bastide_game_new_from_bytes (cut, "cut.bastide", &error);

      g_assert_true ((loaded == NULL) == (error != NULL));
    }
}

/* A mark before the text changes nothing; one inside it is a fault. */
static void
test_byte_order_mark (void)
{
  g_autoptr (GBytes) marked = to_bytes ("\xef\xbb\xbf" HEAD PLAYERS);
  g_autoptr (GBytes) twice
      = to_bytes ("\xef\xbb\xbf\xef\xbb\xbf" HEAD PLAYERS);
  g_autoptr (GError) error = NULL;
  g_autoptr (BastideGame) game
      = bastide_game_new_from_bytes (marked, "test.bastide", &error);

  g_assert_no_error (error);
  g_assert_cmpuint (bastide_game_get_n_moves (game), ==, 0);
  g_assert_null (bastide_game_new_from_bytes (twice, "test.bastide", &error));
  g_assert_error (error, BASTIDE_SAVE_ERROR, BASTIDE_SAVE_ERROR_SYNTAX);
}

/* What never ends is read up to the limit and refused. */
static void
test_endless (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/dev/zero");
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes
      = bastide_document_load (file, BASTIDE_SCAN_LARGE, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (g_bytes_get_size (bytes), ==, BASTIDE_SCAN_MAX_LARGE + 1);
  g_assert_null (bastide_game_new_from_bytes (bytes, "zero", &error));
  g_assert_error (error, BASTIDE_SAVE_ERROR, BASTIDE_SAVE_ERROR_TOO_BIG);
  g_assert_nonnull (strstr (error->message, "zero: "));
  g_assert_nonnull (strstr (error->message, "64.0"));
}

/* Each set that a file carries is read once, however many there are.  Only the
 * time that this process had counts: others may keep the machine busy. */
static void
test_many_sets (void)
{
  g_autoptr (GString) text = g_string_new ("[Game]\nFormat=1\n");
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BastideSave) save = NULL;
  clock_t begin = clock ();

  for (guint i = 0; i < 40000; i++)
    g_string_append_printf (text,
                            "[a%u: Tile Set]\nFormat=1\nId=a%u\nName=A\n"
                            "[a%u: Tile A]\nFeature1=field Nw Ne En Es Se Sw "
                            "Ws Wn\n", i, i, i);
  bytes = g_bytes_new (text->str, text->len);
  save = bastide_save_load_bytes (bytes, "test.bastide", &error);
  g_assert_null (save);
  g_assert_error (error, BASTIDE_SAVE_ERROR, BASTIDE_SAVE_ERROR_TILE_SET);
  g_assert_nonnull (strstr (error->message, "line 6003, [a1000: Tile Set]: "));
  g_assert_nonnull (strstr (error->message, "1000 tile sets"));
  g_assert_cmpint ((clock () - begin) / CLOCKS_PER_SEC, <, 60);
}

/* A set that is not shipped travels with the game. */
static void
test_carried_set (void)
{
  static const char text[]
      = "[Tile Set]\nFormat=1\nId=mine\nName=Mine\n\n"
        "[Tile A]\nCount=3\nFeature1=city N E S W\n";
  g_autoptr (BastideSetup) setup = play_new_setup (2, 0, 3);
  g_autoptr (GBytes) set_bytes = to_bytes (text);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BastideTileSet) set
      = bastide_tile_set_new_from_bytes (set_bytes, "mine.tileset", NULL,
                                         &error);
  g_autoptr (BastideGame) game = NULL;
  g_autoptr (BastideGame) loaded = NULL;

  g_assert_no_error (error);
  bastide_setup_add_tile_set (setup, set);
  bastide_setup_set_copies (setup, "mine", 2);
  game = bastide_game_new (setup, &error);
  g_assert_no_error (error);
  bastide_game_start (game);
  for (guint i = 0; i < 30; i++)
    play_random_action (game, i);
  bytes = bastide_game_to_bytes (game);
  loaded = bastide_game_new_from_bytes (bytes, "test.bastide", &error);
  g_assert_no_error (error);
  g_assert_cmphex (play_hash (loaded), ==, play_hash (game));
}

static GBytes *
replace_text (GBytes     *bytes,
              const char *from,
              const char *to)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);
  g_autoptr (GString) text = g_string_new_len (data, size);

  g_assert_cmpuint (g_string_replace (text, from, to, 1), ==, 1);

  return g_bytes_new (text->str, text->len);
}

/* A shipped set that has changed is no hindrance while the moves agree; where
 * they do not, it is named. */
static void
test_changed_set (void)
{
  g_autoptr (BastideGame) game = play_some (30);
  g_autoptr (GBytes) bytes = bastide_game_to_bytes (game);
  g_autoptr (GBytes) other = NULL;
  g_autoptr (GBytes) worse = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BastideGame) loaded = NULL;
  g_autofree char *hash
      = g_strdup_printf ("Hashes=base:%016" G_GINT64_MODIFIER "x",
                         bastide_tile_set_get_hash (
                             bastide_tile_sets_lookup ("base")));

  other = replace_text (bytes, hash, "Hashes=base:0123456789abcdef");
  loaded = bastide_game_new_from_bytes (other, "test.bastide", &error);
  g_assert_no_error (error);
  g_assert_cmphex (play_hash (loaded), ==, play_hash (game));

  worse = replace_text (other, "\n1=draw", "\n1=place");
  g_assert_null (bastide_game_new_from_bytes (worse, "test.bastide", &error));
  g_assert_error (error, BASTIDE_SAVE_ERROR, BASTIDE_SAVE_ERROR_TILE_SET);
  g_assert_nonnull (strstr (error->message, "“base” has changed"));
}

/* Chance may be left out where [Draw] gives the order. */
static void
test_expectations (void)
{
  static const char text[] = HEAD PLAYERS
      "[Draw]\n1=draw base/V\n2=draw base/U\n\n"
      "[Moves]\n1=place 0,1 0\n2=pass\n3=end\n\n"
      "[Expect 0]\nDecision=place 1\nPass=false\nUndo=false\nScores=0;0;\n\n"
      "[Expect 1]\nDecision=main 1\nPass=true\nUndo=true\n"
      "Supply1=1 follower 7\nLegal1=pass\nIllegal1=end\nActions1=pass 1\n\n"
      "[Expect]\nDecision=place 2\nUndo=false\nOver=false\nProjected=0;0;\n";
  g_autoptr (GBytes) bytes = to_bytes (text);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) failures = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (BastideSave) save
      = bastide_save_load_bytes (bytes, "test.bastide", &error);

  g_assert_no_error (error);
  g_assert_true (bastide_save_has_expectations (save));
  bastide_save_check (save, failures);
  for (guint i = 0; i < failures->len; i++)
    g_test_message ("%s", (char *) failures->pdata[i]);
  g_assert_cmpuint (failures->len, ==, 0);
}

static void
test_unmet (void)
{
  static const char text[] = HEAD PLAYERS
      "[Draw]\n1=draw base/V\n\n[Moves]\n\n"
      "[Expect]\nScores=1;0;\nDecision=main 1\nPass=true\nOver=true\n"
      "Legal1=end\nIllegal1=claim follower city.Q\nActions1=place 1000\n"
      "Actions2=lay 0\nActions3=claim\nActions4=claim x\nPoints1=1 city 4\n"
      "Supply1=1 follower 3\nUndo=true\nHash=0\n\n"
      "[Expect 4]\nOver=true\n";
  g_autoptr (GBytes) bytes = to_bytes (text);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) failures = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (BastideSave) save
      = bastide_save_parse (bytes, "test.bastide", &error);

  g_assert_no_error (error);
  g_assert_false (bastide_save_check (save, failures));
  g_assert_cmpuint (failures->len, ==, 15);
  g_assert_nonnull (strstr (failures->pdata[1], "line 18"));
}

/* Each released format has a sample that must load for ever. */
static void
test_samples (void)
{
  g_autofree char *folder
      = g_build_filename (g_getenv ("BASTIDE_SOURCE_DIR"), "tests", "model",
                          "saves", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (GBytes) bytes = g_file_load_bytes (file, NULL, NULL, NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) failures = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (BastideSave) save
          = bastide_save_load_bytes (bytes, name, &error);

      g_assert_no_error (error);
      g_assert_true (bastide_save_has_expectations (save));
      g_assert_true (bastide_save_check (save, failures));
      n++;
    }
  g_assert_cmpuint (n, >=, 2);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/save/round-trip", test_round_trip);
  g_test_add_func ("/save/goes-on", test_goes_on);
  g_test_add_func ("/save/broken", test_broken);
  g_test_add_func ("/save/cut", test_cut);
  g_test_add_func ("/save/byte-order-mark", test_byte_order_mark);
  g_test_add_func ("/save/endless", test_endless);
  g_test_add_func ("/save/changed-set", test_changed_set);
  g_test_add_func ("/save/many-sets", test_many_sets);
  g_test_add_func ("/save/carried-set", test_carried_set);
  g_test_add_func ("/save/expectations", test_expectations);
  g_test_add_func ("/save/unmet", test_unmet);
  g_test_add_func ("/save/samples", test_samples);

  return g_test_run ();
}
