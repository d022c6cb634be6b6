/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-setup-rows.h"

#define MAX_COPIES 9

typedef struct
{
  BastideSetup *setup;
  BastideTileSet *set;
  const BstOptionDef *option;
  BastideRowFunc changed;
  gpointer data;
  gboolean refreshing;
} RowData;

static void
row_data_free (gpointer pointer)
{
  RowData *row = pointer;

  g_clear_object (&row->setup);
  g_clear_object (&row->set);
  g_free (row);
}

static RowData *
attach_data (GtkWidget      *widget,
             BastideSetup   *setup,
             BastideRowFunc  changed,
             gpointer        data)
{
  RowData *row = g_new0 (RowData, 1);

  row->setup = g_object_ref (setup);
  row->changed = changed;
  row->data = data;
  g_object_set_data_full (G_OBJECT (widget), "row-data", row, row_data_free);
  return row;
}

static RowData *
get_data (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), "row-data");
}

static void
done (RowData *row)
{
  row->changed (row->data);
}

static gboolean
is_optional (BastideTileSet *set)
{
  const char *const *modules = bastide_tile_set_get_modules (set);

  for (gsize i = 0; modules[i]; i++)
    for (gsize j = 0; j < bst_modules_count (); j++)
      if (g_str_equal (modules[i], bst_modules_id (j))
          && !bst_modules_is_game (j))
        return TRUE;
  return FALSE;
}

static void
copies_changed (GtkWidget     *row_widget,
                GParamSpec    *pspec,
                GtkSpinButton *spin)
{
  RowData *row = get_data (row_widget);

  if (row->refreshing)
    return;
  bastide_setup_set_copies (row->setup, bastide_tile_set_get_id (row->set),
                            gtk_spin_button_get_value_as_int (spin));
  done (row);
}

static void
switched (GtkWidget  *row_widget,
          GParamSpec *pspec,
          GtkSwitch  *toggle)
{
  RowData *row = get_data (row_widget);

  if (row->refreshing)
    return;
  bastide_setup_set_copies (row->setup, bastide_tile_set_get_id (row->set),
                            gtk_switch_get_active (toggle) ? 1 : 0);
  done (row);
}

static GtkWidget *
make_control (GtkWidget      *row,
              BastideTileSet *set)
{
  GtkWidget *control;

  if (is_optional (set))
    {
      control = gtk_switch_new ();
      g_signal_connect_object (control, "notify::active", G_CALLBACK (switched),
                               row, G_CONNECT_SWAPPED);
    }
  else
    {
      control = gtk_spin_button_new_with_range (0, MAX_COPIES, 1);
      g_signal_connect_object (control, "notify::value",
                               G_CALLBACK (copies_changed), row,
                               G_CONNECT_SWAPPED);
    }
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  bastide_tile_set_get_name (set), -1);
  return control;
}

static char *
describe_set (BastideTileSet *set)
{
  guint n = bastide_tile_set_get_n_tiles (set);
  const char *description = bastide_tile_set_get_description (set);
  g_autofree char *count
      = g_strdup_printf (ngettext ("%u tile", "%u tiles", n), n);

  if (*description == '\0')
    return g_steal_pointer (&count);
  /* Translators: a number of tiles, then a sentence on a set of tiles. */
  return g_strdup_printf (_("%s. %s"), count, description);
}

GtkWidget *
bastide_set_row_new (BastideSetup   *setup,
                     BastideTileSet *set,
                     BastideRowFunc  changed,
                     gpointer        data)
{
  GtkWidget *row = adw_action_row_new ();
  RowData *row_data = attach_data (row, setup, changed, data);
  g_autofree char *subtitle = describe_set (set);
  GtkWidget *control;

  row_data->set = g_object_ref (set);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 bastide_tile_set_get_name (set));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  control = make_control (row, set);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  if (GTK_IS_SWITCH (control))
    adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
  g_object_set_data (G_OBJECT (row), "control", control);
  bastide_set_row_refresh (row);
  return row;
}

void
bastide_set_row_refresh (GtkWidget *row_widget)
{
  RowData *row = get_data (row_widget);
  GtkWidget *control = g_object_get_data (G_OBJECT (row_widget), "control");
  guint copies = bastide_setup_get_copies (row->setup,
                                           bastide_tile_set_get_id (row->set));

  row->refreshing = TRUE;
  if (GTK_IS_SWITCH (control))
    gtk_switch_set_active (GTK_SWITCH (control), copies > 0);
  else
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (control), copies);
  row->refreshing = FALSE;
}

static void
value_selected (GtkWidget *row_widget)
{
  RowData *row = get_data (row_widget);
  guint selected = adw_combo_row_get_selected (ADW_COMBO_ROW (row_widget));

  if (row->refreshing || selected == GTK_INVALID_LIST_POSITION)
    return;
  bastide_setup_set_option (row->setup, row->option->key,
                            row->option->values[selected]);
  done (row);
}

GtkWidget *
bastide_option_row_new (BastideSetup       *setup,
                        const BstOptionDef *option,
                        BastideRowFunc      changed,
                        gpointer            data)
{
  GtkWidget *row = adw_combo_row_new ();
  RowData *row_data = attach_data (row, setup, changed, data);
  g_autoptr (GtkStringList) values = gtk_string_list_new (NULL);
  g_autofree char *title = bastide_option_get_title (option->key);
  g_autofree char *help = bastide_option_get_help (option->key);

  row_data->option = option;
  for (gsize i = 0; option->values[i]; i++)
    gtk_string_list_take (values, bastide_option_get_value_title (
                                      option->key, option->values[i]));
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), help);
  row_data->refreshing = TRUE;
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (values));
  g_signal_connect (row, "notify::selected", G_CALLBACK (value_selected), NULL);
  bastide_option_row_refresh (row);
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
      adw_combo_row_set_selected (ADW_COMBO_ROW (row_widget), i);
  row->refreshing = FALSE;
}
