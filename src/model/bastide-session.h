/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "bastide-game.h"
#include "bastide-saved-game.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_SESSION (bastide_session_get_type ())
G_DECLARE_FINAL_TYPE (BastideSession, bastide_session, BASTIDE, SESSION, GObject)

/* The games in $XDG_DATA_HOME/bastide/games: keeps the journal of the running
 * one (a line for each action, written at once; rewritten atomically on undo
 * and every thousand lines), lists the others.
 * Properties, with notify: "game" (BastideGame, may be NULL), "failing" (the
 * last write of the running game failed: it is not on disk as it is played).
 * Signal "failed" (GError): the journal cannot be written (disk full, no
 * permission); the running game stays, and writing is tried again at each
 * move. */

/* @folder: NULL for the user's data folder. It is made when first needed. */
BastideSession *bastide_session_new       (GFile            *folder);

/* The game on the table; NULL: none. Setting one puts the other aside (it
 * stays in the list) and begins a journal of its own. */
BastideGame    *bastide_session_get_game  (BastideSession   *self);
void            bastide_session_set_game  (BastideSession   *self,
                                           BastideGame      *game);
gboolean        bastide_session_get_failing (BastideSession *self);

/* At the start of the program: puts the game on the table that was there last.
 * FALSE without an error: there is none. FALSE with one: its file is damaged
 * or unreadable, and stays where it is. The game is not started. */
gboolean        bastide_session_restore   (BastideSession   *self,
                                           GError          **error);

/* Saved games, newest first: BastideSavedGame items (transfer none). */
GListModel     *bastide_session_get_saved (BastideSession   *self);
/* Puts a saved game on the table; on error the running one stays. */
gboolean        bastide_session_open      (BastideSession   *self,
                                           BastideSavedGame *saved,
                                           GError          **error);
/* Takes a saved game away; the latest one can be brought back. Deleting the
 * game on the table clears the table; bringing it back only lists it. */
gboolean        bastide_session_delete    (BastideSession   *self,
                                           BastideSavedGame *saved,
                                           GError          **error);
gboolean        bastide_session_undelete  (BastideSession   *self,
                                           GError          **error);

/* A file from elsewhere becomes the game on the table, with a journal of its
 * own; the file is not written to. On error the running game stays. */
gboolean        bastide_session_open_file (BastideSession   *self,
                                           GFile            *file,
                                           GError          **error);
/* Save As: a copy of the running game. */
gboolean        bastide_session_save_copy (BastideSession   *self,
                                           GFile            *file,
                                           GError          **error);

G_END_DECLS
