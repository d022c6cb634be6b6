/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every color of the landscape in one place, and what stands beside color:
 * each player has a pattern and a letter of their own as well.
 */

#pragma once

#include <stdbool.h>
#include <stdint.h>

#define BASTIDE_N_PLAYER_COLORS 8

typedef enum
{
  BASTIDE_PALETTE_LIGHT,
  BASTIDE_PALETTE_DARK,
  BASTIDE_PALETTE_CONTRAST,
} BastidePaletteId;
#define BASTIDE_N_PALETTES 3

/* The companion of a player's color. */
typedef enum
{
  BASTIDE_PATTERN_STRIPES,
  BASTIDE_PATTERN_DOTS,
  BASTIDE_PATTERN_ZIGZAG,
  BASTIDE_PATTERN_SLANT,
  BASTIDE_PATTERN_BARS,
  BASTIDE_PATTERN_CROSSES,
  BASTIDE_PATTERN_RINGS,
  BASTIDE_PATTERN_CHECKS,
} BastidePattern;

typedef struct BastidePalette BastidePalette;

/* The palette of that name; static. Out of range: the light one. */
const BastidePalette *bastide_palette_get (BastidePaletteId id);
BastidePaletteId bastide_palette_id (const BastidePalette *palette);

/* Player colors run from 0 to BASTIDE_N_PLAYER_COLORS - 1; others wrap. The
 * components are 0 to 1. */
void bastide_player_color (const BastidePalette *palette, int color, double rgb[3]);
BastidePattern bastide_player_pattern (int color);

/* A capital letter that stands for the color where a pattern has no room. */
char bastide_player_letter (int color);

/* The table below the tiles, for backgrounds around a landscape. */
void bastide_palette_table (const BastidePalette *palette, double rgb[3]);
