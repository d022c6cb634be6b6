/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-jcz-setup.h"
#include "bastide-setup-private.h"

/* Values that rules may have, and the options they set; rules of elements that
 * are not known here change nothing. */
static const struct
{
  const char *rule;
  const char *value;
  const char *key;
  const char *ours;
} rules[] = {
  { "tiny-city-scoring", "4", "base.two-tile-city", "4" },
  { "tiny-city-scoring", "2", "base.two-tile-city", "2" },
  { "princess-action", "may", "pd.princess", "may" },
  { "princess-action", "must", "pd.princess", "must" },
  { "fairy-placement", "next-follower", "pd.fairy-model", "follower" },
  { "fairy-placement", "on-tile", "pd.fairy-model", "tile" },
  { "dragon-move", "before-scoring", "pd.dragon-timing", "before" },
  { "dragon-move", "after-scoring", "pd.dragon-timing", "after" },
  { "barn-placement", "not-occupied", "am.barn-occupied", "no" },
  { "barn-placement", "occupied", "am.barn-occupied", "yes" },
  { "wagon-move", "C1", "am.wagon-move", "connected" },
  { "wagon-move", "C2", "am.wagon-move", "adjacent" },
  { "king-and-robber-scoring", "default", "kr.scoring", "completed" },
  { "king-and-robber-scoring", "10/20", "kr.scoring", "ten" },
  { "king-and-robber-scoring", "15/40", "kr.scoring", "fifteen-forty" },
  { "king-and-robber-scoring", "continuously", "kr.scoring", "continuous" },
  { "inn-and-cathedral-final-scoring", "zero", "ic.incomplete-inn", "0" },
  { "inn-and-cathedral-final-scoring", "zero", "ic.incomplete-cathedral", "0" },
  { "inn-and-cathedral-final-scoring", "ignore", "ic.incomplete-inn", "tiles" },
  { "inn-and-cathedral-final-scoring", "ignore", "ic.incomplete-cathedral",
    "normal" },
};

static const char *const foreign_rules[] = {
  "bazaar-no-auction", "hill-tiebreaker", "espace-variant", "gq11-pig-herd",
  "tunnelize-other-expansions", "more-tunnel-tokens", "festival-return",
  "keep-monasteries", "labyrinth-variant", "coc-final-scoring", "count-move",
  "little-buildings-scoring", "vineyards-for-garden", "robbers-son-action",
  "meteorite-impact", NULL,
};

static gboolean
set_rule (BastideJczMaker      *maker,
          const BastideJczItem *item)
{
  gboolean found = FALSE;
  g_autofree char *both = NULL;

  if (g_strv_contains (foreign_rules, item->id))
    return TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    if (g_str_equal (rules[i].rule, item->id)
        && g_str_equal (rules[i].value, item->value))
      {
        found = TRUE;
        bastide_setup_set_option (maker->setup, rules[i].key, rules[i].ours);
      }
  if (found)
    return TRUE;

  both = g_strdup_printf ("%s=%s", item->id, item->value);
  /* Translators: %s is another program's option and its value. */
  return bastide_jcz_unknown (maker, "setup.rules",
                      g_strdup_printf (_("The rule “%s” is not known here."),
                                       both));
}

gboolean
bastide_jcz_set_rules (BastideJczMaker *maker)
{
  for (guint i = 0; i < maker->jcz->rules->len; i++)
    if (!set_rule (maker, maker->jcz->rules->pdata[i]))
      return FALSE;

  return TRUE;
}
