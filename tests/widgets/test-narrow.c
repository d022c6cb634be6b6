/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pages and the decisions in the smallest window, in the language of the
 * environment.
 */

#include "config.h"

#include "all-modules-game.h"
#include "app-fixture.h"
#include "bastide-figures-bar.h"
#include "bastide-scroller.h"

/* The longest names there can be, each a single word. */
static void
start_named_game (void)
{
  g_autoptr (BastideSetup) setup = bastide_setup_new ();
  g_autofree char *name = g_strnfill (1000, 'W');
  BastideGame *before = get_game ();

  for (guint seat = 1; seat <= 2; seat++)
    bastide_setup_set_player (setup, seat, name, seat, BASTIDE_PLAYER_HUMAN, 1);
  g_assert_cmpuint (strlen (bastide_setup_get_name (setup, 1)), ==, 40);
  bastide_window_start_game (window, setup);
  WAIT_FOR (get_game () != before && page_is ("game"));
}

/* What a page needs must fit the smallest window; returns how many labels are cut
 * off in it. */
static guint
check_pages (void)
{
  static const char *const pages[] = { "start", "setup", "game", "results" };
  GtkWidget *stack = gtk_widget_get_ancestor (
      GTK_WIDGET (bastide_window_get_game_page (window)), GTK_TYPE_STACK);
  guint cut = 0;
  int minimum;

  resize (360, 640);
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      bastide_window_show_page (window, pages[i]);
      spin (200);
      gtk_widget_measure (
          gtk_stack_get_child_by_name (GTK_STACK (stack), pages[i]),
          GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      if (minimum > BASTIDE_MIN_WIDTH)
        g_test_message ("%s needs %d pixels", pages[i], minimum);
      g_assert_cmpint (minimum, <=, BASTIDE_MIN_WIDTH);
      cut += count_cut (GTK_WIDGET (window));
    }
  return cut;
}

static void
test_pages (void)
{
  start_base_game ();
  g_assert_cmpuint (check_pages (), ==, 0);
  /* Such a name may be cut off itself. */
  start_named_game ();
  check_pages ();
}

/* What a decision offers is seen to its last line where there is room for it, and
 * the results of a finished game can be reached. */
static void
test_decisions (void)
{
  static const AllModulesWish wishes[] = {
    { "builder", BST_DECISION_AGAIN, BST_VERB_AGAIN, FALSE, FALSE,
      "traders-and-builders/optional-taken.bastide" },
    { "also", BST_DECISION_ALSO, BST_VERB_CLAIM, FALSE, FALSE,
      "traders-and-builders/also-builder.bastide" },
    { "barn", BST_DECISION_MAIN, BST_VERB_CLAIM, FALSE, FALSE,
      "abbey-and-mayor/barn-four-tiles.bastide", FALSE, "barn" },
    { "wagon", BST_DECISION_WAGON, BST_VERB_WAGON, FALSE, FALSE,
      "abbey-and-mayor/wagon-example-road.bastide" },
    { "dragon", BST_DECISION_DRAGON, BST_VERB_DRAGON, FALSE, FALSE,
      "princess-and-dragon/dragon-players-turn.bastide" },
  };

  resize (360, 640);
  for (gsize i = 0; i < G_N_ELEMENTS (wishes); i++)
    {
      g_autoptr (BastideGame) game
          = scenario_find (SCENARIOS, wishes[i].scenario, wishes[i].kind,
                           wishes[i].verb, wishes[i].far, wishes[i].piece);
      GtkWidget *bar;
      int width, wanted, limit;
      GtkWidget *scroller;

      bastide_window_show_game (window, game);
      bastide_game_page_focus (bastide_window_get_game_page (window));
      spin (200);
      bar = find_mapped (GTK_WIDGET (window), BASTIDE_TYPE_FIGURES_BAR);
      scroller = gtk_widget_get_ancestor (bar, BASTIDE_TYPE_SCROLLER);
      width = gtk_widget_get_width (scroller);
      gtk_widget_measure (bar, GTK_ORIENTATION_VERTICAL, width, NULL, &wanted, NULL,
                          NULL);
      g_object_get (scroller, "max-height", &limit, NULL);
      g_assert_cmpint (gtk_widget_get_height (scroller), ==, MIN (wanted, limit));
      g_assert_cmpint (limit, >=, 240);
      g_assert_cmpuint (count_cut (GTK_WIDGET (window)), ==, 0);
    }
}

/* With the list of saved games at its end, a message covers none of them. */
static void
test_start_message (void)
{
  GtkWidget *list, *scrolled, *toast;
  GtkAdjustment *adjustment;
  graphene_rect_t list_bounds, toast_bounds;

  resize (360, 640);
  for (guint i = 0; i < 3; i++)
    start_base_game ();
  bastide_window_show_page (window, "start");
  bastide_window_message (window, "Game deleted");
  spin (300);
  scrolled = find_mapped (GTK_WIDGET (window), GTK_TYPE_SCROLLED_WINDOW);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  spin (100);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, 0);
  list = find_mapped (GTK_WIDGET (window), GTK_TYPE_LIST_BOX);
  toast = find_mapped (GTK_WIDGET (window), g_type_from_name ("AdwToastWidget"));
  g_assert_nonnull (list);
  g_assert_nonnull (toast);
  g_assert_true (gtk_widget_compute_bounds (list, GTK_WIDGET (window), &list_bounds));
  g_assert_true (gtk_widget_compute_bounds (toast, GTK_WIDGET (window),
                                            &toast_bounds));
  g_assert_false (graphene_rect_intersection (&list_bounds, &toast_bounds, NULL));
}

/* The side pane is about as wide as meant, and covers nothing of the landscape. */
static void
test_pane (void)
{
  static const int widths[] = { 920, 1280 };
  GtkWidget *page = GTK_WIDGET (bastide_window_get_game_page (window));

  start_base_game ();
  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      graphene_rect_t landscape, cards;

      resize (widths[i], 700);
      g_object_set (page, "show-pane", TRUE, NULL);
      spin (200);
      g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (get_landscape ()), page,
                                                &landscape));
      g_assert_true (gtk_widget_compute_bounds (
          find_mapped (page, ADW_TYPE_VIEW_SWITCHER), page, &cards));
      g_assert_cmpfloat (landscape.origin.x + landscape.size.width, <=,
                         cards.origin.x);
      g_assert_cmpfloat (landscape.size.width, >=, widths[i] - 360);
      g_assert_cmpuint (count_cut (GTK_WIDGET (window)), ==, 0);
    }
}

int
main (int    argc,
      char **argv)
{
  int status;

  gtk_test_init (&argc, &argv, NULL);
  app_set_up ();
  g_test_add_func ("/narrow/pages", test_pages);
  g_test_add_func ("/narrow/decisions", test_decisions);
  g_test_add_func ("/narrow/start-message", test_start_message);
  g_test_add_func ("/narrow/pane", test_pane);
  status = g_test_run ();
  app_tear_down ();
  return status;
}
