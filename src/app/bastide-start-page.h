/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "bastide-session.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_START_PAGE (bastide_start_page_get_type ())
G_DECLARE_FINAL_TYPE (BastideStartPage, bastide_start_page, BASTIDE, START_PAGE,
                      AdwBin)

/* The first thing to be seen: continue, new game, how to play, saved games.
 * Signals: "open-saved" and "delete-saved" (BastideSavedGame). */
GtkWidget *bastide_start_page_new         (void);
void       bastide_start_page_set_session (BastideStartPage *self,
                                           BastideSession   *session);
/* Where the keyboard begins. */
void       bastide_start_page_focus       (BastideStartPage *self);

G_END_DECLS
