/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The inside of the engine: lay-out of set-up and state, and what the core's
 * files and the rules modules call.  Nothing above the engine includes this.
 */

#ifndef BST_CORE_H
#define BST_CORE_H

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "module.h"

/* ---- Set-up ---- */

/* One tile kind in one rotation. */
typedef struct
{
  uint16_t sig;          /* edge classes, `bits` per side from north; 0: any */
  uint16_t asks[4];      /* what each side asks of the neighbor, as its signature */
  uint8_t edge[4];       /* edge class */
  uint8_t slot[4][3];    /* segment of each side: first half, whole edge, second
                            half, clockwise; BST_NO_SLOT where there is none */
  uint8_t port[BST_N_PORTS];
} BstTurned;
#define BST_NO_SLOT 0xff

/* What holds for a kind in all rotations. */
typedef struct
{
  uint8_t n_segments;
  uint8_t rotations;     /* bit set of those that differ */
  bool any_edge;
  uint16_t surrounded;   /* bit set of segments of kinds that are surrounded */
  uint16_t closes;       /* bit set of segments of kinds that close */
  uint16_t closed;       /* those of them without a port */
  uint8_t group;
  uint8_t open[BST_MAX_SEGMENTS];
  uint8_t feature[BST_MAX_SEGMENTS];
  uint16_t touches[BST_MAX_SEGMENTS]; /* cities of a field, by segment */
  uint8_t counters[BST_MAX_SEGMENTS][BST_MAX_COUNTERS];
} BstKindInfo;

