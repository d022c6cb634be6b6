/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "bastide-game.h"
#include "bastide-setup-private.h"

/* What a game can say about single tiles: how many copies there are of one,
 * what that is printed on them is not in play, which lie there when it
 * begins. Imported games and puzzles need it; people choose whole sets. */

void
bastide_tile_choice_free (gpointer data)
{
  BastideTileChoice *choice = data;

  g_free (choice->name);
  g_free (choice);
}

static BastideTileChoice *
find_choice (GPtrArray  *choices,
             const char *name)
{
  for (guint i = 0; i < choices->len; i++)
    {
      BastideTileChoice *choice = choices->pdata[i];

      if (g_str_equal (choice->name, name))
        return choice;
    }

  return NULL;
}

/* ---- Counts ---- */

/* @name: "base/V"; all its copies in the game, whatever the sets say. */
void
bastide_setup_set_tiles (BastideSetup *self,
                         const char   *name,
                         guint         count)
{
  BastideTileChoice *choice = find_choice (self->tiles, name);

  if (choice == NULL)
    {
      choice = g_new0 (BastideTileChoice, 1);
      choice->name = g_strdup (name);
      g_ptr_array_add (self->tiles, choice);
    }
  choice->count = MIN (count, G_MAXUINT16);
}

void
bastide_setup_unset_tiles (BastideSetup *self,
                           const char   *name)
{
  BastideTileChoice *choice = find_choice (self->tiles, name);

  if (choice != NULL)
    g_ptr_array_remove (self->tiles, choice);
}

/* -1: as many as the sets say. */
int
bastide_setup_get_tiles (BastideSetup *self,
                         const char   *name)
{
  BastideTileChoice *choice = find_choice (self->tiles, name);

  return choice != NULL ? (int) choice->count : -1;
}

/* The kind that a name like "base/V" means, from any set; NULL: none. */
static const BstTile *
find_kind (BastideSetup *self,
           const char   *name)
{
  const char *slash = strrchr (name, '/');
  g_autofree char *id = slash != NULL ? g_strndup (name, slash - name) : NULL;
  BastideTileSet *set
      = id != NULL ? bastide_setup_lookup_tile_set (self, id) : NULL;

  return set != NULL ? bastide_tile_set_find (set, slash + 1) : NULL;
}

/* ---- What is not in play ---- */

static const struct
{
  const char *word;
  BstSymbol symbol;
} symbols[] = {
  { "volcano", BST_SYMBOL_VOLCANO }, { "dragon", BST_SYMBOL_DRAGON },
  { "portal", BST_SYMBOL_PORTAL },   { "flight", BST_SYMBOL_FLIGHT },
  { "ferry", BST_SYMBOL_LAKE },      { "mine", BST_SYMBOL_GOLD },
  { "magic", BST_SYMBOL_MAGIC },     { "robber", BST_SYMBOL_ROBBER },
  { "crop-circle", BST_SYMBOL_CROP_CIRCLE },
};

/* A symbol, or an attribute of a feature; FALSE: neither. */
static gboolean
parse_blank (const char *word,
             guint32    *symbol,
             int        *attr)
{
  *symbol = 0;
  *attr = -1;
  for (guint i = 0; i < G_N_ELEMENTS (symbols); i++)
    if (g_str_equal (word, symbols[i].word))
      *symbol = symbols[i].symbol;
  for (int i = 0; i < BST_N_ATTRS; i++)
    if (g_str_equal (word, bst_attr_name (i)))
      *attr = i;

  return *symbol != 0 || *attr >= 0;
}

gboolean
bastide_setup_add_blank (BastideSetup *self,
                         const char   *word)
{
  guint32 symbol;
  int attr;

  if (!parse_blank (word, &symbol, &attr))
    return FALSE;
  if (!bastide_setup_has_blank (self, word))
    g_ptr_array_add (self->blanks, g_strdup (word));

  return TRUE;
}

gboolean
bastide_setup_has_blank (BastideSetup *self,
                         const char   *word)
{
  return g_ptr_array_find_with_equal_func (self->blanks, word, g_str_equal,
                                           NULL);
}

void
bastide_setup_remove_blank (BastideSetup *self,
                            const char   *word)
{
  guint index;

  if (g_ptr_array_find_with_equal_func (self->blanks, word, g_str_equal,
                                        &index))
    g_ptr_array_remove_index (self->blanks, index);
}

/* Whether a word is one of symbols or attributes, which is a bit set. */
gboolean
bastide_word_is_shown (const char *word,
                       guint32     symbols_shown,
                       guint       attrs_shown)
{
  guint32 symbol;
  int attr;

  if (!parse_blank (word, &symbol, &attr))
    return FALSE;

  return (symbols_shown & symbol) != 0
         || (attr >= 0 && (attrs_shown & 1u << attr) != 0);
}

static void
make_blank (BstTile    *tile,
            const char *word)
{
  guint32 symbol;
  int attr;

  parse_blank (word, &symbol, &attr);
  tile->symbols &= ~symbol;
  if (symbol == BST_SYMBOL_FLIGHT)
    tile->flight = 0;
  if (symbol == BST_SYMBOL_CROP_CIRCLE)
    tile->crop_circle = 0;
  if (attr >= 0)
    for (guint i = 0; i < tile->n_segments; i++)
      tile->segments[i].attrs[attr] = 0;
}

/* The kind without what is not in play; copies belong to the set-up. */
static const BstTile *
blanked (BastideSetup  *self,
         const BstTile *tile)
{
  BstTile *copy;

  if (self->blanks->len == 0)
    return tile;

  copy = g_memdup2 (tile, sizeof *tile);
  for (guint i = 0; i < self->blanks->len; i++)
    make_blank (copy, self->blanks->pdata[i]);
  g_ptr_array_add (self->blanked, copy);

  return copy;
}

