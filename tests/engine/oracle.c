/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdlib.h>
#include <string.h>

#include "oracle.h"

static const int step_x[4] = { 0, 1, 0, -1 };
static const int step_y[4] = { -1, 0, 1, 0 };

static void *
must (void *memory)
{
  if (memory == NULL)
    abort ();
  return memory;
}

Oracle *
oracle_new (int max_tiles)
{
  Oracle *oracle = must (calloc (1, sizeof *oracle));
  size_t segments = (size_t) max_tiles * BST_MAX_SEGMENTS;

  oracle->max_tiles = max_tiles;
  oracle->max_pieces = 1024;
  oracle->max_links = 1024;
  oracle->tiles = must (calloc ((size_t) max_tiles, sizeof *oracle->tiles));
  oracle->segments = must (calloc (segments, sizeof *oracle->segments));
  oracle->features = must (calloc (segments, sizeof *oracle->features));
  oracle->stack = must (calloc (segments, sizeof *oracle->stack));
  oracle->next = must (calloc (segments, sizeof *oracle->next));
  oracle->pieces = must (calloc (1024, sizeof *oracle->pieces));
  oracle->links = must (calloc (1024, sizeof *oracle->links));
  oracle->rules.farmers = true;
  return oracle;
}

void
oracle_free (Oracle *oracle)
{
  free (oracle->tiles);
  free (oracle->segments);
  free (oracle->features);
  free (oracle->stack);
  free (oracle->next);
  free (oracle->pieces);
  free (oracle->links);
  free (oracle->grid);
  free (oracle);
}

void
oracle_clear (Oracle *oracle)
{
  oracle->n_tiles = oracle->n_segments = oracle->n_pieces = 0;
  oracle->n_features = oracle->n_links = 0;
}

int
oracle_lay (Oracle *oracle, const BstTile *tile, int x, int y, int rot)
{
  int n = oracle->n_tiles++;

  if (n >= oracle->max_tiles)
    abort ();
  oracle->tiles[n] = (OracleTile) { x, y, rot, tile, oracle->n_segments, 0 };
  for (int slot = 0; slot < tile->n_segments; slot++)
    oracle->segments[oracle->n_segments++] = (OracleSegment) { n, slot, -1 };
  return n;
}

void
oracle_put (Oracle *oracle, int segment, unsigned seat, int weight, bool follower)
{
  if (oracle->n_pieces >= oracle->max_pieces)
    abort ();
  oracle->pieces[oracle->n_pieces++] = (OraclePiece) { segment, seat, weight, follower, -1 };
}

/* ---- The grid ---- */

static void
find_bounds (Oracle *oracle)
{
  int x0 = INT32_MAX, y0 = INT32_MAX, x1 = INT32_MIN, y1 = INT32_MIN;

  for (int i = 0; i < oracle->n_tiles; i++)
    {
      const OracleTile *tile = &oracle->tiles[i];

      x0 = tile->x < x0 ? tile->x : x0;
      y0 = tile->y < y0 ? tile->y : y0;
      x1 = tile->x > x1 ? tile->x : x1;
      y1 = tile->y > y1 ? tile->y : y1;
    }
  if (oracle->n_tiles == 0)
    x0 = y0 = x1 = y1 = 0;
  oracle->x0 = x0 - 1;
  oracle->y0 = y0 - 1;
  oracle->width = x1 - x0 + 3;
  oracle->height = y1 - y0 + 3;
}

static void
fill_grid (Oracle *oracle)
{
  size_t size;

  find_bounds (oracle);
  size = (size_t) oracle->width * (size_t) oracle->height;
  if (size > oracle->grid_size)
    {
      free (oracle->grid);
      oracle->grid = must (malloc (size * sizeof *oracle->grid));
      oracle->grid_size = size;
    }
  memset (oracle->grid, 0, size * sizeof *oracle->grid);
  for (int i = 0; i < oracle->n_tiles; i++)
    {
      const OracleTile *tile = &oracle->tiles[i];

      oracle->grid[(tile->y - oracle->y0) * oracle->width + tile->x - oracle->x0] = i + 1;
    }
}

int
oracle_tile_at (const Oracle *oracle, int x, int y)
{
  x -= oracle->x0;
  y -= oracle->y0;
  if (x < 0 || y < 0 || x >= oracle->width || y >= oracle->height)
    return -1;
  return oracle->grid[y * oracle->width + x] - 1;
}

