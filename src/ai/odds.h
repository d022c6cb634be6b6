/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How many of the tiles still to be drawn fit an empty cell, and how many of
 * them close what runs into it.  Answers are kept by what the four neighbors
 * of the cell show, since most cells of a game show one of few patterns.
 */

#ifndef BST_AI_ODDS_H
#define BST_AI_ODDS_H

#include "setup.h"
#include "state.h"

/* What one side of a cell shows: nothing, a feature kind + 1, or an edge to
 * which everything fits. */
#define BST_SHOWS_NOTHING 0
#define BST_SHOWS_ANY     (BST_N_FEATURE_KINDS + 1)
#define BST_N_SHOWS       (BST_N_FEATURE_KINDS + 2)
#define BST_N_PATTERNS    (BST_N_SHOWS * BST_N_SHOWS * BST_N_SHOWS * BST_N_SHOWS)

/* One tile kind in one rotation. */
typedef struct
{
  uint8_t shows[4];
  uint8_t reach[4]; /* bit set of the sides that the side's feature reaches */
} BstSides;

typedef struct
{
  uint32_t stamp;      /* of the stock it was counted for */
  uint16_t fit;        /* tiles that fit */
  uint16_t closing[4]; /* … and leave nothing open at what enters on a side */
  uint16_t joining[6]; /* … and join what enters on two sides: 01 02 03 12 13 23 */
} BstCellOdds;

typedef struct
{
  const BstSetup *setup;
  size_t n_kinds;
  BstSides *sides;    /* four of each kind */
  uint8_t *rotations; /* bit set, by kind */
  uint16_t *left;     /* by kind: still to be drawn */
  unsigned total;     /* all of them */
  uint32_t stamp;
  BstCellOdds *patterns; /* BST_N_PATTERNS */
} BstOdds;

/* Prepares the odds of a set-up; false if memory is out. */
bool _bst_odds_init (BstOdds *odds, const BstSetup *setup);
void _bst_odds_clear (BstOdds *odds);

/* Counts the tiles that are left to be drawn in a state. */
void _bst_odds_stock (BstOdds *odds, const BstState *state);

/* The odds of an empty cell; valid until the stock changes.  The neighbors of
 * the cell are written to `around`, BST_NO_TILE where there is none. */
const BstCellOdds *_bst_odds_cell (BstOdds *odds, const BstState *state, int x, int y,
                                   BstTileId around[4]);

/* The index of two different sides in `joining`. */
unsigned _bst_odds_pair (unsigned a, unsigned b);

/* The segment of a turned tile that shows on a side, on a side of two fields and
 * a road the road; -1 if there is none. */
int _bst_odds_segment (const BstSetup *setup, unsigned kind, int rot, unsigned side);

/* The sides that a set of ports comes out on: bit set. */
unsigned _bst_odds_sides (unsigned ports);

/* The step to the cell on a side. */
extern const int8_t _bst_step_x[4], _bst_step_y[4];

#endif
