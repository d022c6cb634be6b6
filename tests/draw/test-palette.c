/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>

#include <glib.h>

#include "palette-private.h"

static double
linear (double c)
{
  return c <= 0.04045 ? c / 12.92 : pow ((c + 0.055) / 1.055, 2.4);
}

static void
to_linear (guint32 rgb, double out[3])
{
  for (int i = 0; i < 3; i++)
    out[i] = linear ((rgb >> (16 - 8 * i) & 255) / 255.0);
}

static double
luminance (guint32 rgb)
{
  double c[3];

  to_linear (rgb, c);
  return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
}

static double
contrast (guint32 a, guint32 b)
{
  double x = luminance (a), y = luminance (b);

  return (MAX (x, y) + 0.05) / (MIN (x, y) + 0.05);
}

/* A figure has a contour within a halo; one of the two stands out on every
 * ground, and they stand out against each other. */
static void
test_outline (void)
{
  for (int id = 0; id < BASTIDE_N_PALETTES; id++)
    {
      const BastidePalette *p = bastide_palette_get ((BastidePaletteId) id);
      const guint32 ground[] = { p->meadow, p->meadow_low, p->meadow_high, p->sand, p->street,
                                 p->road, p->water, p->crop[0], p->crop[2], p->tree,
                                 p->roof[0][0], p->roof[1][1], p->stone[0], p->table };
      g_assert_cmpfloat (contrast (p->figure_ink, p->halo), >=, 7);
      for (guint i = 0; i < G_N_ELEMENTS (ground); i++)
        g_assert_cmpfloat (MAX (contrast (p->figure_ink, ground[i]),
                                contrast (p->halo, ground[i])), >=, 3);
    }
}

/* What must be told apart at a glance in the landscape itself. */
static void
test_ground (void)
{
  for (int id = 0; id < BASTIDE_N_PALETTES; id++)
    {
      const BastidePalette *p = bastide_palette_get ((BastidePaletteId) id);
      g_assert_cmpfloat (contrast (p->road, p->road_edge), >=, 2.3);
      g_assert_cmpfloat (contrast (p->bank, p->shallow), >=, 2.2);
      g_assert_cmpfloat (contrast (p->ink, p->stone[0]), >=, 3);
      g_assert_cmpfloat (contrast (p->gold, p->shield), >=, 3);
    }
}

/* How the two kinds of red-green blindness and the blue one see a color, in
 * linear RGB (Viénot, Brettel and Mollon; for the last, a plane fit). */
static const double blindness[3][3][3] = {
  { { 0.11238, 0.88762, 0 }, { 0.11238, 0.88762, 0 }, { 0.00401, -0.00401, 1 } },
  { { 0.29275, 0.70725, 0 }, { 0.29275, 0.70725, 0 }, { -0.02234, 0.02234, 1 } },
  { { 1, 0.14461, -0.14461 }, { 0, 0.85924, 0.14076 }, { 0, 0.85924, 0.14076 } },
};

static void
to_lab (const double rgb[3], double lab[3])
{
  double x = (0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.9505;
  double y = 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
  double z = (0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.089;
  double f[3] = { cbrt (MAX (x, 0)), cbrt (MAX (y, 0)), cbrt (MAX (z, 0)) };

  lab[0] = 116 * f[1] - 16;
  lab[1] = 500 * (f[0] - f[1]);
  lab[2] = 200 * (f[1] - f[2]);
}

static void
seen_by (int kind, guint32 color, double lab[3])
{
  double rgb[3], out[3] = { 0 };

  to_linear (color, rgb);
  for (int i = 0; i < 3; i++)
    for (int k = 0; k < 3; k++)
      out[i] += blindness[kind][i][k] * rgb[k];
  to_lab (out, lab);
}

/* Two colors that look alike to someone may stay if their patterns differ, but
 * the six of an ordinary table should look different to everyone. */
static void
test_players (void)
{
  for (int kind = 0; kind < 3; kind++)
    for (int i = 0; i < BASTIDE_N_PLAYER_COLORS; i++)
      for (int k = 0; k < i; k++)
        {
          double a[3], b[3];
          seen_by (kind, _bastide_player_rgb (i), a);
          seen_by (kind, _bastide_player_rgb (k), b);
          double distance = hypot (hypot (a[0] - b[0], a[1] - b[1]), a[2] - b[2]);
          g_test_message ("kind %d, colors %d and %d: %.1f", kind, i, k, distance);
          g_assert_cmpint (bastide_player_pattern (i), !=, bastide_player_pattern (k));
          g_assert_cmpint (bastide_player_letter (i), !=, bastide_player_letter (k));
          if (i < 6)
            g_assert_cmpfloat (distance, >, 6);
        }
}

static void
test_range (void)
{
  double a[3], b[3];
  const BastidePalette *p = bastide_palette_get ((BastidePaletteId) 99);

  g_assert_true (p == bastide_palette_get (BASTIDE_PALETTE_LIGHT));
  for (int id = 0; id < BASTIDE_N_PALETTES; id++)
    g_assert_cmpint (bastide_palette_id (bastide_palette_get ((BastidePaletteId) id)), ==, id);
  bastide_player_color (p, 1, a);
  bastide_player_color (p, 1 + BASTIDE_N_PLAYER_COLORS, b);
  for (int i = 0; i < 3; i++)
    {
      g_assert_cmpfloat (a[i], ==, b[i]);
      g_assert_cmpfloat (a[i], >=, 0);
      g_assert_cmpfloat (a[i], <=, 1);
    }
  bastide_player_color (p, -1, a);
  bastide_player_color (p, BASTIDE_N_PLAYER_COLORS - 1, b);
  g_assert_cmpfloat (a[0], ==, b[0]);
}

static void
test_blend (void)
{
  g_assert_cmphex (_bastide_blend (0x102030, 0xF0E0D0, 0), ==, 0x102030);
  g_assert_cmphex (_bastide_blend (0x102030, 0xF0E0D0, 1), ==, 0xF0E0D0);
  g_assert_cmphex (_bastide_blend (0x000000, 0xFFFFFF, 0.5), ==, 0x808080);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/palette/outline", test_outline);
  g_test_add_func ("/draw/palette/ground", test_ground);
  g_test_add_func ("/draw/palette/players", test_players);
  g_test_add_func ("/draw/palette/range", test_range);
  g_test_add_func ("/draw/palette/blend", test_blend);
  return g_test_run ();
}
