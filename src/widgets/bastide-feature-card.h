/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-game-view.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_FEATURE_CARD (bastide_feature_card_get_type ())
G_DECLARE_FINAL_TYPE (BastideFeatureCard, bastide_feature_card, BASTIDE,
                      FEATURE_CARD, BastideGameView)

/* What a feature or a cell is and is worth, in sentences. Property: "game". Its
 * text is a status for screen readers. */
GtkWidget *bastide_feature_card_new      (void);
/* As from the "card" signal of the landscape: slot -1 is the cell alone;
 * x = y = G_MAXINT nothing, which hides it. Empty cells say what fits. */
void       bastide_feature_card_show     (BastideFeatureCard *self,
                                          int                 x,
                                          int                 y,
                                          int                 slot);

G_END_DECLS
