/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "bastide-jcz-setup.h"
#include "bastide-setup-private.h"

/* Sets, tiles and players of the file as a set-up of ours; elements and rules
 * have files of their own. */

#define ABBEY "abbey-and-mayor/abbey"

gboolean
bastide_jcz_unknown (BastideJczMaker *maker,
                     const char      *where,
                     char            *reason)
{
  return bastide_jcz_fail (maker->name, where, BASTIDE_SAVE_ERROR_UNSUPPORTED,
                           reason, maker->error);
}

/* ---- Sets ---- */

gboolean
bastide_jcz_has_set (BastideJczMaker *maker,
                     const char      *prefix)
{
  for (guint i = 0; i < maker->jcz->sets->len; i++)
    {
      const BastideJczItem *item = maker->jcz->sets->pdata[i];

      if (item->count > 0 && g_str_has_prefix (item->id, prefix))
        return TRUE;
    }

  return FALSE;
}

static gboolean
add_set (BastideJczMaker      *maker,
         const BastideJczItem *item)
{
  g_autofree char *id = bastide_jcz_set_id (item->id);
  BastideSetChoice *choice;

  if (id == NULL || bastide_setup_lookup_tile_set (maker->setup, id) == NULL)
    /* Translators: %s is the id of another program's tile set. */
    return bastide_jcz_unknown (maker, "setup.sets",
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
add_sets (BastideJczMaker *maker)
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
is_removed (BastideJczMaker *maker,
            const BstTile   *kind)
{
  return kind->group == BST_GROUP_RIVER_LAKE
         && g_str_has_prefix (bastide_jcz_tile_name (kind), "RI.1/")
         && bastide_jcz_has_set (maker, "river/2");
}

/* How many of them their pack has. A tile that we know for their sake alone
 * has a count of 0 with us, and its twin of ours no name with them. */
static guint
count_of (BastideJczMaker *maker,
          const BstTile   *kind,
          guint            copies,
          GHashTable      *seen)
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
set_counts (BastideJczMaker *maker)
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
add_player (BastideJczMaker        *maker,
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
add_players (BastideJczMaker *maker)
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
add_starts (BastideJczMaker *maker)
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
  BastideJczMaker maker = { self, name, setup, error };

  bastide_setup_clear (setup);
  bastide_setup_apply_preset (setup, "jcloisterzone");
  if (!add_sets (&maker) || !bastide_jcz_add_modules (&maker)
      || !bastide_jcz_set_rules (&maker))
    return FALSE;

  add_players (&maker);
  bastide_jcz_set_elements (&maker);
  set_counts (&maker);
  bastide_setup_set_seed (setup, seed_of (self->random));

  return add_starts (&maker);
}
