/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "bastide-setup.h"

G_BEGIN_DECLS

/* What the program returns. */
typedef enum
{
  CLI_GOOD = 0,
  CLI_FAILED = 1,  /* a check failed */
  CLI_USAGE = 2,   /* the command line is wrong */
  CLI_REFUSED = 3, /* a file was refused */
} CliStatus;

/* The verbs; argv[0] is the verb itself. */
CliStatus cli_play (int argc, char **argv);
CliStatus cli_replay (int argc, char **argv);
CliStatus cli_check (int argc, char **argv);
CliStatus cli_perft (int argc, char **argv);
CliStatus cli_bench (int argc, char **argv);
CliStatus cli_lint (int argc, char **argv);
CliStatus cli_render (int argc, char **argv);

/* Reads the options of a verb out of @argv, so that file names are left.
 * @usage: what follows the verb in the help; @summary: a sentence. FALSE with
 * @status set if the verb is to end here: after --help or a wrong option. */
gboolean cli_parse_options (const GOptionEntry *entries, const char *usage,
                            const char *summary, int *argc, char ***argv, CliStatus *status);

/* "bastide-cli: …" and a newline to standard error. */
void cli_error (const char *format, ...) G_GNUC_PRINTF (1, 2);
/* The same, with a hint at the help; returns CLI_USAGE. */
CliStatus cli_usage_error (const char *verb, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* What the options of a game say; one for play, perft and bench. */
typedef struct
{
  char *players;  /* a number; NULL: 2, or at random with the modules */
  char *seed;     /* a number of 64 bits; NULL: 1 */
  char *modules;  /* separated by commas; "all"; "random"; NULL for base */
  char **sets;    /* "id:n" */
  char **options; /* "key=value" */
} CliGameOptions;

/* Appends the entries of the above to @entries, which has room for five more
 * and its end. */
void cli_game_options_add (CliGameOptions *self, GOptionEntry *entries);
void cli_game_options_clear (CliGameOptions *self);
/* The set-up they describe for game @number from 0, each with the next seed;
 * with --modules random another one for each. NULL with a sentence. */
BastideSetup *cli_game_options_make (const CliGameOptions *self, guint64 number,
                                     GError **error);
/* Prints why there is no such game: a file was refused, or the use is wrong. */
CliStatus cli_game_options_fail (const char *verb, const GError *error);

/* Sets, modules, options and figures at random, for --modules random; and how
 * many players. FALSE with a sentence if the engine refuses them. */
gboolean cli_random_fill (BastideSetup *setup, guint64 seed, GError **error);
int cli_random_players (guint64 seed);

/* A set by its id or from a file. */
BastideTileSet *cli_find_tile_set (const char *name, GError **error);

/* Sixty-four random bits, from a state that the caller seeds. */
guint64 cli_random (gpointer state);

/* FNV-1a, begun with CLI_HASH_START. */
#define CLI_HASH_START G_GUINT64_CONSTANT (0xcbf29ce484222325)
guint64 cli_hash_add (guint64 hash, guint64 value);

G_END_DECLS
