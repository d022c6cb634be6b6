/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tokens that a player holds: titles, goods, the abbey. They never stand on the
 * landscape, but are shown as large as figures beside a player's name.
 */

#include "figure-private.h"

/* ---- The king: a crown ---- */

static void
crown (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_move_to (cr, -0.40, -0.06);
  cairo_line_to (cr, -0.48, -0.62);
  cairo_line_to (cr, -0.24, -0.40);
  cairo_line_to (cr, 0, -0.82);
  cairo_line_to (cr, 0.24, -0.40);
  cairo_line_to (cr, 0.48, -0.62);
  cairo_line_to (cr, 0.40, -0.06);
  cairo_curve_to (cr, 0.2, 0.03, -0.2, 0.03, -0.40, -0.06);
  cairo_close_path (cr);
}

static void
crown_balls (cairo_t *cr)
{
  oval (cr, vec (-0.48, -0.66), 0.075, 0.075);
  oval (cr, vec (0, -0.86), 0.085, 0.085);
  oval (cr, vec (0.48, -0.66), 0.075, 0.075);
}

void
_bastide_king_outline (cairo_t *cr)
{
  crown (cr);
  crown_balls (cr);
}

void
_bastide_king_paint (const Pen *pen)
{
  cairo_t *cr = pen->cr;

  crown (cr);
  pen_fill (pen, pen->pal->gold, true);
  crown_balls (cr);
  pen_fill (pen, pen->pal->cream, true);
  cairo_move_to (cr, -0.42, -0.22);
  cairo_curve_to (cr, -0.2, -0.13, 0.2, -0.13, 0.42, -0.22);
  pen_stroke (pen, pen->ink, 0.035);
  for (int i = -1; i < 2; i++)
    oval (cr, vec (i * 0.2, -0.07 - 0.015 * i * i), 0.05, 0.045);
  pen_fill (pen, pen->pal->shield, false);
}

/* ---- The robber baron: a helmet with a plume ---- */

static void
helmet (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_move_to (cr, -0.34, 0.0);
  cairo_line_to (cr, -0.36, -0.36);
  cairo_curve_to (cr, -0.36, -0.80, 0.36, -0.80, 0.36, -0.36);
  cairo_line_to (cr, 0.34, 0.0);
  cairo_line_to (cr, 0, 0.06);
  cairo_close_path (cr);
}

static void
plume (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_move_to (cr, -0.06, -0.66);
  cairo_curve_to (cr, -0.02, -1.06, 0.46, -1.08, 0.56, -0.62);
  cairo_curve_to (cr, 0.40, -0.76, 0.24, -0.74, 0.08, -0.64);
  cairo_close_path (cr);
}

void
_bastide_robber_outline (cairo_t *cr)
{
  plume (cr);
  helmet (cr);
}

void
_bastide_robber_paint (const Pen *pen)
{
  cairo_t *cr = pen->cr;

  plume (cr);
  pen_fill (pen, pen->pal->lava[1], true);
  helmet (cr);
  pen_fill (pen, pen->pal->stone[1], true);
  /* The visor: a dark slit and a bar down from it. */
  cairo_move_to (cr, -0.25, -0.40);
  cairo_line_to (cr, 0.25, -0.40);
  pen_stroke (pen, pen->ink, 0.12);
  cairo_move_to (cr, 0, -0.40);
  cairo_line_to (cr, 0, -0.06);
  pen_stroke (pen, pen->ink, 0.06);
  for (int i = -1; i < 2; i += 2)
    for (int k = 0; k < 2; k++)
      oval (cr, vec (i * 0.16, -0.21 + 0.1 * k), 0.03, 0.03);
  pen_fill (pen, pen->ink, false);
}

/* ---- Goods ---- */

static void
barrel (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_move_to (cr, -0.26, -0.78);
  cairo_curve_to (cr, -0.44, -0.52, -0.44, -0.26, -0.26, 0.0);
  cairo_curve_to (cr, -0.12, 0.05, 0.12, 0.05, 0.26, 0.0);
  cairo_curve_to (cr, 0.44, -0.26, 0.44, -0.52, 0.26, -0.78);
  cairo_curve_to (cr, 0.12, -0.86, -0.12, -0.86, -0.26, -0.78);
  cairo_close_path (cr);
}

void
_bastide_wine_outline (cairo_t *cr)
{
  barrel (cr);
}

void
_bastide_wine_paint (const Pen *pen)
{
  cairo_t *cr = pen->cr;

  barrel (cr);
  pen_fill (pen, pen->pal->wood[1], true);
  for (int i = 0; i < 2; i++)
    {
      double y = i ? -0.17 : -0.56;
      cairo_move_to (cr, -0.37, y);
      cairo_curve_to (cr, -0.15, y + 0.07, 0.15, y + 0.07, 0.37, y);
      pen_stroke (pen, pen->ink, 0.085);
    }
  oval (cr, vec (0, -0.77), 0.25, 0.075);
  pen_fill (pen, pen->pal->wood[0], true);
  oval (cr, vec (0, -0.33), 0.06, 0.06);
  pen_fill (pen, pen->pal->cream, true);
}

