/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Roads and the bridges that carry them.
 */

#include "paint-private.h"

/* Broken lines along the road. They cannot go on across a border, where the
 * next tile's begin anew, so they stay out of its zone. */
static void
paint_ruts (Brush *b, const LineShape *l)
{
  cairo_t *cr = b->cr;
  const double dash[] = { 0.045, 0.03, 0.02, 0.035 };

  cairo_save (cr);
  cairo_rectangle (cr, BORDER_ZONE, BORDER_ZONE, 1 - 2 * BORDER_ZONE, 1 - 2 * BORDER_ZONE);
  cairo_clip (cr);
  cairo_set_dash (cr, dash, 4, 0);
  for (int i = -1; i < 2; i += 2)
    {
      _bastide_line_path (cr, l, vec (0.011 * i, 0.009 * i));
      stroke (b, b->pal->road_rut, 0.008);
    }
  cairo_restore (cr);
}

static void
paint_strip (Brush *b, const LineShape *l, uint32_t rgb, double width)
{
  cairo_set_line_join (b->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (b->cr, CAIRO_LINE_CAP_BUTT);
  cairo_new_path (b->cr);
  _bastide_line_path (b->cr, l, vec (0, 0));
  stroke (b, rgb, width);
}

static void
paint_verge (Brush *b, const LineShape *l)
{
  paint_strip (b, l, b->pal->road_edge, ROAD_WIDTH + 2 * VERGE_WIDTH);
}

static void
paint_surface (Brush *b, const LineShape *l)
{
  paint_strip (b, l, b->pal->road, ROAD_WIDTH);
  /* The arms of a fork meet at slight angles. */
  if (l->n > 2)
    {
      oval (b->cr, l->piece[0].p[3], ROAD_WIDTH / 2, ROAD_WIDTH / 2);
      fill (b, b->pal->road);
    }
  if (b->px >= DETAIL_RUTS && !b->pal->flat)
    paint_ruts (b, l);
}

static void
paint_rails (Brush *b, Vec c, Vec dir, double half, double w)
{
  Vec n = v_side (dir);

  cairo_set_line_cap (b->cr, CAIRO_LINE_CAP_ROUND);
  for (int pass = 0; pass < 2; pass++)
    for (int i = -1; i < 2; i += 2)
      {
        Vec o = v_go (v_go (c, n, i * (w + 0.006)), vec (0, -0.008), pass);
        segment_line (b->cr, v_go (o, dir, -half), v_go (o, dir, half));
        stroke (b, pass ? b->pal->stone[0] : b->pal->ink,
                pass ? 0.016 : 0.018 + 2 * b->line);
      }
  cairo_set_line_cap (b->cr, CAIRO_LINE_CAP_BUTT);
}

/* A bridge of the road that runs along `dir` at `c`. */
static void
paint_bridge (Brush *b, Vec c, Vec dir, double half)
{
  cairo_t *cr = b->cr;
  const BastidePalette *pal = b->pal;
  Vec n = v_side (dir), from = v_go (c, dir, -half), to = v_go (c, dir, half);
  double w = ROAD_WIDTH / 2 + 0.004;
  Vec deck[4] = { v_go (from, n, w), v_go (to, n, w), v_go (to, n, -w), v_go (from, n, -w) };

  if (pal->shade > 0)
    {
      cairo_save (cr);
      cairo_translate (cr, 0.014, 0.018);
      poly (cr, deck, 4);
      cairo_restore (cr);
      ink (cr, pal->shadow, pal->shade * 1.2);
      cairo_fill (cr);
    }
  poly (cr, deck, 4);
  fill (b, _bastide_blend (pal->road, pal->stone[0], 0.5));
  for (double k = -half + 0.02; k < half && b->px >= DETAIL_RUTS; k += 0.028)
    {
      Vec p = v_go (c, dir, k);
      segment_line (cr, v_go (p, n, w * 0.8), v_go (p, n, -w * 0.8));
      stroke (b, pal->flat ? pal->road : pal->road_rut, 0.007);
    }
  paint_rails (b, c, dir, half, w);
}

/* Does this road pass over an earlier one without meeting it? */
static bool
passes_over (const BastideGeometry *g, int road, Vec *at, Vec *dir)
{
  for (int k = 0; k < road; k++)
    if (g->road[road].end == END_NONE && g->road[k].end == END_NONE
        && _bastide_lines_cross (&g->road[road], &g->road[k], at, dir))
      return true;
  return false;
}

/* Paths from a village to a city: narrower than a road, without ruts. */
static void
paint_lanes (Brush *b, const BastideGeometry *g)
{
  for (int pass = 0; pass < 2; pass++)
    for (int i = 0; i < g->n_lanes; i++)
      {
        curve (b->cr, &g->lane[i], vec (0, 0));
        stroke (b, pass ? b->pal->street : b->pal->road_edge, LANE_WIDTH + (pass ? 0 : 0.016));
      }
}

void
_bastide_paint_roads (Brush *b, const BastideGeometry *g)
{
  Vec at, dir;

  paint_lanes (b, g);
  /* All verges first, so that forks and ends open into each other. */
  for (int pass = 0; pass < 2; pass++)
    for (int i = 0; i < g->n_roads; i++)
      {
        bool over = passes_over (g, i, &at, &dir);
        if (pass ? over : !over)
          paint_verge (b, &g->road[i]);
        if (pass)
          paint_surface (b, &g->road[i]);
        if (pass && over)
          paint_bridge (b, at, dir, 0.10);
      }
  for (int i = 0; i < g->n_roads; i++)
    for (int k = 0; k < g->n_rivers; k++)
      if (_bastide_lines_cross (&g->road[i], &g->river[k], &at, &dir))
        paint_bridge (b, at, dir, RIVER_WIDTH / 2 + 0.045);
}
