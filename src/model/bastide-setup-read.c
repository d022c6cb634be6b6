/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "bastide-save.h"
#include "bastide-save-private.h"
#include "bastide-setup-private.h"

/* The set-up being read and where its faults go. */
typedef struct
{
  BastideSetup *self;
  GPtrArray *issues;
  gboolean has_sets;
  gboolean has_modules;
} Reader;

/* Takes @reason. */
static void
fault (Reader            *reader,
       const BastideLine *line,
       int                code,
       char              *reason)
{
  bastide_save_add_issue (reader->issues, line, code, reason);
}

static void
bad_value (Reader            *reader,
           const BastideLine *line,
           const char        *value)
{
  fault (reader, line, BASTIDE_SAVE_ERROR_VALUE,
         /* Translators: %s is what stands in a file. */
         g_strdup_printf (_("The value “%s” makes no sense here."), value));
}

static void
unknown_key (Reader            *reader,
             const BastideLine *line)
{
  fault (reader, line, BASTIDE_SAVE_ERROR_VALUE,
         g_strdup (_("A game file has no such key.")));
}

static gboolean
read_uint (Reader            *reader,
           const BastideLine *line,
           const char        *text,
           guint64            max,
           guint64           *value)
{
  if (g_ascii_string_to_unsigned (text, 10, 0, max, value, NULL))
    return TRUE;

  bad_value (reader, line, text);
  return FALSE;
}

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
read_set (Reader            *reader,
          const BastideLine *line,
          char              *item)
{
  g_autofree char *whole = g_strdup (item);
  char *count = split_at (item, ':');
  guint64 copies = 1;
  BastideSetChoice *choice;

  if (!is_id (item))
    {
      bad_value (reader, line, whole);
      return;
    }
  if (count != NULL && !read_uint (reader, line, count, 999, &copies))
    return;
  if (copies == 0)
    return;

  choice = g_new0 (BastideSetChoice, 1);
  choice->id = g_strdup (item);
  choice->copies = copies;
  g_ptr_array_add (reader->self->sets, choice);
}

static void
read_hash (Reader            *reader,
           const BastideLine *line,
           char              *item)
{
  g_autofree char *whole = g_strdup (item);
  char *hash = split_at (item, ':');
  BastideSetChoice *choice = bastide_setup_find_set (reader->self, item);
  guint64 value;

  if (hash == NULL || choice == NULL || strlen (hash) != 16
      || !g_ascii_string_to_unsigned (hash, 16, 0, G_MAXUINT64, &value, NULL))
    bad_value (reader, line, whole);
  else
    choice->hash = value;
}

static void
read_option (Reader            *reader,
             const BastideLine *line,
             char              *item)
{
  g_autofree char *whole = g_strdup (item);
  char *value = split_at (item, '=');

  if (value == NULL || *value == '\0')
    bad_value (reader, line, whole);
  else
    bastide_setup_set_option (reader->self, item, value);
}

static void
read_figures (Reader            *reader,
              const BastideLine *line,
              char              *item)
{
  g_autofree char *whole = g_strdup (item);
  char *count = split_at (item, ':');
  guint64 value;

  if (count == NULL)
    bad_value (reader, line, whole);
  else if (read_uint (reader, line, count, 255, &value))
    bastide_setup_set_figures (reader->self, item, value);
}

static void
read_tiles (Reader            *reader,
            const BastideLine *line,
            char              *item)
{
  g_autofree char *whole = g_strdup (item);
  char *count = split_at (item, ':');
  guint64 value;

  if (count == NULL || strchr (item, '/') == NULL)
    bad_value (reader, line, whole);
  else if (read_uint (reader, line, count, G_MAXUINT16, &value))
    bastide_setup_set_tiles (reader->self, item, value);
}

static void
read_blank (Reader            *reader,
            const BastideLine *line,
            char              *item)
{
  if (!bastide_setup_add_blank (reader->self, item))
    bad_value (reader, line, item);
}

static void
read_start (Reader            *reader,
            const BastideLine *line,
            char              *item)
{
  if (!bastide_setup_read_start (reader->self, item))
    bad_value (reader, line, item);
}

static void
read_module (Reader            *reader,
             const BastideLine *line,
             char              *item)
{
  if (*item == '\0')
    bad_value (reader, line, item);
  else
    bastide_setup_set_module (reader->self, item, TRUE);
}

