/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "pixels.h"
#include "tile-painter.h"
#include "tiles.h"

static cairo_surface_t *
paint (const BstTile *tile, int rot, int variant, int size, BastidePaletteId id)
{
  cairo_surface_t *s = test_canvas (size, size);
  cairo_t *cr = cairo_create (s);

  bastide_draw_tile (cr, tile, rot, variant, size, bastide_palette_get (id));
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (s);
  return s;
}

/* Every kind covers its whole square and nothing else, at all sizes. */
static void
test_clip (void)
{
  static const int sizes[] = { 16, 33, 48, 128 };
  g_autofree TestTiles *tiles = test_tiles_load ();

  for (int i = 0; i < tiles->n; i++)
    {
      int size = sizes[i % 4], whole = size + 20;
      cairo_surface_t *s = test_canvas (whole, whole);
      cairo_t *cr = cairo_create (s);
      cairo_translate (cr, 10, 10);
      bastide_draw_tile (cr, &tiles->tile[i], i % 4, i % 3, size,
                         bastide_palette_get ((BastidePaletteId) (i % 3)));
      cairo_destroy (cr);
      cairo_surface_flush (s);
      for (int k = 0; k < whole * whole; k++)
        {
          int x = k % whole, y = k / whole;
          bool inside = x >= 10 && y >= 10 && x < 10 + size && y < 10 + size;
          if (inside)
            g_assert_cmphex (test_pixel (s, x, y), !=, MAGENTA);
          else
            g_assert_cmphex (test_pixel (s, x, y), ==, MAGENTA);
        }
      cairo_surface_destroy (s);
    }
}

static void
test_same_twice (void)
{
  g_autofree TestTiles *tiles = test_tiles_load ();

  for (int i = 0; i < tiles->n; i++)
    {
      cairo_surface_t *a = paint (&tiles->tile[i], i % 4, i % 3, 64, BASTIDE_PALETTE_LIGHT);
      cairo_surface_t *b = paint (&tiles->tile[i], i % 4, i % 3, 64, BASTIDE_PALETTE_LIGHT);
      cairo_surface_t *c = paint (&tiles->tile[i], i % 4, i % 3, 64, BASTIDE_PALETTE_DARK);
      g_assert_true (test_same (a, b, 64));
      g_assert_false (test_same (a, c, 64));
      cairo_surface_destroy (a);
      cairo_surface_destroy (b);
      cairo_surface_destroy (c);
    }
}

static void
test_variants (void)
{
  g_autofree TestTiles *tiles = test_tiles_load ();

  for (int i = 0; i < tiles->n; i++)
    {
      cairo_surface_t *a = paint (&tiles->tile[i], 0, 0, 96, BASTIDE_PALETTE_LIGHT);
      cairo_surface_t *b = paint (&tiles->tile[i], 0, 1, 96, BASTIDE_PALETTE_LIGHT);
      g_assert_false (test_same (a, b, 96));
      cairo_surface_destroy (a);
      cairo_surface_destroy (b);
    }
}

static void
test_variant_of_cell (void)
{
  int count[BASTIDE_N_TILE_VARIANTS] = { 0 };

  for (int i = -15; i < 15; i++)
    for (int k = -15; k < 15; k++)
      {
        int variant = bastide_tile_variant (i, k);
        g_assert_cmpint (variant, ==, bastide_tile_variant (i, k));
        g_assert_cmpint (variant, >=, 0);
        g_assert_cmpint (variant, <, BASTIDE_N_TILE_VARIANTS);
        count[variant]++;
      }
  for (int i = 0; i < BASTIDE_N_TILE_VARIANTS; i++)
    g_assert_cmpint (count[i], >, 200);
}

/* The columns of pixels along a border, one from each tile, averaged. */
typedef struct
{
  guint32 *east, *west; /* TEST_SIZE pixels of each tile and rotation */
  int *east_kind, *west_kind;
  int *margin; /* pixels left out at both ends */
  int n;
} Borders;

#define TEST_SIZE 96

