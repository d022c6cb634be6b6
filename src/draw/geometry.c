/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "geometry-private.h"

#include <stdlib.h>
#include <string.h>

const Vec _bastide_port[4] = { { 0.5, 0 }, { 1, 0.5 }, { 0.5, 1 }, { 0, 0.5 } };
const Vec _bastide_inward[4] = { { 0, 1 }, { -1, 0 }, { 0, -1 }, { 1, 0 } };

/* Whole edges are the bits 0 to 3, half edges the bits 4 to 11; both clockwise. */
static uint16_t
turn_ports (uint16_t ports, int rot)
{
  unsigned whole = (ports & 15u) << rot, half = (ports >> 4 & 255u) << 2 * rot;

  whole = (whole | whole >> 4) & 15u;
  half = (half | half >> 8) & 255u;
  return (uint16_t) (whole | half << 4);
}

static void
turn_at (BstSegmentDef *segment, int rot)
{
  if (segment->at_x < 0 || segment->at_y < 0)
    return;
  Vec at = v_turn (vec (segment->at_x, segment->at_y), rot);
  segment->at_x = (float) at.x;
  segment->at_y = (float) at.y;
}

static uint64_t
hash_text (uint64_t hash, const char *text)
{
  for (; *text; text++)
    hash = (hash ^ (uint8_t) *text) * UINT64_C (1099511628211);
  return hash;
}

bool
_bastide_is_broad (const BstTile *tile, int segment)
{
  int kind = tile->segments[segment].kind;

  return kind == BST_FEATURE_CITY || kind == BST_FEATURE_FOREST
         || (kind == BST_FEATURE_LAKE && segment_sides (tile, segment));
}

bool
_bastide_is_field (const BstTile *tile, int segment)
{
  int kind = tile->segments[segment].kind;

  return kind == BST_FEATURE_FIELD || kind == BST_FEATURE_MEADOW;
}

unsigned
_bastide_segment_halves (const BstTile *tile, int segment)
{
  unsigned ports = tile->segments[segment].ports, halves = ports >> 4 & 255u;

  for (int side = 0; side < 4; side++)
    if (ports >> side & 1)
      halves |= 1u << (2 * side + 7) % 8 | 1u << 2 * side;
  return halves;
}

int
_bastide_side_kind (const BstTile *tile, int side)
{
  for (int i = 0; i < tile->n_segments; i++)
    if (segment_sides (tile, i) >> side & 1)
      return tile->segments[i].kind;
  return BST_FEATURE_FIELD;
}

int
_bastide_field_of_half (const BstTile *tile, int half)
{
  for (int i = 0; i < tile->n_segments; i++)
    if (_bastide_is_field (tile, i) && _bastide_segment_halves (tile, i) >> half & 1)
      return i;
  return -1;
}

int
_bastide_segment_of_side (const BstTile *tile, int side)
{
  for (int i = 0; i < tile->n_segments; i++)
    if (segment_sides (tile, i) >> side & 1)
      return i;
  return -1;
}

void
_bastide_keep_off (BastideGeometry *g, Vec at, double radius)
{
  if (g->n_discs < MAX_DISCS)
    g->disc[g->n_discs++] = (Disc) { at, radius };
}

void
_bastide_keep_off_curve (BastideGeometry *g, const Bez *b, double radius)
{
  for (int i = 0; i <= 20; i++)
    _bastide_keep_off (g, bez_at (b, i / 20.0), radius);
}

double
_bastide_room (const BastideGeometry *g, Vec p)
{
  double room = fmin (fmin (p.x, 1 - p.x), fmin (p.y, 1 - p.y));
  int segment = _bastide_region_at (g, p);

  if (segment >= 0 && !_bastide_is_field (&g->tile, segment))
    return -1;
  for (int i = 0; i < g->n_discs; i++)
    {
      const Disc *d = &g->disc[i];
      double dx = p.x - d->at.x, dy = p.y - d->at.y, far = room + d->radius;
      double square = dx * dx + dy * dy;
      if (far > 0 && square < far * far)
        room = sqrt (square) - d->radius;
    }
  return room;
}

BastideGeometry *
_bastide_geometry_outline (const BstTile *tile, int rot, int variant)
{
  BastideGeometry *g = calloc (1, sizeof *g);

  if (!g)
    return NULL;
  g->tile = *tile;
  if (g->tile.n_segments > BST_MAX_SEGMENTS)
    g->tile.n_segments = BST_MAX_SEGMENTS;
  rot = (rot % 4 + 4) % 4;
  for (int i = 0; i < g->tile.n_segments; i++)
    {
      g->tile.segments[i].ports = turn_ports (tile->segments[i].ports, rot);
      turn_at (&g->tile.segments[i], rot);
    }
  g->variant = (variant % 3 + 3) % 3;
  g->seed = hash_text (hash_text (UINT64_C (1469598103934665603), tile->set), tile->key);
  g->seed ^= (uint64_t) (rot * 3 + g->variant + 1) * UINT64_C (0x9E3779B97F4A7C15);
  g->village = g->lake = vec (0.5, 0.5);

  for (int i = 0; i < g->tile.n_segments; i++)
    if (_bastide_is_broad (&g->tile, i))
      _bastide_shape_city (g, i);
  _bastide_shape_spurs (g);
  return g;
}

BastideGeometry *
_bastide_geometry_build (const BstTile *tile, int rot, int variant)
{
  BastideGeometry *g = _bastide_geometry_outline (tile, rot, variant);

  if (!g)
    return NULL;
  _bastide_shape_places (g);
  _bastide_shape_lines (g);
  _bastide_shape_lanes (g);
  _bastide_map_regions (g);
  _bastide_shape_inns (g);
  _bastide_place_symbol (g);
  return g;
}

BastideGeometry *
bastide_geometry_new (const BstTile *tile, int rot, int variant)
{
  BastideGeometry *g = _bastide_geometry_build (tile, rot, variant);

  if (g)
    _bastide_place_anchors (g);
  return g;
}

void
bastide_geometry_free (BastideGeometry *geometry)
{
  free (geometry);
}

int
bastide_geometry_segment_at (const BastideGeometry *geometry, double u, double v)
{
  if (!(u >= 0 && u <= 1 && v >= 0 && v <= 1))
    return -1;
  return _bastide_region_at (geometry, vec (u, v));
}

void
bastide_geometry_anchor (const BastideGeometry *geometry, int segment,
                         double *u, double *v)
{
  Vec at = vec (0.5, 0.5);

  if (segment >= 0 && segment < geometry->tile.n_segments)
    at = geometry->anchor[segment];
  *u = at.x;
  *v = at.y;
}
