/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-chart.h"
#include "bastide-discard-pile.h"
#include "bastide-feature-card.h"
#include "bastide-figures-bar.h"
#include "bastide-game-view.h"
#include "bastide-history-view.h"
#include "bastide-landscape.h"
#include "bastide-overlay-menu.h"
#include "bastide-player-card.h"
#include "bastide-players-bar.h"
#include "bastide-remaining-view.h"
#include "bastide-results-table.h"
#include "bastide-swatch.h"
#include "bastide-tile-cache.h"
#include "bastide-tile-view.h"
#include "bastide-track.h"

G_BEGIN_DECLS

/* Registers all types, for templates that name them, and the style sheet of the
 * widgets on the default display. Call once after gtk_init(). */
void bastide_widgets_init (void);

G_END_DECLS
