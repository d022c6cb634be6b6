/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "bastide-chart.h"
#include "bastide-sentences.h"
#include "bastide-tile-cache.h"
#include "chart.h"

struct _BastideChart
{
  GtkWidget parent_instance;

  /* Owned */
  BastideGame *game;
  GSignalGroup *signals;
};

G_DEFINE_FINAL_TYPE (BastideChart, bastide_chart, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_GAME,
  N_PROPS,
};
static GParamSpec *props[N_PROPS];

static void
update (BastideChart *self)
{
  g_autofree char *text = NULL;

  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->game == NULL)
    return;
  text = bastide_sentence_for_result (self->game);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text != NULL ? text : "", -1);
}

static void
on_changed (BastideChart *self, guint flags)
{
  if (flags & (BASTIDE_CHANGE_SCORES | BASTIDE_CHANGE_HISTORY))
    update (self);
}

static void
bastide_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BastideChart *self = BASTIDE_CHART (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  int colors[BST_MAX_SEATS];
  g_autoptr (GArray) rows = NULL;
  g_autofree int *series = NULL;
  BastideSetup *setup;
  guint n_turns = 0, n;
  cairo_t *cr;

  if (self->game == NULL || width <= 0 || height <= 0)
    return;
  setup = bastide_game_get_setup (self->game);
  n = MIN (bastide_setup_get_n_players (setup), BST_MAX_SEATS);
  rows = bastide_game_get_score_series (self->game, &n_turns);
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
bastide_chart_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_GAME)
    g_value_set_object (value, BASTIDE_CHART (object)->game);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bastide_chart_set_property (GObject *object, guint id, const GValue *value,
                         GParamSpec *pspec)
{
  if (id == PROP_GAME)
    bastide_chart_set_game (BASTIDE_CHART (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bastide_chart_dispose (GObject *object)
{
  BastideChart *self = BASTIDE_CHART (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (bastide_chart_parent_class)->dispose (object);
}

static void
bastide_chart_class_init (BastideChartClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = bastide_chart_get_property;
  object_class->set_property = bastide_chart_set_property;
  object_class->dispose = bastide_chart_dispose;
  widget_class->snapshot = bastide_chart_snapshot;
  widget_class->measure = bastide_chart_measure;

  props[PROP_GAME] = g_param_spec_object (
      "game", NULL, NULL, BASTIDE_TYPE_GAME,
      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bastide_chart_init (BastideChart *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  self->signals = g_signal_group_new (BASTIDE_TYPE_GAME);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (on_changed),
                                  self);
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast",
                           G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Scores over the Turns"), -1);
}

GtkWidget *
bastide_chart_new (void)
{
  return g_object_new (BASTIDE_TYPE_CHART, NULL);
}

void
bastide_chart_set_game (BastideChart *self, BastideGame *game)
{
  g_return_if_fail (BASTIDE_IS_CHART (self));
  g_return_if_fail (game == NULL || BASTIDE_IS_GAME (game));

  if (!g_set_object (&self->game, game))
    return;
  g_signal_group_set_target (self->signals, game);
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);
}
