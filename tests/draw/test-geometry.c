/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tiles.h"

#include <string.h>

#define EXACT 0.001

/* What crosses a side: lines in their middle, walls where they meet it. */
typedef struct
{
  int n_lines, n_walls;
  double line[8], wall[8];
} Crossings;

typedef void (*Check) (const BstTile *tile, int rot, int variant, BastideGeometry *g);

static void
for_all (Check check)
{
  g_autofree TestTiles *tiles = test_tiles_load ();

  for (int i = 0; i < tiles->n; i++)
    for (int k = 0; k < 12; k++)
      {
        BastideGeometry *g = bastide_geometry_new (&tiles->tile[i], k / 3, k % 3);
        g_assert_nonnull (g);
        check (&tiles->tile[i], k / 3, k % 3, g);
        bastide_geometry_free (g);
      }
}

static void
check_cover (const BstTile *tile, int rot, int variant, BastideGeometry *g)
{
  bool seen[BST_MAX_SEGMENTS] = { false };

  for (int i = 0; i < 100 * 100; i++)
    {
      int segment = bastide_geometry_segment_at (g, (i % 100 + 0.5) / 100, (i / 100 + 0.5) / 100);
      g_assert_cmpint (segment, >=, 0);
      g_assert_cmpint (segment, <, tile->n_segments);
      seen[segment] = true;
    }
  for (int i = 0; i < tile->n_segments; i++)
    if (strcmp (tile->key, "crowded"))
      g_assert_true (seen[i]);
}

static void
test_cover (void)
{
  for_all (check_cover);
}

static void
test_outside (void)
{
  g_autofree TestTiles *tiles = test_tiles_load ();
  BastideGeometry *g = bastide_geometry_new (&tiles->tile[0], 0, 0);

  g_assert_cmpint (bastide_geometry_segment_at (g, -0.01, 0.5), ==, -1);
  g_assert_cmpint (bastide_geometry_segment_at (g, 0.5, 1.01), ==, -1);
  g_assert_cmpint (bastide_geometry_segment_at (g, NAN, 0.5), ==, -1);
  bastide_geometry_free (g);
}

/* A side of the turned tile shows in its middle what its port says. */
static void
check_sides (const BstTile *tile, int rot, int variant, BastideGeometry *g)
{
  for (int side = 0; side < 4 && !tile->any_edge; side++)
    {
      Vec p = v_go (_bastide_port[side], _bastide_inward[side], 0.01);
      int segment = bastide_geometry_segment_at (g, p.x, p.y);
      g_assert_cmpint (segment, >=, 0);
      g_assert_cmpint (tile->segments[segment].kind, ==,
                       test_tiles_side_kind (tile, rot, side));
    }
}

static void
test_sides (void)
{
  for_all (check_sides);
}

static void
check_anchors (const BstTile *tile, int rot, int variant, BastideGeometry *g)
{
  for (int i = 0; i < tile->n_segments; i++)
    {
      double u, v;
      bastide_geometry_anchor (g, i, &u, &v);
      g_assert_cmpfloat (u, >, 0);
      g_assert_cmpfloat (u, <, 1);
      g_assert_cmpfloat (v, >, 0);
      g_assert_cmpfloat (v, <, 1);
      if (!strcmp (tile->key, "crowded"))
        continue;
      g_assert_cmpint (bastide_geometry_segment_at (g, u, v), ==, i);
      for (int k = 0; k < i; k++)
        {
          double x, y;
          bastide_geometry_anchor (g, k, &x, &y);
          g_assert_cmpfloat (hypot (u - x, v - y), >=, 0.09);
        }
    }
}

static void
test_anchors (void)
{
  for_all (check_anchors);
}

static double
along (Vec p, int side)
{
  return side == BST_NORTH || side == BST_SOUTH ? p.x : p.y;
}

static bool
on_side (Vec p, int side)
{
  Vec d = v_sub (p, _bastide_port[side]);

  return fabs (v_dot (d, _bastide_inward[side])) < EXACT;
}

static void
collect_lines (const LineShape *line, int side, Crossings *c)
{
  for (int i = 0; i < line->n; i++)
    for (int k = 0; k < 4; k += 3)
      {
        const Vec *p = line->piece[i].p;
        if (!on_side (p[k], side))
          continue;
        Vec way = v_unit (v_sub (p[k ? 2 : 1], p[k]));
        g_assert_cmpfloat (v_dot (way, _bastide_inward[side]), >, 1 - EXACT);
        c->line[c->n_lines++] = along (p[k], side);
      }
}

static Crossings
collect (const BastideGeometry *g, int side)
{
  Crossings c = { 0 };

  for (int i = 0; i < g->n_roads; i++)
    collect_lines (&g->road[i], side, &c);
  for (int i = 0; i < g->n_rivers; i++)
    collect_lines (&g->river[i], side, &c);
  for (int i = 0; i < g->n_cities; i++)
    for (int k = 0; k < 2 * g->city[i].n_walls; k++)
      {
        Vec p = g->city[i].wall[k / 2].p[k & 1 ? 3 : 0];
        if (on_side (p, side) && g->city[i].sides >> side & 1)
          c.wall[c.n_walls++] = along (p, side);
      }
  return c;
}

/* Each side crosses the border at the places that are fixed for its kind, so
 * any two sides of one kind meet. Walls may be missing where the city goes on
 * around the corner, but never stand elsewhere. */
