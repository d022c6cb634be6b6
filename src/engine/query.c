/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Starting and copying a state, reading it, and its events.
 */

#include "core.h"

#include <stdlib.h>

static void
start_pieces (BstState *state)
{
  const BstSetup *setup = state->setup;
  BstPiece *pieces = BST_AT (state, pieces, BstPiece);

  for (unsigned seat = 0; seat <= setup->n_seats; seat++)
    for (unsigned kind = 0; kind < setup->n_piece_kinds; kind++)
      {
        bool neutral = setup->pieces[kind].flags & BST_PIECE_NEUTRAL;
        unsigned n = bst_setup_pieces_of (setup, seat, kind);
        unsigned first = setup->piece_first[seat][kind];

        for (unsigned i = 0; i < n; i++)
          pieces[first + i] = (BstPiece){
            .kind = (uint8_t) kind,
            .seat = (uint8_t) seat,
            .place = neutral ? BST_AT_OFF : BST_AT_SUPPLY,
            .tile = BST_NO_TILE,
            .segment = BST_NO_SEGMENT,
            .second = BST_NO_SEGMENT,
          };
        state->supply[seat][kind] = (uint8_t) n;
      }
}

static void
start_stack (BstState *state)
{
  const BstSetup *setup = state->setup;

  for (unsigned kind = 0; kind < setup->n_kinds; kind++)
    BST_AT (state, left, uint16_t)[kind] = setup->kind_count[kind];
  for (unsigned g = 0; g < setup->n_groups; g++)
    BST_AT (state, group_left, uint16_t)[g] = setup->groups[g].count;
}

void
bst_state_start (BstState *state, const BstSetup *setup, BstEvents *events)
{
  memset (state, 0, setup->at.total);
  state->setup = setup;
  bst_seed (state, setup->seed);
  state->script_on = setup->n_script > 0;
  state->hand = -1;
  state->stride = (uint16_t) setup->stride;
  state->part_tile = BST_NO_TILE;
  start_pieces (state);
  start_stack (state);
  bst_board_start (state, setup->n_starts > 0 ? setup->starts[0].x : 0,
                   setup->n_starts > 0 ? setup->starts[0].y : 0);
  for (size_t i = 0; i < setup->n_starts; i++)
    {
      const BstPlaced *start = &setup->starts[i];

      bst_take_from_stack (state, start->kind);
      bst_lay (state, start->kind, start->rot, start->x, start->y, 0, events);
      state->n_due = 0;
    }
  bst_push (state, BST_STEP_GAME, 0);
  for (size_t i = 0; i < setup->n_modules; i++)
    if (setup->modules[i]->hooks.start != NULL)
      setup->modules[i]->hooks.start (state);
  state->pool = bst_pool_find (state);
  bst_run_agenda (state, events);
}

BstState *
bst_state_new (const BstSetup *setup, BstEvents *events)
{
  BstState *state = malloc (setup->at.total);

  if (state != NULL)
    bst_state_start (state, setup, events);
  return state;
}

void
bst_state_copy (BstState *to, const BstState *from)
{
  memcpy (to, from, from->setup->at.total);
}

const BstSetup *
bst_state_setup (const BstState *state)
{
  return state->setup;
}

/* ---- Turn and players ---- */

unsigned
bst_state_turn (const BstState *state)
{
  return state->turn;
}

unsigned
bst_state_active (const BstState *state)
{
  return state->active;
}

int
bst_state_score (const BstState *state, unsigned seat)
{
  return state->scores[seat];
}

unsigned
bst_state_supply (const BstState *state, unsigned seat, unsigned piece)
{
  return state->supply[seat][piece];
}

int
bst_state_tile_in_hand (const BstState *state)
{
  return state->hand;
}

BstTileId
bst_state_tile_of_part (const BstState *state)
{
  return state->part_tile;
}

/* ---- The board ---- */

size_t
bst_state_n_tiles (const BstState *state)
{
  return state->n_tiles;
}

