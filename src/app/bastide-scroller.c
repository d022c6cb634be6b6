/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bastide-scroller.h"

struct _BastideScroller
{
  GtkWidget parent_instance;

  GtkWidget *scrolled; /* owned as a child */
  GtkWidget *child;    /* borrowed */
  int max_height;
};

G_DEFINE_FINAL_TYPE (BastideScroller, bastide_scroller, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_CHILD,
  PROP_MAX_HEIGHT,
  N_PROPS,
};
static GParamSpec *props[N_PROPS];

static GtkSizeRequestMode
bastide_scroller_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bastide_scroller_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  BastideScroller *self = BASTIDE_SCROLLER (widget);
  int height = 0;

  gtk_widget_measure (self->scrolled, orientation, for_size, minimum, natural, NULL,
                      NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL || !self->child)
    return;
  gtk_widget_measure (self->child, orientation, for_size, NULL, &height, NULL, NULL);
  *minimum = MIN (*minimum, height);
  *natural = MAX (*minimum, MIN (height, self->max_height));
}

static void
bastide_scroller_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  GtkWidget *scrolled = BASTIDE_SCROLLER (widget)->scrolled;
  int minimum;

  gtk_widget_measure (scrolled, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL,
                      NULL);
  gtk_widget_allocate (scrolled, width, MAX (height, minimum), baseline, NULL);
}

static void
bastide_scroller_dispose (GObject *object)
{
  BastideScroller *self = BASTIDE_SCROLLER (object);

  self->child = NULL;
  g_clear_pointer (&self->scrolled, gtk_widget_unparent);
  G_OBJECT_CLASS (bastide_scroller_parent_class)->dispose (object);
}

static void
bastide_scroller_get_property (GObject    *object,
                               guint       id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  BastideScroller *self = BASTIDE_SCROLLER (object);

  if (id == PROP_CHILD)
    g_value_set_object (value, self->child);
  else if (id == PROP_MAX_HEIGHT)
    g_value_set_int (value, self->max_height);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bastide_scroller_set_property (GObject      *object,
                               guint         id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  BastideScroller *self = BASTIDE_SCROLLER (object);

  if (id == PROP_CHILD)
    bastide_scroller_set_child (self, g_value_get_object (value));
  else if (id == PROP_MAX_HEIGHT)
    bastide_scroller_set_max_height (self, g_value_get_int (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bastide_scroller_class_init (BastideScrollerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags
      = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->dispose = bastide_scroller_dispose;
  object_class->get_property = bastide_scroller_get_property;
  object_class->set_property = bastide_scroller_set_property;
  widget_class->get_request_mode = bastide_scroller_get_request_mode;
  widget_class->measure = bastide_scroller_measure;
  widget_class->size_allocate = bastide_scroller_size_allocate;

  props[PROP_CHILD]
      = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET, flags);
  props[PROP_MAX_HEIGHT]
      = g_param_spec_int ("max-height", NULL, NULL, 0, G_MAXINT, G_MAXINT, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bastide_scroller_init (BastideScroller *self)
{
  self->max_height = G_MAXINT;
  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
}

void
bastide_scroller_set_child (BastideScroller *self,
                            GtkWidget       *child)
{
  g_return_if_fail (BASTIDE_IS_SCROLLER (self));

  if (self->child == child)
    return;
  self->child = child;
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), child);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CHILD]);
}

void
bastide_scroller_set_max_height (BastideScroller *self,
                                 int              max_height)
{
  g_return_if_fail (BASTIDE_IS_SCROLLER (self));

  if (self->max_height == max_height)
    return;
  self->max_height = max_height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MAX_HEIGHT]);
}
