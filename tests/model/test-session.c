/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "bastide-session.h"

#include "play.h"

typedef struct
{
  char *path;
  GFile *folder;
  BastideSession *session;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_dir_make_tmp ("bastide-XXXXXX", &error);

  g_assert_no_error (error);
  fixture->path = g_build_filename (path, "games", NULL);
  fixture->folder = g_file_new_for_path (fixture->path);
  fixture->session = bastide_session_new (fixture->folder);
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

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *parent = g_path_get_dirname (fixture->path);

  g_clear_object (&fixture->session);
  g_chmod (fixture->path, 0700);
  remove_all (fixture->path);
  g_rmdir (parent);
  g_free (fixture->path);
  g_object_unref (fixture->folder);
}

static void
begin_game (Fixture *fixture,
            guint    persons,
            guint    computers,
            guint    actions)
{
  g_autoptr (BastideGame) game = play_new_game (persons, computers, 5);

  bastide_session_set_game (fixture->session, game);
  bastide_game_start (game);
  for (guint i = 0; i < actions; i++)
    {
      play_wait_for_person (game);
      play_random_action (game, i);
    }
}

/* A second session in the same folder: what the next start would find. */
static guint64
restored_hash (Fixture *fixture)
{
  g_autoptr (BastideSession) other = bastide_session_new (fixture->folder);
  g_autoptr (GError) error = NULL;

  g_assert_true (bastide_session_restore (other, &error));
  g_assert_no_error (error);

  return play_hash (bastide_session_get_game (other));
}

static guint64
live_hash (Fixture *fixture)
{
  return play_hash (bastide_session_get_game (fixture->session));
}

static void
test_nothing (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (bastide_session_restore (fixture->session, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (
      g_list_model_get_n_items (bastide_session_get_saved (fixture->session)),
      ==, 0);
}

/* After each action the file holds it. */
static void
test_each_action (Fixture       *fixture,
                  gconstpointer  data)
{
  BastideGame *game;

  begin_game (fixture, 2, 0, 0);
  game = bastide_session_get_game (fixture->session);
  for (guint i = 0; i < 25; i++)
    {
      g_assert_cmphex (restored_hash (fixture), ==, live_hash (fixture));
      play_random_action (game, i);
    }
  g_assert_cmphex (restored_hash (fixture), ==, live_hash (fixture));
}

static void
test_undo (Fixture       *fixture,
           gconstpointer  data)
{
  BastideGame *game;

  begin_game (fixture, 1, 1, 12);
  game = bastide_session_get_game (fixture->session);
  play_wait_for_person (game);
  for (guint i = 0; i < 5; i++)
    {
      bastide_game_undo (game);
      g_assert_cmphex (restored_hash (fixture), ==, live_hash (fixture));
    }
  bastide_game_redo (game);
  play_wait_for_person (game);
  g_assert_cmphex (restored_hash (fixture), ==, live_hash (fixture));
  play_random_action (game, 4);
  play_wait_for_person (game);
  g_assert_cmphex (restored_hash (fixture), ==, live_hash (fixture));
}

static char *
find_file (Fixture *fixture)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->path, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".bastide"))
      return g_build_filename (fixture->path, name, NULL);

  return NULL;
}

/* Half a line at the end, as after a power cut, is no move; the game goes on
 * from the last whole one and leaves no trace of the half. */
static void
test_half_line (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  BastideGame *game;
  guint64 hash;
  gsize size;

  begin_game (fixture, 2, 0, 10);
  hash = live_hash (fixture);
  bastide_session_set_game (fixture->session, NULL);
  path = find_file (fixture);
  g_assert_true (g_file_get_contents (path, &text, &size, NULL));
  text = g_realloc (text, size + 8);
  memcpy (text + size, "99=pla", 6);
  g_assert_true (g_file_set_contents (path, text, size + 6, NULL));

  {
    g_autoptr (BastideSavedGame) saved = g_list_model_get_item (
        bastide_session_get_saved (fixture->session), 0);

    g_assert_true (bastide_session_open (fixture->session, saved, &error));
    g_assert_no_error (error);
  }
  g_assert_cmphex (live_hash (fixture), ==, hash);
  game = bastide_session_get_game (fixture->session);
  bastide_game_start (game);
  play_random_action (game, 3);
  g_assert_cmphex (restored_hash (fixture), ==, live_hash (fixture));
}

