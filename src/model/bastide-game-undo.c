/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-game-private.h"

static guint
count_persons (BastideGame *self)
{
  guint n = 0;

  for (guint seat = 1; seat <= bst_setup_seats (self->engine); seat++)
    if (bastide_game_seat_is_person (self, seat))
      n++;

  return n;
}

/* The last move that a person made of their own will, from 1; 0: none. */
static guint
find_last_choice (BastideGame *self)
{
  for (guint move = self->log->len; move > 0; move--)
    {
      const BastideLogEntry *entry = bastide_game_entry (self, move);

      if (!entry->automatic && bastide_game_seat_is_person (self, entry->seat))
        return move;
    }

  return 0;
}

/* Whether anything after a move has shown what nobody knew. */
static gboolean
was_revealed_after (BastideGame *self,
                    guint        move)
{
  for (guint i = move + 1; i <= self->log->len; i++)
    if (bastide_game_entry (self, i)->seat == 0)
      return TRUE;

  return FALSE;
}

/* Whether the person who would take something back is not the one who did it:
 * with several at a table a decision stands once another has to decide. */
static gboolean
is_of_another (BastideGame *self,
               guint        move)
{
  BstDecision decision = bst_state_decision (self->state);

  if (bst_state_is_over (self->state))
    return FALSE;

  return bastide_game_entry (self, move)->seat != decision.seat
         && bastide_game_seat_is_person (self, decision.seat);
}

static const char *
find_why_not (BastideGame *self)
{
  guint persons = count_persons (self);
  guint move = find_last_choice (self);

  if (persons == 0)
    return _("Only computers play in this game.");
  if (move == 0)
    return _("There is nothing to take back yet.");
  if (persons == 1)
    return NULL;
  if (was_revealed_after (self, move))
    return _("The next tile has been shown, so the turn before it stands.");
  if (is_of_another (self, move))
    return _("Another player has to decide now, so the last decision stands.");

  return NULL;
}

/* Keeps the reason why there is no undo in step with the log. */
void
bastide_game_update_undo (BastideGame *self)
{
  const char *why = find_why_not (self);

  if (g_strcmp0 (why, self->why_no_undo) == 0)
    return;

  g_free (self->why_no_undo);
  self->why_no_undo = g_strdup (why);
}

gboolean
bastide_game_can_undo (BastideGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_GAME (self), FALSE);

  return self->why_no_undo == NULL;
}

gboolean
bastide_game_can_redo (BastideGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_GAME (self), FALSE);

  return self->redo->len > 0;
}

const char *
bastide_game_why_no_undo (BastideGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_GAME (self), NULL);

  return self->why_no_undo;
}

gboolean
bastide_game_used_undo (BastideGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_GAME (self), FALSE);

  return self->used_undo;
}

static void
go_back (BastideGame *self,
         guint        move)
{
  bastide_game_stop_thinking (self);
  bastide_game_look_at (self, self->log->len);
  if (was_revealed_after (self, move))
    self->used_undo = TRUE;
  bastide_game_go_back (self, move);
  bastide_game_drive (self);
  bastide_game_emit_changed (self);
}

void
bastide_game_undo (BastideGame *self)
{
  g_return_if_fail (BASTIDE_IS_GAME (self));

  if (bastide_game_can_undo (self))
    go_back (self, find_last_choice (self) - 1);
}

/* Back to the first decision of the turn that the last decision was part of:
 * the earliest of that person with no chance in between. */
void
bastide_game_undo_turn (BastideGame *self)
{
  guint move;
  guint seat;

  g_return_if_fail (BASTIDE_IS_GAME (self));

  if (!bastide_game_can_undo (self))
    return;

  move = find_last_choice (self);
  seat = bastide_game_entry (self, move)->seat;
  while (move > 1 && bastide_game_entry (self, move - 1)->seat == seat)
    move--;
  go_back (self, move - 1);
}

static gboolean
next_redo_is_choice (BastideGame *self)
{
  const BastideLogEntry *next = self->redo->pdata[self->redo->len - 1];

  return !next->automatic && bastide_game_seat_is_person (self, next->seat);
}

/* Does the decision again with all that followed from it, up to the person's
 * next one. */
void
bastide_game_redo (BastideGame *self)
{
  g_return_if_fail (BASTIDE_IS_GAME (self));

  if (self->redo->len == 0)
    return;

  bastide_game_stop_thinking (self);
  bastide_game_look_at (self, self->log->len);
  do
    {
      BastideLogEntry *entry
          = g_ptr_array_steal_index (self->redo, self->redo->len - 1);

      bastide_game_apply (self, &entry->action, entry->automatic);
      bastide_log_entry_free (entry);
    }
  while (self->redo->len > 0 && !next_redo_is_choice (self));

  /* What was taken back may have stopped in the middle of a computer's turn. */
  if (self->redo->len == 0)
    bastide_game_run_chance (self);
  bastide_game_drive (self);
  bastide_game_emit_changed (self);
}
