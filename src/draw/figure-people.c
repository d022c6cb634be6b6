/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Figures that stand: one cloak and face for all, and for each a headdress and
 * a thing carried that make its silhouette.
 */

#include "figure-private.h"

static void
cloak_path (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_move_to (cr, -0.34, -0.03);
  cairo_curve_to (cr, -0.30, -0.22, -0.29, -0.36, -0.235, -0.50);
  cairo_curve_to (cr, -0.20, -0.60, -0.10, -0.63, 0, -0.63);
  cairo_curve_to (cr, 0.10, -0.63, 0.20, -0.60, 0.235, -0.50);
  cairo_curve_to (cr, 0.29, -0.36, 0.30, -0.22, 0.34, -0.03);
  cairo_curve_to (cr, 0.20, 0.045, -0.20, 0.045, -0.34, -0.03);
  cairo_close_path (cr);
}

static void
head_path (cairo_t *cr)
{
  oval (cr, vec (0, -0.69), 0.135, 0.14);
}

void
_bastide_figure_hem (const Pen *pen, double x, double y, double w, double h)
{
  cairo_t *cr = pen->cr;

  cairo_rectangle (cr, x, y, w, h);
  ink (cr, pen->pal->halo, 1);
  cairo_fill (cr);
  ink (cr, pen->dark, 1);
  bastide_draw_pattern (cr, bastide_player_pattern (pen->player), x, y, w, h, 0.155);
}

static void
paint_cloak (const Pen *pen)
{
  cairo_t *cr = pen->cr;

  cloak_path (cr);
  pen_fill (pen, pen->color, false);
  cairo_save (cr);
  cloak_path (cr);
  cairo_clip (cr);
  /* The side away from the light. */
  cairo_move_to (cr, 0.10, -0.7);
  cairo_curve_to (cr, 0.06, -0.45, 0.16, -0.2, 0.15, 0.1);
  cairo_line_to (cr, 0.6, 0.1);
  cairo_line_to (cr, 0.6, -0.7);
  cairo_close_path (cr);
  ink (cr, pen->dark, 0.75);
  cairo_fill (cr);
  _bastide_figure_hem (pen, -0.5, -0.215, 1, 0.3);
  segment_line (cr, vec (-0.5, -0.215), vec (0.5, -0.215));
  pen_stroke (pen, pen->ink, pen->line * 0.9);
  cairo_restore (cr);
  /* The edge where the cloak closes. */
  cairo_move_to (cr, -0.02, -0.52);
  cairo_curve_to (cr, -0.05, -0.42, -0.05, -0.34, -0.04, -0.22);
  pen_stroke (pen, pen->dark, pen->line * 0.9);
}

static void
paint_face (const Pen *pen)
{
  cairo_t *cr = pen->cr;

  head_path (cr);
  pen_fill (pen, pen->pal->skin, true);
  for (int i = -1; i < 2; i += 2)
    oval (cr, vec (i * 0.05 - 0.01, -0.685), 0.017, 0.022);
  ink (cr, pen->ink, 1);
  cairo_fill (cr);
  cairo_move_to (cr, -0.055, -0.628);
  cairo_curve_to (cr, -0.03, -0.60, 0.02, -0.60, 0.04, -0.628);
  pen_stroke (pen, pen->ink, 0.018);
}

static void
paint_scarf (const Pen *pen)
{
  cairo_move_to (pen->cr, -0.15, -0.56);
  cairo_curve_to (pen->cr, -0.08, -0.50, 0.08, -0.50, 0.15, -0.56);
  pen_stroke (pen, pen->ink, 0.06 + 1.2 * pen->line);
  cairo_move_to (pen->cr, -0.145, -0.56);
  cairo_curve_to (pen->cr, -0.08, -0.50, 0.08, -0.50, 0.145, -0.56);
  pen_stroke (pen, pen->light, 0.06);
}

/* A straight thing carried, as a closed shape. */
static void
pole_path (cairo_t *cr, Vec from, Vec to, double half)
{
  Vec n = v_mul (v_side (v_unit (v_sub (to, from))), half);

  cairo_move_to (cr, from.x + n.x, from.y + n.y);
  cairo_line_to (cr, to.x + n.x, to.y + n.y);
  cairo_line_to (cr, to.x - n.x, to.y - n.y);
  cairo_line_to (cr, from.x - n.x, from.y - n.y);
  cairo_close_path (cr);
}

