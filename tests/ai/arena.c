/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "arena.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* ---- Tile sets: the keys that matter to play, read without a check ---- */

static void
give_up (const char *what, const char *which)
{
  printf ("Bail out! %s: %s\n", what, which);
  exit (99);
}

static void
read_symbols (BstTile *tile, char *value)
{
  BstTileError error;

  for (char *word = strtok (value, " ;"); word; word = strtok (NULL, " ;"))
    if (!bst_tile_add_symbol (tile, word, &error))
      give_up ("bad symbol", word);
}

static void
read_key (BstTile *tile, const char *key, char *value)
{
  BstTileError error;

  if (strncmp (key, "Feature", 7) == 0)
    {
      if (!bst_tile_add_segment (tile, value, &error))
        give_up ("bad feature", value);
    }
  else if (strcmp (key, "Symbols") == 0)
    read_symbols (tile, value);
  else if (strcmp (key, "Edges") == 0)
    tile->any_edge = strcmp (value, "any") == 0;
  else if (strcmp (key, "Count") == 0)
    tile->count = (uint16_t) atoi (value);
  else if (strcmp (key, "Start") == 0)
    tile->start = strcmp (value, "true") == 0;
  else if (strcmp (key, "Group") == 0)
    tile->group = (uint8_t) bst_tile_group_from_name (value, strlen (value));
}

static void
read_line (ArenaTiles *tiles, const char *set, char *line)
{
  char *end = strchr (line, ']'), *equals = strchr (line, '=');

  line[strcspn (line, "\r\n")] = '\0';
  if (line[0] == '[' && end)
    {
      *end = '\0';
      if (strncmp (line, "[Tile ", 6) == 0 && strcmp (line + 6, "Set") != 0
          && tiles->n < ARENA_MAX_KINDS)
        bst_tile_init (&tiles->tiles[tiles->n++], set, line + 6);
      else if (tiles->n == ARENA_MAX_KINDS)
        give_up ("too many kinds", line + 6);
    }
  else if (equals && tiles->n > 0)
    {
      *equals = '\0';
      read_key (&tiles->tiles[tiles->n - 1], line, equals + 1);
    }
}

void
arena_add_set (ArenaTiles *tiles, const char *name)
{
  const char *source = getenv ("BASTIDE_SOURCE_DIR");
  char path[4096], line[1024];
  size_t first = tiles->n;
  FILE *file;

  snprintf (path, sizeof path, "%s/data/tilesets/%s.tileset",
            source ? source : ".", name);
  file = fopen (path, "r");
  if (!file)
    give_up ("cannot read", path);
  while (fgets (line, sizeof line, file))
    read_line (tiles, name, line);
  fclose (file);
  for (size_t i = first; i < tiles->n; i++)
    tiles->counts[i].count = tiles->tiles[i].count;
  for (size_t i = 0; i < tiles->n; i++)
    tiles->counts[i].tile = &tiles->tiles[i];
}

size_t
arena_split (char *list, const char **words, size_t max)
{
  size_t n = 0;

  for (char *word = strtok (list, ","); word && n < max; word = strtok (NULL, ","))
    words[n++] = word;
  return n;
}

void
arena_add_sets (ArenaTiles *tiles, const char *modules)
{
  char list[256];
  const char *ids[BST_MAX_MODULES];
  bool gardens = strstr (modules, "abbot") != NULL;
  size_t n;

  snprintf (list, sizeof list, "%s", modules);
  n = arena_split (list, ids, BST_MAX_MODULES);
  for (size_t i = 0; i < n; i++)
    {
      char set[64];

      if (strcmp (ids[i], "abbot") == 0)
        continue;
      snprintf (set, sizeof set, "%s%s", ids[i], gardens ? "-gardens" : "");
      arena_add_set (tiles, set);
    }
}

BstSetup *
arena_build (const BstConfig *config)
{
  BstSetupError error = { 0 };
  BstSetup *setup = bst_setup_new (config, &error);
  char text[96];

  snprintf (text, sizeof text, "fault %d, %s", (int) error.fault, error.text);
  if (!setup)
    give_up ("set-up refused", text);
  return setup;
}

#define MAX_OPTIONS 32

BstSetup *
arena_setup_with (const ArenaTiles *tiles, unsigned n_seats, const char *modules,
                  const char *options, uint64_t seed)
{
  char list[256], pairs[1024];
  const char *ids[BST_MAX_MODULES], *keys[MAX_OPTIONS];
  BstOptionValue values[MAX_OPTIONS];
  BstConfig config = { .options = values };

  snprintf (list, sizeof list, "%s", modules);
  snprintf (pairs, sizeof pairs, "%s", options);
  config.n_options = arena_split (pairs, keys, MAX_OPTIONS);
  for (size_t i = 0; i < config.n_options; i++)
    {
      char *equals = pairs + (strchr (keys[i], '=') - pairs);

      *equals = '\0';
      values[i] = (BstOptionValue) { keys[i], equals + 1 };
    }
  config.n_seats = n_seats;
  config.tiles = tiles->counts;
  config.n_tiles = tiles->n;
  config.modules = ids;
  config.n_modules = arena_split (list, ids, BST_MAX_MODULES);
  config.seed = seed;
  return arena_build (&config);
}

BstSetup *
arena_setup (const ArenaTiles *tiles, unsigned n_seats, const char *modules, uint64_t seed)
{
  return arena_setup_with (tiles, n_seats, modules, "", seed);
}

/* ---- Play ---- */

uint64_t
arena_random (void *data)
{
  uint64_t x = *(uint64_t *) data += UINT64_C (0x9e3779b97f4a7c15);

  x = (x ^ (x >> 30)) * UINT64_C (0xbf58476d1ce4e5b9);
  x = (x ^ (x >> 27)) * UINT64_C (0x94d049bb133111eb);
  return x ^ (x >> 31);
}

bool
arena_chance (BstState *state)
{
  BstAction action;

  while (!bst_state_is_over (state) && bst_state_decision (state).seat == 0)
    {
      bst_state_pick (state, &action);
      bst_state_apply (state, &action, NULL);
    }
  return !bst_state_is_over (state);
}

double
arena_seconds (void)
{
  return (double) clock () / CLOCKS_PER_SEC;
}

void
arena_play (BstState *state, BstAi *const players[BST_MAX_SEATS + 1],
            uint64_t *random, double *slowest)
{
  while (arena_chance (state))
    {
      BstAi *player = players[bst_state_decision (state).seat];
      double begin = arena_seconds (), spent;
      BstAction action;

      if (!player)
        bst_state_sample (state, arena_random, random, &action);
      else if (!bst_ai_choose (player, state, NULL, &action))
        give_up ("a player has nothing to play",
                 bst_decision_name (bst_state_decision (state).kind));
      spent = arena_seconds () - begin;
      if (slowest && player && spent > *slowest)
        *slowest = spent;
      bst_state_apply (state, &action, NULL);
    }
}
