/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All that is painted beside tiles: figures, marks, landscapes, track, chart.
 */

#include "chart.h"
#include "figure.h"
#include "landscape.h"
#include "marks.h"
#include "pixels.h"
#include "tiles.h"
#include "track.h"

/* Each piece has a silhouette of its own and stays near its middle. */
static void
test_figures (void)
{
  const BastidePalette *pal = bastide_palette_get (BASTIDE_PALETTE_LIGHT);

  for (guint i = 0; bastide_figure_word (i) != NULL; i++)
    {
      cairo_surface_t *s = test_canvas (200, 200);
      cairo_t *cr = cairo_create (s);
      bastide_draw_figure (cr, bastide_figure_word (i), false, (int) i, 100, 100, 100, pal,
                           false);
      g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
      cairo_destroy (cr);
      g_assert_cmpint (test_painted (s), >, 1500);
      g_assert_cmphex (test_pixel (s, 100, 100), !=, MAGENTA);
      for (int k = 0; k < 200; k++)
        {
          g_assert_cmphex (test_pixel (s, k, 0), ==, MAGENTA);
          g_assert_cmphex (test_pixel (s, 0, k), ==, MAGENTA);
          g_assert_cmphex (test_pixel (s, 199, k), ==, MAGENTA);
          g_assert_cmphex (test_pixel (s, k, 199), ==, MAGENTA);
        }
      cairo_surface_destroy (s);
    }
}

#define SMALL 72

/* What a figure of 32 pixels covers, for the lying form too. */
static void
silhouette (const char *word, gboolean lying, BastidePaletteId id, gboolean *covered)
{
  cairo_surface_t *s = test_canvas (SMALL, SMALL);
  cairo_t *cr = cairo_create (s);

  bastide_draw_figure (cr, word, lying, 0, SMALL / 2, SMALL / 2, 32, bastide_palette_get (id),
                       false);
  cairo_destroy (cr);
  cairo_surface_flush (s);
  for (int i = 0; i < SMALL * SMALL; i++)
    covered[i] = test_pixel (s, i % SMALL, i / SMALL) != MAGENTA;
  cairo_surface_destroy (s);
}

/* At 32 pixels any two differ in a sixth of what they cover, whatever their
 * color. The large follower is the follower, but larger. */
static void
test_silhouettes (void)
{
  gboolean covered[24][SMALL * SMALL];

  for (int id = 0; id < BASTIDE_N_PALETTES; id++)
    {
      guint n = 0;

      for (; bastide_figure_word (n) != NULL; n++)
        silhouette (bastide_figure_word (n), FALSE, (BastidePaletteId) id, covered[n]);
      g_assert_cmpuint (n, <, G_N_ELEMENTS (covered));
      silhouette ("follower", TRUE, (BastidePaletteId) id, covered[n++]);
      for (guint i = 0; i < n; i++)
        for (guint k = 0; k < i; k++)
          {
            int both = 0, either = 0;

            for (int p = 0; p < SMALL * SMALL; p++)
              {
                both += covered[i][p] && covered[k][p];
                either += covered[i][p] || covered[k][p];
              }
            if (6 * (either - both) < either)
              g_error ("%s and figure %u cover nearly the same", bastide_figure_word (k), i);
          }
    }
}

