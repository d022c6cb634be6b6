/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Who works a field lies in the grass, seen from above: the bundle for a
 * pillow, the hat over the face, boots at the other end. The middle is at
 * y = -0.2.
 */

#include "figure-private.h"

#define LIE (-0.2)

static void
body_path (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_move_to (cr, -0.24, LIE - 0.15);
  cairo_curve_to (cr, -0.10, LIE - 0.22, 0.20, LIE - 0.23, 0.42, LIE - 0.24);
  cairo_curve_to (cr, 0.49, LIE - 0.10, 0.49, LIE + 0.10, 0.42, LIE + 0.22);
  cairo_curve_to (cr, 0.20, LIE + 0.21, -0.10, LIE + 0.20, -0.24, LIE + 0.14);
  cairo_close_path (cr);
}

static void
boots_path (cairo_t *cr)
{
  oval (cr, vec (0.50, LIE - 0.10), 0.075, 0.06);
  oval (cr, vec (0.50, LIE + 0.09), 0.075, 0.06);
}

static void
pillow_path (cairo_t *cr)
{
  oval (cr, vec (-0.45, LIE - 0.02), 0.135, 0.2);
}

static void
hat_path (cairo_t *cr)
{
  oval (cr, vec (-0.30, LIE - 0.015), 0.20, 0.205);
}

static void
elbow_path (cairo_t *cr)
{
  oval (cr, vec (-0.30, LIE + 0.225), 0.10, 0.06);
}

void
_bastide_lying_outline (cairo_t *cr)
{
  boots_path (cr);
  body_path (cr);
  elbow_path (cr);
  pillow_path (cr);
  hat_path (cr);
}

static void
paint_body (const Pen *pen)
{
  cairo_t *cr = pen->cr;

  body_path (cr);
  pen_fill (pen, pen->color, false);
  cairo_save (cr);
  body_path (cr);
  cairo_clip (cr);
  cairo_rectangle (cr, -0.5, LIE + 0.06, 1.2, 0.3);
  ink (cr, pen->dark, 0.75);
  cairo_fill (cr);
  _bastide_figure_hem (pen, 0.225, LIE - 0.3, 0.3, 0.6);
  segment_line (cr, vec (0.225, LIE - 0.3), vec (0.225, LIE + 0.3));
  pen_stroke (pen, pen->ink, pen->line * 0.9);
  cairo_restore (cr);
  /* A hand on the belly. */
  oval (cr, vec (0.06, LIE - 0.02), 0.05, 0.045);
  pen_fill (pen, pen->pal->skin, true);
}

void
_bastide_lying_paint (const Pen *pen)
{
  cairo_t *cr = pen->cr;

  boots_path (cr);
  pen_fill (pen, pen->pal->wood[1], true);
  pillow_path (cr);
  pen_fill (pen, pen->light, true);
  elbow_path (cr);
  pen_fill (pen, pen->color, true);
  paint_body (pen);
  hat_path (cr);
  pen_fill (pen, pen->dark, true);
  oval (cr, vec (-0.31, LIE - 0.025), 0.122, 0.125);
  pen_fill (pen, pen->pal->halo, false);
  oval (cr, vec (-0.31, LIE - 0.025), 0.098, 0.10);
  pen_fill (pen, pen->color, true);
  cairo_arc (cr, -0.32, LIE - 0.035, 0.055, M_PI, 1.6 * M_PI);
  pen_stroke (pen, pen->light, 0.03);
}
