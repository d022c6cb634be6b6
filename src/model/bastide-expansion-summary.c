/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-expansion-private.h"
#include "bastide-sentence-private.h"
#include "bastide-setup-private.h"

/* What of an expansion is in a set-up, in words. */

static void
add_tiles (const BastideExpansionDef *def,
           BastideSetup              *setup,
           GStrvBuilder              *builder)
{
  for (guint i = 0; def->editions[i] != NULL; i++)
    {
      BastideTileSet *set
          = bastide_setup_lookup_tile_set (setup, def->editions[i]);
      guint copies = bastide_setup_get_copies (setup, def->editions[i]);
      guint n = copies * bastide_tile_set_count_stack (set);

      if (n > 0)
        bastide_words_take (builder,
                            g_strdup_printf (ngettext ("%u tile", "%u tiles",
                                                       n), n));
    }
}

/* Options of its module that are not as they are by default. */
static guint
count_changes (const BastideExpansionDef *def,
               BastideSetup              *setup)
{
  int module = def->module != NULL ? bst_modules_find (def->module) : -1;
  const BstOptionDef *options = NULL;
  gsize n = module >= 0 ? bst_modules_options (module, &options) : 0;
  guint changes = 0;

  for (gsize i = 0; i < n; i++)
    if (g_strcmp0 (bastide_setup_get_option (setup, options[i].key),
                   options[i].values[options[i].def]) != 0)
      changes++;

  return changes;
}

static void
add_rules (BastideExpansion          *self,
           const BastideExpansionDef *def,
           BastideSetup              *setup,
           GStrvBuilder              *builder)
{
  guint changes = count_changes (def, setup);

  if (def->has_rules && !bastide_expansion_get_rules (self, setup))
    /* Translators: ends a list such as "18 tiles, 1 large follower". */
    g_strv_builder_add (builder, _("without its rules"));
  else if (changes > 0 && bastide_setup_get_module (setup, def->module))
    /* Translators: ends a list such as "18 tiles, 1 large follower". */
    bastide_words_take (builder,
                        g_strdup_printf (ngettext ("%u changed rule",
                                                   "%u changed rules", changes),
                                         changes));
}

char *
bastide_expansion_dup_summary (BastideExpansion *self,
                               BastideSetup     *setup)
{
  const BastideExpansionDef *def;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) phrases = NULL;

  g_return_val_if_fail (BASTIDE_IS_EXPANSION (self), NULL);
  g_return_val_if_fail (BASTIDE_IS_SETUP (setup), NULL);

  if (!bastide_expansion_get_enabled (self, setup))
    return g_strdup ("");

  def = bastide_expansion_get_def (self);
  add_tiles (def, setup, builder);
  for (guint i = 0; def->figures[i] != NULL; i++)
    {
      guint n = bastide_expansion_get_count (self, setup, def->figures[i]);

      if (n > 0)
        bastide_words_take (builder,
                            bastide_words_for_count (def->figures[i], n));
    }
  add_rules (self, def, setup, builder);
  phrases = g_strv_builder_end (builder);

  return bastide_words_join (phrases);
}
