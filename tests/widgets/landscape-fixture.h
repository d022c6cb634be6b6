/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A window with a landscape and its bars around a game of two people, and ways
 * to drive it without an X server's events.
 */

#pragma once

#include <adwaita.h>

#include "bastide-spot.h"
#include "bastide-widgets.h"
#include "find-widgets.h"

typedef struct
{
  GtkWindow *window;
  BastideLandscape *landscape;
  BastideFiguresBar *bar;
  BastideFeatureCard *card;
  BastideHistoryView *history;
  BastideRemainingView *remaining;
  BastideGame *game;
  char *refused;
} Fixture;

static inline void
fixture_spin (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static inline void
fixture_on_refused (Fixture *fixture, const char *sentence)
{
  g_free (fixture->refused);
  fixture->refused = g_strdup (sentence);
}

static inline BastideGame *
fixture_new_game (guint64 seed)
{
  /* A bend, which fits in several ways: that is not left to the generator. */
  static const char *const draws[] = { "draw base/V", NULL };
  g_autoptr (BastideSetup) setup = bastide_setup_new ();
  g_autoptr (GError) error = NULL;
  BastideGame *game;

  bastide_setup_set_player (setup, 1, "Red", 0, BASTIDE_PLAYER_HUMAN, 0);
  bastide_setup_set_player (setup, 2, "Blue", 1, BASTIDE_PLAYER_HUMAN, 0);
  bastide_setup_set_draws (setup, draws);
  bastide_setup_set_seed (setup, seed);
  game = bastide_game_new (setup, &error);
  g_assert_no_error (error);
  bastide_game_start (game);
  return game;
}

static inline GtkWidget *
fixture_side (Fixture *fixture)
{
  GtkWidget *side = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *players = bastide_players_bar_new ();
  GtkWidget *track = bastide_track_new ();

  fixture->bar = BASTIDE_FIGURES_BAR (bastide_figures_bar_new ());
  fixture->history = BASTIDE_HISTORY_VIEW (bastide_history_view_new ());
  fixture->remaining = BASTIDE_REMAINING_VIEW (bastide_remaining_view_new ());
  fixture->card = BASTIDE_FEATURE_CARD (bastide_feature_card_new ());
  bastide_game_view_set_game (BASTIDE_GAME_VIEW (players), fixture->game);
  bastide_game_view_set_game (BASTIDE_GAME_VIEW (track), fixture->game);
  bastide_game_view_set_game (BASTIDE_GAME_VIEW (fixture->bar), fixture->game);
  bastide_figures_bar_set_landscape (fixture->bar, fixture->landscape);
  bastide_game_view_set_game (BASTIDE_GAME_VIEW (fixture->history), fixture->game);
  bastide_game_view_set_game (BASTIDE_GAME_VIEW (fixture->remaining), fixture->game);
  bastide_game_view_set_game (BASTIDE_GAME_VIEW (fixture->card), fixture->game);
  gtk_box_append (GTK_BOX (side), players);
  gtk_box_append (GTK_BOX (side), GTK_WIDGET (fixture->bar));
  gtk_box_append (GTK_BOX (side), GTK_WIDGET (fixture->card));
  gtk_box_append (GTK_BOX (side), GTK_WIDGET (fixture->history));
  gtk_box_append (GTK_BOX (side), GTK_WIDGET (fixture->remaining));
  gtk_box_append (GTK_BOX (side), track);
  gtk_widget_set_size_request (side, 300, -1);
  return side;
}

/* Takes the game. */
static inline void
fixture_set_up_with (Fixture *fixture, BastideGame *game, int width, int height,
                     gboolean with_side)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  fixture->game = game;
  fixture->landscape = BASTIDE_LANDSCAPE (bastide_landscape_new ());
  g_signal_connect_swapped (fixture->landscape, "refused",
                            G_CALLBACK (fixture_on_refused), fixture);
  gtk_widget_set_hexpand (GTK_WIDGET (fixture->landscape), TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (fixture->landscape));
  if (with_side)
    {
      gtk_box_append (GTK_BOX (box), fixture_side (fixture));
      g_signal_connect_swapped (fixture->landscape, "card",
                                G_CALLBACK (bastide_feature_card_show), fixture->card);
    }
  bastide_landscape_set_game (fixture->landscape, fixture->game);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (fixture->window, width, height);
  gtk_window_set_child (fixture->window, box);
  gtk_window_present (fixture->window);
  WAIT_FOR (gtk_widget_get_mapped (GTK_WIDGET (fixture->landscape))
            && gtk_widget_get_width (GTK_WIDGET (fixture->landscape)) > 0);
  gtk_widget_grab_focus (GTK_WIDGET (fixture->landscape));
}

