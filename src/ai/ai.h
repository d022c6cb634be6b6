/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A computer player: picks one action for the open decision.  It knows only
 * the action list, the scores and what lies on the board, never the order of
 * the tiles still to be drawn.
 */

#ifndef BST_AI_H
#define BST_AI_H

#include <stdbool.h>
#include <stdint.h>

#include "setup.h"
#include "state.h"

/* The levels of play. */
#define BST_AI_BEGINNER 1
#define BST_AI_CAPABLE  2

/* A player with all the memory it will ever use.  Not to be shared by two
 * threads at once; several players may share one set-up. */
typedef struct BstAi BstAi;

/* A player for games of this set-up, which must outlive it.  A level below 1
 * counts as 1, above 2 as 2.  NULL if memory is out. */
BstAi *bst_ai_new (const BstSetup *setup, int level, uint64_t seed);

/* Frees a player; NULL is allowed. */
void bst_ai_free (BstAi *ai);

/* The best action for the open decision, in the eyes of the seat that decides.
 * The state must be one of the player's set-up and is only read.  The result
 * depends on set-up, level, seed and state alone, not on earlier calls.
 *
 * Returns false, with `out` untouched, if the game is over, chance decides, or
 * `*stop` became non-zero; `stop` may be NULL and is read atomically. */
bool bst_ai_choose (BstAi *ai, const BstState *state, const volatile int *stop,
                    BstAction *out);

/* What the position is worth to a seat at the capable level: the points it can
 * expect to gain on its best opponent by the end of the game, points already
 * scored included.  0 if memory is out. */
double bst_ai_evaluate (const BstState *state, unsigned seat);

#endif
