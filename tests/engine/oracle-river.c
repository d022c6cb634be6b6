/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The order of the river's tiles: forks, river, lake, and then all others; one
 * spring and one lake, however many sets there are.
 */

#include "oracle-module.h"

/* When a group is drawn; the spring never is. */
static int
phase_of (BstTileGroup group)
{
  switch (group)
    {
    case BST_GROUP_RIVER_FORK:
      return 1;
    case BST_GROUP_RIVER:
      return 2;
    case BST_GROUP_RIVER_LAKE:
      return 3;
    case BST_GROUP_RIVER_SPRING:
    case BST_GROUP_HAND:
      return 5;
    case BST_GROUP_NONE:
    case BST_GROUP_BONUS:
    default:
      return 4;
    }
}

static int
tiles_of (const Oracle *oracle, BstTileGroup group)
{
  int n = 0;

  for (int i = 0; i < oracle->n_tiles; i++)
    n += oracle->tiles[i].tile->group == group;
  return n;
}

/* The first phase that has tiles left. */
static int
phase_now (const Oracle *oracle, const BstState *state)
{
  const BstSetup *setup = bst_state_setup (state);
  bool lake = tiles_of (oracle, BST_GROUP_RIVER_LAKE) > 0;
  int first = 4;

  for (unsigned kind = 0; kind < bst_setup_n_kinds (setup); kind++)
    {
      int phase = phase_of ((BstTileGroup) bst_setup_kind (setup, kind)->group);

      if (bst_state_left (state, kind) > 0 && phase < first && !(phase == 3 && lake))
        first = phase;
    }
  return first;
}

static const char *
look (Oracle *oracle, const BstState *state)
{
  const BstSetup *setup = bst_state_setup (state);
  int phase;

  if (bst_state_decision (state).kind != BST_DECISION_DRAW)
    return NULL;
  if (tiles_of (oracle, BST_GROUP_RIVER_SPRING) > 1
      || tiles_of (oracle, BST_GROUP_RIVER_LAKE) > 1)
    return oracle_differ (oracle, "the river has two springs or two lakes");
  phase = phase_now (oracle, state);
  for (unsigned kind = 0; kind < bst_setup_n_kinds (setup); kind++)
    {
      const BstTile *tile = bst_setup_kind (setup, kind);
      bool mine = phase_of ((BstTileGroup) tile->group) == phase
                  && bst_state_left (state, kind) > 0;

      /* What else is held back among the others, other rules know. */
      if (mine == bst_state_drawable (state, kind) || (mine && phase == 4))
        continue;
      return oracle_differ (oracle, "tile %s/%s can%s be drawn", tile->set, tile->key,
                            mine ? "" : "not");
    }
  return NULL;
}

const OracleModule oracle_module_river = {
  .id = "river",
  .look = look,
};
