/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-expansion-private.h"
#include "bastide-sentences.h"

struct _BastideExpansion
{
  GObject parent_instance;

  /* owned */
  char *id;
  char *name;
  char *description;

  /* plain values */
  BastideExpansionDef def; /* its strings are static or the ones above */
};

G_DEFINE_FINAL_TYPE (BastideExpansion, bastide_expansion, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_ID,
  PROP_NAME,
  PROP_DESCRIPTION,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static const BastideExpansionDef defs[] = {
  { .id = "base", .module = "base", .editions = { "base", "base-gardens" },
    .figures = { "follower" } },
  { .id = "abbot", .module = "abbot", .figures = { "abbot" } },
  { .id = "river", .module = "river", .editions = { "river", "river-gardens" },
    .has_rules = TRUE, .shares_rules = TRUE },
  { .id = "river-2", .module = "river",
    .editions = { "river-2", "river-2-gardens" },
    .has_rules = TRUE, .shares_rules = TRUE },
  { .id = "inns-and-cathedrals", .module = "inns-and-cathedrals",
    .editions = { "inns-and-cathedrals", "inns-and-cathedrals-gardens" },
    .figures = { "large" }, .words = { "inn", "cathedral" },
    .has_rules = TRUE },
  { .id = "traders-and-builders", .module = "traders-and-builders",
    .editions = { "traders-and-builders", "traders-and-builders-gardens" },
    .figures = { "builder", "pig" }, .words = { "wine", "grain", "cloth" },
    .has_rules = TRUE },
  { .id = "princess-and-dragon", .module = "princess-and-dragon",
    .editions = { "princess-and-dragon", "princess-and-dragon-gardens" },
    .figures = { "dragon", "fairy" },
    .words = { "volcano", "dragon", "portal", "princess" },
    .has_rules = TRUE },
  { .id = "abbey-and-mayor", .module = "abbey-and-mayor",
    .editions = { "abbey-and-mayor", "abbey-and-mayor-gardens" },
    .figures = { "mayor", "wagon", "barn", "abbey" } },
  { .id = "king-and-robber-baron", .module = "king-and-robber-baron",
    .editions = { "king-and-robber-baron", "king-and-robber-baron-gardens" },
    .has_rules = TRUE },
};

/* ---- The object ---- */

static void
bastide_expansion_get_property (GObject    *object,
                                guint       id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  BastideExpansion *self = BASTIDE_EXPANSION (object);

  switch (id)
    {
    case PROP_ID:
      g_value_set_string (value, self->id);
      break;
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_DESCRIPTION:
      g_value_set_string (value, self->description);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bastide_expansion_finalize (GObject *object)
{
  BastideExpansion *self = BASTIDE_EXPANSION (object);

  g_free (self->id);
  g_free (self->name);
  g_free (self->description);

  G_OBJECT_CLASS (bastide_expansion_parent_class)->finalize (object);
}

static void
bastide_expansion_class_init (BastideExpansionClass *klass)
{
  static const char *const names[] = { NULL, "id", "name", "description" };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = bastide_expansion_get_property;
  object_class->finalize = bastide_expansion_finalize;

  for (guint i = PROP_ID; i < N_PROPS; i++)
    properties[i] = g_param_spec_string (names[i], NULL, NULL, "",
                                         G_PARAM_READABLE
                                             | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
bastide_expansion_init (BastideExpansion *self)
{
}

/* ---- The list ---- */

static BastideExpansion *
new_shipped (const BastideExpansionDef *def)
{
  BastideExpansion *self = g_object_new (BASTIDE_TYPE_EXPANSION, NULL);
  BastideTileSet *set = def->editions[0] != NULL
                            ? bastide_tile_sets_lookup (def->editions[0])
                            : NULL;

  self->def = *def;
  self->id = g_strdup (def->id);
  if (set != NULL)
    {
      self->name = g_strdup (bastide_tile_set_get_name (set));
      self->description = g_strdup (bastide_tile_set_get_description (set));
    }
  else
    {
      /* Translators: an expansion without tiles of its own. */
      self->name = g_strdup (C_("expansion", "The Abbot"));
      self->description = g_strdup (_("A figure for each player that stands in "
                                      "monasteries and gardens and can be "
                                      "taken back for points."));
    }

  return self;
}

static gboolean
is_edition (const char *set_id)
{
  for (guint i = 0; i < G_N_ELEMENTS (defs); i++)
    for (guint j = 0; defs[i].editions[j] != NULL; j++)
      if (g_str_equal (defs[i].editions[j], set_id))
        return TRUE;

  return FALSE;
}

/* A set that belongs to no expansion brings its tiles, and the rules that it
 * names. */
static BastideExpansion *
new_for_set (BastideTileSet *set)
{
  BastideExpansion *self = g_object_new (BASTIDE_TYPE_EXPANSION, NULL);

  self->id = g_strdup (bastide_tile_set_get_id (set));
  self->name = g_strdup (bastide_tile_set_get_name (set));
  self->description = g_strdup (bastide_tile_set_get_description (set));
  self->def = (BastideExpansionDef){ .id = self->id,
                                     .editions = { self->id },
                                     .shares_rules = TRUE };

  return self;
}

static GListModel *
make_list (void)
{
  GListStore *list = g_list_store_new (BASTIDE_TYPE_EXPANSION);
  GListModel *sets = bastide_tile_sets_get_shipped ();

  for (guint i = 0; i < G_N_ELEMENTS (defs); i++)
    {
      g_autoptr (BastideExpansion) expansion = new_shipped (&defs[i]);

      g_list_store_append (list, expansion);
    }
  for (guint i = 0; i < g_list_model_get_n_items (sets); i++)
    {
      g_autoptr (BastideTileSet) set = g_list_model_get_item (sets, i);
      g_autoptr (BastideExpansion) expansion = NULL;

      if (is_edition (bastide_tile_set_get_id (set)))
        continue;
      expansion = new_for_set (set);
      g_list_store_append (list, expansion);
    }

  return G_LIST_MODEL (list);
}

GListModel *
bastide_expansions_list (void)
{
  static GListModel *list;

  if (g_once_init_enter (&list))
    g_once_init_leave (&list, make_list ());

  return list;
}

BastideExpansion *
bastide_expansions_lookup (const char *id)
{
  GListModel *list = bastide_expansions_list ();

  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (BastideExpansion) it = g_list_model_get_item (list, i);

      if (g_str_equal (it->id, id))
        return it; /* the list holds it */
    }

  return NULL;
}

/* ---- What it is ---- */

const BastideExpansionDef *
bastide_expansion_get_def (BastideExpansion *self)
{
  return &self->def;
}

const char *
bastide_expansion_get_id (BastideExpansion *self)
{
  g_return_val_if_fail (BASTIDE_IS_EXPANSION (self), NULL);

  return self->id;
}

const char *
bastide_expansion_get_name (BastideExpansion *self)
{
  g_return_val_if_fail (BASTIDE_IS_EXPANSION (self), NULL);

  return self->name;
}

const char *
bastide_expansion_get_description (BastideExpansion *self)
{
  g_return_val_if_fail (BASTIDE_IS_EXPANSION (self), NULL);

  return self->description;
}

/* Both rivers are on one page; the base game is all of the help. */
const char *
bastide_expansion_get_help_page (BastideExpansion *self)
{
  g_return_val_if_fail (BASTIDE_IS_EXPANSION (self), NULL);

  if (g_strcmp0 (self->def.module, "base") == 0)
    return "index";

  return self->def.module;
}

const char *
bastide_expansion_get_module (BastideExpansion *self)
{
  g_return_val_if_fail (BASTIDE_IS_EXPANSION (self), NULL);

  return self->def.module;
}

const char * const *
bastide_expansion_get_editions (BastideExpansion *self)
{
  g_return_val_if_fail (BASTIDE_IS_EXPANSION (self), NULL);

  return self->def.editions;
}

char *
bastide_expansion_dup_edition_title (BastideExpansion *self,
                                     guint             edition)
{
  g_return_val_if_fail (BASTIDE_IS_EXPANSION (self), NULL);

  /* Translators: an edition of a set of tiles. */
  return g_strdup (edition == 0 ? C_("edition", "Without Gardens")
                                : C_("edition", "With Gardens"));
}

guint
bastide_tile_set_count_stack (BastideTileSet *set)
{
  const BstTile *kinds;
  guint n_kinds = 0;
  guint n = 0;

  if (set == NULL)
    return 0;

  kinds = bastide_tile_set_get_kinds (set, &n_kinds);
  for (guint i = 0; i < n_kinds; i++)
    if (kinds[i].group != BST_GROUP_HAND)
      n += kinds[i].count;

  return n;
}

guint
bastide_expansion_get_n_tiles (BastideExpansion *self,
                               guint             edition)
{
  g_return_val_if_fail (BASTIDE_IS_EXPANSION (self), 0);
  g_return_val_if_fail (edition < G_N_ELEMENTS (self->def.editions) - 1, 0);

  if (self->def.editions[edition] == NULL)
    return 0;

  return bastide_tile_set_count_stack (
      bastide_tile_sets_lookup (self->def.editions[edition]));
}

const char * const *
bastide_expansion_get_figures (BastideExpansion *self)
{
  g_return_val_if_fail (BASTIDE_IS_EXPANSION (self), NULL);

  return self->def.figures;
}

gboolean
bastide_expansion_has_rules (BastideExpansion *self)
{
  g_return_val_if_fail (BASTIDE_IS_EXPANSION (self), FALSE);

  return self->def.has_rules;
}

/* ---- Figures ---- */

char *
bastide_figure_get_label (const char *figure)
{
  g_return_val_if_fail (figure != NULL, NULL);

  if (g_str_equal (figure, "abbey"))
    return g_strdup (C_("figure", "Abbey"));

  return bastide_piece_get_label (figure);
}

const char *
bastide_figure_find_module (const char *figure)
{
  for (guint i = 0; i < G_N_ELEMENTS (defs); i++)
    if (g_strv_contains (defs[i].figures, figure))
      return defs[i].module;

  return NULL;
}

guint
bastide_figure_default (const char *figure)
{
  return g_str_equal (figure, "follower") ? 7 : 1;
}
