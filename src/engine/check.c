/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A walk over everything that the state keeps twice, to see that it agrees.
 */

#include "core.h"

static const char *
check_map (const BstState *state)
{
  for (unsigned i = 0; i < state->n_cells; i++)
    {
      BstCell cell = bst_state_cell (state, i);

      if (bst_map_get (state, cell.x, cell.y) != i + 1)
        return "an open cell is not where the map says";
    }
  for (unsigned i = 0; i < state->n_tiles; i++)
    {
      const BstPlaced *tile = bst_placed (state, i);

      if (bst_map_get (state, tile->x, tile->y) != (BST_MAP_TILE | i))
        return "a tile is not where the map says";
    }
  return NULL;
}

/* What neighbors ask of an open cell, from the tiles themselves. */
static const char *
check_cell (const BstState *state, unsigned i)
{
  static const int8_t dx[4] = { 0, 1, 0, -1 }, dy[4] = { -1, 0, 1, 0 };
  BstCell cell = bst_state_cell (state, i);
  unsigned sig = 0, count = 0;

  for (int side = 0; side < 4; side++)
    {
      BstTileId tile = bst_state_tile_at (state, cell.x + dx[side], cell.y + dy[side]);
      const BstPlaced *placed;

      if (tile == BST_NO_TILE)
        continue;
      placed = bst_placed (state, tile);
      count++;
      sig += bst_turned (state->setup, placed->kind, placed->rot)->edge[(side + 2) & 3]
             * (unsigned) state->setup->places[side];
    }
  if (sig != BST_AT (state, sigs, uint16_t)[i])
    return "an open cell asks for other edges than its neighbors have";
  if (count != bst_cells (state)[i].neighbors)
    return "an open cell counts its neighbors wrongly";
  return NULL;
}

/* Sums over the ring of one root. */
static const char *
check_root (const BstState *state, unsigned root)
{
  const BstSetup *setup = state->setup;
  const BstNode *node = bst_node (state, root);
  unsigned at = root, size = 0, oldest = root;
  unsigned counters[BST_MAX_COUNTERS] = { 0 };

  do
    {
      if (bst_find (state, at) != root)
        return "a ring holds a segment of another feature";
      size++;
      oldest = at < oldest ? at : oldest;
      for (unsigned c = 0; c < setup->n_counters; c++)
        counters[c] += bst_counter_get (state, (BstSegmentId) at, c);
      at = bst_node (state, at)->next;
    }
  while (at != root && size <= state->n_segments);
  if (size != node->size)
    return "a feature has not as many segments as it says";
  if (oldest != node->oldest)
    return "a feature is not named by its oldest segment";
  for (unsigned c = 0; c < setup->n_counters; c++)
    if (counters[c] != node->tally[setup->n_seats + c])
      return "a counter of a feature is wrong";
  return NULL;
}

static const char *
check_features (const BstState *state)
{
  for (unsigned i = 0; i < state->n_segments; i++)
    if (bst_node (state, i)->parent == i)
      {
        const char *fault = check_root (state, i);

        if (fault != NULL)
          return fault;
      }
  return NULL;
}

/* Pieces of a seat and kind: those at home are counted in the supply. */
static const char *
check_supply (const BstState *state)
{
  const BstSetup *setup = state->setup;
  const BstPiece *pieces = BST_AT (state, pieces, BstPiece);

  for (unsigned seat = 1; seat <= setup->n_seats; seat++)
    for (unsigned kind = 0; kind < setup->n_piece_kinds; kind++)
      {
        unsigned home = 0;

        if (setup->pieces[kind].flags & BST_PIECE_NEUTRAL)
          continue;
        for (size_t i = 0; i < setup->n_pieces; i++)
          home += pieces[i].seat == seat && pieces[i].kind == kind
                  && pieces[i].place == BST_AT_SUPPLY;
        if (home != state->supply[seat][kind])
          return "a supply is counted wrongly";
      }
  return NULL;
}

static unsigned
weight_in (const BstState *state, unsigned root, unsigned seat)
{
  const BstPiece *pieces = BST_AT (state, pieces, BstPiece);
  unsigned weight = 0;

  for (size_t i = 0; i < state->setup->n_pieces; i++)
    {
      const BstPieceDef *def = &state->setup->pieces[pieces[i].kind];

      if (pieces[i].place != BST_AT_SEGMENT || pieces[i].seat != seat
          || !(def->flags & BST_PIECE_FOLLOWER))
        continue;
      weight += bst_find (state, pieces[i].segment) == root ? def->weight : 0;
      if (pieces[i].second != BST_NO_SEGMENT && bst_find (state, pieces[i].second) == root)
        weight += def->weight;
    }
  return weight;
}

static const char *
check_weights (const BstState *state)
{
  for (unsigned i = 0; i < state->n_segments; i++)
    for (unsigned seat = 1; seat <= state->setup->n_seats; seat++)
      if (bst_node (state, i)->parent == i
          && weight_in (state, i, seat) != bst_node (state, i)->tally[seat - 1])
        return "the followers of a feature are weighed wrongly";
  return NULL;
}

static const char *
check_claims (const BstState *state)
{
  BstClaims claims;

  if (state->decision.kind != BST_DECISION_MAIN)
    return NULL;
  claims = bst_claims_find (state, state->decision.seat);
  return claims.pieces == state->claims.pieces && claims.segments == state->claims.segments
           ? NULL
           : "the main decision offers other claims than there are";
}

static const char *
check_pool (const BstState *state)
{
  BstPool pool = bst_pool_find (state);

  return pool.groups == state->pool.groups && pool.first == state->pool.first
             && pool.slots == state->pool.slots
           ? NULL
           : "the next tile comes from other groups than are open";
}

const char *
bst_state_check (const BstState *state)
{
  const BstHookList *hooks = &state->setup->hooks.check;
  const char *fault = check_map (state);

  for (unsigned i = 0; i < state->n_cells && fault == NULL; i++)
    fault = check_cell (state, i);
  if (fault == NULL)
    fault = check_features (state);
  if (fault == NULL)
    fault = check_supply (state);
  if (fault == NULL)
    fault = check_weights (state);
  if (fault == NULL)
    fault = check_claims (state);
  if (fault == NULL)
    fault = check_pool (state);
  for (size_t i = 0; i < hooks->n && fault == NULL; i++)
    fault = hooks->of[i]->check (state);
  return fault;
}
