/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <stdlib.h>

#include "ai.h"

#include "bastide-game-private.h"

/* A computer thinks in a thread of its own on a copy. Everything it uses is
 * in here and is freed on the main thread, so the set-up's count is only
 * touched there. An answer is used only while the game still points at this
 * thought; a stale one is dropped. */
struct _BastideThought
{
  GWeakRef game;
  BstSetup *engine;
  BstState *state;
  BstAi *ai;
  volatile int stop;
  gint64 started;
  BstAction action;
  gboolean answered;
};

static void
thought_free (BastideThought *thought)
{
  g_weak_ref_clear (&thought->game);
  bst_ai_free (thought->ai);
  free (thought->state);
  bst_setup_unref (thought->engine);
  g_free (thought);
}

gboolean
bastide_game_seat_is_person (BastideGame *self,
                             guint        seat)
{
  return seat > 0
         && bastide_setup_get_kind (self->setup, seat) == BASTIDE_PLAYER_HUMAN;
}

/* ---- Chance ---- */

/* Chance decides at once, as part of what led to it. */
void
bastide_game_run_chance (BastideGame *self)
{
  while (self->running && !bst_state_is_over (self->state)
         && bst_state_decision (self->state).seat == 0)
    {
      BstAction action;

      bst_state_pick (self->state, &action);
      bastide_game_apply (self, &action, FALSE);
    }
}

/* ---- Computers ---- */

/* Does what a computer chose. Ending its turn is no decision to look at: that
 * happens in the same breath. */
static void
play_answer (BastideGame *self)
{
  BstDecision decision;
  BstAction end = { .verb = BST_VERB_END };

  bastide_game_apply (self, &self->answer, FALSE);
  decision = bst_state_decision (self->state);
  if (decision.kind == BST_DECISION_END
      && !bastide_game_seat_is_person (self, decision.seat))
    bastide_game_apply (self, &end, FALSE);

  g_ptr_array_set_size (self->redo, 0);
  bastide_game_run_chance (self);
  bastide_game_drive (self);
  bastide_game_emit_changed (self);
}

static gboolean
pause_over_cb (gpointer data)
{
  /* Whoever hears of the change may let go of the game. */
  g_autoptr (BastideGame) self = g_object_ref (BASTIDE_GAME (data));

  self->timeout = 0;
  play_answer (self);

  return G_SOURCE_REMOVE;
}

static void
think_thread (GTask        *task,
              gpointer      source,
              gpointer      data,
              GCancellable *cancellable)
{
  BastideThought *thought = data;

  thought->answered = bst_ai_choose (thought->ai, thought->state,
                                     &thought->stop, &thought->action);
  g_task_return_boolean (task, thought->answered);
}

/* How long the answer still has to wait, in ms. */
static guint
pause_left (BastideGame    *self,
            BastideThought *thought)
{
  gint64 spent = (g_get_monotonic_time () - thought->started) / 1000;

  /* Nobody needs to see that nothing is done. */
  if (self->hurry || thought->action.verb == BST_VERB_PASS
      || spent >= self->pause)
    return 0;

  return self->pause - spent;
}

static void
thought_done_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      data)
{
  BastideThought *thought = data;
  g_autoptr (BastideGame) self = g_weak_ref_get (&thought->game);

  if (self != NULL && self->thought == thought)
    {
      self->thought = NULL;
      if (thought->answered)
        {
          self->answer = thought->action;
          self->timeout = g_timeout_add (pause_left (self, thought),
                                         pause_over_cb, self);
        }
    }

  thought_free (thought);
}

static void
start_thinking (BastideGame *self,
                guint        seat)
{
  BastideThought *thought = g_new0 (BastideThought, 1);
  guint64 seed = bst_setup_seed (self->engine) + seat;
  g_autoptr (GTask) task = NULL;

  g_weak_ref_init (&thought->game, self);
  thought->engine = bst_setup_ref (self->engine);
  thought->state = malloc (bst_setup_state_size (self->engine));
  thought->ai = bst_ai_new (self->engine,
                            bastide_setup_get_level (self->setup, seat), seed);
  thought->started = g_get_monotonic_time ();
  if (thought->state == NULL || thought->ai == NULL)
    {
      thought_free (thought);
      g_warning ("There is no memory for a computer player");
      return;
    }

  /* A computer knows what people know: not the tiles that will come. */
  bst_state_copy (thought->state, self->state);
  bst_state_reseed (thought->state, seed);
  self->thought = thought;
  task = g_task_new (NULL, NULL, thought_done_cb, thought);
  g_task_set_task_data (task, thought, NULL);
  g_task_run_in_thread (task, think_thread);
}

void
bastide_game_stop_thinking (BastideGame *self)
{
  if (self->thought != NULL)
    g_atomic_int_set ((int *) &self->thought->stop, 1);
  self->thought = NULL;
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->hurry = FALSE;
}

/* Sets the player to work who has to decide, if it is a computer. */
void
bastide_game_drive (BastideGame *self)
{
  BstDecision decision = bst_state_decision (self->state);

  bastide_game_stop_thinking (self);
  if (!self->running || bst_state_is_over (self->state) || decision.seat == 0
      || bastide_game_seat_is_person (self, decision.seat))
    return;

  start_thinking (self, decision.seat);
}

/* ---- Public ---- */

void
bastide_game_start (BastideGame *self)
{
  g_return_if_fail (BASTIDE_IS_GAME (self));

  if (self->running)
    return;

  self->running = TRUE;
  bastide_game_run_chance (self);
  bastide_game_drive (self);
  self->pending |= BASTIDE_CHANGE_CHOICES | BASTIDE_CHANGE_TURN;
  bastide_game_emit_changed (self);
}

void
bastide_game_stop (BastideGame *self)
{
  g_return_if_fail (BASTIDE_IS_GAME (self));

  self->running = FALSE;
  bastide_game_stop_thinking (self);
}

gboolean
bastide_game_get_running (BastideGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_GAME (self), FALSE);

  return self->running;
}

gboolean
bastide_game_is_person (BastideGame *self)
{
  BstDecision decision;

  g_return_val_if_fail (BASTIDE_IS_GAME (self), FALSE);

  decision = bst_state_decision (self->state);
  return !bst_state_is_over (self->state)
         && bastide_game_seat_is_person (self, decision.seat);
}

gboolean
bastide_game_is_thinking (BastideGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_GAME (self), FALSE);

  return self->thought != NULL || self->timeout != 0;
}

void
bastide_game_hurry (BastideGame *self)
{
  g_return_if_fail (BASTIDE_IS_GAME (self));

  if (self->thought != NULL)
    {
      self->hurry = TRUE;
    }
  else if (self->timeout != 0)
    {
      g_clear_handle_id (&self->timeout, g_source_remove);
      self->timeout = g_idle_add (pause_over_cb, self);
    }
}
