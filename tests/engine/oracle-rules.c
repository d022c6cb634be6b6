/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What features are worth and what may be done, read off the plain board.
 */

#include "oracle.h"

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

  for (int i = 0; i < oracle->n_segments; i++)
    {
      const OracleSegment *segment = &oracle->segments[i];
      const OracleTile *tile = &oracle->tiles[segment->tile];

      if (segment->feature != field)
        continue;
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

int
oracle_points (const Oracle *oracle, int feature)
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

/* The sides of a turned tile that show water. */
static unsigned
river_sides (const BstTile *tile, int rot)
{
  unsigned sides = 0;

  for (int side = 0; side < 4; side++)
    if (oracle_side (tile, rot, side) == BST_FEATURE_RIVER)
      sides |= 1u << side;
  return sides;
}

/* The way a tile's river bends as one goes downstream from the side `from`:
 * 0 straight, 1 to the right, 3 to the left; -1 if it ends. */
static int
bend (unsigned sides, int from)
{
  for (int turn = 0; turn < 4; turn++)
    if (turn != 2 && sides & 1u << (from + 2 + turn) % 4)
      return turn;
  return -1;
}

/* A river tile goes on where the river is open, and does not bend the same
 * way as the tile before it: that would be a U-turn. */
static bool
river_goes_on (const Oracle *oracle, const BstTile *tile, int x, int y, int rot)
{
  unsigned sides = river_sides (tile, rot);

  for (int side = 0; side < 4; side++)
    {
      int other = oracle_tile_at (oracle, x + step_x[side], y + step_y[side]);
      unsigned theirs;
      int back = (side + 2) % 4, here;

      if (!(sides & 1u << side) || other < 0)
        continue;
      if (oracle->rules.river_any_turn)
        return true;
      theirs = river_sides (oracle->tiles[other].tile, oracle->tiles[other].rot);
      theirs &= ~(1u << back);
      here = bend (sides, side);
      for (int from = 0; from < 4; from++)
        if (theirs & 1u << from && here > 0 && bend (1u << back, from) == here)
          return false;
      return true;
    }
  return false;
}

bool
oracle_may_place (const Oracle *oracle, const BstTile *tile, int x, int y, int rot)
{
  if (oracle_tile_at (oracle, x, y) >= 0 || oracle_repeats (tile, rot)
      || !edges_match (oracle, tile, x, y, rot))
    return false;
  if (oracle->rules.river_first && river_sides (tile, rot) != 0)
    return river_goes_on (oracle, tile, x, y, rot);
  return true;
}

bool
oracle_may_claim (const Oracle *oracle, int segment)
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
