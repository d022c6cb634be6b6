/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cities, from the ground to the spires.
 */

#include "city-plan-private.h"

#include <stdlib.h>

static void
paint_streets (Brush *b, const CityPlan *plan)
{
  cairo_t *cr = b->cr;

  if (plan->radius > 0)
    {
      cairo_new_path (cr);
      oval (cr, plan->square, plan->radius * 0.96, plan->radius * 0.86);
      fill (b, b->pal->street);
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (int i = 0; i < plan->n_streets; i++)
    {
      const Bez *s = &plan->street[i];
      Vec before = v_go (s->p[0], v_unit (v_sub (s->p[1], s->p[0])), -0.1);
      curve (cr, s, vec (0, 0));
      segment_line (cr, before, s->p[0]);
      stroke (b, b->pal->street, STREET_WIDTH);
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
}

static void
paint_floor (Brush *b, const CityPlan *plan)
{
  cairo_t *cr = b->cr;
  const BastidePalette *pal = b->pal;
  const CityShape *c = plan->city;

  _bastide_city_path (cr, c);
  fill (b, pal->sand);
  _bastide_city_path (cr, c);
  cairo_clip (cr);
  if (pal->flat)
    {
      for (double k = -0.95; k < 1; k += 0.1)
        segment_line (cr, vec (k, 0), vec (k + 1, 1));
      stroke (b, pal->sand_low, 0.02);
    }
  for (int i = 0; i < c->n_walls && !pal->flat; i++)
    {
      curve (cr, &c->wall[i], vec (0, 0));
      stroke (b, pal->sand_low, WALL_WIDTH + 0.05);
    }
  if (b->px >= DETAIL_HOUSES)
    paint_streets (b, plan);
  if (plan->g->n_rivers)
    _bastide_paint_water (b, plan->g);
}

static void
paint_gates (Brush *b, const BastideGeometry *g, const CityShape *c)
{
  Vec at, dir;

  for (int i = 0; i < g->n_rivers; i++)
    for (int k = 0; k < c->n_walls; k++)
      {
        LineShape wall = { .n = 1, .piece = { c->wall[k] } };
        if (_bastide_lines_cross (&wall, &g->river[i], &at, &dir))
          _bastide_paint_water_gate (b, at);
      }
  for (int i = 0; i < g->n_roads; i++)
    if (g->road[i].end == END_GATE && _bastide_wall_distance (c, g->road[i].stop) < 0.035)
      _bastide_paint_gate (b, g->road[i].stop, g->road[i].dir);
  for (int i = 0; i < g->n_lanes; i++)
    if (_bastide_wall_distance (c, g->lane[i].p[3]) < 0.035)
      _bastide_paint_gate (b, g->lane[i].p[3],
                           v_unit (v_sub (g->lane[i].p[3], g->lane[i].p[0])));
  for (int i = 0; i < g->n_tunnels; i++)
    if (g->tunnel[i].wall && _bastide_wall_distance (c, g->tunnel[i].at) < 0.035)
      _bastide_paint_passage (b, g->tunnel[i].at, v_mul (g->tunnel[i].in, -1),
                              ROAD_WIDTH * 0.72, b->pal->road);
}

static void
paint_signs (Brush *b, const CityPlan *plan)
{
  static const BstAttr goods[] = { BST_ATTR_WINE, BST_ATTR_GRAIN, BST_ATTR_CLOTH };
  const BstSegmentDef *s = &plan->g->tile.segments[plan->city->segment];
  double size = (count_bits (plan->city->sides) == 1 ? 0.10 : 0.14)
                * (b->px < DETAIL_SMALL ? 1.4 : 1);
  int n = 0;

  if (s->attrs[BST_ATTR_PRINCESS])
    {
      Vec at = v_add (plan->square, vec (0.15 * n++, 0.06));
      /* All of it stays on the tile, up to the pennant. */
      at.y = fmax (at.y, 2.1 * size + 0.02);
      at.x = fmin (fmax (at.x, 0.12), 0.84);
      _bastide_paint_bower (b, at, size);
    }
  for (int i = 0; i < s->attrs[BST_ATTR_SHIELDS]; i++)
    _bastide_paint_shield (b, v_add (plan->square, vec (0.15 * n++, 0)), size);
  for (int i = 0; i < 3; i++)
    if (s->attrs[goods[i]])
      _bastide_paint_goods (b, v_add (plan->square, vec (0.15 * n++, 0)), (int) goods[i]);
}

/* A city that passes over an earlier one: arches let the other's street and the
 * fields beside it through below its walls. */
static void
paint_passages (Brush *b, const BastideGeometry *g, const CityShape *c)
{
  const BastidePalette *pal = b->pal;

  for (const CityShape *lower = g->city; lower < c; lower++)
    for (int i = 0; i < c->n_walls && lower->under == c->sides; i++)
      {
        Vec out = v_side (bez_dir (&c->wall[i], 0.5));
        if (v_dot (out, v_sub (bez_at (&c->wall[i], 0.5), c->middle)) < 0)
          out = v_mul (out, -1);
        _bastide_paint_passage (b, bez_at (&c->wall[i], 0.5), out, 0.058, pal->street);
        for (double t = 0.26; t < 0.8 && count_bits (lower->sides) == 2; t += 0.48)
          _bastide_paint_passage (b, bez_at (&c->wall[i], t), out, 0.045, pal->meadow);
      }
}

static void
paint_walls (Brush *b, const CityShape *c, bool front)
{
  for (int i = 0; i < c->n_walls; i++)
    if (c->front[i] == front)
      _bastide_paint_wall (b, &c->wall[i]);
}

static void
paint_corner_towers (Brush *b, const CityShape *c)
{
  Stage towers = { .n = 0 };

  for (int i = 0; i < c->n_walls; i++)
    for (int k = 0; k < 4; k += 3)
      _bastide_stage_put (&towers, (Sprite) { .kind = SPRITE_TOWER, .size = TOWER_RADIUS,
                                              .at = c->wall[i].p[k] });
  _bastide_stage_play (b, &towers);
}

void
_bastide_paint_city (Brush *b, const BastideGeometry *g, const CityShape *c)
{
  CityPlan *plan = malloc (sizeof *plan);
  bool cathedral = g->tile.segments[c->segment].attrs[BST_ATTR_CATHEDRAL];

  if (!plan)
    return;
  _bastide_plan_city (plan, g, c, b->px >= DETAIL_HOUSES, b->pal->flat);
  cairo_save (b->cr);
  paint_floor (b, plan);
  cairo_restore (b->cr);
  paint_walls (b, c, false);
  cairo_save (b->cr);
  _bastide_city_path (b->cr, c);
  cairo_clip (b->cr);
  _bastide_stage_play (b, &plan->stage);
  cairo_restore (b->cr);
  if (cathedral)
    _bastide_paint_church (b, v_add (plan->square, vec (0, 0.08)), 0.36, true);
  paint_walls (b, c, true);
  paint_corner_towers (b, c);
  paint_gates (b, g, c);
  paint_passages (b, g, c);
  paint_signs (b, plan);
  free (plan);
}
