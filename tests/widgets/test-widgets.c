/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "action-place.h"
#include "discard-game.h"
#include "landscape-fixture.h"

static void
play_some (Fixture *fixture, guint presses)
{
  for (guint i = 0; i < presses; i++)
    {
      WAIT_FOR (bastide_game_is_person (fixture->game)
                || bst_state_is_over (bastide_game_get_state (fixture->game)));
      if (bst_state_is_over (bastide_game_get_state (fixture->game)))
        return;
      if (i % 5 == 2
          && bst_state_decision (bastide_game_get_state (fixture->game)).kind
                 == BST_DECISION_PLACE)
        fixture_key (fixture, GDK_KEY_n, 0);
      fixture_key (fixture, GDK_KEY_Return, 0);
      fixture_spin ();
    }
}

static guint
count_buttons (GtkWidget *widget, const char *label)
{
  guint n = 0;

  if (GTK_IS_BUTTON (widget)
      && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0)
    n++;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_buttons (child, label);
  return n;
}

static GtkWidget *
find_button (GtkWidget *widget, const char *label)
{
  if (GTK_IS_BUTTON (widget)
      && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_button (child, label);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture_set_up (fixture, 1180, 800, TRUE);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  fixture_tear_down (fixture);
}

/* The bar offers the way on in each phase, and nothing else. */
static void
test_figures_bar (Fixture *fixture, gconstpointer data)
{
  GtkWidget *bar = GTK_WIDGET (fixture->bar), *button;

  g_assert_cmpuint (count_buttons (bar, "End Turn"), ==, 0);
  fixture_key (fixture, GDK_KEY_Return, 0);
  button = find_button (bar, "No Follower");
  g_assert_nonnull (button);
  fixture_save (GTK_WIDGET (fixture->window), "claim.png");
  g_signal_emit_by_name (button, "clicked");
  button = find_button (bar, "End Turn");
  g_assert_nonnull (button);
  g_assert_cmpuint (count_buttons (bar, "No Follower"), ==, 0);
  g_signal_emit_by_name (button, "clicked");
  WAIT_FOR (bst_state_decision (bastide_game_get_state (fixture->game)).seat == 2);
}

/* What the landscape cannot tell apart by choice and place is a button. */
static void
test_needs_button (void)
{
  const BstAction actions[] = {
    { .verb = BST_VERB_CLAIM, .piece = 0, .x = 1, .slot = 2 },
    { .verb = BST_VERB_CLAIM, .piece = 1, .x = 1, .slot = 2 },
    { .verb = BST_VERB_FAIRY, .piece = 3, .x = 1, .slot = 2 },
    { .verb = BST_VERB_EVICT, .seat = 1, .x = 2, .slot = 0 },
    { .verb = BST_VERB_EVICT, .seat = 2, .x = 2, .slot = 0 },
    { .verb = BST_VERB_DRAGON, .x = 3, .slot = BST_SLOT_CELL },
    { .verb = BST_VERB_DRAGON, .x = 4, .slot = BST_SLOT_CELL },
    { .verb = BST_VERB_PASS },
    { .verb = BST_VERB_PLACE, .x = 5, .rot = 0 },
    { .verb = BST_VERB_PLACE, .x = 5, .rot = 1 },
    { .verb = BST_VERB_CLAIM, .piece = 0, .x = 6, .slot = 1 },
    { .verb = BST_VERB_CLAIM, .piece = 0, .x = 6, .slot = 1, .slot2 = 1 },
  };
  const gboolean wanted[] = { FALSE, FALSE, FALSE, TRUE,  TRUE, FALSE,
                              FALSE, TRUE,  FALSE, FALSE, TRUE, TRUE };

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    g_assert_cmpint (
        bastide_action_needs_button (actions, G_N_ELEMENTS (actions), i), ==,
        wanted[i]);
}

/* Every icon button of the views says what it does. */
static void
assert_named (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget)
      && gtk_button_get_label (GTK_BUTTON (widget)) == NULL)
    {
      g_autofree char *why = gtk_test_accessible_check_property (
          GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "");

      g_assert_nonnull (why);
      g_assert_nonnull (gtk_widget_get_tooltip_text (widget));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_named (child);
}

static void
test_names (Fixture *fixture, gconstpointer data)
{
  play_some (fixture, 20);
  assert_named (GTK_WIDGET (fixture->window));
}

