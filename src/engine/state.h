/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The state of a game: one flat block whose only pointer is to the set-up.
 * Copy it with one memcpy (bst_state_copy); change it through one door
 * (bst_state_apply).
 */

#ifndef BST_STATE_H
#define BST_STATE_H

#include "event.h"
#include "setup.h"

typedef struct BstState BstState;

typedef uint16_t BstSegmentId; /* a segment on the board */
typedef uint16_t BstTileId;    /* a tile on the board, by order of placement */
#define BST_NO_SEGMENT 0xffff
#define BST_NO_TILE    0xffff

typedef enum
{
  BST_DECISION_OVER, /* the game is over */
  BST_DECISION_FIRST,
  BST_DECISION_DEAL,
  BST_DECISION_HAND,
  BST_DECISION_DRAW,
  BST_DECISION_KEEP,
  BST_DECISION_PLACE,
  BST_DECISION_GOLD,
  BST_DECISION_MAGIC,
  BST_DECISION_ROBBER,
  BST_DECISION_MAIN,
  BST_DECISION_ALSO,
  BST_DECISION_ROLL,
  BST_DECISION_LAND,
  BST_DECISION_FERRY,
  BST_DECISION_FERRIES,
  BST_DECISION_END,
  BST_DECISION_DRAGON,
  BST_DECISION_ORDER,
  BST_DECISION_PAWN,
  BST_DECISION_MESSAGE,
  BST_DECISION_USE,
  BST_DECISION_CHOOSE,
  BST_DECISION_ROB,
  BST_DECISION_WAGON,
  BST_DECISION_CIRCLE,
  BST_DECISION_CIRCLES,
  BST_DECISION_AGAIN,
} BstDecisionKind;
#define BST_N_DECISIONS 28

typedef struct
{
  uint8_t kind;   /* BstDecisionKind */
  uint8_t seat;   /* who decides; 0: chance */
  bool pass;      /* passing is allowed */
  uint8_t unused; /* makes it a word */
} BstDecision;

/* The word for a kind of decision: "main". */
const char *bst_decision_name (BstDecisionKind kind);

/* A tile on the board. */
typedef struct
{
  int16_t x, y;
  uint16_t kind; /* by the set-up */
  uint8_t rot;
  uint8_t seat;       /* who laid it; 0: the start tile */
  BstSegmentId first; /* its first segment; the others follow */
} BstPlaced;

/* A cell that a tile could be laid on: empty, with a neighbor. */
typedef struct
{
  int16_t x, y;
} BstCell;

/* A figure on the board or elsewhere. */
typedef enum
{
  BST_AT_SUPPLY,
  BST_AT_SEGMENT,
  BST_AT_CORNER,
  BST_AT_CELL,
  BST_AT_TRACK,
  BST_AT_OFF,
} BstPlace;

typedef struct
{
  uint8_t kind;         /* piece kind */
  uint8_t seat;         /* 0: neutral */
  uint8_t place;        /* BstPlace */
  uint8_t corner;       /* for BST_AT_CORNER; space for BST_AT_TRACK */
  BstTileId tile;       /* where the place is on a tile */
  BstSegmentId segment; /* for BST_AT_SEGMENT */
  BstSegmentId second;  /* a second feature it counts in, or BST_NO_SEGMENT */
} BstPiece;

/* Starts a game in a block of bst_setup_state_size bytes, aligned as by
 * malloc, and runs to the first decision. `events` may be NULL. */
void bst_state_start (BstState *state, const BstSetup *setup, BstEvents *events);
/* malloc and start; NULL if memory is out. Free with free. */
BstState *bst_state_new (const BstSetup *setup, BstEvents *events);
void bst_state_copy (BstState *to, const BstState *from);
const BstSetup *bst_state_setup (const BstState *state);

/* The one open decision. */
BstDecision bst_state_decision (const BstState *state);
bool bst_state_is_over (const BstState *state);

/* Writes the legal actions into `out`, at most `max`; returns how many there
 * are. The order follows from the log alone. `pass` comes last. */
size_t bst_state_list (const BstState *state, BstAction *out, size_t max);
/* The same for actions whose first site is on one cell. */
size_t bst_state_list_cell (const BstState *state, int x, int y, BstAction *out, size_t max);
/* One legal action, uniformly, without listing where that can be avoided.
 * `random` is the caller's generator: 64 random bits. */
void bst_state_sample (const BstState *state, uint64_t (*random) (void *), void *data,
                       BstAction *out);
/* Whether an action is legal; if not, `why` (may be NULL) says so. */
bool bst_state_test (const BstState *state, const BstAction *action, BstRefusal *why);
/* Why the tile in hand cannot be laid on a cell in a rotation (also rotations
 * that only repeat a smaller one are judged by their edges). */
bool bst_state_test_place (const BstState *state, int x, int y, int rot, BstRefusal *why);
/* Rotations in which the tile in hand fits a cell: bit set. */
unsigned bst_state_fitting (const BstState *state, int x, int y);
/* Whether no tile fits a cell any more: neither one that can still be drawn, nor
 * the one in hand, nor one that a player has besides. */
