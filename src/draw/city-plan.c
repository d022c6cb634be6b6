/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a city is laid out: streets from each open side and gate to a square,
 * houses along them, along the walls and around the square, then what fits.
 */

#include "city-plan-private.h"

#define PITCH 0.097 /* between rows of houses */

static void
take (CityPlan *plan, Vec at, double radius)
{
  if (plan->n_taken < MAX_TAKEN)
    plan->taken[plan->n_taken++] = (Disc) { at, radius };
}

static bool
free_spot (const CityPlan *plan, Vec p, double radius)
{
  for (int i = 0; i < plan->n_taken; i++)
    if (v_dist (plan->taken[i].at, p) < plan->taken[i].radius + radius)
      return false;
  return true;
}

static bool
in_city (const CityPlan *plan, Vec p)
{
  return _bastide_region_at (plan->g, p) == plan->city->segment;
}

static void
add_street (CityPlan *plan, Vec from, Vec in, Vec to)
{
  double reach = v_dist (from, to) * 0.45;
  Bez *s = &plan->street[plan->n_streets++];

  *s = bez (from, v_go (from, in, reach), v_mix (to, from, 0.35), to);
  for (int i = 0; i <= 16; i++)
    take (plan, bez_at (s, i / 16.0), STREET_WIDTH / 2 + 0.002);
}

/* The gate where a path from a village comes in. */
static void
lay_lane_streets (CityPlan *plan, Vec hub)
{
  const BastideGeometry *g = plan->g;

  for (int i = 0; i < g->n_lanes && plan->n_streets < MAX_STREETS; i++)
    {
      Vec stop = g->lane[i].p[3];
      if (_bastide_wall_distance (plan->city, stop) > 0.035)
        continue;
      add_street (plan, stop, v_unit (v_sub (stop, g->lane[i].p[0])), hub);
      take (plan, stop, 0.07);
    }
}

static void
lay_streets (CityPlan *plan)
{
  const CityShape *c = plan->city;
  const BastideGeometry *g = plan->g;
  Vec hub = plan->square;

  if (count_bits (c->sides) == 1)
    hub = v_go (c->middle, v_sub (c->middle, vec (0.5, 0.5)), -0.02);
  for (int side = 0; side < 4; side++)
    if (c->sides >> side & 1)
      add_street (plan, _bastide_port[side], _bastide_inward[side], hub);
  for (int i = 0; i < g->n_roads && plan->n_streets < MAX_STREETS; i++)
    if (g->road[i].end == END_GATE
        && _bastide_wall_distance (c, g->road[i].stop) < 0.035)
      {
        add_street (plan, g->road[i].stop, g->road[i].dir, hub);
        take (plan, g->road[i].stop, 0.07);
      }
  lay_lane_streets (plan, hub);
}

static House
city_house (double size, double angle, uint64_t *r)
{
  double pick = rnd (r), width = size * rnd_between (r, 0.66, 0.76);
  int roof = pick < 0.09 ? ROOF_SLATE : pick < 0.5 ? 0 : pick < 0.8 ? 1 : 2;
  House h = _bastide_house (size, width, remainder (angle, M_PI), roof);

  h.chimney = rnd (r) < 0.3;
  return h;
}

/* Houses across the border, whole on both tiles, the same from each side. */
static void
border_houses (CityPlan *plan)
{
  static const double along[4] = { 0.20, 0.395, 0.605, 0.80 };

  for (int i = 0; i < 16; i++)
    {
      int side = i / 4, k = i % 4, odd = k & 1;
      if (!(plan->city->sides >> side & 1))
        continue;
      bool flat = side == BST_NORTH || side == BST_SOUTH;
      double x = along[k] + (flat ? 0.008 : -0.012) * (odd ? 1 : -1);
      double y = side == BST_SOUTH ? 1.012 : side == BST_EAST ? 1 : flat ? 0.012 : 0;
      double angle = flat ? (odd ? 0.12 : -0.1) : (odd ? 1.45 : 0.2);
      Vec p = flat ? vec (x, y) : vec (y, x);
      _bastide_stage_house (&plan->stage, p, _bastide_house (0.092, 0.066, angle,
                                                             (flat ? k : k + 1) % 3));
      take (plan, p, 0.052);
    }
}

