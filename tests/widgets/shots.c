/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * shots DIR [light|dark|contrast [pages|decisions|all [SIZE]]]: pictures of every
 * page, of the windows of the menu and of the decisions of the expansions at
 * several sizes, to be looked at. Without a style it runs itself once for each.
 * tests/headless.sh gives it a display: BASTIDE_SCREEN=1800x5200x24 has room for
 * the whole set-up page. The language is as for the program: LANGUAGE and
 * BASTIDE_LOCALEDIR. The game with every module is played once and kept in DIR.
 * Without a window manager GTK draws a frame of 5 pixels, so the smallest window
 * is 10 pixels wider than the pages in it.
 */

#include "config.h"

#include <locale.h>
#include <stdlib.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "all-modules-game.h"
#include "bastide-application.h"
#include "bastide-expansion.h"
#include "bastide-picture.h"
#include "bastide-setup-page.h"
#include "discard-game.h"
#include "find-widgets.h"

#define LATE_MOVES 189
#define EARLY_MOVES 24
#define SEED 1244
#define UNFOLDED_HEIGHT 5000

typedef struct
{
  const char *name;
  int width, height;
} Size;

static const Size sizes[] = {
  { "360x640", 360, 640 },
  { "720x600", 720, 600 },
  { "1000x700", 1000, 700 },
  { "1600x1000", 1600, 1000 },
};

static BastideApplication *application;
static BastideWindow *window;
static const char *folder;
static const char *style;

static void
spin (guint ms)
{
  gint64 end = g_get_monotonic_time () + ms * G_TIME_SPAN_MILLISECOND;

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
}

/* A game that computers played up to @moves, now between people: three of them,
 * or with @crowd as many as there can be, and long names. */
static BastideGame *
make_game (guint    moves,
           gboolean crowd)
{
  g_autoptr (BastideSetup) setup = bastide_setup_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (BastideGame) game = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) changed = NULL;
  g_autoptr (GString) text = NULL;

  bastide_setup_set_player (setup, 1, "Alma", 0, BASTIDE_PLAYER_COMPUTER, 2);
  bastide_setup_set_player (setup, 2, "Benedict", 1, BASTIDE_PLAYER_COMPUTER, 2);
  bastide_setup_add_player (setup, "Clara", 2, BASTIDE_PLAYER_COMPUTER, 1);
  while (crowd && bastide_setup_get_n_players (setup) < BASTIDE_MAX_PLAYERS)
    bastide_setup_add_player (setup, "Geraldine Longfellow",
                              bastide_setup_get_n_players (setup),
                              BASTIDE_PLAYER_COMPUTER, 1);
  bastide_setup_set_copies (setup, "river", 1);
  bastide_setup_set_seed (setup, SEED);
  game = bastide_game_new (setup, &error);
  g_assert_no_error (error);
  bastide_game_set_computer_pause (game, 0);
  bastide_game_start (game);
  while (bastide_game_get_n_moves (game) < moves
         && !bst_state_is_over (bastide_game_get_state (game)))
    g_main_context_iteration (NULL, TRUE);
  bastide_game_stop (game);
  bytes = bastide_game_to_bytes (game);
  text = g_string_new_len (g_bytes_get_data (bytes, NULL),
                           g_bytes_get_size (bytes));
  g_string_replace (text, "Kind=computer", "Kind=human", 0);
  changed = g_bytes_new (text->str, text->len);
  g_clear_object (&game);
  game = bastide_game_new_from_bytes (changed, "shots", &error);
  g_assert_no_error (error);
  return g_steal_pointer (&game);
}

static void
shoot_widget (GtkWidget *widget,
              const Size *size,
              const char *page)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name
      = g_strdup_printf ("%s-%s-%s.png", page, size->name, style);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  spin (400);
  gtk_widget_queue_draw (widget);
  gtk_test_widget_wait_for_draw (widget);
  bastide_picture_save (widget, path, &error);
  g_assert_no_error (error);
}

static void
shoot (const Size *size,
       const char *page)
{
  shoot_widget (GTK_WIDGET (window), size, page);
}

/* The window that an action opens, or this window with the dialog in it. */
static void
shoot_action (const Size *size,
              const char *action)
{
  g_autoptr (GList) windows = NULL;
  GtkWidget *opened = GTK_WIDGET (window);

  g_action_group_activate_action (G_ACTION_GROUP (application), action, NULL);
  spin (400);
  windows = gtk_window_list_toplevels ();
  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_window_get_transient_for (l->data) == GTK_WINDOW (window))
      opened = l->data;
  shoot_widget (opened, size, action);
  if (opened != GTK_WIDGET (window))
    gtk_window_destroy (GTK_WINDOW (opened));
