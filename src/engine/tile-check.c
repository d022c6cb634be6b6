/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether a definition holds together, and what follows from it.
 */

#include "tile-private.h"
#include "tile.h"

#include <string.h>

static const BstWord no_word = { "", 0 };

/* The two half edges of a side, in clockwise order. */
static const uint8_t halves[4][2] = {
  [BST_NORTH] = { BST_PORT_NW, BST_PORT_NE },
  [BST_EAST] = { BST_PORT_EN, BST_PORT_ES },
  [BST_SOUTH] = { BST_PORT_SE, BST_PORT_SW },
  [BST_WEST] = { BST_PORT_WS, BST_PORT_WN },
};

static int
port_segment (const BstTile *tile, int port)
{
  for (int i = 0; i < tile->n_segments; i++)
    if (tile->segments[i].ports >> port & 1)
      return i;
  return -1;
}

static bool
fills_edge (const BstSegmentDef *def)
{
  return def->kind == BST_FEATURE_CITY || def->kind == BST_FEATURE_FOREST;
}

/* One of the forms of the format: a city or forest alone; a road or river with
 * a field at both halves; one field on both halves. */
static BstTileFault
check_side (const BstTile *tile, int side)
{
  int whole = port_segment (tile, side);
  int first = port_segment (tile, halves[side][0]);
  int second = port_segment (tile, halves[side][1]);
  if (whole < 0 && first < 0 && second < 0)
    return BST_TILE_SIDE_OPEN;
  if (whole >= 0 && fills_edge (&tile->segments[whole]))
    return first < 0 && second < 0 ? BST_TILE_OK : BST_TILE_SIDE_MIXED;
  if (first < 0 || second < 0)
    return BST_TILE_SIDE_MIXED;
  if (whole < 0)
    return first == second ? BST_TILE_OK : BST_TILE_SIDE_MIXED;
  return tile->segments[first].kind == tile->segments[second].kind ? BST_TILE_OK
                                                                   : BST_TILE_SIDE_MIXED;
}

/* The first member of a set of segments that does not exist or is not of one
 * of the kinds, from 1; 0 if all are right. */
static int
bad_reference (const BstTile *tile, uint32_t set, uint16_t kinds)
{
  for (int i = 0; i < BST_MAX_SEGMENTS; i++)
    if ((set >> i & 1) && (i >= tile->n_segments || !(kinds >> tile->segments[i].kind & 1)))
      return i + 1;
  return 0;
}

/* A road may meet anything but open land, which has a word of its own. */
#define MEETS_KINDS                                                                           \
  (1u << BST_FEATURE_CITY | 1u << BST_FEATURE_ROAD | 1u << BST_FEATURE_RIVER                  \
   | 1u << BST_FEATURE_MONASTERY | 1u << BST_FEATURE_GARDEN | 1u << BST_FEATURE_LAKE          \
   | 1u << BST_FEATURE_FOREST)

static bool
check_references (const BstTile *tile, int segment, BstTileError *error)
{
  const BstSegmentDef *def = &tile->segments[segment];
  uint32_t meets = def->meets & 0xffffu;
  int bad = bad_reference (tile, def->touches, 1u << BST_FEATURE_CITY);
  if (!bad && def->lake)
    bad = bad_reference (tile, 1u << (def->lake - 1), 1u << BST_FEATURE_LAKE);
  if (!bad)
    bad = bad_reference (tile, meets, MEETS_KINDS);
  if (!bad && (meets >> segment & 1))
    bad = segment + 1;
  if (!bad)
    return true;
  return _bst_tile_fail (error, BST_TILE_BAD_REFERENCE, segment + 1, bad, no_word);
}

static bool
check_any_edge (const BstTile *tile, BstTileError *error)
{
  for (int i = 0; i < tile->n_segments; i++)
    if (tile->segments[i].ports)
      {
        const char *name = bst_port_name (_bst_first_port (tile->segments[i].ports));
        return _bst_tile_fail (error, BST_TILE_NOT_ANY, i + 1, 0,
                               (BstWord){ name, strlen (name) });
      }
  return true;
}

bool
bst_tile_check (const BstTile *tile, BstTileError *error)
{
  if (error)
    memset (error, 0, sizeof *error);
  for (int i = 0; i < tile->n_segments; i++)
    if (!check_references (tile, i, error))
      return false;
  if (tile->any_edge)
    return check_any_edge (tile, error);
  /* A card of the hand is never laid and shows nothing. */
  if (tile->group == BST_GROUP_HAND && tile->n_segments == 0)
    return true;
  for (int side = 0; side < 4; side++)
    {
      BstTileFault fault = check_side (tile, side);
      const char *name = bst_port_name ((BstPort) side);
      if (fault != BST_TILE_OK)
        return _bst_tile_fail (error, fault, 0, side, (BstWord){ name, strlen (name) });
    }
  return true;
}

static int
count_bits (uint32_t set)
{
  int n = 0;
  for (; set; set &= set - 1)
    n++;
  return n;
}

static bool
is_road_end (const BstSegmentDef *def)
{
  return def->kind == BST_FEATURE_ROAD && count_bits (def->ports) == 1;
}

static uint32_t
field_touches (const BstTile *tile, int port)
{
  int segment = port_segment (tile, port);
  return segment < 0 ? 0 : tile->segments[segment].touches;
}

uint32_t
bst_tile_meets (const BstTile *tile, int segment)
{
  int ends = 0;
  if (segment < 0 || segment >= tile->n_segments)
    return 0;
  if (tile->segments[segment].meets)
    return tile->segments[segment].meets;
  if (!is_road_end (&tile->segments[segment]))
    return 0;
  for (int i = 0; i < tile->n_segments; i++)
    {
      if (tile->segments[i].kind == BST_FEATURE_MONASTERY)
        return 1u << i;
      ends += is_road_end (&tile->segments[i]);
    }
  if (ends >= 3)
    return BST_MEETS_VILLAGE;
  int side = _bst_first_port (tile->segments[segment].ports);
  uint32_t both
    = field_touches (tile, halves[side][0]) & field_touches (tile, halves[side][1]);
  return count_bits (both) == 1 ? both : BST_MEETS_FIELD;
}

int
bst_tile_side_kind (const BstTile *tile, BstSide side)
{
  if (tile->any_edge || (unsigned) side > BST_WEST)
    return -1;
  int segment = port_segment (tile, (int) side);
  if (segment < 0)
    segment = port_segment (tile, halves[side][0]);
  return segment < 0 ? -1 : tile->segments[segment].kind;
}
