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

enum
{
  PROP_0,
  PROP_COLOR,
  PROP_PIECE,
  PROP_SIZE,
  N_PROPS,
};
static GParamSpec *props[N_PROPS];

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
bastide_swatch_get_property (GObject *object, guint id, GValue *value,
                             GParamSpec *pspec)
{
  BastideSwatch *self = BASTIDE_SWATCH (object);

  switch (id)
    {
    case PROP_COLOR:
      g_value_set_uint (value, self->color);
      break;
    case PROP_PIECE:
      g_value_set_string (value, self->piece);
      break;
    case PROP_SIZE:
      g_value_set_int (value, self->size);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bastide_swatch_set_property (GObject *object, guint id, const GValue *value,
                             GParamSpec *pspec)
{
  BastideSwatch *self = BASTIDE_SWATCH (object);

  switch (id)
    {
    case PROP_COLOR:
      bastide_swatch_set_color (self, g_value_get_uint (value));
      break;
    case PROP_PIECE:
      bastide_swatch_set_piece (self, g_value_get_string (value));
      break;
    case PROP_SIZE:
      if (self->size == g_value_get_int (value))
        return;
      self->size = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      g_object_notify_by_pspec (object, pspec);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bastide_swatch_class_init (BastideSwatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags
      = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->finalize = bastide_swatch_finalize;
  object_class->get_property = bastide_swatch_get_property;
  object_class->set_property = bastide_swatch_set_property;
  widget_class->snapshot = bastide_swatch_snapshot;
  widget_class->measure = bastide_swatch_measure;

  props[PROP_COLOR] = g_param_spec_uint ("color", NULL, NULL, 0, 255, 0, flags);
  props[PROP_PIECE] = g_param_spec_string ("piece", NULL, NULL, NULL, flags);
  props[PROP_SIZE] = g_param_spec_int ("size", NULL, NULL, 8, 128, 20, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

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
  return g_object_new (BASTIDE_TYPE_SWATCH, "color", color, "size", size, NULL);
}

void
bastide_swatch_set_color (BastideSwatch *self, guint color)
{
  g_return_if_fail (BASTIDE_IS_SWATCH (self));

  if (self->color == color)
    return;
  self->color = color;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COLOR]);
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
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PIECE]);
}
