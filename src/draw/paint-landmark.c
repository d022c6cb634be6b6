/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Buildings that are told by their outline: churches, halls, and the small
 * things of a market square.
 */

#include "paint-private.h"

/* A square tower under a pointed roof, `at` the middle of its foot. */
static void
steeple (Brush *b, Vec at, double w, double height, double point, const uint32_t roof[2])
{
  const BastidePalette *pal = b->pal;
  double top = at.y - height;
  Vec tip = vec (at.x, top - point), mid = vec (at.x + w * 0.15, top);
  Vec left[3] = { vec (at.x - w * 1.25, top), tip, mid };
  Vec right[3] = { mid, tip, vec (at.x + w * 1.25, top) };

  cairo_rectangle (b->cr, at.x - w, top, 2 * w, height);
  fill (b, pal->plaster[0]);
  cairo_rectangle (b->cr, at.x + w * 0.1, top, w * 0.9, height);
  fill (b, pal->plaster[1]);
  cairo_rectangle (b->cr, at.x - w, top, 2 * w, height);
  stroke (b, pal->ink, b->line);
  poly (b->cr, left, 3);
  fill_line (b, roof[0], pal->ink);
  poly (b->cr, right, 3);
  fill_line (b, roof[1], pal->ink);
  if (b->px < DETAIL_RUTS)
    return;
  cairo_rectangle (b->cr, at.x - w * 0.35, at.y - height * 0.82, w * 0.7, height * 0.22);
  ink (b->cr, pal->window, 0.9);
  cairo_fill (b->cr);
}

static void
church_door (Brush *b, Vec foot, double scale, bool great)
{
  const BastidePalette *pal = b->pal;
  double w = scale * 0.08;

  cairo_new_path (b->cr);
  cairo_move_to (b->cr, foot.x - w, foot.y);
  cairo_line_to (b->cr, foot.x - w, foot.y - scale * 0.16);
  cairo_arc (b->cr, foot.x, foot.y - scale * 0.16, w, M_PI, 2 * M_PI);
  cairo_line_to (b->cr, foot.x + w, foot.y);
  cairo_close_path (b->cr);
  fill (b, pal->lit ? pal->window : pal->ink);
  if (!great || b->px < DETAIL_HOUSES)
    return;
  oval (b->cr, vec (foot.x, foot.y - scale * 0.42), w, w);
  fill (b, pal->lit ? pal->window : pal->shield);
}

void
_bastide_paint_church (Brush *b, Vec at, double k, bool great)
{
  const BastidePalette *pal = b->pal;
  const uint32_t *roof = great ? pal->spire : pal->roof[2];
  House transept = { k * 1.25, k * 0.42, 0, k * 0.36, k * 0.24, 2, false, great };
  House nave = { k * (great ? 1.15 : 0.85), k * (great ? 0.52 : 0.42), M_PI / 2 - 1e-6,
                 k * 0.42, k * 0.3, 2, false, great };

  if (great)
    _bastide_paint_house (b, v_add (at, vec (0, -k * 0.30)), &transept);
  _bastide_paint_house (b, v_add (at, vec (great ? 0 : k * 0.12, -k * 0.12)), &nave);
  for (int i = -1; i < (great ? 2 : 0); i += 2)
    {
      Vec foot = v_add (at, great ? vec (i * k * 0.40, k * 0.42) : vec (-k * 0.22, k * 0.22));
      steeple (b, foot, k * (great ? 0.13 : 0.14), k * (great ? 0.85 : 0.8), k * 0.5, roof);
    }
  church_door (b, v_add (at, great ? vec (0, k * 0.37) : vec (k * 0.12, k * 0.24)), k, great);
}

/* A small church: a nave along the street and a slender steeple. */
void
_bastide_paint_chapel (Brush *b, Vec at, double k)
{
  House nave = { k * 0.9, k * 0.5, 0, k * 0.26, k * 0.2, 2, false, 0 };

  _bastide_paint_house (b, v_add (at, vec (k * 0.14, 0)), &nave);
  steeple (b, v_add (at, vec (-k * 0.36, k * 0.2)), k * 0.14, k * 0.62, k * 0.42,
           b->pal->roof[2]);
}

