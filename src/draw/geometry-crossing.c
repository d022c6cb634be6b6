/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What crosses without meeting: cities that run below another one, roads that
 * run below a city, roads that part two fields at a wall, and the paths from a
 * village to a city.
 */

#include "geometry-private.h"

#define TUNNEL_REACH 0.135 /* from the border to a mouth in the field */
#define TOUCH 0.048        /* from the middle of a wall to that of its road */

static bool
is_straight (unsigned sides)
{
  return sides == 5 || sides == 10;
}

/* Does a field on the far side touch the city of one side? Then it goes on
 * there. */
static bool
reaches_across (const BstTile *tile, int segment)
{
  unsigned sides = segment_sides (tile, segment);
  int side = 0;

  while (!(sides >> side & 1))
    side++;
  for (int k = 0; k < 2; k++)
    {
      int far = (side + 2) % 4;
      int field = _bastide_field_of_half (tile, k ? 2 * far : (2 * far + 7) % 8);
      if (field >= 0 && tile->segments[field].touches >> segment & 1)
        return true;
    }
  return false;
}

unsigned
_bastide_city_under (const BstTile *tile, int segment)
{
  unsigned sides = segment_sides (tile, segment);

  for (int i = segment + 1; i < tile->n_segments; i++)
    {
      unsigned over = segment_sides (tile, i);
      if (tile->segments[i].kind != BST_FEATURE_CITY || !is_straight (over) || over & sides)
        continue;
      if (is_straight (sides) || (count_bits (sides) == 1 && reaches_across (tile, segment)))
        return over;
    }
  return 0;
}

/* The city on the north side goes on below the one from west to east and ends
 * in the field beyond. */
void
_bastide_shape_tail (CityShape *c, double j, double k)
{
  Vec west = vec (0.35 + j, 0.5), east = vec (0.65 + j, 0.5);

  c->wall[0] = bez (vec (CITY_CORNER, 0), vec (0.13, 0.2 + k), v_go (west, vec (0, -1), 0.2),
                    west);
  c->wall[1] = bez (west, v_go (west, vec (0, 1), 0.5 + k), v_go (east, vec (0, 1), 0.5 + k),
                    east);
  c->wall[2] = bez (east, v_go (east, vec (0, -1), 0.2), vec (0.87, 0.2 + k),
                    vec (1 - CITY_CORNER, 0));
  c->n_walls = 3;
  c->middle = vec (0.5, 0.12);
}

/* The stretch of a road below a city at one of its sides: to the wall, or only
 * a little way where the field goes on across it. */
static void
go_underground (BastideGeometry *g, LineShape *l, const CityShape *c, int side, bool first)
{
  Vec from = _bastide_port[side], in = _bastide_inward[side], stop;
  int before = _bastide_field_of_half (&g->tile, (2 * side + 7) % 8);
  bool wall = before != _bastide_field_of_half (&g->tile, 2 * side);
  Vec a = bez_at (&c->wall[0], 0.5), b = bez_at (&c->wall[c->n_walls - 1], 0.5);
  Vec mouth = v_dist (a, from) < v_dist (b, from) ? a : b;

  if (!wall)
    mouth = v_go (from, in, TUNNEL_REACH);
  stop = v_go (mouth, in, wall ? 0.03 : 0);
  Bez piece = bez (from, v_go (from, in, 0.35 * v_dist (from, stop)), v_mix (from, stop, 0.7),
                   stop);
  l->piece[l->n++] = first ? piece : bez (piece.p[3], piece.p[2], piece.p[1], piece.p[0]);
  if (g->n_tunnels < MAX_TUNNELS)
    g->tunnel[g->n_tunnels++] = (Tunnel) { mouth, in, wall };
  if (!wall)
    _bastide_keep_off (g, v_go (mouth, in, 0.03), 0.09);
}

