/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-game-view.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_CHART (bastide_chart_get_type ())
G_DECLARE_FINAL_TYPE (BastideChart, bastide_chart, BASTIDE, CHART, BastideGameView)

/* The course of the scores over the turns. Property: "game". */
GtkWidget *bastide_chart_new (void);

G_END_DECLS
