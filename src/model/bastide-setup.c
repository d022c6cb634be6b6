/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-expansion-private.h"
#include "bastide-setup-private.h"

G_DEFINE_FINAL_TYPE (BastideSetup, bastide_setup, G_TYPE_OBJECT)

static void
seat_free (gpointer data)
{
  BastideSeat *seat = data;

  g_free (seat->name);
  g_free (seat);
}

static void
set_choice_free (gpointer data)
{
  BastideSetChoice *choice = data;

  g_free (choice->id);
  g_free (choice);
}

static void
choice_free (gpointer data)
{
  BastideChoice *choice = data;

  g_free (choice->key);
  g_free (choice->value);
  g_free (choice);
}

static void
figure_choice_free (gpointer data)
{
  BastideFigureChoice *choice = data;

  g_free (choice->piece);
  g_free (choice);
}

static void
bastide_setup_finalize (GObject *object)
{
  BastideSetup *self = BASTIDE_SETUP (object);

  g_ptr_array_unref (self->seats);
  g_ptr_array_unref (self->sets);
  g_ptr_array_unref (self->carried);
  g_ptr_array_unref (self->modules);
  g_ptr_array_unref (self->options);
  g_ptr_array_unref (self->figures);
  g_ptr_array_unref (self->tiles);
  g_ptr_array_unref (self->blanks);
  g_ptr_array_unref (self->starts);
  g_ptr_array_unref (self->blanked);
  g_strfreev (self->draws);

  G_OBJECT_CLASS (bastide_setup_parent_class)->finalize (object);
}

static void
bastide_setup_class_init (BastideSetupClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = bastide_setup_finalize;
}

static void
bastide_setup_init (BastideSetup *self)
{
  self->seats = g_ptr_array_new_with_free_func (seat_free);
  self->sets = g_ptr_array_new_with_free_func (set_choice_free);
  self->carried = g_ptr_array_new_with_free_func (g_object_unref);
  self->modules = g_ptr_array_new_with_free_func (g_free);
  self->options = g_ptr_array_new_with_free_func (choice_free);
  self->figures = g_ptr_array_new_with_free_func (figure_choice_free);
  self->tiles = g_ptr_array_new_with_free_func (bastide_tile_choice_free);
  self->blanks = g_ptr_array_new_with_free_func (g_free);
  self->starts = g_ptr_array_new_with_free_func (bastide_tile_choice_free);
  self->blanked = g_ptr_array_new_with_free_func (g_free);
}

/* Makes it a set-up of nothing, to be filled from a file. */
void
bastide_setup_clear (BastideSetup *self)
{
  g_ptr_array_set_size (self->seats, 0);
  g_ptr_array_set_size (self->sets, 0);
  g_ptr_array_set_size (self->carried, 0);
  g_ptr_array_set_size (self->modules, 0);
  g_ptr_array_set_size (self->options, 0);
  g_ptr_array_set_size (self->figures, 0);
  g_ptr_array_set_size (self->tiles, 0);
  g_ptr_array_set_size (self->blanks, 0);
  g_ptr_array_set_size (self->starts, 0);
  g_clear_pointer (&self->draws, g_strfreev);
  self->seed = 0;
}

/* A game of one person against one computer with the base tiles. The seed is
 * 0, which asks for a random one when the game begins. */
BastideSetup *
bastide_setup_new (void)
{
  BastideSetup *self = g_object_new (BASTIDE_TYPE_SETUP, NULL);
  /* The sentences speak of players in the third person.
   * Translators: %u is the number of a player without a name. */
  g_autofree char *name = g_strdup_printf (_("Player %u"), 1u);

  bastide_setup_add_player (self, name, 0, BASTIDE_PLAYER_HUMAN, 1);
  /* Translators: the name of a computer player. */
  bastide_setup_add_player (self, C_("player", "Computer"), 1,
                            BASTIDE_PLAYER_COMPUTER, 2);
  bastide_setup_set_copies (self, "base", 1);
  bastide_setup_set_module (self, "base", TRUE);

  return self;
}

