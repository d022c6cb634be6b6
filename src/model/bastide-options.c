/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-setup-private.h"

/* The words for an option. The engine's tables say which options and values
 * there are; one that is missing here is shown by its key. */
typedef struct
{
  const char *key;
  const char *title;
  const char *help;
  struct
  {
    const char *value;
    const char *title;
  } values[4];
} OptionWords;

static const OptionWords option_words[] = {
  { "base.two-tile-city",
    N_("Smallest city"),
    N_("What a completed city of two tiles is worth. With 2 it scores one "
       "point for each tile and one for each shield."),
    { { "4", N_("4 points") }, { "2", N_("2 points") } } },
  { "base.farmers",
    N_("Fields"),
    N_("Whether followers may be placed in fields, which score for completed "
       "cities at the end of the game."),
    { { "on", N_("In play") }, { "off", N_("Not in play") } } },
  { "base.first-player",
    N_("First player"),
    N_("Who has the first turn."),
    { { "choose", N_("The first in the list") },
      { "random", N_("Drawn by lot") } } },
  { "end.condition",
    N_("End of the game"),
    N_("When the game ends: after the turn in which the last tile is laid, or "
       "when a player cannot draw or lay a tile."),
    { { "last-tile", N_("After the last tile") },
      { "no-tile", N_("When there is no tile to lay") } } },
  { "river.border",
    N_("Banks of the river"),
    N_("Whether the river parts the fields on its two banks."),
    { { "separates", N_("Two fields") }, { "joins", N_("One field") } } },
  { "river.u-turn",
    N_("Bends of the river"),
    N_("Whether the river may turn twice in the same direction, one tile after "
       "the other."),
    { { "forbid", N_("No double bend") }, { "free", N_("Free") } } },
};

static const OptionWords *
find_words (const char *key)
{
  for (guint i = 0; i < G_N_ELEMENTS (option_words); i++)
    if (g_str_equal (option_words[i].key, key))
      return &option_words[i];

  return NULL;
}

/* The engine's definition of an option, or NULL. */
const BstOptionDef *
bastide_option_find (const char *key)
{
  for (gsize i = 0; i < bst_modules_count (); i++)
    {
      const BstOptionDef *options;
      gsize n = bst_modules_options (i, &options);

      for (gsize j = 0; j < n; j++)
        if (g_str_equal (options[j].key, key))
          return &options[j];
    }

  return NULL;
}

char *
bastide_option_get_title (const char *key)
{
  const OptionWords *words;

  g_return_val_if_fail (key != NULL, NULL);

  words = find_words (key);
  return g_strdup (words != NULL ? _(words->title) : key);
}

/* "" for an option without an explanation. */
char *
bastide_option_get_help (const char *key)
{
  const OptionWords *words;

  g_return_val_if_fail (key != NULL, NULL);

  words = find_words (key);
  return g_strdup (words != NULL ? _(words->help) : "");
}

char *
bastide_option_get_value_title (const char *key,
                                const char *value)
{
  const OptionWords *words;

  g_return_val_if_fail (key != NULL, NULL);
  g_return_val_if_fail (value != NULL, NULL);

  words = find_words (key);
  for (guint i = 0; words != NULL && i < G_N_ELEMENTS (words->values); i++)
    if (g_strcmp0 (words->values[i].value, value) == 0)
      return g_strdup (_(words->values[i].title));

  return g_strdup (value);
}

/* ---- Presets ---- */

typedef struct
{
  const char *id;
  const char *title;
  /* Options that differ from the default; up to three pairs. */
  const char *options[8];
} Preset;

static const Preset presets[] = {
  { "rulebook", N_("Rulebook"), { NULL } },
  { "bga", N_("Board Game Arena"), { "end.condition", "no-tile", NULL } },
  { "jcloisterzone", N_("JCloisterZone"), { NULL } },
};

static const Preset *
find_preset (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (presets); i++)
    if (g_str_equal (presets[i].id, id))
      return &presets[i];

  return NULL;
}

const char * const *
bastide_presets_list (void)
{
  static const char *const ids[] = { "rulebook", "bga", "jcloisterzone", NULL };

  return ids;
}

char *
bastide_preset_get_title (const char *id)
{
  const Preset *preset;

  g_return_val_if_fail (id != NULL, NULL);

  preset = find_preset (id);
  return g_strdup (preset != NULL ? _(preset->title) : id);
}

/* Sets every option: to the preset's value, else to the default. */
void
bastide_setup_apply_preset (BastideSetup *self,
                            const char   *id)
{
  const Preset *preset;

  g_return_if_fail (BASTIDE_IS_SETUP (self));
  g_return_if_fail (id != NULL);

  preset = find_preset (id);
  g_return_if_fail (preset != NULL);

  g_ptr_array_set_size (self->options, 0);
  for (guint i = 0; preset->options[i] != NULL; i += 2)
    bastide_setup_set_option (self, preset->options[i], preset->options[i + 1]);
}

static gboolean
is_preset (BastideSetup *self,
           const Preset *preset)
{
  guint n = 0;

  for (; preset->options[2 * n] != NULL; n++)
    if (g_strcmp0 (bastide_setup_get_option (self, preset->options[2 * n]),
                   preset->options[2 * n + 1]) != 0)
      return FALSE;

  return n == self->options->len;
}

/* The first whose options are all as they are now. */
const char *
bastide_setup_get_preset (BastideSetup *self)
{
  g_return_val_if_fail (BASTIDE_IS_SETUP (self), NULL);

  for (guint i = 0; i < G_N_ELEMENTS (presets); i++)
    if (is_preset (self, &presets[i]))
      return presets[i].id;

  return NULL;
}
