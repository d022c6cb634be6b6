/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Gabled houses, seen from the south and a little from above.
 */

#include "paint-private.h"

#include <stdlib.h>

/* The corners of a house: eaves a, b in the north and d, c in the south, the
 * ends of the ridge, and the way down from the eaves to the ground. */
typedef struct
{
  Vec a, b, c, d, ridge0, ridge1, down;
  double light; /* 1: the south slope looks south-east, -1: north-west */
} Frame;

House
_bastide_house (double length, double width, double angle, int roof)
{
  return (House) { length, width, angle, length * 0.18, width * 0.22, roof, false, 0 };
}

static Frame
frame_of (Vec at, const House *h)
{
  double ca = cos (h->angle), sa = sin (h->angle);
  Vec u = vec (ca * h->length / 2, sa * h->length / 2 * 0.85);
  Vec v = vec (-sa * h->width / 2, ca * h->width / 2 * 0.85);
  Vec eaves = vec (at.x, at.y - h->wall), top = vec (at.x, at.y - h->wall - h->rise);

  return (Frame) {
    .a = v_sub (v_sub (eaves, u), v), .b = v_sub (v_add (eaves, u), v),
    .c = v_add (v_add (eaves, u), v), .d = v_add (v_sub (eaves, u), v),
    .ridge0 = v_sub (top, u), .ridge1 = v_add (top, u), .down = vec (0, h->wall),
    .light = (v.x + v.y) / (v_len (v) * M_SQRT2),
  };
}

static int
by_x (const void *a, const void *b)
{
  const Vec *p = a, *q = b;

  if (p->x != q->x)
    return p->x < q->x ? -1 : 1;
  return p->y < q->y ? -1 : p->y > q->y;
}

/* The hull of the foot and of the foot moved by `reach`. */
static void
block_shadow (Brush *b, const Vec foot[4], Vec reach)
{
  Vec q[8], hull[17];
  int n = 0;

  if (b->pal->shade <= 0)
    return;
  for (int i = 0; i < 4; i++)
    {
      q[i] = foot[i];
      q[4 + i] = v_add (foot[i], reach);
    }
  qsort (q, 8, sizeof q[0], by_x);
  for (int pass = 0, floor = 0; pass < 2; pass++, floor = n - 1)
    for (int k = 0; k < 8; k++)
      {
        Vec p = q[pass ? 7 - k : k];
        while (n - floor >= 2)
          {
            Vec u = v_sub (hull[n - 1], hull[n - 2]), v = v_sub (p, hull[n - 2]);
            if (u.x * v.y - u.y * v.x > 0)
              break;
            n--;
          }
        hull[n++] = p;
      }
  poly (b->cr, hull, n);
  ink (b->cr, b->pal->shadow, b->pal->shade);
  cairo_fill (b->cr);
}

static void
paint_walls (Brush *b, const Frame *f)
{
  const BastidePalette *pal = b->pal;
  bool right = f->ridge1.y > f->ridge0.y;
  Vec front[4] = { f->d, f->c, v_add (f->c, f->down), v_add (f->d, f->down) };
  Vec e0 = right ? f->b : f->a, e1 = right ? f->c : f->d;
  Vec gable[5] = { e0, right ? f->ridge1 : f->ridge0, e1, v_add (e1, f->down),
                   v_add (e0, f->down) };

  poly (b->cr, front, 4);
  fill_line (b, _bastide_blend (pal->plaster[0], pal->plaster[1], 0.5 + 0.5 * f->light),
             pal->roof_ink);
  poly (b->cr, gable, 5);
  fill_line (b, _bastide_blend (pal->plaster[0], pal->plaster[1], right ? 0.75 : 0.15),
             pal->roof_ink);
}

