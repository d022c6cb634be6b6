/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "bastide-game.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_RESULTS_TABLE (bastide_results_table_get_type ())
G_DECLARE_FINAL_TYPE (BastideResultsTable, bastide_results_table, BASTIDE,
                      RESULTS_TABLE, GtkWidget)

/* Points of each player by what they were for, best player first; scrolls
 * sideways where it has no room. Property: "game". */
GtkWidget *bastide_results_table_new      (void);
void       bastide_results_table_set_game (BastideResultsTable *self,
                                           BastideGame         *game);

G_END_DECLS
