/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Outlines of cities and of all that is as broad as they are.
 */

#include "geometry-private.h"

static void
one_side (const BastideGeometry *g, CityShape *c, double j, double k)
{
  double lo = CITY_CORNER, hi = 1 - CITY_CORNER, deep = CITY_BOW / 0.75;

  for (int i = 0; i < g->tile.n_segments; i++)
    if (_bastide_is_broad (&g->tile, i) && count_bits (segment_sides (&g->tile, i)) > 1)
      deep = CITY_BOW_TIGHT / 0.75;
  c->wall[0] = bez (vec (lo, 0), vec (0.22 + j, deep + k), vec (0.78 + j, deep - k),
                    vec (hi, 0));
  c->n_walls = 1;
  c->middle = vec (0.5, 0.105);
}

/* North and south open; `above` and `below`: another city takes that side. */
static void
opposite_sides (CityShape *c, bool above, bool below, double j, double k)
{
  double lo = CITY_CORNER, hi = 1 - CITY_CORNER;
  double up = above ? 0.50 : 0.33, low = below ? 0.50 : 0.67;

  c->wall[0] = bez (vec (0, lo), vec (0.25 + j, up + k), vec (0.75 + j, up - k), vec (1, lo));
  c->wall[1] = bez (vec (1, hi), vec (0.75 + k, low + j), vec (0.25 + k, low - j),
                    vec (0, hi));
  c->n_walls = 2;
  c->middle = vec (0.5, (above ? 0.56 : below ? 0.44 : 0.5));
}

static void
corner_sides (CityShape *c, bool crowded, double j, double k)
{
  double hi = 1 - CITY_CORNER, a = crowded ? 0.60 : 0.74, b = crowded ? 0.22 : 0.36;

  c->wall[0] = bez (vec (0, hi), vec (b + j, a + j), vec (a + k, b + k), vec (hi, 0));
  c->n_walls = 1;
  c->middle = vec (0.27, 0.27);
}

static void
three_sides (CityShape *c, double j, double k)
{
  double hi = 1 - CITY_CORNER, top = 1 - CITY_BOW / 0.75;

  c->wall[0] = bez (vec (0, hi), vec (0.22 + j, top + k), vec (0.78 + j, top - k),
                    vec (1, hi));
  c->n_walls = 1;
  c->middle = vec (0.5, 0.36);
}

/* An enclosed one, without any side: a ring in the middle. */
static void
no_side (CityShape *c)
{
  c->wall[0] = bez (vec (0.3, 0.5), vec (0.3, 0.23), vec (0.7, 0.23), vec (0.7, 0.5));
  c->wall[1] = bez (vec (0.7, 0.5), vec (0.7, 0.77), vec (0.3, 0.77), vec (0.3, 0.5));
  c->n_walls = 2;
  c->middle = vec (0.5, 0.5);
}

/* Draws the outline for one position of the sides; returns the quarter turns
 * from there to the real one. */
static int
outline (const BastideGeometry *g, CityShape *c, unsigned others, double j, double k)
{
  unsigned s = c->sides;
  int q = 0;

  switch (count_bits (s))
    {
    case 0:
      no_side (c);
      break;
    case 1:
      while (!(s >> q & 1))
        q++;
      if (c->under)
        _bastide_shape_tail (c, j, k);
      else
        one_side (g, c, j, k);
      break;
    case 2:
      if (s == 10)
        opposite_sides (c, others >> BST_NORTH & 1, others >> BST_SOUTH & 1, j, k);
      else if (s == 5)
        {
          q = 1;
          opposite_sides (c, others >> BST_EAST & 1, others >> BST_WEST & 1, j, k);
        }
      else
        {
          while ((((s << q) & 15u) | s << q >> 4) != 9)
            q++;
          q = (4 - q) % 4;
          corner_sides (c, others != 0, j, k);
        }
      break;
    case 3:
      while (s >> (q + 2) % 4 & 1)
        q++;
      three_sides (c, j, k);
      break;
    default:
      c->middle = vec (0.5, 0.5);
      break;
    }
  return q;
}

void
_bastide_shape_city (BastideGeometry *g, int segment)
{
  CityShape *c = &g->city[g->n_cities++];
  uint64_t r = g->seed ^ 0xC17Fu ^ (uint64_t) segment_sides (&g->tile, segment) << 20;
  double j = rnd_between (&r, -0.02, 0.02), k = rnd_between (&r, -0.02, 0.02);
  unsigned others = 0;

  for (int i = 0; i < g->tile.n_segments; i++)
    if (i != segment && _bastide_is_broad (&g->tile, i))
      others |= segment_sides (&g->tile, i);
  *c = (CityShape) { .segment = segment, .sides = segment_sides (&g->tile, segment),
                     .under = _bastide_city_under (&g->tile, segment) };
  int q = outline (g, c, others & ~c->sides, j, k);
  c->middle = v_turn (c->middle, q);
  for (int i = 0; i < c->n_walls; i++)
    {
      for (int n = 0; n < 4; n++)
        c->wall[i].p[n] = v_turn (c->wall[i].p[n], q);
      _bastide_keep_off_curve (g, &c->wall[i], 0.035);
      c->front[i] = bez_at (&c->wall[i], 0.5).y > c->middle.y + 0.02;
    }
}

