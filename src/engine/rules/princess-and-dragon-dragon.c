/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The dragon: volcanoes call it, its tiles send it for a walk in which all
 * players have their turn, and it eats what it meets (S3, "The Princess & the
 * Dragon"; S4, "Dragon").
 */

#include "expansion.h"
#include "rules/princess-and-dragon.h"

/* ---- Where it may go ---- */

bool
bst_dragon_visited (const BstState *state, BstTileId tile)
{
  const PdGame *game;

  if (!pd_in_play (state))
    return false;
  game = pd_game (state);
  for (unsigned i = 0; i < game->n_visited; i++)
    if (game->visited[i] == tile)
      return true;
  return false;
}

static const int8_t dx[4] = { 0, 1, 0, -1 }, dy[4] = { -1, 0, 1, 0 };

/* S3: "orthogonally, not diagonally", not twice onto the same tile, and not onto the
 * fairy's: the sides that are left, as a bit set.  Which those are is hard to
 * foresee, so that nothing is jumped over. */
static unsigned
find_ways (const BstState *state)
{
  const int32_t *own = pd_own (state);
  const PdGame *game = pd_game (state);
  const BstPlaced *at = bst_placed (state, pd_tile_of (state, own[PD_DRAGON]));
  BstTileId fairy = pd_tile_of (state, own[PD_FAIRY]);
  unsigned ways = 0;

  for (int side = 0; side < 4; side++)
    {
      unsigned value = bst_map_get (state, at->x + dx[side], at->y + dy[side]);
      BstTileId tile = (BstTileId) (value & ~BST_MAP_TILE);
      bool open = (value & BST_MAP_TILE) != 0;

      open &= tile != fairy;
      for (unsigned i = 0; i < game->n_visited; i++)
        open &= tile != game->visited[i];
      ways |= (unsigned) open << side;
    }
  return ways;
}

/* ---- What it eats ---- */

/* S4: all followers, builders and pigs, and neutral figures that may be eaten
 * (R13); never what stands on a corner. */
bool
bst_dragon_eats (const BstState *state, size_t id)
{
  const BstPiece *piece = &BST_AT (state, pieces, BstPiece)[id];
  unsigned flags = state->setup->pieces[piece->kind].flags;

  return pd_in_play (state) && piece->place == BST_AT_SEGMENT && (flags & BST_PIECE_EATEN)
         && (pd_own (state)[PD_EATS_NEUTRAL] || !(flags & BST_PIECE_NEUTRAL));
}

static void
eat (BstState *state, BstTileId tile, BstEvents *events)
{
  const BstPiece *pieces = BST_AT (state, pieces, BstPiece);

  for (unsigned i = 0; i < state->setup->n_pieces; i++)
    if (pieces[i].tile == tile && bst_dragon_eats (state, i))
      bst_piece_home (state, i, BST_CAUSE_EATEN, events);
}

/* ---- The walk: one frame, whose `sub` counts the steps; n[0]: the ways of the next
 * one ---- */

static BstRun
walk_run (BstState *state, BstFrame *frame, BstEvents *events)
{
  unsigned n = state->setup->n_seats;

  (void) events;
  frame->n[0] = frame->sub == PD_STEPS ? 0 : (int32_t) find_ways (state);
  if (frame->n[0] == 0)
    {
      pd_game (state)->n_visited = 0;
      return BST_RUN_DONE;
    }
  return bst_open (state, BST_DECISION_DRAGON, (frame->seat - 1u + frame->sub) % n + 1, false);
}

static void
walk_list (const BstState *state, const BstFrame *frame, BstList *list)
{
  const BstPlaced *at = bst_placed (state, pd_tile_of (state, pd_own (state)[PD_DRAGON]));

  for (unsigned ways = (unsigned) frame->n[0]; ways != 0; ways &= ways - 1)
    {
      int side = __builtin_ctz (ways);

      bst_list_add (list, &(BstAction){ .verb = BST_VERB_DRAGON,
                                        .x = (int16_t) (at->x + dx[side]),
                                        .y = (int16_t) (at->y + dy[side]) });
    }
}

static void
walk_take (BstState *state, BstFrame *frame, const BstAction *action, BstEvents *events)
{
  int kind = pd_own (state)[PD_DRAGON];
  BstTileId to = bst_state_tile_at (state, action->x, action->y);
  PdGame *game = pd_game (state);

  game->visited[game->n_visited++] = pd_tile_of (state, kind);
  frame->sub++;
  bst_piece_put_cell (state, (unsigned) pd_neutral (state, kind), to, events);
  eat (state, to, events);
}

void
pd_add_walk (BstSetup *setup, int32_t *own)
{
  own[PD_WALK] = bst_setup_add_step (setup, &(BstStep){
                                              .name = "dragon",
                                              .run = walk_run,
                                              .list = walk_list,
                                              .take = walk_take,
                                            });
}

/* S3: "If the dragon is not on the game board … this icon is ignored." */
void
pd_walk (BstState *state, BstEvents *events)
{
  const int32_t *own = pd_own (state);

  (void) events;
  if (pd_part_shows (state, BST_SYMBOL_DRAGON)
      && pd_tile_of (state, own[PD_DRAGON]) != BST_NO_TILE)
    bst_push (state, (unsigned) own[PD_WALK], bst_current_part (state)->seat);
}

/* S3: "immediately add the dragon to this tile". */
void
pd_volcano (BstState *state, BstEvents *events)
{
  int dragon = pd_neutral (state, pd_own (state)[PD_DRAGON]);

  if (dragon < 0 || !pd_part_shows (state, BST_SYMBOL_VOLCANO))
    return;
  bst_piece_put_cell (state, (unsigned) dragon, state->part_tile, events);
  state->pool = bst_pool_find (state); /* the dragon's tiles are in the game now */
}

/* ---- Queries ---- */

bool
bst_dragon_in_play (const BstSetup *setup)
{
  return bst_in_play (setup, &bst_rules_princess_and_dragon)
         && setup->pieces[bst_own (setup, &bst_rules_princess_and_dragon)[PD_DRAGON]].count
              > 0;
}

BstTileId
bst_dragon_tile (const BstState *state)
{
  return pd_in_play (state) ? pd_tile_of (state, pd_own (state)[PD_DRAGON]) : BST_NO_TILE;
}

unsigned
bst_dragon_steps_left (const BstState *state)
{
  for (unsigned i = state->depth; pd_in_play (state) && i > 0; i--)
    if (state->agenda[i - 1].step == pd_own (state)[PD_WALK])
      return PD_STEPS - state->agenda[i - 1].sub;
  return 0;
}
