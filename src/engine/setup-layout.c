/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the parts of a state lie, and which modules hang on which hook.
 */

#include "core.h"

/* ---- Lay-out ---- */

static void
reserve (size_t *at, size_t *total, size_t n, size_t size)
{
  *total = (*total + 7) & ~(size_t) 7;
  *at = *total;
  *total += n * size;
}

/* A laid tile uses up an open cell and adds three at most; the first makes
 * four. The table of both is at most half full.  A row of cells lies in it in
 * order and the next row `map_row` further on: near the root of the size, so
 * that cells closer than that never meet.  A cell whose slot is taken tries
 * slots far from its neighborhood, by an odd step that reaches all. */
static void
size_map (BstSetup *setup)
{
  uint32_t size = 16, row = 4;

  setup->max_cells = setup->n_tiles * 2 + 4;
  while (size < (setup->n_tiles + setup->max_cells) * 2)
    size *= 2;
  while ((row + 1) * (row + 1) <= size + row)
    row++;
  setup->map_mask = size - 1;
  setup->map_row = row;
  setup->map_step = (size / 8 * 5) | 1;
}

static size_t
surrounded_segments (const BstSetup *setup)
{
  size_t n = 0;

  for (size_t kind = 0; kind < setup->n_kinds; kind++)
    n += (size_t) __builtin_popcount (setup->info[kind].surrounded) * setup->kind_count[kind];
  return n;
}

/* A tile completes its own features, one at each side, and what it surrounds on
 * the eight tiles around; the parts of a turn lie within each other. */
static size_t
most_due (const BstSetup *setup)
{
  unsigned around = 0;

  for (size_t kind = 0; kind < setup->n_kinds; kind++)
    {
      unsigned n = (unsigned) __builtin_popcount (setup->info[kind].surrounded);

      around = n > around ? n : around;
    }
  assert (setup->max_links <= 64);
  return BST_MAX_PARTS * (setup->max_segments + 4 + 8 * around) + setup->max_links
         + setup->n_pieces * 2;
}

void
bst_setup_lay_out (BstSetup *setup)
{
  BstLayout *at = &setup->at;
  size_t segments = setup->n_segments, kinds = setup->n_kinds, total = sizeof (BstState);
  size_t tallies, cells;

  size_map (setup);
  cells = setup->max_cells + 1; /* one to write in vain */
  tallies = (setup->n_seats + setup->n_counters) * sizeof (uint16_t);
  setup->stride = (sizeof (BstNode) + tallies + 7) & ~(size_t) 7;
  setup->max_due = most_due (setup);
  total += (segments + BST_AT_ONCE) * setup->stride;
  reserve (&at->segment_tile, &total, segments + BST_AT_ONCE, sizeof (uint16_t));
  reserve (&at->placed, &total, setup->n_tiles, sizeof (BstPlaced));
  reserve (&at->cells, &total, cells, sizeof (BstOpenCell));
  reserve (&at->sigs, &total, cells, sizeof (uint16_t));
  reserve (&at->map, &total, setup->map_mask + 1u, sizeof (BstMapSlot));
  reserve (&at->left, &total, kinds, sizeof (uint16_t));
  reserve (&at->discarded, &total, kinds, sizeof (uint16_t));
  reserve (&at->group_left, &total, BST_MAX_GROUPS, sizeof (uint16_t));
  reserve (&at->pieces, &total, setup->n_pieces, sizeof (BstPiece));
  reserve (&at->due, &total, setup->max_due, sizeof (uint16_t));
  reserve (&at->surround, &total, surrounded_segments (setup), sizeof (BstSurround));
  reserve (&at->links, &total, setup->max_links, sizeof (BstLink));
  reserve (&at->systems, &total, setup->has_systems ? segments : 0, sizeof (BstSystem));
  reserve (&at->deltas, &total, setup->has_deltas ? segments * setup->n_counters : 0, 1);
  reserve (&at->module, &total, setup->bytes_game + setup->bytes_seat * setup->n_seats, 1);
  reserve (&at->per_tile, &total, setup->n_tiles, setup->bytes_tile);
  reserve (&at->per_segment, &total, segments, setup->bytes_segment);
  at->total = (total + 7) & ~(size_t) 7;
}

