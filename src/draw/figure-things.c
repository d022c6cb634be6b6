/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pieces that are not people: animals, vehicles, buildings, creatures.
 */

#include "figure-private.h"

/* ---- Pig ---- */

static void
pig_body (cairo_t *cr)
{
  oval (cr, vec (0.03, -0.30), 0.36, 0.23);
  oval (cr, vec (-0.33, -0.33), 0.17, 0.17);
}

static void
pig_legs (cairo_t *cr)
{
  for (int i = 0; i < 4; i++)
    rounded_rectangle (cr, -0.26 + i * 0.155, -0.16, 0.10, 0.16, 0.03);
}

static void
pig_ear (cairo_t *cr)
{
  cairo_move_to (cr, -0.38, -0.47);
  cairo_line_to (cr, -0.33, -0.60);
  cairo_line_to (cr, -0.24, -0.46);
  cairo_close_path (cr);
}

void
_bastide_pig_outline (cairo_t *cr)
{
  pig_legs (cr);
  pig_body (cr);
  pig_ear (cr);
  oval (cr, vec (-0.49, -0.30), 0.06, 0.08);
}

void
_bastide_pig_paint (const Pen *pen)
{
  cairo_t *cr = pen->cr;

  pig_legs (cr);
  pen_fill (pen, pen->dark, false);
  pig_body (cr);
  pen_fill (pen, pen->color, false);
  cairo_save (cr);
  oval (cr, vec (0.03, -0.30), 0.36, 0.23);
  cairo_clip (cr);
  _bastide_figure_hem (pen, -0.07, -0.6, 0.28, 0.6);
  cairo_restore (cr);
  pig_ear (cr);
  pen_fill (pen, pen->light, true);
  oval (cr, vec (-0.49, -0.30), 0.06, 0.08);
  pen_fill (pen, pen->light, true);
  oval (cr, vec (-0.39, -0.37), 0.022, 0.026);
  pen_fill (pen, pen->ink, false);
  cairo_arc (cr, 0.41, -0.38, 0.06, 0.5, 2 * M_PI);
  pen_stroke (pen, pen->ink, 0.03);
}

/* ---- Wagon ---- */

static void
wagon_cover (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_move_to (cr, -0.42, -0.30);
  cairo_curve_to (cr, -0.50, -0.80, 0.50, -0.80, 0.42, -0.30);
  cairo_close_path (cr);
}

static void
wagon_wheels (cairo_t *cr)
{
  oval (cr, vec (-0.26, -0.13), 0.13, 0.13);
  oval (cr, vec (0.26, -0.13), 0.13, 0.13);
}

void
_bastide_wagon_outline (cairo_t *cr)
{
  wagon_cover (cr);
  cairo_rectangle (cr, -0.46, -0.32, 0.92, 0.14);
  wagon_wheels (cr);
}

void
_bastide_wagon_paint (const Pen *pen)
{
  cairo_t *cr = pen->cr;

  wagon_cover (cr);
  pen_fill (pen, pen->color, false);
  cairo_save (cr);
  wagon_cover (cr);
  cairo_clip (cr);
  _bastide_figure_hem (pen, -0.5, -0.48, 1, 0.2);
  cairo_restore (cr);
  cairo_rectangle (cr, -0.46, -0.32, 0.92, 0.14);
  pen_fill (pen, pen->pal->wood[0], true);
  wagon_wheels (cr);
  pen_fill (pen, pen->pal->wood[1], true);
  oval (cr, vec (-0.26, -0.13), 0.05, 0.05);
  oval (cr, vec (0.26, -0.13), 0.05, 0.05);
  pen_fill (pen, pen->pal->halo, true);
}

/* ---- Barn ---- */

static void
barn_front (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_move_to (cr, -0.42, 0.02);
  cairo_line_to (cr, -0.42, -0.42);
  cairo_line_to (cr, -0.30, -0.66);
  cairo_line_to (cr, 0, -0.82);
  cairo_line_to (cr, 0.30, -0.66);
  cairo_line_to (cr, 0.42, -0.42);
  cairo_line_to (cr, 0.42, 0.02);
  cairo_close_path (cr);
}

void
_bastide_barn_outline (cairo_t *cr)
{
  barn_front (cr);
}

