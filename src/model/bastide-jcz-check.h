/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-jcz-private.h"

G_BEGIN_DECLS

/* A payment that players see: who, what for, how much. */
typedef struct
{
  guint seat;
  const char *word;
  int points;
} BastideJczPayment;

/* A check under way. */
typedef struct
{
  BastideSave *save;
  BastideJcz *jcz;
  BstState *state;
  GArray *payments; /* BastideJczPayment */
} BastideJczCheck;

/* The places of all actions of a kind, in that program's words, as it lists
 * them; an empty set: there are none. @of may be NULL. */
GHashTable *bastide_jcz_options (BastideJczCheck *check,
                                 const char      *name,
                                 const char      *of);

/* Keeps the payments among the events of an action. */
void     bastide_jcz_note_payments      (BastideJczCheck *check,
                                         const BstEvent  *events,
                                         gsize            n_events);
gboolean bastide_jcz_was_paid           (BastideJczCheck *check,
                                         guint            seat,
                                         const char      *word,
                                         gint64           points);
/* All that somebody was paid, for a message. */
char    *bastide_jcz_payments_to_string (BastideJczCheck *check,
                                         guint            seat);

G_END_DECLS
