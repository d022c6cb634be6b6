/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cursor: which target or cell it is on, which child has the focus, which
 * feature is in the light.
 */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include <math.h>

#include "bastide-landscape-private.h"
#include "bastide-sentences.h"

#define ROTATE_BUTTON_FROM 36
/* How far spots are kept apart, in logical pixels, and how far they may leave
 * their cell for it. */
#define SPOT_DISTANCE 36.0
#define SPREAD 0.3
#define SPREAD_ROUNDS 16

static BastideSpot *
current_spot (BastideLandscape *self)
{
  BastideTarget *target = bastide_targets_get_current (self);

  return target != NULL ? target->spot : self->free_spot;
}

/* Only the child at the cursor can take the focus, so that Tab leaves. */
static void
rove (BastideLandscape *self)
{
  BastideSpot *current = current_spot (self);
  gboolean inside = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;

  if (current == NULL)
    return;
  gtk_widget_set_focusable (GTK_WIDGET (current), TRUE);
  if (inside && !gtk_widget_has_focus (GTK_WIDGET (current)))
    gtk_widget_grab_focus (GTK_WIDGET (current));

  for (guint i = 0; i <= self->pool->len; i++)
    {
      BastideSpot *spot = i < self->pool->len ? g_ptr_array_index (self->pool, i)
                                              : self->free_spot;

      bastide_spot_set_selected (spot, spot == current);
      if (spot != current)
        gtk_widget_set_focusable (GTK_WIDGET (spot), FALSE);
    }
}

static guint
first_rotation (guint rotations)
{
  for (guint rot = 0; rot < 4; rot++)
    if (rotations & (1u << rot))
      return rot;
  return 0;
}

/* What is in a cell where nothing can be done. */
static void
label_free_spot (BastideLandscape *self)
{
  const BstState *state = bastide_landscape_state (self);
  g_autofree char *label = NULL;

  if (state == NULL || self->free_spot == NULL)
    return;
  label = bastide_sentence_for_cell (self->game, state, self->cursor_x, self->cursor_y);
  bastide_spot_set_label (self->free_spot, label);
}

static void
after_move (BastideLandscape *self)
{
  BastideTarget *target = bastide_targets_get_current (self);
  int slot = target != NULL && target->kind == BASTIDE_TARGET_SPOT
                     && target->slot < BST_SLOT_CORNER
                 ? (int) target->slot
                 : -1;

  if (target == NULL)
    label_free_spot (self);
  rove (self);
  bastide_landscape_set_card (self, self->cursor_x, self->cursor_y, slot);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bastide_targets_set_current (BastideLandscape *self, int index)
{
  BastideTarget *target;

  g_assert (index >= 0 && (guint) index < self->targets->len);

  target = g_ptr_array_index (self->targets, index);
  self->current = index;
  self->cursor_x = target->x;
  self->cursor_y = target->y;
  if (target->kind == BASTIDE_TARGET_PLACE
      && (target->rotations & (1u << self->rotation)) == 0)
    self->rotation = first_rotation (target->rotations);
  after_move (self);
}

void
bastide_targets_set_cell (BastideLandscape *self, int x, int y)
{
  int index = bastide_targets_find_cell (self, x, y);

  if (index >= 0)
    {
      bastide_targets_set_current (self, index);
      return;
    }
  self->current = -1;
  self->cursor_x = x;
  self->cursor_y = y;
  if (self->free_spot != NULL)
    after_move (self);
}

void
bastide_targets_focus (BastideLandscape *self)
{
  BastideSpot *spot = current_spot (self);

  if (spot == NULL)
    return;
  gtk_widget_set_focusable (GTK_WIDGET (spot), TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (spot));
}

static void
layout_spot (BastideLandscape *self, BastideSpot *spot, int x, int y, double u, double v,
             gboolean whole)
{
  graphene_rect_t rect;
  GtkAllocation allocation;
  double side;

  bastide_view_cell_rect (self, x, y, &rect);
  side = whole ? rect.size.width : MAX (BASTIDE_FINGER, rect.size.width * 0.34);
  allocation.x = (int) lround (rect.origin.x + u * rect.size.width - side / 2);
  allocation.y = (int) lround (rect.origin.y + v * rect.size.height - side / 2);
  allocation.width = allocation.height = MAX (1, (int) lround (side));
  gtk_widget_size_allocate (GTK_WIDGET (spot), &allocation, -1);
}

/* The button that turns the ghost stands at its upper right corner, but always
 * inside the landscape. Very small cells leave it to the bar. */
static void
layout_rotate_button (BastideLandscape *self)
{
  GtkWidget *button = self->rotate_button;
  GtkAllocation allocation;
  graphene_rect_t rect;
  int x, y;
  gboolean shown = bastide_play_can_rotate (self, &x, &y)
                   && bastide_view_cell (self) >= ROTATE_BUTTON_FROM;

  gtk_widget_set_child_visible (button, shown);
  if (!shown)
    return;
  bastide_view_cell_rect (self, x, y, &rect);
  gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, &allocation.width, NULL,
                      NULL, NULL);
  gtk_widget_measure (button, GTK_ORIENTATION_VERTICAL, allocation.width,
                      &allocation.height, NULL, NULL, NULL);
  allocation.x
      = (int) lround (rect.origin.x + rect.size.width - allocation.width / 3.0);
  allocation.y = (int) lround (rect.origin.y - allocation.height * 2 / 3.0);
  if (allocation.x + allocation.width > gtk_widget_get_width (GTK_WIDGET (self)))
    allocation.x = (int) lround (rect.origin.x - allocation.width * 2 / 3.0);
  if (allocation.y < 0)
    allocation.y = (int) lround (rect.origin.y + rect.size.height
                                 - allocation.height / 3.0);
  gtk_widget_size_allocate (button, &allocation, -1);
}

