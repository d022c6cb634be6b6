/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random games beside the oracle, with every mix of modules and option.
 */

#include <string.h>

#include "kit.h"
#include "oracle.h"
#include "tap.h"

typedef struct
{
  const char *modules, *options;
  unsigned seats;
} Mix;

static const Mix mixes[] = {
  { "base", NULL, 2 },
  { "base", NULL, 1 },
  { "base", NULL, 8 },
  { "base", "base.two-tile-city=2,base.first-player=random", 3 },
  { "base", "base.farmers=off,end.condition=no-tile", 2 },
  { "base,river", NULL, 2 },
  { "base,river", "river.u-turn=free", 3 },
  { "base,river", "river.border=joins", 2 },
  { "base,test", NULL, 2 },
  { "base,river,test", NULL, 4 },
};

/* NULL, or what is wrong with the list, samples and texts of a decision. */
static const char *
look_at_actions (const BstState *state, uint64_t *random)
{
  static BstAction list[4096];
  size_t n = bst_state_list (state, list, 4096);
  BstAction sample, back;
  bool found = false;
  char text[BST_ACTION_TEXT];

  if (n == 0)
    return "a decision without an action is open";
  kit_choose (state, random, &sample);
  for (size_t i = 0; i < n; i++)
    {
      found |= bst_action_equal (&list[i], &sample);
      if (!bst_state_test (state, &list[i], NULL))
        return "a listed action is refused";
      if (bst_action_format (state, &list[i], text) >= BST_ACTION_TEXT)
        return "the text of an action is too long";
      if (!bst_action_parse (state, text, &back, NULL) || !bst_action_equal (&back, &list[i]))
        return "an action is not what its text says";
    }
  return found ? NULL : "a sample is not in the list";
}

/* One game; folds its last hash into `signature`. */
static const char *
play (const Mix *mix, uint64_t seed, uint64_t *signature)
{
  BstSetup *setup = kit_setup_with (mix->modules, mix->seats, seed, mix->options);
  BstState *state = kit_start (setup);
  Oracle *oracle = oracle_new ((int) bst_setup_n_tiles (setup));
  const char *fault = NULL;
  static char message[200];
  uint64_t random = seed;

  while (fault == NULL && !bst_state_is_over (state))
    {
      BstAction action;

      if ((fault = bst_state_check (state)) != NULL
          || (fault = oracle_compare (oracle, state)) != NULL
          || (fault = look_at_actions (state, &random)) != NULL)
        break;
      kit_choose (state, &random, &action);
      bst_state_apply (state, &action, NULL);
    }
  if (fault == NULL && (fault = bst_state_check (state)) == NULL)
    fault = oracle_compare (oracle, state);
  if (fault != NULL)
    snprintf (message, sizeof message, "%s (seed %u)", fault, (unsigned) seed);
  *signature = kit_hash (*signature, bst_state_hash (state));
  oracle_free (oracle);
  free (state);
  bst_setup_unref (setup);
  return fault ? message : NULL;
}

static void
test_mix (const Mix *mix, unsigned games)
{
  uint64_t signatures[2] = { KIT_HASH_START, KIT_HASH_START };
  const char *fault = NULL;

  for (unsigned seed = 1; seed <= games && fault == NULL; seed++)
    fault = play (mix, seed, &signatures[0]);
  tap_ok (fault == NULL, "%s with %s, %u seats: %s", mix->modules,
          mix->options ? mix->options : "defaults", mix->seats,
          fault ? fault : "the oracle agrees after every action");
  for (unsigned seed = 1; seed <= games && fault == NULL; seed++)
    fault = play (mix, seed, &signatures[1]);
  tap_ok (signatures[0] == signatures[1], "%s, %u seats: the same seeds give the same games",
          mix->modules, mix->seats);
  tap_note ("signature %016llx", (unsigned long long) signatures[0]);
}

int
main (void)
{
  for (size_t i = 0; i < sizeof mixes / sizeof *mixes; i++)
    test_mix (&mixes[i], kit_times (5, 200));
  return tap_done ();
}
