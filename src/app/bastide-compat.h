/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One door to what changed between GTK 4.8 with libadwaita 1.2 and the newer
 * stack. No other file names these classes.
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* @file is NULL when the user thought better of it. */
typedef void (*BastideFileFunc) (GFile    *file,
                                 gpointer  data);

/* Asks for a game's file to open, or to save with @name suggested. @func is called
 * once, later, from the main context. */
void       bastide_compat_choose_file      (GtkWindow       *parent,
                                            gboolean         save,
                                            const char      *title,
                                            const char      *name,
                                            BastideFileFunc  func,
                                            gpointer         data);
/* Says at length what went wrong; closed by the reader. */
void       bastide_compat_tell             (GtkWindow       *parent,
                                            const char      *heading,
                                            const char      *body);
/* Shows a web or help address with the program that is meant for it. */
void       bastide_compat_show_uri         (GtkWindow       *parent,
                                            const char      *uri);
void       bastide_compat_show_about       (GtkWindow       *parent,
                                            const char      *icon,
                                            const char      *version);
/* A dialog of its own around a page of preferences (which it takes). */
void       bastide_compat_show_preferences (GtkWindow          *parent,
                                            AdwPreferencesPage *page);
/* Adds a widget to the end of a row that unfolds. */
void       bastide_compat_add_suffix       (AdwExpanderRow     *row,
                                            GtkWidget          *widget);

G_END_DECLS
