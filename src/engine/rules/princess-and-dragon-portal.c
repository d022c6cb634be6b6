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

/* What a seat could send through a portal: kinds of figures, and the kinds of
 * features that any of them may go to. */
typedef struct
{
  unsigned pieces;   /* bit set */
  unsigned follower; /* one of them, if any goes where nobody is */
  unsigned free;     /* bit set of features that must be free */
  unsigned any;      /* of those that special figures join */
} Travelers;

static Travelers
travelers (const BstState *state, unsigned seat)
{
  const BstSetup *setup = state->setup;
  Travelers found = { 0 };

  for (unsigned piece = 0; piece < setup->n_piece_kinds; piece++)
    {
      const BstPieceDef *def = &setup->pieces[piece];
      bool special = !(def->flags & BST_PIECE_PORTALS);

      if (state->supply[seat][piece] == 0 || (def->flags & BST_PIECE_NEUTRAL)
          || (special && !(pd_own (state)[PD_ANY_FIGURE] && (def->flags & BST_PIECE_SPECIAL))))
        continue;
      found.pieces |= 1u << piece;
      found.follower = special ? found.follower : piece;
      found.free |= special ? 0u : def->claims;
      found.any |= special ? ~0u : 0u;
    }
  return found;
}

/* Followers, who may or may not go there together, need no more than their kind of
 * feature; for special figures their module is asked. */
static void
list_arrivals_at (const BstState *state, unsigned seat, unsigned pieces, bool followers,
                  BstTileId tile, unsigned slot, BstList *list)
{
  const BstPlaced *placed = bst_placed (state, tile);
  BstSegmentId segment = (BstSegmentId) (placed->first + slot);
  unsigned kind = state->setup->info[placed->kind].feature[slot];

  for (; pieces != 0 && !(list->first_only && list->n > 0); pieces &= pieces - 1)
    {
      unsigned piece = (unsigned) __builtin_ctz (pieces);
      const BstPieceDef *def = &state->setup->pieces[piece];
      bool may = def->flags & BST_PIECE_PORTALS ? followers && (def->claims >> kind & 1)
                                                : may_arrive (state, seat, piece, segment);

      if (may)
        bst_list_add (list, &(BstAction){ .verb = BST_VERB_CLAIM,
                                          .piece = (uint8_t) piece,
                                          .x = placed->x,
                                          .y = placed->y,
                                          .slot = (uint8_t) slot });
    }
}

/* Most segments are of a kind that takes nobody, or occupied: those are seen
 * before anything else is asked. */
static void
list_arrivals_on (const BstState *state, unsigned seat, const Travelers *who, BstTileId tile,
                  BstList *list)
{
  const BstPlaced *placed = bst_placed (state, tile);
  const BstKindInfo *info = &state->setup->info[placed->kind];

  for (unsigned i = 0; i < info->n_segments; i++)
    {
      unsigned kind = info->feature[i];
      BstSegmentId segment = (BstSegmentId) (placed->first + i);
      bool is_free = (who->free >> kind & 1) && bst_feature_is_free (state, segment);

      if ((!is_free && !(who->any >> kind & 1)) || !takes_arrivals (state, segment))
        continue;
      is_free = is_free && bst_may_put (state, who->follower, tile, segment, NULL);
      list_arrivals_at (state, seat, who->pieces, is_free, tile, i, list);
    }
}

void
pd_list_arrivals (const BstState *state, BstList *list)
{
  unsigned seat = bst_current_part (state)->seat;
  Travelers who;

  if (!pd_part_shows (state, BST_SYMBOL_PORTAL))
    return;
  who = travelers (state, seat);
  if (who.pieces == 0)
    return;
  for (unsigned i = 0; i < state->n_tiles && !(list->first_only && list->n > 0); i++)
    list_arrivals_on (state, seat, &who, (BstTileId) i, list);
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