static void
count_failures_cb (BastideSession *session,
                   GError         *error,
                   guint          *count)
{
  g_assert_nonnull (error);
  /* The name of a file would push the reason off the screen. */
  g_assert_null (strchr (error->message, '/'));
  g_assert_true (bastide_session_get_failing (session));
  (*count)++;
}

/* Where nothing can be written the game goes on and says so once; when it can
 * be written again, all of it is. */
static void
test_cannot_write (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autofree char *aside = g_strconcat (fixture->path, "-aside", NULL);
  guint count = 0;
  BastideGame *game;

  begin_game (fixture, 2, 0, 4);
  game = bastide_session_get_game (fixture->session);
  g_assert_false (bastide_session_get_failing (fixture->session));
  g_signal_connect (fixture->session, "failed", G_CALLBACK (count_failures_cb),
                    &count);

  /* A file where the folder should be: works for root as well. */
  g_assert_cmpint (g_rename (fixture->path, aside), ==, 0);
  g_assert_true (g_file_set_contents (fixture->path, "", 0, NULL));
  for (guint i = 0; i < 5; i++)
    play_random_action (game, i);
  g_assert_cmpuint (count, ==, 1);

  g_unlink (fixture->path);
  g_assert_cmpint (g_rename (aside, fixture->path), ==, 0);
  play_random_action (game, 9);
  g_assert_cmpuint (count, ==, 1);
  g_assert_false (bastide_session_get_failing (fixture->session));
  g_assert_cmphex (restored_hash (fixture), ==, live_hash (fixture));
}

/* What the system says of its own names is not shown: a folder stands where
 * the file of the game should be. */
static void
test_short_reason (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autoptr (BastideSavedGame) saved = NULL;
  g_autofree char *path = NULL;
  guint count = 0;

  begin_game (fixture, 2, 0, 4);
  saved = g_list_model_get_item (bastide_session_get_saved (fixture->session),
                                 0);
  path = g_file_get_path (bastide_saved_game_get_file (saved));
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  g_signal_connect (fixture->session, "failed", G_CALLBACK (count_failures_cb),
                    &count);
  play_random_action (bastide_session_get_game (fixture->session), 1);
  g_assert_cmpuint (count, ==, 1);
  g_assert_cmpint (g_rmdir (path), ==, 0);
}

/* A game begun where nothing can be written says so too. */
static void
test_begins_unwritten (Fixture       *fixture,
                       gconstpointer  data)
{
  guint count = 0;

  begin_game (fixture, 2, 0, 4);
  remove_all (fixture->path);
  g_assert_true (g_file_set_contents (fixture->path, "", 0, NULL));
  g_signal_connect (fixture->session, "failed", G_CALLBACK (count_failures_cb),
                    &count);
  begin_game (fixture, 2, 0, 0);
  g_assert_cmpuint (count, ==, 1);
  begin_game (fixture, 2, 0, 0);
  g_assert_cmpuint (count, ==, 2);
  bastide_session_set_game (fixture->session, NULL);
  g_assert_false (bastide_session_get_failing (fixture->session));
  g_unlink (fixture->path);
}

