/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The inside of the landscape, shared by its files: view (where cells are),
 * targets (what can be done where), play (doing it), input (pointer), paint
 * and marks (drawing).
 */

#pragma once

#include <adwaita.h>

#include "action-place.h"
#include "bastide-landscape.h"
#include "bastide-spot.h"
#include "bastide-tile-cache-private.h"
#include "geometry.h"

G_BEGIN_DECLS

#define BASTIDE_ZOOM_MIN 8.0
#define BASTIDE_ZOOM_MAX 192.0
#define BASTIDE_ZOOM_NORMAL 96.0
/* What a finger needs, in logical pixels. */
#define BASTIDE_FINGER 44
#define BASTIDE_NOWHERE G_MAXINT
/* How long points rise beside what earned them. */
#define BASTIDE_SCORE_MS 1800

typedef enum
{
  BASTIDE_TARGET_PLACE, /* a cell where the tile in hand fits */
  BASTIDE_TARGET_SPOT,  /* a segment, a corner or a cell that an action names */
} BastideTargetKind;

/* One place on the landscape where something can be done. */
typedef struct
{
  BastideTargetKind kind;
  int x, y;
  guint slot;
  guint rotations;   /* bit set, for a place */
  double anchor_u, anchor_v; /* where its figure stands in the cell, 0 to 1 */
  double u, v;       /* where it is offered: moved away from its neighbors */
  GArray *actions;   /* of BstAction; one for each rotation */
  guint eaten;       /* figures that the dragon would eat on that step */
  BastideSpot *spot; /* borrowed: the pool owns it */
} BastideTarget;

typedef enum
{
  BASTIDE_SHOW_CITIES,
  BASTIDE_SHOW_ROADS,
  BASTIDE_SHOW_FIELDS,
  BASTIDE_SHOW_MONASTERIES,
  BASTIDE_SHOW_LEGAL,
  BASTIDE_SHOW_ROTATIONS,
  BASTIDE_SHOW_COORDINATES,
  BASTIDE_SHOW_ON_FOCUS,
  BASTIDE_SHOW_DEAD,
  BASTIDE_SINGLE_LETTERS,
  BASTIDE_AUTO_FOLLOW,
  BASTIDE_N_SWITCHES,
} BastideSwitch;

struct _BastideLandscape
{
  GtkWidget parent_instance;

  /* Owned */
  BastideGame *game;
  GSignalGroup *game_signals;
  GPtrArray *targets;       /* of BastideTarget */
  GPtrArray *pool;          /* of BastideSpot, children of the widget */
  BastideSpot *free_spot;   /* stands for a cell without a target */
  GtkWidget *rotate_button;
  GHashTable *geometries;   /* kind, rotation, variant -> BastideGeometry */
  GHashTable *chunks;       /* column and row of chunks -> Chunk */
  GHashTable *owners;       /* feature -> bit set of colors */
  GArray *ids;              /* content id of each tile kind, guint64 */
  GArray *lit;              /* of BstSegmentId: the feature in the light */
  GArray *marked;           /* of BstCell: what the history is about */
  GArray *recent;           /* of BstTileId */
  GArray *dead;             /* of BstCell: nothing left fits there */
  GArray *actions;          /* of BstAction: all that can be done at places */
  GArray *alternatives;     /* of BstAction: the claims of a step just done */
  AdwAnimation *pan_animation;
  AdwAnimation *drop_animation;
  AdwAnimation *score_animation;
  GArray *pops;             /* the points that rise now */

  /* Plain values */
  double zoom;              /* wanted size of a cell, logical pixels */
  double ox, oy;            /* where the corner of cell 0,0 is */
  double pan_from[2], pan_to[2];
  double drop;              /* 1 at the start, 0 when the tile lies */
  double pop;               /* how far points have risen, 1: gone */
  double pinch_zoom;
  double drag_ox, drag_oy;
  double pointer_x, pointer_y;
  double zoom_before_places; /* 0: not zoomed for places; -1: it was fitted */
  int width, height;        /* as last allocated */
  int cursor_x, cursor_y;
  int current;              /* index of the target at the cursor, or -1 */
  int card_x, card_y, card_slot;
  int laid_x, laid_y;       /* where the tile of this turn was laid */
  guint laid_rotations;     /* the rotations that fitted there, bit set */
  guint rotation;
  guint choice;             /* which of the actions are offered: see action-place.h */
  guint filter;             /* those at features of these kinds, bit set; 0: all */
  guint choice_stamp;       /* the part of the game that both were chosen for */
  guint paint_size;         /* of the textures in use, device pixels */
  guint settle_id;
  guint mark_id;
  guint board_stamp;        /* grows with each change of the board */
  guint dead_stamp;         /* that of the dead cells known */
  guint lit_colors;         /* bit set of colors, 0: the focus mark */
  guint n_tiles;
  guint n_history;          /* rows of the history seen so far */
  guint alternatives_at;    /* number of moves at which they hold */
  BstAction chosen;         /* which of them was done */
  BastidePaletteId palette;
  const BastidePalette *palette_table; /* static */

  /* Flags */
  gboolean switches[BASTIDE_N_SWITCHES];
  guint pointer_inside : 1;
  guint fitted : 1;         /* keeps everything in view */
  guint dragging : 1;
  guint interactive : 1;    /* a person decides in the live position */
};

/* game */
void     bastide_landscape_follow_game (BastideLandscape *self);
guint    bastide_landscape_seat_color (BastideLandscape *self,
                                     guint             seat);
/* The colors that own a feature, a bit set; kept until the board changes. */
guint    bastide_landscape_owners   (BastideLandscape *self,
                                     const BstState   *state,
                                     BstSegmentId      segment);

