/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-chart.h"
#include "bastide-sentences.h"
#include "bastide-tile-cache.h"
#include "chart.h"

struct _BastideChart
{
  BastideGameView parent_instance;
};

G_DEFINE_FINAL_TYPE (BastideChart, bastide_chart, BASTIDE_TYPE_GAME_VIEW)

static void
update (BastideGameView *self)
{
  BastideGame *game = bastide_game_view_get_game (self);
  g_autofree char *text = NULL;

  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (game == NULL)
    return;
  text = bastide_sentence_for_result (game);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text != NULL ? text : "", -1);
}

static void
bastide_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BastideGame *game = bastide_game_view_get_game (BASTIDE_GAME_VIEW (widget));
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  int colors[BST_MAX_SEATS];
  g_autoptr (GArray) rows = NULL;
  g_autofree int *series = NULL;
  BastideSetup *setup;
  guint n_turns = 0, n;
  cairo_t *cr;

  if (game == NULL || width <= 0 || height <= 0)
    return;
  setup = bastide_game_get_setup (game);
  n = MIN (bastide_setup_get_n_players (setup), BST_MAX_SEATS);
  rows = bastide_game_get_score_series (game, &n_turns);
  if (rows == NULL || n_turns == 0 || rows->len < n_turns * n)
    return;

  /* The game keeps a row for each turn, the chart wants one for each player. */
  series = g_new (int, n_turns * n);
  for (guint i = 0; i < n; i++)
    {
      colors[i] = (int) bastide_setup_get_color (setup, i + 1);
      for (guint turn = 0; turn < n_turns; turn++)
        series[i * n_turns + turn] = g_array_index (rows, int, turn * n + i);
    }
  cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  bastide_draw_chart (cr, width, height, series, (int) n, (int) n_turns, colors,
                      bastide_palette_get (bastide_palette_for_style ()));
  cairo_destroy (cr);
}

static void
bastide_chart_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                       int *minimum, int *natural, int *minimum_baseline,
                       int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 240 : 140;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 560 : 240;
}

static void
bastide_chart_class_init (BastideChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BastideGameViewClass *view_class = BASTIDE_GAME_VIEW_CLASS (klass);

  widget_class->snapshot = bastide_chart_snapshot;
  widget_class->measure = bastide_chart_measure;
  view_class->wanted = BASTIDE_CHANGE_SCORES | BASTIDE_CHANGE_HISTORY;
  view_class->update = update;

  gtk_widget_class_set_css_name (widget_class, "chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bastide_chart_init (BastideChart *self)
{
  bastide_widget_follow_style (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Scores over the Turns"), -1);
}

GtkWidget *
bastide_chart_new (void)
{
  return g_object_new (BASTIDE_TYPE_CHART, NULL);
}
