/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Marks over the landscape. Each has a shape of its own, so that none is told
 * by color alone. All of them draw in the square from (0, 0) to (size, size)
 * of the current user space, where `size` is that of a cell in pixels.
 */

#pragma once

#include <stdbool.h>
#include <stdint.h>

#include <cairo.h>

#include "geometry.h"
#include "palette.h"

/* A cell where the tile in hand fits: rounded dashes. */
void bastide_draw_legal_cell (cairo_t *cr, double size, const BastidePalette *palette);

/* A cell that no tile left can fill: a cross. */
void bastide_draw_dead_cell (cairo_t *cr, double size, const BastidePalette *palette);

/* The keyboard cursor: corner brackets. */
void bastide_draw_cursor (cairo_t *cr, double size, const BastidePalette *palette);

/* Square dashes around a tile that is not placed yet. Paint the tile itself at
 * BASTIDE_GHOST_ALPHA. `legal` false crosses the frame out. */
#define BASTIDE_GHOST_ALPHA 0.55
void bastide_draw_ghost_frame (cairo_t *cr, double size, bool legal,
                               const BastidePalette *palette);

/* Frame of the tile placed last, in its player's color, -1 for none. */
void bastide_draw_last_move (cairo_t *cr, double size, int color,
                             const BastidePalette *palette);

/* As many ticks at the top as there are rotations that fit here (1 to 4). */
void bastide_draw_rotation_ticks (cairo_t *cr, double size, int n_rotations,
                                  const BastidePalette *palette);

/* A place where a figure may go, at (u, v) of the cell: a ring with a plus;
 * filled and larger when focused. */
void bastide_draw_claim_spot (cairo_t *cr, double u, double v, double size, int color,
                              bool focused, const BastidePalette *palette);

/* A place where a figure may go, small, in the middle of the cell. */
void bastide_draw_dot (cairo_t *cr, double size, int color, const BastidePalette *palette);

/* A tile that the dragon has left in its walk: claw marks along the rim. */
void bastide_draw_trail (cairo_t *cr, double size, const BastidePalette *palette);

/* A step that costs somebody figures: a triangle with an exclamation mark, in the
 * upper right corner. */
void bastide_draw_danger (cairo_t *cr, double size, const BastidePalette *palette);

/* The region of a segment, tinted with a player's color and pattern; color -1
 * is the focus mark. */
void bastide_draw_segment_highlight (cairo_t *cr, const BastideGeometry *geometry,
                                     int segment, double size, int color,
                                     const BastidePalette *palette);

/* The same for all colors of a bit set (bit 0: color 0); several take turns
 * in slanting bands. */
void bastide_draw_segment_owners (cairo_t *cr, const BastideGeometry *geometry,
                                  int segment, double size, uint32_t colors,
                                  const BastidePalette *palette);
