/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-expansion-private.h"
#include "bastide-game.h"
#include "bastide-setup-private.h"

static char *
module_error_to_string (const BstSetupError *error)
{
  switch (error->fault)
    {
    case BST_SETUP_MODULE_UNKNOWN:
      /* Translators: %s is the id of an expansion's rules, e.g. "river". */
      return g_strdup_printf (_("This version does not know the rules “%s”."),
                              error->text);
    case BST_SETUP_MODULE_TWICE:
      /* Translators: %s is the id of an expansion's rules, e.g. "river". */
      return g_strdup_printf (_("The rules “%s” are named twice."),
                              error->text);
    case BST_SETUP_NO_GAME:
      return g_strdup (_("The rules of no basic game are in play."));
    default:
      return g_strdup (_("The rules of two basic games are in play."));
    }
}

static char *
choice_error_to_string (const BstSetupError *error)
{
  switch (error->fault)
    {
    case BST_SETUP_OPTION_UNKNOWN:
      /* Translators: %s is the key of an option, e.g. "base.farmers". */
      return g_strdup_printf (_("There is no option “%s”."), error->text);
    case BST_SETUP_OPTION_VALUE:
      /* Translators: %s is an option with its value, "base.farmers=maybe". */
      return g_strdup_printf (_("No option has that value: “%s”."),
                              error->text);
    case BST_SETUP_PIECE_UNKNOWN:
      /* Translators: %s is the word for a kind of figure, e.g. "builder". */
      return g_strdup_printf (_("No rules in play have the figure “%s”."),
                              error->text);
    case BST_SETUP_START:
      /* Translators: %ld is a number from 1, %s the name of a tile. */
      return g_strdup_printf (_("Start tile %ld, %s, is not in the game or does "
                                "not fit the others."),
                              error->number, error->text);
    default:
      /* Translators: %ld is a number from 1, %s is an action in notation. */
      return g_strdup_printf (_("Forced draw %ld, “%s”, cannot be read."),
                              error->number, error->text);
    }
}

static char *
tile_error_to_string (const BstSetupError *error)
{
  switch (error->fault)
    {
    case BST_SETUP_FEATURE_KIND:
      /* Translators: %s is the name of a tile, e.g. "base/V". */
      return g_strdup_printf (_("The tile %s shows something that no rules in "
                                "play know."), error->text);
    case BST_SETUP_TILE_TWICE:
      /* Translators: %s is the name of a tile, e.g. "base/V". */
      return g_strdup_printf (_("Two different tiles are named %s."),
                              error->text);
    default:
      /* Translators: %s is the name of a tile, e.g. "base/V". */
      return g_strdup_printf (_("The definition of the tile %s is broken."),
                              error->text);
    }
}

static char *
tiles_error_to_string (const BstSetupError *error)
{
  if (error->number == 0)
    return g_strdup (_("A game needs at least one tile."));
  /* Translators: two numbers of tiles, those asked for and the most there can
   * be, thousands at least. */
  return g_strdup_printf (_("The sets have %ld tiles together, and a game can "
                            "have at most %ld. Choose fewer sets or copies."),
                          error->number, error->limit);
}

/* What a player meets in setting up a game. */
static char *
count_error_to_string (const BstSetupError *error)
{
  switch (error->fault)
    {
    case BST_SETUP_SEATS:
      /* Translators: %ld is the largest number of players. */
      return g_strdup_printf (_("A game needs at least one player and at most "
                                "%ld."), error->limit);
    case BST_SETUP_TILES:
      return tiles_error_to_string (error);
    case BST_SETUP_SEGMENTS:
      /* Translators: two numbers of cities, roads, fields and the like that are
       * drawn on all tiles: those there are and the most there can be. */
      return g_strdup_printf (_("The tiles show %ld features together, and a "
                                "game can have at most %ld. Choose fewer sets "
                                "or copies."),
                              error->number, error->limit);
    case BST_SETUP_PIECES:
      /* Translators: two numbers of figures: those asked for and the most. */
      return g_strdup_printf (_("Each player would have %ld figures, and can "
                                "have at most %ld. Choose fewer expansions."),
                              error->number, error->limit);
    case BST_SETUP_EDGE_CLASSES:
      /* Translators: %ld is a number of kinds of edges, such as road or city. */
      return g_strdup_printf (_("The rules in play know more than %ld kinds of "
                                "edges of tiles. Choose fewer expansions."),
                              error->limit);
    default:
      return g_strdup (_("There are too many rules for one game. Choose fewer "
                         "expansions."));
    }
}

char *
bastide_setup_error_to_string (const BstSetupError *error)
{
  switch (error->fault)
    {
    case BST_SETUP_NO_MEMORY:
      return g_strdup (_("There is not enough memory for this game."));
    case BST_SETUP_MODULE_UNKNOWN:
    case BST_SETUP_MODULE_TWICE:
    case BST_SETUP_NO_GAME:
    case BST_SETUP_TWO_GAMES:
      return module_error_to_string (error);
    case BST_SETUP_OPTION_UNKNOWN:
    case BST_SETUP_OPTION_VALUE:
    case BST_SETUP_PIECE_UNKNOWN:
    case BST_SETUP_DRAW:
    case BST_SETUP_START:
      return choice_error_to_string (error);
    case BST_SETUP_FEATURE_KIND:
    case BST_SETUP_TILE_BAD:
    case BST_SETUP_TILE_TWICE:
      return tile_error_to_string (error);
    default:
      return count_error_to_string (error);
    }
}

