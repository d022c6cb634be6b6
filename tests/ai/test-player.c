/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a computer player promises, on positions of random games.  With
 * --slow: more positions, and the levels against each other.
 */

#include "arena.h"
#include "odds.h"
#include "tap.h"

#include <string.h>

static ArenaTiles base, river, all;

/* ---- One position ---- */

typedef struct
{
  unsigned seen, illegal, touched, unlike, bad_odds, lopsided;
} Tally;

/* The tiles that the engine says fit a cell. */
static unsigned
count_fitting (const BstState *state, int x, int y)
{
  const BstSetup *setup = bst_state_setup (state);
  unsigned n = 0;

  for (unsigned kind = 0; kind < bst_setup_n_kinds (setup); kind++)
    n += bst_state_kind_fits (state, kind, x, y);
  return n;
}

static void
check_odds (BstOdds *odds, const BstState *state, Tally *tally)
{
  _bst_odds_stock (odds, state);
  for (size_t i = 0; i < bst_state_n_cells (state); i++)
    {
      BstCell cell = bst_state_cell (state, i);
      BstTileId around[4];

      tally->bad_odds += _bst_odds_cell (odds, state, cell.x, cell.y, around)->fit
        != count_fitting (state, cell.x, cell.y);
    }
}

/* One choice, against a twin that has chosen nothing before. */
static void
check_choice (BstAi *player, BstAi *twin, const BstState *state, Tally *tally)
{
  uint64_t before = bst_state_hash (state);
  BstAction action, other;

  tally->seen++;
  if (!bst_ai_choose (player, state, NULL, &action)
      || !bst_state_test (state, &action, NULL))
    tally->illegal++;
  if (!bst_ai_choose (twin, state, NULL, &other)
      || !bst_action_equal (&action, &other))
    tally->unlike++;
  tally->touched += bst_state_hash (state) != before;
}

static void
check_game (BstSetup *setup, int level, bool by_edges, unsigned limit, Tally *tally)
{
  BstState *state = bst_state_new (setup, NULL);
  BstAi *player = bst_ai_new (setup, level, 7);
  uint64_t random = bst_setup_seed (setup);
  BstOdds odds;
  bool ready = _bst_odds_init (&odds, setup);

  while (ready && tally->seen < limit && arena_chance (state))
    {
      BstAi *twin = bst_ai_new (setup, level, 7);
      BstAction action;

      check_choice (player, twin, state, tally);
      if (bst_setup_seats (setup) == 2)
        tally->lopsided += bst_ai_evaluate (state, 1)
          + bst_ai_evaluate (state, 2) > 1e-6;
      /* What the River forbids for a while does not count as not fitting. */
      if (by_edges)
        check_odds (&odds, state, tally);
      bst_ai_free (twin);
      bst_state_sample (state, arena_random, &random, &action);
      bst_state_apply (state, &action, NULL);
    }
  _bst_odds_clear (&odds);
  bst_ai_free (player);
  free (state);
}

static void
test_positions (unsigned n)
{
  Tally tally = { 0 };

  for (unsigned game = 0; tally.seen < n; game++)
    {
      bool with_river = game % 3 == 2;
      BstSetup *setup = arena_setup (with_river ? &river : &base, 1 + game % 6,
                                     with_river ? "base,river" : "base",
                                     100 + game);

      check_game (setup, game % 2 ? 2 : 1, !with_river, n, &tally);
      bst_setup_unref (setup);
    }
  tap_ok (tally.seen == n, "chooses in %u positions of random games", n);
  tap_ok (tally.illegal == 0, "every choice is legal");
  tap_ok (tally.unlike == 0, "a choice depends on the position alone");
  tap_ok (tally.touched == 0, "the position is left as it was");
  tap_ok (tally.bad_odds == 0, "the tiles that fit a cell are those of the rules");
  tap_ok (tally.lopsided == 0, "what one of two players gains the other loses");
}

/* ---- When there is nothing to choose ---- */

static void
test_refusals (void)
{
  BstSetup *setup = arena_setup (&base, 2, "base", 3);
  BstState *state = bst_state_new (setup, NULL);
  BstAi *player = bst_ai_new (setup, 2, 1);
  BstAction action, untouched;
  uint64_t random = 1;
  volatile int stop = 1;

  memset (&action, 0x55, sizeof action);
  untouched = action;
  tap_ok (bst_state_decision (state).seat == 0
          && !bst_ai_choose (player, state, NULL, &action),
          "nothing is chosen for chance");
  arena_chance (state);
  tap_ok (!bst_ai_choose (player, state, &stop, &action), "a stop is obeyed");
  tap_ok (memcmp (&action, &untouched, sizeof action) == 0,
          "and leaves the result alone");
  stop = 0;
  tap_ok (bst_ai_choose (player, state, &stop, &action), "then it goes on");
  while (arena_chance (state))
    {
      bst_state_sample (state, arena_random, &random, &action);
      bst_state_apply (state, &action, NULL);
    }
  tap_ok (!bst_ai_choose (player, state, NULL, &action),
          "nothing is chosen when the game is over");
  bst_ai_free (player);
  bst_ai_free (NULL);
  free (state);
  bst_setup_unref (setup);
}

/* ---- Strength ---- */

typedef struct
{
  double share, points, slowest; /* games won; a game; ms */
} Result;

