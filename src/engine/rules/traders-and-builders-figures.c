/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Builder and pig on the board, and the second part of a turn.  Rule texts: S0
 * "Builder" and "Pig", S4 on the builder; S3 for the values `also`, `returns`
 * and `optional`.
 */

#include "rules/traders-and-builders.h"

/* ---- Where they may stand ---- */

static unsigned
features_of (const BstState *state, unsigned piece)
{
  if ((int32_t) piece == bst_traders (state, BST_TRADERS_BUILDER))
    return 1u << BST_FEATURE_ROAD | 1u << BST_FEATURE_CITY;
  return 1u << BST_FEATURE_FIELD;
}

/* R5, R8: a piece that comes besides a follower is no main action. */
static bool
is_main (const BstState *state, unsigned piece)
{
  return ((int32_t) piece == bst_traders (state, BST_TRADERS_BUILDER)
          || (int32_t) piece == bst_traders (state, BST_TRADERS_PIG))
         && !(bst_traders (state, BST_TRADERS_ALSO) >> piece & 1);
}

/* S4: the only requirement is a follower of one's own in the feature; others'
 * followers, builders and pigs do not matter. */
static bool
may_stand (const BstState *state, unsigned seat, unsigned piece, BstSegmentId segment,
           BstRefusal *why)
{
  unsigned kind = bst_segment_kind (state, segment);

  if (!(features_of (state, piece) >> kind & 1))
    return bst_refuse_kind (kind, why);
  if (!bst_feature_holds (state, segment, seat))
    return bst_refuse (why, BST_REFUSAL_NO_OWN_FOLLOWER);
  if (state->supply[seat][piece] == 0)
    return bst_refuse (why, BST_REFUSAL_NO_PIECE);
  return bst_may_put (state, piece, bst_segment_tile (state, segment), segment, why);
}

static void
put (BstState *state, unsigned piece, BstSegmentId segment, BstEvents *events)
{
  int id = bst_piece_in_supply (state, bst_current_part (state)->seat, piece);

  bst_piece_put (state, (unsigned) id, segment, BST_NO_SEGMENT, events);
}

/* ---- Instead of a follower ---- */

/* The numbers are the tile's segments, since each is of a kind for one of both at
 * most. */
unsigned
bst_traders_main_count (const BstState *state)
{
  const uint8_t *supply = state->supply[bst_current_part (state)->seat];

  if (supply[bst_traders (state, BST_TRADERS_BUILDER)] == 0
      && supply[bst_traders (state, BST_TRADERS_PIG)] == 0)
    return 0;
  return state->setup->info[bst_placed (state, state->part_tile)->kind].n_segments;
}

bool
bst_traders_main_action (const BstState *state, unsigned number, BstAction *action)
{
  const BstPlaced *tile = bst_placed (state, state->part_tile);
  unsigned kind = state->setup->info[tile->kind].feature[number];
  unsigned piece = (unsigned) bst_traders (
    state, kind == BST_FEATURE_FIELD ? BST_TRADERS_PIG : BST_TRADERS_BUILDER);
  BstSegmentId segment = (BstSegmentId) (tile->first + number);

  if (bst_node (state, bst_find (state, segment))->followers == 0 || !is_main (state, piece)
      || !may_stand (state, bst_current_part (state)->seat, piece, segment, NULL))
    return false;
  *action = bst_claim_on (state, piece, segment);
  return true;
}

bool
bst_traders_main_test (const BstState *state, const BstAction *action, BstRefusal *why)
{
  const BstPlaced *tile = bst_placed (state, state->part_tile);
  BstAction plain;

  if (action->verb != BST_VERB_CLAIM || !is_main (state, action->piece))
    return bst_refuse (why, BST_REFUSAL_WRONG_VERB);
  if (action->x != tile->x || action->y != tile->y)
    return bst_refuse (why, BST_REFUSAL_OTHER_TILE);
  if (action->slot >= state->setup->info[tile->kind].n_segments)
    return bst_refuse (why, BST_REFUSAL_NO_SITE);
  plain = bst_claim_on (state, action->piece, (BstSegmentId) (tile->first + action->slot));
  if (!bst_action_equal (&plain, action))
    return bst_refuse (why, BST_REFUSAL_NO_SITE);
  return may_stand (state, bst_current_part (state)->seat, action->piece,
                    (BstSegmentId) (tile->first + action->slot), why);
}

