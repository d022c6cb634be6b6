/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "bastide-setup-reader.h"

/* What [Game] lists: sets, modules, options and the rest. */

/* Splits "river:1" or "base.farmers=off" at the separator, in place. */
static char *
split_at (char *item,
          char  separator)
{
  char *at = strrchr (item, separator);

  if (at == NULL || at == item)
    return NULL;

  *at = '\0';
  return at + 1;
}

static gboolean
is_id (const char *id)
{
  gsize n = strlen (id);

  return n > 0 && n <= BST_SET_ID_LENGTH
         && strspn (id, "abcdefghijklmnopqrstuvwxyz0123456789-") == n;
}

static void
read_set (BastideSetupReader *reader,
          const BastideLine  *line,
          char               *item)
{
  g_autofree char *whole = g_strdup (item);
  char *count = split_at (item, ':');
  guint64 copies = 1;
  BastideSetChoice *choice;

  if (!is_id (item))
    {
      bastide_setup_bad_value (reader, line, whole);
      return;
    }
  if (count != NULL
      && !bastide_setup_read_uint (reader, line, count, 999, &copies))
    return;
  if (copies == 0)
    return;

  choice = g_new0 (BastideSetChoice, 1);
  choice->id = g_strdup (item);
  choice->copies = copies;
  g_ptr_array_add (reader->self->sets, choice);
}

static void
read_hash (BastideSetupReader *reader,
           const BastideLine  *line,
           char               *item)
{
  g_autofree char *whole = g_strdup (item);
  char *hash = split_at (item, ':');
  BastideSetChoice *choice = bastide_setup_find_set (reader->self, item);
  guint64 value;

  if (hash == NULL || choice == NULL || strlen (hash) != 16
      || !g_ascii_string_to_unsigned (hash, 16, 0, G_MAXUINT64, &value, NULL))
    bastide_setup_bad_value (reader, line, whole);
  else
    choice->hash = value;
}

static void
read_option (BastideSetupReader *reader,
             const BastideLine  *line,
             char               *item)
{
  g_autofree char *whole = g_strdup (item);
  char *value = split_at (item, '=');

  if (value == NULL || *value == '\0')
    bastide_setup_bad_value (reader, line, whole);
  else
    bastide_setup_set_option (reader->self, item, value);
}

/* Cuts "NAME:COUNT" after the name. */
static gboolean
read_counted (BastideSetupReader *reader,
              const BastideLine  *line,
              char               *item,
              gboolean            has_folder,
              guint64             max,
              guint64            *count)
{
  g_autofree char *whole = g_strdup (item);
  char *number = split_at (item, ':');

  if (number != NULL && (!has_folder || strchr (item, '/') != NULL))
    return bastide_setup_read_uint (reader, line, number, max, count);

  bastide_setup_bad_value (reader, line, whole);
  return FALSE;
}

static void
read_figures (BastideSetupReader *reader,
              const BastideLine  *line,
              char               *item)
{
  guint64 count;

  if (read_counted (reader, line, item, FALSE, 255, &count))
    bastide_setup_set_figures (reader->self, item, count);
}

static void
read_tiles (BastideSetupReader *reader,
            const BastideLine  *line,
            char               *item)
{
  guint64 count;

  if (read_counted (reader, line, item, TRUE, G_MAXUINT16, &count))
    bastide_setup_set_tiles (reader->self, item, count);
}

static void
read_blank (BastideSetupReader *reader,
            const BastideLine  *line,
            char               *item)
{
  if (!bastide_setup_add_blank (reader->self, item))
    bastide_setup_bad_value (reader, line, item);
}

static void
read_start (BastideSetupReader *reader,
            const BastideLine  *line,
            char               *item)
{
  if (!bastide_setup_read_start (reader->self, item))
    bastide_setup_bad_value (reader, line, item);
}

static void
read_module (BastideSetupReader *reader,
             const BastideLine  *line,
             char               *item)
{
  if (*item == '\0')
    bastide_setup_bad_value (reader, line, item);
  else
    bastide_setup_set_module (reader->self, item, TRUE);
}

/* What a list names twice would count one way or the other. */
static gboolean
is_first (BastideSetupReader *reader,
          const BastideLine  *line,
          const char         *item,
          char                separator,
          GHashTable         *names)
{
  const char *end = strrchr (item, separator);
  char *name = end != NULL ? g_strndup (item, end - item) : g_strdup (item);

  if (!g_hash_table_contains (names, name))
    return g_hash_table_add (names, name);

  bastide_setup_reader_fault (reader, line, g_strdup_printf (
      /* Translators: %s is the name of something in a file. */
      _("“%s” is named twice."), name));
  g_free (name);
  return FALSE;
}

/* Calls a reader for each item of a list, which is a name and perhaps a
 * separator and what is said of it. */
static void
read_list (BastideSetupReader            *reader,
           const BastideLine *line,
           char               separator,
           void (*read) (BastideSetupReader *, const BastideLine *, char *))
{
  g_auto (GStrv) items = bastide_line_get_list (line);
  g_autoptr (GHashTable) names
      = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  if (items == NULL)
    {
      bastide_setup_bad_value (reader, line, line->value);
      return;
    }

  for (guint i = 0; items[i] != NULL; i++)
    {
      g_strstrip (items[i]);
      if (is_first (reader, line, items[i], separator, names))
        read (reader, line, items[i]);
    }
}

/* Keys of [Game] that list something; those of hashes come last. */
static const struct
{
  const char *key;
  char separator;
  void (*read) (BastideSetupReader *, const BastideLine *, char *);
} lists[] = {
  { "Sets", ':', read_set },       { "Modules", ';', read_module },
  { "Options", '=', read_option }, { "Figures", ':', read_figures },
  { "Tiles", ':', read_tiles },    { "Blank", ';', read_blank },
  { "Start", ';', read_start },
};

gboolean
bastide_setup_read_list (BastideSetupReader *reader,
                         const BastideLine  *line)
{
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if (g_str_equal (line->key, lists[i].key))
      {
        read_list (reader, line, lists[i].separator, lists[i].read);
        return TRUE;
      }

  return FALSE;
}

void
bastide_setup_read_hashes (BastideSetupReader *reader,
                           GPtrArray          *lines)
{
  for (guint i = 0; i < lines->len; i++)
    {
      const BastideLine *line = lines->pdata[i];

      if (line->kind == BASTIDE_LINE_ENTRY
          && g_str_equal (line->group, "Game")
          && g_str_equal (line->key, "Hashes"))
        read_list (reader, line, ':', read_hash);
    }
}
