/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A whole landscape as one picture, for export, help and tests.
 */

#pragma once

#include <stdbool.h>
#include <stddef.h>

#include <cairo.h>

#include "action.h"
#include "tile.h"

#include "palette.h"

typedef struct
{
  const BstTile *tile;
  int x, y; /* cell */
  int rot;  /* quarter turns clockwise */
} BastidePlacedTile;

typedef struct
{
  const char *piece; /* as for bastide_draw_figure() */
  int color;
  int x, y;    /* cell */
  int segment; /* of the tile there, or BST_SLOT_CORNER + a corner; -1: its middle */
  bool lying;
} BastidePlacedFigure;

typedef struct
{
  int x, y, width, height; /* in cells */
} BastideBounds;

/* The cells that the tiles cover; all zero without tiles. */
BastideBounds bastide_landscape_bounds (const BastidePlacedTile *tiles, size_t n);

/* A corner of a tile, as slots name them. */
void bastide_corner_point (int corner, double *u, double *v);

/* Paints tiles, then what stands on the borders between them, then figures,
 * with size_px pixels a cell and the north-west cell of the bounds at (0, 0).
 * Figures may reach a fifth of a cell over the bounds. */
void bastide_draw_landscape (cairo_t *cr, const BastidePlacedTile *tiles, size_t n,
                             const BastidePlacedFigure *figures, size_t n_figures,
                             int size_px, const BastidePalette *palette);

/* Only what stands on the borders between tiles: wall towers whole on both
 * sides, a round tower where a wall ends at the corner of a city. A widget that
 * keeps painted tiles lays this over them. Same placement as above. */
void bastide_draw_landscape_borders (cairo_t *cr, const BastidePlacedTile *tiles,
                                     size_t n, int size_px,
                                     const BastidePalette *palette);
