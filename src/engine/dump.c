/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The position as sorted lines of text, and its hash: independent of history,
 * of roots and of memory, so that equal positions have equal hashes.
 */

#include "core.h"

#include <stdarg.h>
#include <stdio.h>

/* Bytes go to a buffer, to a hash, or to both. */
struct BstDump
{
  char *text;
  size_t max, n;
  uint64_t hash;
};

static void
dump_bytes (BstDump *out, const char *bytes, size_t n)
{
  for (size_t i = 0; i < n; i++)
    {
      out->hash = (out->hash ^ (unsigned char) bytes[i]) * UINT64_C (0x100000001b3);
      if (out->n + 1 < out->max)
        out->text[out->n] = bytes[i];
      out->n++;
    }
}

void
bst_dump_line (BstDump *out, const char *format, ...)
{
  char line[256];
  va_list args;
  int n;

  va_start (args, format);
  n = vsnprintf (line, sizeof line, format, args);
  va_end (args);
  if (n > 0)
    dump_bytes (out, line, (size_t) n < sizeof line ? (size_t) n : sizeof line - 1);
  dump_bytes (out, "\n", 1);
}

/* ---- Turn and agenda ---- */

static void
put_segment (const BstState *state, BstSegmentId segment, char *text, size_t size)
{
  BstTileId tile = bst_segment_tile (state, segment);

  snprintf (text, size, "%d,%d/%d", bst_placed (state, tile)->x, bst_placed (state, tile)->y,
            bst_segment_slot (state, segment));
}

static void
dump_turn (const BstState *state, BstDump *out)
{
  const BstPlaced *tile;

  bst_dump_line (out, "turn %u seat %u decision %u %u %d", state->turn, state->active,
                 state->decision.kind, state->decision.seat, state->decision.pass);
  if (state->hand >= 0)
    bst_dump_line (out, "hand %s/%s", state->setup->kinds[state->hand].set,
                   state->setup->kinds[state->hand].key);
  if (state->part_tile != BST_NO_TILE)
    {
      tile = bst_placed (state, state->part_tile);
      bst_dump_line (out, "part %d,%d", tile->x, tile->y);
    }
  for (unsigned seat = 1; seat <= state->setup->n_seats; seat++)
    bst_dump_line (out, "score %u %d", seat, (int) state->scores[seat]);
}

/* Frames of the core hold numbers that follow from the rest; those of modules
 * are their own affair and count. */
static void
dump_agenda (const BstState *state, BstDump *out)
{
  for (unsigned i = 0; i < state->depth; i++)
    {
      const BstFrame *frame = &state->agenda[i];
      bool core = frame->step <= BST_STEP_PAY;

      bst_dump_line (out, "frame %s %u %u %u", state->setup->steps[frame->step].name,
                     frame->seat, frame->phase, frame->sub);
      if (!core)
        bst_dump_line (out, "numbers %d %d %d", (int) frame->n[0], (int) frame->n[1],
                       (int) frame->n[2]);
    }
}

/* What waits for its scoring is written by its smallest member, since the
 * order on the list and the oldest segment are history. */
static void
dump_due (const BstState *state, BstDump *out)
{
  const uint16_t *due = BST_AT (state, due, uint16_t);

  for (unsigned i = 0; i < state->n_due; i++)
    {
      BstSegmentId at = due[i];
      char best[40] = "", text[40];

      do
        {
          put_segment (state, at, text, sizeof text);
          if (best[0] == '\0' || strcmp (text, best) < 0)
            memcpy (best, text, sizeof best);
          at = bst_feature_next (state, at);
        }
      while (at != due[i]);
      bst_dump_line (out, "due %s", best);
    }
}

/* ---- Stack ---- */

static void
dump_stack (const BstState *state, BstDump *out)
{
  const BstSetup *setup = state->setup;

  for (unsigned kind = 0; kind < setup->n_kinds; kind++)
    {
      unsigned left = BST_AT (state, left, uint16_t)[kind];
      unsigned gone = BST_AT (state, discarded, uint16_t)[kind];

      if (left > 0)
        bst_dump_line (out, "left %s/%s %u", setup->kinds[kind].set, setup->kinds[kind].key,
                       left);
      if (gone > 0)
        bst_dump_line (out, "discarded %s/%s %u", setup->kinds[kind].set,
                       setup->kinds[kind].key, gone);
    }
  for (unsigned i = 0; i < state->n_bottom; i++)
    bst_dump_line (out, "bottom %s/%s", setup->kinds[state->bottom[i]].set,
                   setup->kinds[state->bottom[i]].key);
}

