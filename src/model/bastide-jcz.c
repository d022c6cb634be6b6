/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-jcz-private.h"
#include "bastide-setup-private.h"

/* ---- What stands in a file ---- */

static void
player_free (gpointer data)
{
  BastideJczPlayer *player = data;

  g_free (player->name);
  g_free (player);
}

static void
item_free (gpointer data)
{
  BastideJczItem *item = data;

  g_free (item->id);
  g_free (item->value);
  g_free (item);
}

static void
start_free (gpointer data)
{
  BastideJczStart *start = data;

  g_free (start->tile);
  g_free (start);
}

static void
message_free (gpointer data)
{
  BastideJczMessage *message = data;

  g_free (message->type);
  g_free (message->tile);
  g_free (message->figure);
  g_free (message->word);
  g_free (message->place.feature);
  g_free (message->place.location);
  g_free (message->place.figure);
  g_free (message);
}

BastideJcz *
bastide_jcz_new (void)
{
  BastideJcz *self = g_new0 (BastideJcz, 1);

  self->players = g_ptr_array_new_with_free_func (player_free);
  self->sets = g_ptr_array_new_with_free_func (item_free);
  self->elements = g_ptr_array_new_with_free_func (item_free);
  self->rules = g_ptr_array_new_with_free_func (item_free);
  self->starts = g_ptr_array_new_with_free_func (start_free);
  self->messages = g_ptr_array_new_with_free_func (message_free);
  self->draw_order = g_ptr_array_new_with_free_func (g_free);
  self->assertions = g_ptr_array_new_with_free_func (g_free);
  self->max_draws = -1;

  return self;
}

void
bastide_jcz_free (BastideJcz *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->players);
  g_ptr_array_unref (self->sets);
  g_ptr_array_unref (self->elements);
  g_ptr_array_unref (self->rules);
  g_ptr_array_unref (self->starts);
  g_ptr_array_unref (self->messages);
  g_ptr_array_unref (self->draw_order);
  g_ptr_array_unref (self->assertions);
  g_free (self);
}

guint
bastide_jcz_count (GPtrArray  *items,
                   const char *id)
{
  for (guint i = 0; i < items->len; i++)
    {
      const BastideJczItem *item = items->pdata[i];

      if (g_str_equal (item->id, id))
        return item->count;
    }

  return 0;
}

gboolean
bastide_jcz_fail (const char  *name,
                  const char  *where,
                  int          code,
                  char        *reason,
                  GError     **error)
{
  if (where != NULL)
    /* Translators: a file, a place in it, and a sentence on what is wrong. */
    g_set_error (error, BASTIDE_SAVE_ERROR, code, _("%s, %s: %s"), name, where,
                 reason);
  else
    /* Translators: a file and a sentence on what is wrong with it. */
    g_set_error (error, BASTIDE_SAVE_ERROR, code, _("%s: %s"), name, reason);
  g_free (reason);

  return FALSE;
}

/* ---- Opening ---- */

/* JSON is told from a key file by its first bracket. */
gboolean
bastide_jcz_recognizes (GBytes *bytes)
{
  gsize n;
  const char *text = g_bytes_get_data (bytes, &n);
  gsize i = bastide_document_mark (text, n);

  while (i < n && g_ascii_isspace (text[i]))
    i++;

  return i < n && text[i] == '{';
}

BastideSave *
bastide_jcz_parse (GBytes      *bytes,
                   const char  *name,
                   GError     **error)
{
  g_autoptr (BastideSave) save = bastide_save_new (name);

  g_return_val_if_fail (bytes != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);

  save->jcz = bastide_jcz_read (bytes, name, error);
  if (save->jcz == NULL
      || !bastide_jcz_set_up (save->jcz, name, save->setup, error)
      || !bastide_jcz_play (save->jcz, save, error))
    return NULL;

  return g_steal_pointer (&save);
}

gboolean
bastide_jcz_has_expectations (BastideJcz *self)
{
  return self->assertions->len > 0;
}
