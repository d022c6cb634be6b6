/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Who works a field takes a rest in it: on the back, the bundle for a pillow,
 * the hat over the eyes and one knee up.
 */

#include "figure-private.h"

static void
bundle_path (cairo_t *cr)
{
  oval (cr, vec (-0.44, -0.10), 0.155, 0.13);
}

static void
head_path (cairo_t *cr)
{
  oval (cr, vec (-0.30, -0.225), 0.125, 0.12);
}

/* Seen from the front of the crown, slid down over the face. */
static void
hat_path (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_move_to (cr, -0.52, -0.22);
  cairo_curve_to (cr, -0.50, -0.27, -0.44, -0.31, -0.415, -0.32);
  cairo_curve_to (cr, -0.44, -0.44, -0.35, -0.53, -0.25, -0.50);
  cairo_curve_to (cr, -0.17, -0.48, -0.14, -0.40, -0.165, -0.33);
  cairo_curve_to (cr, -0.11, -0.33, -0.06, -0.31, -0.035, -0.28);
  cairo_curve_to (cr, -0.14, -0.22, -0.38, -0.17, -0.52, -0.22);
  cairo_close_path (cr);
}

static void
body_path (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_move_to (cr, -0.30, 0.0);
  cairo_curve_to (cr, -0.34, -0.14, -0.24, -0.24, -0.12, -0.25);
  cairo_curve_to (cr, -0.02, -0.26, 0.06, -0.22, 0.12, -0.22);
  cairo_curve_to (cr, 0.18, -0.24, 0.24, -0.40, 0.33, -0.40);
  cairo_curve_to (cr, 0.42, -0.39, 0.46, -0.16, 0.50, -0.02);
  cairo_curve_to (cr, 0.30, 0.045, -0.10, 0.045, -0.30, 0.0);
  cairo_close_path (cr);
}

static void
boots_path (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_move_to (cr, 0.45, 0.02);
  cairo_curve_to (cr, 0.44, -0.06, 0.46, -0.13, 0.52, -0.13);
  cairo_curve_to (cr, 0.56, -0.13, 0.56, -0.09, 0.56, -0.06);
  cairo_curve_to (cr, 0.62, -0.05, 0.65, -0.01, 0.63, 0.02);
  cairo_close_path (cr);
}

void
_bastide_lying_outline (cairo_t *cr)
{
  bundle_path (cr);
  boots_path (cr);
  body_path (cr);
  head_path (cr);
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
  cairo_move_to (cr, -0.4, -0.09);
  cairo_curve_to (cr, -0.1, -0.05, 0.2, -0.10, 0.6, -0.06);
  cairo_line_to (cr, 0.6, 0.2);
  cairo_line_to (cr, -0.4, 0.2);
  cairo_close_path (cr);
  ink (cr, pen->dark, 0.75);
  cairo_fill (cr);
  _bastide_figure_hem (pen, 0.20, -0.5, 0.4, 0.6);
  segment_line (cr, vec (0.20, -0.5), vec (0.20, 0.2));
  pen_stroke (pen, pen->ink, pen->line * 0.9);
  cairo_restore (cr);
  /* An arm across the belly. */
  cairo_move_to (cr, -0.20, -0.15);
  cairo_curve_to (cr, -0.12, -0.08, -0.02, -0.10, 0.05, -0.16);
  pen_stroke (pen, pen->ink, 0.085 + 1.6 * pen->line);
  cairo_move_to (cr, -0.20, -0.15);
  cairo_curve_to (cr, -0.12, -0.08, -0.02, -0.10, 0.04, -0.155);
  pen_stroke (pen, pen->light, 0.085);
  oval (cr, vec (0.07, -0.18), 0.052, 0.048);
  pen_fill (pen, pen->pal->skin, true);
}

static void
paint_hat (const Pen *pen)
{
  cairo_t *cr = pen->cr;

  hat_path (cr);
  pen_fill (pen, pen->color, true);
  cairo_save (cr);
  hat_path (cr);
  cairo_clip (cr);
  cairo_move_to (cr, -0.46, -0.305);
  cairo_curve_to (cr, -0.36, -0.29, -0.24, -0.31, -0.12, -0.355);
  pen_stroke (pen, pen->pal->halo, 0.05);
  cairo_move_to (cr, -0.56, -0.235);
  cairo_curve_to (cr, -0.36, -0.20, -0.16, -0.22, -0.02, -0.29);
  pen_stroke (pen, pen->dark, 0.055);
  cairo_restore (cr);
  hat_path (cr);
  pen_stroke (pen, pen->ink, pen->line);
}

void
_bastide_lying_paint (const Pen *pen)
{
  cairo_t *cr = pen->cr;

  bundle_path (cr);
  pen_fill (pen, pen->light, true);
  segment_line (cr, vec (-0.54, -0.17), vec (-0.46, -0.10));
  pen_stroke (pen, pen->ink, pen->line);
  boots_path (cr);
  pen_fill (pen, pen->pal->wood[1], true);
  head_path (cr);
  pen_fill (pen, pen->pal->skin, true);
  cairo_move_to (cr, -0.27, -0.145);
  cairo_curve_to (cr, -0.25, -0.128, -0.22, -0.13, -0.205, -0.15);
  pen_stroke (pen, pen->ink, 0.018);
  paint_body (pen);
  paint_hat (pen);
}
