/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "state.h"

#include "bastide-setup.h"

G_BEGIN_DECLS

/* A game file (.bastide) as read: set-up, moves, expectations. Immutable. */
typedef struct _BastideSave BastideSave;

#define BASTIDE_SAVE_ERROR (bastide_save_error_quark ())
typedef enum
{
  BASTIDE_SAVE_ERROR_SYNTAX,   /* not a key file: encoding, lines, groups, keys */
  BASTIDE_SAVE_ERROR_FORMAT,   /* written by a newer version */
  BASTIDE_SAVE_ERROR_VALUE,    /* a value that makes no sense */
  BASTIDE_SAVE_ERROR_TILE_SET, /* a tile set or tile is missing or has changed */
  BASTIDE_SAVE_ERROR_SETUP,    /* the set-up is refused */
  BASTIDE_SAVE_ERROR_MOVE,     /* a move that cannot be read or is not legal */
  BASTIDE_SAVE_ERROR_HASH,     /* the position is not the one that was saved */
  BASTIDE_SAVE_ERROR_TOO_BIG,
  BASTIDE_SAVE_ERROR_UNSUPPORTED, /* another program's game with what this one has not */
} BastideSaveError;
GQuark       bastide_save_error_quark (void);

/* Reads a file completely and builds the set-up, but plays no move. NULL with
 * an error whose message names file, line, group, key and reason. @name is for
 * messages. */
BastideSave *bastide_save_parse       (GBytes       *bytes,
                                       const char   *name,
                                       GError      **error);
/* The same, and every move is replayed and every hash compared. */
BastideSave *bastide_save_load_bytes  (GBytes       *bytes,
                                       const char   *name,
                                       GError      **error);
void         bastide_save_free        (BastideSave  *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BastideSave, bastide_save_free)

BastideSetup   *bastide_save_get_setup  (BastideSave *self); /* (transfer none) */
const BstSetup *bastide_save_get_engine (BastideSave *self); /* (transfer none) */
guint           bastide_save_get_n_moves (BastideSave *self);
/* The text of move @move, from 1, and the line it stands on. */
const char     *bastide_save_get_move   (BastideSave *self,
                                         guint        move,
                                         guint       *line);
gboolean        bastide_save_has_expectations (BastideSave *self);

/* Called for the start (move 0, text "") and after each move with what it led
 * to. FALSE stops. */
typedef gboolean (*BastideSaveFunc)    (guint            move,
                                        const char      *text,
                                        const BstState  *state,
                                        const BstAction *action,
                                        const BstEvent  *events,
                                        gsize            n_events,
                                        gpointer         user_data);
/* Plays all moves from the start; @func may be NULL. FALSE with an error
 * naming line and reason at the first move that cannot be done. */
gboolean        bastide_save_replay     (BastideSave     *self,
                                         BastideSaveFunc  func,
                                         gpointer         user_data,
                                         GError         **error);

/* Replays and compares all [Expect] groups: each that is not met becomes a
 * line of English text in @failures (char *, with g_free). TRUE: all are met.
 * An error of the replay is a failure too. */
gboolean        bastide_save_check      (BastideSave     *self,
                                         GPtrArray       *failures);

G_END_DECLS
