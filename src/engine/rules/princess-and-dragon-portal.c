/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Portals, through which a follower goes to any tile (S3, "The Princess & the
 * Dragon"), and other figures where R18 says so.
 */

#include "rules/princess-and-dragon.h"

/* S3: "on any tile that has already been played (following normal placement
 * rules)"; what is complete was so before this tile. */
static bool
takes_arrivals (const BstState *state, BstSegmentId segment)
{
  return bst_segment_tile (state, segment) != state->part_tile
         && !bst_feature_complete (state, segment);
}

static bool
may_join (const BstState *state, unsigned seat, unsigned piece, BstSegmentId segment)
{
  const BstHookList *hooks = &state->setup->hooks.may_join;

  for (size_t i = 0; i < hooks->n; i++)
    if (hooks->of[i]->may_join (state, seat, piece, segment))
      return true;
  return false;
}

/* A follower goes where nobody is, a special figure (R18) where its module
 * says. */
static bool
may_arrive (const BstState *state, unsigned seat, unsigned piece, BstSegmentId segment)
{
  const BstPieceDef *def = &state->setup->pieces[piece];

  if (state->supply[seat][piece] == 0 || (def->flags & BST_PIECE_NEUTRAL))
    return false;
  if (def->flags & BST_PIECE_PORTALS)
    return (def->claims >> bst_segment_kind (state, segment) & 1)
           && bst_feature_is_free (state, segment)
           && bst_may_put (state, piece, bst_segment_tile (state, segment), segment, NULL);
  return pd_own (state)[PD_ANY_FIGURE] && (def->flags & BST_PIECE_SPECIAL)
         && may_join (state, seat, piece, segment)
         && bst_may_put (state, piece, bst_segment_tile (state, segment), segment, NULL);
}

void
pd_name_travelers (BstSetup *setup)
{
  int32_t *own = bst_own (setup, &bst_rules_princess_and_dragon);
  unsigned flags = BST_PIECE_PORTALS | (own[PD_ANY_FIGURE] ? BST_PIECE_SPECIAL : 0u);

  for (unsigned piece = 0; piece < setup->n_piece_kinds; piece++)
    if ((setup->pieces[piece].flags & flags)
        && !(setup->pieces[piece].flags & BST_PIECE_NEUTRAL))
      own[PD_TRAVELERS] |= (int32_t) (UINT32_C (1) << piece);
}

/* The kinds of figures that a seat could send, as a bit set. */
static uint32_t
travelers (const BstState *state)
{
  return (uint32_t) pd_own (state)[PD_TRAVELERS]
         & (state->claims.pieces | ~state->setup->claimers);
}

/* From a tile with a portal the numbers go through the segments of the board, for
 * each kind of figure. */
unsigned
pd_count_arrivals (const BstState *state)
{
  return bst_count_bits (travelers (state)) * state->n_segments;
}

/* Most segments are of a kind that takes nobody, or occupied: that is seen before
 * anything else is asked. */
bool
pd_arrival_action (const BstState *state, unsigned number, BstAction *action)
{
  unsigned piece, seat = bst_current_part (state)->seat;
  uint32_t kinds = travelers (state);

  for (; number >= state->n_segments; number -= state->n_segments)
    kinds &= kinds - 1;
  piece = (unsigned) __builtin_ctz (kinds);
  if (!may_arrive (state, seat, piece, (BstSegmentId) number)
      || !takes_arrivals (state, (BstSegmentId) number))
    return false;
  *action = bst_claim_on (state, piece, (BstSegmentId) number);
  return true;
}

/* A claim on another tile than that of this part. */
bool
pd_test_arrival (const BstState *state, const BstAction *action, BstRefusal *why)
{
  unsigned seat = bst_current_part (state)->seat;
  BstTileId tile = bst_state_tile_at (state, action->x, action->y);
  BstSegmentId segment;
  BstAction plain;

  if (tile == state->part_tile || !pd_part_shows (state, BST_SYMBOL_PORTAL))
    return bst_refuse (why, BST_REFUSAL_WRONG_VERB);
  if (tile == BST_NO_TILE || action->piece >= state->setup->n_piece_kinds
      || action->slot >= state->setup->info[bst_placed (state, tile)->kind].n_segments)
    return bst_refuse (why, BST_REFUSAL_NO_SITE);
  segment = bst_state_segment (state, tile, action->slot);
  plain = bst_claim_on (state, action->piece, segment);
  if (!bst_action_equal (&plain, action))
    return bst_refuse (why, BST_REFUSAL_NO_SITE);
  if (!takes_arrivals (state, segment))
    return bst_refuse (why, BST_REFUSAL_COMPLETE);
  if (may_arrive (state, seat, action->piece, segment))
    return true;
  if (!(state->setup->pieces[action->piece].flags & BST_PIECE_PORTALS)
      || !(state->setup->pieces[action->piece].claims >> bst_segment_kind (state, segment)
           & 1))
    return bst_refuse_kind (bst_segment_kind (state, segment), why);
  if (!bst_feature_is_free (state, segment))
    return bst_refuse_occupied (state, segment, why);
  if (state->supply[seat][action->piece] == 0)
    return bst_refuse (why, BST_REFUSAL_NO_PIECE);
  return bst_may_put (state, action->piece, tile, segment, why);
}

bool
pd_take_arrival (BstState *state, const BstAction *action, BstEvents *events)
{
  BstTileId tile = bst_state_tile_at (state, action->x, action->y);
  int id;

  if (tile == state->part_tile || action->slot >= BST_SLOT_CORNER
      || !pd_part_shows (state, BST_SYMBOL_PORTAL))
    return false;
  id = bst_piece_in_supply (state, bst_current_part (state)->seat, action->piece);
  bst_piece_put (state, (unsigned) id, bst_state_segment (state, tile, action->slot),
                 BST_NO_SEGMENT, events);
  return true;
}
