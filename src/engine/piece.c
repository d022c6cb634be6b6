/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pieces: figures in supply, on the board and home again.
 */

#include "core.h"

/* Adds (sign 1) or takes away (-1) what a piece means to the features it
 * stands in. */
void
bst_node_add_piece (BstState *state, const BstPiece *piece, int sign)
{
  const BstPieceDef *def = &state->setup->pieces[piece->kind];
  BstSegmentId places[2] = { piece->segment, piece->second };

  for (int i = 0; i < 2; i++)
    {
      BstNode *root;

      if (places[i] == BST_NO_SEGMENT)
        continue;
      root = bst_root (state, places[i]);
      if (def->flags & BST_PIECE_FOLLOWER)
        {
          root->followers = (uint16_t) (root->followers + sign);
          root->tally[piece->seat - 1]
            = (uint16_t) (root->tally[piece->seat - 1] + sign * def->weight);
        }
      if (def->flags & BST_PIECE_SPECIAL)
        root->specials = (uint16_t) (root->specials + sign);
      if (def->flags & BST_PIECE_BLOCKS)
        root->blockers = (uint16_t) (root->blockers + sign);
    }
}

/* Whether a seat has a figure of a kind in the feature of a root. */
static bool
kind_stands_in (const BstState *state, unsigned seat, unsigned kind, unsigned root)
{
  const BstSetup *setup = state->setup;
  const BstPiece *piece = BST_AT (state, pieces, BstPiece) + setup->piece_first[seat][kind];

  for (unsigned n = bst_setup_pieces_of (setup, seat, kind); n > 0; n--, piece++)
    if (bst_piece_is_in (state, piece, root))
      return true;
  return false;
}

/* One that weighs nothing is found only among the pieces. */
bool
bst_feature_holds (const BstState *state, BstSegmentId segment, unsigned seat)
{
  unsigned root = bst_find (state, segment);
  const BstNode *node = bst_node (state, root);

  if (node->tally[seat - 1] > 0)
    return true;
  if (node->followers == 0)
    return false;
  for (uint32_t set = state->setup->weightless; set != 0; set &= set - 1)
    if (kind_stands_in (state, seat, (unsigned) __builtin_ctz (set), root))
      return true;
  return false;
}

/* Pieces of a kind and seat stand together on the list.  A follower that is alone in
 * its feature has no other beside it. */
bool
bst_piece_is_repeated (const BstState *state, unsigned id)
{
  const BstPiece *pieces = BST_AT (state, pieces, BstPiece);

  if ((state->setup->pieces[pieces[id].kind].flags & BST_PIECE_FOLLOWER)
      && bst_node (state, bst_find (state, pieces[id].segment))->followers == 1)
    return false;
  for (unsigned i = state->setup->piece_first[pieces[id].seat][pieces[id].kind]; i < id; i++)
    if (pieces[i].place == BST_AT_SEGMENT && pieces[i].segment == pieces[id].segment)
      return true;
  return false;
}

/* Pieces of a kind and seat are alike and stand together: the first that is
 * at home is taken. */
int
bst_piece_in_supply (const BstState *state, unsigned seat, unsigned piece)
{
  const BstSetup *setup = state->setup;
  const BstPiece *pieces = BST_AT (state, pieces, BstPiece);
  unsigned first = setup->piece_first[seat][piece];

  if (state->supply[seat][piece] == 0)
    return -1;
  for (unsigned i = first; i < setup->n_pieces; i++)
    if (pieces[i].place == BST_AT_SUPPLY || pieces[i].place == BST_AT_OFF)
      return (int) i;
  return -1;
}

bool
bst_may_put_asked (const BstState *state, unsigned piece, BstTileId tile, BstSegmentId segment,
                   BstRefusal *why)
{
  const BstHookList *hooks = &state->setup->hooks.may_put;

  for (size_t i = 0; i < hooks->n; i++)
    if (!hooks->of[i]->may_put (state, piece, tile, segment, why))
      return false;
  return true;
}

/* A refusal with those who hold the feature. */
bool
bst_refuse_occupied (const BstState *state, BstSegmentId segment, BstRefusal *why)
{
  BstSheet sheet;

  if (why == NULL)
    return false;
  bst_feature_score (state, segment, BST_WHEN_FINAL, &sheet);
  bst_refuse (why, BST_REFUSAL_OCCUPIED);
  why->seats = sheet.present;
  return false;
}

bool
bst_refuse_kind (unsigned feature, BstRefusal *why)
{
  bst_refuse (why, BST_REFUSAL_PIECE_KIND);
  if (why != NULL)
    why->a = (uint8_t) feature;
  return false;
}

static BstEvent *
piece_event (const BstState *state, const BstPiece *piece, BstEventKind kind,
             BstEvents *events)
{
  BstEvent *event = bst_event (events, kind);
  const BstPlaced *tile = bst_placed (state, piece->tile);

  if (event == NULL)
    return NULL;
  event->seat = piece->seat;
  event->piece = piece->kind;
  event->x = tile->x;
  event->y = tile->y;
  event->slot = piece->place == BST_AT_SEGMENT  ? (uint8_t) (piece->segment - tile->first)
                : piece->place == BST_AT_CORNER ? (uint8_t) (BST_SLOT_CORNER + piece->corner)
                                                : BST_SLOT_CELL;
  return event;
}

