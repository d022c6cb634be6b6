/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads a whole tile-set file.
 */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "bastide-tileset-private.h"

#include "capacity.h"
#include "setup.h"

#define MAX_NAME 100   /* characters */
#define MAX_TEXT 1000  /* characters of a description and the like */
#define MAX_LIST 32    /* items of Requires and Modules */

typedef struct
{
  /* borrowed */
  BastideTileSetData *data;
  GPtrArray          *issues;
  GPtrArray          *lines;
  const BastideLine  *header; /* the line [Tile Set] */

  /* plain values */
  guint               name_rank; /* of the locale the name came from; 0: none */
  guint               description_rank;
  gboolean            has_start;
  gboolean            failed;
} SetReader;

void
_bastide_tile_set_data_clear (BastideTileSetData *data)
{
  g_clear_pointer (&data->id, g_free);
  g_clear_pointer (&data->name, g_free);
  g_clear_pointer (&data->local_name, g_free);
  g_clear_pointer (&data->description, g_free);
  g_clear_pointer (&data->local_description, g_free);
  g_clear_pointer (&data->author, g_free);
  g_clear_pointer (&data->license, g_free);
  g_clear_pointer (&data->version, g_free);
  g_clear_pointer (&data->edition, g_free);
  g_clear_pointer (&data->requires, g_strfreev);
  g_clear_pointer (&data->modules, g_strfreev);
  g_clear_pointer (&data->kinds, g_array_unref);
}

void
_bastide_tile_set_report (GPtrArray           *issues,
                          BastideTileSetError  code,
                          const BastideLine   *line,
                          char                *reason)
{
  BastideSeverity severity = code >= BASTIDE_TILE_SET_ERROR_UNKNOWN_GROUP
                               ? BASTIDE_SEVERITY_WARNING
                               : BASTIDE_SEVERITY_ERROR;

  g_ptr_array_add (issues, bastide_issue_new (severity, code, line != NULL ? line->number : 0,
                                              line != NULL ? line->group : NULL,
                                              line != NULL ? line->key : NULL, reason));
}

gboolean
_bastide_tile_set_is_id (const char *text)
{
  const char *at = text;

  while (g_ascii_islower (*at) || g_ascii_isdigit (*at) || *at == '-')
    at++;
  return at > text && *at == '\0' && at - text <= BST_SET_ID_LENGTH;
}

static void
reader_fail (SetReader           *reader,
             BastideTileSetError  code,
             const BastideLine   *line,
             char                *reason)
{
  reader->failed = TRUE;
  _bastide_tile_set_report (reader->issues, code, line, reason);
}

/* A text of the header, or NULL after a report. */
static char *
read_text (SetReader         *reader,
           const BastideLine *line,
           glong              limit)
{
  g_autofree char *text = bastide_line_get_string (line);

  if (text == NULL)
    reader_fail (reader, BASTIDE_TILE_SET_ERROR_BAD_VALUE, line,
                 g_strdup (_("The value has a backslash that means nothing here.")));
  else if (g_utf8_strlen (text, -1) > limit)
    reader_fail (reader, BASTIDE_TILE_SET_ERROR_BAD_VALUE, line,
                 /* Translators: %ld is a limit. */
                 g_strdup_printf (_("The text is longer than %ld characters."), limit));
  else
    return g_steal_pointer (&text);
  return NULL;
}

static void
read_id (SetReader         *reader,
         const BastideLine *line)
{
  if (_bastide_tile_set_is_id (line->value))
    reader->data->id = g_strdup (line->value);
  else
    reader_fail (reader, BASTIDE_TILE_SET_ERROR_BAD_VALUE, line,
                 /* Translators: %1$s is a value from a file, %2$d a limit. */
                 g_strdup_printf (_("“%1$s” is not an id: use at most %2$d lower-case letters, "
                                    "digits and hyphens."), line->value, BST_SET_ID_LENGTH));
}

