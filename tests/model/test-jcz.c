/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include <glib/gstdio.h>

#include "bastide-game.h"
#include "bastide-jcz-private.h"
#include "bastide-session.h"
#include "bastide-setup-private.h"

#include "play.h"

#define NAME "game.jcz"

/* The smallest game: what stands in each %s is a part of it. */
#define GAME(setup, players, replay, test)                                     \
  "{\"appVersion\":\"6.0.0\",\"initialRandom\":0.5,\"setup\":{" setup "},"      \
  "\"players\":[" players "],\"replay\":[" replay "]" test "}"
#define SETUP                                                                  \
  "\"sets\":{\"basic:1\":1},\"elements\":{\"small-follower\":7},"              \
  "\"start\":[{\"tile\":\"BA/RCr\",\"x\":0,\"y\":0,\"rotation\":0}]"
#define PLAYERS "{\"name\":\"Ada\",\"slot\":0}"
#define ORDER(tiles) ",\"gameAnnotations\":{\"drawOrder\":[" tiles "]}"
#define LAY                                                                    \
  "{\"type\":\"PLACE_TILE\",\"payload\":{\"tileId\":\"BA/C\","                 \
  "\"rotation\":\"R180\",\"position\":[0,-1]}}"
#define DEPLOY(where, figure)                                                  \
  "{\"type\":\"" BASTIDE_JCZ_DEPLOY "\",\"payload\":{\"pointer\":{" where "},"   \
  "\"" BASTIDE_JCZ_FIGURE_ID "\":\"" figure "\"}}"
#define COMMIT "{\"type\":\"COMMIT\",\"payload\":{\"random\":0.25}}"
#define RETURN(source)                                                         \
  "{\"type\":\"" BASTIDE_JCZ_RETURN "\",\"payload\":{\"source\":\"" source "\"," \
  "\"pointer\":{\"featurePointer\":{" CITY "},"                               \
  "\"" BASTIDE_JCZ_FIGURE_ID "\":\"0.small.1\"}}}"
/* A princess comes into the city of another player's follower. */
#define PRINCESS                                                               \
  "\"sets\":{\"basic:1\":1,\"princess-and-dragon:1\":1},"                      \
  "\"elements\":{\"small-follower\":7,\"princess\":true},"                     \
  "\"rules\":{\"princess-action\":\"must\"},"                                  \
  "\"start\":[{\"tile\":\"BA/RCr\",\"x\":0,\"y\":0,\"rotation\":0}]"
#define LAY_CITY                                                               \
  "{\"type\":\"PLACE_TILE\",\"payload\":{\"tileId\":\"BA/CFc.1\","             \
  "\"rotation\":\"R90\",\"position\":[0,-1]}}"
#define LAY_PRINCESS                                                           \
  "{\"type\":\"PLACE_TILE\",\"payload\":{\"tileId\":\"DG/Cc.p\","              \
  "\"rotation\":\"R180\",\"position\":[0,-2]}}"
#define FIGURE BASTIDE_JCZ_FIGURE_ACTION
#define CITY "\"position\":[0,-1],\"feature\":\"City\",\"location\":\"S\""

static GBytes *
to_bytes (const char *text)
{
  return g_bytes_new (text, strlen (text));
}

static void
remove_all (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      g_unlink (child);
    }
  g_rmdir (path);
}

static GPtrArray *
list_games (void)
{
  g_autofree char *path
      = g_build_filename (g_getenv ("BASTIDE_SOURCE_DIR"), "tests", "model",
                          "jcz", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (path, 0, &error);
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (paths, g_build_filename (path, name, NULL));
  g_assert_cmpuint (paths->len, >, 10);

  return paths;
}

static GBytes *
read_game (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text;
  gsize n;

  g_file_get_contents (path, &text, &n, &error);
  g_assert_no_error (error);

  return g_bytes_new_take (text, n);
}

static void
assert_checks (GBytes     *bytes,
               const char *name,
               gboolean    good)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BastideSave) save = bastide_save_load_bytes (bytes, name, &error);
  g_autoptr (GPtrArray) failures = g_ptr_array_new_with_free_func (g_free);

  g_assert_no_error (error);
  bastide_save_check (save, failures);
  for (guint i = 0; i < failures->len && good; i++)
    g_test_message ("%s", (char *) failures->pdata[i]);
  g_assert_cmpint (failures->len == 0, ==, good);
}

