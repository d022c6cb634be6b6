/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rows of the set-up page for the options of the rules. Each writes its choice
 * into the set-up at once and then calls the function given.
 */

#pragma once

#include <adwaita.h>

#include "bastide-setup.h"

G_BEGIN_DECLS

typedef void (*BastideRowFunc) (gpointer data);

/* A choice among the values of an option; never for unknown keys. */
GtkWidget *bastide_option_row_new     (BastideSetup       *setup,
                                       const BstOptionDef *option,
                                       BastideRowFunc      changed,
                                       gpointer            data);
void       bastide_option_row_refresh (GtkWidget          *row);

G_END_DECLS
