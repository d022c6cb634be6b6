/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Measures of the engine alone: no model, no text.  Each prints its rate first
 * and ends within ten seconds.
 */

#include "config.h"

#include <string.h>

#include "cli-game.h"

static CliGameOptions game_options;
static gboolean with_events, listed;
static int tiles = G_MININT; /* not given */
static double seconds = 2;

typedef struct
{
  BstSetup *setup;
  BstState *start, *state;
  BstEvents events;
  guint64 seed;
  guint64 random;
  guint64 placed;
  guint64 scores;
  BstAction *actions;
  gsize n_actions;
} Bench;

#define ROOM 8192

static bool
grow_events (BstEvents *events)
{
  events->max = events->max ? 2 * events->max : 1024;
  events->items = g_renew (BstEvent, events->items, events->max);
  return true;
}

static void
bench_begin (Bench *self, guint64 game)
{
  bst_state_copy (self->state, self->start);
  bst_state_reseed (self->state, self->seed + game);
}

/* One decision; the list is asked for as a search would.  False once the game
 * is over. */
static gboolean
bench_step (Bench *self)
{
  BstDecision decision = bst_state_decision (self->state);
  BstAction action;

  if (decision.kind == BST_DECISION_OVER)
    return FALSE;
  if (decision.seat == 0)
    bst_state_pick (self->state, &action);
  else if (listed)
    {
      guint64 n = MIN (bst_state_list (self->state, self->actions, ROOM), ROOM);

      action = self->actions[(cli_random (&self->random) >> 32) * n >> 32];
    }
  else
    bst_state_sample (self->state, cli_random, &self->random, &action);
  self->placed += action.verb == BST_VERB_PLACE;
  self->events.n = 0;
  bst_state_apply (self->state, &action, with_events ? &self->events : NULL);
  return TRUE;
}

static double
now (void)
{
  return (double) g_get_monotonic_time () / G_USEC_PER_SEC;
}

static void
bench_games (Bench *self)
{
  double begin = now (), elapsed = 0;
  guint64 games = 0;

  while (elapsed < seconds)
    {
      bench_begin (self, games);
      while (bench_step (self))
        continue;
      self->scores += (guint64) bst_state_score (self->state, 1);
      games++;
      if (games % 16 == 0 || elapsed > 0 || games < 16)
        elapsed = now () - begin;
    }
  g_print ("%.0f /s games, %.0f tiles /s, %.1f ns a tile, mean score %.2f, %zu bytes\n",
           (double) games / elapsed, (double) self->placed / elapsed,
           elapsed * 1e9 / (double) self->placed, (double) self->scores / (double) games,
           bst_setup_state_size (self->setup));
}

/* Goes on in random games and lists at each sixth placement, many times. */
static void
bench_gen (Bench *self)
{
  guint64 calls = 0, found = 0, game = 0, turn = 0;
  double begin = now (), spent = 0;

  while (now () - begin < seconds)
    {
      if (bst_state_is_over (self->state) || game == 0)
        bench_begin (self, game++);
      if (bst_state_decision (self->state).kind == BST_DECISION_PLACE && ++turn % 6 == 3)
        {
          double before = now ();

          for (int i = 0; i < 1000; i++)
            found += bst_state_list (self->state, self->actions, ROOM);
          spent += now () - before;
          calls += 1000;
        }
      bench_step (self);
    }
  g_print ("%.0f /s listings, %.1f ns each, mean length %.2f\n", (double) calls / spent,
           spent * 1e9 / (double) calls, (double) found / (double) calls);
}

static void
bench_copy (Bench *self)
{
  g_autofree BstState *copy = g_malloc (bst_setup_state_size (self->setup));
  double begin, elapsed = 0;
  guint64 copies = 0;

  bench_begin (self, 0);
  while (bst_state_n_tiles (self->state) < bst_setup_n_tiles (self->setup) / 2
         && !bst_state_is_over (self->state))
    bench_step (self);
  begin = now ();
  while (elapsed < seconds)
    {
      for (int i = 0; i < 10000; i++)
        bst_state_copy (i & 1 ? self->state : copy, i & 1 ? copy : self->state);
      copies += 10000;
      elapsed = now () - begin;
    }
  g_print ("%.0f /s copies, %.1f ns each, %zu bytes\n", (double) copies / elapsed,
           elapsed * 1e9 / (double) copies, bst_setup_state_size (self->setup));
}

static CliStatus
bench_run (const char *what, guint64 seed, BstSetup *setup)
{
  Bench bench = {
    .setup = setup,
    .start = bst_state_new (setup, NULL),
    .state = g_malloc (bst_setup_state_size (setup)),
    .actions = g_new (BstAction, ROOM),
    .events.grow = grow_events,
    .seed = seed,
    .random = seed,
  };

  listed = g_str_equal (what, "list");
  bench_begin (&bench, 0);
  if (g_str_equal (what, "playouts") || listed)
    bench_games (&bench);
  else if (g_str_equal (what, "gen"))
    bench_gen (&bench);
  else
    bench_copy (&bench);
  free (bench.start);
  g_free (bench.state);
  g_free (bench.actions);
  g_free (bench.events.items);
  return CLI_GOOD;
}

static CliStatus
bench (const char *what)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BastideSetup) setup = NULL;
  BstSetup *engine = NULL;
  CliStatus status;

  setup = cli_game_options_make (&game_options, 0, &error);
  if (setup != NULL && tiles > 0)
    bastide_setup_set_copies (setup, "base", (guint) (tiles + 71) / 72);
  engine = setup ? bastide_setup_build (setup, &error) : NULL;
  if (engine == NULL)
    return cli_game_options_fail ("bench", error);
  status = bench_run (what, bastide_setup_get_seed (setup), engine);
  bst_setup_unref (engine);
  return status;
}

CliStatus
cli_bench (int argc, char **argv)
{
  static const char *const benches[] = { "playouts", "list", "gen", "copy", NULL };
  GOptionEntry entries[16] = {
    { "events", 'e', 0, G_OPTION_ARG_NONE, &with_events, "Gather events", NULL },
    { "tiles", 't', 0, G_OPTION_ARG_INT, &tiles,
      "As many base games as give N tiles, 72 by default", "N" },
    { "seconds", 0, 0, G_OPTION_ARG_DOUBLE, &seconds,
      "How long to measure, 2 by default, "
      "9 at most",
      "T" },
  };
  CliStatus status;

  game_options = (CliGameOptions){ 0 };
  cli_game_options_add (&game_options, entries);
  if (!cli_parse_options (entries, "playouts|list|gen|copy — measure the engine",
                          "playouts: random games, moves sampled; list: every legal action "
                          "listed at each decision;\ngen: listing placements; copy: copying "
                          "a state. The rate is printed first.",
                          &argc, &argv, &status))
    return status;
  if (argc != 2 || !g_strv_contains (benches, argv[1]))
    status = cli_usage_error ("bench", "Name one of playouts, list, gen and copy");
  else if (!(seconds > 0 && seconds <= 9))
    status = cli_usage_error ("bench", "The time must be more than 0 and at most 9 seconds");
  else if (tiles != G_MININT && (tiles < 1 || tiles > 9936))
    status = cli_usage_error ("bench", "The number of tiles must be from 1 to 9936");
  else
    status = bench (argv[1]);
  cli_game_options_clear (&game_options);
  return status;
}
