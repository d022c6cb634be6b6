/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading actions from text: exactly what notation.c writes, and any port of a
 * segment where it writes the first.
 */

#include "core.h"
#include "notation.h"

typedef struct
{
  const BstSetup *setup;
  const BstState *state; /* NULL: only what a set-up can read */
  const char *start, *at;
} In;

/* ---- Words and numbers ---- */

static bool
eat (In *in, char c)
{
  if (*in->at != c)
    return false;
  in->at++;
  return true;
}

static size_t
word_length (const char *at, const char *stops)
{
  return strcspn (at, stops);
}

/* A whole number without leading zeros, sign or not. */
static bool
read_int (In *in, long low, long high, long *value)
{
  const char *from = in->at;
  bool minus = low < 0 && eat (in, '-');
  long n = 0;
  int digits = 0;

  while (*in->at >= '0' && *in->at <= '9' && digits < 7)
    {
      n = n * 10 + (*in->at++ - '0');
      digits++;
    }
  if (digits == 0 || (digits > 1 && from[minus] == '0') || (minus && n == 0)
      || (*in->at >= '0' && *in->at <= '9'))
    {
      in->at = from;
      return false;
    }
  *value = minus ? -n : n;
  if (*value >= low && *value <= high)
    return true;
  in->at = from;
  return false;
}

static bool
read_cell (In *in, int16_t *x, int16_t *y)
{
  long a, b;

  if (!read_int (in, -32000, 32000, &a) || !eat (in, ',') || !read_int (in, -32000, 32000, &b))
    return false;
  *x = (int16_t) a;
  *y = (int16_t) b;
  return true;
}

static bool
read_seat (In *in, BstAction *action)
{
  long seat;

  if (!read_int (in, 1, (long) in->setup->n_seats, &seat))
    return false;
  action->seat = (uint8_t) seat;
  return true;
}

static bool
read_number (In *in, BstAction *action)
{
  long number;

  if (!read_int (in, 0, 65535, &number))
    return false;
  action->number = (uint16_t) number;
  return true;
}

static bool
read_tile (In *in, unsigned *kind)
{
  char name[BST_SET_ID_LENGTH + BST_TILE_KEY_LENGTH + 2];
  size_t length = word_length (in->at, " ");
  int found;

  if (length == 0 || length >= sizeof name)
    return false;
  memcpy (name, in->at, length);
  name[length] = '\0';
  found = bst_setup_find_kind (in->setup, name);
  if (found < 0)
    return false;
  in->at += length;
  *kind = (unsigned) found;
  return true;
}

static bool
read_piece (In *in, BstAction *action)
{
  size_t length = word_length (in->at, " @");
  int piece = bst_setup_find_piece (in->setup, in->at, length);

  if (piece < 0)
    return false;
  in->at += length;
  action->piece = (uint8_t) piece;
  return true;
}

/* One of some words; returns its index or -1. */
static int
read_word (In *in, const char *const *words, int n)
{
  size_t length = word_length (in->at, " ");

  for (int i = 0; i < n; i++)
    if (strlen (words[i]) == length && memcmp (words[i], in->at, length) == 0)
      {
        in->at += length;
        return i;
      }
  return -1;
}

/* ---- Places ---- */

static bool
segment_numbered (const BstTile *tile, int kind, long number, uint8_t *slot)
{
  for (unsigned i = 0; i < tile->n_segments; i++)
    if (tile->segments[i].kind == kind && tile->segments[i].ports == 0 && --number == 0)
      {
        *slot = (uint8_t) i;
        return true;
      }
  return false;
}

