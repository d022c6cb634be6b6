/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli-game.h"

static CliGameOptions game_options;
static int depth = 2;

static CliStatus
count (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BastideSetup) setup = cli_game_options_make (&game_options, 0, &error);
  g_autoptr (CliGame) game = setup ? cli_game_new (setup, FALSE, FALSE, &error) : NULL;

  if (game == NULL)
    return cli_game_options_fail ("perft", error);
  for (int i = 1; i <= depth; i++)
    g_print ("%d %" G_GUINT64_FORMAT "\n", i, bst_perft (game->state, (unsigned) i));
  return CLI_GOOD;
}

CliStatus
cli_perft (int argc, char **argv)
{
  GOptionEntry entries[16] = {
    { "depth", 'd', 0, G_OPTION_ARG_INT, &depth, "Number of tiles to be laid, 2 by default",
      "N" },
  };
  CliStatus status;

  game_options = (CliGameOptions){ 0 };
  cli_game_options_add (&game_options, entries);
  if (!cli_parse_options (entries, "— count games",
                          "Prints for each depth how many sequences of the players' actions "
                          "lay so many tiles; the seed gives the order of the tiles.",
                          &argc, &argv, &status))
    return status;
  if (argc > 1)
    status = cli_usage_error ("perft", "“%s” is not an option", argv[1]);
  else if (depth < 0 || depth > 16)
    status = cli_usage_error ("perft", "The depth must be from 0 to 16");
  else
    status = count ();
  cli_game_options_clear (&game_options);
  return status;
}
