/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signs that count in play: each told by its shape at 48 pixels.
 */

#include "paint-private.h"

static void
shield_path (cairo_t *cr, Vec c, double s)
{
  double h = s * 1.18;

  cairo_new_path (cr);
  cairo_move_to (cr, c.x - s, c.y - h * 0.9);
  cairo_line_to (cr, c.x + s, c.y - h * 0.9);
  cairo_curve_to (cr, c.x + s, c.y + h * 0.35, c.x + s * 0.5, c.y + h * 0.8, c.x, c.y + h);
  cairo_curve_to (cr, c.x - s * 0.5, c.y + h * 0.8, c.x - s, c.y + h * 0.35, c.x - s,
                  c.y - h * 0.9);
  cairo_close_path (cr);
}

/* The device is a golden keep. */
void
_bastide_paint_shield (Brush *b, Vec c, double k)
{
  cairo_t *cr = b->cr;
  const BastidePalette *pal = b->pal;
  double u = k * 0.1;

  cast_shadow (b, v_add (c, vec (0, k * 0.5)), k * 0.5, k * 0.3);
  shield_path (cr, c, k * 0.66);
  fill (b, pal->ink);
  shield_path (cr, c, k * 0.60);
  fill (b, pal->cream);
  shield_path (cr, c, k * 0.47);
  fill (b, pal->shield);
  cairo_rectangle (cr, c.x - 2.1 * u, c.y - 1.2 * u, 4.2 * u, 4.0 * u);
  for (int i = -1; i < 2; i++)
    cairo_rectangle (cr, c.x + i * 1.6 * u - 0.55 * u, c.y - 2.4 * u, 1.1 * u, 1.4 * u);
  fill (b, pal->gold);
  if (b->px < DETAIL_RUTS)
    return;
  cairo_rectangle (cr, c.x - 0.6 * u, c.y + 0.8 * u, 1.2 * u, 2.0 * u);
  fill (b, pal->shield);
}

static void
paint_barrel (Brush *b, Vec c, double k)
{
  cairo_t *cr = b->cr;

  cairo_new_path (cr);
  cairo_move_to (cr, c.x - k * 0.6, c.y - k);
  cairo_curve_to (cr, c.x - k, c.y - k * 0.3, c.x - k, c.y + k * 0.3, c.x - k * 0.6, c.y + k);
  cairo_line_to (cr, c.x + k * 0.6, c.y + k);
  cairo_curve_to (cr, c.x + k, c.y + k * 0.3, c.x + k, c.y - k * 0.3, c.x + k * 0.6, c.y - k);
  cairo_close_path (cr);
  fill_line (b, b->pal->wood[1], b->pal->ink);
  for (int i = -1; i < 2; i += 2)
    {
      segment_line (cr, vec (c.x - k * 0.82, c.y + i * k * 0.45),
                    vec (c.x + k * 0.82, c.y + i * k * 0.45));
      stroke (b, b->pal->ink, k * 0.2);
    }
  oval (cr, vec (c.x, c.y - k), k * 0.6, k * 0.24);
  fill_line (b, b->pal->wood[0], b->pal->ink);
}

static void
paint_sheaf (Brush *b, Vec c, double k)
{
  for (int pass = 0; pass < 2; pass++)
    {
      for (int i = -2; i < 3; i++)
        {
          double up = k * (1.15 - 0.12 * (i < 0 ? -i : i));
          cairo_move_to (b->cr, c.x - i * k * 0.22, c.y + k);
          cairo_curve_to (b->cr, c.x, c.y, c.x, c.y, c.x + i * k * 0.42, c.y - up);
        }
      stroke (b, pass ? b->pal->gold : b->pal->ink, k * 0.3 + (pass ? 0 : 2 * b->line));
    }
  segment_line (b->cr, vec (c.x - k * 0.35, c.y + k * 0.15), vec (c.x + k * 0.35, c.y + k * 0.15));
  stroke (b, b->pal->roof[0][1], k * 0.25);
}

static void
paint_bale (Brush *b, Vec c, double k)
{
  Vec q[4] = { vec (c.x - k, c.y - k * 0.5), vec (c.x + k, c.y - k * 0.5),
               vec (c.x + k, c.y + k * 0.7), vec (c.x - k, c.y + k * 0.7) };
  Vec t[4] = { q[0], vec (c.x - k * 0.6, c.y - k), vec (c.x + k * 1.3, c.y - k), q[1] };

  poly (b->cr, q, 4);
  fill_line (b, b->pal->cloth[1], b->pal->ink);
  poly (b->cr, t, 4);
  fill_line (b, b->pal->cloth[0], b->pal->ink);
  segment_line (b->cr, vec (c.x, c.y - k * 0.5), vec (c.x, c.y + k * 0.7));
  stroke (b, b->pal->cream, k * 0.18);
}

