/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board: a hash table from cell to tile or open cell, the open cells with
 * what their neighbors ask of a tile, and laying a tile.
 */

#include "core.h"

static const int8_t side_dx[4] = { 0, 1, 0, -1 };
static const int8_t side_dy[4] = { -1, 0, 1, 0 };

/* ---- The map ---- */

static inline uint32_t
cell_key (int x, int y)
{
  return (uint32_t) (uint16_t) x << 16 | (uint16_t) y;
}

static inline unsigned
map_slot (const BstState *state, uint32_t key)
{
  const BstSetup *setup = state->setup;
  const uint32_t *keys = BST_AT (state, map_keys, uint32_t);
  const uint16_t *values = BST_AT (state, map_values, uint16_t);
  unsigned mask = (1u << setup->map_bits) - 1;
  unsigned i = (key * 0x9e3779b1u) >> (32 - setup->map_bits);

  while (values[i] != 0 && keys[i] != key)
    i = (i + 1) & mask;
  return i;
}

unsigned
bst_map_get (const BstState *state, int x, int y)
{
  return BST_AT (state, map_values, uint16_t)[map_slot (state, cell_key (x, y))];
}

static inline void
map_set (BstState *state, uint32_t key, unsigned value)
{
  unsigned i = map_slot (state, key);

  BST_AT (state, map_keys, uint32_t)[i] = key;
  BST_AT (state, map_values, uint16_t)[i] = (uint16_t) value;
}

/* ---- Open cells ---- */

static void
cell_add (BstState *state, unsigned slot, int x, int y, unsigned sig, unsigned count)
{
  unsigned i = state->n_cells++;

  assert (i < state->setup->max_cells);
  BST_AT (state, cells, BstCell)[i] = (BstCell) { (int16_t) x, (int16_t) y };
  BST_AT (state, sigs, uint16_t)[i] = (uint16_t) sig;
  BST_AT (state, counts, uint8_t)[i] = (uint8_t) count;
  BST_AT (state, map_keys, uint32_t)[slot] = cell_key (x, y);
  BST_AT (state, map_values, uint16_t)[slot] = (uint16_t) (i + 1);
}

/* The last cell takes the place of the one that goes. */
static void
cell_remove (BstState *state, unsigned i)
{
  BstCell *cells = BST_AT (state, cells, BstCell);
  uint16_t *sigs = BST_AT (state, sigs, uint16_t);
  uint8_t *counts = BST_AT (state, counts, uint8_t);
  unsigned last = --state->n_cells;

  if (i == last)
    return;
  cells[i] = cells[last];
  sigs[i] = sigs[last];
  counts[i] = counts[last];
  map_set (state, cell_key (cells[i].x, cells[i].y), i + 1);
}

/* With more than three edge classes there is no table: the four rotations are
 * compared at once with what the cell asks, side by side in four bits. */
static unsigned
fit_wide (const BstSetup *setup, unsigned kind, unsigned sig)
{
  const BstTurned *turned = bst_turned (setup, kind, 0);
  unsigned some = (sig | sig >> 1 | sig >> 2 | sig >> 3) & 0x1111;
  unsigned mask = some * 15, fit = 0;

  for (int rot = 0; rot < 4; rot++)
    fit |= (unsigned) (((sig ^ turned[rot].sig) & mask) == 0) << rot;
  return fit & setup->info[kind].rotations;
}

unsigned
bst_cell_fit_wide (const BstState *state, unsigned kind, unsigned cell)
{
  if (state->setup->info[kind].any_edge)
    return 1;
  return fit_wide (state->setup, kind, BST_AT (state, sigs, uint16_t)[cell]);
}

