/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tile kinds that the tests of the drawing layer look at.
 */

#pragma once

#include <cairo.h>
#include <glib.h>

#include "geometry-private.h"

#define TEST_MAX_TILES 260

typedef struct
{
  BstTile tile[TEST_MAX_TILES];
  int n;
} TestTiles;

/* Reads the shipped kinds and some odd custom kinds; aborts the test if a file
 * is missing or refused. Free with g_free(). */
TestTiles *test_tiles_load (void);

/* Those of them that the reference pictures show: the base game, the River and
 * one of each special thing of the expansions. */
TestTiles *test_tiles_load_some (void);

/* The feature kind on a side of the turned tile. */
int test_tiles_side_kind (const BstTile *tile, int rot, int side);
