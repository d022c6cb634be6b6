/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Set-ups: what is refused, with which code and values, and what is allowed up
 * to the last number.
 */

#include <string.h>

#include "capacity.h"

#include "kit.h"
#include "tap.h"

static KitTiles kit;
static const char *const field_tile[]
  = { "field Nw Ne En Es Se Sw Ws Wn", NULL };
static const char *const sixteen[] = {
  "field Nw Ne En Es Se Sw Ws Wn", "city", "city", "city", "city", "city", "city", "city",
  "city", "city", "city", "city", "city", "city", "city", "city", NULL,
};
static const char *modules[] = { "base", "river", "base", "test", "nonsense" };

static BstConfig
good_config (void)
{
  kit.n = 0;
  kit_add_set (&kit, "base");
  return (BstConfig) { .n_seats = 2, .tiles = kit.counts, .n_tiles = kit.n,
                       .modules = modules, .n_modules = 1 };
}

static void
refused (const BstConfig *config, BstSetupFault fault, const char *text, const char *what)
{
  BstSetupError error = { 0 };
  BstSetup *setup = bst_setup_new (config, &error);

  tap_ok (setup == NULL && error.fault == fault
            && (text == NULL || strcmp (error.text, text) == 0),
          "%s is refused with code %d (%d, \"%s\")", what, fault, error.fault, error.text);
  if (setup != NULL)
    bst_setup_unref (setup);
}

static void
accepted (const BstConfig *config, const char *what)
{
  BstSetupError error = { 0 };
  BstSetup *setup = bst_setup_new (config, &error);
  BstState *state = setup ? bst_state_new (setup, NULL) : NULL;

  tap_ok (state != NULL && bst_state_check (state) == NULL, "%s is allowed (%d, \"%s\")", what,
          error.fault, error.text);
  free (state);
  if (setup != NULL)
    bst_setup_unref (setup);
}

static void
test_seats (void)
{
  BstConfig config = good_config ();

  config.n_seats = 0;
  refused (&config, BST_SETUP_SEATS, NULL, "no player");
  config.n_seats = BST_MAX_SEATS + 1;
  refused (&config, BST_SETUP_SEATS, NULL, "a ninth player");
  config.n_seats = BST_MAX_SEATS;
  accepted (&config, "eight players");
  config.n_seats = 1;
  accepted (&config, "one player");
}

static void
test_modules (void)
{
  BstConfig config = good_config ();

  config.n_modules = 0;
  refused (&config, BST_SETUP_NO_GAME, NULL, "no module");
  config.modules = modules + 1;
  config.n_modules = 1;
  refused (&config, BST_SETUP_NO_GAME, NULL, "the river without a game");
  config.n_modules = 2;
  accepted (&config, "the river named before the base game");
  config.modules = modules;
  config.n_modules = 3;
  refused (&config, BST_SETUP_MODULE_TWICE, "base", "a module named twice");
  config.n_modules = 1;
  config.modules = modules + 4;
  refused (&config, BST_SETUP_MODULE_UNKNOWN, "nonsense", "a module that is not there");
}

static void
test_options (void)
{
  BstConfig config = good_config ();
  BstOptionValue unknown = { "base.nonsense", "on" }, value = { "base.farmers", "maybe" };
  BstOptionValue good = { "base.farmers", "off" };
  BstPieceCount pieces[] = { { "elephant", 1 }, { "follower", BST_MAX_PIECES_PER_SEAT + 1 },
                             { "follower", BST_MAX_PIECES_PER_SEAT } };

  config.n_options = config.n_pieces = 1;
  config.pieces = &pieces[2];
  config.options = &unknown;
  refused (&config, BST_SETUP_OPTION_UNKNOWN, "base.nonsense", "an unknown option");
  config.options = &value;
  refused (&config, BST_SETUP_OPTION_VALUE, "base.farmers=maybe", "an unknown value");
  config.options = &good;
  accepted (&config, "64 figures a player");
  config.pieces = &pieces[0];
  refused (&config, BST_SETUP_PIECE_UNKNOWN, "elephant", "an unknown figure");
  config.pieces = &pieces[1];
  refused (&config, BST_SETUP_PIECES, NULL, "a 65th figure");
}

static void
test_draws (void)
{
  BstConfig config = good_config ();
  const char *draws[] = { "draw base/V", "draw base/nonsense" };

  config.draws = draws;
  config.n_draws = 2;
  refused (&config, BST_SETUP_DRAW, "draw base/nonsense", "a draw that cannot be read");
  config.n_draws = 1;
  accepted (&config, "a forced draw");
}

static void
test_sizes (void)
{
  BstConfig config = good_config ();

  kit.n = 0;
  kit_add_tile (&kit, "many", BST_MAX_TILES, field_tile);
  config.n_tiles = 1;
  accepted (&config, "10,000 tiles");
  kit.counts[0].count = BST_MAX_TILES + 1;
  refused (&config, BST_SETUP_TILES, NULL, "one tile more");
  config.n_tiles = 0;
  refused (&config, BST_SETUP_TILES, NULL, "no tile");
  kit.n = 0;
  kit_add_tile (&kit, "rich", BST_MAX_SEGMENT_COUNT / BST_MAX_SEGMENTS, sixteen);
  config.n_tiles = 1;
  accepted (&config, "64,992 segments");
  kit.counts[0].count++;
  refused (&config, BST_SETUP_SEGMENTS, NULL, "more than 65,000 segments");
}

