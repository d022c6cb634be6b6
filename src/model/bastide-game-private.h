/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-game.h"
#include "bastide-history-private.h"
#include "bastide-player-private.h"
#include "bastide-remaining-private.h"
#include "bastide-save-private.h"
#include "bastide-setup-private.h"

G_BEGIN_DECLS

/* What frames of states may take. */
#define BASTIDE_FRAME_BUDGET (1024 * 1024)

/* One action that was done. */
typedef struct
{
  BstAction action;
  char *text;         /* in the notation of the position before it */
  guint8 seat;        /* who decided; 0: chance */
  guint8 decision;    /* BstDecisionKind */
  bool automatic;     /* done by the game in a person's name */
  bool has_hash;
  guint32 hash;       /* of the position after it, the first 32 bits */
} BastideLogEntry;

/* A payment, for the results table. */
typedef struct
{
  guint move;
  guint8 seat;
  guint8 feature;
  bool final;
  bool bonus;
  guint8 code;        /* of a bonus: BstBonusCode */
  int points;
} BastidePoints;

/* A figure that others sent home, where it stood. */
typedef struct
{
  guint move;
  BstCell cell;
} BastideLoss;

/* The scores after a turn. */
typedef struct
{
  guint move;
  int scores[BST_MAX_SEATS];
} BastideScoreRow;

/* A computer at work on a copy of the state; lives until its thread is done. */
typedef struct _BastideThought BastideThought;

struct _BastideGame
{
  GObject parent_instance;

  /* owned */
  BastideSetup *setup;
  BstSetup *engine;
  BstState *state;
  BstState *view;        /* NULL: live */
  GPtrArray *log;        /* BastideLogEntry, move 1 first */
  GPtrArray *redo;       /* BastideLogEntry, the next one last */
  GPtrArray *frames;     /* BstState or NULL by number of moves before it */
  GListStore *players;
  GListStore *history;
  GListStore *remaining;
  GArray *points;        /* BastidePoints */
  GArray *series;        /* BastideScoreRow */
  GArray *losses;        /* BastideLoss */
  BstEvents events;
  char *why_no_undo;

  /* borrowed: it frees itself */
  BastideThought *thought;

  /* plain values */
  guint view_at;
  guint n_frames;
  guint log_stamp;
  guint pause;
  guint timeout;
  BastideChange pending;
  BstAction answer;      /* of the computer, waiting for the pause to end */
  BstCell cell;          /* for the remaining tiles */

  /* bit fields */
  guint running : 1;
  guint used_undo : 1;
  guint end_automatically : 1;
  guint has_cell : 1;
  guint hurry : 1;
};

/* bastide-game-log.c: the log and the frames. */
void      bastide_log_entry_free     (gpointer         entry);
/* Does an action, notes it and what it led to; emits nothing. */
void      bastide_game_apply         (BastideGame     *self,
                                      const BstAction *action,
                                      gboolean         automatic);
/* The position after @move moves, newly made; free with free. */
BstState *bastide_game_dup_state_at  (BastideGame     *self,
                                      guint            move);
/* Takes back to @move moves; what is taken back can be redone. */
void      bastide_game_go_back       (BastideGame     *self,
                                      guint            move);
void      bastide_game_add_frame     (BastideGame     *self);
BastideLogEntry *bastide_game_entry  (BastideGame     *self,
                                      guint            move);

/* bastide-game-history.c: rows, payments, score series. */
void      bastide_game_note_events   (BastideGame     *self);
void      bastide_game_forget_after  (BastideGame     *self,
                                      guint            move);

/* bastide-game-lists.c: players and remaining tiles. */
void      bastide_game_fill_lists    (BastideGame     *self);
void      bastide_game_update_lists  (BastideGame     *self);

/* bastide-game-holdings.c: what players hold. */
void      bastide_game_fill_holdings (BastideGame     *self,
                                      BastidePlayer   *player);
void      bastide_game_update_holdings (const BstState *state,
                                      BastidePlayer   *player);

/* bastide-game-driver.c: chance and computers. */
void      bastide_game_run_chance    (BastideGame     *self);
void      bastide_game_drive         (BastideGame     *self);
void      bastide_game_stop_thinking (BastideGame     *self);
gboolean  bastide_game_seat_is_person (BastideGame    *self,
                                      guint            seat);

/* bastide-game-undo.c */
void      bastide_game_update_undo   (BastideGame     *self);

/* bastide-game.c: tells views once, after all is consistent. */
void      bastide_game_emit_changed  (BastideGame     *self);
void      bastide_game_look_at       (BastideGame     *self,
                                      guint            move);

G_END_DECLS
