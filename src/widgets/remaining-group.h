/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "bastide-remaining.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_REMAINING_GROUP (bastide_remaining_group_get_type ())
G_DECLARE_FINAL_TYPE (BastideRemainingGroup, bastide_remaining_group, BASTIDE,
                      REMAINING_GROUP, GtkWidget)

/* The tiles of one set that are left, below the name of the set. @kinds are its
 * BastideRemaining items, of which those that @filter lets through are shown. */
GtkWidget *bastide_remaining_group_new         (GListModel            *kinds,
                                                GtkFilter             *filter);
/* Without it, only the tiles. */
void       bastide_remaining_group_set_heading (BastideRemainingGroup *self,
                                                gboolean               heading);
/* Counts again; gone while it has nothing to show. */
void       bastide_remaining_group_update      (BastideRemainingGroup *self);

G_END_DECLS
