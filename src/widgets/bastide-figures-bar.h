/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-game-view.h"
#include "bastide-landscape.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_FIGURES_BAR (bastide_figures_bar_get_type ())
G_DECLARE_FINAL_TYPE (BastideFiguresBar, bastide_figures_bar, BASTIDE,
                      FIGURES_BAR, BastideGameView)

/* Where in the turn the game is, what can be done and the way on: the tile in
 * hand, a sentence, the figure kinds with their counts, every action that has
 * no place on the landscape (No Follower, End Turn), Undo. Made from the list
 * of legal actions alone. Properties: "game", "landscape", "compact" (boolean:
 * one row for small windows), "claim-list" (boolean: claims as buttons too).
 * Signal "refused" (string) as on the landscape. */
GtkWidget *bastide_figures_bar_new           (void);
/* Whose cursor, rotation and figure kind it goes along with (not owned). */
void       bastide_figures_bar_set_landscape (BastideFiguresBar *self,
                                              BastideLandscape  *landscape);
/* The name that the bar shows of a player who decides in another one's turn, or
 * NULL. */
const char *bastide_figures_bar_get_decider  (BastideFiguresBar *self);

G_END_DECLS