bool
bst_traders_main_take (BstState *state, const BstAction *action, BstEvents *events)
{
  const BstPlaced *tile = bst_placed (state, state->part_tile);

  if (action->verb != BST_VERB_CLAIM || !is_main (state, action->piece) || action->x != tile->x
      || action->y != tile->y)
    return false;
  put (state, action->piece, (BstSegmentId) (tile->first + action->slot), events);
  return true;
}

/* Far from the tile of this part, whoever may put one there. */
bool
bst_traders_may_join (const BstState *state, unsigned seat, unsigned piece,
                      BstSegmentId segment)
{
  return is_main (state, piece) && may_stand (state, seat, piece, segment, NULL);
}

/* ---- Besides a follower (R5, R8) ---- */

void
bst_traders_piece_placed (BstState *state, unsigned piece, BstEvents *events)
{
  const BstPiece *it = &BST_AT (state, pieces, BstPiece)[piece];
  const BstFrame *part = bst_current_part (state);

  (void) events;
  if (part != NULL && it->seat == part->seat && it->place == BST_AT_SEGMENT
      && (state->setup->pieces[it->kind].flags & BST_PIECE_FOLLOWER))
    bst_traders_game (state)->put = it->segment;
}

/* S3: who places a follower on a road or city may also add the builder, who
 * places one in a field the pig: on the follower's own segment. */
void
bst_traders_after_main (BstState *state, BstEvents *events)
{
  static const int pieces[] = { BST_TRADERS_BUILDER, BST_TRADERS_PIG };
  BstSegmentId segment = bst_traders_game (state)->put;
  unsigned seat = bst_current_part (state)->seat;

  (void) events;
  bst_traders_game (state)->put = BST_NO_SEGMENT;
  if (segment == BST_NO_SEGMENT)
    return;
  for (unsigned i = 0; i < 2; i++)
    {
      unsigned piece = (unsigned) bst_traders (state, pieces[i]);
      BstAction claim = bst_claim_on (state, piece, segment);
      BstFrame *frame;

      if (!(bst_traders (state, BST_TRADERS_ALSO) >> piece & 1)
          || !may_stand (state, seat, piece, segment, NULL))
        continue;
      frame = bst_push (state, (unsigned) bst_traders (state, BST_TRADERS_ALSO_STEP), seat);
      frame->n[0] = (int32_t) piece | claim.slot << 8;
      frame->n[1] = claim.x;
      frame->n[2] = claim.y;
    }
}

static BstRun
also_run (BstState *state, BstFrame *frame, BstEvents *events)
{
  (void) events;
  return bst_open_once (state, frame, BST_DECISION_ALSO, frame->seat, true);
}

static void
also_list (const BstState *state, const BstFrame *frame, BstList *list)
{
  (void) state;
  bst_list_add (list, &(BstAction){ .verb = BST_VERB_CLAIM,
                                    .piece = (uint8_t) (frame->n[0] & 0xff),
                                    .x = (int16_t) frame->n[1],
                                    .y = (int16_t) frame->n[2],
                                    .slot = (uint8_t) (frame->n[0] >> 8) });
}

static void
also_take (BstState *state, BstFrame *frame, const BstAction *action, BstEvents *events)
{
  BstTileId tile = bst_state_tile_at (state, action->x, action->y);

  frame->phase = BST_PHASE_TAKEN;
  if (action->verb == BST_VERB_CLAIM)
    put (state, action->piece, bst_state_segment (state, tile, action->slot), events);
}

/* ---- The second part of a turn ---- */

/* Whether a builder on the board stands in a feature that the tile of this part
 * belongs to; one on the tile itself was put there afterwards. */
static bool
is_extended (const BstState *state, const BstPiece *builder)
{
  const BstPlaced *tile = bst_placed (state, state->part_tile);

  if (builder->place != BST_AT_SEGMENT || builder->tile == state->part_tile)
    return false;
  for (unsigned i = 0; i < state->setup->info[tile->kind].n_segments; i++)
    if (bst_feature_same (state, (BstSegmentId) (tile->first + i), builder->segment))
      return true;
  return false;
}