static void
piece_down (BstState *state, unsigned id, BstEvents *events)
{
  BstPiece *piece = &BST_AT (state, pieces, BstPiece)[id];
  const BstHookList *hooks = &state->setup->hooks.piece_placed;

  if (!(state->setup->pieces[piece->kind].flags & BST_PIECE_NEUTRAL))
    state->supply[piece->seat][piece->kind]--;
  bst_node_add_piece (state, piece, 1);
  if (events != NULL)
    piece_event (state, piece, BST_EVENT_FIGURE, events);
  for (size_t i = 0; i < hooks->n; i++)
    hooks->of[i]->piece_placed (state, id, events);
}

void
bst_piece_put (BstState *state, unsigned id, BstSegmentId segment, BstSegmentId second,
               BstEvents *events)
{
  BstPiece *piece = &BST_AT (state, pieces, BstPiece)[id];

  piece->place = BST_AT_SEGMENT;
  piece->tile = bst_segment_tile (state, segment);
  piece->segment = segment;
  piece->second = second;
  piece_down (state, id, events);
}

void
bst_piece_put_corner (BstState *state, unsigned id, BstTileId tile, int corner,
                      BstEvents *events)
{
  BstPiece *piece = &BST_AT (state, pieces, BstPiece)[id];

  piece->place = BST_AT_CORNER;
  piece->corner = (uint8_t) corner;
  piece->tile = tile;
  piece->segment = piece->second = BST_NO_SEGMENT;
  piece_down (state, id, events);
}

/* A neutral figure on a tile, from wherever it was. */
void
bst_piece_put_cell (BstState *state, unsigned id, BstTileId tile, BstEvents *events)
{
  BstPiece *piece = &BST_AT (state, pieces, BstPiece)[id];

  piece->place = BST_AT_CELL;
  piece->corner = 0;
  piece->tile = tile;
  piece->segment = piece->second = BST_NO_SEGMENT;
  piece_down (state, id, events);
}

static void
returned_event (const BstState *state, const BstPiece *was, BstCause cause, BstEvents *events)
{
  BstEvent *event = piece_event (state, was, BST_EVENT_RETURNED, events);

  if (event != NULL)
    event->cause = (uint8_t) cause;
}

/* Lone builders and pigs go home with the last own follower of their feature:
 * by its scoring as the follower does, else because they are alone. */
static void
lone_home (BstState *state, const BstPiece *was, BstCause cause, BstEvents *events)
{
  const BstPiece *pieces = BST_AT (state, pieces, BstPiece);
  unsigned root = bst_find (state, was->segment);

  if (bst_node (state, root)->specials == 0
      || bst_feature_holds (state, was->segment, was->seat))
    return;
  if (cause != BST_CAUSE_FEATURE && cause != BST_CAUSE_FINAL)
    cause = BST_CAUSE_LONE;
  for (unsigned i = 0; i < state->setup->n_pieces; i++)
    if (pieces[i].seat == was->seat && bst_piece_is_in (state, &pieces[i], root)
        && (state->setup->pieces[pieces[i].kind].flags & BST_PIECE_LONE_HOME))
      bst_piece_home (state, i, cause, events);
}

void
bst_piece_home (BstState *state, unsigned id, BstCause cause, BstEvents *events)
{
  BstPiece *piece = &BST_AT (state, pieces, BstPiece)[id];
  const BstPieceDef *def = &state->setup->pieces[piece->kind];
  const BstHookList *left = &state->setup->hooks.piece_left;
  BstPiece was = *piece;

  if (was.place == BST_AT_SUPPLY || was.place == BST_AT_OFF)
    return;
  if (was.place == BST_AT_SEGMENT)
    bst_node_add_piece (state, &was, -1);
  if (events != NULL && was.place != BST_AT_TRACK)
    returned_event (state, &was, cause, events);
  piece->place = def->flags & BST_PIECE_NEUTRAL ? BST_AT_OFF : BST_AT_SUPPLY;
  piece->segment = piece->second = BST_NO_SEGMENT;
  piece->tile = BST_NO_TILE;
  piece->corner = 0;
  if (!(def->flags & BST_PIECE_NEUTRAL))
    state->supply[was.seat][was.kind]++;
  if (was.place == BST_AT_SEGMENT && (def->flags & BST_PIECE_FOLLOWER))
    lone_home (state, &was, cause, events);
  for (size_t i = 0; i < left->n; i++)
    left->of[i]->piece_left (state, &was, events);
}

void
bst_feature_empty (BstState *state, BstSegmentId segment, BstCause cause, BstEvents *events)
{
  const BstPiece *pieces = BST_AT (state, pieces, BstPiece);
  unsigned root = bst_find (state, segment), n = (unsigned) state->setup->n_pieces;
  const BstNode *node = bst_node (state, root);

  for (unsigned i = 0; i < n && (node->followers | node->specials) != 0; i++)
    if (bst_piece_is_in (state, &pieces[i], root)
        && !(state->setup->pieces[pieces[i].kind].flags & BST_PIECE_STAYS))
      bst_piece_home (state, i, cause, events);
}

size_t
bst_state_n_pieces (const BstState *state)
{
  return state->setup->n_pieces;
}

BstPiece
bst_state_piece (const BstState *state, size_t i)
{
  return BST_AT (state, pieces, BstPiece)[i];
}
