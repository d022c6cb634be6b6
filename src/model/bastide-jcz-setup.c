/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "bastide-jcz-private.h"
#include "bastide-setup-private.h"

/* Sets, elements and rules of the file as a set-up of ours. That program
 * switches figures and symbols one by one, whatever tiles are in play: a
 * module of ours is in play with the first of its elements, and what else it
 * knows is left out. */

#define ABBEY "abbey-and-mayor/abbey"

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

/* The set-up being made. */
typedef struct
{
  BastideJcz *jcz;
  const char *name;
  BastideSetup *setup;
  GError **error;
} Maker;

static gboolean
unsupported (Maker      *maker,
             const char *where,
             char       *reason)
{
  return bastide_jcz_fail (maker->name, where, BASTIDE_SAVE_ERROR_UNSUPPORTED,
                           reason, maker->error);
}

/* ---- Sets ---- */

static gboolean
add_set (Maker                *maker,
         const BastideJczItem *item)
{
  g_autofree char *id = bastide_jcz_set_id (item->id);
  BastideSetChoice *choice;

  if (id == NULL || bastide_setup_lookup_tile_set (maker->setup, id) == NULL)
    /* Translators: %s is the id of another program's tile set. */
    return unsupported (maker, "setup.sets",
                        g_strdup_printf (_("The tile set “%s” is not known "
                                           "here."), item->id));
  /* Some of their names mean the same set: "basic" and "basic:1". */
  if (bastide_setup_find_set (maker->setup, id) != NULL)
    return bastide_jcz_fail (maker->name, "setup.sets",
                             BASTIDE_SAVE_ERROR_VALUE,
                             /* Translators: %s is the name of something in a
                              * file. */
                             g_strdup_printf (_("“%s” is named twice."),
                                              item->id), maker->error);

  choice = g_new0 (BastideSetChoice, 1);
  choice->id = g_steal_pointer (&id);
  choice->copies = item->count;
  g_ptr_array_add (maker->setup->sets, choice);

  return TRUE;
}

static gboolean
add_sets (Maker *maker)
{
  for (guint i = 0; i < maker->jcz->sets->len; i++)
    {
      const BastideJczItem *item = maker->jcz->sets->pdata[i];

      if (item->count > 0 && !add_set (maker, item))
        return FALSE;
    }
  if (maker->setup->sets->len > 0)
    return TRUE;

  return bastide_jcz_fail (maker->name, "setup.sets",
                           BASTIDE_SAVE_ERROR_VALUE,
                           g_strdup (_("No tile set is in play.")),
                           maker->error);
}

/* ---- Elements ---- */

static int
find_element (const char *theirs)
{
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    if (g_str_equal (elements[i].theirs, theirs))
      return (int) i;

  return -1;
}

static gboolean
has_set (Maker      *maker,
         const char *prefix)
{
  for (guint i = 0; i < maker->jcz->sets->len; i++)
    {
      const BastideJczItem *item = maker->jcz->sets->pdata[i];

      if (item->count > 0 && g_str_has_prefix (item->id, prefix))
        return TRUE;
    }

  return FALSE;
}

static guint
element_count (Maker      *maker,
               const char *theirs)
{
  for (guint i = 0; i < G_N_ELEMENTS (enforced); i++)
    if (g_str_equal (enforced[i].element, theirs)
        && has_set (maker, enforced[i].set))
      return 1;

  return bastide_jcz_count (maker->jcz->elements, theirs);
}

static gboolean
add_module (Maker      *maker,
            const char *module,
            const char *element)
{
  if (bst_modules_find (module) < 0)
    /* Translators: %s is another program's word for a rule or figure. */
    return unsupported (maker, "setup.elements",
                        g_strdup_printf (_("“%s” is not known here."),
                                         element));

  bastide_setup_set_module (maker->setup, module, TRUE);
  return TRUE;
}

/* Herds of pigs make farmers score more. Of the tiles that are known here one
 * of the second river shows a herd; without it the element does nothing. */