/* Where a wall runs out to a corner, the landscape puts a tower over it. */
static int
corner_margin (const BstTile *tile, int rot, int variant)
{
  BastideGeometry *g = _bastide_geometry_outline (tile, rot, variant);
  int margin = g->n_spurs ? TEST_SIZE * 11 / 100 : 0;

  bastide_geometry_free (g);
  return margin;
}

static Borders
paint_borders (const TestTiles *tiles, BastidePaletteId id)
{
  Borders b = { .n = tiles->n * 4 };

  b.east = g_new (guint32, b.n * TEST_SIZE);
  b.west = g_new (guint32, b.n * TEST_SIZE);
  b.east_kind = g_new (int, b.n);
  b.west_kind = g_new (int, b.n);
  b.margin = g_new (int, b.n);
  for (int i = 0; i < b.n; i++)
    {
      const BstTile *tile = &tiles->tile[i / 4];
      cairo_surface_t *s = paint (tile, i % 4, i % 3, TEST_SIZE, id);
      for (int y = 0; y < TEST_SIZE; y++)
        {
          b.east[i * TEST_SIZE + y] = test_pixel (s, TEST_SIZE - 1, y);
          b.west[i * TEST_SIZE + y] = test_pixel (s, 0, y);
        }
      b.margin[i] = corner_margin (tile, i % 4, i % 3);
      b.east_kind[i] = tile->any_edge ? -1 : test_tiles_side_kind (tile, i % 4, BST_EAST);
      b.west_kind[i] = tile->any_edge ? -2 : test_tiles_side_kind (tile, i % 4, BST_WEST);
      cairo_surface_destroy (s);
    }
  return b;
}

static void
borders_clear (Borders *b)
{
  g_free (b->east);
  g_free (b->west);
  g_free (b->east_kind);
  g_free (b->west_kind);
  g_free (b->margin);
}

/* The largest difference within a window around a pixel: a line that leaves at
 * a slight angle moves by less than a pixel. */
static int
nearest (guint32 color, const guint32 *column, int y)
{
  int best = 3 * 255;

  for (int k = MAX (0, y - 1); k <= MIN (TEST_SIZE - 1, y + 1); k++)
    best = MIN (best, test_difference (color, column[k]));
  return best;
}

/* Tiles beside each other show no step. Where a city goes on around a corner on
 * one side only, the landscape puts a tower over it, so corners are left out. */
static void
test_borders (void)
{
  g_autofree TestTiles *tiles = test_tiles_load ();

  for (int id = 0; id < BASTIDE_N_PALETTES; id++)
    {
      Borders b = paint_borders (tiles, (BastidePaletteId) id);
      for (int i = 0; i < b.n; i++)
        for (int k = 0; k < b.n; k++)
          {
            bool crowded = !strcmp (tiles->tile[i / 4].key, "crowded")
                           || !strcmp (tiles->tile[k / 4].key, "crowded");
            if (b.east_kind[i] != b.west_kind[k] || crowded)
              continue;
            bool city = b.east_kind[i] == BST_FEATURE_CITY;
            int margin = city ? TEST_SIZE * 17 / 100 : MAX (b.margin[i], b.margin[k]);
            int sum = 0;
            for (int y = margin; y < TEST_SIZE - margin; y++)
              {
                int step = nearest (b.east[i * TEST_SIZE + y], b.west + k * TEST_SIZE, y);
                sum += step;
                if (!city && step >= (id == BASTIDE_PALETTE_CONTRAST ? 100 : 60))
                  g_error ("%s/%s turned %d beside %s/%s turned %d: a step of %d at %d",
                           tiles->tile[i / 4].set, tiles->tile[i / 4].key, i % 4,
                           tiles->tile[k / 4].set, tiles->tile[k / 4].key, k % 4, step, y);
              }
            g_assert_cmpint (sum / (TEST_SIZE - 2 * margin), <, city ? 55 : 6);
          }
      borders_clear (&b);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/painting/clip", test_clip);
  g_test_add_func ("/draw/painting/same-twice", test_same_twice);
  g_test_add_func ("/draw/painting/variants", test_variants);
  g_test_add_func ("/draw/painting/variant-of-cell", test_variant_of_cell);
  g_test_add_func ("/draw/painting/borders", test_borders);
  return g_test_run ();
}
