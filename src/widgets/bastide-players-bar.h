/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "bastide-game.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_PLAYERS_BAR (bastide_players_bar_get_type ())
G_DECLARE_FINAL_TYPE (BastidePlayersBar, bastide_players_bar, BASTIDE,
                      PLAYERS_BAR, GtkWidget)

/* All players of a game, as cards one below the other or, compact, as chips in
 * rows. Properties: "game", "compact" (boolean), "show-projected-scores"
 * (boolean). */
GtkWidget *bastide_players_bar_new      (void);
void       bastide_players_bar_set_game (BastidePlayersBar *self,
                                         BastideGame       *game);

G_END_DECLS
