/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "marks.h"

#include "brush-private.h"

/* Where a color has to show on a light ground and on a dark one alike. */
static uint32_t
strong (const BastidePalette *pal, uint32_t rgb)
{
  return pal->lit ? rgb : _bastide_blend (rgb, pal->ink, pal->flat ? 1 : 0.45);
}

/* A line with a rim of the opposite tone, over the current path. */
static void
stroke_twice (cairo_t *cr, uint32_t rgb, uint32_t rim, double width, double rim_width)
{
  ink (cr, rim, 1);
  cairo_set_line_width (cr, width + 2 * rim_width);
  cairo_stroke_preserve (cr);
  ink (cr, rgb, 1);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

void
bastide_draw_legal_cell (cairo_t *cr, double size, const BastidePalette *pal)
{
  double m = size * 0.07, dash[] = { size * 0.07, size * 0.05 };

  cairo_save (cr);
  cairo_new_path (cr);
  rounded_rectangle (cr, m, m, size - 2 * m, size - 2 * m, size * 0.07);
  ink (cr, pal->gold, pal->flat ? 0.3 : 0.16);
  cairo_fill_preserve (cr);
  cairo_set_dash (cr, dash, 2, 0);
  ink (cr, strong (pal, pal->gold), 1);
  cairo_set_line_width (cr, fmax (1.5, size * 0.018));
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
bastide_draw_dead_cell (cairo_t *cr, double size, const BastidePalette *pal)
{
  double lo = size * 0.34, hi = size * 0.66;

  cairo_save (cr);
  cairo_new_path (cr);
  rounded_rectangle (cr, size * 0.07, size * 0.07, size * 0.86, size * 0.86, size * 0.07);
  ink (cr, pal->frame, 0.9);
  cairo_set_line_width (cr, fmax (1, size * 0.01));
  cairo_stroke (cr);
  segment_line (cr, vec (lo, lo), vec (hi, hi));
  segment_line (cr, vec (hi, lo), vec (lo, hi));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  ink (cr, strong (pal, pal->frame), 1);
  cairo_set_line_width (cr, fmax (2, size * 0.035));
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
bastide_draw_cursor (cairo_t *cr, double size, const BastidePalette *pal)
{
  double m = size * 0.02, arm = size * 0.2;

  cairo_save (cr);
  cairo_new_path (cr);
  for (int k = 0; k < 4; k++)
    {
      double x = k & 1 ? size - m : m, y = k & 2 ? size - m : m;
      double sx = k & 1 ? -arm : arm, sy = k & 2 ? -arm : arm;
      cairo_move_to (cr, x + sx, y);
      cairo_line_to (cr, x, y);
      cairo_line_to (cr, x, y + sy);
    }
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  stroke_twice (cr, pal->cream, pal->figure_ink, fmax (2, size * 0.03),
                fmax (1, size * 0.0125));
  cairo_restore (cr);
}

void
bastide_draw_ghost_frame (cairo_t *cr, double size, bool legal, const BastidePalette *pal)
{
  double dash[] = { size * 0.03, size * 0.03 };

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, 1, 1, size - 2, size - 2);
  ink (cr, pal->cream, 0.75);
  cairo_set_line_width (cr, fmax (2, size * 0.024));
  cairo_stroke_preserve (cr);
  cairo_set_dash (cr, dash, 2, 0);
  ink (cr, pal->figure_ink, 1);
  cairo_set_line_width (cr, fmax (1.2, size * 0.014));
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  if (!legal)
    {
      segment_line (cr, vec (size * 0.12, size * 0.12), vec (size * 0.88, size * 0.88));
      stroke_twice (cr, pal->lava[1], pal->cream, fmax (2, size * 0.03), size * 0.012);
    }
  cairo_restore (cr);
}

void
bastide_draw_last_move (cairo_t *cr, double size, int color, const BastidePalette *pal)
{
  double line = fmax (2, size * 0.03), m = line / 2 + fmax (1, size * 0.01);
  uint32_t rgb = color < 0 ? pal->gold : _bastide_player_rgb (color);

  cairo_save (cr);
  cairo_new_path (cr);
  rounded_rectangle (cr, m, m, size - 2 * m, size - 2 * m, size * 0.04);
  stroke_twice (cr, rgb, pal->halo, line, fmax (1, size * 0.01));
  cairo_restore (cr);
}

void
bastide_draw_rotation_ticks (cairo_t *cr, double size, int n_rotations,
                             const BastidePalette *pal)
{
  double r = fmax (2, size * 0.028), step = 3 * r, y = size * 0.16;

  cairo_save (cr);
  cairo_new_path (cr);
  for (int i = 0; i < n_rotations && i < 4; i++)
    oval (cr, vec (size / 2 + (i - (n_rotations - 1) / 2.0) * step, y), r, r);
  stroke_twice (cr, strong (pal, pal->gold), pal->cream, fmax (1, size * 0.01),
                fmax (1, size * 0.008));
  for (int i = 0; i < n_rotations && i < 4; i++)
    oval (cr, vec (size / 2 + (i - (n_rotations - 1) / 2.0) * step, y), r, r);
  ink (cr, strong (pal, pal->gold), 1);
  cairo_fill (cr);
  cairo_restore (cr);
}

void
bastide_draw_claim_spot (cairo_t *cr, double u, double v, double size, int color,
                         bool focused, const BastidePalette *pal)
{
  double r = fmax (6, size * (focused ? 0.105 : 0.078)), arm = r * 0.5;
  uint32_t rgb = color < 0 ? pal->gold : _bastide_player_rgb (color);
  Vec c = vec (u * size, v * size);

  cairo_save (cr);
  cairo_new_path (cr);
  oval (cr, c, r, r);
  ink (cr, focused ? rgb : pal->halo, focused ? 1 : 0.85);
  cairo_fill (cr);
  oval (cr, c, r, r);
  stroke_twice (cr, focused ? pal->halo : rgb, pal->figure_ink, fmax (1.5, size * 0.02),
                fmax (0.8, size * 0.008));
  segment_line (cr, vec (c.x - arm, c.y), vec (c.x + arm, c.y));
  segment_line (cr, vec (c.x, c.y - arm), vec (c.x, c.y + arm));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  if (focused)
    stroke_twice (cr, pal->halo, pal->figure_ink, fmax (2, size * 0.026), size * 0.007);
  else
    {
      ink (cr, pal->figure_ink, 1);
      cairo_set_line_width (cr, fmax (1.5, size * 0.02));
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

void
bastide_draw_dot (cairo_t *cr, double size, int color, const BastidePalette *pal)
{
  double r = fmax (2.5, size * 0.1);

  cairo_save (cr);
  cairo_new_path (cr);
  oval (cr, vec (size / 2, size / 2), r, r);
  ink (cr, color < 0 ? pal->gold : _bastide_player_rgb (color), 1);
  cairo_fill_preserve (cr);
  stroke_twice (cr, pal->halo, pal->figure_ink, fmax (1, r * 0.3), fmax (0.5, r * 0.15));
  cairo_restore (cr);
}

/* Three strokes of a claw, slanting, at each corner. */
void
bastide_draw_trail (cairo_t *cr, double size, const BastidePalette *pal)
{
  double line = fmax (1.5, size * 0.02), length = size * 0.1, gap = size * 0.045;

  cairo_save (cr);
  cairo_new_path (cr);
  for (int corner = 0; corner < 4; corner++)
    {
      double x = corner % 2 == 0 ? size * 0.1 : size * 0.9 - length - 2 * gap;
      double y = corner < 2 ? size * 0.09 : size * 0.91 - length;

      for (int i = 0; i < 3; i++)
        segment_line (cr, vec (x + i * gap + length * 0.45, y),
                      vec (x + i * gap, y + length));
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  stroke_twice (cr, strong (pal, 0xb3261e), pal->halo, line, fmax (1, size * 0.01));
  cairo_restore (cr);
}

void
bastide_draw_danger (cairo_t *cr, double size, const BastidePalette *pal)
{
  double side = fmax (13, size * 0.24), x = size - side * 1.08, y = side * 0.1;
  double middle = x + side / 2, foot = y + side * 0.88;

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_move_to (cr, middle, y);
  cairo_line_to (cr, x + side, foot);
  cairo_line_to (cr, x, foot);
  cairo_close_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  ink (cr, 0xf6d32d, 1);
  cairo_fill_preserve (cr);
  stroke_twice (cr, 0x241f31, pal->halo, fmax (1.2, side * 0.08), fmax (0.8, side * 0.05));
  segment_line (cr, vec (middle, y + side * 0.34), vec (middle, y + side * 0.56));
  segment_line (cr, vec (middle, y + side * 0.72), vec (middle, y + side * 0.73));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  ink (cr, 0x241f31, 1);
  cairo_set_line_width (cr, fmax (1.5, side * 0.12));
  cairo_stroke (cr);
  cairo_restore (cr);
}