#if ADW_CHECK_VERSION(1, 5, 0)
  else
    adw_dialog_force_close (adw_application_window_get_visible_dialog (
        ADW_APPLICATION_WINDOW (window)));
#endif
}

static void
unfold (GtkWidget *widget)
{
  if (ADW_IS_EXPANDER_ROW (widget))
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (widget), TRUE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    unfold (child);
}

/* The whole page at once, as high as the screen allows. */
static void
shoot_unfolded (const Size *size)
{
  BastideSetupPage *page = find_first (GTK_WIDGET (window), BASTIDE_TYPE_SETUP_PAGE);
  g_autoptr (BastideSetup) plain
      = bastide_setup_copy (bastide_setup_page_get_setup (page));
  BastideSetup *setup = bastide_setup_page_get_setup (page);
  GListModel *list = bastide_expansions_list ();

  while (bastide_setup_get_n_players (setup) < BASTIDE_MAX_PLAYERS)
    bastide_setup_add_player (setup, "Geraldine Longfellow",
                              bastide_setup_get_n_players (setup),
                              BASTIDE_PLAYER_COMPUTER, 1);
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (BastideExpansion) expansion = g_list_model_get_item (list, i);

      bastide_expansion_set_enabled (expansion, setup, TRUE);
    }
  bastide_setup_page_refresh (page);
  bastide_window_show_page (window, "setup");
  spin (200);
  unfold (GTK_WIDGET (page));
  shoot (size, "setup-all");
  gtk_window_set_default_size (GTK_WINDOW (window), size->width, UNFOLDED_HEIGHT);
  shoot (size, "setup-unfolded");
  gtk_window_set_default_size (GTK_WINDOW (window), size->width, size->height);
  bastide_setup_page_set_setup (page, plain);
}

/* The start page with games to come back to, and the windows of the main menu. */
static void
shoot_saved (const Size  *size,
             BastideGame *early,
             BastideGame *late,
             BastideGame *over)
{
  BastideSession *session = bastide_window_get_session (window);

  bastide_session_set_game (session, over);
  bastide_session_set_game (session, early);
  bastide_session_set_game (session, late);
  bastide_window_show_page (window, "start");
  shoot (size, "start-saved");
  shoot_action (size, "preferences");
  shoot_action (size, "shortcuts");
  shoot_action (size, "about");
}

static BastideLandscape *
get_landscape (void)
{
  return bastide_game_page_get_landscape (bastide_window_get_game_page (window));
}

static void
toggle_overlay (const char *name)
{
  gboolean on;

  g_object_get (get_landscape (), name, &on, NULL);
  g_object_set (get_landscape (), name, !on, NULL);
}

/* Lays the tile in hand on the first legal cell, so that claims are open. */
static void
place (BastideGame *game)
{
  BstAction actions[512];
  gsize n = bst_state_list (bastide_game_get_state (game), actions, 512);
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < n; i++)
    if (actions[i].verb == BST_VERB_PLACE)
      {
        bastide_game_act (game, &actions[i], &error);
        g_assert_no_error (error);
        return;
      }
}

/* Ends the message in front, so that it is in no other picture. */
static void
close_message (GtkWidget *widget)
{
  GType type = g_type_from_name ("AdwToastWidget");

  while (type != 0)
    {
      g_autoptr (GPtrArray) found = find_all (widget, type);

      if (found->len == 0)
        return;
      spin (100);
    }
}

/* A refusal over what can be pressed, the card of a feature, and an earlier
 * position. */
static void
shoot_messages (const Size  *size,
                BastideGame *game)
{
  guint move = bastide_game_get_n_moves (game) / 2;

  bastide_window_message (
      window, "Road meets city on the east side, and the river must go on, so "
              "this tile does not fit here.");
  shoot (size, "refusal");
  gtk_widget_activate_action (GTK_WIDGET (get_landscape ()), "landscape.show-card",
                              NULL);
  shoot (size, "card");
  gtk_widget_activate_action (GTK_WIDGET (get_landscape ()), "landscape.show-card",
                              NULL);
  close_message (GTK_WIDGET (window));
  bastide_game_set_view_at (game, move);
  shoot (size, "past");
  bastide_game_set_view_at (game, bastide_game_get_n_moves (game));
}