static double
outward (double x)
{
  return x > 0.999 ? 1 : x < 0.001 ? -1 : 0;
}

/* From the end of one wall to the start of the next, outside the border. */
static void
walk_outside (cairo_t *cr, const CityShape *c, Vec from, Vec to, double e)
{
  Vec a = v_go (from, vec (outward (from.x), outward (from.y)), e);
  Vec b = v_go (to, vec (outward (to.x), outward (to.y)), e);
  int n = count_bits (c->sides), open = 0;

  cairo_line_to (cr, a.x, a.y);
  if (n == 2 && c->n_walls == 1)
    cairo_line_to (cr, fabs (a.x - 0.5) > 0.6 ? a.x : b.x, fabs (a.y - 0.5) > 0.6 ? a.y : b.y);
  else if (n == 3)
    {
      while (c->sides >> open & 1)
        open++;
      Vec back = v_mul (_bastide_inward[open], 1 + e);
      cairo_line_to (cr, a.x + back.x, a.y + back.y);
      cairo_line_to (cr, b.x + back.x, b.y + back.y);
    }
  cairo_line_to (cr, b.x, b.y);
}

/* The outline runs out past the border, so that no edge of it is ever blended
 * with the ground there. */
void
_bastide_city_path (cairo_t *cr, const CityShape *c)
{
  const double e = 0.2;

  cairo_new_path (cr);
  if (!c->n_walls)
    {
      cairo_rectangle (cr, -e, -e, 1 + 2 * e, 1 + 2 * e);
      return;
    }
  for (int i = 0; i < c->n_walls; i++)
    {
      const Vec *p = c->wall[i].p;
      cairo_line_to (cr, p[0].x, p[0].y);
      cairo_curve_to (cr, p[1].x, p[1].y, p[2].x, p[2].y, p[3].x, p[3].y);
      walk_outside (cr, c, p[3], c->wall[(i + 1) % c->n_walls].p[0], c->sides ? e : 0);
    }
  cairo_close_path (cr);
}

double
_bastide_wall_distance (const CityShape *c, Vec p)
{
  double best = 81;

  for (int i = 0; i < c->n_walls; i++)
    for (int n = 0; n <= 24; n++)
      {
        Vec d = v_sub (p, bez_at (&c->wall[i], n / 24.0));
        best = fmin (best, v_dot (d, d));
      }
  return sqrt (best);
}

Vec
_bastide_city_square (const CityShape *c)
{
  bool corner = count_bits (c->sides) == 2 && c->sides != 5 && c->sides != 10;

  return corner ? v_mix (c->middle, vec (0.5, 0.5), 0.22) : c->middle;
}

static Bez
spur_curve (const CityShape *c, Vec corner)
{
  Vec best = bez_at (&c->wall[0], 0.2);

  for (double t = 0.25; t < 0.81; t += 0.05)
    {
      Vec p = bez_at (&c->wall[0], t);
      if (v_dist (p, corner) < v_dist (best, corner))
        best = p;
    }
  Vec bend = v_side (v_mul (v_sub (corner, best), 0.12));
  /* It comes in along the diagonal, so that it leaves the border zone soon. */
  return bez (best, v_add (v_mix (best, corner, 0.3), bend),
              v_mix (corner, vec (0.5, 0.5), 0.42), corner);
}

/* The cities that an enclosed field and this one touch, where a corner parts
 * them: the city on the corner's other side is the enclosed one's alone. */
static unsigned
parted_from_enclosed (const BstTile *t, int field, int city)
{
  if (field < 0 || city < 0 || t->segments[field].touches >> city & 1)
    return 0;
  for (int i = 0; i < t->n_segments; i++)
    if (_bastide_is_field (t, i) && !_bastide_segment_halves (t, i)
        && t->segments[i].touches >> city & 1)
      return t->segments[i].touches & t->segments[field].touches;
  return 0;
}

/* The cities whose wall parts what lies on both sides of a corner. */
static unsigned
parting_cities (const BstTile *t, int corner)
{
  int a = _bastide_field_of_half (t, 2 * corner);
  int b = _bastide_field_of_half (t, 2 * corner + 1);

  if (a >= 0 && b >= 0)
    return a == b ? 0u : (unsigned) (t->segments[a].touches & t->segments[b].touches);
  if (a < 0)
    return parted_from_enclosed (t, b, _bastide_segment_of_side (t, corner));
  return parted_from_enclosed (t, a, _bastide_segment_of_side (t, (corner + 1) % 4));
}

/* Two fields that part at a corner: the wall of the city both touch runs out
 * to it. */
void
_bastide_shape_spurs (BastideGeometry *g)
{
  for (int k = 0; k < 4; k++)
    {
      unsigned both = parting_cities (&g->tile, k);
      for (int i = 0; i < g->n_cities; i++)
        {
          if (!(both >> g->city[i].segment & 1) || !g->city[i].n_walls)
            continue;
          g->spur[g->n_spurs] = spur_curve (&g->city[i], v_turn (vec (1, 0), k));
          _bastide_keep_off_curve (g, &g->spur[g->n_spurs++], 0.04);
          break;
        }
    }
}
