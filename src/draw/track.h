/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The score track.
 */

#pragma once

#include <cairo.h>

#include "palette.h"

#define BASTIDE_TRACK_SPACES 50

/* Paints a track of spaces 0 to 49 around the rectangle of width by height
 * pixels and a marker for each of `n` players: `scores` in points, `colors`
 * their player colors. Laps show as a badge; markers on one space stand side by
 * side. */
void bastide_draw_track (cairo_t *cr, double width, double height, const int *scores,
                         const int *colors, int n, const BastidePalette *palette);
