/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Notation: what is no action is refused, what is one reads the same in every
 * spelling that is allowed; dumps and hashes.
 */

#include <stdio.h>
#include <string.h>

#include "kit.h"
#include "tap.h"

static BstSetup *setup;
static BstState *state;

static void
start_with (const char *draw)
{
  const char *modules[] = { "base" };
  static KitTiles kit;
  BstConfig config = { .n_seats = 2, .tiles = kit.counts, .modules = modules, .n_modules = 1,
                       .draws = &draw, .n_draws = 1 };
  BstAction action;

  kit.n = 0;
  kit_add_set (&kit, "base");
  config.n_tiles = kit.n;
  setup = kit_build (&config);
  state = kit_start (setup);
  bst_state_pick (state, &action);
  bst_state_apply (state, &action, NULL);
}

static void
stop (void)
{
  free (state);
  bst_setup_unref (setup);
}

static bool
act (const char *text)
{
  BstAction action;

  if (!bst_action_parse (state, text, &action, NULL) || !bst_state_test (state, &action, NULL))
    return false;
  bst_state_apply (state, &action, NULL);
  return true;
}

static void
test_bad_texts (void)
{
  static const char *const texts[] = {
    "", " ", "nonsense", "place", "place ", "place 1", "place 1,", "place 1,0", "place 1,0 ",
    "place 1,0 45", "place 1,0 360", "place 1,0 -90", "place  1,0 0", "place 1,0 0 ",
    " place 1,0 0", "place 1,0 0 extra", "Place 1,0 0", "place 99999,0 0", "place +1,0 0",
    "place 01,0 0", "place 1.5,0 0", "place 1,0 0\n", "draw", "draw base", "draw base/",
    "draw base/nonsense", "draw nonsense/V", "claim", "claim follower", "claim nobody road.E",
    "claim follower nowhere", "claim follower road.Q", "end now", "pass pass", "\xff\xfe",
  };

  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
    {
      BstAction action;
      size_t column = 9999;
      bool read = bst_action_parse (state, texts[i], &action, &column);

      tap_ok (!read && column <= strlen (texts[i]), "text %zu is no action, from column %zu on",
              i, column);
    }
}

static void
test_ports (void)
{
  static const char *const same[] = { "field.Nw", "field.Ne", "field.En", "field.Wn" };
  BstAction first, other;
  char text[BST_ACTION_TEXT];

  tap_ok (act ("place 1,0 0"), "a straight road goes on to the east");
  tap_ok (bst_action_parse (state, "claim follower field.Ne", &first, NULL), "a field is named");
  bst_action_format (state, &first, text);
  for (size_t i = 0; i < sizeof same / sizeof *same; i++)
    {
      char spelled[64];

      snprintf (spelled, sizeof spelled, "claim follower %s", same[i]);
      tap_ok (bst_action_parse (state, spelled, &other, NULL)
                && bst_action_equal (&first, &other),
              "%s is %s", spelled, text);
    }
  tap_ok (bst_action_parse (state, "claim follower road.W", &first, NULL)
            && bst_action_parse (state, "claim follower road.E", &other, NULL)
            && bst_action_equal (&first, &other),
          "a road has the name of either end");
}

/* Each verb is read as it is written, whatever its module; a text that is cut is
 * refused or is another action that is read as it is written. */
static void
test_all_verbs (void)
{
  static const char *const texts[] = {
    "first 2", "deal 1 base/V", "draw base/X", "refuse", "place 3,-1 270", "place 0,1 0 base/C",
    "gold 0,0", "move follower 0,0/city.N", "move follower off", "robber 49",
    "claim follower road.E", "claim follower 0,0/road.E", "claim follower NE",
    "claim follower 0,0/SW", "fly follower", "evict 2.follower@0,0/city.N",
    "fairy 1.follower@0,0/road.E", "fairy 0,0", "recall 1.follower@0,0/road.E", "roll 3",
    "land 0,0/road.E", "ferry 0,0 N W", "end", "dragon -7,12", "score 0,0/city.N",
    "pawn marker", "pawn messenger", "message 8", "use", "points",
    "choose 1.follower@0,0/city.N", "choose 0,0/city.N", "rob 2",
    "wagon 1.follower@0,0/road.E 1,0/road.E", "circle add", "circle remove", "again",
    "pass",
  };
  bool seen[BST_N_VERBS] = { false };
  unsigned missing = 0;

  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
    {
      char written[BST_ACTION_TEXT], cut[BST_ACTION_TEXT];
      BstAction action, again;
      bool good = bst_action_parse (state, texts[i], &action, NULL);

      bst_action_format (state, &action, written);
      tap_ok (good && strcmp (written, texts[i]) == 0, "“%s” is written as it is read (%s)",
              texts[i], good ? written : "not read");
      seen[good ? action.verb : 0] = true;
      for (size_t n = 1; n < strlen (texts[i]); n++)
        {
          snprintf (cut, n + 1, "%s", texts[i]);
          if (!bst_action_parse (state, cut, &action, NULL))
            continue;
          bst_action_format (state, &action, written);
          if (!bst_action_parse (state, written, &again, NULL)
              || !bst_action_equal (&action, &again))
            tap_ok (false, "“%s”, cut to “%s”, is written as “%s”", texts[i], cut, written);
        }
    }
  for (unsigned verb = 1; verb < BST_N_VERBS; verb++)
    missing += !seen[verb];
  tap_ok (missing == 0, "no verb is left out (%u)", missing);
}

/* Two orders of play, one position: the hash does not know the way. */
static void
test_dump (void)
{
  char *dump = kit_dump (state);
  uint64_t hash = UINT64_C (0xcbf29ce484222325);
  char small[8];
  size_t length = bst_state_dump (state, small, sizeof small);

  for (const char *c = dump; *c != '\0'; c++)
    hash = (hash ^ (unsigned char) *c) * UINT64_C (0x100000001b3);
  tap_ok (hash == bst_state_hash (state), "the hash is the FNV-1a of the dump");
  tap_ok (length == strlen (dump) && strncmp (small, dump, 7) == 0 && small[7] == '\0',
          "a dump is cut to the room there is and tells its length");
  free (dump);
}

static void
test_copy (void)
{
  BstState *copy = kit_start (setup);
  uint64_t before = bst_state_hash (state);

  bst_state_copy (copy, state);
  tap_ok (memcmp (copy, state, bst_setup_state_size (setup)) == 0, "a copy is the same bytes");
  bst_state_apply (copy, &(BstAction) { .verb = BST_VERB_PASS }, NULL);
  tap_ok (bst_state_hash (state) == before && bst_state_hash (copy) != before,
          "what is done to a copy leaves the state alone");
  free (copy);
}

int
main (void)
{
  start_with ("draw base/U");
  test_bad_texts ();
  test_ports ();
  test_all_verbs ();
  test_dump ();
  test_copy ();
  stop ();
  return tap_done ();
}
