/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-jcz-private.h"

G_BEGIN_DECLS

typedef struct _BastideJczPlay BastideJczPlay;

/* Messages become actions one by one, with a game of ours beside them that
 * says what is open and what is legal. Chance decides only when a message
 * needs it: until then the next number it follows from is not there. */
struct _BastideJczPlay
{
  BastideJcz *jcz;
  BastideSave *save;
  BastideJczPack *pack;
  BstState *state;
  const BastideJczMessage *message;
  GError **error;
  BstEvents events;       /* of the last action */
  GArray *steps;          /* BstCell: of the dragon, taken by our engine itself
                             and not yet told by a message */
  GPtrArray *drawn;       /* char *: what the first run drew, for the second */
  guint n_drawn;          /* of those */
  guint at;               /* which message comes next */
  gboolean first_run;     /* which finds out what is drawn */
  gboolean limit_reached; /* the file lets no more tiles be drawn */
};

/* Names the message that is being done; takes @reason; always FALSE. */
gboolean        bastide_jcz_play_fail (BastideJczPlay  *play,
                                       char            *reason);
/* What is to be decided now. */
BstDecisionKind bastide_jcz_open      (BastideJczPlay  *play);
/* Whether the tile laid last shows a symbol. */
gboolean        bastide_jcz_shows     (BastideJczPlay  *play,
                                       BstSymbol        symbol);
/* Does a legal action and keeps it among the moves. */
void            bastide_jcz_do        (BastideJczPlay  *play,
                                       const BstAction *action);
void            bastide_jcz_do_verb   (BastideJczPlay  *play,
                                       BstVerb          verb);
/* Does an action if it is legal, else tells why it is not. */
gboolean        bastide_jcz_try       (BastideJczPlay  *play,
                                       const BstAction *action);
/* Why an action is not legal (transfer full). */
char           *bastide_jcz_refusal   (BastideJczPlay  *play,
                                       const BstAction *action);
/* Lets chance decide until a player has to. */
gboolean        bastide_jcz_settle    (BastideJczPlay  *play);
/* Does the present message. */
gboolean        bastide_jcz_take      (BastideJczPlay  *play);

G_END_DECLS