/* ---- The wayfarer: a round broad-brimmed hat, a bundle on a stick ---- */

static void
hat_brim_path (cairo_t *cr)
{
  oval (cr, vec (0, -0.775), 0.315, 0.075);
}

static void
hat_crown_path (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_move_to (cr, -0.165, -0.78);
  cairo_curve_to (cr, -0.175, -0.94, -0.11, -1.0, 0, -1.0);
  cairo_curve_to (cr, 0.11, -1.0, 0.175, -0.94, 0.165, -0.78);
  cairo_curve_to (cr, 0.08, -0.745, -0.08, -0.745, -0.165, -0.78);
  cairo_close_path (cr);
}

static void
bundle_path (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_move_to (cr, 0.36, -0.66);
  cairo_curve_to (cr, 0.50, -0.64, 0.55, -0.50, 0.49, -0.42);
  cairo_curve_to (cr, 0.44, -0.36, 0.31, -0.37, 0.285, -0.45);
  cairo_curve_to (cr, 0.255, -0.53, 0.30, -0.62, 0.36, -0.66);
  cairo_close_path (cr);
}

static void
stick_path (cairo_t *cr)
{
  pole_path (cr, vec (-0.36, -0.26), vec (0.43, -0.735), 0.022);
}

void
_bastide_wayfarer_outline (cairo_t *cr)
{
  cloak_path (cr);
  head_path (cr);
  stick_path (cr);
  bundle_path (cr);
  hat_brim_path (cr);
  hat_crown_path (cr);
}

static void
paint_hat (const Pen *pen)
{
  cairo_t *cr = pen->cr;

  hat_brim_path (cr);
  pen_fill (pen, pen->dark, true);
  hat_crown_path (cr);
  pen_fill (pen, pen->color, true);
  cairo_save (cr);
  hat_crown_path (cr);
  cairo_clip (cr);
  cairo_move_to (cr, -0.2, -0.825);
  cairo_curve_to (cr, -0.08, -0.785, 0.08, -0.785, 0.2, -0.825);
  pen_stroke (pen, pen->pal->halo, 0.05);
  cairo_restore (cr);
  cairo_move_to (cr, -0.105, -0.885);
  cairo_curve_to (cr, -0.095, -0.935, -0.06, -0.955, -0.02, -0.96);
  pen_stroke (pen, pen->light, 0.035);
}

static void
paint_bundle (const Pen *pen)
{
  stick_path (pen->cr);
  pen_fill (pen, pen->pal->staff, true);
  bundle_path (pen->cr);
  pen_fill (pen, pen->light, true);
  segment_line (pen->cr, vec (0.35, -0.60), vec (0.45, -0.63));
  pen_stroke (pen, pen->ink, pen->line);
}

void
_bastide_wayfarer_paint (const Pen *pen)
{
  paint_bundle (pen);
  paint_cloak (pen);
  paint_face (pen);
  paint_scarf (pen);
  paint_hat (pen);
  /* The near end of the stick and the hand that holds it. */
  cairo_save (pen->cr);
  cairo_rectangle (pen->cr, -0.6, -0.6, 0.52, 0.6);
  cairo_clip (pen->cr);
  stick_path (pen->cr);
  pen_fill (pen, pen->pal->staff, true);
  cairo_restore (pen->cr);
  oval (pen->cr, vec (-0.17, -0.375), 0.058, 0.052);
  pen_fill (pen, pen->pal->skin, true);
}

/* ---- The abbot: a tonsure, a tall cross ---- */

static void
cross_path (cairo_t *cr)
{
  pole_path (cr, vec (0.36, 0.0), vec (0.36, -0.99), 0.024);
  pole_path (cr, vec (0.24, -0.83), vec (0.48, -0.83), 0.028);
}

static void
cowl_path (cairo_t *cr)
{
  oval (cr, vec (0, -0.56), 0.225, 0.11);
}

void
_bastide_abbot_outline (cairo_t *cr)
{
  cloak_path (cr);
  cowl_path (cr);
  oval (cr, vec (0, -0.71), 0.155, 0.16);
  cross_path (cr);
}