static void
shoot_crowd (const Size *size)
{
  g_autoptr (BastideGame) late = make_game (LATE_MOVES, TRUE);
  g_autoptr (BastideGame) over = make_game (G_MAXUINT, TRUE);

  bastide_window_show_game (window, late);
  shoot (size, "crowd");
  bastide_window_show_game (window, over);
  bastide_window_show_page (window, "game");
  shoot (size, "crowd-over");
  bastide_window_show_page (window, "results");
  shoot (size, "crowd-results");
}

static void
shoot_size (const Size *size)
{
  g_autoptr (BastideGame) early = make_game (EARLY_MOVES, FALSE);
  g_autoptr (BastideGame) late = make_game (LATE_MOVES, FALSE);
  g_autoptr (BastideGame) over = make_game (G_MAXUINT, FALSE);
  g_autoptr (BastideGame) discard = new_discard_game ();

  gtk_window_set_default_size (GTK_WINDOW (window), size->width, size->height);
  bastide_window_show_page (window, "start");
  shoot (size, "start");
  bastide_window_show_page (window, "setup");
  shoot (size, "setup");
  shoot_unfolded (size);
  bastide_window_show_game (window, early);
  shoot (size, "early");
  bastide_window_show_game (window, late);
  shoot (size, "late");
  place (late);
  shoot (size, "claim");
  toggle_overlay ("show-cities");
  toggle_overlay ("show-fields");
  shoot (size, "overlay");
  toggle_overlay ("show-cities");
  toggle_overlay ("show-fields");
  shoot_messages (size, late);
  bastide_window_show_game (window, discard);
  bastide_game_page_show_tab (bastide_window_get_game_page (window), "history");
  bastide_game_page_focus (bastide_window_get_game_page (window));
  shoot (size, "discard");
  bastide_game_page_show_tab (bastide_window_get_game_page (window), "tiles");
  shoot (size, "tiles");
  bastide_game_page_show_tab (bastide_window_get_game_page (window), "history");
  bastide_window_show_game (window, over);
  bastide_window_show_page (window, "results");
  shoot (size, "results");
  shoot_crowd (size);
  shoot_saved (size, early, late, over);
}

static const AllModulesWish wishes[] = {
  { "portal", BST_DECISION_MAIN, BST_VERB_CLAIM, TRUE, FALSE,
    "princess-and-dragon/portal-any-tile.bastide" },
  { "princess", BST_DECISION_MAIN, BST_VERB_EVICT, FALSE, FALSE,
    "princess-and-dragon/princess-evicts.bastide" },
  { "fairy", BST_DECISION_MAIN, BST_VERB_FAIRY, FALSE, FALSE,
    "princess-and-dragon/fairy-turn.bastide" },
  { "abbot", BST_DECISION_MAIN, BST_VERB_RECALL, FALSE, FALSE,
    "abbot/recall.bastide" },
  { "dragon", BST_DECISION_DRAGON, BST_VERB_DRAGON, FALSE, FALSE,
    "princess-and-dragon/dragon-players-turn.bastide" },
  { "dragon-eats", BST_DECISION_DRAGON, BST_VERB_DRAGON, FALSE, FALSE,
    "princess-and-dragon/dragon-eats-followers.bastide", TRUE },
  { "dragon-foreign", BST_DECISION_DRAGON, BST_VERB_DRAGON, FALSE, TRUE,
    "princess-and-dragon/dragon-players-turn.bastide" },
  { "wagon", BST_DECISION_WAGON, BST_VERB_WAGON, FALSE, FALSE,
    "abbey-and-mayor/wagon-example-road.bastide" },
  { "wagon-foreign", BST_DECISION_WAGON, BST_VERB_WAGON, FALSE, TRUE,
    "abbey-and-mayor/wagon-clockwise.bastide" },
  { "abbey", BST_DECISION_HAND, BST_VERB_PLACE, FALSE, FALSE,
    "abbey-and-mayor/abbey-example.bastide" },
  { "builder", BST_DECISION_AGAIN, BST_VERB_AGAIN, FALSE, FALSE,
    "traders-and-builders/optional-taken.bastide" },
  { "also", BST_DECISION_ALSO, BST_VERB_CLAIM, FALSE, FALSE,
    "traders-and-builders/also-builder.bastide" },
  { "barn", BST_DECISION_MAIN, BST_VERB_CLAIM, FALSE, FALSE,
    "abbey-and-mayor/barn-four-tiles.bastide", FALSE, "barn" },
};

