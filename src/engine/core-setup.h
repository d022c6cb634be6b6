/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a set-up is made of: tables of kinds, groups, hooks and options, and the
 * lay-out of a state.
 */

#ifndef BST_CORE_SETUP_H
#define BST_CORE_SETUP_H

#include <string.h>

#include "module.h"

/* One tile kind in one rotation. */
typedef struct
{
  uint16_t asks[4];   /* what each side asks of the neighbor; see BstSetup.places */
  uint8_t edge[4];    /* edge class */
  uint8_t slot[4][3]; /* segment of each side: first half, whole edge, second
                         half, clockwise; BST_NO_SLOT where there is none */
  uint8_t port[BST_N_PORTS];
} BstTurned;
#define BST_NO_SLOT 0xff

/* What holds for a kind in all rotations. */
typedef struct
{
  uint8_t n_segments;
  uint8_t rotations; /* bit set of those that differ */
  bool any_edge;
  bool asked; /* some module has a say in where it is laid; see bst_may_place */
  /* Bit sets of the hooks `placed` and `before_scoring` that it concerns, as they are
   * walked. */
  uint32_t placed, before_scoring;
  uint16_t surrounded; /* bit set of segments of kinds that are surrounded */
  uint16_t closes;     /* bit set of segments of kinds that close */
  uint16_t closed;     /* those of them without a port */
  uint8_t group;
  uint8_t open[BST_MAX_SEGMENTS];
  uint8_t feature[BST_MAX_SEGMENTS];
  uint32_t symbols;
  uint32_t attrs;                     /* bit set of BstAttr that some segment has */
  uint16_t touches[BST_MAX_SEGMENTS]; /* cities of a field, by segment */
  uint8_t counters[BST_MAX_SEGMENTS][BST_MAX_COUNTERS];
} BstKindInfo;

typedef struct
{
  uint16_t kind;
  uint16_t ordinal; /* which copy of its kind, from 0 */
} BstSlot;

/* A group of tiles that no file names: a module moves kinds of the set-up into
 * it, to open it when it likes. */
#define BST_GROUP_SET_ASIDE BST_N_TILE_GROUPS

typedef struct
{
  uint8_t rank;          /* lower is drawn first */
  uint16_t first, count; /* its slots */
} BstGroup;

/* The hooks that may push frames and open decisions; a frame walks along each
 * list, one hook at a time. */
typedef enum
{
  BST_WALK_TURN_BEGINS,
  BST_WALK_BEFORE_DRAW,
  BST_WALK_DRAWN,
  BST_WALK_PLACED,
  BST_WALK_AFTER_MAIN,
  BST_WALK_BEFORE_SCORING,
  BST_WALK_WHAT_TO_SCORE,
  BST_WALK_AFTER_SCORING,
  BST_WALK_PART_ENDS,
  BST_WALK_TURN_ENDS,
  BST_WALK_LAST_TURNS,
  BST_WALK_END_BEFORE,
  BST_WALK_END_AFTER,
} BstWalk;
#define BST_N_WALKS 13

typedef struct
{
  size_t n;
  BstHook fn[BST_MAX_MODULES];
} BstWalkList;

/* The modules that have a hook, in the order of the registry: an empty list costs one test. */
typedef struct
{
  size_t n;
  const BstHooks *of[BST_MAX_MODULES];
} BstHookList;

typedef struct
{
  BstWalkList walk[BST_N_WALKS];
  BstHookList group_open, may_place, may_fill, may_put, main_count, main_test, main_take,
    main_must, may_join, extra_list, extra_take, strength, score_terms, payment,
    feature_scored, feature_changed, piece_placed, piece_left, dump, check, project;
} BstHookLists;

typedef struct
{
  const BstOptionDef *def;
  int value;
} BstOption;

/* A cell as the map knows it: a number of its own and where it is looked for
 * first, which for a neighbor is one addition away. */
typedef struct
{
  uint32_t key, home;
} BstSpot;

/* A slot of the map: empty where the value is 0. */
typedef struct
{
  uint32_t key;
  uint16_t value;
} BstMapSlot;

/* A cell that a tile could be laid on. */
typedef struct
{
  BstCell cell;
  uint16_t slot;     /* of the map */
  uint8_t neighbors; /* sides with a tile */
} BstOpenCell;

