/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Chance: seeds, forced draws, what a search may know.
 */

#include <string.h>

#include "kit.h"
#include "tap.h"

/* The first kinds that a game draws, whatever is done with them. */
static void
draw_some (const BstSetup *setup, uint64_t player, unsigned *kinds, unsigned n)
{
  BstState *state = kit_start (setup);

  for (unsigned i = 0; i < n && !bst_state_is_over (state);)
    {
      BstAction action;

      kit_choose (state, &player, &action);
      if (action.verb == BST_VERB_DRAW)
        kinds[i++] = action.number;
      bst_state_apply (state, &action, NULL);
    }
  free (state);
}

static bool
same_draws (uint64_t seed, uint64_t other, uint64_t player)
{
  BstSetup *one = kit_setup ("base", 2, seed), *two = kit_setup ("base", 2, other);
  unsigned a[30] = { 0 }, b[30] = { 0 };

  draw_some (one, 1, a, 30);
  draw_some (two, player, b, 30);
  bst_setup_unref (one);
  bst_setup_unref (two);
  return memcmp (a, b, sizeof a) == 0;
}

static void
test_seeds (void)
{
  tap_ok (same_draws (7, 7, 1), "the same seed draws the same tiles");
  tap_ok (same_draws (7, 7, 99), "whatever the players do with them");
  tap_ok (!same_draws (7, 8, 1), "another seed draws others");
  tap_ok (!same_draws (0, 1, 1), "0 is a seed like any other");
}

/* Each copy of a kind is as likely as any other: over many seeds the first
 * tile is a straight road or a curve as often as there are copies. */
static void
test_fair (void)
{
  BstSetup *setup = kit_setup ("base", 2, 1);
  BstState *start = kit_start (setup), *state = kit_start (setup);
  unsigned n = 7100, roads = 0, u = (unsigned) bst_setup_find_kind (setup, "base/U");
  unsigned v = (unsigned) bst_setup_find_kind (setup, "base/V");

  for (unsigned seed = 0; seed < n; seed++)
    {
      BstAction action;

      bst_state_copy (state, start);
      bst_state_reseed (state, seed);
      bst_state_pick (state, &action);
      roads += action.number == u || action.number == v;
    }
  /* 17 of 71 tiles: 1700 of 7100, four standard deviations are 144. */
  tap_ok (roads > 1556 && roads < 1844, "17 of 71 tiles: drawn %u times of 7100", roads);
  free (start);
  free (state);
  bst_setup_unref (setup);
}

static void
test_script (void)
{
  const char *modules[] = { "base" };
  const char *draws[] = { "draw base/C", "draw base/X", "draw base/A" };
  static KitTiles kit;
  BstConfig config = { .n_seats = 2, .tiles = kit.counts, .modules = modules, .n_modules = 1,
                       .draws = draws, .n_draws = 3, .seed = 3 };
  BstSetup *setup;
  unsigned kinds[4];

  kit.n = 0;
  kit_add_set (&kit, "base");
  config.n_tiles = kit.n;
  setup = kit_build (&config);
  draw_some (setup, 1, kinds, 4);
  tap_ok (strcmp (bst_setup_kind (setup, kinds[0])->key, "C") == 0
            && strcmp (bst_setup_kind (setup, kinds[1])->key, "X") == 0
            && strcmp (bst_setup_kind (setup, kinds[2])->key, "A") == 0,
          "forced draws come first, in their order");
  bst_setup_unref (setup);
}

/* A search forgets what is to come: the script too. */
static void
test_reseed (void)
{
  const char *modules[] = { "base" };
  const char *draws[] = { "draw base/C" };
  static KitTiles kit;
  BstConfig config = { .n_seats = 2, .tiles = kit.counts, .modules = modules, .n_modules = 1,
                       .draws = draws, .n_draws = 1, .seed = 3 };
  unsigned others = 0;
  BstSetup *setup;
  BstState *state;
  BstAction action;

  kit.n = 0;
  kit_add_set (&kit, "base");
  config.n_tiles = kit.n;
  setup = kit_build (&config);
  state = kit_start (setup);
  for (uint64_t seed = 1; seed <= 20; seed++)
    {
      bst_state_reseed (state, seed);
      bst_state_pick (state, &action);
      others += strcmp (bst_setup_kind (setup, action.number)->key, "C") != 0;
    }
  tap_ok (others >= 15, "after reseeding the forced draw is as rare as its tile (%u of 20)",
          others);
  free (state);
  bst_setup_unref (setup);
}

/* What is left adds up, action by action. */
static void
test_stack (void)
{
  BstSetup *setup = kit_setup ("base,river", 2, 5);
  BstState *state = kit_start (setup);
  uint64_t random = 5;
  bool good = true;

  while (!bst_state_is_over (state))
    {
      BstAction action;
      unsigned left = 0, discarded = 0, hand = bst_state_tile_in_hand (state) >= 0;

      for (unsigned kind = 0; kind < bst_setup_n_kinds (setup); kind++)
        {
          left += bst_state_left (state, kind);
          discarded += bst_state_discarded (state, kind);
        }
      good &= left == bst_state_stack (state);
      good &= left + discarded + hand + bst_state_n_tiles (state) == bst_setup_n_tiles (setup);
      kit_choose (state, &random, &action);
      bst_state_apply (state, &action, NULL);
    }
  tap_ok (good, "board, hand, stack and discarded tiles are all there are");
  free (state);
  bst_setup_unref (setup);
}

/* Weights of what can be drawn are the copies left. */
static void
test_weights (void)
{
  BstSetup *setup = kit_setup ("base", 2, 5);
  BstState *state = kit_start (setup);
  BstAction list[64];
  size_t n = bst_state_list (state, list, 64);
  unsigned sum = 0;
  bool good = n == 24;

  for (size_t i = 0; i < n; i++)
    {
      sum += bst_state_weight (state, &list[i]);
      good &= bst_state_weight (state, &list[i]) == bst_state_left (state, list[i].number);
    }
  tap_ok (good && sum == 71, "the weights of 24 draws are the 71 tiles left (%u)", sum);
  free (state);
  bst_setup_unref (setup);
}

int
main (void)
{
  test_seeds ();
  test_fair ();
  test_script ();
  test_reseed ();
  test_stack ();
  test_weights ();
  return tap_done ();
}
