/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include "bastide-player-private.h"

struct _BastidePlayer
{
  GObject parent_instance;

  /* owned */
  char *name;
  GListStore *holdings;

  /* plain values */
  guint seat;
  guint color;
  BastidePlayerKind kind;
  guint level;
  BastidePlayerFacts facts;
};

G_DEFINE_FINAL_TYPE (BastidePlayer, bastide_player, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_SEAT,
  PROP_NAME,
  PROP_COLOR,
  PROP_KIND,
  PROP_LEVEL,
  PROP_SCORE,
  PROP_PROJECTED,
  PROP_SUPPLY,
  PROP_ACTIVE,
  PROP_DECIDING,
  PROP_WINNER,
  PROP_HOLDINGS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
bastide_player_get_property (GObject    *object,
                             guint       id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  BastidePlayer *self = BASTIDE_PLAYER (object);

  switch (id)
    {
    case PROP_SEAT:
      g_value_set_uint (value, self->seat);
      break;
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_COLOR:
      g_value_set_uint (value, self->color);
      break;
    case PROP_KIND:
      g_value_set_int (value, self->kind);
      break;
    case PROP_LEVEL:
      g_value_set_uint (value, self->level);
      break;
    case PROP_SCORE:
      g_value_set_int (value, self->facts.score);
      break;
    case PROP_PROJECTED:
      g_value_set_int (value, self->facts.projected);
      break;
    case PROP_SUPPLY:
      g_value_set_uint (value, self->facts.supply);
      break;
    case PROP_ACTIVE:
      g_value_set_boolean (value, self->facts.active);
      break;
    case PROP_DECIDING:
      g_value_set_boolean (value, self->facts.deciding);
      break;
    case PROP_WINNER:
      g_value_set_boolean (value, self->facts.winner);
      break;
    case PROP_HOLDINGS:
      g_value_set_object (value, self->holdings);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bastide_player_finalize (GObject *object)
{
  BastidePlayer *self = BASTIDE_PLAYER (object);

  g_free (self->name);
  g_object_unref (self->holdings);

  G_OBJECT_CLASS (bastide_player_parent_class)->finalize (object);
}

static void
bastide_player_class_init (BastidePlayerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                      | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = bastide_player_get_property;
  object_class->finalize = bastide_player_finalize;

  properties[PROP_SEAT]
      = g_param_spec_uint ("seat", NULL, NULL, 1, BST_MAX_SEATS, 1, flags);
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, "", flags);
  properties[PROP_COLOR]
      = g_param_spec_uint ("color", NULL, NULL, 0, 7, 0, flags);
  properties[PROP_KIND]
      = g_param_spec_int ("kind", NULL, NULL, 0, BASTIDE_PLAYER_COMPUTER, 0,
                          flags);
  properties[PROP_LEVEL]
      = g_param_spec_uint ("level", NULL, NULL, 1, 2, 1, flags);
  properties[PROP_SCORE]
      = g_param_spec_int ("score", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_PROJECTED]
      = g_param_spec_int ("projected", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_SUPPLY]
      = g_param_spec_uint ("supply", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_ACTIVE]
      = g_param_spec_boolean ("active", NULL, NULL, FALSE, flags);
  properties[PROP_DECIDING]
      = g_param_spec_boolean ("deciding", NULL, NULL, FALSE, flags);
  properties[PROP_WINNER]
      = g_param_spec_boolean ("winner", NULL, NULL, FALSE, flags);
  properties[PROP_HOLDINGS]
      = g_param_spec_object ("holdings", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
bastide_player_init (BastidePlayer *self)
{
  self->holdings = g_list_store_new (BASTIDE_TYPE_HOLDING);
}

BastidePlayer *
bastide_player_new (guint              seat,
                    const char        *name,
                    guint              color,
                    BastidePlayerKind  kind,
                    guint              level)
{
  BastidePlayer *self = g_object_new (BASTIDE_TYPE_PLAYER, NULL);

  self->seat = seat;
  self->name = g_strdup (name);
  self->color = color;
  self->kind = kind;
  self->level = level;

  return self;
}

void
bastide_player_add_holding (BastidePlayer  *self,
                            BastideHolding *holding)
{
  g_list_store_append (self->holdings, holding);
}

void
bastide_player_update (BastidePlayer            *self,
                       const BastidePlayerFacts *facts)
{
  GObject *object = G_OBJECT (self);
  BastidePlayerFacts old;

  g_return_if_fail (BASTIDE_IS_PLAYER (self));

  old = self->facts;
  self->facts = *facts;
  g_object_freeze_notify (object);
  if (old.score != facts->score)
    g_object_notify_by_pspec (object, properties[PROP_SCORE]);
  if (old.projected != facts->projected)
    g_object_notify_by_pspec (object, properties[PROP_PROJECTED]);
  if (old.supply != facts->supply)
    g_object_notify_by_pspec (object, properties[PROP_SUPPLY]);
  if (old.active != facts->active)
    g_object_notify_by_pspec (object, properties[PROP_ACTIVE]);
  if (old.deciding != facts->deciding)
    g_object_notify_by_pspec (object, properties[PROP_DECIDING]);
  if (old.winner != facts->winner)
    g_object_notify_by_pspec (object, properties[PROP_WINNER]);
  g_object_thaw_notify (object);
}

guint
bastide_player_get_seat (BastidePlayer *self)
{
  g_return_val_if_fail (BASTIDE_IS_PLAYER (self), 0);

  return self->seat;
}

const char *
bastide_player_get_name (BastidePlayer *self)
{
  g_return_val_if_fail (BASTIDE_IS_PLAYER (self), NULL);

  return self->name;
}

guint
bastide_player_get_color (BastidePlayer *self)
{
  g_return_val_if_fail (BASTIDE_IS_PLAYER (self), 0);

  return self->color;
}

BastidePlayerKind
bastide_player_get_kind (BastidePlayer *self)
{
  g_return_val_if_fail (BASTIDE_IS_PLAYER (self), BASTIDE_PLAYER_HUMAN);

  return self->kind;
}

guint
bastide_player_get_level (BastidePlayer *self)
{
  g_return_val_if_fail (BASTIDE_IS_PLAYER (self), 1);

  return self->level;
}

int
bastide_player_get_score (BastidePlayer *self)
{
  g_return_val_if_fail (BASTIDE_IS_PLAYER (self), 0);

  return self->facts.score;
}

int
bastide_player_get_projected (BastidePlayer *self)
{
  g_return_val_if_fail (BASTIDE_IS_PLAYER (self), 0);

  return self->facts.projected;
}

guint
bastide_player_get_supply (BastidePlayer *self)
{
  g_return_val_if_fail (BASTIDE_IS_PLAYER (self), 0);

  return self->facts.supply;
}

gboolean
bastide_player_get_active (BastidePlayer *self)
{
  g_return_val_if_fail (BASTIDE_IS_PLAYER (self), FALSE);

  return self->facts.active;
}

gboolean
bastide_player_get_deciding (BastidePlayer *self)
{
  g_return_val_if_fail (BASTIDE_IS_PLAYER (self), FALSE);

  return self->facts.deciding;
}

gboolean
bastide_player_get_winner (BastidePlayer *self)
{
  g_return_val_if_fail (BASTIDE_IS_PLAYER (self), FALSE);

  return self->facts.winner;
}

GListModel *
bastide_player_get_holdings (BastidePlayer *self)
{
  g_return_val_if_fail (BASTIDE_IS_PLAYER (self), NULL);

  return G_LIST_MODEL (self->holdings);
}

BastideHolding *
bastide_player_find_holding (BastidePlayer *self,
                             const char    *id)
{
  GListModel *list;

  g_return_val_if_fail (BASTIDE_IS_PLAYER (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  list = G_LIST_MODEL (self->holdings);
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (BastideHolding) it = g_list_model_get_item (list, i);

      if (g_str_equal (bastide_holding_get_id (it), id))
        return it; /* the list holds it */
    }

  return NULL;
}