/* ---- Turned tiles ---- */

unsigned
oracle_ports (const BstTile *tile, int slot, int rot)
{
  unsigned ports = tile->segments[slot].ports, turned = 0;

  for (int port = 0; port < 4; port++)
    if (ports & 1u << port)
      turned |= 1u << (port + rot) % 4;
  for (int half = 0; half < 8; half++)
    if (ports & 1u << (4 + half))
      turned |= 1u << (4 + (half + 2 * rot) % 8);
  return turned;
}

/* The two half edges of a side. */
static unsigned
halves_of (int side)
{
  static const unsigned halves[4] = {
    1u << BST_PORT_NE | 1u << BST_PORT_NW,
    1u << BST_PORT_EN | 1u << BST_PORT_ES,
    1u << BST_PORT_SE | 1u << BST_PORT_SW,
    1u << BST_PORT_WS | 1u << BST_PORT_WN,
  };

  return halves[side];
}

int
oracle_side (const BstTile *tile, int rot, int side)
{
  int field = -1;

  for (int slot = 0; slot < tile->n_segments; slot++)
    {
      unsigned ports = oracle_ports (tile, slot, rot);

      if (ports & 1u << side)
        return tile->segments[slot].kind;
      if (ports & halves_of (side))
        field = tile->segments[slot].kind;
    }
  return field;
}

/* What tells a segment from another of its tile, whatever its number. */
static bool
same_segment (const BstTile *tile, int a, int rot_a, int b, int rot_b)
{
  const BstSegmentDef *one = &tile->segments[a], *two = &tile->segments[b];
  unsigned touched_a = 0, touched_b = 0;

  if (one->kind != two->kind || oracle_ports (tile, a, rot_a) != oracle_ports (tile, b, rot_b)
      || memcmp (one->attrs, two->attrs, sizeof one->attrs) != 0)
    return false;
  for (int slot = 0; slot < tile->n_segments; slot++)
    {
      if (one->touches & 1u << slot)
        touched_a |= oracle_ports (tile, slot, rot_a) | 1u << 30;
      if (two->touches & 1u << slot)
        touched_b |= oracle_ports (tile, slot, rot_b) | 1u << 30;
    }
  return touched_a == touched_b;
}

static bool
same_tile (const BstTile *tile, int rot_a, int rot_b)
{
  unsigned used = 0;

  for (int a = 0; a < tile->n_segments; a++)
    {
      int b = 0;

      while (b < tile->n_segments
             && (used & 1u << b || !same_segment (tile, a, rot_a, b, rot_b)))
        b++;
      if (b == tile->n_segments)
        return false;
      used |= 1u << b;
    }
  return true;
}

bool
oracle_repeats (const BstTile *tile, int rot)
{
  for (int smaller = 0; smaller < rot; smaller++)
    if (same_tile (tile, smaller, rot))
      return true;
  return false;
}

/* ---- Features ---- */

static bool
is_closing (int kind)
{
  return kind == BST_FEATURE_CITY || kind == BST_FEATURE_ROAD;
}

static bool
is_surrounded (int kind)
{
  return kind == BST_FEATURE_MONASTERY || kind == BST_FEATURE_GARDEN;
}

static int
opposite (int port)
{
  static const int across[BST_N_PORTS] = {
    BST_PORT_S, BST_PORT_W, BST_PORT_N, BST_PORT_E,
    BST_PORT_SE, BST_PORT_WN, BST_PORT_WS, BST_PORT_NE,
    BST_PORT_NW, BST_PORT_ES, BST_PORT_EN, BST_PORT_SW,
  };

  return across[port];
}

static int
side_of_port (int port)
{
  for (int side = 0; side < 4; side++)
    if (port == side || halves_of (side) & 1u << port)
      return side;
  return -1;
}

static void
reach (Oracle *oracle, int segment, int feature, int *depth)
{
  if (oracle->segments[segment].feature < 0)
    {
      oracle->segments[segment].feature = feature;
      oracle->stack[(*depth)++] = segment;
    }
}

