/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the modules of the expansions tell about a position.  Each answers 0,
 * false or "none" when its module is not in play.
 */

#ifndef BST_EXPANSION_H
#define BST_EXPANSION_H

#include "state.h"

/* ---- Goods, builders and pigs (rules/traders-and-builders.c) ---- */

/* Whether goods are handed out in this game. */
bool bst_setup_has_goods (const BstSetup *setup);
/* Goods of one kind that a city shows. */
unsigned bst_feature_goods (const BstState *state, BstSegmentId segment, BstTokenCode goods);
/* Goods tokens that a seat holds. */
unsigned bst_state_goods (const BstState *state, unsigned seat, BstTokenCode goods);
/* Whether the tile of this turn went on with its owner's builder: another part
 * is to follow, if there is a tile to draw. */
bool bst_state_builder_earned (const BstState *state);
/* Whether the part at hand is one that a builder has earned. */
bool bst_state_builder_part (const BstState *state);

/* ---- Abbeys (rules/abbey-and-mayor-abbey.c) ---- */

/* Abbeys that each player has at the start. */
unsigned bst_setup_abbeys (const BstSetup *setup);
/* Abbeys in a seat's hand. */
unsigned bst_state_abbeys (const BstState *state, unsigned seat);
/* Whether an abbey could be laid on a cell. */
bool bst_abbey_fits (const BstState *state, int x, int y);
/* The field of a piece that is a barn on the board; BST_NO_SEGMENT for others. */
BstSegmentId bst_barn_field (const BstState *state, size_t piece);

/* ---- The king and the robber baron (rules/king-and-robber-baron.c) ---- */

/* Whether a title, BST_TOKEN_KING or BST_TOKEN_ROBBER_BARON, is in the game. */
bool bst_setup_has_title (const BstSetup *setup, BstTokenCode token);
/* The seat that holds it, or 0. */
unsigned bst_state_title_holder (const BstState *state, BstTokenCode token);
/* Tiles of the city or road that is to be exceeded; 0 before the first. */
unsigned bst_state_title_record (const BstState *state, BstTokenCode token);
/* What a title would be worth at the end if the game ended now, to its holder
 * or whoever held it. */
unsigned bst_state_title_points (const BstState *state, BstTokenCode token);

/* ---- The dragon and the fairy (rules/princess-and-dragon*.c) ---- */

/* Whether the dragon, the fairy are figures of this game. */
bool bst_dragon_in_play (const BstSetup *setup);
bool bst_fairy_in_play (const BstSetup *setup);
/* Where the dragon is; BST_NO_TILE while it is off the board. */
BstTileId bst_dragon_tile (const BstState *state);
/* Steps it has left in the walk that is under way; 0 if there is none. */
unsigned bst_dragon_steps_left (const BstState *state);
/* Whether it has left that tile in the walk that is under way. */
bool bst_dragon_visited (const BstState *state, BstTileId tile);
/* Whether it eats a figure, by its number in bst_state_piece, when it comes to
 * the tile where that stands. */
bool bst_dragon_eats (const BstState *state, size_t piece);
/* Where the fairy is; BST_NO_TILE while she is off the board. */
BstTileId bst_fairy_tile (const BstState *state);
/* The seat of the follower she is assigned to, its piece kind and segment (both
 * may be NULL); 0: she is with nobody, or on a tile for all (R14). */
unsigned bst_fairy_follower (const BstState *state, unsigned *piece, BstSegmentId *segment);

#endif
