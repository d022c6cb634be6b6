/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What cities are fortified with: walls, towers, gates.
 */

#include "paint-private.h"

static void
tower_body (cairo_t *cr, Vec at, double r, double ry, double height)
{
  cairo_new_path (cr);
  cairo_save (cr);
  cairo_translate (cr, at.x, at.y);
  cairo_scale (cr, r, ry);
  cairo_arc (cr, 0, 0, 1, 0, M_PI);
  cairo_restore (cr);
  cairo_line_to (cr, at.x - r, at.y - height);
  cairo_line_to (cr, at.x + r, at.y - height);
  cairo_close_path (cr);
}

static void
tower_cone (Brush *b, Vec t, double r, double ry)
{
  const BastidePalette *pal = b->pal;
  Vec tip = vec (t.x, t.y - r * 2.0), mid = vec (t.x + r * 0.15, t.y + ry * 0.75);
  Vec left[3] = { vec (t.x - r * 1.25, t.y + ry * 0.2), tip, mid };
  Vec right[3] = { mid, tip, vec (t.x + r * 1.25, t.y + ry * 0.2) };

  poly (b->cr, left, 3);
  fill_line (b, pal->spire[0], pal->ink);
  poly (b->cr, right, 3);
  fill_line (b, pal->spire[1], pal->ink);
}

static void
tower_top (Brush *b, Vec t, double r, double ry)
{
  const BastidePalette *pal = b->pal;

  cairo_new_path (b->cr);
  oval (b->cr, t, r * 1.12, ry * 1.12);
  fill_line (b, pal->stone[0], pal->ink);
  if (b->px >= DETAIL_RUTS)
    {
      oval (b->cr, t, r * 0.62, ry * 0.62);
      fill (b, _bastide_blend (pal->stone[1], pal->stone[2], 0.3));
    }
  for (int i = 0; i < 8 && b->px >= DETAIL_FINE; i++)
    {
      double k = i * M_PI / 4 + 0.2;
      Vec d = vec (r * cos (k), ry * sin (k));
      segment_line (b->cr, v_go (t, d, 0.7), v_go (t, d, 1.1));
      stroke (b, pal->stone[2], b->line * 0.8);
    }
}

void
_bastide_paint_tower (Brush *b, Vec at, double r, double height, bool cone)
{
  cairo_t *cr = b->cr;
  double ry = r * 0.72;

  cast_shadow (b, v_add (at, vec (0.012, 0.008)), r * 1.1, ry * 1.1);
  tower_body (cr, at, r, ry, height);
  fill (b, b->pal->stone[1]);
  cairo_save (cr);
  tower_body (cr, at, r, ry, height);
  cairo_clip (cr);
  cairo_rectangle (cr, at.x - r, at.y - height - r, r * 0.75, height + 2 * r);
  ink (cr, b->pal->stone[0], 0.55);
  cairo_fill (cr);
  cairo_restore (cr);
  tower_body (cr, at, r, ry, height);
  stroke (b, b->pal->ink, b->line);
  if (cone)
    tower_cone (b, vec (at.x, at.y - height), r, ry);
  else
    tower_top (b, vec (at.x, at.y - height), r, ry);
}

/* An arched opening that stands on `foot`. */
static void
arch (cairo_t *cr, Vec foot, double half, double straight)
{
  cairo_new_path (cr);
  cairo_move_to (cr, foot.x - half, foot.y);
  cairo_line_to (cr, foot.x - half, foot.y - straight);
  cairo_arc (cr, foot.x, foot.y - straight, half, M_PI, 2 * M_PI);
  cairo_line_to (cr, foot.x + half, foot.y);
  cairo_close_path (cr);
}

void
_bastide_paint_gate (Brush *b, Vec at, Vec dir)
{
  const BastidePalette *pal = b->pal;
  Vec t = v_side (dir), foot = v_add (at, vec (0, 0.014));
  double w = 0.034, h = 0.082;

  if (t.y < 0)
    t = v_mul (t, -1);
  _bastide_paint_tower (b, v_go (at, t, -0.058), 0.032, 0.09, true);
  cairo_rectangle (b->cr, foot.x - w, foot.y - h, 2 * w, h);
  fill_line (b, pal->stone[0], pal->ink);
  arch (b->cr, foot, w * 0.62, h * 0.45);
  fill (b, pal->lit ? pal->window : pal->ink);
  _bastide_paint_tower (b, v_go (at, t, 0.058), 0.032, 0.09, true);
}

