/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "bastide-adaptive.h"
#include "bastide-game.h"
#include "bastide-landscape.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_GAME_PAGE (bastide_game_page_get_type ())
G_DECLARE_FINAL_TYPE (BastideGamePage, bastide_game_page, BASTIDE, GAME_PAGE,
                      AdwBin)

/* The table with all that stands around it, in three layouts. Properties
 * "show-pane" (boolean): the side pane, as the layout has it; "wide-pane"
 * (boolean): in the wide layout, to be remembered. Signal "message" (string):
 * to be shown for a moment. */
GtkWidget        *bastide_game_page_new           (void);
BastideGame      *bastide_game_page_get_game      (BastideGamePage *self);
void              bastide_game_page_set_game      (BastideGamePage *self,
                                                   BastideGame     *game);
BastideLandscape *bastide_game_page_get_landscape (BastideGamePage *self);
void              bastide_game_page_set_size      (BastideGamePage *self,
                                                   BastideSize      size,
                                                   gboolean         low);
/* A line below the title that stays; NULL: none. */
void              bastide_game_page_set_note      (BastideGamePage *self,
                                                   const char      *note);
/* Brings the "history" or the "tiles" to the front, wherever they are. */
void              bastide_game_page_show_tab      (BastideGamePage *self,
                                                   const char      *name);
/* Where messages stand over the landscape and leave all buttons free. */
AdwToastOverlay  *bastide_game_page_get_toasts    (BastideGamePage *self);
/* The keyboard goes to the landscape. */
void              bastide_game_page_focus         (BastideGamePage *self);

G_END_DECLS
