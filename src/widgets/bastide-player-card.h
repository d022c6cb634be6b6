/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "bastide-player.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_PLAYER_CARD (bastide_player_card_get_type ())
G_DECLARE_FINAL_TYPE (BastidePlayerCard, bastide_player_card, BASTIDE,
                      PLAYER_CARD, GtkWidget)

/* One player: color, name, score and what it would be now, followers left,
 * whose turn it is. Properties: "player" (BastidePlayer), "compact" (boolean: a
 * chip), "show-projected-scores" (boolean). */
GtkWidget *bastide_player_card_new         (void);
void       bastide_player_card_set_player  (BastidePlayerCard *self,
                                            BastidePlayer     *player);
void       bastide_player_card_set_compact (BastidePlayerCard *self,
                                            gboolean           compact);

G_END_DECLS
