/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Center lines of roads and rivers, and what they end at.
 */

#include "geometry-private.h"

/* The city whose gate the lone road end at a side leads to, as an index of
 * city[], or -1. */
static int
gate_city (const BastideGeometry *g, int side)
{
  unsigned common = ~0u, halves = 1u << (2 * side + 7) % 8 | 1u << 2 * side;
  int found = -1;

  for (int h = 0; h < 8; h++)
    for (int i = 0; i < g->tile.n_segments && halves >> h & 1; i++)
      if (_bastide_is_field (&g->tile, i) && _bastide_segment_halves (&g->tile, i) >> h & 1)
        common &= g->tile.segments[i].touches;
  for (int i = 0; i < g->n_cities; i++)
    if (common >> g->city[i].segment & 1)
      found = found == -1 ? i : -2;
  /* A road may cross a river first, and then no field touches both. */
  for (int i = 0; found < 0 && g->n_rivers && i < g->n_cities; i++)
    if (g->city[i].sides == 1u << (side + 2) % 4)
      return i;
  return found < 0 ? -1 : found;
}

static int
city_index (const BastideGeometry *g, uint32_t segments)
{
  for (int i = 0; i < g->n_cities; i++)
    if (segments >> g->city[i].segment & 1)
      return i;
  return -1;
}

static const PlaceShape *
cloister_of (const BastideGeometry *g)
{
  for (int i = 0; i < g->n_places; i++)
    if (g->place[i].kind == BST_FEATURE_MONASTERY)
      return &g->place[i];
  return NULL;
}

/* How many roads are said to end at the village. */
static int
meeting_at_village (const BstTile *tile)
{
  int n = 0;

  for (int i = 0; i < tile->n_segments; i++)
    n += (tile->segments[i].meets & BST_MEETS_VILLAGE) != 0;
  return n;
}

static LineEnd
road_end (const BastideGeometry *g, int segment, int side, int n_ends, int *city)
{
  uint32_t meets = g->tile.segments[segment].meets;

  *city = meets ? city_index (g, meets) : gate_city (g, side);
  if (meets & BST_MEETS_VILLAGE)
    return meeting_at_village (&g->tile) > 1 ? END_VILLAGE : END_COTTAGE;
  if (meets & BST_MEETS_FIELD)
    return END_FIELD;
  if (meets)
    return *city >= 0 ? END_GATE : cloister_of (g) ? END_CLOISTER : END_FIELD;
  if (cloister_of (g))
    return END_CLOISTER;
  if (n_ends > 2)
    return END_VILLAGE;
  return *city >= 0 ? END_GATE : END_FIELD;
}

static LineEnd
river_end (const BastideGeometry *g, int segment, int side, int n_ends, int *city)
{
  *city = gate_city (g, side);
  if (g->has_lake || g->tile.group == BST_GROUP_RIVER_LAKE || g->tile.segments[segment].lake)
    return END_LAKE;
  if (n_ends > 2)
    return END_NONE;
  if (g->tile.group == BST_GROUP_RIVER_SPRING)
    return END_SPRING;
  return *city >= 0 ? END_GATE : END_SPRING;
}

/* Where a road to a gate meets the wall, and the way it runs there. */
static void
meet_wall (const CityShape *c, Vec from, Vec in, Vec *stop, Vec *slope)
{
  double best = 9;

  for (int i = 0; i < c->n_walls; i++)
    for (double t = 0.28; t < 0.73; t += 0.02)
      {
        Vec p = bez_at (&c->wall[i], t);
        if (v_dist (p, from) >= best)
          continue;
        best = v_dist (p, from);
        *stop = p;
        *slope = v_side (bez_dir (&c->wall[i], t));
        if (v_dot (*slope, in) < 0)
          *slope = v_mul (*slope, -1);
      }
}

