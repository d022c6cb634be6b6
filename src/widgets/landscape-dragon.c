/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Figures on the move: where the dragon has been, whom its next step would eat,
 * which wagon is to go on.
 */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include "bastide-landscape-private.h"
#include "expansion.h"

/* A step that eats more leads to a loss of events, which is as good as many. */
#define MAX_EVENTS 128

/* Whom a step eats, only the rules know: they are asked by making it on a copy. */
static guint
count_eaten (const BstState *state, const BstAction *step)
{
  g_autofree BstState *copy
      = g_malloc (bst_setup_state_size (bst_state_setup (state)));
  BstEvent items[MAX_EVENTS];
  BstEvents events = { .items = items, .max = MAX_EVENTS };
  guint n = 0;

  bst_state_copy (copy, state);
  bst_state_apply (copy, step, &events);
  for (size_t i = 0; i < events.n; i++)
    {
      if (items[i].kind == BST_EVENT_COMPLETED || items[i].kind == BST_EVENT_TURN)
        break;
      n += items[i].kind == BST_EVENT_RETURNED && items[i].cause == BST_CAUSE_EATEN;
    }
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
        target->eaten = count_eaten (state, action);
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
