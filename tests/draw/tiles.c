/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tiles.h"

#include <string.h>

static BstTile *
add_tile (TestTiles *self, const char *set, const char *key)
{
  g_assert_cmpint (self->n, <, TEST_MAX_TILES);
  bst_tile_init (&self->tile[self->n], set, key);
  return &self->tile[self->n++];
}

static void
add_segment (BstTile *tile, const char *line)
{
  BstTileError error;

  g_assert_true (bst_tile_add_segment (tile, line, &error));
}

static void
add_symbols (BstTile *tile, const char *list)
{
  g_auto (GStrv) words = g_strsplit (list, ";", -1);
  BstTileError error;

  for (char **word = words; *word; word++)
    g_assert_true (!**word || bst_tile_add_symbol (tile, *word, &error));
}

/* Only the kinds whose key ends in `suffix`: the set with gardens repeats most
 * of the base game. */
static void
load_set (TestTiles *self, const char *id, const char *suffix)
{
  g_autofree char *name = g_strconcat (id, ".tileset", NULL);
  g_autofree char *path
      = g_build_filename (g_getenv ("BASTIDE_SOURCE_DIR"), "data", "tilesets", name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  BstTile *tile = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line; line++)
    {
      const char *value = strchr (*line, '=');
      if (g_str_has_prefix (*line, "[Tile ") && !g_str_has_prefix (*line, "[Tile Set]"))
        {
          g_autofree char *key = g_strndup (*line + 6, strcspn (*line + 6, "]"));
          tile = g_str_has_suffix (key, suffix) ? add_tile (self, id, key) : NULL;
        }
      else if (tile && value && g_str_has_prefix (*line, "Feature"))
        add_segment (tile, value + 1);
      else if (tile && value && g_str_has_prefix (*line, "Group="))
        tile->group = (uint8_t) bst_tile_group_from_name (value + 1, strlen (value + 1));
      else if (tile && value && g_str_has_prefix (*line, "Symbols="))
        add_symbols (tile, value + 1);
      else if (tile && g_str_equal (*line, "Edges=any"))
        tile->any_edge = true;
    }
}

/* Kinds that no shipped set has: the limit of features, two of everything. */
static void
add_odd_kinds (TestTiles *self)
{
  static const char *const crowded[] = {
    "road N", "road E", "road S", "road W", "monastery", "monastery", "garden", "garden",
    "garden", "field Nw", "field Ne", "field En", "field Es", "field Se Sw", "field Ws",
    "field Wn",
  };
  BstTile *tile;

  tile = add_tile (self, "odd", "crowded");
  for (guint i = 0; i < G_N_ELEMENTS (crowded); i++)
    add_segment (tile, crowded[i]);
  static const char *const signs[] = { "gold", "magic", "robber", "crop-circle=city",
                                       "flight=NW", "volcano", "dragon", "portal" };
  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    {
      g_autofree char *key = g_strndup (signs[i], strcspn (signs[i], "="));
      tile = add_tile (self, "odd", key);
      add_segment (tile, "road S W");
      add_segment (tile, "field Nw Ne En Es Se Wn");
      add_segment (tile, "field Sw Ws");
      add_symbols (tile, signs[i]);
    }
}

/* All that ship. */
static const char *const sets[] = {
  "base", "river", "river-2", "inns-and-cathedrals", "traders-and-builders",
  "princess-and-dragon", "abbey-and-mayor", "king-and-robber-baron",
};

TestTiles *
test_tiles_load (void)
{
  TestTiles *self = g_new0 (TestTiles, 1);

  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      g_autofree char *gardens = g_strconcat (sets[i], "-gardens", NULL);

      load_set (self, sets[i], "");
      load_set (self, gardens, "-garden");
    }
  add_odd_kinds (self);
  return self;
}

static gboolean
is_shown (const BstTile *tile)
{
  static const char *const special[] = {
    "river-2/C", "river-2/D", "river-2/E", "inns-and-cathedrals/A", "inns-and-cathedrals/C",
    "inns-and-cathedrals/E", "inns-and-cathedrals/G", "inns-and-cathedrals/N",
    "traders-and-builders/A", "traders-and-builders/F", "traders-and-builders/H",
    "traders-and-builders/W", "traders-and-builders/X", "princess-and-dragon/E",
    "princess-and-dragon/I", "princess-and-dragon/J", "princess-and-dragon/L",
    "princess-and-dragon/M", "princess-and-dragon/Y", "abbey-and-mayor/A",
    "abbey-and-mayor/B", "abbey-and-mayor/C", "abbey-and-mayor/G", "abbey-and-mayor/I",
    "abbey-and-mayor/K", "abbey-and-mayor/L", "abbey-and-mayor/abbey",
  };
  g_autofree char *name = g_strconcat (tile->set, "/", tile->key, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (special); i++)
    if (g_str_equal (name, special[i]))
      return TRUE;
  return g_str_has_prefix (tile->set, "base") || g_str_equal (tile->set, "river")
         || g_str_equal (tile->set, "odd");
}

TestTiles *
test_tiles_load_some (void)
{
  TestTiles *self = test_tiles_load ();
  int n = 0;

  for (int i = 0; i < self->n; i++)
    if (is_shown (&self->tile[i]))
      self->tile[n++] = self->tile[i];
  self->n = n;
  return self;
}

int
test_tiles_side_kind (const BstTile *tile, int rot, int side)
{
  return bst_tile_side_kind (tile, (BstSide) ((side - rot + 4) % 4));
}
