/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can be done where: the engine's legal actions gathered by place, each
 * place with a child widget for the keyboard and assistive technology.
 */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include <math.h>

#include "bastide-landscape-private.h"
#include "bastide-sentences.h"
#include "landscape.h"
#include "tile-painter.h"

void
bastide_target_free (gpointer data)
{
  BastideTarget *target = data;

  g_array_unref (target->actions);
  g_free (target);
}

const BstState *
bastide_landscape_state (BastideLandscape *self)
{
  return self->game != NULL ? bastide_game_get_view (self->game) : NULL;
}

BastideGeometry *
bastide_landscape_geometry (BastideLandscape *self, guint kind, guint rotation, int x,
                            int y)
{
  const BstSetup *setup = bst_state_setup (bastide_landscape_state (self));
  guint variant = bastide_tile_variant (x, y);
  gpointer key = GUINT_TO_POINTER (1 + (kind * 4 + rotation) * 4 + variant);
  BastideGeometry *geometry = g_hash_table_lookup (self->geometries, key);

  if (geometry == NULL)
    {
      geometry = bastide_geometry_new (bst_setup_kind (setup, kind), rotation, variant);
      if (geometry == NULL)
        g_error ("No memory for the shapes of a tile");
      g_hash_table_insert (self->geometries, key, geometry);
    }
  return geometry;
}

static BastideTarget *
find_target (BastideLandscape *self, BastideTargetKind kind, int x, int y, guint slot)
{
  for (guint i = 0; i < self->targets->len; i++)
    {
      BastideTarget *target = g_ptr_array_index (self->targets, i);

      if (target->kind == kind && target->x == x && target->y == y
          && target->slot == slot)
        return target;
    }
  return NULL;
}

void
bastide_landscape_slot_point (BastideLandscape *self, const BstState *state, int x, int y,
                              guint slot, double *u, double *v)
{
  BstTileId tile = bst_state_tile_at (state, x, y);

  *u = *v = 0.5;
  if (slot >= BST_SLOT_CORNER && slot < BST_SLOT_CORNER + 4)
    bastide_corner_point ((int) (slot - BST_SLOT_CORNER), u, v);
  else if (slot < BST_SLOT_CORNER && tile != BST_NO_TILE)
    {
      BstPlaced placed = bst_state_tile (state, tile);

      bastide_geometry_anchor (
          bastide_landscape_geometry (self, placed.kind, placed.rot, x, y), slot, u, v);
    }
}

static void
add_action (BastideLandscape *self, const BstState *state, const BstAction *action)
{
  BastideTargetKind kind = bastide_action_place (action) == BASTIDE_ACTION_TILE
                               ? BASTIDE_TARGET_PLACE
                               : BASTIDE_TARGET_SPOT;
  BastideTarget *target;
  int x, y;
  guint slot;

  bastide_action_get_site (action, &x, &y, &slot);
  target = find_target (self, kind, x, y, slot);
  if (target == NULL)
    {
      target = g_new0 (BastideTarget, 1);
      target->kind = kind;
      target->x = x;
      target->y = y;
      target->slot = slot;
      target->actions = g_array_new (FALSE, FALSE, sizeof (BstAction));
      bastide_landscape_slot_point (self, state, x, y, slot, &target->anchor_u,
                                    &target->anchor_v);
      target->u = target->anchor_u;
      target->v = target->anchor_v;
      g_ptr_array_add (self->targets, target);
    }
  if (kind == BASTIDE_TARGET_PLACE)
    target->rotations |= 1u << (action->rot & 3);
  g_array_append_val (target->actions, *action);
}

static int
compare_targets (gconstpointer a, gconstpointer b)
{
  const BastideTarget *s = *(BastideTarget *const *) a;
  const BastideTarget *t = *(BastideTarget *const *) b;

  if (s->y != t->y)
    return s->y < t->y ? -1 : 1;
  if (s->x != t->x)
    return s->x < t->x ? -1 : 1;
  return (int) s->slot - (int) t->slot;
}

static void
on_spot_activated (BastideLandscape *self, BastideSpot *spot)
{
  int index = bastide_spot_get_index (spot);

  if (index >= 0)
    bastide_targets_set_current (self, index);
  bastide_play_activate (self);
}

static void
on_spot_focused (BastideLandscape *self, BastideSpot *spot)
{
  int index = bastide_spot_get_index (spot);

  if (index >= 0 && index != self->current)
    bastide_targets_set_current (self, index);
}