static gboolean
option_is_in_play (BastideSetup *self,
                   const char   *key)
{
  const BstOptionDef *option = bastide_option_find (key);

  for (gsize i = 0; option != NULL && i < bst_modules_count (); i++)
    {
      const BstOptionDef *options;
      gsize n = bst_modules_options (i, &options);

      if (option >= options && option < options + n)
        return bastide_setup_get_module (self, bst_modules_id (i));
    }

  /* One that nobody knows is for the engine to refuse. */
  return TRUE;
}

static gboolean
has_value (const BstOptionDef *option,
           const char         *value)
{
  for (guint i = 0; option->values[i] != NULL; i++)
    if (g_str_equal (option->values[i], value))
      return TRUE;

  return FALSE;
}

/* The engine looks at options of rules in play; a value that makes no sense is
 * refused without them too. */
static gboolean
check_options (BastideSetup  *self,
               BstSetupError *fault)
{
  for (guint i = 0; i < self->options->len; i++)
    {
      BastideChoice *choice = self->options->pdata[i];
      const BstOptionDef *option = bastide_option_find (choice->key);

      if (option == NULL || has_value (option, choice->value))
        continue;
      fault->fault = BST_SETUP_OPTION_VALUE;
      g_snprintf (fault->text, sizeof fault->text, "%s=%s", choice->key,
                  choice->value);
      return FALSE;
    }

  return TRUE;
}

static GArray *
collect_options (BastideSetup *self)
{
  GArray *options = g_array_new (FALSE, FALSE, sizeof (BstOptionValue));

  for (guint i = 0; i < self->options->len; i++)
    {
      BastideChoice *choice = self->options->pdata[i];
      BstOptionValue value = { choice->key, choice->value };

      if (option_is_in_play (self, choice->key))
        g_array_append_val (options, value);
    }

  return options;
}

static gboolean
figure_is_in_play (BastideSetup *self,
                   const char   *figure)
{
  const char *module = bastide_figure_find_module (figure);

  /* One that nobody knows is for the engine to refuse. */
  return module == NULL || bastide_setup_get_module (self, module);
}

static GArray *
collect_figures (BastideSetup *self)
{
  GArray *pieces = g_array_new (FALSE, FALSE, sizeof (BstPieceCount));

  for (guint i = 0; i < self->figures->len; i++)
    {
      BastideFigureChoice *choice = self->figures->pdata[i];
      BstPieceCount count = { choice->piece, choice->count };

      if (figure_is_in_play (self, choice->piece))
        g_array_append_val (pieces, count);
    }

  return pieces;
}

static GArray *
collect_starts (BastideSetup *self)
{
  GArray *starts = g_array_new (FALSE, FALSE, sizeof (BstStartTile));

  for (guint i = 0; i < self->starts->len; i++)
    {
      BastideTileChoice *choice = self->starts->pdata[i];
      BstStartTile start
          = { choice->name, choice->x, choice->y, choice->rot };

      g_array_append_val (starts, start);
    }

  return starts;
}

BstSetup *
bastide_setup_build (BastideSetup  *self,
                     GError       **error)
{
  BstSetupError fault;

  g_return_val_if_fail (BASTIDE_IS_SETUP (self), NULL);

  return bastide_setup_build_full (self, &fault, error);
}

BstSetup *
bastide_setup_build_full (BastideSetup   *self,
                          BstSetupError  *fault,
                          GError        **error)
{
  g_autoptr (GArray) tiles = NULL;
  g_autoptr (GArray) options = NULL;
  g_autoptr (GArray) pieces = NULL;
  g_autoptr (GArray) starts = NULL;
  g_autofree char *reason = NULL;
  BstSetup *setup = NULL;

  *fault = (BstSetupError){ .fault = BST_SETUP_OK };
  tiles = bastide_setup_collect_tiles (self, error);
  if (tiles == NULL)
    return NULL;
  options = collect_options (self);
  pieces = collect_figures (self);
  starts = collect_starts (self);

  if (check_options (self, fault))
    setup = bst_setup_new (
        &(BstConfig){
            .n_seats = self->seats->len,
            .tiles = (const BstTileCount *) tiles->data,
            .n_tiles = tiles->len,
            .modules = (const char *const *) self->modules->pdata,
            .n_modules = self->modules->len,
            .options = (const BstOptionValue *) options->data,
            .n_options = options->len,
            .pieces = (const BstPieceCount *) pieces->data,
            .n_pieces = pieces->len,
            .draws = (const char *const *) self->draws,
            .n_draws = self->draws != NULL ? g_strv_length (self->draws) : 0,
            .seed = self->seed,
            .starts = (const BstStartTile *) starts->data,
            .n_starts = starts->len,
        },
        fault);
  if (setup != NULL)
    return setup;

  reason = bastide_setup_error_to_string (fault);
  g_set_error_literal (error, BASTIDE_GAME_ERROR, BASTIDE_GAME_ERROR_SETUP,
                       reason);
  return NULL;
}