static inline void
fixture_set_up (Fixture *fixture, int width, int height, gboolean with_side)
{
  fixture_set_up_with (fixture, fixture_new_game (7), width, height, with_side);
}

static inline void
fixture_tear_down (Fixture *fixture)
{
  gpointer landscape = fixture->landscape, game = fixture->game;

  g_object_add_weak_pointer (G_OBJECT (fixture->landscape), &landscape);
  g_object_add_weak_pointer (G_OBJECT (fixture->game), &game);
  gtk_window_destroy (fixture->window);
  bastide_game_stop (fixture->game);
  g_object_unref (fixture->game);
  fixture_spin ();
  WAIT_FOR (landscape == NULL);
  WAIT_FOR (game == NULL);
  g_clear_pointer (&fixture->refused, g_free);
}

/* Runs the key binding of a widget's class. */
static inline gboolean
fixture_key (Fixture *fixture, guint key, GdkModifierType modifiers)
{
  GtkWidget *widget = GTK_WIDGET (fixture->landscape);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (controllers, i);

      if (!GTK_IS_SHORTCUT_CONTROLLER (item))
        continue;
      for (guint j = 0; j < g_list_model_get_n_items (G_LIST_MODEL (item)); j++)
        {
          g_autoptr (GtkShortcut) shortcut
              = g_list_model_get_item (G_LIST_MODEL (item), j);
          GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

          if (GTK_IS_KEYVAL_TRIGGER (trigger)
              && gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == key
              && gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger))
                     == modifiers)
            return gtk_shortcut_action_activate (
                gtk_shortcut_get_action (shortcut), 0, widget,
                gtk_shortcut_get_arguments (shortcut));
        }
    }
  return FALSE;
}

/* Emits a signal of the first click gesture, as a press and release would. */
static inline void
fixture_click (Fixture *fixture, double x, double y)
{
  g_autoptr (GListModel) controllers
      = gtk_widget_observe_controllers (GTK_WIDGET (fixture->landscape));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (item))
        {
          g_signal_emit_by_name (item, "released", 1, x, y);
          return;
        }
    }
  g_assert_not_reached ();
}

static inline void
fixture_save (GtkWidget *widget, const char *name)
{
  const char *dir = g_getenv ("BASTIDE_TEST_OUT");
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree char *path = NULL;
  GskRenderNode *node = NULL;
  int width = 0, height = 0;

  if (dir == NULL)
    return;
  /* A widget that waits for its allocation draws nothing. */
  for (guint i = 0; i < 50 && node == NULL; i++)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();

      fixture_spin ();
      gtk_test_widget_wait_for_draw (widget);
      g_clear_object (&paintable);
      paintable = gtk_widget_paintable_new (widget);
      width = gdk_paintable_get_intrinsic_width (paintable);
      height = gdk_paintable_get_intrinsic_height (paintable);
      gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), width, height);
      node = gtk_snapshot_free_to_node (snapshot);
    }
  g_assert_nonnull (node);
  texture = gsk_renderer_render_texture (
      gtk_native_get_renderer (gtk_widget_get_native (widget)), node,
      &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  path = g_build_filename (dir, name, NULL);
  g_assert_true (gdk_texture_save_to_png (texture, path));
  gsk_render_node_unref (node);
}