void
_bastide_paint_goods (Brush *b, Vec c, int attr)
{
  double k = b->px < DETAIL_SMALL ? 0.095 : 0.08;

  cast_shadow (b, v_add (c, vec (0, k * 0.6)), k, k * 0.5);
  if (attr == BST_ATTR_WINE)
    paint_barrel (b, c, k);
  else if (attr == BST_ATTR_GRAIN)
    paint_sheaf (b, c, k);
  else
    paint_bale (b, c, k);
}

/* A cone with a glowing mouth and two streams. */
static void
paint_volcano (Brush *b, Vec c)
{
  const BastidePalette *pal = b->pal;
  Vec left[4] = { vec (c.x - 0.2, c.y + 0.13), vec (c.x - 0.06, c.y - 0.14),
                  vec (c.x + 0.02, c.y - 0.12), vec (c.x + 0.03, c.y + 0.16) };
  Vec right[4] = { left[3], left[2], vec (c.x + 0.06, c.y - 0.14), vec (c.x + 0.2, c.y + 0.13) };

  cast_shadow (b, v_add (c, vec (0, 0.12)), 0.19, 0.06);
  poly (b->cr, left, 4);
  fill_line (b, pal->stone[1], pal->ink);
  poly (b->cr, right, 4);
  fill_line (b, pal->stone[2], pal->ink);
  oval (b->cr, v_add (c, vec (0, -0.13)), 0.062, 0.026);
  fill_line (b, pal->lava[0], pal->ink);
  for (int i = -1; i < 2; i += 2)
    {
      cairo_move_to (b->cr, c.x + i * 0.02, c.y - 0.12);
      cairo_curve_to (b->cr, c.x + i * 0.06, c.y - 0.04, c.x + i * 0.02, c.y + 0.02,
                      c.x + i * 0.085, c.y + 0.1);
      stroke (b, pal->lava[1], 0.026);
    }
}

static void
portal_arch (cairo_t *cr, Vec c, double w, double foot)
{
  cairo_new_path (cr);
  cairo_move_to (cr, c.x - w, c.y + foot);
  cairo_arc (cr, c.x, c.y - 0.03, w, M_PI, 2 * M_PI);
  cairo_line_to (cr, c.x + w, c.y + foot);
  cairo_close_path (cr);
}

/* The stones of the arch, and the light that turns in it. */
static void
portal_details (Brush *b, Vec c)
{
  const BastidePalette *pal = b->pal;

  for (int i = 1; i < 6; i++)
    {
      double a = M_PI + i * M_PI / 6;
      Vec d = vec (cos (a), sin (a)), m = vec (c.x, c.y - 0.03);
      segment_line (b->cr, v_go (m, d, 0.055), v_go (m, d, 0.084));
    }
  for (int i = -1; i < 2; i += 2)
    for (double y = 0; y < 0.07; y += 0.035)
      segment_line (b->cr, vec (c.x + i * 0.055, c.y + y), vec (c.x + i * 0.084, c.y + y));
  stroke (b, pal->stone[2], b->line * 0.8);
  for (int i = 0; i < 28; i++)
    {
      double a = i * 0.42, k = 0.003 + i * 0.0012;
      cairo_line_to (b->cr, c.x + k * cos (a), c.y + 0.005 + k * 1.2 * sin (a));
    }
  stroke (b, pal->cream, 0.009);
}

/* A standing arch of stone on a step, with a shimmer in it. */
static void
paint_portal (Brush *b, Vec c)
{
  const BastidePalette *pal = b->pal;

  cast_shadow (b, v_add (c, vec (0, 0.09)), 0.12, 0.03);
  cairo_rectangle (b->cr, c.x - 0.105, c.y + 0.078, 0.21, 0.026);
  fill_line (b, pal->stone[1], pal->ink);
  portal_arch (b->cr, c, 0.087, 0.082);
  fill_line (b, pal->stone[0], pal->ink);
  portal_arch (b->cr, c, 0.053, 0.078);
  fill_line (b, pal->magic, pal->ink);
  if (b->px >= DETAIL_RUTS)
    portal_details (b, c);
}

/* An ingot, seen from a corner. */
static void
paint_gold (Brush *b, Vec c)
{
  Vec front[4] = { vec (c.x - 0.09, c.y + 0.05), vec (c.x - 0.065, c.y - 0.01),
                   vec (c.x + 0.065, c.y - 0.01), vec (c.x + 0.09, c.y + 0.05) };
  Vec top[4] = { front[1], vec (c.x - 0.045, c.y - 0.045), vec (c.x + 0.075, c.y - 0.045),
                 front[2] };

  cast_shadow (b, v_add (c, vec (0, 0.045)), 0.1, 0.03);
  poly (b->cr, front, 4);
  fill_line (b, b->pal->gold, b->pal->ink);
  poly (b->cr, top, 4);
  fill_line (b, b->pal->cream, b->pal->ink);
}

