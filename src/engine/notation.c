/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writing actions as text.  The grammar is in README.md; notation-parse.c
 * reads it.
 */

#include "core.h"
#include "notation.h"

#include <stdarg.h>
#include <stdio.h>

const char *const bst_corner_names[4] = { "NE", "SE", "SW", "NW" };

const uint8_t bst_verb_arguments[BST_N_VERBS] = {
  [BST_VERB_FIRST] = BST_ARGS_SEAT,
  [BST_VERB_DEAL] = BST_ARGS_DEAL,
  [BST_VERB_DRAW] = BST_ARGS_TILE,
  [BST_VERB_PLACE] = BST_ARGS_PLACE,
  [BST_VERB_GOLD] = BST_ARGS_CELL,
  [BST_VERB_MOVE] = BST_ARGS_MOVE,
  [BST_VERB_ROBBER] = BST_ARGS_NUMBER,
  [BST_VERB_CLAIM] = BST_ARGS_CLAIM,
  [BST_VERB_FLY] = BST_ARGS_PIECE,
  [BST_VERB_EVICT] = BST_ARGS_FIGURE,
  [BST_VERB_FAIRY] = BST_ARGS_FIGURE_OR_PLACE,
  [BST_VERB_RECALL] = BST_ARGS_FIGURE,
  [BST_VERB_ROLL] = BST_ARGS_NUMBER,
  [BST_VERB_LAND] = BST_ARGS_SITE,
  [BST_VERB_FERRY] = BST_ARGS_FERRY,
  [BST_VERB_DRAGON] = BST_ARGS_CELL,
  [BST_VERB_SCORE] = BST_ARGS_SITE,
  [BST_VERB_PAWN] = BST_ARGS_PAWN,
  [BST_VERB_MESSAGE] = BST_ARGS_NUMBER,
  [BST_VERB_CHOOSE] = BST_ARGS_FIGURE_OR_PLACE,
  [BST_VERB_ROB] = BST_ARGS_SEAT,
  [BST_VERB_WAGON] = BST_ARGS_WAGON,
  [BST_VERB_CIRCLE] = BST_ARGS_CIRCLE,
};

/* ---- A small writer that cannot run over ---- */

typedef struct
{
  char *text;
  size_t n;
} Out;

static void put (Out *out, const char *format, ...)
#ifdef __GNUC__
  __attribute__ ((format (printf, 2, 3)))
#endif
  ;

static void
put (Out *out, const char *format, ...)
{
  va_list args;
  int n;

  va_start (args, format);
  n = vsnprintf (out->text + out->n, BST_ACTION_TEXT - out->n, format, args);
  va_end (args);
  if (n > 0)
    out->n += (size_t) n;
  if (out->n >= BST_ACTION_TEXT)
    out->n = BST_ACTION_TEXT - 1;
}

/* ---- Places ---- */

/* A spot is its kind and first port; without a port, its number among the
 * segments of that kind that have none, the first left out. */
static void
put_spot (Out *out, const BstState *state, const BstPlaced *placed, unsigned slot)
{
  const BstTile *tile = &state->setup->kinds[placed->kind];
  const BstSegmentDef *def = &tile->segments[slot];
  unsigned ports = bst_ports_rotate (def->ports, placed->rot), number = 1;

  put (out, "%s", bst_feature_kind_name ((BstFeatureKind) def->kind));
  for (unsigned port = 0; port < BST_N_PORTS; port++)
    if (ports >> port & 1)
      {
        put (out, ".%s", bst_port_name ((BstPort) port));
        return;
      }
  for (unsigned i = 0; i < slot; i++)
    number += tile->segments[i].kind == def->kind && tile->segments[i].ports == 0;
  if (number > 1)
    put (out, ".%u", number);
}

static const BstPlaced *
tile_at (const BstState *state, int x, int y)
{
  BstTileId tile = bst_state_tile_at (state, x, y);

  return tile == BST_NO_TILE ? NULL : bst_placed (state, tile);
}

/* A cell, with "/" and what is meant on it. */
static void
put_place (Out *out, const BstState *state, int x, int y, unsigned slot)
{
  const BstPlaced *placed = tile_at (state, x, y);

  put (out, "%d,%d", x, y);
  if (slot == BST_SLOT_CELL)
    return;
  put (out, "/");
  if (slot >= BST_SLOT_CORNER && slot < BST_SLOT_CORNER + 4)
    put (out, "%s", bst_corner_names[slot - BST_SLOT_CORNER]);
  else if (placed != NULL && slot < state->setup->info[placed->kind].n_segments)
    put_spot (out, state, placed, slot);
  else
    put (out, "?");
}

static void
put_figure (Out *out, const BstState *state, const BstAction *action)
{
  if (action->seat != 0)
    put (out, "%d.", action->seat);
  put (out, "%s@", bst_setup_piece_name (state->setup, action->piece));
  put_place (out, state, action->x, action->y, action->slot);
}

