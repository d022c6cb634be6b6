/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A slow and plain second opinion.  It knows the list of tiles that lie on the
 * board and the figures on them, and works everything else out from scratch
 * each time it is asked: features by flood fill, open ends, majorities, points.
 * It shares no code with the engine.
 */

#ifndef BST_ORACLE_H
#define BST_ORACLE_H

#include "state.h"

typedef struct Oracle Oracle;
typedef struct OracleModule OracleModule; /* see oracle-module.h */

typedef struct
{
  int x, y, rot;
  const BstTile *tile;
  int first;     /* its first segment, counted over all tiles in order */
  unsigned seat; /* who laid it, where that was taken over from a state */
} OracleTile;

typedef struct
{
  int tile, slot;
  int feature;
} OracleSegment;

typedef struct
{
  int segment;
  unsigned seat;
  int weight;
  bool follower; /* else it only stands there */
  int kind;      /* by the set-up, where it was taken over from a state */
} OraclePiece;

typedef struct
{
  int kind;   /* BstFeatureKind */
  int oldest; /* its lowest segment */
  int open;   /* open ends; cells missing around a monastery or garden */
  int tiles;  /* different ones */
  int shields;
  int followers;
  int weight[BST_MAX_SEATS + 1];
  bool complete;
} OracleFeature;

/* Inns and cathedrals. */
typedef struct
{
  bool inn_left, cathedral_left; /* R2, R3: incomplete ones are worth something */
  int shield;                    /* R4 */
} OracleInns;

/* Abbeys, mayors, barns and wagons. */
typedef struct
{
  int mayor;         /* its piece kind */
  bool connected;    /* R20: wagons go along roads */
  bool shared;       /* R21: barns may be put in another barn's field */
  bool each_barn;    /* R22 */
  bool needs_farmer; /* R23 */
} OracleAbbey;

typedef struct
{
  unsigned seat;
  int x, y;   /* the cell south-east of its junction */
  bool fresh; /* put there in this part */
} OracleBarn;

/* The princess and the dragon. */
typedef struct
{
  bool dragon, fairy;     /* the figures are in play */
  int model;              /* R14: the value's number */
  bool must, any_target;  /* R16, R17 */
} OracleDragonRules;

/* What the rules leave open. */
typedef struct
{
  OracleDragonRules dragon;
  OracleAbbey abbey;
  OracleInns inns;
  bool cities_apart;   /* R55 */
  bool farmers;        /* R50 */
  bool small_city;     /* R1: a completed city of two tiles counts half */
  bool river_first;    /* the module river is in play */
  bool river_any_turn; /* R48 */
} OracleRules;

/* Segments with abbots of the seat whose turn it is, from before that turn. */
typedef struct
{
  unsigned turn;
  int old[BST_MAX_PIECES_PER_SEAT], n_old;
  int n_tiles, score; /* when it was looked at last */
  bool was_main;
} OracleAbbots;

/* The king and the robber baron, in this order, as of the last turn scored. */
typedef struct
{
  bool in_play[2];
  int scoring;            /* R24: the value's number */
  bool current, during;   /* R25, R26 */
  unsigned holder[2], seat;
  int record[2], completions[2];
  int n_tiles, n_segments;
  bool complete[BST_MAX_SEGMENT_COUNT]; /* by the oldest segment of a feature */
} OracleKing;

/* Where the dragon and the fairy are, and the turn that was looked at last. */
typedef struct
{
  int at, fairy; /* tiles, or -1 */
  unsigned turn, turn_before;
  int first_of_turn; /* the first tile laid in this turn */
  bool must;         /* the princess leaves no other action */
} OracleDragon;

/* What a turn with builders was like so far. */
typedef struct
{
  unsigned turn, n_tiles;
  unsigned parts;   /* tiles laid in it */
  bool earned;      /* the first one went on with a builder of its owner */
  bool can_draw;    /* there was a tile for another part */
  bool asked;       /* the decision whether to draw it came */
  int builder, pig; /* piece kinds */
  bool on_cities;   /* R9: pigs are paid when a city is completed */
} OracleTraders;

