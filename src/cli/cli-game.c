/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-game.h"

static bool
grow_events (BstEvents *events)
{
  events->max = events->max ? 2 * events->max : 64;
  events->items = g_renew (BstEvent, events->items, events->max);
  return true;
}

CliGame *
cli_game_new (BastideSetup *setup, gboolean computers, gboolean events, GError **error)
{
  g_autoptr (CliGame) self = g_new0 (CliGame, 1);

  self->setup = g_object_ref (setup);
  self->events.grow = grow_events;
  self->log = g_array_new (FALSE, FALSE, sizeof (BstAction));
  self->texts = g_ptr_array_new_with_free_func (g_free);
  self->actions = g_array_new (FALSE, FALSE, sizeof (BstAction));
  self->random = bastide_setup_get_seed (setup) ^ G_GUINT64_CONSTANT (0x5bd1e995);
  self->engine = bastide_setup_build (setup, error);
  if (self->engine == NULL)
    return NULL;
  self->state = bst_state_new (self->engine, events ? &self->events : NULL);
  if (computers)
    self->ai = bst_ai_new (self->engine, BST_AI_CAPABLE, bastide_setup_get_seed (setup));
  if (self->state == NULL || (computers && self->ai == NULL))
    g_error ("There is no memory left");
  return g_steal_pointer (&self);
}

void
cli_game_free (CliGame *self)
{
  g_clear_pointer (&self->ai, bst_ai_free);
  free (self->state);
  g_clear_pointer (&self->engine, bst_setup_unref);
  g_clear_object (&self->setup);
  g_array_unref (self->log);
  g_ptr_array_unref (self->texts);
  g_array_unref (self->actions);
  g_free (self->events.items);
  g_free (self);
}

void
cli_game_choose (CliGame *self, BstAction *out)
{
  if (bst_state_decision (self->state).seat == 0)
    bst_state_pick (self->state, out);
  else if (self->ai == NULL || !bst_ai_choose (self->ai, self->state, NULL, out))
    bst_state_sample (self->state, cli_random, &self->random, out);
}

void
cli_game_apply (CliGame *self, const BstAction *action, gboolean events)
{
  char text[BST_ACTION_TEXT];

  if (events)
    {
      bst_action_format (self->state, action, text);
      g_array_append_val (self->log, *action);
      g_ptr_array_add (self->texts, g_strdup (text));
      self->events.n = 0;
    }
  bst_state_apply (self->state, action, events ? &self->events : NULL);
}

GArray *
cli_game_list (CliGame *self)
{
  gsize room = MAX (self->actions->len, 64), n;

  for (;;)
    {
      g_array_set_size (self->actions, (guint) room);
      n = bst_state_list (self->state, (BstAction *) (gpointer) self->actions->data, room);
      if (n <= room)
        break;
      room = n;
    }
  g_array_set_size (self->actions, (guint) n);
  return self->actions;
}

char *
cli_dump (const BstState *state)
{
  gsize room = 16384, length;
  char *text = g_malloc (room);

  while ((length = bst_state_dump (state, text, room)) >= room)
    {
      room = length + 1;
      text = g_realloc (text, room);
    }
  return text;
}

GBytes *
cli_game_save (CliGame *self)
{
  g_autofree char *head = bastide_setup_to_string (self->setup);
  GString *text = g_string_new (head);

  g_string_append (text, "\n[Moves]\n");
  for (guint i = 0; i < self->texts->len; i++)
    g_string_append_printf (text, "%u=%s\n", i + 1, (const char *) self->texts->pdata[i]);
  return g_string_free_to_bytes (text);
}
