/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The options that say what game it is.
 */

#include "config.h"

#include <stdarg.h>
#include <string.h>

#include "cli.h"

guint64
cli_random (gpointer state)
{
  guint64 *at = state, z = *at += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  z = (z ^ z >> 30) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ z >> 27) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return z ^ z >> 31;
}

guint64
cli_hash_add (guint64 hash, guint64 value)
{
  for (int i = 0; i < 8; i++)
    hash = (hash ^ (value >> (8 * i) & 0xff)) * G_GUINT64_CONSTANT (0x100000001b3);
  return hash;
}

void
cli_game_options_add (CliGameOptions *self, GOptionEntry *entries)
{
  const GOptionEntry own[] = {
    { "players", 'p', 0, G_OPTION_ARG_STRING, &self->players, "Number of seats, 1 to 8", "N" },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &self->seed, "Seed of the first game, 1 by default",
      "S" },
    { "modules", 'm', 0, G_OPTION_ARG_STRING, &self->modules,
      "Modules, separated by commas; “all” of them, or “random”: anything, by the seed",
      "LIST" },
    { "set", 0, 0, G_OPTION_ARG_STRING_ARRAY, &self->sets,
      "N copies of a tile set (a file or an id)", "ID:N" },
    { "option", 'o', 0, G_OPTION_ARG_STRING_ARRAY, &self->options, "A rule option",
      "KEY=VALUE" },
  };
  gsize n = 0;

  while (entries[n].long_name != NULL)
    n++;
  memcpy (entries + n, own, sizeof own);
  entries[n + G_N_ELEMENTS (own)] = (GOptionEntry){ NULL };
}

void
cli_game_options_clear (CliGameOptions *self)
{
  g_clear_pointer (&self->players, g_free);
  g_clear_pointer (&self->seed, g_free);
  g_clear_pointer (&self->modules, g_free);
  g_clear_pointer (&self->sets, g_strfreev);
  g_clear_pointer (&self->options, g_strfreev);
}

G_GNUC_PRINTF (2, 3)
static gboolean
fail (GError **error, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, text);
  return FALSE;
}

BastideTileSet *
cli_find_tile_set (const char *name, GError **error)
{
  BastideTileSet *set = bastide_tile_sets_lookup (name);
  g_autoptr (GFile) file = NULL;

  if (set != NULL)
    return g_object_ref (set);
  if (!g_str_has_suffix (name, ".tileset"))
    {
      fail (error, "There is no tile set “%s”", name);
      return NULL;
    }
  file = g_file_new_for_commandline_arg (name);
  return bastide_tile_set_new_from_file (file, NULL, error);
}

/* ---- Modules ---- */

/* The tiles of a module come with it. */
static void
add_module (BastideSetup *setup, const char *id)
{
  if (bastide_tile_sets_lookup (id) != NULL)
    bastide_setup_set_copies (setup, id, 1);
  bastide_setup_set_module (setup, id, TRUE);
}

static void
add_all_modules (BastideSetup *setup)
{
  for (gsize i = 0; i < bst_modules_count (); i++)
    if (bst_modules_is_public (i))
      add_module (setup, bst_modules_id (i));
}

static gboolean
add_modules (BastideSetup *setup, const char *list, guint64 seed, GError **error)
{
  g_auto (GStrv) ids = NULL;

  if (g_strcmp0 (list, "random") == 0)
    return cli_random_fill (setup, seed, error);
  if (g_strcmp0 (list, "all") == 0)
    {
      add_all_modules (setup);
      return TRUE;
    }
  ids = g_strsplit (list != NULL ? list : "base", ",", -1);
  for (guint i = 0; ids[i] != NULL; i++)
    if (bst_modules_find (ids[i]) < 0)
      return fail (error, "There is no module “%s”", ids[i]);
  /* No game goes without its tiles: those of the base game, even if the list
   * names another game's module beside it. */
  add_module (setup, "base");
  for (guint i = 0; ids[i] != NULL; i++)
    add_module (setup, ids[i]);
  return TRUE;
}

/* ---- Tile sets and options ---- */

static gboolean
add_set (BastideSetup *setup, const char *text, GError **error)
{
  const char *colon = strrchr (text, ':');
  g_autofree char *name = colon ? g_strndup (text, (gsize) (colon - text)) : g_strdup (text);
  g_autoptr (BastideTileSet) set = NULL;
  guint64 n = 1;

  if (colon != NULL && !g_ascii_string_to_unsigned (colon + 1, 10, 0, 999, &n, NULL))
    return fail (error, "“%s” does not end in a number of copies from 0 to 999", text);
  set = cli_find_tile_set (name, error);
  if (set == NULL)
    return FALSE;
  if (bastide_tile_sets_lookup (name) == NULL)
    bastide_setup_add_tile_set (setup, set);
  bastide_setup_set_copies (setup, bastide_tile_set_get_id (set), (guint) n);
  return TRUE;
}

