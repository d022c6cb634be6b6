/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Farms: a bent parcel of unequal plots with a hedge, and orchards.
 */

#include "paint-private.h"

/* A parcel with coordinates s across and t along the furrows. */
typedef struct
{
  Vec corner[4]; /* (0,0) (1,0) (1,1) (0,1) */
  Vec bow;       /* how far the middle of a furrow is bent aside */
} Parcel;

static Vec
parcel_at (const Parcel *p, double s, double t)
{
  Vec a = v_mix (p->corner[0], p->corner[1], s), b = v_mix (p->corner[3], p->corner[2], s);

  return v_go (v_mix (a, b, t), p->bow, 4 * t * (1 - t));
}

static Parcel
lay_out (Vec at, double size, uint64_t *r)
{
  double lie = rnd_between (r, -0.6, 0.6) + (rnd (r) < 0.4 ? M_PI / 2 : 0);
  Parcel p;

  for (int i = 0; i < 4; i++)
    {
      double x = (i == 0 || i == 3 ? -1 : 1) * size * rnd_between (r, 0.64, 0.80);
      double y = (i < 2 ? -1 : 1) * size * rnd_between (r, 0.50, 0.64);
      Vec q = v_rotate (vec (x, y), lie);
      p.corner[i] = v_add (at, vec (q.x, q.y * 0.88));
    }
  double bend = rnd_between (r, 0.05, 0.11) * (rnd (r) < 0.5 ? -1 : 1) * size;
  p.bow = v_mul (v_unit (v_sub (p.corner[1], p.corner[0])), bend);
  return p;
}

/* The outline of the plot from (s0, t0) to (s1, t1), corners rounded off. */
static void
plot_path (cairo_t *cr, const Parcel *p, double s0, double t0, double s1, double t1)
{
  const int steps = 8;
  const double c = 0.05;
  double s[4] = { s0, s1, s1, s0 }, t[4] = { t0, t0, t1, t1 };

  cairo_new_path (cr);
  for (int i = 0; i < 4; i++)
    {
      int k = (i + 1) % 4, m = (i + 2) % 4;
      double rs = s[k] - s[i], rt = t[k] - t[i], ns = s[m] - s[k], nt = t[m] - t[k];
      double from = c / fmax (0.1, fabs (rs + rt)), to = c / fmax (0.1, fabs (ns + nt));
      for (int n = 0; n <= steps; n++)
        {
          double f = from + (1 - 2 * from) * n / steps;
          Vec q = parcel_at (p, s[i] + rs * f, t[i] + rt * f);
          cairo_line_to (cr, q.x, q.y);
        }
      Vec corner = parcel_at (p, s[k], t[k]);
      Vec end = parcel_at (p, s[k] + ns * to, t[k] + nt * to);
      cairo_curve_to (cr, corner.x, corner.y, corner.x, corner.y, end.x, end.y);
    }
  cairo_close_path (cr);
}

static void
furrow (Brush *b, const Parcel *p, double s0, double t0, double s1, double t1)
{
  for (int n = 0; n <= 6; n++)
    {
      Vec q = parcel_at (p, s0 + (s1 - s0) * n / 6, t0 + (t1 - t0) * n / 6);
      if (n)
        cairo_line_to (b->cr, q.x, q.y);
      else
        cairo_move_to (b->cr, q.x, q.y);
    }
}

/* Rows of cabbages or sheaves. */
static void
rows_of_dots (Brush *b, const Parcel *p, const double q[4], int lines, uint32_t rgb)
{
  double length = v_dist (parcel_at (p, q[0], q[1]), parcel_at (p, q[0], q[3]));
  int n = (int) fmax (2, length / 0.024);

  cairo_new_path (b->cr);
  for (int i = 0; i < lines; i++)
    for (int k = 0; k < n; k++)
      {
        double s = q[0] + (q[2] - q[0]) * (i + 0.5) / lines;
        double t = q[1] + (q[3] - q[1]) * (k + 0.5 + (i & 1) * 0.3) / (n + 0.3);
        oval (b->cr, parcel_at (p, s, t), 0.0062, 0.0054);
      }
  fill (b, rgb);
}

static void
paint_plot (Brush *b, const Parcel *p, const double q[4], int tone, int style)
{
  cairo_t *cr = b->cr;
  const BastidePalette *pal = b->pal;
  double w = v_dist (parcel_at (p, q[0], q[1]), parcel_at (p, q[2], q[1]));
  double h = v_dist (parcel_at (p, q[0], q[1]), parcel_at (p, q[0], q[3]));
  bool cross = style == 1; /* furrows run across */
  int lines = (int) fmax (2, (cross ? h : w) / (b->px >= DETAIL_FINE ? 0.021 : 0.032));

  plot_path (cr, p, q[0], q[1], q[2], q[3]);
  ink (cr, pal->crop[tone], 1);
  cairo_fill_preserve (cr);
  ink (cr, pal->crop_ink[tone], 0.75);
  cairo_set_line_width (cr, fmax (0.004, 0.5 / b->px));
  cairo_stroke (cr);
  if (style == 2)
    {
      rows_of_dots (b, p, q, (int) fmax (2, w / 0.027),
                    _bastide_blend (pal->tree_high, pal->crop_ink[tone], 0.45));
      return;
    }
  for (int i = 1; i < lines; i++)
    {
      double f = (double) i / lines, ds = (q[2] - q[0]) * 0.06, dt = (q[3] - q[1]) * 0.06;
      double s = q[0] + (q[2] - q[0]) * f, t = q[1] + (q[3] - q[1]) * f;
      if (cross)
        furrow (b, p, q[0] + ds, t, q[2] - ds, t);
      else
        furrow (b, p, s, q[1] + dt, s, q[3] - dt);
    }
  ink (cr, pal->crop_ink[tone], b->px < DETAIL_SMALL ? 0.55 : 0.85);
  cairo_set_line_width (cr, fmax (0.005, 0.6 / b->px));
  cairo_stroke (cr);
}

