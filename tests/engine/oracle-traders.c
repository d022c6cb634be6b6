/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Goods, builders and pigs by a plain reading of S0 and S4.  Who holds which
 * goods is read off the board: whoever laid the latest tile of a completed
 * city, or an abbey that closed it later.
 */

#include "expansion.h"

#include "oracle-module.h"

static const int step_x[4] = { 0, 1, 0, -1 };
static const int step_y[4] = { -1, 0, 1, 0 };

/* ---- Goods ---- */

static int
later_abbey (const Oracle *oracle, int segment, int latest)
{
  const OracleTile *tile = &oracle->tiles[oracle->segments[segment].tile];
  unsigned ports = oracle_ports (tile->tile, oracle->segments[segment].slot, tile->rot);

  for (int side = 0; side < 4; side++)
    {
      int other = oracle_tile_at (oracle, tile->x + step_x[side], tile->y + step_y[side]);

      if ((ports & 1u << side) && other > latest && oracle->tiles[other].tile->any_edge)
        latest = other;
    }
  return latest;
}

static unsigned
who_completed (const Oracle *oracle, int city)
{
  int latest = 0;

  for (int i = oracle->features[city].oldest; i >= 0; i = oracle_next (oracle, i))
    {
      if (oracle->segments[i].tile > latest)
        latest = oracle->segments[i].tile;
      latest = later_abbey (oracle, i, latest);
    }
  return oracle->tiles[latest].seat;
}

static void
count_goods (const Oracle *oracle, BstAttr attr, int counts[BST_MAX_SEATS + 1])
{
  for (int f = 0; f < oracle->n_features; f++)
    {
      const OracleFeature *it = &oracle->features[f];
      unsigned seat;

      if (it->kind != BST_FEATURE_CITY || !it->complete)
        continue;
      seat = who_completed (oracle, f);
      for (int i = it->oldest; i >= 0; i = oracle_next (oracle, i))
        {
          const OracleSegment *segment = &oracle->segments[i];
          const BstTile *tile = oracle->tiles[segment->tile].tile;

          counts[seat] += tile->segments[segment->slot].attrs[attr];
        }
    }
}

/* "10 points", "if there is a tie, all tied players"; or none of them (R10). */
static void
prospect (const Oracle *oracle, const BstState *state, int *points)
{
  const BstSetup *setup = bst_state_setup (state);

  if (bst_state_is_over (state))
    return;
  for (int attr = BST_ATTR_WINE; attr <= BST_ATTR_CLOTH; attr++)
    {
      int counts[BST_MAX_SEATS + 1] = { 0 }, most = 0, having = 0;

      count_goods (oracle, (BstAttr) attr, counts);
      for (unsigned seat = 1; seat <= bst_setup_seats (setup); seat++)
        most = counts[seat] > most ? counts[seat] : most;
      for (unsigned seat = 1; seat <= bst_setup_seats (setup); seat++)
        having += counts[seat] == most;
      for (unsigned seat = 1; most > 0 && seat <= bst_setup_seats (setup); seat++)
        if (counts[seat] == most && (having == 1 || oracle_option_is (setup, "tb.goods-tie", 0)))
          points[seat] += 10;
    }
}

static const char *
compare_goods (Oracle *oracle, const BstState *state)
{
  for (int attr = BST_ATTR_WINE; attr <= BST_ATTR_CLOTH; attr++)
    {
      int counts[BST_MAX_SEATS + 1] = { 0 };

      count_goods (oracle, (BstAttr) attr, counts);
      for (unsigned seat = 1; seat <= bst_setup_seats (bst_state_setup (state)); seat++)
        {
          int theirs = (int) bst_state_goods (state, seat,
                                              (BstTokenCode) (attr - BST_ATTR_WINE));

          if (counts[seat] != theirs)
            return oracle_differ (oracle, "seat %u holds %d goods of kind %d, not %d", seat,
                                  counts[seat], attr - BST_ATTR_WINE, theirs);
        }
    }
  return NULL;
}

/* ---- Figures ---- */

static bool
has_special (const Oracle *oracle, int feature, unsigned seat, int kind)
{
  for (int i = 0; i < oracle->n_pieces; i++)
    {
      const OraclePiece *piece = &oracle->pieces[i];

      if (piece->kind == kind && piece->seat == seat
          && oracle_feature (oracle, piece->segment) == feature)
        return true;
    }
  return false;
}

