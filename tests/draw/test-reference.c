/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Small pictures in the tree against what is painted now, with a tolerance for
 * other versions of Cairo. After a change that is meant, look at the new
 * pictures and write them with BASTIDE_WRITE_REFERENCE=1.
 */

#include "figure.h"
#include "pixels.h"
#include "tile-painter.h"
#include "tiles.h"

#define TILE 40
#define COLUMNS 12
#define FIGURE 40

static cairo_surface_t *
paint_tiles (BastidePaletteId id)
{
  g_autofree TestTiles *tiles = test_tiles_load_some ();
  int rows = (tiles->n + COLUMNS - 1) / COLUMNS;
  cairo_surface_t *s = test_canvas (COLUMNS * TILE, rows * TILE);
  cairo_t *cr = cairo_create (s);

  for (int i = 0; i < tiles->n; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, i % COLUMNS * TILE, i / COLUMNS * TILE);
      bastide_draw_tile (cr, &tiles->tile[i], i % 4, i % 3, TILE, bastide_palette_get (id));
      cairo_restore (cr);
    }
  cairo_destroy (cr);
  return s;
}

/* A follower and how it lies in every color, then all figures and tokens. */
static cairo_surface_t *
paint_figures (void)
{
  const BastidePalette *pal = bastide_palette_get (BASTIDE_PALETTE_LIGHT);
  int n = 0;

  while (bastide_figure_word ((gsize) n) != NULL)
    n++;
  cairo_surface_t *s = test_canvas (n * FIGURE * 3 / 2, 3 * FIGURE * 3 / 2);
  cairo_t *cr = cairo_create (s);
  for (int i = 0; i < 3 * n; i++)
    {
      const char *word = i < 2 * n ? "follower" : bastide_figure_word ((gsize) (i % n));
      double x = (i % n + 0.5) * FIGURE * 1.5, y = (i / n + 0.5) * FIGURE * 1.5;
      bastide_draw_figure (cr, word, i / n == 1, i % n, x, y, FIGURE, pal, i % n == 9);
    }
  cairo_destroy (cr);
  return s;
}

/* Few pixels may differ much and all of them together only a little. */
static void
compare (cairo_surface_t *painted, const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("BASTIDE_SOURCE_DIR"), "tests", "draw",
                                            "reference", name, NULL);
  int w = cairo_image_surface_get_width (painted), h = cairo_image_surface_get_height (painted);
  gint64 sum = 0;
  int far = 0;

  cairo_surface_flush (painted);
  if (g_getenv ("BASTIDE_WRITE_REFERENCE"))
    g_assert_cmpint (cairo_surface_write_to_png (painted, path), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_t *wanted = cairo_image_surface_create_from_png (path);
  g_assert_cmpint (cairo_surface_status (wanted), ==, CAIRO_STATUS_SUCCESS);
  g_assert_cmpint (cairo_image_surface_get_width (wanted), ==, w);
  g_assert_cmpint (cairo_image_surface_get_height (wanted), ==, h);
  for (int i = 0; i < w * h; i++)
    {
      int d = test_difference (test_pixel (painted, i % w, i / w),
                               test_pixel (wanted, i % w, i / w));
      sum += d;
      far += d > 150;
    }
  g_test_message ("%s: mean %.2f, far off %d", name, (double) sum / (w * h), far);
  g_assert_cmpint (sum, <, (gint64) w * h * 4);
  g_assert_cmpint (far, <, w * h / 100);
  cairo_surface_destroy (wanted);
  cairo_surface_destroy (painted);
}

static void
test_light (void)
{
  compare (paint_tiles (BASTIDE_PALETTE_LIGHT), "tiles-light.png");
}

static void
test_dark (void)
{
  compare (paint_tiles (BASTIDE_PALETTE_DARK), "tiles-dark.png");
}

static void
test_contrast (void)
{
  compare (paint_tiles (BASTIDE_PALETTE_CONTRAST), "tiles-contrast.png");
}

static void
test_figures (void)
{
  compare (paint_figures (), "figures.png");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/reference/light", test_light);
  g_test_add_func ("/draw/reference/dark", test_dark);
  g_test_add_func ("/draw/reference/contrast", test_contrast);
  g_test_add_func ("/draw/reference/figures", test_figures);
  return g_test_run ();
}
