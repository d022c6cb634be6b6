/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-game-view.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_RESULTS_TABLE (bastide_results_table_get_type ())
G_DECLARE_FINAL_TYPE (BastideResultsTable, bastide_results_table, BASTIDE,
                      RESULTS_TABLE, BastideGameView)

/* Points of each player by what they were for: a column for each player, the best
 * one first, a row for each kind of feature, so that it never has to scroll
 * sideways. Property: "game". */
GtkWidget *bastide_results_table_new (void);

G_END_DECLS
