/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Who owns a segment, and which one has the focus: a tint, a pattern and a firm
 * edge, so that it reads without color too.
 */

#include <stdlib.h>

#include "brush-private.h"
#include "figure.h"
#include "marks.h"

#define TINT 0.30
#define PATTERN 0.40
#define EDGE 0.016
#define BAND 0.16 /* width of a color's band where several own a segment */

/* Marks in `out` each of `n` cells, `step` bytes apart, that has a cell marked
 * in `in` within `reach` of it. */
static void
spread (const unsigned char *in, unsigned char *out, int n, int step, int reach)
{
  int last = -1 - reach, next = 0;

  for (int i = 0; i < n; i++)
    {
      if (in[i * step])
        last = i;
      next = next < i ? i : next;
      while (next < n && next <= i + reach && !in[next * step])
        next++;
      out[i * step] = i - last <= reach || (next < n && next - i <= reach);
    }
}

/* The rim of a mask: what of it lies within `reach` pixels of its outline. The
 * border of the tile is no outline, since the segment may go on. */
static cairo_surface_t *
rim_of (cairo_surface_t *mask, int size, int reach)
{
  cairo_surface_t *rim = cairo_image_surface_create (CAIRO_FORMAT_A8, size, size);
  int stride = cairo_image_surface_get_stride (mask);
  size_t bytes = (size_t) stride * (size_t) size;
  unsigned char *work = malloc (2 * bytes), *rows = work ? work + bytes : NULL;

  if (work && cairo_surface_status (rim) == CAIRO_STATUS_SUCCESS)
    {
      cairo_surface_flush (mask);
      cairo_surface_flush (rim);
      const unsigned char *from = cairo_image_surface_get_data (mask);
      unsigned char *to = cairo_image_surface_get_data (rim);
      for (size_t i = 0; i < bytes; i++)
        work[i] = from[i] < 128;
      for (int y = 0; y < size; y++)
        spread (work + y * stride, rows + y * stride, size, 1, reach);
      for (int x = 0; x < size; x++)
        spread (rows + x, work + x, size, stride, reach);
      for (int y = 0; y < size; y++)
        for (int x = 0; x < size; x++)
          to[y * stride + x] = work[y * stride + x] && from[y * stride + x] > 127 ? 255 : 0;
      cairo_surface_mark_dirty (rim);
    }
  free (work);
  return rim;
}

/* Fills the square with the colors of the set in slanting bands; `width` 0 is
 * one color without bands. Each band is drawn by `pattern` or flat. */
static void
paint_bands (cairo_t *cr, uint32_t colors, double size, bool pattern)
{
  int n = count_bits (colors & 255u), k = 0;

  for (int color = 0; color < BASTIDE_N_PLAYER_COLORS; color++)
    {
      if (!(colors >> color & 1))
        continue;
      cairo_save (cr);
      for (double x = -2; n > 1 && x < 2; x += BAND * n)
        {
          double a = (x + BAND * k) * size, w = BAND * size;
          cairo_move_to (cr, a, 0);
          cairo_line_to (cr, a + w, 0);
          cairo_line_to (cr, a + w + size, size);
          cairo_line_to (cr, a + size, size);
          cairo_close_path (cr);
        }
      if (n > 1)
        cairo_clip (cr);
      uint32_t rgb = _bastide_player_rgb (color);
      ink (cr, pattern ? _bastide_blend (rgb, 0x000000, 0.25) : rgb, 1);
      if (pattern)
        bastide_draw_pattern (cr, bastide_player_pattern (color), 0, 0, size, size,
                              size * 0.11);
      else
        cairo_paint (cr);
      cairo_restore (cr);
      k++;
    }
}

static void
paint_masked (cairo_t *cr, cairo_surface_t *mask, uint32_t colors, double size, double alpha,
              bool pattern)
{
  cairo_push_group (cr);
  paint_bands (cr, colors, size, pattern);
  cairo_pattern_t *layer = cairo_pop_group (cr);
  cairo_push_group (cr);
  cairo_set_source (cr, layer);
  cairo_paint_with_alpha (cr, alpha);
  cairo_pop_group_to_source (cr);
  cairo_mask_surface (cr, mask, 0, 0);
  cairo_pattern_destroy (layer);
}

/* The focus has no player: a light veil and a double edge. */
static void
paint_focus (cairo_t *cr, cairo_surface_t *mask, cairo_surface_t *rim,
             cairo_surface_t *broad, const BastidePalette *pal)
{
  ink (cr, pal->cream, pal->flat ? 0.2 : 0.28);
  cairo_mask_surface (cr, mask, 0, 0);
  ink (cr, pal->figure_ink, 1);
  cairo_mask_surface (cr, broad, 0, 0);
  ink (cr, pal->gold, 1);
  cairo_mask_surface (cr, rim, 0, 0);
}

void
bastide_draw_segment_owners (cairo_t *cr, const BastideGeometry *g, int segment, double size,
                             uint32_t colors, const BastidePalette *palette)
{
  int px = (int) lround (size), reach = (int) fmax (1, lround (size * EDGE));
  cairo_surface_t *mask = bastide_geometry_mask (g, segment, px);

  if (!mask)
    return;
  cairo_surface_t *rim = rim_of (mask, px, reach);
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, px, px);
  cairo_clip (cr);
  cairo_new_path (cr);
  if (colors & 255u)
    {
      paint_masked (cr, mask, colors, px, TINT, false);
      paint_masked (cr, mask, colors, px, PATTERN, true);
      cairo_surface_t *broad = rim_of (mask, px, 2 * reach);
      ink (cr, palette->halo, 0.7);
      cairo_mask_surface (cr, broad, 0, 0);
      cairo_surface_destroy (broad);
      paint_masked (cr, rim, colors, px, 1, false);
    }
  else
    {
      cairo_surface_t *broad = rim_of (mask, px, 2 * reach);
      paint_focus (cr, mask, rim, broad, palette);
      cairo_surface_destroy (broad);
    }
  cairo_restore (cr);
  cairo_surface_destroy (rim);
  cairo_surface_destroy (mask);
}

void
bastide_draw_segment_highlight (cairo_t *cr, const BastideGeometry *geometry, int segment,
                                double size, int color, const BastidePalette *palette)
{
  uint32_t colors = color < 0 ? 0 : 1u << color % BASTIDE_N_PLAYER_COLORS;

  bastide_draw_segment_owners (cr, geometry, segment, size, colors, palette);
}
