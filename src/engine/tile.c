/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tile.h"
#include "tile-private.h"

#include <string.h>

static const char *const kind_names[BST_N_FEATURE_KINDS] = {
  [BST_FEATURE_FIELD] = "field",         [BST_FEATURE_CITY] = "city",
  [BST_FEATURE_ROAD] = "road",           [BST_FEATURE_RIVER] = "river",
  [BST_FEATURE_MONASTERY] = "monastery", [BST_FEATURE_GARDEN] = "garden",
  [BST_FEATURE_LAKE] = "lake",           [BST_FEATURE_FOREST] = "forest",
  [BST_FEATURE_MEADOW] = "meadow",
};

static const char *const port_names[BST_N_PORTS] = {
  "N", "E", "S", "W", "Ne", "En", "Es", "Se", "Sw", "Ws", "Wn", "Nw",
};

static const char *const attr_names[BST_N_ATTRS] = {
  [BST_ATTR_SHIELDS] = "shields",   [BST_ATTR_CATHEDRAL] = "cathedral",
  [BST_ATTR_PRINCESS] = "princess", [BST_ATTR_INN] = "inn",
  [BST_ATTR_WINE] = "wine",         [BST_ATTR_GRAIN] = "grain",
  [BST_ATTR_CLOTH] = "cloth",       [BST_ATTR_FISH] = "fish",
  [BST_ATTR_GOLD] = "gold",         [BST_ATTR_MUSHROOMS] = "mushrooms",
  [BST_ATTR_DEER] = "deer",         [BST_ATTR_AUROCHS] = "aurochs",
  [BST_ATTR_MAMMOTH] = "mammoth",   [BST_ATTR_TIGER] = "tiger",
  [BST_ATTR_BEAR] = "bear",
};

static const char *const group_names[BST_N_TILE_GROUPS] = {
  [BST_GROUP_NONE] = "none",
  [BST_GROUP_RIVER_SPRING] = "river-spring",
  [BST_GROUP_RIVER] = "river",
  [BST_GROUP_RIVER_FORK] = "river-fork",
  [BST_GROUP_RIVER_LAKE] = "river-lake",
  [BST_GROUP_BONUS] = "bonus",
  [BST_GROUP_HAND] = "hand",
};

const char *const _bst_symbol_names[BST_N_SYMBOLS] = {
  "volcano", "dragon", "portal", "flight", "lake", "gold", "magic", "robber", "crop-circle",
};

const char *const _bst_flight_names[BST_N_FLIGHTS] = {
  "N", "NE", "E", "SE", "S", "SW", "W", "NW",
};

bool
_bst_word_is (BstWord word, const char *name)
{
  return strlen (name) == word.length && memcmp (word.text, name, word.length) == 0;
}

int
_bst_word_find (BstWord word, const char *const *names, int n)
{
  for (int i = 0; i < n; i++)
    if (_bst_word_is (word, names[i]))
      return i;
  return -1;
}

bool
_bst_tile_fail (BstTileError *error, BstTileFault fault, int segment, int number, BstWord word)
{
  if (!error)
    return false;
  size_t length = word.length;
  if (length >= sizeof error->text)
    {
      length = sizeof error->text - 1;
      while (length > 0 && ((unsigned char) word.text[length] & 0xc0) == 0x80)
        length--;
    }
  error->fault = fault;
  error->segment = segment;
  error->number = number;
  if (length > 0)
    memcpy (error->text, word.text, length);
  error->text[length] = '\0';
  return false;
}

BstPort
_bst_first_port (uint16_t ports)
{
  int port = 0;
  while (port < BST_N_PORTS - 1 && !(ports >> port & 1))
    port++;
  return (BstPort) port;
}

const char *
bst_feature_kind_name (BstFeatureKind kind)
{
  return (unsigned) kind < BST_N_FEATURE_KINDS ? kind_names[kind] : "?";
}

const char *
bst_port_name (BstPort port)
{
  return (unsigned) port < BST_N_PORTS ? port_names[port] : "?";
}

const char *
bst_attr_name (BstAttr attr)
{
  return (unsigned) attr < BST_N_ATTRS ? attr_names[attr] : "?";
}

const char *
bst_tile_group_name (BstTileGroup group)
{
  return (unsigned) group < BST_N_TILE_GROUPS ? group_names[group] : "?";
}

int
bst_feature_kind_from_name (const char *name, size_t length)
{
  return _bst_word_find ((BstWord){ name, length }, kind_names, BST_N_FEATURE_KINDS);
}

int
bst_port_from_name (const char *name, size_t length)
{
  return _bst_word_find ((BstWord){ name, length }, port_names, BST_N_PORTS);
}

int
bst_tile_group_from_name (const char *name, size_t length)
{
  return _bst_word_find ((BstWord){ name, length }, group_names, BST_N_TILE_GROUPS);
}

BstPort
bst_port_rotate (BstPort port, int rot)
{
  int turn = rot & 3;
  if (port < BST_PORT_NE)
    return (BstPort) ((port + turn) & 3);
  /* The half edges stand clockwise, two to a side. */
  return (BstPort) (BST_PORT_NE + (port - BST_PORT_NE + 2 * turn) % 8);
}

uint16_t
bst_ports_rotate (uint16_t ports, int rot)
{
  uint16_t turned = 0;
  for (int port = 0; port < BST_N_PORTS; port++)
    if (ports >> port & 1)
      turned |= (uint16_t) (1u << bst_port_rotate ((BstPort) port, rot));
  return turned;
}

static void
copy_cut (char *to, const char *from, size_t size)
{
  size_t length = strlen (from);
  if (length >= size)
    length = size - 1;
  memcpy (to, from, length);
  to[length] = '\0';
}

void
bst_tile_init (BstTile *tile, const char *set, const char *key)
{
  memset (tile, 0, sizeof *tile);
  copy_cut (tile->set, set, sizeof tile->set);
  copy_cut (tile->key, key, sizeof tile->key);
  tile->count = 1;
}
