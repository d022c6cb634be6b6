/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "bastide-game.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_GAME_VIEW (bastide_game_view_get_type ())
G_DECLARE_DERIVABLE_TYPE (BastideGameView, bastide_game_view, BASTIDE, GAME_VIEW,
                          GtkWidget)

/* What all views of a game share: the property "game", and that they hear of its
 * changes. A view owns its children: they go with it. */
struct _BastideGameViewClass
{
  GtkWidgetClass parent_class;

  /* The changes (BastideChange) after which it updates. */
  guint wanted;
  /* Another game, or none: what was remembered of the last one is forgotten.
   * Comes before the update; may be NULL. */
  void (*game_set) (BastideGameView *self,
                    BastideGame     *game);
  /* Shows the game as it is now, or nothing without one. May be called at any
   * time; may be NULL. */
  void (*update)   (BastideGameView *self);
};

BastideGame *bastide_game_view_get_game (BastideGameView *self); /* (transfer none) */
void         bastide_game_view_set_game (BastideGameView *self,
                                         BastideGame     *game);
/* Updates it now, for a reason of its own. */
void         bastide_game_view_update   (BastideGameView *self);

/* Draws the widget again when the style asks for another palette. */
void         bastide_widget_follow_style (GtkWidget *widget);

G_END_DECLS
