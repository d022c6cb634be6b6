/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where figures go: inside their region, off its outline and off each other.
 */

#include "geometry-private.h"

#include <string.h>

#define CELLS (REGION_GRID * REGION_GRID)

/* Each cell's distance from the outline of the region it is in, in thirds of a
 * cell; two passes with the weights 3 and 4. */
static void
measure (const BastideGeometry *g, short *d)
{
  const int w = REGION_GRID;

  for (int i = 0; i < CELLS; i++)
    {
      int x = i % w, y = i / w;
      bool rim = !x || !y || x == w - 1 || y == w - 1 || g->region[i - 1] != g->region[i]
                 || g->region[i - w] != g->region[i] || g->region[i + 1] != g->region[i]
                 || g->region[i + w] != g->region[i];
      d[i] = rim ? 1 : 3000;
    }
  for (int pass = 0; pass < 2; pass++)
    for (int k = 0; k < CELLS; k++)
      {
        int i = pass ? CELLS - 1 - k : k, x = i % w, y = i / w, s = pass ? 1 : -1;
        if (!x || !y || x == w - 1 || y == w - 1)
          continue;
        int best = d[i];
        int near[4] = { d[i + s] + 3, d[i + s * w] + 3, d[i + s * w + 1] + 4,
                        d[i + s * w - 1] + 4 };
        for (int n = 0; n < 4; n++)
          best = near[n] < best ? near[n] : best;
        d[i] = (short) best;
      }
}

/* Where a figure would stand if there were nothing else. */
static Vec
wish (const BastideGeometry *g, int segment)
{
  const BstSegmentDef *s = &g->tile.segments[segment];

  if (s->at_x >= 0 && s->at_y >= 0 && (s->at_x > 0 || s->at_y > 0))
    return vec (s->at_x, s->at_y);
  for (int i = 0; i < g->n_cities; i++)
    if (g->city[i].segment == segment)
      return g->city[i].middle;
  for (int i = 0; i < g->n_places; i++)
    if (g->place[i].segment == segment)
      return v_add (g->place[i].at, vec (-0.1 * g->place[i].scale, 0.03));
  for (int i = 0; i < g->n_roads; i++)
    if (g->road[i].segment == segment)
      return bez_at (&g->road[i].piece[0], g->road[i].n > 1 ? 0.85 : 0.5);
  for (int i = 0; i < g->n_rivers; i++)
    if (g->river[i].segment == segment)
      return bez_at (&g->river[i].piece[0], 0.5);
  return vec (0.5, 0.5);
}

static double
crowding (const BastideGeometry *g, const bool *placed, Vec p)
{
  double cost = 0;

  for (int i = 0; i < g->tile.n_segments; i++)
    if (placed[i])
      {
        double d = v_dist (g->anchor[i], p);
        cost += d < 0.095 ? 2 : 0;
        cost += d < 0.30 ? (0.30 - d) * 0.8 : 0;
      }
  if (_bastide_has_sign (&g->tile))
    cost += fmax (0, 0.24 - v_dist (g->symbol, p)) * 1.5;
  /* The towers of a monastery rise above its precinct. */
  for (int i = 0; i < g->n_places; i++)
    {
      const PlaceShape *place = &g->place[i];
      double reach = 0.42 * place->scale, d = v_dist (v_add (place->at, vec (0, -0.06)), p);
      cost += d > 0.12 && d < reach ? (reach - d) * 1.2 : 0;
    }
  return cost;
}

/* A figure in a city leaves its shield or cathedral in sight. */
static double
hiding (const BastideGeometry *g, int segment, Vec p)
{
  const BstSegmentDef *s = &g->tile.segments[segment];

  for (int i = 0; i < g->n_cities; i++)
    {
      double reach = s->attrs[BST_ATTR_CATHEDRAL] ? 0.34 : s->attrs[BST_ATTR_SHIELDS] ? 0.27 : 0;
      double d = v_dist (v_mix (g->city[i].middle, vec (0.5, 0.5), 0.1), p);
      if (g->city[i].segment == segment && d < reach)
        return 2.2 * (reach - d);
    }
  return 0;
}

/* A figure should not hang over the border more than it has to. */
static double
hanging_over (Vec p)
{
  double x = fmin (p.x, 1 - p.x), y = fmin (p.y, 1 - p.y);

  return 1.6 * fmax (0, 0.17 - x) + 1.6 * fmax (0, 0.17 - y);
}

static void
place (BastideGeometry *g, int segment, const short *d, const bool *placed)
{
  Vec want = wish (g, segment), best = want;
  double most = -1e9;
  bool field = _bastide_is_field (&g->tile, segment);

  for (int y = 1; y < REGION_GRID; y += 2)
    for (int x = 1; x < REGION_GRID; x += 2)
      {
        int i = y * REGION_GRID + x;
        if (g->region[i] != segment)
          continue;
        Vec p = vec ((x + 0.5) / REGION_GRID, (y + 0.5) / REGION_GRID);
        double room = d[i] / 3.0 / REGION_GRID;
        double score = 3 * fmin (room, field ? 0.2 : 0.10) + (room < 0.03 ? -1 : 0)
                       - (field ? 0.15 : 0.9) * v_dist (p, want) - crowding (g, placed, p)
                       - hiding (g, segment, p) - hanging_over (p);
        if (score > most)
          {
            most = score;
            best = p;
          }
      }
  g->anchor[segment] = best;
}

void
_bastide_place_anchors (BastideGeometry *g)
{
  static const BstFeatureKind order[] = {
    BST_FEATURE_MONASTERY, BST_FEATURE_GARDEN, BST_FEATURE_CITY, BST_FEATURE_ROAD,
    BST_FEATURE_FOREST, BST_FEATURE_LAKE, BST_FEATURE_RIVER, BST_FEATURE_MEADOW,
    BST_FEATURE_FIELD,
  };
  bool placed[BST_MAX_SEGMENTS] = { false };
  short d[CELLS];

  measure (g, d);
  for (size_t k = 0; k < sizeof order / sizeof order[0]; k++)
    for (int i = 0; i < g->tile.n_segments; i++)
      if (g->tile.segments[i].kind == order[k])
        {
          place (g, i, d, placed);
          placed[i] = true;
        }
}
