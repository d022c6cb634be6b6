/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "state.h"

#include "bastide-jcz.h"
#include "bastide-jcz-words.h"
#include "bastide-save-private.h"

G_BEGIN_DECLS

/* A saved game of JCloisterZone (.jcz): a log of messages in JSON, and the
 * tiles that chance draws between them follow from the numbers in it. It is
 * read as a whole, turned into a set-up and moves of our own, and from then on
 * is a saved game like any other. */

/* ---- What stands in the file ---- */

typedef struct
{
  char *name;
  guint slot; /* of its colors */
  gboolean computer;
} BastideJczPlayer;

/* A set, an element or a rule: `value` is what a rule says, else "". */
typedef struct
{
  char *id;
  guint count;
  char *value;
} BastideJczItem;

typedef struct
{
  char *tile;
  int x, y;
  int rot; /* quarter turns */
} BastideJczStart;

/* Where something is: a cell, and perhaps a part of its tile and a figure. */
typedef struct
{
  int x, y;
  char *feature;  /* "City"; NULL in files of the first versions */
  char *location; /* "NE"; NULL: the cell alone */
  char *figure;   /* "0.small.1", or NULL */
} BastideJczPlace;

typedef struct
{
  char *type;
  guint number; /* in the file, from 1 */
  gboolean has_random;
  double random;
  char *tile;
  int rot;
  char *figure;  /* of a figure that is put somewhere */
  char *word;    /* token, neutral figure, choice or source, or NULL */
  gboolean none; /* a figure is taken off the board */
  BastideJczPlace place;
} BastideJczMessage;

struct _BastideJcz
{
  GPtrArray *players;    /* BastideJczPlayer */
  GPtrArray *sets;       /* BastideJczItem, and so the next two */
  GPtrArray *elements;
  GPtrArray *rules;
  GPtrArray *starts;     /* BastideJczStart */
  GPtrArray *messages;   /* BastideJczMessage; those taken back are not here */
  GPtrArray *draw_order; /* char * */
  GPtrArray *assertions; /* char * */
  double random;
  int max_draws;         /* so many tiles are drawn; -1: all */

  /* After it was played. */
  const char *waiting;   /* the phase in which its program still waits, or NULL */
};

BastideJcz *bastide_jcz_new          (void);
BastideJcz *bastide_jcz_read         (GBytes      *bytes,
                                      const char  *name,
                                      GError     **error);
/* "NAME, WHERE: REASON" (BASTIDE_SAVE_ERROR); takes @reason. Always FALSE. */
gboolean    bastide_jcz_fail         (const char  *name,
                                      const char  *where,
                                      int          code,
                                      char        *reason,
                                      GError     **error);
/* Whether that program lets people take the last message back: any that
 * brought no random number, but for steps of the dragon. */
gboolean    bastide_jcz_may_undo     (BastideJcz  *self);
/* The element's or set's count; 0: not in the game. */
guint       bastide_jcz_count        (GPtrArray   *items,
                                      const char  *id);

/* ---- Names ---- */

/* Our set for one of theirs ("river/1:2" is "river-gardens"), or NULL. */
char       *bastide_jcz_set_id       (const char  *set);
/* Their name of a tile, or NULL. */
const char *bastide_jcz_tile_name    (const BstTile *tile);
/* The piece kind of a figure's id, "0.small.1", with the seat it belongs to
 * (0 for a neutral one); NULL: there is no such figure. */
const char *bastide_jcz_piece_name   (const char  *figure,
                                      guint       *seat);
/* Their word for a piece kind in expectations, "SmallFollower", or NULL. */
const char *bastide_jcz_piece_title  (const char  *piece);
/* Their word for a kind of feature, "City". */
const char *bastide_jcz_feature_name (BstFeatureKind kind);
/* The part of a laid tile at a place, -1: there is none such. */
int         bastide_jcz_find_slot    (const BstState        *state,
                                      const BastideJczPlace *place);
/* Their word for a part of a laid tile, "NL.NR". */
char       *bastide_jcz_slot_to_string (const BstState *state,
                                      BstTileId       tile,
                                      int             slot);
/* The cell south-east of a corner (0 to 3) of another: they name a barn by the
 * field there. */
BstCell     bastide_jcz_corner_cell  (int             x,
                                      int             y,
                                      guint           corner);
/* The field segment of a tile at its north-west corner, or -1. */
int         bastide_jcz_corner_slot  (const BstState *state,
                                      BstTileId       tile);

/* ---- Set-up ---- */

/* Fills the set-up, but for what chance draws. */
gboolean    bastide_jcz_set_up       (BastideJcz   *self,
                                      const char   *name,
                                      BastideSetup *setup,
                                      GError      **error);

/* ---- The order of the tiles ---- */

typedef struct _BastideJczPack BastideJczPack;

BastideJczPack *bastide_jcz_pack_new (BastideJcz     *jcz,
                                      BastideSetup   *setup,
                                      const char     *name,
                                      GError        **error);
void     bastide_jcz_pack_free       (BastideJczPack *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BastideJczPack, bastide_jcz_pack_free)
void     bastide_jcz_pack_set_random (BastideJczPack *self,
                                      double          random);
guint    bastide_jcz_pack_next       (BastideJczPack *self,
                                      guint           bound);
/* A volcano was laid: the dragon's tiles come into the pack. */
void     bastide_jcz_pack_wake       (BastideJczPack *self);
/* Our name of the next tile ("base/V"); NULL with an error if a tile that the
 * file forces is not there, or none is left. */
const char *bastide_jcz_pack_draw    (BastideJczPack *self,
                                      GError        **error);
/* Whether the last one drawn is of that name of theirs. */
gboolean bastide_jcz_pack_is_last    (BastideJczPack *self,
                                      const char     *theirs);
/* Puts it back and takes one of that name; FALSE: there is none to draw. */
gboolean bastide_jcz_pack_exchange   (BastideJczPack *self,
                                      const char     *theirs,
                                      const char    **ours);
/* How many tiles were drawn. */
guint    bastide_jcz_pack_n_drawn    (BastideJczPack *self);

/* ---- Playing and checking ---- */

/* Whether a tile can be drawn next: dragon's tiles that wait for a volcano are
 * left, but cannot. */
gboolean bastide_jcz_can_draw        (const BstState *state);

/* Plays the messages: fills the moves, the set-up's tiles and the engine. */
gboolean bastide_jcz_play            (BastideJcz   *self,
                                      BastideSave  *save,
                                      GError      **error);

void     bastide_jcz_free            (BastideJcz   *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BastideJcz, bastide_jcz_free)

G_END_DECLS
