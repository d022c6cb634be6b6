/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rows below an expansion of the set-up page: its tiles, each kind of its
 * figures, its rules. Each writes its choice into the set-up at once and then
 * calls the function given.
 */

#pragma once

#include <adwaita.h>

#include "bastide-expansion.h"
#include "bastide-setup-rows.h"

G_BEGIN_DECLS

/* The rows, in their order; the array does not own them. */
GPtrArray *bastide_expansion_parts_new    (BastideExpansion *expansion,
                                           BastideSetup     *setup,
                                           BastideRowFunc    changed,
                                           gpointer          data);
void       bastide_expansion_part_refresh (GtkWidget        *row);

G_END_DECLS
