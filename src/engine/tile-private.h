/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of the tile parser share.
 */

#ifndef BST_TILE_PRIVATE_H
#define BST_TILE_PRIVATE_H

#include "tile.h"

/* A run of bytes inside a line. */
typedef struct
{
  const char *text;
  size_t length;
} BstWord;

bool _bst_word_is (BstWord word, const char *name);

/* The index of the word in a table of `n` names, or -1. */
int _bst_word_find (BstWord word, const char *const *names, int n);

/* Fills `error`, which may be NULL, and returns false. The word is cut to fit
 * without breaking a UTF-8 sequence. */
bool _bst_tile_fail (BstTileError *error, BstTileFault fault, int segment, int number,
                     BstWord word);

/* The words of the symbols, by bit, and of the eight directions of flight. */
#define BST_N_SYMBOLS 9
#define BST_N_FLIGHTS 8
extern const char *const _bst_symbol_names[BST_N_SYMBOLS];
extern const char *const _bst_flight_names[BST_N_FLIGHTS];

/* The one port of a set that has exactly one bit or more: the lowest. */
BstPort _bst_first_port (uint16_t ports);

/* Parses the value of an attribute into `def`; false if it is bad. */
bool _bst_attr_parse (BstSegmentDef *def, BstWord name, BstWord value, bool has_value,
                      bool *known);

#endif
