/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The inside of the engine: lay-out of the state, and what the core's files and
 * the rules modules call; the set-up's is in core-setup.h.  Nothing above the
 * engine includes either.
 */

#ifndef BST_CORE_H
#define BST_CORE_H

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "core-setup.h"

/* What random games hardly ever call: it lies apart, so that the rest fits into the
 * processor's cache of instructions. */
#ifdef __GNUC__
#define BST_COLD __attribute__ ((cold))
#else
#define BST_COLD
#endif

/* ---- State ---- */

/* A segment in the union-find; the rest counts at the root only.  What adds up
 * when features join comes last and starts with a word of 64 bits, so that four
 * of the sums are made at once. */
typedef struct
{
  uint16_t parent, next; /* next: ring of members */
  uint16_t oldest;
  uint16_t flags;
  uint16_t open; /* open ends, or cells missing around */
  uint16_t size;
  uint16_t followers, specials, blockers;
  uint16_t tally[]; /* weight by seat, then counters */
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

/* What the main decision offers by the table of pieces: kinds that are at home,
 * and segments of the part's tile where a follower may go, as bit sets. */
typedef struct
{
  uint32_t pieces;
  uint32_t segments;
} BstClaims;

/* The groups that the next draw takes from, as a bit set, and their slots. */
typedef struct
{
  uint16_t groups, first, slots;
} BstPool;

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
  uint64_t draws;                 /* what the seed is for draws; see bst_seed */
  uint32_t stream[BST_N_STREAMS]; /* picks so far */
  uint32_t script_at;
  bool script_on;
  uint16_t stride; /* of a node: the set-up's, kept near */
  uint8_t depth;
  uint8_t active;
  bool over;
  bool out_of_tiles; /* a part found nothing to draw */
  BstDecision decision;
  uint16_t turn;
  uint16_t n_tiles, n_segments, n_cells, n_due, n_links, n_bottom;
  uint16_t n_surround; /* segments not yet surrounded */
  int16_t hand;        /* kind, or -1 */
  uint16_t part_tile;  /* laid in this part, or BST_NO_TILE */
  int32_t scores[BST_MAX_SEATS + 1];
  BstPool pool;
  uint16_t bottom[BST_MAX_BOTTOM];
  uint8_t supply[BST_MAX_SEATS + 1][BST_MAX_PIECE_KINDS];
  BstClaims claims; /* while the main decision is open */
  BstFrame agenda[BST_MAX_DEPTH];
};

/* One of two numbers without a jump. */
static inline unsigned
bst_either (bool first, unsigned a, unsigned b)
{
  return b ^ ((a ^ b) & -(unsigned) first);
}

static inline unsigned
bst_count_bits (uint32_t set)
{
  unsigned n = 0;

  for (; set != 0; set &= set - 1)
    n++;
  return n;
}

#define BST_AT(state, member, type)                                                           \
  ((type *) (void *) ((char *) (uintptr_t) (state) + (state)->setup->at.member))

static inline BstNode *
bst_node (const BstState *state, unsigned segment)
{
  return (BstNode *) (void *) ((char *) (uintptr_t) state + sizeof (BstState)
                               + segment * (size_t) state->stride);
}

/* The root of a segment's feature. The first two steps are taken in any case: most
 * roots are that near, and how near is hard to foresee. */
static inline BstNode *
bst_root (const BstState *state, unsigned segment)
{
  unsigned root = bst_node (state, bst_node (state, segment)->parent)->parent;
  BstNode *node = bst_node (state, root);

  while (node->parent != root)
    {
      root = node->parent;
      node = bst_node (state, root);
    }
  return node;
}

static inline unsigned
bst_find (const BstState *state, unsigned segment)
{
  return bst_root (state, segment)->parent;
}

