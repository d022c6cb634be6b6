/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "bastide-setup.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_OPTIONS_ROW (bastide_options_row_get_type ())
G_DECLARE_FINAL_TYPE (BastideOptionsRow, bastide_options_row, BASTIDE,
                      OPTIONS_ROW, AdwExpanderRow)

/* The options of one module of rules, folded; shown while it is in the game.
 * Signal: "changed", after an option was written into the set-up. */
GtkWidget *bastide_options_row_new     (BastideSetup      *setup,
                                        const char        *module);
const char *bastide_options_row_get_module (BastideOptionsRow *self);
/* Follows the set-up, which another row may have changed. */
void       bastide_options_row_refresh (BastideOptionsRow *self);

G_END_DECLS