static void
test_unknown_figure (void)
{
  const BastidePalette *pal = bastide_palette_get (BASTIDE_PALETTE_LIGHT);
  cairo_surface_t *a = test_canvas (60, 60), *b = test_canvas (60, 60);
  cairo_t *one = cairo_create (a), *two = cairo_create (b);

  bastide_draw_figure (one, "no such piece", false, 1, 30, 30, 40, pal, true);
  bastide_draw_figure (two, "follower", false, 1, 30, 30, 40, pal, true);
  cairo_destroy (one);
  cairo_destroy (two);
  cairo_surface_flush (a);
  cairo_surface_flush (b);
  g_assert_true (test_same (a, b, 60));
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

static void
mark_dot (cairo_t *cr, const BastideGeometry *g, const BastidePalette *pal)
{
  bastide_draw_dot (cr, 80, 1, pal);
}

static void
mark_trail (cairo_t *cr, const BastideGeometry *g, const BastidePalette *pal)
{
  bastide_draw_trail (cr, 80, pal);
}

static void
mark_danger (cairo_t *cr, const BastideGeometry *g, const BastidePalette *pal)
{
  bastide_draw_danger (cr, 80, pal);
}

static int
lightness (guint32 color)
{
  return (2 * (int) (color >> 16 & 255) + 5 * (int) (color >> 8 & 255) + (int) (color & 255)) / 8;
}

/* How many pixels of two marks differ clearly by their lightness alone. */
static int
count_lighter (cairo_surface_t *a, cairo_surface_t *b, int size)
{
  int n = 0;

  for (int i = 0; i < size * size; i++)
    n += ABS (lightness (test_pixel (a, i % size, i / size))
              - lightness (test_pixel (b, i % size, i / size))) > 30;
  return n;
}

/* All marks leave different pictures, also when only lightness is seen. */
static void
test_marks (void)
{
  static const Mark marks[] = { mark_legal, mark_dead, mark_cursor, mark_ghost, mark_last,
                                mark_ticks, mark_claim, mark_owner, mark_owners, mark_focus,
                                mark_dot, mark_trail, mark_danger };
  cairo_surface_t *s[G_N_ELEMENTS (marks)];
  g_autofree TestTiles *tiles = test_tiles_load ();
  BastideGeometry *g = bastide_geometry_new (&tiles->tile[4], 0, 0);

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      s[i] = test_canvas (80, 80);
      cairo_t *cr = cairo_create (s[i]);
      marks[i](cr, g, bastide_palette_get (BASTIDE_PALETTE_LIGHT));
      g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
      cairo_destroy (cr);
      g_assert_cmpint (test_painted (s[i]), >, 40);
      for (guint k = 0; k < i; k++)
        g_assert_cmpint (count_lighter (s[i], s[k], 80), >, 40);
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
      cairo_surface_t *s = test_canvas (100, 100);
      cairo_t *cr = cairo_create (s);
      bastide_draw_segment_highlight (cr, g, i, 100, 3,
                                      bastide_palette_get (BASTIDE_PALETTE_LIGHT));
      cairo_destroy (cr);
      cairo_surface_flush (s);
      for (int k = 0; k < tile->n_segments; k++)
        {
          double u, v;
          bastide_geometry_anchor (g, k, &u, &v);
          guint32 seen = test_pixel (s, (int) (u * 100), (int) (v * 100));
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
  cairo_surface_t *s = test_canvas (96, 96), *with = test_canvas (96, 96);
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
  g_assert_cmphex (test_pixel (s, 20, 80), ==, MAGENTA);
  g_assert_cmphex (test_pixel (s, 20, 20), !=, MAGENTA);
  g_assert_cmphex (test_pixel (s, 90, 90), !=, MAGENTA);
  g_assert_false (test_same (s, with, 96));
  cairo_surface_destroy (s);
  cairo_surface_destroy (with);
}

/* What stands on a corner is in the middle of the four cells around it. */
static void
test_corner (void)
{
  g_autofree TestTiles *tiles = test_tiles_load ();
  const BstTile *tile = &tiles->tile[3];
  BastidePlacedTile placed[] = { { tile, 0, 0, 0 }, { tile, 1, 0, 0 }, { tile, 0, 1, 0 },
                                 { tile, 1, 1, 0 } };

  for (int corner = 0; corner < 4; corner++)
    {
      int x = corner < 2 ? 0 : 1, y = corner == 1 || corner == 2 ? 0 : 1;
      BastidePlacedFigure barn = { "barn", 2, x, y, BST_SLOT_CORNER + corner, false };
      cairo_surface_t *s[2];

      for (int i = 0; i < 2; i++)
        {
          cairo_t *cr;

          s[i] = test_canvas (96, 96);
          cr = cairo_create (s[i]);
          bastide_draw_landscape (cr, placed, 4, &barn, (size_t) i, 48,
                                  bastide_palette_get (BASTIDE_PALETTE_LIGHT));
          cairo_destroy (cr);
          cairo_surface_flush (s[i]);
        }
      for (int i = 0; i < 96 * 96; i++)
        if (test_pixel (s[0], i % 96, i / 96) != test_pixel (s[1], i % 96, i / 96))
          g_assert_true (ABS (i % 96 - 48) < 20 && ABS (i / 96 - 48) < 20);
      g_assert_cmphex (test_pixel (s[0], 48, 48), !=, test_pixel (s[1], 48, 48));
      cairo_surface_destroy (s[0]);
      cairo_surface_destroy (s[1]);
    }
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
      cairo_surface_t *s = test_canvas (640, 440);
      cairo_t *cr = cairo_create (s);
      int found = 0;
      double rgb[3];
      bastide_draw_track (cr, 640, 440, scores, colors, n,
                          bastide_palette_get (BASTIDE_PALETTE_LIGHT));
      g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
      cairo_destroy (cr);
      g_assert_cmpint (test_painted (s), >, before);
      for (int i = 0; i < n; i++)
        {
          bastide_player_color (bastide_palette_get (BASTIDE_PALETTE_LIGHT), colors[i], rgb);
          guint32 want = 0xFF000000u | (guint32) lround (rgb[0] * 255) << 16
                         | (guint32) lround (rgb[1] * 255) << 8
                         | (guint32) lround (rgb[2] * 255);
          bool seen = false;
          for (int k = 0; k < 640 * 440 && !seen; k++)
            seen = test_difference (test_pixel (s, k % 640, k / 640), want) < 9;
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
      cairo_surface_t *s = test_canvas (400, 240);
      cairo_t *cr = cairo_create (s);
      bastide_draw_chart (cr, 400, 240, series, 3, n, colors,
                          bastide_palette_get (BASTIDE_PALETTE_DARK));
      g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
      cairo_destroy (cr);
      g_assert_cmpint (test_painted (s), >, 1500);
      cairo_surface_destroy (s);
    }
}

/* However close the scores end, the disc of each player is seen at the end of its
 * line: at the upper edge, in the middle and at the ground. */
static void
test_chart_ends (void)
{
  static const int colors[] = { 0, 1, 2, 3, 4, 5 };
  const BastidePalette *palette = bastide_palette_get (BASTIDE_PALETTE_LIGHT);

  for (int last = 0; last <= 50; last += 25)
    {
      cairo_surface_t *s = test_canvas (300, 200);
      cairo_t *cr = cairo_create (s);
      int series[12] = { 0, last, 50, last };

      for (int i = 2; i < 6; i++)
        series[i * 2 + 1] = last + (last == 25 ? i : 0);
      bastide_draw_chart (cr, 300, 200, series, 6, 2, colors, palette);
      cairo_destroy (cr);
      for (int i = 0; i < 6; i++)
        {
          double rgb[3];
          guint32 want = 0xFF000000u;
          int found = 0;

          bastide_player_color (palette, colors[i], rgb);
          for (int k = 0; k < 3; k++)
            want |= (guint32) lround (rgb[k] * 255) << (16 - 8 * k);
          for (int k = 0; k < 20 * 200; k++)
            found += test_difference (test_pixel (s, 280 + k % 20, k / 20), want) < 9;
          g_assert_cmpint (found, >, 60);
        }
      cairo_surface_destroy (s);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/pieces/figures", test_figures);
  g_test_add_func ("/draw/pieces/silhouettes", test_silhouettes);
  g_test_add_func ("/draw/pieces/unknown-figure", test_unknown_figure);
  g_test_add_func ("/draw/pieces/marks", test_marks);
  g_test_add_func ("/draw/pieces/highlight-stays-inside", test_highlight_stays_inside);
  g_test_add_func ("/draw/pieces/landscape", test_landscape);
  g_test_add_func ("/draw/pieces/corner", test_corner);
  g_test_add_func ("/draw/pieces/track", test_track);
  g_test_add_func ("/draw/pieces/chart", test_chart);
  g_test_add_func ("/draw/pieces/chart-ends", test_chart_ends);
  return g_test_run ();
}
