/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The content hash: what the rules see of a set, whatever the order in which a
 * file lists it.
 */

#include "tile-private.h"
#include "tile.h"

#include <stdlib.h>
#include <string.h>

#define FNV_OFFSET 0xcbf29ce484222325u
#define FNV_PRIME  0x100000001b3u
#define N_LINKS    6

/* What a segment is once numbers are replaced by classes: its class, and how
 * many members of each class it names and is named by (four bits a class). */
typedef struct
{
  uint8_t color;
  uint64_t links[N_LINKS];
} Signature;

static uint64_t
put (uint64_t hash, const char *text)
{
  for (; *text; text++)
    hash = (hash ^ (unsigned char) *text) * FNV_PRIME;
  return hash;
}

static uint64_t
put_number (uint64_t hash, unsigned number)
{
  char digits[12];
  size_t i = sizeof digits - 1;
  digits[i] = '\0';
  do
    digits[--i] = (char) ('0' + number % 10);
  while ((number /= 10) > 0);
  return put (hash, digits + i);
}

static int
compare_bytes (const void *a, const void *b, size_t size)
{
  int order = memcmp (a, b, size);
  return order < 0 ? -1 : order > 0;
}

/* Kind, then ports in the order in which they are written, then the counts. */
static int
compare_plain (const BstSegmentDef *a, const BstSegmentDef *b)
{
  uint16_t difference = a->ports ^ b->ports;
  if (a->kind != b->kind)
    return a->kind < b->kind ? -1 : 1;
  if (difference)
    return a->ports & difference & -difference ? -1 : 1;
  int order = compare_bytes (a->attrs, b->attrs, sizeof a->attrs);
  if (order)
    return order;
  order = strcmp (a->power, b->power);
  if (order)
    return order;
  uint32_t flags_a = a->meets >> 16, flags_b = b->meets >> 16;
  return flags_a < flags_b ? -1 : flags_a > flags_b;
}

static void
sign_link (const uint8_t *colors, Signature *signatures, int from, int to, int link)
{
  signatures[from].links[link] += 1ull << (4 * colors[to]);
  signatures[to].links[link + 1] += 1ull << (4 * colors[from]);
}

static void
sign (const BstTile *tile, const uint8_t *colors, Signature *signatures)
{
  memset (signatures, 0, sizeof (Signature) * BST_MAX_SEGMENTS);
  for (int i = 0; i < tile->n_segments; i++)
    {
      const BstSegmentDef *def = &tile->segments[i];
      signatures[i].color = colors[i];
      for (int j = 0; j < tile->n_segments; j++)
        {
          if (def->touches >> j & 1)
            sign_link (colors, signatures, i, j, 0);
          if (def->lake == j + 1)
            sign_link (colors, signatures, i, j, 2);
          if (def->meets >> j & 1)
            sign_link (colors, signatures, i, j, 4);
        }
    }
}

static bool
signature_less (const Signature *a, const Signature *b)
{
  if (a->color != b->color)
    return a->color < b->color;
  for (int i = 0; i < N_LINKS; i++)
    if (a->links[i] != b->links[i])
      return a->links[i] < b->links[i];
  return false;
}

/* Splits classes by what their members name and are named by, until that
 * tells no more of them apart. A class is the number of segments before it. */
static void
refine (const BstTile *tile, uint8_t *colors)
{
  Signature signatures[BST_MAX_SEGMENTS];
  bool changed = true;
  while (changed)
    {
      changed = false;
      sign (tile, colors, signatures);
      for (int i = 0; i < tile->n_segments; i++)
        {
          uint8_t before = 0;
          for (int j = 0; j < tile->n_segments; j++)
            before += signature_less (&signatures[j], &signatures[i]);
          changed |= before != colors[i];
          colors[i] = before;
        }
    }
}

/* Parts the first class that has two members; false if none has. Its members
 * are mirror images of each other, so it does not matter which comes first. */
static bool
part_first_tie (const BstTile *tile, uint8_t *colors)
{
  for (int i = 0; i < tile->n_segments; i++)
    for (int j = i + 1; j < tile->n_segments; j++)
      if (colors[i] == colors[j])
        {
          uint8_t color = colors[i];
          for (int k = j; k < tile->n_segments; k++)
            if (colors[k] == color)
              colors[k]++;
          return true;
        }
  return false;
}

/* Numbers the segments in canonical order: by kind and first port; segments
 * without ports by their attributes and by what refers to them. */
static void
number_segments (const BstTile *tile, uint8_t *numbers)
{
  memset (numbers, 0, BST_MAX_SEGMENTS);
  for (int i = 0; i < tile->n_segments; i++)
    for (int j = 0; j < tile->n_segments; j++)
      numbers[i] += compare_plain (&tile->segments[j], &tile->segments[i]) < 0;
  do
    refine (tile, numbers);
  while (part_first_tie (tile, numbers));
}

