/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The bytes of a file, but never more than can be of use.
 */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "bastide-document.h"

#define CHUNK (64 * 1024)

/* A pipe with a name waits for somebody to write to it, perhaps for ever, and
 * the window would wait with it.  One without, as the standard input may be,
 * has somebody at its other end. */
static gboolean
is_named_pipe (GFile *file)
{
  const char *path = g_file_peek_path (file);
  GStatBuf facts;

  return path != NULL && g_lstat (path, &facts) == 0 && S_ISFIFO (facts.st_mode);
}

GBytes *
bastide_document_load (GFile             *file,
                       BastideScanFlags   flags,
                       GError           **error)
{
  g_autoptr (GFileInputStream) stream = NULL;
  g_autoptr (GByteArray) bytes = NULL;
  gsize room = bastide_document_limit (flags) + 1;
  gsize n = CHUNK;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  if (is_named_pipe (file))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                   /* Translators: %s is the path of a file. */
                   _("Error opening file %s: It is a pipe"), g_file_peek_path (file));
      return NULL;
    }

  stream = g_file_read (file, NULL, error);
  if (stream == NULL)
    return NULL;

  bytes = g_byte_array_new ();
  while (room > 0 && n == CHUNK)
    {
      guint before = bytes->len;
      gsize wanted = MIN (CHUNK, room);

      g_byte_array_set_size (bytes, before + (guint) wanted);
      if (!g_input_stream_read_all (G_INPUT_STREAM (stream), bytes->data + before, wanted, &n,
                                    NULL, error))
        return NULL;
      g_byte_array_set_size (bytes, before + (guint) n);
      room -= n;
    }

  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}
