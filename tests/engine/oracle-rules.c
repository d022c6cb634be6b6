/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What features are worth and what may be done, read off the plain board.
 */

#include "oracle-module.h"

static const int step_x[4] = { 0, 1, 0, -1 };
static const int step_y[4] = { -1, 0, 1, 0 };

static int
add_city (const Oracle *oracle, int feature, int *out, int n)
{
  const OracleFeature *city = &oracle->features[feature];

  if (city->kind != BST_FEATURE_CITY || !city->complete)
    return n;
  for (int i = 0; i < n; i++)
    if (out[i] == city->oldest)
      return n;
  out[n] = city->oldest;
  return n + 1;
}

int
oracle_field_cities (const Oracle *oracle, int field, int *out)
{
  int n = 0;

  for (int i = oracle->features[field].oldest; i >= 0; i = oracle_next (oracle, i))
    {
      const OracleSegment *segment = &oracle->segments[i];
      const OracleTile *tile = &oracle->tiles[segment->tile];

      for (int slot = 0; slot < tile->tile->n_segments; slot++)
        if (tile->tile->segments[segment->slot].touches & 1u << slot)
          n = add_city (oracle, oracle->segments[tile->first + slot].feature, out, n);
    }
  return n;
}

static int
city_points (const Oracle *oracle, const OracleFeature *city)
{
  int parts = city->tiles + city->shields;

  if (!city->complete || (oracle->rules.small_city && city->tiles == 2))
    return parts;
  return 2 * parts;
}

static int
plain_points (const Oracle *oracle, int feature)
{
  const OracleFeature *it = &oracle->features[feature];
  int cities[BST_MAX_TILES];

  switch (it->kind)
    {
    case BST_FEATURE_ROAD:
      return it->tiles;
    case BST_FEATURE_CITY:
      return city_points (oracle, it);
    case BST_FEATURE_MONASTERY:
    case BST_FEATURE_GARDEN:
      return 9 - it->open;
    case BST_FEATURE_FIELD:
      return 3 * oracle_field_cities (oracle, feature, cities);
    default:
      return 0;
    }
}

int
oracle_points (const Oracle *oracle, int feature)
{
  int points = plain_points (oracle, feature);

  for (size_t i = 0; i < oracle->n_play; i++)
    if (oracle->play[i]->points != NULL)
      points = oracle->play[i]->points (oracle, feature, points);
  return points;
}

int
oracle_extra (const Oracle *oracle, int feature, unsigned seat)
{
  int points = 0;

  for (size_t i = 0; i < oracle->n_play; i++)
    if (oracle->play[i]->extra != NULL)
      points += oracle->play[i]->extra (oracle, feature, seat);
  return points;
}

unsigned
oracle_winners (const Oracle *oracle, int feature)
{
  const OracleFeature *it = &oracle->features[feature];
  unsigned winners = 0;
  int most = 1;

  for (unsigned seat = 1; seat <= BST_MAX_SEATS; seat++)
    {
      if (it->weight[seat] > most)
        winners = 0;
      if (it->weight[seat] >= most)
        {
          most = it->weight[seat];
          winners |= 1u << seat;
        }
    }
  return winners;
}

/* ---- Placing ---- */

static bool
edges_match (const Oracle *oracle, const BstTile *tile, int x, int y, int rot)
{
  bool neighbor = false;

  for (int side = 0; side < 4; side++)
    {
      int other = oracle_tile_at (oracle, x + step_x[side], y + step_y[side]);
      int ours = oracle_side (tile, rot, side), theirs;

      if (other < 0)
        continue;
      neighbor = true;
      theirs = oracle_side (oracle->tiles[other].tile, oracle->tiles[other].rot,
                            (side + 2) % 4);
      if (ours >= 0 && theirs >= 0 && ours != theirs)
        return false;
    }
  return neighbor;
}

/* Whether the six cells in front of a side are free: two deep, three wide. */
static bool
is_free_before (const Oracle *oracle, int x, int y, int side)
{
  int beside_x = step_y[side], beside_y = step_x[side];

  for (int deep = 1; deep <= 2; deep++)
    for (int wide = -1; wide <= 1; wide++)
      if (oracle_tile_at (oracle, x + deep * step_x[side] + wide * beside_x,
                          y + deep * step_y[side] + wide * beside_y) >= 0)
        return false;
  return true;
}

/* A river tile goes on where the river is open, and not from a tile that fits
 * anything; where it opens again there is room ahead, or it would turn back. */
static bool
river_goes_on (const Oracle *oracle, const BstTile *tile, int x, int y, int rot)
{
  bool joined = false;

  for (int side = 0; side < 4; side++)
    {
      int other = oracle_tile_at (oracle, x + step_x[side],
                                  y + step_y[side]);

      if (oracle_side (tile, rot, side) != BST_FEATURE_RIVER)
        continue;
      if (other >= 0)
        joined |= !oracle->tiles[other].tile->any_edge;
      else if (!oracle->rules.river_any_turn && !is_free_before (oracle, x, y, side))
        return false;
    }
  return joined;
}

static bool
plain_may_place (const Oracle *oracle, const BstTile *tile, int x, int y, int rot)
{
  /* Without a start tile, the first one drawn lies in the middle. */
  if (oracle->n_tiles == 0)
    return x == 0 && y == 0 && !oracle_repeats (tile, rot);
  if (oracle_tile_at (oracle, x, y) >= 0 || oracle_repeats (tile, rot)
      || !edges_match (oracle, tile, x, y, rot))
    return false;
  if (oracle->rules.river_first
      && (tile->group == BST_GROUP_RIVER || tile->group == BST_GROUP_RIVER_FORK
          || tile->group == BST_GROUP_RIVER_LAKE))
    return river_goes_on (oracle, tile, x, y, rot);
  return true;
}

bool
oracle_may_place (const Oracle *oracle, const BstTile *tile, int x, int y, int rot)
{
  bool may = plain_may_place (oracle, tile, x, y, rot);

  for (size_t i = 0; i < oracle->n_play && may; i++)
    if (oracle->play[i]->may_place != NULL)
      may = oracle->play[i]->may_place (oracle, tile, x, y, rot);
  return may;
}

static bool
plain_may_stand (const Oracle *oracle, int segment)
{
  const OracleFeature *feature
    = &oracle->features[oracle->segments[segment].feature];

  switch (feature->kind)
    {
    case BST_FEATURE_FIELD:
      return oracle->rules.farmers && feature->followers == 0;
    case BST_FEATURE_CITY:
    case BST_FEATURE_ROAD:
    case BST_FEATURE_MONASTERY:
      return feature->followers == 0;
    default:
      return false;
    }
}

bool
oracle_may_stand (const Oracle *oracle, int segment)
{
  bool may = plain_may_stand (oracle, segment);

  for (size_t i = 0; i < oracle->n_play && may; i++)
    if (oracle->play[i]->may_stand != NULL)
      may = oracle->play[i]->may_stand (oracle, segment);
  return may;
}

bool
oracle_may_put (const Oracle *oracle, int segment)
{
  bool may = true;

  for (size_t i = 0; i < oracle->n_play && may; i++)
    if (oracle->play[i]->may_put != NULL)
      may = oracle->play[i]->may_put (oracle, segment);
  return may;
}

bool
oracle_may_claim (const Oracle *oracle, int segment)
{
  return oracle_may_stand (oracle, segment) && oracle_may_put (oracle, segment);
}
