/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of the geometry unit and the painters share.
 */

#pragma once

#include <stdbool.h>
#include <stdint.h>

#include <cairo.h>

#include "geometry.h"
#include "vector-private.h"

/* Measures in tiles. */
#define CITY_CORNER 0.100 /* what a city side leaves to the field at each corner */
#define CITY_BOW 0.235    /* depth of a city on one side */
#define CITY_BOW_TIGHT 0.17
#define WALL_WIDTH 0.034
#define WALL_HEIGHT 0.030
#define TOWER_RADIUS 0.036
#define TOWER_HEIGHT 0.058
#define ROAD_WIDTH 0.074
#define VERGE_WIDTH 0.014
#define LANE_WIDTH 0.044
#define COTTAGE_RADIUS 0.078
#define RIVER_WIDTH 0.135
#define BANK_WIDTH 0.014
#define BORDER_ZONE 0.04 /* holds only what goes on across the border */
#define CLOISTER_WIDTH 0.43
#define CLOISTER_HEIGHT 0.335
#define GARDEN_WIDTH 0.27
#define GARDEN_HEIGHT 0.23
#define LAKE_RADIUS 0.21
#define SPRING_RADIUS 0.10
#define VILLAGE_RADIUS 0.105

#define REGION_GRID 128 /* cells of the region map along a side */
#define MAX_DISCS 1400

#define MAX_WALLS 3
#define MAX_TUNNELS 8
#define MAX_LANES 4

/* A city, or a forest, which has the same outline. */
typedef struct
{
  int segment;
  unsigned sides; /* bit set of BstSide */
  int n_walls;
  Bez wall[MAX_WALLS];
  bool front[MAX_WALLS]; /* seen from outside: painted after the houses */
  Vec middle;
  unsigned under; /* sides of the later city that passes over it, or 0 */
} CityShape;

typedef enum
{
  END_NONE, /* goes on, or forks in the open */
  END_GATE,
  END_VILLAGE,
  END_CLOISTER,
  END_FIELD,
  END_COTTAGE, /* beside another road, which goes on */
  END_LAKE,
  END_SPRING,
} LineEnd;

/* A road or river. */
typedef struct
{
  int segment;
  int n;
  Bez piece[4];
  LineEnd end;
  Vec stop, dir; /* where it ends and which way it runs there */
} LineShape;

/* Where a road goes underground: in the field, or in the wall of a city. */
typedef struct
{
  Vec at, in; /* the mouth, and the way into it */
  bool wall;
} Tunnel;

/* A monastery or garden, or the lake of an inn. */
typedef struct
{
  int segment;
  int kind; /* BstFeatureKind */
  Vec at;
  double scale;
} PlaceShape;

typedef struct
{
  Vec at;
  double radius;
} Disc;

struct BastideGeometry
{
  BstTile tile; /* turned */
  int variant;
  uint64_t seed;

  int n_cities, n_roads, n_rivers, n_places, n_inns, n_spurs, n_discs;
  int n_tunnels, n_lanes;
  CityShape city[BST_MAX_SEGMENTS];
  LineShape road[BST_MAX_SEGMENTS];
  LineShape river[BST_MAX_SEGMENTS];
  PlaceShape place[BST_MAX_SEGMENTS];
  PlaceShape inn[BST_MAX_SEGMENTS];
  Bez spur[4]; /* a wall that parts two fields at a corner */
  Tunnel tunnel[MAX_TUNNELS];
  Bez lane[MAX_LANES]; /* paths from the village to a city; no roads */
  bool has_village, has_lake, has_cottage;
  Vec village, lake, cottage;
  Vec symbol;          /* where the sign of a rule stands */
  bool symbol_in_city; /* for want of room in the fields */

  Disc disc[MAX_DISCS]; /* what trees and crops keep away from */
  signed char region[REGION_GRID * REGION_GRID]; /* the segment, or -1 */
  signed char field[REGION_GRID * REGION_GRID];  /* nearest field, or -1 */
  Vec anchor[BST_MAX_SEGMENTS];
};

extern const Vec _bastide_port[4];   /* the middle of each side */
extern const Vec _bastide_inward[4]; /* from there into the tile */

static inline unsigned
segment_sides (const BstTile *tile, int segment)
{
  return tile->segments[segment].ports & 15u;
}

/* Bit set of half edges: bit 0 is Ne, then clockwise; a whole field edge has
 * both. */
unsigned _bastide_segment_halves (const BstTile *tile, int segment);

/* Does the segment have the broad outline of a city? */
bool _bastide_is_broad (const BstTile *tile, int segment);
bool _bastide_is_field (const BstTile *tile, int segment);

/* The feature kind that holds the whole of a side, or the field. */
int _bastide_side_kind (const BstTile *tile, int side);

void _bastide_keep_off (BastideGeometry *g, Vec at, double radius);
void _bastide_keep_off_curve (BastideGeometry *g, const Bez *b, double radius);

/* The room around a point of the field; -1 inside a city. */
double _bastide_room (const BastideGeometry *g, Vec p);

/* The sides of a later city that passes over this one, or 0. */
unsigned _bastide_city_under (const BstTile *tile, int segment);
void _bastide_shape_tail (CityShape *city, double j, double k);

/* The field at a half edge, or -1; the segment of a side, or -1. */
int _bastide_field_of_half (const BstTile *tile, int half);
int _bastide_segment_of_side (const BstTile *tile, int side);

void _bastide_shape_city (BastideGeometry *g, int segment);
void _bastide_city_path (cairo_t *cr, const CityShape *city);
double _bastide_wall_distance (const CityShape *city, Vec p);
/* The middle of the square of a city, where its shield stands. */
Vec _bastide_city_square (const CityShape *city);
void _bastide_shape_spurs (BastideGeometry *g);

void _bastide_shape_lines (BastideGeometry *g);
void _bastide_shape_lanes (BastideGeometry *g);

/* A road that does not run freely between two sides: underground below a city,
 * or along a wall to part two fields. Returns false if it is neither. */
bool _bastide_shape_special_road (BastideGeometry *g, LineShape *line, const int side[2]);
void _bastide_line_path (cairo_t *cr, const LineShape *line, Vec shift);
double _bastide_line_distance (const LineShape *line, Vec p);
bool _bastide_lines_cross (const LineShape *a, const LineShape *b, Vec *at, Vec *dir);

void _bastide_shape_places (BastideGeometry *g);
void _bastide_shape_inns (BastideGeometry *g);

bool _bastide_has_sign (const BstTile *tile);

/* Finds room for the tile's sign, if it has one, and keeps it free. */
void _bastide_place_symbol (BastideGeometry *g);

/* The smooth outline of a lake. */
void _bastide_blob_path (cairo_t *cr, Vec at, double radius, uint64_t seed, double flat);

/* Adds everything of the segment that is not field to the path or strokes it
 * into `cr` in the current source. */
void _bastide_paint_segment_shape (cairo_t *cr, const BastideGeometry *g, int segment);

/* Fills the region maps; needed by rooms, hit tests and masks. */
void _bastide_map_regions (BastideGeometry *g);
int _bastide_region_at (const BastideGeometry *g, Vec p);

void _bastide_place_anchors (BastideGeometry *g);

/* Only what stands on the border of the tile: cities and the walls that part
 * fields. Much cheaper than the rest. */
BastideGeometry *_bastide_geometry_outline (const BstTile *tile, int rot, int variant);

/* The shapes without anchors, for painting. */
BastideGeometry *_bastide_geometry_build (const BstTile *tile, int rot, int variant);
