/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-jcz-play.h"

G_BEGIN_DECLS

/* What an action has to be; fields of -1 may be anything. */
typedef struct
{
  BstVerb verb;
  int piece;
  int seat;
  int slot, slot2;
  int x, y, x2, y2; /* with a slot of BASTIDE_JCZ_ANYWHERE: no matter */
} BastideJczWant;
#define BASTIDE_JCZ_ANYWHERE (-2)

/* The first legal action like that; FALSE: there is none. */
gboolean bastide_jcz_find_action  (BastideJczPlay       *play,
                                   const BastideJczWant *want,
                                   BstAction            *found);
/* Does it, or tells why there is none. */
gboolean bastide_jcz_do_wanted    (BastideJczPlay       *play,
                                   const BastideJczWant *want);
/* Our engine asks more often than that program: what may be passed is passed
 * until one of these decisions (a bit set) is open. */
gboolean bastide_jcz_go_on_to     (BastideJczPlay       *play,
                                   guint32               decisions);

/* Why there is no such action; always FALSE. */
gboolean bastide_jcz_refuse       (BastideJczPlay       *play,
                                   const BastideJczWant *want);
/* A word of the present message is not known here; always FALSE. */
gboolean bastide_jcz_unsupported  (BastideJczPlay       *play,
                                   const char           *word);

/* The place of the message as slot of its tile; FALSE: there is none such. */
gboolean bastide_jcz_find_place   (BastideJczPlay       *play,
                                   BastideJczWant       *want);
/* The piece kind of a figure that is named; FALSE: not in this game. */
gboolean bastide_jcz_find_piece   (BastideJczPlay       *play,
                                   const char           *figure,
                                   BastideJczWant       *want);

/* One kind of message each. */
gboolean bastide_jcz_take_deploy  (BastideJczPlay       *play);
gboolean bastide_jcz_take_return  (BastideJczPlay       *play);
gboolean bastide_jcz_take_neutral (BastideJczPlay       *play);

G_END_DECLS