/* ---- Whole games ---- */

static void
test_games (void)
{
  g_autoptr (GPtrArray) paths = list_games ();

  for (guint i = 0; i < paths->len; i++)
    {
      g_autoptr (GBytes) bytes = read_game (paths->pdata[i]);

      assert_checks (bytes, paths->pdata[i], TRUE);
    }
}

/* Opened, each game goes on; saved in our form and opened again, it is the
 * same. */
static void
test_saved_again (void)
{
  g_autoptr (GPtrArray) paths = list_games ();

  for (guint i = 0; i < paths->len; i++)
    {
      g_autoptr (GBytes) bytes = read_game (paths->pdata[i]);
      g_autoptr (GError) error = NULL;
      g_autoptr (BastideGame) game
          = bastide_game_new_from_bytes (bytes, NAME, &error);
      g_autoptr (GBytes) saved = NULL;
      g_autoptr (BastideGame) again = NULL;

      g_assert_no_error (error);
      bastide_game_start (game);
      for (guint n = 0; n < 40 && bastide_game_is_person (game); n++)
        play_random_action (game, n);
      saved = bastide_game_to_bytes (game);
      again = bastide_game_new_from_bytes (saved, "game.bastide", &error);
      g_assert_no_error (error);
      g_assert_cmphex (play_hash (again), ==, play_hash (game));
    }
}

/* Opened by the session it is the game on the table, with a journal of our own
 * from then on, and the file stays as it was. */
static void
test_session (void)
{
  g_autofree char *path
      = g_build_filename (g_getenv ("BASTIDE_SOURCE_DIR"), "tests", "model",
                          "jcz", "city-of-two.jcz", NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("bastide-jcz-XXXXXX", &error);
  g_autoptr (GFile) games = g_file_new_for_path (folder);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) before = read_game (path);
  g_autoptr (GBytes) after = NULL;
  g_autoptr (BastideSession) session = bastide_session_new (games);
  g_autoptr (BastideSession) next = NULL;
  BastideGame *game;
  guint64 hash;

  g_assert_no_error (error);
  g_assert_true (bastide_session_open_file (session, file, &error));
  g_assert_no_error (error);
  game = bastide_session_get_game (session);
  bastide_game_start (game);
  play_random_action (game, 0);
  hash = play_hash (game);
  g_clear_object (&session);
  after = read_game (path);
  g_assert_true (g_bytes_equal (before, after));

  next = bastide_session_new (games);
  g_assert_true (bastide_session_restore (next, &error));
  g_assert_no_error (error);
  g_assert_cmphex (play_hash (bastide_session_get_game (next)), ==, hash);
  g_assert_cmpuint (g_list_model_get_n_items (bastide_session_get_saved (next)),
                    ==, 1);
  g_clear_object (&next);
  remove_all (folder);
}

/* ---- What is expected ---- */

/* Forms and whether they are met after Ada's tile was laid. */
static const struct
{
  const char *text;
  gboolean met;
} expectations[] = {
  { "Ada has 0 points", TRUE },
  { "Ada has 0 points.", TRUE },
  { "Ada has -1 points", FALSE },
  { "Eve has 0 points", FALSE },
  { "Ada scored city for 0 points", FALSE },
  { "Player can pass", TRUE },
  { "Player can't pass", FALSE },
  { "phase is ActionPhase", TRUE },
  { "Phase is ActionPhase", TRUE },
  { "Phase is Action", FALSE },
  { "Undo is allowed", TRUE },
  { "Undo is not allowed", FALSE },
  { "Available action " FIGURE, TRUE },
  { "Available action " FIGURE " for SmallFollower", TRUE },
  { "Available action " FIGURE " for BigFollower", FALSE },
  { "Available action " FIGURE " for BigFollower is not allowed", TRUE },
  { "Available action TilePlacement for BA/C", FALSE },
  { FIGURE " SmallFollower options: {City,S,[0,-1]}", TRUE },
  { FIGURE " SmallFollower options: { City, S, [0, -1] };", TRUE },
  { FIGURE " SmallFollower options: {City,N,[0,-1]}", FALSE },
  { FIGURE " SmallFollower options: ", FALSE },
  { " options:", FALSE },
  { "Placement options:", TRUE },
  { "The sun is shining", FALSE },
  { "", FALSE },
};

