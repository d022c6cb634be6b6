/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "odds.h"

#include <stdlib.h>
#include <string.h>

const int8_t _bst_step_x[4] = { 0, 1, 0, -1 };
const int8_t _bst_step_y[4] = { -1, 0, 1, 0 };

/* One half of each side: the features of halves are fields and meadows. */
static const BstPort half_port[4] = { BST_PORT_NE, BST_PORT_EN, BST_PORT_SE, BST_PORT_WS };

int
_bst_odds_segment (const BstSetup *setup, unsigned kind, int rot, unsigned side)
{
  int segment = bst_setup_segment_at (setup, kind, rot, (BstPort) (BST_PORT_N + side));

  return segment >= 0 ? segment : bst_setup_segment_at (setup, kind, rot, half_port[side]);
}

unsigned
_bst_odds_sides (unsigned ports)
{
  unsigned sides = ports & 0xf;

  for (unsigned side = 0; side < 4; side++)
    if (ports & (1u << half_port[side]))
      sides |= 1u << side;
  return sides;
}

static void
fill_sides (BstSides *sides, const BstSetup *setup, unsigned kind, int rot)
{
  const BstTile *tile = bst_setup_kind (setup, kind);

  for (unsigned side = 0; side < 4; side++)
    {
      int turned = ((int) side - rot) & 3;
      int shown = bst_tile_side_kind (tile, (BstSide) turned);
      int segment = _bst_odds_segment (setup, kind, rot, side);

      sides->shows[side] = (uint8_t) (shown < 0 ? BST_SHOWS_ANY : shown + 1);
      if (segment >= 0)
        sides->reach[side]
          = (uint8_t) _bst_odds_sides (bst_setup_ports (setup, kind, rot, segment));
    }
}

bool
_bst_odds_init (BstOdds *odds, const BstSetup *setup)
{
  size_t n = bst_setup_n_kinds (setup);

  memset (odds, 0, sizeof *odds);
  odds->setup = setup;
  odds->n_kinds = n;
  odds->sides = calloc (n * 4 + 1, sizeof *odds->sides);
  odds->rotations = calloc (n + 1, sizeof *odds->rotations);
  odds->left = calloc (n + 1, sizeof *odds->left);
  odds->patterns = calloc (BST_N_PATTERNS, sizeof *odds->patterns);
  if (!odds->sides || !odds->rotations || !odds->left || !odds->patterns)
    return false;
  for (unsigned kind = 0; kind < n; kind++)
    {
      odds->rotations[kind] = (uint8_t) bst_setup_rotations (setup, kind);
      for (int rot = 0; rot < 4; rot++)
        fill_sides (&odds->sides[kind * 4 + rot], setup, kind, rot);
    }
  return true;
}

void
_bst_odds_clear (BstOdds *odds)
{
  free (odds->sides);
  free (odds->rotations);
  free (odds->left);
  free (odds->patterns);
  memset (odds, 0, sizeof *odds);
}

void
_bst_odds_stock (BstOdds *odds, const BstState *state)
{
  odds->stamp++;
  odds->total = 0;
  for (unsigned kind = 0; kind < odds->n_kinds; kind++)
    {
      odds->left[kind] = (uint16_t) bst_state_left (state, kind);
      odds->total += odds->left[kind];
    }
}

static bool
sides_fit (const BstSides *sides, const uint8_t shown[4])
{
  for (int side = 0; side < 4; side++)
    if (shown[side] != BST_SHOWS_NOTHING && shown[side] != BST_SHOWS_ANY
        && sides->shows[side] != BST_SHOWS_ANY && sides->shows[side] != shown[side])
      return false;
  return true;
}

unsigned
_bst_odds_pair (unsigned a, unsigned b)
{
  unsigned low = a < b ? a : b, high = a < b ? b : a;

  return low == 0 ? high - 1 : low + high;
}

/* What one kind can do in a cell, over all its rotations: bits 0 to 3 close
 * the side, 4 to 9 join a pair, 10 fits. */
static unsigned
kind_uses (const BstOdds *odds, unsigned kind, const uint8_t shown[4], unsigned taken)
{
  unsigned uses = 0;

  for (unsigned rot = 0; rot < 4; rot++)
    {
      const BstSides *sides = &odds->sides[kind * 4 + rot];

      if (!(odds->rotations[kind] & (1u << rot)) || !sides_fit (sides, shown))
        continue;
      uses |= 1u << 10;
      for (unsigned a = 0; a < 4; a++)
        {
          if (!(sides->reach[a] & ~taken))
            uses |= 1u << a;
          for (unsigned b = a + 1; b < 4; b++)
            if (sides->reach[a] & (1u << b))
              uses |= 1u << (4 + _bst_odds_pair (a, b));
        }
    }
  return uses;
}

static void
count_pattern (const BstOdds *odds, BstCellOdds *cell, const uint8_t shown[4])
{
  unsigned taken = 0;

  memset (cell, 0, sizeof *cell);
  cell->stamp = odds->stamp;
  for (unsigned side = 0; side < 4; side++)
    if (shown[side] != BST_SHOWS_NOTHING)
      taken |= 1u << side;
  for (unsigned kind = 0; kind < odds->n_kinds; kind++)
    {
      unsigned n = odds->left[kind];
      unsigned uses = n > 0 ? kind_uses (odds, kind, shown, taken) : 0;

      for (unsigned i = 0; i < 4; i++)
        if (uses & (1u << i))
          cell->closing[i] = (uint16_t) (cell->closing[i] + n);
      for (unsigned i = 0; i < 6; i++)
        if (uses & (1u << (4 + i)))
          cell->joining[i] = (uint16_t) (cell->joining[i] + n);
      if (uses & (1u << 10))
        cell->fit = (uint16_t) (cell->fit + n);
    }
}

const BstCellOdds *
_bst_odds_cell (BstOdds *odds, const BstState *state, int x, int y, BstTileId around[4])
{
  uint8_t shown[4];
  unsigned pattern = 0;
  BstCellOdds *cell;

  for (int side = 0; side < 4; side++)
    {
      shown[side] = BST_SHOWS_NOTHING;
      around[side] = bst_state_tile_at (state, x + _bst_step_x[side], y + _bst_step_y[side]);
      if (around[side] != BST_NO_TILE)
        {
          BstPlaced placed = bst_state_tile (state, around[side]);

          shown[side] = odds->sides[placed.kind * 4 + placed.rot].shows[(side + 2) & 3];
        }
      pattern = pattern * BST_N_SHOWS + shown[side];
    }
  cell = &odds->patterns[pattern];
  if (cell->stamp != odds->stamp)
    count_pattern (odds, cell, shown);
  return cell;
}
