/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-names.h"

void
bastide_names_say_once (GtkWidget *root)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_WIDGET (root));

  if (GTK_IS_BUTTON (root) && gtk_button_get_use_underline (GTK_BUTTON (root))
      && gtk_button_get_label (GTK_BUTTON (root)) != NULL)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (root),
                                   GTK_ACCESSIBLE_PROPERTY_LABEL);
  for (child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    bastide_names_say_once (child);
}

static void
name_chosen (GtkDropDown *drop)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (drop));
  const char *title = g_object_get_data (G_OBJECT (drop), "title");
  GObject *chosen = gtk_drop_down_get_selected_item (drop);
  g_autofree char *name = NULL;

  /* Translators: what can be chosen, and what is: “Played by: Computer”. */
  name = GTK_IS_STRING_OBJECT (chosen)
             ? g_strdup_printf (_("%s: %s"), title,
                                gtk_string_object_get_string (
                                    GTK_STRING_OBJECT (chosen)))
             : g_strdup (title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
bastide_names_drop_down (GtkDropDown *drop,
                         const char  *title)
{
  g_return_if_fail (GTK_IS_DROP_DOWN (drop));
  g_return_if_fail (title != NULL);

  g_object_set_data_full (G_OBJECT (drop), "title", g_strdup (title), g_free);
  gtk_accessible_update_property (GTK_ACCESSIBLE (drop),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_signal_connect (drop, "notify::selected-item", G_CALLBACK (name_chosen),
                    NULL);
  name_chosen (drop);
}
