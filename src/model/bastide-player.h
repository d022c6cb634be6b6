/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "bastide-holding.h"
#include "bastide-setup.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_PLAYER (bastide_player_get_type ())
G_DECLARE_FINAL_TYPE (BastidePlayer, bastide_player, BASTIDE, PLAYER, GObject)

/* One player at the table, for views: what the position says about a seat.
 * Properties, all readable, with notify: "seat" (uint, from 1), "name"
 * (string), "color" (uint, 0 … 7), "kind" (int, BastidePlayerKind), "level"
 * (uint), "score" (int), "projected" (int: if the game ended now), "supply"
 * (uint: followers left), "active" (boolean: whose turn it is), "deciding"
 * (boolean: whose decision is open), "winner" (boolean: of a finished game),
 * "holdings" (GListModel of BastideHolding: everything that a player can hold in
 * this game, whose counts change; the list stays as it is). */
guint             bastide_player_get_seat      (BastidePlayer *self);
const char       *bastide_player_get_name      (BastidePlayer *self);
guint             bastide_player_get_color     (BastidePlayer *self);
BastidePlayerKind bastide_player_get_kind      (BastidePlayer *self);
guint             bastide_player_get_level     (BastidePlayer *self);
int               bastide_player_get_score     (BastidePlayer *self);
int               bastide_player_get_projected (BastidePlayer *self);
guint             bastide_player_get_supply    (BastidePlayer *self);
gboolean          bastide_player_get_active    (BastidePlayer *self);
gboolean          bastide_player_get_deciding  (BastidePlayer *self);
gboolean          bastide_player_get_winner    (BastidePlayer *self);
GListModel       *bastide_player_get_holdings  (BastidePlayer *self);
/* The one with this id, or NULL: not in this game (transfer none). */
BastideHolding   *bastide_player_find_holding  (BastidePlayer *self,
                                                const char    *id);

G_END_DECLS
