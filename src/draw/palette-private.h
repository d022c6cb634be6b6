/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The colors themselves, as 0xRRGGBB.
 */

#pragma once

#include "palette.h"

struct BastidePalette
{
  bool flat;    /* high contrast: no texture, thick contours, patterns */
  bool lit;     /* windows glow */
  double shade; /* strength of cast shadows, 0 for none */
  uint32_t meadow, meadow_low, meadow_high, grass;
  uint32_t crop[4], crop_ink[4];
  uint32_t tree, tree_high, tree_ink, pine, pine_high;
  uint32_t road, road_edge, road_rut;
  uint32_t water, shallow, bank, glint;
  uint32_t sand, sand_low, street;
  uint32_t roof[5][2]; /* lit and shaded: three reds, slate, thatch */
  uint32_t roof_ink, spire[2], plaster[2], window;
  uint32_t stone[3]; /* top, face, joints */
  uint32_t ink, shadow;
  uint32_t shield, gold, cream, table, frame;
  uint32_t bloom[3], awning[2];
  uint32_t wood[2], cloth[2], lava[2], magic;
  uint32_t figure_ink, skin, staff, halo;
};

#define ROOF_SLATE 3
#define ROOF_THATCH 4

/* A player's color as 0xRRGGBB. */
uint32_t _bastide_player_rgb (int color);

/* From a at 0 to b at 1. */
uint32_t _bastide_blend (uint32_t a, uint32_t b, double t);