/* A block of masonry with a low arch in it. */
static void
low_arch (Brush *b, Vec at, double w, uint32_t opening)
{
  const BastidePalette *pal = b->pal;
  double h = 0.062;

  cairo_rectangle (b->cr, at.x - w, at.y - h + 0.012, 2 * w, h);
  fill_line (b, pal->stone[0], pal->ink);
  for (int pass = 0; pass < 2; pass++)
    {
      cairo_save (b->cr);
      cairo_translate (b->cr, at.x, at.y + 0.012);
      cairo_scale (b->cr, w * (pass ? 0.66 : 0.76), pass ? 0.040 : 0.047);
      cairo_new_path (b->cr);
      cairo_arc (b->cr, 0, 0, 1, M_PI, 2 * M_PI);
      cairo_restore (b->cr);
      cairo_close_path (b->cr);
      fill (b, pass ? opening : pal->stone[2]);
    }
}

/* Where a river runs under a wall. */
void
_bastide_paint_water_gate (Brush *b, Vec at)
{
  low_arch (b, at, RIVER_WIDTH * 0.62, b->pal->bank);
}

/* A half round opening with its straight side across `out`, seen from above. */
static void
hollow (cairo_t *cr, Vec at, Vec out, double half, double deep)
{
  cairo_save (cr);
  cairo_translate (cr, at.x, at.y);
  cairo_rotate (cr, atan2 (out.y, out.x));
  cairo_scale (cr, deep, half);
  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, 1, -M_PI / 2, M_PI / 2);
  cairo_restore (cr);
  cairo_close_path (cr);
}

void
_bastide_paint_passage (Brush *b, Vec at, Vec out, double half, uint32_t rgb)
{
  const BastidePalette *pal = b->pal;

  if (out.y > 0.5)
    {
      low_arch (b, at, half * 1.25, _bastide_blend (rgb, pal->ink, 0.35));
      return;
    }
  Vec foot = v_go (at, out, WALL_WIDTH * 0.4);
  hollow (b->cr, foot, out, half, half * 0.75);
  fill_line (b, pal->stone[1], pal->ink);
  hollow (b->cr, foot, out, half * 0.74, half * 0.5);
  fill (b, _bastide_blend (rgb, pal->ink, 0.45));
}

void
_bastide_paint_tunnel (Brush *b, const Tunnel *t)
{
  const BastidePalette *pal = b->pal;
  Vec across = v_side (t->in), hill = v_go (t->at, t->in, 0.04);
  double w = ROAD_WIDTH / 2 + VERGE_WIDTH;
  bool along_y = fabs (t->in.y) > 0.5;

  cast_shadow (b, hill, along_y ? 0.09 : 0.075, along_y ? 0.065 : 0.08);
  cairo_new_path (b->cr);
  oval (b->cr, hill, along_y ? 0.098 : 0.07, along_y ? 0.07 : 0.092);
  fill_line (b, pal->flat ? pal->meadow : pal->meadow_high, pal->tree_ink);
  hollow (b->cr, v_go (t->at, t->in, -0.004), t->in, w + 0.016, 0.062);
  fill_line (b, pal->stone[0], pal->ink);
  hollow (b->cr, v_go (t->at, t->in, -0.006), t->in, w - 0.004, 0.042);
  fill (b, pal->ink);
  for (int i = -1; i < 2 && b->px >= DETAIL_RUTS; i++)
    _bastide_paint_bush (b, v_go (v_go (hill, t->in, 0.028 - 0.012 * i * i), across, 0.05 * i),
                         0.013);
}

static void
wall_shadow (Brush *b, const Bez *wall)
{
  if (b->pal->shade <= 0)
    return;
  curve (b->cr, wall, vec (0.014, 0.016));
  ink (b->cr, b->pal->shadow, b->pal->shade);
  cairo_set_line_width (b->cr, WALL_WIDTH + 0.012);
  cairo_stroke (b->cr);
}

void
_bastide_paint_wall (Brush *b, const Bez *wall)
{
  cairo_t *cr = b->cr;
  const BastidePalette *pal = b->pal;
  Vec top = vec (0, -WALL_HEIGHT);

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  wall_shadow (b, wall);
  for (int pass = 0; pass < 2; pass++)
    for (int i = 0; i <= 4; i++)
      {
        curve (cr, wall, v_mul (top, i / 4.0));
        stroke (b, pass ? pal->stone[1] : pal->ink, WALL_WIDTH + (pass ? 0 : 2 * b->line));
      }
  curve (cr, wall, top);
  stroke (b, pal->ink, WALL_WIDTH + b->line);
  curve (cr, wall, top);
  stroke (b, pal->stone[0], WALL_WIDTH - 0.3 * b->line);
  if (b->px < DETAIL_FINE)
    return;
  double dash[] = { 0.010, 0.016 };
  cairo_set_dash (cr, dash, 2, 0);
  curve (cr, wall, top);
  stroke (b, pal->stone[1], WALL_WIDTH - 0.6 * b->line);
  cairo_set_dash (cr, NULL, 0, 0);
  curve (cr, wall, top);
  stroke (b, _bastide_blend (pal->stone[0], pal->stone[1], 0.35), WALL_WIDTH * 0.42);
}
