/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A match of two sets of weights over seeded games of two players, each game
 * played twice with the seats exchanged:
 *   match [--games N] [--seed S] [--modules LIST|all] SIDE SIDE
 * A side is "random", "1", "2", or a level with changes: "2,join=0.3".
 */

#include "arena.h"

#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ENTRY(name) { #name, offsetof (BstWeights, name) }
static const struct
{
  const char *name;
  size_t offset;
} entries[] = {
  ENTRY (rival), ENTRY (follower), ENTRY (follower_next), ENTRY (horizon),
  ENTRY (back), ENTRY (tempo), ENTRY (crowd), ENTRY (extend), ENTRY (grow),
  ENTRY (surround), ENTRY (field_city), ENTRY (field_grow), ENTRY (join),
  ENTRY (noise), ENTRY (load), ENTRY (field_risk),
  ENTRY (turn), ENTRY (builder), ENTRY (pig), ENTRY (barn), ENTRY (abbey), ENTRY (goods),
  ENTRY (title), ENTRY (fairy), ENTRY (danger),
};

typedef struct
{
  bool is_random;
  BstWeights weights;
  double points, won, games;
} Side;

static bool
change_weight (BstWeights *weights, const char *change)
{
  size_t length = strcspn (change, "=");

  if (strncmp (change, "counts_tiles=", strlen ("counts_tiles=")) == 0)
    {
      weights->counts_tiles = change[length + 1] == '1';
      return true;
    }
  for (size_t i = 0; i < sizeof entries / sizeof *entries; i++)
    if (strlen (entries[i].name) == length
        && strncmp (entries[i].name, change, length) == 0
        && change[length] == '=')
      {
        double value = atof (change + length + 1);

        memcpy ((char *) weights + entries[i].offset, &value, sizeof value);
        return true;
      }
  return false;
}

static Side
read_side (char *text)
{
  Side side = { 0 };
  char *word = strtok (text, ",");

  side.is_random = word && strcmp (word, "random") == 0;
  side.weights = *_bst_weights_of (word ? atoi (word) : 1);
  while ((word = strtok (NULL, ",")))
    if (!change_weight (&side.weights, word))
      {
        fprintf (stderr, "match: there is no weight %s\n", word);
        exit (2);
      }
  return side;
}

static void
play_game (const ArenaTiles *tiles, const char *modules, uint64_t seed, Side sides[2],
           bool swapped, double *slowest)
{
  BstSetup *setup = arena_setup (tiles, 2, modules, seed);
  BstState *state = bst_state_new (setup, NULL);
  BstAi *players[BST_MAX_SEATS + 1] = { NULL };
  uint64_t random = seed;
  int difference;

  for (unsigned i = 0; i < 2; i++)
    if (!sides[i].is_random)
      players[1 + (i ^ swapped)] = _bst_ai_new_weighted (setup, &sides[i].weights,
                                                         seed);
  arena_play (state, players, &random, slowest);
  for (unsigned i = 0; i < 2; i++)
    {
      int own = bst_state_score (state, 1 + (i ^ swapped));

      difference = own - bst_state_score (state, 2 - (i ^ swapped));
      sides[i].points += own;
      sides[i].won += difference > 0 ? 1 : difference == 0 ? 0.5 : 0;
      sides[i].games++;
      bst_ai_free (players[1 + (i ^ swapped)]);
    }
  free (state);
  bst_setup_unref (setup);
}

int
main (int argc, char **argv)
{
  static ArenaTiles tiles;
  Side sides[2];
  unsigned games = 50, n = 0;
  uint64_t seed = 1;
  const char *modules = "base";
  double slowest = 0;

  for (int i = 1; i < argc; i++)
    if (strcmp (argv[i], "--games") == 0 && i + 1 < argc)
      games = (unsigned) atoi (argv[++i]);
    else if (strcmp (argv[i], "--seed") == 0 && i + 1 < argc)
      seed = strtoull (argv[++i], NULL, 10);
    else if (strcmp (argv[i], "--modules") == 0 && i + 1 < argc)
      modules = strcmp (argv[++i], "all") == 0 ? ARENA_ALL_MODULES : argv[i];
    else if (n < 2)
      sides[n++] = read_side (argv[i]);
  if (n < 2)
    {
      fprintf (stderr, "usage: match [--games N] [--seed S] [--modules LIST] SIDE"
                       " SIDE\n");
      return 2;
    }
  arena_add_sets (&tiles, modules);
  for (unsigned game = 0; game < games; game++)
    for (int swapped = 0; swapped < 2; swapped++)
      play_game (&tiles, modules, seed + game, sides, swapped, &slowest);
  for (unsigned i = 0; i < 2; i++)
    printf ("side %u: %.1f %% won, %.1f points a game\n", i + 1,
            100 * sides[i].won / sides[i].games, sides[i].points / sides[i].games);
  /* Half of the games won, give or take: one standard error. */
  printf ("error of the share: %.1f %%; slowest choice %.1f ms\n",
          100 * 0.5 / sqrt (sides[0].games), slowest * 1000);
  return 0;
}
