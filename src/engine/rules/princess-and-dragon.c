/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Princess & the Dragon: volcanoes that take no figure and princesses that
 * send a knight home (S3, "The Princess & the Dragon"; S4, "Volcano").  The
 * dragon, the fairy and portals have files of their own.
 */

#include "expansion.h"
#include "rules/princess-and-dragon.h"

static const char *const before_volcano[] = { "ignore", "set-aside", NULL };
static const char *const timings[] = { "before", "after", NULL };
static const char *const yes_no[] = { "yes", "no", NULL };
static const char *const fairy_models[] = { "mix", "follower", "tile", NULL };
static const char *const may_must[] = { "may", "must", NULL };
static const char *const targets[] = { "others", "any", NULL };
static const char *const portal_figures[] = { "followers", "any", NULL };

static const BstOptionDef options[] = {
  { "pd.dragon-tile-before-volcano", before_volcano, 0, 11 },
  { "pd.dragon-timing", timings, 0, 12 },
  { "pd.dragon-eats-mage-witch", yes_no, 0, 13 },
  { "pd.fairy-model", fairy_models, 0, 14 },
  { "pd.princess", may_must, 0, 16 },
  { "pd.princess-target", targets, 0, 17 },
  { "pd.portal-specials", portal_figures, 0, 18 },
};

/* ---- What the files of the module share ---- */

static bool
shows (const BstState *state, BstTileId tile, BstSymbol symbol)
{
  return state->setup->info[bst_placed (state, tile)->kind].symbols & symbol;
}

bool
pd_part_shows (const BstState *state, BstSymbol symbol)
{
  return state->part_tile != BST_NO_TILE && shows (state, state->part_tile, symbol);
}

/* ---- Set-up ---- */

static int
add_neutral (BstSetup *self, const char *name)
{
  return bst_setup_add_piece (
    self, &(BstPieceDef){ .name = name, .flags = BST_PIECE_NEUTRAL, .count = 1 });
}

/* What the options rule out is never asked. */
static void
drop_hooks (BstHooks *hooks, const int32_t *own)
{
  if (own[PD_TIMING] == 0)
    hooks->after_scoring = NULL;
  else
    hooks->before_scoring = NULL;
  if (!own[PD_MUST_EVICT])
    hooks->main_must = NULL;
  if (own[PD_ASIDE] < 0)
    hooks->group_open = NULL;
}

static void
setup (BstSetup *self)
{
  int32_t *own = bst_own (self, &bst_rules_princess_and_dragon);

  own[PD_BYTES] = (int32_t) bst_setup_add_bytes (&self->bytes_game, sizeof (PdGame));
  own[PD_DRAGON] = add_neutral (self, "dragon");
  own[PD_FAIRY] = add_neutral (self, "fairy");
  own[PD_TIMING] = bst_setup_option (self, "pd.dragon-timing");
  own[PD_EATS_NEUTRAL] = bst_setup_option (self, "pd.dragon-eats-mage-witch") == 0;
  own[PD_FAIRY_MODEL] = bst_setup_option (self, "pd.fairy-model");
  own[PD_MUST_EVICT] = bst_setup_option (self, "pd.princess") == 1;
  own[PD_ANY_TARGET] = bst_setup_option (self, "pd.princess-target") == 1;
  own[PD_ANY_FIGURE] = bst_setup_option (self, "pd.portal-specials") == 1;
  own[PD_ASIDE] = -1;
  if (bst_setup_option (self, "pd.dragon-tile-before-volcano") == 1)
    own[PD_ASIDE] = bst_setup_add_group (self, (BstTileGroup) BST_GROUP_SET_ASIDE, 100);
  pd_add_walk (self, own);
  drop_hooks (bst_hooks_of (self, &bst_rules_princess_and_dragon), own);
}

/* R11: the dragon's tiles wait for it in a group of their own. By now all modules
 * have named their figures. */
static void
setup_tiles (BstSetup *self)
{
  pd_name_travelers (self);
  if (bst_own (self, &bst_rules_princess_and_dragon)[PD_ASIDE] < 0)
    return;
  for (size_t kind = 0; kind < self->n_kinds; kind++)
    if ((self->kinds[kind].symbols & BST_SYMBOL_DRAGON)
        && self->kinds[kind].group == BST_GROUP_NONE)
      self->kinds[kind].group = BST_GROUP_SET_ASIDE;
}

/* Nothing waits for a dragon that is left out of the game. */
static bool
group_open (const BstState *state, unsigned group)
{
  const int32_t *own = pd_own (state);

  return (int) group != own[PD_ASIDE] || pd_neutral (state, own[PD_DRAGON]) < 0
         || pd_tile_of (state, own[PD_DRAGON]) != BST_NO_TILE;
}