void
_bastide_barn_paint (const Pen *pen)
{
  cairo_t *cr = pen->cr;

  barn_front (cr);
  pen_fill (pen, pen->color, false);
  cairo_save (cr);
  barn_front (cr);
  cairo_clip (cr);
  _bastide_figure_hem (pen, -0.5, -0.5, 1, 0.16);
  cairo_restore (cr);
  rounded_rectangle (cr, -0.17, -0.28, 0.34, 0.32, 0.02);
  pen_fill (pen, pen->dark, true);
  segment_line (cr, vec (-0.17, -0.28), vec (0.17, 0.02));
  segment_line (cr, vec (0.17, -0.28), vec (-0.17, 0.02));
  pen_stroke (pen, pen->pal->halo, 0.03);
}

/* ---- Dragon ---- */

static void
dragon_body (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_move_to (cr, -0.52, -0.68);
  cairo_curve_to (cr, -0.46, -0.84, -0.22, -0.86, -0.16, -0.66);
  cairo_curve_to (cr, -0.12, -0.50, -0.16, -0.40, -0.02, -0.38);
  cairo_curve_to (cr, 0.22, -0.36, 0.34, -0.28, 0.38, -0.16);
  cairo_curve_to (cr, 0.44, -0.08, 0.52, -0.12, 0.56, -0.30);
  cairo_curve_to (cr, 0.66, -0.10, 0.56, 0.04, 0.40, 0.03);
  cairo_line_to (cr, -0.22, 0.03);
  cairo_curve_to (cr, -0.36, -0.06, -0.36, -0.30, -0.32, -0.52);
  cairo_curve_to (cr, -0.38, -0.58, -0.48, -0.56, -0.52, -0.68);
  cairo_close_path (cr);
}

static void
dragon_wing (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_move_to (cr, -0.06, -0.36);
  cairo_line_to (cr, 0.10, -0.95);
  cairo_curve_to (cr, 0.18, -0.78, 0.28, -0.76, 0.36, -0.84);
  cairo_curve_to (cr, 0.36, -0.68, 0.44, -0.62, 0.54, -0.64);
  cairo_curve_to (cr, 0.44, -0.44, 0.28, -0.34, 0.14, -0.32);
  cairo_close_path (cr);
}

void
_bastide_dragon_outline (cairo_t *cr)
{
  dragon_body (cr);
  dragon_wing (cr);
}

void
_bastide_dragon_paint (const Pen *pen)
{
  cairo_t *cr = pen->cr;

  dragon_body (cr);
  pen_fill (pen, pen->color, true);
  dragon_wing (cr);
  pen_fill (pen, pen->light, true);
  segment_line (cr, vec (0.0, -0.38), vec (0.34, -0.80));
  segment_line (cr, vec (0.04, -0.36), vec (0.50, -0.62));
  pen_stroke (pen, pen->dark, pen->line);
  oval (cr, vec (-0.36, -0.70), 0.035, 0.035);
  pen_fill (pen, pen->pal->gold, true);
}

/* ---- Fairy ---- */

static void
fairy_wings (cairo_t *cr)
{
  for (int i = -1; i < 2; i += 2)
    {
      cairo_new_sub_path (cr);
      cairo_move_to (cr, i * 0.03, -0.48);
      cairo_curve_to (cr, i * 0.20, -0.86, i * 0.52, -0.92, i * 0.46, -0.62);
      cairo_curve_to (cr, i * 0.54, -0.40, i * 0.36, -0.24, i * 0.04, -0.42);
      cairo_close_path (cr);
    }
}

static void
fairy_gown (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_move_to (cr, -0.07, -0.58);
  cairo_line_to (cr, 0.07, -0.58);
  cairo_curve_to (cr, 0.10, -0.30, 0.18, -0.10, 0.24, 0.0);
  cairo_curve_to (cr, 0.10, 0.05, -0.10, 0.05, -0.24, 0.0);
  cairo_curve_to (cr, -0.18, -0.10, -0.10, -0.30, -0.07, -0.58);
  cairo_close_path (cr);
}

void
_bastide_fairy_outline (cairo_t *cr)
{
  fairy_wings (cr);
  fairy_gown (cr);
  oval (cr, vec (0, -0.69), 0.115, 0.12);
}

void
_bastide_fairy_paint (const Pen *pen)
{
  cairo_t *cr = pen->cr;

  fairy_wings (cr);
  pen_fill (pen, pen->pal->halo, true);
  fairy_gown (cr);
  pen_fill (pen, pen->color, true);
  oval (cr, vec (0, -0.72), 0.125, 0.12);
  pen_fill (pen, pen->pal->gold, true);
  oval (cr, vec (0, -0.68), 0.085, 0.09);
  pen_fill (pen, pen->pal->skin, false);
  for (int i = -1; i < 2; i += 2)
    oval (cr, vec (i * 0.035, -0.68), 0.013, 0.018);
  pen_fill (pen, pen->ink, false);
}
