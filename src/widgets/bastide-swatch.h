/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_SWATCH (bastide_swatch_get_type ())
G_DECLARE_FINAL_TYPE (BastideSwatch, bastide_swatch, BASTIDE, SWATCH, GtkWidget)

/* A player's color (0 to 7) with its pattern, or one of their figures; @size in
 * logical pixels. Without a piece it is the square swatch. */
GtkWidget *bastide_swatch_new       (guint          color,
                                     int            size);
void       bastide_swatch_set_color (BastideSwatch *self,
                                     guint          color);
void       bastide_swatch_set_piece (BastideSwatch *self,
                                     const char    *piece);

G_END_DECLS
