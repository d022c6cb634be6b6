/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include <adwaita.h>

#include "bastide-game-view.h"

typedef struct
{
  /* Owned */
  BastideGame *game;
  GSignalGroup *signals;
} BastideGameViewPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (BastideGameView, bastide_game_view, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_GAME,
  N_PROPS,
};
static GParamSpec *props[N_PROPS];

static BastideGameViewPrivate *
get_private (BastideGameView *self)
{
  return bastide_game_view_get_instance_private (self);
}

static void
on_changed (BastideGameView *self, guint flags)
{
  if (flags & BASTIDE_GAME_VIEW_GET_CLASS (self)->wanted)
    bastide_game_view_update (self);
}

static void
bastide_game_view_get_property (GObject *object, guint id, GValue *value,
                                GParamSpec *pspec)
{
  if (id == PROP_GAME)
    g_value_set_object (value, get_private (BASTIDE_GAME_VIEW (object))->game);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bastide_game_view_set_property (GObject *object, guint id, const GValue *value,
                                GParamSpec *pspec)
{
  if (id == PROP_GAME)
    bastide_game_view_set_game (BASTIDE_GAME_VIEW (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bastide_game_view_dispose (GObject *object)
{
  BastideGameViewPrivate *priv = get_private (BASTIDE_GAME_VIEW (object));
  GtkWidget *child;

  g_clear_object (&priv->signals);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&priv->game);
  G_OBJECT_CLASS (bastide_game_view_parent_class)->dispose (object);
}

static void
bastide_game_view_class_init (BastideGameViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = bastide_game_view_get_property;
  object_class->set_property = bastide_game_view_set_property;
  object_class->dispose = bastide_game_view_dispose;

  props[PROP_GAME] = g_param_spec_object (
      "game", NULL, NULL, BASTIDE_TYPE_GAME,
      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bastide_game_view_init (BastideGameView *self)
{
  BastideGameViewPrivate *priv = get_private (self);

  priv->signals = g_signal_group_new (BASTIDE_TYPE_GAME);
  g_signal_group_connect_swapped (priv->signals, "changed", G_CALLBACK (on_changed),
                                  self);
}

BastideGame *
bastide_game_view_get_game (BastideGameView *self)
{
  g_return_val_if_fail (BASTIDE_IS_GAME_VIEW (self), NULL);

  return get_private (self)->game;
}

void
bastide_game_view_set_game (BastideGameView *self, BastideGame *game)
{
  BastideGameViewClass *klass;
  BastideGameViewPrivate *priv;

  g_return_if_fail (BASTIDE_IS_GAME_VIEW (self));
  g_return_if_fail (game == NULL || BASTIDE_IS_GAME (game));

  klass = BASTIDE_GAME_VIEW_GET_CLASS (self);
  priv = get_private (self);
  if (!g_set_object (&priv->game, game))
    return;
  g_signal_group_set_target (priv->signals, game);
  if (klass->game_set != NULL)
    klass->game_set (self, game);
  bastide_game_view_update (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);
}

void
bastide_game_view_update (BastideGameView *self)
{
  g_return_if_fail (BASTIDE_IS_GAME_VIEW (self));

  if (BASTIDE_GAME_VIEW_GET_CLASS (self)->update != NULL)
    BASTIDE_GAME_VIEW_GET_CLASS (self)->update (self);
}

void
bastide_widget_follow_style (GtkWidget *widget)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw),
                           widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast",
                           G_CALLBACK (gtk_widget_queue_draw), widget,
                           G_CONNECT_SWAPPED);
}
