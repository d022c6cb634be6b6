/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Monasteries, gardens and inns.
 */

#include "paint-private.h"

/* Rows of flower beds in the rectangle around `c`. */
static void
paint_beds (Brush *b, Vec c, double w, double h, int cols, uint64_t seed)
{
  const BastidePalette *pal = b->pal;

  for (int i = 0; i < cols; i++)
    {
      double x = c.x - w / 2 + w * i / cols + 0.006, width = w / cols - 0.012;
      bool plain = b->px < DETAIL_RUTS || pal->flat;
      cairo_rectangle (b->cr, x, c.y - h / 2, width, h);
      if (plain)
        fill (b, i % 2 ? pal->bloom[seed % 3] : pal->tree);
      else
        fill_line (b, pal->tree, pal->tree_ink);
      if (plain)
        continue;
      for (double y = c.y - h / 2 + 0.012; y < c.y + h / 2 - 0.004; y += 0.02)
        {
          cairo_new_path (b->cr);
          oval (b->cr, vec (x + width / 2 + rnd_between (&seed, -0.003, 0.003), y),
                0.0075, 0.0075);
          fill (b, pal->bloom[i % 3]);
        }
    }
}

/* Trodden ground within a low wall. */
static void
paint_precinct (Brush *b, double w, double h)
{
  const BastidePalette *pal = b->pal;

  if (pal->shade > 0)
    {
      cairo_rectangle (b->cr, -w / 2 + 0.012, -h / 2 + 0.012, w, h);
      ink (b->cr, pal->shadow, pal->shade * 0.7);
      cairo_fill (b->cr);
    }
  cairo_rectangle (b->cr, -w / 2, -h / 2, w, h);
  fill (b, _bastide_blend (pal->sand, pal->meadow, pal->flat ? 0 : 0.35));
  cairo_set_line_join (b->cr, CAIRO_LINE_JOIN_ROUND);
  for (int pass = 0; pass < 2; pass++)
    {
      cairo_rectangle (b->cr, -w / 2, -h / 2 - (pass ? 0.012 : 0), w, h);
      stroke (b, pass ? pal->stone[0] : pal->stone[2],
              pass ? 0.014 : 0.015 + 1.2 * b->line);
    }
}

/* The doors in the wall where roads arrive. */
static void
paint_doors (Brush *b, const BastideGeometry *g, const PlaceShape *p)
{
  for (int i = 0; i < g->n_roads; i++)
    {
      if (g->road[i].end != END_CLOISTER)
        continue;
      Vec d = v_unit (v_sub (p->at, g->road[i].piece[0].p[0])), e = g->road[i].stop;
      segment_line (b->cr, v_go (e, d, -0.03), v_go (e, d, 0.05));
      stroke (b, b->pal->road, ROAD_WIDTH);
    }
}

void
_bastide_paint_cloister (Brush *b, const BastideGeometry *g, const PlaceShape *p)
{
  House wing = { 0.15, 0.085, 0, 0.055, 0.036, 1, true, 0 };
  House cell = { 0.115, 0.075, M_PI / 2 - 0.02, 0.04, 0.03, 1, false, 0 };

  cairo_save (b->cr);
  cairo_translate (b->cr, p->at.x, p->at.y);
  cairo_scale (b->cr, p->scale, p->scale);
  paint_precinct (b, CLOISTER_WIDTH, CLOISTER_HEIGHT);
  cairo_restore (b->cr);
  paint_doors (b, g, p);
  cairo_save (b->cr);
  cairo_translate (b->cr, p->at.x, p->at.y);
  cairo_scale (b->cr, p->scale, p->scale);
  paint_beds (b, vec (-0.10, 0.095), 0.16, 0.085, 3, g->seed);
  if (b->px >= DETAIL_HOUSES)
    {
      _bastide_paint_house (b, vec (-0.13, -0.06), &wing);
      if (g->variant != 1)
        _bastide_paint_house (b, vec (0.16, -0.045), &cell);
    }
  _bastide_paint_church (b, vec (0.025, 0.03), 0.29, false);
  if (b->px >= DETAIL_HOUSES)
    {
      _bastide_paint_tree (b, vec (0.165, 0.115), 0.03);
      if (g->variant == 1)
        _bastide_paint_well (b, vec (0.15, 0.02), 0.022);
    }
  cairo_restore (b->cr);
}

/* Clipped hedges, four beds around a fountain, paths between them. */
void
_bastide_paint_garden (Brush *b, const BastideGeometry *g, const PlaceShape *p)
{
  const BastidePalette *pal = b->pal;
  double w = GARDEN_WIDTH - 0.03, h = GARDEN_HEIGHT - 0.03;

  cairo_save (b->cr);
  cairo_translate (b->cr, p->at.x, p->at.y);
  cairo_scale (b->cr, p->scale, p->scale);
  cairo_set_line_join (b->cr, CAIRO_LINE_JOIN_ROUND);
  if (pal->shade > 0)
    {
      cairo_rectangle (b->cr, -w / 2 + 0.008, -h / 2 + 0.008, w + 0.012, h + 0.012);
      ink (b->cr, pal->shadow, pal->shade);
      cairo_fill (b->cr);
    }
  rounded_rectangle (b->cr, -w / 2, -h / 2, w, h, 0.02);
  ink (b->cr, pal->street, 1);
  cairo_fill_preserve (b->cr);
  ink (b->cr, pal->tree_ink, 1);
  cairo_set_line_width (b->cr, 0.024 + b->line);
  cairo_stroke_preserve (b->cr);
  stroke (b, pal->tree_high, 0.024 - b->line);
  for (int i = 0; i < 4; i++)
    paint_beds (b, vec (i & 1 ? 0.062 : -0.062, i & 2 ? 0.052 : -0.052), 0.088, 0.062, 3,
                g->seed + (uint64_t) i);
  oval (b->cr, vec (0, 0), 0.033, 0.028);
  fill_line (b, pal->stone[0], pal->ink);
  oval (b->cr, vec (0, 0), 0.021, 0.017);
  fill (b, pal->water);
  for (int i = 0; i < 4 && b->px >= DETAIL_HOUSES; i++)
    _bastide_paint_bush (b, vec ((i & 1 ? 1 : -1) * (w / 2), (i & 2 ? 1 : -1) * (h / 2)),
                         0.021);
  cairo_restore (b->cr);
}

/* The house by its lake, and the sign: a tall pole with a golden disc. */
void
_bastide_paint_inn (Brush *b, const PlaceShape *p)
{
  double k = p->scale;
  House house = { 0.155 * k, 0.095 * k, 0, 0.055 * k, 0.045 * k, 1, true, 0 };
  Vec foot = v_add (p->at, vec (-0.092 * k, -0.01 * k));
  Vec top = v_add (foot, vec (0, -0.13 * k));

  _bastide_paint_house (b, v_add (p->at, vec (0.015 * k, -0.055 * k)), &house);
  segment_line (b->cr, foot, top);
  stroke (b, b->pal->ink, fmax (0.011, 1.2 / b->px));
  oval (b->cr, top, 0.035, 0.035);
  fill_line (b, b->pal->gold, b->pal->ink);
}
