/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a screen reader calls controls: each of them once, none of them nothing.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * bastide_names_say_once:
 * @root: a widget
 *
 * Buttons with an underlined letter are named by the label within them; takes
 * the second name away that they give themselves, from @root and all in it.
 */
void bastide_names_say_once  (GtkWidget   *root);

/**
 * bastide_names_drop_down:
 * @drop: a list of strings to choose from
 * @title: what is chosen by it
 *
 * Names the button within @drop, which has the focus, by @title and by what is
 * chosen at the time.
 */
void bastide_names_drop_down (GtkDropDown *drop,
                              const char  *title);

G_END_DECLS
