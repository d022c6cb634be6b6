/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The module that only tests use: it needs each facility of the core once, so
 * that no later module needs a new one.
 */

#ifndef BST_RULES_TEST_H
#define BST_RULES_TEST_H

#include "core.h"

typedef struct
{
  uint8_t hand;      /* tiles in hand */
  uint8_t recalls;   /* extra actions left */
  uint8_t space;     /* chosen in the last round */
  uint8_t messenger; /* payments that went to the messenger */
} BstTestSeat;

typedef struct
{
  uint8_t rolled; /* on the tile's turn; 0: never */
} BstTestTile;

typedef struct
{
  uint8_t value; /* of the counter changed in play */
} BstTestSegment;

BstTestSeat *bst_test_seat (const BstState *state, unsigned seat);
BstTestTile *bst_test_tile (const BstState *state, unsigned tile);
BstTestSegment *bst_test_segment (const BstState *state, unsigned segment);
int bst_test_hand_kind (const BstSetup *setup);

#define BST_TEST_TERM BST_TERM_MODULE
#define BST_TEST_BONUS 255

extern const BstModule bst_rules_test;

void bst_test_steps (BstSetup *setup);

#endif
