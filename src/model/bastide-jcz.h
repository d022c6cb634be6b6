/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "bastide-save.h"

G_BEGIN_DECLS

/* A saved game of JCloisterZone as read. bastide_save_parse and what builds on
 * it take such files beside those of this program, told by their first byte. */
typedef struct _BastideJcz BastideJcz;

/* Whether the bytes look like JSON. */
gboolean     bastide_jcz_recognizes (GBytes      *bytes);
/* Reads it, builds the set-up and plays it. NULL with BASTIDE_SAVE_ERROR. */
BastideSave *bastide_jcz_parse      (GBytes      *bytes,
                                     const char  *name,
                                     GError     **error);
/* Replays it and compares what its test expects; lines of English text. */
gboolean     bastide_jcz_check      (BastideSave *save,
                                     GPtrArray   *failures);
gboolean     bastide_jcz_has_expectations (BastideJcz *self);

G_END_DECLS
