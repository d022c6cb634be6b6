/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "action.h"

/* Where an action belongs on the screen. */
typedef enum
{
  BASTIDE_ACTION_NOWHERE, /* a button */
  BASTIDE_ACTION_TILE,    /* the tile in hand on a cell */
  BASTIDE_ACTION_SITE,    /* a segment, corner or cell of the board */
} BastideActionPlace;

BastideActionPlace bastide_action_place        (const BstAction *action);

/* Whether pointing at its place is not enough for the action at @i, since other
 * actions of the list belong there as well. Claims are told apart by the kind of
 * figure that is chosen, and go before whatever else can be done there. */
gboolean           bastide_action_needs_button (const BstAction *actions,
                                                gsize            n,
                                                gsize            i);