bool
bst_kind_fits_anywhere (const BstState *state, unsigned kind)
{
  const BstCell *cells = BST_AT (state, cells, BstCell);

  for (unsigned i = 0; i < state->n_cells; i++)
    {
      unsigned fit = bst_cell_fit (state, kind, i);

      if (fit != 0 && state->setup->hooks.may_place.n == 0)
        return true;
      for (int rot = 0; fit != 0; rot++, fit >>= 1)
        if ((fit & 1) && bst_test_place (state, kind, cells[i].x, cells[i].y, rot, NULL))
          return true;
    }
  return false;
}

void
bst_board_start (BstState *state)
{
  cell_add (state, map_slot (state, cell_key (0, 0)), 0, 0, 0, 0);
}

/* ---- Laying a tile ---- */

static void
nodes_start (BstState *state, unsigned kind, BstTileId tile, unsigned first)
{
  const BstSetup *setup = state->setup;
  const BstKindInfo *info = &setup->info[kind];
  uint16_t *segment_tile = BST_AT (state, segment_tile, uint16_t);

  for (unsigned i = 0; i < info->n_segments; i++)
    {
      unsigned id = first + i;
      BstNode *node = bst_node (state, id);

      memset (node, 0, setup->stride);
      node->parent = node->next = node->oldest = (uint16_t) id;
      node->open = info->open[i];
      node->size = 1;
      for (unsigned c = 0; c < setup->n_counters; c++)
        node->tally[setup->n_seats + c] = info->counters[i][c];
      segment_tile[id] = tile;
    }
}

static void
join_neighbor (BstState *state, BstTileId tile, BstTileId other, int side, BstEvents *events)
{
  const BstSetup *setup = state->setup;
  BstPlaced ours = *bst_placed (state, tile), theirs = *bst_placed (state, other);
  const BstTurned *a = bst_turned (setup, ours.kind, ours.rot);
  const BstTurned *b = bst_turned (setup, theirs.kind, theirs.rot);
  const uint8_t *sa = a->slot[side], *sb = b->slot[(side + 2) & 3];

  if (sa[1] == BST_NO_SLOT || sb[1] == BST_NO_SLOT)
    {
      /* An edge that fits anything closes what meets it and joins nothing. */
      if (sa[1] != BST_NO_SLOT)
        bst_feature_close_end (state, ours.first + sa[1], events);
      if (sb[1] != BST_NO_SLOT)
        bst_feature_close_end (state, theirs.first + sb[1], events);
      return;
    }
  bst_feature_join (state, ours.first + sa[1], theirs.first + sb[1], 2,
                    setup->info[ours.kind].closes >> sa[1] & 1, events);
  if (sa[0] == sa[1])
    return;
  bst_feature_join (state, ours.first + sa[0], theirs.first + sb[2], 0, false, events);
  bst_feature_join (state, ours.first + sa[2], theirs.first + sb[0], 0, false, events);
}

/* A neighbor that is no tile: an open cell learns what this side asks. */
static void
ask_neighbor (BstState *state, unsigned slot, int x, int y, int side, unsigned edge)
{
  const BstSetup *setup = state->setup;
  unsigned value = BST_AT (state, map_values, uint16_t)[slot];
  unsigned sig = edge << (setup->bits * ((side + 2) & 3));

  if (value == 0)
    {
      cell_add (state, slot, x, y, sig, 1);
      return;
    }
  BST_AT (state, sigs, uint16_t)[value - 1] |= (uint16_t) sig;
  BST_AT (state, counts, uint8_t)[value - 1]++;
}

/* Surrounded kinds on a tile nearby are one cell nearer to their end. */
static void
surround (BstState *state, BstTileId tile, BstEvents *events)
{
  const BstPlaced *placed = bst_placed (state, tile);
  unsigned set = state->setup->info[placed->kind].surrounded;

  for (unsigned i = 0; set != 0; i++, set >>= 1)
    if (set & 1)
      {
        BstNode *node = bst_node (state, placed->first + i);

        if (--node->open == 0)
          bst_feature_due (state, placed->first + i, events);
      }
}

