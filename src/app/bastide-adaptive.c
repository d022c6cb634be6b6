/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bastide-adaptive.h"

#define NARROW_BELOW 600
#define MEDIUM_BELOW 900

struct _BastideAdaptive
{
  GtkWidget parent_instance;

  /* owned */
  GtkWidget *child;

  /* plain values */
  BastideSize size;
  gboolean low;
  BastideSize next_size;
  gboolean next_low;
  guint idle;
};

static void buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BastideAdaptive, bastide_adaptive,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE,
                                                      buildable_init))

enum
{
  PROP_0,
  PROP_CHILD,
  PROP_SIZE,
  PROP_LOW,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];
static GtkBuildableIface *parent_buildable;

static gboolean
apply_size (gpointer data)
{
  BastideAdaptive *self = data;

  self->idle = 0;
  g_object_freeze_notify (G_OBJECT (self));
  if (self->size != self->next_size)
    {
      self->size = self->next_size;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SIZE]);
    }
  if (self->low != self->next_low)
    {
      self->low = self->next_low;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LOW]);
    }
  g_object_thaw_notify (G_OBJECT (self));
  return G_SOURCE_REMOVE;
}

static void
bastide_adaptive_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  BastideAdaptive *self = BASTIDE_ADAPTIVE (widget);
  int least = orientation == GTK_ORIENTATION_HORIZONTAL ? BASTIDE_MIN_WIDTH
                                                        : BASTIDE_MIN_HEIGHT;
  int child_natural = 0;

  if (self->child && gtk_widget_should_layout (self->child))
    {
      gtk_widget_measure (self->child, orientation, -1, NULL, &child_natural,
                          NULL, NULL);
    }
  *minimum = least;
  *natural = MAX (least, child_natural);
}

/* Layouts must not change while sizes are given out; an idle does it. */
static void
bastide_adaptive_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  BastideAdaptive *self = BASTIDE_ADAPTIVE (widget);
  int min_width = 0, min_height = 0;

  self->next_low = height < BASTIDE_LOW_HEIGHT;
  self->next_size = width < NARROW_BELOW   ? BASTIDE_SIZE_NARROW
                    : width < MEDIUM_BELOW ? BASTIDE_SIZE_MEDIUM
                                           : BASTIDE_SIZE_WIDE;
  if ((self->next_size != self->size || self->next_low != self->low)
      && self->idle == 0)
    self->idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, apply_size, self, NULL);
  if (!self->child || !gtk_widget_should_layout (self->child))
    return;
  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &min_width,
                      NULL, NULL, NULL);
  width = MAX (width, min_width);
  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, width, &min_height,
                      NULL, NULL, NULL);
  gtk_widget_allocate (self->child, width, MAX (height, min_height), baseline,
                       NULL);
}

static void
bastide_adaptive_dispose (GObject *object)
{
  BastideAdaptive *self = BASTIDE_ADAPTIVE (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_pointer (&self->child, gtk_widget_unparent);
  G_OBJECT_CLASS (bastide_adaptive_parent_class)->dispose (object);
}

static void
bastide_adaptive_get_property (GObject    *object,
                               guint       id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  BastideAdaptive *self = BASTIDE_ADAPTIVE (object);

  switch (id)
    {
    case PROP_CHILD:
      g_value_set_object (value, self->child);
      break;
    case PROP_SIZE:
      g_value_set_uint (value, self->size);
      break;
    case PROP_LOW:
      g_value_set_boolean (value, self->low);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bastide_adaptive_set_property (GObject      *object,
                               guint         id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  if (id == PROP_CHILD)
    bastide_adaptive_set_child (BASTIDE_ADAPTIVE (object),
                                g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bastide_adaptive_add_child (GtkBuildable *buildable,
                            GtkBuilder   *builder,
                            GObject      *child,
                            const char   *type)
{
  if (GTK_IS_WIDGET (child) && type == NULL)
    bastide_adaptive_set_child (BASTIDE_ADAPTIVE (buildable),
                                GTK_WIDGET (child));
  else
    parent_buildable->add_child (buildable, builder, child, type);
}

static void
buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = bastide_adaptive_add_child;
}

static void
bastide_adaptive_class_init (BastideAdaptiveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = bastide_adaptive_dispose;
  object_class->get_property = bastide_adaptive_get_property;
  object_class->set_property = bastide_adaptive_set_property;
  widget_class->measure = bastide_adaptive_measure;
  widget_class->size_allocate = bastide_adaptive_size_allocate;
  props[PROP_CHILD]
      = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                             G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                                 | G_PARAM_EXPLICIT_NOTIFY);
  props[PROP_SIZE] = g_param_spec_uint ("size", NULL, NULL, BASTIDE_SIZE_NARROW,
                                        BASTIDE_SIZE_WIDE, BASTIDE_SIZE_WIDE,
                                        readable);
  props[PROP_LOW] = g_param_spec_boolean ("low", NULL, NULL, FALSE, readable);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bastide_adaptive_init (BastideAdaptive *self)
{
  self->size = BASTIDE_SIZE_WIDE;
  self->next_size = BASTIDE_SIZE_WIDE;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

void
bastide_adaptive_set_child (BastideAdaptive *self,
                            GtkWidget       *child)
{
  g_return_if_fail (BASTIDE_IS_ADAPTIVE (self));

  if (self->child == child)
    return;
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CHILD]);
}

BastideSize
bastide_adaptive_get_size (BastideAdaptive *self)
{
  g_return_val_if_fail (BASTIDE_IS_ADAPTIVE (self), BASTIDE_SIZE_WIDE);

  return self->size;
}

gboolean
bastide_adaptive_get_low (BastideAdaptive *self)
{
  g_return_val_if_fail (BASTIDE_IS_ADAPTIVE (self), FALSE);

  return self->low;
}
