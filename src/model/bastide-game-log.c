/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <stdlib.h>

#include "bastide-game-private.h"

/* Above this size of a state, frames and hashes are made for some moves only:
 * with ten thousand tiles each costs as much as a hundred moves. */
#define SMALL_STATE_SIZE (64 * 1024)
#define MOVES_PER_FRAME 32

void
bastide_log_entry_free (gpointer data)
{
  BastideLogEntry *entry = data;

  g_free (entry->text);
  g_free (entry);
}

BastideLogEntry *
bastide_game_entry (BastideGame *self,
                    guint        move)
{
  return self->log->pdata[move - 1];
}

/* ---- Frames ---- */

static BstState *
copy_state (BastideGame    *self,
            const BstState *state)
{
  BstState *copy = malloc (bst_setup_state_size (self->engine));

  if (copy != NULL)
    bst_state_copy (copy, state);

  return copy;
}

/* Drops every second of the old frames while they take too much; the moves of
 * the last turn stay whole. */
static void
thin_frames (BastideGame *self)
{
  gsize size = bst_setup_state_size (self->engine);
  guint max = MAX (BASTIDE_FRAME_BUDGET / size, 4);
  gboolean drop = FALSE;
  guint end = self->frames->len - MIN (self->frames->len, 8);

  if (self->n_frames <= max)
    return;

  /* The start, frame 0, always stays. */
  for (guint i = 1; i < end; i++)
    {
      if (self->frames->pdata[i] == NULL)
        continue;
      if (drop)
        {
          free (self->frames->pdata[i]);
          self->frames->pdata[i] = NULL;
          self->n_frames--;
        }
      drop = !drop;
    }
}

static gboolean
is_frame_move (BastideGame *self,
               guint        move)
{
  return bst_setup_state_size (self->engine) <= SMALL_STATE_SIZE
         || move % MOVES_PER_FRAME == 0;
}

/* Keeps the live position as the frame of the present number of moves. */
void
bastide_game_add_frame (BastideGame *self)
{
  BstState *frame = NULL;

  g_assert (self->frames->len == self->log->len);

  if (is_frame_move (self, self->log->len))
    frame = copy_state (self, self->state);
  g_ptr_array_add (self->frames, frame);
  if (frame != NULL)
    self->n_frames++;
  thin_frames (self);
}

static void
drop_frames_after (BastideGame *self,
                   guint        move)
{
  for (guint i = move + 1; i < self->frames->len; i++)
    if (self->frames->pdata[i] != NULL)
      self->n_frames--;
  g_ptr_array_set_size (self->frames, move + 1);
}

/* Replays from the last frame at or before it. */
BstState *
bastide_game_dup_state_at (BastideGame *self,
                           guint        move)
{
  guint from = move;
  BstState *state;

  while (from > 0 && self->frames->pdata[from] == NULL)
    from--;

  if (self->frames->pdata[from] != NULL)
    state = copy_state (self, self->frames->pdata[from]);
  else
    state = bst_state_new (self->engine, NULL);
  g_return_val_if_fail (state != NULL, NULL);

  for (guint i = from + 1; i <= move; i++)
    bst_state_apply (state, &bastide_game_entry (self, i)->action, NULL);

  return state;
}

/* ---- The log ---- */

/* Of a large state, one draw in about a hundred moves. */
static gboolean
is_hash_move (BastideGame           *self,
              const BastideLogEntry *entry)
{
  return bst_setup_state_size (self->engine) <= SMALL_STATE_SIZE
         || (entry->decision == BST_DECISION_DRAW
             && (self->log->len + 1) % (4 * MOVES_PER_FRAME) < 4);
}

static void
take_hash (BastideGame     *self,
           BastideLogEntry *entry)
{
  if (!is_hash_move (self, entry))
    return;

  entry->hash = bst_state_hash (self->state) >> 32;
  entry->has_hash = true;
}

void
bastide_game_apply (BastideGame     *self,
                    const BstAction *action,
                    gboolean         automatic)
{
  BastideLogEntry *entry = g_new0 (BastideLogEntry, 1);
  BstDecision decision = bst_state_decision (self->state);
  char text[BST_ACTION_TEXT];

  bst_action_format (self->state, action, text);
  entry->action = *action;
  entry->text = g_strdup (text);
  entry->seat = decision.seat;
  entry->decision = decision.kind;
  entry->automatic = automatic;

  self->events.n = 0;
  bst_state_apply (self->state, action, &self->events);
  take_hash (self, entry);

  g_ptr_array_add (self->log, entry);
  bastide_game_add_frame (self);
  bastide_game_note_events (self);
}

void
bastide_game_go_back (BastideGame *self,
                      guint        move)
{
  BstState *state;

  g_return_if_fail (move < self->log->len);

  state = bastide_game_dup_state_at (self, move);
  g_return_if_fail (state != NULL);

  free (self->state);
  self->state = state;
  while (self->log->len > move)
    g_ptr_array_add (self->redo,
                     g_ptr_array_steal_index (self->log, self->log->len - 1));
  drop_frames_after (self, move);
  bastide_game_forget_after (self, move);
  self->log_stamp++;
  self->pending |= BASTIDE_CHANGE_ALL & ~BASTIDE_CHANGE_VIEW;

#ifndef G_DISABLE_ASSERT
  if (move > 0 && bastide_game_entry (self, move)->has_hash)
    g_assert_cmphex (bst_state_hash (self->state) >> 32, ==,
                     bastide_game_entry (self, move)->hash);
#endif
}
