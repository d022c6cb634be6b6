/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-document.h"

#include "cli-files.h"

static GBytes *
read_file (const char *path, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr (GError) cause = NULL;
  GBytes *bytes = bastide_document_load (file, BASTIDE_SCAN_LARGE, &cause);

  if (bytes == NULL)
    g_set_error (error, cause->domain, cause->code, "%s: %s", path, cause->message);
  return bytes;
}

BastideSave *
cli_parse_save (const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = read_file (path, error);

  return bytes != NULL ? bastide_save_parse (bytes, path, error) : NULL;
}

BastideSave *
cli_load_save (const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = read_file (path, error);

  return bytes != NULL ? bastide_save_load_bytes (bytes, path, error) : NULL;
}
