/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Actions: what a player or chance does, sixteen bytes each, with a text form
 * that is exactly inverse (see the grammar in README.md).
 */

#ifndef BST_ACTION_H
#define BST_ACTION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "capacity.h"

typedef enum
{
  BST_VERB_NONE,
  BST_VERB_FIRST,
  BST_VERB_DEAL,
  BST_VERB_DRAW,
  BST_VERB_REFUSE,
  BST_VERB_PLACE,
  BST_VERB_GOLD,
  BST_VERB_MOVE,
  BST_VERB_ROBBER,
  BST_VERB_CLAIM,
  BST_VERB_FLY,
  BST_VERB_EVICT,
  BST_VERB_FAIRY,
  BST_VERB_RECALL,
  BST_VERB_ROLL,
  BST_VERB_LAND,
  BST_VERB_FERRY,
  BST_VERB_END,
  BST_VERB_DRAGON,
  BST_VERB_SCORE,
  BST_VERB_PAWN,
  BST_VERB_MESSAGE,
  BST_VERB_USE,
  BST_VERB_POINTS,
  BST_VERB_CHOOSE,
  BST_VERB_ROB,
  BST_VERB_WAGON,
  BST_VERB_CIRCLE,
  BST_VERB_AGAIN,
  BST_VERB_PASS,
} BstVerb;
#define BST_N_VERBS 30

/* Slots of a site: a segment is 0 to 15, a corner BST_SLOT_CORNER + 0 to 3
 * (NE SE SW NW), BST_SLOT_CELL the cell alone, BST_SLOT_OFF off the board. */
#define BST_SLOT_CORNER 16
#define BST_SLOT_PORT   32 /* + BstPort, where an action names a port */
#define BST_SLOT_CELL   254
#define BST_SLOT_OFF    255

/* Unused fields are zero, so that equal actions are equal bytes. */
typedef struct
{
  uint8_t verb;  /* BstVerb */
  uint8_t piece; /* piece kind, by the set-up */
  uint8_t seat;  /* 1 to 8 where the action names one, else 0 */
  uint8_t rot;   /* place: quarter turns clockwise */
  int16_t x, y;  /* first site */
  uint8_t slot;
  uint8_t slot2;
  int16_t x2, y2;  /* second site */
  uint16_t number; /* draw, deal, place from hand: tile kind; roll, message, robber */
} BstAction;

/* Why an action is not legal.  `model` makes the sentence. */
typedef enum
{
  BST_REFUSAL_NONE,
  BST_REFUSAL_GAME_OVER,
  BST_REFUSAL_WRONG_VERB,      /* not what is being decided now */
  BST_REFUSAL_NO_PASS,         /* passing is not allowed here */
  BST_REFUSAL_CELL_TAKEN,      /* a tile lies there */
  BST_REFUSAL_NO_NEIGHBOR,     /* touches no tile */
  BST_REFUSAL_EDGE,            /* side: ours; a, b: feature kinds of our edge and theirs */
  BST_REFUSAL_SAME_ROTATION,   /* an equal, smaller rotation stands for this one */
  BST_REFUSAL_RIVER_FIRST,     /* the river must be continued */
  BST_REFUSAL_RIVER_TURN,      /* R48: an immediate U-turn */
  BST_REFUSAL_RIVER_EDGE,      /* only a river tile may join an open river end */
  BST_REFUSAL_NO_SITE,         /* no such tile, segment or corner */
  BST_REFUSAL_OTHER_TILE,      /* only the tile just placed can be claimed */
  BST_REFUSAL_OCCUPIED,        /* seats: bit set of those who hold it (bit 1: seat 1) */
  BST_REFUSAL_NO_PIECE,        /* none left in supply */
  BST_REFUSAL_PIECE_KIND,      /* this figure may not stand there; a: feature kind */
  BST_REFUSAL_NOT_IN_STACK,    /* no such tile is left to be drawn */
  BST_REFUSAL_NO_OWN_FOLLOWER, /* none of the seat's followers is in that feature */
  BST_REFUSAL_COMPLETE,        /* the feature is complete, and not by the tile just laid */
  BST_REFUSAL_VOLCANO,         /* a volcano laid in this turn takes no figure */
  BST_REFUSAL_DRAGON,          /* the dragon stands on that tile */
  BST_REFUSAL_NO_FIGURE,       /* no such figure stands there */
  BST_REFUSAL_FAIRY_FOREIGN,   /* the fairy goes to own followers only */
  BST_REFUSAL_FAIRY_THERE,     /* the fairy is there already */
  BST_REFUSAL_EVICT_CITY,      /* that figure is not in the princess's city */
  BST_REFUSAL_EVICT_OWN,       /* the princess sends home others' followers only */
  BST_REFUSAL_MUST_EVICT,      /* the princess must send a follower home */
  BST_REFUSAL_PLACED_NOW,      /* the figure was placed in this turn and stays */
  BST_REFUSAL_NO_HOLE,         /* an abbey needs tiles on all four sides */
  BST_REFUSAL_NO_JUNCTION,     /* no corner at which four tiles show one field */
  BST_REFUSAL_BARN,            /* a barn holds that field */
  BST_REFUSAL_NO_FARMER,       /* R23: no farmer is in that field */
  BST_REFUSAL_TOO_FAR,         /* a wagon does not get there */
  BST_REFUSAL_MODULE,          /* code of a module: a, b */
} BstRefusalCode;

typedef struct
{
  uint8_t code; /* BstRefusalCode */
  uint8_t side;
  uint8_t a, b;
  uint16_t seats;
} BstRefusal;

const char *bst_verb_name (BstVerb verb);
bool bst_action_equal (const BstAction *a, const BstAction *b);

#endif
