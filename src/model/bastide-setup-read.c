/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "bastide-setup-reader.h"

/* ---- Faults ---- */

/* Takes @reason. */
void
bastide_setup_reader_fault (BastideSetupReader *reader,
                            const BastideLine  *line,
                            char               *reason)
{
  bastide_save_add_issue (reader->issues, line, BASTIDE_SAVE_ERROR_VALUE,
                          reason);
}

void
bastide_setup_bad_value (BastideSetupReader *reader,
                         const BastideLine  *line,
                         const char         *value)
{
  bastide_setup_reader_fault (reader, line, g_strdup_printf (
      /* Translators: %s is what stands in a file. */
      _("The value “%s” makes no sense here."), value));
}

void
bastide_setup_unknown_key (BastideSetupReader *reader,
                           const BastideLine  *line)
{
  bastide_setup_reader_fault (reader, line,
                              g_strdup (_("A game file has no such key.")));
}

gboolean
bastide_setup_read_uint (BastideSetupReader *reader,
                         const BastideLine  *line,
                         const char         *text,
                         guint64             max,
                         guint64            *value)
{
  if (g_ascii_string_to_unsigned (text, 10, 0, max, value, NULL))
    return TRUE;

  bastide_setup_bad_value (reader, line, text);
  return FALSE;
}

/* ---- Groups ---- */

/* The save itself reads the format, and nobody who wrote the file. */
static gboolean
is_foreign_key (const char *key)
{
  static const char *const keys[]
      = { "Format", "Application", "Hashes", NULL };

  return g_strv_contains (keys, key);
}

static void
read_undone (BastideSetupReader *reader,
             const BastideLine  *line)
{
  if (!g_str_equal (line->value, "true") && !g_str_equal (line->value, "false"))
    bastide_setup_bad_value (reader, line, line->value);
}

static void
read_game_line (BastideSetupReader *reader,
                const BastideLine  *line)
{
  guint64 number;

  reader->has_sets |= g_str_equal (line->key, "Sets");
  reader->has_modules |= g_str_equal (line->key, "Modules");
  if (bastide_setup_read_list (reader, line))
    return;

  if (g_str_equal (line->key, "Undone"))
    read_undone (reader, line);
  else if (g_str_equal (line->key, "Seed"))
    {
      if (bastide_setup_read_uint (reader, line, line->value, G_MAXUINT64,
                                   &number))
        reader->self->seed = number;
    }
  else if (!is_foreign_key (line->key))
    bastide_setup_unknown_key (reader, line);
}

gboolean
bastide_setup_reads_group (const char *group)
{
  return g_str_equal (group, "Game") || g_str_equal (group, "Draw")
         || g_str_has_prefix (group, "Player ")
         || strstr (group, ": ") != NULL;
}

static void
read_line (BastideSetupReader *reader,
           const BastideLine  *line)
{
  guint number = bastide_setup_player_number (line->group);

  if (line->kind == BASTIDE_LINE_GROUP)
    {
      if (g_str_has_prefix (line->group, "Player "))
        bastide_setup_open_player (reader, line);
      return;
    }

  if (g_str_equal (line->group, "Game"))
    read_game_line (reader, line);
  else if (number > 0 && number == reader->self->seats->len)
    bastide_setup_read_player (reader, line,
                               reader->self->seats->pdata[number - 1]);
}

static void
read_draws (BastideSetupReader *reader,
            GPtrArray          *lines)
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
        bastide_setup_reader_fault (
            reader, line, bastide_save_gap_to_string (draws->len + 1));
    }

  if (draws->len == 0)
    return;

  g_ptr_array_add (draws, NULL);
  bastide_setup_set_draws (reader->self, (const char *const *) draws->pdata);
}

/* What the file leaves out: the base tiles, the modules of the sets. */
static void
fill_in (BastideSetupReader *reader)
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

      bastide_setup_follow_modules (self, choice->id, TRUE);
    }
}

void
bastide_setup_read (BastideSetup *self,
                    GPtrArray    *lines,
                    GPtrArray    *issues)
{
  BastideSetupReader reader = { .self = self, .issues = issues };

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
  bastide_setup_read_hashes (&reader, lines);
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
