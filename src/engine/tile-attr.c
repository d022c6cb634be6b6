/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The attributes of a Feature line.
 */

#include "tile-private.h"
#include "tile.h"

#include <string.h>

/* More of one thing than anybody can draw on a tile is a slip. */
#define MAX_COUNT    99
#define MAX_DECIMALS 6

typedef bool (*AttrParser) (BstSegmentDef *def, BstWord value);

/* Decimal digits only, no sign, at most `max`; -1 otherwise. */
static int
parse_number (BstWord word, int max)
{
  if (word.length == 0 || word.length > 3)
    return -1;
  int number = 0;
  for (size_t i = 0; i < word.length; i++)
    {
      if (word.text[i] < '0' || word.text[i] > '9')
        return -1;
      number = number * 10 + (word.text[i] - '0');
    }
  return number <= max ? number : -1;
}

/* Takes the next item off a list with commas; false at its end. An empty item
 * is returned as one, so that "1,,2" is refused by whoever reads items. */
static bool
next_item (BstWord *list, BstWord *item)
{
  if (!list->text)
    return false;
  const char *comma = memchr (list->text, ',', list->length);
  item->text = list->text;
  item->length = comma ? (size_t) (comma - list->text) : list->length;
  if (comma)
    *list = (BstWord){ comma + 1, list->length - item->length - 1 };
  else
    list->text = NULL;
  return true;
}

/* A list of feature numbers as a bit set of segments. */
static bool
parse_reference (BstWord item, uint32_t *set)
{
  int number = parse_number (item, BST_MAX_SEGMENTS);
  if (number < 1 || (*set >> (number - 1) & 1))
    return false;
  *set |= 1u << (number - 1);
  return true;
}

static bool
parse_touches (BstSegmentDef *def, BstWord value)
{
  BstWord item;
  uint32_t set = 0;
  if (def->kind != BST_FEATURE_FIELD || def->touches)
    return false;
  while (next_item (&value, &item))
    if (!parse_reference (item, &set))
      return false;
  def->touches = (uint16_t) set;
  return true;
}

static bool
parse_meets (BstSegmentDef *def, BstWord value)
{
  BstWord item;
  bool may_meet = def->kind == BST_FEATURE_ROAD || def->kind == BST_FEATURE_MONASTERY;
  if (!may_meet || def->meets)
    return false;
  while (next_item (&value, &item))
    {
      uint32_t flag = _bst_word_is (item, "village") ? BST_MEETS_VILLAGE
                      : _bst_word_is (item, "field") ? BST_MEETS_FIELD
                                                     : 0;
      if (!flag && !parse_reference (item, &def->meets))
        return false;
      if (def->meets & flag)
        return false;
      def->meets |= flag;
    }
  return true;
}

static bool
parse_lake (BstSegmentDef *def, BstWord value)
{
  int number = parse_number (value, BST_MAX_SEGMENTS);
  if (def->kind != BST_FEATURE_RIVER || def->lake || number < 1)
    return false;
  def->lake = (uint8_t) number;
  return true;
}

/* Adds one of `attr`, the way a list of goods or animals does. */
static bool
add_listed (BstSegmentDef *def, BstWord value, BstAttr first, BstAttr last)
{
  BstWord item;
  while (next_item (&value, &item))
    {
      int attr = first;
      while (attr <= (int) last && !_bst_word_is (item, bst_attr_name ((BstAttr) attr)))
        attr++;
      if (attr > (int) last || def->attrs[attr] == MAX_COUNT)
        return false;
      def->attrs[attr]++;
    }
  return true;
}

static bool
has_any (const BstSegmentDef *def, BstAttr first, BstAttr last)
{
  for (int attr = first; attr <= (int) last; attr++)
    if (def->attrs[attr])
      return true;
  return false;
}

static bool
parse_goods (BstSegmentDef *def, BstWord value)
{
  if (def->kind != BST_FEATURE_CITY || has_any (def, BST_ATTR_WINE, BST_ATTR_CLOTH))
    return false;
  return add_listed (def, value, BST_ATTR_WINE, BST_ATTR_CLOTH);
}

