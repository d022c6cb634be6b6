/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "pixels.h"

cairo_surface_t *
test_canvas (int width, int height)
{
  cairo_surface_t *s = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (s);

  cairo_set_source_rgb (cr, 1, 0, 1);
  cairo_paint (cr);
  cairo_destroy (cr);
  return s;
}

guint32
test_pixel (cairo_surface_t *s, int x, int y)
{
  const unsigned char *data = cairo_image_surface_get_data (s);

  return ((const guint32 *) (const void *) (data + y * cairo_image_surface_get_stride (s)))[x]
         | 0xFF000000u;
}

int
test_difference (guint32 a, guint32 b)
{
  return ABS ((int) (a >> 16 & 255) - (int) (b >> 16 & 255))
         + ABS ((int) (a >> 8 & 255) - (int) (b >> 8 & 255))
         + ABS ((int) (a & 255) - (int) (b & 255));
}

gboolean
test_same (cairo_surface_t *a, cairo_surface_t *b, int size)
{
  for (int i = 0; i < size * size; i++)
    if (test_pixel (a, i % size, i / size) != test_pixel (b, i % size, i / size))
      return FALSE;
  return TRUE;
}

int
test_painted (cairo_surface_t *s)
{
  int n = 0, w = cairo_image_surface_get_width (s), h = cairo_image_surface_get_height (s);

  cairo_surface_flush (s);
  for (int i = 0; i < w * h; i++)
    n += test_pixel (s, i % w, i / w) != MAGENTA;
  return n;
}
