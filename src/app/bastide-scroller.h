/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_SCROLLER (bastide_scroller_get_type ())
G_DECLARE_FINAL_TYPE (BastideScroller, bastide_scroller, BASTIDE, SCROLLER, GtkWidget)

/* As high as its child, which scrolls up and down beyond the property
 * "max-height" (int) and where there is less room. A scrolled window asks for
 * the height that its child would have if nothing were wrapped; this asks for
 * the height at the width that there is. Property "child". */
void bastide_scroller_set_child      (BastideScroller *self,
                                      GtkWidget       *child);
void bastide_scroller_set_max_height (BastideScroller *self,
                                      int              max_height);

G_END_DECLS
