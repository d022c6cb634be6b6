/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One Feature line, and one word of a Symbols list.
 */

#include "tile-private.h"
#include "tile.h"

#include <string.h>

#define WHOLE_PORTS 0x000fu
#define HALF_PORTS  0x0ff0u

/* Takes the next word off the line; several spaces count as one. */
static bool
next_word (const char **line, BstWord *word)
{
  const char *text = *line;
  while (*text == ' ')
    text++;
  word->text = text;
  word->length = strcspn (text, " ");
  *line = text + word->length;
  return word->length > 0;
}

static uint16_t
allowed_ports (BstFeatureKind kind)
{
  switch (kind)
    {
    case BST_FEATURE_CITY:
    case BST_FEATURE_ROAD:
    case BST_FEATURE_RIVER:
    case BST_FEATURE_FOREST:
      return WHOLE_PORTS;
    case BST_FEATURE_FIELD:
    case BST_FEATURE_MEADOW:
      return HALF_PORTS;
    case BST_FEATURE_MONASTERY:
    case BST_FEATURE_GARDEN:
    case BST_FEATURE_LAKE:
      return 0;
    }
  return 0;
}

/* The segment, from 1, that has the port already, or 0. */
static int
port_owner (const BstTile *tile, const BstSegmentDef *def, int port)
{
  for (int i = 0; i < tile->n_segments; i++)
    if (tile->segments[i].ports >> port & 1)
      return i + 1;
  return def->ports >> port & 1 ? tile->n_segments + 1 : 0;
}

static bool
add_port (const BstTile *tile, BstSegmentDef *def, int port, BstWord word, BstTileError *error)
{
  int number = tile->n_segments + 1;
  if (!(allowed_ports ((BstFeatureKind) def->kind) >> port & 1))
    return _bst_tile_fail (error, BST_TILE_WRONG_PORT, number, 0, word);
  int owner = port_owner (tile, def, port);
  if (owner)
    return _bst_tile_fail (error, BST_TILE_PORT_TWICE, number, owner, word);
  def->ports |= (uint16_t) (1u << port);
  return true;
}

/* Ports begin with a capital, attributes do not; so a word with a slip in it
 * is reported as what it was meant to be. */
static bool
looks_like_port (BstWord word)
{
  return word.text[0] >= 'A' && word.text[0] <= 'Z' && !memchr (word.text, '=', word.length);
}

/* Remembers the first word that is not known in `warning`. */
static bool
add_attr (const BstTile *tile, BstSegmentDef *def, BstWord word, BstTileError *warning,
          BstTileError *error)
{
  int number = tile->n_segments + 1;
  const char *equals = memchr (word.text, '=', word.length);
  BstWord name = word, value = { "", 0 };
  if (equals)
    {
      name.length = (size_t) (equals - word.text);
      value.text = equals + 1;
      value.length = word.length - name.length - 1;
    }
  bool known = false;
  if (!_bst_attr_parse (def, name, value, equals != NULL, &known))
    return _bst_tile_fail (error, BST_TILE_BAD_ATTR, number, 0, word);
  if (!known && warning->fault == BST_TILE_OK)
    _bst_tile_fail (warning, BST_TILE_UNKNOWN_ATTR, number, 0, word);
  return true;
}

static bool
add_word (const BstTile *tile, BstSegmentDef *def, BstWord word, BstTileError *warning,
          BstTileError *error)
{
  int port = bst_port_from_name (word.text, word.length);
  if (port >= 0)
    return add_port (tile, def, port, word, error);
  if (looks_like_port (word))
    return _bst_tile_fail (error, BST_TILE_BAD_PORT, tile->n_segments + 1, 0, word);
  return add_attr (tile, def, word, warning, error);
}

/* A road that goes on at two sides has no end that could meet anything. */
static bool
check_line (const BstTile *tile, const BstSegmentDef *def, BstTileError *error)
{
  int number = tile->n_segments + 1;
  bool is_line = def->kind == BST_FEATURE_ROAD || def->kind == BST_FEATURE_RIVER;
  if (is_line && !def->ports)
    {
      const char *name = bst_feature_kind_name ((BstFeatureKind) def->kind);
      return _bst_tile_fail (error, BST_TILE_NO_PORT, number, 0,
                             (BstWord){ name, strlen (name) });
    }
  if (def->meets && (def->ports & (def->ports - 1)))
    return _bst_tile_fail (error, BST_TILE_BAD_ATTR, number, 0, (BstWord){ "meets", 5 });
  return true;
}

bool
bst_tile_add_segment (BstTile *tile, const char *line, BstTileError *error)
{
  BstTileError warning = { BST_TILE_OK, 0, 0, "" };
  BstSegmentDef def;
  BstWord word;
  int number = tile->n_segments + 1;

  memset (&def, 0, sizeof def);
  def.at_x = def.at_y = -1;
  next_word (&line, &word);
  if (number > BST_MAX_SEGMENTS)
    return _bst_tile_fail (error, BST_TILE_TOO_MANY, number, BST_MAX_SEGMENTS, word);
  int kind = bst_feature_kind_from_name (word.text, word.length);
  if (kind < 0)
    return _bst_tile_fail (error, BST_TILE_BAD_KIND, number, 0, word);
  def.kind = (uint8_t) kind;
  while (next_word (&line, &word))
    if (!add_word (tile, &def, word, &warning, error))
      return false;
  if (!check_line (tile, &def, error))
    return false;
  tile->segments[tile->n_segments++] = def;
  if (error)
    *error = warning;
  return true;
}

static bool
is_edge_kind (int kind)
{
  return kind == BST_FEATURE_CITY || kind == BST_FEATURE_FIELD || kind == BST_FEATURE_ROAD;
}

/* Symbols with a value store it; the others must have none. */
static bool
set_symbol_value (BstTile *tile, int symbol, BstWord value, bool has_value)
{
  if (1u << symbol == BST_SYMBOL_FLIGHT)
    {
      int flight = _bst_word_find (value, _bst_flight_names, BST_N_FLIGHTS);
      if (flight >= 0)
        tile->flight = (uint8_t) flight;
      return flight >= 0;
    }
  if (1u << symbol == BST_SYMBOL_CROP_CIRCLE)
    {
      int kind = bst_feature_kind_from_name (value.text, value.length);
      if (is_edge_kind (kind))
        tile->crop_circle = (uint8_t) kind;
      return is_edge_kind (kind);
    }
  return !has_value;
}

bool
bst_tile_add_symbol (BstTile *tile, const char *text, BstTileError *error)
{
  const char *equals = strchr (text, '=');
  size_t length = strlen (text);
  BstWord word = { text, length }, value = { "", 0 };
  BstWord name = { text, equals ? (size_t) (equals - text) : length };
  if (equals)
    value = (BstWord){ equals + 1, length - name.length - 1 };
  if (error)
    memset (error, 0, sizeof *error);

  int symbol = _bst_word_find (name, _bst_symbol_names, BST_N_SYMBOLS);
  if (symbol < 0)
    {
      _bst_tile_fail (error, BST_TILE_UNKNOWN_SYMBOL, 0, 0, word);
      return true;
    }
  if (tile->symbols >> symbol & 1)
    return _bst_tile_fail (error, BST_TILE_BAD_SYMBOL, 0, 0, word);
  if (!set_symbol_value (tile, symbol, value, equals != NULL))
    return _bst_tile_fail (error, BST_TILE_BAD_SYMBOL, 0, 0, word);
  tile->symbols |= 1u << symbol;
  return true;
}
