/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The open land: ground, woods, farms, pasture. A tile is mainly one of them.
 */

#include "paint-private.h"

static void
dab (Brush *b, Vec c, double rx, double ry, double angle, uint32_t rgb)
{
  cairo_save (b->cr);
  cairo_translate (b->cr, c.x, c.y);
  cairo_rotate (b->cr, angle);
  cairo_new_path (b->cr);
  oval (b->cr, vec (0, 0), rx, ry);
  cairo_restore (b->cr);
  ink (b->cr, rgb, 0.55);
  cairo_fill (b->cr);
}

/* Broad flat strokes. Those that touch a border are the same on every tile and
 * wrap around, so that all borders meet. */
void
_bastide_paint_ground (Brush *b, const BastideGeometry *g)
{
  const BastidePalette *pal = b->pal;
  uint64_t common = 77, own = g->seed ^ 0x6A55u;

  cairo_rectangle (b->cr, -0.1, -0.1, 1.2, 1.2);
  fill (b, pal->meadow);
  if (pal->flat || b->px < DETAIL_HOUSES)
    return;
  for (int i = 0; i < 26; i++)
    {
      uint64_t *r = i < 10 ? &common : &own;
      uint32_t rgb = i & 1 ? pal->meadow_low : pal->meadow_high;
      double rx = rnd_between (r, 0.07, 0.15), ry = rx * rnd_between (r, 0.28, 0.45);
      double angle = rnd_between (r, -0.35, 0.1);
      double along = rnd (r), off = rnd_between (r, -0.04, 0.04);
      for (int k = 0; i < 10 && k < 2; k++)
        {
          Vec c = i % 2 ? vec (along, off + k) : vec (off + k, along);
          for (int w = -1; w < 2; w++)
            dab (b, i % 2 ? vec (c.x + w, c.y) : vec (c.x, c.y + w), rx, ry, angle, rgb);
        }
      if (i >= 10)
        {
          double x = rnd_between (r, rx + 0.01, 0.99 - rx), y = rnd_between (r, rx, 1 - rx);
          dab (b, vec (x, y), rx, ry, angle, rgb);
        }
    }
}

/* May something with that radius, which rises `up` above its foot, stand here
 * without reaching into the border zone or onto anything else? */
static bool
fits (const BastideGeometry *g, Vec p, double radius, double up)
{
  const double lo = BORDER_ZONE, hi = 1 - BORDER_ZONE;

  if (p.x - radius * 1.15 < lo || p.x + radius * 1.7 > hi || p.y - up < lo
      || p.y + radius * 1.2 > hi)
    return false;
  return _bastide_room (g, p) > radius
         && _bastide_room (g, vec (p.x, p.y - up * 0.7)) > radius * 0.3;
}

static bool
apart (const Stage *st, Vec p, double gap)
{
  for (int i = 0; i < st->n; i++)
    if (st->sprite[i].kind != SPRITE_HOUSE && v_dist (st->sprite[i].at, p) < gap)
      return false;
  return true;
}

/* One shape made of many trees. */
static void
plant_grove (BastideGeometry *g, Stage *st, Vec at, int n, double spread, uint64_t *r)
{
  bool pine = rnd (r) < 0.35;

  for (int k = n * 5; k > 0 && n > 0; k--)
    {
      double reach = spread * (pine ? 0.75 : 1);
      double dx = rnd_between (r, -reach, reach) * 1.1, dy = rnd_between (r, -reach, reach) * 0.65;
      double size = rnd_between (r, 0.031, 0.038) * (1 - 1.9 * hypot (dx, dy) * 0.9);
      Vec p = v_add (at, vec (dx, dy));
      size *= pine ? 0.85 : 1;
      if (!apart (st, p, pine ? 0.025 : 0.029)
          || !fits (g, p, size, size * (pine ? 2.3 : 1.4)))
        continue;
      _bastide_stage_put (st, (Sprite) { .kind = pine ? SPRITE_PINE : SPRITE_TREE,
                                         .at = p, .size = size });
      n--;
    }
  _bastide_keep_off (g, at, spread + 0.03);
}

static void
plant_groves (BastideGeometry *g, Stage *st, int most, bool wooded, uint64_t *r)
{
  for (int i = 0; i < 120 && most > 0; i++)
    {
      double x = rnd_between (r, 0.14, 0.86), y = rnd_between (r, 0.16, 0.88);
      double room = _bastide_room (g, vec (x, y));
      if (room < (i < 60 && wooded ? 0.14 : 0.085))
        continue;
      int n = (wooded ? 14 : 5) + (int) (rnd (r) * 5);
      plant_grove (g, st, vec (x, y), n, fmin (room - 0.02, wooded ? 0.17 : 0.10), r);
      wooded = false;
      most--;
    }
}

static void
plant_farms (Brush *b, BastideGeometry *g, Stage *st, uint64_t *r)
{
  double best = 0;
  Vec at = vec (0.5, 0.5);

  /* Where there is most room; beyond the largest farm one place is as good as
   * another. */
  for (int i = 0; i < 110; i++)
    {
      double x = rnd_between (r, 0.2, 0.8), y = rnd_between (r, 0.2, 0.8);
      double edge = fmin (fmin (x, 1 - x), fmin (y, 1 - y)) - BORDER_ZONE - 0.02;
      double room = fmin (fmin (_bastide_room (g, vec (x, y)), edge), 0.31);
      if (room > best)
        {
          best = room;
          at = vec (x, y);
        }
    }
  if (best < 0.135)
    return;
  double size = fmin (best * 0.95, rnd_between (r, 0.23, 0.30));
  if (size > 0.15 && rnd (r) < 0.3)
    _bastide_paint_orchard (b, g, st, at, size, g->seed);
  else
    _bastide_paint_farm (b, g, st, at, size, g->seed);
  _bastide_keep_off (g, at, size * 0.9);
}

