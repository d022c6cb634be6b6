/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games at their limits: what a tile may complete at once, and what modules
 * add to the tiles.
 */

#include <stdio.h>
#include <stdlib.h>

#include "capacity.h"

#include "kit.h"
#include "tap.h"

static KitTiles kit;

static void
expect (const BstConfig *config, BstSetupFault fault, long number, const char *what)
{
  BstSetupError error;
  BstSetup *setup = bst_setup_new (config, &error);

  tap_ok (error.fault == fault && error.number == number && (setup != NULL) == (fault == 0),
          "%s (fault %d, %ld of %ld)", what, error.fault, error.number, error.limit);
  if (setup != NULL)
    bst_setup_unref (setup);
}

/* Random actions until a decision of a kind is open; true if it is. */
static bool
play_until (BstState *state, BstDecisionKind kind)
{
  uint64_t random = 1;

  while (!bst_state_is_over (state) && bst_state_decision (state).kind != kind)
    {
      BstAction action;

      kit_choose (state, &random, &action);
      bst_state_apply (state, &action, NULL);
    }
  return !bst_state_is_over (state);
}

static void
place_at (BstState *state, int x, int y)
{
  if (play_until (state, BST_DECISION_PLACE))
    bst_state_apply (state,
                     &(BstAction) { .verb = BST_VERB_PLACE, .x = (int16_t) x, .y = (int16_t) y },
                     NULL);
}

/* Five rows of five tiles, each with as many monasteries as fit on one, the one
 * in the middle last: it completes those of nine tiles at once. */
static void
test_completed_at_once (void)
{
  static const char *const rich[] = {
    "field Nw Ne En Es Se Sw Ws Wn", "monastery", "monastery", "monastery", "monastery",
    "monastery", "monastery", "monastery", "monastery", "monastery", "monastery",
    "monastery", "monastery", "monastery", "monastery", "monastery", NULL,
  };
  static const char *const modules[] = { "base" };
  static const BstPieceCount none[] = { { "follower", 0 } };
  BstConfig config = { .n_seats = 1, .tiles = kit.counts, .modules = modules,
                       .n_modules = 1, .pieces = none, .n_pieces = 1 };
  BstSetup *setup;
  BstState *state;
  unsigned complete = 0;

  kit.n = 0;
  kit_add_tile (&kit, "rich", 26, rich)->start = true;
  config.n_tiles = kit.n;
  setup = kit_build (&config);
  state = kit_start (setup);
  for (int i = 1; i < 25; i++)
    if (i % 5 != 2 || i / 5 != 2)
      place_at (state, i % 5, i / 5);
  place_at (state, 2, 2);
  play_until (state, BST_DECISION_DRAW);
  for (unsigned i = 0; i < bst_state_n_tiles (state) * 16; i++)
    complete += bst_feature_complete (state, (BstSegmentId) i)
                && bst_feature_scored (state, (BstSegmentId) i);
  tap_ok (complete == 9 * 15, "a tile completes 135 monasteries at once (%u)", complete);
  tap_ok (bst_state_check (state) == NULL, "and the position is consistent");
  free (state);
  bst_setup_unref (setup);
}

/* Abbeys come to the tiles as many times as there are seats. */
static void
test_what_modules_add (void)
{
  static const char *const full[] = {
    "field Nw Ne En Es Se Sw Ws Wn", "city", "city", "city", "city", "city", "city", "city",
    "city", "city", "city", "city", "city", "city", "city", "city", NULL,
  };
  static const char *const monastery[] = { "monastery", NULL };
  static const char *const modules[] = { "base", "abbey-and-mayor" };
  BstConfig config = { .n_seats = 8, .tiles = kit.counts, .n_tiles = 2,
                       .modules = modules, .n_modules = 2 };
  BstTile *abbey;

  kit.n = 0;
  kit_add_tile (&kit, "full", 4060, full);
  abbey = kit_add_tile (&kit, "abbey", 5, monastery);
  snprintf (abbey->set, sizeof abbey->set, "abbey-and-mayor");
  abbey->any_edge = true;
  abbey->group = BST_GROUP_HAND;
  expect (&config, BST_SETUP_OK, 0, "64,960 segments and 40 abbeys are allowed");
  kit.counts[1].count = 6;
  expect (&config, BST_SETUP_SEGMENTS, 64960 + 48, "with eight abbeys more they are too many");
  kit.counts[0].count = 100;
  kit.counts[1].count = 1000;
  expect (&config, BST_SETUP_OK, 0, "a thousand abbeys for each are allowed");
  kit.counts[1].count = 2000;
  expect (&config, BST_SETUP_TILES, 16100, "two thousand are too many tiles");
  kit.counts[1].count = 9900;
  expect (&config, BST_SETUP_TILES, 79300, "and so are as many as a set may have");
}

