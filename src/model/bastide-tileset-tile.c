/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads one [Tile …] group.
 */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "bastide-tileset-private.h"

typedef struct
{
  /* borrowed */
  BstTile           *tile;
  GPtrArray         *issues;
  const BastideLine *group;
  const BastideLine *features[BST_MAX_SEGMENTS]; /* by number - 1; NULL: not there */

  /* plain values */
  gboolean           failed;
} TileReader;

static void
reader_fail (TileReader          *reader,
             BastideTileSetError  code,
             const BastideLine   *line,
             char                *reason)
{
  reader->failed = TRUE;
  _bastide_tile_set_report (reader->issues, code, line, reason);
}

/* Takes down what the engine says about a line: a refusal if @ok is FALSE,
 * else a warning if there is one. */
static void
reader_note (TileReader         *reader,
             const BastideLine  *line,
             gboolean            ok,
             const BstTileError *error)
{
  BastideTileSetError code = BASTIDE_TILE_SET_ERROR_BAD_TILE;

  if (error->fault == BST_TILE_OK)
    return;
  if (error->fault == BST_TILE_UNKNOWN_ATTR)
    code = BASTIDE_TILE_SET_ERROR_UNKNOWN_ATTRIBUTE;
  if (error->fault == BST_TILE_UNKNOWN_SYMBOL)
    code = BASTIDE_TILE_SET_ERROR_UNKNOWN_SYMBOL;
  if (!ok)
    reader->failed = TRUE;
  _bastide_tile_set_report (reader->issues, code, line, _bastide_tile_error_reason (error));
}

static void
read_count (TileReader        *reader,
            const BastideLine *line)
{
  guint64 count;

  if (g_ascii_string_to_unsigned (line->value, 10, 0, BASTIDE_TILE_SET_MAX_COUNT, &count, NULL))
    reader->tile->count = (uint16_t) count;
  else
    reader_fail (reader, BASTIDE_TILE_SET_ERROR_BAD_VALUE, line,
                 /* Translators: %1$s is a value from a file, %2$d a limit. */
                 g_strdup_printf (_("“%1$s” is not a number of copies from 0 to %2$d."),
                                  line->value, BASTIDE_TILE_SET_MAX_COUNT));
}

static void
read_start (TileReader        *reader,
            const BastideLine *line)
{
  if (g_str_equal (line->value, "true"))
    reader->tile->start = true;
  else if (!g_str_equal (line->value, "false"))
    reader_fail (reader, BASTIDE_TILE_SET_ERROR_BAD_VALUE, line,
                 /* Translators: %s is a value from a file. */
                 g_strdup_printf (_("“%s” is neither true nor false."), line->value));
}

static void
read_group (TileReader        *reader,
            const BastideLine *line)
{
  int group = bst_tile_group_from_name (line->value, strlen (line->value));

  if (group >= 0)
    reader->tile->group = (uint8_t) group;
  else
    reader_fail (reader, BASTIDE_TILE_SET_ERROR_BAD_VALUE, line,
                 /* Translators: %s is a value from a file. */
                 g_strdup_printf (_("“%s” is not a group of tiles; use river-spring, river, "
                                    "river-fork, river-lake, bonus or hand."), line->value));
}

static void
read_edges (TileReader        *reader,
            const BastideLine *line)
{
  if (g_str_equal (line->value, "any"))
    reader->tile->any_edge = true;
  else
    reader_fail (reader, BASTIDE_TILE_SET_ERROR_BAD_VALUE, line,
                 /* Translators: %s is a value from a file. */
                 g_strdup_printf (_("“%s” is not a kind of edges; only “any” can be set."),
                                  line->value));
}

/* A plain file name of a picture: nothing that leads out of the bundle. */
static void
read_art (TileReader        *reader,
          const BastideLine *line)
{
  const char *at = line->value;

  while (g_ascii_isalnum (*at) || *at == '-' || *at == '_' || *at == '.')
    at++;
  if (*at != '\0' || line->value[0] == '.' || !g_str_has_suffix (line->value, ".png"))
    reader_fail (reader, BASTIDE_TILE_SET_ERROR_BAD_VALUE, line,
                 /* Translators: %s is a value from a file. */
                 g_strdup_printf (_("“%s” is not the name of a PNG picture."), line->value));
}

static void
read_symbols (TileReader        *reader,
              const BastideLine *line)
{
  g_auto (GStrv) symbols = bastide_line_get_list (line);

  for (guint i = 0; symbols != NULL && symbols[i] != NULL; i++)
    {
      BstTileError error;
      gboolean ok = bst_tile_add_symbol (reader->tile, symbols[i], &error);

      reader_note (reader, line, ok, &error);
    }
}

