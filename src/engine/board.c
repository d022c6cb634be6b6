/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board: a hash table from cell to tile or open cell, the open cells with
 * what their neighbors ask of a tile, and laying a tile.
 */

#include "join.h"

static const int8_t side_dx[4] = { 0, 1, 0, -1 };
static const int8_t side_dy[4] = { -1, 0, 1, 0 };

/* ---- The map ---- */

/* What laying a tile looks up again and again. */
typedef struct
{
  uint32_t *keys;
  uint16_t *values;
  uint32_t mask, step;
} Map;

static inline Map
state_map (const BstState *state)
{
  const BstSetup *setup = state->setup;

  return (Map) { BST_AT (state, map_keys, uint32_t), BST_AT (state, map_values, uint16_t),
                 setup->map_mask, setup->map_step };
}

static inline unsigned
map_slot (const Map *map, BstSpot spot)
{
  unsigned i = spot.home & map->mask;

  while (map->values[i] != 0 && map->keys[i] != spot.key)
    i = (i + map->step) & map->mask;
  return i;
}

unsigned
bst_map_get (const BstState *state, int x, int y)
{
  Map map = state_map (state);

  return map.values[map_slot (&map, bst_spot (x, y, state->setup->map_row))];
}

/* ---- Open cells ---- */

static inline void
cell_add (BstState *state, const Map *map, unsigned slot, BstCell cell, uint32_t key,
          unsigned sig, unsigned count)
{
  unsigned i = state->n_cells++;

  assert (i < state->setup->max_cells);
  BST_AT (state, cells, BstCell)[i] = cell;
  BST_AT (state, cell_slots, uint16_t)[i] = (uint16_t) slot;
  BST_AT (state, sigs, uint16_t)[i] = (uint16_t) sig;
  BST_AT (state, counts, uint8_t)[i] = (uint8_t) count;
  map->keys[slot] = key;
  map->values[slot] = (uint16_t) (i + 1);
}

/* The last cell takes the place of the one that goes, which the map knows as a
 * tile by now. */
