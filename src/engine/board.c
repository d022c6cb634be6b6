/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board: a hash table from cell to tile or open cell, the open cells with
 * what their neighbors ask of a tile, and laying a tile.
 */

#include "join.h"

/* ---- The map ---- */

/* The tables that laying a tile looks up again and again. */
typedef struct
{
  BstMapSlot *map;
  uint32_t mask;
  BstOpenCell *cells;
  uint16_t *sigs;
} Board;

static inline Board
state_board (const BstState *state)
{
  return (Board){
    .map = BST_AT (state, map, BstMapSlot),
    .mask = state->setup->map_mask,
    .cells = bst_cells (state),
    .sigs = BST_AT (state, sigs, uint16_t),
  };
}

/* Near the start an empty slot has the key of its cell already, so that the first
 * slot looked at is right at the first test, whether something lies there or not. */
static inline unsigned
map_slot (const Board *board, uint32_t step, BstSpot spot)
{
  unsigned i = spot.home & board->mask;

  while (__builtin_expect (board->map[i].key != spot.key, 0) && board->map[i].value != 0)
    i = (i + step) & board->mask;
  return i;
}

static inline unsigned
map_get (const BstState *state, int x, int y)
{
  const BstSetup *setup = state->setup;
  Board board = state_board (state);

  return board.map[map_slot (&board, setup->map_step, bst_spot (x, y, setup->map_row))].value;
}

unsigned
bst_map_get (const BstState *state, int x, int y)
{
  return map_get (state, x, y);
}

/* ---- Open cells ---- */

/* The last cell takes the place of the one that goes, which the map knows as a
 * tile by now.  Past the last, nothing is asked and no neighbor counted. */
static inline void
cell_remove (const Board *board, unsigned i, unsigned last)
{
  board->cells[i] = board->cells[last];
  board->sigs[i] = board->sigs[last];
  board->cells[last].neighbors = 0;
  board->sigs[last] = 0;
  if (i != last)
    board->map[board->cells[i].slot].value = (uint16_t) (i + 1);
}

static __attribute__ ((noinline)) bool
may_go_somewhere (const BstState *state, unsigned kind)
{
  const BstOpenCell *cells = bst_cells (state);
  BstFitter fitter = bst_fitter (state, kind);

  for (unsigned i = 0; i < state->n_cells; i++)
    {
      unsigned fit = bst_fit (&fitter, i);

      for (int rot = 0; fit != 0; rot++, fit >>= 1)
        if ((fit & 1) && bst_may_place (state, kind, rot, cells[i].cell))
          return true;
    }
  return false;
}

bool
bst_kind_fits_anywhere (const BstState *state, unsigned kind)
{
  BstFitter fitter = bst_fitter (state, kind);
  const uint16_t *sigs = fitter.sigs;
  unsigned n = state->n_cells, i = 0;

  if (state->setup->info[kind].asked)
    return may_go_somewhere (state, kind);
  /* Most kinds fit one of the first four cells, so that those are one test. */
  for (; i + 4 <= n; i += 4)
    if ((fitter.table[sigs[i]] | fitter.table[sigs[i + 1]] | fitter.table[sigs[i + 2]]
         | fitter.table[sigs[i + 3]])
        != 0)
      return true;
  while (i < n && fitter.table[sigs[i]] == 0)
    i++;
  return i < n;
}

/* A square of cells around the start, as many as there are slots or a few less, has
 * a slot for each. */
static void
map_start (const BstSetup *setup, const Board *board, int x, int y)
{
  int row = (int) setup->map_row;

  for (int i = 0; i < row * row; i++)
    {
      BstSpot spot = bst_spot (x + i % row - row / 2, y + i / row - row / 2, setup->map_row);

      board->map[spot.home & board->mask].key = spot.key;
    }
}

/* The first tile's cell is open before any other. */
void
bst_board_start (BstState *state, int x, int y)
{
  const BstSetup *setup = state->setup;
  Board board = state_board (state);
  BstSpot spot = bst_spot (x, y, setup->map_row);
  unsigned slot = spot.home & board.mask;

  map_start (setup, &board, x, y);
  board.cells[0].slot = (uint16_t) slot;
  board.map[slot] = (BstMapSlot){ .key = spot.key, .value = 1 };
  board.cells[0].cell = (BstCell){ (int16_t) x, (int16_t) y };
  state->n_cells = 1;
}

/* ---- Laying a tile ---- */

/* The numbers that a fresh node has of itself, 0 for the first segment of the
 * board: all of them move by as much, in one addition. */