static void
test_pictures (Fixture *fixture, gconstpointer data)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  fixture_save (GTK_WIDGET (fixture->window), "start.png");
  play_some (fixture, 62);
  fixture_save (GTK_WIDGET (fixture->window), "middle.png");
  g_object_set (fixture->landscape, "show-cities", TRUE, "show-fields", TRUE,
                "show-roads", TRUE, "show-monasteries", TRUE, "show-coordinates", TRUE,
                "show-dead-cells", TRUE, NULL);
  fixture_save (GTK_WIDGET (fixture->window), "overlays.png");
  gtk_widget_activate_action (GTK_WIDGET (fixture->landscape),
                              "landscape.show-overlays-off", NULL);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  fixture_spin ();
  fixture_save (GTK_WIDGET (fixture->window), "dark.png");
  bastide_landscape_set_zoom (fixture->landscape, 16);
  fixture_save (GTK_WIDGET (fixture->window), "chunks.png");
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
  gtk_widget_activate_action (GTK_WIDGET (fixture->landscape), "landscape.fit", NULL);
  play_some (fixture, 400);
  fixture_save (GTK_WIDGET (fixture->window), "over.png");
  g_assert_true (bst_state_is_over (bastide_game_get_state (fixture->game)));
}

/* Results are there when the game is over. */
static void
test_results (Fixture *fixture, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *table = bastide_results_table_new ();
  GtkWidget *chart = bastide_chart_new ();
  GtkWidget *page = gtk_scrolled_window_new ();
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  play_some (fixture, 400);
  bastide_game_view_set_game (BASTIDE_GAME_VIEW (table), fixture->game);
  bastide_game_view_set_game (BASTIDE_GAME_VIEW (chart), fixture->game);
  gtk_widget_set_vexpand (chart, TRUE);
  gtk_box_append (GTK_BOX (box), table);
  gtk_box_append (GTK_BOX (box), chart);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (page), box);
  gtk_window_set_child (window, page);
  gtk_window_set_default_size (window, 700, 420);
  gtk_window_present (window);
  WAIT_FOR (gtk_widget_get_mapped (chart));
  fixture_save (GTK_WIDGET (window), "results.png");
  gtk_window_destroy (window);
}

static void
count_call (gpointer data)
{
  (*(guint *) data)++;
}

static gboolean
has_label (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget)
      && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_label (child, text))
      return TRUE;
  return FALSE;
}

static BastideGame *
play_eight (void)
{
  g_autoptr (BastideSetup) setup = bastide_setup_new ();
  g_autoptr (GError) error = NULL;
  BastideGame *game;

  for (guint seat = 1; seat <= BST_MAX_SEATS; seat++)
    {
      g_autofree char *name = g_strdup_printf ("Maximiliana %u", seat);

      if (seat > bastide_setup_get_n_players (setup))
        bastide_setup_add_player (setup, name, seat - 1, BASTIDE_PLAYER_COMPUTER, 1);
      else
        bastide_setup_set_player (setup, seat, name, seat - 1, BASTIDE_PLAYER_COMPUTER,
                                  1);
    }
  bastide_setup_set_seed (setup, 3);
  game = bastide_game_new (setup, &error);
  g_assert_no_error (error);
  bastide_game_set_computer_pause (game, 0);
  bastide_game_start (game);
  WAIT_FOR (bst_state_is_over (bastide_game_get_state (game)));
  return game;
}

static GtkWindow *
show_alone (GtkWidget *view, int width, int height)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  gtk_window_set_child (window, view);
  gtk_window_set_default_size (window, width, height);
  gtk_window_present (window);
  WAIT_FOR (gtk_widget_get_mapped (GTK_WIDGET (window)));
  return window;
}

/* The pile is there as soon as there is a discard, says so, and follows the
 * position looked at. */
static void
test_discards (void)
{
  g_autoptr (BastideGame) game = new_discard_game ();
  GtkWidget *pile = bastide_discard_pile_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWindow *window = show_alone (box, 200, 200);
  GtkWidget *button = find_first (pile, GTK_TYPE_BUTTON);
  guint calls = 0;

  gtk_box_append (GTK_BOX (box), pile);
  g_signal_connect_swapped (pile, "activated", G_CALLBACK (count_call), &calls);
  g_assert_false (gtk_widget_get_visible (pile));
  bastide_game_view_set_game (BASTIDE_GAME_VIEW (pile), game);
  g_assert_true (gtk_widget_get_visible (pile));
  g_assert_true (has_label (pile, "1"));
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "1 tile was set aside.");
  g_assert_nonnull (gtk_widget_get_tooltip_text (button));
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpuint (calls, ==, 1);
  bastide_game_set_view_at (game, 4);
  g_assert_false (gtk_widget_get_visible (pile));
  bastide_game_set_view_at (game, bastide_game_get_n_moves (game));
  g_assert_true (gtk_widget_get_visible (pile));
  gtk_window_destroy (window);
}

