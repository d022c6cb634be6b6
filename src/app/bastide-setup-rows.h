/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rows of the set-up page that are made from what there is to choose: tile sets
 * and options. Each writes its choice into the set-up at once and then calls
 * the function given.
 */

#pragma once

#include <adwaita.h>

#include "bastide-setup.h"
#include "bastide-tileset.h"

G_BEGIN_DECLS

typedef void (*BastideRowFunc) (gpointer data);

/* A switch for a set that brings rules of its own beside the base game, a
 * number of copies for other sets. */
GtkWidget *bastide_set_row_new        (BastideSetup       *setup,
                                       BastideTileSet     *set,
                                       BastideRowFunc      changed,
                                       gpointer            data);
void       bastide_set_row_refresh    (GtkWidget          *row);
/* A choice among the values of an option; never for unknown keys. */
GtkWidget *bastide_option_row_new     (BastideSetup       *setup,
                                       const BstOptionDef *option,
                                       BastideRowFunc      changed,
                                       gpointer            data);
void       bastide_option_row_refresh (GtkWidget          *row);

G_END_DECLS
