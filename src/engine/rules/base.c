/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The base game: roads, cities, monasteries and fields, followers and what
 * they score.  Rule texts: the big box's rulebook (S0) from "Gameplay" to
 * "Game End and Final Scoring", and the online help's table (S3) for farmers.
 * Gardens and rivers are known here, so that tiles and rules of other modules
 * are separate switches; nobody may claim either.
 */

#include "core.h"

enum
{
  EDGE_FIELD = 1,
  EDGE_CITY,
  EDGE_ROAD,
  EDGE_RIVER,
};

/* Order of scoring (R36). */
enum
{
  RANK_ROAD,
  RANK_CITY,
  RANK_MONASTERY,
  RANK_GARDEN,
  RANK_FIELD,
};

static const char *const four_two[] = { "4", "2", NULL };
static const char *const on_off[] = { "on", "off", NULL };
static const char *const choose_random[] = { "choose", "random", NULL };
static const char *const end_conditions[] = { "last-tile", "no-tile", NULL };

static const BstOptionDef options[] = {
  { "base.two-tile-city", four_two, 0, 1 },
  { "base.farmers", on_off, 0, 50 },
  { "base.first-player", choose_random, 0, 51 },
  { "end.condition", end_conditions, 0, 49 },
};

/* ---- What features are worth ---- */

/* S0: 1 a tile, completed or not. */
static void
road_terms (const BstState *state, BstSegmentId root, BstSheet *sheet)
{
  bst_sheet_add (sheet, BST_TERM_TILES, (int) bst_feature_tiles (state, root), 1);
}

/* S0: 2 a tile and 2 a shield; at the end of the game half of that.  R1: a
 * completed city of two tiles may be worth 1 a tile and 1 a shield. */
static void
city_terms (const BstState *state, BstSegmentId root, BstSheet *sheet)
{
  int tiles = (int) bst_feature_tiles (state, root);
  int shields = (int) bst_feature_counter (state, root, BST_ATTR_SHIELDS);
  int each = sheet->when == BST_WHEN_COMPLETED ? 2 : 1;

  if (tiles == 2 && state->setup->small_cities)
    each = 1;
  bst_sheet_add (sheet, BST_TERM_TILES, tiles, each);
  bst_sheet_add (sheet, BST_TERM_SHIELDS, shields, each);
}

/* S0: 1 for the monastery's tile and 1 for each of the eight around it. */
static void
monastery_terms (const BstState *state, BstSegmentId root, BstSheet *sheet)
{
  bst_sheet_add (sheet, BST_TERM_NEIGHBORS, 9 - (int) bst_feature_open (state, root), 1);
}

/* S3: 3 for each completed city that touches the field, at the end only; a
 * field that gives way to what it was joined to is worth 1 a city. */
static void
field_terms (const BstState *state, BstSegmentId root, BstSheet *sheet)
{
  int each = sheet->when == BST_WHEN_JOINED ? 1 : 3;

  if (sheet->when != BST_WHEN_COMPLETED)
    bst_sheet_add (sheet, BST_TERM_CITIES, (int) bst_field_cities (state, root, NULL, 0),
                   each);
}

/* ---- Set-up ---- */

static void
setup_features (BstSetup *setup)
{
  BstFeatureDef *features = setup->features;

  features[BST_FEATURE_FIELD]
    = (BstFeatureDef){ true, false, EDGE_FIELD, BST_ENDS_NEVER, RANK_FIELD, field_terms };
  features[BST_FEATURE_CITY]
    = (BstFeatureDef){ true, false, EDGE_CITY, BST_ENDS_CLOSES, RANK_CITY, city_terms };
  features[BST_FEATURE_ROAD]
    = (BstFeatureDef){ true, false, EDGE_ROAD, BST_ENDS_CLOSES, RANK_ROAD, road_terms };
  features[BST_FEATURE_RIVER]
    = (BstFeatureDef){ true, false, EDGE_RIVER, BST_ENDS_NEVER, RANK_FIELD, NULL };
  features[BST_FEATURE_MONASTERY]
    = (BstFeatureDef){ true, false, 0, BST_ENDS_SURROUNDED, RANK_MONASTERY, monastery_terms };
  features[BST_FEATURE_GARDEN]
    = (BstFeatureDef){ true, false, 0, BST_ENDS_SURROUNDED, RANK_GARDEN, monastery_terms };
}