static gboolean
is_at_end (GtkAdjustment *adjustment)
{
  return gtk_adjustment_get_upper (adjustment) > 1000
         && gtk_adjustment_get_value (adjustment)
                    + gtk_adjustment_get_page_size (adjustment)
                >= gtk_adjustment_get_upper (adjustment) - 1;
}

/* A long history shows its newest row, also when it comes after another one. */
static void
test_history_end (void)
{
  g_autoptr (BastideGame) game = play_eight ();
  g_autoptr (BastideGame) other = new_discard_game ();
  GtkWidget *view = bastide_history_view_new ();
  GtkWindow *window = show_alone (view, 320, 400);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (find_first (view, GTK_TYPE_SCROLLED_WINDOW)));

  for (guint i = 0; i < 3; i++)
    {
      gint64 end = g_get_monotonic_time () + G_USEC_PER_SEC / 4;

      bastide_game_view_set_game (BASTIDE_GAME_VIEW (view), other);
      gtk_test_widget_wait_for_draw (view);
      bastide_game_view_set_game (BASTIDE_GAME_VIEW (view), game);
      WAIT_FOR (is_at_end (adjustment));
      /* It also stays there while the list learns how high its rows are. */
      while (g_get_monotonic_time () < end)
        if (!g_main_context_iteration (NULL, FALSE))
          g_usleep (1000);
      g_assert_true (is_at_end (adjustment));
    }
  gtk_window_destroy (window);
}

/* As many players as there can be, with long names, in the smallest window: the
 * table and the chips fit its width, and the numbers stand for something. */
static void
test_many_players (void)
{
  g_autoptr (BastideGame) game = play_eight ();
  g_autoptr (GtkWidget) table = g_object_ref_sink (bastide_results_table_new ());
  g_autoptr (GtkWidget) chips = g_object_ref_sink (bastide_players_bar_new ());
  int minimum;

  bastide_game_view_set_game (BASTIDE_GAME_VIEW (table), game);
  g_assert_true (has_label (table, "Total"));
  g_assert_true (has_label (table, "Maximiliana 8"));
  gtk_widget_measure (table, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_test_message ("the table needs %d pixels", minimum);
  g_assert_cmpint (minimum, <=, 360 - 2 * 12);
  g_object_set (chips, "compact", TRUE, NULL);
  bastide_game_view_set_game (BASTIDE_GAME_VIEW (chips), game);
  gtk_widget_measure (chips, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_test_message ("the chips need %d pixels", minimum);
  g_assert_cmpint (minimum, <=, 360);
}

static guint
count_tiles (GtkWidget *widget)
{
  guint n = BASTIDE_IS_TILE_VIEW (widget) && gtk_widget_get_mapped (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_tiles (child);
  return n;
}

/* “Fits Here” leaves the kinds that fit the chosen cell, and all without one. */
static void
test_fits_here (Fixture *fixture, gconstpointer data)
{
  GtkWidget *view = bastide_remaining_view_new ();
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  guint all, fitting;

  bastide_game_view_set_game (BASTIDE_GAME_VIEW (view), fixture->game);
  gtk_window_set_child (window, view);
  gtk_window_set_default_size (window, 800, 800);
  gtk_window_present (window);
  WAIT_FOR (count_tiles (view) > 10);
  all = count_tiles (view);
  g_object_set (view, "fits-only", TRUE, NULL);
  fixture_spin ();
  g_assert_cmpuint (count_tiles (view), ==, all);
  /* West of the start tile a road must go on. */
  bastide_remaining_view_set_cell (BASTIDE_REMAINING_VIEW (view), -1, 0);
  WAIT_FOR (count_tiles (view) < all);
  fitting = count_tiles (view);
  g_assert_cmpuint (fitting, >, 0);
  bastide_remaining_view_unset_cell (BASTIDE_REMAINING_VIEW (view));
  WAIT_FOR (count_tiles (view) == all);
  gtk_window_destroy (window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  bastide_widgets_init ();

  g_test_add ("/widgets/figures-bar", Fixture, NULL, set_up, test_figures_bar,
              tear_down);
  g_test_add ("/widgets/names", Fixture, NULL, set_up, test_names, tear_down);
  g_test_add ("/widgets/pictures", Fixture, NULL, set_up, test_pictures, tear_down);
  g_test_add ("/widgets/results", Fixture, NULL, set_up, test_results, tear_down);
  g_test_add ("/widgets/fits-here", Fixture, NULL, set_up, test_fits_here, tear_down);
  g_test_add_func ("/widgets/many-players", test_many_players);
  g_test_add_func ("/widgets/needs-button", test_needs_button);
  g_test_add_func ("/widgets/discards", test_discards);
  g_test_add_func ("/widgets/history-end", test_history_end);
  return g_test_run ();
}