BstPlaced
bst_state_tile (const BstState *state, BstTileId tile)
{
  return *bst_placed (state, tile);
}

BstTileId
bst_state_tile_at (const BstState *state, int x, int y)
{
  unsigned value = bst_map_get (state, x, y);

  return value & BST_MAP_TILE ? (BstTileId) (value & ~BST_MAP_TILE) : BST_NO_TILE;
}

size_t
bst_state_n_cells (const BstState *state)
{
  return state->n_cells;
}

BstCell
bst_state_cell (const BstState *state, size_t i)
{
  return bst_cells (state)[i].cell;
}

void
bst_state_bounds (const BstState *state, int *x0, int *y0, int *x1, int *y1)
{
  BstCell first = bst_cells (state)[0].cell;

  /* Of the first tile's cell, until that lies there. */
  if (state->n_tiles > 0)
    first = (BstCell){ bst_placed (state, 0)->x, bst_placed (state, 0)->y };
  *x0 = *x1 = first.x;
  *y0 = *y1 = first.y;
  for (unsigned i = 1; i < state->n_tiles; i++)
    {
      const BstPlaced *tile = bst_placed (state, i);

      *x0 = tile->x < *x0 ? tile->x : *x0;
      *y0 = tile->y < *y0 ? tile->y : *y0;
      *x1 = tile->x > *x1 ? tile->x : *x1;
      *y1 = tile->y > *y1 ? tile->y : *y1;
    }
}

/* ---- A module's bytes ---- */

void *
bst_bytes_seat (const BstState *state, unsigned seat, size_t offset)
{
  const BstSetup *setup = state->setup;

  return BST_AT (state, module, char) + setup->bytes_game + (seat - 1) * setup->bytes_seat
         + offset;
}

void *
bst_bytes_tile (const BstState *state, unsigned tile, size_t offset)
{
  return BST_AT (state, per_tile, char) + tile * state->setup->bytes_tile + offset;
}

void *
bst_bytes_segment (const BstState *state, unsigned segment, size_t offset)
{
  return BST_AT (state, per_segment, char) + segment * state->setup->bytes_segment + offset;
}

/* ---- Events ---- */

const char *
bst_bonus_name (BstBonusCode code)
{
  static const char *const names[] = {
    [BST_BONUS_WINE] = "wine",
    [BST_BONUS_GRAIN] = "grain",
    [BST_BONUS_CLOTH] = "cloth",
    [BST_BONUS_PIG] = "pig",
    [BST_BONUS_FAIRY_TURN] = "fairy-turn",
    [BST_BONUS_FAIRY] = "fairy",
    [BST_BONUS_BARN] = "barn",
    [BST_BONUS_KING] = "largest-city",
    [BST_BONUS_ROBBER_BARON] = "longest-road",
    [BST_BONUS_KING_AND_ROBBER_BARON] = "both-titles",
  };

  return (size_t) code < sizeof names / sizeof *names && names[code] != NULL ? names[code]
                                                                             : "bonus";
}

BstEvent *
bst_event (BstEvents *events, BstEventKind kind)
{
  BstEvent *event;

  if (events == NULL)
    return NULL;
  if (events->n == events->max && (events->grow == NULL || !events->grow (events)))
    {
      events->lost = true;
      return NULL;
    }
  event = &events->items[events->n++];
  *event = (BstEvent){ .kind = (uint8_t) kind };
  return event;
}

BstEvent *
bst_event_at (const BstState *state, BstEvents *events, BstEventKind kind,
              BstSegmentId segment)
{
  BstEvent *event = bst_event (events, kind);
  const BstPlaced *tile;

  if (event == NULL)
    return NULL;
  tile = bst_placed (state, bst_segment_tile (state, segment));
  event->x = tile->x;
  event->y = tile->y;
  event->slot = (uint8_t) (segment - tile->first);
  event->feature = bst_segment_def (state, segment)->kind;
  return event;
}
