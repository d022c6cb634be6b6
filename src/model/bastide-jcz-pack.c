/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "bastide-jcz-private.h"
#include "bastide-setup-private.h"

/* The pack of tiles as that program keeps it. The groups stand in the order of
 * their names; in each, the tiles stand in the order of theirs. */
enum
{
  GROUP_DEFAULT,
  GROUP_DRAGON,
  GROUP_RIVER,
  GROUP_RIVER_FORK,
  GROUP_RIVER_LAKE,
  GROUP_RIVER_SPRING,
  N_GROUPS,
};

/* One tile. */
typedef struct
{
  const char *theirs; /* owned by the table of names */
  char *ours;
  guint group;
} Tile;

struct _BastideJczPack
{
  BastideJcz *jcz;   /* not owned */
  char *name;        /* of the file, for messages */
  GPtrArray *groups[N_GROUPS];
  gboolean active[N_GROUPS]; /* those that are drawn from */
  double random;
  guint n_drawn;
  Tile *last;        /* drawn */
};

static void
tile_free (gpointer data)
{
  Tile *tile = data;

  if (tile == NULL)
    return;

  g_free (tile->ours);
  g_free (tile);
}

void
bastide_jcz_pack_free (BastideJczPack *self)
{
  if (self == NULL)
    return;

  for (guint i = 0; i < N_GROUPS; i++)
    g_ptr_array_unref (self->groups[i]);
  tile_free (self->last);
  g_free (self->name);
  g_free (self);
}

/* ---- Filling ---- */

static guint
group_of (BastideJcz    *jcz,
          const BstTile *tile)
{
  if ((tile->symbols & BST_SYMBOL_DRAGON) != 0
      && bastide_jcz_count (jcz->elements, "dragon") > 0)
    return GROUP_DRAGON;

  switch (tile->group)
    {
    case BST_GROUP_RIVER:
      return GROUP_RIVER;
    case BST_GROUP_RIVER_FORK:
      return GROUP_RIVER_FORK;
    case BST_GROUP_RIVER_LAKE:
      return GROUP_RIVER_LAKE;
    case BST_GROUP_RIVER_SPRING:
      return GROUP_RIVER_SPRING;
    default:
      return GROUP_DEFAULT;
    }
}

static int
by_name (gconstpointer a,
         gconstpointer b)
{
  const Tile *left = *(const Tile *const *) a;
  const Tile *right = *(const Tile *const *) b;
  int order = strcmp (left->theirs, right->theirs);

  return order != 0 ? order : strcmp (left->ours, right->ours);
}

static void
add_kind (BastideJczPack *self,
          const BstTile  *tile,
          guint           count)
{
  const char *theirs = bastide_jcz_tile_name (tile);

  if (theirs == NULL)
    return;

  for (guint i = 0; i < count; i++)
    {
      Tile *item = g_new0 (Tile, 1);

      item->theirs = theirs;
      item->ours = g_strdup_printf ("%s/%s", tile->set, tile->key);
      item->group = group_of (self->jcz, tile);
      g_ptr_array_add (self->groups[item->group], item);
    }
}

/* Takes a tile of that name out of a group; NULL: there is none. */
static Tile *
take_named (BastideJczPack *self,
            guint           group,
            const char     *theirs)
{
  GPtrArray *tiles = self->groups[group];

  for (guint i = 0; i < tiles->len; i++)
    {
      Tile *tile = tiles->pdata[i];

      if (g_str_equal (tile->theirs, theirs))
        return g_ptr_array_steal_index (tiles, i);
    }

  return NULL;
}

static gboolean
take_starts (BastideJczPack  *self,
             GError         **error)
{
  for (guint i = 0; i < self->jcz->starts->len; i++)
    {
      const BastideJczStart *start = self->jcz->starts->pdata[i];
      Tile *tile = NULL;

      for (guint g = 0; g < N_GROUPS && tile == NULL; g++)
        tile = take_named (self, g, start->tile);
      if (tile == NULL)
        return bastide_jcz_fail (self->name, "setup.start",
                                 BASTIDE_SAVE_ERROR_VALUE,
                                 /* Translators: %s is the name of a tile. */
                                 g_strdup_printf (_("The tiles in play have "
                                                    "none named %s."),
                                                  start->tile), error);
      tile_free (tile);
    }

  return TRUE;
}

BastideJczPack *
bastide_jcz_pack_new (BastideJcz    *jcz,
                      BastideSetup  *setup,
                      const char    *name,
                      GError       **error)
{
  g_autoptr (BastideJczPack) self = g_new0 (BastideJczPack, 1);
  g_autoptr (GArray) tiles = bastide_setup_collect_tiles (setup, NULL);

  self->jcz = jcz;
  self->name = g_strdup (name);
  self->random = jcz->random;
  for (guint i = 0; i < N_GROUPS; i++)
    self->groups[i] = g_ptr_array_new_with_free_func (tile_free);
  for (guint i = 0; tiles != NULL && i < tiles->len; i++)
    {
      const BstTileCount *it = &g_array_index (tiles, BstTileCount, i);

      add_kind (self, it->tile, it->count);
    }
  for (guint i = 0; i < N_GROUPS; i++)
    g_ptr_array_sort (self->groups[i], by_name);
  if (!take_starts (self, error))
    return NULL;

  return g_steal_pointer (&self);
}

