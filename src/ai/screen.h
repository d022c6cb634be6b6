/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * On a huge board not every placement can be tried: those at claimed features
 * and in corners of many neighbors are.
 */

#ifndef BST_AI_SCREEN_H
#define BST_AI_SCREEN_H

#include "eye.h"

typedef struct
{
  float *marks; /* by place in the list */
  float *order; /* the same, for finding the bar */
  size_t max;
} BstScreen;

/* For lists of at most `max` actions; false if memory is out. */
bool _bst_screen_init (BstScreen *screen, size_t max);
void _bst_screen_clear (BstScreen *screen);

/* Keeps the `keep` most promising placements of a list, in their order;
 * returns how many are left.  Actions of other kinds stay in any case. */
size_t _bst_screen (BstScreen *screen, BstEye *eye, const BstState *state,
                    BstAction *list, size_t n, size_t keep);

#endif
