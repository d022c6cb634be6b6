/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-journal.h"
#include "bastide-saved-game-private.h"
#include "bastide-session.h"

G_BEGIN_DECLS

/* Of the games in the folder. */
#define BASTIDE_SESSION_SUFFIX ".bastide"

struct _BastideSession
{
  GObject parent_instance;

  /* owned */
  GFile *folder;
  BastideGame *game;
  BastideJournal *journal;
  GListStore *saved;     /* NULL: not read yet */
  GFile *deleted;        /* where the latest one taken away was */

  /* bit fields */
  guint failing : 1;
};

/* Makes the list show the game on the table as it is now. */
void bastide_session_update_saved (BastideSession *self,
                                   gboolean        running);

G_END_DECLS