static inline uint64_t
node_numbers (unsigned first)
{
  BstNode one = { .parent = 1, .next = 1, .oldest = 1 };
  uint64_t word;

  memcpy (&word, &one, sizeof word);
  return word * first;
}

static inline void
node_number (char *at, uint64_t numbers)
{
  uint64_t word;

  memcpy (&word, at, sizeof word);
  word += numbers;
  memcpy (at, &word, sizeof word);
}

/* Four at a time, since few kinds have more segments: what is written too much
 * is written again with the next tile. */
static inline __attribute__ ((always_inline)) void
nodes_copy (BstState *state, const char *fresh, unsigned n, BstTileId tile, unsigned first,
            size_t stride)
{
  uint16_t *segment_tile = BST_AT (state, segment_tile, uint16_t) + first;
  const uint16_t tiles[BST_AT_ONCE] = { tile, tile, tile, tile };
  char *at = (char *) bst_node (state, first);
  uint64_t numbers = node_numbers (first);

  for (unsigned i = 0; i < n; i += BST_AT_ONCE)
    {
      memcpy (at, fresh, BST_AT_ONCE * stride);
      node_number (at, numbers);
      node_number (at + stride, numbers);
      node_number (at + 2 * stride, numbers);
      node_number (at + 3 * stride, numbers);
      memcpy (segment_tile + i, tiles, sizeof tiles);
      at += BST_AT_ONCE * stride;
      fresh += BST_AT_ONCE * stride;
    }
}

static __attribute__ ((noinline)) void
nodes_copy_any (BstState *state, const char *fresh, unsigned n, BstTileId tile, unsigned first)
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
  return (Meeting){ bst_turned (state->setup, placed->kind, placed->rot), placed->first };
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
  unsigned ends;

  if (sa[1] == BST_NO_SLOT || sb[1] == BST_NO_SLOT)
    {
      close_ends (state, a, &b, side, events);
      return;
    }
  ends = closes >> sa[1] & 1;
  bst_feature_join (state, a->first + sa[1], b.first + sb[1], 2 * ends, ends, events);
  if (sa[0] == sa[1])
    return;
  bst_feature_join (state, a->first + sa[0], b.first + sb[2], 0, false, events);
  bst_feature_join (state, a->first + sa[2], b.first + sb[0], 0, false, events);
}

/* What lies around a tile being laid. */
typedef struct
{
  unsigned n_cells; /* all that are open */
  unsigned tiles;   /* bit set of sides that have one */
  uint16_t on[4];   /* what the map has there, by side */
} Around;

/* The open cell on a side learns what our edge asks, and is added if it is new.
 * What a neighbor is is hard to foresee, so that the same is written in any
 * case: beside a tile it is the cell past the last, and changes nothing.  The
 * numbers of cells, one more than any and those of tiles follow each other, so that
 * the smaller and the larger of two are what is sought. */
static inline __attribute__ ((always_inline)) void
meet_cell (const Board *board, uint32_t step, uint32_t home, int x, int y, unsigned asks,
           unsigned side, Around *around)
{
  uint32_t key = bst_cell_key ((BstCell){ (int16_t) x, (int16_t) y });
  unsigned slot = map_slot (board, step, (BstSpot){ key, home });
  unsigned value = board->map[slot].value, tile = value / BST_MAP_TILE;
  unsigned i = value - 1 < around->n_cells ? value - 1 : around->n_cells;

  around->on[side] = (uint16_t) value;
  around->tiles |= tile << side;
  around->n_cells += value == 0;
  memcpy (&board->cells[i].cell, &key, sizeof key);
  board->cells[i].slot = (uint16_t) slot;
  board->cells[i].neighbors += (uint8_t) (tile ^ 1);
  board->sigs[i] += (uint16_t) (asks & (tile - 1));
  board->map[slot].key = key;
  board->map[slot].value = (uint16_t) (value > i + 1 ? value : i + 1);
}

static inline void
meet_cells (const BstSetup *setup, const Board *board, BstSpot spot, int x, int y,
            const uint16_t asks[4], Around *around)
{
  uint32_t row = setup->map_row, step = setup->map_step, home = spot.home;

  meet_cell (board, step, home - row, x, y - 1, asks[BST_NORTH], BST_NORTH, around);
  meet_cell (board, step, home + 1, x + 1, y, asks[BST_EAST], BST_EAST, around);
  meet_cell (board, step, home + row, x, y + 1, asks[BST_SOUTH], BST_SOUTH, around);
  meet_cell (board, step, home - 1, x - 1, y, asks[BST_WEST], BST_WEST, around);
  assert (around->n_cells <= setup->max_cells);
}

