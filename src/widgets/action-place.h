/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "action.h"

/* Where an action belongs on the screen. */
typedef enum
{
  BASTIDE_ACTION_NOWHERE, /* a button */
  BASTIDE_ACTION_TILE,    /* the tile in hand on a cell */
  BASTIDE_ACTION_SITE,    /* a segment, corner or cell of the board */
} BastideActionPlace;

BastideActionPlace bastide_action_place (const BstAction *action);
