/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kit.h"

static void
die (const char *what, const char *which)
{
  printf ("Bail out! %s: %s\n", what, which);
  exit (99);
}

/* ---- Tile kinds ---- */

char *
kit_read_set (const char *id)
{
  const char *root = getenv ("BASTIDE_SOURCE_DIR");
  char path[1024];
  size_t room = 1 << 16, length;
  char *text = malloc (room);
  FILE *file;

  snprintf (path, sizeof path, "%s/data/tilesets/%s.tileset", root ? root : ".", id);
  file = fopen (path, "rb");
  if (file == NULL || text == NULL)
    die ("cannot be read", path);
  length = fread (text, 1, room - 1, file);
  text[length] = '\0';
  fclose (file);
  return text;
}

static BstTile *
new_tile (KitTiles *kit, const char *set, const char *key)
{
  BstTile *tile = &kit->tiles[kit->n];

  if (kit->n == KIT_MAX_KINDS)
    die ("too many kinds", key);
  bst_tile_init (tile, set, key);
  kit->counts[kit->n] = (BstTileCount) { tile, 1 };
  kit->n++;
  return tile;
}

static void
read_line (KitTiles *kit, const char *id, char *line)
{
  BstTile *tile = kit->n > 0 ? &kit->tiles[kit->n - 1] : NULL;
  char *value = strchr (line, '=');
  BstTileError error;

  if (strncmp (line, "[Tile ", 6) == 0 && strcmp (line, "[Tile Set]") != 0)
    {
      line[strlen (line) - 1] = '\0';
      new_tile (kit, id, line + 6);
    }
  if (value == NULL || tile == NULL)
    return;
  value++;
  if (strncmp (line, "Count=", 6) == 0)
    kit->counts[kit->n - 1].count = (uint16_t) atoi (value);
  else if (strcmp (line, "Start=true") == 0)
    tile->start = true;
  else if (strncmp (line, "Group=", 6) == 0)
    tile->group = (uint8_t) bst_tile_group_from_name (value, strlen (value));
  else if (strncmp (line, "Feature", 7) == 0 && !bst_tile_add_segment (tile, value, &error))
    die ("bad feature", line);
}

void
kit_add_set (KitTiles *kit, const char *id)
{
  char *text = kit_read_set (id);

  for (char *line = strtok (text, "\n"); line != NULL; line = strtok (NULL, "\n"))
    read_line (kit, id, line);
  free (text);
}

BstTile *
kit_add_tile (KitTiles *kit, const char *key, unsigned count, const char *const *features)
{
  BstTile *tile = new_tile (kit, "own", key);
  BstTileError error;

  kit->counts[kit->n - 1].count = (uint16_t) count;
  for (size_t i = 0; features[i] != NULL; i++)
    if (!bst_tile_add_segment (tile, features[i], &error))
      die ("bad feature", features[i]);
  return tile;
}

/* ---- Set-ups ---- */

BstSetup *
kit_build (const BstConfig *config)
{
  BstSetupError error;
  BstSetup *setup = bst_setup_new (config, &error);

  if (setup == NULL)
    die ("the set-up is refused", error.text);
  return setup;
}

/* Takes a list apart in place; returns the number of words. */
static size_t
split (char *list, const char **words, size_t max)
{
  size_t n = 0;

  for (char *word = strtok (list, ","); word != NULL && n < max; word = strtok (NULL, ","))
    words[n++] = word;
  return n;
}

BstSetup *
kit_setup_with (const char *modules, unsigned seats, uint64_t seed, const char *options)
{
  char module_list[200], option_list[200];
  const char *ids[16], *pairs[16];
  BstOptionValue values[16];
  static KitTiles kit;
  BstConfig config = { .n_seats = seats, .tiles = kit.counts, .modules = ids,
                       .options = values, .seed = seed };

  snprintf (module_list, sizeof module_list, "%s", modules);
  snprintf (option_list, sizeof option_list, "%s", options ? options : "");
  config.n_modules = split (module_list, ids, 16);
  config.n_options = split (option_list, pairs, 16);
  for (size_t i = 0; i < config.n_options; i++)
    {
      char *equals = strchr (option_list + (pairs[i] - option_list), '=');

      *equals = '\0';
      values[i] = (BstOptionValue) { pairs[i], equals + 1 };
    }
  kit.n = 0;
  for (size_t i = 0; i < config.n_modules; i++)
    if (strcmp (ids[i], "test") != 0)
      kit_add_set (&kit, ids[i]);
  config.n_tiles = kit.n;
  return kit_build (&config);
}

BstSetup *
kit_setup (const char *modules, unsigned seats, uint64_t seed)
{
  return kit_setup_with (modules, seats, seed, NULL);
}

/* ---- Play ---- */

BstState *
kit_start (const BstSetup *setup)
{
  BstState *state = bst_state_new (setup, NULL);

  if (state == NULL)
    die ("no memory", "state");
  return state;
}

char *
kit_dump (const BstState *state)
{
  size_t length = bst_state_dump (state, NULL, 0);
  char *text = malloc (length + 1);

  if (text == NULL)
    die ("no memory", "dump");
  bst_state_dump (state, text, length + 1);
  return text;
}

uint64_t
kit_random (void *data)
{
  uint64_t *at = data, z = *at += UINT64_C (0x9e3779b97f4a7c15);

  z = (z ^ z >> 30) * UINT64_C (0xbf58476d1ce4e5b9);
  z = (z ^ z >> 27) * UINT64_C (0x94d049bb133111eb);
  return z ^ z >> 31;
}

void
kit_choose (const BstState *state, uint64_t *random, BstAction *out)
{
  if (bst_state_decision (state).seat == 0)
    bst_state_pick (state, out);
  else
    bst_state_sample (state, kit_random, random, out);
}

uint64_t
kit_hash (uint64_t hash, uint64_t value)
{
  for (int i = 0; i < 8; i++)
    hash = (hash ^ (value >> (8 * i) & 0xff)) * UINT64_C (0x100000001b3);
  return hash;
}

unsigned
kit_times (unsigned fast, unsigned slow)
{
  return getenv ("BASTIDE_SLOW") != NULL ? slow : fast;
}