static void
read_name (SetReader         *reader,
           const BastideLine *line)
{
  reader->data->name = read_text (reader, line, MAX_NAME);
  if (reader->data->name != NULL && reader->data->name[0] == '\0')
    reader_fail (reader, BASTIDE_TILE_SET_ERROR_BAD_VALUE, line,
                 g_strdup (_("A tile set needs a name.")));
}

static void
read_description (SetReader         *reader,
                  const BastideLine *line)
{
  reader->data->description = read_text (reader, line, MAX_TEXT);
}

static void
read_author (SetReader         *reader,
             const BastideLine *line)
{
  reader->data->author = read_text (reader, line, MAX_TEXT);
}

static void
read_license (SetReader         *reader,
              const BastideLine *line)
{
  reader->data->license = read_text (reader, line, MAX_TEXT);
}

static void
read_version (SetReader         *reader,
              const BastideLine *line)
{
  reader->data->version = read_text (reader, line, MAX_NAME);
}

static void
read_edition (SetReader         *reader,
              const BastideLine *line)
{
  reader->data->edition = read_text (reader, line, MAX_NAME);
}

static char **
read_ids (SetReader         *reader,
          const BastideLine *line)
{
  g_auto (GStrv) ids = bastide_line_get_list (line);

  if (ids == NULL || g_strv_length (ids) > MAX_LIST)
    {
      reader_fail (reader, BASTIDE_TILE_SET_ERROR_BAD_VALUE, line,
                   /* Translators: %d is a limit. */
                   g_strdup_printf (_("The list has more than %d items or cannot be read."),
                                    MAX_LIST));
      return NULL;
    }
  for (guint i = 0; ids[i] != NULL; i++)
    if (!_bastide_tile_set_is_id (ids[i]))
      reader_fail (reader, BASTIDE_TILE_SET_ERROR_BAD_VALUE, line,
                   /* Translators: %s is an item of a list in a file. */
                   g_strdup_printf (_("“%s” is not an id."), ids[i]));
  return g_steal_pointer (&ids);
}

static void
read_requires (SetReader         *reader,
               const BastideLine *line)
{
  reader->data->requires = read_ids (reader, line);
}

/* A set may be older or newer than the rules: one can look at it all the same. */
static void
read_modules (SetReader         *reader,
              const BastideLine *line)
{
  char **ids = read_ids (reader, line);

  reader->data->modules = ids;
  for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
    if (_bastide_tile_set_is_id (ids[i]) && bst_modules_find (ids[i]) < 0)
      _bastide_tile_set_report (reader->issues, BASTIDE_TILE_SET_ERROR_UNKNOWN_MODULE, line,
                                /* Translators: %s is the id of an expansion's rules. */
                                g_strdup_printf (_("The rules “%s” are not known here; no game "
                                                   "can begin with them."), ids[i]));
}

/* Read before everything else. */
static void
read_format (SetReader         *reader,
             const BastideLine *line)
{
}

static const struct
{
  const char *key;
  void (*read) (SetReader *reader, const BastideLine *line);
} header_keys[] = {
  { "Format", read_format },     { "Id", read_id },
  { "Name", read_name },         { "Description", read_description },
  { "Author", read_author },     { "License", read_license },
  { "Version", read_version },   { "Edition", read_edition },
  { "Requires", read_requires }, { "Modules", read_modules },
};

/* How well "Name[fr]" suits the user: the higher the better, 0 for not at
 * all. */
static guint
locale_rank (const char *key)
{
  const char * const *languages = g_get_language_names ();
  guint n = g_strv_length ((char **) languages);
  const char *locale = strchr (key, '[') + 1;
  gsize length = strlen (locale) - 1;

  for (guint i = 0; i < n; i++)
    if (strlen (languages[i]) == length && strncmp (languages[i], locale, length) == 0)
      return n - i;
  return 0;
}

