/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a feature is worth, term by term, and to whom: one function for
 * scoring, projections, help and search.
 */

#ifndef BST_SCORE_H
#define BST_SCORE_H

#include "state.h"

typedef enum
{
  BST_WHEN_COMPLETED, /* now, or if it were completed as it stands */
  BST_WHEN_FINAL,     /* as at the end of the game */
  BST_WHEN_BARN,      /* a field in which a barn was put, as at the end */
  BST_WHEN_JOINED,    /* a field that was joined to a barn's: 1 a city */
} BstWhen;

typedef struct
{
  uint8_t code; /* BstTermCode or a module's */
  uint8_t seat; /* who alone gets it; 0: everybody who scores */
  int16_t count, each;
  int32_t sum; /* count * each unless a module says otherwise */
} BstTerm;
#define BST_MAX_TERMS 12

typedef struct
{
  BstSegmentId segment; /* the feature's name: its oldest segment */
  uint8_t kind;         /* BstFeatureKind */
  uint8_t when;
  uint8_t n_terms;
  int32_t points;                      /* the sum of everybody's terms, at least 0 */
  int16_t strength[BST_MAX_SEATS + 1]; /* by seat, from 1; 0: not in it */
  uint16_t present;                    /* bit set of seats with a follower in it */
  uint16_t winners;                    /* bit set of seats that get the points */
  int32_t paid[BST_MAX_SEATS + 1];     /* by seat: `points` and the seat's own terms */
  BstTerm terms[BST_MAX_TERMS];        /* the first n_terms; nothing is known of others */
} BstSheet;

/* Fills `sheet` for the feature that `segment` belongs to. Never fails; a
 * feature without followers has no winners. Majority and ties by the base
 * game's "Scoring a Feature". */
void bst_feature_score (const BstState *state, BstSegmentId segment, BstWhen when,
                        BstSheet *sheet);

/* What everything on the board is worth now, as at the end of the game, added
 * to the scores: points[seat], from 1. */
void bst_state_project (const BstState *state, int points[BST_MAX_SEATS + 1]);

#endif
