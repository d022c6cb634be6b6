/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What writer and reader of the notation share.
 */

#ifndef BST_NOTATION_H
#define BST_NOTATION_H

#include "action.h"

/* The shapes of arguments that verbs have. */
typedef enum
{
  BST_ARGS_NONE,
  BST_ARGS_SEAT,            /* SEAT */
  BST_ARGS_DEAL,            /* SEAT TILE */
  BST_ARGS_TILE,            /* TILE */
  BST_ARGS_PLACE,           /* CELL ROT [TILE]: number is the kind + 1 */
  BST_ARGS_CELL,            /* CELL */
  BST_ARGS_MOVE,            /* PIECE SITE or PIECE off */
  BST_ARGS_NUMBER,          /* a number */
  BST_ARGS_CLAIM,           /* PIECE SPOT, SITE or CORNER; with a second SITE where
                               slot2 is BST_SLOT_OFF and number its slot */
  BST_ARGS_PIECE,           /* PIECE */
  BST_ARGS_FIGURE,          /* FIGURE */
  BST_ARGS_FIGURE_OR_PLACE, /* FIGURE, or SITE or CELL with seat 0 */
  BST_ARGS_SITE,            /* SITE */
  BST_ARGS_FERRY,           /* CELL PORT PORT */
  BST_ARGS_PAWN,            /* marker or messenger */
  BST_ARGS_WAGON,           /* FIGURE SITE */
  BST_ARGS_CIRCLE,          /* add or remove */
} BstArguments;

extern const uint8_t bst_verb_arguments[BST_N_VERBS];
extern const char *const bst_corner_names[4];

#endif
