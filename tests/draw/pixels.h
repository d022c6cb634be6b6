/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures to paint on and to look at.
 */

#pragma once

#include <cairo.h>
#include <glib.h>

#define MAGENTA 0xFFFF00FFu

/* A surface all magenta, which no painter uses. */
cairo_surface_t *test_canvas (int width, int height);

/* One pixel as 0xFFRRGGBB; the surface has to be flushed. */
guint32 test_pixel (cairo_surface_t *s, int x, int y);

/* The sum of the differences of red, green and blue. */
int test_difference (guint32 a, guint32 b);

/* Are two square pictures the same, pixel by pixel? */
gboolean test_same (cairo_surface_t *a, cairo_surface_t *b, int size);

/* How many pixels are not magenta. */
int test_painted (cairo_surface_t *s);
