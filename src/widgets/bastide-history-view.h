/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-game-view.h"
#include "bastide-history.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_HISTORY_VIEW (bastide_history_view_get_type ())
G_DECLARE_FINAL_TYPE (BastideHistoryView, bastide_history_view, BASTIDE,
                      HISTORY_VIEW, BastideGameView)

/* What happened, newest last; a score expands to its terms. Properties: "game".
 * Signals: "item-focused" (BastideHistoryItem or NULL): show its cells;
 * "item-activated" (BastideHistoryItem): go to that position. */
GtkWidget *bastide_history_view_new (void);

G_END_DECLS