static void
test_tiles (void)
{
  static const char *const forest[] = { "forest N", "field En Es Se Sw Ws Wn", NULL };
  static const char *const open[] = { "city N", NULL };
  static const char *const road[] = { "road E W", "field Nw Ne En Wn", "field Es Se Sw Ws", NULL };
  BstConfig config = good_config ();

  kit.n = 0;
  kit_add_tile (&kit, "wood", 1, forest);
  config.n_tiles = 1;
  refused (&config, BST_SETUP_FEATURE_KIND, "own/wood", "a feature of no module");
  kit.n = 0;
  kit_add_tile (&kit, "hole", 1, open);
  refused (&config, BST_SETUP_TILE_BAD, "own/hole", "a tile with open sides");
  kit.n = 0;
  kit_add_tile (&kit, "same", 1, field_tile);
  kit_add_tile (&kit, "same", 1, road);
  config.n_tiles = 2;
  refused (&config, BST_SETUP_TILE_TWICE, "own/same", "two kinds of one name");
}

/* Two base games are the same kinds with twice the copies. */
static void
test_copies (void)
{
  BstConfig config = good_config ();
  BstSetup *setup;
  int kind;

  for (size_t i = 0; i < kit.n; i++)
    kit.counts[i].count *= 2;
  setup = kit_build (&config);
  kind = bst_setup_find_kind (setup, "base/U");
  tap_ok (bst_setup_n_tiles (setup) == 144 && bst_setup_n_kinds (setup) == 24
            && kind >= 0 && bst_setup_kind_count (setup, (unsigned) kind) == 16,
          "two base games are 144 tiles of 24 kinds, 16 straight roads");
  bst_setup_unref (setup);
}

/* A line of many tiles, to the last one. */
static void
test_long_game (void)
{
  BstConfig config = good_config ();
  BstSetup *setup;
  BstState *state;
  uint64_t random = 1;

  kit.n = 0;
  kit_add_tile (&kit, "many", kit_times (1000, BST_MAX_TILES), field_tile);
  config.n_tiles = 1;
  setup = kit_build (&config);
  state = kit_start (setup);
  while (!bst_state_is_over (state))
    {
      BstAction action;

      kit_choose (state, &random, &action);
      if (bst_state_decision (state).kind == BST_DECISION_PLACE)
        action = (BstAction) { .verb = BST_VERB_PLACE,
                               .x = (int16_t) bst_state_n_tiles (state) };
      bst_state_apply (state, &action, NULL);
    }
  tap_ok (bst_state_n_tiles (state) == bst_setup_n_tiles (setup)
            && bst_state_check (state) == NULL,
          "a line of %zu tiles is played to its end", bst_state_n_tiles (state));
  free (state);
  bst_setup_unref (setup);
}

static void
starts (BstConfig *config, const BstStartTile *tiles, size_t n, bool good, const char *what)
{
  config->starts = tiles;
  config->n_starts = n;
  if (good)
    accepted (config, what);
  else
    refused (config, BST_SETUP_START, tiles[n - 1].tile, what);
}

/* base/U is a straight road from west to east, base/X a crossing of which there
 * is one, base/B a monastery in fields. */
static void
test_starts (void)
{
  static const BstStartTile far_off[] = { { "base/U", -7, 9, 1 }, { "base/B", -6, 9, 0 } };
  static const BstStartTile unknown[] = { { "base/nothing", 0, 0, 0 } };
  static const BstStartTile too_far[] = { { "base/U", BST_MAX_START + 1, 0, 0 } };
  static const BstStartTile turned[] = { { "base/U", 0, 0, 4 } };
  static const BstStartTile edges[] = { { "base/U", 0, 0, 0 }, { "base/B", 1, 0, 0 } };
  static const BstStartTile apart[] = { { "base/U", 0, 0, 0 }, { "base/B", 1, 1, 0 } };
  static const BstStartTile on_it[] = { { "base/U", 0, 0, 0 }, { "base/U", 0, 0, 0 } };
  static const BstStartTile twice[] = { { "base/X", 0, 0, 0 }, { "base/X", 1, 0, 0 } };
  BstConfig config = good_config ();
  BstSetup *setup;
  BstState *state;
  BstPlaced tile;
  int x0, y0, x1, y1;

  starts (&config, unknown, 1, false, "a start tile that is not in the game");
  starts (&config, too_far, 1, false, "a start tile far away");
  starts (&config, turned, 1, false, "a start tile turned four times");
  starts (&config, edges, 2, false, "start tiles with different edges");
  starts (&config, apart, 2, false, "start tiles apart");
  starts (&config, on_it, 2, false, "two start tiles on one cell");
  starts (&config, twice, 2, false, "a copy too many among the start tiles");
  starts (&config, far_off, 2, true, "two start tiles off the middle");

  setup = kit_build (&config);
  state = kit_start (setup);
  tile = bst_state_tile (state, 0);
  bst_state_bounds (state, &x0, &y0, &x1, &y1);
  tap_ok (bst_state_n_tiles (state) == 2 && tile.x == -7 && tile.y == 9 && tile.rot == 1
            && tile.seat == 0,
          "they lie where they were laid");
  tap_ok (x0 == -7 && y0 == 9 && x1 == -6 && y1 == 9, "the bounds are theirs");
  tap_ok (bst_state_stack (state) == 70, "they are out of the stack");
  free (state);
  bst_setup_unref (setup);
}

int
main (void)
{
  test_seats ();
  test_starts ();
  test_modules ();
  test_options ();
  test_draws ();
  test_sizes ();
  test_tiles ();
  test_copies ();
  test_long_game ();
  return tap_done ();
}