static void
test_expectations (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (expectations); i++)
    {
      g_autofree char *text = g_strdup_printf (
          GAME (SETUP, PLAYERS, LAY,
                ORDER ("\"BA/C\"") ",\"test\":{\"assertions\":[\"%s\"]}"),
          expectations[i].text);
      g_autoptr (GBytes) bytes = to_bytes (text);

      g_test_message ("%s", expectations[i].text);
      assert_checks (bytes, NAME, expectations[i].met);
    }
}

/* A name that ends like another one is not that one. */
static void
test_names_alike (void)
{
  g_autoptr (GBytes) bytes = to_bytes (
      GAME (SETUP, "{\"name\":\"Ann\"},{\"name\":\"Mary Ann\"}",
            LAY "," DEPLOY (CITY, "0.small.1") "," COMMIT,
            ORDER ("\"BA/C\"") ",\"test\":{\"assertions\":["
            "\"Ann has 4 points\",\"Ann scored city for 4 points\","
            "\"Mary Ann has 0 points\"]}"));

  assert_checks (bytes, NAME, TRUE);
}

/* Who is not there scores nothing, and the message says why. */
static void
test_no_such_player (void)
{
  g_autoptr (GBytes) bytes = to_bytes (
      GAME (SETUP, PLAYERS, "", ",\"test\":{\"assertions\":["
            "\"Eve scored city for 4 points\"]}"));
  g_autoptr (GError) error = NULL;
  g_autoptr (BastideSave) save = bastide_save_load_bytes (bytes, NAME, &error);
  g_autoptr (GPtrArray) failures = g_ptr_array_new_with_free_func (g_free);

  g_assert_no_error (error);
  g_assert_false (bastide_save_check (save, failures));
  g_assert_cmpuint (failures->len, ==, 1);
  g_assert_nonnull (strstr (failures->pdata[0], "no such player"));
}

/* ---- What is refused ---- */

