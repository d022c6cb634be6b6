/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-track.h"
#include "bastide-tile-cache.h"
#include "track.h"

struct _BastideTrack
{
  BastideGameView parent_instance;
};

G_DEFINE_FINAL_TYPE (BastideTrack, bastide_track, BASTIDE_TYPE_GAME_VIEW)

/* The picture in words, for those who do not see it. */
static void
update (BastideGameView *self)
{
  BastideGame *game = bastide_game_view_get_game (self);
  g_autoptr (GString) text = g_string_new (NULL);
  BastideSetup *setup;
  const BstState *state;

  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (game == NULL)
    return;
  setup = bastide_game_get_setup (game);
  state = bastide_game_get_view (game);
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
bastide_track_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BastideGame *game = bastide_game_view_get_game (BASTIDE_GAME_VIEW (widget));
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  int scores[BST_MAX_SEATS], colors[BST_MAX_SEATS];
  BastideSetup *setup;
  const BstState *state;
  cairo_t *cr;
  guint n;

  if (game == NULL || width <= 0 || height <= 0)
    return;
  setup = bastide_game_get_setup (game);
  state = bastide_game_get_view (game);
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
bastide_track_class_init (BastideTrackClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BastideGameViewClass *view_class = BASTIDE_GAME_VIEW_CLASS (klass);

  widget_class->snapshot = bastide_track_snapshot;
  widget_class->measure = bastide_track_measure;
  view_class->wanted = BASTIDE_CHANGE_SCORES | BASTIDE_CHANGE_VIEW;
  view_class->update = update;

  gtk_widget_class_set_css_name (widget_class, "track");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bastide_track_init (BastideTrack *self)
{
  bastide_widget_follow_style (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Score Track"), -1);
}

GtkWidget *
bastide_track_new (void)
{
  return g_object_new (BASTIDE_TYPE_TRACK, NULL);
}