/* Goes over the borders of one segment. */
static void
spread (Oracle *oracle, int segment, int feature, int *depth)
{
  const OracleTile *tile = &oracle->tiles[oracle->segments[segment].tile];
  unsigned ports = oracle_ports (tile->tile, oracle->segments[segment].slot, tile->rot);

  for (int port = 0; port < BST_N_PORTS; port++)
    {
      int side = side_of_port (port), other;

      if (!(ports & 1u << port))
        continue;
      other = oracle_tile_at (oracle, tile->x + step_x[side], tile->y + step_y[side]);
      if (other < 0)
        {
          oracle->features[feature].open += port < 4;
          continue;
        }
      for (int slot = 0; slot < oracle->tiles[other].tile->n_segments; slot++)
        if (oracle_ports (oracle->tiles[other].tile, slot, oracle->tiles[other].rot)
            & 1u << opposite (port))
          reach (oracle, oracle->tiles[other].first + slot, feature, depth);
    }
}

int
oracle_next (const Oracle *oracle, int segment)
{
  return oracle->next[segment];
}

static int
missing_around (const Oracle *oracle, const OracleTile *tile)
{
  int missing = 0;

  for (int y = -1; y <= 1; y++)
    for (int x = -1; x <= 1; x++)
      missing += oracle_tile_at (oracle, tile->x + x, tile->y + y) < 0;
  return missing;
}

static void
add_segment (Oracle *oracle, OracleFeature *feature, int segment)
{
  const OracleTile *tile = &oracle->tiles[oracle->segments[segment].tile];
  const BstSegmentDef *def = &tile->tile->segments[oracle->segments[segment].slot];

  if (segment < feature->oldest)
    feature->oldest = segment;
  feature->shields += def->attrs[BST_ATTR_SHIELDS];
  if (is_surrounded (feature->kind))
    feature->open += missing_around (oracle, tile);
}

static void
flood (Oracle *oracle, int start)
{
  int number = oracle->n_features++, depth = 0, seen = 0;
  OracleFeature *feature = &oracle->features[number];
  const OracleTile *tile = &oracle->tiles[oracle->segments[start].tile];

  memset (feature, 0, sizeof *feature);
  feature->kind = tile->tile->segments[oracle->segments[start].slot].kind;
  feature->oldest = start;
  reach (oracle, start, number, &depth);
  while (seen < depth)
    {
      int segment = oracle->stack[seen++];

      add_segment (oracle, feature, segment);
      spread (oracle, segment, number, &depth);
      for (int i = 0; i < oracle->n_links; i++)
        {
          if (oracle->links[i][0] == segment)
            reach (oracle, oracle->links[i][1], number, &depth);
          if (oracle->links[i][1] == segment)
            reach (oracle, oracle->links[i][0], number, &depth);
        }
    }
  for (int i = 0; i < depth; i++)
    oracle->next[oracle->stack[i]] = i + 1 < depth ? oracle->stack[i + 1] : -1;
  feature->complete = (is_closing (feature->kind) || is_surrounded (feature->kind))
                      && feature->open == 0;
}

/* R55: cities of these tiles may count one by one. */
static bool
counts_apart (const Oracle *oracle, const BstTile *tile, int slot)
{
  return oracle->rules.cities_apart && tile->segments[slot].kind == BST_FEATURE_CITY
         && (strcmp (tile->set, "king-and-robber-baron") == 0
             || strcmp (tile->set, "king-and-robber-baron-gardens") == 0);
}

/* A tile counts once, however many of its segments are in the feature. */
static void
count_tiles (Oracle *oracle)
{
  for (int i = 0; i < oracle->n_tiles; i++)
    {
      const OracleTile *tile = &oracle->tiles[i];

      for (int a = 0; a < tile->tile->n_segments; a++)
        {
          int feature = oracle->segments[tile->first + a].feature;
          bool before = false;

          for (int b = 0; b < a; b++)
            before |= oracle->segments[tile->first + b].feature == feature;
          before = before && !counts_apart (oracle, tile->tile, a);
          oracle->features[feature].tiles += !before;
        }
    }
}

void
oracle_work_out (Oracle *oracle)
{
  fill_grid (oracle);
  oracle->n_features = 0;
  for (int i = 0; i < oracle->n_segments; i++)
    oracle->segments[i].feature = -1;
  for (int i = 0; i < oracle->n_segments; i++)
    if (oracle->segments[i].feature < 0)
      flood (oracle, i);
  count_tiles (oracle);
  for (int i = 0; i < oracle->n_pieces; i++)
    {
      const OraclePiece *piece = &oracle->pieces[i];
      OracleFeature *feature
        = &oracle->features[oracle->segments[piece->segment].feature];

      if (!piece->follower)
        continue;
      feature->followers++;
      feature->weight[piece->seat] += piece->weight;
    }
}
