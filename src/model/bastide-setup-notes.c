/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "bastide-expansion-private.h"
#include "bastide-sentence-private.h"
#include "bastide-setup-private.h"

/* What is odd about a set-up, although a game can be played with it. */

/* What the tiles of the game show. */
typedef struct
{
  guint32 symbols;
  guint attrs;    /* bit set of BstAttr */
  guint features; /* bit set of BstFeatureKind */
  bool base;      /* some are of the base game */
} Shown;

static void
look_at (const BstTile *tile,
         Shown         *shown)
{
  shown->symbols |= tile->symbols;
  shown->base |= g_str_has_prefix (tile->set, "base");
  for (guint i = 0; i < tile->n_segments; i++)
    {
      shown->features |= 1u << tile->segments[i].kind;
      for (guint attr = 0; attr < BST_N_ATTRS; attr++)
        if (tile->segments[i].attrs[attr] > 0)
          shown->attrs |= 1u << attr;
    }
}

static gboolean
collect_shown (BastideSetup *setup,
               Shown        *shown)
{
  g_autoptr (GArray) tiles = bastide_setup_collect_tiles (setup, NULL);

  *shown = (Shown){ 0 };
  if (tiles == NULL)
    return FALSE;
  for (guint i = 0; i < tiles->len; i++)
    look_at (g_array_index (tiles, BstTileCount, i).tile, shown);

  return TRUE;
}

static guint
count_of (BastideSetup *setup,
          const char   *expansion,
          const char   *figure)
{
  BastideExpansion *it = bastide_expansions_lookup (expansion);

  return it != NULL ? bastide_expansion_get_count (it, setup, figure) : 0;
}

/* ---- Tiles and rules ---- */

static gboolean
shows_any (const BastideExpansionDef *def,
           const Shown               *shown)
{
  for (guint i = 0; def->words[i] != NULL; i++)
    if (bastide_word_is_shown (def->words[i], shown->symbols, shown->attrs))
      return TRUE;

  return FALSE;
}

static char *
note_for_expansion (BastideExpansion *expansion,
                    BastideSetup     *setup,
                    const Shown      *shown)
{
  const BastideExpansionDef *def = bastide_expansion_get_def (expansion);
  const char *name = bastide_expansion_get_name (expansion);
  gboolean rules = bastide_expansion_get_rules (expansion, setup);
  guint copies = bastide_expansion_get_copies (expansion, setup);

  if (!def->has_rules)
    return NULL;
  if (copies > 0 && !rules)
    /* Translators: %s is the name of an expansion. */
    return g_strdup_printf (_("The tiles of %s are in the game without its "
                              "rules: what is special about them does "
                              "nothing."), name);
  if (rules && def->words[0] != NULL && !shows_any (def, shown))
    /* Translators: %s is the name of an expansion. */
    return g_strdup_printf (_("The rules of %s are in the game, but no tile "
                              "shows what they are about."), name);

  return NULL;
}

static void
add_expansions (BastideSetup *setup,
                const Shown  *shown,
                GStrvBuilder *notes)
{
  GListModel *list = bastide_expansions_list ();

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (BastideExpansion) it = g_list_model_get_item (list, i);
      g_autofree char *note = note_for_expansion (it, setup, shown);

      if (note != NULL)
        g_strv_builder_add (notes, note);
    }
}

/* ---- Sets that ask for others ---- */

/* Either edition will do. */
static gboolean
has_set (BastideSetup *setup,
         const char   *id)
{
  BastideExpansion *expansion = bastide_expansions_lookup (id);

  return expansion != NULL ? bastide_expansion_get_copies (expansion, setup) > 0
                           : bastide_setup_get_copies (setup, id) > 0;
}