/* Nobody stands in the feature whom a claim would meet. */
static inline bool
bst_feature_is_free (const BstState *state, unsigned segment)
{
  const BstNode *root = bst_root (state, segment);

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

/* A module's bytes of the game; those of seats, tiles and segments are below. */
static inline void *
bst_bytes_game (const BstState *state, size_t offset)
{
  return BST_AT (state, module, char) + offset;
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

static inline bool
bst_in_play (const BstSetup *setup, const BstModule *module)
{
  return setup->in_play >> module->rank & 1;
}

/* The numbers that a module in play keeps in the set-up: offsets, pieces,
 * steps, values of options, so that nothing is looked up by name in play. They
 * start at 0; of a module that is not in play they mean nothing. */
static inline int32_t *
bst_own (const BstSetup *setup, const BstModule *module)
{
  return (int32_t *) (uintptr_t) setup->own[module->rank];
}

/* The hooks of a module in a game: its `setup` takes off those for which an option
 * leaves nothing to do, so that they are never called. */
static inline BstHooks *
bst_hooks_of (BstSetup *setup, const BstModule *module)
{
  return &setup->module_hooks[module->rank];
}

static inline bool
bst_concerns (const BstSetup *setup, const BstHooks *hooks, unsigned kind)
{
  return hooks->concerns == NULL || hooks->concerns (setup, kind);
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

/* A module's bytes, by seat, tile and segment. */
void *bst_bytes_seat (const BstState *state, unsigned seat, size_t offset);
void *bst_bytes_tile (const BstState *state, unsigned tile, size_t offset);
void *bst_bytes_segment (const BstState *state, unsigned segment, size_t offset);

/* All modules; their order is that of their hooks (rules/registry.c). */
extern const BstModule *const bst_modules[];
extern const size_t bst_n_modules;

/* ---- Board ---- */
void bst_board_start (BstState *state, int x, int y);

/* In which rotations a kind fits an open cell. */
typedef struct
{
  const uint8_t *table; /* by what a cell asks */
  const uint16_t *sigs;
} BstFitter;

static inline BstFitter
bst_fitter (const BstState *state, unsigned kind)
{
  return (BstFitter){ state->setup->fits + kind * state->setup->n_sigs,
                      BST_AT (state, sigs, uint16_t) };
}

static inline unsigned
bst_fit (const BstFitter *fitter, unsigned cell)
{
  return fitter->table[fitter->sigs[cell]];
}

bool bst_may_place_asked (const BstState *state, unsigned kind, int rot, BstCell cell);

/* Whether the modules let a kind be laid where its edges are known to fit. */
static inline bool
bst_may_place (const BstState *state, unsigned kind, int rot, BstCell cell)
{
  return !state->setup->info[kind].asked || bst_may_place_asked (state, kind, rot, cell);
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
/* The tile's own of them, or BST_NO_SEGMENT: where four met they are one for good,
 * so that a figure on a corner needs no other. */
BstSegmentId bst_corner_field (const BstState *state, BstTileId tile, int corner);

/* ---- Pieces ---- */

/* Whether a figure stands in the feature of a root, be it with the second half of
 * its place. */
static inline bool
bst_piece_is_in (const BstState *state, const BstPiece *piece, unsigned root)
{
  return piece->place == BST_AT_SEGMENT
         && (bst_find (state, piece->segment) == root
             || (piece->second != BST_NO_SEGMENT && bst_find (state, piece->second) == root));
}

/* Whether a seat has figures of a kind anywhere but at home. */
static inline bool
bst_some_are_out (const BstState *state, unsigned seat, unsigned piece)
{
  return state->supply[seat][piece] < state->setup->pieces[piece].count;
}

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
BST_COLD bool bst_refuse_occupied (const BstState *state, BstSegmentId segment,
                                   BstRefusal *why);
BST_COLD bool bst_refuse_kind (unsigned feature, BstRefusal *why);

/* An action that puts a figure of a kind on a segment. */
static inline BstAction
bst_claim_on (const BstState *state, unsigned piece, BstSegmentId segment)
{
  const BstPlaced *tile = bst_placed (state, bst_segment_tile (state, segment));

  return (BstAction){ .verb = BST_VERB_CLAIM,
                      .piece = (uint8_t) piece,
                      .x = tile->x,
                      .y = tile->y,
                      .slot = (uint8_t) (segment - tile->first) };
}

/* An action that names a figure on a segment, and all of its seat and kind there. */
static inline BstAction
bst_action_with (const BstState *state, BstVerb verb, const BstPiece *piece)
{
  const BstPlaced *tile = bst_placed (state, piece->tile);

  return (BstAction){ .verb = (uint8_t) verb,
                      .piece = piece->kind,
                      .seat = piece->seat,
                      .x = tile->x,
                      .y = tile->y,
                      .slot = (uint8_t) (piece->segment - tile->first) };
}

/* Whether an earlier figure is one of those: listing leaves out all but the first. */
bool bst_piece_is_repeated (const BstState *state, unsigned id);

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
  *frame = (BstFrame){ .step = (uint8_t) step, .seat = (uint8_t) seat };
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
      list->fn[frame->sub++](state, events);
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

/* The same for a frame that asks once: what takes the action sets its phase to
 * BST_PHASE_TAKEN. */
#define BST_PHASE_TAKEN 1
static inline BstRun
bst_open_once (BstState *state, const BstFrame *frame, BstDecisionKind kind, unsigned seat,
               bool pass)
{
  return frame->phase == BST_PHASE_TAKEN ? BST_RUN_DONE : bst_open (state, kind, seat, pass);
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
  BST_PART_MESSAGE,
} BstPartSource;
#define BST_RIGHT_BUILDER 1
#define BST_RIGHT_HAND    2
void bst_push_part (BstState *state, unsigned seat, BstPartSource source, int rights);
/* BST_RIGHT_… that a part was pushed with. */
static inline int
bst_part_rights (const BstFrame *part)
{
  return part->n[0] >> 8;
}

/* Where its tile comes from. */
static inline BstPartSource
bst_part_source (const BstFrame *part)
{
  return (BstPartSource) (part->n[0] & 0xff);
}

/* Where its features on the due list begin. */
static inline unsigned
bst_part_due (const BstFrame *part)
{
  return (unsigned) part->n[1];
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
bool bst_group_is_open_asked (const BstState *state, unsigned group);

static inline bool
bst_group_is_open (const BstState *state, unsigned group)
{
  return state->setup->hooks.group_open.n == 0 || bst_group_is_open_asked (state, group);
}

void bst_part_phases (BstSetup *setup);
void bst_take_from_stack (BstState *state, unsigned kind);

/* What the next draw takes from: the groups of the lowest rank that are open and
 * not empty.  The state keeps it; a module whose `group_open` has another answer
 * puts the new one there. */
BstPool bst_pool_find (const BstState *state);

static inline bool
bst_stack_is_empty (const BstState *state)
{
  return state->pool.groups == 0 && state->n_bottom == 0;
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

BST_COLD bool bst_refuse (BstRefusal *why, BstRefusalCode code);
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

/* What a seat may claim on the tile of this part. */
BstClaims bst_claims_find (const BstState *state, unsigned seat);
void bst_list_main (const BstState *state, BstList *list);
/* Whether a module has a main action besides the claims. */
bool bst_main_adds (const BstState *state);
/* A random main action; false if none was hit, or the decision is a module's own. */
bool bst_try_main (const BstState *state, uint64_t (*random) (void *), void *data,
                   BstAction *out);

/* ---- Events ---- */
BstEvent *bst_event (BstEvents *events, BstEventKind kind);
/* One of a seat and a number. */
static inline BstEvent *
bst_event_number (BstEvents *events, BstEventKind kind, unsigned seat, int number)
{
  BstEvent *event = events != NULL ? bst_event (events, kind) : NULL;

  if (event == NULL)
    return NULL;
  event->seat = (uint8_t) seat;
  event->number = number;
  return event;
}

BstEvent *bst_event_at (const BstState *state, BstEvents *events, BstEventKind kind,
                        BstSegmentId segment);

/* ---- Dump ---- */

/* Adds a line: a format without its end. */
void bst_dump_line (BstDump *dump, const char *format, ...)
#ifdef __GNUC__
  __attribute__ ((format (printf, 2, 3)))
#endif
  ;

/* Notation of what a set-up alone can read (draws). */
bool bst_parse_chance (const BstSetup *setup, const char *text, BstAction *action);

#endif