static const struct
{
  const char *text;
  int code;
  const char *words; /* found in the message */
} refused[] = {
  { "{", BASTIDE_SAVE_ERROR_SYNTAX, "too early" },
  { "{\"a\" 1}", BASTIDE_SAVE_ERROR_SYNTAX, "whole file" },
  { "{} []", BASTIDE_SAVE_ERROR_SYNTAX, "follows" },
  { "{/* */}", BASTIDE_SAVE_ERROR_SYNTAX, "JSON" },
  { "{\"a\":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
    BASTIDE_SAVE_ERROR_SYNTAX, "brackets" },
  { "{}", BASTIDE_SAVE_ERROR_VALUE, "setup" },
  { "{\"setup\":[]}", BASTIDE_SAVE_ERROR_VALUE, "setup" },
  { "{\"appVersion\":\"5.6.1\",\"setup\":{}}",
    BASTIDE_SAVE_ERROR_UNSUPPORTED, "5.6.1" },
  { "{\"appVersion\":\"-1\",\"setup\":{}}",
    BASTIDE_SAVE_ERROR_UNSUPPORTED, "-1" },
  { "{\"appVersion\":[6],\"setup\":{}}", BASTIDE_SAVE_ERROR_VALUE,
    "appVersion" },
  { "{\"setup\":{}}", BASTIDE_SAVE_ERROR_VALUE, "setup.sets" },
  { "{\"setup\":{\"sets\":[\"basic:1\"]}}", BASTIDE_SAVE_ERROR_VALUE,
    "setup.sets: An object" },
  { "{\"setup\":{\"sets\":{\"basic:1\":1},\"elements\":[]}}",
    BASTIDE_SAVE_ERROR_VALUE, "setup.elements: An object" },
  { "{\"setup\":{\"sets\":{\"basic:1\":1},\"rules\":7}}",
    BASTIDE_SAVE_ERROR_VALUE, "setup.rules: An object" },
  { "{\"setup\":{\"sets\":{\"basic\":1,\"basic:1\":1}}}",
    BASTIDE_SAVE_ERROR_VALUE, "named twice" },
  { "{\"setup\":{\"sets\":{\"basic:1\":-1}}}", BASTIDE_SAVE_ERROR_VALUE,
    "“basic:1” is no number from 0 to 999" },
  { "{\"setup\":{\"sets\":{\"basic:1\":999}}}", BASTIDE_SAVE_ERROR_SETUP,
    "71928" },
  { "{\"setup\":{\"sets\":{\"tower\":1}}}", BASTIDE_SAVE_ERROR_UNSUPPORTED,
    "tower" },
  { "{\"setup\":{\"sets\":{\"basic:3\":1}}}", BASTIDE_SAVE_ERROR_UNSUPPORTED,
    "basic:3" },
  { GAME ("\"sets\":{\"basic:1\":1},\"elements\":{\"bazaar\":true}", PLAYERS,
          "", ""), BASTIDE_SAVE_ERROR_UNSUPPORTED, "bazaar" },
  { GAME (SETUP ",\"rules\":{\"tiny-city-scoring\":\"3\"}", PLAYERS, "", ""),
    BASTIDE_SAVE_ERROR_UNSUPPORTED, "tiny-city-scoring=3" },
  { GAME (SETUP ",\"rules\":{\"moon\":true}", PLAYERS, "", ""),
    BASTIDE_SAVE_ERROR_UNSUPPORTED, "moon" },
  { GAME ("\"sets\":{\"basic:1\":1},\"start\":[{\"tile\":\"BA/RCr\",\"x\":0,"
          "\"y\":0,\"rotation\":45}]", PLAYERS, "", ""),
    BASTIDE_SAVE_ERROR_VALUE, "setup.start[1]" },
  { GAME ("\"sets\":{\"basic:1\":1},\"start\":[{\"tile\":\"BA/Moon\",\"x\":0,"
          "\"y\":0,\"rotation\":0}]", PLAYERS, "", ""),
    BASTIDE_SAVE_ERROR_VALUE, "BA/Moon" },
  { GAME ("\"sets\":{\"basic:1\":1},\"start\":[{\"tile\":\"BA/L\",\"x\":0,"
          "\"y\":0,\"rotation\":0},{\"tile\":\"BA/RRRR\",\"x\":1,\"y\":0,"
          "\"rotation\":0}]", PLAYERS, "", ""),
    BASTIDE_SAVE_ERROR_SETUP, "does not fit" },
  { GAME (SETUP, "{\"slot\":\"x\"}", "", ""), BASTIDE_SAVE_ERROR_VALUE,
    "players[1]" },
  { GAME (SETUP, PLAYERS "," PLAYERS "," PLAYERS "," PLAYERS "," PLAYERS ","
          PLAYERS "," PLAYERS "," PLAYERS "," PLAYERS, "", ""),
    BASTIDE_SAVE_ERROR_VALUE, "players" },
  { GAME (SETUP, PLAYERS, "7", ""), BASTIDE_SAVE_ERROR_VALUE, "replay[1]" },
  { GAME (SETUP, PLAYERS, "{\"payload\":{}}", ""), BASTIDE_SAVE_ERROR_VALUE,
    "replay[1]" },
  { GAME (SETUP, PLAYERS, "{\"type\":\"COMMIT\",\"payload\":{\"random\":1}}",
          ""), BASTIDE_SAVE_ERROR_VALUE, "random" },
  { GAME (SETUP, PLAYERS, "{\"type\":\"UNDO\"}", ""),
    BASTIDE_SAVE_ERROR_VALUE, "take back" },
  { GAME (SETUP, PLAYERS, "{\"type\":\"PAY_RANSOM\"}", ""),
    BASTIDE_SAVE_ERROR_UNSUPPORTED, "replay[1]: “PAY_RANSOM”" },
  { GAME (SETUP, PLAYERS,
          "{\"type\":\"PLACE_TOKEN\",\"payload\":{\"token\":[]}}", ""),
    BASTIDE_SAVE_ERROR_MOVE, "replay[1] (PLACE_TOKEN): A text must stand" },
  { GAME (SETUP, PLAYERS, LAY, ORDER ("\"BA/Moon\"")),
    BASTIDE_SAVE_ERROR_VALUE, "BA/Moon" },
  { GAME (SETUP, PLAYERS, LAY, ORDER ("\"BA/Cccc+\"")),
    BASTIDE_SAVE_ERROR_MOVE, "replay[1] (PLACE_TILE)" },
  { GAME (SETUP, PLAYERS, LAY "," LAY, ORDER ("\"BA/C\"")),
    BASTIDE_SAVE_ERROR_MOVE, "replay[2]" },
  { GAME (SETUP, PLAYERS, DEPLOY (CITY, "0.small.1"), ORDER ("\"BA/C\"")),
    BASTIDE_SAVE_ERROR_MOVE, "replay[1]" },
  { GAME (SETUP, PLAYERS, LAY "," DEPLOY (CITY, "0.big.1"),
          ORDER ("\"BA/C\"")), BASTIDE_SAVE_ERROR_MOVE, "0.big.1" },
  { GAME (SETUP, PLAYERS, LAY "," DEPLOY (CITY, "7.small.1"),
          ORDER ("\"BA/C\"")), BASTIDE_SAVE_ERROR_MOVE, "7.small.1" },
  { GAME (SETUP, PLAYERS,
          LAY "," DEPLOY ("\"position\":[0,-1],\"feature\":\"Road\","
                          "\"location\":\"N\"", "0.small.1"),
          ORDER ("\"BA/C\"")), BASTIDE_SAVE_ERROR_MOVE, "Road N" },
  { GAME (SETUP, PLAYERS,
          LAY "," DEPLOY ("\"position\":[0,1e9],\"feature\":\"Road\","
                          "\"location\":\"N\"", "0.small.1"),
          ORDER ("\"BA/C\"")), BASTIDE_SAVE_ERROR_VALUE, "replay[2]" },
  /* What an illegal pass, another player's figure or a tile of the stack would
   * have been taken for. */
  { GAME (PRINCESS, PLAYERS "," PLAYERS,
          LAY_CITY "," DEPLOY (CITY, "0.small.1") "," COMMIT ","
          LAY_PRINCESS "," COMMIT, ORDER ("\"BA/CFc.1\",\"DG/Cc.p\"")),
    BASTIDE_SAVE_ERROR_MOVE, "replay[5] (COMMIT)" },
  { GAME (SETUP, PLAYERS "," PLAYERS, LAY "," DEPLOY (CITY, "1.small.1"),
          ORDER ("\"BA/C\"")), BASTIDE_SAVE_ERROR_MOVE, "1.small.1" },
  { GAME (SETUP, PLAYERS,
          "{\"type\":\"PLACE_TILE\",\"payload\":{\"tileId\":\"AM/A\","
          "\"rotation\":\"R180\",\"position\":[0,-1]}}", ORDER ("\"BA/C\"")),
    BASTIDE_SAVE_ERROR_MOVE, "No abbey" },
  { GAME (SETUP, PLAYERS, LAY ",{\"type\":\"PLACE_TOKEN\",\"payload\":{"
          "\"token\":\"GOLD\",\"pointer\":[0,0]}}", ORDER ("\"BA/C\"")),
    BASTIDE_SAVE_ERROR_MOVE, "replay[2] (PLACE_TOKEN)" },
  { GAME (SETUP, PLAYERS, LAY "," RETURN ("FESTIVAL"), ORDER ("\"BA/C\"")),
    BASTIDE_SAVE_ERROR_UNSUPPORTED, "replay[2]: “FESTIVAL”" },
  { GAME (SETUP, PLAYERS, LAY ",{\"type\":\"CIRCLE_REMOVE_OR_DEPLOY\","
          "\"payload\":{\"value\":\"BOTH\"}}", ORDER ("\"BA/C\"")),
    BASTIDE_SAVE_ERROR_UNSUPPORTED, "replay[2]: “BOTH”" },
  { GAME ("\"sets\":{\"basic:1\":1,\"river/2:1\":1},\"elements\":{"
          "\"small-follower\":7,\"pig-herd\":true}", PLAYERS, "", ""),
    BASTIDE_SAVE_ERROR_UNSUPPORTED, "pig-herd" },
  /* Whatever is drawn first, nothing may be drawn. */
  { GAME (SETUP, PLAYERS, LAY, ",\"gameAnnotations\":{\"endTurn\":0}"),
    BASTIDE_SAVE_ERROR_MOVE, "replay[1]" },
};

