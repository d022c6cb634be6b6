/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <stdlib.h>

#include "bastide-game-private.h"

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
