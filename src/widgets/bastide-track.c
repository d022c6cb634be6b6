/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "bastide-track.h"
#include "bastide-tile-cache.h"
#include "track.h"

struct _BastideTrack
{
  GtkWidget parent_instance;

  /* Owned */
  BastideGame *game;
  GSignalGroup *signals;
};

G_DEFINE_FINAL_TYPE (BastideTrack, bastide_track, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_GAME,
  N_PROPS,
};
static GParamSpec *props[N_PROPS];

/* The picture in words, for those who do not see it. */
static void
update (BastideTrack *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  BastideSetup *setup;
  const BstState *state;

  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->game == NULL)
    return;
  setup = bastide_game_get_setup (self->game);
  state = bastide_game_get_view (self->game);
  for (guint seat = 1; seat <= bastide_setup_get_n_players (setup); seat++)
    {
      int score = bst_state_score (state, seat);

      /* Translators: the name of a player and their points */
      g_string_append_printf (text, ngettext ("%s: %d point. ", "%s: %d points. ",
                                              (gulong) ABS (score)),
                              bastide_setup_get_name (setup, seat), score);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text->str, -1);
}

static void
on_changed (BastideTrack *self, guint flags)
{
  if (flags & (BASTIDE_CHANGE_SCORES | BASTIDE_CHANGE_VIEW))
    update (self);
}

static void
bastide_track_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BastideTrack *self = BASTIDE_TRACK (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  int scores[BST_MAX_SEATS], colors[BST_MAX_SEATS];
  BastideSetup *setup;
  const BstState *state;
  cairo_t *cr;
  guint n;

  if (self->game == NULL || width <= 0 || height <= 0)
    return;
  setup = bastide_game_get_setup (self->game);
  state = bastide_game_get_view (self->game);
  n = MIN (bastide_setup_get_n_players (setup), BST_MAX_SEATS);
  for (guint i = 0; i < n; i++)
    {
      scores[i] = bst_state_score (state, i + 1);
      colors[i] = (int) bastide_setup_get_color (setup, i + 1);
    }
  cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  bastide_draw_track (cr, width, height, scores, colors, (int) n,
                      bastide_palette_get (bastide_palette_for_style ()));
  cairo_destroy (cr);
}

static void
bastide_track_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                       int *minimum, int *natural, int *minimum_baseline,
                       int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 200 : 120;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 300 : 180;
}

static void
bastide_track_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_GAME)
    g_value_set_object (value, BASTIDE_TRACK (object)->game);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bastide_track_set_property (GObject *object, guint id, const GValue *value,
                         GParamSpec *pspec)
{
  if (id == PROP_GAME)
    bastide_track_set_game (BASTIDE_TRACK (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bastide_track_dispose (GObject *object)
{
  BastideTrack *self = BASTIDE_TRACK (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (bastide_track_parent_class)->dispose (object);
}

static void
bastide_track_class_init (BastideTrackClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = bastide_track_get_property;
  object_class->set_property = bastide_track_set_property;
  object_class->dispose = bastide_track_dispose;
  widget_class->snapshot = bastide_track_snapshot;
  widget_class->measure = bastide_track_measure;

  props[PROP_GAME] = g_param_spec_object (
      "game", NULL, NULL, BASTIDE_TYPE_GAME,
      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "track");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bastide_track_init (BastideTrack *self)
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
                                  _("Score Track"), -1);
}

GtkWidget *
bastide_track_new (void)
{
  return g_object_new (BASTIDE_TYPE_TRACK, NULL);
}

void
bastide_track_set_game (BastideTrack *self, BastideGame *game)
{
  g_return_if_fail (BASTIDE_IS_TRACK (self));
  g_return_if_fail (game == NULL || BASTIDE_IS_GAME (game));

  if (!g_set_object (&self->game, game))
    return;
  g_signal_group_set_target (self->signals, game);
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);
}