/* What a list names twice would count one way or the other. */
static gboolean
is_first (Reader            *reader,
          const BastideLine *line,
          const char        *item,
          char               separator,
          GHashTable        *names)
{
  const char *end = strrchr (item, separator);
  char *name = end != NULL ? g_strndup (item, end - item) : g_strdup (item);

  if (!g_hash_table_contains (names, name))
    return g_hash_table_add (names, name);

  fault (reader, line, BASTIDE_SAVE_ERROR_VALUE,
         /* Translators: %s is the name of something in a file. */
         g_strdup_printf (_("“%s” is named twice."), name));
  g_free (name);
  return FALSE;
}

/* Calls a reader for each item of a list, which is a name and perhaps a
 * separator and what is said of it. */
static void
read_list (Reader            *reader,
           const BastideLine *line,
           char               separator,
           void (*read) (Reader *, const BastideLine *, char *))
{
  g_auto (GStrv) items = bastide_line_get_list (line);
  g_autoptr (GHashTable) names
      = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  if (items == NULL)
    {
      bad_value (reader, line, line->value);
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
  void (*read) (Reader *, const BastideLine *, char *);
} lists[] = {
  { "Sets", ':', read_set },       { "Modules", ';', read_module },
  { "Options", '=', read_option }, { "Figures", ':', read_figures },
  { "Tiles", ':', read_tiles },    { "Blank", ';', read_blank },
  { "Start", ';', read_start },
};

/* The save itself reads the format, and nobody who wrote the file. */
static gboolean
is_foreign_key (const char *key)
{
  static const char *const keys[]
      = { "Format", "Application", "Hashes", NULL };

  return g_strv_contains (keys, key);
}

static void
read_undone (Reader            *reader,
             const BastideLine *line)
{
  if (!g_str_equal (line->value, "true") && !g_str_equal (line->value, "false"))
    bad_value (reader, line, line->value);
}

static void
read_game_line (Reader            *reader,
                const BastideLine *line)
{
  guint64 number;

  reader->has_sets |= g_str_equal (line->key, "Sets");
  reader->has_modules |= g_str_equal (line->key, "Modules");
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if (g_str_equal (line->key, lists[i].key))
      {
        read_list (reader, line, lists[i].separator, lists[i].read);
        return;
      }

  if (g_str_equal (line->key, "Undone"))
    read_undone (reader, line);
  else if (g_str_equal (line->key, "Seed"))
    {
      if (read_uint (reader, line, line->value, G_MAXUINT64, &number))
        reader->self->seed = number;
    }
  else if (!is_foreign_key (line->key))
    unknown_key (reader, line);
}

static void
read_kind (Reader            *reader,
           const BastideLine *line,
           BastideSeat       *seat)
{
  if (g_str_equal (line->value, "human"))
    seat->kind = BASTIDE_PLAYER_HUMAN;
  else if (g_str_equal (line->value, "computer"))
    seat->kind = BASTIDE_PLAYER_COMPUTER;
  else
    bad_value (reader, line, line->value);
}

static void
read_name (Reader            *reader,
           const BastideLine *line,
           BastideSeat       *seat)
{
  g_autofree char *name = bastide_line_get_string (line);

  if (name == NULL)
    {
      bad_value (reader, line, line->value);
      return;
    }

  g_free (seat->name);
  seat->name = g_steal_pointer (&name);
}

static void
read_player_line (Reader            *reader,
                  const BastideLine *line,
                  BastideSeat       *seat)
{
  guint64 number;

  if (g_str_equal (line->key, "Name"))
    read_name (reader, line, seat);
  else if (g_str_equal (line->key, "Kind"))
    read_kind (reader, line, seat);
  else if (g_str_equal (line->key, "Color"))
    {
      if (read_uint (reader, line, line->value, 7, &number))
        seat->color = number;
    }
  else if (g_str_equal (line->key, "Level"))
    {
      if (read_uint (reader, line, line->value, 2, &number))
        seat->level = MAX (number, 1);
    }
  else
    unknown_key (reader, line);
}

/* "Player 3" is 3; 0 for any other group. */
static guint
player_number (const char *group)
{
  guint64 number;

  if (!g_str_has_prefix (group, "Player ")
      || !g_ascii_string_to_unsigned (group + 7, 10, 1, BST_MAX_SEATS, &number,
                                      NULL))
    return 0;

  return number;
}

/* Adds the player that a group opens; the groups may stand in any order but
 * leave no gap. */
static void
open_player (Reader            *reader,
             const BastideLine *line)
{
  BastideSetup *self = reader->self;
  guint number = player_number (line->group);
  g_autofree char *name = NULL;

  if (number == 0)
    {
      fault (reader, line, BASTIDE_SAVE_ERROR_VALUE,
             /* Translators: %d is the largest number of players. */
             g_strdup_printf (_("Players are numbered from 1 to %d."),
                              BST_MAX_SEATS));
      return;
    }
  if (number != self->seats->len + 1)
    {
      fault (reader, line, BASTIDE_SAVE_ERROR_VALUE,
             /* Translators: %u is the number of a player. */
             g_strdup_printf (_("Player %u must come first."),
                              self->seats->len + 1));
      return;
    }

  /* Translators: %u is the number of a player without a name. */
  name = g_strdup_printf (_("Player %u"), number);
  bastide_setup_add_player (self, name, number - 1, BASTIDE_PLAYER_HUMAN, 1);
}

gboolean
bastide_setup_reads_group (const char *group)
{
  return g_str_equal (group, "Game") || g_str_equal (group, "Draw")
         || g_str_has_prefix (group, "Player ")
         || strstr (group, ": ") != NULL;
}

static void
read_line (Reader            *reader,
           const BastideLine *line)
{
  guint number = player_number (line->group);

  if (line->kind == BASTIDE_LINE_GROUP)
    {
      if (g_str_has_prefix (line->group, "Player "))
        open_player (reader, line);
      return;
    }

  if (g_str_equal (line->group, "Game"))
    read_game_line (reader, line);
  else if (number > 0 && number == reader->self->seats->len)
    read_player_line (reader, line, reader->self->seats->pdata[number - 1]);
}

/* Hashes name sets, which may stand after them in the file. */
static void
read_hashes (Reader    *reader,
             GPtrArray *lines)
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

static void
read_draws (Reader    *reader,
            GPtrArray *lines)
{
  g_autoptr (GPtrArray) draws = g_ptr_array_new ();

  for (guint i = 0; i < lines->len; i++)
    {
      const BastideLine *line = lines->pdata[i];
      g_autofree char *number = g_strdup_printf ("%u", draws->len + 1);

      if (line->kind != BASTIDE_LINE_ENTRY
          || !g_str_equal (line->group, "Draw"))
        continue;
      if (g_str_equal (line->key, number))
        g_ptr_array_add (draws, line->value);
      else
        fault (reader, line, BASTIDE_SAVE_ERROR_VALUE,
               bastide_save_gap_to_string (draws->len + 1));
    }

  if (draws->len == 0)
    return;

  g_ptr_array_add (draws, NULL);
  bastide_setup_set_draws (reader->self, (const char *const *) draws->pdata);
}

/* What the file leaves out: the base tiles, the modules of the sets. */
static void
fill_in (Reader *reader)
{
  BastideSetup *self = reader->self;

  if (!reader->has_sets)
    {
      bastide_setup_set_copies (self, "base", 1);
      bastide_setup_set_module (self, "base", TRUE);
    }
  if (reader->has_modules)
    return;

  for (guint i = 0; i < self->sets->len; i++)
    {
      BastideSetChoice *choice = self->sets->pdata[i];
      BastideTileSet *set = bastide_setup_lookup_tile_set (self, choice->id);
      const char *const *modules
          = set != NULL ? bastide_tile_set_get_modules (set) : NULL;

      for (guint j = 0; modules != NULL && modules[j] != NULL; j++)
        bastide_setup_set_module (self, modules[j], TRUE);
    }
}

void
bastide_setup_read (BastideSetup *self,
                    GPtrArray    *lines,
                    GPtrArray    *issues)
{
  Reader reader = { .self = self, .issues = issues };

  bastide_setup_clear (self);
  for (guint i = 0; i < lines->len; i++)
    {
      const BastideLine *line = lines->pdata[i];

      if (line->group != NULL
          && (line->kind == BASTIDE_LINE_GROUP
              || line->kind == BASTIDE_LINE_ENTRY))
        read_line (&reader, line);
    }
  bastide_setup_read_tile_sets (self, lines, issues);

  fill_in (&reader);
  read_hashes (&reader, lines);
  read_draws (&reader, lines);
}

BastideSetup *
bastide_setup_new_from_string (const char  *text,
                               GError     **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GPtrArray) lines = bastide_lines_new ();
  g_autoptr (GPtrArray) issues = bastide_issues_new ();
  g_autoptr (BastideSetup) self = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  bytes = g_bytes_new (text, strlen (text));
  self = g_object_new (BASTIDE_TYPE_SETUP, NULL);
  if (bastide_document_scan (bytes, BASTIDE_SCAN_NONE, lines, issues))
    bastide_setup_read (self, lines, issues);
  if (bastide_save_set_error (issues, _("Settings"), error))
    return NULL;

  return g_steal_pointer (&self);
}
