/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <stdlib.h>

#include <glib/gi18n.h>

#include "bastide-game-private.h"
#include "bastide-sentences.h"

G_DEFINE_QUARK (bastide-game-error-quark, bastide_game_error)
G_DEFINE_FINAL_TYPE (BastideGame, bastide_game, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_COMPUTER_PAUSE,
  PROP_END_AUTOMATICALLY,
  N_PROPS
};

enum
{
  CHANGED,
  SAVED_FAILED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
bastide_game_get_property (GObject    *object,
                           guint       id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  BastideGame *self = BASTIDE_GAME (object);

  switch (id)
    {
    case PROP_COMPUTER_PAUSE:
      g_value_set_uint (value, self->pause);
      break;
    case PROP_END_AUTOMATICALLY:
      g_value_set_boolean (value, self->end_automatically);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bastide_game_set_property (GObject      *object,
                           guint         id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  BastideGame *self = BASTIDE_GAME (object);

  switch (id)
    {
    case PROP_COMPUTER_PAUSE:
      bastide_game_set_computer_pause (self, g_value_get_uint (value));
      break;
    case PROP_END_AUTOMATICALLY:
      bastide_game_set_end_automatically (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bastide_game_dispose (GObject *object)
{
  BastideGame *self = BASTIDE_GAME (object);

  bastide_game_stop (self);
  g_clear_object (&self->players);
  g_clear_object (&self->history);
  g_clear_object (&self->remaining);

  G_OBJECT_CLASS (bastide_game_parent_class)->dispose (object);
}

static void
bastide_game_finalize (GObject *object)
{
  BastideGame *self = BASTIDE_GAME (object);

  free (self->state);
  free (self->view);
  g_ptr_array_unref (self->frames);
  g_ptr_array_unref (self->log);
  g_ptr_array_unref (self->redo);
  g_array_unref (self->points);
  g_array_unref (self->series);
  g_array_unref (self->losses);
  bastide_events_clear (&self->events);
  g_free (self->why_no_undo);
  g_clear_pointer (&self->engine, bst_setup_unref);
  g_clear_object (&self->setup);

  G_OBJECT_CLASS (bastide_game_parent_class)->finalize (object);
}

static void
bastide_game_class_init (BastideGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                      | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = bastide_game_get_property;
  object_class->set_property = bastide_game_set_property;
  object_class->dispose = bastide_game_dispose;
  object_class->finalize = bastide_game_finalize;

  properties[PROP_COMPUTER_PAUSE]
      = g_param_spec_uint ("computer-pause", NULL, NULL, 0, 60000, 0, flags);
  properties[PROP_END_AUTOMATICALLY]
      = g_param_spec_boolean ("end-automatically", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[CHANGED]
      = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                      0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SAVED_FAILED]
      = g_signal_new ("saved-failed", G_TYPE_FROM_CLASS (klass),
                      G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                      G_TYPE_ERROR);
}

static void
bastide_game_init (BastideGame *self)
{
  self->log = g_ptr_array_new_with_free_func (bastide_log_entry_free);
  self->redo = g_ptr_array_new_with_free_func (bastide_log_entry_free);
  self->frames = g_ptr_array_new_with_free_func (free);
  self->players = g_list_store_new (BASTIDE_TYPE_PLAYER);
  self->history = g_list_store_new (BASTIDE_TYPE_HISTORY_ITEM);
  self->remaining = g_list_store_new (BASTIDE_TYPE_REMAINING);
  self->points = g_array_new (FALSE, FALSE, sizeof (BastidePoints));
  self->series = g_array_new (FALSE, FALSE, sizeof (BastideScoreRow));
  self->losses = g_array_new (FALSE, FALSE, sizeof (BastideLoss));
  bastide_events_init (&self->events);
  self->view_at = G_MAXUINT;
}

void
bastide_game_emit_changed (BastideGame *self)
{
  BastideChange pending = self->pending;

  if (pending == 0)
    return;

  bastide_game_update_undo (self);
  bastide_game_update_lists (self);
  self->pending = 0;
  g_signal_emit (self, signals[CHANGED], 0, (guint) pending);
}

/* ---- Making games ---- */

/* Takes @engine. Starts the state, plays nothing. */
static BastideGame *
new_for_engine (BastideSetup  *setup,
                BstSetup      *engine,
                GError       **error)
{
  g_autoptr (BastideGame) self = g_object_new (BASTIDE_TYPE_GAME, NULL);

  self->setup = g_object_ref (setup);
  self->engine = engine;
  self->state = bst_state_new (engine, &self->events);
  if (self->state == NULL)
    {
      g_set_error_literal (error, BASTIDE_GAME_ERROR, BASTIDE_GAME_ERROR_SETUP,
                           _("There is not enough memory for this game."));
      return NULL;
    }

  bastide_game_add_frame (self);
  bastide_game_note_events (self);
  return g_steal_pointer (&self);
}

static void
finish_new (BastideGame *self)
{
  bastide_game_fill_lists (self);
  bastide_game_update_undo (self);
  self->pending = 0;
}

static guint64
random_seed (void)
{
  guint64 seed;

  /* 0 asks for a random seed, so it is not one. */
  do
    seed = (guint64) g_random_int () << 32 | g_random_int ();
  while (seed == 0);

  return seed;
}

BastideGame *
bastide_game_new (BastideSetup  *setup,
                  GError       **error)
{
  g_autoptr (BastideSetup) copy = NULL;
  BastideGame *self;
  BstSetup *engine;

  g_return_val_if_fail (BASTIDE_IS_SETUP (setup), NULL);

  copy = bastide_setup_copy (setup);
  if (copy->seed == 0)
    copy->seed = random_seed ();

  engine = bastide_setup_build (copy, error);
  if (engine == NULL)
    return NULL;

  self = new_for_engine (copy, engine, error);
  if (self != NULL)
    finish_new (self);

  return self;
}

static gboolean
load_move_cb (guint            move,
              const char      *text,
              const BstState  *state,
              const BstAction *action,
              const BstEvent  *events,
              gsize            n_events,
              gpointer         data)
{
  BastideGame *self = BASTIDE_GAME (data);

  if (action != NULL)
    bastide_game_apply (self, action, FALSE);

  return TRUE;
}

BastideGame *
bastide_game_new_from_bytes (GBytes      *bytes,
                             const char  *name,
                             GError     **error)
{
  g_autoptr (BastideSave) save = NULL;
  g_autoptr (BastideGame) self = NULL;

  g_return_val_if_fail (bytes != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);

  save = bastide_save_parse (bytes, name, error);
  if (save == NULL)
    return NULL;

  self = new_for_engine (save->setup, bst_setup_ref (save->engine), error);
  if (self == NULL || !bastide_save_replay (save, load_move_cb, self, error))
    return NULL;

  self->used_undo = save->undone;
  finish_new (self);
  return g_steal_pointer (&self);
}

/* ---- Reading ---- */

BastideSetup *
bastide_game_get_setup (BastideGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_GAME (self), NULL);

  return self->setup;
}

const BstState *
bastide_game_get_state (BastideGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_GAME (self), NULL);

  return self->state;
}

const BstState *
bastide_game_get_view (BastideGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_GAME (self), NULL);

  return self->view != NULL ? self->view : self->state;
}

guint
bastide_game_get_n_moves (BastideGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_GAME (self), 0);

  return self->log->len;
}

guint
bastide_game_get_view_at (BastideGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_GAME (self), 0);

  return self->view != NULL ? self->view_at : self->log->len;
}

/* The same without a word to the views. */
void
bastide_game_look_at (BastideGame *self,
                      guint        move)
{
  move = MIN (move, self->log->len);
  if (move == bastide_game_get_view_at (self))
    return;

  g_clear_pointer (&self->view, free);
  self->view_at = move;
  if (move < self->log->len)
    self->view = bastide_game_dup_state_at (self, move);
  self->pending |= BASTIDE_CHANGE_VIEW;
}

void
bastide_game_set_view_at (BastideGame *self,
                          guint        move)
{
  g_return_if_fail (BASTIDE_IS_GAME (self));

  bastide_game_look_at (self, move);
  bastide_game_emit_changed (self);
}

gboolean
bastide_game_is_live (BastideGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_GAME (self), TRUE);

