/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Inns and cathedrals by a plain reading of S0: what a road or city is worth
 * in all, not what they add.
 */

#include "oracle-module.h"

static int
count (const Oracle *oracle, int feature, BstAttr attr)
{
  int sum = 0;

  for (int i = oracle->features[feature].oldest; i >= 0; i = oracle_next (oracle, i))
    {
      const OracleSegment *segment = &oracle->segments[i];

      sum += oracle->tiles[segment->tile].tile->segments[segment->slot].attrs[attr];
    }
  return sum;
}

/* "2 points per tile" with one inn or more; an incomplete road with one "does
 * not score any points" (R2). */
static int
road (const Oracle *oracle, const OracleFeature *it, int points)
{
  if (it->complete)
    return 2 * it->tiles;
  return oracle->rules.inns.inn_left ? points : 0;
}

/* "3 points per tile and coat of arms" (R4); an incomplete city with a
 * cathedral "does not score any points" (R3). */
static int
city (const Oracle *oracle, const OracleFeature *it, int points)
{
  if (it->complete)
    return 3 * it->tiles + oracle->rules.inns.shield * it->shields;
  return oracle->rules.inns.cathedral_left ? points : 0;
}

static void
read_rules (Oracle *oracle, const BstSetup *setup)
{
  static const int shields[] = { 3, 2, 0 };

  oracle->rules.inns = (OracleInns) {
    .inn_left = oracle_option_is (setup, "ic.incomplete-inn", 1),
    .cathedral_left = oracle_option_is (setup, "ic.incomplete-cathedral", 1),
    .shield = shields[bst_setup_option (setup, "ic.cathedral-pennant")],
  };
}

static int
points_of (const Oracle *oracle, int feature, int points)
{
  const OracleFeature *it = &oracle->features[feature];

  if (it->kind == BST_FEATURE_ROAD && count (oracle, feature, BST_ATTR_INN) > 0)
    return road (oracle, it, points);
  if (it->kind == BST_FEATURE_CITY && count (oracle, feature, BST_ATTR_CATHEDRAL) > 0)
    return city (oracle, it, points);
  return points;
}

const OracleModule oracle_module_inns = {
  .id = "inns-and-cathedrals",
  .read_rules = read_rules,
  .points = points_of,
};
