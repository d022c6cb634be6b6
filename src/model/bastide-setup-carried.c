/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tile sets that a game file carries, since they are not shipped.
 */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "bastide-save.h"
#include "bastide-save-private.h"
#include "bastide-setup-private.h"

#define MAX_CARRIED 1000 /* more than the key Sets can name */

/* The id of the set that a group "my-set: Tile A" belongs to, or NULL. */
static char *
group_set_id (const char *group)
{
  const char *colon = strstr (group, ": ");

  return colon != NULL ? g_strndup (group, colon - group) : NULL;
}

/* The lines of one, put together again as a file of their own. */
typedef struct
{
  char *id;
  GString *text;
  const BastideLine *first; /* of its groups */
  gboolean has_head;
} Carried;

static void
carried_free (gpointer data)
{
  Carried *set = data;

  g_free (set->id);
  g_string_free (set->text, TRUE);
  g_free (set);
}

/* Takes @id; the set is that of an earlier group, if there is one. */
static Carried *
find_carried (GPtrArray         *sets,
              GHashTable        *by_id,
              char              *id,
              const BastideLine *line)
{
  Carried *set = g_hash_table_lookup (by_id, id);

  if (set != NULL)
    {
      g_free (id);
      return set;
    }

  set = g_new0 (Carried, 1);
  set->id = id;
  set->text = g_string_new (NULL);
  set->first = line;
  g_ptr_array_add (sets, set);
  g_hash_table_insert (by_id, id, set);

  return set;
}

/* One look at each line: a file may be large. */
static GPtrArray *
gather_sets (GPtrArray *lines)
{
  GPtrArray *sets = g_ptr_array_new_with_free_func (carried_free);
  g_autoptr (GHashTable) by_id = g_hash_table_new (g_str_hash, g_str_equal);
  Carried *set = NULL;

  for (guint i = 0; i < lines->len; i++)
    {
      const BastideLine *line = lines->pdata[i];
      const char *group;
      char *id;

      if (line->kind == BASTIDE_LINE_ENTRY && set != NULL)
        g_string_append_printf (set->text, "%s=%s\n", line->key, line->value);
      if (line->kind != BASTIDE_LINE_GROUP)
        continue;
      id = group_set_id (line->group);
      set = id != NULL ? find_carried (sets, by_id, id, line) : NULL;
      if (set == NULL)
        continue;
      group = line->group + strlen (set->id) + 2;
      set->has_head |= g_str_equal (group, "Tile Set");
      g_string_append_printf (set->text, "[%s]\n", group);
    }

  return sets;
}

/* Takes @reason. */
static void
fault (GPtrArray     *issues,
       const Carried *set,
       char          *reason)
{
  bastide_save_add_issue (issues, set->first, BASTIDE_SAVE_ERROR_TILE_SET,
                          reason);
}

static void
read_tile_set (BastideSetup  *self,
               const Carried *carried,
               GPtrArray     *issues)
{
  g_autoptr (GBytes) bytes
      = g_bytes_new (carried->text->str, carried->text->len);
  g_autoptr (BastideTileSet) set = NULL;
  g_autoptr (GError) error = NULL;

  if (!carried->has_head)
    {
      fault (issues, carried,
             /* Translators: %s is the id of a tile set. */
             g_strdup_printf (_("The group [%s: Tile Set] is missing."),
                              carried->id));
      return;
    }

  set = bastide_tile_set_new_from_bytes (bytes, carried->id, NULL, &error);
  if (set == NULL)
    fault (issues, carried, g_strdup (error->message));
  else if (!g_str_equal (bastide_tile_set_get_id (set), carried->id))
    fault (issues, carried,
           /* Translators: %s is the id of a tile set. */
           g_strdup_printf (_("The tile set is named “%s” inside."),
                            bastide_tile_set_get_id (set)));
  else
    bastide_setup_add_tile_set (self, set);
}

void
bastide_setup_read_tile_sets (BastideSetup *self,
                              GPtrArray    *lines,
                              GPtrArray    *issues)
{
  g_autoptr (GPtrArray) sets = gather_sets (lines);

  for (guint i = 0; i < sets->len && i < MAX_CARRIED; i++)
    read_tile_set (self, sets->pdata[i], issues);
  if (sets->len > MAX_CARRIED)
    fault (issues, sets->pdata[MAX_CARRIED],
           /* Translators: %d is a number, a thousand. */
           g_strdup_printf (_("A game file holds at most %d tile sets."),
                            MAX_CARRIED));
}