/* ---- Tiles, by y then x ---- */

static void
dump_tile (const BstState *state, BstDump *out, const BstPlaced *tile)
{
  const BstTile *kind = &state->setup->kinds[tile->kind];

  bst_dump_line (out, "tile %d,%d %s/%s %d %u", tile->x, tile->y, kind->set, kind->key,
                 tile->rot * 90, tile->seat);
}

static void
dump_tiles (const BstState *state, BstDump *out)
{
  int x0, y0, x1, y1;

  bst_state_bounds (state, &x0, &y0, &x1, &y1);
  for (int y = y0; y <= y1; y++)
    for (int x = x0; x <= x1; x++)
      {
        BstTileId tile = bst_state_tile_at (state, x, y);

        if (tile != BST_NO_TILE)
          dump_tile (state, out, bst_placed (state, tile));
      }
}

/* ---- Pieces, links, marks ---- */

static void
format_piece (const BstState *state, const BstPiece *piece, char *text, size_t size)
{
  const char *name = state->setup->pieces[piece->kind].name;
  char first[40] = "", second[40] = "";

  if (piece->place == BST_AT_SEGMENT)
    put_segment (state, piece->segment, first, sizeof first);
  else if (piece->tile != BST_NO_TILE)
    snprintf (first, sizeof first, "%d,%d", bst_placed (state, piece->tile)->x,
              bst_placed (state, piece->tile)->y);
  if (piece->place == BST_AT_SEGMENT && piece->second != BST_NO_SEGMENT)
    put_segment (state, piece->second, second, sizeof second);
  snprintf (text, size, "piece %u %s %u %s %u %s", piece->seat, name, piece->place, first,
            piece->corner, second);
}

/* Pieces of a kind and seat are alike: a few at a time are sorted by text. */
static void
dump_pieces (const BstState *state, BstDump *out)
{
  const BstPiece *pieces = BST_AT (state, pieces, BstPiece);
  size_t n = state->setup->n_pieces;
  char last[128] = "";

  for (;;)
    {
      char best[128] = "", text[128];
      unsigned same = 0;

      for (size_t i = 0; i < n; i++)
        {
          if (pieces[i].place == BST_AT_SUPPLY || pieces[i].place == BST_AT_OFF)
            continue;
          format_piece (state, &pieces[i], text, sizeof text);
          if (strcmp (text, last) <= 0)
            continue;
          if (best[0] == '\0' || strcmp (text, best) < 0)
            {
              memcpy (best, text, sizeof best);
              same = 1;
            }
          else if (strcmp (text, best) == 0)
            same++;
        }
      if (best[0] == '\0')
        return;
      bst_dump_line (out, "%s x%u", best, same);
      memcpy (last, best, sizeof last);
    }
}

static void
dump_links (const BstState *state, BstDump *out)
{
  const BstLink *links = BST_AT (state, links, BstLink);

  for (unsigned i = 0; i < state->n_links; i++)
    {
      char a[40], b[40];

      if (!links[i].live)
        continue;
      put_segment (state, links[i].a, a, sizeof a);
      put_segment (state, links[i].b, b, sizeof b);
      bst_dump_line (out, "link %s %s", a, b);
    }
}

static void
dump (const BstState *state, BstDump *out)
{
  const BstHookList *hooks = &state->setup->hooks.dump;

  out->hash = UINT64_C (0xcbf29ce484222325);
  dump_turn (state, out);
  dump_agenda (state, out);
  dump_due (state, out);
  dump_stack (state, out);
  dump_tiles (state, out);
  dump_pieces (state, out);
  dump_links (state, out);
  for (size_t i = 0; i < hooks->n; i++)
    hooks->of[i]->dump (state, out);
}

size_t
bst_state_dump (const BstState *state, char *text, size_t max)
{
  BstDump out = { .text = text, .max = max };

  dump (state, &out);
  if (max > 0)
    text[out.n < max ? out.n : max - 1] = '\0';
  return out.n;
}

uint64_t
bst_state_hash (const BstState *state)
{
  BstDump out = { .text = NULL };

  dump (state, &out);
  return out.hash;
}