static void
test_refused (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autoptr (GBytes) bytes = to_bytes (refused[i].text);
      g_autoptr (GError) error = NULL;
      g_autoptr (BastideSave) save
          = bastide_save_load_bytes (bytes, NAME, &error);

      g_test_message ("%s", refused[i].text);
      g_assert_null (save);
      g_test_message ("%s", error->message);
      g_assert_error (error, BASTIDE_SAVE_ERROR, refused[i].code);
      g_assert_true (g_str_has_prefix (error->message, NAME));
      g_assert_nonnull (strstr (error->message, refused[i].words));
    }
}

/* A file cut anywhere is refused, and so is one full of brackets or values. */
static void
test_cut (void)
{
  const char *text = GAME (SETUP, PLAYERS, LAY, ORDER ("\"BA/C\""));

  for (gsize n = 1; n < strlen (text); n++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new (text, n);
      g_autoptr (GError) error = NULL;

      g_assert_null (bastide_save_load_bytes (bytes, NAME, &error));
      g_assert_error (error, BASTIDE_SAVE_ERROR, BASTIDE_SAVE_ERROR_SYNTAX);
    }
}

static void
test_too_much (void)
{
  g_autoptr (GString) text = g_string_new ("{\"a\":[0");
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 2100000; i++)
    g_string_append (text, ",0");
  g_string_append (text, "]}");
  bytes = g_bytes_new (text->str, text->len);
  g_assert_null (bastide_save_load_bytes (bytes, NAME, &error));
  g_assert_error (error, BASTIDE_SAVE_ERROR, BASTIDE_SAVE_ERROR_SYNTAX);
}

