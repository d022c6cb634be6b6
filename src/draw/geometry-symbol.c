/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the sign of a rule stands: in the fields if they have room, else in a
 * city.
 */

#include "geometry-private.h"

#define SIGN_ROOM 0.095 /* what a sign needs around its middle */
#define VOLCANO_ROOM 0.19

bool
_bastide_has_sign (const BstTile *tile)
{
  return tile->symbols & ~(uint32_t) BST_SYMBOL_LAKE;
}

/* How far a point of a city is from all that must stay in sight there. */
static double
city_room (const BastideGeometry *g, const CityShape *c, Vec p)
{
  const BstSegmentDef *s = &g->tile.segments[c->segment];
  double room = fmin (fmin (p.x, 1 - p.x), fmin (p.y, 1 - p.y)) - 0.06;
  bool used = s->attrs[BST_ATTR_SHIELDS] || s->attrs[BST_ATTR_PRINCESS]
              || s->attrs[BST_ATTR_WINE] || s->attrs[BST_ATTR_GRAIN]
              || s->attrs[BST_ATTR_CLOTH];

  if (c->n_walls)
    room = fmin (room, _bastide_wall_distance (c, p) - 0.02);
  if (used)
    room = fmin (room, v_dist (_bastide_city_square (c), p) - 0.20);
  for (int i = 0; i < g->n_places; i++)
    {
      double x = fabs (p.x - g->place[i].at.x) - CLOISTER_WIDTH / 2 * g->place[i].scale;
      /* The spire rises above the precinct, and a sign stands up from its place. */
      double middle = g->place[i].at.y - 0.06;
      double y = fabs (p.y - middle) - (CLOISTER_HEIGHT / 2 + 0.06) * g->place[i].scale;
      room = fmin (room, fmax (x, y));
    }
  for (int i = 0; i < g->n_roads; i++)
    if (g->road[i].end == END_GATE)
      room = fmin (room, v_dist (g->road[i].stop, p) - 0.08);
  return room;
}

static double
room_in_cities (const BastideGeometry *g, Vec p)
{
  int segment = _bastide_region_at (g, p);

  for (int i = 0; i < g->n_cities; i++)
    if (g->city[i].segment == segment)
      return city_room (g, &g->city[i], p);
  return -1;
}

/* The best of a grid of points; returns the room there. */
static double
search (const BastideGeometry *g, bool city, double need, Vec *at)
{
  uint64_t r = g->seed ^ 0x5711u;
  double margin = need + 0.04;
  double best = -9, found = -1;

  for (int i = 0; i < 34 * 30; i++)
    {
      double x = margin + 0.02 * (i % 34), y = 0.22 + 0.02 * (i / 34.0);
      Vec p = vec (x + rnd_between (&r, -0.01, 0.01), y);
      /* Shadows fall to the east. */
      if (p.x > 0.94 - margin)
        continue;
      double room = city ? room_in_cities (g, p) : _bastide_room (g, p);
      double score = fmin (room, need) - 0.08 * v_dist (p, vec (0.5, 0.5));
      if (score <= best)
        continue;
      best = score;
      found = room;
      *at = p;
    }
  return found;
}

void
_bastide_place_symbol (BastideGeometry *g)
{
  bool volcano = g->tile.symbols & BST_SYMBOL_VOLCANO;
  double need = volcano ? VOLCANO_ROOM : SIGN_ROOM;
  Vec field = vec (0.5, 0.5), city = field;

  if (!_bastide_has_sign (&g->tile))
    return;
  double outside = search (g, false, need, &field);
  g->symbol = field;
  if (outside < need && !volcano && g->n_cities
      && search (g, true, need, &city) > outside)
    {
      g->symbol = city;
      g->symbol_in_city = true;
      return;
    }
  _bastide_keep_off (g, g->symbol, need + 0.015);
}
