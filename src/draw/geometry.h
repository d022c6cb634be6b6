/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The shapes of one tile in the unit square (x to the east, y to the south):
 * painters, hit tests, owner marks and figures all use the same ones.
 */

#pragma once

#include <stdbool.h>

#include <cairo.h>

#include "tile.h"

typedef struct BastideGeometry BastideGeometry;

/* The shapes of `tile`, turned by `rot` quarter turns clockwise, in one of the
 * variants 0 to 2. The tile is copied. Free with bastide_geometry_free();
 * NULL if memory is out. */
BastideGeometry *bastide_geometry_new (const BstTile *tile, int rot, int variant);
void bastide_geometry_free (BastideGeometry *geometry);

/* The segment under a point of the unit square, or -1 outside it or where the
 * tile shows nothing that can be claimed. */
int bastide_geometry_segment_at (const BastideGeometry *geometry, double u, double v);

/* Where the figure of a segment goes: the middle of a standing figure's cloak
 * or of a lying figure. Inside the segment's region; the middle of the tile for
 * a segment out of range. */
void bastide_geometry_anchor (const BastideGeometry *geometry, int segment,
                              double *u, double *v);

/* The region of a segment as an A8 mask of size_px by size_px pixels; the
 * caller destroys it. NULL if memory is out. */
cairo_surface_t *bastide_geometry_mask (const BastideGeometry *geometry, int segment,
                                        int size_px);
