/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "palette-private.h"

#include <math.h>

static const BastidePalette palettes[BASTIDE_N_PALETTES] = {
  [BASTIDE_PALETTE_LIGHT] = {
    .shade = 0.20,
    .meadow = 0xCAD08E, .meadow_low = 0xBFC881, .meadow_high = 0xD5DA9D, .grass = 0x9BA965,
    .crop = { 0xDFCE8C, 0xB8C47A, 0xD3C292, 0xC6CC84 },
    .crop_ink = { 0xC9B169, 0xA0B066, 0xBBA674, 0xAEB96C },
    .tree = 0x7F9D58, .tree_high = 0x9CB76E, .tree_ink = 0x506B3D,
    .pine = 0x5F8561, .pine_high = 0x7DA077,
    .road = 0xF3E9CB, .road_edge = 0xA48A5F, .road_rut = 0xE0D0A6,
    .water = 0x8FBEC6, .shallow = 0xB2D5D5, .bank = 0x5A8992, .glint = 0xDDF0EE,
    .sand = 0xE7D5A8, .sand_low = 0xD8C08C, .street = 0xF1E4C3,
    .roof = { { 0xDC8262, 0xB95F47 }, { 0xE49F72, 0xC67B50 }, { 0xCC6B56, 0xA65145 },
              { 0xA3AFB7, 0x7C8890 }, { 0xD9BC7E, 0xB8955A } },
    .roof_ink = 0x7C4435, .spire = { 0x7E9BB5, 0x557391 },
    .plaster = { 0xF3E6CB, 0xD9C4A0 }, .window = 0x6B5645,
    .stone = { 0xE2DBCC, 0xAFA391, 0x8B7E6D }, .ink = 0x56463A, .shadow = 0x3E3420,
    .shield = 0x2F6193, .gold = 0xEDBE4C, .cream = 0xFFF7E2, .table = 0xEFE7D3,
    .frame = 0xB9A67F,
    .bloom = { 0xD9776B, 0xE9C65A, 0xB58BC0 }, .awning = { 0xD8674F, 0x5E8FB0 },
    .wood = { 0xC79A62, 0x9A6236 }, .cloth = { 0xD98AA6, 0xB5577A },
    .lava = { 0xF0A13C, 0xD4502C }, .magic = 0x7E5BA6,
    .figure_ink = 0x2E2620, .skin = 0xF1CFA8, .staff = 0xB98B55, .halo = 0xFFF7E2 },
  [BASTIDE_PALETTE_DARK] = {
    .lit = true, .shade = 0.34,
    .meadow = 0x4C6467, .meadow_low = 0x455C60, .meadow_high = 0x546D6E, .grass = 0x34494D,
    .crop = { 0x7C7862, 0x4F6E63, 0x6B6A62, 0x617162 },
    .crop_ink = { 0x625F50, 0x3F5A53, 0x555450, 0x4E5D52 },
    .tree = 0x35544F, .tree_high = 0x45675C, .tree_ink = 0x1D3236,
    .pine = 0x2C4A50, .pine_high = 0x3A5E62,
    .road = 0xC2B294, .road_edge = 0x3E3C41, .road_rut = 0xA59678,
    .water = 0x3B6A8C, .shallow = 0x5588A0, .bank = 0x1C3447, .glint = 0xA6CCD6,
    .sand = 0xA38C69, .sand_low = 0x8A7458, .street = 0xB39C78,
    .roof = { { 0xA85A4A, 0x743E3E }, { 0xB87650, 0x865042 }, { 0x954B44, 0x643638 },
              { 0x6B7A8C, 0x4A566A }, { 0x94805C, 0x6A5C48 } },
    .roof_ink = 0x2B1B24, .spire = { 0x587499, 0x3A5075 },
    .plaster = { 0xC9B08A, 0x8F7B66 }, .window = 0xFFDA86,
    .stone = { 0xA7A5A6, 0x73717B, 0x595863 }, .ink = 0x191A26, .shadow = 0x070A14,
    .shield = 0x2C5C9A, .gold = 0xF4CB62, .cream = 0xF3E8CE, .table = 0x1F222C,
    .frame = 0x4A4E5C,
    .bloom = { 0x9A6E68, 0xA9975E, 0x87799A }, .awning = { 0x9C5048, 0x48708C },
    .wood = { 0x8E6F4C, 0x694630 }, .cloth = { 0xA76A84, 0x834461 },
    .lava = { 0xFFB454, 0xE0562E }, .magic = 0x9A7CC4,
    .figure_ink = 0x14141C, .skin = 0xF1CFA8, .staff = 0xB98B55, .halo = 0xFFF7E2 },
  [BASTIDE_PALETTE_CONTRAST] = {
    .flat = true,
    .meadow = 0xDDEFB4, .meadow_low = 0xDDEFB4, .meadow_high = 0xDDEFB4, .grass = 0x4E7A1E,
    .crop = { 0xDDEFB4, 0xDDEFB4, 0xDDEFB4, 0xDDEFB4 },
    .crop_ink = { 0x4E7A1E, 0x4E7A1E, 0x4E7A1E, 0x4E7A1E },
    .tree = 0x2E7D32, .tree_high = 0x2E7D32, .tree_ink = 0x000000,
    .pine = 0x1B5E20, .pine_high = 0x1B5E20,
    .road = 0xFFFFFF, .road_edge = 0x000000, .road_rut = 0x000000,
    .water = 0x3B82E0, .shallow = 0x3B82E0, .bank = 0x000000, .glint = 0xFFFFFF,
    .sand = 0xFFC876, .sand_low = 0xE09A3C, .street = 0xFFE2B4,
    .roof = { { 0xC62828, 0x8E1616 }, { 0xC62828, 0x8E1616 }, { 0xC62828, 0x8E1616 },
              { 0xC62828, 0x8E1616 }, { 0xC62828, 0x8E1616 } },
    .roof_ink = 0x000000, .spire = { 0x0B3D91, 0x0B3D91 },
    .plaster = { 0xFFFFFF, 0xFFFFFF }, .window = 0x000000,
    .stone = { 0xFFFFFF, 0x777777, 0x000000 }, .ink = 0x000000, .shadow = 0x000000,
    .shield = 0x0B3D91, .gold = 0xFFD600, .cream = 0xFFFFFF, .table = 0xFFFFFF,
    .frame = 0x000000,
    .bloom = { 0xC2185B, 0xFFD600, 0x6A1B9A }, .awning = { 0xC62828, 0x0B3D91 },
    .wood = { 0xC98A3C, 0x7A4A12 }, .cloth = { 0xF48FB1, 0xAD1457 },
    .lava = { 0xFFD600, 0xD50000 }, .magic = 0x6A1B9A,
    .figure_ink = 0x000000, .skin = 0xFFE0B8, .staff = 0xB9741E, .halo = 0xFFFFFF },
};

