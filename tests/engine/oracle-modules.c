/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The modules that the oracle knows, and what their files share.
 */

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "oracle-module.h"

extern const OracleModule oracle_module_abbey;
extern const OracleModule oracle_module_abbot;
extern const OracleModule oracle_module_dragon;
extern const OracleModule oracle_module_inns;
extern const OracleModule oracle_module_king;
extern const OracleModule oracle_module_river;
extern const OracleModule oracle_module_traders;

/* The base game is what the oracle knows without a table. */
static const OracleModule base = { .id = "base" };

const OracleModule *const oracle_modules[] = {
  &base,
  &oracle_module_river,
  &oracle_module_abbey,
  &oracle_module_abbot,
  &oracle_module_dragon,
  &oracle_module_inns,
  &oracle_module_king,
  &oracle_module_traders,
};
const size_t oracle_n_modules = sizeof oracle_modules / sizeof *oracle_modules;

const OracleModule *
oracle_find_module (const char *id)
{
  for (size_t i = 0; i < oracle_n_modules; i++)
    if (strcmp (oracle_modules[i]->id, id) == 0)
      return oracle_modules[i];
  return NULL;
}

bool
oracle_option_is (const BstSetup *setup, const char *key, int value)
{
  return bst_setup_option (setup, key) == value;
}

const char *
oracle_differ (Oracle *oracle, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  vsnprintf (oracle->message, sizeof oracle->message, format, args);
  va_end (args);
  return oracle->message;
}

int
oracle_feature (const Oracle *oracle, int segment)
{
  return oracle->segments[segment].feature;
}

int
oracle_segment (const Oracle *oracle, int tile, int slot)
{
  return oracle->tiles[tile].first + slot;
}

int
oracle_piece (const BstState *state, const char *name)
{
  return bst_setup_find_piece (bst_state_setup (state), name, strlen (name));
}
