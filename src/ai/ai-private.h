/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * For tests and for matches of one set of weights against another.
 */

#ifndef BST_AI_PRIVATE_H
#define BST_AI_PRIVATE_H

#include "ai.h"
#include "weights.h"

/* As bst_ai_new, with weights of one's own, which are copied. */
BstAi *_bst_ai_new_weighted (const BstSetup *setup, const BstWeights *weights, uint64_t seed);

#endif
