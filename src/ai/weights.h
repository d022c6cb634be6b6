/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a level believes, as numbers.  Points are the unit unless said
 * otherwise.
 */

#ifndef BST_AI_WEIGHTS_H
#define BST_AI_WEIGHTS_H

#include <stdbool.h>

typedef struct
{
  double rival;         /* how much a rival's gain counts against the own, 0 to 1 */
  double follower;      /* the last follower left in supply */
  double follower_next; /* each further one, as a part of the one before */
  double horizon;       /* turns from which on a follower keeps its full worth */
  double back;          /* how much a follower likely to return counts as home */
  double tempo;         /* part of the own turns that serve one feature */
  double crowd;         /* how much each further open cell slows the others, as a power */
  double load;          /* how much each further own claim slows the others */
  double extend;        /* a tile that extends a feature, in tiles that close it */
  double grow;          /* part of the tiles still missing that will be laid */
  double surround;      /* cells around a monastery filled in one turn of its owner */
  double field_city;    /* trust in cities that are not complete yet, 0 to 1 */
  double field_grow;    /* points a field can still grow by at the start of a game */
  double field_risk;    /* part of a field's worth that may be lost by the end, at the start */
  double join;          /* trust in joining features, 0 to 1 */
  double turn;          /* what one more tile to lay brings */
  double builder;       /* trust in more turns by a builder, 0 to 1 */
  double pig, barn, abbey;            /* one at home */
  double goods, title, fairy, danger; /* trust in what each brings, 0 to 1 */
  double noise;                       /* the most by which a placement is misjudged */
  bool counts_tiles;                  /* knows which tiles are left */
} BstWeights;

/* The weights of level 1 or 2. */
const BstWeights *_bst_weights_of (int level);

#endif
