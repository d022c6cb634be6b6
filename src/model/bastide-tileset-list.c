/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sets a person can choose from.
 */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "bastide-tileset-private.h"

#define RESOURCE_FOLDER RESOURCE_BASE "/tilesets/"
#define ENDING ".tileset"
#define BASE "base"

/* Why sets were left out, as sentences; kept with the list for ever. */
static GStrvBuilder *faults;
static GStrv fault_texts;

static BastideTileSet *
find_in_list (GListModel *list,
              const char *id)
{
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (BastideTileSet) set = g_list_model_get_item (list, i);

      if (g_str_equal (bastide_tile_set_get_id (set), id))
        return set; /* the list holds it */
    }
  return NULL;
}

/* Takes @text. */
static void
leave_out (char *text)
{
  g_autofree char *owned = text;

  g_message ("%s", owned);
  g_strv_builder_add (faults, owned);
}

/* Takes @set, which may be NULL with @error saying why. */
static void
take_set (GListStore     *list,
          BastideTileSet *set,
          GError         *error)
{
  g_autoptr (BastideTileSet) owned = set;
  g_autoptr (GError) owned_error = error;

  if (owned == NULL)
    leave_out (g_strdup (owned_error->message));
  else if (find_in_list (G_LIST_MODEL (list), bastide_tile_set_get_id (owned)) != NULL)
    leave_out (g_strdup_printf (
        /* Translators: %s is an id, a word in a file. */
        _("There are two tile sets with the id “%s”; the second is left out."),
        bastide_tile_set_get_id (owned)));
  else
    g_list_store_append (list, owned);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  const char *first = *(const char * const *) a, *second = *(const char * const *) b;
  gboolean base_first = g_str_has_prefix (first, BASE);
  gboolean base_second = g_str_has_prefix (second, BASE);

  if (base_first != base_second)
    return base_first ? -1 : 1;
  return g_strcmp0 (first, second);
}

/* The names without their endings, sorted: the base game first of all, which is
 * where people look for it, and each set before its edition with gardens. */
static void
sort_ids (GPtrArray *ids)
{
  for (guint i = 0; i < ids->len; i++)
    {
      char *id = g_ptr_array_index (ids, i);

      id[strlen (id) - strlen (ENDING)] = '\0';
    }
  g_ptr_array_sort (ids, compare_names);
}

static GPtrArray *
list_resources (void)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) names = NULL;

  names = g_resources_enumerate_children (RESOURCE_FOLDER, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    if (g_str_has_suffix (names[i], ENDING))
      g_ptr_array_add (ids, g_strdup (names[i]));
  sort_ids (ids);
  return g_steal_pointer (&ids);
}

static void
add_shipped (GListStore *list)
{
  g_autoptr (GPtrArray) ids = list_resources ();

  for (guint i = 0; i < ids->len; i++)
    {
      const char *id = g_ptr_array_index (ids, i);
      g_autofree char *path = g_strconcat (RESOURCE_FOLDER, id, ENDING, NULL);
      GError *error = NULL;
      BastideTileSet *set = bastide_tile_set_new_from_resource (path, NULL, &error);

      if (set != NULL)
        _bastide_tile_set_set_shipped (set);
      take_set (list, set, error);
    }
}

static GPtrArray *
list_folder (const char *folder)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  if (dir == NULL)
    return g_steal_pointer (&names);
  for (name = g_dir_read_name (dir); name != NULL; name = g_dir_read_name (dir))
    if (g_str_has_suffix (name, ENDING))
      g_ptr_array_add (names, g_strdup (name));
  sort_ids (names);
  return g_steal_pointer (&names);
}

static void
add_own (GListStore *list)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "bastide", "tilesets", NULL);
  g_autoptr (GPtrArray) names = list_folder (folder);

  for (guint i = 0; i < names->len; i++)
    {
      const char *id = g_ptr_array_index (names, i);
      g_autofree char *name = g_strconcat (id, ENDING, NULL);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      GError *error = NULL;
      BastideTileSet *set = bastide_tile_set_new_from_file (file, NULL, &error);

      take_set (list, set, error);
    }
}

static gpointer
load_all (gpointer data)
{
  GListStore *list = g_list_store_new (BASTIDE_TYPE_TILE_SET);

  faults = g_strv_builder_new ();
  add_shipped (list);
  add_own (list);
  fault_texts = g_strv_builder_end (faults);
  g_clear_pointer (&faults, g_strv_builder_unref);
  return list;
}

GListModel *
bastide_tile_sets_get_shipped (void)
{
  static GOnce once = G_ONCE_INIT;

  return g_once (&once, load_all, NULL);
}

const char *const *
bastide_tile_sets_get_faults (void)
{
  bastide_tile_sets_get_shipped ();
  return (const char *const *) fault_texts;
}

BastideTileSet *
bastide_tile_sets_lookup (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  return find_in_list (bastide_tile_sets_get_shipped (), id);
}
