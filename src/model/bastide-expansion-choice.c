/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include "bastide-expansion-private.h"
#include "bastide-setup-private.h"

/* What of an expansion is in a set-up. The engine knows tiles and modules; a
 * module brings figures and rules together, so that figures without rules are
 * the module with its symbols blanked, and rules without figures are the module
 * with none of them. */

#define ABBEY "abbey"

/* Figures of each kind; -1: as many as there are by default. */
typedef struct
{
  int figures[BASTIDE_MAX_FIGURES];
} Counts;

static gboolean
is_base (const BastideExpansionDef *def)
{
  return g_strcmp0 (def->module, "base") == 0;
}

static gboolean
is_module_on (const BastideExpansionDef *def,
              BastideSetup              *setup)
{
  return def->module != NULL && bastide_setup_get_module (setup, def->module);
}

static int
find_figure (const BastideExpansionDef *def,
             const char                *figure)
{
  for (int i = 0; def->figures[i] != NULL; i++)
    if (g_str_equal (def->figures[i], figure))
      return i;

  return -1;
}

/* ---- Tiles ---- */

/* The edition in the game; the one of the base game if there is none. */
static guint
find_edition (const BastideExpansionDef *def,
              BastideSetup              *setup)
{
  gboolean gardens = def->editions[1] != NULL
                     && bastide_setup_get_copies (setup, "base-gardens") > 0;

  for (guint i = 0; def->editions[i] != NULL; i++)
    if (bastide_setup_get_copies (setup, def->editions[i]) > 0)
      return i;

  return gardens ? 1 : 0;
}

static guint
get_copies (const BastideExpansionDef *def,
            BastideSetup              *setup)
{
  const char *id = def->editions[find_edition (def, setup)];

  return id != NULL ? bastide_setup_get_copies (setup, id) : 0;
}

/* "abbey-and-mayor/abbey" */
static char *
abbey_name (const BastideExpansionDef *def,
            BastideSetup              *setup)
{
  return g_strconcat (def->editions[find_edition (def, setup)], "/" ABBEY,
                      NULL);
}

/* ---- Figures ---- */

static guint
default_count (const BastideExpansionDef *def,
               BastideSetup              *setup,
               const char                *figure)
{
  if (g_str_equal (figure, ABBEY))
    return get_copies (def, setup);

  return bastide_figure_default (figure);
}

/* What was chosen, or -1. */
static int
chosen_count (const BastideExpansionDef *def,
              BastideSetup              *setup,
              const char                *figure)
{
  g_autofree char *name = NULL;

  if (!g_str_equal (figure, ABBEY))
    return bastide_setup_get_figures (setup, figure);

  name = abbey_name (def, setup);
  return bastide_setup_get_tiles (setup, name);
}

static Counts
collect_counts (const BastideExpansionDef *def,
                BastideSetup              *setup)
{
  gboolean on = is_module_on (def, setup);
  Counts counts = { { 0 } };

  for (guint i = 0; def->figures[i] != NULL; i++)
    counts.figures[i] = on ? chosen_count (def, setup, def->figures[i]) : 0;

  return counts;
}

static void
choose_count (const BastideExpansionDef *def,
              BastideSetup              *setup,
              const char                *figure,
              int                        count)
{
  gboolean is_default
      = count < 0 || (guint) count == default_count (def, setup, figure);

  if (!g_str_equal (figure, ABBEY))
    {
      bastide_setup_set_figures (setup, figure, is_default ? -1 : count);
      return;
    }

  for (guint i = 0; def->editions[i] != NULL; i++)
    {
      g_autofree char *name = g_strconcat (def->editions[i], "/" ABBEY, NULL);

      bastide_setup_unset_tiles (setup, name);
    }
  if (!is_default)
    {
      g_autofree char *name = abbey_name (def, setup);

      bastide_setup_set_tiles (setup, name, count);
    }
}

/* ---- Rules ---- */

static gboolean
get_rules (const BastideExpansionDef *def,
           BastideSetup              *setup)
{
  if (!is_module_on (def, setup))
    return FALSE;
  for (guint i = 0; def->words[i] != NULL; i++)
    if (!bastide_setup_has_blank (setup, def->words[i]))
      return TRUE;

  return def->words[0] == NULL;
}