static void
read_local_text (SetReader         *reader,
                 const BastideLine *line,
                 guint             *best,
                 char             **text)
{
  g_autofree char *value = read_text (reader, line, MAX_TEXT);
  guint rank = locale_rank (line->key);

  if (value == NULL || value[0] == '\0' || rank <= *best)
    return;
  *best = rank;
  g_free (*text);
  *text = g_steal_pointer (&value);
}

static void
read_header_key (SetReader         *reader,
                 const BastideLine *line)
{
  for (guint i = 0; i < G_N_ELEMENTS (header_keys); i++)
    if (g_str_equal (line->key, header_keys[i].key))
      {
        header_keys[i].read (reader, line);
        return;
      }
  if (g_str_has_prefix (line->key, "Name["))
    read_local_text (reader, line, &reader->name_rank, &reader->data->local_name);
  else if (g_str_has_prefix (line->key, "Description["))
    read_local_text (reader, line, &reader->description_rank, &reader->data->local_description);
  else
    _bastide_tile_set_report (reader->issues, BASTIDE_TILE_SET_ERROR_UNKNOWN_KEY, line,
                              /* Translators: %s is a key from a file. */
                              g_strdup_printf (_("The key %s is not known and does nothing."),
                                               line->key));
}

static void
need_key (SetReader  *reader,
          gboolean    found,
          const char *key)
{
  if (!found)
    reader_fail (reader, BASTIDE_TILE_SET_ERROR_MISSING_KEY, reader->header,
                 /* Translators: %s is a key of the file format. */
                 g_strdup_printf (_("The key %s is missing."), key));
}

static const BastideLine *
find_line (GPtrArray  *lines,
           const char *group,
           const char *key)
{
  for (guint i = 0; i < lines->len; i++)
    {
      const BastideLine *line = g_ptr_array_index (lines, i);

      if (g_strcmp0 (line->group, group) == 0 && g_strcmp0 (line->key, key) == 0
          && line->kind == (key != NULL ? BASTIDE_LINE_ENTRY : BASTIDE_LINE_GROUP))
        return line;
    }
  return NULL;
}

/* A newer format is refused for that alone: whatever else looks wrong may be
 * right by its rules. */
static gboolean
check_newer (SetReader *reader,
             guint      n_before)
{
  const BastideLine *line = find_line (reader->lines, "Tile Set", "Format");
  guint64 format;

  if (line == NULL
      || !g_ascii_string_to_unsigned (line->value, 10, BASTIDE_TILE_SET_FORMAT + 1, G_MAXUINT32,
                                      &format, NULL))
    return FALSE;
  g_ptr_array_set_size (reader->issues, (int) n_before);
  reader_fail (reader, BASTIDE_TILE_SET_ERROR_NEWER, line,
               g_strdup (_("The tile set was made for a newer version of this program. "
                           "It opens once the program is updated.")));
  return TRUE;
}

static void
check_format (SetReader *reader)
{
  const BastideLine *line = find_line (reader->lines, "Tile Set", "Format");

  need_key (reader, line != NULL, "Format");
  if (line != NULL && !g_str_equal (line->value, G_STRINGIFY (BASTIDE_TILE_SET_FORMAT)))
    reader_fail (reader, BASTIDE_TILE_SET_ERROR_BAD_VALUE, line,
                 /* Translators: %s is a value from a file. */
                 g_strdup_printf (_("“%s” is not a number of a format."), line->value));
}

static void
check_start (SetReader         *reader,
             const BastideLine *group,
             const BstTile     *tile)
{
  if (!tile->start)
    return;
  if (reader->has_start)
    reader_fail (reader, BASTIDE_TILE_SET_ERROR_BAD_VALUE, group,
                 g_strdup (_("Only one tile of a set can be the start tile.")));
  reader->has_start = TRUE;
}

