/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-jcz-setup.h"
#include "bastide-setup-private.h"

/* That program switches figures and symbols one by one, whatever tiles are in
 * play: a module of ours is in play with the first of its elements, and what
 * else it knows is left out. */

typedef enum
{
  ELEMENT_NOTHING, /* sets nothing beside its module, if it has one */
  ELEMENT_FIGURE,  /* ours: a piece kind of the players */
  ELEMENT_NEUTRAL, /* ours: a figure of which there is one, whatever it says */
  ELEMENT_SYMBOL,  /* ours: symbols or attributes of tiles */
  ELEMENT_OPTION,  /* ours: an option that takes its "off" without it */
} ElementKind;

static const struct
{
  const char *theirs;
  ElementKind kind;
  const char *module; /* NULL: the base game's */
  const char *ours;
} elements[] = {
  { "small-follower", ELEMENT_FIGURE, NULL, "follower" },
  { "farmers", ELEMENT_OPTION, NULL, "base.farmers" },
  { "pig-herd", ELEMENT_NOTHING, NULL, NULL },
  { "river", ELEMENT_NOTHING, NULL, NULL },
  { "abbot", ELEMENT_FIGURE, "abbot", "abbot" },
  { "garden", ELEMENT_NOTHING, NULL, NULL },
  { "big-follower", ELEMENT_FIGURE, "inns-and-cathedrals", "large" },
  { "inn", ELEMENT_SYMBOL, "inns-and-cathedrals", "inn" },
  { "cathedral", ELEMENT_SYMBOL, "inns-and-cathedrals", "cathedral" },
  { "builder", ELEMENT_FIGURE, "traders-and-builders", "builder" },
  { "pig", ELEMENT_FIGURE, "traders-and-builders", "pig" },
  { "traders", ELEMENT_SYMBOL, "traders-and-builders", "wine grain cloth" },
  { "dragon", ELEMENT_SYMBOL, "princess-and-dragon", "volcano dragon" },
  { "dragon", ELEMENT_NEUTRAL, "princess-and-dragon", "dragon" },
  { "fairy", ELEMENT_NEUTRAL, "princess-and-dragon", "fairy" },
  { "princess", ELEMENT_SYMBOL, "princess-and-dragon", "princess" },
  { "portal", ELEMENT_SYMBOL, "princess-and-dragon", "portal" },
  { "barn", ELEMENT_FIGURE, "abbey-and-mayor", "barn" },
  { "wagon", ELEMENT_FIGURE, "abbey-and-mayor", "wagon" },
  { "mayor", ELEMENT_FIGURE, "abbey-and-mayor", "mayor" },
  { "abbey", ELEMENT_NOTHING, "abbey-and-mayor", NULL },
  { "king", ELEMENT_OPTION, "king-and-robber-baron", "kr.king" },
  { "robber", ELEMENT_OPTION, "king-and-robber-baron", "kr.robber" },
  { "flier", ELEMENT_SYMBOL, "flying-machines", "flight" },
  { "ferry", ELEMENT_SYMBOL, "ferries", "ferry" },
  { "gold", ELEMENT_SYMBOL, "gold-mines", "mine" },
  { "mage", ELEMENT_NEUTRAL, "mage-and-witch", "mage" },
  { "witch", ELEMENT_NEUTRAL, "mage-and-witch", "witch" },
  { "corn-circle", ELEMENT_SYMBOL, "crop-circles", "crop-circle" },
};

/* Sets that bring an element without naming it. */
static const struct
{
  const char *set; /* the beginning of its id */
  const char *element;
  const char *module;
} enforced[] = {
  { "river/", "river", "river" },
  { "flier", "flier", "flying-machines" },
  { "corn-circles/", "corn-circle", "crop-circles" },
};

static int
find_element (const char *theirs)
{
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    if (g_str_equal (elements[i].theirs, theirs))
      return (int) i;

  return -1;
}

static guint
element_count (BastideJczMaker *maker,
               const char      *theirs)
{
  for (guint i = 0; i < G_N_ELEMENTS (enforced); i++)
    if (g_str_equal (enforced[i].element, theirs)
        && bastide_jcz_has_set (maker, enforced[i].set))
      return 1;

  return bastide_jcz_count (maker->jcz->elements, theirs);
}

static gboolean
add_module (BastideJczMaker *maker,
            const char      *module,
            const char      *element)
{
  if (bst_modules_find (module) < 0)
    /* Translators: %s is another program's word for a rule or figure. */
    return bastide_jcz_unknown (maker, "setup.elements",
                        g_strdup_printf (_("“%s” is not known here."),
                                         element));

  bastide_setup_set_module (maker->setup, module, TRUE);
  return TRUE;
}

/* Herds of pigs make farmers score more. Of the tiles that are known here one
 * of the second river shows a herd; without it the element does nothing. */
static gboolean
is_known (BastideJczMaker *maker,
          const char      *theirs)
{
  if (g_str_equal (theirs, "pig-herd"))
    return !bastide_jcz_has_set (maker, "river/2");

  return find_element (theirs) >= 0;
}

gboolean
bastide_jcz_add_modules (BastideJczMaker *maker)
{
  bastide_setup_set_module (maker->setup, "base", TRUE);
  for (guint i = 0; i < maker->jcz->elements->len; i++)
    {
      const BastideJczItem *item = maker->jcz->elements->pdata[i];
      int at = find_element (item->id);

      if (item->count == 0)
        continue;
      if (!is_known (maker, item->id))
        return bastide_jcz_unknown (maker, "setup.elements",
                            g_strdup_printf (_("“%s” is not known here."),
                                             item->id));
      if (elements[at].module != NULL
          && !add_module (maker, elements[at].module, item->id))
        return FALSE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (enforced); i++)
    if (bastide_jcz_has_set (maker, enforced[i].set)
        && !add_module (maker, enforced[i].module, enforced[i].element))
      return FALSE;

  return TRUE;
}

static void
leave_out (BastideJczMaker *maker,
           const char      *words)
{
  g_auto (GStrv) list = g_strsplit (words, " ", -1);

  for (guint i = 0; list[i] != NULL; i++)
    bastide_setup_add_blank (maker->setup, list[i]);
}

/* Gives an element of a module in play its count, or takes it out. */
static void
set_element (BastideJczMaker *maker,
             guint            at)
{
  guint count = element_count (maker, elements[at].theirs);

  switch (elements[at].kind)
    {
    case ELEMENT_FIGURE:
      bastide_setup_set_figures (maker->setup, elements[at].ours, count);
      break;
    case ELEMENT_NEUTRAL:
      bastide_setup_set_figures (maker->setup, elements[at].ours, count > 0);
      break;
    case ELEMENT_SYMBOL:
      if (count == 0)
        leave_out (maker, elements[at].ours);
      break;
    case ELEMENT_OPTION:
      if (count == 0)
        bastide_setup_set_option (maker->setup, elements[at].ours, "off");
      break;
    case ELEMENT_NOTHING:
      break;
    }
}

void
bastide_jcz_set_elements (BastideJczMaker *maker)
{
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    if (elements[i].module == NULL
        || bastide_setup_get_module (maker->setup, elements[i].module))
      set_element (maker, i);
}