void
_bastide_abbot_paint (const Pen *pen)
{
  cairo_t *cr = pen->cr;

  cross_path (cr);
  pen_fill (pen, pen->pal->gold, false);
  paint_cloak (pen);
  cowl_path (cr);
  pen_fill (pen, pen->light, true);
  oval (cr, vec (0, -0.71), 0.155, 0.16);
  pen_fill (pen, pen->pal->wood[1], true);
  oval (cr, vec (-0.01, -0.80), 0.095, 0.05);
  pen_fill (pen, pen->pal->skin, false);
  cairo_save (cr);
  cairo_translate (cr, -0.005, 0.0);
  paint_face (pen);
  cairo_restore (cr);
  oval (cr, vec (0.30, -0.40), 0.055, 0.05);
  pen_fill (pen, pen->pal->skin, true);
}

/* ---- The builder: a flat cap, a mallet over the shoulder ---- */

static void
mallet_path (cairo_t *cr)
{
  pole_path (cr, vec (0.12, -0.32), vec (0.40, -0.86), 0.024);
  pole_path (cr, vec (0.28, -0.91), vec (0.56, -0.77), 0.085);
}

static void
cap_path (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_move_to (cr, -0.20, -0.76);
  cairo_curve_to (cr, -0.21, -0.90, -0.08, -0.94, 0.03, -0.93);
  cairo_curve_to (cr, 0.15, -0.92, 0.19, -0.85, 0.17, -0.77);
  cairo_curve_to (cr, 0.05, -0.80, -0.10, -0.80, -0.28, -0.73);
  cairo_close_path (cr);
}

void
_bastide_builder_outline (cairo_t *cr)
{
  cloak_path (cr);
  head_path (cr);
  cap_path (cr);
  mallet_path (cr);
}

void
_bastide_builder_paint (const Pen *pen)
{
  cairo_t *cr = pen->cr;

  mallet_path (cr);
  pen_fill (pen, pen->pal->staff, true);
  paint_cloak (pen);
  paint_face (pen);
  cap_path (cr);
  pen_fill (pen, pen->dark, true);
  /* A leather apron. */
  rounded_rectangle (cr, -0.12, -0.50, 0.24, 0.28, 0.05);
  pen_fill (pen, pen->pal->wood[0], true);
  oval (cr, vec (0.15, -0.37), 0.055, 0.05);
  pen_fill (pen, pen->pal->skin, true);
}

/* ---- The mayor: a tall plumed hat, a golden chain ---- */

static void
tall_hat_path (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_move_to (cr, -0.155, -0.79);
  cairo_line_to (cr, -0.185, -1.06);
  cairo_curve_to (cr, -0.08, -1.10, 0.08, -1.10, 0.185, -1.06);
  cairo_line_to (cr, 0.155, -0.79);
  cairo_close_path (cr);
  oval (cr, vec (0, -0.785), 0.235, 0.055);
}

static void
plume_path (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_move_to (cr, 0.12, -0.83);
  cairo_curve_to (cr, 0.20, -1.05, 0.34, -1.16, 0.42, -1.04);
  cairo_curve_to (cr, 0.36, -1.04, 0.28, -0.95, 0.20, -0.80);
  cairo_close_path (cr);
}

void
_bastide_mayor_outline (cairo_t *cr)
{
  cloak_path (cr);
  head_path (cr);
  tall_hat_path (cr);
  plume_path (cr);
}

void
_bastide_mayor_paint (const Pen *pen)
{
  cairo_t *cr = pen->cr;

  paint_cloak (pen);
  paint_face (pen);
  tall_hat_path (cr);
  pen_fill (pen, pen->dark, true);
  plume_path (cr);
  pen_fill (pen, pen->pal->halo, true);
  cairo_move_to (cr, -0.17, -0.57);
  cairo_curve_to (cr, -0.13, -0.38, 0.13, -0.38, 0.17, -0.57);
  pen_stroke (pen, pen->pal->gold, 0.045);
  oval (cr, vec (0, -0.40), 0.062, 0.062);
  pen_fill (pen, pen->pal->gold, true);
}
