/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a rules module is: a const table of hooks.  One expansion is one file
 * in rules/; the core names none of them.
 */

#ifndef BST_MODULE_H
#define BST_MODULE_H

#include "score.h"
#include "state.h"

/* ---- Tables that modules fill at set-up ---- */

typedef enum
{
  BST_ENDS_NEVER,      /* fields, rivers */
  BST_ENDS_CLOSES,     /* when no end is open */
  BST_ENDS_SURROUNDED, /* when the eight cells around have tiles */
} BstEnds;

typedef void (*BstTermsFunc) (const BstState *state, BstSegmentId root, BstSheet *sheet);

/* One row of the feature table. */
typedef struct
{
  bool known;
  bool system;        /* joins systems too (rivers and lakes) */
  uint8_t edge_class; /* 1 to BST_MAX_EDGE_CLASSES; 0: never at an edge */
  uint8_t ends;       /* BstEnds */
  uint8_t rank;       /* order of scoring */
  BstTermsFunc terms; /* what it is worth, by sheet->when */
} BstFeatureDef;

typedef enum
{
  BST_PIECE_FOLLOWER = 1 << 0, /* claims, makes majorities, scores */
  BST_PIECE_SPECIAL = 1 << 1,  /* stands in a feature without either */
  BST_PIECE_BLOCKS = 1 << 2,   /* nobody may claim its feature */
  BST_PIECE_FLIES = 1 << 3,
  BST_PIECE_PORTALS = 1 << 4,
  BST_PIECE_EATEN = 1 << 5,
  BST_PIECE_EVICTED = 1 << 6,
  BST_PIECE_CIRCLES = 1 << 7,
  BST_PIECE_LONE_HOME = 1 << 8, /* goes home when no own follower is left */
  BST_PIECE_STAYS = 1 << 9,     /* scoring does not send it home */
  BST_PIECE_NEUTRAL = 1 << 10,  /* belongs to nobody; one in the game */
} BstPieceFlags;

typedef struct
{
  const char *name;
  uint16_t flags;
  uint16_t claims; /* bit set of BstFeatureKind it may claim as a main action */
  uint8_t weight;
  uint8_t count; /* per player by default */
} BstPieceDef;

/* ---- Frames and steps ---- */

typedef struct
{
  uint8_t step; /* by the set-up */
  uint8_t seat;
  uint8_t phase; /* where the step goes on */
  uint8_t sub;   /* where a walk over hooks or seats goes on */
  int32_t n[3];
} BstFrame;

typedef enum
{
  BST_RUN_DONE, /* the topmost frame is through: it is popped */
  BST_RUN_MORE, /* frames were pushed, or run it again */
  BST_RUN_OPEN, /* a decision is open: state->decision is filled */
} BstRun;

/* Where a listing goes: into an array, only actions on one cell if `filter`,
 * or just a look whether one is among them. */
typedef struct
{
  BstAction *out;
  size_t max, n;
  bool plain; /* into the array and nothing else */
  bool filter;
  int16_t x, y;
  const BstAction *match;
  bool found, verb_found;
  BstAction *picked; /* takes the action number `want` */
  size_t want;
} BstList;

typedef struct
{
  const char *name;
  BstRun (*run) (BstState *state, BstFrame *frame, BstEvents *events);
  /* NULL, as `take`, in a step that opens no decision. */
  void (*list) (const BstState *state, const BstFrame *frame, BstList *list);
  /* Optional: false with a reason; the default looks the action up. */
  bool (*test) (const BstState *state, const BstFrame *frame, const BstAction *action,
                BstRefusal *why);
  void (*take) (BstState *state, BstFrame *frame, const BstAction *action, BstEvents *events);
  bool always_opens; /* the step opens only what has a choice, or must be asked */
  /* In place of `take`, for steps that always open: takes the action and runs
   * on, with the result of `run`. */
  BstRun (*take_and_run) (BstState *state, BstFrame *frame, const BstAction *action,
                          BstEvents *events);
} BstStep;

/* ---- Payments ---- */

typedef struct
{
  uint8_t seat;
  uint8_t cause; /* BstCause */
  uint8_t code;  /* which bonus, for BST_CAUSE_MODULE */
  uint8_t when;
  int32_t points;
  BstSegmentId feature; /* or BST_NO_SEGMENT */
} BstPayment;

/* ---- Hooks ---- */

typedef void (*BstHook) (BstState *state, BstEvents *events);