static BastideSpot *
new_spot (BastideLandscape *self)
{
  BastideSpot *spot = bastide_spot_new ();

  g_signal_connect_object (spot, "activated", G_CALLBACK (on_spot_activated), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (spot, "focused", G_CALLBACK (on_spot_focused), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_parent (GTK_WIDGET (spot), GTK_WIDGET (self));
  return spot;
}

static void
label_target (BastideLandscape *self, const BstState *state, BastideTarget *target)
{
  g_autofree char *label = NULL;

  if (target->kind == BASTIDE_TARGET_PLACE
      && bst_state_decision (state).kind == BST_DECISION_PLACE)
    label = bastide_sentence_for_cell (self->game, state, target->x, target->y);
  else
    label = bastide_sentence_for_action (self->game, state,
                                         bastide_target_get_action (self, target));
  bastide_spot_set_label (target->spot, label);
}

/* Gives each target a child from the pool and hides those left over. */
static void
assign_spots (BastideLandscape *self, const BstState *state)
{
  while (self->pool->len < self->targets->len)
    g_ptr_array_add (self->pool, new_spot (self));
  if (self->free_spot == NULL)
    self->free_spot = new_spot (self);

  for (guint i = 0; i < self->pool->len; i++)
    {
      BastideSpot *spot = g_ptr_array_index (self->pool, i);
      gboolean used = i < self->targets->len;

      bastide_spot_set_index (spot, used ? (int) i : -1);
      gtk_widget_set_visible (GTK_WIDGET (spot), used);
      if (used)
        {
          BastideTarget *target = g_ptr_array_index (self->targets, i);

          target->spot = spot;
          label_target (self, state, target);
        }
    }
}

/* Where the tile in hand or a tile besides can be laid. */
static void
list_places (BastideLandscape *self, const BstState *state, GArray *legal)
{
  for (guint i = 0; i < legal->len; i++)
    {
      BstAction *action = &g_array_index (legal, BstAction, i);

      if (bastide_action_place (action) == BASTIDE_ACTION_TILE)
        add_action (self, state, action);
    }
}

static void
list_offers (BastideLandscape *self, const BstState *state)
{
  for (guint i = 0; i < self->actions->len; i++)
    {
      BstAction *action = &g_array_index (self->actions, BstAction, i);

      if (bastide_choices_offer (self, state, action))
        add_action (self, state, action);
    }
}

/* After a step the cursor goes to the first place of the next decision: the
 * cell it was on, the middle of the new tile, the nearest. */
static void
choose_current (BastideLandscape *self, const BstState *state)
{
  BstTileId laid = state != NULL ? bst_state_tile_of_part (state) : BST_NO_TILE;
  int index = bastide_targets_find_cell (self, self->cursor_x, self->cursor_y);

  if (index < 0 && laid != BST_NO_TILE && self->interactive)
    {
      BstPlaced placed = bst_state_tile (state, laid);

      index = bastide_targets_find_cell (self, placed.x, placed.y);
      if (index < 0 && self->targets->len == 0)
        {
          bastide_targets_set_cell (self, placed.x, placed.y);
          return;
        }
    }
  if (index < 0 && self->targets->len > 0)
    {
      graphene_rect_t rect;

      bastide_view_cell_rect (self, self->cursor_x, self->cursor_y, &rect);
      index = bastide_targets_nearest (self, rect.origin.x + rect.size.width / 2,
                                       rect.origin.y + rect.size.height / 2);
    }
  if (index >= 0)
    bastide_targets_set_current (self, index);
  else
    bastide_targets_set_cell (self, self->cursor_x, self->cursor_y);
}

/* Hiding the child that has the focus would throw the focus out of the
 * landscape; then another child takes it first. */
static void
keep_focus (BastideLandscape *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));
  int index = BASTIDE_IS_SPOT (child) ? bastide_spot_get_index (BASTIDE_SPOT (child)) : -1;

  if (index < (int) self->targets->len)
    return;
  gtk_widget_set_focusable (GTK_WIDGET (self->free_spot), TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->free_spot));
}

