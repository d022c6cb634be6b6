/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Abbeys as tiles of the hand: what is told about them, and what they change
 * where the stack is counted.
 */

#include <stdlib.h>
#include <string.h>

#include "expansion.h"
#include "kit.h"
#include "tap.h"

/* A plain with an abbey for each player. */
static BstSetup *
plain (unsigned seats, unsigned copies, bool with_module)
{
  static const char *const field[] = { "field Nw Ne En Es Se Sw Ws Wn", NULL };
  static const char *const monk[] = { "monastery", NULL };
  static const char *const modules[] = { "base", "abbey-and-mayor" };
  static KitTiles kit;
  BstTile *abbey;

  memset (&kit, 0, sizeof kit);
  kit_add_tile (&kit, "P", 12, field)->start = true;
  abbey = kit_add_tile (&kit, "A", copies, monk);
  strcpy (abbey->set, "abbey-and-mayor");
  strcpy (abbey->key, "abbey");
  abbey->any_edge = true;
  abbey->group = BST_GROUP_HAND;
  return kit_build (&(BstConfig) { .n_seats = seats, .tiles = kit.counts, .n_tiles = kit.n,
                                   .modules = modules, .n_modules = with_module ? 2 : 1,
                                   .seed = 1 });
}

/* Does the action with that text; false if it is not legal. */
static bool
act (BstState *state, const char *text)
{
  BstAction action;

  if (!bst_action_parse (state, text, &action, NULL) || !bst_state_test (state, &action, NULL))
    return false;
  bst_state_apply (state, &action, NULL);
  return true;
}

/* Draws and lays a plain tile without a figure; an abbey is left in the hand. */
static bool
lay (BstState *state, const char *place)
{
  if (bst_state_decision (state).kind == BST_DECISION_HAND && !act (state, "pass"))
    return false;
  if (!act (state, "draw own/P") || !act (state, place))
    return false;
  if (bst_state_decision (state).kind == BST_DECISION_MAIN && !act (state, "pass"))
    return false;
  return act (state, "end");
}

static bool
ring (BstState *state)
{
  return lay (state, "place 1,0 0") && lay (state, "place 1,1 0") && lay (state, "place 1,2 0")
         && lay (state, "place 0,2 0") && lay (state, "place -1,0 0")
         && lay (state, "place -1,1 0");
}

static void
test_hands (void)
{
  BstSetup *setup = plain (3, 1, true), *two = plain (2, 2, true), *without = plain (2, 1, false);
  BstState *state = kit_start (setup), *rich = kit_start (two), *bare = kit_start (without);
  unsigned abbey = (unsigned) bst_setup_find_kind (setup, "abbey-and-mayor/abbey");

  tap_ok (bst_state_abbeys (state, 1) == 1 && bst_state_abbeys (state, 3) == 1,
          "each of three players has an abbey");
  tap_ok (bst_state_abbeys (rich, 2) == 2, "with two copies each has two");
  tap_ok (bst_state_abbeys (bare, 1) == 0, "without the module nobody has one");
  tap_ok (bst_state_stack (state) == 11 && bst_state_left (state, abbey) == 0
            && !bst_state_drawable (state, abbey),
          "abbeys are no part of the stack");
  tap_ok (bst_setup_kind_count (setup, abbey) == 3, "the game has as many as players");
  free (state);
  free (rich);
  free (bare);
  bst_setup_unref (setup);
  bst_setup_unref (two);
  bst_setup_unref (without);
}

static void
test_hole (void)
{
  BstSetup *setup = plain (1, 1, true);
  BstState *state = kit_start (setup);

  tap_ok (ring (state), "a ring with a hole is laid");
  tap_ok (bst_state_decision (state).kind == BST_DECISION_HAND, "the hole is offered");
  tap_ok (lay (state, "place 1,-1 0") && lay (state, "place 0,-1 0")
            && lay (state, "place -1,-1 0") && lay (state, "place -1,2 0")
            && lay (state, "place 2,0 0"),
          "all tiles are laid but for the abbey");
  tap_ok (bst_state_stack (state) == 0 && bst_state_is_over (state), "the stack is empty");
  tap_ok (!bst_state_cell_is_dead (state, 0, 1), "an abbey could fill the hole");
  tap_ok (bst_state_cell_is_dead (state, 3, 0), "nothing could be laid beside one tile");
  free (state);
  bst_setup_unref (setup);
}

int
main (void)
{
  test_hands ();
  test_hole ();
  return tap_done ();
}
