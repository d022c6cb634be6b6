/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_SPOT (bastide_spot_get_type ())
G_DECLARE_FINAL_TYPE (BastideSpot, bastide_spot, BASTIDE, SPOT, GtkWidget)

/* A place of the landscape that takes the keyboard focus and has a name for
 * assistive technology. It draws nothing and never sees the pointer: the
 * landscape does both. Signals: "activated"; "focused". */
BastideSpot *bastide_spot_new       (void);
void         bastide_spot_set_label (BastideSpot *self,
                                     const char  *label);
const char  *bastide_spot_get_label (BastideSpot *self);
void         bastide_spot_set_selected (BastideSpot *self,
                                     gboolean     selected);
/* Position of its target, for the landscape. */
void         bastide_spot_set_index (BastideSpot *self,
                                     int          index);
int          bastide_spot_get_index (BastideSpot *self);

G_END_DECLS
