/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Abbeys, barns and wagons by a plain reading of S0: where they may go, and
 * what a barn does to its field.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "oracle-module.h"

/* ---- Barns ---- */

/* A junction is named by the cell south-east of it. */
static void
read_barns (Oracle *oracle, const BstState *state)
{
  int kind = oracle_piece (state, "barn");

  oracle->n_barns = 0;
  for (size_t i = 0; i < bst_state_n_pieces (state); i++)
    {
      BstPiece piece = bst_state_piece (state, i);
      BstPlaced tile;

      if (piece.kind != kind || piece.place != BST_AT_CORNER || oracle->n_barns == 512)
        continue;
      tile = bst_state_tile (state, piece.tile);
      oracle->barns[oracle->n_barns++]
        = (OracleBarn) { .seat = piece.seat,
                         .x = tile.x + (piece.corner < 2),
                         .y = tile.y + (piece.corner == 1 || piece.corner == 2),
                         .fresh = piece.tile == bst_state_tile_of_part (state) };
    }
}

/* The feature of a field that has both half edges at a corner of a tile. */
static int
corner_field (const Oracle *oracle, int x, int y, unsigned both)
{
  int tile = oracle_tile_at (oracle, x, y);

  if (tile < 0)
    return -1;
  for (int slot = 0; slot < oracle->tiles[tile].tile->n_segments; slot++)
    {
      const OracleTile *it = &oracle->tiles[tile];

      if ((oracle_ports (it->tile, slot, it->rot) & both) == both)
        return oracle->segments[it->first + slot].feature;
    }
  return -1;
}

/* "The corner of each tile forming this junction must only depict a field": the
 * field's feature, or -1. */
static int
junction_field (const Oracle *oracle, int x, int y)
{
  int a = corner_field (oracle, x, y, 1u << BST_PORT_NW | 1u << BST_PORT_WN);
  int b = corner_field (oracle, x - 1, y, 1u << BST_PORT_NE | 1u << BST_PORT_EN);
  int c = corner_field (oracle, x, y - 1, 1u << BST_PORT_SW | 1u << BST_PORT_WS);
  int d = corner_field (oracle, x - 1, y - 1, 1u << BST_PORT_SE | 1u << BST_PORT_ES);

  return a >= 0 && b >= 0 && c >= 0 && d >= 0 ? a : -1;
}

static bool
is_in (const Oracle *oracle, int barn, int feature)
{
  return junction_field (oracle, oracle->barns[barn].x, oracle->barns[barn].y) == feature;
}

static bool
has_barn (const Oracle *oracle, int feature)
{
  for (int i = 0; i < oracle->n_barns; i++)
    if (is_in (oracle, i, feature))
      return true;
  return false;
}

/* What farmers get for each city: 3, or 1 where their field was joined to that
 * of a barn which was there before; 3 for all that is no barn's field. */
static int
farmer_points (const Oracle *oracle, int feature)
{
  bool fresh = false;

  for (int i = 0; i < oracle->n_barns; i++)
    fresh |= oracle->barns[i].fresh && is_in (oracle, i, feature);
  return has_barn (oracle, feature) && !fresh ? 1 : 3;
}

/* "4 points per completed city", R22: to each owner once, or for each barn. */
static void
add_barns (const Oracle *oracle, int points[BST_MAX_SEATS + 1])
{
  int *cities = malloc (sizeof *cities * BST_MAX_TILES);

  for (int i = 0; i < oracle->n_barns; i++)
    {
      int field = junction_field (oracle, oracle->barns[i].x, oracle->barns[i].y);
      bool again = false;

      for (int k = 0; k < i && !oracle->rules.abbey.each_barn; k++)
        again |= oracle->barns[k].seat == oracle->barns[i].seat && is_in (oracle, k, field);
      if (field >= 0 && !again)
        points[oracle->barns[i].seat] += 4 * oracle_field_cities (oracle, field, cities);
    }
  free (cities);
}

static bool
may_stand (const Oracle *oracle, const BstState *state, int x, int y)
{
  int field = junction_field (oracle, x, y), kind = oracle_piece (state, "barn");

  return bst_state_supply (state, bst_state_active (state), (unsigned) kind) > 0 && field >= 0
         && (oracle->rules.abbey.shared || !has_barn (oracle, field))
         && (!oracle->rules.abbey.needs_farmer || oracle->features[field].followers > 0);
}

/* ---- Lists beside the engine's ---- */