static void
paint_roof (Brush *b, const Frame *f, const uint32_t roof[2])
{
  Vec north[4] = { f->a, f->b, f->ridge1, f->ridge0 };
  Vec south[4] = { f->d, f->c, f->ridge1, f->ridge0 };

  poly (b->cr, north, 4);
  fill_line (b, _bastide_blend (roof[0], roof[1], 0.5 - 0.5 * f->light), b->pal->roof_ink);
  poly (b->cr, south, 4);
  fill_line (b, _bastide_blend (roof[0], roof[1], 0.5 + 0.5 * f->light), b->pal->roof_ink);
}

/* Courses of tiles and a line of light along the ridge. */
static void
paint_courses (Brush *b, const Frame *f)
{
  for (int i = 1; i < 3; i++)
    segment_line (b->cr, v_mix (f->d, f->ridge0, i / 3.0), v_mix (f->c, f->ridge1, i / 3.0));
  ink (b->cr, b->pal->roof_ink, 0.25);
  cairo_set_line_width (b->cr, b->line * 0.7);
  cairo_stroke (b->cr);
}

static void
paint_chimney (Brush *b, const Frame *f)
{
  Vec p = v_mix (f->ridge0, f->ridge1, 0.74);
  double w = 0.008;

  cairo_rectangle (b->cr, p.x - w, p.y - 0.022, 2 * w, 0.026);
  fill_line (b, b->pal->plaster[1], b->pal->roof_ink);
}

static void
paint_windows (Brush *b, const Frame *f)
{
  double w = b->pal->lit ? fmax (0.011, 1.1 / b->px) : 0.007;

  for (int i = 0; i < 2; i++)
    {
      Vec p = v_go (v_mix (f->d, f->c, 0.3 + 0.4 * i), f->down, 0.45);
      cairo_rectangle (b->cr, p.x - w / 2, p.y - w * 0.6, w, w * 1.3);
    }
  ink (b->cr, b->pal->window, b->pal->lit ? 1 : 0.75);
  cairo_fill (b->cr);
}

/* A soft pool of lamp light on the ground before the door. */
static void
paint_glow (Brush *b, const Frame *f, double radius)
{
  Vec p = v_go (v_mix (f->d, f->c, 0.5), f->down, 1.3);
  uint32_t c = b->pal->window;
  double red = (c >> 16) / 255.0, green = (c >> 8 & 255) / 255.0, blue = (c & 255) / 255.0;
  cairo_pattern_t *glow = cairo_pattern_create_radial (p.x, p.y, 0, p.x, p.y, radius);

  cairo_pattern_add_color_stop_rgba (glow, 0, red, green * 0.93, blue * 0.8, 0.40);
  cairo_pattern_add_color_stop_rgba (glow, 1, red, green * 0.88, blue * 0.75, 0);
  cairo_set_source (b->cr, glow);
  oval (b->cr, p, radius, radius);
  cairo_fill (b->cr);
  cairo_pattern_destroy (glow);
}

void
_bastide_paint_house (Brush *b, Vec at, const House *h)
{
  const BastidePalette *pal = b->pal;
  Frame f = frame_of (at, h);
  double line = b->line;
  Vec foot[4] = { v_add (f.a, f.down), v_add (f.b, f.down), v_add (f.c, f.down),
                  v_add (f.d, f.down) };

  block_shadow (b, foot, vec (0.42 * h->wall + 0.012, 0.22 * h->wall + 0.008));
  cairo_set_line_join (b->cr, CAIRO_LINE_JOIN_ROUND);
  b->line = b->px < DETAIL_SMALL && !pal->flat ? 0.35 / b->px : line * 0.85;
  paint_walls (b, &f);
  paint_roof (b, &f, h->spire ? pal->spire : pal->roof[h->roof]);
  if (h->chimney && b->px >= DETAIL_RUTS && !pal->flat)
    paint_chimney (b, &f);
  b->line = line;
  if (b->px >= DETAIL_FINE && !pal->flat)
    paint_courses (b, &f);
  bool plain = h->wall > 0.012 && h->wall < 0.1;
  if (plain && b->px >= (pal->lit ? DETAIL_HOUSES : DETAIL_FINE))
    {
      paint_windows (b, &f);
      if (pal->lit)
        paint_glow (b, &f, h->length * 0.75);
    }
}
