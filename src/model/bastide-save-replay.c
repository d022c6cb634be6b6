/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <stdlib.h>

#include <glib/gi18n.h>

#include "bastide-save-private.h"
#include "bastide-sentences.h"
#include "bastide-setup-private.h"

static bool
grow_events (BstEvents *events)
{
  gsize max = events->max * 2;

  events->items = g_renew (BstEvent, events->items, max);
  events->max = max;
  return true;
}

void
bastide_events_init (BstEvents *events)
{
  *events = (BstEvents){ g_new (BstEvent, 64), 0, 64, false, grow_events };
}

void
bastide_events_clear (BstEvents *events)
{
  g_clear_pointer (&events->items, g_free);
  events->n = events->max = 0;
}

/* A replay under way. */
typedef struct
{
  BastideSave *save;
  BstState *state;
  BstEvents events;
  BastideSaveFunc func;
  BastideSettledFunc settled;
  gpointer user_data;
  gboolean implicit; /* chance is not among the moves */
} Replay;

static gboolean
is_chance_text (const char *text)
{
  return g_str_has_prefix (text, "draw ") || g_str_has_prefix (text, "first ")
         || g_str_has_prefix (text, "deal ") || g_str_has_prefix (text, "roll ")
         || g_str_has_prefix (text, "message ");
}

/* A file with an order of draws may leave chance out of its moves; then it is
 * left out everywhere. */
static gboolean
leaves_chance_out (BastideSave *self)
{
  if (self->setup->draws == NULL)
    return FALSE;

  for (guint i = 0; i < self->moves->len; i++)
    {
      const BastideSaveMove *move = self->moves->pdata[i];

      if (is_chance_text (move->text))
        return FALSE;
    }

  return TRUE;
}

/* The name of a set that is not what it was when the file was written. */
static const char *
find_changed_set (BastideSave *self)
{
  for (guint i = 0; i < self->setup->sets->len; i++)
    {
      BastideSetChoice *choice = self->setup->sets->pdata[i];
      BastideTileSet *set = bastide_setup_lookup_tile_set (self->setup,
                                                           choice->id);

      if (choice->hash != 0 && set != NULL
          && bastide_tile_set_get_hash (set) != choice->hash)
        return choice->id;
    }

  return NULL;
}

static void
set_move_error (BastideSave  *self,
                guint         move,
                int           code,
                const char   *reason,
                GError      **error)
{
  const BastideSaveMove *it = self->moves->pdata[move - 1];
  const char *changed = find_changed_set (self);
  g_autofree char *key = g_strdup_printf ("%u", move);
  g_autofree char *text = NULL;
  g_autoptr (BastideIssue) issue = NULL;

  if (changed != NULL)
    /* Translators: the first %s is a sentence on what is wrong, the second the
     * id of a tile set. */
    text = g_strdup_printf (_("%s The tile set “%s” has changed since the game "
                              "was saved."), reason, changed);
  else
    text = g_strdup (reason);

  issue = bastide_issue_new (BASTIDE_SEVERITY_ERROR, code, it->line, "Moves",
                             key, g_steal_pointer (&text));
  text = bastide_issue_to_string (issue, self->name);
  g_set_error_literal (error, BASTIDE_SAVE_ERROR,
                       changed != NULL ? BASTIDE_SAVE_ERROR_TILE_SET : code,
                       text);
}

static gboolean
call_func (Replay          *replay,
           guint            move,
           const char      *text,
           const BstAction *action)
{
  if (replay->func == NULL)
    return TRUE;

  return replay->func (move, text, replay->state, action, replay->events.items,
                       replay->events.n, replay->user_data);
}

static gboolean
do_action (Replay          *replay,
           guint            move,
           const char      *text,
           const BstAction *action)
{
  replay->events.n = 0;
  bst_state_apply (replay->state, action, &replay->events);

  return call_func (replay, move, text, action);
}

static gboolean
chance_decides (Replay *replay)
{
  return !bst_state_is_over (replay->state)
         && bst_state_decision (replay->state).seat == 0;
}

