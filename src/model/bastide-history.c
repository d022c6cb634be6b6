/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include "bastide-history-private.h"

struct _BastideHistoryItem
{
  GObject parent_instance;

  /* owned: the strings and cells of the facts */
  BastideHistoryFacts facts;
};

G_DEFINE_FINAL_TYPE (BastideHistoryItem, bastide_history_item, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_MOVE,
  PROP_KIND,
  PROP_SEAT,
  PROP_TEXT,
  PROP_POINTS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
bastide_history_item_get_property (GObject    *object,
                                   guint       id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  BastideHistoryItem *self = BASTIDE_HISTORY_ITEM (object);

  switch (id)
    {
    case PROP_MOVE:
      g_value_set_uint (value, self->facts.move);
      break;
    case PROP_KIND:
      g_value_set_int (value, self->facts.kind);
      break;
    case PROP_SEAT:
      g_value_set_uint (value, self->facts.seat);
      break;
    case PROP_TEXT:
      g_value_set_string (value, self->facts.text);
      break;
    case PROP_POINTS:
      g_value_set_int (value, self->facts.points);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bastide_history_item_finalize (GObject *object)
{
  BastideHistoryItem *self = BASTIDE_HISTORY_ITEM (object);

  g_free ((char *) self->facts.text);
  g_free ((BstCell *) self->facts.cells);
  g_strfreev (self->facts.details);

  G_OBJECT_CLASS (bastide_history_item_parent_class)->finalize (object);
}

static void
bastide_history_item_class_init (BastideHistoryItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                      | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = bastide_history_item_get_property;
  object_class->finalize = bastide_history_item_finalize;

  properties[PROP_MOVE]
      = g_param_spec_uint ("move", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_KIND]
      = g_param_spec_int ("kind", NULL, NULL, 0, BASTIDE_HISTORY_OVER, 0, flags);
  properties[PROP_SEAT]
      = g_param_spec_uint ("seat", NULL, NULL, 0, BST_MAX_SEATS, 0, flags);
  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, "", flags);
  properties[PROP_POINTS]
      = g_param_spec_int ("points", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
bastide_history_item_init (BastideHistoryItem *self)
{
}

BastideHistoryItem *
bastide_history_item_new (const BastideHistoryFacts *facts)
{
  BastideHistoryItem *self = g_object_new (BASTIDE_TYPE_HISTORY_ITEM, NULL);

  self->facts = *facts;
  self->facts.text = g_strdup (facts->text);
  self->facts.details = facts->details != NULL ? g_strdupv (facts->details)
                                               : g_new0 (char *, 1);
  self->facts.cells = g_memdup2 (facts->cells,
                                 facts->n_cells * sizeof (BstCell));

  return self;
}

guint
bastide_history_item_get_move (BastideHistoryItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_HISTORY_ITEM (self), 0);

  return self->facts.move;
}

BastideHistoryKind
bastide_history_item_get_kind (BastideHistoryItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_HISTORY_ITEM (self), BASTIDE_HISTORY_MOVE);

  return self->facts.kind;
}

guint
bastide_history_item_get_seat (BastideHistoryItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_HISTORY_ITEM (self), 0);

  return self->facts.seat;
}

const char *
bastide_history_item_get_text (BastideHistoryItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_HISTORY_ITEM (self), NULL);

  return self->facts.text;
}

int
bastide_history_item_get_points (BastideHistoryItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_HISTORY_ITEM (self), 0);

  return self->facts.points;
}

int
bastide_history_item_get_points_of (BastideHistoryItem *self,
                                    guint               seat)
{
  g_return_val_if_fail (BASTIDE_IS_HISTORY_ITEM (self), 0);
  g_return_val_if_fail (seat <= BST_MAX_SEATS, 0);

  return self->facts.shares[seat];
}

guint
bastide_history_item_get_receivers (BastideHistoryItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_HISTORY_ITEM (self), 0);

  return self->facts.receivers;
}

const char * const *
bastide_history_item_get_details (BastideHistoryItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_HISTORY_ITEM (self), NULL);

  return (const char *const *) self->facts.details;
}

const BstCell *
bastide_history_item_get_cells (BastideHistoryItem *self,
                                gsize              *n)
{
  g_return_val_if_fail (BASTIDE_IS_HISTORY_ITEM (self), NULL);

  if (n != NULL)
    *n = self->facts.n_cells;

  return self->facts.cells;
}

int
bastide_history_item_get_tile (BastideHistoryItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_HISTORY_ITEM (self), -1);

  return self->facts.tile;
}

guint
bastide_history_item_get_rotation (BastideHistoryItem *self)
{
  g_return_val_if_fail (BASTIDE_IS_HISTORY_ITEM (self), 0);

  return self->facts.rotation;
}
