/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is complete on the board, and what the part at hand has completed: records and
 * points of both titles rest on it.
 */

#include "rules/king-and-robber-baron.h"

/* ---- What the part at hand has completed ---- */

/* Whether the due list names a feature before entry `i` too. */
static bool
is_repeated (const BstState *state, unsigned first, unsigned i)
{
  const uint16_t *due = BST_AT (state, due, uint16_t);

  for (unsigned k = first; k < i; k++)
    if (bst_find (state, due[k]) == bst_find (state, due[i]))
      return true;
  return false;
}

/* S0: "completes", whoever stands there or not. */
KrCompleted
kr_completed_now (const BstState *state, KrTitle title)
{
  const uint16_t *due = BST_AT (state, due, uint16_t);
  const BstFrame *part = bst_current_part (state);
  KrCompleted found = { 0 };

  if (part == NULL || state->part_tile == BST_NO_TILE
      || kr_game (state)->checked == state->part_tile + 1u)
    return found;
  found.seat = part->seat;
  found.first = bst_part_due (part);
  found.end = state->n_due;
  for (unsigned i = found.first; i < found.end; i++)
    {
      unsigned size;

      if (bst_segment_kind (state, due[i]) != kr_feature (title)
          || !bst_feature_complete (state, due[i]) || is_repeated (state, found.first, i))
        continue;
      size = bst_feature_tiles (state, due[i]);
      found.n++;
      if (size > found.size)
        {
          found.size = size;
          found.largest = due[i];
        }
    }
  return found;
}

void
kr_all_completed_now (const BstState *state, KrCompleted now[KR_N_TITLES])
{
  for (unsigned title = 0; title < KR_N_TITLES; title++)
    now[title] = kr_completed_now (state, (KrTitle) title);
}

/* ---- On the board ---- */

static bool
is_listed (const BstState *state, const KrCompleted *but, unsigned root)
{
  const uint16_t *due = BST_AT (state, due, uint16_t);

  for (unsigned i = but->first; i < but->end; i++)
    if (bst_find (state, due[i]) == root)
      return true;
  return false;
}

/* The tiles of the largest complete feature of a title's kind, those just completed
 * left out. */
unsigned
kr_largest_complete (const BstState *state, KrTitle title, const KrCompleted *but)
{
  unsigned most = 0;

  for (unsigned i = 0; i < state->n_segments; i++)
    {
      const BstNode *node = bst_node (state, i);
      unsigned tiles;

      if (node->parent != i || node->open != 0
          || bst_segment_kind (state, i) != kr_feature (title))
        continue;
      tiles = bst_feature_tiles (state, (BstSegmentId) i);
      if (tiles > most && !is_listed (state, but, i))
        most = tiles;
    }
  return most;
}

/* The features of each kind that have no open end, counted without a jump. */
static void
count_roots (const BstState *state, unsigned complete[BST_N_FEATURE_KINDS])
{
  memset (complete, 0, BST_N_FEATURE_KINDS * sizeof *complete);
  for (unsigned tile = 0; tile < state->n_tiles; tile++)
    {
      const BstPlaced *placed = bst_placed (state, tile);
      const BstKindInfo *info = &state->setup->info[placed->kind];

      for (unsigned i = 0; i < info->n_segments; i++)
        {
          const BstNode *node = bst_node (state, placed->first + i);

          complete[info->feature[i]]
            += (node->parent == placed->first + i) & (node->open == 0);
        }
    }
}

void
kr_count_on_board (const BstState *state, unsigned n[KR_N_TITLES])
{
  unsigned complete[BST_N_FEATURE_KINDS];

  count_roots (state, complete);
  for (unsigned title = 0; title < KR_N_TITLES; title++)
    n[title] = complete[kr_feature ((KrTitle) title)];
}

/* What lies there at the start may be complete. */
void
kr_start (BstState *state)
{
  unsigned n[KR_N_TITLES];

  kr_count_on_board (state, n);
  for (unsigned title = 0; title < KR_N_TITLES; title++)
    kr_game (state)->titles[title].complete = (uint16_t) n[title];
}

/* A feature that is opened again may come apart, whose parts only a count tells. */
void
kr_feature_changed (BstState *state, BstSegmentId feature, bool complete, BstEvents *events)
{
  KrGame *game = kr_game (state);

  (void) events;
  game->stale |= !complete;
  for (unsigned title = 0; title < KR_N_TITLES && complete; title++)
    game->titles[title].complete
      = (uint16_t) (game->titles[title].complete
                    + (bst_segment_kind (state, feature) == kr_feature ((KrTitle) title)));
}