/* Houses on both sides of a street, their ridges along it. */
static void
line_street (CityPlan *plan, const Bez *street, uint64_t *r)
{
  double length = 0;

  for (int i = 1; i <= 40; i++)
    {
      Vec p = bez_at (street, i / 40.0), dir = bez_dir (street, i / 40.0);
      length += v_dist (p, bez_at (street, (i - 1) / 40.0));
      if (length < 0.03)
        continue;
      length = 0;
      for (int k = -1; k < 2; k += 2)
        {
          double size = rnd_between (r, 0.086, 0.1);
          Vec q = v_go (p, v_side (dir), k * (STREET_WIDTH / 2 + size * 0.41));
          if (!in_city (plan, q) || _bastide_wall_distance (plan->city, q) < 0.068
              || q.y < 0.07 || q.y > 0.93 || q.x < 0.07 || q.x > 0.93
              || !free_spot (plan, q, size * 0.36))
            continue;
          House h = city_house (size, atan2 (dir.y, dir.x) + rnd_between (r, -0.06, 0.06), r);
          _bastide_stage_house (&plan->stage, q, h);
          take (plan, q, size * 0.46);
        }
    }
}

/* The lie of a house that looks to the wall, or to the square. */
static double
lie_of (const CityPlan *plan, Vec p, double wall, bool ring)
{
  const CityShape *c = plan->city;

  if (ring)
    return atan2 (p.x - plan->square.x, plan->square.y - p.y);
  if (!c->n_walls || wall > 0.34)
    return 0.1 * cos (9 * p.x);
  double dx = _bastide_wall_distance (c, v_add (p, vec (0.01, 0))) - wall;
  double dy = _bastide_wall_distance (c, v_add (p, vec (0, 0.01))) - wall;
  return atan2 (dx, -dy);
}

static void
fill_rows (CityPlan *plan, int tries, bool flat, uint64_t *r)
{
  const CityShape *c = plan->city;

  for (int i = 0; i < tries && plan->n_taken < MAX_TAKEN - 20; i++)
    {
      double x = rnd_between (r, 0.075, 0.925), y = rnd_between (r, 0.10, 0.925);
      Vec p = vec (x, y);
      double size = rnd_between (r, 0.086, 0.106), need = size * (flat ? 0.68 : 0.48);
      if (!in_city (plan, p) || !free_spot (plan, p, need))
        continue;
      double wall = c->n_walls ? _bastide_wall_distance (c, p) : 9;
      if (wall < 0.068)
        continue;
      double depth = wall < 0.34 ? wall - 0.078 : y + 0.012 * sin (9 * x) - 0.012;
      double out = v_dist (p, plan->square) - plan->radius;
      bool ring = plan->radius > 0 && out < 0.115 && wall > 0.12;
      double off = ring ? out - need - 0.012 : remainder (depth, PITCH);
      if (i < tries * 2 / 3 && !flat && fabs (off) > 0.012)
        continue;
      double turn = rnd (r) < 0.10 ? M_PI / 2 : 0;
      double lie = lie_of (plan, p, wall, ring) + rnd_between (r, -0.07, 0.07) + turn;
      _bastide_stage_house (&plan->stage, p, city_house (size, lie, r));
      take (plan, p, need);
    }
}

static void
fill_trees (CityPlan *plan, uint64_t *r)
{
  for (int i = 0; i < 80 && plan->n_taken < MAX_TAKEN; i++)
    {
      double x = rnd_between (r, 0.08, 0.92), y = rnd_between (r, 0.12, 0.92);
      Vec p = vec (x, y);
      if (!in_city (plan, p) || !free_spot (plan, p, 0.028)
          || (plan->city->n_walls && _bastide_wall_distance (plan->city, p) < 0.06))
        continue;
      bool bush = rnd (r) < 0.4;
      _bastide_stage_put (&plan->stage, (Sprite) { .kind = bush ? SPRITE_BUSH : SPRITE_TREE,
                                                   .at = p, .size = bush ? 0.013 : 0.02 });
      take (plan, p, 0.05);
    }
}

