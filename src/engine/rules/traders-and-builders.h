/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of the module `traders-and-builders` share.
 */

#ifndef BST_RULES_TRADERS_AND_BUILDERS_H
#define BST_RULES_TRADERS_AND_BUILDERS_H

#include "core.h"

#define BST_N_GOODS 3 /* wine, grain, cloth: BstTokenCode */

/* The numbers in the set-up. */
enum
{
  BST_TRADERS_GAME, /* where the bytes lie */
  BST_TRADERS_SEAT,
  BST_TRADERS_BUILDER, /* pieces */
  BST_TRADERS_PIG,
  BST_TRADERS_ALSO_STEP,
  BST_TRADERS_AGAIN_STEP,
  BST_TRADERS_ALSO,      /* R5, R8: bit set of pieces that come besides a follower */
  BST_TRADERS_RETURNS,   /* R6 */
  BST_TRADERS_OPTIONAL,  /* R7 */
  BST_TRADERS_ON_CITIES, /* R9: pigs score when a city with a shield is completed */
  BST_TRADERS_NO_TIES,   /* R10 */
};

typedef struct
{
  uint8_t earned;   /* the turn's first tile went on with its owner's builder */
  uint8_t paid;     /* the goods' points were handed out */
  BstSegmentId put; /* where a follower was put since the tile was laid */
} BstTradersGame;

typedef struct
{
  uint16_t goods[BST_N_GOODS];
} BstTradersSeat;

extern const BstModule bst_rules_traders_and_builders;

static inline int32_t
bst_traders (const BstState *state, int number)
{
  return bst_own (state->setup, &bst_rules_traders_and_builders)[number];
}

static inline BstTradersGame *
bst_traders_game (const BstState *state)
{
  return bst_bytes_game (state, (size_t) bst_traders (state, BST_TRADERS_GAME));
}

/* Builder and pig: the hooks of traders-and-builders-figures.c. */
void bst_traders_figures (BstSetup *setup, int32_t *numbers);
void bst_traders_placed (BstState *state, BstEvents *events);
unsigned bst_traders_main_count (const BstState *state);
bool bst_traders_main_action (const BstState *state, unsigned number, BstAction *action);
bool bst_traders_main_test (const BstState *state, const BstAction *action, BstRefusal *why);
bool bst_traders_main_take (BstState *state, const BstAction *action, BstEvents *events);
bool bst_traders_may_join (const BstState *state, unsigned seat, unsigned piece,
                           BstSegmentId segment);
void bst_traders_piece_placed (BstState *state, unsigned piece, BstEvents *events);
void bst_traders_after_main (BstState *state, BstEvents *events);
void bst_traders_part_ends (BstState *state, BstEvents *events);

#endif
