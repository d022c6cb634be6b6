/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The dragon, the fairy, portals and princesses by a plain reading of S3: where
 * nobody may stand, where the dragon may go, whom the fairy pays, and what the
 * main decision offers.
 */

#include <string.h>

#include "core.h"

#include "expansion.h"

#include "oracle-module.h"

static const int step_x[4] = { 0, 1, 0, -1 };
static const int step_y[4] = { -1, 0, 1, 0 };

static void
read_rules (Oracle *oracle, const BstSetup *setup)
{
  oracle->rules.dragon = (OracleDragonRules) {
    .dragon = bst_dragon_in_play (setup),
    .fairy = bst_fairy_in_play (setup),
    .model = bst_setup_option (setup, "pd.fairy-model"),
    .must = bst_setup_option (setup, "pd.princess") == 1,
    .any_target = bst_setup_option (setup, "pd.princess-target") == 1,
  };
}

/* ---- Reading the position ---- */

static int
tile_of (const BstState *state, const char *name)
{
  int kind = bst_setup_find_piece (bst_state_setup (state), name, strlen (name));

  for (size_t i = 0; i < bst_state_n_pieces (state); i++)
    {
      BstPiece piece = bst_state_piece (state, i);

      if (piece.kind == kind && piece.place == BST_AT_CELL)
        return piece.tile;
    }
  return -1;
}

static bool
stands (const BstState *state, size_t i, BstPiece *piece)
{
  *piece = bst_state_piece (state, i);
  return piece->seat != 0 && piece->place == BST_AT_SEGMENT;
}

static bool
is_follower (const BstState *state, const BstPiece *piece)
{
  return bst_setup_piece_is_follower (bst_state_setup (state), piece->kind);
}

static bool
shows (const Oracle *oracle, int tile, BstSymbol symbol)
{
  return tile >= 0 && tile < oracle->n_tiles && (oracle->tiles[tile].tile->symbols & symbol);
}

/* Figures of one kind and seat on one segment are named by one action. */
static bool
is_first (const BstState *state, size_t id)
{
  BstPiece one = bst_state_piece (state, id), other;

  for (size_t i = 0; i < id; i++)
    if (stands (state, i, &other) && other.kind == one.kind && other.seat == one.seat
        && other.segment == one.segment)
      return false;
  return true;
}

/* ---- The dragon ---- */

/* A tile that sends a dragon for a walk was the last to be laid. */
static bool
walks (const Oracle *oracle, const BstState *state)
{
  /* A turn that finds no tile has begun all the same, and the fairy with it. */
  if (bst_state_is_over (state) && oracle->rules.dragon.fairy
      && oracle_option_is (bst_state_setup (state), "end.condition", 1))
    return true;
  return oracle->rules.dragon.dragon && oracle->dragon.at >= 0
         && shows (oracle, oracle->n_tiles - 1, BST_SYMBOL_DRAGON);
}

static const char *
compare_places (Oracle *oracle, const BstState *state)
{
  BstDecisionKind kind = (BstDecisionKind) bst_state_decision (state).kind;
  int part = bst_state_tile_of_part (state);
  BstPiece piece;

  for (size_t i = 0; i < bst_state_n_pieces (state); i++)
    if (stands (state, i, &piece) && piece.tile == oracle->dragon.at)
      return oracle_differ (oracle, "a figure stands beside the dragon on tile %d", piece.tile);
  if (oracle->dragon.at >= 0 && oracle->dragon.at == oracle->dragon.fairy)
    return oracle_differ (oracle, "dragon and fairy are on one tile");
  if ((kind == BST_DECISION_MAIN || kind == BST_DECISION_END) && oracle->rules.dragon.dragon
      && shows (oracle, part, BST_SYMBOL_VOLCANO) && oracle->dragon.at != part)
    return oracle_differ (oracle, "the volcano has not called the dragon");
  return NULL;
}