/* The position as text, while it is written. */
typedef struct BstDump BstDump;

typedef struct
{
  /* Set-up: pieces, counters, bytes, steps, groups; then the tiles before they
   * are turned (a module may change the set-up's own copies). */
  void (*setup) (BstSetup *setup);
  void (*setup_tiles) (BstSetup *setup);
  int (*start_kind) (const BstSetup *setup); /* the tile laid first, or -1 */
  void (*start) (BstState *state);           /* the module's bytes at the start */

  BstHook turn_begins;                                        /* T0 */
  BstHook before_draw;                                        /* T1 */
  bool (*group_open) (const BstState *state, unsigned group); /* may be drawn now */
  BstHook drawn;
  bool (*may_place) (const BstState *state, unsigned kind, int rot, int x, int y,
                     BstRefusal *why);
  /* For which kinds of tiles `may_place`, `placed` and `before_scoring` are called at
   * all; without it, for all. */
  bool (*concerns) (const BstSetup *setup, unsigned kind);
  /* The feature of the board that a tile of a kind must go on with, or -1; its
   * `may_place` says the same. */
  int (*must_meet) (const BstSetup *setup, unsigned kind);
  /* Whether a tile from elsewhere than the stack may still be laid on a cell. */
  bool (*may_fill) (const BstState *state, int x, int y);
  BstHook placed; /* T3a to T6 */
  /* Asked before a figure is put anywhere, by claim, portal, flight, move or
   * round; `segment` is BST_NO_SEGMENT for a corner of the tile.  The answer is the
   * same for all kinds of followers: listing asks about one of them. */
  bool (*may_put) (const BstState *state, unsigned piece, BstTileId tile, BstSegmentId segment,
                   BstRefusal *why);
  /* T7: the module's main actions by number: how many numbers there are now, and
   * what one of them stands for; false if for nothing, and the fewer of those the
   * better.  An action has one number. */
  unsigned (*main_count) (const BstState *state);
  bool (*main_action) (const BstState *state, unsigned number, BstAction *action);
  bool (*main_test) (const BstState *state, const BstAction *action, BstRefusal *why);
  bool (*main_take) (BstState *state, const BstAction *action, BstEvents *events);
  /* Whether this module's main actions are the only ones, and one of them must
   * be taken. */
  bool (*main_must) (const BstState *state);
  /* Whether a special figure may stand in a feature of the board, by the rules
   * of its module; true from the module that knows it. */
  bool (*may_join) (const BstState *state, unsigned seat, unsigned piece,
                    BstSegmentId segment);
  BstHook after_main;     /* T8, T9 */
  BstHook before_scoring; /* T10 */
  BstHook what_to_score;  /* adds to the due list */
  void (*strength) (const BstState *state, BstSheet *sheet);
  void (*score_terms) (const BstState *state, BstSheet *sheet);
  /* May change the payment; returns true if it pushed a frame, after which the
   * payment goes on. */
  bool (*payment) (BstState *state, BstPayment *payment, BstEvents *events);
  void (*feature_scored) (BstState *state, const BstSheet *sheet, BstEvents *events); /* T12 */
  BstHook after_scoring; /* T13, T14 */
  BstHook part_ends;     /* T15: may push another part */
  BstHook turn_ends;     /* T16 */
  BstHook last_turns;
  BstHook end_before, end_after; /* around the final scoring */
  void (*feature_changed) (BstState *state, BstSegmentId feature, bool complete,
                           BstEvents *events);
  void (*piece_placed) (BstState *state, unsigned piece, BstEvents *events);
  void (*piece_left) (BstState *state, const BstPiece *was, BstEvents *events);
  void (*extra_list) (const BstState *state, BstList *list);
  bool (*extra_take) (BstState *state, const BstAction *action, BstEvents *events);
  /* Writes the module's lines, each by bst_dump_line. */
  void (*dump) (const BstState *state, BstDump *dump);
  const char *(*check) (const BstState *state);
  /* Adds what the end of the game would bring besides the features. */
  void (*project) (const BstState *state, int points[BST_MAX_SEATS + 1]);
} BstHooks;

struct BstModule
{
  const char *id;
  uint8_t rank; /* its place in the registry: fixed order of the hooks */
  bool is_game; /* fills the feature table */
  bool is_public;
  const BstOptionDef *options;
  size_t n_options;
  BstHooks hooks;
};
typedef struct BstModule BstModule;

#endif
