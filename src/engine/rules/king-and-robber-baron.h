/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of this module share: king-and-robber-baron.c has set-up, titles
 * and points, -complete.c what is complete on the board.
 */

#ifndef BST_RULES_KING_AND_ROBBER_BARON_H
#define BST_RULES_KING_AND_ROBBER_BARON_H

#include "core.h"

extern const BstModule bst_rules_king;

typedef enum
{
  KR_TITLE_KING,
  KR_TITLE_ROBBER_BARON,
} KrTitle;
#define KR_N_TITLES 2

enum
{
  KR_OWN_BYTES,   /* offset of a KrGame */
  KR_OWN_IN_PLAY, /* and the one after: of each title */
  KR_OWN_SCORING = KR_OWN_IN_PLAY + KR_N_TITLES,
  KR_OWN_CURRENT, /* R25: the record is the largest on the board */
  KR_OWN_DURING,  /* R26: completions count, not what is complete */
};

/* R24; all but the first are house rules. */
enum
{
  KR_SCORING_COMPLETED,
  KR_SCORING_TEN,
  KR_SCORING_FIFTEEN_FORTY,
  KR_SCORING_CONTINUOUS,
};

/* One title in the course of the game. */
typedef struct
{
  uint8_t holder;  /* seat, or 0 */
  uint16_t record; /* tiles of the largest that was ever completed */
  uint16_t completions;
  uint16_t complete; /* on the board, unless the game's are stale */
} KrTitleState;

typedef struct
{
  KrTitleState titles[KR_N_TITLES];
  uint16_t checked; /* the part of this tile + 1 has been looked at */
  bool stale;       /* some feature was opened again: what is complete must be counted */
  bool paid;        /* the final points are */
} KrGame;

static inline int32_t *
kr_own (const BstState *state)
{
  return bst_own (state->setup, &bst_rules_king);
}

static inline KrGame *
kr_game (const BstState *state)
{
  return bst_bytes_game (state, (size_t) kr_own (state)[KR_OWN_BYTES]);
}

static inline BstFeatureKind
kr_feature (KrTitle title)
{
  return title == KR_TITLE_KING ? BST_FEATURE_CITY : BST_FEATURE_ROAD;
}

/* R24, R26: whether the features on the board bring points at the end. */
static inline bool
kr_counts_complete (const int32_t *own)
{
  return own[KR_OWN_SCORING] == KR_SCORING_COMPLETED && !own[KR_OWN_DURING];
}

/* ---- What is complete (king-and-robber-baron-complete.c) ---- */

/* What the part at hand has completed. */
typedef struct
{
  unsigned seat; /* who laid the tile; 0: nothing to look at */
  unsigned n;    /* features completed */
  unsigned size; /* tiles of the largest */
  BstSegmentId largest;
  unsigned first, end; /* where they are on the due list */
} KrCompleted;

/* S0: "completes", whoever stands there or not. */
KrCompleted kr_completed_now (const BstState *state, KrTitle title);
void kr_all_completed_now (const BstState *state, KrCompleted now[KR_N_TITLES]);
/* The tiles of the largest complete feature of a title's kind, those just completed
 * left out. */
unsigned kr_largest_complete (const BstState *state, KrTitle title, const KrCompleted *but);
/* The complete features on the board, for each title. */
void kr_count_on_board (const BstState *state, unsigned n[KR_N_TITLES]);
/* The module's hooks of these names keep count of them. */
void kr_start (BstState *state);
void kr_feature_changed (BstState *state, BstSegmentId feature, bool complete,
                         BstEvents *events);

#endif
