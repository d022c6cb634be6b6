/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include "bastide-game-private.h"

/* What was noted of the game, for those who ask: points, rows of the history,
 * what happened last. */

GListModel *
bastide_game_get_history (BastideGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_GAME (self), NULL);

  return G_LIST_MODEL (self->history);
}

/* One row for each turn that began and one for the end of the game. */
GArray *
bastide_game_get_score_series (BastideGame *self,
                               guint       *n_turns)
{
  GArray *series;
  guint n;

  g_return_val_if_fail (BASTIDE_IS_GAME (self), NULL);

  n = bst_setup_seats (self->engine);
  series = g_array_new (FALSE, FALSE, sizeof (int));
  for (guint i = 0; i < self->series->len; i++)
    g_array_append_vals (series,
                         g_array_index (self->series, BastideScoreRow, i).scores,
                         n);
  if (n_turns != NULL)
    *n_turns = self->series->len;

  return series;
}

int
bastide_game_get_points_by (BastideGame    *self,
                            guint           seat,
                            BstFeatureKind  kind,
                            gboolean        final)
{
  int sum = 0;

  g_return_val_if_fail (BASTIDE_IS_GAME (self), 0);

  for (guint i = 0; i < self->points->len; i++)
    {
      const BastidePoints *it = &g_array_index (self->points, BastidePoints, i);

      if (it->seat == seat && it->feature == kind && it->final == !!final
          && !it->bonus)
        sum += it->points;
    }

  return sum;
}

int
bastide_game_get_bonus_points (BastideGame  *self,
                               guint         seat,
                               BstBonusCode  code)
{
  int sum = 0;

  g_return_val_if_fail (BASTIDE_IS_GAME (self), 0);

  for (guint i = 0; i < self->points->len; i++)
    {
      const BastidePoints *it = &g_array_index (self->points, BastidePoints, i);

      if (it->seat == seat && it->bonus && it->code == code)
        sum += it->points;
    }

  return sum;
}

/* The move with which a seat laid its last tile before the part at hand; 0:
 * it has laid none. */
static guint
find_last_laid (BastideGame *self,
                guint        seat)
{
  gboolean in_part = bst_state_tile_of_part (self->state) != BST_NO_TILE;

  for (guint move = self->log->len; move > 0; move--)
    {
      const BastideLogEntry *entry = bastide_game_entry (self, move);

      if (entry->action.verb != BST_VERB_PLACE)
        continue;
      if (entry->seat == seat && !in_part)
        return move;
      in_part = FALSE;
    }

  return 0;
}

/* Tiles from which figures were sent home after a move, each once. */
static void
collect_losses (BastideGame *self,
                guint        after,
                GArray      *tiles)
{
  for (guint i = 0; i < self->losses->len; i++)
    {
      const BastideLoss *loss = &g_array_index (self->losses, BastideLoss, i);
      BstTileId tile = bst_state_tile_at (self->state, loss->cell.x,
                                          loss->cell.y);
      gboolean again = FALSE;

      for (guint k = 0; k < tiles->len; k++)
        again |= g_array_index (tiles, BstTileId, k) == tile;
      if (loss->move > after && tile != BST_NO_TILE && !again)
        g_array_append_val (tiles, tile);
    }
}

/* What somebody who looked away wants to see. */
GArray *
bastide_game_get_recent (BastideGame *self)
{
  GArray *recent;
  g_autoptr (GArray) losses = NULL;
  gsize n;
  guint seat;

  g_return_val_if_fail (BASTIDE_IS_GAME (self), NULL);

  recent = g_array_new (FALSE, FALSE, sizeof (BstTileId));
  losses = g_array_new (FALSE, FALSE, sizeof (BstTileId));
  n = bst_state_n_tiles (self->state);
  seat = bst_state_active (self->state);
  for (gsize i = n; i > 0; i--)
    {
      BstTileId tile = i - 1;
      BstPlaced placed = bst_state_tile (self->state, tile);

      if (placed.seat == 0)
        break;
      if (placed.seat == seat
          && tile != bst_state_tile_of_part (self->state)
          && recent->len > 0)
        break;
      g_array_prepend_val (recent, tile);
    }

  collect_losses (self, find_last_laid (self, seat), losses);
  if (losses->len > 0)
    g_array_prepend_vals (recent, losses->data, losses->len);

  return recent;
}
