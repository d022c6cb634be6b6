/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "bastide-game-page.h"
#include "bastide-session.h"
#include "bastide-setup-page.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_WINDOW (bastide_window_get_type ())
G_DECLARE_FINAL_TYPE (BastideWindow, bastide_window, BASTIDE, WINDOW,
                      AdwApplicationWindow)

/* The one window. @session keeps the games. */
BastideWindow    *bastide_window_new            (GtkApplication *application,
                                                 BastideSession *session);
BastideSession   *bastide_window_get_session    (BastideWindow  *self);
/* The page in front: "start", "setup", "game" or "results". */
const char       *bastide_window_get_page       (BastideWindow  *self);
void              bastide_window_show_page      (BastideWindow  *self,
                                                 const char     *name);
BastideGamePage  *bastide_window_get_game_page  (BastideWindow  *self);
/* Puts a game on the table and plays it; the session is not told. */
void              bastide_window_show_game      (BastideWindow  *self,
                                                 BastideGame    *game);
/* Begins a game; the one before stays among the saved games. */
void              bastide_window_start_game     (BastideWindow  *self,
                                                 BastideSetup   *setup);
void              bastide_window_open_file      (BastideWindow  *self,
                                                 GFile          *file);
/* Puts the game back on the table that was there last. */
void              bastide_window_restore        (BastideWindow  *self);
/* A dialog with the whole reason: for files that cannot be read or written. */
void              bastide_window_report         (BastideWindow  *self,
                                                 const char     *heading,
                                                 GError         *error);
/* A sentence, for a moment. */
void              bastide_window_message        (BastideWindow  *self,
                                                 const char     *text);
/* Whether the results come to the front when a game ends. */
void              bastide_window_set_show_results (BastideWindow *self,
                                                   gboolean       show);

G_END_DECLS
