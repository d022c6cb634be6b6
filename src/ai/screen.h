/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * On a huge board not every placement can be tried: those at claimed features
 * and in corners of many neighbors are.  Nor is every claim that a portal allows.
 */

#ifndef BST_AI_SCREEN_H
#define BST_AI_SCREEN_H

#include "eye.h"

/* A feature that a portal leads to. */
typedef struct
{
  BstSegmentId feature;
  uint32_t pieces; /* bit set of the kinds of figures met */
  float value;
} BstProspect;

typedef struct
{
  float *marks; /* by place in the list */
  float *order; /* the same, for finding the bar */
  BstProspect *prospects;
  size_t n_prospects;
  size_t max;
} BstScreen;

/* For lists of at most `max` actions; false if memory is out. */
bool _bst_screen_init (BstScreen *screen, size_t max);
void _bst_screen_clear (BstScreen *screen);

/* Keeps the `keep` most promising placements of a list, in their order;
 * returns how many are left.  Actions of other kinds stay in any case. */
size_t _bst_screen (BstScreen *screen, BstEye *eye, const BstState *state, BstAction *list,
                    size_t n, size_t keep);

/* The same for main actions: of claims on other tiles than the one just laid,
 * the most promising are kept, and one of each kind in a feature. */
size_t _bst_screen_claims (BstScreen *screen, BstEye *eye, const BstState *state,
                           BstAction *list, size_t n, size_t keep);

#endif