static bool
read_spot (In *in, const BstPlaced *placed, uint8_t *slot)
{
  const BstTile *tile = &in->setup->kinds[placed->kind];
  size_t length = word_length (in->at, " .");
  int kind = bst_feature_kind_from_name (in->at, length), port, segment;
  long number = 1;

  if (kind < 0)
    return false;
  in->at += length;
  if (!eat (in, '.'))
    return segment_numbered (tile, kind, 1, slot);
  length = word_length (in->at, " ");
  port = bst_port_from_name (in->at, length);
  if (port < 0)
    return read_int (in, 2, BST_MAX_SEGMENTS, &number)
           && segment_numbered (tile, kind, number, slot);
  segment = bst_setup_segment_at (in->setup, placed->kind, placed->rot, (BstPort) port);
  if (segment < 0 || tile->segments[segment].kind != kind)
    return false;
  in->at += length;
  *slot = (uint8_t) segment;
  return true;
}

static bool
read_corner (In *in, uint8_t *slot)
{
  int corner = read_word (in, bst_corner_names, 4);

  if (corner < 0)
    return false;
  *slot = (uint8_t) (BST_SLOT_CORNER + corner);
  return true;
}

/* CELL, or CELL "/" with a spot or a corner. */
static bool
read_place (In *in, bool cell_alone, int16_t *x, int16_t *y, uint8_t *slot)
{
  BstTileId tile;

  if (!read_cell (in, x, y))
    return false;
  if (!eat (in, '/'))
    {
      *slot = BST_SLOT_CELL;
      return cell_alone;
    }
  if (in->state == NULL)
    return false;
  tile = bst_state_tile_at (in->state, *x, *y);
  return tile != BST_NO_TILE
         && (read_corner (in, slot) || read_spot (in, bst_placed (in->state, tile), slot));
}

static bool
read_figure (In *in, BstAction *action)
{
  if (*in->at >= '1' && *in->at <= '9' && (!read_seat (in, action) || !eat (in, '.')))
    return false;
  return read_piece (in, action) && eat (in, '@')
         && read_place (in, true, &action->x, &action->y, &action->slot);
}

/* Without a cell the tile of this part is meant. */
static bool
read_claim (In *in, BstAction *action)
{
  const BstState *state = in->state;
  bool has_cell;
  uint8_t slot;

  if (state == NULL || !read_piece (in, action) || !eat (in, ' '))
    return false;
  has_cell = *in->at == '-' || (*in->at >= '0' && *in->at <= '9');
  if (has_cell)
    {
      if (!read_place (in, false, &action->x, &action->y, &action->slot))
        return false;
    }
  else
    {
      const BstPlaced *placed;

      if (state->part_tile == BST_NO_TILE)
        return false;
      placed = bst_placed (state, state->part_tile);
      action->x = placed->x;
      action->y = placed->y;
      if (!read_corner (in, &action->slot) && !read_spot (in, placed, &action->slot))
        return false;
    }
  if (*in->at != ' ')
    return true;
  in->at++;
  if (!read_place (in, false, &action->x2, &action->y2, &slot))
    return false;
  action->slot2 = BST_SLOT_OFF;
  action->number = slot;
  return has_cell;
}

/* ---- Verbs ---- */

static bool
read_place_tile (In *in, BstAction *action)
{
  long rot;
  unsigned kind;

  if (!read_cell (in, &action->x, &action->y) || !eat (in, ' ') || !read_int (in, 0, 270, &rot)
      || rot % 90 != 0)
    return false;
  action->rot = (uint8_t) (rot / 90);
  if (*in->at == '\0')
    return true;
  if (!eat (in, ' ') || !read_tile (in, &kind))
    return false;
  action->number = (uint16_t) (kind + 1);
  return true;
}

static bool
read_port (In *in, uint8_t *slot)
{
  size_t length = word_length (in->at, " ");
  int port = bst_port_from_name (in->at, length);

  if (port < 0)
    return false;
  in->at += length;
  *slot = (uint8_t) (BST_SLOT_PORT + port);
  return true;
}

static bool
read_move (In *in, BstAction *action)
{
  static const char *const off[] = { "off" };

  if (!read_piece (in, action) || !eat (in, ' '))
    return false;
  if (read_word (in, off, 1) == 0)
    {
      action->slot = BST_SLOT_OFF;
      return true;
    }
  return read_place (in, false, &action->x, &action->y, &action->slot);
}

