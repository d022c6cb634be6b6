/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-demo.h"

#include "bastide-picture.h"
#include "bastide-player.h"

#define DEMO_SEED 1244
/* Until the last move is drawn and no animation runs any more. */
#define SETTLE_MS 600
/* A slow machine may need longer for its first frame. */
#define MAX_TRIES 20
/* Long enough for each move to be drawn. */
#define DEMO_PAUSE_MS 30

typedef struct
{
  BastideApplication *application;
  BastideWindow *window;
  BastideGame *game;
  char *path;
  gboolean ending;
  guint tries;
} Demo;

static void
demo_free (gpointer data,
           GClosure *closure)
{
  Demo *demo = data;

  g_free (demo->path);
  g_free (demo);
}

static BastideSetup *
make_setup (guint64 seed)
{
  BastideSetup *setup = bastide_setup_new ();

  bastide_setup_set_player (setup, 1, _("Red"), 0, BASTIDE_PLAYER_COMPUTER, 2);
  bastide_setup_set_player (setup, 2, _("Blue"), 1, BASTIDE_PLAYER_COMPUTER, 2);
  bastide_setup_set_copies (setup, "river", 1);
  bastide_setup_set_seed (setup, seed);
  return setup;
}

static void
print_result (BastideGame *game)
{
  GListModel *players = bastide_game_get_players (game);

  for (guint i = 0; i < g_list_model_get_n_items (players); i++)
    {
      g_autoptr (BastidePlayer) player = g_list_model_get_item (players, i);

      g_print ("%s%s %d", i == 0 ? "Result: " : ", ",
               bastide_player_get_name (player),
               bastide_player_get_score (player));
    }
  g_print ("\n");
}

static void
end (BastideApplication *application,
     BastideWindow      *window)
{
  if (window)
    gtk_window_destroy (GTK_WINDOW (window));
  g_application_quit (G_APPLICATION (application));
}

static gboolean
finish (gpointer data)
{
  Demo *demo = data;
  g_autoptr (GError) error = NULL;
  gboolean saved;

  saved = bastide_picture_save (GTK_WIDGET (demo->window), demo->path, &error);
  if (!saved && ++demo->tries < MAX_TRIES)
    return G_SOURCE_CONTINUE;
  print_result (demo->game);
  if (saved)
    g_print ("%s\n", demo->path);
  else
    g_printerr ("%s\n", error->message);
  bastide_application_set_status (demo->application, saved ? 0 : 1);
  end (demo->application, demo->window);
  return G_SOURCE_REMOVE;
}

static void
demo_changed (BastideGame   *game,
              BastideChange  change,
              Demo          *demo)
{
  if (demo->ending || !bst_state_is_over (bastide_game_get_state (game)))
    return;
  demo->ending = TRUE;
  bastide_landscape_fit (bastide_game_page_get_landscape (
      bastide_window_get_game_page (demo->window)));
  g_timeout_add (SETTLE_MS, finish, demo);
}

void
bastide_demo_run (BastideApplication *application,
                  BastideWindow      *window,
                  const char         *path)
{
  g_autoptr (BastideSetup) setup = make_setup (DEMO_SEED);
  g_autoptr (GError) error = NULL;
  g_autoptr (BastideGame) game = bastide_game_new (setup, &error);
  Demo *demo;

  if (!game)
    {
      g_printerr ("%s\n", error->message);
      bastide_application_set_status (application, 1);
      end (application, window);
      return;
    }
  demo = g_new0 (Demo, 1);
  demo->application = application;
  demo->window = window;
  demo->game = game;
  demo->path = g_strdup (path);
  g_signal_connect_data (game, "changed", G_CALLBACK (demo_changed), demo,
                         demo_free, 0);
  bastide_window_set_show_results (window, FALSE);
  bastide_window_show_game (window, game);
  bastide_game_set_computer_pause (game, DEMO_PAUSE_MS);
}

void
bastide_demo_autoplay (BastideWindow *window,
                       guint64        seed)
{
  g_autoptr (BastideSetup) setup = make_setup (seed);

  bastide_window_start_game (window, setup);
  bastide_game_set_computer_pause (
      bastide_session_get_game (bastide_window_get_session (window)), 0);
}

void
bastide_demo_print_state (BastideApplication *application,
                          BastideGame        *game)
{
  if (game)
    g_print ("%u %016" G_GINT64_MODIFIER "x\n", bastide_game_get_n_moves (game),
             (guint64) bst_state_hash (bastide_game_get_state (game)));
  else
    g_print ("none\n");
  end (application, bastide_application_get_window (application));
}

GFile *
bastide_demo_make_folder (void)
{
  g_autofree char *path = g_dir_make_tmp ("bastide-demo-XXXXXX", NULL);

  return path ? g_file_new_for_path (path) : NULL;
}
