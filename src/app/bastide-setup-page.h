/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "bastide-setup.h"

G_BEGIN_DECLS

#define BASTIDE_MIN_PLAYERS 1
#define BASTIDE_MAX_PLAYERS 6

#define BASTIDE_TYPE_SETUP_PAGE (bastide_setup_page_get_type ())
G_DECLARE_FINAL_TYPE (BastideSetupPage, bastide_setup_page, BASTIDE, SETUP_PAGE,
                      AdwBin)

/* What the next game is made of: players, tile sets, rules. Begins with the
 * set-up of the last game. Signal: "start" (BastideSetup), a copy with a seed
 * of its own. */
GtkWidget    *bastide_setup_page_new       (void);
/* The set-up being edited (transfer none). */
BastideSetup *bastide_setup_page_get_setup (BastideSetupPage *self);
/* Edits a copy of @setup from now on. */
void          bastide_setup_page_set_setup (BastideSetupPage *self,
                                            BastideSetup     *setup);
/* The rows follow the set-up again after it was changed from outside. */
void          bastide_setup_page_refresh   (BastideSetupPage *self);
/* As the Start button does. */
void          bastide_setup_page_start     (BastideSetupPage *self);
void          bastide_setup_page_focus     (BastideSetupPage *self);

G_END_DECLS
