/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <string.h>

#include <glib/gstdio.h>

#include "bastide-document.h"
#include "bastide-session-private.h"

/* Holds the name of the file of the game on the table. */
#define CURRENT "current"

G_DEFINE_FINAL_TYPE (BastideSession, bastide_session, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_GAME,
  PROP_FAILING,
  N_PROPS
};

enum
{
  FAILED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
bastide_session_get_property (GObject    *object,
                              guint       id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  BastideSession *self = BASTIDE_SESSION (object);

  if (id == PROP_GAME)
    g_value_set_object (value, self->game);
  else if (id == PROP_FAILING)
    g_value_set_boolean (value, self->failing);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bastide_session_dispose (GObject *object)
{
  BastideSession *self = BASTIDE_SESSION (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  g_clear_pointer (&self->journal, bastide_journal_free);
  g_clear_object (&self->saved);
  g_clear_object (&self->folder);
  g_clear_object (&self->deleted);

  G_OBJECT_CLASS (bastide_session_parent_class)->dispose (object);
}

static void
bastide_session_class_init (BastideSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = bastide_session_get_property;
  object_class->dispose = bastide_session_dispose;

  properties[PROP_GAME]
      = g_param_spec_object ("game", NULL, NULL, BASTIDE_TYPE_GAME,
                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                                 | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_FAILING]
      = g_param_spec_boolean ("failing", NULL, NULL, FALSE,
                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                                  | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[FAILED]
      = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                      NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
bastide_session_init (BastideSession *self)
{
}

BastideSession *
bastide_session_new (GFile *folder)
{
  BastideSession *self = g_object_new (BASTIDE_TYPE_SESSION, NULL);
  g_autofree char *path = NULL;

  if (folder != NULL)
    {
      self->folder = g_object_ref (folder);
      return self;
    }

  path = g_build_filename (g_get_user_data_dir (), "bastide", "games", NULL);
  self->folder = g_file_new_for_path (path);
  return self;
}

/* ---- The journal ---- */

static void
set_failing (BastideSession *self,
             gboolean        failing)
{
  if (self->failing == failing)
    return;

  self->failing = failing;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FAILING]);
}

/* Says once that writing fails, and again after it has worked in between. */
static void
report_failure (BastideSession *self,
                GError         *error)
{
  g_autoptr (BastideGame) game = g_object_ref (self->game);

  if (self->failing)
    return;

  set_failing (self, TRUE);
  g_signal_emit (self, signals[FAILED], 0, error);
  g_signal_emit_by_name (game, "saved-failed", error);
}

static void
write_journal (BastideSession *self)
{
  g_autoptr (GError) error = NULL;

  if (bastide_journal_sync (self->journal, self->game, &error))
    set_failing (self, FALSE);
  else
    report_failure (self, error);
}

static void
game_changed_cb (BastideGame    *game,
                 guint           change,
                 BastideSession *self)
{
  if ((change & BASTIDE_CHANGE_HISTORY) == 0)
    return;

  write_journal (self);
  if (bst_state_is_over (bastide_game_get_state (game)))
    bastide_session_update_saved (self, TRUE);
}

/* Notes which game is on the table; without that note none is restored, which
 * loses nothing. */
static void
write_current (BastideSession *self)
{
  g_autoptr (GFile) note = g_file_get_child (self->folder, CURRENT);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;

  if (self->journal == NULL)
    {
      g_unlink (g_file_peek_path (note));
      return;
    }

  name = g_file_get_basename (bastide_journal_get_file (self->journal));
  if (!g_file_set_contents (g_file_peek_path (note), name, -1, &error))
    g_debug ("%s", error->message);
}

static GFile *
make_file_name (BastideSession *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *stamp = g_date_time_format (now, "%Y%m%d-%H%M%S");

  for (;;)
    {
      g_autofree char *name
          = g_strdup_printf ("%s-%06x" BASTIDE_SESSION_SUFFIX, stamp,
                             g_random_int () & 0xffffff);
      g_autoptr (GFile) file = g_file_get_child (self->folder, name);

      if (!g_file_query_exists (file, NULL))
        return g_steal_pointer (&file);
    }
}

/* Takes the game off the table; its file stays as it is. */
static void
put_aside (BastideSession *self)
{
  if (self->game == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->game, self);
  bastide_game_stop (self->game);
  bastide_session_update_saved (self, FALSE);
  g_clear_pointer (&self->journal, bastide_journal_free);
  g_clear_object (&self->game);
  set_failing (self, FALSE);
}

/* Puts a game on the table that lives in a file. */
static void
put_on_table (BastideSession *self,
              BastideGame    *game,
              GFile          *file)
{
  self->game = g_object_ref (game);
  self->journal = bastide_journal_new (file);
  g_signal_connect (game, "changed", G_CALLBACK (game_changed_cb), self);
}

static void
finish_change (BastideSession *self)
{
  write_current (self);
  if (self->journal != NULL)
    bastide_session_update_saved (self, TRUE);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

gboolean
bastide_session_get_failing (BastideSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_SESSION (self), FALSE);

  return self->failing;
}

BastideGame *
bastide_session_get_game (BastideSession *self)
{
  g_return_val_if_fail (BASTIDE_IS_SESSION (self), NULL);

  return self->game;
}

void
bastide_session_set_game (BastideSession *self,
                          BastideGame    *game)
{
  g_autoptr (GFile) file = NULL;

  g_return_if_fail (BASTIDE_IS_SESSION (self));

  if (self->game == game)
    return;

  put_aside (self);
  if (game != NULL)
    {
      file = make_file_name (self);
      put_on_table (self, game, file);
      write_journal (self);
    }
  finish_change (self);
}

/* ---- Opening ---- */

static BastideGame *
load_game (GFile   *file,
           GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *name = g_file_get_basename (file);

  bytes = bastide_document_load (file, BASTIDE_SCAN_LARGE, error);
  if (bytes == NULL)
    return NULL;

  return bastide_game_new_from_bytes (bytes, name, error);
}

/* A game of the folder goes on in its own file. */
static gboolean
open_own_file (BastideSession  *self,
               GFile           *file,
               GError         **error)
{
  g_autoptr (BastideGame) game = load_game (file, error);

  if (game == NULL)
    return FALSE;

  put_aside (self);
  put_on_table (self, game, file);
  finish_change (self);

  return TRUE;
}

gboolean
bastide_session_restore (BastideSession  *self,
                         GError         **error)
{
  g_autoptr (GFile) note = NULL;
  g_autoptr (GFile) file = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (BASTIDE_IS_SESSION (self), FALSE);

  note = g_file_get_child (self->folder, CURRENT);
  if (!g_file_get_contents (g_file_peek_path (note), &name, NULL, NULL))
    return FALSE;

  g_strstrip (name);
  if (!g_str_has_suffix (name, BASTIDE_SESSION_SUFFIX)
      || strchr (name, G_DIR_SEPARATOR) != NULL)
    return FALSE;

  file = g_file_get_child (self->folder, name);
  if (!g_file_query_exists (file, NULL))
    return FALSE;

  return open_own_file (self, file, error);
}

gboolean
bastide_session_open (BastideSession    *self,
                      BastideSavedGame  *saved,
                      GError           **error)
{
  GFile *file;

  g_return_val_if_fail (BASTIDE_IS_SESSION (self), FALSE);
  g_return_val_if_fail (BASTIDE_IS_SAVED_GAME (saved), FALSE);

  file = bastide_saved_game_get_file (saved);
  if (self->journal != NULL
      && g_file_equal (bastide_journal_get_file (self->journal), file))
    return TRUE;

  return open_own_file (self, file, error);
}

gboolean
bastide_session_open_file (BastideSession  *self,
                           GFile           *file,
                           GError         **error)
{
  g_autoptr (BastideGame) game = NULL;

  g_return_val_if_fail (BASTIDE_IS_SESSION (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  game = load_game (file, error);
  if (game == NULL)
    return FALSE;

  bastide_session_set_game (self, game);
  return TRUE;
}

gboolean
bastide_session_save_copy (BastideSession  *self,
                           GFile           *file,
                           GError         **error)
{
  g_autoptr (GBytes) bytes = NULL;
  gsize size;
  const char *data;

  g_return_val_if_fail (BASTIDE_IS_SESSION (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);
  g_return_val_if_fail (self->game != NULL, FALSE);

  bytes = bastide_game_to_bytes (self->game);
  data = g_bytes_get_data (bytes, &size);

  return g_file_replace_contents (file, data, size, NULL, FALSE,
                                  G_FILE_CREATE_NONE, NULL, NULL, error);
}