static void
add_requirements (BastideSetup *setup,
                  GStrvBuilder *notes)
{
  for (guint i = 0; i < setup->sets->len; i++)
    {
      BastideSetChoice *choice = setup->sets->pdata[i];
      BastideTileSet *set = bastide_setup_lookup_tile_set (setup, choice->id);
      const char *const *ids
          = set != NULL ? bastide_tile_set_get_requires (set) : NULL;

      for (guint j = 0; ids != NULL && ids[j] != NULL; j++)
        {
          BastideTileSet *other = bastide_tile_sets_lookup (ids[j]);

          if (has_set (setup, ids[j]))
            continue;
          /* Translators: names of two sets of tiles. */
          bastide_words_take (
              notes,
              g_strdup_printf (_("%s is made to be played with %s, which is not "
                                 "in the game."),
                               bastide_tile_set_get_name (set),
                               other != NULL ? bastide_tile_set_get_name (other)
                                             : ids[j]));
        }
    }
}

/* ---- Figures ---- */

static void
add_gardens (BastideSetup *setup,
             const Shown  *shown,
             GStrvBuilder *notes)
{
  gboolean gardens = (shown->features & 1u << BST_FEATURE_GARDEN) != 0;
  gboolean abbots = count_of (setup, "abbot", "abbot") > 0;

  if (abbots && !gardens)
    g_strv_builder_add (notes, _("No tile shows a garden, so abbots can stand "
                                 "in monasteries only."));
  else if (gardens && !abbots)
    g_strv_builder_add (notes, _("Some tiles show a garden, but there are no "
                                 "abbots to stand there."));
}

static void
add_dragon (BastideSetup *setup,
            const Shown  *shown,
            GStrvBuilder *notes)
{
  gboolean volcanoes = (shown->symbols & BST_SYMBOL_VOLCANO) != 0;
  gboolean dragon = count_of (setup, "princess-and-dragon", "dragon") > 0;
  BastideExpansion *expansion
      = bastide_expansions_lookup ("princess-and-dragon");

  if (expansion == NULL || !bastide_expansion_get_rules (expansion, setup))
    return;
  if (dragon && !volcanoes)
    g_strv_builder_add (notes, _("No tile shows a volcano, so the dragon never "
                                 "comes."));
  else if (volcanoes && !dragon)
    g_strv_builder_add (notes, _("There are volcanoes, but no dragon that they "
                                 "call."));
}

static void
add_fields (BastideSetup *setup,
            GStrvBuilder *notes)
{
  gboolean fields
      = g_strcmp0 (bastide_setup_get_option (setup, "base.farmers"), "off") != 0;

  if (!fields && count_of (setup, "traders-and-builders", "pig") > 0)
    g_strv_builder_add (notes, _("Followers cannot be placed in fields, so "
                                 "pigs cannot be placed at all."));
}

static void
add_titles (BastideSetup *setup,
            GStrvBuilder *notes)
{
  if (bastide_setup_get_module (setup, "king-and-robber-baron")
      && g_strcmp0 (bastide_setup_get_option (setup, "kr.king"), "off") == 0
      && g_strcmp0 (bastide_setup_get_option (setup, "kr.robber"), "off") == 0)
    g_strv_builder_add (notes, _("Neither the king nor the robber baron is in "
                                 "the game."));
}

/* ---- All of them ---- */

char **
bastide_setup_dup_notes (BastideSetup *setup)
{
  g_autoptr (GStrvBuilder) notes = g_strv_builder_new ();
  Shown shown;

  g_return_val_if_fail (BASTIDE_IS_SETUP (setup), NULL);

  if (collect_shown (setup, &shown))
    {
      if (!shown.base)
        g_strv_builder_add (notes, _("No tiles of the base game are in the "
                                     "game."));
      add_requirements (setup, notes);
      add_expansions (setup, &shown, notes);
      add_gardens (setup, &shown, notes);
      add_dragon (setup, &shown, notes);
    }
  if (count_of (setup, "base", "follower") == 0)
    g_strv_builder_add (notes, _("Players have no followers."));
  add_fields (setup, notes);
  add_titles (setup, notes);

  return g_strv_builder_end (notes);
}
