/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "bastide-game.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_RESULTS_PAGE (bastide_results_page_get_type ())
G_DECLARE_FINAL_TYPE (BastideResultsPage, bastide_results_page, BASTIDE,
                      RESULTS_PAGE, AdwBin)

/* Who won, with how many points for what, and how it came about. */
GtkWidget *bastide_results_page_new      (void);
void       bastide_results_page_set_game (BastideResultsPage *self,
                                          BastideGame        *game);
void       bastide_results_page_focus    (BastideResultsPage *self);

G_END_DECLS
