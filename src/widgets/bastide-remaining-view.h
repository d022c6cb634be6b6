/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-game-view.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_REMAINING_VIEW (bastide_remaining_view_get_type ())
G_DECLARE_FINAL_TYPE (BastideRemainingView, bastide_remaining_view, BASTIDE,
                      REMAINING_VIEW, BastideGameView)

/* The tiles that are left, with counts; those used up are dimmed; discarded
 * ones are counted. Properties: "game", "fits-only" (boolean: only those that
 * fit the chosen cell; toggled by a button in the view). */
GtkWidget *bastide_remaining_view_new        (void);
/* The cell that "fits here" is about. */
void       bastide_remaining_view_set_cell   (BastideRemainingView *self,
                                              int                   x,
                                              int                   y);
void       bastide_remaining_view_unset_cell (BastideRemainingView *self);

G_END_DECLS
