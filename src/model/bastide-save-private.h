/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-document.h"
#include "bastide-save.h"

G_BEGIN_DECLS

#define BASTIDE_SAVE_FORMAT 1

/* Issues of the save carry BASTIDE_SAVE_ERROR with this bit, apart from those
 * of the scan, which have a numbering of their own. */
#define BASTIDE_SAVE_CODE 0x1000

/* One line of [Moves]. */
typedef struct
{
  char *text;
  guint line;
  guint32 hash; /* the first 32 bits */
  gboolean has_hash;
} BastideSaveMove;

/* One line of an [Expect] group. */
typedef struct
{
  guint move; /* G_MAXUINT: after the last */
  guint line;
  char *key;
  char *value;
} BastideExpectation;

struct _BastideSave
{
  char *name;
  BastideSetup *setup;
  BstSetup *engine;
  GPtrArray *moves;        /* BastideSaveMove */
  GPtrArray *expectations; /* BastideExpectation */
  gboolean undone;         /* played with undo across a barrier */
  struct _BastideJcz *jcz; /* imported from there, or NULL */
};

BastideSave *bastide_save_new       (const char        *name);
void     bastide_save_move_free     (gpointer           data);

/* Takes @reason; @line may be NULL. */
void     bastide_save_add_issue     (GPtrArray         *issues,
                                     const BastideLine *line,
                                     int                code,
                                     char              *reason);
const char *bastide_save_find_value (GPtrArray         *lines,
                                     const char        *key);

/* Turns the first error of @issues into a GError; FALSE if there is none. */
gboolean bastide_save_set_error     (GPtrArray   *issues,
                                     const char  *name,
                                     GError     **error);
/* That number @expected is missing (transfer full). */
char    *bastide_save_gap_to_string (guint        expected);

/* Called once after each move, when chance that is not among the moves has
 * decided too. FALSE stops. */
typedef gboolean (*BastideSettledFunc) (guint            move,
                                        const BstState  *state,
                                        gpointer         user_data);
/* bastide_save_replay with both functions; each may be NULL. */
gboolean bastide_save_walk          (BastideSave        *self,
                                     BastideSaveFunc     func,
                                     BastideSettledFunc  settled,
                                     gpointer            user_data,
                                     GError            **error);

/* An array of events that grows; clear with bastide_events_clear. */
void     bastide_events_init        (BstEvents   *events);
void     bastide_events_clear       (BstEvents   *events);

G_END_DECLS