static void
market (CityPlan *plan)
{
  Vec c = plan->square;

  _bastide_stage_put (&plan->stage, (Sprite) { .kind = SPRITE_WELL, .size = 0.027, .at = c });
  for (int k = 0; k < 4; k++)
    {
      double a = 0.75 + k * M_PI / 2;
      Vec p = v_add (c, vec (0.078 * cos (a), 0.066 * sin (a) + 0.014));
      _bastide_stage_put (&plan->stage, (Sprite) { .kind = SPRITE_STALL, .at = p,
                                                   .size = 0.062, .tone = k });
    }
}

/* What a city is known by, beside its square: a hall, a chapel or a market. */
static void
build_landmark (CityPlan *plan, bool square_used, uint64_t *r)
{
  int which = (int) (rnd (r) * 3);

  if (!square_used)
    {
      Vec up = v_add (plan->square, vec (0, 0.03));
      if (which == 0)
        _bastide_stage_put (&plan->stage, (Sprite) { .kind = SPRITE_HALL, .at = up,
                                                     .size = 0.125 });
      else if (which == 1)
        _bastide_stage_put (&plan->stage, (Sprite) { .kind = SPRITE_CHAPEL, .at = up,
                                                     .size = 0.16 });
      else
        market (plan);
      return;
    }
  for (int i = 0; i < 60; i++)
    {
      double x = rnd_between (r, 0.15, 0.85), y = rnd_between (r, 0.22, 0.85);
      Vec p = vec (x, y);
      if (!in_city (plan, p) || !free_spot (plan, p, 0.075)
          || (plan->city->n_walls && _bastide_wall_distance (plan->city, p) < 0.1))
        continue;
      _bastide_stage_put (&plan->stage, (Sprite) { .kind = SPRITE_CHAPEL, .at = p,
                                                   .size = 0.125 });
      take (plan, p, 0.075);
      return;
    }
}

static void
keep_symbols_free (CityPlan *plan, const BstSegmentDef *s)
{
  bool goods = s->attrs[BST_ATTR_WINE] || s->attrs[BST_ATTR_GRAIN] || s->attrs[BST_ATTR_CLOTH];
  int n = s->attrs[BST_ATTR_SHIELDS] + goods;
  int sides = count_bits (plan->city->sides);

  plan->radius = s->attrs[BST_ATTR_CATHEDRAL] ? 0.27 : n ? 0.105 : sides >= 2 ? 0.1 : 0;
  if (sides == 1)
    plan->radius *= 0.8;
  for (int i = 0; i < (n ? n : 1) && plan->radius > 0; i++)
    take (plan, v_add (plan->square, vec (0.15 * i, 0)), plan->radius);
}

void
_bastide_plan_city (CityPlan *plan, const BastideGeometry *g, const CityShape *c,
                    bool houses, bool flat)
{
  const BstSegmentDef *s = &g->tile.segments[c->segment];
  uint64_t r = g->seed ^ 0xC1A0u ^ c->sides;
  bool used = s->attrs[BST_ATTR_SHIELDS] || s->attrs[BST_ATTR_CATHEDRAL]
              || s->attrs[BST_ATTR_WINE] || s->attrs[BST_ATTR_GRAIN]
              || s->attrs[BST_ATTR_CLOTH] || s->attrs[BST_ATTR_PRINCESS];

  *plan = (CityPlan) { .g = g, .city = c, .square = _bastide_city_square (c) };
  keep_symbols_free (plan, s);
  if (g->symbol_in_city)
    take (plan, g->symbol, 0.115);
  used |= g->symbol_in_city && v_dist (g->symbol, plan->square) < 0.2;
  for (int i = 0; i < g->n_rivers; i++)
    used |= _bastide_line_distance (&g->river[i], plan->square) < 0.12;
  for (int i = 0; i < g->n_rivers; i++)
    for (int k = 0; k < 16 * g->river[i].n; k++)
      take (plan, bez_at (&g->river[i].piece[k / 16], k % 16 / 16.0), RIVER_WIDTH / 2 + 0.01);
  lay_streets (plan);
  if (!houses)
    return;
  border_houses (plan);
  if (count_bits (c->sides) > 1 && !flat)
    build_landmark (plan, used, &r);
  for (int i = 0; i < plan->n_streets && !flat; i++)
    line_street (plan, &plan->street[i], &r);
  fill_rows (plan, 900, flat, &r);
  fill_trees (plan, &r);
}
