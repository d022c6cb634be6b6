/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Saves what a realized widget shows as a PNG file; FALSE with an error if it
 * shows nothing yet or the file cannot be written. */
gboolean bastide_picture_save (GtkWidget   *widget,
                               const char  *path,
                               GError     **error);

G_END_DECLS
