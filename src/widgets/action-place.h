/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where on the screen an action is, and which actions are of one kind there.
 */

#pragma once

#include <glib.h>

#include "bastide-actions.h"
#include "state.h"

G_BEGIN_DECLS

/* Where an action belongs on the screen. */
typedef enum
{
  BASTIDE_ACTION_NOWHERE, /* a button */
  BASTIDE_ACTION_TILE,    /* the tile in hand on a cell */
  BASTIDE_ACTION_SITE,    /* a segment, corner or cell of the board */
} BastideActionPlace;

BastideActionPlace bastide_action_place        (const BstAction *action);

/* Where on the landscape it is pointed at: where it leads to. */
void               bastide_action_get_site     (const BstAction *action,
                                                int             *x,
                                                int             *y,
                                                guint           *slot);

/* What is chosen before its place: claims by the kind of figure, all else by
 * what is done. Greater than 0; ordered as the choices are shown. */
guint              bastide_action_get_choice   (const BstAction *action);

/* The kind of the tile that the action lays: the one in hand or, where it names
 * one, a tile that the player has besides; or -1. */
int                bastide_action_get_tile     (const BstState  *state,
                                                const BstAction *action);

/* Whether choice and place are not enough for the action at @i, since another
 * action of the list shares both. */
gboolean           bastide_action_needs_button (const BstAction *actions,
                                                gsize            n,
                                                gsize            i);

G_END_DECLS
