/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "bastide-game.h"

G_BEGIN_DECLS

/* One kind of thing to do, such as placing a builder or moving the fairy. */
typedef struct
{
  guint choice;
  guint n;          /* places */
  BstAction action; /* one of them */
} BastideChoice;

#define BASTIDE_TYPE_LANDSCAPE (bastide_landscape_get_type ())
G_DECLARE_FINAL_TYPE (BastideLandscape, bastide_landscape, BASTIDE, LANDSCAPE,
                      GtkWidget)

/* The table: tiles, figures, the tile in hand as a ghost, places to claim.
 *
 * Properties:
 *   "game" (BastideGame)
 *   "zoom" (double): size of a cell in logical pixels, 8 to 192
 *   "choice" (uint): what is offered at places, where there are several kinds of
 *     things to do: see bastide_landscape_get_choices()
 *   "auto-follow" (boolean): moves to a new tile that lies outside the view
 *   overlays (boolean): "show-cities", "show-roads", "show-fields",
 *     "show-monasteries"
 *   aids (boolean), named as the settings: "show-legal-cells",
 *     "show-rotation-count", "show-coordinates", "show-ownership-on-focus",
 *     "show-dead-cells"; and "single-letter-keys"
 *
 * Actions (on the class; the overlays and aids are toggles of the same name):
 *   landscape.place, .rotate, .rotate-back, .activate, .end-turn,
 *   .next-cell, .previous-cell, .undo, .undo-turn, .zoom-in, .zoom-out,
 *   .zoom-normal, .fit, .pan-left, .pan-right, .pan-up, .pan-down,
 *   .show-card, .show-tiles, .show-overlays-off, .cycle-owners
 *
 * Signals:
 *   "card" (int x, int y, int slot): what the pointer or the cursor is on; slot
 *     -1: the cell alone; x = y = G_MAXINT: nothing
 *   "refused" (string): a sentence that says why something cannot be done
 *   "show-card": the key for the information card was pressed
 *   "show-tiles": the key for the remaining tiles was pressed
 *   "choices-changed": what can be done at places may be different
 *
 * Keys: arrows move over legal cells or claim spots, with Shift over all cells;
 * N, Page Down next, Shift+N, Page Up previous; R, Shift+R turn; Enter and
 * Space place, claim and then end the turn, E and Ctrl+Enter end it at once;
 * O owners: each kind in turn, L coordinates; 1 to 9 choose the kind of figure
 * or what else to do; Escape takes
 * back a step, Shift+Escape the turn; F fit, + - 0 zoom, Ctrl+arrows pan;
 * I card, T remaining tiles. */
GtkWidget   *bastide_landscape_new             (void);
BastideGame *bastide_landscape_get_game        (BastideLandscape *self);
void         bastide_landscape_set_game        (BastideLandscape *self,
                                                BastideGame      *game);
double       bastide_landscape_get_zoom        (BastideLandscape *self);
void         bastide_landscape_set_zoom        (BastideLandscape *self,
                                                double            zoom);
/* The kinds of things that can be done at places now, in the order of the number
 * keys: array of BastideChoice (transfer full). One of them is offered. */
GArray      *bastide_landscape_get_choices     (BastideLandscape *self);
guint        bastide_landscape_get_choice      (BastideLandscape *self);
void         bastide_landscape_set_choice      (BastideLandscape *self,
                                                guint             choice);
/* The kinds of features (bit set of BstFeatureKind) among the places of the
 * choice if there are so many that it helps to offer one kind alone, else 0; and
 * which are offered, 0: all. */
guint        bastide_landscape_get_kinds       (BastideLandscape *self);
guint        bastide_landscape_get_filter      (BastideLandscape *self);
void         bastide_landscape_set_filter      (BastideLandscape *self,
                                                guint             kinds);
/* The actions offered at places: array of BstAction (transfer full). */
GArray      *bastide_landscape_get_offers      (BastideLandscape *self);
/* The keyboard cursor; moves the view so far that the cell is seen. */
void         bastide_landscape_get_cursor      (BastideLandscape *self,
                                                int              *x,
                                                int              *y);
void         bastide_landscape_set_cursor      (BastideLandscape *self,
                                                int               x,
                                                int               y);
/* The rotation in which the tile in hand stands at the cursor. */
guint        bastide_landscape_get_rotation    (BastideLandscape *self);
/* Shows everything; from now on fits again when the size changes, until the
 * user pans or zooms. */
void         bastide_landscape_fit             (BastideLandscape *self);
/* Brings a cell into the view and, with @mark, rings cells for a while (what a
 * row of the history is about). */
void         bastide_landscape_show_cells      (BastideLandscape *self,
                                                const BstCell    *cells,
                                                gsize             n,
                                                gboolean          mark);
/* The rectangle of a cell in the widget; FALSE if it has no size yet. */
gboolean     bastide_landscape_get_cell_bounds (BastideLandscape *self,
                                                int               x,
                                                int               y,
                                                graphene_rect_t  *bounds);
/* The middle of the spot where a claim puts its figure; FALSE if there is no
 * such spot now. */
gboolean     bastide_landscape_get_spot        (BastideLandscape *self,
                                                guint             slot,
                                                graphene_point_t *point);

G_END_DECLS
