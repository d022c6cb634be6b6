/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Players' figures and the neutral ones.
 */

#pragma once

#include <stdbool.h>
#include <stddef.h>

#include <cairo.h>

#include "palette.h"

/* How tall a follower stands, in tiles. */
#define BASTIDE_FIGURE_HEIGHT 0.36

/* Paints a figure whose middle is at (cx, cy). `piece` is its word in the
 * notation ("follower", "large", "abbot", "builder", "pig", "mayor", "wagon",
 * "barn", "dragon", "fairy"), or of a token ("king", "robber-baron", "wine",
 * "grain", "cloth", "abbey"); unknown words show as a follower. `lying` is
 * how a follower in a field is shown. `color` is a player's color, ignored by
 * neutral figures. `height_px` is the height of a standing follower on the same
 * board: other pieces keep their size in relation to it. `last` adds the ring
 * of the figure placed last. */
void bastide_draw_figure (cairo_t *cr, const char *piece, bool lying, int color,
                          double cx, double cy, double height_px,
                          const BastidePalette *palette, bool last);

/* The words for what can be drawn, in the order of the table; NULL at the end. */
const char *bastide_figure_word (size_t i);

/* A square swatch with the color and pattern of a player, for lists. */
void bastide_draw_swatch (cairo_t *cr, int color, double x, double y,
                          double size_px, const BastidePalette *palette);

/* Fills the rectangle with a player's pattern in the current source. */
void bastide_draw_pattern (cairo_t *cr, BastidePattern pattern, double x, double y,
                           double width, double height, double step);
