/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of the module abbey-and-mayor share.
 */

#ifndef BST_RULES_ABBEY_AND_MAYOR_H
#define BST_RULES_ABBEY_AND_MAYOR_H

#include "core.h"

extern const BstModule bst_rules_abbey_and_mayor;

/* The module's numbers in the set-up. */
enum
{
  AM_MAYOR, /* piece kinds */
  AM_BARN,
  AM_WAGON,
  AM_ABBEY, /* tile kind, or -1 */
  AM_SEAT,  /* offset of a seat's bytes */
  AM_HAND_STEP,
  AM_LAST_STEP,
  AM_WAGON_STEP,
  AM_LAST_TURNS,  /* R19: abbeys may be laid after the last tile */
  AM_CONNECTED,   /* R20: wagons go along roads */
  AM_SHARED,      /* R21: a barn may be put in another barn's field */
  AM_EACH_BARN,   /* R22: two barns of a seat in one field both score */
  AM_NEEDS_FARMER /* R23: a barn goes only where a farmer is */
};

static inline int
bst_am (const BstState *state, int number)
{
  return bst_own (state->setup, &bst_rules_abbey_and_mayor)[number];
}

/* A piece of a kind and seat, by its number from 0; NULL after the last. */
static inline const BstPiece *
bst_am_piece (const BstState *state, unsigned seat, unsigned kind, unsigned i)
{
  if (i >= state->setup->pieces[kind].count)
    return NULL;
  return BST_AT (state, pieces, BstPiece) + state->setup->piece_first[seat][kind] + i;
}

/* ---- Abbeys (abbey-and-mayor-abbey.c) ---- */

void bst_am_abbey_setup (BstSetup *setup, int32_t *own);
/* The module's hooks of these names. */
void bst_am_abbey_setup_tiles (BstSetup *setup);
void bst_am_abbey_start (BstState *state);
void bst_am_abbey_before_draw (BstState *state, BstEvents *events);
bool bst_am_abbey_may_fill (const BstState *state, int x, int y);
void bst_am_abbey_last_turns (BstState *state, BstEvents *events);
void bst_am_abbey_dump (const BstState *state, BstDump *dump);
const char *bst_am_abbey_check (const BstState *state);

/* ---- Barns (abbey-and-mayor-barn.c) ---- */

unsigned bst_am_barn_count (const BstState *state);
bool bst_am_barn_action (const BstState *state, unsigned corner, BstAction *action);
bool bst_am_barn_test (const BstState *state, const BstAction *action, BstRefusal *why);
bool bst_am_barn_take (BstState *state, const BstAction *action, BstEvents *events);
/* Nobody becomes a farmer in a barn's field. */
bool bst_am_barn_may_put (const BstState *state, unsigned piece, BstTileId tile,
                          BstSegmentId segment, BstRefusal *why);
/* T11b: pushes the scoring of farmers who share a field with a barn. */
void bst_am_barn_score (BstState *state);
void bst_am_barn_final (BstState *state, BstEvents *events);
void bst_am_barn_project (const BstState *state, int points[BST_MAX_SEATS + 1]);

/* ---- Wagons (abbey-and-mayor-wagon.c) ---- */

extern const BstStep bst_am_wagon_step;
/* T13: pushes the round of those whose wagons were scored. */
void bst_am_wagon_round (BstState *state);
void bst_am_wagon_all_home (BstState *state, BstEvents *events);

#endif