void
bastide_targets_update (BastideLandscape *self)
{
  const BstState *state = bastide_landscape_state (self);
  BastideTarget *old = bastide_targets_get_current (self);
  guint old_slot = old != NULL && old->kind == BASTIDE_TARGET_SPOT ? old->slot : 0;
  gboolean was_spot = old != NULL && old->kind == BASTIDE_TARGET_SPOT;
  gboolean focused
      = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL
        || gtk_widget_has_focus (GTK_WIDGET (self));

  self->current = -1;
  g_ptr_array_set_size (self->targets, 0);
  g_array_set_size (self->actions, 0);
  self->interactive = state != NULL && bastide_game_is_live (self->game)
                      && bastide_game_is_person (self->game);
  if (self->interactive)
    {
      g_autoptr (GArray) legal = bastide_actions_list (state);

      bastide_choices_collect (self, state, legal);
      list_places (self, state, legal);
      list_offers (self, state);
      bastide_dragon_judge (self, state);
      g_ptr_array_sort (self->targets, compare_targets);
    }
  if (focused && self->free_spot != NULL)
    keep_focus (self);
  assign_spots (self, state);

  choose_current (self, state);
  if (was_spot)
    {
      BastideTarget *same = find_target (self, BASTIDE_TARGET_SPOT, self->cursor_x,
                                         self->cursor_y, old_slot);
      guint index;

      if (same != NULL && g_ptr_array_find (self->targets, same, &index))
        bastide_targets_set_current (self, (int) index);
    }
  if (focused)
    bastide_targets_focus (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "choices-changed");
}

BastideTarget *
bastide_targets_get_current (BastideLandscape *self)
{
  if (self->current < 0 || (guint) self->current >= self->targets->len)
    return NULL;
  return g_ptr_array_index (self->targets, self->current);
}

/* The action for the rotation in which the tile is held, or the first of those
 * that share the place (see bastide_action_needs_button()). */
BstAction *
bastide_target_get_action (BastideLandscape *self, BastideTarget *target)
{
  for (guint i = 0; i < target->actions->len; i++)
    {
      BstAction *action = &g_array_index (target->actions, BstAction, i);

      if (target->kind == BASTIDE_TARGET_PLACE && action->rot == self->rotation)
        return action;
    }
  return &g_array_index (target->actions, BstAction, 0);
}

int
bastide_targets_find_cell (BastideLandscape *self, int x, int y)
{
  for (guint i = 0; i < self->targets->len; i++)
    {
      BastideTarget *target = g_ptr_array_index (self->targets, i);

      if (target->x == x && target->y == y)
        return (int) i;
    }
  return -1;
}

static void
target_point (BastideLandscape *self, BastideTarget *target, double *px, double *py)
{
  graphene_rect_t rect;

  bastide_view_cell_rect (self, target->x, target->y, &rect);
  *px = rect.origin.x + target->u * rect.size.width;
  *py = rect.origin.y + target->v * rect.size.height;
}

int
bastide_targets_nearest (BastideLandscape *self, double px, double py)
{
  double best = G_MAXDOUBLE;
  int index = -1;

  for (guint i = 0; i < self->targets->len; i++)
    {
      double x, y, distance;

      target_point (self, g_ptr_array_index (self->targets, i), &x, &y);
      distance = (x - px) * (x - px) + (y - py) * (y - py);
      if (distance < best)
        {
          best = distance;
          index = (int) i;
        }
    }
  return index;
}

/* The nearest target in a direction; what lies off to the side counts as
 * farther. */
int
bastide_targets_towards (BastideLandscape *self, int dx, int dy)
{
  BastideTarget *from = bastide_targets_get_current (self);
  double fx, fy, best = G_MAXDOUBLE;
  graphene_rect_t rect;
  int index = -1;

  bastide_view_cell_rect (self, self->cursor_x, self->cursor_y, &rect);
  fx = rect.origin.x + rect.size.width * (from != NULL ? from->u : 0.5);
  fy = rect.origin.y + rect.size.height * (from != NULL ? from->v : 0.5);

  for (guint i = 0; i < self->targets->len; i++)
    {
      double x, y, along, across, cost;

      target_point (self, g_ptr_array_index (self->targets, i), &x, &y);
      along = (x - fx) * dx + (y - fy) * dy;
      across = fabs ((x - fx) * dy) + fabs ((y - fy) * dx);
      cost = along + 2 * across;
      if (along > 0.5 && cost < best)
        {
          best = cost;
          index = (int) i;
        }
    }
  return index;
}

void
bastide_targets_step (BastideLandscape *self, int step)
{
  int n = (int) self->targets->len;

  if (n == 0)
    return;
  bastide_targets_set_current (
      self, self->current < 0 ? 0 : ((self->current + step) % n + n) % n);
}
