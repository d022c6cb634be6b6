/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Events: what an applied action led to, for those who watch.  Rules never
 * read them.
 */

#ifndef BST_EVENT_H
#define BST_EVENT_H

#include "action.h"

typedef enum
{
  BST_EVENT_TURN,      /* seat begins a turn; number: turn from 1 */
  BST_EVENT_DRAWN,     /* seat, number: tile kind */
  BST_EVENT_DISCARDED, /* number: tile kind that fits nowhere, or by a rule is not
                          needed any more: cause BST_CAUSE_MODULE */
  BST_EVENT_PLACED,    /* seat, number: kind, x y, rot */
  BST_EVENT_FIGURE,    /* seat's piece placed at x y slot */
  BST_EVENT_RETURNED,  /* seat's piece went home from x y slot; cause */
  BST_EVENT_COMPLETED, /* feature at x y slot (its oldest segment), kind */
  BST_EVENT_REOPENED,  /* the same, open again */
  BST_EVENT_SCORE,     /* feature at x y slot was scored: points; kind; when;
                          followed by its TERMs and RECEIVERs */
  BST_EVENT_TERM,      /* code; count, each, points (the sum); seat if it is
                          that seat's alone, which its RECEIVER has in it */
  BST_EVENT_RECEIVER,  /* seat, number: strength; points it gets, 0 for losers */
  BST_EVENT_POINTS,    /* seat, points, cause: the payment itself, with the
                          feature's kind and place */
  BST_EVENT_TOKEN,     /* seat takes number of token code */
  BST_EVENT_ROLLED,    /* number */
  BST_EVENT_LINK,      /* x y slot and x2 y2 slot2 joined (points 1) or parted (0) */
  BST_EVENT_FINAL,     /* the final scoring begins */
  BST_EVENT_OVER,
  BST_EVENT_MODULE, /* module's own: code, number */
} BstEventKind;

/* Why a figure went home, and what points are for. */
typedef enum
{
  BST_CAUSE_FEATURE, /* the feature was completed */
  BST_CAUSE_FINAL,   /* final scoring */
  BST_CAUSE_LONE,    /* the last follower left */
  BST_CAUSE_RECALL,
  BST_CAUSE_EATEN,
  BST_CAUSE_EVICTED,
  BST_CAUSE_MODULE, /* bonuses: code tells which */
  BST_CAUSE_USED,   /* its work is done: a builder that earned a part (R6) */
  BST_CAUSE_MOVED,  /* lifted to stand elsewhere at once: its FIGURE follows */
} BstCause;

/* Codes of score terms: base first, modules add theirs. */
typedef enum
{
  BST_TERM_TILES,
  BST_TERM_SHIELDS,
  BST_TERM_NEIGHBORS, /* a monastery's or garden's own tile and those around */
  BST_TERM_CITIES,    /* completed cities that touch a field */
  BST_TERM_PIG,       /* the same cities again, for a seat with a pig there */
  BST_TERM_MODULE = 32,
  BST_TERM_INN,               /* an inn's: so much more for each tile of a road, or less */
  BST_TERM_CATHEDRAL,         /* a cathedral's: the same for each tile of a city */
  BST_TERM_CATHEDRAL_SHIELDS, /* and for each of its shields */
} BstTermCode;

/* Codes of payments with BST_CAUSE_MODULE. */
typedef enum
{
  BST_BONUS_WINE, /* most wine at the end; likewise the two below */
  BST_BONUS_GRAIN,
  BST_BONUS_CLOTH,
  BST_BONUS_PIG,                   /* R9: a city with a shield was completed */
  BST_BONUS_FAIRY_TURN,            /* the fairy at the start of the turn */
  BST_BONUS_FAIRY,                 /* the fairy when a feature was scored */
  BST_BONUS_BARN,                  /* a barn at the end: 4 for each completed city */
  BST_BONUS_KING,                  /* held at the end, or when a city was completed (R24) */
  BST_BONUS_ROBBER_BARON,          /* the same for roads */
  BST_BONUS_KING_AND_ROBBER_BARON, /* R24: both at the end, by one seat */
} BstBonusCode;

/* Codes of tokens that a seat takes. */
typedef enum
{
  BST_TOKEN_WINE,
  BST_TOKEN_GRAIN,
  BST_TOKEN_CLOTH,
  BST_TOKEN_KING,         /* count: tiles of the city at x y slot */
  BST_TOKEN_ROBBER_BARON, /* the same for a road */
} BstTokenCode;

typedef struct
{
  uint8_t kind; /* BstEventKind */
  uint8_t seat;
  uint8_t piece;
  uint8_t cause;   /* BstCause */
  uint8_t code;    /* BstTermCode or a module's */
  uint8_t feature; /* BstFeatureKind */
  uint8_t slot, slot2;
  uint8_t rot;
  uint8_t when; /* BstWhen */
  int16_t x, y, x2, y2;
  int16_t count, each;
  int32_t number;
  int32_t points;
} BstEvent;

/* The caller's array. Without `grow`, events past `max` are dropped and `lost`
 * is set. */
typedef struct BstEvents BstEvents;
struct BstEvents
{
  BstEvent *items;
  size_t n, max;
  bool lost;
  bool (*grow) (BstEvents *events); /* makes room for more, or returns false */
};

/* The word of a bonus where files expect points: "fairy"; "bonus" if it has
 * none. */
const char *bst_bonus_name (BstBonusCode code);

#endif
