/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Figures on the move: where the dragon has been, whom its next step would eat,
 * which wagon is to go on.
 */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include "bastide-landscape-private.h"
#include "expansion.h"

static guint
count_eaten (const BstState *state, BstTileId tile)
{
  guint n = 0;

  for (size_t i = 0; i < bst_state_n_pieces (state); i++)
    n += bst_state_piece (state, i).tile == tile && bst_dragon_eats (state, i);
  return n;
}

void
bastide_dragon_judge (BastideLandscape *self, const BstState *state)
{
  for (guint i = 0; i < self->targets->len; i++)
    {
      BastideTarget *target = g_ptr_array_index (self->targets, i);
      BstAction *action = &g_array_index (target->actions, BstAction, 0);

      if (action->verb == BST_VERB_DRAGON)
        target->eaten
            = count_eaten (state, bst_state_tile_at (state, target->x, target->y));
    }
}

static void
paint_trail (BastideLandscape *self, GtkSnapshot *snapshot, const BstState *state)
{
  if (bst_dragon_steps_left (state) == 0)
    return;
  for (size_t i = 0; i < bst_state_n_tiles (state); i++)
    if (bst_dragon_visited (state, (BstTileId) i))
      {
        BstPlaced placed = bst_state_tile (state, (BstTileId) i);

        bastide_paint_mark (self, snapshot, BASTIDE_MARK_TRAIL, 0, placed.x, placed.y);
      }
}

/* The wagons whose ways are offered stand out. */
static void
paint_wagons (BastideLandscape *self, GtkSnapshot *snapshot, const BstState *state)
{
  guint color = bastide_landscape_seat_color (self, bst_state_decision (state).seat) + 1;

  for (guint i = 0; i < self->actions->len; i++)
    {
      const BstAction *action = &g_array_index (self->actions, BstAction, i);

      if (action->verb == BST_VERB_WAGON)
        bastide_paint_mark (self, snapshot, BASTIDE_MARK_LAST, color, action->x,
                            action->y);
    }
}

void
bastide_paint_walks (BastideLandscape *self, GtkSnapshot *snapshot)
{
  const BstState *state = bastide_landscape_state (self);

  paint_trail (self, snapshot, state);
  paint_wagons (self, snapshot, state);
}