/* view */
void     bastide_view_create        (BastideLandscape *self);
guint    bastide_view_device_size   (BastideLandscape *self);
double   bastide_view_cell          (BastideLandscape *self);
void     bastide_view_cell_rect     (BastideLandscape *self,
                                     int               x,
                                     int               y,
                                     graphene_rect_t  *rect);
void     bastide_view_cell_at       (BastideLandscape *self,
                                     double            px,
                                     double            py,
                                     int              *x,
                                     int              *y,
                                     double           *u,
                                     double           *v);
/* The cells that have to be reachable: the tiles and a ring around them. */
void     bastide_view_get_bounds    (BastideLandscape *self,
                                     int              *x0,
                                     int              *y0,
                                     int              *x1,
                                     int              *y1);
void     bastide_view_pan           (BastideLandscape *self,
                                     double            dx,
                                     double            dy);
void     bastide_view_zoom_at       (BastideLandscape *self,
                                     double            zoom,
                                     double            px,
                                     double            py,
                                     gboolean          settle);
void     bastide_view_fit           (BastideLandscape *self);
void     bastide_view_reveal        (BastideLandscape *self,
                                     int               x,
                                     int               y,
                                     gboolean          center);
void     bastide_view_for_places    (BastideLandscape *self);
void     bastide_view_visible_cells (BastideLandscape *self,
                                     int              *x0,
                                     int              *y0,
                                     int              *x1,
                                     int              *y1);

/* targets */
const BstState  *bastide_landscape_state       (BastideLandscape *self);
BastideGeometry *bastide_landscape_geometry    (BastideLandscape *self,
                                                guint             kind,
                                                guint             rotation,
                                                int               x,
                                                int               y);
/* Where in its cell a slot is, from 0 to 1: where a figure stands on a segment, a
 * corner, else the middle. */
void             bastide_landscape_slot_point  (BastideLandscape *self,
                                                const BstState   *state,
                                                int               x,
                                                int               y,
                                                guint             slot,
                                                double           *u,
                                                double           *v);
void             bastide_targets_update        (BastideLandscape *self);
void             bastide_targets_set_current   (BastideLandscape *self,
                                                int               index);
void             bastide_targets_set_cell      (BastideLandscape *self,
                                                int               x,
                                                int               y);
int              bastide_targets_find_cell     (BastideLandscape *self,
                                                int               x,
                                                int               y);
int              bastide_targets_nearest       (BastideLandscape *self,
                                                double            px,
                                                double            py);
int              bastide_targets_towards       (BastideLandscape *self,
                                                int               dx,
                                                int               dy);
void             bastide_targets_step          (BastideLandscape *self,
                                                int               step);
BastideTarget   *bastide_targets_get_current   (BastideLandscape *self);
BstAction       *bastide_target_get_action     (BastideLandscape *self,
                                                BastideTarget    *target);
void             bastide_targets_focus         (BastideLandscape *self);
void             bastide_targets_layout        (BastideLandscape *self);
void             bastide_target_free           (gpointer          target);

/* choices */
void     bastide_choices_collect    (BastideLandscape *self,
                                     const BstState   *state,
                                     GArray           *legal);
gboolean bastide_choices_offer      (BastideLandscape *self,
                                     const BstState   *state,
                                     const BstAction  *action);

/* play */
gboolean bastide_play_activate      (BastideLandscape *self);
void     bastide_play_rotate        (BastideLandscape *self,
                                     int               step);
gboolean bastide_play_undo          (BastideLandscape *self);
gboolean bastide_play_undo_turn     (BastideLandscape *self);
gboolean bastide_play_end_turn      (BastideLandscape *self);
gboolean bastide_play_has_ghost     (BastideLandscape *self);
gboolean bastide_play_can_rotate    (BastideLandscape *self,
                                     int              *x,
                                     int              *y);
gboolean bastide_play_stands_there  (const BstState   *state,
                                     const BstAction  *action);
gboolean bastide_play_has_alternatives (BastideLandscape *self);

/* card */
void     bastide_landscape_set_card (BastideLandscape *self,
                                     int               x,
                                     int               y,
                                     int               slot);

/* score */
void     bastide_score_create       (BastideLandscape *self);
void     bastide_score_update       (BastideLandscape *self);
void     bastide_score_forget       (BastideLandscape *self);
void     bastide_score_paint        (BastideLandscape *self,
                                     GtkSnapshot      *snapshot);

/* input */
void     bastide_input_attach       (BastideLandscape *self);

/* keys */
void     bastide_keys_install       (GtkWidgetClass   *klass);

/* dragon */
void     bastide_dragon_judge       (BastideLandscape *self,
                                     const BstState   *state);
void     bastide_paint_walks        (BastideLandscape *self,
                                     GtkSnapshot      *snapshot);

/* drawing */
void     bastide_paint_mark         (BastideLandscape *self,
                                     GtkSnapshot      *snapshot,
                                     BastideMark       mark,
                                     guint             a,
                                     int               x,
                                     int               y);
void     bastide_paint_tiles        (BastideLandscape *self,
                                     GtkSnapshot      *snapshot);
void     bastide_paint_figures      (BastideLandscape *self,
                                     GtkSnapshot      *snapshot);
void     bastide_paint_overlays     (BastideLandscape *self,
                                     GtkSnapshot      *snapshot);
void     bastide_paint_marks        (BastideLandscape *self,
                                     GtkSnapshot      *snapshot);
void     bastide_paint_hand         (BastideLandscape *self,
                                     GtkSnapshot      *snapshot);
void     bastide_paint_coordinates  (BastideLandscape *self,
                                     GtkSnapshot      *snapshot);

G_END_DECLS