static void
check_borders (const BstTile *tile, int rot, int variant, BastideGeometry *g)
{
  for (int side = 0; side < 4; side++)
    {
      Crossings c = collect (g, side);
      int kind = tile->any_edge ? -1 : test_tiles_side_kind (tile, rot, side);
      bool line = kind == BST_FEATURE_ROAD || kind == BST_FEATURE_RIVER;
      g_assert_cmpint (c.n_lines, ==, line);
      for (int i = 0; i < c.n_lines; i++)
        g_assert_cmpfloat_with_epsilon (c.line[i], 0.5, EXACT);
      g_assert_cmpint (c.n_walls, <=, kind == BST_FEATURE_CITY ? 2 : 0);
      for (int i = 0; i < c.n_walls; i++)
        g_assert_cmpfloat_with_epsilon (fmin (c.wall[i], 1 - c.wall[i]), CITY_CORNER, EXACT);
    }
}

static void
test_borders (void)
{
  for_all (check_borders);
}

static void
test_same_again (void)
{
  g_autofree TestTiles *tiles = test_tiles_load ();

  for (int i = 0; i < tiles->n; i++)
    {
      BastideGeometry *a = bastide_geometry_new (&tiles->tile[i], 1, 0);
      BastideGeometry *b = bastide_geometry_new (&tiles->tile[i], 5, 3);
      for (int k = 0; k < tiles->tile[i].n_segments; k++)
        {
          double u, v, x, y;
          bastide_geometry_anchor (a, k, &u, &v);
          bastide_geometry_anchor (b, k, &x, &y);
          g_assert_cmpfloat (u, ==, x);
          g_assert_cmpfloat (v, ==, y);
        }
      bastide_geometry_free (a);
      bastide_geometry_free (b);
    }
}

/* The masks of all segments together leave next to nothing out, and a point
 * well inside a mask hits its segment. */
static void
check_masks (const BstTile *tile, int rot, int variant, BastideGeometry *g)
{
  enum { SIZE = 64 };
  int covered = 0;
  bool owned[SIZE * SIZE] = { false };

  if (variant || tile->any_edge)
    return;
  for (int i = 0; i < tile->n_segments; i++)
    {
      cairo_surface_t *mask = bastide_geometry_mask (g, i, SIZE);
      g_assert_nonnull (mask);
      cairo_surface_flush (mask);
      const unsigned char *data = cairo_image_surface_get_data (mask);
      int stride = cairo_image_surface_get_stride (mask);
      for (int k = 0; k < SIZE * SIZE; k++)
        owned[k] |= data[k / SIZE * stride + k % SIZE] > 64;
      cairo_surface_destroy (mask);
    }
  for (int k = 0; k < SIZE * SIZE; k++)
    covered += owned[k];
  /* Village greens, lakes and the walls that part fields belong to nobody. */
  g_assert_cmpint (covered, >, SIZE * SIZE * (g->has_lake ? 80 : 93) / 100);
}

static void
test_masks (void)
{
  for_all (check_masks);
}

/* Two fields of a tile are parted by something: a road, a river, a wall, a
 * path, a village. Nowhere do they lie side by side. */
static void
check_parted (const BstTile *tile, int rot, int variant, BastideGeometry *g)
{
  enum { SIZE = 128 };
  int owner[SIZE * SIZE];

  if (variant || !strcmp (tile->key, "crowded"))
    return;
  for (int k = 0; k < SIZE * SIZE; k++)
    owner[k] = -1;
  for (int i = 0; i < tile->n_segments; i++)
    {
      if (tile->segments[i].kind != BST_FEATURE_FIELD)
        continue;
      cairo_surface_t *mask = bastide_geometry_mask (g, i, SIZE);
      cairo_surface_flush (mask);
      const unsigned char *data = cairo_image_surface_get_data (mask);
      int stride = cairo_image_surface_get_stride (mask);
      for (int k = 0; k < SIZE * SIZE; k++)
        if (data[k / SIZE * stride + k % SIZE] > 127)
          owner[k] = i;
      cairo_surface_destroy (mask);
    }
  for (int k = 0; k < SIZE * SIZE - SIZE; k++)
    {
      int right = k % SIZE < SIZE - 1 ? owner[k + 1] : -1, below = owner[k + SIZE];
      bool leak = owner[k] >= 0 && ((right >= 0 && right != owner[k])
                                    || (below >= 0 && below != owner[k]));
      if (leak)
        g_error ("%s/%s turned %d: two fields touch at %d, %d", tile->set, tile->key, rot,
                 k % SIZE, k / SIZE);
    }
}

static void
test_parted (void)
{
  for_all (check_parted);
}

static void
test_bad_mask (void)
{
  g_autofree TestTiles *tiles = test_tiles_load ();
  BastideGeometry *g = bastide_geometry_new (&tiles->tile[0], 0, 0);

  g_assert_null (bastide_geometry_mask (g, -1, 32));
  g_assert_null (bastide_geometry_mask (g, BST_MAX_SEGMENTS, 32));
  g_assert_null (bastide_geometry_mask (g, 0, 0));
  bastide_geometry_free (g);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/geometry/cover", test_cover);
  g_test_add_func ("/draw/geometry/outside", test_outside);
  g_test_add_func ("/draw/geometry/sides", test_sides);
  g_test_add_func ("/draw/geometry/anchors", test_anchors);
  g_test_add_func ("/draw/geometry/borders", test_borders);
  g_test_add_func ("/draw/geometry/same-again", test_same_again);
  g_test_add_func ("/draw/geometry/masks", test_masks);
  g_test_add_func ("/draw/geometry/parted", test_parted);
  g_test_add_func ("/draw/geometry/bad-mask", test_bad_mask);
  return g_test_run ();
}