/* @module: the id of the rules that have it. */
static const BstOptionDef *
find_option (const char *key, const char **module)
{
  for (gsize i = 0; i < bst_modules_count (); i++)
    {
      const BstOptionDef *defs;
      gsize n = bst_modules_options (i, &defs);

      for (gsize k = 0; k < n; k++)
        if (g_str_equal (defs[k].key, key))
          {
            *module = bst_modules_id (i);
            return &defs[k];
          }
    }
  return NULL;
}

static gboolean
add_option (BastideSetup *setup, const char *text, gboolean at_random, GError **error)
{
  const char *equals = strchr (text, '=');
  g_autofree char *key = NULL;
  const BstOptionDef *def;
  const char *module;

  if (equals == NULL)
    return fail (error, "“%s” is not of the form KEY=VALUE", text);
  key = g_strndup (text, (gsize) (equals - text));
  def = find_option (key, &module);
  if (def == NULL)
    return fail (error, "There is no option “%s”", key);
  if (!g_strv_contains (def->values, equals + 1))
    {
      g_autofree char *values = g_strjoinv (", ", (char **) def->values);

      return fail (error, "“%s” is no value of %s (%s)", equals + 1, key, values);
    }
  /* With modules at random, those of some games have it. */
  if (!at_random && !bastide_setup_get_module (setup, module))
    return fail (error, "The option %s is one of the module “%s”, which is not in play", key,
                 module);
  bastide_setup_set_option (setup, key, equals + 1);
  return TRUE;
}

/* ---- The set-up ---- */

/* An empty set-up: the model's own begins with two players. */
static BastideSetup *
new_setup (int players)
{
  BastideSetup *setup = bastide_setup_new ();

  while (bastide_setup_get_n_players (setup) > 0)
    bastide_setup_remove_player (setup, 1);
  for (int i = 0; i < players; i++)
    {
      g_autofree char *name = g_strdup_printf ("Player %d", i + 1);

      bastide_setup_add_player (setup, name, (guint) i, BASTIDE_PLAYER_COMPUTER, 2);
    }
  return setup;
}

static gboolean
read_players (const CliGameOptions *self, gboolean at_random, guint64 seed, int *players,
              GError **error)
{
  gint64 number;

  *players = at_random ? cli_random_players (seed) : 2;
  if (self->players == NULL)
    return TRUE;
  if (!g_ascii_string_to_signed (self->players, 10, 1, BST_MAX_SEATS, &number, NULL))
    return fail (error, "A game has 1 to %d players, not “%s”", BST_MAX_SEATS, self->players);
  *players = (int) number;
  return TRUE;
}

static gboolean
read_seed (const CliGameOptions *self, guint64 *seed, GError **error)
{
  *seed = 1;
  if (self->seed == NULL
      || g_ascii_string_to_unsigned (self->seed, 10, 0, G_MAXUINT64, seed, NULL))
    return TRUE;
  return fail (error, "The seed must be a number from 0 to %" G_GUINT64_FORMAT ", not “%s”",
               G_MAXUINT64, self->seed);
}

BastideSetup *
cli_game_options_make (const CliGameOptions *self, guint64 number, GError **error)
{
  g_autoptr (BastideSetup) setup = NULL;
  gboolean at_random = g_strcmp0 (self->modules, "random") == 0;
  guint64 seed;
  int players;

  if (!read_seed (self, &seed, error))
    return NULL;
  seed += number;
  if (!read_players (self, at_random, seed, &players, error))
    return NULL;
  setup = new_setup (players);
  if (!add_modules (setup, self->modules, seed, error))
    return NULL;
  for (guint i = 0; self->sets != NULL && self->sets[i] != NULL; i++)
    if (!add_set (setup, self->sets[i], error))
      return NULL;
  for (guint i = 0; self->options != NULL && self->options[i] != NULL; i++)
    if (!add_option (setup, self->options[i], at_random, error))
      return NULL;
  bastide_setup_set_seed (setup, seed);
  return g_steal_pointer (&setup);
}

CliStatus
cli_game_options_fail (const char *verb, const GError *error)
{
  if (error->domain != BASTIDE_TILE_SET_ERROR && error->domain != G_IO_ERROR)
    return cli_usage_error (verb, "%s", error->message);
  cli_error ("%s", error->message);
  return CLI_REFUSED;
}
