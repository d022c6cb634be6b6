/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-game-private.h"

/* Games from set-ups and files, and into files. */

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
