/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "bastide-game.h"

G_BEGIN_DECLS

/* The file that a running game is kept in: whole after every call, whenever
 * the program is killed. */
typedef struct _BastideJournal BastideJournal;

/* Nothing is written before the first bastide_journal_sync. */
BastideJournal *bastide_journal_new      (GFile           *file);
void            bastide_journal_free     (BastideJournal  *self);
GFile          *bastide_journal_get_file (BastideJournal  *self);
/* Makes the file say what the game's log says: appends the new moves, or writes
 * the file anew where moves were taken back, a thousand lines were appended, or
 * an earlier write failed. On error what was in the file can still be read. */
gboolean        bastide_journal_sync     (BastideJournal  *self,
                                          BastideGame     *game,
                                          GError         **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BastideJournal, bastide_journal_free)

G_END_DECLS
