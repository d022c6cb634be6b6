/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-jcz-private.h"

G_BEGIN_DECLS

/* The set-up being made. */
typedef struct
{
  BastideJcz *jcz;
  const char *name;
  BastideSetup *setup;
  GError **error;
} BastideJczMaker;

/* Something is not known here; takes @reason; always FALSE. */
gboolean bastide_jcz_unknown      (BastideJczMaker *maker,
                                   const char      *where,
                                   char            *reason);
/* Whether a set whose id begins like that is in play. */
gboolean bastide_jcz_has_set      (BastideJczMaker *maker,
                                   const char      *prefix);

/* Elements: the modules they need; then, with these in play, what is in the
 * game of each. */
gboolean bastide_jcz_add_modules  (BastideJczMaker *maker);
void     bastide_jcz_set_elements (BastideJczMaker *maker);
/* Rules as options. */
gboolean bastide_jcz_set_rules    (BastideJczMaker *maker);

G_END_DECLS
