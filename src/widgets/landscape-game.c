/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The landscape and its game: what it takes from it and how it follows what
 * changes.
 */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include "bastide-landscape-private.h"
#include "bastide-sentences.h"

#define DROP_MS 180

guint
bastide_landscape_seat_color (BastideLandscape *self, guint seat)
{
  BastideSetup *setup = bastide_game_get_setup (self->game);

  if (seat < 1 || seat > bastide_setup_get_n_players (setup))
    return 0;
  return bastide_setup_get_color (setup, seat) % BASTIDE_N_PLAYER_COLORS;
}

guint
bastide_landscape_owners (BastideLandscape *self, const BstState *state,
                          BstSegmentId segment)
{
  gpointer name = GUINT_TO_POINTER (bst_feature_name (state, segment) + 1u);
  gpointer found;
  BstSheet sheet;
  guint colors = 0;

  if (g_hash_table_lookup_extended (self->owners, name, NULL, &found))
    return GPOINTER_TO_UINT (found);
  bst_feature_score (state, segment, BST_WHEN_FINAL, &sheet);
  for (guint seat = 1; seat <= BST_MAX_SEATS; seat++)
    if (sheet.winners & (1u << seat))
      colors |= 1u << bastide_landscape_seat_color (self, seat);
  g_hash_table_insert (self->owners, name, GUINT_TO_POINTER (colors));
  return colors;
}

static void
update_description (BastideLandscape *self)
{
  g_autofree char *sentence = NULL;

  if (self->game == NULL)
    return;
  sentence = bastide_sentence_for_decision (self->game);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence, -1);
}

static void
update_recent (BastideLandscape *self)
{
  g_clear_pointer (&self->recent, g_array_unref);
  if (self->game != NULL)
    self->recent = bastide_game_get_recent (self->game);
  if (self->recent == NULL)
    self->recent = g_array_new (FALSE, FALSE, sizeof (BstTileId));
}

static void
on_drop (double value, gpointer data)
{
  BastideLandscape *self = data;

  self->drop = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Follows a new tile that lies outside of what is seen, but never the user's
 * own hand. */
static void
follow_new_tile (BastideLandscape *self)
{
  const BstState *state = bastide_landscape_state (self);
  guint n = state != NULL ? (guint) bst_state_n_tiles (state) : 0;
  gboolean grown = n == self->n_tiles + 1;

  self->n_tiles = n;
  if (self->fitted)
    bastide_view_fit (self);
  if (!grown || n == 0)
    return;

  if (adw_get_enable_animations (GTK_WIDGET (self)))
    {
      adw_animation_reset (self->drop_animation);
      adw_animation_play (self->drop_animation);
    }
  if (self->switches[BASTIDE_AUTO_FOLLOW] && !self->fitted && !self->dragging)
    {
      BstPlaced placed = bst_state_tile (state, (BstTileId) (n - 1));

      bastide_view_reveal (self, placed.x, placed.y, FALSE);
    }
}

static void
on_game_changed (BastideLandscape *self, guint flags)
{
  if (flags & BASTIDE_CHANGE_HISTORY)
    bastide_score_update (self);
  if (flags & (BASTIDE_CHANGE_BOARD | BASTIDE_CHANGE_VIEW))
    {
      self->board_stamp++;
      g_hash_table_remove_all (self->owners);
      follow_new_tile (self);
    }
  if (flags & (BASTIDE_CHANGE_BOARD | BASTIDE_CHANGE_VIEW | BASTIDE_CHANGE_CHOICES
               | BASTIDE_CHANGE_TURN | BASTIDE_CHANGE_UNDO))
    {
      update_recent (self);
      bastide_targets_update (self);
      bastide_view_for_places (self);
      update_description (self);
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
}

static void
learn_kinds (BastideLandscape *self)
{
  const BstSetup *setup = bst_state_setup (bastide_game_get_state (self->game));

  g_array_set_size (self->ids, 0);
  for (gsize i = 0; i < bst_setup_n_kinds (setup); i++)
    {
      guint64 id = bastide_tile_content_id (bst_setup_kind (setup, (unsigned) i));

      g_array_append_val (self->ids, id);
    }
}

void
bastide_landscape_follow_game (BastideLandscape *self)
{
  self->game_signals = g_signal_group_new (BASTIDE_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "changed",
                                  G_CALLBACK (on_game_changed), self);
  self->drop_animation = adw_timed_animation_new (
      GTK_WIDGET (self), 1, 0, DROP_MS,
      adw_callback_animation_target_new (on_drop, self, NULL));
}

BastideGame *
bastide_landscape_get_game (BastideLandscape *self)
{
  g_return_val_if_fail (BASTIDE_IS_LANDSCAPE (self), NULL);

  return self->game;
}

void
bastide_landscape_set_game (BastideLandscape *self, BastideGame *game)
{
  g_return_if_fail (BASTIDE_IS_LANDSCAPE (self));
  g_return_if_fail (game == NULL || BASTIDE_IS_GAME (game));

  if (!g_set_object (&self->game, game))
    return;
  g_signal_group_set_target (self->game_signals, game);
  g_hash_table_remove_all (self->geometries);
  g_hash_table_remove_all (self->chunks);
  g_array_set_size (self->alternatives, 0);
  g_array_set_size (self->marked, 0);
  self->cursor_x = self->cursor_y = 0;
  self->zoom_before_places = 0;
  self->rotation = self->choice = self->filter = self->choice_stamp = 0;
  self->fitted = TRUE;
  if (game != NULL)
    {
      learn_kinds (self);
      self->n_tiles = (guint) bst_state_n_tiles (bastide_game_get_view (game));
    }
  g_array_set_size (self->lit, 0);
  bastide_score_forget (self);
  on_game_changed (self, BASTIDE_CHANGE_ALL & ~BASTIDE_CHANGE_HISTORY);
  g_object_notify (G_OBJECT (self), "game");
}
