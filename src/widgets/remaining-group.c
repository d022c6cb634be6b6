/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-tile-view.h"
#include "remaining-group.h"

#define TILE_SIZE 56
#define MIN_COLUMNS 3
#define MAX_COLUMNS 12

struct _BastideRemainingGroup
{
  GtkWidget parent_instance;

  /* Owned */
  GListModel *kinds;
  GtkFilterListModel *shown;

  /* Children */
  GtkWidget *head, *name, *count, *tiles;
};

G_DEFINE_FINAL_TYPE (BastideRemainingGroup, bastide_remaining_group, GTK_TYPE_WIDGET)

/* ---- One kind of tile ---- */

/* The children of one item. */
typedef struct
{
  BastideRemaining *remaining; /* the model holds it */
  GtkWidget *child, *tile, *count;
} Item;

static char *
count_to_string (BastideRemaining *remaining)
{
  guint discarded = bastide_remaining_get_discarded (remaining);
  /* Translators: copies of a tile that are left, of all in the game */
  g_autofree char *left
      = g_strdup_printf (_("%u of %u"), bastide_remaining_get_left (remaining),
                         bastide_remaining_get_total (remaining));
  g_autofree char *lost = NULL;

  if (discarded == 0)
    return g_steal_pointer (&left);
  /* Translators: copies of a tile that fitted nowhere */
  lost = g_strdup_printf (ngettext ("%u discarded", "%u discarded", discarded),
                          discarded);
  return g_strconcat (left, "\n", lost, NULL);
}

static void
update_item (GtkWidget *child)
{
  Item *item = g_object_get_data (G_OBJECT (child), "bastide-item");
  g_autofree char *label = bastide_remaining_dup_label (item->remaining);
  g_autofree char *count = count_to_string (item->remaining);

  bastide_tile_view_set_dimmed (BASTIDE_TILE_VIEW (item->tile),
                                bastide_remaining_get_left (item->remaining) == 0);
  gtk_label_set_text (GTK_LABEL (item->count), count);
  gtk_widget_set_tooltip_text (child, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (item->tile),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (child),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static GtkWidget *
create_item (gpointer object, gpointer data)
{
  Item *item = g_new0 (Item, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  item->remaining = object;
  item->child = gtk_flow_box_child_new ();
  item->tile = bastide_tile_view_new (TILE_SIZE);
  item->count = gtk_label_new (NULL);
  bastide_tile_view_set_tile (BASTIDE_TILE_VIEW (item->tile),
                              bastide_remaining_get_tile (item->remaining));
  gtk_label_set_justify (GTK_LABEL (item->count), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (item->count, "caption");
  gtk_widget_add_css_class (item->count, "numeric");
  gtk_widget_set_halign (item->tile, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), item->tile);
  gtk_box_append (GTK_BOX (box), item->count);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (item->child), box);
  g_object_set_data_full (G_OBJECT (item->child), "bastide-item", item, g_free);
  g_signal_connect_object (object, "notify", G_CALLBACK (update_item), item->child,
                           G_CONNECT_SWAPPED);
  update_item (item->child);
  return item->child;
}

/* ---- The group ---- */

static void
bastide_remaining_group_dispose (GObject *object)
{
  BastideRemainingGroup *self = BASTIDE_REMAINING_GROUP (object);

  g_clear_pointer (&self->head, gtk_widget_unparent);
  g_clear_pointer (&self->tiles, gtk_widget_unparent);
  g_clear_object (&self->shown);
  g_clear_object (&self->kinds);
  G_OBJECT_CLASS (bastide_remaining_group_parent_class)->dispose (object);
}

static void
bastide_remaining_group_class_init (BastideRemainingGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_remaining_group_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "remaininggroup");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
create_head (BastideRemainingGroup *self)
{
  self->head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->name = gtk_label_new (NULL);
  self->count = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->name), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->name), 0);
  gtk_widget_set_hexpand (self->name, TRUE);
  gtk_widget_add_css_class (self->name, "heading");
  gtk_widget_add_css_class (self->count, "dim-label");
  gtk_widget_add_css_class (self->count, "numeric");
  gtk_box_append (GTK_BOX (self->head), self->name);
  gtk_box_append (GTK_BOX (self->head), self->count);
  gtk_widget_set_parent (self->head, GTK_WIDGET (self));
}

static void
bastide_remaining_group_init (BastideRemainingGroup *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  create_head (self);
  self->tiles = gtk_flow_box_new ();
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (self->tiles), GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (self->tiles), TRUE);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (self->tiles), MIN_COLUMNS);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (self->tiles), MAX_COLUMNS);
  gtk_widget_set_valign (self->tiles, GTK_ALIGN_START);
  gtk_widget_set_parent (self->tiles, GTK_WIDGET (self));
}

GtkWidget *
bastide_remaining_group_new (GListModel *kinds, GtkFilter *filter)
{
  BastideRemainingGroup *self = g_object_new (BASTIDE_TYPE_REMAINING_GROUP, NULL);
  g_autoptr (BastideRemaining) first = g_list_model_get_item (kinds, 0);
  const char *name = bastide_remaining_get_set_name (first);

  self->kinds = g_object_ref (kinds);
  self->shown = gtk_filter_list_model_new (g_object_ref (kinds), g_object_ref (filter));
  gtk_label_set_text (GTK_LABEL (self->name), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->tiles),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_flow_box_bind_model (GTK_FLOW_BOX (self->tiles), G_LIST_MODEL (self->shown),
                           create_item, NULL, NULL);
  bastide_remaining_group_update (self);
  return GTK_WIDGET (self);
}

void
bastide_remaining_group_set_heading (BastideRemainingGroup *self, gboolean heading)
{
  g_return_if_fail (BASTIDE_IS_REMAINING_GROUP (self));

  gtk_widget_set_visible (self->head, heading);
}

void
bastide_remaining_group_update (BastideRemainingGroup *self)
{
  guint left = 0, total = 0;
  g_autofree char *count = NULL;

  g_return_if_fail (BASTIDE_IS_REMAINING_GROUP (self));

  for (guint i = 0; i < g_list_model_get_n_items (self->kinds); i++)
    {
      g_autoptr (BastideRemaining) item = g_list_model_get_item (self->kinds, i);

      left += bastide_remaining_get_left (item);
      total += bastide_remaining_get_total (item);
    }
  /* Translators: tiles of a set that are left, of all of it */
  count = g_strdup_printf (C_("set", "%u of %u"), left, total);
  gtk_label_set_text (GTK_LABEL (self->count), count);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          g_list_model_get_n_items (G_LIST_MODEL (self->shown)) > 0);
}
