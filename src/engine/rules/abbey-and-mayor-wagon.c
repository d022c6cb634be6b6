/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Wagons (S0, "Abbey & Mayor", Wagon): followers that may go on to a feature
 * near by once theirs was scored.  Until its owner has decided, a wagon stands
 * where it was scored.
 */

#include "rules/abbey-and-mayor.h"

static bool
is_waiting (const BstState *state, const BstPiece *wagon)
{
  return wagon->place == BST_AT_SEGMENT && bst_feature_scored (state, wagon->segment);
}

static bool
seat_waits (const BstState *state, unsigned seat)
{
  unsigned kind = (unsigned) bst_am (state, AM_WAGON);
  const BstPiece *wagon;

  if (!bst_some_are_out (state, seat, kind))
    return false;
  for (unsigned i = 0; (wagon = bst_am_piece (state, seat, kind, i)) != NULL; i++)
    if (is_waiting (state, wagon))
      return true;
  return false;
}

/* Without a feature that was due in this part none was scored. */
void
bst_am_wagon_round (BstState *state)
{
  if (state->n_due == bst_part_due (bst_current_part (state)))
    return;
  for (unsigned seat = 1; seat <= state->setup->n_seats; seat++)
    if (seat_waits (state, seat))
      {
        bst_push (state, (unsigned) bst_am (state, AM_WAGON_STEP), state->active);
        return;
      }
}

static void
send_home (BstState *state, unsigned seat, bool all, BstCause cause, BstEvents *events)
{
  unsigned kind = (unsigned) bst_am (state, AM_WAGON);
  unsigned first = state->setup->piece_first[seat][kind];
  const BstPiece *wagon;

  for (unsigned i = 0; (wagon = bst_am_piece (state, seat, kind, i)) != NULL; i++)
    if (all ? wagon->place == BST_AT_SEGMENT : is_waiting (state, wagon))
      bst_piece_home (state, first + i, cause, events);
}

void
bst_am_wagon_all_home (BstState *state, BstEvents *events)
{
  for (unsigned seat = 1; seat <= state->setup->n_seats; seat++)
    send_home (state, seat, true, BST_CAUSE_FINAL, events);
}

/* ---- Where a wagon may go ---- */

/* R20, as most play: "on the same tile or a tile orthogonally or diagonally
 * adjacent to the tile the wagon is moving from". */
static bool
is_adjacent (const BstState *state, const BstPiece *wagon, BstTileId tile)
{
  const BstPlaced *from = bst_placed (state, wagon->tile), *to = bst_placed (state, tile);
  int dx = to->x - from->x, dy = to->y - from->y;

  return dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1;
}

/* Whether a road leads from one segment of a tile to another: it ends there, or
 * both end at one village. */
static bool
meet_on_tile (const BstTile *tile, int a, int b)
{
  uint32_t from = bst_tile_meets (tile, a), to = bst_tile_meets (tile, b);

  return (from >> b & 1) || (to >> a & 1) || (from & to & BST_MEETS_VILLAGE) != 0;
}

/* Whether a segment runs into a tile that ends it, such as an abbey. */
static bool
runs_into (const BstState *state, BstSegmentId segment, BstTileId tile)
{
  static const int8_t dx[4] = { 0, 1, 0, -1 }, dy[4] = { -1, 0, 1, 0 };
  BstTileId own = bst_segment_tile (state, segment);
  const BstPlaced *from = bst_placed (state, own), *to = bst_placed (state, tile);
  unsigned ports
    = bst_setup_ports (state->setup, from->kind, from->rot, bst_segment_slot (state, segment));

  if (!state->setup->info[to->kind].any_edge)
    return false;
  for (int side = 0; side < 4; side++)
    if ((ports >> side & 1) && from->x + dx[side] == to->x && from->y + dy[side] == to->y)
      return true;
  return false;
}

static bool
meet (const BstState *state, BstSegmentId a, BstSegmentId b)
{
  BstTileId ta = bst_segment_tile (state, a), tb = bst_segment_tile (state, b);

  if (ta == tb)
    return meet_on_tile (&state->setup->kinds[bst_placed (state, ta)->kind],
                         bst_segment_slot (state, a), bst_segment_slot (state, b));
  return runs_into (state, a, tb) || runs_into (state, b, ta);
}

/* R20, otherwise: a feature that the scored one is connected with by a road. */
static bool
is_connected (const BstState *state, const BstPiece *wagon, BstSegmentId segment)
{
  BstSegmentId at = wagon->segment;

  do
    {
      if (meet (state, at, segment))
        return true;
      at = bst_feature_next (state, at);
    }
  while (at != wagon->segment);
  return false;
}

/* S0: "a directly adjacent unoccupied, incomplete feature". */
static bool
may_go (const BstState *state, const BstPiece *wagon, BstSegmentId segment, BstRefusal *why)
{
  BstTileId tile = bst_segment_tile (state, segment);
  unsigned kind = bst_segment_kind (state, segment);
  const BstNode *root = bst_node (state, bst_find (state, segment));

  if (!(state->setup->pieces[wagon->kind].claims >> kind & 1))
    return bst_refuse_kind (kind, why);
  if (root->followers != 0 || root->blockers != 0)
    return bst_refuse_occupied (state, segment, why);
  if (root->open == 0)
    return bst_refuse (why, BST_REFUSAL_COMPLETE);
  if (bst_am (state, AM_CONNECTED) ? !is_connected (state, wagon, segment)
                                   : !is_adjacent (state, wagon, tile))
    return bst_refuse (why, BST_REFUSAL_TOO_FAR);
  return bst_may_put (state, wagon->kind, tile, segment, why);
}

