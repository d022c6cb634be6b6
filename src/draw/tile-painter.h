/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The face of a tile.
 */

#pragma once

#include <cairo.h>

#include "tile.h"

#include "palette.h"

#define BASTIDE_N_TILE_VARIANTS 3

/* Paints `tile`, turned by `rot` quarter turns clockwise, over the square from
 * (0, 0) to (size_px, size_px) of the current user space, which must lie on
 * whole pixels. Nothing outside the square is touched. */
void bastide_draw_tile (cairo_t *cr, const BstTile *tile, int rot, int variant,
                        int size_px, const BastidePalette *palette);

/* The back of a tile, for stacks and bags. */
void bastide_draw_tile_back (cairo_t *cr, int size_px, const BastidePalette *palette);

/* The variant of the cell at column x and row y. */
int bastide_tile_variant (int x, int y);