static void
lone_end (BastideGeometry *g, LineShape *l, int side, int n_ends, bool river, uint64_t *r)
{
  Vec from = _bastide_port[side], in = _bastide_inward[side], slope = in;
  /* A road that runs out in the field ends soon where a volcano needs the room. */
  bool volcano = g->tile.symbols & BST_SYMBOL_VOLCANO;
  Vec stop = v_go (from, in, volcano ? 0.27 : n_ends == 2 ? 0.47 : 0.42);
  const PlaceShape *cloister = cloister_of (g);
  int city;

  l->end = river ? river_end (g, l->segment, side, n_ends, &city)
                 : road_end (g, l->segment, side, n_ends, &city);
  if (river && (l->end == END_NONE || l->end == END_LAKE))
    stop = l->end == END_LAKE ? g->lake : vec (0.5, 0.5);
  if (l->end == END_CLOISTER)
    {
      Vec d = v_unit (v_sub (from, cloister->at));
      double reach = fabs (d.x) > fabs (d.y) ? CLOISTER_WIDTH : CLOISTER_HEIGHT;
      /* A little below the wall of the precinct, so that nothing slips through. */
      stop = v_go (cloister->at, d, (reach / 2 - 0.012) * cloister->scale);
    }
  else if (l->end == END_VILLAGE)
    stop = v_go (g->village, in, -0.085);
  else if (l->end == END_COTTAGE)
    stop = g->cottage = v_go (vec (0.5, 0.5), in, -0.125);
  else if (l->end == END_GATE)
    meet_wall (&g->city[city], from, in, &stop, &slope);

  double reach = v_dist (from, stop) * 0.42;
  Vec handle = v_go (stop, slope, -reach);
  if (l->end == END_FIELD || l->end == END_SPRING || l->end == END_NONE)
    handle = v_go (handle, v_side (in), rnd_between (r, -0.06, 0.06));
  l->piece[l->n++] = bez (from, v_go (from, in, reach), handle, stop);
  l->stop = stop;
  l->dir = slope;
}

/* How far the middle of a straight line moves to its side, away from what
 * stands there. */
static double
straight_shift (const BastideGeometry *g, Vec across, uint64_t *r)
{
  static const double bend[3] = { -0.045, 0.05, 0.015 };
  double off = bend[g->variant] + rnd_between (r, -0.01, 0.01);
  const PlaceShape *cloister = cloister_of (g);

  for (int i = 0; i < g->n_cities; i++)
    {
      Vec d = v_sub (g->city[i].middle, vec (0.5, 0.5));
      if (count_bits (g->city[i].sides) == 1 && fabs (v_dot (d, across)) > 0.2)
        off = (g->n_cities > 1 ? 0 : fabs (off)) * (v_dot (d, across) > 0 ? -1 : 1);
    }
  if (cloister)
    off = v_dot (v_sub (cloister->at, vec (0.5, 0.5)), across) > 0 ? -0.13 : 0.13;
  return off;
}

static void
straight (BastideGeometry *g, LineShape *l, int from, int to, bool river, uint64_t *r)
{
  Vec a = _bastide_port[from], b = _bastide_port[to];
  Vec along = v_unit (v_sub (b, a)), across = v_side (along);
  Vec m = v_go (vec (0.5, 0.5), across, straight_shift (g, across, r));
  double slant = (river ? 0.10 : 0.05) * (rnd (r) < 0.5 ? -1 : 1);
  Vec t = v_unit (v_go (along, across, slant));

  l->piece[l->n++] = bez (a, v_go (a, along, 0.2), v_go (m, t, -0.2), m);
  l->piece[l->n++] = bez (m, v_go (m, t, 0.2), v_go (b, along, -0.2), b);
}

static LineShape
shape_line (BastideGeometry *g, int segment, int n_ends, bool river)
{
  LineShape l = { .segment = segment, .end = END_NONE };
  unsigned sides = segment_sides (&g->tile, segment);
  uint64_t r = g->seed ^ 0x50ADu ^ (uint64_t) sides << 12;
  int side[4], n = 0;

  for (int i = 0; i < 4; i++)
    if (sides >> i & 1)
      side[n++] = i;
  if (n == 1)
    lone_end (g, &l, side[0], n_ends, river, &r);
  else if (n == 2 && !river && _bastide_shape_special_road (g, &l, side))
    l.dir = vec (0, 0);
  else if (n == 2 && side[1] - side[0] == 2)
    straight (g, &l, side[0], side[1], river, &r);
  else if (n == 2)
    {
      double h = 0.26 + (g->variant - 1) * 0.03;
      Vec a = _bastide_port[side[0]], b = _bastide_port[side[1]];
      l.piece[l.n++] = bez (a, v_go (a, _bastide_inward[side[0]], h),
                            v_go (b, _bastide_inward[side[1]], h), b);
    }
  else
    {
      double x = rnd_between (&r, -0.03, 0.03), y = rnd_between (&r, -0.03, 0.03);
      Vec m = vec (0.5 + x, 0.5 + y);
      for (int i = 0; i < n; i++)
        {
          Vec a = _bastide_port[side[i]];
          l.piece[l.n++] = bez (a, v_go (a, _bastide_inward[side[i]], 0.22),
                                v_mix (m, a, 0.3), m);
        }
    }
  for (int i = 0; i < l.n; i++)
    _bastide_keep_off_curve (g, &l.piece[i], (river ? RIVER_WIDTH : ROAD_WIDTH) / 2 + 0.015);
  return l;
}