/* ---- The round: clockwise from the active player ---- */

static unsigned
round_seat (const BstState *state, const BstFrame *frame)
{
  return (frame->seat - 1u + frame->sub) % state->setup->n_seats + 1;
}

static BstRun
wagon_run (BstState *state, BstFrame *frame, BstEvents *events)
{
  (void) events;
  for (; frame->sub < state->setup->n_seats; frame->sub++)
    if (seat_waits (state, round_seat (state, frame)))
      return bst_open (state, BST_DECISION_WAGON, round_seat (state, frame), true);
  return BST_RUN_DONE;
}

static BstAction
move_action (const BstState *state, const BstPiece *wagon, BstSegmentId to)
{
  const BstPlaced *there = bst_placed (state, bst_segment_tile (state, to));
  BstAction action = bst_action_with (state, BST_VERB_WAGON, wagon);

  action.x2 = there->x;
  action.y2 = there->y;
  action.slot2 = (uint8_t) (to - there->first);
  return action;
}

static void
list_tile (const BstState *state, const BstPiece *wagon, BstTileId tile, BstList *list)
{
  const BstPlaced *placed = bst_placed (state, tile);
  unsigned n = state->setup->info[placed->kind].n_segments;

  for (unsigned i = 0; i < n; i++)
    if (may_go (state, wagon, (BstSegmentId) (placed->first + i), NULL))
      {
        BstAction action = move_action (state, wagon, (BstSegmentId) (placed->first + i));

        bst_list_add (list, &action);
      }
}

static void
list_moves (const BstState *state, const BstPiece *wagon, BstList *list)
{
  const BstPlaced *from = bst_placed (state, wagon->tile);

  if (bst_am (state, AM_CONNECTED))
    {
      for (unsigned tile = 0; tile < state->n_tiles; tile++)
        list_tile (state, wagon, (BstTileId) tile, list);
      return;
    }
  for (int i = 0; i < 9; i++)
    {
      BstTileId tile = bst_state_tile_at (state, from->x + i % 3 - 1, from->y + i / 3 - 1);

      if (tile != BST_NO_TILE)
        list_tile (state, wagon, tile, list);
    }
}

static void
wagon_list (const BstState *state, const BstFrame *frame, BstList *list)
{
  unsigned kind = (unsigned) bst_am (state, AM_WAGON), seat = round_seat (state, frame);
  unsigned first = state->setup->piece_first[seat][kind];
  const BstPiece *wagon;

  for (unsigned i = 0; (wagon = bst_am_piece (state, seat, kind, i)) != NULL; i++)
    if (is_waiting (state, wagon) && !bst_piece_is_repeated (state, first + i))
      list_moves (state, wagon, list);
}

/* The wagon that an action names, or -1. */
static int
find_wagon (const BstState *state, unsigned seat, const BstAction *action)
{
  unsigned kind = (unsigned) bst_am (state, AM_WAGON);
  BstTileId tile = bst_state_tile_at (state, action->x, action->y);
  const BstPiece *wagon;

  for (unsigned i = 0; (wagon = bst_am_piece (state, seat, kind, i)) != NULL; i++)
    if (is_waiting (state, wagon) && wagon->tile == tile
        && bst_segment_slot (state, wagon->segment) == action->slot)
      return (int) (state->setup->piece_first[seat][kind] + i);
  return -1;
}

static BstSegmentId
target_of (const BstState *state, const BstAction *action)
{
  BstTileId tile = bst_state_tile_at (state, action->x2, action->y2);

  if (tile == BST_NO_TILE
      || action->slot2 >= state->setup->info[bst_placed (state, tile)->kind].n_segments)
    return BST_NO_SEGMENT;
  return bst_state_segment (state, tile, action->slot2);
}

static bool
wagon_test (const BstState *state, const BstFrame *frame, const BstAction *action,
            BstRefusal *why)
{
  unsigned seat = round_seat (state, frame);
  BstSegmentId to = target_of (state, action);
  const BstPiece *wagon;
  BstAction plain;
  int id;

  if (action->verb != BST_VERB_WAGON)
    return bst_refuse (why, BST_REFUSAL_WRONG_VERB);
  id = find_wagon (state, seat, action);
  if (id < 0 || to == BST_NO_SEGMENT)
    return bst_refuse (why, BST_REFUSAL_NO_SITE);
  wagon = BST_AT (state, pieces, BstPiece) + id;
  plain = move_action (state, wagon, to);
  if (!bst_action_equal (&plain, action))
    return bst_refuse (why, BST_REFUSAL_NO_SITE);
  return may_go (state, wagon, to, why);
}

/* S0: "you may return the wagon to your supply, or you may move it". To pass
 * sends home all of a player's wagons that are still waiting. */
static void
wagon_take (BstState *state, BstFrame *frame, const BstAction *action, BstEvents *events)
{
  unsigned seat = round_seat (state, frame);
  BstSegmentId to;
  int id;

  if (action->verb != BST_VERB_WAGON)
    {
      send_home (state, seat, false, BST_CAUSE_FEATURE, events);
      frame->sub++;
      return;
    }
  to = target_of (state, action);
  id = find_wagon (state, seat, action);
  bst_piece_home (state, (unsigned) id, BST_CAUSE_MOVED, events);
  bst_piece_put (state, (unsigned) id, to, BST_NO_SEGMENT, events);
}

const BstStep bst_am_wagon_step = {
  "wagon", wagon_run, wagon_list, wagon_test, wagon_take, false, NULL,
};
