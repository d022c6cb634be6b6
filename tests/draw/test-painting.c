/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tiles.h"

#include <string.h>

#include "chart.h"
#include "figure.h"
#include "landscape.h"
#include "marks.h"
#include "tile-painter.h"
#include "track.h"

#define MAGENTA 0xFFFF00FFu

static cairo_surface_t *
canvas (int width, int height)
{
  cairo_surface_t *s = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (s);

  cairo_set_source_rgb (cr, 1, 0, 1);
  cairo_paint (cr);
  cairo_destroy (cr);
  return s;
}

static guint32
pixel (cairo_surface_t *s, int x, int y)
{
  const unsigned char *data = cairo_image_surface_get_data (s);

  return ((const guint32 *) (const void *) (data + y * cairo_image_surface_get_stride (s)))[x]
         | 0xFF000000u;
}

static cairo_surface_t *
paint (const BstTile *tile, int rot, int variant, int size, BastidePaletteId id)
{
  cairo_surface_t *s = canvas (size, size);
  cairo_t *cr = cairo_create (s);

  bastide_draw_tile (cr, tile, rot, variant, size, bastide_palette_get (id));
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (s);
  return s;
}

static int
difference (guint32 a, guint32 b)
{
  return ABS ((int) (a >> 16 & 255) - (int) (b >> 16 & 255))
         + ABS ((int) (a >> 8 & 255) - (int) (b >> 8 & 255))
         + ABS ((int) (a & 255) - (int) (b & 255));
}

static gboolean
same (cairo_surface_t *a, cairo_surface_t *b, int size)
{
  for (int i = 0; i < size * size; i++)
    if (pixel (a, i % size, i / size) != pixel (b, i % size, i / size))
      return FALSE;
  return TRUE;
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
      cairo_surface_t *s = canvas (whole, whole);
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
            g_assert_cmphex (pixel (s, x, y), !=, MAGENTA);
          else
            g_assert_cmphex (pixel (s, x, y), ==, MAGENTA);
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
      g_assert_true (same (a, b, 64));
      g_assert_false (same (a, c, 64));
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
      g_assert_false (same (a, b, 96));
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
  int n;
} Borders;

#define TEST_SIZE 96

static Borders
paint_borders (const TestTiles *tiles, BastidePaletteId id)
{
  Borders b = { .n = tiles->n * 4 };

  b.east = g_new (guint32, b.n * TEST_SIZE);
  b.west = g_new (guint32, b.n * TEST_SIZE);
  b.east_kind = g_new (int, b.n);
  b.west_kind = g_new (int, b.n);
  for (int i = 0; i < b.n; i++)
    {
      const BstTile *tile = &tiles->tile[i / 4];
      cairo_surface_t *s = paint (tile, i % 4, i % 3, TEST_SIZE, id);
      for (int y = 0; y < TEST_SIZE; y++)
        {
          b.east[i * TEST_SIZE + y] = pixel (s, TEST_SIZE - 1, y);
          b.west[i * TEST_SIZE + y] = pixel (s, 0, y);
        }
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
}

/* The largest difference within a window around a pixel: a line that leaves at
 * a slight angle moves by less than a pixel. */
static int
nearest (guint32 color, const guint32 *column, int y)
{
  int best = 3 * 255;

  for (int k = MAX (0, y - 1); k <= MIN (TEST_SIZE - 1, y + 1); k++)
    best = MIN (best, difference (color, column[k]));
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
            int margin = city ? TEST_SIZE * 17 / 100 : 0, sum = 0;
            for (int y = margin; y < TEST_SIZE - margin; y++)
              {
                int step = nearest (b.east[i * TEST_SIZE + y], b.west + k * TEST_SIZE, y);
                sum += step;
                if (!city)
                  g_assert_cmpint (step, <, 60);
              }
            g_assert_cmpint (sum / (TEST_SIZE - 2 * margin), <, city ? 55 : 6);
          }
      borders_clear (&b);
    }
}

static int
painted (cairo_surface_t *s)
{
  int n = 0, w = cairo_image_surface_get_width (s), h = cairo_image_surface_get_height (s);

  cairo_surface_flush (s);
  for (int i = 0; i < w * h; i++)
    n += pixel (s, i % w, i / w) != MAGENTA;
  return n;
}