static int
count_ends (const BstTile *tile, int kind)
{
  int n = 0;

  for (int i = 0; i < tile->n_segments; i++)
    n += tile->segments[i].kind == kind && count_bits (segment_sides (tile, i)) == 1;
  return n;
}

void
_bastide_shape_lines (BastideGeometry *g)
{
  int streams = count_ends (&g->tile, BST_FEATURE_RIVER);
  int ends = count_ends (&g->tile, BST_FEATURE_ROAD);

  for (int i = 0; i < g->tile.n_segments; i++)
    {
      if (g->tile.segments[i].kind != BST_FEATURE_RIVER)
        continue;
      LineShape *l = &g->river[g->n_rivers];
      *l = shape_line (g, i, streams, true);
      g->n_rivers++;
      g->has_lake |= l->end == END_LAKE;
      if (l->end == END_SPRING)
        _bastide_keep_off (g, l->stop, 0.15);
    }
  for (int i = 0; i < g->tile.n_segments; i++)
    {
      if (g->tile.segments[i].kind != BST_FEATURE_ROAD)
        continue;
      LineShape *l = &g->road[g->n_roads];
      *l = shape_line (g, i, ends, false);
      g->n_roads++;
      g->has_village |= l->end == END_VILLAGE;
      g->has_cottage |= l->end == END_COTTAGE;
      if (l->end == END_GATE || l->end == END_FIELD)
        _bastide_keep_off (g, l->stop, 0.07);
    }
  if (g->has_village)
    _bastide_keep_off (g, g->village, 0.17);
  if (g->has_cottage)
    _bastide_keep_off (g, g->cottage, 0.12);
  if (g->has_lake)
    _bastide_keep_off (g, g->lake, 0.25);
}

void
_bastide_line_path (cairo_t *cr, const LineShape *l, Vec shift)
{
  for (int i = 0; i < l->n; i++)
    {
      const Vec *p = l->piece[i].p;
      if (!i || v_dist (p[0], l->piece[i - 1].p[3]) > 1e-6)
        cairo_move_to (cr, p[0].x + shift.x, p[0].y + shift.y);
      cairo_curve_to (cr, p[1].x + shift.x, p[1].y + shift.y, p[2].x + shift.x,
                      p[2].y + shift.y, p[3].x + shift.x, p[3].y + shift.y);
    }
}

double
_bastide_line_distance (const LineShape *l, Vec p)
{
  double best = 81;

  for (int i = 0; i < l->n; i++)
    for (int k = 0; k <= 16; k++)
      {
        Vec d = v_sub (p, bez_at (&l->piece[i], k / 16.0));
        best = fmin (best, v_dot (d, d));
      }
  return sqrt (best);
}

bool
_bastide_lines_cross (const LineShape *a, const LineShape *b, Vec *at, Vec *dir)
{
  double best = 0.03 * 0.03;
  bool found = false;

  for (int i = 0; i < a->n; i++)
    for (int m = 1; m < 40; m++)
      {
        Vec p = bez_at (&a->piece[i], m / 40.0);
        for (int k = 0; k < b->n; k++)
          for (int n = 1; n < 40; n++)
            {
              Vec d = v_sub (p, bez_at (&b->piece[k], n / 40.0));
              if (v_dot (d, d) >= best)
                continue;
              best = v_dot (d, d);
              *at = p;
              *dir = bez_dir (&a->piece[i], m / 40.0);
              found = true;
            }
      }
  return found;
}