static void
plant_lone_trees (BastideGeometry *g, Stage *st, uint64_t *r)
{
  for (int i = 0, n = 0; i < 30 && n < 2; i++)
    {
      double x = rnd_between (r, 0.1, 0.9), y = rnd_between (r, 0.13, 0.92);
      double size = rnd_between (r, 0.024, 0.03);
      if (!fits (g, vec (x, y), size + 0.03, size * 1.4))
        continue;
      _bastide_stage_put (st, (Sprite) { .kind = SPRITE_TREE, .at = vec (x, y), .size = size });
      _bastide_keep_off (g, vec (x, y), 0.07);
      n++;
    }
}

static void
flock (BastideGeometry *g, Stage *st, Vec p, int n, uint64_t *r)
{
  for (int k = 0; k < n; k++)
    {
      double dx = 0.036 * (k % 4 - 1.5) + rnd_between (r, -0.008, 0.008);
      double dy = 0.032 * (k / 4) + (k & 1 ? 0.016 : -0.006) + rnd_between (r, -0.005, 0.005);
      Vec q = v_add (p, vec (dx, dy));
      if (fits (g, q, 0.016, 0.016))
        _bastide_stage_put (st, (Sprite) { .kind = SPRITE_SHEEP, .at = q, .size = 0.0135 });
    }
}

/* Pasture: a shepherd's hut, the flock before it and a tree for shade. */
static void
plant_pasture (BastideGeometry *g, Stage *st, uint64_t *r)
{
  double best = 0.11;
  Vec at = vec (-1, -1);

  for (int i = 0; i < 60; i++)
    {
      double x = rnd_between (r, 0.24, 0.76), y = rnd_between (r, 0.24, 0.76);
      double room = fmin (_bastide_room (g, vec (x, y)), 0.2);
      if (room > best)
        {
          best = room;
          at = vec (x, y);
        }
    }
  if (at.x < 0)
    return;
  Vec hut = v_add (at, vec (rnd_between (r, -0.05, 0.05), -best * 0.55));
  if (fits (g, hut, 0.05, 0.08))
    {
      House house = _bastide_house (0.08, 0.064, rnd_between (r, -0.2, 0.2), ROOF_THATCH);
      _bastide_stage_house (st, hut, house);
    }
  Vec shade = v_add (at, vec (best * 0.72, -best * 0.2));
  if (fits (g, shade, 0.034, 0.05))
    _bastide_stage_put (st, (Sprite) { .kind = SPRITE_TREE, .at = shade, .size = 0.033 });
  flock (g, st, v_add (at, vec (0, 0.01)), best > 0.15 ? 8 : 4, r);
  _bastide_keep_off (g, at, best);
}

/* A few flowers on the grass, in one tone. */
static void
flowers (Brush *b, Vec p, uint64_t *r)
{
  uint32_t tone = b->pal->bloom[(int) (rnd (r) * 3)];

  cairo_new_path (b->cr);
  for (int k = 0; k < 5; k++)
    {
      double dx = rnd_between (r, -0.035, 0.035), dy = rnd_between (r, -0.02, 0.02);
      oval (b->cr, v_add (p, vec (dx, dy)), 0.005, 0.005);
    }
  fill (b, _bastide_blend (tone, b->pal->meadow, 0.25));
}

/* Tufts, flowers and sheep, where a tile is large enough to see them. */
static void
scatter (Brush *b, BastideGeometry *g, Stage *st, uint64_t *r)
{
  for (int i = 0, n = 0; i < 50 && n < 5 && b->px >= DETAIL_FINE; i++)
    {
      double x = rnd_between (r, 0.08, 0.92), y = rnd_between (r, 0.09, 0.92), pick = rnd (r);
      Vec p = vec (x, y);
      if (!fits (g, p, 0.03, 0.03))
        continue;
      if (pick < 0.2 && fits (g, p, 0.07, 0.03))
        flock (g, st, p, 4, r);
      else if (pick < 0.42 && fits (g, p, 0.045, 0.03))
        flowers (b, p, r);
      else
        _bastide_paint_tuft (b, p, 1);
      _bastide_keep_off (g, p, 0.05);
      n++;
    }
}

/* High contrast: tufts as a pattern, nothing else. */
static void
plant_pattern (Brush *b, BastideGeometry *g, uint64_t *r)
{
  for (int i = 0, n = 0; i < 60 && n < 7; i++)
    {
      double x = rnd_between (r, 0.1, 0.9), y = rnd_between (r, 0.1, 0.9);
      if (_bastide_room (g, vec (x, y)) < 0.07)
        continue;
      _bastide_paint_tuft (b, vec (x, y), 2);
      _bastide_keep_off (g, vec (x, y), 0.07);
      n++;
    }
}

void
_bastide_plant_field (Brush *b, BastideGeometry *g, Stage *st)
{
  uint64_t r = g->seed ^ 0xF1E1Du;

  if (b->px < DETAIL_HOUSES)
    return;
  if (b->pal->flat)
    {
      plant_pattern (b, g, &r);
      return;
    }
  double use = rnd (&r);
  bool farm = use < 0.48, wooded = !farm && use < 0.8;
  if (farm)
    plant_farms (b, g, st, &r);
  if (!farm && !wooded)
    plant_pasture (g, st, &r);
  plant_groves (g, st, wooded ? 2 : 1, wooded, &r);
  plant_lone_trees (g, st, &r);
  scatter (b, g, st, &r);
}
