/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-setup-rows.h"

#include "bastide-names.h"

typedef struct
{
  BastideSetup *setup;
  const BstOptionDef *option;
  GtkDropDown *values;
  BastideRowFunc changed;
  gpointer data;
  gboolean refreshing;
} RowData;

static void
row_data_free (gpointer pointer)
{
  RowData *row = pointer;

  g_object_unref (row->setup);
  g_free (row);
}

static RowData *
get_data (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), "row-data");
}

static void
value_selected (GtkWidget *row_widget)
{
  RowData *row = get_data (row_widget);
  guint selected = gtk_drop_down_get_selected (row->values);

  if (row->refreshing || selected == GTK_INVALID_LIST_POSITION)
    return;
  bastide_setup_set_option (row->setup, row->option->key,
                            row->option->values[selected]);
  row->changed (row->data);
}

static GtkWidget *
make_label (const char *text,
            gboolean    minor)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (minor)
    {
      gtk_widget_add_css_class (label, "caption");
      gtk_widget_add_css_class (label, "dim-label");
    }

  return label;
}

/* ---- The list of values ---- */

static void
value_setup (GtkSignalListItemFactory *factory,
             GtkListItem              *item)
{
  gtk_list_item_set_child (item, make_label (NULL, FALSE));
}

static void
value_bind (GtkSignalListItemFactory *factory,
            GtkListItem              *item)
{
  GtkStringObject *value = gtk_list_item_get_item (item);

  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)),
                      gtk_string_object_get_string (value));
}

/* Values are half sentences, which wrap where the window is narrow. */
static GtkWidget *
make_values (const BstOptionDef *option,
             const char         *title,
             const char         *help)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkStringList *values = gtk_string_list_new (NULL);
  GtkWidget *drop;

  for (gsize i = 0; option->values[i]; i++)
    gtk_string_list_take (values, bastide_option_get_value_title (
                                      option->key, option->values[i]));
  g_signal_connect (factory, "setup", G_CALLBACK (value_setup), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (value_bind), NULL);
  drop = gtk_drop_down_new (G_LIST_MODEL (values), NULL);
  gtk_drop_down_set_factory (GTK_DROP_DOWN (drop), factory);
  g_object_unref (factory);
  gtk_widget_set_halign (drop, GTK_ALIGN_START);
  bastide_names_drop_down (GTK_DROP_DOWN (drop), title);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (gtk_widget_get_first_child (drop)),
      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, help, -1);

  return drop;
}

/* ---- The row ---- */

GtkWidget *
bastide_option_row_new (BastideSetup       *setup,
                        const BstOptionDef *option,
                        BastideRowFunc      changed,
                        gpointer            data)
{
  GtkWidget *row = adw_preferences_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  RowData *row_data = g_new0 (RowData, 1);
  g_autofree char *title = bastide_option_get_title (option->key);
  g_autofree char *help = bastide_option_get_help (option->key);
  GtkWidget *values = make_values (option, title, help);

  row_data->setup = g_object_ref (setup);
  row_data->option = option;
  row_data->values = GTK_DROP_DOWN (values);
  row_data->changed = changed;
  row_data->data = data;
  g_object_set_data_full (G_OBJECT (row), "row-data", row_data, row_data_free);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  gtk_widget_add_css_class (box, "option");
  gtk_box_append (GTK_BOX (box), make_label (title, FALSE));
  gtk_box_append (GTK_BOX (box), make_label (help, TRUE));
  gtk_box_append (GTK_BOX (box), values);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  bastide_option_row_refresh (row);
  g_signal_connect_object (values, "notify::selected",
                           G_CALLBACK (value_selected), row, G_CONNECT_SWAPPED);

  return row;
}

void
bastide_option_row_refresh (GtkWidget *row_widget)
{
  RowData *row = get_data (row_widget);
  const char *value = bastide_setup_get_option (row->setup, row->option->key);

  row->refreshing = TRUE;
  for (guint i = 0; row->option->values[i]; i++)
    if (g_strcmp0 (row->option->values[i], value) == 0)
      gtk_drop_down_set_selected (row->values, i);
  row->refreshing = FALSE;
}
