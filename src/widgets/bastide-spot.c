/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include "bastide-spot.h"

struct _BastideSpot
{
  GtkWidget parent_instance;

  /* Owned */
  char *label;

  /* Plain values */
  int index;
  gboolean selected;
};

G_DEFINE_FINAL_TYPE (BastideSpot, bastide_spot, GTK_TYPE_WIDGET)

enum
{
  ACTIVATED,
  FOCUSED,
  N_SIGNALS,
};
static guint signals[N_SIGNALS];

static void
activate_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[ACTIVATED], 0);
}

static void
on_enter (BastideSpot *self)
{
  g_signal_emit (self, signals[FOCUSED], 0);
}

static void
bastide_spot_finalize (GObject *object)
{
  BastideSpot *self = BASTIDE_SPOT (object);

  g_clear_pointer (&self->label, g_free);
  G_OBJECT_CLASS (bastide_spot_parent_class)->finalize (object);
}

static void
bastide_spot_class_init (BastideSpotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bastide_spot_finalize;

  signals[ACTIVATED]
      = g_signal_new ("activated", BASTIDE_TYPE_SPOT, G_SIGNAL_RUN_LAST, 0, NULL,
                      NULL, NULL, G_TYPE_NONE, 0);
  signals[FOCUSED]
      = g_signal_new ("focused", BASTIDE_TYPE_SPOT, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 0);

  /* Assistive technology sees this as the action of the cell. */
  gtk_widget_class_install_action (widget_class, "spot.activate", NULL,
                                   activate_action);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_widget_class_set_css_name (widget_class, "spot");
}

static void
bastide_spot_init (BastideSpot *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->index = -1;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (on_enter), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

BastideSpot *
bastide_spot_new (void)
{
  return g_object_new (BASTIDE_TYPE_SPOT, NULL);
}

void
bastide_spot_set_label (BastideSpot *self, const char *label)
{
  g_return_if_fail (BASTIDE_IS_SPOT (self));

  if (g_strcmp0 (self->label, label) == 0)
    return;
  g_free (self->label);
  self->label = g_strdup (label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label != NULL ? label : "", -1);
}

const char *
bastide_spot_get_label (BastideSpot *self)
{
  g_return_val_if_fail (BASTIDE_IS_SPOT (self), NULL);

  return self->label;
}

void
bastide_spot_set_selected (BastideSpot *self, gboolean selected)
{
  g_return_if_fail (BASTIDE_IS_SPOT (self));

  if (self->selected == selected)
    return;
  self->selected = selected;
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED,
                               selected, -1);
}

void
bastide_spot_set_index (BastideSpot *self, int index)
{
  g_return_if_fail (BASTIDE_IS_SPOT (self));

  self->index = index;
}

int
bastide_spot_get_index (BastideSpot *self)
{
  g_return_val_if_fail (BASTIDE_IS_SPOT (self), -1);

  return self->index;
}
