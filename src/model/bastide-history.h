/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "state.h"

G_BEGIN_DECLS

typedef enum
{
  BASTIDE_HISTORY_MOVE,    /* a tile laid, a follower placed, a choice */
  BASTIDE_HISTORY_SCORE,   /* a feature scored, a bonus */
  BASTIDE_HISTORY_DISCARD, /* a tile that fits nowhere */
  BASTIDE_HISTORY_TURN,    /* a turn begins */
  BASTIDE_HISTORY_OVER,    /* the final scoring, the end of the game */
} BastideHistoryKind;

#define BASTIDE_TYPE_HISTORY_ITEM (bastide_history_item_get_type ())
G_DECLARE_FINAL_TYPE (BastideHistoryItem, bastide_history_item,
                      BASTIDE, HISTORY_ITEM, GObject)

/* One row of the history: a sentence and what it is about. Never changes.
 * The readable properties "text", "seat", "points", "kind" and "move" are for
 * bindings and expressions. */
/* The move that led to it: view the game at this number to see the position
 * right after it. 0: the start of the game. */
guint              bastide_history_item_get_move    (BastideHistoryItem *self);
BastideHistoryKind bastide_history_item_get_kind    (BastideHistoryItem *self);
/* The player it is about, from 1; 0: nobody. */
guint              bastide_history_item_get_seat    (BastideHistoryItem *self);
const char        *bastide_history_item_get_text    (BastideHistoryItem *self);
/* The points each receiver gets, of the first if they differ; 0 for rows that
 * are not scores. */
int                bastide_history_item_get_points  (BastideHistoryItem *self);
/* What one player gets: pigs make a difference. */
int                bastide_history_item_get_points_of (BastideHistoryItem *self,
                                                     guint               seat);
/* Seats that got the points: bit set, bit 1 is seat 1. */
guint              bastide_history_item_get_receivers (BastideHistoryItem *self);
/* One sentence for each term and each receiver; NULL-terminated, may be empty. */
const char * const *bastide_history_item_get_details (BastideHistoryItem *self);
/* The cells concerned: @n of them. */
const BstCell     *bastide_history_item_get_cells   (BastideHistoryItem *self,
                                                     gsize              *n);
/* The kind of the tile to show beside it, or -1; turned by the rotation. */
int                bastide_history_item_get_tile    (BastideHistoryItem *self);
guint              bastide_history_item_get_rotation (BastideHistoryItem *self);

G_END_DECLS