/* A dragon with spread wings, one unit high and as wide, in the source. Each part
 * is filled by itself, since they overlap. */
static void
dragon_emblem (cairo_t *cr)
{
  cairo_new_path (cr);
  for (int i = -1; i < 2; i += 2)
    {
      cairo_move_to (cr, 0, -0.20);
      cairo_line_to (cr, i * 0.20, -0.44);
      cairo_line_to (cr, i * 0.52, -0.46);
      cairo_curve_to (cr, i * 0.46, -0.24, i * 0.50, -0.10, i * 0.56, 0.02);
      cairo_curve_to (cr, i * 0.44, -0.06, i * 0.36, -0.04, i * 0.34, 0.10);
      cairo_curve_to (cr, i * 0.26, 0.00, i * 0.16, 0.02, i * 0.10, 0.14);
      cairo_line_to (cr, 0, 0.14);
      cairo_fill (cr);
      /* A horn and half of the head. */
      cairo_move_to (cr, 0, -0.16);
      cairo_line_to (cr, i * 0.10, -0.30);
      cairo_line_to (cr, i * 0.15, -0.50);
      cairo_line_to (cr, i * 0.04, -0.40);
      cairo_line_to (cr, 0, -0.40);
      cairo_fill (cr);
    }
  /* The body, the tail and its barb. */
  cairo_move_to (cr, -0.11, 0.0);
  cairo_curve_to (cr, -0.12, 0.26, 0.02, 0.30, 0.16, 0.34);
  cairo_line_to (cr, 0.12, 0.46);
  cairo_line_to (cr, 0.38, 0.34);
  cairo_line_to (cr, 0.18, 0.18);
  cairo_line_to (cr, 0.17, 0.25);
  cairo_curve_to (cr, 0.10, 0.22, 0.10, 0.14, 0.11, 0.0);
  cairo_fill (cr);
}

/* A banner on a pole that shows a dragon. */
static void
paint_dragon_banner (Brush *b, Vec c)
{
  cairo_t *cr = b->cr;
  const BastidePalette *pal = b->pal;
  double w = 0.088, top = c.y - 0.1, low = c.y + 0.075;

  cast_shadow (b, vec (c.x, c.y + 0.125), 0.05, 0.016);
  segment_line (cr, vec (c.x, top - 0.025), vec (c.x, c.y + 0.125));
  stroke (b, pal->ink, 0.018 + 2 * b->line);
  segment_line (cr, vec (c.x, top - 0.025), vec (c.x, c.y + 0.125));
  stroke (b, pal->wood[0], 0.018);
  Vec cloth[6] = { vec (c.x - w, top), vec (c.x + w, top), vec (c.x + w, low + 0.03),
                   vec (c.x + w * 0.5, low), vec (c.x, low + 0.03), vec (c.x - w * 0.5, low) };
  cairo_new_path (cr);
  for (int i = 0; i < 6; i++)
    cairo_line_to (cr, cloth[i].x, cloth[i].y);
  cairo_line_to (cr, c.x - w, low + 0.03);
  cairo_close_path (cr);
  fill_line (b, pal->cream, pal->ink);
  segment_line (cr, vec (c.x - w - 0.012, top), vec (c.x + w + 0.012, top));
  stroke (b, pal->ink, 0.02);
  cairo_save (cr);
  cairo_translate (cr, c.x, (top + low) / 2 + 0.004);
  cairo_scale (cr, 0.142, 0.15);
  ink (cr, pal->flat ? pal->ink : pal->lava[1], 1);
  dragon_emblem (cr);
  cairo_restore (cr);
}

/* A dark mask with two eyes, on a notice. */
static void
paint_mask (Brush *b, Vec c)
{
  cairo_t *cr = b->cr;
  const BastidePalette *pal = b->pal;

  cast_shadow (b, v_add (c, vec (0, 0.05)), 0.09, 0.04);
  cairo_rectangle (cr, c.x - 0.1, c.y - 0.08, 0.2, 0.15);
  fill_line (b, pal->cream, pal->ink);
  cairo_move_to (cr, c.x - 0.082, c.y - 0.035);
  cairo_curve_to (cr, c.x - 0.03, c.y - 0.06, c.x + 0.03, c.y - 0.06, c.x + 0.082, c.y - 0.035);
  cairo_curve_to (cr, c.x + 0.075, c.y + 0.045, c.x + 0.025, c.y + 0.04, c.x, c.y + 0.008);
  cairo_curve_to (cr, c.x - 0.025, c.y + 0.04, c.x - 0.075, c.y + 0.045, c.x - 0.082,
                  c.y - 0.035);
  cairo_close_path (cr);
  fill (b, pal->ink);
  for (int i = -1; i < 2; i += 2)
    oval (cr, vec (c.x + i * 0.038, c.y - 0.008), 0.019, 0.012);
  fill (b, pal->cream);
}