/* Lets chance decide until somebody else has to, and calls the move done. */
static gboolean
settle (Replay *replay,
        guint   move)
{
  while (replay->implicit && chance_decides (replay))
    {
      char text[BST_ACTION_TEXT];
      BstAction action;

      bst_state_pick (replay->state, &action);
      bst_action_format (replay->state, &action, text);
      if (!do_action (replay, move, text, &action))
        return FALSE;
    }

  if (replay->settled == NULL)
    return TRUE;

  return replay->settled (move, replay->state, replay->user_data);
}

/* Reads and tests a move; NULL, or why not (transfer full). */
static char *
read_action (Replay     *replay,
             const char *text,
             BstAction  *action)
{
  BstRefusal refusal = { 0 };
  gsize column = 0;

  if (!bst_action_parse (replay->state, text, action, &column))
    /* Translators: %s is an action in notation, %u a column from 1. */
    return g_strdup_printf (_("“%s” cannot be read from column %u on."), text,
                            (guint) column + 1);
  if (!bst_state_test (replay->state, action, &refusal))
    {
      g_autofree char *why
          = bastide_sentence_for_refusal (NULL, replay->state, action, &refusal);

      /* Translators: the first %s is an action in notation, the second a
       * sentence on why it is not allowed. */
      return g_strdup_printf (_("“%s” is not possible. %s"), text, why);
    }

  return NULL;
}

static gboolean
check_hash (Replay                *replay,
            guint                  move,
            const BastideSaveMove *it,
            GError               **error)
{
  guint32 hash;

  if (!it->has_hash)
    return TRUE;

  hash = bst_state_hash (replay->state) >> 32;
  if (hash == it->hash)
    return TRUE;

  set_move_error (replay->save, move, BASTIDE_SAVE_ERROR_HASH,
                  _("The position is not the one that was saved."), error);
  return FALSE;
}

/* One move of the file. `stopped` is set when the caller wants no more. */
static gboolean
replay_move (Replay    *replay,
             guint      move,
             gboolean  *stopped,
             GError   **error)
{
  const BastideSaveMove *it = replay->save->moves->pdata[move - 1];
  g_autofree char *reason = NULL;
  BstAction action;

  reason = read_action (replay, it->text, &action);
  if (reason != NULL)
    {
      set_move_error (replay->save, move, BASTIDE_SAVE_ERROR_MOVE, reason,
                      error);
      return FALSE;
    }

  *stopped = !do_action (replay, move, it->text, &action);
  if (*stopped)
    return TRUE;
  if (!check_hash (replay, move, it, error))
    return FALSE;

  *stopped = !settle (replay, move);
  return TRUE;
}

static gboolean
replay_all (Replay  *replay,
            GError **error)
{
  gboolean stopped = FALSE;

  if (!call_func (replay, 0, "", NULL) || !settle (replay, 0))
    return TRUE;

  for (guint i = 1; i <= replay->save->moves->len && !stopped; i++)
    if (!replay_move (replay, i, &stopped, error))
      return FALSE;

  return TRUE;
}

gboolean
bastide_save_walk (BastideSave         *self,
                   BastideSaveFunc      func,
                   BastideSettledFunc   settled,
                   gpointer             user_data,
                   GError             **error)
{
  Replay replay = { .save = self, .func = func, .settled = settled,
                    .user_data = user_data };
  gboolean done;

  bastide_events_init (&replay.events);
  replay.implicit = leaves_chance_out (self);
  replay.state = bst_state_new (self->engine, &replay.events);
  if (replay.state == NULL)
    {
      g_set_error_literal (error, BASTIDE_SAVE_ERROR, BASTIDE_SAVE_ERROR_SETUP,
                           _("There is not enough memory for this game."));
      bastide_events_clear (&replay.events);
      return FALSE;
    }

  done = replay_all (&replay, error);
  free (replay.state);
  bastide_events_clear (&replay.events);

  return done;
}

gboolean
bastide_save_replay (BastideSave      *self,
                     BastideSaveFunc   func,
                     gpointer          user_data,
                     GError          **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return bastide_save_walk (self, func, NULL, user_data, error);
}