static void
surround_own (BstState *state, BstTileId tile, unsigned around, BstEvents *events)
{
  BstPlaced placed = *bst_placed (state, tile);
  unsigned set = state->setup->info[placed.kind].surrounded;

  for (unsigned i = 0; set != 0; i++, set >>= 1)
    if (set & 1)
      {
        BstNode *node = bst_node (state, placed.first + i);

        node->open = (uint16_t) (8 - around);
        if (node->open == 0)
          bst_feature_due (state, placed.first + i, events);
      }
}

static unsigned
meet_neighbors (BstState *state, BstTileId tile, BstEvents *events)
{
  const BstPlaced placed = *bst_placed (state, tile);
  const BstTurned *turned = bst_turned (state->setup, placed.kind, placed.rot);
  unsigned around = 0;

  for (int side = 0; side < 4; side++)
    {
      int x = placed.x + side_dx[side], y = placed.y + side_dy[side];
      unsigned slot = map_slot (state, cell_key (x, y));
      unsigned value = BST_AT (state, map_values, uint16_t)[slot];

      if (value & BST_MAP_TILE)
        {
          BstTileId other = (BstTileId) (value & ~BST_MAP_TILE);

          around++;
          join_neighbor (state, tile, other, side, events);
          surround (state, other, events);
        }
      else
        ask_neighbor (state, slot, x, y, side, turned->edge[side]);
      value = bst_map_get (state, x + side_dx[(side + 1) & 3], y + side_dy[(side + 1) & 3]);
      if (value & BST_MAP_TILE)
        {
          around++;
          surround (state, (BstTileId) (value & ~BST_MAP_TILE), events);
        }
    }
  return around;
}

static void
grow_bounds (BstState *state, int x, int y)
{
  bool first = state->n_tiles == 1;

  if (first || x < state->x0)
    state->x0 = (int16_t) x;
  if (first || y < state->y0)
    state->y0 = (int16_t) y;
  if (first || x > state->x1)
    state->x1 = (int16_t) x;
  if (first || y > state->y1)
    state->y1 = (int16_t) y;
}

static void
tile_event (const BstPlaced *placed, BstEvents *events)
{
  BstEvent *event = bst_event (events, BST_EVENT_PLACED);

  if (event == NULL)
    return;
  event->seat = placed->seat;
  event->number = placed->kind;
  event->x = placed->x;
  event->y = placed->y;
  event->rot = placed->rot;
}

BstTileId
bst_lay (BstState *state, unsigned kind, int rot, int x, int y, unsigned seat,
         BstEvents *events)
{
  const BstSetup *setup = state->setup;
  const BstKindInfo *info = &setup->info[kind];
  unsigned slot = map_slot (state, cell_key (x, y));
  unsigned open = BST_AT (state, map_values, uint16_t)[slot];
  BstTileId tile = state->n_tiles++;
  unsigned first = state->n_segments, around;
  BstPlaced *placed = bst_placed (state, tile);

  assert (open != 0 && !(open & BST_MAP_TILE));
  *placed = (BstPlaced) { (int16_t) x, (int16_t) y, (uint16_t) kind, (uint8_t) rot,
                          (uint8_t) seat, (BstSegmentId) first };
  state->n_segments = (uint16_t) (first + info->n_segments);
  nodes_start (state, kind, tile, first);
  BST_AT (state, map_values, uint16_t)[slot] = (uint16_t) (BST_MAP_TILE | tile);
  cell_remove (state, open - 1);
  grow_bounds (state, x, y);
  if (events != NULL)
    tile_event (placed, events);
  if (setup->has_systems)
    bst_system_add (state, first, info->n_segments);
  around = meet_neighbors (state, tile, events);
  if (info->surrounded != 0)
    surround_own (state, tile, around, events);
  for (unsigned i = 0, set = info->closed; set != 0; i++, set >>= 1)
    if (set & 1)
      bst_feature_due (state, first + i, events);
  return tile;
}
