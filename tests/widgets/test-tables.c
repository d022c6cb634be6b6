/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is told of a game with every expansion: the table of points, and the
 * tiles that are left, set by set.
 */

#include "config.h"

#include <stdlib.h>
#include <string.h>

#include <adwaita.h>

#include "all-modules-game.h"
#include "bastide-player.h"
#include "bastide-remaining-view.h"
#include "bastide-results-table.h"
#include "bastide-sentences.h"
#include "bastide-tile-view.h"
#include "bastide-widgets.h"
#include "find-widgets.h"
#include "remaining-group.h"

#define WIDTH (360 - 2 * 12)

static BastideGame *game; /* over */

/* ---- Points ---- */

/* The text in a cell of the table. */
static const char *
get_cell (GtkGrid *grid,
          int      column,
          int      row)
{
  GtkWidget *child = gtk_grid_get_child_at (grid, column, row);

  return GTK_IS_LABEL (child) ? gtk_label_get_text (GTK_LABEL (child)) : NULL;
}

/* Nothing that anybody got is missing: the rows of each column come to the
 * score below them. */
static void
test_sums (void)
{
  g_autoptr (GtkWidget) table
      = g_object_ref_sink (bastide_results_table_new ());
  g_autoptr (GPtrArray) grids = NULL;
  guint n = g_list_model_get_n_items (bastide_game_get_players (game));
  GtkGrid *grid;
  int last = 1;

  bastide_game_view_set_game (BASTIDE_GAME_VIEW (table), game);
  grids = find_all (table, GTK_TYPE_GRID);
  g_assert_cmpuint (grids->len, ==, 1);
  grid = grids->pdata[0];
  while (get_cell (grid, 0, last + 1) != NULL)
    last++;
  g_assert_cmpint (last, >, 8);
  g_assert_cmpstr (get_cell (grid, 0, last), ==, "Total");
  for (guint column = 1; column <= n; column++)
    {
      int sum = 0;

      for (int row = 1; row < last; row++)
        sum += atoi (get_cell (grid, column, row));
      g_assert_cmpint (sum, ==, atoi (get_cell (grid, column, last)));
    }
}

static void
test_width (void)
{
  g_autoptr (GtkWidget) table
      = g_object_ref_sink (bastide_results_table_new ());
  int minimum;

  bastide_game_view_set_game (BASTIDE_GAME_VIEW (table), game);
  gtk_widget_measure (table, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                      NULL, NULL);
  g_assert_cmpint (minimum, <=, WIDTH);
}

/* ---- Remaining tiles ---- */

static gboolean
has_label (GtkWidget  *widget,
           const char *text)
{
  g_autoptr (GPtrArray) labels = find_all (widget, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (g_str_equal (gtk_label_get_text (labels->pdata[i]), text))
      return TRUE;
  return FALSE;
}

static guint
count_shown (GPtrArray *groups)
{
  guint n = 0;

  for (guint i = 0; i < groups->len; i++)
    n += gtk_widget_get_visible (groups->pdata[i]);
  return n;
}

/* Each set has its name once, with all of its kinds below it. */
static void
test_groups (void)
{
  GtkWidget *view = bastide_remaining_view_new ();
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GListModel *remaining = bastide_game_get_remaining (game);
  g_autoptr (GHashTable) sets = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) groups = NULL;
  g_autoptr (GPtrArray) tiles = NULL;
  int minimum;

  for (guint i = 0; i < g_list_model_get_n_items (remaining); i++)
    {
      g_autoptr (BastideRemaining) item = g_list_model_get_item (remaining, i);

      g_hash_table_add (sets, (gpointer) bastide_remaining_get_set_id (item));
    }
  bastide_game_view_set_game (BASTIDE_GAME_VIEW (view), game);
  gtk_window_set_child (window, view);
  gtk_window_set_default_size (window, 360, 640);
  gtk_window_present (window);
  WAIT_FOR (gtk_widget_get_mapped (view));
  groups = find_all (view, BASTIDE_TYPE_REMAINING_GROUP);
  tiles = find_all (view, BASTIDE_TYPE_TILE_VIEW);
  g_assert_cmpuint (groups->len, ==, g_hash_table_size (sets));
  g_assert_cmpuint (groups->len, >=, G_N_ELEMENTS (all_modules_sets) + 1);
  g_assert_cmpuint (count_shown (groups), ==, groups->len);
  g_assert_true (has_label (groups->pdata[0], "Base Game"));
  g_assert_cmpuint (tiles->len, ==, g_list_model_get_n_items (remaining));
  gtk_widget_measure (view, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                      NULL, NULL);
  g_assert_cmpint (minimum, <=, WIDTH);

  /* Nothing fits a cell that is taken. */
  g_object_set (view, "fits-only", TRUE, NULL);
  bastide_remaining_view_set_cell (BASTIDE_REMAINING_VIEW (view), 0, 0);
  g_assert_cmpuint (count_shown (groups), ==, 0);
  bastide_remaining_view_unset_cell (BASTIDE_REMAINING_VIEW (view));
  g_assert_cmpuint (count_shown (groups), ==, groups->len);
  gtk_window_destroy (window);
}

/* A game with one set needs no names of sets. */
static void
test_one_set (void)
{
  g_autoptr (BastideSetup) setup = bastide_setup_new ();
  g_autoptr (BastideGame) other = bastide_game_new (setup, NULL);
  GtkWidget *view = bastide_remaining_view_new ();
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  g_autoptr (GPtrArray) groups = NULL;

  bastide_game_view_set_game (BASTIDE_GAME_VIEW (view), other);
  gtk_window_set_child (window, view);
  gtk_window_present (window);
  WAIT_FOR (gtk_widget_get_mapped (view));
  groups = find_all (view, BASTIDE_TYPE_REMAINING_GROUP);
  g_assert_cmpuint (groups->len, ==, 1);
  g_assert_false (gtk_widget_get_visible (
      gtk_widget_get_first_child (groups->pdata[0])));
  gtk_window_destroy (window);
}

int
main (int    argc,
      char **argv)
{
  int status;

  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  bastide_widgets_init ();
  game = all_modules_play ();

  g_test_add_func ("/tables/sums", test_sums);
  g_test_add_func ("/tables/width", test_width);
  g_test_add_func ("/tables/groups", test_groups);
  g_test_add_func ("/tables/one-set", test_one_set);
  status = g_test_run ();
  g_object_unref (game);
  return status;
}