/* A match over games of two players, the seats in turn; level 0 is random. */
static Result
play_match (const ArenaTiles *tiles, const char *modules, int level, int against,
            unsigned games)
{
  Result result = { 0 };

  for (unsigned game = 0; game < games; game++)
    {
      unsigned seat = 1 + game % 2;
      BstSetup *setup = arena_setup (tiles, 2, modules, 500 + game / 2);
      BstState *state = bst_state_new (setup, NULL);
      BstAi *players[BST_MAX_SEATS + 1] = { NULL };
      uint64_t random = game;
      int difference;

      players[seat] = bst_ai_new (setup, level, game);
      if (against > 0)
        players[3 - seat] = bst_ai_new (setup, against, game);
      arena_play (state, players, &random, &result.slowest);
      difference = bst_state_score (state, seat)
        - bst_state_score (state, 3 - seat);
      result.share += difference > 0 ? 1 : difference == 0 ? 0.5 : 0;
      result.points += bst_state_score (state, seat);
      bst_ai_free (players[1]);
      bst_ai_free (players[2]);
      free (state);
      bst_setup_unref (setup);
    }
  result.share /= games;
  result.points /= games;
  tap_note ("%.20s: level %d against %d: %.0f %% of %u games, %.1f points, slowest"
            " %.1f ms", modules, level, against, result.share * 100, games, result.points,
            result.slowest * 1000);
  return result;
}

static void
test_full_tables (void)
{
  for (unsigned seats = 1; seats <= BST_MAX_SEATS; seats += 7)
    {
      BstSetup *setup = arena_setup (&river, seats, "base,river", seats);
      BstState *state = bst_state_new (setup, NULL);
      BstAi *players[BST_MAX_SEATS + 1] = { NULL };
      uint64_t random = 0;
      bool scored = true;

      for (unsigned seat = 1; seat <= seats; seat++)
        players[seat] = bst_ai_new (setup, 2, seat);
      arena_play (state, players, &random, NULL);
      for (unsigned seat = 1; seat <= seats; seat++)
        {
          scored = scored && bst_state_score (state, seat) > 0;
          bst_ai_free (players[seat]);
        }
      tap_ok (bst_state_is_over (state) && scored,
              "a game of %u with the River is played to the end and all score",
              seats);
      free (state);
      bst_setup_unref (setup);
    }
}

/* A huge board is screened: a choice stays legal and within a limit that no
 * machine should need. */
static void
test_huge_board (unsigned copies)
{
  static ArenaTiles many;
  BstSetup *setup;
  BstState *state;
  BstAi *player;
  BstAction action;
  uint64_t random = 5;
  unsigned seen = 0, good = 0;

  many = base;
  for (size_t i = 0; i < many.n; i++)
    {
      many.counts[i].tile = &many.tiles[i];
      many.counts[i].count = (uint16_t) (many.counts[i].count * copies);
    }
  setup = arena_setup (&many, 2, "base", 11);
  state = bst_state_new (setup, NULL);
  player = bst_ai_new (setup, 2, 1);
  while (arena_chance (state))
    {
      if (bst_state_tile_in_hand (state) >= 0
          && bst_state_n_tiles (state) % (copies * 6) == 0)
        {
          double begin = arena_seconds ();

          seen++;
          good += bst_ai_choose (player, state, NULL, &action)
            && bst_state_test (state, &action, NULL)
            && arena_seconds () - begin < 5;
          tap_note ("%u tiles on the board: %.1f ms",
                    (unsigned) bst_state_n_tiles (state),
                    (arena_seconds () - begin) * 1000);
        }
      bst_state_sample (state, arena_random, &random, &action);
      bst_state_apply (state, &action, NULL);
    }
  tap_ok (seen > 5 && good == seen, "chooses with a stack of %u tiles",
          72 * copies);
  bst_ai_free (player);
  free (state);
  bst_setup_unref (setup);
}

/* The band in which each level is a match for the one below. */
static void
test_levels (void)
{
  Result plain = play_match (&base, "base", 2, 1, 200);
  Result full = play_match (&all, ARENA_ALL_MODULES, 2, 1, 60);

  tap_ok (plain.share >= 0.7 && plain.share <= 0.9,
          "level 2 wins 70 to 90 of a hundred games against level 1");
  tap_ok (full.share >= 0.6, "and most of those with all expansions");
}

int
main (int argc, char **argv)
{
  bool slow = argc > 1 && strcmp (argv[1], "--slow") == 0;

  arena_add_sets (&base, "base");
  arena_add_sets (&river, "base,river");
  arena_add_sets (&all, ARENA_ALL_MODULES);
  test_refusals ();
  test_positions (slow ? 10000 : 1000);
  test_full_tables ();
  test_huge_board (slow ? 138 : 10);
  for (int level = 1; level <= 2; level++)
    {
      Result plain = play_match (&base, "base", level, 0, slow ? 40 : 10);
      Result full = play_match (&all, ARENA_ALL_MODULES, level, 0, slow ? 20 : 2);

      tap_ok (plain.share == 1 && plain.points > 50,
              "level %d beats random play every time", level);
      tap_ok (full.share == 1 && full.points > 150,
              "and with all expansions");
    }
  if (slow)
    test_levels ();
  return tap_done ();
}
