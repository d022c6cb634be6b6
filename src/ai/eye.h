/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a computer player looks at a position: what each seat can expect to
 * have at the end of the game.
 */

#ifndef BST_AI_EYE_H
#define BST_AI_EYE_H

#include "odds.h"
#include "score.h"
#include "weights.h"

/* An empty cell into which a feature runs. */
typedef struct
{
  int16_t x, y;
  uint8_t side; /* of the cell, the first on which the feature comes in */
} BstEnd;
#define BST_MAX_ENDS 24 /* more are so far from completion that they count as lost */

/* A feature with followers. */
typedef struct
{
  BstSegmentId name;
  uint8_t kind;
  uint16_t winners; /* bit set of seats, as of now */
  int16_t strength[BST_MAX_SEATS + 1];
  double chance;                   /* of being completed */
  double value;                    /* points that its winners can expect from it */
  double bonus[BST_MAX_SEATS + 1]; /* what a winner gets alone, by a pig */
  unsigned n_ends;
  BstEnd ends[BST_MAX_ENDS];
} BstClaimed;

/* What is known of a feature, at the segment that names it. */
typedef struct
{
  uint32_t stamp;
  int16_t claimed; /* index, or -1 */
  float chance;    /* of being completed */
} BstMark;

/* Figures of the set-up; -1 for those that are not in the game. */
typedef struct
{
  double worth[BST_MAX_PIECE_KINDS]; /* at home, in plain followers */
  int builder, pig, barn;
  bool pigs_at_once; /* pigs score when cities are completed, not at the end (R9) */
} BstFigures;
#define BST_BUILDER_TURNS 3.0 /* most that a builder is trusted to bring */
#define BST_BARN_CITY     4
#define BST_PIG_CITY      3

/* What else the set-up has. */
typedef struct
{
  bool has_goods, has_titles, has_fairy;
  double goods[3]; /* tokens of each kind in the game */
} BstTokens;

typedef struct
{
  const BstSetup *setup;
  const BstWeights *weights;
  BstFigures figures;
  BstTokens tokens;
  BstOdds odds;
  uint32_t stamp;
  BstMark *marks; /* by segment */
  size_t n_marks;
  BstClaimed *claimed;
  size_t n_claimed, max_claimed;
  double turns[BST_MAX_SEATS + 1]; /* tiles a seat will still lay */
  double out[BST_MAX_SEATS + 1];   /* followers that wait for a feature to be completed */
  double back[BST_MAX_SEATS + 1];  /* followers that can be expected home */
  double gain[BST_MAX_SEATS + 1];  /* points that can be expected */
} BstEye;

/* Prepares an eye for a set-up; false if memory is out.  Clear it in either
 * case.  `weights` is not copied. */
bool _bst_eye_init (BstEye *eye, const BstSetup *setup, const BstWeights *weights);
void _bst_eye_clear (BstEye *eye);

/* Takes stock of the tiles that can still be drawn: before the first look at
 * a state and those that follow from it without a draw. */
void _bst_eye_stock (BstEye *eye, const BstState *state);

/* What a position is worth to a seat. */
double _bst_eye_look (BstEye *eye, const BstState *state, unsigned seat);

/* What the position looked at last is worth to another seat. */
double _bst_eye_balance (const BstEye *eye, unsigned seat);

/* Makes ready to judge features of a state that nobody has claimed. */
void _bst_eye_begin (BstEye *eye, const BstState *state);

/* What a free feature would bring to a seat that claims it. */
double _bst_eye_prospect (BstEye *eye, const BstState *state, BstSegmentId segment,
                          unsigned seat);

/* What is known of a feature with followers, or NULL. */
const BstClaimed *_bst_eye_claimed (const BstEye *eye, BstSegmentId name);

/* How many of the incomplete cities around a field can be expected. */
double _bst_eye_field_hopes (BstEye *eye, const BstState *state, BstSegmentId field);

/* Followers at home, in plain ones. */
double _bst_eye_followers (const BstEye *eye, const BstState *state, unsigned seat);

/* Adds to the expected points: builders, pigs and barns; goods, titles, abbeys
 * and the fairy; what the dragon may eat. */
void _bst_figures_init (BstFigures *figures, const BstSetup *setup);
void _bst_tokens_init (BstTokens *tokens, const BstSetup *setup);
void _bst_eye_figures (BstEye *eye, const BstState *state);
void _bst_eye_tokens (BstEye *eye, const BstState *state);
void _bst_eye_danger (BstEye *eye, const BstState *state);

/* The ends of a feature, each cell once; BST_MAX_ENDS at most. */
unsigned _bst_eye_ends (const BstEye *eye, const BstState *state, BstSegmentId segment,
                        BstEnd ends[BST_MAX_ENDS]);

/* The chance that a feature which closes is completed by someone who lays
 * `turns` more tiles and fills one hole with the chance `abbey`. */
double _bst_eye_close (BstEye *eye, const BstState *state, const BstEnd *ends, unsigned n,
                       double turns, double abbey);

/* The chance that all cells around a tile are filled, and how many of them
 * are likely to be, which goes to `filled`. */
double _bst_eye_surround (BstEye *eye, const BstState *state, BstTileId tile, double turns,
                          double abbey, double *filled);

/* What joining claimed features does to the expected points. */
void _bst_eye_joins (BstEye *eye, const BstState *state);

#endif