static gboolean
has_any (const BastideExpansionDef *def,
         BastideSetup              *setup,
         const Counts              *counts)
{
  for (guint i = 0; def->figures[i] != NULL; i++)
    {
      int count = counts->figures[i];

      if (count > 0
          || (count < 0 && default_count (def, setup, def->figures[i]) > 0))
        return TRUE;
    }

  return FALSE;
}

/* Makes module, blanks and figures what rules and counts say. */
static void
apply (const BastideExpansionDef *def,
       BastideSetup              *setup,
       gboolean                   rules,
       const Counts              *counts)
{
  gboolean on = rules || has_any (def, setup, counts) || is_base (def);

  if (def->module == NULL)
    return;

  bastide_setup_set_module (setup, def->module, on);
  for (guint i = 0; def->words[i] != NULL; i++)
    if (on && !rules)
      bastide_setup_add_blank (setup, def->words[i]);
    else
      bastide_setup_remove_blank (setup, def->words[i]);
  for (guint i = 0; def->figures[i] != NULL; i++)
    choose_count (def, setup, def->figures[i], on ? counts->figures[i] : -1);
}

/* Rules that are no switch of their own come with the figures. */
static gboolean
kept_rules (const BastideExpansionDef *def,
            BastideSetup              *setup)
{
  return def->has_rules && get_rules (def, setup);
}

/* ---- Public ---- */

guint
bastide_expansion_get_copies (BastideExpansion *self,
                              BastideSetup     *setup)
{
  g_return_val_if_fail (BASTIDE_IS_EXPANSION (self), 0);
  g_return_val_if_fail (BASTIDE_IS_SETUP (setup), 0);

  return get_copies (bastide_expansion_get_def (self), setup);
}

void
bastide_expansion_set_copies (BastideExpansion *self,
                              BastideSetup     *setup,
                              guint             copies)
{
  const BastideExpansionDef *def;
  gboolean rules;
  Counts counts;
  guint edition;

  g_return_if_fail (BASTIDE_IS_EXPANSION (self));
  g_return_if_fail (BASTIDE_IS_SETUP (setup));

  def = bastide_expansion_get_def (self);
  edition = find_edition (def, setup);
  if (def->editions[edition] == NULL)
    return;

  rules = kept_rules (def, setup);
  counts = collect_counts (def, setup);
  for (guint i = 0; def->editions[i] != NULL; i++)
    bastide_setup_set_copies (setup, def->editions[i],
                              i == edition ? copies : 0);
  apply (def, setup, rules, &counts);
}

guint
bastide_expansion_get_edition (BastideExpansion *self,
                               BastideSetup     *setup)
{
  g_return_val_if_fail (BASTIDE_IS_EXPANSION (self), 0);
  g_return_val_if_fail (BASTIDE_IS_SETUP (setup), 0);

  return find_edition (bastide_expansion_get_def (self), setup);
}

/* The set keeps its place among the others: the first one's start tile is
 * laid. */
void
bastide_expansion_set_edition (BastideExpansion *self,
                               BastideSetup     *setup,
                               guint             edition)
{
  const BastideExpansionDef *def;
  BastideSetChoice *choice;
  Counts counts;

  g_return_if_fail (BASTIDE_IS_EXPANSION (self));
  g_return_if_fail (BASTIDE_IS_SETUP (setup));

  def = bastide_expansion_get_def (self);
  g_return_if_fail (edition == 0 || def->editions[1] != NULL);
  if (get_copies (def, setup) == 0 || find_edition (def, setup) == edition)
    return;

  counts = collect_counts (def, setup);
  choice = bastide_setup_find_set (setup,
                                   def->editions[find_edition (def, setup)]);
  g_free (choice->id);
  choice->id = g_strdup (def->editions[edition]);
  choice->hash = 0;
  apply (def, setup, kept_rules (def, setup), &counts);
}

