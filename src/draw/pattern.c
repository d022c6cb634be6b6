/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The players' patterns; all differ without color.
 */

#include "figure.h"
#include "figure-private.h"

static void
add_lines (cairo_t *cr, BastidePattern pattern, double w, double h, double step)
{
  double span = w + h;

  for (double k = -span; k < span; k += step)
    switch (pattern)
      {
      case BASTIDE_PATTERN_STRIPES:
        segment_line (cr, vec (k, 0), vec (k, h));
        break;
      case BASTIDE_PATTERN_BARS:
        segment_line (cr, vec (0, k), vec (w, k));
        break;
      case BASTIDE_PATTERN_SLANT:
        segment_line (cr, vec (k, 0), vec (k + h, h));
        break;
      default:
        cairo_move_to (cr, 0, k * 1.15);
        for (int i = 1; i * step / 2 < w + step; i++)
          cairo_line_to (cr, i * step / 2, k * 1.15 + (i & 1 ? -step * 0.55 : 0));
        break;
      }
}

static void
add_shapes (cairo_t *cr, BastidePattern pattern, Vec c, double step, bool odd)
{
  double k = step * 0.28;

  switch (pattern)
    {
    case BASTIDE_PATTERN_CROSSES:
      segment_line (cr, vec (c.x - k, c.y), vec (c.x + k, c.y));
      segment_line (cr, vec (c.x, c.y - k), vec (c.x, c.y + k));
      break;
    case BASTIDE_PATTERN_CHECKS:
      if (odd)
        cairo_rectangle (cr, c.x - step / 2, c.y - step / 2, step, step);
      break;
    default:
      oval (cr, c, pattern == BASTIDE_PATTERN_RINGS ? k * 1.15 : k,
            pattern == BASTIDE_PATTERN_RINGS ? k * 1.15 : k);
      break;
    }
}

void
bastide_draw_pattern (cairo_t *cr, BastidePattern pattern, double x, double y,
                      double width, double height, double step)
{
  bool lines = pattern == BASTIDE_PATTERN_STRIPES || pattern == BASTIDE_PATTERN_BARS
               || pattern == BASTIDE_PATTERN_SLANT || pattern == BASTIDE_PATTERN_ZIGZAG;
  bool filled = pattern == BASTIDE_PATTERN_DOTS || pattern == BASTIDE_PATTERN_CHECKS;

  if (!(step > 0) || !(width > 0) || !(height > 0))
    return;
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  cairo_new_path (cr);
  if (lines)
    add_lines (cr, pattern, width, height, step);
  for (int row = 0; !lines && (row - 1) * step < height; row++)
    for (int col = 0; (col - 1) * step < width; col++)
      add_shapes (cr, pattern, vec ((col + 0.5) * step, (row + 0.5) * step), step,
                  (row + col) & 1);
  cairo_set_line_width (cr, step * (lines && pattern != BASTIDE_PATTERN_ZIGZAG ? 0.42 : 0.22));
  if (filled)
    cairo_fill (cr);
  else
    cairo_stroke (cr);
  cairo_restore (cr);
}

void
bastide_draw_swatch (cairo_t *cr, int color, double x, double y, double size_px,
                     const BastidePalette *palette)
{
  uint32_t rgb = _bastide_player_rgb (color);
  double line = fmax (1, size_px * 0.06), m = line / 2;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  rounded_rectangle (cr, m, m, size_px - line, size_px - line, size_px * 0.2);
  cairo_save (cr);
  cairo_clip_preserve (cr);
  ink (cr, rgb, 1);
  cairo_fill (cr);
  cairo_rectangle (cr, 0, size_px / 2, size_px, size_px / 2);
  ink (cr, palette->halo, 1);
  cairo_fill (cr);
  ink (cr, _bastide_blend (rgb, palette->figure_ink, 0.25), 1);
  bastide_draw_pattern (cr, bastide_player_pattern (color), 0, size_px / 2, size_px,
                        size_px / 2, size_px * 0.25);
  cairo_restore (cr);
  rounded_rectangle (cr, m, m, size_px - line, size_px - line, size_px * 0.2);
  ink (cr, palette->figure_ink, 1);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
  cairo_restore (cr);
}
