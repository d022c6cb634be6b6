/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-tileset.h"

#include "cli.h"

static void
print_issues (GPtrArray *issues, const char *path)
{
  for (guint i = 0; i < issues->len; i++)
    {
      const BastideIssue *issue = issues->pdata[i];
      g_autofree char *text = bastide_issue_to_string (issue, path);

      g_printerr ("%s: %s\n", issue->severity == BASTIDE_SEVERITY_ERROR ? "error" : "warning",
                  text);
    }
}

/* TRUE if the set can be played with. */
static gboolean
lint (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr (GPtrArray) issues = bastide_issues_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (BastideTileSet) set = bastide_tile_set_new_from_file (file, issues, &error);
  guint n_kinds;

  print_issues (issues, path);
  if (set == NULL)
    {
      if (bastide_issues_first_error (issues) == NULL)
        cli_error ("%s", error->message);
      return FALSE;
    }
  bastide_tile_set_get_kinds (set, &n_kinds);
  g_print ("%s: %s, %u kinds, %u tiles, hash %016" G_GINT64_MODIFIER "x, %u warnings\n", path,
           bastide_tile_set_get_id (set), n_kinds, bastide_tile_set_get_n_tiles (set),
           bastide_tile_set_get_hash (set), issues->len);
  return TRUE;
}

CliStatus
cli_lint (int argc, char **argv)
{
  const GOptionEntry entries[] = { { NULL } };
  CliStatus status;
  gboolean good = TRUE;

  if (!cli_parse_options (entries, "FILE.tileset… — check tile sets",
                          "Reads tile sets and reports each fault with its line, group, key "
                          "and reason.",
                          &argc, &argv, &status))
    return status;
  if (argc < 2)
    return cli_usage_error ("lint", "Name at least one file");
  for (int i = 1; i < argc; i++)
    good &= lint (argv[i]);
  return good ? CLI_GOOD : CLI_REFUSED;
}