bool bst_state_cell_is_dead (const BstState *state, int x, int y);
/* Copies of a kind, still to be drawn, that fit a cell in some rotation. */
unsigned bst_state_kind_fits (const BstState *state, unsigned kind, int x, int y);

/* Chance: what the state's own generator (or the forced draws) picks for a
 * decision whose seat is 0. */
void bst_state_pick (const BstState *state, BstAction *out);
/* How likely a chance action is, as a weight among those listed. */
unsigned bst_state_weight (const BstState *state, const BstAction *action);
/* Forgets forced draws and the seed: what a search may know. */
void bst_state_reseed (BstState *state, uint64_t seed);

/* Does one legal action and runs on to the next decision. Trusts its caller:
 * what comes from outside goes through bst_state_test first. */
void bst_state_apply (BstState *state, const BstAction *action, BstEvents *events);

/* Turn and players. */
unsigned bst_state_turn (const BstState *state);   /* from 1; 0 before the first */
unsigned bst_state_active (const BstState *state); /* seat, 0 before the first turn */
int bst_state_score (const BstState *state, unsigned seat);
unsigned bst_state_supply (const BstState *state, unsigned seat, unsigned piece);
int bst_state_tile_in_hand (const BstState *state); /* kind, or -1 */
BstTileId
bst_state_tile_of_part (const BstState *state); /* placed in this part, or BST_NO_TILE */

/* The stack. */
unsigned bst_state_left (const BstState *state, unsigned kind); /* copies still to be drawn */
unsigned bst_state_stack (const BstState *state);               /* all that are left */
bool bst_state_drawable (const BstState *state, unsigned kind); /* in the next draw */
unsigned bst_state_discarded (const BstState *state, unsigned kind);

/* The board. */
size_t bst_state_n_tiles (const BstState *state);
BstPlaced bst_state_tile (const BstState *state, BstTileId tile);
BstTileId bst_state_tile_at (const BstState *state, int x, int y); /* or BST_NO_TILE */
size_t bst_state_n_cells (const BstState *state);                  /* open cells */
BstCell bst_state_cell (const BstState *state, size_t i);
/* Of all tiles, inclusive. */
void bst_state_bounds (const BstState *state, int *x0, int *y0, int *x1, int *y1);

/* Segments and features. A feature is named by its oldest segment. */
BstSegmentId bst_state_segment (const BstState *state, BstTileId tile, int slot);
BstTileId bst_segment_tile (const BstState *state, BstSegmentId segment);
int bst_segment_slot (const BstState *state, BstSegmentId segment);
const BstSegmentDef *bst_segment_def (const BstState *state, BstSegmentId segment);
BstSegmentId bst_feature_name (const BstState *state, BstSegmentId segment);
bool bst_feature_same (const BstState *state, BstSegmentId a, BstSegmentId b);
bool bst_feature_complete (const BstState *state, BstSegmentId segment);
bool bst_feature_scored (const BstState *state, BstSegmentId segment);
/* Open ends, or cells missing around what is surrounded. */
unsigned bst_feature_open (const BstState *state, BstSegmentId segment);
unsigned bst_feature_tiles (const BstState *state, BstSegmentId segment); /* different tiles */
unsigned bst_feature_counter (const BstState *state, BstSegmentId segment, BstAttr attr);
unsigned bst_feature_followers (const BstState *state, BstSegmentId segment);
/* Walks the feature: returns the next segment of the ring after `segment`;
 * back at the start when all were seen. */
BstSegmentId bst_feature_next (const BstState *state, BstSegmentId segment);
/* Completed cities a field touches, each named once; returns how many. */
size_t bst_field_cities (const BstState *state, BstSegmentId field, BstSegmentId *out,
                         size_t max);

/* Pieces of all seats and the neutral ones. */
size_t bst_state_n_pieces (const BstState *state);
BstPiece bst_state_piece (const BstState *state, size_t i);

/* Text of actions; both need the position. bst_action_format returns the
 * length (at most BST_ACTION_TEXT - 1). bst_action_parse returns false and sets
 * `column` (from 0, may be NULL) where the text stops making sense; it does not
 * test legality. */
size_t bst_action_format (const BstState *state, const BstAction *action,
                          char text[BST_ACTION_TEXT]);
bool bst_action_parse (const BstState *state, const char *text, BstAction *action,
                       size_t *column);

/* The position as sorted lines, independent of history: writes at most `max`
 * bytes with a NUL, returns the length without it. */
size_t bst_state_dump (const BstState *state, char *out, size_t max);
/* 64-bit FNV-1a of the dump. */
uint64_t bst_state_hash (const BstState *state);
/* A full consistency walk; NULL, or a static sentence on what is wrong. */
const char *bst_state_check (const BstState *state);

/* How many sequences of player actions place `n` more tiles; chance is as
 * bst_state_pick has it, and a sequence ends with the `place` that lays the
 * last of them. UINT64_MAX if memory is out. */
uint64_t bst_perft (const BstState *state, unsigned n);

#endif
