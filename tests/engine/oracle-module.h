/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the oracle knows of a rules module: a table of plain readings, one file
 * oracle-<module>.c each, listed in oracle-modules.c.  Hooks that are NULL have
 * nothing to say.  A module without a table is unknown: with one in play points
 * and placements are not compared.
 */

#ifndef BST_ORACLE_MODULE_H
#define BST_ORACLE_MODULE_H

#include "oracle.h"

struct OracleModule
{
  const char *id;
  /* Takes over what a set-up leaves open. */
  void (*read_rules) (Oracle *oracle, const BstSetup *setup);
  /* Takes over what lies besides tiles and pieces; before anything is asked. */
  void (*read) (Oracle *oracle, const BstState *state);
  /* Changes feature->weight, once for each feature. */
  void (*strength) (Oracle *oracle, int feature);
  /* What a feature is worth to everybody who scores, from what it is worth
   * without the module. */
  int (*points) (const Oracle *oracle, int feature, int points);
  /* What one of the winners gets besides. */
  int (*extra) (const Oracle *oracle, int feature, unsigned seat);
  /* False if a tile may not lie there; if no figure may be put there, or no
   * follower. */
  bool (*may_place) (const Oracle *oracle, const BstTile *tile, int x, int y, int rot);
  bool (*may_put) (const Oracle *oracle, int segment);
  bool (*may_stand) (const Oracle *oracle, int segment);
  /* Adds what the end of the game brings besides the features. */
  void (*prospect) (const Oracle *oracle, const BstState *state, int *points);
  /* What the turn that has just begun brings a seat at once. */
  int (*brings) (const Oracle *oracle, const BstState *state, unsigned seat);
  /* Whether prospects may change between `end` and the next draw. */
  bool (*shifts) (const Oracle *oracle, const BstState *state);
  /* Looks at a position, after each action. NULL, or oracle_differ's sentence. */
  const char *(*look) (Oracle *oracle, const BstState *state);
  /* Looks at the legal actions of a position. */
  const char *(*look_at_list) (Oracle *oracle, const BstState *state,
                               const BstAction *actions, size_t n);
};

extern const OracleModule *const oracle_modules[];
extern const size_t oracle_n_modules;

/* The table of a module, or NULL. */
const OracleModule *oracle_find_module (const char *id);
/* Whether an option of a module in play has the value of that index. */
bool oracle_option_is (const BstSetup *setup, const char *key, int value);
/* Writes the sentence that a comparison returns. */
const char *oracle_differ (Oracle *oracle, const char *format, ...)
  __attribute__ ((format (printf, 2, 3)));
/* The feature of a segment. */
int oracle_feature (const Oracle *oracle, int segment);
/* The segment that the slot of a tile has. */
int oracle_segment (const Oracle *oracle, int tile, int slot);
/* The piece kind of that name, or -1. */
int oracle_piece (const BstState *state, const char *name);

#endif
