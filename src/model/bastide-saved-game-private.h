/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-game.h"
#include "bastide-saved-game.h"

G_BEGIN_DECLS

/* Reads a file as far as the list needs; one that is damaged is listed with
 * the reason. NULL if it is not there. */
BastideSavedGame *bastide_saved_game_new_from_file (GFile            *file);
/* Says what the game on the table says now. */
void              bastide_saved_game_update        (BastideSavedGame *self,
                                                    BastideGame      *game);
void              bastide_saved_game_set_running   (BastideSavedGame *self,
                                                    gboolean          running);
/* Newest first. */
int               bastide_saved_game_compare       (gconstpointer     a,
                                                    gconstpointer     b,
                                                    gpointer          data);

G_END_DECLS
