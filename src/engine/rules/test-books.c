/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Books on the course of the game: that the hooks which only look on come in
 * their order, and find what they are told.
 */

#include "rules/test.h"

typedef enum
{
  FAULT_NONE,
  FAULT_BEGAN,
  FAULT_HAND,
  FAULT_LAID,
  FAULT_ASKED,
  FAULT_CHANGED,
  FAULT_ENDED,
  FAULT_FINAL,
  FAULT_UNTOLD,
} Fault;

static const char *const faults[] = {
  NULL,
  [FAULT_BEGAN] = "a turn began untold",
  [FAULT_HAND] = "a tile was drawn and is not in hand",
  [FAULT_LAID] = "another tile was laid than was drawn",
  [FAULT_ASKED] = "a part was scored without asking what",
  [FAULT_CHANGED] = "a feature is said to have changed and has not",
  [FAULT_ENDED] = "a turn ended untold",
  [FAULT_FINAL] = "the final scoring was told twice",
  [FAULT_UNTOLD] = "the final scoring came untold",
};

typedef struct
{
  uint16_t drawn;        /* kind + 1 of the tile in hand, once told */
  uint16_t asked;        /* the part of this tile + 1 was asked what to score */
  uint16_t begun, ended; /* turns */
  uint8_t fault;
  bool final; /* the final scoring was told */
} Books;

static Books *
books (const BstState *state)
{
  int32_t offset = bst_own (state->setup, &bst_rules_test)[BST_TEST_OWN_BOOKS];

  return bst_bytes_game (state, (size_t) offset);
}

static void
expect (const BstState *state, bool holds, Fault fault)
{
  if (!holds)
    books (state)->fault = (uint8_t) fault;
}

void
bst_test_books (BstSetup *setup)
{
  bst_own (setup, &bst_rules_test)[BST_TEST_OWN_BOOKS]
    = (int32_t) bst_setup_add_bytes (&setup->bytes_game, sizeof (Books));
}

void
bst_test_turn_begins (BstState *state, BstEvents *events)
{
  (void) events;
  books (state)->begun++;
  expect (state, books (state)->begun == state->turn, FAULT_BEGAN);
}

void
bst_test_drawn (BstState *state, BstEvents *events)
{
  (void) events;
  expect (state, state->hand >= 0, FAULT_HAND);
  books (state)->drawn = (uint16_t) (state->hand + 1);
}

void
bst_test_laid (BstState *state)
{
  unsigned kind = bst_placed (state, state->part_tile)->kind;

  expect (state, books (state)->drawn == 0 || books (state)->drawn == kind + 1, FAULT_LAID);
  books (state)->drawn = 0;
}

void
bst_test_what_to_score (BstState *state, BstEvents *events)
{
  (void) events;
  books (state)->asked = (uint16_t) (state->part_tile + 1u);
}

void
bst_test_scored (BstState *state)
{
  expect (state, books (state)->asked == state->part_tile + 1u, FAULT_ASKED);
}

void
bst_test_feature_changed (BstState *state, BstSegmentId feature, bool complete,
                          BstEvents *events)
{
  (void) events;
  expect (state, bst_feature_complete (state, feature) == complete, FAULT_CHANGED);
}

void
bst_test_turn_ends (BstState *state, BstEvents *events)
{
  (void) events;
  books (state)->ended++;
  expect (state, books (state)->ended == books (state)->begun, FAULT_ENDED);
}

void
bst_test_end_before (BstState *state, BstEvents *events)
{
  (void) events;
  expect (state, !books (state)->final, FAULT_FINAL);
  books (state)->final = true;
}

void
bst_test_final_done (BstState *state)
{
  expect (state, books (state)->final, FAULT_UNTOLD);
}

const char *
bst_test_books_check (const BstState *state)
{
  return faults[books (state)->fault];
}