static bool
parse_animals (BstSegmentDef *def, BstWord value)
{
  if (def->kind != BST_FEATURE_MEADOW || has_any (def, BST_ATTR_DEER, BST_ATTR_BEAR))
    return false;
  return add_listed (def, value, BST_ATTR_DEER, BST_ATTR_BEAR);
}

static bool
parse_power (BstSegmentDef *def, BstWord value)
{
  if (def->power[0] || value.length == 0 || value.length >= sizeof def->power)
    return false;
  for (size_t i = 0; i < value.length; i++)
    {
      char c = value.text[i];
      if (!(c >= 'a' && c <= 'z') && !(c >= '0' && c <= '9') && c != '-')
        return false;
    }
  memcpy (def->power, value.text, value.length);
  return true;
}

/* A fraction from 0 to 1 with a point, in every locale; negative if bad. */
static float
parse_fraction (BstWord word)
{
  double number = 0, place = 0.1;
  if (word.length == 0 || word.length > 2 + MAX_DECIMALS)
    return -1;
  if (word.text[0] != '0' && word.text[0] != '1')
    return -1;
  number = word.text[0] - '0';
  if (word.length > 1 && (word.text[1] != '.' || word.length == 2))
    return -1;
  for (size_t i = 2; i < word.length; i++, place /= 10)
    {
      if (word.text[i] < '0' || word.text[i] > '9')
        return -1;
      number += (word.text[i] - '0') * place;
    }
  return number <= 1 ? (float) number : -1;
}

static bool
parse_at (BstSegmentDef *def, BstWord value)
{
  BstWord x, y, rest;
  if (def->at_x >= 0 || !next_item (&value, &x) || !next_item (&value, &y)
      || next_item (&value, &rest))
    return false;
  float at_x = parse_fraction (x), at_y = parse_fraction (y);
  if (at_x < 0 || at_y < 0)
    return false;
  def->at_x = at_x;
  def->at_y = at_y;
  return true;
}

static const struct
{
  const char *name;
  AttrParser parse;
} valued[] = {
  { "touches", parse_touches }, { "meets", parse_meets },     { "lake", parse_lake },
  { "goods", parse_goods },     { "animals", parse_animals }, { "power", parse_power },
  { "at", parse_at },
};

static const struct
{
  BstAttr attr;
  bool has_number; /* word=N as well as the bare word */
  uint16_t kinds;  /* bit set of BstFeatureKind that may have it */
} counted[] = {
  { BST_ATTR_SHIELDS, true, 1u << BST_FEATURE_CITY },
  { BST_ATTR_CATHEDRAL, false, 1u << BST_FEATURE_CITY },
  { BST_ATTR_PRINCESS, false, 1u << BST_FEATURE_CITY },
  { BST_ATTR_INN, false, 1u << BST_FEATURE_ROAD },
  { BST_ATTR_FISH, true, 1u << BST_FEATURE_RIVER | 1u << BST_FEATURE_LAKE },
  { BST_ATTR_GOLD, false, 1u << BST_FEATURE_FOREST },
  { BST_ATTR_MUSHROOMS, true, 1u << BST_FEATURE_FOREST },
};

#define N_VALUED  (sizeof valued / sizeof valued[0])
#define N_COUNTED (sizeof counted / sizeof counted[0])

static bool
parse_counted (BstSegmentDef *def, size_t i, BstWord value, bool has_value)
{
  BstAttr attr = counted[i].attr;
  int number = 1;
  if (!(counted[i].kinds >> def->kind & 1) || def->attrs[attr])
    return false;
  if (has_value)
    number = counted[i].has_number ? parse_number (value, MAX_COUNT) : -1;
  if (number < 1)
    return false;
  def->attrs[attr] = (uint8_t) number;
  return true;
}

bool
_bst_attr_parse (BstSegmentDef *def, BstWord name, BstWord value, bool has_value, bool *known)
{
  *known = true;
  for (size_t i = 0; i < N_COUNTED; i++)
    if (_bst_word_is (name, bst_attr_name (counted[i].attr)))
      return parse_counted (def, i, value, has_value);
  for (size_t i = 0; i < N_VALUED; i++)
    if (_bst_word_is (name, valued[i].name))
      return has_value && valued[i].parse (def, value);
  *known = false;
  return true;
}
