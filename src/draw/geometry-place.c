/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where monasteries, gardens and inns stand.
 */

#include "geometry-private.h"

static bool
crossed_by_lone_road (const BstTile *tile, int side)
{
  return _bastide_side_kind (tile, (side + 2) % 4) == BST_FEATURE_ROAD;
}

/* The push of a line with two ends on what stands beside it. */
static Vec
push_of_line (const BstTile *tile, int segment)
{
  unsigned sides = segment_sides (tile, segment);
  Vec d = vec (0, 0);

  for (int k = 0; k < 4; k++)
    if (sides >> k & 1)
      d = v_go (d, _bastide_inward[k], 0.11);
  if (v_len (d) > 0.01)
    return d;
  /* Straight through: to the field side across from a lone road, if any. */
  for (int k = 0; k < 4; k++)
    if (!(sides >> k & 1) && _bastide_side_kind (tile, k) == BST_FEATURE_FIELD
        && (v_len (d) < 0.01 || crossed_by_lone_road (tile, k)))
      d = v_mul (_bastide_inward[k], -0.20);
  return d;
}

static Vec
push_of_city (const CityShape *c)
{
  bool corner = count_bits (c->sides) == 2 && c->sides != 5 && c->sides != 10;

  if (count_bits (c->sides) == 4)
    return vec (0, 0);
  return v_mul (v_sub (vec (0.5, 0.5), c->middle), corner ? 1.0 : 0.3);
}

static double
inside (double x, double margin)
{
  return fmin (1 - margin, fmax (margin, x));
}

static void
place_monasteries (BastideGeometry *g, int n)
{
  Vec away = vec (0.5, 0.5);
  bool river = false;

  for (int i = 0; i < g->tile.n_segments; i++)
    river |= g->tile.segments[i].kind == BST_FEATURE_RIVER;
  for (int i = 0; i < g->n_cities; i++)
    away = v_add (away, push_of_city (&g->city[i]));
  for (int i = 0; i < g->tile.n_segments; i++)
    {
      int kind = g->tile.segments[i].kind;
      if ((kind == BST_FEATURE_ROAD || kind == BST_FEATURE_RIVER)
          && count_bits (segment_sides (&g->tile, i)) == 2)
        away = v_add (away, push_of_line (&g->tile, i));
    }
  for (int i = 0; i < g->tile.n_segments; i++)
    {
      if (g->tile.segments[i].kind != BST_FEATURE_MONASTERY)
        continue;
      double scale = n > 1 ? 0.55 : river ? 0.84 : 1, turn = 2 * M_PI * g->n_places / n;
      Vec at = n > 1 ? v_add (away, vec (0.24 * cos (turn), 0.24 * sin (turn))) : away;
      at.x = inside (at.x, CLOISTER_WIDTH / 2 * scale + 0.045);
      at.y = inside (at.y, CLOISTER_HEIGHT / 2 * scale + 0.06);
      at.y = fmax (at.y, 0.33 * scale); /* the spire rises above the precinct */
      g->place[g->n_places++] = (PlaceShape) { i, BST_FEATURE_MONASTERY, at, scale };
      _bastide_keep_off (g, at, 0.26 * scale);
    }
}

void
_bastide_shape_places (BastideGeometry *g)
{
  int n = 0;

  for (int i = 0; i < g->tile.n_segments; i++)
    {
      n += g->tile.segments[i].kind == BST_FEATURE_MONASTERY;
      g->has_lake |= g->tile.segments[i].kind == BST_FEATURE_LAKE
                     && !segment_sides (&g->tile, i);
    }
  if (n)
    place_monasteries (g, n);
}

/* The least room along the rim of a garden there. */
static double
garden_room (const BastideGeometry *g, Vec at, double scale)
{
  double w = GARDEN_WIDTH / 2 * scale, h = GARDEN_HEIGHT / 2 * scale, room = 1;

  for (int i = -2; i <= 2 && room > 0.012; i++)
    for (int k = -1; k <= 1; k += 2)
      {
        room = fmin (room, _bastide_room (g, vec (at.x + w * i / 2, at.y + h * k)));
        room = fmin (room, _bastide_room (g, vec (at.x + w * k, at.y + h * i / 2)));
      }
  return room;
}

