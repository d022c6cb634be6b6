/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rivers, springs and lakes.
 */

#include "paint-private.h"

static void
ripple (Brush *b, Vec c, double k)
{
  cairo_move_to (b->cr, c.x - k, c.y);
  cairo_curve_to (b->cr, c.x - k * 0.4, c.y - k * 0.45, c.x + k * 0.4, c.y - k * 0.45,
                  c.x + k, c.y);
  cairo_set_line_cap (b->cr, CAIRO_LINE_CAP_ROUND);
  stroke (b, b->pal->glint, fmax (0.006, 0.9 / b->px));
  cairo_set_line_cap (b->cr, CAIRO_LINE_CAP_BUTT);
}

/* One layer of all water, `edge` wider than the water itself. */
static void
water_layer (Brush *b, const BastideGeometry *g, double edge, uint32_t rgb)
{
  cairo_t *cr = b->cr;

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  for (int i = 0; i < g->n_rivers; i++)
    {
      const LineShape *l = &g->river[i];
      cairo_new_path (cr);
      _bastide_line_path (cr, l, vec (0, 0));
      stroke (b, rgb, RIVER_WIDTH + 2 * edge);
      /* The mouth of a river widens into the lake. */
      if (l->end == END_LAKE)
        {
          Vec mouth = v_go (g->lake, v_unit (v_sub (l->piece[0].p[0], g->lake)), 0.165);
          oval (cr, mouth, 0.105 + edge, 0.105 + edge);
        }
      else if (l->end == END_SPRING)
        _bastide_blob_path (cr, l->stop, SPRING_RADIUS + edge, g->seed, 0.85);
      else if (l->end == END_NONE && l->n == 1 && g->n_rivers > 2)
        oval (cr, vec (0.5, 0.5), 0.085 + edge, 0.085 + edge);
      fill (b, rgb);
    }
  cairo_new_path (cr);
  if (g->has_lake || g->tile.symbols & BST_SYMBOL_LAKE)
    _bastide_blob_path (cr, g->lake, LAKE_RADIUS + edge, g->seed, 0.85);
  for (int i = 0; i < g->n_inns; i++)
    {
      const PlaceShape *p = &g->inn[i];
      _bastide_blob_path (cr, v_add (p->at, vec (0, 0.045 * p->scale)),
                          0.115 * p->scale + edge * 0.8, g->seed + 5, 0.66);
    }
  fill (b, rgb);
}

static bool
inner (Vec p)
{
  return fmin (fmin (p.x, 1 - p.x), fmin (p.y, 1 - p.y)) > 0.08;
}

static void
paint_ripples (Brush *b, const BastideGeometry *g)
{
  uint64_t r = g->seed ^ 0x3A7E4u;

  for (int i = 0; i < g->n_rivers; i++)
    for (int n = 0; n < 2 * g->river[i].n; n++)
      {
        Vec p = bez_at (&g->river[i].piece[n / 2], rnd_between (&r, 0.15, 0.85));
        double dx = rnd_between (&r, -0.02, 0.02), dy = rnd_between (&r, -0.02, 0.02);
        p = v_add (p, vec (dx, dy));
        if (inner (p))
          ripple (b, p, 0.022);
      }
  for (int k = 0; g->has_lake && k < 4; k++)
    {
      double dx = rnd_between (&r, -0.11, 0.11), dy = rnd_between (&r, -0.1, 0.1);
      ripple (b, v_add (g->lake, vec (dx, dy)), 0.028);
    }
}

/* A clump of reeds at the shore. */
static void
paint_reeds (Brush *b, Vec c)
{
  cairo_set_line_cap (b->cr, CAIRO_LINE_CAP_ROUND);
  for (int i = -2; i < 3; i++)
    {
      cairo_move_to (b->cr, c.x + i * 0.007, c.y);
      cairo_curve_to (b->cr, c.x + i * 0.008, c.y - 0.02, c.x + i * 0.011, c.y - 0.03,
                      c.x + i * 0.014, c.y - 0.046 + (i < 0 ? -i : i) * 0.006);
    }
  stroke (b, b->pal->pine, fmax (0.006, 0.9 / b->px));
  cairo_set_line_cap (b->cr, CAIRO_LINE_CAP_BUTT);
}

