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
  static const char *const crossing[] = { "road N S", "road E W", "field Nw Wn",
                                          "field Ne En", "field Es Se", "field Sw Ws" };
  static const char *const inn[] = { "road S W inn", "field Nw Ne En Es Se Wn",
                                     "field Sw Ws" };
  static const char *const cathedral[] = { "city N E S W cathedral" };
  static const char *const abbey[] = { "monastery" };
  BstTile *tile;

  tile = add_tile (self, "odd", "crowded");
  for (guint i = 0; i < G_N_ELEMENTS (crowded); i++)
    add_segment (tile, crowded[i]);
  tile = add_tile (self, "odd", "crossing");
  for (guint i = 0; i < G_N_ELEMENTS (crossing); i++)
    add_segment (tile, crossing[i]);
  tile = add_tile (self, "odd", "inn");
  for (guint i = 0; i < G_N_ELEMENTS (inn); i++)
    add_segment (tile, inn[i]);
  add_segment (add_tile (self, "odd", "cathedral"), cathedral[0]);
  tile = add_tile (self, "odd", "abbey");
  add_segment (tile, abbey[0]);
  tile->any_edge = true;
}

TestTiles *
test_tiles_load (void)
{
  TestTiles *self = g_new0 (TestTiles, 1);

  load_set (self, "base", "");
  load_set (self, "base-gardens", "-garden");
  load_set (self, "river", "");
  add_odd_kinds (self);
  return self;
}

int
test_tiles_side_kind (const BstTile *tile, int rot, int side)
{
  return bst_tile_side_kind (tile, (BstSide) ((side - rot + 4) % 4));
}
