/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All rules modules, in the order of their hooks.  A new one is a line here.
 */

#include "core.h"

extern const BstModule bst_rules_abbey_and_mayor;
extern const BstModule bst_rules_base;
extern const BstModule bst_rules_river;
extern const BstModule bst_rules_abbot;
extern const BstModule bst_rules_inns;
extern const BstModule bst_rules_traders_and_builders;
extern const BstModule bst_rules_king;
extern const BstModule bst_rules_princess_and_dragon;
extern const BstModule bst_rules_test;

const BstModule *const bst_modules[] = {
  &bst_rules_base,
  &bst_rules_river,
  &bst_rules_abbot,
  &bst_rules_inns,
  &bst_rules_abbey_and_mayor,
  &bst_rules_traders_and_builders,
  &bst_rules_king,
  &bst_rules_princess_and_dragon,
  &bst_rules_test,
};

const size_t bst_n_modules = sizeof bst_modules / sizeof *bst_modules;