static const char *
compare_walk (Oracle *oracle, const BstState *state)
{
  BstAction actions[8];
  size_t n = bst_state_list (state, actions, 8), ways = 0;
  const OracleTile *at = &oracle->tiles[oracle->dragon.at];
  unsigned gone = 0, n_seats = bst_setup_seats (bst_state_setup (state));

  for (int i = 0; i < oracle->n_tiles; i++)
    gone += bst_dragon_visited (state, (BstTileId) i);
  if (gone + bst_dragon_steps_left (state) != 6)
    return oracle_differ (oracle, "the dragon has gone %u steps and has %u left", gone,
                   bst_dragon_steps_left (state));
  if (bst_state_decision (state).seat != (bst_state_active (state) - 1 + gone) % n_seats + 1)
    return oracle_differ (oracle, "seat %u moves the dragon", bst_state_decision (state).seat);
  for (int side = 0; side < 4; side++)
    {
      int to = oracle_tile_at (oracle, at->x + step_x[side], at->y + step_y[side]);
      bool found = false;

      if (to < 0 || to == oracle->dragon.fairy || bst_dragon_visited (state, (BstTileId) to))
        continue;
      ways++;
      for (size_t i = 0; i < n && i < 8; i++)
        found |= actions[i].verb == BST_VERB_DRAGON && actions[i].x == oracle->tiles[to].x
                 && actions[i].y == oracle->tiles[to].y;
      if (!found)
        return oracle_differ (oracle, "the dragon may go to tile %d", to);
    }
  for (size_t i = 0; i < n && i < 8; i++)
    ways -= actions[i].verb == BST_VERB_DRAGON;
  return ways == 0 ? NULL : oracle_differ (oracle, "the dragon may go elsewhere");
}

/* ---- The fairy ---- */

static bool
is_assigned (const BstState *state, const BstPiece *piece)
{
  unsigned kind;
  BstSegmentId segment;

  return bst_fairy_follower (state, &kind, &segment) == piece->seat && kind == piece->kind
         && segment == piece->segment;
}

static bool
is_beside (const Oracle *oracle, const BstState *state, const BstPiece *piece)
{
  return is_follower (state, piece) && piece->tile == oracle->dragon.fairy
         && (oracle->rules.dragon.model != 1 || is_assigned (state, piece));
}

/* 3 for each seat in each feature beside her; at the end of the game only by
 * the two models that say so. */
static void
prospect (const Oracle *oracle, const BstState *state, int *points)
{
  BstPiece piece, other;

  if (bst_state_is_over (state))
    return;

  for (size_t i = 0; i < bst_state_n_pieces (state); i++)
    {
      int feature;
      bool before = false;

      if (!stands (state, i, &piece) || !is_beside (oracle, state, &piece))
        continue;
      feature = oracle->segments[piece.segment].feature;
      if (oracle->features[feature].complete
          && bst_state_decision (state).kind == BST_DECISION_WAGON)
        continue; /* wagons go on when all that is complete was scored */
      for (size_t k = 0; k < i; k++)
        before |= stands (state, k, &other) && is_beside (oracle, state, &other)
                  && other.seat == piece.seat
                  && oracle->segments[other.segment].feature == feature;
      if (!before && (oracle->features[feature].complete || oracle->rules.dragon.model != 0))
        points[piece.seat] += 3;
    }
}

/* What the turn that has just begun brings its player. */
static int
brings (const Oracle *oracle, const BstState *state, unsigned seat)
{
  BstPiece piece;
  int n = 0;

  if (seat != bst_state_active (state)
      || bst_state_turn (state) == oracle->dragon.turn_before || bst_state_is_over (state))
    return 0;
  for (size_t i = 0; i < bst_state_n_pieces (state); i++)
    if (stands (state, i, &piece) && piece.seat == seat && is_follower (state, &piece)
        && piece.tile == oracle->dragon.fairy)
      n += oracle->rules.dragon.model == 2 || (n == 0 && is_assigned (state, &piece));
  return n;
}

static size_t
count_fairy (const Oracle *oracle, const BstState *state)
{
  BstPiece piece, other;
  size_t n = 0;

  for (size_t i = 0; oracle->rules.dragon.fairy && i < bst_state_n_pieces (state); i++)
    {
      bool before = !is_first (state, i);

      if (!stands (state, i, &piece) || piece.seat != bst_state_active (state)
          || !is_follower (state, &piece))
        continue;
      for (size_t k = 0; k < i && oracle->rules.dragon.model == 2; k++)
        before |= stands (state, k, &other) && other.seat == piece.seat
                  && is_follower (state, &other) && other.tile == piece.tile;
      if (oracle->rules.dragon.model == 2)
        n += !before && piece.tile != oracle->dragon.fairy;
      else
        n += !before && !is_assigned (state, &piece);
    }
  return n;
}

/* ---- Portals and princesses ---- */

static size_t
count_arrivals (const Oracle *oracle, const BstState *state)
{
  int part = bst_state_tile_of_part (state);
  size_t n = 0;

  if (!shows (oracle, part, BST_SYMBOL_PORTAL))
    return 0;
  for (int i = 0; i < oracle->n_segments; i++)
    {
      int tile = oracle->segments[i].tile;

      if (tile == part || tile == oracle->dragon.at
          || oracle->features[oracle->segments[i].feature].complete
          || (tile >= oracle->dragon.first_of_turn && oracle->rules.dragon.dragon
              && shows (oracle, tile, BST_SYMBOL_VOLCANO)))
        continue;
      n += oracle_may_stand (oracle, i);
    }
  return n;
}

