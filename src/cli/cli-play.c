/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-game.h"

static CliGameOptions game_options;
static int games = 1;
static gboolean computers, at_random, verify, quiet;
static CliTally *tally; /* with modules at random */

#define MAX_ERRORS 10

static void
report (CliGame *game, int number, const char *fault)
{
  guint moves = game->texts->len;

  cli_error ("Game %d, seed %" G_GUINT64_FORMAT ", move %u (%s): %s", number,
             bastide_setup_get_seed (game->setup), moves,
             moves > 0 ? (const char *) game->texts->pdata[moves - 1] : "start", fault);
}

static void
play_move (CliGame *game)
{
  BstAction action;

  cli_game_choose (game, &action);
  if (tally != NULL)
    cli_tally_action (tally, game->state, &action);
  cli_game_apply (game, &action, verify);
}

/* TRUE if nothing is wrong. */
static gboolean
play_verified (CliGame *game, CliVerifier *verifier, int number)
{
  g_autofree char *fault = NULL;

  cli_verifier_begin (verifier, game);
  fault = cli_verifier_look (verifier, game);
  while (fault == NULL && !bst_state_is_over (game->state))
    {
      play_move (game);
      fault = cli_verifier_look (verifier, game);
    }
  if (fault == NULL)
    fault = cli_verifier_finish (verifier, game);
  if (fault != NULL)
    report (game, number, fault);
  return fault == NULL;
}

static void
play_on (CliGame *game)
{
  while (!bst_state_is_over (game->state))
    play_move (game);
}

static void
print_game (CliGame *game, int number, guint64 hash)
{
  if (quiet)
    return;
  g_print ("game %d seed %" G_GUINT64_FORMAT " scores", number,
           bastide_setup_get_seed (game->setup));
  for (unsigned seat = 1; seat <= bst_setup_seats (game->engine); seat++)
    g_print (" %d", bst_state_score (game->state, seat));
  g_print (" tiles %zu hash %016" G_GINT64_MODIFIER "x\n", bst_state_n_tiles (game->state),
           hash);
}

static CliStatus
play_all (void)
{
  CliVerifier *verifier = cli_verifier_new ();
  guint64 signature = CLI_HASH_START;
  int errors = 0;

  for (int i = 0; i < games && errors < MAX_ERRORS; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BastideSetup) setup
        = cli_game_options_make (&game_options, (guint64) i, &error);
      g_autoptr (CliGame) game
        = setup ? cli_game_new (setup, computers, verify, &error) : NULL;
      guint64 hash;

      if (game == NULL)
        {
          cli_verifier_free (verifier);
          return cli_game_options_fail ("play", error);
        }
      if (tally != NULL)
        cli_tally_setup (tally, game->engine);
      if (!verify)
        play_on (game);
      else if (!play_verified (game, verifier, i + 1))
        errors++;
      hash = bst_state_hash (game->state);
      signature = cli_hash_add (signature, hash);
      print_game (game, i + 1, hash);
    }
  cli_verifier_free (verifier);
  if (tally != NULL && !quiet)
    cli_tally_print (tally);
  if (verify)
    g_print ("errors %d\n", errors);
  g_print ("signature %016" G_GINT64_MODIFIER "x\n", signature);
  return errors > 0 ? CLI_FAILED : CLI_GOOD;
}

CliStatus
cli_play (int argc, char **argv)
{
  GOptionEntry entries[16] = {
    { "games", 'g', 0, G_OPTION_ARG_INT, &games, "Number of games", "N" },
    { "computers", 0, 0, G_OPTION_ARG_NONE, &computers, "Let the computer players choose",
      NULL },
    { "random", 0, 0, G_OPTION_ARG_NONE, &at_random, "Choose at random (this is the default)",
      NULL },
    { "verify", 0, 0, G_OPTION_ARG_NONE, &verify,
      "Check every position against a slow and independent count", NULL },
    { "quiet", 'q', 0, G_OPTION_ARG_NONE, &quiet, "Print only the last lines", NULL },
  };
  CliStatus status;

  game_options = (CliGameOptions){ 0 };
  cli_game_options_add (&game_options, entries);
  if (!cli_parse_options (entries, "— play games",
                          "Each game is a line; the last line is “signature HEX”, which "
                          "stands for all positions at the ends of the games.",
                          &argc, &argv, &status))
    return status;
  if (argc > 1)
    status = cli_usage_error ("play", "“%s” is not an option", argv[1]);
  else if (games < 1)
    status = cli_usage_error ("play", "The number of games must be 1 or more");
  else if (computers && at_random)
    status = cli_usage_error ("play", "--computers and --random exclude each other");
  else
    {
      if (g_strcmp0 (game_options.modules, "random") == 0)
        tally = cli_tally_new ();
      status = play_all ();
      g_clear_pointer (&tally, cli_tally_free);
    }
  cli_game_options_clear (&game_options);
  return status;
}