struct Oracle
{
  OracleRules rules;
  OracleDragon dragon;
  OracleKing king;
  const OracleModule *play[BST_MAX_MODULES]; /* known modules in play */
  size_t n_play;
  bool plain; /* all in play are known */
  OracleAbbots abbots;
  OracleTraders traders;
  OracleTile *tiles;
  OracleSegment *segments;
  OraclePiece *pieces;
  OracleFeature *features;
  int (*links)[2]; /* pairs of segments joined besides their edges */
  int n_tiles, n_segments, n_pieces, n_features, n_links;
  int max_tiles, max_pieces, max_links;
  OracleBarn barns[512];
  int n_barns;
  int *grid; /* tile + 1 by cell, within the bounds and one cell around */
  size_t grid_size;
  int x0, y0, width, height;
  int *stack; /* work space of the flood fill */
  int *next;  /* the segments of each feature as a list, ended by -1 */
  /* Of the position compared last: what each seat would end with, and whether
   * the turn was about to end. */
  int projected[BST_MAX_SEATS + 1];
  int seen_tiles;
  bool was_ending;
  char message[200];
};

Oracle *oracle_new (int max_tiles);
void oracle_free (Oracle *oracle);

void oracle_clear (Oracle *oracle);
/* Lays a tile; returns its number. */
int oracle_lay (Oracle *oracle, const BstTile *tile, int x, int y, int rot);
void oracle_put (Oracle *oracle, int segment, unsigned seat, int weight, bool follower);
/* Works out the grid and the features; call it before asking. */
void oracle_work_out (Oracle *oracle);

/* The tile at a cell, or -1. */
int oracle_tile_at (const Oracle *oracle, int x, int y);
/* The ports of a segment as its tile lies. */
unsigned oracle_ports (const BstTile *tile, int slot, int rot);
/* What a side of a turned tile shows; -1 for one that fits everything. */
int oracle_side (const BstTile *tile, int rot, int side);
/* Whether a rotation repeats a smaller one. */
bool oracle_repeats (const BstTile *tile, int rot);
/* The next segment of the same feature, or -1; `feature->oldest` is the first. */
int oracle_next (const Oracle *oracle, int segment);
/* Completed cities that a field touches, each once, as their oldest segments. */
int oracle_field_cities (const Oracle *oracle, int field, int *out);
/* What a feature is worth: now if it is complete, else as at the end. */
int oracle_points (const Oracle *oracle, int feature);
/* What one of the winners gets for it besides. */
int oracle_extra (const Oracle *oracle, int feature, unsigned seat);
/* The seats that get the points, as a bit set. */
unsigned oracle_winners (const Oracle *oracle, int feature);

/* Whether the rules allow a tile on a cell in a rotation. */
bool oracle_may_place (const Oracle *oracle, const BstTile *tile, int x, int y, int rot);
/* Whether a follower may be put on a segment, as far as the feature goes. */
bool oracle_may_stand (const Oracle *oracle, int segment);
/* Whether nothing keeps figures off a segment. */
bool oracle_may_put (const Oracle *oracle, int segment);
/* Whether a follower may be put on a segment of the tile just laid. */
bool oracle_may_claim (const Oracle *oracle, int segment);

/* Takes the tiles and figures over from a state. */
void oracle_read (Oracle *oracle, const BstState *state);
/* Takes over what a set-up leaves open. */
void oracle_read_rules (Oracle *oracle, const BstSetup *setup);
/* Compares all answers of the engine; NULL, or a sentence that stays valid
 * until the next call. */
const char *oracle_compare (Oracle *oracle, const BstState *state);
/* The same for the list of legal actions; after oracle_compare. */
const char *oracle_compare_list (Oracle *oracle, const BstState *state,
                                 const BstAction *actions, size_t n);

/* The count of bst_perft, by playing a game of its own: `draws` are the kinds
 * that are drawn, in order. The board starts with the tiles of `state`. */
uint64_t oracle_perft (const BstState *state, const unsigned *draws, unsigned n);

#endif
