/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bastide-menu.h"

void
bastide_menu_attach (GtkMenuButton *button)
{
  GApplication *application = g_application_get_default ();
  GMenu *menu = NULL;

  if (GTK_IS_APPLICATION (application)
      && g_application_get_is_registered (application))
    menu = gtk_application_get_menu_by_id (GTK_APPLICATION (application),
                                           "primary");
  if (menu)
    gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}