static bool
concerns (const BstSetup *setup, unsigned kind)
{
  return setup->kinds[kind].symbols & (BST_SYMBOL_VOLCANO | BST_SYMBOL_DRAGON);
}

static void
turn_begins (BstState *state, BstEvents *events)
{
  pd_game (state)->first_of_turn = state->n_tiles;
  pd_game (state)->turn = state->turn;
  pd_fairy_turn (state, events);
}

/* A turn may begin otherwise than all others, after the last tile. */
static bool
is_of_turn (const BstState *state, BstTileId tile)
{
  const PdGame *game = pd_game (state);

  return game->turn == state->turn && tile >= game->first_of_turn;
}

/* ---- Where nobody may stand ---- */

/* S3: nobody "placed on the same tiles as the dragon", nor on a
 * volcano, which S4 says of the turn in which it is laid.  What stands on a
 * corner is not fully on the tile. */
static bool
may_put (const BstState *state, unsigned piece, BstTileId tile, BstSegmentId segment,
         BstRefusal *why)
{
  int dragon = pd_own (state)[PD_DRAGON];
  bool volcano = shows (state, tile, BST_SYMBOL_VOLCANO);
  bool under = tile == pd_tile_of (state, dragon);

  if ((!volcano && !under) || segment == BST_NO_SEGMENT || pd_neutral (state, dragon) < 0
      || (state->setup->pieces[piece].flags & BST_PIECE_NEUTRAL))
    return true;
  if (volcano && is_of_turn (state, tile))
    return bst_refuse (why, BST_REFUSAL_VOLCANO);
  return under ? bst_refuse (why, BST_REFUSAL_DRAGON) : true;
}

/* ---- Princesses ---- */

/* Whether a segment is in a city that shows its princess on this tile. */
static bool
is_with_princess (const BstState *state, BstSegmentId segment)
{
  const BstPlaced *tile = bst_placed (state, state->part_tile);
  const BstTile *kind = &state->setup->kinds[tile->kind];

  for (unsigned i = 0; i < kind->n_segments; i++)
    if (kind->segments[i].attrs[BST_ATTR_PRINCESS] > 0
        && bst_feature_same (state, segment, (BstSegmentId) (tile->first + i)))
      return true;
  return false;
}

static bool
has_princess (const BstState *state)
{
  return state->setup->info[bst_placed (state, state->part_tile)->kind].attrs
           >> BST_ATTR_PRINCESS
         & 1;
}

/* S3: "you may remove another player's …" (R17). */
static bool
may_evict (const BstState *state, const BstPiece *piece, unsigned seat)
{
  return piece->place == BST_AT_SEGMENT && piece->seat != 0
         && (state->setup->pieces[piece->kind].flags & BST_PIECE_EVICTED)
         && (piece->seat != seat || pd_own (state)[PD_ANY_TARGET])
         && is_with_princess (state, piece->segment);
}

/* The numbers are the pieces'. */
static unsigned
count_evictions (const BstState *state)
{
  return has_princess (state) ? (unsigned) state->setup->n_pieces : 0;
}

static bool
eviction (const BstState *state, unsigned id, BstAction *action)
{
  const BstPiece *piece = &BST_AT (state, pieces, BstPiece)[id];

  if (!may_evict (state, piece, bst_current_part (state)->seat)
      || bst_piece_is_repeated (state, id))
    return false;
  *action = bst_action_with (state, BST_VERB_EVICT, piece);
  return true;
}

/* The figure that an eviction names, or -1. */
static int
find_evicted (const BstState *state, const BstAction *action)
{
  const BstPiece *pieces = BST_AT (state, pieces, BstPiece);

  for (unsigned i = 0; i < state->setup->n_pieces; i++)
    if (pieces[i].place == BST_AT_SEGMENT && pieces[i].seat != 0)
      {
        BstAction one = bst_action_with (state, BST_VERB_EVICT, &pieces[i]);

        if (bst_action_equal (&one, action))
          return (int) i;
      }
  return -1;
}

static bool
test_eviction (const BstState *state, const BstAction *action, BstRefusal *why)
{
  const BstPiece *pieces = BST_AT (state, pieces, BstPiece);
  unsigned seat = bst_current_part (state)->seat;
  int id = find_evicted (state, action);

  if (!has_princess (state))
    return bst_refuse (why, BST_REFUSAL_WRONG_VERB);
  if (id < 0)
    return bst_refuse (why, BST_REFUSAL_NO_FIGURE);
  if (may_evict (state, &pieces[id], seat))
    return true;
  if (!is_with_princess (state, pieces[id].segment))
    return bst_refuse (why, BST_REFUSAL_EVICT_CITY);
  if (pieces[id].seat == seat)
    return bst_refuse (why, BST_REFUSAL_EVICT_OWN);
  return bst_refuse (why, BST_REFUSAL_NO_FIGURE);
}

