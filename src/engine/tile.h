/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tile kinds: what one face of a tile shows, as the lines of a tile-set file
 * define it.  Everything here is plain data; nothing knows about play.
 */

#ifndef BST_TILE_H
#define BST_TILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The limits of the tile-set format. */
#define BST_MAX_SEGMENTS    16 /* Feature lines of one kind */
#define BST_SET_ID_LENGTH   40
#define BST_TILE_KEY_LENGTH 16

typedef enum
{
  BST_FEATURE_FIELD,
  BST_FEATURE_CITY,
  BST_FEATURE_ROAD,
  BST_FEATURE_RIVER,
  BST_FEATURE_MONASTERY,
  BST_FEATURE_GARDEN,
  BST_FEATURE_LAKE,
  BST_FEATURE_FOREST,
  BST_FEATURE_MEADOW,
} BstFeatureKind;
#define BST_N_FEATURE_KINDS 9

typedef enum
{
  BST_NORTH,
  BST_EAST,
  BST_SOUTH,
  BST_WEST,
} BstSide;

/* Ports in the order in which they are written: the four whole edges, then
 * the eight half edges clockwise, each named by its side and the corner it is
 * next to (Ne is the half of the north side at the north-east corner). */
typedef enum
{
  BST_PORT_N,
  BST_PORT_E,
  BST_PORT_S,
  BST_PORT_W,
  BST_PORT_NE,
  BST_PORT_EN,
  BST_PORT_ES,
  BST_PORT_SE,
  BST_PORT_SW,
  BST_PORT_WS,
  BST_PORT_WN,
  BST_PORT_NW,
} BstPort;
#define BST_N_PORTS 12

/* Countable attributes of a segment; a word without a value counts as 1. */
typedef enum
{
  BST_ATTR_SHIELDS,
  BST_ATTR_CATHEDRAL,
  BST_ATTR_PRINCESS,
  BST_ATTR_INN,
  BST_ATTR_WINE,
  BST_ATTR_GRAIN,
  BST_ATTR_CLOTH,
  BST_ATTR_FISH,
  BST_ATTR_GOLD,
  BST_ATTR_MUSHROOMS,
  BST_ATTR_DEER,
  BST_ATTR_AUROCHS,
  BST_ATTR_MAMMOTH,
  BST_ATTR_TIGER,
  BST_ATTR_BEAR,
} BstAttr;
#define BST_N_ATTRS 15

/* Flags of `meets` that are not segments. */
#define BST_MEETS_VILLAGE 0x10000u
#define BST_MEETS_FIELD   0x20000u

/* One Feature line. */
typedef struct
{
  uint8_t kind;               /* BstFeatureKind */
  uint8_t attrs[BST_N_ATTRS]; /* counts, by BstAttr */
  uint8_t lake;               /* the lake a river ends in: segment + 1, or 0 */
  uint16_t ports;             /* bit set of BstPort */
  uint16_t touches;           /* bit set of segments: cities a field borders */
  uint32_t meets;             /* bit set of segments and BST_MEETS_…; 0: derive */
  char power[16];             /* the value of `power`, or "" */
  float at_x, at_y;           /* place of its figure, 0 to 1; negative: none */
} BstSegmentDef;

typedef enum
{
  BST_SYMBOL_VOLCANO = 1 << 0,
  BST_SYMBOL_DRAGON = 1 << 1,
  BST_SYMBOL_PORTAL = 1 << 2,
  BST_SYMBOL_FLIGHT = 1 << 3, /* with `flight` */
  BST_SYMBOL_LAKE = 1 << 4,   /* a ferry's */
  BST_SYMBOL_GOLD = 1 << 5,
  BST_SYMBOL_MAGIC = 1 << 6,
  BST_SYMBOL_ROBBER = 1 << 7,
  BST_SYMBOL_CROP_CIRCLE = 1 << 8, /* with `crop_circle` */
} BstSymbol;

typedef enum
{
  BST_GROUP_NONE,
  BST_GROUP_RIVER_SPRING,
  BST_GROUP_RIVER,
  BST_GROUP_RIVER_FORK,
  BST_GROUP_RIVER_LAKE,
  BST_GROUP_BONUS,
  BST_GROUP_HAND,
} BstTileGroup;
#define BST_N_TILE_GROUPS 7

