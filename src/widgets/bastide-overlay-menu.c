/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-overlay-menu.h"

static const char *const toggles[] = {
  "show-cities", "show-roads", "show-fields", "show-monasteries", "show-legal-cells",
  "show-rotation-count", "show-coordinates", "show-ownership-on-focus",
  "show-dead-cells",
};

GMenuModel *
bastide_overlay_menu_new (void)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) owners = g_menu_new ();
  g_autoptr (GMenu) aids = g_menu_new ();

  g_menu_append (owners, _("_Cities"), "landscape.show-cities");
  g_menu_append (owners, _("_Roads"), "landscape.show-roads");
  g_menu_append (owners, _("_Fields"), "landscape.show-fields");
  g_menu_append (owners, _("_Monasteries"), "landscape.show-monasteries");
  g_menu_append (aids, _("_Legal Cells"), "landscape.show-legal-cells");
  g_menu_append (aids, _("C_ount of Rotations"), "landscape.show-rotation-count");
  g_menu_append (aids, _("Owners of the Feature in _View"),
                 "landscape.show-ownership-on-focus");
  g_menu_append (aids, _("_Dead Cells"), "landscape.show-dead-cells");
  g_menu_append (aids, _("Coord_inates"), "landscape.show-coordinates");
  g_menu_append_section (menu, _("Owners"), G_MENU_MODEL (owners));
  g_menu_append_section (menu, _("Reading Aids"), G_MENU_MODEL (aids));
  return G_MENU_MODEL (g_steal_pointer (&menu));
}

/* The menu of a header bar is no child of the landscape, so it gets actions of
 * its own for the same properties. */
static GSimpleActionGroup *
create_actions (BastideLandscape *landscape)
{
  GSimpleActionGroup *group = g_simple_action_group_new ();

  for (guint i = 0; i < G_N_ELEMENTS (toggles); i++)
    {
      g_autoptr (GPropertyAction) action
          = g_property_action_new (toggles[i], landscape, toggles[i]);

      g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
    }
  return group;
}

GtkWidget *
bastide_overlay_menu_button_new (BastideLandscape *landscape)
{
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr (GMenuModel) menu = bastide_overlay_menu_new ();
  g_autoptr (GSimpleActionGroup) actions = create_actions (landscape);

  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-reveal-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), menu);
  gtk_widget_insert_action_group (button, "landscape", G_ACTION_GROUP (actions));
  gtk_widget_set_tooltip_text (button, _("Owners and Reading Aids"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Owners and Reading Aids"), -1);
  return button;
}
