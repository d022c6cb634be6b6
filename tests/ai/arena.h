/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games between computer players, without GLib.
 */

#ifndef BST_TEST_ARENA_H
#define BST_TEST_ARENA_H

#include "ai-private.h"

#define ARENA_MAX_KINDS 256

/* Tiles of one or more tile-set files; counts may be multiplied. */
typedef struct
{
  BstTile tiles[ARENA_MAX_KINDS];
  BstTileCount counts[ARENA_MAX_KINDS];
  size_t n;
} ArenaTiles;

/* Adds the kinds of a shipped set, e.g. "base"; leaves the program with a
 * message if it cannot be read. */
void arena_add_set (ArenaTiles *tiles, const char *name);

/* Adds the sets that go with a list of modules, "base,river": the editions with
 * gardens if the abbot is among them. */
void arena_add_sets (ArenaTiles *tiles, const char *modules);

/* Takes a list apart in place, at commas; returns the number of words. */
size_t arena_split (char *list, const char **words, size_t max);

/* All modules that are played. */
#define ARENA_ALL_MODULES \
  "base,abbot,river,inns-and-cathedrals,traders-and-builders,princess-and-dragon," \
  "abbey-and-mayor,king-and-robber-baron"

/* A set-up of a list of modules. */
BstSetup *arena_setup (const ArenaTiles *tiles, unsigned n_seats, const char *modules,
                       uint64_t seed);

/* The same with options that differ from the default, "key=value,key=value". */
BstSetup *arena_setup_with (const ArenaTiles *tiles, unsigned n_seats, const char *modules,
                            const char *options, uint64_t seed);

/* A set-up that must be good: leaves the program with a message if not. */
BstSetup *arena_build (const BstConfig *config);

/* A small generator of its own: 64 random bits from a uint64_t. */
uint64_t arena_random (void *data);

/* The processor time of this program, for measuring. */
double arena_seconds (void);

/* Takes all chance actions until a seat decides; false at the end. */
bool arena_chance (BstState *state);

/* Plays a game to its end: players[seat], NULL plays at random.  The
 * seconds of the slowest choice go to `slowest`, if not NULL. */
void arena_play (BstState *state, BstAi *const players[BST_MAX_SEATS + 1],
                 uint64_t *random, double *slowest);

#endif
