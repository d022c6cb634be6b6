/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Counts of all that can be played, beside a slow game that shares no code with
 * the engine.
 */

#include <inttypes.h>
#include <string.h>

#include "kit.h"
#include "oracle.h"
#include "tap.h"

/* A fixed order of tiles; one more than are laid, should one fit nowhere. */
typedef struct
{
  const char *name, *modules;
  const char *draws[4];
} Stack;

static const Stack stacks[] = {
  { "road, city, village", "base", { "base/V", "base/E", "base/W", "base/B" } },
  { "monastery, cities, crossing", "base", { "base/A", "base/I", "base/X", "base/B" } },
  { "straight road, three-sided city, field", "base",
    { "base/U", "base/R", "base/B", "base/V" } },
  { "curve, city, straight river", "base,river",
    { "river/J", "river/C", "river/G", "river/E" } },
  { "road, monastery, joined city at the river", "base,river",
    { "river/D", "river/E", "river/H", "river/G" } },
};

static BstSetup *
fixed_setup (const Stack *stack)
{
  char texts[4][64];
  const char *draws[4], *modules[2] = { "base", "river" };
  static KitTiles kit;
  BstConfig config = { .n_seats = 2, .tiles = kit.counts, .modules = modules,
                       .n_modules = strcmp (stack->modules, "base") == 0 ? 1 : 2,
                       .draws = draws, .n_draws = 4, .seed = 1 };

  kit.n = 0;
  for (size_t i = 0; i < config.n_modules; i++)
    kit_add_set (&kit, modules[i]);
  config.n_tiles = kit.n;
  for (int i = 0; i < 4; i++)
    {
      snprintf (texts[i], sizeof texts[i], "draw %s", stack->draws[i]);
      draws[i] = texts[i];
    }
  return kit_build (&config);
}

static void
test_stack (const Stack *stack, unsigned depth)
{
  BstSetup *setup = fixed_setup (stack);
  BstState *state = kit_start (setup);
  unsigned kinds[4];

  for (int i = 0; i < 4; i++)
    kinds[i] = (unsigned) bst_setup_find_kind (setup, stack->draws[i]);
  for (unsigned n = 0; n <= depth; n++)
    {
      uint64_t fast = bst_perft (state, n), slow = oracle_perft (state, kinds, n);

      tap_ok (fast == slow, "%s: %" PRIu64 " ways to lay %u tiles, slowly %" PRIu64,
              stack->name, fast, n, slow);
    }
  free (state);
  bst_setup_unref (setup);
}

/* Counted by hand: a straight road fits the start tile three ways. */
static void
test_by_hand (void)
{
  BstSetup *setup = fixed_setup (&stacks[2]);
  BstState *state = kit_start (setup);

  tap_ok (bst_perft (state, 0) == 1, "there is one way to lay nothing");
  tap_ok (bst_perft (state, 1) == 3, "a straight road fits three ways");
  free (state);
  bst_setup_unref (setup);
}

int
main (void)
{
  test_by_hand ();
  for (size_t i = 0; i < sizeof stacks / sizeof *stacks; i++)
    test_stack (&stacks[i], 3);
  return tap_done ();
}