/* Presses the toggle of the figure that the picture is about. */
static void
choose_piece (const BstState *state, const char *piece)
{
  g_autoptr (GArray) actions = bastide_actions_list (state);

  for (guint i = 0; i < actions->len; i++)
    {
      BstAction *action = &g_array_index (actions, BstAction, i);

      if (piece != NULL && action->verb == BST_VERB_CLAIM
          && g_str_equal (bst_setup_piece_name (bst_state_setup (state), action->piece),
                          piece))
        bastide_landscape_set_choice (get_landscape (),
                                      bastide_action_get_choice (action));
    }
}

static void
shoot_decisions (const Size *size)
{
  g_autofree char *path = g_build_filename (folder, "all-modules.bastide", NULL);
  g_autofree char *text = all_modules_text (path);
  g_autoptr (BastideGame) over = scenario_load (text, G_MAXUINT);

  gtk_window_set_default_size (GTK_WINDOW (window), size->width, size->height);
  for (gsize i = 0; i < G_N_ELEMENTS (wishes); i++)
    {
      g_autoptr (BastideGame) game
          = wishes[i].scenario_only ? NULL : all_modules_find (text, &wishes[i]);
      g_autofree char *name = g_strconcat ("decision-", wishes[i].name, NULL);

      if (game == NULL)
        game = scenario_find (SCENARIOS, wishes[i].scenario, wishes[i].kind,
                              wishes[i].verb, wishes[i].far, wishes[i].piece);
      g_assert_nonnull (game);
      bastide_window_show_game (window, game);
      choose_piece (bastide_game_get_state (game), wishes[i].piece);
      bastide_game_page_focus (bastide_window_get_game_page (window));
      shoot (size, name);
    }
  bastide_window_show_game (window, over);
  bastide_window_show_page (window, "game");
  shoot (size, "all-modules-over");
  bastide_game_page_show_tab (bastide_window_get_game_page (window), "tiles");
  shoot (size, "all-modules-tiles");
  bastide_game_page_show_tab (bastide_window_get_game_page (window), "history");
  bastide_window_show_page (window, "results");
  shoot (size, "all-modules-results");
}

static gboolean
run_styles (const char *self)
{
  static const char *const styles[] = { "light", "dark", "contrast" };

  for (gsize i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      const char *argv[] = { self, folder, styles[i], NULL };
      int status = 1;

      g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL,
                    NULL, NULL, &status, NULL);
      if (status != 0)
        return FALSE;
    }
  return TRUE;
}

static void
set_language (void)
{
  const char *locale_dir = g_getenv ("BASTIDE_LOCALEDIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, locale_dir ? locale_dir : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

/* Whatever was saved for the pictures goes with its folder. */
static void
delete_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      g_unlink (child);
    }
  g_rmdir (path);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *games = NULL;
  g_autoptr (GFile) file = NULL;
  const char *part;

  if (argc < 2)
    {
      g_printerr ("usage: shots DIR [light|dark|contrast "
                  "[pages|decisions|all [SIZE]]]\n");
      return 2;
    }
  folder = argv[1];
  g_mkdir_with_parents (folder, 0755);
  if (argc < 3)
    return run_styles (argv[0]) ? 0 : 1;
  style = argv[2];
  part = argc > 3 ? argv[3] : "all";
  if (g_str_equal (style, "dark"))
    g_setenv ("ADW_DEBUG_COLOR_SCHEME", "prefer-dark", TRUE);
  if (g_str_equal (style, "contrast"))
    g_setenv ("ADW_DEBUG_HIGH_CONTRAST", "1", TRUE);
  set_language ();
  gtk_init ();
  application = bastide_application_new (G_APPLICATION_NON_UNIQUE);
  games = g_dir_make_tmp ("bastide-shots-XXXXXX", NULL);
  file = g_file_new_for_path (games);
  bastide_application_set_folder (application, file);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  window = bastide_application_get_window (application);
  gtk_window_present (GTK_WINDOW (window));
  spin (500);
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      if (argc > 4 && !g_str_equal (argv[4], sizes[i].name))
        continue;
      if (!g_str_equal (part, "decisions"))
        shoot_size (&sizes[i]);
      if (!g_str_equal (part, "pages"))
        shoot_decisions (&sizes[i]);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (application);
  delete_folder (games);
  return 0;
}
