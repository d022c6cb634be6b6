/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "oracle.h"

#include "cli-files.h"

static gboolean quiet, verify;
static guint n_passed, n_failed, n_refused, n_skipped, n_positions;

/* ---- The second opinion ---- */

typedef struct
{
  Oracle *oracle;
  GArray *actions; /* BstAction */
  char *fault;
} Opinion;

static const char *
compare_list (Opinion *self, const BstState *state)
{
  gsize n = bst_state_list (state, NULL, 0);

  g_array_set_size (self->actions, (guint) n);
  bst_state_list (state, (BstAction *) (gpointer) self->actions->data, n);
  return oracle_compare_list (self->oracle, state,
                              (const BstAction *) (gconstpointer) self->actions->data, n);
}

static gboolean
compare_state (guint move, const char *text, const BstState *state, const BstAction *action,
               const BstEvent *events, gsize n_events, gpointer user_data)
{
  Opinion *self = user_data;
  const char *fault = bst_state_check (state);

  n_positions++;
  if (fault == NULL)
    fault = oracle_compare (self->oracle, state);
  if (fault == NULL && !bst_state_is_over (state))
    fault = compare_list (self, state);
  if (fault != NULL)
    self->fault = g_strdup_printf ("move %u, %s: %s", move, text, fault);
  return fault == NULL;
}

/* Each position of the game beside the oracle's; what differs is a failure. */
static void
compare (BastideSave *save, const char *path, GPtrArray *failures)
{
  Opinion self = { 0 };

  self.oracle = oracle_new ((int) bst_setup_n_tiles (bastide_save_get_engine (save)) + 64);
  self.actions = g_array_new (FALSE, FALSE, sizeof (BstAction));
  bastide_save_replay (save, compare_state, &self, NULL);
  if (self.fault != NULL)
    g_ptr_array_add (failures, g_strdup_printf ("%s, %s", path, self.fault));
  g_free (self.fault);
  g_array_unref (self.actions);
  oracle_free (self.oracle);
}

/* ---- Files ---- */

static void
check_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BastideSave) save = cli_parse_save (path, &error);
  g_autoptr (GPtrArray) failures = g_ptr_array_new_with_free_func (g_free);

  if (g_error_matches (error, BASTIDE_SAVE_ERROR, BASTIDE_SAVE_ERROR_UNSUPPORTED))
    {
      g_print ("skipped %s\n", error->message);
      n_skipped++;
      return;
    }
  if (save == NULL)
    {
      cli_error ("%s", error->message);
      n_refused++;
      return;
    }
  if (!bastide_save_has_expectations (save))
    {
      g_print ("skipped %s: it expects nothing\n", path);
      n_skipped++;
      return;
    }
  bastide_save_check (save, failures);
  if (verify)
    compare (save, path, failures);
  if (failures->len == 0)
    {
      if (!quiet)
        g_print ("good %s\n", path);
      n_passed++;
      return;
    }
  for (guint i = 0; i < failures->len; i++)
    cli_error ("%s", (const char *) failures->pdata[i]);
  n_failed++;
}

static int
by_name (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

static void check_path (const char *path);

static void
check_folder (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (path, 0, &error);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  if (dir == NULL)
    {
      cli_error ("%s", error->message);
      n_refused++;
      return;
    }
  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, by_name);
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *child = g_build_filename (path, names->pdata[i], NULL);

      if (g_file_test (child, G_FILE_TEST_IS_DIR)
            ? !g_file_test (child, G_FILE_TEST_IS_SYMLINK)
            : g_str_has_suffix (child, ".bastide") || g_str_has_suffix (child, ".jcz"))
        check_path (child);
    }
}

static void
check_path (const char *path)
{
  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    check_folder (path);
  else
    check_file (path);
}

CliStatus
cli_check (int argc, char **argv)
{
  const GOptionEntry entries[] = {
    { "quiet", 'q', 0, G_OPTION_ARG_NONE, &quiet, "Do not name the files that are good",
      NULL },
    { "verify", 0, 0, G_OPTION_ARG_NONE, &verify,
      "Check every position against a slow and independent count", NULL },
    { NULL },
  };
  CliStatus status;

  if (!cli_parse_options (
        entries, "FILE|FOLDER… — check saved games",
        "Plays saved games and compares what their [Expect] groups say, or\n"
        "the test games of JCloisterZone. Folders are searched for files\n"
        "that end in .bastide or .jcz. Skipped are files that expect nothing,\n"
        "and imported games with tiles or rules that are not known here,\n"
        "which are named.",
        &argc, &argv, &status))
    return status;
  if (argc < 2)
    return cli_usage_error ("check", "Name at least one file or folder");
  for (int i = 1; i < argc; i++)
    check_path (argv[i]);
  if (verify)
    g_print ("%u positions counted again\n", n_positions);
  g_print ("%u good, %u failed, %u refused, %u skipped\n", n_passed, n_failed, n_refused,
           n_skipped);
  if (n_failed > 0)
    return CLI_FAILED;
  return n_refused > 0 ? CLI_REFUSED : CLI_GOOD;
}
