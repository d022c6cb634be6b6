/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Villages where roads meet, and what stands where a road runs out.
 */

#include "paint-private.h"

static void
paint_green (Brush *b, const BastideGeometry *g)
{
  const BastidePalette *pal = b->pal;
  Vec c = g->village;

  cairo_new_path (b->cr);
  oval (b->cr, c, VILLAGE_RADIUS, 0.095);
  fill_line (b, pal->road, pal->road_edge);
  /* Open the ring where a road comes in. */
  for (int i = 0; i < g->n_roads; i++)
    if (g->road[i].end == END_VILLAGE)
      {
        Vec in = v_unit (v_sub (g->road[i].stop, c));
        segment_line (b->cr, v_go (c, in, 0.06), v_go (c, in, 0.13));
        stroke (b, pal->road, ROAD_WIDTH);
      }
  oval (b->cr, v_add (c, vec (0, 0.005)), 0.05, 0.042);
  fill_line (b, pal->meadow_low, pal->road_edge);
}

static bool
taken (const BastideGeometry *g, const Stage *st, Vec p, double gap)
{
  for (int i = 0; i < g->n_roads; i++)
    if (_bastide_line_distance (&g->road[i], p) < ROAD_WIDTH / 2 + gap * 0.6)
      return true;
  for (int i = 0; i < st->n; i++)
    if (v_dist (p, st->sprite[i].at) < 0.045 + gap
        && st->sprite[i].kind != SPRITE_TREE)
      return true;
  for (int i = 0; i < g->n_rivers; i++)
    if (_bastide_line_distance (&g->river[i], p) < RIVER_WIDTH / 2 + gap)
      return true;
  for (int i = 0; i < g->n_cities; i++)
    if (_bastide_wall_distance (&g->city[i], p) < 0.09)
      return true;
  for (int i = 0; i < g->n_lanes; i++)
    if (v_dist (bez_at (&g->lane[i], 0.5), p) < 0.09 + gap)
      return true;
  if (_bastide_has_sign (&g->tile) && v_dist (g->symbol, p) < 0.13)
    return true;
  for (int i = 0; i < g->n_inns; i++)
    if (v_dist (g->inn[i].at, p) < 0.14 * g->inn[i].scale + 0.05)
      return true;
  return p.y < 0.14 || p.y > 0.9 || p.x < 0.11 || p.x > 0.88;
}

/* Houses differ in roof, size and lie, but most turn their long side to the
 * green. */
static House
village_house (int kind, uint64_t *r)
{
  double lie = rnd_between (r, -0.22, 0.22);
  House h;

  switch (kind % 5)
    {
    case 0:
      h = _bastide_house (rnd_between (r, 0.092, 0.108), 0.074, lie, (int) (rnd (r) * 3));
      h.chimney = true;
      break;
    case 1:
      h = _bastide_house (rnd_between (r, 0.085, 0.1), 0.08, lie, ROOF_THATCH);
      h.rise = 0.03;
      break;
    case 2:
      h = _bastide_house (0.082, 0.07, M_PI / 2 - 0.12 + lie, (int) (rnd (r) * 3));
      break;
    case 3:
      h = _bastide_house (0.088, 0.07, lie, ROOF_SLATE);
      h.chimney = true;
      h.wall = 0.026;
      break;
    default:
      h = _bastide_house (0.128, 0.078, lie, 1 + (int) (rnd (r) * 2));
      break;
    }
  return h;
}

/* A garden plot or a tree in what room is left. */
static void
fill_up (BastideGeometry *g, Stage *st, uint64_t *r)
{
  for (int i = 0, n = 0; i < 60 && n < 7; i++)
    {
      double a = rnd_between (r, 0, 2 * M_PI), k = rnd_between (r, 0.13, 0.27);
      Vec p = v_add (g->village, vec (k * cos (a), k * sin (a) * 0.9));
      if (taken (g, st, p, 0.028))
        continue;
      bool tree = rnd (r) < 0.45;
      _bastide_stage_put (st, (Sprite) { .kind = tree ? SPRITE_TREE : SPRITE_BUSH, .at = p,
                                         .size = tree ? 0.024 : 0.013 });
      n++;
    }
}

void
_bastide_build_village (Brush *b, BastideGeometry *g, Stage *st)
{
  static const Vec spot[] = { { 0.125, 0.112 }, { 0.25, 0.115 }, { 0, 0.175 },
                              { 0.165, 0.0 }, { 0.12, 0.225 }, { 0.27, 0.2 } };
  uint64_t r = g->seed ^ 0x7111u;
  int kind = (int) (rnd (&r) * 5), chapel = (int) (rnd (&r) * 4);
  bool built = false;

  paint_green (b, g);
  if (rnd (&r) < 0.5)
    _bastide_stage_put (st, (Sprite) { .kind = SPRITE_TREE, .size = 0.042,
                                       .at = v_add (g->village, vec (0, 0.005)) });
  else
    _bastide_stage_put (st, (Sprite) { .kind = SPRITE_WELL, .size = 0.026,
                                       .at = g->village });
  for (int i = 0; i < 24 && b->px >= DETAIL_HOUSES; i++)
    {
      double sx = i & 1 ? -1 : 1, sy = i & 2 ? -1 : 1;
      double dx = rnd_between (&r, -0.01, 0.01), dy = rnd_between (&r, -0.01, 0.01);
      Vec p = v_add (g->village, vec (spot[i / 4].x * sx + dx, spot[i / 4].y * sy + dy));
      if ((i >= 4 && rnd (&r) < 0.42) || taken (g, st, p, 0.05))
        continue;
      if (!built && i % 4 == chapel && g->variant != 1)
        _bastide_stage_put (st, (Sprite) { .kind = SPRITE_CHAPEL, .at = p, .size = 0.11 });
      else
        _bastide_stage_house (st, p, village_house (kind++, &r));
      built |= i % 4 == chapel;
      _bastide_keep_off (g, p, 0.065);
    }
  if (b->px >= DETAIL_HOUSES && !b->pal->flat)
    fill_up (g, st, &r);
}

/* A barn where a road runs out; two that end face to face share a farm. */
void
_bastide_build_road_ends (BastideGeometry *g, Stage *st)
{
  int n = 0;
  Vec sum = vec (0, 0);

  if (g->has_cottage)
    {
      House h = _bastide_house (0.135, 0.1, 0.04, ROOF_THATCH);
      h.chimney = true;
      _bastide_stage_house (st, v_add (g->cottage, vec (0, 0.005)), h);
      _bastide_stage_put (st, (Sprite) { .kind = SPRITE_TREE, .size = 0.028,
                                         .at = v_add (g->cottage, vec (-0.055, -0.07)) });
    }

  for (int i = 0; i < g->n_roads; i++)
    if (g->road[i].end == END_FIELD)
      {
        sum = v_add (sum, g->road[i].stop);
        if (!n++)
          _bastide_stage_house (st, v_add (g->road[i].stop, vec (0, -0.015)),
                                _bastide_house (0.15, 0.11, 0.05, 1));
      }
  if (n != 2)
    return;
  Vec c = v_mul (sum, 0.5);
  _bastide_stage_house (st, v_add (c, vec (-0.09, -0.095)),
                        _bastide_house (0.10, 0.076, 0.1, ROOF_THATCH));
  _bastide_stage_put (st, (Sprite) { .kind = SPRITE_TREE, .at = v_add (c, vec (0.1, -0.05)),
                                     .size = 0.034 });
  _bastide_keep_off (g, v_add (c, vec (0, -0.05)), 0.14);
}