  return self->view == NULL;
}

/* ---- Acting ---- */

static gboolean
refuse (BastideGame *self,
        int          code,
        char        *reason,
        GError     **error)
{
  g_set_error_literal (error, BASTIDE_GAME_ERROR, code, reason);
  g_free (reason);

  return FALSE;
}

/* Ends the turn in the person's name, if that is what they want. */
static void
end_for_person (BastideGame *self)
{
  BstDecision decision = bst_state_decision (self->state);
  BstAction end = { .verb = BST_VERB_END };

  if (self->end_automatically && !bst_state_is_over (self->state)
      && decision.kind == BST_DECISION_END
      && bastide_game_seat_is_person (self, decision.seat))
    bastide_game_apply (self, &end, TRUE);
}

gboolean
bastide_game_act (BastideGame      *self,
                  const BstAction  *action,
                  GError          **error)
{
  BstRefusal refusal = { 0 };

  g_return_val_if_fail (BASTIDE_IS_GAME (self), FALSE);
  g_return_val_if_fail (action != NULL, FALSE);

  if (!bastide_game_is_person (self))
    return refuse (self, BASTIDE_GAME_ERROR_REFUSED,
                   g_strdup (bst_state_is_over (self->state)
                                 ? _("The game is over.")
                                 : _("It is not your turn.")),
                   error);
  if (!bst_state_test (self->state, action, &refusal))
    return refuse (self, BASTIDE_GAME_ERROR_REFUSED,
                   bastide_sentence_for_refusal (self, self->state, action,
                                                 &refusal),
                   error);

  g_ptr_array_set_size (self->redo, 0);
  bastide_game_look_at (self, self->log->len);
  bastide_game_apply (self, action, FALSE);
  end_for_person (self);
  bastide_game_run_chance (self);
  bastide_game_drive (self);
  bastide_game_emit_changed (self);

  return TRUE;
}