static bool
read_kind (In *in, BstAction *action)
{
  unsigned kind;

  if (!read_tile (in, &kind))
    return false;
  action->number = (uint16_t) kind;
  return true;
}

/* A figure has an "@"; a place has none. */
static bool
read_figure_or_place (In *in, BstAction *action)
{
  if (strchr (in->at, '@') != NULL)
    return read_figure (in, action) && action->seat != 0;
  return read_place (in, true, &action->x, &action->y, &action->slot);
}

static bool
read_choice (In *in, const char *one, const char *two, int first, BstAction *action)
{
  const char *const words[2] = { one, two };
  int word = read_word (in, words, 2);

  action->number = (uint16_t) (word + first);
  return word >= 0;
}

static bool
read_arguments (In *in, BstAction *action)
{
  switch ((BstArguments) bst_verb_arguments[action->verb])
    {
    case BST_ARGS_NONE:
      return true;
    case BST_ARGS_SEAT:
      return read_seat (in, action);
    case BST_ARGS_DEAL:
      return read_seat (in, action) && eat (in, ' ') && read_kind (in, action);
    case BST_ARGS_TILE:
      return read_kind (in, action);
    case BST_ARGS_PLACE:
      return read_place_tile (in, action);
    case BST_ARGS_CELL:
      return read_cell (in, &action->x, &action->y);
    case BST_ARGS_MOVE:
      return read_move (in, action);
    case BST_ARGS_NUMBER:
      return read_number (in, action);
    case BST_ARGS_CLAIM:
      return read_claim (in, action);
    case BST_ARGS_PIECE:
      return read_piece (in, action);
    case BST_ARGS_FIGURE:
      return read_figure (in, action);
    case BST_ARGS_FIGURE_OR_PLACE:
      return read_figure_or_place (in, action);
    case BST_ARGS_SITE:
      return read_place (in, false, &action->x, &action->y, &action->slot);
    case BST_ARGS_FERRY:
      return read_cell (in, &action->x, &action->y) && eat (in, ' ')
             && read_port (in, &action->slot) && eat (in, ' ')
             && read_port (in, &action->slot2);
    case BST_ARGS_PAWN:
      return read_choice (in, "marker", "messenger", 0, action);
    case BST_ARGS_WAGON:
      return read_figure (in, action) && eat (in, ' ')
             && read_place (in, false, &action->x2, &action->y2, &action->slot2);
    case BST_ARGS_CIRCLE:
      return read_choice (in, "add", "remove", 1, action);
    }
  return false;
}

static bool
parse (In *in, BstAction *action)
{
  size_t length = word_length (in->at, " ");
  int verb = -1;

  memset (action, 0, sizeof *action);
  for (int v = BST_VERB_FIRST; v < BST_N_VERBS && length > 0; v++)
    if (strlen (bst_verb_name ((BstVerb) v)) == length
        && memcmp (bst_verb_name ((BstVerb) v), in->at, length) == 0)
      verb = v;
  if (verb < 0)
    return false;
  action->verb = (uint8_t) verb;
  in->at += length;
  if (bst_verb_arguments[verb] != BST_ARGS_NONE && !eat (in, ' '))
    return false;
  return read_arguments (in, action) && *in->at == '\0';
}

bool
bst_action_parse (const BstState *state, const char *text, BstAction *action, size_t *column)
{
  In in = { state->setup, state, text, text };
  bool ok = strlen (text) < BST_ACTION_TEXT && parse (&in, action);

  if (column != NULL)
    *column = (size_t) (in.at - in.start);
  return ok;
}

bool
bst_parse_chance (const BstSetup *setup, const char *text, BstAction *action)
{
  In in = { setup, NULL, text, text };

  return parse (&in, action)
         && (action->verb == BST_VERB_DRAW || action->verb == BST_VERB_FIRST
             || action->verb == BST_VERB_DEAL || action->verb == BST_VERB_ROLL
             || action->verb == BST_VERB_MESSAGE);
}
