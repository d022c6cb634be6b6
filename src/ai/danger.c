/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the dragon may eat: followers within its reach, by what they stand to
 * win.
 */

#include <math.h>
#include <stdlib.h>

#include "expansion.h"
#include "eye.h"

#define REACH 6 /* steps of a walk */
#define AHEAD 4 /* tiles in which a walk may begin before a follower is home */

/* Tiles left that send the dragon for a walk. */
static unsigned
count_callers (const BstEye *eye)
{
  unsigned n = 0;

  for (unsigned kind = 0; kind < eye->odds.n_kinds; kind++)
    if (bst_setup_kind (eye->setup, kind)->symbols & BST_SYMBOL_DRAGON)
      n += eye->odds.left[kind];
  return n;
}

/* The chance that a walk comes soon; 1 in a walk. */
static double
chance_of_walk (const BstEye *eye, unsigned steps)
{
  if (steps > 0)
    return 1;
  if (eye->odds.total == 0)
    return 0;
  return 1 - pow (1 - (double) count_callers (eye) / eye->odds.total, AHEAD);
}

/* The chance that a walk of so many steps meets a tile so far away; whoever
 * takes the next step goes elsewhere with what is his. */
static double
chance_to_meet (const BstState *state, const BstPiece *piece, int distance, int steps)
{
  BstDecision decision = bst_state_decision (state);

  if (distance == 0 || distance > steps)
    return 0;
  if (distance == 1 && decision.kind == BST_DECISION_DRAGON)
    return decision.seat == piece->seat ? 0.15 : 0.5;
  return 0.5 * (1 - (distance - 1.0) / steps);
}

/* What a follower's owner would lose with it. */
static double
stake_of (const BstEye *eye, const BstClaimed *c, unsigned seat)
{
  if (!(c->winners & (1u << seat)))
    return 0;
  return fmax (0, (c->value + c->bonus[seat]) / fmax (1, c->strength[seat])
                    - eye->weights->follower / 2);
}

void
_bst_eye_danger (BstEye *eye, const BstState *state)
{
  BstTileId dragon = bst_dragon_tile (state), fairy = bst_fairy_tile (state);
  unsigned steps = bst_dragon_steps_left (state);
  size_t n = bst_state_n_pieces (state);
  double walk;
  BstPlaced at;

  if (dragon == BST_NO_TILE)
    return;
  at = bst_state_tile (state, dragon);
  walk = chance_of_walk (eye, steps);
  for (size_t i = 0; i < n && walk > 0; i++)
    {
      BstPiece piece = bst_state_piece (state, i);
      const BstClaimed *c;
      BstPlaced tile;

      if (piece.place != BST_AT_SEGMENT || piece.seat == 0 || piece.tile == fairy
          || bst_dragon_visited (state, piece.tile))
        continue;
      c = _bst_eye_claimed (eye, bst_feature_name (state, piece.segment));
      if (!c || !bst_setup_piece_is_follower (eye->setup, piece.kind)
          || !bst_dragon_eats (state, i))
        continue;
      tile = bst_state_tile (state, piece.tile);
      eye->gain[piece.seat]
        -= eye->weights->danger * walk * stake_of (eye, c, piece.seat)
           * chance_to_meet (state, &piece, abs (tile.x - at.x) + abs (tile.y - at.y),
                             steps > 0 ? (int) steps : REACH);
    }
}