static void
test_too_many_starts (void)
{
  g_autoptr (GString) text = g_string_new (
      "{\"setup\":{\"sets\":{\"basic:1\":1},\"start\":[");
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  for (int i = 0; i <= BST_MAX_TILES; i++)
    g_string_append_printf (text, "%s{\"tile\":\"BA/RCr\",\"x\":%d,\"y\":%d,"
                            "\"rotation\":0}", i > 0 ? "," : "", i % 200,
                            i / 200);
  g_string_append (text, "]}}");
  bytes = g_bytes_new (text->str, text->len);
  g_assert_null (bastide_save_load_bytes (bytes, NAME, &error));
  g_assert_error (error, BASTIDE_SAVE_ERROR, BASTIDE_SAVE_ERROR_VALUE);
  g_assert_nonnull (strstr (error->message, "setup.start: "));
}

/* ---- Set-up ---- */

static void
test_set_up (void)
{
  g_autoptr (GBytes) bytes = to_bytes (
      GAME ("\"sets\":{\"basic:1\":2,\"inns-and-cathedrals:1\":1},"
            "\"elements\":{\"small-follower\":3,\"inn\":true},"
            "\"rules\":{\"inn-and-cathedral-final-scoring\":\"ignore\","
            "\"hill-tiebreaker\":\"number-of-followers\"}",
            "{\"name\":\"A\\u0007b\",\"slot\":9},{\"name\":\"\",\"slot\":0},"
            "{\"slot\":0,\"ai\":true}", "", ""));
  g_autoptr (GError) error = NULL;
  g_autoptr (BastideSave) save = bastide_save_load_bytes (bytes, NAME, &error);
  BastideSetup *setup;

  g_assert_no_error (error);
  setup = bastide_save_get_setup (save);
  g_assert_cmpuint (bastide_setup_get_copies (setup, "base"), ==, 2);
  g_assert_cmpint (bastide_setup_get_figures (setup, "follower"), ==, 3);
  g_assert_cmpint (bastide_setup_get_figures (setup, "large"), ==, 0);
  g_assert_cmpstr (bastide_setup_get_option (setup, "base.farmers"), ==, "off");
  g_assert_cmpstr (bastide_setup_get_option (setup, "ic.incomplete-inn"), ==,
                   "tiles");
  g_assert_cmpstr (bastide_setup_get_option (setup, "am.end-abbey"), ==, "once");
  g_assert_cmpuint (setup->blanks->len, ==, 1);
  g_assert_cmpstr (setup->blanks->pdata[0], ==, "cathedral");
  g_assert_cmpuint (bastide_setup_get_n_players (setup), ==, 3);
  g_assert_cmpstr (bastide_setup_get_name (setup, 1), ==, "A b");
  g_assert_cmpstr (bastide_setup_get_name (setup, 2), ==, "Player 2");
  g_assert_cmpuint (bastide_setup_get_color (setup, 1), ==, 0);
  g_assert_cmpuint (bastide_setup_get_color (setup, 2), ==, 1);
  g_assert_cmpuint (bastide_setup_get_color (setup, 3), ==, 2);
  g_assert_cmpint (bastide_setup_get_kind (setup, 3), ==,
                   BASTIDE_PLAYER_COMPUTER);
}