static void
read_tile_group (SetReader         *reader,
                 const BastideLine *group,
                 GPtrArray         *entries)
{
  BstTile tile;

  if (reader->data->kinds->len == BASTIDE_TILE_SET_MAX_KINDS)
    {
      reader_fail (reader, BASTIDE_TILE_SET_ERROR_TOO_MANY, group,
                   /* Translators: %d is a limit. */
                   g_strdup_printf (_("A set has at most %d kinds of tiles."),
                                    BASTIDE_TILE_SET_MAX_KINDS));
      return;
    }
  if (!_bastide_tile_read (group, entries, &tile, reader->issues))
    reader->failed = TRUE;
  check_start (reader, group, &tile);
  reader->data->n_tiles += tile.count;
  g_array_append_val (reader->data->kinds, tile);
}

static void
read_group (SetReader         *reader,
            const BastideLine *group,
            GPtrArray         *entries)
{
  if (g_str_equal (group->group, "Tile Set"))
    for (guint i = 0; i < entries->len; i++)
      read_header_key (reader, g_ptr_array_index (entries, i));
  else if (g_str_has_prefix (group->group, "Tile "))
    read_tile_group (reader, group, entries);
  else
    _bastide_tile_set_report (reader->issues, BASTIDE_TILE_SET_ERROR_UNKNOWN_GROUP, group,
                              /* Translators: %s is the name of a group of lines. */
                              g_strdup_printf (_("The group [%s] is not known and does nothing."),
                                               group->group));
}

static void
read_groups (SetReader *reader)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();
  const BastideLine *group = NULL;

  for (guint i = 0; i < reader->lines->len; i++)
    {
      const BastideLine *line = g_ptr_array_index (reader->lines, i);

      if (line->kind == BASTIDE_LINE_ENTRY)
        g_ptr_array_add (entries, (gpointer) line);
      if (line->kind != BASTIDE_LINE_GROUP)
        continue;
      if (group != NULL)
        read_group (reader, group, entries);
      g_ptr_array_set_size (entries, 0);
      group = line;
    }
  if (group != NULL)
    read_group (reader, group, entries);
}

static void
check_whole (SetReader *reader)
{
  BastideTileSetData *data = reader->data;

  need_key (reader, find_line (reader->lines, "Tile Set", "Id") != NULL, "Id");
  need_key (reader, find_line (reader->lines, "Tile Set", "Name") != NULL, "Name");
  if (data->kinds->len == 0)
    reader_fail (reader, BASTIDE_TILE_SET_ERROR_NO_TILES, reader->header,
                 g_strdup (_("The set has no tiles.")));
  if (data->n_tiles > BST_MAX_TILES)
    reader_fail (reader, BASTIDE_TILE_SET_ERROR_TOO_MANY, reader->header,
                 /* Translators: %d is a limit. */
                 g_strdup_printf (_("The set has more than %d tiles."), BST_MAX_TILES));
}

/* Each kind says which set it is from. */
static void
name_kinds (BastideTileSetData *data)
{
  for (guint i = 0; i < data->kinds->len; i++)
    {
      BstTile *tile = &g_array_index (data->kinds, BstTile, i);

      g_strlcpy (tile->set, data->id, sizeof tile->set);
    }
}

gboolean
_bastide_tile_set_read (GBytes             *bytes,
                        BastideTileSetData *data,
                        GPtrArray          *issues)
{
  g_autoptr (GPtrArray) lines = bastide_lines_new ();
  SetReader reader = { data, issues, lines };
  guint n_before = issues->len;
  gboolean is_key_file = bastide_document_scan (bytes, BASTIDE_SCAN_NONE, lines, issues);

  data->kinds = g_array_new (FALSE, TRUE, sizeof (BstTile));
  if (check_newer (&reader, n_before) || !is_key_file)
    return FALSE;
  reader.header = find_line (lines, "Tile Set", NULL);
  if (reader.header == NULL)
    {
      reader_fail (&reader, BASTIDE_TILE_SET_ERROR_NO_HEADER, NULL,
                   g_strdup (_("This is no tile set: the group [Tile Set] is missing.")));
      return FALSE;
    }
  check_format (&reader);
  read_groups (&reader);
  check_whole (&reader);
  if (!reader.failed)
    name_kinds (data);
  return !reader.failed;
}
