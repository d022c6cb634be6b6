/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "screen.h"

#include <math.h>
#include <stdlib.h>

bool
_bst_screen_init (BstScreen *screen, size_t max)
{
  screen->max = max;
  screen->marks = malloc ((max + 1) * sizeof *screen->marks);
  screen->order = malloc ((max + 1) * sizeof *screen->order);
  return screen->marks && screen->order;
}

void
_bst_screen_clear (BstScreen *screen)
{
  free (screen->marks);
  free (screen->order);
}

static float
mark_cell (const BstEye *eye, const BstState *state, int x, int y)
{
  double mark = 0;

  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      if ((dx || dy)
          && bst_state_tile_at (state, x + dx, y + dy) != BST_NO_TILE)
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

size_t
_bst_screen (BstScreen *screen, BstEye *eye, const BstState *state, BstAction *list,
             size_t n, size_t keep)
{
  size_t kept = 0, above = 0, level;
  float bar;

  if (n <= keep || n > screen->max || keep == 0)
    return n;
  _bst_eye_look (eye, state, 1);
  for (size_t i = 0; i < n; i++)
    screen->order[i] = screen->marks[i]
      = list[i].verb == BST_VERB_PLACE
        ? mark_cell (eye, state, list[i].x, list[i].y) : INFINITY;
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
