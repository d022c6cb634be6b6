/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <locale.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "cli.h"

typedef struct
{
  const char *name;
  CliStatus (*run) (int argc, char **argv);
  const char *summary;
} Verb;

static const Verb verbs[] = {
  { "play", cli_play, "Play games with computer players or at random" },
  { "replay", cli_replay, "Play a saved game again and print what happens" },
  { "check", cli_check, "Check what saved games expect" },
  { "perft", cli_perft, "Count the games of a given depth" },
  { "bench", cli_bench, "Measure the engine" },
  { "lint", cli_lint, "Report what is wrong with tile sets" },
  { "render", cli_render, "Draw a tile set or the end of a saved game" },
};

void
cli_error (const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  g_printerr ("bastide-cli: %s\n", text);
}

CliStatus
cli_usage_error (const char *verb, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  cli_error ("%s", text);
  g_printerr ("Try “bastide-cli %s --help”.\n", verb);
  return CLI_USAGE;
}

/* "--verify=no": GOption would drop the value without a word. */
static const char *
find_needless_value (const GOptionEntry *entries, int argc, char **argv)
{
  for (int i = 1; i < argc && !g_str_equal (argv[i], "--"); i++)
    for (const GOptionEntry *entry = entries; entry->long_name != NULL; entry++)
      {
        gsize n = strlen (entry->long_name);

        if (entry->arg == G_OPTION_ARG_NONE && strncmp (argv[i], "--", 2) == 0
            && strncmp (argv[i] + 2, entry->long_name, n) == 0 && argv[i][n + 2] == '=')
          return entry->long_name;
      }
  return NULL;
}

gboolean
cli_parse_options (const GOptionEntry *entries, const char *usage, const char *summary,
                   int *argc, char ***argv, CliStatus *status)
{
  g_autoptr (GOptionContext) context = g_option_context_new (usage);
  g_autoptr (GError) error = NULL;
  g_autofree char *verb = g_strdup ((*argv)[0]);
  g_autofree char *program = g_strconcat ("bastide-cli ", verb, NULL);
  const char *needless = find_needless_value (entries, *argc, *argv);
  gboolean help = FALSE;
  const GOptionEntry help_entry[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, &help, "Print this help", NULL },
    { NULL },
  };

  /* The help is printed here and not by GOption, which would leave the
   * program without the caller knowing. */
  g_set_prgname (program);
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_summary (context, summary);
  g_option_context_add_main_entries (context, entries, NULL);
  g_option_context_add_main_entries (context, help_entry, NULL);
  if (needless != NULL)
    {
      *status = cli_usage_error (verb, "--%s takes no value", needless);
      return FALSE;
    }
  if (!g_option_context_parse (context, argc, argv, &error))
    {
      *status = cli_usage_error (verb, "%s", error->message);
      return FALSE;
    }
  if (help)
    {
      g_autofree char *text = g_option_context_get_help (context, TRUE, NULL);

      g_print ("%s", text);
      *status = CLI_GOOD;
      return FALSE;
    }
  if (*argc > 1 && g_str_equal ((*argv)[1], "--"))
    {
      memmove (*argv + 1, *argv + 2, (gsize) (*argc - 1) * sizeof **argv);
      (*argc)--;
    }
  return TRUE;
}

static void
print_help (void)
{
  g_print ("Usage:\n  bastide-cli VERB [OPTION…] [FILE…]\n\nVerbs:\n");
  for (gsize i = 0; i < G_N_ELEMENTS (verbs); i++)
    g_print ("  %-8s %s\n", verbs[i].name, verbs[i].summary);
  g_print ("\n“bastide-cli VERB --help” prints the options of one verb.\n"
           "Exit status: 0 all is good, 1 a check failed, 2 wrong use, "
           "3 a file was refused.\n");
}

static CliStatus
run (int argc, char **argv)
{
  if (argc < 2)
    {
      cli_error ("No verb is given");
      g_printerr ("Try “bastide-cli --help”.\n");
      return CLI_USAGE;
    }
  if (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "-h")
      || g_str_equal (argv[1], "help"))
    {
      print_help ();
      return CLI_GOOD;
    }
  if (g_str_equal (argv[1], "--version"))
    {
      g_print ("bastide-cli %s\n", PACKAGE_VERSION);
      return CLI_GOOD;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (verbs); i++)
    if (g_str_equal (argv[1], verbs[i].name))
      return verbs[i].run (argc - 1, argv + 1);

  cli_error ("There is no verb “%s”", argv[1]);
  g_printerr ("Try “bastide-cli --help”.\n");
  return CLI_USAGE;
}

int
main (int argc, char **argv)
{
  CliStatus status;

  setlocale (LC_CTYPE, "");
  status = run (argc, argv);
  /* A full disk must not look like a success. */
  if ((fflush (stdout) != 0 || ferror (stdout)) && status == CLI_GOOD)
    {
      cli_error ("Standard output cannot be written");
      return CLI_REFUSED;
    }
  return (int) status;
}