static gboolean
is_known (Maker      *maker,
          const char *theirs)
{
  if (g_str_equal (theirs, "pig-herd"))
    return !has_set (maker, "river/2");

  return find_element (theirs) >= 0;
}

static gboolean
add_modules (Maker *maker)
{
  bastide_setup_set_module (maker->setup, "base", TRUE);
  for (guint i = 0; i < maker->jcz->elements->len; i++)
    {
      const BastideJczItem *item = maker->jcz->elements->pdata[i];
      int at = find_element (item->id);

      if (item->count == 0)
        continue;
      if (!is_known (maker, item->id))
        return unsupported (maker, "setup.elements",
                            g_strdup_printf (_("“%s” is not known here."),
                                             item->id));
      if (elements[at].module != NULL
          && !add_module (maker, elements[at].module, item->id))
        return FALSE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (enforced); i++)
    if (has_set (maker, enforced[i].set)
        && !add_module (maker, enforced[i].module, enforced[i].element))
      return FALSE;

  return TRUE;
}

static void
leave_out (Maker      *maker,
           const char *words)
{
  g_auto (GStrv) list = g_strsplit (words, " ", -1);

  for (guint i = 0; list[i] != NULL; i++)
    bastide_setup_add_blank (maker->setup, list[i]);
}

/* Gives an element of a module in play its count, or takes it out. */
static void
set_element (Maker *maker,
             guint  at)
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

static void
set_elements (Maker *maker)
{
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    if (elements[i].module == NULL
        || bastide_setup_get_module (maker->setup, elements[i].module))
      set_element (maker, i);
}

/* ---- Rules ---- */

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
set_rule (Maker                *maker,
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
  return unsupported (maker, "setup.rules",
                      g_strdup_printf (_("The rule “%s” is not known here."),
                                       both));
}

/* ---- Counts of tiles ---- */

/* Names of which there is one in a game, however many sets of them. */
static gboolean
is_single (const BstTile *kind)
{
  return kind->group == BST_GROUP_RIVER_SPRING
         || kind->group == BST_GROUP_RIVER_LAKE;
}

/* Whether a set of the game takes this tile out: River II has a lake of its
 * own. */
static gboolean
is_removed (Maker         *maker,
            const BstTile *kind)
{
  return kind->group == BST_GROUP_RIVER_LAKE
         && g_str_has_prefix (bastide_jcz_tile_name (kind), "RI.1/")
         && has_set (maker, "river/2");
}

/* How many of them their pack has. A tile that we know for their sake alone
 * has a count of 0 with us, and its twin of ours no name with them. */
static guint
count_of (Maker         *maker,
          const BstTile *kind,
          guint          copies,
          GHashTable    *seen)
{
  const char *theirs = bastide_jcz_tile_name (kind);
  guint count = MAX (kind->count, 1) * copies;

  if (kind->group == BST_GROUP_HAND)
    return g_hash_table_add (seen, (gpointer) ABBEY)
               ? bastide_jcz_count (maker->jcz->elements, "abbey")
               : 0;
  if (theirs == NULL || is_removed (maker, kind))
    return 0;
  if (!is_single (kind))
    return count;

  return g_hash_table_add (seen, (gpointer) theirs) ? 1 : 0;
}

static void
set_counts (Maker *maker)
{
  BastideSetup *setup = maker->setup;
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < setup->sets->len; i++)
    {
      BastideSetChoice *choice = setup->sets->pdata[i];
      BastideTileSet *set = bastide_setup_lookup_tile_set (setup, choice->id);
      guint n;
      const BstTile *kinds = bastide_tile_set_get_kinds (set, &n);

      for (guint k = 0; k < n; k++)
        {
          guint count = count_of (maker, &kinds[k], choice->copies, seen);
          g_autofree char *name
              = g_strdup_printf ("%s/%s", kinds[k].set, kinds[k].key);

          if (count != kinds[k].count * choice->copies)
            bastide_setup_set_tiles (setup, name, count);
        }
    }
  /* Abbeys may be in play without the tiles of their set. */
  if (!g_hash_table_contains (seen, ABBEY)
      && bastide_jcz_count (maker->jcz->elements, "abbey") > 0)
    bastide_setup_set_tiles (setup, ABBEY,
                             bastide_jcz_count (maker->jcz->elements, "abbey"));
}