static bool
has_princess (const Oracle *oracle, const BstState *state, int feature)
{
  const OracleTile *tile = &oracle->tiles[bst_state_tile_of_part (state)];

  for (int slot = 0; slot < tile->tile->n_segments; slot++)
    if (tile->tile->segments[slot].attrs[BST_ATTR_PRINCESS] > 0
        && oracle->segments[tile->first + slot].feature == feature)
      return true;
  return false;
}

static size_t
count_evictions (const Oracle *oracle, const BstState *state)
{
  BstPiece piece;
  size_t n = 0;

  for (size_t i = 0; i < bst_state_n_pieces (state); i++)
    n += stands (state, i, &piece) && is_follower (state, &piece) && is_first (state, i)
         && (piece.seat != bst_state_active (state) || oracle->rules.dragon.any_target)
         && has_princess (oracle, state, oracle->segments[piece.segment].feature);
  return n;
}

static const char *
compare_main (Oracle *oracle, const BstState *state)
{
  const BstSetup *setup = bst_state_setup (state);
  int follower = bst_setup_find_piece (setup, "follower", strlen ("follower"));
  BstPlaced part = bst_state_tile (state, bst_state_tile_of_part (state));
  size_t fairies = count_fairy (oracle, state), arrivals = count_arrivals (oracle, state);
  size_t evictions = count_evictions (oracle, state), n;
  BstAction actions[4096];
  bool must = oracle->rules.dragon.must && evictions > 0;

  oracle->dragon.must = must;
  if (must || bst_state_supply (state, bst_state_active (state), (unsigned) follower) == 0)
    arrivals = 0;
  n = bst_state_list (state, actions, 4096);
  if (n > 4096)
    return NULL;
  fairies = must ? 0 : fairies;
  if (bst_state_decision (state).pass == must)
    return oracle_differ (oracle, "passing is%s allowed", must ? " not" : "");
  for (size_t i = 0; i < n; i++)
    {
      const BstAction *it = &actions[i];

      fairies -= it->verb == BST_VERB_FAIRY;
      evictions -= it->verb == BST_VERB_EVICT;
      arrivals -= it->verb == BST_VERB_CLAIM && it->piece == follower
                  && (it->x != part.x || it->y != part.y);
    }
  if (fairies != 0 || evictions != 0 || arrivals != 0)
    return oracle_differ (oracle, "%ld fairy, %ld eviction, %ld portal actions are missing",
                   (long) fairies, (long) evictions, (long) arrivals);
  return NULL;
}

/* ---- The whole ---- */

static void
begin (Oracle *oracle, const BstState *state)
{
  OracleDragon *self = &oracle->dragon;

  self->must = false;
  self->at = tile_of (state, "dragon");
  self->fairy = tile_of (state, "fairy");
  if (bst_state_turn (state) != self->turn || oracle->n_tiles < self->first_of_turn)
    self->first_of_turn = oracle->n_tiles;
}

static const char *
look (Oracle *oracle, const BstState *state)
{
  BstDecisionKind kind = (BstDecisionKind) bst_state_decision (state).kind;
  const char *fault = NULL;

  oracle->dragon.turn_before = oracle->dragon.turn;
  oracle->dragon.turn = bst_state_turn (state);
  if (bst_setup_has_module (bst_state_setup (state), "test"))
    return NULL;
  fault = compare_places (oracle, state);
  if (fault == NULL && kind == BST_DECISION_DRAGON)
    fault = compare_walk (oracle, state);
  if (fault == NULL && kind == BST_DECISION_MAIN)
    fault = compare_main (oracle, state);
  return fault;
}

/* S4: no figure on a volcano in the turn in which it is laid. */
static bool
may_put (const Oracle *oracle, int segment)
{
  const OracleTile *tile = &oracle->tiles[oracle->segments[segment].tile];

  return !oracle->dragon.must
         && !(oracle->rules.dragon.dragon && (tile->tile->symbols & BST_SYMBOL_VOLCANO));
}

const OracleModule oracle_module_dragon = {
  .id = "princess-and-dragon",
  .read_rules = read_rules,
  .read = begin,
  .may_put = may_put,
  .prospect = prospect,
  .brings = brings,
  .shifts = walks,
  .look = look,
};