static void
sheaf (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_move_to (cr, -0.30, 0.02);
  cairo_curve_to (cr, -0.10, -0.20, -0.10, -0.34, -0.14, -0.40);
  cairo_curve_to (cr, -0.30, -0.52, -0.46, -0.60, -0.46, -0.74);
  cairo_line_to (cr, -0.24, -0.78);
  cairo_line_to (cr, 0, -0.92);
  cairo_line_to (cr, 0.24, -0.78);
  cairo_line_to (cr, 0.46, -0.74);
  cairo_curve_to (cr, 0.46, -0.60, 0.30, -0.52, 0.14, -0.40);
  cairo_curve_to (cr, 0.10, -0.34, 0.10, -0.20, 0.30, 0.02);
  cairo_close_path (cr);
}

void
_bastide_grain_outline (cairo_t *cr)
{
  sheaf (cr);
}

void
_bastide_grain_paint (const Pen *pen)
{
  cairo_t *cr = pen->cr;

  sheaf (cr);
  pen_fill (pen, pen->pal->gold, true);
  for (int i = -2; i < 3; i++)
    {
      cairo_move_to (cr, i * 0.03, -0.38);
      cairo_curve_to (cr, i * 0.05, -0.5, i * 0.13, -0.56, i * 0.17, -0.72);
      cairo_move_to (cr, i * 0.03, -0.30);
      cairo_line_to (cr, i * 0.085, -0.04);
    }
  pen_stroke (pen, pen->ink, 0.028);
  cairo_move_to (cr, -0.16, -0.35);
  cairo_line_to (cr, 0.16, -0.35);
  pen_stroke (pen, pen->pal->lava[1], 0.11);
}

static void
roll (cairo_t *cr)
{
  rounded_rectangle (cr, -0.46, -0.52, 0.80, 0.54, 0.05);
  oval (cr, vec (0.34, -0.25), 0.15, 0.27);
}

void
_bastide_cloth_outline (cairo_t *cr)
{
  roll (cr);
}

/* A roll of cloth, seen from its end. */
void
_bastide_cloth_paint (const Pen *pen)
{
  cairo_t *cr = pen->cr;

  rounded_rectangle (cr, -0.46, -0.52, 0.80, 0.54, 0.05);
  pen_fill (pen, pen->pal->cloth[1], true);
  for (int i = 0; i < 3; i++)
    {
      cairo_move_to (cr, -0.34 + i * 0.18, -0.48);
      cairo_line_to (cr, -0.34 + i * 0.18, -0.02);
    }
  pen_stroke (pen, pen->pal->cream, 0.05);
  oval (cr, vec (0.34, -0.25), 0.15, 0.27);
  pen_fill (pen, pen->pal->cloth[0], true);
  oval (cr, vec (0.34, -0.25), 0.085, 0.155);
  pen_stroke (pen, pen->ink, 0.03);
  oval (cr, vec (0.34, -0.25), 0.03, 0.055);
  pen_fill (pen, pen->ink, false);
}

/* ---- The abbey: a church on its tile, seen from a corner of the table ---- */

static void
abbey_tile (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_move_to (cr, -0.52, -0.14);
  cairo_line_to (cr, 0, -0.34);
  cairo_line_to (cr, 0.52, -0.14);
  cairo_line_to (cr, 0, 0.06);
  cairo_close_path (cr);
}

static void
abbey_church (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_move_to (cr, -0.27, -0.10);
  cairo_line_to (cr, -0.27, -0.66);
  cairo_line_to (cr, -0.16, -0.98);
  cairo_line_to (cr, -0.05, -0.66);
  cairo_line_to (cr, -0.05, -0.52);
  cairo_line_to (cr, 0.12, -0.70);
  cairo_line_to (cr, 0.29, -0.52);
  cairo_line_to (cr, 0.29, -0.10);
  cairo_close_path (cr);
}

static void
abbey_roofs (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_move_to (cr, -0.29, -0.64);
  cairo_line_to (cr, -0.16, -0.98);
  cairo_line_to (cr, -0.03, -0.64);
  cairo_close_path (cr);
  cairo_move_to (cr, -0.05, -0.46);
  cairo_line_to (cr, 0.12, -0.70);
  cairo_line_to (cr, 0.31, -0.46);
  cairo_close_path (cr);
}

void
_bastide_abbey_outline (cairo_t *cr)
{
  abbey_tile (cr);
  abbey_church (cr);
}

void
_bastide_abbey_paint (const Pen *pen)
{
  cairo_t *cr = pen->cr;

  abbey_tile (cr);
  pen_fill (pen, pen->pal->meadow, true);
  abbey_church (cr);
  pen_fill (pen, pen->pal->plaster[0], true);
  abbey_roofs (cr);
  pen_fill (pen, pen->pal->roof[0][0], true);
  rounded_rectangle (cr, 0.05, -0.28, 0.14, 0.18, 0.06);
  oval (cr, vec (-0.16, -0.5), 0.045, 0.07);
  pen_fill (pen, pen->ink, false);
}