/* Each piece has a silhouette of its own and stays near its middle. */
static void
test_figures (void)
{
  static const char *const pieces[] = { "follower", "abbot", "builder", "mayor", "pig",
                                        "wagon", "barn", "dragon", "fairy" };
  int area[2 * G_N_ELEMENTS (pieces)];
  const BastidePalette *pal = bastide_palette_get (BASTIDE_PALETTE_LIGHT);

  for (guint i = 0; i < G_N_ELEMENTS (pieces) + 1; i++)
    {
      bool lying = i == G_N_ELEMENTS (pieces);
      cairo_surface_t *s = canvas (200, 200);
      cairo_t *cr = cairo_create (s);
      bastide_draw_figure (cr, lying ? "follower" : pieces[i], lying, (int) i, 100, 100, 100,
                           pal, false);
      g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
      cairo_destroy (cr);
      area[i] = painted (s);
      g_assert_cmpint (area[i], >, 1500);
      g_assert_cmphex (pixel (s, 100, 100), !=, MAGENTA);
      for (int k = 0; k < 200; k++)
        {
          g_assert_cmphex (pixel (s, k, 0), ==, MAGENTA);
          g_assert_cmphex (pixel (s, 0, k), ==, MAGENTA);
          g_assert_cmphex (pixel (s, 199, k), ==, MAGENTA);
          g_assert_cmphex (pixel (s, k, 199), ==, MAGENTA);
        }
      for (guint k = 0; k < i; k++)
        g_assert_cmpint (area[i], !=, area[k]);
      cairo_surface_destroy (s);
    }
}

static void
test_unknown_figure (void)
{
  const BastidePalette *pal = bastide_palette_get (BASTIDE_PALETTE_LIGHT);
  cairo_surface_t *a = canvas (60, 60), *b = canvas (60, 60);
  cairo_t *one = cairo_create (a), *two = cairo_create (b);

  bastide_draw_figure (one, "no such piece", false, 1, 30, 30, 40, pal, true);
  bastide_draw_figure (two, "follower", false, 1, 30, 30, 40, pal, true);
  cairo_destroy (one);
  cairo_destroy (two);
  cairo_surface_flush (a);
  cairo_surface_flush (b);
  g_assert_true (same (a, b, 60));
  cairo_surface_destroy (a);
  cairo_surface_destroy (b);
}

typedef void (*Mark) (cairo_t *cr, const BastideGeometry *g, const BastidePalette *pal);

static void
mark_legal (cairo_t *cr, const BastideGeometry *g, const BastidePalette *pal)
{
  bastide_draw_legal_cell (cr, 80, pal);
}

static void
mark_dead (cairo_t *cr, const BastideGeometry *g, const BastidePalette *pal)
{
  bastide_draw_dead_cell (cr, 80, pal);
}

static void
mark_cursor (cairo_t *cr, const BastideGeometry *g, const BastidePalette *pal)
{
  bastide_draw_cursor (cr, 80, pal);
}

static void
mark_ghost (cairo_t *cr, const BastideGeometry *g, const BastidePalette *pal)
{
  bastide_draw_ghost_frame (cr, 80, true, pal);
}

static void
mark_last (cairo_t *cr, const BastideGeometry *g, const BastidePalette *pal)
{
  bastide_draw_last_move (cr, 80, 2, pal);
}

static void
mark_ticks (cairo_t *cr, const BastideGeometry *g, const BastidePalette *pal)
{
  bastide_draw_rotation_ticks (cr, 80, 3, pal);
}

static void
mark_claim (cairo_t *cr, const BastideGeometry *g, const BastidePalette *pal)
{
  bastide_draw_claim_spot (cr, 0.5, 0.5, 80, 1, true, pal);
}

static void
mark_owner (cairo_t *cr, const BastideGeometry *g, const BastidePalette *pal)
{
  bastide_draw_segment_highlight (cr, g, 0, 80, 0, pal);
}

static void
mark_owners (cairo_t *cr, const BastideGeometry *g, const BastidePalette *pal)
{
  bastide_draw_segment_owners (cr, g, 0, 80, 5, pal);
}

static void
mark_focus (cairo_t *cr, const BastideGeometry *g, const BastidePalette *pal)
{
  bastide_draw_segment_highlight (cr, g, 0, 80, -1, pal);
}

/* All marks leave different pictures, also when only lightness is seen. */
static void
test_marks (void)
{
  static const Mark marks[] = { mark_legal, mark_dead, mark_cursor, mark_ghost, mark_last,
                                mark_ticks, mark_claim, mark_owner, mark_owners, mark_focus };
  cairo_surface_t *s[G_N_ELEMENTS (marks)];
  g_autofree TestTiles *tiles = test_tiles_load ();
  BastideGeometry *g = bastide_geometry_new (&tiles->tile[4], 0, 0);

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      s[i] = canvas (80, 80);
      cairo_t *cr = cairo_create (s[i]);
      marks[i](cr, g, bastide_palette_get (BASTIDE_PALETTE_LIGHT));
      g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
      cairo_destroy (cr);
      g_assert_cmpint (painted (s[i]), >, 40);
      for (guint k = 0; k < i; k++)
        g_assert_false (same (s[i], s[k], 80));
    }
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    cairo_surface_destroy (s[i]);
  bastide_geometry_free (g);
}

