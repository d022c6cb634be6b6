/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-save.h"
#include "bastide-save-private.h"
#include "bastide-setup-private.h"

G_BEGIN_DECLS

/* The set-up being read and where its faults go. */
typedef struct
{
  BastideSetup *self;
  GPtrArray *issues;
  gboolean has_sets;
  gboolean has_modules;
} BastideSetupReader;

/* Notes what is wrong with a line; takes @reason. */
void     bastide_setup_reader_fault  (BastideSetupReader *reader,
                                      const BastideLine  *line,
                                      char               *reason);
void     bastide_setup_bad_value     (BastideSetupReader *reader,
                                      const BastideLine  *line,
                                      const char         *value);
void     bastide_setup_unknown_key   (BastideSetupReader *reader,
                                      const BastideLine  *line);
/* A number; what is none is noted. */
gboolean bastide_setup_read_uint     (BastideSetupReader *reader,
                                      const BastideLine  *line,
                                      const char         *text,
                                      guint64             max,
                                      guint64            *value);

/* Reads a key of [Game] that lists something; FALSE: it is another key. */
gboolean bastide_setup_read_list     (BastideSetupReader *reader,
                                      const BastideLine  *line);
/* Hashes name sets, which may stand after them in the file. */
void     bastide_setup_read_hashes   (BastideSetupReader *reader,
                                      GPtrArray          *lines);

/* "Player 3" is 3; 0 for any other group. */
guint    bastide_setup_player_number (const char         *group);
/* Adds the player that a group opens; then reads a line of it. */
void     bastide_setup_open_player   (BastideSetupReader *reader,
                                      const BastideLine  *line);
void     bastide_setup_read_player   (BastideSetupReader *reader,
                                      const BastideLine  *line,
                                      BastideSeat        *seat);

G_END_DECLS
