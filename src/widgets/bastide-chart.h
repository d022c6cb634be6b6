/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "bastide-game.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_CHART (bastide_chart_get_type ())
G_DECLARE_FINAL_TYPE (BastideChart, bastide_chart, BASTIDE, CHART, GtkWidget)

/* The course of the scores over the turns. Property: "game". */
GtkWidget *bastide_chart_new      (void);
void       bastide_chart_set_game (BastideChart *self,
                                   BastideGame  *game);

G_END_DECLS
