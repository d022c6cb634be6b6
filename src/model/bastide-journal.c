/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "bastide-journal.h"

#define LINES_BEFORE_REWRITE 1000

struct _BastideJournal
{
  GFile *file;
  int fd;            /* -1: the file has to be written anew */
  guint n_written;   /* moves in the file */
  guint n_appended;  /* since it was written anew */
  guint stamp;       /* of the game's log when it was written */
};

BastideJournal *
bastide_journal_new (GFile *file)
{
  BastideJournal *self = g_new0 (BastideJournal, 1);

  self->file = g_object_ref (file);
  self->fd = -1;

  return self;
}

static void
close_file (BastideJournal *self)
{
  if (self->fd >= 0)
    g_close (self->fd, NULL);
  self->fd = -1;
}

void
bastide_journal_free (BastideJournal *self)
{
  if (self == NULL)
    return;

  close_file (self);
  g_object_unref (self->file);
  g_free (self);
}

GFile *
bastide_journal_get_file (BastideJournal *self)
{
  return self->file;
}

static gboolean
set_error (GError **error,
           int      code)
{
  g_set_error (error, G_IO_ERROR, g_io_error_from_errno (code),
               /* Translators: %s is the reason, given by the system. */
               _("The game cannot be saved: %s."), g_strerror (code));

  return FALSE;
}

/* The reason alone: with the name of a temporary file before it, a message has
 * no room for it. */
static const char *
get_reason (const GError *error)
{
  static const struct
  {
    GFileError code;
    int number;
  } codes[] = {
    { G_FILE_ERROR_NOSPC, ENOSPC }, { G_FILE_ERROR_ROFS, EROFS },
    { G_FILE_ERROR_ACCES, EACCES }, { G_FILE_ERROR_PERM, EPERM },
    { G_FILE_ERROR_IO, EIO },       { G_FILE_ERROR_NOENT, ENOENT },
    { G_FILE_ERROR_NOTDIR, ENOTDIR }, { G_FILE_ERROR_ISDIR, EISDIR },
  };

  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    if (g_error_matches (error, G_FILE_ERROR, (int) codes[i].code))
      return g_strerror (codes[i].number);

  return error->message;
}

static gboolean
write_all (int         fd,
           const char *text,
           gsize       size)
{
  while (size > 0)
    {
      gssize n = write (fd, text, size);

      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        return FALSE;
      text += n;
      size -= n;
    }

  return TRUE;
}

/* The new file takes the old one's place in one step. */
static gboolean
rewrite (BastideJournal  *self,
         BastideGame     *game,
         GError         **error)
{
  g_autoptr (GBytes) bytes = bastide_game_to_bytes (game);
  const char *path = g_file_peek_path (self->file);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) reason = NULL;
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  close_file (self);
  if (g_mkdir_with_parents (folder, 0700) != 0)
    return set_error (error, errno);
  if (!g_file_set_contents_full (path, data, size,
                                 G_FILE_SET_CONTENTS_CONSISTENT, 0600, &reason))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                   /* Translators: %s is the reason, given by the system. */
                   _("The game cannot be saved: %s."), get_reason (reason));
      return FALSE;
    }

  self->fd = g_open (path, O_WRONLY | O_APPEND | O_CLOEXEC, 0);
  if (self->fd < 0)
    return set_error (error, errno);

  self->n_written = bastide_game_get_n_moves (game);
  self->n_appended = 0;
  self->stamp = bastide_game_get_log_stamp (game);
  return TRUE;
}

static gboolean
append (BastideJournal  *self,
        BastideGame     *game,
        GError         **error)
{
  guint n_moves = bastide_game_get_n_moves (game);

  while (self->n_written < n_moves)
    {
      g_autofree char *line
          = bastide_game_dup_move_line (game, self->n_written + 1);

      if (!write_all (self->fd, line, strlen (line)))
        {
          int code = errno;

          /* Half a line may be in the file: nothing may follow it. */
          close_file (self);
          return set_error (error, code);
        }
      self->n_written++;
      self->n_appended++;
    }

  return TRUE;
}

/* A file that somebody has taken away or replaced is written anew. */
static gboolean
is_still_there (BastideJournal *self)
{
  GStatBuf named;
  struct stat open_file;

  return g_stat (g_file_peek_path (self->file), &named) == 0
         && fstat (self->fd, &open_file) == 0
         && named.st_ino == open_file.st_ino
         && named.st_dev == open_file.st_dev;
}

gboolean
bastide_journal_sync (BastideJournal  *self,
                      BastideGame     *game,
                      GError         **error)
{
  if (self->fd < 0 || self->stamp != bastide_game_get_log_stamp (game)
      || self->n_appended >= LINES_BEFORE_REWRITE || !is_still_there (self))
    return rewrite (self, game, error);

  return append (self, game, error);
}