static inline void
join_neighbors (BstState *state, const BstPlaced *placed, const Around *around,
                BstEvents *events)
{
  Meeting ours = meeting (state, placed);
  unsigned closes = state->setup->info[placed->kind].closes;

  for (unsigned tiles = around->tiles; tiles != 0; tiles &= tiles - 1)
    {
      int side = __builtin_ctz (tiles);
      const BstPlaced *other = bst_placed (state, around->on[side] % BST_MAP_TILE);

      join_neighbor (state, &ours, closes, other, side, events);
    }
}

/* ---- What is surrounded ---- */

/* Segments that are not yet surrounded are few, so all are looked at for one
 * near the new tile. */
static inline void
surround (BstState *state, int x, int y, BstEvents *events)
{
  const BstSurround *list = BST_AT (state, surround, BstSurround);

  for (unsigned i = state->n_surround; i-- > 0;)
    {
      unsigned dx = (unsigned) (list[i].x - x + 1), dy = (unsigned) (list[i].y - y + 1);
      BstNode *node = bst_node (state, list[i].segment);

      node->open = (uint16_t) (node->open - ((dx <= 2) & (dy <= 2)));
      if (node->open == 0)
        bst_feature_due (state, list[i].segment, events);
    }
}

static __attribute__ ((noinline)) void
surround_own (BstState *state, const BstPlaced *placed, unsigned set, BstEvents *events)
{
  BstSurround *list = BST_AT (state, surround, BstSurround);
  unsigned missing = 9;

  for (int i = 0; i < 9; i++)
    missing -= map_get (state, placed->x + i % 3 - 1, placed->y + i / 3 - 1) / BST_MAP_TILE;
  for (; set != 0; set &= set - 1)
    {
      unsigned segment = placed->first + (unsigned) __builtin_ctz (set);

      bst_node (state, segment)->open = (uint16_t) missing;
      if (missing == 0)
        bst_feature_due (state, segment, events);
      else
        list[state->n_surround++]
          = (BstSurround){ placed->x, placed->y, (BstSegmentId) segment };
    }
}

/* What is surrounded on all sides leaves the list. */
static __attribute__ ((noinline)) void
surround_done (BstState *state)
{
  BstSurround *list = BST_AT (state, surround, BstSurround);

  for (unsigned i = state->n_surround; i-- > 0;)
    if (bst_node (state, list[i].segment)->open == 0)
      list[i] = list[--state->n_surround];
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

/* The tile takes the place of its open cell, and the cells around learn of it. */
static inline void
take_cell (BstState *state, BstTileId tile, const BstTurned *turned, int x, int y,
           Around *around)
{
  const BstSetup *setup = state->setup;
  Board board = state_board (state);
  BstSpot spot = bst_spot (x, y, setup->map_row);
  unsigned slot = map_slot (&board, setup->map_step, spot), open = board.map[slot].value;

  assert (open != 0 && !(open & BST_MAP_TILE));
  *around = (Around){ .n_cells = state->n_cells - 1u };
  board.map[slot].value = (uint16_t) (BST_MAP_TILE | tile);
  cell_remove (&board, open - 1, around->n_cells);
  meet_cells (setup, &board, spot, x, y, turned->asks, around);
  state->n_cells = (uint16_t) around->n_cells;
}

BstTileId
bst_lay (BstState *state, unsigned kind, int rot, int x, int y, unsigned seat,
         BstEvents *events)
{
  const BstSetup *setup = state->setup;
  const BstKindInfo *info = &setup->info[kind];
  BstTileId tile = state->n_tiles++;
  unsigned first = state->n_segments, due = state->n_due;
  BstPlaced *placed = bst_placed (state, tile);
  Around around;

  *placed = (BstPlaced){ (int16_t) x,   (int16_t) y,    (uint16_t) kind,
                         (uint8_t) rot, (uint8_t) seat, (BstSegmentId) first };
  state->n_segments = (uint16_t) (first + info->n_segments);
  nodes_start (state, kind, info->n_segments, tile, first);
  take_cell (state, tile, bst_turned (setup, kind, rot), x, y, &around);
  if (events != NULL)
    tile_event (placed, events);
  if (setup->has_systems)
    bst_system_add (state, first, info->n_segments);
  join_neighbors (state, placed, &around, events);
  if (state->n_surround > 0)
    surround (state, x, y, events);
  if (info->surrounded != 0)
    surround_own (state, placed, info->surrounded, events);
  if (state->n_due > due && state->n_surround > 0)
    surround_done (state);
  for (unsigned i = 0, set = info->closed; set != 0; i++, set >>= 1)
    if (set & 1)
      bst_feature_due (state, first + i, events);
  return tile;
}
