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

/* ---- Abbeys (rules/abbey-and-mayor.c) ---- */

/* Abbeys in a seat's hand. */
unsigned bst_state_abbeys (const BstState *state, unsigned seat);

/* ---- The king and the robber baron (rules/king-and-robber-baron.c) ---- */

/* Whether a title, BST_TOKEN_KING or BST_TOKEN_ROBBER_BARON, is in the game. */
bool bst_setup_has_title (const BstSetup *setup, BstTokenCode token);
/* The seat that holds it, or 0. */
unsigned bst_state_title_holder (const BstState *state, BstTokenCode token);
/* Tiles of the city or road that is to be exceeded; 0 before the first. */
unsigned bst_state_title_record (const BstState *state, BstTokenCode token);

#endif
