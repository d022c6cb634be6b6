/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The course of the scores.
 */

#pragma once

#include <cairo.h>

#include "palette.h"

/* Paints one line for each player over the rectangle of width by height pixels.
 * `series` holds n_players rows of n_points scores. Lines differ by color,
 * dashes and the letter at their end. */
void bastide_draw_chart (cairo_t *cr, double width, double height, const int *series,
                         int n_players, int n_points, const int *colors,
                         const BastidePalette *palette);
