/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What lies on the table when a game begins: the start tile, or the tiles that
 * a configuration lays.
 */

#include "core.h"

#include <stdio.h>
#include <stdlib.h>

static bool
refuse (BstSetupError *error, BstSetupFault fault, size_t number, const char *text)
{
  error->fault = fault;
  error->number = (long) number;
  if (text != NULL)
    snprintf (error->text, sizeof error->text, "%s", text);
  return false;
}

/* The first tile of the configuration that is a start tile; a module's (the
 * spring) goes before all. */
static int
find_start (const BstSetup *setup, const BstConfig *config)
{
  int found = -1;

  for (size_t m = 0; m < setup->n_modules && found < 0; m++)
    if (setup->modules[m]->hooks.start_kind != NULL)
      found = setup->modules[m]->hooks.start_kind (setup);
  for (size_t i = 0; i < config->n_tiles && found < 0; i++)
    {
      const BstTile *tile = config->tiles[i].tile;
      char name[BST_SET_ID_LENGTH + BST_TILE_KEY_LENGTH + 2];

      if (!tile->start || config->tiles[i].count == 0)
        continue;
      snprintf (name, sizeof name, "%s/%s", tile->set, tile->key);
      found = bst_setup_find_kind (setup, name);
    }
  return found;
}

/* The side of `a` that `b` is on, -1 if they do not touch. */
static int
side_to (const BstPlaced *a, const BstPlaced *b)
{
  static const int8_t dx[4] = { 0, 1, 0, -1 }, dy[4] = { -1, 0, 1, 0 };

  for (int side = 0; side < 4; side++)
    if (a->x + dx[side] == b->x && a->y + dy[side] == b->y)
      return side;
  return -1;
}

/* Two tiles on one cell, or side by side with different edges. */
static bool
clash (const BstSetup *setup, const BstPlaced *a, const BstPlaced *b)
{
  int side = side_to (a, b);

  if (a->x == b->x && a->y == b->y)
    return true;
  if (side < 0 || setup->info[a->kind].any_edge || setup->info[b->kind].any_edge)
    return false;
  return setup->turned[4 * a->kind + a->rot].edge[side]
         != setup->turned[4 * b->kind + b->rot].edge[(side + 2) & 3];
}

static bool
read_start (const BstSetup *setup, const BstStartTile *tile, BstPlaced *start)
{
  int kind = bst_setup_find_kind (setup, tile->tile);

  if (kind < 0 || tile->rot > 3 || abs (tile->x) > BST_MAX_START
      || abs (tile->y) > BST_MAX_START)
    return false;
  *start
    = (BstPlaced){ .x = tile->x, .y = tile->y, .kind = (uint16_t) kind, .rot = tile->rot };
  return true;
}

/* Whether start number `i` is one copy too many, does not fit those before it,
 * or touches none of them. */
static bool
misplaced (const BstSetup *setup, size_t i)
{
  unsigned copies = 1;
  bool touches = i == 0;

  for (size_t j = 0; j < i; j++)
    {
      if (clash (setup, &setup->starts[i], &setup->starts[j]))
        return true;
      touches |= side_to (&setup->starts[i], &setup->starts[j]) >= 0;
      copies += setup->starts[i].kind == setup->starts[j].kind;
    }
  return !touches || copies > setup->kind_count[setup->starts[i].kind];
}

bool
bst_setup_starts (BstSetup *setup, const BstConfig *config, BstSetupError *error)
{
  int kind = find_start (setup, config);
  size_t n = config->n_starts > 0 ? config->n_starts : kind >= 0;

  if (n == 0)
    return true;
  setup->starts = calloc (n, sizeof *setup->starts);
  if (setup->starts == NULL)
    return refuse (error, BST_SETUP_NO_MEMORY, 0, NULL);
  if (config->n_starts == 0)
    setup->starts[0].kind = (uint16_t) kind;
  for (size_t i = 0; i < config->n_starts; i++)
    if (!read_start (setup, &config->starts[i], &setup->starts[i]) || misplaced (setup, i))
      return refuse (error, BST_SETUP_START, i + 1, config->starts[i].tile);
  setup->n_starts = n;
  return true;
}
