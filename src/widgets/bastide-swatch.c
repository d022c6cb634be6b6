/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include "bastide-game-view.h"
#include "bastide-swatch.h"
#include "bastide-tile-cache.h"
#include "figure.h"

struct _BastideSwatch
{
  GtkWidget parent_instance;

  /* Owned */
  char *piece;

  /* Plain values */
  guint color;
  int size;
};

G_DEFINE_FINAL_TYPE (BastideSwatch, bastide_swatch, GTK_TYPE_WIDGET)

static void
bastide_swatch_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BastideSwatch *self = BASTIDE_SWATCH (widget);
  const BastidePalette *palette = bastide_palette_get (bastide_palette_for_style ());
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  if (self->piece != NULL)
    bastide_draw_figure (cr, self->piece, FALSE, (int) self->color, width / 2.0,
                         height / 2.0, self->size * 0.82, palette, FALSE);
  else
    bastide_draw_swatch (cr, (int) self->color, (width - self->size) / 2.0,
                         (height - self->size) / 2.0, self->size, palette);
  cairo_destroy (cr);
}

static void
bastide_swatch_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                        int *minimum, int *natural, int *minimum_baseline,
                        int *natural_baseline)
{
  *minimum = *natural = BASTIDE_SWATCH (widget)->size;
}

static void
bastide_swatch_finalize (GObject *object)
{
  BastideSwatch *self = BASTIDE_SWATCH (object);

  g_clear_pointer (&self->piece, g_free);
  G_OBJECT_CLASS (bastide_swatch_parent_class)->finalize (object);
}

static void
bastide_swatch_class_init (BastideSwatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = bastide_swatch_finalize;
  widget_class->snapshot = bastide_swatch_snapshot;
  widget_class->measure = bastide_swatch_measure;

  gtk_widget_class_set_css_name (widget_class, "swatch");
  /* The player's name stands beside it. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bastide_swatch_init (BastideSwatch *self)
{
  self->size = 20;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  bastide_widget_follow_style (GTK_WIDGET (self));
}

GtkWidget *
bastide_swatch_new (guint color, int size)
{
  BastideSwatch *self = g_object_new (BASTIDE_TYPE_SWATCH, NULL);

  self->color = color;
  self->size = size;
  return GTK_WIDGET (self);
}

void
bastide_swatch_set_color (BastideSwatch *self, guint color)
{
  g_return_if_fail (BASTIDE_IS_SWATCH (self));

  if (self->color == color)
    return;
  self->color = color;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bastide_swatch_set_piece (BastideSwatch *self, const char *piece)
{
  g_return_if_fail (BASTIDE_IS_SWATCH (self));

  if (g_strcmp0 (self->piece, piece) == 0)
    return;
  g_free (self->piece);
  self->piece = g_strdup (piece);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
