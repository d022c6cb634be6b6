/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random games with all expansions, by the rules of two houses: players of both
 * levels answer every kind of decision legally and within a limit of time that
 * no machine should need.  With --slow: three hundred decisions of every kind.
 */

#include "arena.h"
#include "tap.h"

#include <stdlib.h>
#include <string.h>

/* All other decisions have one answer, or are of expansions to come. */
static const BstDecisionKind kinds[] = {
  BST_DECISION_HAND, BST_DECISION_PLACE, BST_DECISION_MAIN, BST_DECISION_ALSO,
  BST_DECISION_END, BST_DECISION_DRAGON, BST_DECISION_WAGON, BST_DECISION_AGAIN,
};
#define N_KINDS (sizeof kinds / sizeof *kinds)
#define LIMIT 5.0 /* seconds */

/* Options that bring other decisions than the usual ones, or more of them. */
static const char *const houses[] = {
  "",
  "tb.builder-placement=also,tb.pig-placement=also,tb.builder-second-part=optional,"
  "tb.pig-value=completion,pd.princess=must,pd.princess-target=any,"
  "pd.portal-specials=any,pd.fairy-model=tile,pd.dragon-timing=after,"
  "am.end-abbey=once,am.wagon-move=connected,am.barn-occupied=yes,"
  "kr.scoring=fifteen-forty",
};

typedef struct
{
  unsigned seen[BST_N_DECISIONS];
  unsigned bad, unforeseen;
  double slowest;
} Tally;

static void
check_answer (BstAi *player, const BstState *state, Tally *tally)
{
  double begin = arena_seconds (), spent;
  BstAction action;

  if (!bst_ai_choose (player, state, NULL, &action)
      || !bst_state_test (state, &action, NULL))
    {
      char text[BST_ACTION_TEXT];

      tally->bad++;
      bst_action_format (state, &action, text);
      tap_note ("%s: %s", bst_decision_name (bst_state_decision (state).kind), text);
    }
  spent = arena_seconds () - begin;
  if (spent > tally->slowest)
    tally->slowest = spent;
}

static bool
is_known (BstDecisionKind kind)
{
  for (size_t i = 0; i < N_KINDS; i++)
    if (kinds[i] == kind)
      return true;
  return false;
}

static void
check_game (const BstSetup *setup, unsigned limit, Tally *tally)
{
  BstState *state = bst_state_new (setup, NULL);
  BstAi *players[2] = { bst_ai_new (setup, 1, 7), bst_ai_new (setup, 2, 7) };
  uint64_t random = bst_setup_seed (setup);

  while (arena_chance (state))
    {
      BstDecisionKind kind = (BstDecisionKind) bst_state_decision (state).kind;
      BstAction action;

      tally->unforeseen += !is_known (kind);
      /* Few of the common ones in one game, so that all ages of it are met. */
      if (tally->seen[kind] < limit && (is_known (kind) && arena_random (&random) % 8 == 0))
        check_answer (players[tally->seen[kind]++ % 2], state, tally);
      bst_state_sample (state, arena_random, &random, &action);
      bst_state_apply (state, &action, NULL);
    }
  bst_ai_free (players[0]);
  bst_ai_free (players[1]);
  free (state);
}

static bool
is_enough (const Tally *tally, unsigned limit)
{
  for (size_t i = 0; i < N_KINDS; i++)
    if (tally->seen[kinds[i]] < limit)
      return false;
  return true;
}

int
main (int argc, char **argv)
{
  static ArenaTiles tiles;
  unsigned limit = argc > 1 && strcmp (argv[1], "--slow") == 0 ? 300 : 50;
  Tally tally = { 0 };
  unsigned game = 0;

  arena_add_sets (&tiles, ARENA_ALL_MODULES);
  for (; !is_enough (&tally, limit) && game < limit * 50; game++)
    {
      BstSetup *setup = arena_setup_with (&tiles, 1 + game / 2 % 6, ARENA_ALL_MODULES,
                                          houses[game % 2], game);

      check_game (setup, limit, &tally);
      bst_setup_unref (setup);
    }
  tap_note ("%u games, slowest choice %.1f ms", game, tally.slowest * 1000);
  for (size_t i = 0; i < N_KINDS; i++)
    tap_ok (tally.seen[kinds[i]] >= limit, "answers %u times to %s", limit,
            bst_decision_name (kinds[i]));
  tap_ok (tally.unforeseen == 0, "no other decision comes up");
  tap_ok (tally.bad == 0, "every answer is legal");
  tap_ok (tally.slowest < LIMIT, "and comes in time");
  return tap_done ();
}
