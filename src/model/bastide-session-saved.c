/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <errno.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "bastide-session-private.h"

/* The list of saved games, and taking one away. */

/* A game that was taken away is kept under this name until the next one is. */
#define DELETED_SUFFIX ".deleted"

/* ---- The list of saved games ---- */

static BastideSavedGame *
find_saved (BastideSession *self,
            GFile          *file,
            guint          *index)
{
  guint n = self->saved != NULL
                ? g_list_model_get_n_items (G_LIST_MODEL (self->saved)) : 0;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BastideSavedGame) saved
          = g_list_model_get_item (G_LIST_MODEL (self->saved), i);

      if (!g_file_equal (bastide_saved_game_get_file (saved), file))
        continue;
      if (index != NULL)
        *index = i;
      return g_steal_pointer (&saved);
    }

  return NULL;
}

static void
list_file (BastideSession *self,
           GFile          *file)
{
  g_autoptr (BastideSavedGame) saved = bastide_saved_game_new_from_file (file);

  if (saved == NULL)
    return;

  bastide_saved_game_set_running (
      saved, self->journal != NULL
                 && g_file_equal (bastide_journal_get_file (self->journal),
                                  file));
  g_list_store_insert_sorted (self->saved, saved, bastide_saved_game_compare,
                              NULL);
}

static void
read_saved (BastideSession *self)
{
  g_autoptr (GDir) dir = g_dir_open (g_file_peek_path (self->folder), 0, NULL);
  const char *name;

  self->saved = g_list_store_new (BASTIDE_TYPE_SAVED_GAME);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autoptr (GFile) file = g_file_get_child (self->folder, name);

      if (g_str_has_suffix (name, BASTIDE_SESSION_SUFFIX))
        list_file (self, file);
    }
}

GListModel *
bastide_session_get_saved (BastideSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_SESSION (self), NULL);

  if (self->saved == NULL)
    read_saved (self);

  return G_LIST_MODEL (self->saved);
}

/* Makes the list show the game on the table as it is now. */
void
bastide_session_update_saved (BastideSession *self,
              gboolean        running)
{
  GFile *file = bastide_journal_get_file (self->journal);
  g_autoptr (BastideSavedGame) saved = NULL;
  guint index = 0;

  if (self->saved == NULL)
    return;

  saved = find_saved (self, file, &index);
  if (saved == NULL)
    {
      /* Not there if it could not be written. */
      list_file (self, file);
      saved = find_saved (self, file, &index);
    }
  if (saved == NULL)
    return;

  bastide_saved_game_update (saved, self->game);
  bastide_saved_game_set_running (saved, running);
  if (index == 0)
    return;

  g_list_store_remove (self->saved, index);
  g_list_store_insert (self->saved, 0, saved);
}

/* ---- Taking away ---- */

static GFile *
deleted_name (GFile *file)
{
  g_autofree char *path = g_strconcat (g_file_peek_path (file), DELETED_SUFFIX,
                                       NULL);

  return g_file_new_for_path (path);
}

/* Only the latest can be brought back: earlier ones go for good. */
static void
purge_deleted (BastideSession *self)
{
  g_autoptr (GDir) dir = g_dir_open (g_file_peek_path (self->folder), 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, BASTIDE_SESSION_SUFFIX DELETED_SUFFIX))
      {
        g_autoptr (GFile) file = g_file_get_child (self->folder, name);

        g_unlink (g_file_peek_path (file));
      }
}

static gboolean
rename_file (GFile   *from,
             GFile   *to,
             GError **error)
{
  int code;

  if (g_rename (g_file_peek_path (from), g_file_peek_path (to)) == 0)
    return TRUE;

  code = errno;
  g_set_error (error, G_IO_ERROR, g_io_error_from_errno (code),
               /* Translators: %s is the reason, given by the system. */
               _("The list of saved games cannot be changed: %s."),
               g_strerror (code));
  return FALSE;
}

gboolean
bastide_session_delete (BastideSession    *self,
                        BastideSavedGame  *saved,
                        GError           **error)
{
  g_autoptr (BastideSavedGame) keep = NULL;
  g_autoptr (BastideSavedGame) found = NULL;
  g_autoptr (GFile) to = NULL;
  GFile *file;
  guint index;

  g_return_val_if_fail (BASTIDE_IS_SESSION (self), FALSE);
  g_return_val_if_fail (BASTIDE_IS_SAVED_GAME (saved), FALSE);

  keep = g_object_ref (saved);
  file = bastide_saved_game_get_file (keep);
  to = deleted_name (file);
  if (bastide_saved_game_get_running (keep))
    bastide_session_set_game (self, NULL);

  purge_deleted (self);
  if (!rename_file (file, to, error))
    return FALSE;

  g_set_object (&self->deleted, file);
  found = find_saved (self, file, &index);
  if (found != NULL)
    g_list_store_remove (self->saved, index);

  return TRUE;
}

gboolean
bastide_session_undelete (BastideSession  *self,
                          GError         **error)
{
  g_autoptr (GFile) from = NULL;

  g_return_val_if_fail (BASTIDE_IS_SESSION (self), FALSE);

  if (self->deleted == NULL)
    return FALSE;

  from = deleted_name (self->deleted);
  if (!rename_file (from, self->deleted, error))
    return FALSE;

  if (self->saved != NULL)
    list_file (self, self->deleted);
  g_clear_object (&self->deleted);

  return TRUE;
}