static bool
has_follower (const Oracle *oracle, int feature, unsigned seat)
{
  for (int i = 0; i < oracle->n_pieces; i++)
    {
      const OraclePiece *piece = &oracle->pieces[i];

      if (piece->follower && piece->seat == seat
          && oracle_feature (oracle, piece->segment) == feature)
        return true;
    }
  return false;
}

/* "4 points (instead of 3) for each completed city", however many pigs. */
static int
extra (const Oracle *oracle, int feature, unsigned seat)
{
  int cities[BST_MAX_TILES];

  if (oracle->features[feature].kind != BST_FEATURE_FIELD || oracle->traders.on_cities
      || !has_special (oracle, feature, seat, oracle->traders.pig))
    return 0;
  return oracle_field_cities (oracle, feature, cities);
}

/* R9: pigs are paid in the course of the game, so that nobody knows before. */
static bool
shifts (const Oracle *oracle, const BstState *state)
{
  (void) state;
  return oracle->traders.on_cities;
}

static void
read (Oracle *oracle, const BstState *state)
{
  oracle->traders.builder = oracle_piece (state, "builder");
  oracle->traders.pig = oracle_piece (state, "pig");
  oracle->traders.on_cities
    = oracle_option_is (bst_state_setup (state), "tb.pig-value", 1);
}

static const char *
compare_lone (Oracle *oracle)
{
  for (int i = 0; i < oracle->n_pieces; i++)
    {
      const OraclePiece *piece = &oracle->pieces[i];

      if ((piece->kind == oracle->traders.builder || piece->kind == oracle->traders.pig)
          && !has_follower (oracle, oracle_feature (oracle, piece->segment), piece->seat))
        return oracle_differ (oracle, "seat %u has a builder or pig alone in a feature",
                              piece->seat);
    }
  return NULL;
}

/* ---- Where they may be put ---- */

static bool
suits (const Oracle *oracle, int kind, int segment)
{
  int feature = oracle->features[oracle_feature (oracle, segment)].kind;

  if (kind == oracle->traders.pig)
    return feature == BST_FEATURE_FIELD;
  return feature == BST_FEATURE_ROAD || feature == BST_FEATURE_CITY;
}

static bool
comes_besides (const Oracle *oracle, const BstState *state, int kind)
{
  return oracle_option_is (bst_state_setup (state),
                           kind == oracle->traders.pig ? "tb.pig-placement"
                                                       : "tb.builder-placement",
                           1);
}

static const char *
compare_piece (Oracle *oracle, const BstState *state, const BstAction *actions, size_t n,
               int kind)
{
  BstTileId tile = bst_state_tile_of_part (state);
  const OracleTile *laid = &oracle->tiles[tile];
  unsigned seat = bst_state_decision (state).seat;

  for (int slot = 0; slot < laid->tile->n_segments; slot++)
    {
      BstAction claim = { .verb = BST_VERB_CLAIM, .piece = (uint8_t) kind,
                          .x = (int16_t) laid->x, .y = (int16_t) laid->y,
                          .slot = (uint8_t) slot };
      int segment = laid->first + slot;
      bool listed = false, may = bst_state_supply (state, seat, (unsigned) kind) > 0
                                 && suits (oracle, kind, segment)
                                 && has_follower (oracle, oracle_feature (oracle, segment), seat)
                                 && !comes_besides (oracle, state, kind)
                                 && oracle_may_put (oracle, segment);

      for (size_t i = 0; i < n; i++)
        listed |= bst_action_equal (&actions[i], &claim);
      if (listed != may)
        return oracle_differ (oracle, "figure %d may%s be put on segment %d", kind,
                              may ? "" : " not", slot);
    }
  return NULL;
}