/* There is one fairy, whatever number stands there; rules and elements of what
 * is not in the game change nothing. */
static void
test_one_of_each (void)
{
  g_autoptr (GBytes) bytes = to_bytes (
      GAME ("\"sets\":{\"basic:1\":1},\"elements\":{\"small-follower\":7,"
            "\"fairy\":5,\"dragon\":true,\"pig-herd\":true},"
            "\"rules\":{\"meteorite-impact\":\"extended\"}", PLAYERS, "", ""));
  g_autoptr (GError) error = NULL;
  g_autoptr (BastideSave) save = bastide_save_load_bytes (bytes, NAME, &error);
  BastideSetup *setup;

  g_assert_no_error (error);
  setup = bastide_save_get_setup (save);
  g_assert_cmpint (bastide_setup_get_figures (setup, "fairy"), ==, 1);
  g_assert_cmpint (bastide_setup_get_figures (setup, "dragon"), ==, 1);
}

/* Every name that a file may hold can be saved in our form, and read again. */
static void
test_names_saved (void)
{
  g_autoptr (GBytes) bytes = to_bytes (
      GAME (SETUP, "{\"name\":\"A;B=C\"},{\"name\":\"[Game]\"},"
            "{\"name\":\" \\u0085 \"},{\"name\":\"\\u2028\\u202e\"},"
            "{\"name\":\"\\n\"},{\"name\":\"#\\\\s\\\\\"}", LAY,
            ORDER ("\"BA/C\"")));
  g_autoptr (GError) error = NULL;
  g_autoptr (BastideGame) game
      = bastide_game_new_from_bytes (bytes, NAME, &error);
  g_autoptr (GBytes) saved = NULL;
  g_autoptr (BastideGame) again = NULL;

  g_assert_no_error (error);
  saved = bastide_game_to_bytes (game);
  again = bastide_game_new_from_bytes (saved, "game.bastide", &error);
  g_assert_no_error (error);
  for (guint seat = 1; seat <= 6; seat++)
    g_assert_cmpstr (
        bastide_setup_get_name (bastide_game_get_setup (again), seat), ==,
        bastide_setup_get_name (bastide_game_get_setup (game), seat));
}