/* ---- Hooks ---- */

static void
hang (BstHookList *list, const BstHooks *hooks, bool has)
{
  if (has)
    list->of[list->n++] = hooks;
}

/* Most tiles concern few modules. */
static void
note_concerned (BstSetup *setup, const BstHooks *hooks)
{
  const BstWalkList *walks = setup->hooks.walk;
  uint32_t placed = hooks->placed != NULL, scoring = hooks->before_scoring != NULL;

  for (unsigned kind = 0; kind < setup->n_kinds; kind++)
    if (bst_concerns (setup, hooks, kind))
      {
        setup->info[kind].placed |= placed << walks[BST_WALK_PLACED].n;
        setup->info[kind].before_scoring |= scoring << walks[BST_WALK_BEFORE_SCORING].n;
      }
}

static void
hang_walks (BstSetup *setup, const BstHooks *hooks)
{
  const BstHook walks[BST_N_WALKS] = {
    [BST_WALK_TURN_BEGINS] = hooks->turn_begins,
    [BST_WALK_BEFORE_DRAW] = hooks->before_draw,
    [BST_WALK_DRAWN] = hooks->drawn,
    [BST_WALK_PLACED] = hooks->placed,
    [BST_WALK_AFTER_MAIN] = hooks->after_main,
    [BST_WALK_BEFORE_SCORING] = hooks->before_scoring,
    [BST_WALK_WHAT_TO_SCORE] = hooks->what_to_score,
    [BST_WALK_AFTER_SCORING] = hooks->after_scoring,
    [BST_WALK_PART_ENDS] = hooks->part_ends,
    [BST_WALK_TURN_ENDS] = hooks->turn_ends,
    [BST_WALK_LAST_TURNS] = hooks->last_turns,
    [BST_WALK_END_BEFORE] = hooks->end_before,
    [BST_WALK_END_AFTER] = hooks->end_after,
  };

  note_concerned (setup, hooks);
  for (unsigned i = 0; i < BST_N_WALKS; i++)
    {
      BstWalkList *list = &setup->hooks.walk[i];

      if (walks[i] != NULL)
        list->fn[list->n++] = walks[i];
    }
}

void
bst_setup_hooks (BstSetup *setup)
{
  BstHookLists *lists = &setup->hooks;

  for (size_t i = 0; i < setup->n_modules; i++)
    {
      const BstHooks *hooks = bst_hooks_of (setup, setup->modules[i]);

      hang_walks (setup, hooks);
      hang (&lists->group_open, hooks, hooks->group_open != NULL);
      hang (&lists->may_place, hooks, hooks->may_place != NULL);
      hang (&lists->may_put, hooks, hooks->may_put != NULL);
      hang (&lists->main_count, hooks, hooks->main_count != NULL);
      hang (&lists->main_test, hooks, hooks->main_test != NULL);
      hang (&lists->main_take, hooks, hooks->main_take != NULL);
      hang (&lists->main_must, hooks, hooks->main_must != NULL);
      hang (&lists->may_join, hooks, hooks->may_join != NULL);
      hang (&lists->extra_list, hooks, hooks->extra_list != NULL);
      hang (&lists->may_fill, hooks, hooks->may_fill != NULL);
      hang (&lists->extra_take, hooks, hooks->extra_take != NULL);
      hang (&lists->strength, hooks, hooks->strength != NULL);
      hang (&lists->score_terms, hooks, hooks->score_terms != NULL);
      hang (&lists->payment, hooks, hooks->payment != NULL);
      hang (&lists->feature_scored, hooks, hooks->feature_scored != NULL);
      hang (&lists->feature_changed, hooks, hooks->feature_changed != NULL);
      hang (&lists->piece_placed, hooks, hooks->piece_placed != NULL);
      hang (&lists->piece_left, hooks, hooks->piece_left != NULL);
      hang (&lists->dump, hooks, hooks->dump != NULL);
      hang (&lists->check, hooks, hooks->check != NULL);
      hang (&lists->project, hooks, hooks->project != NULL);
    }
  bst_part_phases (setup);
}