BastideSetup *
bastide_setup_copy (BastideSetup *self)
{
  BastideSetup *copy;

  g_return_val_if_fail (BASTIDE_IS_SETUP (self), NULL);

  copy = g_object_new (BASTIDE_TYPE_SETUP, NULL);
  for (guint i = 1; i <= self->seats->len; i++)
    bastide_setup_add_player (copy, bastide_setup_get_name (self, i),
                              bastide_setup_get_color (self, i),
                              bastide_setup_get_kind (self, i),
                              bastide_setup_get_level (self, i));
  for (guint i = 0; i < self->carried->len; i++)
    g_ptr_array_add (copy->carried,
                     g_object_ref (self->carried->pdata[i]));
  for (guint i = 0; i < self->sets->len; i++)
    {
      BastideSetChoice *choice
          = g_memdup2 (self->sets->pdata[i], sizeof (BastideSetChoice));

      choice->id = g_strdup (choice->id);
      g_ptr_array_add (copy->sets, choice);
    }
  for (guint i = 0; i < self->modules->len; i++)
    g_ptr_array_add (copy->modules, g_strdup (self->modules->pdata[i]));
  for (guint i = 0; i < self->options->len; i++)
    {
      BastideChoice *choice = self->options->pdata[i];

      bastide_setup_set_option (copy, choice->key, choice->value);
    }
  for (guint i = 0; i < self->figures->len; i++)
    {
      BastideFigureChoice *choice = self->figures->pdata[i];

      bastide_setup_set_figures (copy, choice->piece, choice->count);
    }
  for (guint i = 0; i < self->tiles->len; i++)
    {
      BastideTileChoice *choice = self->tiles->pdata[i];

      bastide_setup_set_tiles (copy, choice->name, choice->count);
    }
  for (guint i = 0; i < self->blanks->len; i++)
    bastide_setup_add_blank (copy, self->blanks->pdata[i]);
  for (guint i = 0; i < self->starts->len; i++)
    {
      BastideTileChoice *start = self->starts->pdata[i];

      bastide_setup_add_start (copy, start->name, start->x, start->y,
                               start->rot);
    }
  copy->draws = g_strdupv (self->draws);
  copy->seed = self->seed;

  return copy;
}

/* ---- Players ---- */

static BastideSeat *
get_seat (BastideSetup *self,
          guint         seat)
{
  if (seat < 1 || seat > self->seats->len)
    return NULL;

  return self->seats->pdata[seat - 1];
}

guint
bastide_setup_get_n_players (BastideSetup *self)
{
  g_return_val_if_fail (BASTIDE_IS_SETUP (self), 0);

  return self->seats->len;
}

void
bastide_setup_add_player (BastideSetup      *self,
                          const char        *name,
                          guint              color,
                          BastidePlayerKind  kind,
                          guint              level)
{
  g_return_if_fail (BASTIDE_IS_SETUP (self));
  g_return_if_fail (self->seats->len < BST_MAX_SEATS);

  g_ptr_array_add (self->seats, g_new0 (BastideSeat, 1));
  bastide_setup_set_player (self, self->seats->len, name, color, kind, level);
}

void
bastide_setup_remove_player (BastideSetup *self,
                             guint         seat)
{
  g_return_if_fail (BASTIDE_IS_SETUP (self));
  g_return_if_fail (get_seat (self, seat) != NULL);

  g_ptr_array_remove_index (self->seats, seat - 1);
}

void
bastide_setup_swap_players (BastideSetup *self,
                            guint         seat,
                            guint         other)
{
  BastideSeat *it, *instead;

  g_return_if_fail (BASTIDE_IS_SETUP (self));
  it = get_seat (self, seat);
  instead = get_seat (self, other);
  g_return_if_fail (it != NULL && instead != NULL);

  self->seats->pdata[seat - 1] = instead;
  self->seats->pdata[other - 1] = it;
}

void
bastide_setup_set_player (BastideSetup      *self,
                          guint              seat,
                          const char        *name,
                          guint              color,
                          BastidePlayerKind  kind,
                          guint              level)
{
  BastideSeat *it;
  char *copy;

  g_return_if_fail (BASTIDE_IS_SETUP (self));
  it = get_seat (self, seat);
  g_return_if_fail (it != NULL);

  copy = g_strdup (name != NULL ? name : "");
  g_free (it->name);
  it->name = copy;
  it->color = MIN (color, 7);
  it->kind = kind;
  it->level = CLAMP (level, 1, 2);
}

const char *
bastide_setup_get_name (BastideSetup *self,
                        guint         seat)
{
  BastideSeat *it = get_seat (self, seat);

  return it != NULL ? it->name : "";
}

guint
bastide_setup_get_color (BastideSetup *self,
                         guint         seat)
{
  BastideSeat *it = get_seat (self, seat);

  return it != NULL ? it->color : 0;
}

BastidePlayerKind
bastide_setup_get_kind (BastideSetup *self,
                        guint         seat)
{
  BastideSeat *it = get_seat (self, seat);

  return it != NULL ? it->kind : BASTIDE_PLAYER_HUMAN;
}