/* ---- Tiles that lie there ---- */

void
bastide_setup_add_start (BastideSetup *self,
                         const char   *name,
                         int           x,
                         int           y,
                         int           rot)
{
  BastideTileChoice *start = g_new0 (BastideTileChoice, 1);

  start->name = g_strdup (name);
  start->x = x;
  start->y = y;
  start->rot = rot;
  g_ptr_array_add (self->starts, start);
}

/* ---- All together ---- */

static void
add_count (BastideSetup  *self,
           GArray        *tiles,
           const BstTile *kind,
           guint          count)
{
  BstTileCount tile = { blanked (self, kind), MIN (count, G_MAXUINT16) };

  if (count > 0)
    g_array_append_val (tiles, tile);
}

static void
add_set (BastideSetup           *self,
         const BastideSetChoice *choice,
         BastideTileSet         *set,
         GArray                 *tiles)
{
  guint n_kinds;
  const BstTile *kinds = bastide_tile_set_get_kinds (set, &n_kinds);

  for (guint i = 0; i < n_kinds; i++)
    {
      g_autofree char *name
          = g_strdup_printf ("%s/%s", kinds[i].set, kinds[i].key);

      if (find_choice (self->tiles, name) == NULL)
        add_count (self, tiles, &kinds[i], kinds[i].count * choice->copies);
    }
}

/* Takes @reason. */
static GArray *
fail (GArray  *tiles,
      GError **error,
      char    *reason)
{
  g_array_unref (tiles);
  g_set_error_literal (error, BASTIDE_GAME_ERROR, BASTIDE_GAME_ERROR_SETUP,
                       reason);
  g_free (reason);

  return NULL;
}

/* The kinds of all sets in the order in which the sets were named: the first
 * one's start tile is laid. BstTileCount; the kinds are the sets' or the
 * set-up's own until the next call. */
GArray *
bastide_setup_collect_tiles (BastideSetup  *self,
                             GError       **error)
{
  GArray *tiles = g_array_new (FALSE, FALSE, sizeof (BstTileCount));

  g_ptr_array_set_size (self->blanked, 0);
  for (guint i = 0; i < self->sets->len; i++)
    {
      BastideSetChoice *choice = self->sets->pdata[i];
      BastideTileSet *set = bastide_setup_lookup_tile_set (self, choice->id);

      if (set == NULL)
        return fail (tiles, error,
                     /* Translators: %s is the id of a tile set. */
                     g_strdup_printf (_("The tile set “%s” is not installed."),
                                      choice->id));
      add_set (self, choice, set, tiles);
    }
  for (guint i = 0; i < self->tiles->len; i++)
    {
      BastideTileChoice *choice = self->tiles->pdata[i];
      const BstTile *kind = find_kind (self, choice->name);

      if (kind == NULL)
        return fail (tiles, error,
                     /* Translators: %s is the name of a tile, e.g. "base/V". */
                     g_strdup_printf (_("There is no tile %s."),
                                      choice->name));
      add_count (self, tiles, kind, choice->count);
    }

  return tiles;
}

/* ---- Text ---- */

static void
write_counts (BastideSetup *self,
              GString      *text)
{
  if (self->tiles->len == 0)
    return;

  g_string_append (text, "Tiles=");
  for (guint i = 0; i < self->tiles->len; i++)
    {
      BastideTileChoice *choice = self->tiles->pdata[i];

      g_string_append_printf (text, "%s:%u;", choice->name, choice->count);
    }
  g_string_append_c (text, '\n');
}

static void
write_starts (BastideSetup *self,
              GString      *text)
{
  if (self->starts->len == 0)
    return;

  g_string_append (text, "Start=");
  for (guint i = 0; i < self->starts->len; i++)
    {
      BastideTileChoice *start = self->starts->pdata[i];

      g_string_append_printf (text, "%d,%d %d %s;", start->x, start->y,
                              start->rot * 90, start->name);
    }
  g_string_append_c (text, '\n');
}

void
bastide_setup_write_tiles (BastideSetup *self,
                           GString      *text)
{
  write_counts (self, text);
  if (self->blanks->len > 0)
    {
      g_string_append (text, "Blank=");
      for (guint i = 0; i < self->blanks->len; i++)
        g_string_append_printf (text, "%s;", (char *) self->blanks->pdata[i]);
      g_string_append_c (text, '\n');
    }
  write_starts (self, text);
}

/* "3,-1 90 base/V", as the notation of actions has it. */
gboolean
bastide_setup_read_start (BastideSetup *self,
                          const char   *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 3);
  g_auto (GStrv) cell = NULL;
  gint64 x, y, degrees;

  if (g_strv_length (words) != 3)
    return FALSE;
  cell = g_strsplit (words[0], ",", 2);
  if (g_strv_length (cell) != 2
      || !g_ascii_string_to_signed (cell[0], 10, -BASTIDE_START_RANGE,
                                    BASTIDE_START_RANGE, &x, NULL)
      || !g_ascii_string_to_signed (cell[1], 10, -BASTIDE_START_RANGE,
                                    BASTIDE_START_RANGE, &y, NULL)
      || !g_ascii_string_to_signed (words[1], 10, 0, 270, &degrees, NULL)
      || degrees % 90 != 0)
    return FALSE;

  bastide_setup_add_start (self, words[2], x, y, degrees / 90);
  return TRUE;
}