/* Besides a follower there is one place: where that follower stands. */
static const char *
compare_also (Oracle *oracle, const BstState *state, const BstAction *actions, size_t n)
{
  for (size_t i = 0; i < n; i++)
    {
      bool found = actions[i].verb == BST_VERB_PASS;

      for (int k = 0; k < oracle->n_pieces && !found; k++)
        {
          const OraclePiece *piece = &oracle->pieces[k];
          const OracleSegment *at = &oracle->segments[piece->segment];
          const OracleTile *tile = &oracle->tiles[at->tile];

          found = piece->follower && piece->seat == bst_state_decision (state).seat
                  && tile->x == actions[i].x && tile->y == actions[i].y
                  && at->slot == actions[i].slot
                  && suits (oracle, actions[i].piece, piece->segment)
                  && comes_besides (oracle, state, actions[i].piece);
        }
      if (!found)
        return oracle_differ (oracle, "a figure is offered besides no follower");
    }
  return n == 2 ? NULL : oracle_differ (oracle, "one place is offered besides a follower, "
                                                "not %zu", n - 1);
}

static const char *
look_at_list (Oracle *oracle, const BstState *state, const BstAction *actions, size_t n)
{
  unsigned decision = bst_state_decision (state).kind;
  const char *fault = NULL;

  if (bst_setup_has_module (bst_state_setup (state), "test") || !oracle->plain)
    return NULL;
  if (decision == BST_DECISION_ALSO)
    return compare_also (oracle, state, actions, n);
  if (decision != BST_DECISION_MAIN)
    return NULL;
  fault = compare_piece (oracle, state, actions, n, oracle->traders.builder);
  return fault != NULL ? fault
                       : compare_piece (oracle, state, actions, n, oracle->traders.pig);
}

/* ---- Parts of a turn ---- */

static bool
can_draw (const BstState *state)
{
  for (unsigned kind = 0; kind < bst_setup_n_kinds (bst_state_setup (state)); kind++)
    if (bst_state_drawable (state, kind))
      return true;
  return false;
}

/* Whether the latest tile belongs to a feature with a builder of its owner. */
static bool
goes_on (const Oracle *oracle)
{
  int last = oracle->n_tiles - 1;
  const OracleTile *tile = &oracle->tiles[last];

  for (int slot = 0; slot < tile->tile->n_segments; slot++)
    if (has_special (oracle, oracle_feature (oracle, oracle_segment (oracle, last, slot)),
                     tile->seat, oracle->traders.builder))
      return true;
  return false;
}

/* S0: "you may immediately draw and place another tile", once a turn. */
static const char *
compare_parts (Oracle *oracle, const BstState *state, const OracleTraders *was)
{
  unsigned decision = bst_state_decision (state).kind;
  bool asks = decision == BST_DECISION_AGAIN;
  bool due = was->parts == 1 && was->earned && was->can_draw;
  bool draws = decision == BST_DECISION_DRAW || decision == BST_DECISION_HAND;

  if (asks && (!due || was->asked))
    return oracle_differ (oracle, "no second part is to be offered");
  if (bst_state_turn (state) == was->turn)
    return draws && was->parts > 0 && !due
             ? oracle_differ (oracle, "tile %u of a turn is drawn", was->parts + 1)
             : NULL;
  return due && !was->asked
           ? oracle_differ (oracle, "the second part of turn %u is missing", was->turn)
           : NULL;
}

static const char *
look (Oracle *oracle, const BstState *state)
{
  OracleTraders *self = &oracle->traders;
  unsigned decision = bst_state_decision (state).kind;
  const char *fault = NULL;

  if (bst_setup_has_module (bst_state_setup (state), "test") || !oracle->plain)
    return NULL;
  if (bst_state_turn (state) < self->turn || bst_state_n_tiles (state) < self->n_tiles)
    self->turn = 0; /* another game */
  if (self->turn > 0)
    fault = compare_parts (oracle, state, self);
  if (bst_state_turn (state) != self->turn)
    self->parts = self->asked = self->earned = 0;
  else if (bst_state_n_tiles (state) > self->n_tiles && self->parts++ == 0)
    self->earned = goes_on (oracle);
  self->asked |= decision == BST_DECISION_AGAIN;
  self->turn = bst_state_turn (state);
  self->n_tiles = (unsigned) bst_state_n_tiles (state);
  self->can_draw = can_draw (state);
  if (fault == NULL && (decision == BST_DECISION_DRAW || decision == BST_DECISION_OVER))
    fault = compare_goods (oracle, state);
  return fault != NULL ? fault : compare_lone (oracle);
}

const OracleModule oracle_module_traders = {
  .id = "traders-and-builders",
  .read = read,
  .extra = extra,
  .prospect = prospect,
  .shifts = shifts,
  .look = look,
  .look_at_list = look_at_list,
};