guint
bastide_setup_get_level (BastideSetup *self,
                         guint         seat)
{
  BastideSeat *it = get_seat (self, seat);

  return it != NULL ? it->level : 1;
}

/* ---- Tile sets and modules ---- */

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

static void
follow_modules (BastideSetup *self,
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
      follow_modules (self, set_id, FALSE);
      g_ptr_array_remove (self->sets, choice);
      return;
    }

  if (choice == NULL)
    {
      choice = g_new0 (BastideSetChoice, 1);
      choice->id = g_strdup (set_id);
      g_ptr_array_add (self->sets, choice);
      follow_modules (self, set_id, TRUE);
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

/* ---- Options, figures, chance ---- */

static BastideChoice *
find_choice (BastideSetup *self,
             const char   *key)
{
  for (guint i = 0; i < self->options->len; i++)
    {
      BastideChoice *choice = self->options->pdata[i];

      if (g_str_equal (choice->key, key))
        return choice;
    }

  return NULL;
}

/* NULL if no module has such an option. */
const char *
bastide_setup_get_option (BastideSetup *self,
                          const char   *key)
{
  BastideChoice *choice;
  const BstOptionDef *option;

  g_return_val_if_fail (BASTIDE_IS_SETUP (self), NULL);
  g_return_val_if_fail (key != NULL, NULL);

  choice = find_choice (self, key);
  if (choice != NULL)
    return choice->value;

  option = bastide_option_find (key);
  return option != NULL ? option->values[option->def] : NULL;
}

/* Setting the default takes the choice away; NULL as well. */
void
bastide_setup_set_option (BastideSetup *self,
                          const char   *key,
                          const char   *value)
{
  const BstOptionDef *option;
  BastideChoice *choice;
  BastideChoice *made;

  g_return_if_fail (BASTIDE_IS_SETUP (self));
  g_return_if_fail (key != NULL);

  option = bastide_option_find (key);
  choice = find_choice (self, key);
  if (value == NULL
      || (option != NULL && g_str_equal (value, option->values[option->def])))
    {
      if (choice != NULL)
        g_ptr_array_remove (self->options, choice);
      return;
    }

  made = g_new0 (BastideChoice, 1);
  made->key = g_strdup (key);
  made->value = g_strdup (value);
  if (choice != NULL)
    g_ptr_array_remove (self->options, choice);
  g_ptr_array_add (self->options, made);
}

static BastideFigureChoice *
find_figures (BastideSetup *self,
              const char   *piece)
{
  for (guint i = 0; i < self->figures->len; i++)
    {
      BastideFigureChoice *choice = self->figures->pdata[i];

      if (g_str_equal (choice->piece, piece))
        return choice;
    }

  return NULL;
}

int
bastide_setup_get_figures (BastideSetup *self,
                           const char   *piece)
{
  BastideFigureChoice *choice;

  g_return_val_if_fail (BASTIDE_IS_SETUP (self), -1);
  g_return_val_if_fail (piece != NULL, -1);

  choice = find_figures (self, piece);
  return choice != NULL ? (int) choice->count : -1;
}

void
bastide_setup_set_figures (BastideSetup *self,
                           const char   *piece,
                           int           count)
{
  BastideFigureChoice *choice;

  g_return_if_fail (BASTIDE_IS_SETUP (self));
  g_return_if_fail (piece != NULL);

  choice = find_figures (self, piece);
  if (count < 0)
    {
      if (choice != NULL)
        g_ptr_array_remove (self->figures, choice);
      return;
    }

  if (choice == NULL)
    {
      choice = g_new0 (BastideFigureChoice, 1);
      choice->piece = g_strdup (piece);
      g_ptr_array_add (self->figures, choice);
    }
  choice->count = MIN (count, 255);
}

guint64
bastide_setup_get_seed (BastideSetup *self)
{
  g_return_val_if_fail (BASTIDE_IS_SETUP (self), 0);

  return self->seed;
}

void
bastide_setup_set_seed (BastideSetup *self,
                        guint64       seed)
{
  g_return_if_fail (BASTIDE_IS_SETUP (self));

  self->seed = seed;
}

void
bastide_setup_set_draws (BastideSetup       *self,
                         const char * const *draws)
{
  GStrv copy;

  g_return_if_fail (BASTIDE_IS_SETUP (self));

  copy = g_strdupv ((GStrv) draws);
  g_strfreev (self->draws);
  self->draws = copy;
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
