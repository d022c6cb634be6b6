/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Claimed features that one more tile could join: whoever gains by it will
 * look for that tile.
 */

#include <math.h>

#include "eye.h"

/* The claimed feature that comes into a cell on a side from a tile, or NULL. */
static const BstClaimed *
claimed_at (BstEye *eye, const BstState *state, BstTileId tile, unsigned side)
{
  BstPlaced placed = bst_state_tile (state, tile);
  int slot = _bst_odds_segment (eye->setup, placed.kind, placed.rot, (side + 2) & 3);

  if (slot < 0)
    return NULL;
  return _bst_eye_claimed (eye,
                           bst_feature_name (state, bst_state_segment (state, tile, slot)));
}

static unsigned
winners_together (const BstClaimed *a, const BstClaimed *b)
{
  int best = 0;
  unsigned winners = 0;

  for (unsigned seat = 1; seat <= BST_MAX_SEATS; seat++)
    {
      int strength = a->strength[seat] + b->strength[seat];

      if (strength > best)
        {
          best = strength;
          winners = 0;
        }
      if (strength > 0 && strength == best)
        winners |= 1u << seat;
    }
  return winners;
}

static void
expect_join (BstEye *eye, const BstClaimed *a, const BstClaimed *b, double tiles)
{
  unsigned together = winners_together (a, b);
  unsigned seats = bst_setup_seats (eye->setup);
  double change[BST_MAX_SEATS + 1], lead = -INFINITY, draws = 0, chance;

  for (unsigned seat = 1; seat <= seats; seat++)
    {
      unsigned bit = 1u << seat;

      change[seat] = (together & bit ? a->value + b->value : 0)
                     - (a->winners & bit ? a->value : 0) - (b->winners & bit ? b->value : 0);
      lead = fmax (lead, change[seat]);
    }
  /* Only those who gain the most by it want it. */
  for (unsigned seat = 1; seat <= seats; seat++)
    if (change[seat] > 0 && change[seat] >= lead)
      draws = fmax (draws, eye->turns[seat]);
  if (draws <= 0 || eye->odds.total == 0)
    return;
  chance = 1 - pow (1 - fmin (1, tiles / eye->odds.total), draws * eye->weights->tempo);
  for (unsigned seat = 1; seat <= seats; seat++)
    eye->gain[seat] += eye->weights->join * chance * change[seat];
}

static void
joins_at_end (BstEye *eye, const BstState *state, const BstClaimed *a, const BstEnd *end)
{
  BstTileId around[4];
  const BstCellOdds *cell = _bst_odds_cell (&eye->odds, state, end->x, end->y, around);

  for (unsigned side = 0; side < 4; side++)
    {
      const BstClaimed *b;
      unsigned tiles;

      if (side == end->side || around[side] == BST_NO_TILE)
        continue;
      b = claimed_at (eye, state, around[side], side);
      /* Each pair is met from both sides and counts once. */
      if (!b || b <= a || b->kind != a->kind)
        continue;
      tiles = cell->joining[_bst_odds_pair (side, end->side)];
      if (tiles > 0)
        expect_join (eye, a, b, tiles);
    }
}

void
_bst_eye_joins (BstEye *eye, const BstState *state)
{
  for (size_t i = 0; i < eye->n_claimed; i++)
    {
      const BstClaimed *a = &eye->claimed[i];

      for (unsigned end = 0; end < a->n_ends; end++)
        joins_at_end (eye, state, a, &a->ends[end]);
    }
}