/* Whether a game comes to its end with that many tiles laid. */
static bool
ends_with (const BstConfig *config, size_t n_tiles)
{
  BstSetup *setup = kit_build (config);
  BstState *state = kit_start (setup);
  bool good = !play_until (state, BST_DECISION_OVER) && bst_state_n_tiles (state) == n_tiles
              && bst_state_check (state) == NULL;

  free (state);
  bst_setup_unref (setup);
  return good;
}

/* Games with hardly anything in them end as others do. */
static void
test_next_to_nothing (void)
{
  static const char *const monastery[] = { "monastery", NULL };
  static const char *const modules[] = {
    "base", "abbot", "river", "inns-and-cathedrals", "traders-and-builders",
    "princess-and-dragon", "abbey-and-mayor", "king-and-robber-baron",
  };
  static const BstPieceCount none[] = {
    { "follower", 0 }, { "abbot", 0 }, { "large", 0 }, { "builder", 0 }, { "pig", 0 },
    { "dragon", 0 }, { "fairy", 0 }, { "mayor", 0 }, { "wagon", 0 }, { "barn", 0 },
  };
  static const BstPieceCount barns[] = { { "barn", BST_MAX_PIECES_PER_SEAT - 14 } };
  BstConfig config = { .n_seats = 8, .tiles = kit.counts, .modules = modules, .n_modules = 8 };
  BstTile *abbey;

  kit.n = 0;
  abbey = kit_add_tile (&kit, "abbey", 1, monastery);
  snprintf (abbey->set, sizeof abbey->set, "abbey-and-mayor");
  abbey->any_edge = true;
  abbey->group = BST_GROUP_HAND;
  config.n_tiles = kit.n;
  tap_ok (ends_with (&config, 0), "a game of abbeys alone is over at once");
  kit.n = 0;
  kit_add_set (&kit, "base");
  config.n_tiles = kit.n;
  config.pieces = none;
  config.n_pieces = sizeof none / sizeof *none;
  tap_ok (ends_with (&config, 72), "all rules are played without a figure");
  config.pieces = barns;
  config.n_pieces = 1;
  tap_ok (ends_with (&config, 72), "and with fifty barns for each of eight");
}

/* What has no room among the events is lost and changes none that had. */
static void
test_lost_events (void)
{
  BstSetup *setup = kit_setup ("base", 2, 1);
  BstState *state = kit_start (setup), *copy = kit_start (setup);
  static BstEvent all[4096];
  bool same = true, lost = false, returned = false;
  uint64_t random = 1;

  while (!bst_state_is_over (state))
    {
      BstEvent one[1];
      BstEvents many = { .items = all, .max = 4096 }, few = { .items = one, .max = 1 };
      BstAction action;

      kit_choose (state, &random, &action);
      bst_state_copy (copy, state);
      bst_state_apply (copy, &action, &few);
      bst_state_apply (state, &action, &many);
      same &= (few.n == 0 || one[0].kind == all[0].kind) && few.lost == (many.n > 1);
      lost |= few.lost;
      for (size_t i = 1; i < many.n; i++)
        returned |= all[i].kind == BST_EVENT_RETURNED;
    }
  tap_ok (lost && returned && same, "events without room change none of those that have it");
  free (state);
  free (copy);
  bst_setup_unref (setup);
}

int
main (void)
{
  test_completed_at_once ();
  test_what_modules_add ();
  test_next_to_nothing ();
  test_lost_events ();
  return tap_done ();
}