/* On the tile of this part the cell is left out. */
static void
put_claim (Out *out, const BstState *state, const BstAction *action)
{
  const BstPlaced *placed = tile_at (state, action->x, action->y);

  put (out, " %s ", bst_setup_piece_name (state->setup, action->piece));
  if (placed == NULL || state->part_tile == BST_NO_TILE
      || placed != bst_placed (state, state->part_tile) || action->slot2 == BST_SLOT_OFF)
    put_place (out, state, action->x, action->y, action->slot);
  else if (action->slot >= BST_SLOT_CORNER)
    put (out, "%s", bst_corner_names[(action->slot - BST_SLOT_CORNER) & 3]);
  else
    put_spot (out, state, placed, action->slot);
  if (action->slot2 == BST_SLOT_OFF)
    {
      put (out, " ");
      put_place (out, state, action->x2, action->y2, action->number & 0xff);
    }
}

static void
put_tile (Out *out, const BstSetup *setup, unsigned kind)
{
  if (kind < setup->n_kinds)
    put (out, " %s/%s", setup->kinds[kind].set, setup->kinds[kind].key);
  else
    put (out, " ?");
}

static void
put_move (Out *out, const BstState *state, const BstAction *action)
{
  put (out, " %s ", bst_setup_piece_name (state->setup, action->piece));
  if (action->slot == BST_SLOT_OFF)
    put (out, "off");
  else
    put_place (out, state, action->x, action->y, action->slot);
}

/* ---- Arguments, by kind ---- */

static void
args_seat (Out *out, const BstState *state, const BstAction *action)
{
  (void) state;
  put (out, " %d", action->seat);
}

static void
args_tile (Out *out, const BstState *state, const BstAction *action)
{
  put_tile (out, state->setup, action->number);
}

static void
args_deal (Out *out, const BstState *state, const BstAction *action)
{
  args_seat (out, state, action);
  args_tile (out, state, action);
}

static void
args_cell (Out *out, const BstState *state, const BstAction *action)
{
  (void) state;
  put (out, " %d,%d", action->x, action->y);
}

static void
args_place (Out *out, const BstState *state, const BstAction *action)
{
  args_cell (out, state, action);
  put (out, " %d", action->rot * 90);
  if (action->number > 0)
    put_tile (out, state->setup, action->number - 1u);
}

static void
args_number (Out *out, const BstState *state, const BstAction *action)
{
  (void) state;
  put (out, " %u", action->number);
}

static void
args_piece (Out *out, const BstState *state, const BstAction *action)
{
  put (out, " %s", bst_setup_piece_name (state->setup, action->piece));
}

static void
args_site (Out *out, const BstState *state, const BstAction *action)
{
  put (out, " ");
  put_place (out, state, action->x, action->y, action->slot);
}

static void
args_figure (Out *out, const BstState *state, const BstAction *action)
{
  put (out, " ");
  put_figure (out, state, action);
}

static void
args_figure_or_place (Out *out, const BstState *state, const BstAction *action)
{
  if (action->seat == 0)
    args_site (out, state, action);
  else
    args_figure (out, state, action);
}

static void
args_wagon (Out *out, const BstState *state, const BstAction *action)
{
  args_figure (out, state, action);
  put (out, " ");
  put_place (out, state, action->x2, action->y2, action->slot2);
}

static void
args_ferry (Out *out, const BstState *state, const BstAction *action)
{
  args_cell (out, state, action);
  put (out, " %s %s", bst_port_name ((BstPort) (action->slot - BST_SLOT_PORT)),
       bst_port_name ((BstPort) (action->slot2 - BST_SLOT_PORT)));
}

static void
args_pawn (Out *out, const BstState *state, const BstAction *action)
{
  (void) state;
  put (out, " %s", action->number == 0 ? "marker" : "messenger");
}

static void
args_circle (Out *out, const BstState *state, const BstAction *action)
{
  (void) state;
  if (action->number > 0)
    put (out, " %s", action->number == 1 ? "add" : "remove");
}

static void (*const writers[]) (Out *out, const BstState *state, const BstAction *action) = {
  [BST_ARGS_NONE] = NULL,
  [BST_ARGS_SEAT] = args_seat,
  [BST_ARGS_DEAL] = args_deal,
  [BST_ARGS_TILE] = args_tile,
  [BST_ARGS_PLACE] = args_place,
  [BST_ARGS_CELL] = args_cell,
  [BST_ARGS_MOVE] = put_move,
  [BST_ARGS_NUMBER] = args_number,
  [BST_ARGS_CLAIM] = put_claim,
  [BST_ARGS_PIECE] = args_piece,
  [BST_ARGS_FIGURE_OR_PLACE] = args_figure_or_place,
  [BST_ARGS_FIGURE] = args_figure,
  [BST_ARGS_SITE] = args_site,
  [BST_ARGS_FERRY] = args_ferry,
  [BST_ARGS_PAWN] = args_pawn,
  [BST_ARGS_WAGON] = args_wagon,
  [BST_ARGS_CIRCLE] = args_circle,
};

static void
put_arguments (Out *out, const BstState *state, const BstAction *action)
{
  unsigned kind = bst_verb_arguments[action->verb];

  if (writers[kind] != NULL)
    writers[kind](out, state, action);
}

size_t
bst_action_format (const BstState *state, const BstAction *action, char text[BST_ACTION_TEXT])
{
  Out out = { text, 0 };

  text[0] = '\0';
  put (&out, "%s", bst_verb_name ((BstVerb) action->verb));
  if (action->verb < BST_N_VERBS)
    put_arguments (&out, state, action);
  return out.n;
}