static bool
is_listed (const BstAction *actions, size_t n, const BstAction *action)
{
  for (size_t i = 0; i < n; i++)
    if (bst_action_equal (&actions[i], action))
      return true;
  return false;
}

/* What else is in play may forbid figures, but never allows more. */
static const char *
compare_one (Oracle *oracle, const BstState *state, const BstAction *action, bool allowed,
             bool listed)
{
  char text[BST_ACTION_TEXT];

  if (listed == allowed
      || (allowed && bst_setup_has_module (bst_state_setup (state), "princess-and-dragon")))
    return NULL;
  bst_action_format (state, action, text);
  snprintf (oracle->message, sizeof oracle->message, "“%s” is %s, but %slisted", text,
            allowed ? "allowed" : "forbidden", listed ? "" : "not ");
  return oracle->message;
}

static const char *
compare_corners (Oracle *oracle, const BstState *state, const BstAction *actions, size_t n)
{
  BstPlaced tile = bst_state_tile (state, bst_state_tile_of_part (state));
  const char *fault = NULL;

  for (int corner = 0; corner < 4 && fault == NULL; corner++)
    {
      BstAction action = { .verb = BST_VERB_CLAIM,
                           .piece = (uint8_t) oracle_piece (state, "barn"),
                           .x = tile.x, .y = tile.y,
                           .slot = (uint8_t) (BST_SLOT_CORNER + corner) };
      bool allowed = may_stand (oracle, state, tile.x + (corner < 2),
                                tile.y + (corner == 1 || corner == 2));

      fault = compare_one (oracle, state, &action, allowed, is_listed (actions, n, &action));
    }
  return fault;
}

/* The abbeys of both editions are alike; with both in the game they all are of
 * the first. */
static int
abbey_of (const BstSetup *setup)
{
  int kind = bst_setup_find_kind (setup, "abbey-and-mayor/abbey");

  return kind >= 0 ? kind : bst_setup_find_kind (setup, "abbey-and-mayor-gardens/abbey");
}

/* "An empty space surrounded on its 4 orthogonally adjacent sides." */
static const char *
compare_holes (Oracle *oracle, const BstState *state, const BstAction *actions, size_t n)
{
  int kind = abbey_of (bst_state_setup (state));
  const char *fault = NULL;

  for (int y = oracle->y0; y < oracle->y0 + oracle->height && fault == NULL; y++)
    for (int x = oracle->x0; x < oracle->x0 + oracle->width && fault == NULL; x++)
      {
        BstAction action = { .verb = BST_VERB_PLACE, .x = (int16_t) x, .y = (int16_t) y,
                             .number = (uint16_t) (kind + 1) };
        bool hole = oracle_tile_at (oracle, x, y) < 0 && oracle_tile_at (oracle, x, y - 1) >= 0
                    && oracle_tile_at (oracle, x + 1, y) >= 0
                    && oracle_tile_at (oracle, x, y + 1) >= 0
                    && oracle_tile_at (oracle, x - 1, y) >= 0;

        fault = compare_one (oracle, state, &action, hole, is_listed (actions, n, &action));
      }
  return fault;
}

/* ---- Wagons ---- */

/* "An unoccupied, incomplete feature (road, city, monastery)" on the same tile
 * or one of the eight around it; where roads lead is left to the engine. */
static bool
may_go (const Oracle *oracle, const BstPlaced *from, int tile, int slot)
{
  const OracleTile *to = &oracle->tiles[tile];
  const OracleFeature *it
    = &oracle->features[oracle->segments[to->first + slot].feature];

  return (it->kind == BST_FEATURE_CITY || it->kind == BST_FEATURE_ROAD
          || it->kind == BST_FEATURE_MONASTERY)
         && !it->complete && it->followers == 0
         && (oracle->rules.abbey.connected
             || (abs (to->x - from->x) <= 1 && abs (to->y - from->y) <= 1));
}

static const char *
compare_moves (Oracle *oracle, const BstState *state, const BstPiece *wagon,
               const BstAction *actions, size_t n)
{
  BstPlaced from = bst_state_tile (state, wagon->tile);
  const char *fault = NULL;

  for (int tile = 0; tile < oracle->n_tiles; tile++)
    for (int slot = 0; slot < oracle->tiles[tile].tile->n_segments && fault == NULL; slot++)
      {
        BstAction action = { .verb = BST_VERB_WAGON, .piece = wagon->kind, .seat = wagon->seat,
                             .x = from.x, .y = from.y,
                             .slot = (uint8_t) (wagon->segment - from.first),
                             .x2 = (int16_t) oracle->tiles[tile].x,
                             .y2 = (int16_t) oracle->tiles[tile].y,
                             .slot2 = (uint8_t) slot };
        bool listed = is_listed (actions, n, &action);
        bool allowed = may_go (oracle, &from, tile, slot);

        if (oracle->rules.abbey.connected && !listed)
          continue;
        fault = compare_one (oracle, state, &action, allowed, listed);
      }
  return fault;
}