/* A rowing boat with its reflection. */
static void
paint_boat (Brush *b, Vec c)
{
  const BastidePalette *pal = b->pal;

  oval (b->cr, v_add (c, vec (0.004, 0.022)), 0.06, 0.014);
  ink (b->cr, pal->bank, 0.55);
  cairo_fill (b->cr);
  for (int pass = 0; pass < 2; pass++)
    {
      double w = pass ? 0.048 : 0.068, deep = pass ? 0.012 : 0.036, y = c.y - 0.008;
      cairo_move_to (b->cr, c.x - w, y);
      cairo_curve_to (b->cr, c.x - w * 0.7, y + deep, c.x + w * 0.7, y + deep, c.x + w, y);
      cairo_curve_to (b->cr, c.x + w * 0.5, y - 0.018, c.x - w * 0.5, y - 0.018, c.x - w, y);
      cairo_close_path (b->cr);
      fill_line (b, pass ? pal->wood[0] : pal->wood[1], pal->ink);
    }
  segment_line (b->cr, vec (c.x - 0.004, c.y - 0.004), vec (c.x - 0.05, c.y + 0.036));
  stroke (b, pal->wood[0], fmax (0.009, 0.9 / b->px));
}

static void
paint_lake_life (Brush *b, const BastideGeometry *g)
{
  static const double angle[] = { 0.6, 1.1, 2.4, 3.9, 5.4 };
  double r = LAKE_RADIUS * 0.93;

  for (size_t i = 0; i < sizeof angle / sizeof angle[0]; i++)
    {
      Vec p = v_add (g->lake, vec (r * cos (angle[i]), r * sin (angle[i]) * 0.85));
      bool river = false;
      for (int k = 0; k < g->n_rivers; k++)
        river |= _bastide_line_distance (&g->river[k], p) < RIVER_WIDTH * 0.75;
      for (int k = 0; k < g->n_roads; k++)
        river |= _bastide_line_distance (&g->road[k], p) < ROAD_WIDTH;
      if (!river)
        paint_reeds (b, v_add (p, vec (0, 0.012)));
    }
  if (!g->n_roads)
    paint_boat (b, v_add (g->lake, vec (g->variant == 1 ? -0.05 : 0.045, 0.035)));
}

void
_bastide_paint_water (Brush *b, const BastideGeometry *g)
{
  cairo_set_line_join (b->cr, CAIRO_LINE_JOIN_ROUND);
  water_layer (b, g, BANK_WIDTH, b->pal->bank);
  water_layer (b, g, 0, b->pal->shallow);
  water_layer (b, g, -0.016, b->pal->water);
  if (b->px >= DETAIL_HOUSES)
    paint_ripples (b, g);
  if (g->has_lake && b->px >= DETAIL_HOUSES)
    paint_lake_life (b, g);
}

/* A ring of stones, open to the south. */
static void
paint_stones (Brush *b, Vec c, uint64_t seed)
{
  for (int i = 0; i < 7; i++)
    {
      double a = M_PI * (0.92 + i * 0.195), k = rnd_between (&seed, 0.10, 0.122);
      double s = rnd_between (&seed, 0.02, 0.033);
      Vec p = v_add (c, vec (k * cos (a), k * sin (a) * 0.85));
      cast_shadow (b, p, s, s * 0.7);
      cairo_new_path (b->cr);
      oval (b->cr, p, s, s * 0.78);
      fill_line (b, b->pal->stone[1], b->pal->ink);
      oval (b->cr, v_add (p, vec (-s * 0.2, -s * 0.22)), s * 0.6, s * 0.4);
      fill (b, b->pal->stone[0]);
    }
}

void
_bastide_paint_springs (Brush *b, const BastideGeometry *g)
{
  for (int i = 0; i < g->n_rivers; i++)
    if (g->river[i].end == END_SPRING)
      paint_stones (b, g->river[i].stop, g->seed);
}