/* The city across whose walls both arcs of the border beside the road lie. */
static const CityShape *
city_above_road (const BastideGeometry *g, const int side[2])
{
  unsigned across = 15u ^ (1u << side[0] | 1u << side[1]);

  for (int i = 0; i < g->n_cities; i++)
    if (g->city[i].sides == across && is_straight (across))
      return &g->city[i];
  return NULL;
}

/* The city that two fields touch which lie on the same side of a road, at its
 * two ends, with nothing else to part them; or -1. */
static int
parted_at_city (const BastideGeometry *g, int from, int to)
{
  const BstTile *t = &g->tile;
  int a = _bastide_field_of_half (t, 2 * from);
  int b = _bastide_field_of_half (t, (2 * to + 7) % 8);
  unsigned between = 0;

  if (a < 0 || b < 0 || a == b)
    return -1;
  for (int s = (from + 1) % 4; s != to; s = (s + 1) % 4)
    {
      int segment = _bastide_segment_of_side (t, s);
      if (segment >= 0 && !_bastide_is_broad (t, segment))
        return -1;
      between |= 1u << s;
    }
  for (int i = 0; i < g->n_cities; i++)
    if (t->segments[a].touches & t->segments[b].touches & 1u << g->city[i].segment
        && !(g->city[i].sides & ~between) && g->city[i].n_walls)
      return i;
  return -1;
}

static void
run_along (LineShape *l, const CityShape *c, const int side[2])
{
  const Bez *wall = &c->wall[0];
  Vec a = _bastide_port[side[0]], b = _bastide_port[side[1]];
  Vec p = bez_at (wall, 0.5), way = bez_dir (wall, 0.5), out = v_side (way);

  if (v_dot (out, v_sub (p, c->middle)) < 0)
    out = v_mul (out, -1);
  if (v_dot (way, v_sub (b, a)) < 0)
    way = v_mul (way, -1);
  p = v_go (p, out, TOUCH);
  l->piece[l->n++] = bez (a, v_go (a, _bastide_inward[side[0]], 0.28), v_go (p, way, -0.16), p);
  l->piece[l->n++] = bez (p, v_go (p, way, 0.14), v_go (b, _bastide_inward[side[1]], 0.3), b);
}

bool
_bastide_shape_special_road (BastideGeometry *g, LineShape *l, const int side[2])
{
  const CityShape *above = city_above_road (g, side);

  if (above)
    {
      go_underground (g, l, above, side[0], true);
      go_underground (g, l, above, side[1], false);
      return true;
    }
  int city = parted_at_city (g, side[0], side[1]);
  if (city < 0)
    city = parted_at_city (g, side[1], side[0]);
  if (city < 0)
    return false;
  run_along (l, &g->city[city], side);
  return true;
}

static void
add_lane (BastideGeometry *g, const CityShape *c)
{
  Vec stop = g->village;
  double best = 9;

  for (int i = 0; i < c->n_walls; i++)
    for (double t = 0.2; t < 0.81; t += 0.02)
      {
        Vec p = bez_at (&c->wall[i], t);
        if (v_dist (p, g->village) >= best)
          continue;
        best = v_dist (p, g->village);
        stop = p;
      }
  if (g->n_lanes == MAX_LANES)
    return;
  Bez *lane = &g->lane[g->n_lanes++];
  *lane = bez (g->village, v_mix (g->village, stop, 0.3), v_mix (g->village, stop, 0.7), stop);
  _bastide_keep_off_curve (g, lane, LANE_WIDTH / 2 + 0.015);
  _bastide_keep_off (g, stop, 0.07);
}

/* A road that ends at a crossing and names a city besides: a path leads there. */
void
_bastide_shape_lanes (BastideGeometry *g)
{
  uint32_t named = 0;

  for (int i = 0; i < g->n_roads; i++)
    if (g->road[i].end == END_VILLAGE)
      named |= g->tile.segments[g->road[i].segment].meets & 0xffffu;
  for (int i = 0; i < g->n_cities; i++)
    if (named >> g->city[i].segment & 1)
      add_lane (g, &g->city[i]);
}
