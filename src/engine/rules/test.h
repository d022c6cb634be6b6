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

#define BST_TEST_TERM  BST_TERM_MODULE
#define BST_TEST_BONUS 255

extern const BstModule bst_rules_test;

/* The module's numbers in the set-up: where its bytes lie. */
enum
{
  BST_TEST_OWN_SEAT,
  BST_TEST_OWN_TILE,
  BST_TEST_OWN_SEGMENT,
  BST_TEST_OWN_BOOKS,
};

/* ---- Books (test-books.c) ---- */
void bst_test_books (BstSetup *setup);
void bst_test_turn_begins (BstState *state, BstEvents *events);
void bst_test_drawn (BstState *state, BstEvents *events);
void bst_test_laid (BstState *state);
void bst_test_what_to_score (BstState *state, BstEvents *events);
void bst_test_scored (BstState *state);
void bst_test_feature_changed (BstState *state, BstSegmentId feature, bool complete,
                               BstEvents *events);
void bst_test_turn_ends (BstState *state, BstEvents *events);
void bst_test_end_before (BstState *state, BstEvents *events);
void bst_test_final_done (BstState *state);
/* What was wrong, or NULL. */
const char *bst_test_books_check (const BstState *state);

void bst_test_steps (BstSetup *setup);

#endif