/* Moves two spots of one cell apart if they are too close. */
static gboolean
part (BastideTarget *s, BastideTarget *t, double distance)
{
  double du = t->u - s->u, dv = t->v - s->v, now = hypot (du, dv), by;

  if (now >= distance)
    return FALSE;
  if (now < 0.01)
    {
      du = 0.01;
      now = hypot (du, dv);
    }
  by = (distance - now) / 2 / now;
  s->u = CLAMP (s->u - du * by, -SPREAD, 1 + SPREAD);
  s->v = CLAMP (s->v - dv * by, -SPREAD, 1 + SPREAD);
  t->u = CLAMP (t->u + du * by, -SPREAD, 1 + SPREAD);
  t->v = CLAMP (t->v + dv * by, -SPREAD, 1 + SPREAD);
  return TRUE;
}

/* Spots are offered far enough from each other to be seen and hit one by one,
 * even where their figures would stand close together. */
static void
spread_spots (BastideLandscape *self)
{
  double distance = CLAMP (SPOT_DISTANCE / bastide_view_cell (self), 0.36, 0.75);
  gboolean moved = TRUE;

  for (guint i = 0; i < self->targets->len; i++)
    {
      BastideTarget *target = g_ptr_array_index (self->targets, i);

      if (target->kind != BASTIDE_TARGET_SPOT)
        return;
      target->u = target->anchor_u;
      target->v = target->anchor_v;
    }
  for (guint round = 0; round < SPREAD_ROUNDS && moved; round++)
    {
      moved = FALSE;
      for (guint i = 0; i < self->targets->len; i++)
        for (guint j = i + 1; j < self->targets->len; j++)
          {
            BastideTarget *s = g_ptr_array_index (self->targets, i);
            BastideTarget *t = g_ptr_array_index (self->targets, j);

            if (s->x == t->x && s->y == t->y)
              moved |= part (s, t, distance);
          }
    }
}

void
bastide_targets_layout (BastideLandscape *self)
{
  spread_spots (self);
  for (guint i = 0; i < self->targets->len; i++)
    {
      BastideTarget *target = g_ptr_array_index (self->targets, i);

      layout_spot (self, target->spot, target->x, target->y, target->u, target->v,
                   target->kind == BASTIDE_TARGET_PLACE);
    }
  if (self->free_spot != NULL)
    layout_spot (self, self->free_spot, self->cursor_x, self->cursor_y, 0.5, 0.5, TRUE);
  layout_rotate_button (self);
}

/* Puts the feature at a place of the board in the light. */
static void
light (BastideLandscape *self, int x, int y, int slot)
{
  const BstState *state = bastide_landscape_state (self);
  BstTileId tile = BST_NO_TILE;
  BstSegmentId start, segment;

  g_array_set_size (self->lit, 0);
  self->lit_colors = 0;
  if (state != NULL && slot >= 0 && x != BASTIDE_NOWHERE)
    tile = bst_state_tile_at (state, x, y);
  if (tile == BST_NO_TILE)
    return;

  start = segment = bst_state_segment (state, tile, slot);
  if (segment == BST_NO_SEGMENT)
    return;
  do
    {
      g_array_append_val (self->lit, segment);
      segment = bst_feature_next (state, segment);
    }
  while (segment != start && self->lit->len < BST_MAX_SEGMENT_COUNT);
  self->lit_colors = bastide_landscape_owners (self, state, start);
}

void
bastide_landscape_set_card (BastideLandscape *self, int x, int y, int slot)
{
  gboolean same
      = self->card_x == x && self->card_y == y && self->card_slot == slot;

  light (self, x, y, slot);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (same)
    return;
  self->card_x = x;
  self->card_y = y;
  self->card_slot = slot;
  g_signal_emit_by_name (self, "card", x, y, slot);
}