gboolean
bastide_expansion_get_rules (BastideExpansion *self,
                             BastideSetup     *setup)
{
  g_return_val_if_fail (BASTIDE_IS_EXPANSION (self), FALSE);
  g_return_val_if_fail (BASTIDE_IS_SETUP (setup), FALSE);

  return get_rules (bastide_expansion_get_def (self), setup);
}

void
bastide_expansion_set_rules (BastideExpansion *self,
                             BastideSetup     *setup,
                             gboolean          rules)
{
  const BastideExpansionDef *def;
  Counts counts;

  g_return_if_fail (BASTIDE_IS_EXPANSION (self));
  g_return_if_fail (BASTIDE_IS_SETUP (setup));

  def = bastide_expansion_get_def (self);
  counts = collect_counts (def, setup);
  if (def->has_rules)
    apply (def, setup, rules, &counts);
}

guint
bastide_expansion_get_count (BastideExpansion *self,
                             BastideSetup     *setup,
                             const char       *figure)
{
  const BastideExpansionDef *def;
  Counts counts;
  int index;

  g_return_val_if_fail (BASTIDE_IS_EXPANSION (self), 0);
  g_return_val_if_fail (BASTIDE_IS_SETUP (setup), 0);
  g_return_val_if_fail (figure != NULL, 0);

  def = bastide_expansion_get_def (self);
  index = find_figure (def, figure);
  g_return_val_if_fail (index >= 0, 0);

  counts = collect_counts (def, setup);
  return counts.figures[index] >= 0 ? (guint) counts.figures[index]
                                    : default_count (def, setup, figure);
}

void
bastide_expansion_set_count (BastideExpansion *self,
                             BastideSetup     *setup,
                             const char       *figure,
                             guint             count)
{
  const BastideExpansionDef *def;
  Counts counts;
  int index;

  g_return_if_fail (BASTIDE_IS_EXPANSION (self));
  g_return_if_fail (BASTIDE_IS_SETUP (setup));
  g_return_if_fail (figure != NULL);

  def = bastide_expansion_get_def (self);
  index = find_figure (def, figure);
  g_return_if_fail (index >= 0);

  counts = collect_counts (def, setup);
  counts.figures[index] = MIN (count, bastide_expansion_get_max_count (self,
                                                                       figure));
  apply (def, setup, kept_rules (def, setup), &counts);
}

guint
bastide_expansion_get_max_count (BastideExpansion *self,
                                 const char       *figure)
{
  g_return_val_if_fail (BASTIDE_IS_EXPANSION (self), 0);
  g_return_val_if_fail (figure != NULL, 0);

  if (g_str_equal (figure, "dragon") || g_str_equal (figure, "fairy"))
    return 1;

  return g_str_equal (figure, "follower") ? 20 : 9;
}

gboolean
bastide_expansion_get_enabled (BastideExpansion *self,
                               BastideSetup     *setup)
{
  const BastideExpansionDef *def;

  g_return_val_if_fail (BASTIDE_IS_EXPANSION (self), FALSE);
  g_return_val_if_fail (BASTIDE_IS_SETUP (setup), FALSE);

  def = bastide_expansion_get_def (self);
  return is_base (def) || get_copies (def, setup) > 0
         || (!def->shares_rules && is_module_on (def, setup));
}

/* Rules that another row shares come and go with the tiles. */
void
bastide_expansion_set_enabled (BastideExpansion *self,
                               BastideSetup     *setup,
                               gboolean          enabled)
{
  const BastideExpansionDef *def;
  Counts counts = { { 0 } };

  g_return_if_fail (BASTIDE_IS_EXPANSION (self));
  g_return_if_fail (BASTIDE_IS_SETUP (setup));

  def = bastide_expansion_get_def (self);
  if (is_base (def)
      || bastide_expansion_get_enabled (self, setup) == !!enabled)
    return;

  if (def->editions[0] != NULL)
    bastide_setup_set_copies (setup, def->editions[find_edition (def, setup)],
                              enabled ? 1 : 0);
  if (def->shares_rules)
    return;

  for (guint i = 0; i < BASTIDE_MAX_FIGURES; i++)
    counts.figures[i] = enabled ? -1 : 0;
  apply (def, setup, enabled && def->has_rules, &counts);
}
