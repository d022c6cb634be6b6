/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The painters of a tile, each for one thing. Places are in tiles, the ground
 * point of whatever stands there.
 */

#pragma once

#include "brush-private.h"

/* A gabled house of the given length along the ridge, which runs at `angle`. */
typedef struct
{
  double length, width, angle;
  double wall, rise; /* heights of the wall and of the roof above it */
  int roof;          /* row of the palette's roofs */
  bool chimney;
  uint32_t spire; /* the roof is of the spires' color instead */
} House;

void _bastide_paint_house (Brush *b, Vec at, const House *house);

/* A house of ordinary proportions. */
House _bastide_house (double length, double width, double angle, int roof);

void _bastide_paint_tower (Brush *b, Vec at, double radius, double height, bool cone);
void _bastide_paint_gate (Brush *b, Vec at, Vec dir);
void _bastide_paint_water_gate (Brush *b, Vec at);

/* A passage below a wall, of the given half width: an arch in the face of a
 * wall that is seen from the front, else a way that goes down to it. `out` is
 * the side it is entered from; `rgb` the ground in it. */
void _bastide_paint_passage (Brush *b, Vec at, Vec out, double half, uint32_t rgb);

/* The mouth of a road in the field and the mound above it. */
void _bastide_paint_tunnel (Brush *b, const Tunnel *tunnel);
void _bastide_paint_wall (Brush *b, const Bez *wall);

void _bastide_paint_tree (Brush *b, Vec at, double radius);
void _bastide_paint_pine (Brush *b, Vec at, double radius);
void _bastide_paint_bush (Brush *b, Vec at, double radius);
void _bastide_paint_tuft (Brush *b, Vec at, double scale);
void _bastide_paint_sheep (Brush *b, Vec at, double radius);

void _bastide_paint_church (Brush *b, Vec at, double scale, bool great);
void _bastide_paint_chapel (Brush *b, Vec at, double scale);
void _bastide_paint_hall (Brush *b, Vec at, double scale);
void _bastide_paint_bower (Brush *b, Vec at, double scale);
void _bastide_paint_well (Brush *b, Vec at, double radius);
void _bastide_paint_stall (Brush *b, Vec at, double scale, int tone);

void _bastide_paint_shield (Brush *b, Vec at, double scale);
void _bastide_paint_goods (Brush *b, Vec at, int attr);

void _bastide_paint_symbols (Brush *b, const BastideGeometry *g);

/* Things that stand, collected first and painted from back to front. */
typedef enum
{
  SPRITE_HOUSE,
  SPRITE_TREE,
  SPRITE_PINE,
  SPRITE_BUSH,
  SPRITE_TOWER,
  SPRITE_SHEEP,
  SPRITE_WELL,
  SPRITE_CHAPEL,
  SPRITE_HALL,
  SPRITE_STALL,
} SpriteKind;

typedef struct
{
  SpriteKind kind;
  Vec at;
  double size; /* radius, scale or, for a house, unused */
  int tone;
  House house;
} Sprite;

#define MAX_SPRITES 400

typedef struct
{
  Sprite sprite[MAX_SPRITES];
  int n;
} Stage;

void _bastide_stage_put (Stage *stage, Sprite sprite);
void _bastide_stage_house (Stage *stage, Vec at, House house);

/* Paints all and empties the stage. */
void _bastide_stage_play (Brush *b, Stage *stage);

void _bastide_paint_ground (Brush *b, const BastideGeometry *g);
void _bastide_plant_field (Brush *b, BastideGeometry *g, Stage *stage);
void _bastide_paint_farm (Brush *b, BastideGeometry *g, Stage *stage, Vec at, double size,
                          uint64_t seed);
void _bastide_paint_orchard (Brush *b, BastideGeometry *g, Stage *stage, Vec at,
                             double size, uint64_t seed);
void _bastide_paint_water (Brush *b, const BastideGeometry *g);
void _bastide_paint_springs (Brush *b, const BastideGeometry *g);
void _bastide_paint_roads (Brush *b, const BastideGeometry *g);
void _bastide_build_village (Brush *b, BastideGeometry *g, Stage *stage);
void _bastide_build_road_ends (BastideGeometry *g, Stage *stage);
void _bastide_paint_city (Brush *b, const BastideGeometry *g, const CityShape *city);
void _bastide_paint_forest (Brush *b, const BastideGeometry *g, const CityShape *forest);
void _bastide_paint_cloister (Brush *b, const BastideGeometry *g, const PlaceShape *p);
void _bastide_paint_garden (Brush *b, const BastideGeometry *g, const PlaceShape *p);
void _bastide_paint_inn (Brush *b, const PlaceShape *p);
