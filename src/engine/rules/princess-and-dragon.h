/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of this module share: princess-and-dragon.c has set-up,
 * volcanoes and princesses, -dragon.c the dragon's walk, -fairy.c the fairy,
 * -portal.c portals.
 */

#ifndef BST_RULES_PRINCESS_AND_DRAGON_H
#define BST_RULES_PRINCESS_AND_DRAGON_H

#include "core.h"

extern const BstModule bst_rules_princess_and_dragon;

/* The module's numbers in the set-up. */
enum
{
  PD_BYTES,        /* offset of its bytes */
  PD_DRAGON,       /* piece kind */
  PD_FAIRY,        /* piece kind */
  PD_WALK,         /* step */
  PD_ASIDE,        /* draw group of the dragon's tiles, or -1 (R11) */
  PD_TIMING,       /* R12: 0 before the scoring, 1 after it */
  PD_EATS_NEUTRAL, /* R13 */
  PD_FAIRY_MODEL,  /* R14, as below */
  PD_MUST_EVICT,   /* R16 */
  PD_ANY_TARGET,   /* R17 */
  PD_ANY_FIGURE,   /* R18 */
  PD_TRAVELERS,    /* kinds of figures that portals take, as a bit set */
};

/* R14. */
enum
{
  PD_FAIRY_MIX,      /* a point for her follower, three for all on her tile */
  PD_FAIRY_FOLLOWER, /* both for her follower alone */
  PD_FAIRY_TILE,     /* both for all on her tile */
};

#define PD_STEPS 6 /* S3: "until it moves 6 times" */

typedef struct
{
  BstTileId first_of_turn; /* tiles from this one on were laid in `turn` */
  uint16_t turn;
  BstTileId visited[PD_STEPS]; /* left in this walk */
  uint8_t n_visited;
  /* The follower that the fairy is assigned to: one of this kind, seat and
   * segment. Seat 0: none. */
  uint8_t fairy_seat, fairy_piece;
  BstSegmentId fairy_segment;
} PdGame;

static inline bool
pd_in_play (const BstState *state)
{
  return bst_in_play (state->setup, &bst_rules_princess_and_dragon);
}

static inline const int32_t *
pd_own (const BstState *state)
{
  return bst_own (state->setup, &bst_rules_princess_and_dragon);
}

static inline PdGame *
pd_game (const BstState *state)
{
  return bst_bytes_game (state, (size_t) pd_own (state)[PD_BYTES]);
}

/* A neutral figure's number, or -1 if it is left out of the game. */
static inline int
pd_neutral (const BstState *state, int kind)
{
  const BstSetup *setup = state->setup;

  return setup->pieces[kind].count > 0 ? setup->piece_first[0][kind] : -1;
}

/* Its tile, or BST_NO_TILE. */
static inline BstTileId
pd_tile_of (const BstState *state, int kind)
{
  int id = pd_neutral (state, kind);

  return id < 0 ? BST_NO_TILE : BST_AT (state, pieces, BstPiece)[id].tile;
}

bool pd_part_shows (const BstState *state, BstSymbol symbol);

/* ---- The dragon ---- */
void pd_add_walk (BstSetup *setup, int32_t *own);
void pd_volcano (BstState *state, BstEvents *events);
void pd_walk (BstState *state, BstEvents *events);

/* ---- Portals ---- */
void pd_name_travelers (BstSetup *setup);
unsigned pd_count_arrivals (const BstState *state);
bool pd_arrival_action (const BstState *state, unsigned number, BstAction *action);
bool pd_test_arrival (const BstState *state, const BstAction *action, BstRefusal *why);
bool pd_take_arrival (BstState *state, const BstAction *action, BstEvents *events);

/* ---- The fairy ---- */
unsigned pd_count_fairy (const BstState *state);
bool pd_fairy_action (const BstState *state, unsigned number, BstAction *action);
bool pd_test_fairy (const BstState *state, const BstAction *action, BstRefusal *why);
void pd_take_fairy (BstState *state, const BstAction *action, BstEvents *events);
void pd_fairy_turn (BstState *state, BstEvents *events);
void pd_fairy_scored (BstState *state, const BstSheet *sheet, BstEvents *events);
void pd_fairy_left (BstState *state, const BstPiece *was, BstEvents *events);
void pd_fairy_project (const BstState *state, int points[BST_MAX_SEATS + 1]);
const char *pd_fairy_check (const BstState *state);

#endif