/* S0: a tile that continues the road or city of the builder brings another one,
 * the first time in a turn.  S4: what counts is that the builder was there when
 * the tile was placed; an abbey extends nothing. */
void
bst_traders_placed (BstState *state, BstEvents *events)
{
  BstTradersGame *game = bst_traders_game (state);
  const BstFrame *part = bst_current_part (state);
  unsigned builder = (unsigned) bst_traders (state, BST_TRADERS_BUILDER);
  const BstPiece *pieces
    = BST_AT (state, pieces, BstPiece) + state->setup->piece_first[part->seat][builder];

  (void) events;
  game->put = BST_NO_SEGMENT;
  if (!(bst_part_rights (part) & BST_RIGHT_BUILDER))
    return;
  game->earned = 0;
  if (!bst_some_are_out (state, part->seat, builder))
    return;
  for (unsigned i = 0; i < state->setup->pieces[builder].count; i++)
    game->earned |= is_extended (state, &pieces[i]);
}

/* R6: a builder that has earned its owner a part may go home by it. */
static void
grant (BstState *state, unsigned seat, BstEvents *events)
{
  unsigned builder = (unsigned) bst_traders (state, BST_TRADERS_BUILDER);
  unsigned first = state->setup->piece_first[seat][builder];
  const BstPiece *pieces = BST_AT (state, pieces, BstPiece);

  for (unsigned i = first; i < first + state->setup->pieces[builder].count; i++)
    if (bst_traders (state, BST_TRADERS_RETURNS) && is_extended (state, &pieces[i]))
      bst_piece_home (state, i, BST_CAUSE_USED, events);
  bst_push_part (state, seat, BST_PART_STACK, BST_RIGHT_HAND);
}

/* T15: there is no second part without a tile to draw, and no third. */
void
bst_traders_part_ends (BstState *state, BstEvents *events)
{
  BstTradersGame *game = bst_traders_game (state);
  const BstFrame *part;

  if (!game->earned)
    return;
  part = bst_current_part (state);
  if (!(bst_part_rights (part) & BST_RIGHT_BUILDER))
    return;
  game->earned = 0;
  if (bst_stack_is_empty (state))
    return;
  if (bst_traders (state, BST_TRADERS_OPTIONAL))
    bst_push (state, (unsigned) bst_traders (state, BST_TRADERS_AGAIN_STEP), part->seat);
  else
    grant (state, part->seat, events);
}

static BstRun
again_run (BstState *state, BstFrame *frame, BstEvents *events)
{
  (void) events;
  return bst_open_once (state, frame, BST_DECISION_AGAIN, frame->seat, true);
}

static void
again_list (const BstState *state, const BstFrame *frame, BstList *list)
{
  (void) state;
  (void) frame;
  bst_list_add (list, &(BstAction){ .verb = BST_VERB_AGAIN });
}

static void
again_take (BstState *state, BstFrame *frame, const BstAction *action, BstEvents *events)
{
  frame->phase = BST_PHASE_TAKEN;
  if (action->verb == BST_VERB_AGAIN)
    grant (state, frame->seat, events);
}

/* ---- Set-up ---- */

/* S0: both belong to no majority; S4: the dragon eats both. */
void
bst_traders_figures (BstSetup *setup, int32_t *numbers)
{
  static const char *const names[2] = { "builder", "pig" };
  static const BstStep also = { "also", also_run, also_list, NULL, also_take, false, NULL };
  static const BstStep again
    = { "again", again_run, again_list, NULL, again_take, false, NULL };

  for (int i = 0; i < 2; i++)
    numbers[i == 0 ? BST_TRADERS_BUILDER : BST_TRADERS_PIG] = bst_setup_add_piece (
      setup,
      &(BstPieceDef){ .name = names[i],
                      .flags = BST_PIECE_SPECIAL | BST_PIECE_LONE_HOME | BST_PIECE_EATEN,
                      .count = 1 });
  numbers[BST_TRADERS_ALSO_STEP] = bst_setup_add_step (setup, &also);
  numbers[BST_TRADERS_AGAIN_STEP] = bst_setup_add_step (setup, &again);
}