gboolean
bastide_game_act_text (BastideGame  *self,
                       const char   *text,
                       GError      **error)
{
  BstAction action;
  gsize column = 0;

  g_return_val_if_fail (BASTIDE_IS_GAME (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  if (!bst_action_parse (self->state, text, &action, &column))
    return refuse (self, BASTIDE_GAME_ERROR_NOTATION,
                   /* Translators: %s is an action in notation, %u a column
                    * from 1. */
                   g_strdup_printf (_("“%s” cannot be read from column %u on."),
                                    text, (guint) column + 1),
                   error);

  return bastide_game_act (self, &action, error);
}

/* ---- Properties ---- */

guint
bastide_game_get_computer_pause (BastideGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_GAME (self), 0);

  return self->pause;
}

void
bastide_game_set_computer_pause (BastideGame *self,
                                 guint        pause)
{
  g_return_if_fail (BASTIDE_IS_GAME (self));

  if (self->pause == pause)
    return;

  self->pause = pause;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMPUTER_PAUSE]);
}

gboolean
bastide_game_get_end_automatically (BastideGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_GAME (self), FALSE);

  return self->end_automatically;
}

void
bastide_game_set_end_automatically (BastideGame *self,
                                    gboolean     automatically)
{
  g_return_if_fail (BASTIDE_IS_GAME (self));

  automatically = !!automatically;
  if (self->end_automatically == automatically)
    return;

  self->end_automatically = automatically;
  g_object_notify_by_pspec (G_OBJECT (self),
                            properties[PROP_END_AUTOMATICALLY]);
}

/* ---- Saving ---- */

guint
bastide_game_get_log_stamp (BastideGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_GAME (self), 0);

  return self->log_stamp;
}

/* The hash is written where a tile is drawn, once a turn. */
char *
bastide_game_dup_move_line (BastideGame *self,
                            guint        move)
{
  const BastideLogEntry *entry;

  g_return_val_if_fail (BASTIDE_IS_GAME (self), NULL);
  g_return_val_if_fail (move >= 1 && move <= self->log->len, NULL);

  entry = bastide_game_entry (self, move);
  if (entry->has_hash && entry->decision == BST_DECISION_DRAW)
    return g_strdup_printf ("%u=%s #%08x\n", move, entry->text, entry->hash);

  return g_strdup_printf ("%u=%s\n", move, entry->text);
}

GBytes *
bastide_game_to_bytes (BastideGame *self)
{
  GString *text;

  g_return_val_if_fail (BASTIDE_IS_GAME (self), NULL);

  text = g_string_new (NULL);
  bastide_setup_write (self->setup, self->used_undo, text);
  g_string_append (text, "\n[Moves]\n");
  for (guint move = 1; move <= self->log->len; move++)
    {
      g_autofree char *line = bastide_game_dup_move_line (self, move);

      g_string_append (text, line);
    }

  return g_string_free_to_bytes (text);
}
