/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "expansion.h"

#include "bastide-remaining-private.h"

typedef struct
{
  guint left;
  guint placed;
  guint discarded;
  guint fits;
} Counts;

struct _BastideRemaining
{
  GObject parent_instance;

  /* owned */
  BstTile tile;
  char *set_name;

  /* plain values */
  guint kind;
  guint total;
  Counts counts;
};

G_DEFINE_FINAL_TYPE (BastideRemaining, bastide_remaining, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_KIND,
  PROP_TOTAL,
  PROP_LEFT,
  PROP_PLACED,
  PROP_DISCARDED,
  PROP_FITS,
  PROP_LABEL,
  PROP_SET_ID,
  PROP_SET_NAME,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
bastide_remaining_get_property (GObject    *object,
                                guint       id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  BastideRemaining *self = BASTIDE_REMAINING (object);

  switch (id)
    {
    case PROP_KIND:
      g_value_set_uint (value, self->kind);
      break;
    case PROP_TOTAL:
      g_value_set_uint (value, self->total);
      break;
    case PROP_LEFT:
      g_value_set_uint (value, self->counts.left);
      break;
    case PROP_PLACED:
      g_value_set_uint (value, self->counts.placed);
      break;
    case PROP_DISCARDED:
      g_value_set_uint (value, self->counts.discarded);
      break;
    case PROP_FITS:
      g_value_set_uint (value, self->counts.fits);
      break;
    case PROP_LABEL:
      g_value_take_string (value, bastide_remaining_dup_label (self));
      break;
    case PROP_SET_ID:
      g_value_set_string (value, self->tile.set);
      break;
    case PROP_SET_NAME:
      g_value_set_string (value, self->set_name);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bastide_remaining_finalize (GObject *object)
{
  BastideRemaining *self = BASTIDE_REMAINING (object);

  g_free (self->set_name);

  G_OBJECT_CLASS (bastide_remaining_parent_class)->finalize (object);
}

static void
bastide_remaining_class_init (BastideRemainingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                      | G_PARAM_EXPLICIT_NOTIFY;
  static const char *const names[]
      = { NULL, "kind", "total", "left", "placed", "discarded", "fits" };

  object_class->get_property = bastide_remaining_get_property;
  object_class->finalize = bastide_remaining_finalize;

  for (guint i = PROP_KIND; i <= PROP_FITS; i++)
    properties[i] = g_param_spec_uint (names[i], NULL, NULL, 0, G_MAXUINT, 0,
                                       flags);
  properties[PROP_LABEL] = g_param_spec_string ("label", NULL, NULL, "", flags);
  properties[PROP_SET_ID]
      = g_param_spec_string ("set-id", NULL, NULL, "", flags);
  properties[PROP_SET_NAME]
      = g_param_spec_string ("set-name", NULL, NULL, "", flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
bastide_remaining_init (BastideRemaining *self)
{
}

BastideRemaining *
bastide_remaining_new (const BstSetup *setup,
                       guint           kind,
                       const char     *set_name)
{
  BastideRemaining *self = g_object_new (BASTIDE_TYPE_REMAINING, NULL);

  self->tile = *bst_setup_kind (setup, kind);
  self->set_name = g_strdup (set_name != NULL ? set_name : self->tile.set);
  self->kind = kind;
  self->total = bst_setup_kind_count (setup, kind);

  return self;
}

/* Tiles of the hand are never drawn: what is left of them is with players. */
static guint
count_in_hands (const BstState *state)
{
  guint sum = 0;

  for (guint seat = 1; seat <= bst_setup_seats (bst_state_setup (state)); seat++)
    sum += bst_state_abbeys (state, seat);

  return sum;
}

static gboolean
is_of_hand (BastideRemaining *self)
{
  return self->tile.group == BST_GROUP_HAND;
}

/* How many of those that are left fit a cell. */
static guint
count_fitting (BastideRemaining *self,
               const BstState   *state,
               const BstCell    *cell,
               guint             left)
{
  if (cell == NULL || left == 0)
    return left;
  if (is_of_hand (self))
    return bst_abbey_fits (state, cell->x, cell->y) ? left : 0;

  return bst_state_kind_fits (state, self->kind, cell->x, cell->y);
}

void
bastide_remaining_update (BastideRemaining *self,
                          const BstState   *state,
                          const BstCell    *cell)
{
  GObject *object = G_OBJECT (self);
  Counts old;
  Counts now;

  g_return_if_fail (BASTIDE_IS_REMAINING (self));

  old = self->counts;
  now.left = is_of_hand (self) ? count_in_hands (state)
                               : bst_state_left (state, self->kind);
  now.discarded = bst_state_discarded (state, self->kind);
  now.placed = self->total - now.left - now.discarded
               - (bst_state_tile_in_hand (state) == (int) self->kind ? 1 : 0);
  now.fits = count_fitting (self, state, cell, now.left);
  self->counts = now;

  g_object_freeze_notify (object);
  if (old.left != now.left)
    g_object_notify_by_pspec (object, properties[PROP_LEFT]);
  if (old.placed != now.placed)
    g_object_notify_by_pspec (object, properties[PROP_PLACED]);
  if (old.discarded != now.discarded)
    g_object_notify_by_pspec (object, properties[PROP_DISCARDED]);
  if (old.fits != now.fits)
    g_object_notify_by_pspec (object, properties[PROP_FITS]);
  if (old.left != now.left || old.placed != now.placed)
    g_object_notify_by_pspec (object, properties[PROP_LABEL]);
  g_object_thaw_notify (object);
}

guint
bastide_remaining_get_kind (BastideRemaining *self)
{
  g_return_val_if_fail (BASTIDE_IS_REMAINING (self), 0);

  return self->kind;
}

const BstTile *
bastide_remaining_get_tile (BastideRemaining *self)
{
  g_return_val_if_fail (BASTIDE_IS_REMAINING (self), NULL);

  return &self->tile;
}

guint
bastide_remaining_get_left (BastideRemaining *self)
{
  g_return_val_if_fail (BASTIDE_IS_REMAINING (self), 0);

  return self->counts.left;
}

guint
bastide_remaining_get_total (BastideRemaining *self)
{
  g_return_val_if_fail (BASTIDE_IS_REMAINING (self), 0);

  return self->total;
}

guint
bastide_remaining_get_placed (BastideRemaining *self)
{
  g_return_val_if_fail (BASTIDE_IS_REMAINING (self), 0);

  return self->counts.placed;
}

guint
bastide_remaining_get_discarded (BastideRemaining *self)
{
  g_return_val_if_fail (BASTIDE_IS_REMAINING (self), 0);

  return self->counts.discarded;
}

guint
bastide_remaining_get_fits (BastideRemaining *self)
{
  g_return_val_if_fail (BASTIDE_IS_REMAINING (self), 0);

  return self->counts.fits;
}

const char *
bastide_remaining_get_set_id (BastideRemaining *self)
{
  g_return_val_if_fail (BASTIDE_IS_REMAINING (self), NULL);

  return self->tile.set;
}

const char *
bastide_remaining_get_set_name (BastideRemaining *self)
{
  g_return_val_if_fail (BASTIDE_IS_REMAINING (self), NULL);

  return self->set_name;
}

/* "Tile V: 3 of 9 left". */
char *
bastide_remaining_dup_label (BastideRemaining *self)
{
  g_return_val_if_fail (BASTIDE_IS_REMAINING (self), NULL);

  /* Translators: %s is the letter or word that names a tile; the numbers are
   * how many tiles like it are still to come, and how many there are. */
  return g_strdup_printf (_("Tile %s: %u of %u left"), self->tile.key,
                          self->counts.left, self->total);
}