/* ---- The main decision ---- */

/* R16: the princess may have to act. */
static bool
main_must (const BstState *state)
{
  unsigned n = pd_own (state)[PD_MUST_EVICT] ? count_evictions (state) : 0;
  BstAction action;

  for (unsigned i = 0; i < n; i++)
    if (eviction (state, i, &action))
      return true;
  return false;
}

/* The fairy comes first, then evictions, then those who leave by a portal: most tiles
 * show none of both. */
static unsigned
main_count (const BstState *state)
{
  const BstKindInfo *info = &state->setup->info[bst_placed (state, state->part_tile)->kind];
  unsigned n = pd_count_fairy (state);

  if (info->attrs >> BST_ATTR_PRINCESS & 1)
    n += count_evictions (state);
  if (info->symbols & BST_SYMBOL_PORTAL)
    n += pd_count_arrivals (state);
  return n;
}

static bool
main_action (const BstState *state, unsigned number, BstAction *action)
{
  unsigned n = pd_count_fairy (state);

  if (number < n)
    return !main_must (state) && pd_fairy_action (state, number, action);
  number -= n;
  n = count_evictions (state);
  if (number < n)
    return eviction (state, number, action);
  return !main_must (state) && pd_arrival_action (state, number - n, action);
}

static bool
main_test (const BstState *state, const BstAction *action, BstRefusal *why)
{
  if (action->verb == BST_VERB_EVICT)
    return test_eviction (state, action, why);
  if (main_must (state))
    return bst_refuse (why, BST_REFUSAL_MUST_EVICT);
  if (action->verb == BST_VERB_CLAIM)
    return pd_test_arrival (state, action, why);
  if (action->verb == BST_VERB_FAIRY)
    return pd_test_fairy (state, action, why);
  return bst_refuse (why, BST_REFUSAL_WRONG_VERB);
}

static bool
main_take (BstState *state, const BstAction *action, BstEvents *events)
{
  if (action->verb == BST_VERB_CLAIM)
    return pd_take_arrival (state, action, events);
  if (action->verb == BST_VERB_FAIRY)
    pd_take_fairy (state, action, events);
  else if (action->verb == BST_VERB_EVICT)
    bst_piece_home (state, (unsigned) find_evicted (state, action), BST_CAUSE_EVICTED, events);
  else
    return false;
  return true;
}

/* ---- Dump and check ---- */

/* What else of this turn counts: the tiles that the walk has left, and the
 * volcanoes that were laid. */
static void
dump_tiles (const BstState *state, BstDump *dump)
{
  int x0, y0, x1, y1;

  bst_state_bounds (state, &x0, &y0, &x1, &y1);
  for (int y = y0; y <= y1; y++)
    for (int x = x0; x <= x1; x++)
      {
        BstTileId tile = bst_state_tile_at (state, x, y);

        if (tile == BST_NO_TILE)
          continue;
        if (bst_dragon_visited (state, tile))
          bst_dump_line (dump, "dragon was %d,%d", x, y);
        if (is_of_turn (state, tile) && shows (state, tile, BST_SYMBOL_VOLCANO))
          bst_dump_line (dump, "volcano %d,%d", x, y);
      }
}

static void
dump (const BstState *state, BstDump *dump)
{
  const PdGame *game = pd_game (state);

  if (game->fairy_seat != 0)
    {
      const BstPlaced *tile
        = bst_placed (state, bst_segment_tile (state, game->fairy_segment));

      bst_dump_line (dump, "fairy %u %s %d,%d/%d", game->fairy_seat,
                     state->setup->pieces[game->fairy_piece].name, tile->x, tile->y,
                     game->fairy_segment - tile->first);
    }
  dump_tiles (state, dump);
}

static const char *
check (const BstState *state)
{
  const PdGame *game = pd_game (state);

  if (game->first_of_turn > state->n_tiles || game->n_visited > PD_STEPS)
    return "the dragon's turn is counted wrongly";
  return pd_fairy_check (state);
}

const BstModule bst_rules_princess_and_dragon = {
  .id = "princess-and-dragon",
  .rank = 7,
  .is_public = true,
  .options = options,
  .n_options = sizeof options / sizeof *options,
  .hooks = {
    .setup = setup,
    .setup_tiles = setup_tiles,
    .turn_begins = turn_begins,
    .group_open = group_open,
    .concerns = concerns,
    .placed = pd_volcano,
    .may_put = may_put,
    .main_count = main_count,
    .main_action = main_action,
    .main_test = main_test,
    .main_take = main_take,
    .main_must = main_must,
    .before_scoring = pd_walk,
    .feature_scored = pd_fairy_scored,
    .after_scoring = pd_walk,
    .piece_left = pd_fairy_left,
    .dump = dump,
    .check = check,
    .project = pd_fairy_project,
  },
};
