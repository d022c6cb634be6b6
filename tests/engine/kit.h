/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the engine's tests share: tile kinds from the shipped files, set-ups,
 * and a generator of random numbers.
 */

#ifndef BST_KIT_H
#define BST_KIT_H

#include "setup.h"
#include "state.h"

#define KIT_MAX_KINDS 64

typedef struct
{
  BstTile tiles[KIT_MAX_KINDS];
  BstTileCount counts[KIT_MAX_KINDS];
  size_t n;
} KitTiles;

/* Adds the kinds of data/tilesets/ID.tileset, found by $BASTIDE_SOURCE_DIR.
 * Ends the program if that does not work. */
void kit_add_set (KitTiles *kit, const char *id);
/* Adds one kind of the set "own" from feature lines, ended by NULL. */
BstTile *kit_add_tile (KitTiles *kit, const char *key, unsigned count,
                       const char *const *features);
/* The file's text, to be freed. */
char *kit_read_set (const char *id);

/* A set-up of the modules, separated by commas: the sets "base" and "river"
 * come with the modules of that name. Ends the program if it is refused. */
BstSetup *kit_setup (const char *modules, unsigned seats, uint64_t seed);
/* The same with options "key=value", separated by commas, or NULL. */
BstSetup *kit_setup_with (const char *modules, unsigned seats, uint64_t seed,
                          const char *options);
/* The set-up of a configuration that must be good. */
BstSetup *kit_build (const BstConfig *config);

BstState *kit_start (const BstSetup *setup);
/* The dump, to be freed. */
char *kit_dump (const BstState *state);

/* For bst_state_sample; the state is a uint64_t of the caller. */
uint64_t kit_random (void *state);
/* A random action of the open decision, chance's by the state itself. */
void kit_choose (const BstState *state, uint64_t *random, BstAction *out);
/* FNV-1a over the eight bytes of a value. */
uint64_t kit_hash (uint64_t hash, uint64_t value);
#define KIT_HASH_START UINT64_C (0xcbf29ce484222325)

/* How much the slow suite asks for beside the fast one. */
unsigned kit_times (unsigned fast, unsigned slow);

#endif
