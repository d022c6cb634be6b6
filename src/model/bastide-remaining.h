/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "state.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_REMAINING (bastide_remaining_get_type ())
G_DECLARE_FINAL_TYPE (BastideRemaining, bastide_remaining, BASTIDE, REMAINING,
                      GObject)

/* One tile kind of the game and where its copies are. Properties, readable,
 * with notify: "kind" (uint), "left", "total", "placed", "discarded" (uint),
 * "fits" (uint: how many of those left fit the cell that the game's filter
 * names, see bastide_game_set_remaining_cell; equal to "left" without one),
 * "label" (string: an accessible sentence), "set-id" and "set-name" (string: the
 * tile set it is of). A game's list is in the order of sets: those of one set
 * are side by side. Tiles in players' hands count as left. */
guint          bastide_remaining_get_kind      (BastideRemaining *self);
/* Lives as long as the game. */
const BstTile *bastide_remaining_get_tile      (BastideRemaining *self);
guint          bastide_remaining_get_left      (BastideRemaining *self);
guint          bastide_remaining_get_total     (BastideRemaining *self);
guint          bastide_remaining_get_placed    (BastideRemaining *self);
guint          bastide_remaining_get_discarded (BastideRemaining *self);
guint          bastide_remaining_get_fits      (BastideRemaining *self);
const char    *bastide_remaining_get_set_id    (BastideRemaining *self);
/* In the language of the user; the id of a set without a name. */
const char    *bastide_remaining_get_set_name  (BastideRemaining *self);
/* (transfer full) */
char          *bastide_remaining_dup_label     (BastideRemaining *self);

G_END_DECLS