/* A pointed hat with a star. */
static void
paint_hat (Brush *b, Vec c)
{
  cairo_t *cr = b->cr;
  const BastidePalette *pal = b->pal;

  cast_shadow (b, v_add (c, vec (0, 0.06)), 0.11, 0.035);
  oval (cr, v_add (c, vec (0, 0.06)), 0.115, 0.035);
  fill_line (b, pal->magic, pal->ink);
  cairo_move_to (cr, c.x - 0.068, c.y + 0.055);
  cairo_curve_to (cr, c.x - 0.03, c.y - 0.02, c.x - 0.03, c.y - 0.08, c.x + 0.03, c.y - 0.13);
  cairo_curve_to (cr, c.x + 0.02, c.y - 0.06, c.x + 0.05, c.y - 0.02, c.x + 0.068, c.y + 0.055);
  cairo_close_path (cr);
  fill_line (b, pal->magic, pal->ink);
  cairo_new_path (cr);
  for (int i = 0; i < 10; i++)
    {
      double a = i * M_PI / 5 - M_PI / 2, k = i & 1 ? 0.012 : 0.03;
      cairo_line_to (cr, c.x + k * cos (a), c.y + 0.01 + k * sin (a));
    }
  cairo_close_path (cr);
  fill (b, pal->gold);
}

/* Rings of laid stalks in ripe grain. */
static void
paint_crop_circle (Brush *b, Vec c)
{
  cairo_t *cr = b->cr;
  const BastidePalette *pal = b->pal;

  oval (cr, c, 0.115, 0.1);
  fill_line (b, pal->crop[0], pal->ink);
  oval (cr, c, 0.085, 0.074);
  stroke (b, pal->wood[1], 0.02);
  for (int i = 0; i < 6; i++)
    {
      double a = i * M_PI / 3;
      oval (cr, v_add (c, vec (0.085 * cos (a), 0.074 * sin (a))), 0.021, 0.019);
    }
  oval (cr, c, 0.034, 0.03);
  fill_line (b, pal->cream, pal->wood[1]);
}

/* An arrow of a flying machine, in one of eight directions from north. */
static void
paint_flight (Brush *b, Vec c, double angle)
{
  Vec along = vec (sin (angle), -cos (angle)), across = v_side (along);
  Vec p[7] = { v_go (c, along, 0.1), v_go (v_go (c, along, 0.02), across, 0.07),
               v_go (v_go (c, along, 0.02), across, 0.028),
               v_go (v_go (c, along, -0.09), across, 0.028),
               v_go (v_go (c, along, -0.09), across, -0.028),
               v_go (v_go (c, along, 0.02), across, -0.028),
               v_go (v_go (c, along, 0.02), across, -0.07) };

  cast_shadow (b, v_add (c, vec (0.01, 0.02)), 0.09, 0.07);
  poly (b->cr, p, 7);
  fill_line (b, b->pal->cream, b->pal->ink);
}

void
_bastide_paint_symbols (Brush *b, const BastideGeometry *g)
{
  const BstTile *t = &g->tile;
  Vec at = g->symbol;

  if (!_bastide_has_sign (&g->tile))
    return;
  /* Small tiles show their signs larger, from the foot up. */
  double k = b->px < DETAIL_SMALL && !(t->symbols & BST_SYMBOL_VOLCANO) ? 1.3 : 1;
  cairo_save (b->cr);
  cairo_translate (b->cr, at.x * (1 - k), (at.y + 0.1) * (1 - k));
  cairo_scale (b->cr, k, k);
  if (t->symbols & BST_SYMBOL_VOLCANO)
    paint_volcano (b, at);
  if (t->symbols & BST_SYMBOL_PORTAL)
    paint_portal (b, at);
  if (t->symbols & BST_SYMBOL_GOLD)
    paint_gold (b, at);
  if (t->symbols & BST_SYMBOL_FLIGHT)
    paint_flight (b, at, t->flight * M_PI / 4);
  if (t->symbols & BST_SYMBOL_DRAGON)
    paint_dragon_banner (b, at);
  if (t->symbols & BST_SYMBOL_ROBBER)
    paint_mask (b, at);
  if (t->symbols & BST_SYMBOL_MAGIC)
    paint_hat (b, at);
  if (t->symbols & BST_SYMBOL_CROP_CIRCLE)
    paint_crop_circle (b, at);
  cairo_restore (b->cr);
}