static const char *
compare_wagons (Oracle *oracle, const BstState *state, const BstAction *actions, size_t n)
{
  int kind = oracle_piece (state, "wagon");
  const char *fault = NULL;

  for (size_t i = 0; i < bst_state_n_pieces (state) && fault == NULL; i++)
    {
      BstPiece piece = bst_state_piece (state, i);

      if (piece.kind == kind && piece.seat == bst_state_decision (state).seat
          && piece.place == BST_AT_SEGMENT
          && oracle->features[oracle->segments[piece.segment].feature].complete)
        fault = compare_moves (oracle, state, &piece, actions, n);
    }
  return fault;
}

static const char *
look_at_list (Oracle *oracle, const BstState *state, const BstAction *actions, size_t n)
{
  if (bst_setup_has_module (bst_state_setup (state), "test"))
    return NULL;
  switch (bst_state_decision (state).kind)
    {
    case BST_DECISION_MAIN:
      return compare_corners (oracle, state, actions, n);
    case BST_DECISION_HAND:
      return compare_holes (oracle, state, actions, n);
    case BST_DECISION_WAGON:
      return compare_wagons (oracle, state, actions, n);
    default:
      return NULL;
    }
}

/* ---- Worth ---- */

/* A mayor weighs as much as his city has shields. */
static void
strength (Oracle *oracle, int feature)
{
  OracleFeature *it = &oracle->features[feature];

  for (int i = 0; i < oracle->n_pieces; i++)
    if (oracle->pieces[i].kind == oracle->rules.abbey.mayor
        && oracle_feature (oracle, oracle->pieces[i].segment) == feature)
      it->weight[oracle->pieces[i].seat] += it->shields;
}

static void
take (const Oracle *oracle, int feature, int points, int *from)
{
  unsigned winners = oracle_winners (oracle, feature);

  for (unsigned seat = 1; seat <= BST_MAX_SEATS; seat++)
    if (winners & 1u << seat)
      from[seat] -= points;
}

/* Wagons go on when all that is complete was scored. */
static void
forget_scored (const Oracle *oracle, int *points)
{
  for (int i = 0; i < oracle->n_features; i++)
    for (unsigned seat = 1; oracle->features[i].complete && seat <= BST_MAX_SEATS; seat++)
      if (oracle_winners (oracle, i) & 1u << seat)
        points[seat] -= oracle_points (oracle, i) + oracle_extra (oracle, i, seat);
}

/* Farmers who came to a barn get less than others. */
static void
prospect (const Oracle *oracle, const BstState *state, int *points)
{
  if (bst_state_is_over (state))
    return;
  if (bst_state_decision (state).kind == BST_DECISION_WAGON)
    forget_scored (oracle, points);
  for (int i = 0; i < oracle->n_features; i++)
    if (oracle->features[i].kind == BST_FEATURE_FIELD && oracle->features[i].followers > 0)
      take (oracle, i, oracle_points (oracle, i) * (3 - farmer_points (oracle, i)) / 3, points);
  add_barns (oracle, points);
}

static bool
may_join (const Oracle *oracle, int segment)
{
  return !has_barn (oracle, oracle_feature (oracle, segment));
}

static void
read_rules (Oracle *oracle, const BstSetup *setup)
{
  oracle->rules.abbey = (OracleAbbey) {
    .mayor = bst_setup_find_piece (setup, "mayor", strlen ("mayor")),
    .connected = oracle_option_is (setup, "am.wagon-move", 1),
    .shared = oracle_option_is (setup, "am.barn-occupied", 1),
    .each_barn = oracle_option_is (setup, "am.barn-payment", 1),
    .needs_farmer = oracle_option_is (setup, "am.barn-without-farmers", 1),
  };
}

const OracleModule oracle_module_abbey = {
  .id = "abbey-and-mayor",
  .read_rules = read_rules,
  .read = read_barns,
  .strength = strength,
  .may_stand = may_join,
  .prospect = prospect,
  .look_at_list = look_at_list,
};
