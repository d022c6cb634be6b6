/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  BASTIDE_SIZE_NARROW, /* below 600 pixels */
  BASTIDE_SIZE_MEDIUM, /* below 900 pixels */
  BASTIDE_SIZE_WIDE,
} BastideSize;

/* The smallest window. */
#define BASTIDE_MIN_WIDTH 360
#define BASTIDE_MIN_HEIGHT 294
/* Below this height a narrow layout leaves out what it can. */
#define BASTIDE_LOW_HEIGHT 480

#define BASTIDE_TYPE_ADAPTIVE (bastide_adaptive_get_type ())
G_DECLARE_FINAL_TYPE (BastideAdaptive, bastide_adaptive, BASTIDE, ADAPTIVE,
                      GtkWidget)

/* Holds one child and says how much room there is. It may always become as
 * small as the smallest window: until the layout has followed, the child is cut
 * off. Properties: "child"; "size" (uint, BastideSize) and "low" (boolean),
 * both to be read. */
void         bastide_adaptive_set_child (BastideAdaptive *self,
                                         GtkWidget       *child);
BastideSize  bastide_adaptive_get_size  (BastideAdaptive *self);
gboolean     bastide_adaptive_get_low   (BastideAdaptive *self);

G_END_DECLS
