/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games between computer players, without GLib.
 */

#ifndef BST_TEST_ARENA_H
#define BST_TEST_ARENA_H

#include "ai-private.h"

#define ARENA_MAX_KINDS 64

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

/* A set-up of the base game, with the River if it is among the tiles. */
BstSetup *arena_setup (const ArenaTiles *tiles, unsigned n_seats, bool river,
                       uint64_t seed);

/* A small generator of its own: 64 random bits from a uint64_t. */
uint64_t arena_random (void *data);

/* The time of day, for measuring. */
double arena_seconds (void);

/* Takes all chance actions until a seat decides; false at the end. */
bool arena_chance (BstState *state);

/* Plays a game to its end: players[seat], NULL plays at random.  The
 * seconds of the slowest choice go to `slowest`, if not NULL. */
void arena_play (BstState *state, BstAi *const players[BST_MAX_SEATS + 1],
                 uint64_t *random, double *slowest);

#endif