/* Without players a file is a set-up alone, whatever messages follow. */
static void
test_no_players (void)
{
  g_autoptr (GBytes) bytes = to_bytes (
      GAME (SETUP, "", LAY, ORDER ("\"BA/C\"")));
  g_autoptr (GError) error = NULL;
  g_autoptr (BastideSave) save = bastide_save_load_bytes (bytes, NAME, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (bastide_save_get_n_moves (save), ==, 0);
  g_assert_cmpuint (
      bastide_setup_get_n_players (bastide_save_get_setup (save)), ==, 2);
}

/* Every tile of every set that its names know has one, and only the abbey and
 * the twin of a tile of theirs have none. */
static void
test_tile_names (void)
{
  GListModel *sets = bastide_tile_sets_get_shipped ();
  guint n_named = 0;

  for (guint i = 0; i < g_list_model_get_n_items (sets); i++)
    {
      g_autoptr (BastideTileSet) set = g_list_model_get_item (sets, i);
      guint n;
      const BstTile *kinds = bastide_tile_set_get_kinds (set, &n);

      for (guint k = 0; bastide_tile_set_get_shipped (set) && k < n; k++)
        {
          gboolean named = bastide_jcz_tile_name (&kinds[k]) != NULL;

          n_named += named;
          if (kinds[k].group != BST_GROUP_HAND
              && !g_str_has_prefix (kinds[k].set, "inns-and-cathedrals"))
            g_assert_true (named);
        }
    }
  g_assert_cmpuint (n_named, >, 200);
}

/* ---- The generator ---- */

/* What Java's library gives from these bits, worked out apart. */
static void
test_random (void)
{
  static const guint picks[] = { 51, 21 };
  g_autoptr (GBytes) bytes = to_bytes (
      GAME (SETUP, PLAYERS, "", ",\"test\":{}"));
  g_autoptr (GError) error = NULL;
  g_autoptr (BastideSave) save = bastide_save_load_bytes (bytes, NAME, &error);
  g_autoptr (BastideJczPack) pack = NULL;

  g_assert_no_error (error);
  pack = bastide_jcz_pack_new (save->jcz, save->setup, NAME, &error);
  g_assert_no_error (error);
  bastide_jcz_pack_set_random (pack, 0.724);
  g_assert_cmpuint (bastide_jcz_pack_next (pack, 71), ==, picks[0]);
  bastide_jcz_pack_set_random (pack, 0.31415926);
  g_assert_cmpuint (bastide_jcz_pack_next (pack, 70), ==, picks[1]);
  /* The second number of a chain: 0.5 has no bits but its exponent, whose
   * lowest are outside the 48, so that the state is 11. */
  bastide_jcz_pack_set_random (pack, 0.5);
  g_assert_cmpuint (bastide_jcz_pack_next (pack, 100), ==, 50);
  g_assert_cmpuint (bastide_jcz_pack_next (pack, 1000000), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/jcz/games", test_games);
  g_test_add_func ("/jcz/saved-again", test_saved_again);
  g_test_add_func ("/jcz/session", test_session);
  g_test_add_func ("/jcz/expectations", test_expectations);
  g_test_add_func ("/jcz/names-alike", test_names_alike);
  g_test_add_func ("/jcz/no-such-player", test_no_such_player);
  g_test_add_func ("/jcz/refused", test_refused);
  g_test_add_func ("/jcz/cut", test_cut);
  g_test_add_func ("/jcz/too-much", test_too_much);
  g_test_add_func ("/jcz/too-many-starts", test_too_many_starts);
  g_test_add_func ("/jcz/set-up", test_set_up);
  g_test_add_func ("/jcz/one-of-each", test_one_of_each);
  g_test_add_func ("/jcz/names-saved", test_names_saved);
  g_test_add_func ("/jcz/no-players", test_no_players);
  g_test_add_func ("/jcz/tile-names", test_tile_names);
  g_test_add_func ("/jcz/random", test_random);

  return g_test_run ();
}
