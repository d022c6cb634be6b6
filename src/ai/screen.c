/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "screen.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* How much better a feature must be for a figure that can do more. */
#define FIGURE_MARK 2
/* Far claims that are tried in any case. */
#define MIN_FAR 4

bool
_bst_screen_init (BstScreen *screen, size_t max)
{
  screen->max = max;
  screen->marks = malloc ((max + 1) * sizeof *screen->marks);
  screen->order = malloc ((max + 1) * sizeof *screen->order);
  screen->prospects = malloc ((max + 1) * sizeof *screen->prospects);
  return screen->marks && screen->order && screen->prospects;
}

void
_bst_screen_clear (BstScreen *screen)
{
  free (screen->marks);
  free (screen->order);
  free (screen->prospects);
}

static float
mark_cell (const BstEye *eye, const BstState *state, int x, int y)
{
  double mark = 0;

  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      if ((dx || dy) && bst_state_tile_at (state, x + dx, y + dy) != BST_NO_TILE)
        mark += dx && dy ? 0.25 : 1;
  for (size_t i = 0; i < eye->n_claimed; i++)
    for (unsigned end = 0; end < eye->claimed[i].n_ends; end++)
      if (eye->claimed[i].ends[end].x == x && eye->claimed[i].ends[end].y == y)
        mark += 2 + fmin (eye->claimed[i].value, 20) / 4;
  return (float) mark;
}

static int
compare_falling (const void *a, const void *b)
{
  float x = *(const float *) a, y = *(const float *) b;

  return x < y ? 1 : x > y ? -1 : 0;
}

/* Drops what is marked lowest, in place, until so many are left. */
static size_t
keep_best (BstScreen *screen, BstAction *list, size_t n, size_t keep)
{
  size_t kept = 0, above = 0, level;
  float bar;

  if (n <= keep)
    return n;
  memcpy (screen->order, screen->marks, n * sizeof *screen->order);
  qsort (screen->order, n, sizeof *screen->order, compare_falling);
  bar = screen->order[keep - 1];
  for (size_t i = 0; i < n; i++)
    above += screen->marks[i] > bar;
  level = keep > above ? keep - above : 0;
  for (size_t i = 0; i < n; i++)
    if (screen->marks[i] > bar || (screen->marks[i] == bar && level > 0))
      {
        level -= screen->marks[i] == bar;
        list[kept++] = list[i];
      }
  return kept;
}

size_t
_bst_screen (BstScreen *screen, BstEye *eye, const BstState *state, BstAction *list, size_t n,
             size_t keep)
{
  if (n <= keep || n > screen->max || keep == 0)
    return n;
  _bst_eye_look (eye, state, 1);
  for (size_t i = 0; i < n; i++)
    screen->marks[i] = list[i].verb == BST_VERB_PLACE
                         ? mark_cell (eye, state, list[i].x, list[i].y)
                         : INFINITY;
  return keep_best (screen, list, n, keep);
}

/* ---- Claims by a portal ---- */

/* The feature that an action claims on another tile than the one just laid, or
 * BST_NO_SEGMENT. */
static BstSegmentId
far_feature (const BstState *state, const BstAction *action)
{
  BstTileId tile;

  if (action->verb != BST_VERB_CLAIM || action->slot >= BST_SLOT_CORNER)
    return BST_NO_SEGMENT;
  tile = bst_state_tile_at (state, action->x, action->y);
  if (tile == BST_NO_TILE || tile == bst_state_tile_of_part (state))
    return BST_NO_SEGMENT;
  return bst_feature_name (state, bst_state_segment (state, tile, action->slot));
}

/* What is known of a far feature; a new entry if it is met for the first
 * time. */
static BstProspect *
prospect_of (BstScreen *screen, BstEye *eye, const BstState *state, BstSegmentId feature)
{
  BstProspect *prospect = screen->prospects;

  while (prospect < screen->prospects + screen->n_prospects && prospect->feature != feature)
    prospect++;
  if (prospect == screen->prospects + screen->n_prospects)
    {
      unsigned seat = bst_state_decision (state).seat;

      screen->n_prospects++;
      prospect->feature = feature;
      prospect->pieces = 0;
      prospect->value = (float) _bst_eye_prospect (eye, state, feature, seat);
    }
  return prospect;
}

/* One figure of a kind in one feature is as good as elsewhere in it. */
static float
mark_claim (BstScreen *screen, BstEye *eye, const BstState *state, const BstAction *action,
            BstSegmentId feature)
{
  BstProspect *prospect = prospect_of (screen, eye, state, feature);
  uint32_t bit = UINT32_C (1) << action->piece;

  if (prospect->pieces & bit)
    return -INFINITY;
  prospect->pieces |= bit;
  return prospect->value - (eye->figures.worth[action->piece] == 1 ? 0 : FIGURE_MARK);
}

size_t
_bst_screen_claims (BstScreen *screen, BstEye *eye, const BstState *state, BstAction *list,
                    size_t n, size_t keep)
{
  size_t near = 0;

  if (n <= keep || n > screen->max)
    return n;
  _bst_eye_begin (eye, state);
  screen->n_prospects = 0;
  for (size_t i = 0; i < n; i++)
    {
      BstSegmentId feature = far_feature (state, &list[i]);

      near += feature == BST_NO_SEGMENT;
      screen->marks[i] = feature == BST_NO_SEGMENT
                           ? INFINITY
                           : mark_claim (screen, eye, state, &list[i], feature);
    }
  return keep_best (screen, list, n, near + MIN_FAR > keep ? near + MIN_FAR : keep);
}
