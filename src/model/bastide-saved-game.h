/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_SAVED_GAME (bastide_saved_game_get_type ())
G_DECLARE_FINAL_TYPE (BastideSavedGame, bastide_saved_game, BASTIDE, SAVED_GAME,
                      GObject)

/* One game in the data folder, as the list of saved games shows it. Readable
 * properties: "title" (string: the players' names), "subtitle" (string: date,
 * tiles), "date" (GDateTime, last played), "players" (strv), "over" (boolean),
 * "moves" (uint), "file" (GFile), "running" (boolean: the game on the table). */
const char         *bastide_saved_game_get_title    (BastideSavedGame *self);
const char         *bastide_saved_game_get_subtitle (BastideSavedGame *self);
GDateTime          *bastide_saved_game_get_date     (BastideSavedGame *self);
const char * const *bastide_saved_game_get_players  (BastideSavedGame *self);
gboolean            bastide_saved_game_get_over     (BastideSavedGame *self);
guint               bastide_saved_game_get_moves    (BastideSavedGame *self);
GFile              *bastide_saved_game_get_file     (BastideSavedGame *self);
gboolean            bastide_saved_game_get_running  (BastideSavedGame *self);

G_END_DECLS
