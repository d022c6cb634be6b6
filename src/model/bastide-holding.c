/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-holding-private.h"
#include "bastide-sentence-private.h"

struct _BastideHolding
{
  GObject parent_instance;

  /* owned */
  char *id;

  /* plain values */
  BastideHoldingKind kind;
  guint code;
  guint total;
  guint count;
};

G_DEFINE_FINAL_TYPE (BastideHolding, bastide_holding, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_ID,
  PROP_KIND,
  PROP_COUNT,
  PROP_TOTAL,
  PROP_LABEL,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
bastide_holding_get_property (GObject    *object,
                              guint       id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  BastideHolding *self = BASTIDE_HOLDING (object);

  switch (id)
    {
    case PROP_ID:
      g_value_set_string (value, self->id);
      break;
    case PROP_KIND:
      g_value_set_int (value, self->kind);
      break;
    case PROP_COUNT:
      g_value_set_uint (value, self->count);
      break;
    case PROP_TOTAL:
      g_value_set_uint (value, self->total);
      break;
    case PROP_LABEL:
      g_value_take_string (value, bastide_holding_dup_label (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bastide_holding_finalize (GObject *object)
{
  BastideHolding *self = BASTIDE_HOLDING (object);

  g_free (self->id);

  G_OBJECT_CLASS (bastide_holding_parent_class)->finalize (object);
}

static void
bastide_holding_class_init (BastideHoldingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                      | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = bastide_holding_get_property;
  object_class->finalize = bastide_holding_finalize;

  properties[PROP_ID] = g_param_spec_string ("id", NULL, NULL, "", flags);
  properties[PROP_KIND]
      = g_param_spec_int ("kind", NULL, NULL, 0, BASTIDE_HOLDING_TITLE, 0,
                          flags);
  properties[PROP_COUNT]
      = g_param_spec_uint ("count", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_TOTAL]
      = g_param_spec_uint ("total", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_LABEL] = g_param_spec_string ("label", NULL, NULL, "", flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
bastide_holding_init (BastideHolding *self)
{
}

BastideHolding *
bastide_holding_new (const char         *id,
                     BastideHoldingKind  kind,
                     guint               code,
                     guint               total)
{
  BastideHolding *self = g_object_new (BASTIDE_TYPE_HOLDING, NULL);

  self->id = g_strdup (id);
  self->kind = kind;
  self->code = code;
  self->total = total;

  return self;
}

guint
bastide_holding_get_code (BastideHolding *self)
{
  return self->code;
}

void
bastide_holding_set_count (BastideHolding *self,
                           guint           count)
{
  GObject *object = G_OBJECT (self);

  if (self->count == count)
    return;

  self->count = count;
  g_object_freeze_notify (object);
  g_object_notify_by_pspec (object, properties[PROP_COUNT]);
  g_object_notify_by_pspec (object, properties[PROP_LABEL]);
  g_object_thaw_notify (object);
}

const char *
bastide_holding_get_id (BastideHolding *self)
{
  g_return_val_if_fail (BASTIDE_IS_HOLDING (self), NULL);

  return self->id;
}

BastideHoldingKind
bastide_holding_get_kind (BastideHolding *self)
{
  g_return_val_if_fail (BASTIDE_IS_HOLDING (self), BASTIDE_HOLDING_FIGURE);

  return self->kind;
}

guint
bastide_holding_get_count (BastideHolding *self)
{
  g_return_val_if_fail (BASTIDE_IS_HOLDING (self), 0);

  return self->count;
}

guint
bastide_holding_get_total (BastideHolding *self)
{
  g_return_val_if_fail (BASTIDE_IS_HOLDING (self), 0);

  return self->total;
}

static char *
label_for_title (BastideHolding *self)
{
  if (self->count > 0)
    return bastide_token_get_label (self->code);

  /* Translators: of a player who does not hold that title. */
  return g_strdup (self->code == BST_TOKEN_KING ? _("Not King")
                                                : _("Not Robber Baron"));
}

char *
bastide_holding_dup_label (BastideHolding *self)
{
  g_return_val_if_fail (BASTIDE_IS_HOLDING (self), NULL);

  switch (self->kind)
    {
    case BASTIDE_HOLDING_GOODS:
      return bastide_words_for_goods (self->code, self->count);
    case BASTIDE_HOLDING_TITLE:
      return label_for_title (self);
    default:
      return bastide_words_for_count (self->id, self->count);
    }
}
