/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Features taken apart and joined again, links made and moved, and a board
 * turned by a quarter.
 */

#include <string.h>

#include "core.h"

#include "kit.h"
#include "oracle.h"
#include "tap.h"

/* ---- Rebuilding changes nothing ---- */

static const char *
rebuild_all (Oracle *oracle, BstState *state)
{
  uint64_t before = bst_state_hash (state);

  for (unsigned i = 0; i < state->n_segments; i++)
    {
      BstSegmentId name = bst_feature_name (state, (BstSegmentId) i);
      unsigned tiles = bst_feature_tiles (state, (BstSegmentId) i);

      bst_feature_rebuild (state, (BstSegmentId) i, NULL);
      if (bst_feature_name (state, (BstSegmentId) i) != name
          || bst_feature_tiles (state, (BstSegmentId) i) != tiles)
        return "a rebuilt feature is another one";
    }
  if (bst_state_hash (state) != before)
    return "the position has changed";
  return oracle_compare (oracle, state);
}

static void
test_rebuild (const char *modules)
{
  BstSetup *setup = kit_setup (modules, 2, 11);
  BstState *state = kit_start (setup), *copy = kit_start (setup);
  Oracle *oracle = oracle_new ((int) bst_setup_n_tiles (setup));
  const char *fault = NULL;
  uint64_t random = 11;

  while (fault == NULL && !bst_state_is_over (state))
    {
      BstAction action;

      kit_choose (state, &random, &action);
      bst_state_apply (state, &action, NULL);
      bst_state_copy (copy, state);
      fault = rebuild_all (oracle, copy);
    }
  tap_ok (fault == NULL, "%s: rebuilding every feature after every action: %s", modules,
          fault ? fault : "nothing changes");
  oracle_free (oracle);
  free (state);
  free (copy);
  bst_setup_unref (setup);
}

/* ---- Links ---- */

/* Two roads of different features, or false. */
static bool
find_roads (const BstState *state, unsigned from, BstSegmentId *a, BstSegmentId *b)
{
  for (unsigned i = from; i < state->n_segments; i++)
    for (unsigned k = i + 1; k < state->n_segments; k++)
      if (bst_segment_def (state, (BstSegmentId) i)->kind == BST_FEATURE_ROAD
          && bst_segment_def (state, (BstSegmentId) k)->kind == BST_FEATURE_ROAD
          && !bst_feature_same (state, (BstSegmentId) i, (BstSegmentId) k))
        {
          *a = (BstSegmentId) i;
          *b = (BstSegmentId) k;
          return true;
        }
  return false;
}

/* Makes a link, moves it away and back; the oracle looks on. */
static const char *
link_and_move (Oracle *oracle, BstState *state)
{
  BstSegmentId a, b, c, d;
  unsigned first;
  const char *fault;
  int link;

  if (!find_roads (state, 0, &a, &b))
    return NULL;
  first = bst_feature_tiles (state, a);
  link = bst_link_make (state, a, b, NULL);
  if (link < 0 || !bst_feature_same (state, a, b))
    return "a link does not join two roads";
  if ((fault = oracle_compare (oracle, state)) != NULL)
    return fault;
  if (!find_roads (state, a + 1u, &c, &d))
    return NULL;
  bst_link_move (state, (unsigned) link, c, d, NULL);
  if ((fault = oracle_compare (oracle, state)) != NULL)
    return fault;
  bst_link_move (state, (unsigned) link, a, b, NULL);
  if (!bst_feature_same (state, a, b) || bst_feature_tiles (state, a) < first)
    return "a link moved back does not join again";
  return oracle_compare (oracle, state);
}

static void
test_links (void)
{
  BstSetup *setup = kit_setup ("base,test", 2, 3);
  BstState *state = kit_start (setup), *copy = kit_start (setup);
  Oracle *oracle = oracle_new ((int) bst_setup_n_tiles (setup));
  const char *fault = NULL;
  uint64_t random = 3;

  while (fault == NULL && bst_state_n_tiles (state) < 30)
    {
      BstAction action;

      kit_choose (state, &random, &action);
      bst_state_apply (state, &action, NULL);
      bst_state_copy (copy, state);
      fault = link_and_move (oracle, copy);
    }
  tap_ok (fault == NULL, "links made and moved: %s",
          fault ? fault : "the oracle agrees after every one");
  oracle_free (oracle);
  free (state);
  free (copy);
  bst_setup_unref (setup);
}

/* ---- A turned board ---- */

/* A set-up whose kinds are all turned by a quarter; `count` as in the kit. */
static BstSetup *
turned_setup (KitTiles *kit, uint64_t seed)
{
  const char *modules[] = { "base" };
  BstConfig config = { .n_seats = 2, .tiles = kit->counts, .modules = modules,
                       .n_modules = 1, .seed = seed };

  kit->n = 0;
  kit_add_set (kit, "base");
  config.n_tiles = kit->n;
  for (size_t i = 0; i < kit->n; i++)
    for (int slot = 0; slot < kit->tiles[i].n_segments; slot++)
      {
        BstSegmentDef *def = &kit->tiles[i].segments[slot];

        def->ports = bst_ports_rotate (def->ports, 1);
      }
  return kit_build (&config);
}

/* The same action on the turned board: x, y become -y, x. */
static BstAction
turn (BstAction action)
{
  int16_t x = action.x;

  action.x = (int16_t) -action.y;
  action.y = x;
  return action;
}

static const char *
play_turned (uint64_t seed)
{
  static KitTiles kit;
  BstSetup *setup = kit_setup ("base", 2, seed), *turned = turned_setup (&kit, seed);
  BstState *one = kit_start (setup), *two = kit_start (turned);
  const char *fault = NULL;
  uint64_t random = seed;

  while (fault == NULL && !bst_state_is_over (one))
    {
      BstAction action, other;

      kit_choose (one, &random, &action);
      other = turn (action);
      if (!bst_state_test (two, &other, NULL))
        fault = "an action is not legal on the turned board";
      else if (bst_state_list (one, NULL, 0) != bst_state_list (two, NULL, 0))
        fault = "the boards have different numbers of actions";
      bst_state_apply (one, &action, NULL);
      bst_state_apply (two, &other, NULL);
      if (bst_state_score (one, 1) != bst_state_score (two, 1)
          || bst_state_score (one, 2) != bst_state_score (two, 2))
        fault = "the scores differ";
    }
  free (one);
  free (two);
  bst_setup_unref (setup);
  bst_setup_unref (turned);
  return fault;
}

static void
test_turned (void)
{
  const char *fault = NULL;
  unsigned games = kit_times (20, 500);

  for (uint64_t seed = 1; seed <= games && fault == NULL; seed++)
    fault = play_turned (seed);
  tap_ok (fault == NULL, "%u games on a board turned by a quarter: %s", games,
          fault ? fault : "the same actions and scores");
}

int
main (void)
{
  test_rebuild ("base");
  test_rebuild ("base,river,test");
  test_links ();
  test_turned ();
  return tap_done ();
}