/* ---- Players ---- */

/* Their colors by ours: red, blue, yellow, green, black, violet, orange, white;
 * one that is taken or that we do not have becomes the next free one. */
static void
add_player (Maker                  *maker,
            const BastideJczPlayer *player)
{
  guint n = bastide_setup_get_n_players (maker->setup);
  guint color = player->slot;
  guint used = 0;

  for (guint seat = 1; seat <= n; seat++)
    used |= 1u << bastide_setup_get_color (maker->setup, seat);
  if (color >= BST_MAX_SEATS || (used >> color & 1))
    for (color = 0; used >> color & 1; color++)
      ;

  bastide_setup_add_player (maker->setup, player->name, color,
                            player->computer ? BASTIDE_PLAYER_COMPUTER
                                             : BASTIDE_PLAYER_HUMAN, 1);
}

/* A file with a set-up alone has no players: then as in a new game. */
static void
add_players (Maker *maker)
{
  BastideJczPlayer person = { .name = (char *) _("Player 1"), .slot = 0 };
  BastideJczPlayer other
      = { .name = (char *) C_("player", "Computer"), .slot = 1,
          .computer = TRUE };

  for (guint i = 0; i < maker->jcz->players->len; i++)
    add_player (maker, maker->jcz->players->pdata[i]);
  if (maker->jcz->players->len > 0)
    return;

  add_player (maker, &person);
  add_player (maker, &other);
}

/* ---- Start tiles ---- */

/* The kind of ours that a name stands for among the tiles of the game. */
static char *
find_tile (GArray     *tiles,
           const char *theirs)
{
  for (guint i = 0; tiles != NULL && i < tiles->len; i++)
    {
      const BstTile *kind = g_array_index (tiles, BstTileCount, i).tile;

      if (g_strcmp0 (bastide_jcz_tile_name (kind), theirs) == 0)
        return g_strdup_printf ("%s/%s", kind->set, kind->key);
    }

  return NULL;
}

static gboolean
add_starts (Maker *maker)
{
  g_autoptr (GArray) tiles = bastide_setup_collect_tiles (maker->setup, NULL);

  for (guint i = 0; i < maker->jcz->starts->len; i++)
    {
      const BastideJczStart *start = maker->jcz->starts->pdata[i];
      g_autofree char *ours = find_tile (tiles, start->tile);

      if (ours == NULL)
        return bastide_jcz_fail (maker->name, "setup.start",
                                 BASTIDE_SAVE_ERROR_VALUE,
                                 /* Translators: %s is the name of a tile. */
                                 g_strdup_printf (_("The tiles in play have "
                                                    "none named %s."),
                                                  start->tile), maker->error);
      bastide_setup_add_start (maker->setup, ours, start->x, start->y,
                               start->rot);
    }

  return TRUE;
}

/* A seed for what is drawn when the game goes on here; it follows from the
 * file, so that opening it twice gives the same game. */
static guint64
seed_of (double random)
{
  guint64 bits;

  memcpy (&bits, &random, sizeof bits);
  return bits | 1;
}

gboolean
bastide_jcz_set_up (BastideJcz    *self,
                    const char    *name,
                    BastideSetup  *setup,
                    GError       **error)
{
  Maker maker = { self, name, setup, error };

  bastide_setup_clear (setup);
  bastide_setup_apply_preset (setup, "jcloisterzone");
  if (!add_sets (&maker) || !add_modules (&maker))
    return FALSE;
  for (guint i = 0; i < self->rules->len; i++)
    if (!set_rule (&maker, self->rules->pdata[i]))
      return FALSE;

  add_players (&maker);
  set_elements (&maker);
  set_counts (&maker);
  bastide_setup_set_seed (setup, seed_of (self->random));

  return add_starts (&maker);
}
