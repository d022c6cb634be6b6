/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A small landscape for a picture of the help: kinds of tiles from the files of
 * the tile sets, placed by hand.
 */

#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "landscape.h"

#define FIGURE_MAX_TILES 24
#define FIGURE_MAX_KINDS 256

typedef struct
{
  BstTile kinds[FIGURE_MAX_KINDS];
  int n_kinds;
  BastidePlacedTile tiles[FIGURE_MAX_TILES];
  int n_tiles;
} FigureBoard;

/* Adds the kinds of a tile-set file; ends the program with a message when it
 * cannot be read. */
void figure_board_load (FigureBoard *board, const char *path);

/* The kind named like "base/D"; ends the program when there is none. */
const BstTile *figure_board_kind (const FigureBoard *board, const char *name);

/* Places the tiles of a line such as "base/D 1,1 r0; base/U 2,1 r2". Ends the
 * program when two sides do not meet: a picture must not show a wrong game. */
void figure_board_place (FigureBoard *board, const char *tiles);

/* How many rotations of a kind fit in a cell beside the tiles; the first of
 * them in `rot`. */
int figure_board_fits (const FigureBoard *board, const BstTile *kind, int x, int y,
                       int *rot);

/* For each tile the bit set of segments that are one feature with `segment` of
 * the tile in the cell. */
void figure_board_feature (const FigureBoard *board, int x, int y, int segment,
                           uint16_t found[FIGURE_MAX_TILES]);
