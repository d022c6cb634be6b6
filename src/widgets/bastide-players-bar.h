/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-game-view.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_PLAYERS_BAR (bastide_players_bar_get_type ())
G_DECLARE_FINAL_TYPE (BastidePlayersBar, bastide_players_bar, BASTIDE,
                      PLAYERS_BAR, BastideGameView)

/* All players of a game, as cards one below the other or, compact, as chips in
 * rows. Properties: "game", "compact" (boolean), "show-projected-scores"
 * (boolean). */
GtkWidget *bastide_players_bar_new (void);

G_END_DECLS
