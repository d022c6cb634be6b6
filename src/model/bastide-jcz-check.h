/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-jcz-private.h"

G_BEGIN_DECLS

/* A check under way. */
typedef struct
{
  BastideSave *save;
  BastideJcz *jcz;
  BstState *state;
  GArray *payments;
} BastideJczCheck;

/* The places of all actions of a kind, in that program's words, as it lists
 * them; an empty set: there are none. @of may be NULL. */
GHashTable *bastide_jcz_options (BastideJczCheck *check,
                                 const char      *name,
                                 const char      *of);

G_END_DECLS