static inline uint32_t
bst_cell_key (BstCell cell)
{
  uint32_t key;

  memcpy (&key, &cell, sizeof key);
  return key;
}

static inline BstSpot
bst_spot (int x, int y, uint32_t row)
{
  return (BstSpot){ bst_cell_key ((BstCell){ (int16_t) x, (int16_t) y }),
                    (uint32_t) x + (uint32_t) y * row };
}

/* Where the parts of a state lie, in bytes from its start. The nodes, which are
 * looked at most, follow the header at once. */
typedef struct
{
  size_t segment_tile, placed, cells, sigs, map;
  size_t left, discarded, group_left, pieces, due, surround, links, systems, deltas, module;
  size_t per_tile, per_segment;
  size_t total;
} BstLayout;

struct BstSetup
{
  long refs;
  unsigned n_seats;
  uint64_t seed;
  bool failed; /* a module asked for more than there is */
  BstSetupFault fault;

  BstTile *kinds;
  uint16_t *kind_count;
  BstKindInfo *info;
  BstTurned *turned; /* four of each kind */
  uint8_t *fits;     /* rotations in which a kind fits, kinds times n_sigs */
  size_t n_kinds;
  size_t n_tiles, n_segments; /* most there can be on the board */
  unsigned max_segments;      /* most of one kind */
  BstPlaced *starts;          /* what lies there at the start */
  size_t n_starts;

  /* What a cell asks of a tile is one number, whose digits from the north are the
   * edge classes around it, 0 for none: what each side's digit counts, and how
   * many such numbers there are. */
  uint16_t places[4];
  size_t n_sigs;
  uint8_t class_code[BST_MAX_EDGE_CLASSES + 1];

  const BstModule *modules[BST_MAX_MODULES];
  BstHooks module_hooks[BST_MAX_MODULES]; /* by rank; see bst_hooks_of */
  size_t n_modules;
  uint32_t in_play;                          /* bit set of their ranks */
  int32_t own[BST_MAX_MODULES][BST_MAX_OWN]; /* by rank; see bst_own */
  BstHookLists hooks;
  uint8_t part_next[16]; /* the phase after each; empty hook lists left out */
  uint8_t part_first;
  BstOption options[BST_MAX_OPTIONS];
  size_t n_options;
  bool end_on_last_tile;           /* R49 */
  bool random_first;               /* R51 */
  uint16_t apart_first, apart_end; /* R55: kinds whose cities count one by one */
  bool small_cities;               /* R1: two tiles are worth 1 each */
  bool looks_ahead;                /* R48: an open end needs free cells ahead */

  BstFeatureDef features[BST_N_FEATURE_KINDS];
  BstPieceDef pieces[BST_MAX_PIECE_KINDS];
  uint16_t piece_first[BST_MAX_SEATS + 1][BST_MAX_PIECE_KINDS];
  unsigned seat_pieces; /* of one seat, all kinds, which stand together */
  size_t n_piece_kinds, n_pieces;
  BstStep steps[BST_MAX_STEPS];
  size_t n_steps;
  int8_t counter_of[BST_N_ATTRS]; /* -1: not counted */
  uint8_t attr_of[BST_MAX_COUNTERS];
  unsigned n_counters;
  bool has_systems, has_deltas;
  uint32_t weightless; /* bit set of followers that weigh nothing by themselves */
  uint32_t claimers;   /* bit set of piece kinds that claim by their row of the table */
  size_t max_links, max_due;

  BstGroup groups[BST_MAX_GROUPS];
  size_t n_groups;
  uint8_t group_of[BST_N_TILE_GROUPS + 1]; /* by tile group; 0xff: never drawn */
  BstSlot *slots;                          /* the tiles of the stack */
  size_t n_slots;

  BstAction *script;
  size_t n_script;

  size_t bytes_game, bytes_seat, bytes_tile, bytes_segment;
  uint32_t map_mask, map_row, map_step;
  size_t max_cells;
  size_t stride;   /* of a node: whole words */
  uint64_t *fresh; /* nodes as laid, max_segments of each kind */
  BstLayout at;
};

#endif