static inline void
cell_remove (BstState *state, const Map *map, unsigned i)
{
  BstCell *cells = BST_AT (state, cells, BstCell);
  uint16_t *slots = BST_AT (state, cell_slots, uint16_t);
  uint16_t *sigs = BST_AT (state, sigs, uint16_t);
  uint8_t *counts = BST_AT (state, counts, uint8_t);
  unsigned last = --state->n_cells;

  if (i == last)
    return;
  cells[i] = cells[last];
  slots[i] = slots[last];
  sigs[i] = sigs[last];
  counts[i] = counts[last];
  map->values[slots[i]] = (uint16_t) (i + 1);
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

static __attribute__ ((noinline)) bool
fits_somewhere (const BstState *state, unsigned kind)
{
  const BstCell *cells = BST_AT (state, cells, BstCell);

  for (unsigned i = 0; i < state->n_cells; i++)
    {
      unsigned fit = bst_cell_fit (state, kind, i);

      for (int rot = 0; fit != 0; rot++, fit >>= 1)
        if ((fit & 1) && bst_test_place (state, kind, cells[i].x, cells[i].y, rot, NULL))
          return true;
    }
  return false;
}

bool
bst_kind_fits_anywhere (const BstState *state, unsigned kind)
{
  BstFitter fitter = bst_fitter (state, kind);
  unsigned n = state->n_cells, i = 0;

  if (fitter.table == NULL || state->setup->hooks.may_place.n > 0)
    return fits_somewhere (state, kind);
  while (i < n && fitter.table[fitter.sigs[i]] == 0)
    i++;
  return i < n;
}

void
bst_board_start (BstState *state)
{
  Map map = state_map (state);

  BstSpot spot = bst_spot (0, 0, state->setup->map_row);

  cell_add (state, &map, map_slot (&map, spot), (BstCell) { 0, 0 }, spot.key, 0, 0);
}

/* ---- Laying a tile ---- */

static inline __attribute__ ((always_inline)) void
nodes_copy (BstState *state, const char *fresh, unsigned n, BstTileId tile, unsigned first,
            size_t stride)
{
  uint16_t *segment_tile = BST_AT (state, segment_tile, uint16_t) + first;
  char *at = (char *) bst_node (state, first);

  for (unsigned i = 0; i < n; i++, at += stride, fresh += stride)
    {
      BstNode *node = (BstNode *) (void *) at;

      memcpy (at, fresh, stride);
      node->parent = node->next = node->oldest = (uint16_t) (first + i);
      segment_tile[i] = tile;
    }
}

static __attribute__ ((noinline)) void
nodes_copy_any (BstState *state, const char *fresh, unsigned n, BstTileId tile,
                unsigned first)
{
  nodes_copy (state, fresh, n, tile, first, state->stride);
}

static inline void
nodes_start (BstState *state, unsigned kind, unsigned n, BstTileId tile, unsigned first)
{
  const BstSetup *setup = state->setup;
  size_t stride = state->stride;
  const char *fresh = (const char *) setup->fresh + kind * setup->max_segments * stride;

  if (stride == BST_COMMON_STRIDE)
    nodes_copy (state, fresh, n, tile, first, BST_COMMON_STRIDE);
  else
    nodes_copy_any (state, fresh, n, tile, first);
}

/* What of a tile matters to its neighbors. */
typedef struct
{
  const BstTurned *turned;
  unsigned first;
} Meeting;

static inline Meeting
meeting (const BstState *state, const BstPlaced *placed)
{
  return (Meeting) { bst_turned (state->setup, placed->kind, placed->rot), placed->first };
}

/* An edge that fits anything closes what meets it and joins nothing. */
static __attribute__ ((noinline)) void
close_ends (BstState *state, const Meeting *a, const Meeting *b, int side, BstEvents *events)
{
  unsigned ours = a->turned->slot[side][1], theirs = b->turned->slot[(side + 2) & 3][1];

  if (ours != BST_NO_SLOT)
    bst_feature_close_end (state, a->first + ours, events);
  if (theirs != BST_NO_SLOT)
    bst_feature_close_end (state, b->first + theirs, events);
}

static inline void
join_neighbor (BstState *state, const Meeting *a, unsigned closes, const BstPlaced *other,
               int side, BstEvents *events)
{
  Meeting b = meeting (state, other);
  const uint8_t *sa = a->turned->slot[side], *sb = b.turned->slot[(side + 2) & 3];

  if (sa[1] == BST_NO_SLOT || sb[1] == BST_NO_SLOT)
    {
      close_ends (state, a, &b, side, events);
      return;
    }
  bst_feature_join (state, a->first + sa[1], b.first + sb[1], 2, closes >> sa[1] & 1, events);
  if (sa[0] == sa[1])
    return;
  bst_feature_join (state, a->first + sa[0], b.first + sb[2], 0, false, events);
  bst_feature_join (state, a->first + sa[2], b.first + sb[0], 0, false, events);
}

/* A neighbor that is an open cell, perhaps new, learns what our side asks. */
static inline void
meet_neighbors (BstState *state, const Map *map, BstSpot spot, const BstPlaced *placed,
                BstEvents *events)
{
  const BstSpot *away = state->setup->map_away;
  Meeting ours = meeting (state, placed);
  unsigned closes = state->setup->info[placed->kind].closes;

  for (int side = 0; side < 4; side++)
    {
      BstSpot there = { spot.key + away[side].key, spot.home + away[side].home };
      unsigned slot = map_slot (map, there), value = map->values[slot];

      if (value & BST_MAP_TILE)
        join_neighbor (state, &ours, closes, bst_placed (state, value & ~BST_MAP_TILE), side,
                       events);
      else if (value != 0)
        {
          BST_AT (state, sigs, uint16_t)[value - 1] |= ours.turned->asks[side];
          BST_AT (state, counts, uint8_t)[value - 1]++;
        }
      else
        cell_add (state, map, slot,
                  (BstCell) { (int16_t) (placed->x + side_dx[side]),
                              (int16_t) (placed->y + side_dy[side]) },
                  there.key, ours.turned->asks[side], 1);
    }
}

/* ---- What is surrounded ---- */

static void
surround_segments (BstState *state, const BstPlaced *placed, unsigned cells, BstEvents *events)
{
  unsigned set = state->setup->info[placed->kind].surrounded;

  for (unsigned i = 0; set != 0; i++, set >>= 1)
    {
      BstNode *node = bst_node (state, placed->first + i);

      if (!(set & 1))
        continue;
      node->open = (uint16_t) (node->open - cells);
      if (node->open == 0)
        bst_feature_due (state, placed->first + i, events);
    }
}

/* Tiles with a segment that is not yet surrounded are few, so all are looked
 * at for one near the new tile. */
static inline void
surround (BstState *state, int x, int y, BstEvents *events)
{
  const BstSurround *list = BST_AT (state, surround, BstSurround);

  for (unsigned i = state->n_surround; i-- > 0;)
    {
      unsigned dx = (unsigned) (list[i].x - x + 1), dy = (unsigned) (list[i].y - y + 1);

      if ((dx <= 2) & (dy <= 2))
        surround_segments (state, bst_placed (state, list[i].tile), 1, events);
    }
}

static __attribute__ ((noinline)) void
surround_own (BstState *state, BstTileId tile, BstEvents *events)
{
  const BstPlaced *placed = bst_placed (state, tile);
  unsigned set = state->setup->info[placed->kind].surrounded, around = 0;
  uint32_t row = state->setup->map_row;
  Map map = state_map (state);

  for (int i = 0; i < 9; i++)
    {
      BstSpot spot = bst_spot (placed->x + i % 3 - 1, placed->y + i / 3 - 1, row);

      around += map.values[map_slot (&map, spot)] / BST_MAP_TILE;
    }
  around--;
  for (unsigned i = 0, rest = set; rest != 0; i++, rest >>= 1)
    if (rest & 1)
      bst_node (state, placed->first + i)->open = 8;
  surround_segments (state, placed, around, events);
  if (around < 8)
    BST_AT (state, surround, BstSurround)[state->n_surround++]
      = (BstSurround) { placed->x, placed->y, tile };
}

/* Tiles that are surrounded on all sides leave the list. */
static __attribute__ ((noinline)) void
surround_done (BstState *state)
{
  BstSurround *list = BST_AT (state, surround, BstSurround);

  for (unsigned i = state->n_surround; i-- > 0;)
    {
      const BstPlaced *placed = bst_placed (state, list[i].tile);
      unsigned slot = (unsigned) __builtin_ctz (state->setup->info[placed->kind].surrounded);

      if (bst_node (state, placed->first + slot)->open == 0)
        list[i] = list[--state->n_surround];
    }
}

/* The first tile lies at 0,0, where the bounds begin. */
static inline void
grow_bounds (BstState *state, int x, int y)
{
  if (x < state->x0)
    state->x0 = (int16_t) x;
  if (y < state->y0)
    state->y0 = (int16_t) y;
  if (x > state->x1)
    state->x1 = (int16_t) x;
  if (y > state->y1)
    state->y1 = (int16_t) y;
}

static __attribute__ ((noinline)) void
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
  Map map = state_map (state);
  BstSpot spot = bst_spot (x, y, setup->map_row);
  unsigned slot = map_slot (&map, spot), open = map.values[slot];
  BstTileId tile = state->n_tiles++;
  unsigned first = state->n_segments, due = state->n_due;
  BstPlaced *placed = bst_placed (state, tile);

  assert (open != 0 && !(open & BST_MAP_TILE));
  *placed = (BstPlaced) { (int16_t) x, (int16_t) y, (uint16_t) kind, (uint8_t) rot,
                          (uint8_t) seat, (BstSegmentId) first };
  state->n_segments = (uint16_t) (first + info->n_segments);
  nodes_start (state, kind, info->n_segments, tile, first);
  map.values[slot] = (uint16_t) (BST_MAP_TILE | tile);
  cell_remove (state, &map, open - 1);
  grow_bounds (state, x, y);
  if (events != NULL)
    tile_event (placed, events);
  if (setup->has_systems)
    bst_system_add (state, first, info->n_segments);
  meet_neighbors (state, &map, spot, placed, events);
  if (state->n_surround > 0)
    surround (state, x, y, events);
  if (info->surrounded != 0)
    surround_own (state, tile, events);
  if (state->n_due > due && state->n_surround > 0)
    surround_done (state);
  for (unsigned i = 0, set = info->closed; set != 0; i++, set >>= 1)
    if (set & 1)
      bst_feature_due (state, first + i, events);
  return tile;
}
