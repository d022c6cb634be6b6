/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The set-up of a game: built once, never changed, shared by all states of
 * the game.  It alone allocates.
 */

#ifndef BST_SETUP_H
#define BST_SETUP_H

#include "action.h"
#include "capacity.h"
#include "tile.h"

typedef struct BstSetup BstSetup;

typedef struct
{
  const BstTile *tile; /* copied */
  uint16_t count;      /* copies in the game, all sets together */
} BstTileCount;

typedef struct
{
  const char *key;   /* "base.farmers" */
  const char *value; /* "off" */
} BstOptionValue;

typedef struct
{
  const char *piece; /* "follower" */
  uint8_t count;     /* per player; a neutral one is there or, with 0, is not */
} BstPieceCount;

/* A tile that lies there when the game begins. */
typedef struct
{
  const char *tile; /* "base/D" */
  int16_t x, y;     /* at most BST_MAX_START from 0 */
  uint8_t rot;      /* quarter turns */
} BstStartTile;
#define BST_MAX_START 1000

/* What a game is made of.  Only read while bst_setup_new runs. */
typedef struct
{
  unsigned n_seats;          /* 1 to 8 */
  const BstTileCount *tiles; /* start tiles among them */
  size_t n_tiles;
  const char *const *modules; /* ids; "base" or another game's module once */
  size_t n_modules;
  const BstOptionValue *options; /* those that differ from the default */
  size_t n_options;
  const BstPieceCount *pieces; /* figures that differ from the default */
  size_t n_pieces;
  const char *const *draws; /* forced chance actions as text, in order:
                               "draw base/V", "first 2" */
  size_t n_draws;
  uint64_t seed;
  const BstStartTile *starts; /* instead of the start tile */
  size_t n_starts;
} BstConfig;

typedef enum
{
  BST_SETUP_OK,
  BST_SETUP_NO_MEMORY,
  BST_SETUP_SEATS, /* number: given; limit */
  BST_SETUP_TILES, /* over the limit, or none at all */
  BST_SETUP_SEGMENTS,
  BST_SETUP_PIECES,
  BST_SETUP_EDGE_CLASSES,
  BST_SETUP_COUNTERS,
  BST_SETUP_MODULE_UNKNOWN, /* text: the id */
  BST_SETUP_MODULE_TWICE,
  BST_SETUP_NO_GAME,        /* no module fills the feature table */
  BST_SETUP_TWO_GAMES,      /* more than one does */
  BST_SETUP_OPTION_UNKNOWN, /* text: the key */
  BST_SETUP_OPTION_VALUE,   /* text: key=value */
  BST_SETUP_PIECE_UNKNOWN,  /* text: the name */
  BST_SETUP_FEATURE_KIND,   /* a tile with a feature that no module knows; text: set/key */
  BST_SETUP_TILE_BAD,       /* a tile that bst_tile_check refuses; text: set/key */
  BST_SETUP_TILE_TWICE,     /* two different kinds of one name; text: set/key */
  BST_SETUP_DRAW,           /* a forced draw that cannot be read; text: it; number: from 1 */
  BST_SETUP_START,          /* a start tile that is not in the game or does not fit the others;
                               text: it; number: from 1 */
  BST_SETUP_LIMIT,          /* another table of capacity.h is full */
} BstSetupFault;

typedef struct
{
  BstSetupFault fault;
  long number, limit;
  char text[64];
} BstSetupError;

/* One option of a module. Values are words; the first is the default unless
 * `def` says otherwise. */
typedef struct
{
  const char *key;           /* "base.farmers" */
  const char *const *values; /* NULL-terminated */
  int def;                   /* index of the default */
  int number;                /* R number of rules.md */
} BstOptionDef;

/* Builds a set-up; NULL with `error` filled (never NULL) if something is
 * refused. Free with bst_setup_unref; states do not hold a reference. */
BstSetup *bst_setup_new (const BstConfig *config, BstSetupError *error);
BstSetup *bst_setup_ref (BstSetup *setup); /* not atomic across threads: model guards it */
void bst_setup_unref (BstSetup *setup);

unsigned bst_setup_seats (const BstSetup *setup);
uint64_t bst_setup_seed (const BstSetup *setup);
size_t bst_setup_state_size (const BstSetup *setup); /* bytes of one state */

/* Tile kinds, numbered 0 to n-1 in order of set and key. */
size_t bst_setup_n_kinds (const BstSetup *setup);
const BstTile *bst_setup_kind (const BstSetup *setup, unsigned kind);
unsigned bst_setup_kind_count (const BstSetup *setup, unsigned kind);
int bst_setup_find_kind (const BstSetup *setup, const char *name); /* "base/V"; -1 */
size_t bst_setup_n_tiles (const BstSetup *setup);

/* Rotations of a kind that look different to the rules: bit set, the smallest
 * of equal ones. */
unsigned bst_setup_rotations (const BstSetup *setup, unsigned kind);
/* The segment of a turned tile at a port, -1 if it has none there. */
int bst_setup_segment_at (const BstSetup *setup, unsigned kind, int rot, BstPort port);
/* The ports of a segment as the tile lies. */
uint16_t bst_setup_ports (const BstSetup *setup, unsigned kind, int rot, int segment);

/* Piece kinds, numbered 0 to n-1. */
size_t bst_setup_n_pieces (const BstSetup *setup);
const char *bst_setup_piece_name (const BstSetup *setup, unsigned piece);
int bst_setup_find_piece (const BstSetup *setup, const char *name, size_t length);
unsigned bst_setup_piece_count (const BstSetup *setup, unsigned piece); /* per player */
bool bst_setup_piece_is_follower (const BstSetup *setup, unsigned piece);

/* Modules in play, and options: the value's index; -1 if the option is not of a
 * module in play. */
bool bst_setup_has_module (const BstSetup *setup, const char *id);
int bst_setup_option (const BstSetup *setup, const char *key);

/* All modules and options there are, in play or not. */
size_t bst_modules_count (void);
const char *bst_modules_id (size_t i);
int bst_modules_find (const char *id); /* -1: there is none */
bool bst_modules_is_game (size_t i);   /* fills the feature table */
bool bst_modules_is_public (size_t i); /* false for the one that only tests use */
size_t bst_modules_options (size_t i, const BstOptionDef **options);

#endif
