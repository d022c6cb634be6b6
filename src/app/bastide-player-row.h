/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "bastide-setup.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_PLAYER_ROW (bastide_player_row_get_type ())
G_DECLARE_FINAL_TYPE (BastidePlayerRow, bastide_player_row, BASTIDE, PLAYER_ROW,
                      GtkListBoxRow)

/* One player of a set-up: color, name, person or computer. Writes changes into
 * the set-up at once. Signals: "changed"; "remove"; "move" (int: -1 up, 1
 * down); "color-taken" (uint): another player should get the color that this
 * one had. */
GtkWidget *bastide_player_row_new           (BastideSetup     *setup,
                                             guint             seat);
guint      bastide_player_row_get_seat      (BastidePlayerRow *self);
void       bastide_player_row_set_removable (BastidePlayerRow *self,
                                             gboolean          removable);
/* What the row shows is read from the set-up again. */
void       bastide_player_row_refresh       (BastidePlayerRow *self);

/* The name of a player color, as a word. */
const char *bastide_color_get_label         (guint             color);

G_END_DECLS
