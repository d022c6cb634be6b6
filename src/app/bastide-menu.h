/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Gives a menu button the main menu of the program (gtk/menus.ui). */
void bastide_menu_attach (GtkMenuButton *button);

G_END_DECLS