/* "Feature3" as 3; 0 for a key that is no feature, -1 for one that tries. */
static int
feature_number (const char *key)
{
  guint64 number;
  const char *digits = key + strlen ("Feature");

  if (!g_str_has_prefix (key, "Feature") || !g_ascii_isdigit (*digits))
    return 0;
  if (*digits == '0'
      || !g_ascii_string_to_unsigned (digits, 10, 1, BST_MAX_SEGMENTS, &number, NULL))
    return -1;
  return (int) number;
}

static void
read_feature_key (TileReader        *reader,
                  const BastideLine *line)
{
  int number = feature_number (line->key);

  if (number > 0)
    reader->features[number - 1] = line;
  else if (number < 0)
    reader_fail (reader, BASTIDE_TILE_SET_ERROR_TOO_MANY, line,
                 /* Translators: %d is a limit. */
                 g_strdup_printf (_("Features are numbered from 1 to %d."), BST_MAX_SEGMENTS));
  else
    _bastide_tile_set_report (reader->issues, BASTIDE_TILE_SET_ERROR_UNKNOWN_KEY, line,
                              /* Translators: %s is a key from a file. */
                              g_strdup_printf (_("The key %s is not known and does nothing."),
                                               line->key));
}

static void
read_source (TileReader        *reader,
             const BastideLine *line)
{
}

static const struct
{
  const char *key;
  void (*read) (TileReader *reader, const BastideLine *line);
} tile_keys[] = {
  { "Count", read_count },     { "Start", read_start }, { "Group", read_group },
  { "Symbols", read_symbols }, { "Edges", read_edges }, { "Art", read_art },
  { "Source", read_source },
};

static void
read_key (TileReader        *reader,
          const BastideLine *line)
{
  for (guint i = 0; i < G_N_ELEMENTS (tile_keys); i++)
    if (g_str_equal (line->key, tile_keys[i].key))
      {
        tile_keys[i].read (reader, line);
        return;
      }
  read_feature_key (reader, line);
}

/* Keeps the numbers of later features right where one could not be read. */
static void
skip_feature (TileReader *reader)
{
  BstSegmentDef *def = &reader->tile->segments[reader->tile->n_segments++];

  memset (def, 0, sizeof *def);
  def->at_x = def->at_y = -1;
}

/* In the order of their numbers, whatever the order of the lines. */
static void
read_features (TileReader *reader)
{
  int n_features = BST_MAX_SEGMENTS;

  while (n_features > 0 && reader->features[n_features - 1] == NULL)
    n_features--;
  for (int i = 0; i < n_features; i++)
    {
      const BastideLine *line = reader->features[i];
      g_autofree char *text = NULL;
      BstTileError error = { BST_TILE_OK };
      gboolean ok;

      if (line == NULL)
        {
          reader_fail (reader, BASTIDE_TILE_SET_ERROR_GAP, reader->features[n_features - 1],
                       /* Translators: %d is the number of a feature. */
                       g_strdup_printf (_("Feature%d is missing; features are numbered from 1 "
                                          "without a gap."), i + 1));
          skip_feature (reader);
          continue;
        }
      text = bastide_line_get_string (line);
      ok = bst_tile_add_segment (reader->tile, text != NULL ? text : "", &error);
      reader_note (reader, line, ok, &error);
      if (!ok)
        skip_feature (reader);
    }
}

static gboolean
is_tile_key (const char *key)
{
  const char *at = key;

  while (g_ascii_isalnum (*at) || *at == '-' || *at == '_')
    at++;
  return at > key && *at == '\0' && at - key <= BST_TILE_KEY_LENGTH;
}

static void
check_tile (TileReader *reader)
{
  BstTileError error;
  gboolean ok = bst_tile_check (reader->tile, &error);
  const BastideLine *line = reader->group;

  if (!ok && error.segment > 0)
    line = reader->features[error.segment - 1];
  reader_note (reader, line, ok, &error);
}

gboolean
_bastide_tile_read (const BastideLine *group,
                    GPtrArray         *lines,
                    BstTile           *tile,
                    GPtrArray         *issues)
{
  TileReader reader = { tile, issues, group };
  const char *key = group->group + strlen ("Tile ");

  bst_tile_init (tile, "", key);
  if (!is_tile_key (key))
    reader_fail (&reader, BASTIDE_TILE_SET_ERROR_BAD_VALUE, group,
                 /* Translators: %1$s is a name from a file, %2$d a limit. */
                 g_strdup_printf (_("“%1$s” is not a name for a tile: use at most %2$d letters, "
                                    "digits, hyphens and underscores."),
                                  key, BST_TILE_KEY_LENGTH));
  for (guint i = 0; i < lines->len; i++)
    read_key (&reader, g_ptr_array_index (lines, i));
  read_features (&reader);
  if (!reader.failed)
    check_tile (&reader);
  return !reader.failed;
}