static void
place_garden (BastideGeometry *g, int segment)
{
  PlaceShape p = { segment, BST_FEATURE_GARDEN, vec (0.5, 0.5), 0.5 };
  double best = -9;

  for (double scale = 1; scale > 0.44 && best < 0; scale -= 0.09)
    for (double y = 0.12; y < 0.9; y += 0.03)
      for (double x = 0.14; x < 0.88; x += 0.03)
        {
          double room = garden_room (g, vec (x, y), scale);
          double score = fmin (room, 0.04) * 4 - v_dist (vec (x, y), vec (0.5, 0.5)) * 0.2;
          if (room < 0.014 || score + 1 <= best)
            continue;
          best = score + 1;
          p.at = vec (x, y);
          p.scale = scale;
        }
  g->place[g->n_places++] = p;
  _bastide_keep_off (g, p.at, 0.175 * p.scale);
}

/* How much an inn would hide the towers of a gate, or they the inn. */
static double
gate_in_the_way (const BastideGeometry *g, Vec p)
{
  double cost = 0;

  for (int i = 0; i < g->n_roads; i++)
    if (g->road[i].end == END_GATE)
      cost += fmax (0, 0.24 - v_dist (v_add (g->road[i].stop, vec (0, -0.05)), p));
  return cost;
}

static void
place_inn (BastideGeometry *g, const LineShape *road)
{
  uint64_t r = g->seed ^ 0x1991u;
  double best = -9;
  Vec at = vec (0.5, 0.5);

  for (int i = 0; i < 400; i++)
    {
      double x = rnd_between (&r, 0.17, 0.82), y = rnd_between (&r, 0.21, 0.84);
      Vec p = vec (x, y);
      double room = _bastide_room (g, p), near = _bastide_line_distance (road, p);
      double score = fmin (room, 0.14) * 4 - fabs (near - 0.2) - 5 * gate_in_the_way (g, p);
      if (score > best)
        {
          best = score;
          at = p;
        }
    }
  double scale = fmin (1, fmax (0.72, _bastide_room (g, at) / 0.14));
  g->inn[g->n_inns++] = (PlaceShape) { road->segment, BST_FEATURE_ROAD, at, scale };
  _bastide_keep_off (g, at, 0.17);
}

void
_bastide_shape_inns (BastideGeometry *g)
{
  int first = g->n_places;

  for (int i = 0; i < g->tile.n_segments; i++)
    if (g->tile.segments[i].kind == BST_FEATURE_GARDEN)
      place_garden (g, i);
  for (int i = 0; i < g->n_roads; i++)
    if (g->tile.segments[g->road[i].segment].attrs[BST_ATTR_INN])
      place_inn (g, &g->road[i]);
  if (g->n_places > first)
    _bastide_map_regions (g);
}

void
_bastide_blob_path (cairo_t *cr, Vec at, double radius, uint64_t seed, double flat)
{
  Vec q[7];

  for (int i = 0; i < 7; i++)
    {
      double k = radius * rnd_between (&seed, 0.85, 1.1), a = i * 2 * M_PI / 7;
      q[i] = v_add (at, vec (k * cos (a), k * sin (a) * flat));
    }
  cairo_move_to (cr, q[0].x, q[0].y);
  for (int i = 0; i < 7; i++)
    {
      Vec a = q[i], d = q[(i + 1) % 7];
      Vec t0 = v_mul (v_sub (d, q[(i + 6) % 7]), 1 / 6.0);
      Vec t1 = v_mul (v_sub (q[(i + 2) % 7], a), 1 / 6.0);
      cairo_curve_to (cr, a.x + t0.x, a.y + t0.y, d.x - t1.x, d.y - t1.y, d.x, d.y);
    }
  cairo_close_path (cr);
}