static void
setup (BstSetup *self)
{
  unsigned claims
    = 1u << BST_FEATURE_CITY | 1u << BST_FEATURE_ROAD | 1u << BST_FEATURE_MONASTERY;

  setup_features (self);
  if (bst_setup_option (self, "base.farmers") == 0)
    claims |= 1u << BST_FEATURE_FIELD;
  bst_setup_add_counter (self, BST_ATTR_SHIELDS);
  bst_setup_add_piece (self,
                       &(BstPieceDef){
                         .name = "follower",
                         .flags = BST_PIECE_FOLLOWER | BST_PIECE_FLIES | BST_PIECE_PORTALS
                                  | BST_PIECE_EATEN | BST_PIECE_EVICTED | BST_PIECE_CIRCLES,
                         .claims = (uint16_t) claims,
                         .weight = 1,
                         .count = 7,
                       });
  self->small_cities = bst_setup_option (self, "base.two-tile-city") == 1;
  self->random_first = bst_setup_option (self, "base.first-player") == 1;
  self->end_on_last_tile = bst_setup_option (self, "end.condition") == 0;
}

/* ---- Placing a follower: any piece kind by its table row; the core lists it ---- */

/* S0 Summary 2: only a feature of the tile just placed, and only if nobody
 * stands in it. */
static bool
test_claim (const BstState *state, const BstAction *action, BstRefusal *why)
{
  const BstSetup *set = state->setup;
  const BstPlaced *tile = bst_placed (state, state->part_tile);
  unsigned seat = bst_current_part (state)->seat, feature;
  BstAction plain = { .verb = BST_VERB_CLAIM,
                      .piece = action->piece,
                      .x = action->x,
                      .y = action->y,
                      .slot = action->slot };

  if (action->verb != BST_VERB_CLAIM)
    return bst_refuse (why, BST_REFUSAL_WRONG_VERB);
  if (!bst_action_equal (&plain, action) || action->piece >= set->n_piece_kinds)
    return bst_refuse (why, BST_REFUSAL_NO_SITE);
  if (set->pieces[action->piece].claims == 0) /* another module's */
    return bst_refuse (why, BST_REFUSAL_WRONG_VERB);
  if (action->x != tile->x || action->y != tile->y)
    return bst_refuse (why, BST_REFUSAL_OTHER_TILE);
  if (action->slot >= set->info[tile->kind].n_segments)
    return bst_refuse (why, BST_REFUSAL_NO_SITE);
  feature = set->info[tile->kind].feature[action->slot];
  if (!(set->pieces[action->piece].claims >> feature & 1))
    return bst_refuse_kind (feature, why);
  if (!bst_feature_is_free (state, tile->first + action->slot))
    return bst_refuse_occupied (state, (BstSegmentId) (tile->first + action->slot), why);
  if (state->supply[seat][action->piece] == 0)
    return bst_refuse (why, BST_REFUSAL_NO_PIECE);
  return bst_may_put (state, action->piece, state->part_tile,
                      (BstSegmentId) (tile->first + action->slot), why);
}

static bool
take_claim (BstState *state, const BstAction *action, BstEvents *events)
{
  const BstPlaced *tile = bst_placed (state, state->part_tile);
  int id;

  if (action->verb != BST_VERB_CLAIM || action->slot >= BST_SLOT_CORNER || action->slot2 != 0
      || state->setup->pieces[action->piece].claims == 0 || action->x != tile->x
      || action->y != tile->y)
    return false;
  id = bst_piece_in_supply (state, bst_current_part (state)->seat, action->piece);
  bst_piece_put (state, (unsigned) id, (BstSegmentId) (tile->first + action->slot),
                 BST_NO_SEGMENT, events);
  return true;
}

const BstModule bst_rules_base = {
  .id = "base",
  .is_game = true,
  .is_public = true,
  .options = options,
  .n_options = sizeof options / sizeof *options,
  .hooks = {
    .setup = setup,
    .main_test = test_claim,
    .main_take = take_claim,
  },
};