static uint64_t
put_set (uint64_t hash, const BstTile *tile, const uint8_t *numbers, const char *word,
         uint32_t set)
{
  uint32_t renumbered = 0;
  for (int i = 0; i < tile->n_segments; i++)
    if (set >> i & 1)
      renumbered |= 1u << numbers[i];
  if (!renumbered)
    return hash;
  hash = put (hash, word);
  for (int i = 0; i < BST_MAX_SEGMENTS; i++)
    if (renumbered >> i & 1)
      hash = put (put_number (hash, (unsigned) i + 1), ",");
  return hash;
}

static uint64_t
put_segment (uint64_t hash, const BstTile *tile, const uint8_t *numbers, int segment)
{
  const BstSegmentDef *def = &tile->segments[segment];
  hash = put (hash, bst_feature_kind_name ((BstFeatureKind) def->kind));
  for (int port = 0; port < BST_N_PORTS; port++)
    if (def->ports >> port & 1)
      hash = put (put (hash, " "), bst_port_name ((BstPort) port));
  for (int attr = 0; attr < BST_N_ATTRS; attr++)
    if (def->attrs[attr])
      {
        hash = put (put (hash, " "), bst_attr_name ((BstAttr) attr));
        hash = put_number (put (hash, "="), def->attrs[attr]);
      }
  if (def->power[0])
    hash = put (put (hash, " power="), def->power);
  hash = put_set (hash, tile, numbers, " touches=", def->touches);
  if (def->lake)
    hash = put_set (hash, tile, numbers, " lake=", 1u << (def->lake - 1));
  hash = put_set (hash, tile, numbers, " meets=", def->meets & 0xffffu);
  if (def->meets & BST_MEETS_FIELD)
    hash = put (hash, " meets=field");
  if (def->meets & BST_MEETS_VILLAGE)
    hash = put (hash, " meets=village");
  return put (hash, "\n");
}

/* By the alphabet, whatever the order of the bits is. */
static uint64_t
put_symbols (uint64_t hash, const BstTile *tile)
{
  uint32_t left = tile->symbols & ((1u << BST_N_SYMBOLS) - 1);
  while (left)
    {
      int first = -1;
      for (int i = 0; i < BST_N_SYMBOLS; i++)
        if ((left >> i & 1)
            && (first < 0 || strcmp (_bst_symbol_names[i], _bst_symbol_names[first]) < 0))
          first = i;
      hash = put (put (hash, " "), _bst_symbol_names[first]);
      if (1u << first == BST_SYMBOL_FLIGHT)
        hash = put (put (hash, "="), _bst_flight_names[tile->flight % BST_N_FLIGHTS]);
      if (1u << first == BST_SYMBOL_CROP_CIRCLE)
        hash
          = put (put (hash, "="), bst_feature_kind_name ((BstFeatureKind) tile->crop_circle));
      left &= ~(1u << first);
    }
  return hash;
}

static uint64_t
put_tile (uint64_t hash, const BstTile *tile)
{
  uint8_t numbers[BST_MAX_SEGMENTS];
  hash = put (put (hash, "tile "), tile->key);
  hash = put_number (put (hash, " count="), tile->count);
  if (tile->start)
    hash = put (hash, " start");
  if (tile->group != BST_GROUP_NONE)
    hash = put (put (hash, " group="), bst_tile_group_name ((BstTileGroup) tile->group));
  if (tile->any_edge)
    hash = put (hash, " edges=any");
  hash = put (put_symbols (hash, tile), "\n");
  number_segments (tile, numbers);
  for (int number = 0; number < tile->n_segments; number++)
    for (int i = 0; i < tile->n_segments; i++)
      if (numbers[i] == number)
        hash = put_segment (hash, tile, numbers, i);
  return hash;
}

static int
compare_keys (const void *a, const void *b)
{
  const BstTile *const *one = a;
  const BstTile *const *other = b;
  return strcmp ((*one)->key, (*other)->key);
}

uint64_t
bst_tiles_hash (const BstTile *tiles, size_t n)
{
  uint64_t hash = FNV_OFFSET;
  const BstTile **sorted = malloc ((n ? n : 1) * sizeof *sorted);
  if (!sorted)
    return 0;
  for (size_t i = 0; i < n; i++)
    sorted[i] = &tiles[i];
  qsort (sorted, n, sizeof *sorted, compare_keys);
  for (size_t i = 0; i < n; i++)
    hash = put_tile (hash, sorted[i]);
  free (sorted);
  return hash;
}
