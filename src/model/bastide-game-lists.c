/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include "expansion.h"

#include "bastide-game-private.h"

static guint
count_followers (BastideGame    *self,
                 const BstState *state,
                 guint           seat)
{
  guint sum = 0;

  for (guint piece = 0; piece < bst_setup_n_pieces (self->engine); piece++)
    if (bst_setup_piece_is_follower (self->engine, piece))
      sum += bst_state_supply (state, seat, piece);

  return sum;
}

static void
update_players (BastideGame    *self,
                const BstState *state)
{
  int projected[BST_MAX_SEATS + 1] = { 0 };
  gboolean over = bst_state_is_over (state);
  guint n = bst_setup_seats (self->engine);
  int best = G_MININT;

  bst_state_project (state, projected);
  for (guint seat = 1; seat <= n; seat++)
    best = MAX (best, bst_state_score (state, seat));

  for (guint seat = 1; seat <= n; seat++)
    {
      g_autoptr (BastidePlayer) player
          = g_list_model_get_item (G_LIST_MODEL (self->players), seat - 1);
      int score = bst_state_score (state, seat);
      BastidePlayerFacts facts = {
        .score = score,
        .projected = over ? score : projected[seat],
        .supply = count_followers (self, state, seat),
        .active = !over && bst_state_active (state) == seat,
        .deciding = !over && bst_state_decision (state).seat == seat,
        .winner = over && score == best,
      };

      bastide_player_update (player, &facts);
      bastide_game_update_holdings (state, player);
    }
}

static void
update_remaining (BastideGame    *self,
                  const BstState *state)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->remaining));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BastideRemaining) item
          = g_list_model_get_item (G_LIST_MODEL (self->remaining), i);

      bastide_remaining_update (item, state,
                                self->has_cell ? &self->cell : NULL);
    }
}

/* Makes the lists say what the position that is looked at says. */
void
bastide_game_update_lists (BastideGame *self)
{
  const BstState *state = bastide_game_get_view (self);

  update_players (self, state);
  update_remaining (self, state);
}

/* Tiles of the hand are in nobody's hand without their rules, and both editions
 * of the abbey are one. */
static gboolean
is_in_play (BastideGame *self,
            guint        kind)
{
  if (bst_setup_kind (self->engine, kind)->group != BST_GROUP_HAND)
    return TRUE;

  return bst_setup_kind_count (self->engine, kind) > 0
         && bst_setup_abbeys (self->engine) > 0;
}

void
bastide_game_fill_lists (BastideGame *self)
{
  for (guint seat = 1; seat <= bst_setup_seats (self->engine); seat++)
    {
      g_autoptr (BastidePlayer) player
          = bastide_player_new (seat, bastide_setup_get_name (self->setup, seat),
                                bastide_setup_get_color (self->setup, seat),
                                bastide_setup_get_kind (self->setup, seat),
                                bastide_setup_get_level (self->setup, seat));

      bastide_game_fill_holdings (self, player);
      g_list_store_append (self->players, player);
    }

  for (guint kind = 0; kind < bst_setup_n_kinds (self->engine); kind++)
    {
      BastideTileSet *set;
      g_autoptr (BastideRemaining) item = NULL;

      if (!is_in_play (self, kind))
        continue;
      set = bastide_setup_lookup_tile_set (
          self->setup, bst_setup_kind (self->engine, kind)->set);
      item = bastide_remaining_new (self->engine, kind,
                                    set != NULL
                                        ? bastide_tile_set_get_name (set)
                                        : NULL);

      g_list_store_append (self->remaining, item);
    }

  bastide_game_update_lists (self);
}

GListModel *
bastide_game_get_players (BastideGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_GAME (self), NULL);

  return G_LIST_MODEL (self->players);
}

GListModel *
bastide_game_get_remaining (BastideGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_GAME (self), NULL);

  return G_LIST_MODEL (self->remaining);
}

void
bastide_game_set_remaining_cell (BastideGame *self,
                                 int          x,
                                 int          y)
{
  g_return_if_fail (BASTIDE_IS_GAME (self));

  if (self->has_cell && self->cell.x == x && self->cell.y == y)
    return;

  self->cell = (BstCell){ x, y };
  self->has_cell = TRUE;
  update_remaining (self, bastide_game_get_view (self));
}

void
bastide_game_unset_remaining_cell (BastideGame *self)
{
  g_return_if_fail (BASTIDE_IS_GAME (self));

  if (!self->has_cell)
    return;

  self->has_cell = FALSE;
  update_remaining (self, bastide_game_get_view (self));
}
