/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include "bastide-expansion-private.h"
#include "bastide-setup-private.h"

/* Tile sets in the game, and the modules that are with them. */

gboolean
bastide_setup_carries (BastideSetup *self,
                       const char   *id)
{
  for (guint i = 0; i < self->carried->len; i++)
    if (g_str_equal (bastide_tile_set_get_id (self->carried->pdata[i]), id))
      return TRUE;

  return FALSE;
}

BastideTileSet *
bastide_setup_lookup_tile_set (BastideSetup *self,
                               const char   *id)
{
  for (guint i = 0; i < self->carried->len; i++)
    if (g_str_equal (bastide_tile_set_get_id (self->carried->pdata[i]), id))
      return self->carried->pdata[i];

  return bastide_tile_sets_lookup (id);
}

BastideSetChoice *
bastide_setup_find_set (BastideSetup *self,
                        const char   *id)
{
  for (guint i = 0; i < self->sets->len; i++)
    {
      BastideSetChoice *choice = self->sets->pdata[i];

      if (g_str_equal (choice->id, id))
        return choice;
    }

  return NULL;
}

guint
bastide_setup_get_copies (BastideSetup *self,
                          const char   *set_id)
{
  BastideSetChoice *choice;

  g_return_val_if_fail (BASTIDE_IS_SETUP (self), 0);
  g_return_val_if_fail (set_id != NULL, 0);

  choice = bastide_setup_find_set (self, set_id);
  return choice != NULL ? choice->copies : 0;
}

/* Whether a set other than `id` that is in the game brings a module. */
static gboolean
module_is_needed (BastideSetup *self,
                  const char   *module,
                  const char   *id)
{
  for (guint i = 0; i < self->sets->len; i++)
    {
      BastideSetChoice *choice = self->sets->pdata[i];
      BastideTileSet *set = bastide_setup_lookup_tile_set (self, choice->id);

      if (set != NULL && !g_str_equal (choice->id, id)
          && g_strv_contains (bastide_tile_set_get_modules (set), module))
        return TRUE;
    }

  return FALSE;
}

static gboolean
module_is_game (const char *module)
{
  int i = bst_modules_find (module);

  return i >= 0 && bst_modules_is_game (i);
}

void
bastide_setup_follow_modules (BastideSetup *self,
                              const char   *set_id,
                              gboolean      on)
{
  BastideTileSet *set = bastide_setup_lookup_tile_set (self, set_id);
  const char *const *modules;

  if (set == NULL)
    return;

  modules = bastide_tile_set_get_modules (set);
  for (guint i = 0; modules[i] != NULL; i++)
    if (on)
      bastide_setup_set_module (self, modules[i], TRUE);
    else if (!module_is_game (modules[i])
             && !module_is_needed (self, modules[i], set_id))
      bastide_setup_set_module (self, modules[i], FALSE);
}

void
bastide_setup_set_copies (BastideSetup *self,
                          const char   *set_id,
                          guint         copies)
{
  BastideSetChoice *choice;

  g_return_if_fail (BASTIDE_IS_SETUP (self));
  g_return_if_fail (set_id != NULL);

  choice = bastide_setup_find_set (self, set_id);
  if (copies == 0)
    {
      if (choice == NULL)
        return;
      bastide_setup_follow_modules (self, set_id, FALSE);
      g_ptr_array_remove (self->sets, choice);
      return;
    }

  if (choice == NULL)
    {
      choice = g_new0 (BastideSetChoice, 1);
      choice->id = g_strdup (set_id);
      g_ptr_array_add (self->sets, choice);
      bastide_setup_follow_modules (self, set_id, TRUE);
    }
  choice->copies = MIN (copies, 999);
}

void
bastide_setup_add_tile_set (BastideSetup   *self,
                            BastideTileSet *set)
{
  g_return_if_fail (BASTIDE_IS_SETUP (self));
  g_return_if_fail (BASTIDE_IS_TILE_SET (set));

  if (!bastide_setup_carries (self, bastide_tile_set_get_id (set)))
    g_ptr_array_add (self->carried, g_object_ref (set));
}

static gboolean
find_module (BastideSetup *self,
             const char   *module,
             guint        *index)
{
  return g_ptr_array_find_with_equal_func (self->modules, module, g_str_equal,
                                           index);
}

gboolean
bastide_setup_get_module (BastideSetup *self,
                          const char   *module)
{
  g_return_val_if_fail (BASTIDE_IS_SETUP (self), FALSE);
  g_return_val_if_fail (module != NULL, FALSE);

  return find_module (self, module, NULL);
}

void
bastide_setup_set_module (BastideSetup *self,
                          const char   *module,
                          gboolean      on)
{
  guint index;
  gboolean is_on;

  g_return_if_fail (BASTIDE_IS_SETUP (self));
  g_return_if_fail (module != NULL);

  is_on = find_module (self, module, &index);
  if (on && !is_on)
    g_ptr_array_add (self->modules, g_strdup (module));
  else if (!on && is_on)
    g_ptr_array_remove_index (self->modules, index);
}

/* Whether a module is one of those that the sets in the game name. */
static gboolean
is_brought (BastideSetup *self,
            const char   *module)
{
  return module_is_needed (self, module, "");
}

gboolean
bastide_setup_has_own_modules (BastideSetup *self)
{
  for (guint i = 0; i < self->modules->len; i++)
    if (!is_brought (self, self->modules->pdata[i]))
      return TRUE;

  for (guint i = 0; i < self->sets->len; i++)
    {
      BastideSetChoice *choice = self->sets->pdata[i];
      BastideTileSet *set = bastide_setup_lookup_tile_set (self, choice->id);
      const char *const *modules;

      if (set == NULL)
        return TRUE;
      modules = bastide_tile_set_get_modules (set);
      for (guint j = 0; modules[j] != NULL; j++)
        if (!find_module (self, modules[j], NULL))
          return TRUE;
    }

  return FALSE;
}