/* Chosen so that any two differ in lightness, or else in hue and pattern. */
static const uint32_t player_colors[BASTIDE_N_PLAYER_COLORS] = {
  0xC6402E, 0x2C67AE, 0xE9B52B, 0x3C8A4E, 0x7C4A94, 0x3D3B42, 0x58B7C4, 0xE79ABB,
};

static int
wrap_color (int color)
{
  int n = BASTIDE_N_PLAYER_COLORS;

  return (color % n + n) % n;
}

const BastidePalette *
bastide_palette_get (BastidePaletteId id)
{
  unsigned n = (unsigned) id;

  return &palettes[n < BASTIDE_N_PALETTES ? n : BASTIDE_PALETTE_LIGHT];
}

BastidePaletteId
bastide_palette_id (const BastidePalette *palette)
{
  for (int i = 0; i < BASTIDE_N_PALETTES; i++)
    if (palette == &palettes[i])
      return (BastidePaletteId) i;
  return BASTIDE_PALETTE_LIGHT;
}

static void
split (uint32_t rgb, double out[3])
{
  out[0] = (rgb >> 16 & 255) / 255.0;
  out[1] = (rgb >> 8 & 255) / 255.0;
  out[2] = (rgb & 255) / 255.0;
}

uint32_t
_bastide_player_rgb (int color)
{
  return player_colors[wrap_color (color)];
}

void
bastide_player_color (const BastidePalette *palette, int color, double rgb[3])
{
  (void) palette; /* the same pieces lie on every table */
  split (_bastide_player_rgb (color), rgb);
}

BastidePattern
bastide_player_pattern (int color)
{
  return (BastidePattern) wrap_color (color);
}

char
bastide_player_letter (int color)
{
  return "ABCDEFGH"[wrap_color (color)];
}

void
bastide_palette_table (const BastidePalette *palette, double rgb[3])
{
  split (palette->table, rgb);
}

uint32_t
_bastide_blend (uint32_t a, uint32_t b, double t)
{
  uint32_t out = 0;

  for (int shift = 0; shift < 24; shift += 8)
    {
      double x = (a >> shift & 255) * (1 - t) + (b >> shift & 255) * t;
      out |= (uint32_t) lround (x) << shift;
    }
  return out;
}
