/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tool of all painters: a context scaled so that a tile is one unit wide,
 * the palette, and the few strokes everything is made of.
 */

#pragma once

#include <cairo.h>

#include "geometry-private.h"
#include "palette-private.h"

/* From this many pixels a tile a detail is shown. */
#define DETAIL_HOUSES 40
#define DETAIL_RUTS 64
#define DETAIL_SMALL 72 /* below: soft house contours, larger symbols */
#define DETAIL_FINE 110

typedef struct
{
  cairo_t *cr;
  double px;   /* pixels a tile */
  double line; /* width of contours in tiles */
  const BastidePalette *pal;
} Brush;

static inline Brush
brush_new (cairo_t *cr, double px, const BastidePalette *pal)
{
  double line = fmax (0.0078, 0.62 / px) * (pal->flat ? 1.7 : 1);

  return (Brush) { cr, px, line, pal };
}

static inline void
ink (cairo_t *cr, uint32_t rgb, double alpha)
{
  cairo_set_source_rgba (cr, (rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0,
                         (rgb & 255) / 255.0, alpha);
}

static inline void
fill (const Brush *b, uint32_t rgb)
{
  ink (b->cr, rgb, 1);
  cairo_fill (b->cr);
}

static inline void
stroke (const Brush *b, uint32_t rgb, double width)
{
  ink (b->cr, rgb, 1);
  cairo_set_line_width (b->cr, width);
  cairo_stroke (b->cr);
}

/* Fills and draws the contour over half of itself. */
static inline void
fill_line (const Brush *b, uint32_t rgb, uint32_t line)
{
  ink (b->cr, rgb, 1);
  cairo_fill_preserve (b->cr);
  stroke (b, line, b->line);
}

static inline void
poly (cairo_t *cr, const Vec *p, int n)
{
  cairo_new_path (cr);
  for (int i = 0; i < n; i++)
    cairo_line_to (cr, p[i].x, p[i].y);
  cairo_close_path (cr);
}

static inline void
segment_line (cairo_t *cr, Vec a, Vec b)
{
  cairo_move_to (cr, a.x, a.y);
  cairo_line_to (cr, b.x, b.y);
}

/* Adds an ellipse to the path. */
static inline void
oval (cairo_t *cr, Vec c, double rx, double ry)
{
  cairo_save (cr);
  cairo_translate (cr, c.x, c.y);
  cairo_scale (cr, rx, ry);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 1, 0, 2 * M_PI);
  cairo_restore (cr);
}

/* Makes one curve the path. */
static inline void
curve (cairo_t *cr, const Bez *b, Vec shift)
{
  const Vec *p = b->p;

  cairo_new_path (cr);
  cairo_move_to (cr, p[0].x + shift.x, p[0].y + shift.y);
  cairo_curve_to (cr, p[1].x + shift.x, p[1].y + shift.y, p[2].x + shift.x,
                  p[2].y + shift.y, p[3].x + shift.x, p[3].y + shift.y);
}

static inline void
rounded_rectangle (cairo_t *cr, double x, double y, double w, double h, double r)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + w - r, y + r, r, -M_PI / 2, 0);
  cairo_arc (cr, x + w - r, y + h - r, r, 0, M_PI / 2);
  cairo_arc (cr, x + r, y + h - r, r, M_PI / 2, M_PI);
  cairo_arc (cr, x + r, y + r, r, M_PI, 3 * M_PI / 2);
  cairo_close_path (cr);
}

/* The shadow of something round; the light comes from the north-west. */
static inline void
cast_shadow (const Brush *b, Vec c, double rx, double ry)
{
  if (b->pal->shade <= 0)
    return;
  cairo_new_path (b->cr);
  oval (b->cr, v_add (c, vec (rx * 0.35, ry * 0.35)), rx, ry);
  ink (b->cr, b->pal->shadow, b->pal->shade);
  cairo_fill (b->cr);
}