typedef struct
{
  uint16_t kind;
  uint16_t ordinal;      /* which copy of its kind, from 0 */
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
  BstHookList group_open, may_place, may_fill, may_put, main_list, main_test, main_take, main_must,
    may_join, extra_list,
    extra_take, strength, score_terms, payment, feature_scored, feature_changed,
    piece_placed, piece_left, dump, check, project;
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
  uint16_t slot;         /* of the map */
  uint8_t neighbors;     /* sides with a tile */
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
  return (BstSpot) { bst_cell_key ((BstCell) { (int16_t) x, (int16_t) y }),
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
  bool failed;                  /* a module asked for more than there is */
  BstSetupFault fault;

  BstTile *kinds;
  uint16_t *kind_count;
  BstKindInfo *info;
  BstTurned *turned;            /* four of each kind */
  uint8_t *fits;                /* compact only: kinds times 256 */
  size_t n_kinds;
  size_t n_tiles, n_segments;   /* most there can be on the board */
  unsigned max_segments;        /* most of one kind */
  BstPlaced *starts;            /* what lies there at the start */
  size_t n_starts;

  unsigned bits;                /* of an edge class in a signature: 2 or 4 */
  uint8_t class_code[BST_MAX_EDGE_CLASSES + 1];

  const BstModule *modules[BST_MAX_MODULES];
  size_t n_modules;
  uint32_t in_play;             /* bit set of their ranks */
  int32_t own[BST_MAX_MODULES][BST_MAX_OWN]; /* by rank; see bst_own */
  BstHookLists hooks;
  uint8_t part_next[16];         /* the phase after each; empty hook lists left out */
  uint8_t part_first;
  BstOption options[BST_MAX_OPTIONS];
  size_t n_options;
  bool end_on_last_tile;        /* R49 */
  bool random_first;            /* R51 */
  uint16_t apart_first, apart_end; /* R55: kinds whose cities count one by one */
  bool small_cities;            /* R1: two tiles are worth 1 each */
  bool looks_ahead;             /* R48: an open end needs free cells ahead */

  BstFeatureDef features[BST_N_FEATURE_KINDS];
  BstPieceDef pieces[BST_MAX_PIECE_KINDS];
  uint16_t piece_first[BST_MAX_SEATS + 1][BST_MAX_PIECE_KINDS];
  size_t n_piece_kinds, n_pieces;
  BstStep steps[BST_MAX_STEPS];
  size_t n_steps;
  int8_t counter_of[BST_N_ATTRS]; /* -1: not counted */
  uint8_t attr_of[BST_MAX_COUNTERS];
  unsigned n_counters;
  bool has_systems, has_deltas;
  bool has_weightless;          /* some follower weighs nothing by itself */
  size_t max_links, max_due;

  BstGroup groups[BST_MAX_GROUPS];
  size_t n_groups;
  uint8_t group_of[BST_N_TILE_GROUPS + 1]; /* by tile group; 0xff: never drawn */
  BstSlot *slots;               /* the tiles of the stack */
  size_t n_slots;

  BstAction *script;
  size_t n_script;

  size_t bytes_game, bytes_seat, bytes_tile, bytes_segment;
  uint32_t map_mask, map_row, map_step;
  size_t max_cells;
  size_t stride;                /* of a node: whole words */
  uint64_t *fresh;              /* nodes as laid, max_segments of each kind */
  BstLayout at;
};

/* ---- State ---- */

/* A segment in the union-find; the rest counts at the root only.  What adds up
 * when features join comes last and starts with a word of 64 bits, so that four
 * of the sums are made at once. */
typedef struct
{
  uint16_t parent, next;  /* next: ring of members */
  uint16_t oldest;
  uint16_t flags;
  uint16_t open;          /* open ends, or cells missing around */
  uint16_t size;
  uint16_t followers, specials, blockers;
  uint16_t tally[];       /* weight by seat, then counters */
} BstNode;
#define BST_NODE_SUMS offsetof (BstNode, open)
static_assert (BST_NODE_SUMS == sizeof (uint64_t), "the sums start with a word");
/* The smallest node, which with one counter serves two seats: what the compiler
 * knows the size of is copied and added without a loop. */
#define BST_COMMON_STRIDE (3 * sizeof (uint64_t))
static_assert (sizeof (BstNode) <= BST_COMMON_STRIDE, "a node fits its stride");
#define BST_NODE_SCORED 1
/* Nodes are laid so many at a time; as many more fit in after the last. */
#define BST_AT_ONCE 4

typedef struct
{
  BstSegmentId a, b;
  bool live;
} BstLink;

typedef struct
{
  uint16_t parent, next, size;
} BstSystem;

/* A segment that is not yet surrounded, and its tile's place. */
typedef struct
{
  int16_t x, y;
  uint16_t segment;
} BstSurround;

typedef enum
{
  BST_STREAM_TILES,
  BST_STREAM_DICE,
  BST_STREAM_MESSAGES,
  BST_STREAM_OTHER,
} BstStream;
#define BST_N_STREAMS 4

struct BstState
{
  const BstSetup *setup;
  uint64_t seed;
  uint64_t draws;              /* what the seed is for draws; see bst_seed */
  uint32_t stream[BST_N_STREAMS]; /* picks so far */
  uint32_t script_at;
  bool script_on;
  uint16_t stride;             /* of a node: the set-up's, kept near */
  uint8_t depth;
  uint8_t active;
  bool over;
  bool out_of_tiles;           /* a part found nothing to draw */
  BstDecision decision;
  uint16_t turn;
  uint16_t n_tiles, n_segments, n_cells, n_due, n_links, n_bottom;
  uint16_t n_surround;         /* segments not yet surrounded */
  int16_t hand;                /* kind, or -1 */
  uint16_t part_tile;          /* laid in this part, or BST_NO_TILE */
  int16_t x0, y0, x1, y1;
  int32_t scores[BST_MAX_SEATS + 1];
  uint16_t bottom[BST_MAX_BOTTOM];
  uint8_t supply[BST_MAX_SEATS + 1][BST_MAX_PIECE_KINDS];
  BstFrame agenda[BST_MAX_DEPTH];
};

/* One of two numbers without a jump. */
static inline unsigned
bst_either (bool first, unsigned a, unsigned b)
{
  return b ^ ((a ^ b) & -(unsigned) first);
}

#define BST_AT(state, member, type) \
  ((type *) (void *) ((char *) (uintptr_t) (state) + (state)->setup->at.member))

static inline BstNode *
bst_node (const BstState *state, unsigned segment)
{
  return (BstNode *) (void *) ((char *) (uintptr_t) state + sizeof (BstState)
                               + segment * (size_t) state->stride);
}

static inline unsigned
bst_find (const BstState *state, unsigned segment)
{
  unsigned parent;

  while ((parent = bst_node (state, segment)->parent) != segment)
    segment = parent;
  return segment;
}

/* Nobody stands in the feature whom a claim would meet. */
static inline bool
bst_feature_is_free (const BstState *state, unsigned segment)
{
  const BstNode *root = bst_node (state, bst_find (state, segment));

  return (root->followers | root->blockers) == 0;
}

static inline BstPlaced *
bst_placed (const BstState *state, unsigned tile)
{
  return BST_AT (state, placed, BstPlaced) + tile;
}

/* The open cells; what each asks of a tile is in `sigs`. */
static inline BstOpenCell *
bst_cells (const BstState *state)
{
  return BST_AT (state, cells, BstOpenCell);
}

/* The kind of a segment's feature. */
static inline unsigned
bst_segment_kind (const BstState *state, unsigned segment)
{
  const BstPlaced *placed
    = bst_placed (state, BST_AT (state, segment_tile, uint16_t)[segment]);

  return state->setup->info[placed->kind].feature[segment - placed->first];
}

static inline const BstTurned *
bst_turned (const BstSetup *setup, unsigned kind, int rot)
{
  return &setup->turned[kind * 4 + rot];
}

/* What lies at a cell: 0 nothing, BST_MAP_TILE | tile, or open cell + 1. */
#define BST_MAP_TILE 0x8000u
unsigned bst_map_get (const BstState *state, int x, int y);

/* ---- Set-up calls for modules; each marks the set-up as failed when a table
 * is full ---- */
int bst_setup_add_piece (BstSetup *setup, const BstPieceDef *def);
int bst_setup_add_step (BstSetup *setup, const BstStep *step);
int bst_setup_step (const BstSetup *setup, const char *name);
int bst_setup_add_counter (BstSetup *setup, BstAttr attr);
int bst_setup_add_group (BstSetup *setup, BstTileGroup tiles, int rank);
size_t bst_setup_add_bytes (size_t *pool, size_t bytes); /* offset; pool: bytes_… */

/* Works out all that follows from the kinds; false if memory is out. */
bool bst_setup_describe_kinds (BstSetup *setup);
/* The tiles that lie there at the start, checked. */
bool bst_setup_starts (BstSetup *setup, const BstConfig *config, BstSetupError *error);
void bst_setup_lay_out (BstSetup *setup);
/* What laying a tile copies, once the lay-out is known; false if memory is out. */
bool bst_setup_fresh_nodes (BstSetup *setup);
void bst_setup_hooks (BstSetup *setup);

/* The numbers that a module in play keeps in the set-up: offsets, pieces,
 * steps, values of options, so that nothing is looked up by name in play. They
 * start at 0. NULL if the module is not in play. */
static inline int32_t *
bst_own (const BstSetup *setup, const BstModule *module)
{
  return setup->in_play >> module->rank & 1
           ? (int32_t *) (uintptr_t) setup->own[module->rank] : NULL;
}

/* How many figures of a kind a seat has; seat 0: the neutral ones, one of a
 * kind, or none if its number is 0. */
static inline unsigned
bst_setup_pieces_of (const BstSetup *setup, unsigned seat, unsigned kind)
{
  const BstPieceDef *def = &setup->pieces[kind];
  bool neutral = def->flags & BST_PIECE_NEUTRAL;

  if (neutral != (seat == 0))
    return 0;
  return neutral ? def->count > 0 : def->count;
}

/* A module's bytes. */
void *bst_bytes_game (const BstState *state, size_t offset);
void *bst_bytes_seat (const BstState *state, unsigned seat, size_t offset);
void *bst_bytes_tile (const BstState *state, unsigned tile, size_t offset);
void *bst_bytes_segment (const BstState *state, unsigned segment, size_t offset);

/* All modules; their order is that of their hooks (rules/registry.c). */
extern const BstModule *const bst_modules[];
extern const size_t bst_n_modules;

/* ---- Board ---- */
void bst_board_start (BstState *state, int x, int y);
/* Bit set of the rotations in which a kind fits an open cell. */
unsigned bst_cell_fit_wide (const BstState *state, unsigned kind, unsigned cell);
/* One of them. */
bool bst_cell_takes_wide (const BstState *state, unsigned kind, unsigned cell, unsigned rot);

/* The same for many cells. */
typedef struct
{
  const BstState *state;
  const uint8_t *table; /* by signature, or NULL */
  const uint16_t *sigs;
  unsigned kind;
} BstFitter;

static inline BstFitter
bst_fitter (const BstState *state, unsigned kind)
{
  const uint8_t *fits = state->setup->fits;

  return (BstFitter) { state, fits != NULL ? fits + kind * 256 : NULL,
                       BST_AT (state, sigs, uint16_t), kind };
}

static inline unsigned
bst_fit (const BstFitter *fitter, unsigned cell)
{
  if (fitter->table == NULL)
    return bst_cell_fit_wide (fitter->state, fitter->kind, cell);
  return fitter->table[fitter->sigs[cell]];
}

static inline bool
bst_fits_turned (const BstFitter *fitter, unsigned cell, unsigned rot)
{
  if (fitter->table == NULL)
    return bst_cell_takes_wide (fitter->state, fitter->kind, cell, rot);
  return fitter->table[fitter->sigs[cell]] >> rot & 1;
}

static inline unsigned
bst_cell_fit (const BstState *state, unsigned kind, unsigned cell)
{
  BstFitter fitter = bst_fitter (state, kind);

  return bst_fit (&fitter, cell);
}
bool bst_may_place_asked (const BstState *state, unsigned kind, int rot, BstCell cell);

/* Whether the modules let a kind be laid where its edges are known to fit. */
static inline bool
bst_may_place (const BstState *state, unsigned kind, int rot, BstCell cell)
{
  return state->setup->hooks.may_place.n == 0
         || bst_may_place_asked (state, kind, rot, cell);
}

bool bst_kind_fits_anywhere (const BstState *state, unsigned kind);
/* Lays a tile on an open cell, joins its segments, puts what it completes on
 * the due list. */
BstTileId bst_lay (BstState *state, unsigned kind, int rot, int x, int y, unsigned seat,
                   BstEvents *events);

/* ---- Features ---- */
void bst_feature_close_end (BstState *state, unsigned segment, BstEvents *events);
void bst_feature_due (BstState *state, unsigned segment, BstEvents *events);
/* Whether the feature of a root is on the due list. */
bool bst_feature_waits (const BstState *state, unsigned root);
/* Takes a feature apart and joins it again along neighbors and live links. */
void bst_feature_rebuild (BstState *state, BstSegmentId segment, BstEvents *events);
int bst_link_make (BstState *state, BstSegmentId a, BstSegmentId b, BstEvents *events);
void bst_link_move (BstState *state, unsigned link, BstSegmentId a, BstSegmentId b,
                    BstEvents *events);
void bst_counter_set (BstState *state, BstSegmentId segment, unsigned counter, unsigned value);
unsigned bst_counter_get (const BstState *state, BstSegmentId segment, unsigned counter);
unsigned bst_system_find (const BstState *state, BstSegmentId segment);
void bst_system_add (BstState *state, unsigned first, unsigned n);
void bst_system_join (BstState *state, unsigned a, unsigned b);
/* The four fields that meet at a corner of a tile (NE SE SW NW), if it is a
 * corner of four tiles and each shows one field in it. */
bool bst_corner_fields (const BstState *state, BstTileId tile, int corner,
                        BstSegmentId fields[4]);

/* ---- Pieces ---- */
int bst_piece_in_supply (const BstState *state, unsigned seat, unsigned piece);
bool bst_may_put_asked (const BstState *state, unsigned piece, BstTileId tile,
                        BstSegmentId segment, BstRefusal *why);

/* Whether the modules let a figure be put on a segment or corner of a tile:
 * whoever lists or tests such an action asks this. */
static inline bool
bst_may_put (const BstState *state, unsigned piece, BstTileId tile, BstSegmentId segment,
             BstRefusal *why)
{
  return state->setup->hooks.may_put.n == 0
         || bst_may_put_asked (state, piece, tile, segment, why);
}

/* Why a figure may not be put on a segment: others hold its feature, or it is not
 * of a kind for this figure.  Both return false. */
bool bst_refuse_occupied (const BstState *state, BstSegmentId segment, BstRefusal *why);
bool bst_refuse_kind (unsigned feature, BstRefusal *why);

void bst_piece_put (BstState *state, unsigned id, BstSegmentId segment, BstSegmentId second,
                    BstEvents *events);
void bst_piece_put_corner (BstState *state, unsigned id, BstTileId tile, int corner,
                           BstEvents *events);
void bst_piece_put_cell (BstState *state, unsigned id, BstTileId tile, BstEvents *events);
/* Home to the supply, or off the board for neutral ones. */
void bst_piece_home (BstState *state, unsigned id, BstCause cause, BstEvents *events);
/* All followers and specials of a feature, those that stay excepted. */
void bst_feature_empty (BstState *state, BstSegmentId segment, BstCause cause,
                        BstEvents *events);
/* Whether a follower of a seat stands in a segment's feature. */
bool bst_feature_holds (const BstState *state, BstSegmentId segment, unsigned seat);
void bst_node_add_piece (BstState *state, const BstPiece *piece, int sign);

/* ---- Agenda ---- */
static inline BstFrame *
bst_push (BstState *state, unsigned step, unsigned seat)
{
  BstFrame *frame;

  assert (state->depth < BST_MAX_DEPTH);
  frame = &state->agenda[state->depth++];
  *frame = (BstFrame) { .step = (uint8_t) step, .seat = (uint8_t) seat };
  return frame;
}

static inline BstFrame *
bst_top (const BstState *state)
{
  return (BstFrame *) (uintptr_t) (state->agenda + state->depth) - 1;
}

/* Calls the next hook of a list; true once it is through. frame->sub counts. */
static inline bool
bst_walk (BstState *state, BstFrame *frame, BstWalk walk, BstEvents *events)
{
  const BstWalkList *list = &state->setup->hooks.walk[walk];

  if (frame->sub < list->n)
    {
      list->fn[frame->sub++] (state, events);
      return false;
    }
  frame->sub = 0;
  return true;
}

/* Opens a decision, written as the one word as which it is read next. */
static inline BstRun
bst_open (BstState *state, BstDecisionKind kind, unsigned seat, bool pass)
{
  const BstDecision ones[3] = { { .kind = 1 }, { .seat = 1 }, { .pass = 1 } };
  uint32_t unit[3], word;

  memcpy (unit, ones, sizeof unit);
  word = unit[0] * kind + unit[1] * seat + unit[2] * pass;
  memcpy (&state->decision, &word, sizeof word);
  return BST_RUN_OPEN;
}

void bst_run_agenda (BstState *state, BstEvents *events);
void bst_core_steps (BstSetup *setup); /* game, part, score, pay */

typedef enum
{
  BST_STEP_GAME,
  BST_STEP_PART,
  BST_STEP_SCORE,
  BST_STEP_PAY,
} BstCoreStep;

/* Parts. */
typedef enum
{
  BST_PART_STACK,
  BST_PART_HAND,
  BST_PART_BONUS,
  BST_PART_MESSAGE,
} BstPartSource;
#define BST_RIGHT_BUILDER 1
#define BST_RIGHT_HAND 2
void bst_push_part (BstState *state, unsigned seat, BstPartSource source, int rights);
/* BST_RIGHT_… that a part was pushed with. */
static inline int
bst_part_rights (const BstFrame *part)
{
  return part->n[0] >> 8;
}

/* The innermost, or NULL. */
static inline BstFrame *
bst_current_part (const BstState *state)
{
  for (unsigned i = state->depth; i > 0; i--)
    if (state->agenda[i - 1].step == BST_STEP_PART)
      return (BstFrame *) (uintptr_t) &state->agenda[i - 1];
  return NULL;
}

/* The part has its tile: what laid it calls this instead of a draw. */
void bst_part_laid (BstState *state, BstTileId tile);

/* ---- Scoring ---- */
/* Scores due[first …] in order; `when` as BstWhen. */
void bst_push_score (BstState *state, unsigned first, unsigned count, BstWhen when);
void bst_sort_due (BstState *state, unsigned first);
/* No module looks on, so that only those who gather events see the order. */
static inline bool
bst_scoring_is_plain (const BstSetup *setup)
{
  const BstHookLists *hooks = &setup->hooks;

  return hooks->strength.n == 0 && hooks->score_terms.n == 0 && hooks->payment.n == 0
         && hooks->feature_scored.n == 0 && hooks->piece_left.n == 0;
}

void bst_due_add (BstState *state, BstSegmentId segment);
void bst_collect_final (BstState *state);
void bst_pay (BstState *state, const BstPayment *payment, BstEvents *events);
void bst_pay_now (BstState *state, const BstPayment *payment, BstEvents *events);
void bst_score_step (BstStep *step);
void bst_pay_step (BstStep *step);
void bst_part_step (BstStep *step);
void bst_game_step (BstStep *step);
int bst_sheet_add (BstSheet *sheet, int code, int count, int each);
int bst_sheet_add_for (BstSheet *sheet, unsigned seat, int code, int count, int each);

/* ---- Chance ---- */

/* A number below n from half of 64 random bits: where numbers are tried until
 * one will do, two come of each call of the generator. */
static inline unsigned
bst_low_below (uint64_t bits, unsigned n)
{
  return (unsigned) ((bits & UINT32_MAX) * n >> 32);
}

static inline unsigned
bst_high_below (uint64_t bits, unsigned n)
{
  return (unsigned) ((bits >> 32) * n >> 32);
}

void bst_seed (BstState *state, uint64_t seed);
uint64_t bst_random (const BstState *state, BstStream stream, unsigned step);
unsigned bst_random_below (const BstState *state, BstStream stream, unsigned step, unsigned n);
bool bst_group_is_open (const BstState *state, unsigned group);
unsigned bst_pool (const BstState *state, uint16_t *groups); /* tiles in the next draw */
void bst_part_phases (BstSetup *setup);
void bst_take_from_stack (BstState *state, unsigned kind);

static inline bool
bst_stack_is_empty (const BstState *state)
{
  uint16_t groups;

  if (state->setup->n_groups == 1 && BST_AT (state, group_left, uint16_t)[0] > 0
      && state->setup->hooks.group_open.n == 0)
    return false;
  return bst_pool (state, &groups) == 0 && state->n_bottom == 0;
}

void bst_pick_draw (const BstState *state, uint64_t (*random) (void *), void *data,
                    BstAction *out);

/* ---- Listing ---- */
void bst_list_consider (BstList *list, const BstAction *action);

/* The action is taken apart, so that an array gets its fields as they come: one
 * that was just put together costs time to read as a whole. */
static inline void
bst_list_add (BstList *list, const BstAction *action)
{
  BstAction one = *action;

  if (!list->plain)
    {
      BstAction copy = one;

      bst_list_consider (list, &copy);
      return;
    }
  if (list->n < list->max)
    list->out[list->n] = one;
  list->n++;
}

bool bst_refuse (BstRefusal *why, BstRefusalCode code);
void bst_list_places (const BstState *state, unsigned kind, unsigned hand, BstList *list);
bool bst_test_place (const BstState *state, unsigned kind, int x, int y, int rot,
                     BstRefusal *why);
/* The module whose main actions are the only ones now, or NULL. */
const BstHooks *bst_main_must_asked (const BstState *state);
static inline const BstHooks *
bst_main_must (const BstState *state)
{
  return state->setup->hooks.main_must.n == 0 ? NULL : bst_main_must_asked (state);
}

void bst_list_main (const BstState *state, BstList *list);
bool bst_main_exists (const BstState *state);

/* ---- Events ---- */
BstEvent *bst_event (BstEvents *events, BstEventKind kind);
BstEvent *bst_event_at (const BstState *state, BstEvents *events, BstEventKind kind,
                        BstSegmentId segment);

/* Notation of what a set-up alone can read (draws). */
bool bst_parse_chance (const BstSetup *setup, const char *text, BstAction *action);

#endif