/* ---- Random numbers ---- */

void
bastide_jcz_pack_set_random (BastideJczPack *self,
                             double          random)
{
  self->random = random;
}

/* Picks by the present number, which then goes on by the generator of Java's
 * library, with the bits of the number itself as its state. */
guint
bastide_jcz_pack_next (BastideJczPack *self,
                       guint           bound)
{
  const guint64 mask = (G_GUINT64_CONSTANT (1) << 48) - 1;
  guint picked = MIN ((guint) (self->random * bound), MAX (bound, 1) - 1);
  guint64 bits;

  memcpy (&bits, &self->random, sizeof bits);
  bits = ((bits & mask) * G_GUINT64_CONSTANT (25214903917) + 11) & mask;
  self->random = (double) bits / (double) (mask + 1);

  return picked;
}

void
bastide_jcz_pack_wake (BastideJczPack *self)
{
  self->active[GROUP_DRAGON] = TRUE;
}

/* ---- Drawing ---- */

/* The river has a course: the fork, what lies between, the lake; then all the
 * other tiles. The first of these that is not used up is drawn from, beside
 * the dragon's tiles if a volcano has been laid. */
static void
follow_river (BastideJczPack *self)
{
  static const guint course[]
      = { GROUP_RIVER_FORK, GROUP_RIVER, GROUP_RIVER_LAKE, GROUP_DEFAULT };
  gboolean found = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (course); i++)
    {
      self->active[course[i]] = !found && self->groups[course[i]]->len > 0;
      found |= self->active[course[i]];
    }
}

/* Takes a tile of that name out of the groups that are drawn from. */
static Tile *
take_active (BastideJczPack *self,
             const char     *theirs)
{
  Tile *tile = NULL;

  for (guint g = 0; g < N_GROUPS && tile == NULL; g++)
    if (self->active[g])
      tile = take_named (self, g, theirs);

  return tile;
}

static Tile *
draw_forced (BastideJczPack  *self,
             GError         **error)
{
  const char *theirs = self->jcz->draw_order->pdata[self->n_drawn];
  Tile *tile = take_active (self, theirs);

  if (tile == NULL)
    bastide_jcz_fail (self->name, "gameAnnotations.drawOrder",
                      BASTIDE_SAVE_ERROR_VALUE,
                      /* Translators: %s is the name of a tile. */
                      g_strdup_printf (_("A tile %s cannot be drawn here."),
                                       theirs), error);

  return tile;
}

static Tile *
draw_random (BastideJczPack  *self,
             GError         **error)
{
  guint total = 0, i;

  for (guint g = 0; g < N_GROUPS; g++)
    if (self->active[g])
      total += self->groups[g]->len;
  if (total == 0)
    {
      bastide_jcz_fail (self->name, "replay", BASTIDE_SAVE_ERROR_MOVE,
                        g_strdup (_("There is no tile left to draw.")), error);
      return NULL;
    }

  i = bastide_jcz_pack_next (self, total);
  for (guint g = 0; g < N_GROUPS; g++)
    {
      if (!self->active[g])
        continue;
      if (i < self->groups[g]->len)
        return g_ptr_array_steal_index (self->groups[g], i);
      i -= self->groups[g]->len;
    }

  g_return_val_if_reached (NULL);
}

const char *
bastide_jcz_pack_draw (BastideJczPack  *self,
                       GError         **error)
{
  Tile *tile;

  follow_river (self);
  if (self->n_drawn < self->jcz->draw_order->len)
    tile = draw_forced (self, error);
  else
    tile = draw_random (self, error);
  if (tile == NULL)
    return NULL;

  self->n_drawn++;
  tile_free (self->last);
  self->last = tile;

  return tile->ours;
}

gboolean
bastide_jcz_pack_is_last (BastideJczPack *self,
                          const char     *theirs)
{
  return self->last != NULL && g_str_equal (self->last->theirs, theirs);
}

gboolean
bastide_jcz_pack_exchange (BastideJczPack  *self,
                           const char      *theirs,
                           const char     **ours)
{
  Tile *tile = take_active (self, theirs);
  GPtrArray *back;

  if (tile == NULL)
    return FALSE;

  back = self->groups[self->last->group];
  g_ptr_array_add (back, self->last);
  g_ptr_array_sort (back, by_name);
  self->last = tile;
  *ours = tile->ours;

  return TRUE;
}

guint
bastide_jcz_pack_n_drawn (BastideJczPack *self)
{
  return self->n_drawn;
}