/* Bushes and now and then a tree along one side, with gaps. */
static void
plant_hedge (const BastideGeometry *g, const Parcel *p, Stage *st, Vec from, Vec to,
             uint64_t *r)
{
  bool gap = false;
  int n = (int) (v_dist (parcel_at (p, from.x, from.y), parcel_at (p, to.x, to.y)) / 0.026);

  for (int i = 0; i <= n; i++)
    {
      Vec st_at = v_mix (from, to, n ? (double) i / n : 0);
      Vec at = parcel_at (p, st_at.x, st_at.y);
      double size = rnd_between (r, 0.011, 0.017), pick = rnd (r);
      bool near = fmin (at.x, fmin (1 - at.x, fmin (at.y, 1 - at.y))) < BORDER_ZONE + 0.045;
      gap = gap ? pick < 0.5 : pick < 0.12;
      if (gap || near || _bastide_room (g, at) < 0.025)
        continue;
      if (pick > 0.93)
        _bastide_stage_put (st, (Sprite) { .kind = SPRITE_TREE, .at = at, .size = 0.025 });
      else
        _bastide_stage_put (st, (Sprite) { .kind = SPRITE_BUSH, .at = at, .size = size });
    }
}

/* The two sides that look south or east get the hedge. */
static void
plant_hedges (const BastideGeometry *g, const Parcel *p, Stage *st, uint64_t *r)
{
  static const Vec side[4][2] = {
    { { 0, -0.07 }, { 1, -0.07 } }, { { 1.06, 0 }, { 1.06, 1 } },
    { { 1, 1.07 }, { 0, 1.07 } }, { { -0.06, 1 }, { -0.06, 0 } },
  };
  Vec middle = parcel_at (p, 0.5, 0.5);

  for (int i = 0; i < 4; i++)
    {
      Vec m = v_mix (side[i][0], side[i][1], 0.5);
      Vec out = v_unit (v_sub (parcel_at (p, m.x, m.y), middle));
      if (out.x + out.y > 0.35)
        plant_hedge (g, p, st, side[i][0], side[i][1], r);
    }
}

/* The farm house at the edge of the land, where it has room. */
static void
build_farm_house (BastideGeometry *g, Stage *st, Vec at, double size, uint64_t *r)
{
  for (int k = 0; k < 30; k++)
    {
      double a = rnd_between (r, -M_PI, 0.35);
      Vec p = v_add (at, vec (cos (a) * size * 1.12, sin (a) * size * 0.98));
      if (p.x < 0.115 || p.x > 0.88 || p.y < 0.13 || p.y > 0.9
          || _bastide_room (g, p) < 0.055)
        continue;
      House house = _bastide_house (0.1, 0.074, rnd_between (r, -0.25, 0.25),
                                    rnd (r) < 0.5 ? ROOF_THATCH : (int) (rnd (r) * 3));
      house.chimney = true;
      _bastide_stage_house (st, p, house);
      _bastide_keep_off (g, p, 0.07);
      break;
    }
}

void
_bastide_paint_farm (Brush *b, BastideGeometry *g, Stage *st, Vec at, double size,
                     uint64_t seed)
{
  uint64_t r = seed ^ 0xFA53u;
  Parcel p = lay_out (at, size, &r);
  int tone = (int) (rnd (&r) * 4);
  double cut = rnd_between (&r, 0.38, 0.62), split = rnd_between (&r, 0.35, 0.65), gap = 0.02;
  double whole[4] = { 0, 0, cut - gap, 1 }, top[4] = { cut + gap, 0, 1, split - gap };
  double low[4] = { cut + gap, split + gap, 1, 1 };

  paint_plot (b, &p, whole, tone, 0);
  if (size > 0.19)
    {
      paint_plot (b, &p, top, (tone + 1) % 4, rnd (&r) < 0.5 ? 1 : 0);
      paint_plot (b, &p, low, (tone + 3) % 4, b->px >= DETAIL_SMALL ? 2 : 1);
    }
  else
    {
      top[3] = 1;
      paint_plot (b, &p, top, (tone + 1) % 4, rnd (&r) < 0.4 ? 2 : 0);
    }
  plant_hedges (g, &p, st, &r);
  if (size > 0.16)
    build_farm_house (g, st, at, size, &r);
}

void
_bastide_paint_orchard (Brush *b, BastideGeometry *g, Stage *st, Vec at, double size,
                        uint64_t seed)
{
  uint64_t r = seed ^ 0x0C4Du;
  double lie = rnd_between (&r, -0.5, 0.5), step = size * 0.36;

  (void) b;
  for (int k = 0; k < 20; k++)
    {
      Vec o = v_rotate (vec ((k % 5 - 2) * step, (k / 5 - 1.5) * 0.95 * step), lie);
      Vec p = v_add (at, vec (o.x, o.y * 0.85));
      if (rnd (&r) < 0.08 || _bastide_room (g, p) < 0.03)
        continue;
      if (p.x < 0.075 || p.x > 0.92 || p.y < 0.085 || p.y > 0.925)
        continue;
      _bastide_stage_put (st, (Sprite) { .kind = SPRITE_TREE, .at = p,
                                         .size = rnd_between (&r, 0.019, 0.023) });
    }
  if (size > 0.18)
    build_farm_house (g, st, at, size, &r);
}