/* A tile kind. */
typedef struct
{
  char set[BST_SET_ID_LENGTH + 1];
  char key[BST_TILE_KEY_LENGTH + 1];
  uint16_t count; /* copies in one set; 0: known to importers only */
  uint8_t n_segments;
  uint8_t group;       /* BstTileGroup */
  bool start;          /* one copy of it is laid first */
  bool any_edge;       /* Edges=any: fits everything, closes its neighbours */
  uint8_t flight;      /* 0 = N, 1 = NE … 7 = NW, clockwise */
  uint8_t crop_circle; /* BstFeatureKind: city, field or road */
  uint32_t symbols;    /* bit set of BstSymbol */
  BstSegmentDef segments[BST_MAX_SEGMENTS];
} BstTile;

/* Why a tile definition is refused. */
typedef enum
{
  BST_TILE_OK,
  BST_TILE_BAD_KIND,       /* text: the word */
  BST_TILE_BAD_PORT,       /* text: the word */
  BST_TILE_WRONG_PORT,     /* a port this kind cannot have; text: the port */
  BST_TILE_PORT_TWICE,     /* text: the port; number: the first segment, from 1 */
  BST_TILE_NO_PORT,        /* a road or river without a port */
  BST_TILE_BAD_ATTR,       /* a known attribute with a bad value; text: the word */
  BST_TILE_UNKNOWN_ATTR,   /* a warning; text: the word */
  BST_TILE_TOO_MANY,       /* more than BST_MAX_SEGMENTS */
  BST_TILE_BAD_REFERENCE,  /* number: the segment named, from 1 */
  BST_TILE_SIDE_OPEN,      /* a side without a feature; number: the side */
  BST_TILE_SIDE_MIXED,     /* a side that is not one of the allowed forms */
  BST_TILE_NOT_ANY,        /* Edges=any, but a segment has a port */
  BST_TILE_BAD_SYMBOL,     /* a known symbol with a bad value; text: the word */
  BST_TILE_UNKNOWN_SYMBOL, /* a warning; text: the word */
} BstTileFault;

typedef struct
{
  BstTileFault fault;
  int segment;   /* from 1, or 0 */
  int number;    /* see the faults */
  char text[48]; /* the offending word, cut to fit; valid UTF-8 if the line was */
} BstTileError;

/* The word of a feature kind, port, attribute or group in files and notation;
 * static strings, "?" out of range. */
const char *bst_feature_kind_name (BstFeatureKind kind);
const char *bst_port_name (BstPort port);
const char *bst_attr_name (BstAttr attr);
const char *bst_tile_group_name (BstTileGroup group);

/* The inverse: the value, or -1. `length` is the number of bytes to read. */
int bst_feature_kind_from_name (const char *name, size_t length);
int bst_port_from_name (const char *name, size_t length);
int bst_tile_group_from_name (const char *name, size_t length);

/* Turns ports by `rot` quarter turns clockwise. */
BstPort bst_port_rotate (BstPort port, int rot);
uint16_t bst_ports_rotate (uint16_t ports, int rot);

/* An empty tile: no segments, count 1. Cuts names that are too long. */
void bst_tile_init (BstTile *tile, const char *set, const char *key);

/* Appends the segment that one Feature line describes, e.g.
 * "city N W shields=1". Returns false with `error` filled and the tile
 * unchanged; a warning (UNKNOWN_ATTR) returns true with `error->fault` set.
 * Follows the tile-set file of the design, section 3. */
bool bst_tile_add_segment (BstTile *tile, const char *line, BstTileError *error);

/* Adds one word of the Symbols list, e.g. "volcano" or "flight=NW"; results as
 * above. */
bool bst_tile_add_symbol (BstTile *tile, const char *word, BstTileError *error);

/* Whether the whole definition holds together: each side one of the allowed
 * forms, references to segments of the right kind. Returns false at the first
 * fault. */
bool bst_tile_check (const BstTile *tile, BstTileError *error);

/* What a road segment ends at where `meets` says nothing: the monastery, else
 * the village of three or more ends, else the one city that the fields on both
 * its sides touch, else the field. Returned in the form of `meets`. A monastery
 * meets only what its definition names, such as the city around it; 0 for any
 * other segment and for a road with two ports or more. */
uint32_t bst_tile_meets (const BstTile *tile, int segment);

/* What a side shows: the feature kind of the whole edge, or of the field; -1
 * for a tile with any_edge. `side` is that of the unturned tile. */
int bst_tile_side_kind (const BstTile *tile, BstSide side);

/* 64-bit FNV-1a of the canonical text of `n` kinds (design, section 3: tiles
 * by key; names, `at` and pictures stay outside). Allocates nothing that
 * outlives the call; 0 if memory is out. */
uint64_t bst_tiles_hash (const BstTile *tiles, size_t n);

#endif
