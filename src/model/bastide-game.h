/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "score.h"
#include "state.h"

#include "bastide-setup.h"

G_BEGIN_DECLS

/* What changed; views filter on it. */
typedef enum
{
  BASTIDE_CHANGE_BOARD   = 1 << 0, /* tiles, figures on the board */
  BASTIDE_CHANGE_CHOICES = 1 << 1, /* the open decision and its actions */
  BASTIDE_CHANGE_SCORES  = 1 << 2,
  BASTIDE_CHANGE_TURN    = 1 << 3, /* active player, tile in hand */
  BASTIDE_CHANGE_HISTORY = 1 << 4,
  BASTIDE_CHANGE_UNDO    = 1 << 5, /* what can be undone or redone */
  BASTIDE_CHANGE_VIEW    = 1 << 6, /* the position looked at in the history */
  BASTIDE_CHANGE_ALL     = 0x7f,
} BastideChange;

#define BASTIDE_TYPE_GAME (bastide_game_get_type ())
G_DECLARE_FINAL_TYPE (BastideGame, bastide_game, BASTIDE, GAME, GObject)

/* One game: owns the state, the log of actions, frames for undo, players and
 * history. Emits "changed" (BastideChange flags), once for each intention,
 * after everything is consistent; and "saved-failed" (GError) when the session
 * cannot write its journal. Chance and computers are played by the game itself
 * from the main context (bastide_game_start). */
BastideGame    *bastide_game_new          (BastideSetup  *setup,
                                           GError       **error);
/* From a saved file; nothing is half-loaded. */
BastideGame    *bastide_game_new_from_bytes (GBytes      *bytes,
                                           const char    *name,
                                           GError       **error);
/* Drivers on, from where the game stands; drivers off, thinking cancelled. */
void            bastide_game_start        (BastideGame   *self);
void            bastide_game_stop         (BastideGame   *self);
gboolean        bastide_game_get_running  (BastideGame   *self);

BastideSetup   *bastide_game_get_setup    (BastideGame   *self);  /* (transfer none) */
/* The live state; valid until the next change. */
const BstState *bastide_game_get_state    (BastideGame   *self);
/* The state being looked at: live, or one in the history. */
const BstState *bastide_game_get_view     (BastideGame   *self);

/* Intentions. A person's action: FALSE with the refusal's sentence in @error
 * (BASTIDE_GAME_ERROR_REFUSED) when it is not legal or not a person's turn. */
gboolean        bastide_game_act          (BastideGame     *self,
                                           const BstAction *action,
                                           GError         **error);
gboolean        bastide_game_act_text     (BastideGame     *self,
                                           const char      *text,
                                           GError         **error);
gboolean        bastide_game_is_person    (BastideGame   *self);  /* a person decides now */
gboolean        bastide_game_is_thinking  (BastideGame   *self);  /* a computer decides now */
void            bastide_game_hurry        (BastideGame   *self);  /* computer: play now */

/* Undo: one decision with all that followed from it; to the start of the turn;
 * redo. The reason why not is a sentence for a tooltip, or NULL. */
gboolean        bastide_game_can_undo     (BastideGame   *self);
gboolean        bastide_game_can_redo     (BastideGame   *self);
const char     *bastide_game_why_no_undo  (BastideGame   *self);
void            bastide_game_undo         (BastideGame   *self);
void            bastide_game_undo_turn    (BastideGame   *self);
void            bastide_game_redo         (BastideGame   *self);
gboolean        bastide_game_used_undo    (BastideGame   *self);  /* across a barrier */

/* Looking back: 0 … n_moves; n_moves is the live state. */
guint           bastide_game_get_n_moves  (BastideGame   *self);
guint           bastide_game_get_view_at  (BastideGame   *self);
void            bastide_game_set_view_at  (BastideGame   *self,
                                           guint          move);
gboolean        bastide_game_is_live      (BastideGame   *self);

/* Players, by seat from 1; list models for views: BastidePlayer items,
 * BastideHistoryItem items (newest last), BastideRemaining items. */
GListModel     *bastide_game_get_players  (BastideGame   *self);
GListModel     *bastide_game_get_history  (BastideGame   *self);
GListModel     *bastide_game_get_remaining (BastideGame  *self);

/* What happened since the deciding player's last turn: array of BstTileId
 * (transfer full). First the tiles from which the dragon or a princess sent
 * figures home, then those that were laid, the newest last. */
GArray         *bastide_game_get_recent   (BastideGame   *self);
/* Scores after each turn: n_turns rows of n_seats ints (transfer full). */
GArray         *bastide_game_get_score_series (BastideGame *self,
                                           guint         *n_turns);
/* Points of a seat by kind of cause for the results table. */
int             bastide_game_get_points_by (BastideGame  *self,
                                           guint          seat,
                                           BstFeatureKind kind,
                                           gboolean       final);

/* The same for what is paid besides features. */
int             bastide_game_get_bonus_points (BastideGame *self,
                                           guint          seat,
                                           BstBonusCode   code);

/* The cell that the "fits" property of the remaining tiles is about. */
void            bastide_game_set_remaining_cell (BastideGame *self,
                                           int            x,
                                           int            y);
void            bastide_game_unset_remaining_cell (BastideGame *self);

/* Properties: "computer-pause" (uint, ms: how long a computer's decision is
 * shown at least), "end-automatically" (boolean: a person's turn ends with the
 * claim). */
guint           bastide_game_get_computer_pause (BastideGame *self);
void            bastide_game_set_computer_pause (BastideGame *self,
                                           guint          pause);
gboolean        bastide_game_get_end_automatically (BastideGame *self);
void            bastide_game_set_end_automatically (BastideGame *self,
                                           gboolean       automatically);

/* Saving: the game file as text; journal handling is the session's. */
GBytes         *bastide_game_to_bytes     (BastideGame   *self);
/* One line of its [Moves], with the newline; @move from 1. */
char           *bastide_game_dup_move_line (BastideGame  *self,
                                           guint          move);
/* Grows whenever moves were taken back: then a journal has to be rewritten. */
guint           bastide_game_get_log_stamp (BastideGame  *self);

#define BASTIDE_GAME_ERROR (bastide_game_error_quark ())
typedef enum
{
  BASTIDE_GAME_ERROR_SETUP,    /* the set-up is refused */
  BASTIDE_GAME_ERROR_REFUSED,  /* the action is not legal */
  BASTIDE_GAME_ERROR_NOTATION, /* the action cannot be read */
} BastideGameError;
GQuark          bastide_game_error_quark  (void);

G_END_DECLS
