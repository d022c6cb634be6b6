/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How likely it is that a feature is completed.
 */

#include <math.h>

#include "eye.h"

static unsigned
add_end (BstEnd *ends, unsigned n, int x, int y, int side)
{
  for (unsigned i = 0; i < n; i++)
    if (ends[i].x == x && ends[i].y == y)
      return n;
  if (n < BST_MAX_ENDS)
    ends[n++] = (BstEnd){ (int16_t) x, (int16_t) y, (uint8_t) side };
  return n;
}

unsigned
_bst_eye_ends (const BstEye *eye, const BstState *state, BstSegmentId segment,
               BstEnd ends[BST_MAX_ENDS])
{
  BstSegmentId at = segment;
  unsigned n = 0;

  do
    {
      BstPlaced placed = bst_state_tile (state, bst_segment_tile (state, at));
      unsigned sides = _bst_odds_sides (
        bst_setup_ports (eye->setup, placed.kind, placed.rot, bst_segment_slot (state, at)));

      for (int side = 0; side < 4; side++)
        {
          int x = placed.x + _bst_step_x[side], y = placed.y + _bst_step_y[side];

          if ((sides & (1u << side)) && bst_state_tile_at (state, x, y) == BST_NO_TILE)
            n = add_end (ends, n, x, y, (side + 2) & 3);
        }
      at = bst_feature_next (state, at);
    }
  while (at != segment && n < BST_MAX_ENDS);
  return n;
}

/* The chance that at least one of `good` tiles of the stack turns up in so
 * many draws. */
static double
chance_of_draw (const BstEye *eye, double good, double draws)
{
  double total = eye->odds.total;

  if (total <= 0 || good <= 0 || draws <= 0)
    return 0;
  return good >= total ? 1 : 1 - pow (1 - good / total, draws);
}

static bool
is_hole (const BstTileId around[4])
{
  return around[0] != BST_NO_TILE && around[1] != BST_NO_TILE && around[2] != BST_NO_TILE
         && around[3] != BST_NO_TILE;
}

/* Multiplies chances, the least of a hole left for an abbey. */
typedef struct
{
  double abbey, product, hole;
} Chances;

static void
add_chance (Chances *chances, double one, const BstTileId around[4])
{
  if (chances->abbey > 0 && one < chances->hole && is_hole (around))
    {
      double other = chances->hole;

      chances->hole = one;
      one = other;
    }
  chances->product *= one;
}

static double
all_chances (const Chances *chances)
{
  return chances->product * (chances->hole < 1 ? fmax (chances->hole, chances->abbey) : 1);
}

double
_bst_eye_close (BstEye *eye, const BstState *state, const BstEnd *ends, unsigned n,
                double turns, double abbey)
{
  const BstWeights *w = eye->weights;
  Chances chances = { abbey, 1, 1 };
  double draws, chance;

  if (n == 0)
    return 1;
  if (n >= BST_MAX_ENDS || turns <= 0)
    return 0;
  if (!w->counts_tiles)
    return fmin (1, turns / (3.0 * n)) * pow (0.7, n);
  draws = turns * w->tempo / pow (n, w->crowd);
  for (unsigned i = 0; i < n && chances.product > 0; i++)
    {
      BstTileId around[4];
      const BstCellOdds *cell
        = _bst_odds_cell (&eye->odds, state, ends[i].x, ends[i].y, around);
      double closing = cell->closing[ends[i].side];
      double good = closing + w->extend * (cell->fit - closing);

      add_chance (&chances, chance_of_draw (eye, good, fmax (draws, 1)), around);
    }
  chance = all_chances (&chances);
  /* Each cell takes a tile of its own. */
  return turns >= n ? chance : chance * turns / (n + 1.0);
}

double
_bst_eye_surround (BstEye *eye, const BstState *state, BstTileId tile, double turns,
                   double abbey, double *filled)
{
  const BstWeights *w = eye->weights;
  BstPlaced at = bst_state_tile (state, tile);
  Chances chances = { abbey, 1, 1 };
  double missing = 0, hope = 0, pace;

  for (int y = at.y - 1; y <= at.y + 1; y++)
    for (int x = at.x - 1; x <= at.x + 1; x++)
      {
        BstTileId around[4];
        const BstCellOdds *cell;
        double one;

        if (bst_state_tile_at (state, x, y) != BST_NO_TILE)
          continue;
        cell = _bst_odds_cell (&eye->odds, state, x, y, around);
        one = w->counts_tiles ? chance_of_draw (eye, cell->fit, turns) : 0.9;
        add_chance (&chances, one, around);
        hope += one;
        missing++;
      }
  if (missing == 0)
    {
      *filled = 0;
      return 1;
    }
  /* The cells are filled one a turn at best, and not in every turn. */
  pace = turns * w->surround / missing;
  *filled = hope * fmin (1, pace);
  return all_chances (&chances) * pace * pace / (0.35 + pace * pace);
}
