/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef enum
{
  BASTIDE_HOLDING_FIGURE, /* in supply */
  BASTIDE_HOLDING_ABBEY,  /* tiles in hand */
  BASTIDE_HOLDING_GOODS,
  BASTIDE_HOLDING_TITLE,  /* the king, the robber baron: 1 for who has it */
} BastideHoldingKind;

#define BASTIDE_TYPE_HOLDING (bastide_holding_get_type ())
G_DECLARE_FINAL_TYPE (BastideHolding, bastide_holding, BASTIDE, HOLDING, GObject)

/* One kind of thing that a player can hold, for the card. Properties, all
 * readable: "id" (string: the name of a piece, "abbey", "wine", "grain",
 * "cloth", "king", "robber-baron"), "kind" (int, BastideHoldingKind), "total"
 * (uint: how many the player can have, 0 if there is no limit); with notify
 * "count" (uint) and "label" (string: "2 followers", "1 wine", "King"). */
const char        *bastide_holding_get_id    (BastideHolding *self);
BastideHoldingKind bastide_holding_get_kind  (BastideHolding *self);
guint              bastide_holding_get_count (BastideHolding *self);
guint              bastide_holding_get_total (BastideHolding *self);
/* (transfer full) */
char              *bastide_holding_dup_label (BastideHolding *self);

G_END_DECLS
