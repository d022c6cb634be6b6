/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "arena.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* ---- Tile sets: the keys that matter to play, read without a check ---- */

static void
read_key (BstTile *tile, const char *key, const char *value)
{
  BstTileError error;

  if (strncmp (key, "Feature", 7) == 0)
    {
      if (!bst_tile_add_segment (tile, value, &error))
        {
          fprintf (stderr, "bad feature: %s\n", value);
          exit (99);
        }
    }
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
    {
      printf ("Bail out! cannot read %s\n", path);
      exit (99);
    }
  while (fgets (line, sizeof line, file))
    read_line (tiles, name, line);
  fclose (file);
  for (size_t i = first; i < tiles->n; i++)
    tiles->counts[i].count = tiles->tiles[i].count;
  for (size_t i = 0; i < tiles->n; i++)
    tiles->counts[i].tile = &tiles->tiles[i];
}

BstSetup *
arena_setup (const ArenaTiles *tiles, unsigned n_seats, bool river, uint64_t seed)
{
  static const char *const modules[] = { "base", "river" };
  BstConfig config = { 0 };
  BstSetupError error = { 0 };
  BstSetup *setup;

  config.n_seats = n_seats;
  config.tiles = tiles->counts;
  config.n_tiles = tiles->n;
  config.modules = modules;
  config.n_modules = river ? 2 : 1;
  config.seed = seed;
  setup = bst_setup_new (&config, &error);
  if (!setup)
    {
      printf ("Bail out! set-up refused: fault %d, %s\n", (int) error.fault,
              error.text);
      exit (99);
    }
  return setup;
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
  struct timespec now;

  timespec_get (&now, TIME_UTC);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
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
        {
          printf ("Bail out! a player has nothing to play\n");
          exit (99);
        }
      spent = arena_seconds () - begin;
      if (slowest && player && spent > *slowest)
        *slowest = spent;
      bst_state_apply (state, &action, NULL);
    }
}
