/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Figures in their own space: a follower is one unit tall and stands with its
 * feet on y = 0, in the middle of x = 0.
 */

#pragma once

#include "brush-private.h"
#include "figure.h"

typedef struct
{
  cairo_t *cr;
  double line; /* width of the contour */
  int player;
  uint32_t color, dark, light, ink;
  const BastidePalette *pal;
} Pen;

typedef struct
{
  const char *word;
  double scale;   /* against a follower */
  bool neutral;   /* belongs to nobody */
  bool lies;      /* has a lying form */
  uint32_t color; /* of a neutral one */
  double shadow;  /* half width of the shadow */
  double middle;  /* height of the middle */
  void (*outline) (cairo_t *cr); /* adds every shape of the silhouette */
  void (*paint) (const Pen *pen);
} FigureKind;

/* Fills what the path holds, then draws a thin inner contour if asked. */
static inline void
pen_fill (const Pen *pen, uint32_t rgb, bool contour)
{
  ink (pen->cr, rgb, 1);
  cairo_fill_preserve (pen->cr);
  if (contour)
    {
      ink (pen->cr, pen->ink, 1);
      cairo_set_line_width (pen->cr, pen->line);
      cairo_stroke (pen->cr);
    }
  cairo_new_path (pen->cr);
}

static inline void
pen_stroke (const Pen *pen, uint32_t rgb, double width)
{
  ink (pen->cr, rgb, 1);
  cairo_set_line_width (pen->cr, width);
  cairo_stroke (pen->cr);
}

/* The player's pattern on cream in a rectangle, clipped to the path. */
void _bastide_figure_hem (const Pen *pen, double x, double y, double w, double h);

void _bastide_wayfarer_outline (cairo_t *cr);
void _bastide_wayfarer_paint (const Pen *pen);
void _bastide_abbot_outline (cairo_t *cr);
void _bastide_abbot_paint (const Pen *pen);
void _bastide_builder_outline (cairo_t *cr);
void _bastide_builder_paint (const Pen *pen);
void _bastide_mayor_outline (cairo_t *cr);
void _bastide_mayor_paint (const Pen *pen);
void _bastide_lying_outline (cairo_t *cr);
void _bastide_lying_paint (const Pen *pen);
void _bastide_pig_outline (cairo_t *cr);
void _bastide_pig_paint (const Pen *pen);
void _bastide_wagon_outline (cairo_t *cr);
void _bastide_wagon_paint (const Pen *pen);
void _bastide_barn_outline (cairo_t *cr);
void _bastide_barn_paint (const Pen *pen);
void _bastide_dragon_outline (cairo_t *cr);
void _bastide_dragon_paint (const Pen *pen);
void _bastide_fairy_outline (cairo_t *cr);
void _bastide_fairy_paint (const Pen *pen);
void _bastide_king_outline (cairo_t *cr);
void _bastide_king_paint (const Pen *pen);
void _bastide_robber_outline (cairo_t *cr);
void _bastide_robber_paint (const Pen *pen);
void _bastide_wine_outline (cairo_t *cr);
void _bastide_wine_paint (const Pen *pen);
void _bastide_grain_outline (cairo_t *cr);
void _bastide_grain_paint (const Pen *pen);
void _bastide_cloth_outline (cairo_t *cr);
void _bastide_cloth_paint (const Pen *pen);
void _bastide_abbey_outline (cairo_t *cr);
void _bastide_abbey_paint (const Pen *pen);