/* A highlight leaves the rest of the tile alone. */
static void
test_highlight_stays_inside (void)
{
  g_autofree TestTiles *tiles = test_tiles_load ();
  const BstTile *tile = &tiles->tile[3];
  BastideGeometry *g = bastide_geometry_new (tile, 0, 0);

  for (int i = 0; i < tile->n_segments; i++)
    {
      cairo_surface_t *s = canvas (100, 100);
      cairo_t *cr = cairo_create (s);
      bastide_draw_segment_highlight (cr, g, i, 100, 3,
                                      bastide_palette_get (BASTIDE_PALETTE_LIGHT));
      cairo_destroy (cr);
      cairo_surface_flush (s);
      for (int k = 0; k < tile->n_segments; k++)
        {
          double u, v;
          bastide_geometry_anchor (g, k, &u, &v);
          guint32 seen = pixel (s, (int) (u * 100), (int) (v * 100));
          if (k == i)
            g_assert_cmphex (seen, !=, MAGENTA);
          else
            g_assert_cmphex (seen, ==, MAGENTA);
        }
      cairo_surface_destroy (s);
    }
  bastide_geometry_free (g);
}

static void
test_landscape (void)
{
  g_autofree TestTiles *tiles = test_tiles_load ();
  BastidePlacedTile placed[] = { { &tiles->tile[3], -1, 2, 0 }, { &tiles->tile[3], 0, 2, 2 },
                                 { &tiles->tile[1], 0, 3, 0 } };
  BastidePlacedFigure figure = { "follower", 2, 0, 3, 0, false };
  BastideBounds b = bastide_landscape_bounds (placed, 3);
  cairo_surface_t *s = canvas (96, 96), *with = canvas (96, 96);
  cairo_t *cr = cairo_create (s), *other = cairo_create (with);
  const BastidePalette *pal = bastide_palette_get (BASTIDE_PALETTE_LIGHT);

  g_assert_cmpint (b.x, ==, -1);
  g_assert_cmpint (b.y, ==, 2);
  g_assert_cmpint (b.width, ==, 2);
  g_assert_cmpint (b.height, ==, 2);
  b = bastide_landscape_bounds (NULL, 0);
  g_assert_cmpint (b.width, ==, 0);
  bastide_draw_landscape (cr, placed, 3, NULL, 0, 48, pal);
  bastide_draw_landscape (other, placed, 3, &figure, 1, 48, pal);
  bastide_draw_landscape (other, NULL, 0, NULL, 0, 48, pal);
  cairo_destroy (cr);
  cairo_destroy (other);
  cairo_surface_flush (s);
  cairo_surface_flush (with);
  g_assert_cmphex (pixel (s, 20, 80), ==, MAGENTA);
  g_assert_cmphex (pixel (s, 20, 20), !=, MAGENTA);
  g_assert_cmphex (pixel (s, 90, 90), !=, MAGENTA);
  g_assert_false (same (s, with, 96));
  cairo_surface_destroy (s);
  cairo_surface_destroy (with);
}

/* Players on one space all show: a picture with one more differs in her own
 * color. */
static void
test_track (void)
{
  static const int scores[] = { 7, 7, 57, 0, 49 }, colors[] = { 0, 1, 2, 3, 4 };
  int before = 0;

  for (int n = 0; n <= 5; n++)
    {
      cairo_surface_t *s = canvas (640, 440);
      cairo_t *cr = cairo_create (s);
      int found = 0;
      double rgb[3];
      bastide_draw_track (cr, 640, 440, scores, colors, n,
                          bastide_palette_get (BASTIDE_PALETTE_LIGHT));
      g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
      cairo_destroy (cr);
      g_assert_cmpint (painted (s), >, before);
      for (int i = 0; i < n; i++)
        {
          bastide_player_color (bastide_palette_get (BASTIDE_PALETTE_LIGHT), colors[i], rgb);
          guint32 want = 0xFF000000u | (guint32) lround (rgb[0] * 255) << 16
                         | (guint32) lround (rgb[1] * 255) << 8
                         | (guint32) lround (rgb[2] * 255);
          bool seen = false;
          for (int k = 0; k < 640 * 440 && !seen; k++)
            seen = difference (pixel (s, k % 640, k / 640), want) < 9;
          found += seen;
        }
      g_assert_cmpint (found, ==, n);
      cairo_surface_destroy (s);
    }
}

static void
test_chart (void)
{
  static const int series[] = { 0, 3, 3, 9, 0, 0, 12, 40, 0, 1, 2, 9 };
  static const int colors[] = { 5, 6, 7 };

  for (int n = 1; n <= 4; n += 3)
    {
      cairo_surface_t *s = canvas (400, 240);
      cairo_t *cr = cairo_create (s);
      bastide_draw_chart (cr, 400, 240, series, 3, n, colors,
                          bastide_palette_get (BASTIDE_PALETTE_DARK));
      g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
      cairo_destroy (cr);
      g_assert_cmpint (painted (s), >, 1500);
      cairo_surface_destroy (s);
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
  g_test_add_func ("/draw/painting/figures", test_figures);
  g_test_add_func ("/draw/painting/unknown-figure", test_unknown_figure);
  g_test_add_func ("/draw/painting/marks", test_marks);
  g_test_add_func ("/draw/painting/highlight-stays-inside", test_highlight_stays_inside);
  g_test_add_func ("/draw/painting/landscape", test_landscape);
  g_test_add_func ("/draw/painting/track", test_track);
  g_test_add_func ("/draw/painting/chart", test_chart);
  return g_test_run ();
}
