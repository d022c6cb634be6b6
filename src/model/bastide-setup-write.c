/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <string.h>

#include "bastide-expansion-private.h"
#include "bastide-setup-private.h"

/* As GKeyFile writes strings; in a list ';' is escaped as well. */
static void
append_escaped (GString    *text,
                const char *value,
                gboolean    in_list)
{
  for (const char *p = value; *p != '\0'; p++)
    switch (*p)
      {
      case ' ':
        g_string_append (text, p == value ? "\\s" : " ");
        break;
      case '\n':
        g_string_append (text, "\\n");
        break;
      case '\t':
        g_string_append (text, "\\t");
        break;
      case '\r':
        g_string_append (text, "\\r");
        break;
      case '\\':
        g_string_append (text, "\\\\");
        break;
      case ';':
        g_string_append (text, in_list ? "\\;" : ";");
        break;
      default:
        g_string_append_c (text, *p);
      }
}

static void
write_sets (BastideSetup *self,
            GString      *text)
{
  g_string_append (text, "Sets=");
  for (guint i = 0; i < self->sets->len; i++)
    {
      BastideSetChoice *choice = self->sets->pdata[i];

      g_string_append_printf (text, "%s:%u;", choice->id, choice->copies);
    }
  g_string_append (text, "\nHashes=");
  for (guint i = 0; i < self->sets->len; i++)
    {
      BastideSetChoice *choice = self->sets->pdata[i];
      BastideTileSet *set = bastide_setup_lookup_tile_set (self, choice->id);

      if (set != NULL)
        g_string_append_printf (text, "%s:%016" G_GINT64_MODIFIER "x;",
                                choice->id, bastide_tile_set_get_hash (set));
    }
  g_string_append_c (text, '\n');
}

static void
write_modules (BastideSetup *self,
               GString      *text)
{
  if (!bastide_setup_has_own_modules (self))
    return;

  g_string_append (text, "Modules=");
  for (guint i = 0; i < self->modules->len; i++)
    g_string_append_printf (text, "%s;", (char *) self->modules->pdata[i]);
  g_string_append_c (text, '\n');
}

static void
write_options (BastideSetup *self,
               GString      *text)
{
  if (self->options->len == 0)
    return;

  g_string_append (text, "Options=");
  for (guint i = 0; i < self->options->len; i++)
    {
      BastideChoice *choice = self->options->pdata[i];

      append_escaped (text, choice->key, TRUE);
      g_string_append_c (text, '=');
      append_escaped (text, choice->value, TRUE);
      g_string_append_c (text, ';');
    }
  g_string_append_c (text, '\n');
}

static void
write_figures (BastideSetup *self,
               GString      *text)
{
  if (self->figures->len == 0)
    return;

  g_string_append (text, "Figures=");
  for (guint i = 0; i < self->figures->len; i++)
    {
      BastideFigureChoice *choice = self->figures->pdata[i];

      g_string_append_printf (text, "%s:%u;", choice->piece, choice->count);
    }
  g_string_append_c (text, '\n');
}

/* Only what differs from what the sets and the rules say by themselves. */
static void
write_choices (BastideSetup *self,
               GString      *text)
{
  write_modules (self, text);
  write_options (self, text);
  write_figures (self, text);
  bastide_setup_write_tiles (self, text);
  g_string_append_printf (text, "Seed=%" G_GUINT64_FORMAT "\n", self->seed);
}

static void
write_player (BastideSetup *self,
              guint         seat,
              GString      *text)
{
  gboolean computer
      = bastide_setup_get_kind (self, seat) == BASTIDE_PLAYER_COMPUTER;

  g_string_append_printf (text, "\n[Player %u]\nName=", seat);
  append_escaped (text, bastide_setup_get_name (self, seat), FALSE);
  g_string_append_printf (text, "\nColor=%u\nKind=%s\n",
                          bastide_setup_get_color (self, seat),
                          computer ? "computer" : "human");
  if (computer)
    g_string_append_printf (text, "Level=%u\n",
                            bastide_setup_get_level (self, seat));
}

/* Copies the file of a set, its groups marked with its id. */
static void
write_tile_set (BastideTileSet *set,
                GString        *text)
{
  GBytes *bytes = bastide_tile_set_get_bytes (set);
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);
  g_autofree char *copy = g_strndup (data, size);
  g_auto (GStrv) lines = g_strsplit (copy, "\n", -1);

  g_string_append_c (text, '\n');
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_strchomp (lines[i]);
      if (lines[i][0] == '[')
        g_string_append_printf (text, "[%s: %s\n",
                                bastide_tile_set_get_id (set), lines[i] + 1);
      else if (lines[i][0] != '\0')
        g_string_append_printf (text, "%s\n", lines[i]);
    }
}

void
bastide_setup_write (BastideSetup *self,
                     gboolean      undone,
                     GString      *text)
{
  g_string_append (text, "[Game]\nFormat=1\nApplication=" APP_NAME
                         " " PACKAGE_VERSION "\n");
  write_sets (self, text);
  write_choices (self, text);
  if (undone)
    g_string_append (text, "Undone=true\n");
  for (guint i = 1; i <= self->seats->len; i++)
    write_player (self, i, text);

  for (guint i = 0; i < self->sets->len; i++)
    {
      BastideSetChoice *choice = self->sets->pdata[i];
      BastideTileSet *set = bastide_setup_lookup_tile_set (self, choice->id);

      if (set != NULL && !bastide_tile_set_get_shipped (set))
        write_tile_set (set, text);
    }

  if (self->draws != NULL && self->draws[0] != NULL)
    {
      g_string_append (text, "\n[Draw]\n");
      for (guint i = 0; self->draws[i] != NULL; i++)
        g_string_append_printf (text, "%u=%s\n", i + 1, self->draws[i]);
    }
}

char *
bastide_setup_to_string (BastideSetup *self)
{
  GString *text;

  g_return_val_if_fail (BASTIDE_IS_SETUP (self), NULL);

  text = g_string_new (NULL);
  bastide_setup_write (self, FALSE, text);

  return g_string_free (text, FALSE);
}