/* A town hall: a broad house with an arcade and a belfry over its middle. */
void
_bastide_paint_hall (Brush *b, Vec at, double k)
{
  House body = { k * 1.25, k * 0.62, 0, k * 0.36, k * 0.26, ROOF_SLATE, false, 0 };
  double front = at.y + k * 0.62 / 2 * 0.85;

  _bastide_paint_house (b, at, &body);
  cairo_new_path (b->cr);
  for (int i = -2; i < 3 && b->px >= DETAIL_SMALL; i++)
    {
      double x = at.x + i * k * 0.22;
      cairo_new_sub_path (b->cr);
      cairo_arc (b->cr, x, front - k * 0.14, k * 0.065, M_PI, 2 * M_PI);
      cairo_line_to (b->cr, x + k * 0.065, front);
      cairo_line_to (b->cr, x - k * 0.065, front);
      cairo_close_path (b->cr);
    }
  fill (b, b->pal->lit ? b->pal->window : b->pal->roof_ink);
  steeple (b, v_add (at, vec (0, k * 0.02)), k * 0.14, k * 0.86, k * 0.40, b->pal->roof[2]);
}

/* The princess's tower: slender, with a balcony and a long pennant. */
void
_bastide_paint_bower (Brush *b, Vec at, double k)
{
  const BastidePalette *pal = b->pal;
  double w = k * 0.24, height = k * 1.25;
  Vec top = vec (at.x, at.y - height), tip = vec (at.x, top.y - k * 0.85);
  Vec cone[3] = { vec (at.x - w * 1.4, top.y), tip, vec (at.x + w * 1.4, top.y) };
  Vec flag[3] = { tip, vec (tip.x + k * 0.5, tip.y + k * 0.1), vec (tip.x, tip.y + k * 0.22) };

  cast_shadow (b, at, w * 1.3, w * 0.8);
  cairo_rectangle (b->cr, at.x - w, top.y, 2 * w, height);
  fill_line (b, pal->plaster[0], pal->ink);
  cairo_rectangle (b->cr, at.x + w * 0.2, top.y, w * 0.8, height);
  fill (b, pal->plaster[1]);
  cairo_rectangle (b->cr, at.x - w * 1.25, top.y + k * 0.36, 2.5 * w, k * 0.12);
  fill_line (b, pal->stone[0], pal->ink);
  oval (b->cr, vec (at.x, top.y + k * 0.22), w * 0.36, k * 0.12);
  fill (b, pal->lit ? pal->window : pal->ink);
  poly (b->cr, cone, 3);
  fill_line (b, pal->cloth[1], pal->ink);
  poly (b->cr, flag, 3);
  fill_line (b, pal->gold, pal->ink);
}

void
_bastide_paint_well (Brush *b, Vec at, double r)
{
  const BastidePalette *pal = b->pal;

  cast_shadow (b, at, r, r * 0.75);
  cairo_new_path (b->cr);
  oval (b->cr, at, r, r * 0.75);
  fill_line (b, pal->stone[0], pal->ink);
  oval (b->cr, at, r * 0.62, r * 0.44);
  fill (b, pal->water);
}

/* A market stall under a striped awning. */
void
_bastide_paint_stall (Brush *b, Vec at, double k, int tone)
{
  const BastidePalette *pal = b->pal;
  uint32_t color = pal->awning[tone & 1];
  Vec roof[4] = { vec (at.x - k * 0.5, at.y - k * 0.7), vec (at.x + k * 0.5, at.y - k * 0.7),
                  vec (at.x + k * 0.62, at.y - k * 0.2), vec (at.x - k * 0.62, at.y - k * 0.2) };

  cast_shadow (b, at, k * 0.6, k * 0.25);
  cairo_rectangle (b->cr, at.x - k * 0.5, at.y - k * 0.3, k, k * 0.35);
  fill_line (b, pal->wood[0], pal->roof_ink);
  poly (b->cr, roof, 4);
  fill (b, pal->cream);
  for (int i = 0; i < 4; i += 2)
    {
      Vec band[4] = { v_mix (roof[0], roof[1], i / 4.0), v_mix (roof[0], roof[1], (i + 1) / 4.0),
                      v_mix (roof[3], roof[2], (i + 1) / 4.0), v_mix (roof[3], roof[2], i / 4.0) };
      poly (b->cr, band, 4);
      fill (b, color);
    }
  poly (b->cr, roof, 4);
  stroke (b, pal->roof_ink, b->line * 0.8);
}
