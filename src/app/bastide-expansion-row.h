/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "bastide-expansion.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_EXPANSION_ROW (bastide_expansion_row_get_type ())
G_DECLARE_FINAL_TYPE (BastideExpansionRow, bastide_expansion_row, BASTIDE,
                      EXPANSION_ROW, AdwExpanderRow)

/* One expansion of the set-up page: a switch for all of it, its page of the
 * help, and folded below them its tiles, figures and rules, each on its own.
 * What is chosen stands in the set-up at once. Signal: "changed". */
GtkWidget *bastide_expansion_row_new     (BastideSetup        *setup,
                                          BastideExpansion    *expansion);
/* Follows the set-up, which another row may have changed. */
void       bastide_expansion_row_refresh (BastideExpansionRow *self);
/* Whether its name, its description or a figure of it has @text in it; "" is in
 * all of them. */
gboolean   bastide_expansion_row_matches (BastideExpansionRow *self,
                                          const char          *text);

G_END_DECLS
