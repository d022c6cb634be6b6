/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-holding.h"
#include "bastide-holdings.h"
#include "bastide-swatch.h"

#define PICTURE_SIZE 18

struct _BastideHoldings
{
  GtkWidget parent_instance;

  /* Owned */
  GListModel *model;

  /* Children */
  GtkWidget *flow;

  /* Plain values */
  guint color;
  gboolean figures;
  guint n_shown;
};

G_DEFINE_FINAL_TYPE (BastideHoldings, bastide_holdings, GTK_TYPE_WIDGET)

enum
{
  CHANGED,
  N_SIGNALS,
};
static guint signals[N_SIGNALS];

/* Figures keep their place when they are all on the landscape. */
static gboolean
is_shown (BastideHoldings *self, BastideHolding *holding)
{
  gboolean figure = bastide_holding_get_kind (holding) == BASTIDE_HOLDING_FIGURE;

  return self->figures ? figure : !figure && bastide_holding_get_count (holding) > 0;
}

/* A title is held or not: it needs no number. */
static GtkWidget *
create_item (BastideHoldings *self, BastideHolding *holding)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  GtkWidget *picture = bastide_swatch_new (self->color, PICTURE_SIZE);
  guint count = bastide_holding_get_count (holding);
  g_autofree char *number = g_strdup_printf ("%u", count);
  g_autofree char *text = bastide_holding_dup_label (holding);

  bastide_swatch_set_piece (BASTIDE_SWATCH (picture), bastide_holding_get_id (holding));
  gtk_box_append (GTK_BOX (box), picture);
  if (bastide_holding_get_kind (holding) != BASTIDE_HOLDING_TITLE)
    {
      GtkWidget *label = gtk_label_new (number);

      gtk_widget_add_css_class (label, "caption");
      gtk_widget_add_css_class (label, "numeric");
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_widget_set_opacity (box, count > 0 ? 1 : 0.45);
  gtk_widget_set_tooltip_text (box, text);
  return box;
}

static void
update (BastideHoldings *self)
{
  guint n = self->model != NULL ? g_list_model_get_n_items (self->model) : 0;
  GtkWidget *child;

  self->n_shown = 0;
  while ((child = gtk_widget_get_first_child (self->flow)) != NULL)
    gtk_flow_box_remove (GTK_FLOW_BOX (self->flow), child);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BastideHolding) holding = g_list_model_get_item (self->model, i);

      if (!is_shown (self, holding))
        continue;
      child = gtk_flow_box_child_new ();
      gtk_widget_set_focusable (child, FALSE);
      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child),
                                    create_item (self, holding));
      gtk_flow_box_insert (GTK_FLOW_BOX (self->flow), child, -1);
      self->n_shown++;
    }
  if (!self->figures)
    gtk_widget_set_visible (GTK_WIDGET (self), self->n_shown > 0);
}

static void
on_notify (BastideHoldings *self)
{
  update (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
bastide_holdings_dispose (GObject *object)
{
  BastideHoldings *self = BASTIDE_HOLDINGS (object);

  bastide_holdings_set_model (self, NULL);
  g_clear_pointer (&self->flow, gtk_widget_unparent);
  G_OBJECT_CLASS (bastide_holdings_parent_class)->dispose (object);
}

static void
bastide_holdings_class_init (BastideHoldingsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_holdings_dispose;
  signals[CHANGED]
      = g_signal_new ("changed", BASTIDE_TYPE_HOLDINGS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "holdings");
  /* The card says it all in one sentence. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bastide_holdings_init (BastideHoldings *self)
{
  self->flow = gtk_flow_box_new ();
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (self->flow), GTK_SELECTION_NONE);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (self->flow), 3);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (self->flow), 16);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (self->flow), 4);
  /* Nothing in it takes the focus, and a flow box keeps Tab for itself then. */
  gtk_widget_set_can_focus (self->flow, FALSE);
  gtk_widget_set_parent (self->flow, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
bastide_holdings_new (gboolean figures)
{
  BastideHoldings *self = g_object_new (BASTIDE_TYPE_HOLDINGS, NULL);

  self->figures = figures;
  return GTK_WIDGET (self);
}

void
bastide_holdings_set_model (BastideHoldings *self, GListModel *model)
{
  GListModel *old;

  g_return_if_fail (BASTIDE_IS_HOLDINGS (self));

  old = self->model;
  if (old == model)
    return;
  for (guint i = 0; old != NULL && i < g_list_model_get_n_items (old); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (old, i);

      g_signal_handlers_disconnect_by_data (item, self);
    }
  g_set_object (&self->model, model);
  for (guint i = 0; model != NULL && i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (model, i);

      g_signal_connect_object (item, "notify::label", G_CALLBACK (on_notify), self,
                               G_CONNECT_SWAPPED);
    }
  if (self->flow != NULL)
    update (self);
}

void
bastide_holdings_set_color (BastideHoldings *self, guint color)
{
  g_return_if_fail (BASTIDE_IS_HOLDINGS (self));

  if (self->color == color)
    return;
  self->color = color;
  update (self);
}

guint
bastide_holdings_get_n_shown (BastideHoldings *self)
{
  g_return_val_if_fail (BASTIDE_IS_HOLDINGS (self), 0);

  return self->n_shown;
}

char *
bastide_holdings_dup_text (BastideHoldings *self)
{
  GString *text = g_string_new (NULL);
  guint n;

  g_return_val_if_fail (BASTIDE_IS_HOLDINGS (self), g_string_free (text, FALSE));

  n = self->model != NULL ? g_list_model_get_n_items (self->model) : 0;
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BastideHolding) holding = g_list_model_get_item (self->model, i);
      g_autofree char *label = bastide_holding_dup_label (holding);

      if (bastide_holding_get_count (holding) == 0)
        continue;
      if (text->len > 0)
        /* Translators: between parts of a list */
        g_string_append (text, _(", "));
      g_string_append (text, label);
    }
  if (text->len > 0)
    return g_string_free (text, FALSE);
  g_string_free (text, TRUE);
  return NULL;
}