static void
test_several (Fixture       *fixture,
              gconstpointer  data)
{
  GListModel *saved = bastide_session_get_saved (fixture->session);
  g_autoptr (GError) error = NULL;
  g_autoptr (BastideSavedGame) first = NULL;
  g_autoptr (BastideSavedGame) second = NULL;
  guint64 hash;

  begin_game (fixture, 2, 0, 10);
  hash = live_hash (fixture);
  g_assert_cmpuint (g_list_model_get_n_items (saved), ==, 1);
  begin_game (fixture, 3, 0, 3);
  g_assert_cmpuint (g_list_model_get_n_items (saved), ==, 2);

  first = g_list_model_get_item (saved, 0);
  second = g_list_model_get_item (saved, 1);
  g_assert_cmpstr (bastide_saved_game_get_title (first), ==,
                   "Red, Blue, Green");
  g_assert_true (bastide_saved_game_get_running (first));
  g_assert_cmpstr (bastide_saved_game_get_title (second), ==, "Red, Blue");
  g_assert_false (bastide_saved_game_get_running (second));
  g_assert_false (bastide_saved_game_get_over (second));

  g_assert_true (bastide_session_open (fixture->session, second, &error));
  g_assert_cmphex (live_hash (fixture), ==, hash);
  g_assert_true (bastide_saved_game_get_running (second));
  g_assert_false (bastide_saved_game_get_running (first));
  g_assert_cmphex (restored_hash (fixture), ==, hash);
}

static void
test_delete (Fixture       *fixture,
             gconstpointer  data)
{
  GListModel *saved = bastide_session_get_saved (fixture->session);
  g_autoptr (GError) error = NULL;
  guint64 hash;

  begin_game (fixture, 2, 0, 10);
  hash = live_hash (fixture);
  {
    g_autoptr (BastideSavedGame) item = g_list_model_get_item (saved, 0);

    g_assert_true (bastide_session_delete (fixture->session, item, &error));
  }
  g_assert_null (bastide_session_get_game (fixture->session));
  g_assert_cmpuint (g_list_model_get_n_items (saved), ==, 0);
  g_assert_true (bastide_session_undelete (fixture->session, &error));
  g_assert_cmpuint (g_list_model_get_n_items (saved), ==, 1);
  g_assert_false (bastide_session_undelete (fixture->session, &error));
  g_assert_no_error (error);
  {
    g_autoptr (BastideSavedGame) item = g_list_model_get_item (saved, 0);

    g_assert_true (bastide_session_open (fixture->session, item, &error));
  }
  g_assert_cmphex (live_hash (fixture), ==, hash);
}

/* A damaged file leaves the game on the table alone and is not touched. */
static void
test_damaged (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->path, "bad.bastide", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  BastideGame *game;
  guint64 hash;

  begin_game (fixture, 2, 0, 10);
  game = bastide_session_get_game (fixture->session);
  hash = live_hash (fixture);
  g_assert_true (g_file_set_contents (path, "[Game]\nFormat=9\n", -1, NULL));

  g_assert_false (bastide_session_open_file (fixture->session, file, &error));
  g_assert_nonnull (strstr (error->message, "bad.bastide, line 2"));
  g_assert_true (bastide_session_get_game (fixture->session) == game);
  g_assert_cmphex (live_hash (fixture), ==, hash);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "[Game]\nFormat=9\n");
}

/* Save As, and a file from elsewhere gets a journal of its own. */
static void
test_copy (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->path, "copy.txt", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  guint64 hash;

  begin_game (fixture, 2, 0, 10);
  hash = live_hash (fixture);
  g_assert_true (bastide_session_save_copy (fixture->session, file, &error));
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  play_random_action (bastide_session_get_game (fixture->session), 1);

  g_assert_true (bastide_session_open_file (fixture->session, file, &error));
  g_assert_cmphex (live_hash (fixture), ==, hash);
  play_random_action (bastide_session_get_game (fixture->session), 2);
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);
  g_assert_cmphex (restored_hash (fixture), ==, live_hash (fixture));
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *name;
    void (*test) (Fixture *, gconstpointer);
  } tests[] = {
    { "/session/nothing", test_nothing },
    { "/session/each-action", test_each_action },
    { "/session/undo", test_undo },
    { "/session/half-line", test_half_line },
    { "/session/cannot-write", test_cannot_write },
    { "/session/short-reason", test_short_reason },
    { "/session/begins-unwritten", test_begins_unwritten },
    { "/session/several", test_several },
    { "/session/delete", test_delete },
    { "/session/damaged", test_damaged },
    { "/session/copy", test_copy },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].test, tear_down);

  return g_test_run ();
}
