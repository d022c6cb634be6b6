/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include "bastide-game-view.h"
#include "bastide-tile-cache.h"
#include "bastide-tile-view.h"

#define DIMMED_ALPHA 0.35

struct _BastideTileView
{
  GtkWidget parent_instance;

  /* Plain values */
  BstTile tile;
  int size;
  guint rotation;

  /* Flags */
  gboolean has_tile, dimmed, back;
};

G_DEFINE_FINAL_TYPE (BastideTileView, bastide_tile_view, GTK_TYPE_WIDGET)

static void
bastide_tile_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BastideTileView *self = BASTIDE_TILE_VIEW (widget);
  int scale = gtk_widget_get_scale_factor (widget);
  int side = MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  float x = (float) ((gtk_widget_get_width (widget) - side) / 2);
  float y = (float) ((gtk_widget_get_height (widget) - side) / 2);
  GdkTexture *texture;

  if (side <= 0 || (!self->has_tile && !self->back))
    return;
  texture = bastide_tile_cache_lookup (
      bastide_tile_cache_get_default (), self->has_tile ? &self->tile : NULL,
      self->rotation, 0, (guint) (side * scale), bastide_palette_for_style ());
  if (self->dimmed)
    gtk_snapshot_push_opacity (snapshot, DIMMED_ALPHA);
  gtk_snapshot_append_texture (snapshot, texture,
                               &GRAPHENE_RECT_INIT (x, y, (float) side, (float) side));
  if (self->dimmed)
    gtk_snapshot_pop (snapshot);
}

static void
bastide_tile_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                           int *minimum, int *natural, int *minimum_baseline,
                           int *natural_baseline)
{
  *minimum = *natural = BASTIDE_TILE_VIEW (widget)->size;
}

static void
bastide_tile_view_class_init (BastideTileViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = bastide_tile_view_snapshot;
  widget_class->measure = bastide_tile_view_measure;

  gtk_widget_class_set_css_name (widget_class, "tileview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
bastide_tile_view_init (BastideTileView *self)
{
  self->size = 64;
  bastide_widget_follow_style (GTK_WIDGET (self));
}

GtkWidget *
bastide_tile_view_new (int size)
{
  BastideTileView *self = g_object_new (BASTIDE_TYPE_TILE_VIEW, NULL);

  self->size = size;
  return GTK_WIDGET (self);
}

void
bastide_tile_view_set_tile (BastideTileView *self, const BstTile *tile)
{
  g_return_if_fail (BASTIDE_IS_TILE_VIEW (self));

  self->has_tile = tile != NULL;
  if (tile != NULL)
    self->tile = *tile;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bastide_tile_view_set_rotation (BastideTileView *self, guint rotation)
{
  g_return_if_fail (BASTIDE_IS_TILE_VIEW (self));

  if (self->rotation == rotation)
    return;
  self->rotation = rotation & 3;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bastide_tile_view_set_size (BastideTileView *self, int size)
{
  g_return_if_fail (BASTIDE_IS_TILE_VIEW (self));

  if (self->size == size)
    return;
  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
bastide_tile_view_set_dimmed (BastideTileView *self, gboolean dimmed)
{
  g_return_if_fail (BASTIDE_IS_TILE_VIEW (self));

  if (self->dimmed == dimmed)
    return;
  self->dimmed = dimmed;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bastide_tile_view_set_back (BastideTileView *self, gboolean back)
{
  g_return_if_fail (BASTIDE_IS_TILE_VIEW (self));

  if (self->back == back)
    return;
  self->back = back;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
