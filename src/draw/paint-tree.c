/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Small living things.
 */

#include "paint-private.h"

void
_bastide_paint_tree (Brush *b, Vec c, double r)
{
  const BastidePalette *pal = b->pal;
  Vec lobe[4] = { vec (c.x - r * 0.42, c.y - r * 0.15), vec (c.x + r * 0.42, c.y - r * 0.1),
                  vec (c.x, c.y - r * 0.65), vec (c.x, c.y + r * 0.12) };

  cast_shadow (b, v_add (c, vec (r * 0.25, r * 0.1)), r * 1.05, r * 0.7);
  for (int pass = 0; pass < 3; pass++)
    {
      double k = pass == 0 ? r * 0.66 + b->line * 0.9 : pass == 1 ? r * 0.66 : r * 0.36;
      Vec lift = pass == 2 ? vec (-r * 0.17, -r * 0.2) : vec (0, 0);
      cairo_new_path (b->cr);
      for (int i = 0; i < (pass == 2 ? 3 : 4); i++)
        oval (b->cr, v_add (lobe[i], lift), k, k);
      fill (b, pass == 0 ? pal->tree_ink : pass == 1 ? pal->tree : pal->tree_high);
    }
}

void
_bastide_paint_pine (Brush *b, Vec c, double r)
{
  const BastidePalette *pal = b->pal;
  Vec tip = vec (c.x, c.y - r * 2.2), foot = vec (c.x - r * 0.05, c.y + r * 0.2);
  Vec whole[3] = { vec (c.x - r * 0.8, c.y + r * 0.2), tip, vec (c.x + r * 0.8, c.y + r * 0.2) };
  Vec light[3] = { whole[0], tip, foot };

  cast_shadow (b, v_add (c, vec (r * 0.25, r * 0.1)), r * 0.95, r * 0.55);
  cairo_set_line_join (b->cr, CAIRO_LINE_JOIN_ROUND);
  poly (b->cr, whole, 3);
  ink (b->cr, pal->tree_ink, 1);
  cairo_set_line_width (b->cr, b->line * 1.8);
  cairo_stroke_preserve (b->cr);
  fill (b, pal->pine);
  poly (b->cr, light, 3);
  fill (b, pal->pine_high);
}

void
_bastide_paint_bush (Brush *b, Vec c, double r)
{
  const BastidePalette *pal = b->pal;

  cast_shadow (b, c, r, r * 0.7);
  cairo_new_path (b->cr);
  oval (b->cr, c, r + b->line * 0.4, r * 0.85 + b->line * 0.4);
  fill (b, pal->tree_ink);
  oval (b->cr, c, r, r * 0.85);
  fill (b, pal->tree);
  oval (b->cr, v_add (c, vec (-r * 0.22, -r * 0.28)), r * 0.55, r * 0.45);
  fill (b, pal->tree_high);
}

void
_bastide_paint_tuft (Brush *b, Vec c, double scale)
{
  cairo_new_path (b->cr);
  for (int i = -1; i < 2; i++)
    segment_line (b->cr, vec (c.x + i * 0.004 * scale, c.y),
                  vec (c.x + i * 0.011 * scale, c.y - (i ? 0.012 : 0.018) * scale));
  cairo_set_line_cap (b->cr, CAIRO_LINE_CAP_ROUND);
  stroke (b, b->pal->grass, fmax (0.005, 0.8 / b->px));
  cairo_set_line_cap (b->cr, CAIRO_LINE_CAP_BUTT);
}

void
_bastide_paint_sheep (Brush *b, Vec c, double r)
{
  const BastidePalette *pal = b->pal;

  cast_shadow (b, c, r, r * 0.6);
  cairo_new_path (b->cr);
  oval (b->cr, c, r + b->line * 0.5, r * 0.7 + b->line * 0.5);
  fill (b, pal->tree_ink);
  oval (b->cr, c, r - b->line * 0.3, r * 0.7 - b->line * 0.3);
  fill (b, pal->cream);
  oval (b->cr, v_add (c, vec (-r * 0.95, r * 0.05)), r * 0.36, r * 0.34);
  fill (b, pal->ink);
}
