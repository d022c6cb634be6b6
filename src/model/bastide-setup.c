/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

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

/* ---- Copying ---- */

static void
copy_players (BastideSetup *self,
              BastideSetup *copy)
{
  for (guint i = 1; i <= self->seats->len; i++)
    bastide_setup_add_player (copy, bastide_setup_get_name (self, i),
                              bastide_setup_get_color (self, i),
                              bastide_setup_get_kind (self, i),
                              bastide_setup_get_level (self, i));
}

static void
copy_sets (BastideSetup *self,
           BastideSetup *copy)
{
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
}

static void
copy_choices (BastideSetup *self,
              BastideSetup *copy)
{
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
}

static void
copy_tiles (BastideSetup *self,
            BastideSetup *copy)
{
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
}

BastideSetup *
bastide_setup_copy (BastideSetup *self)
{
  BastideSetup *copy;

  g_return_val_if_fail (BASTIDE_IS_SETUP (self), NULL);

  copy = g_object_new (BASTIDE_TYPE_SETUP, NULL);
  copy_players (self, copy);
  copy_sets (self, copy);
  copy_choices (self, copy);
  copy_tiles (self, copy);
  copy->draws = g_strdupv (self->draws);
  copy->seed = self->seed;

  return copy;
}
