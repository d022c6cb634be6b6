/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pointer, touch and wheel.
 */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include <math.h>

#include "bastide-landscape-private.h"

#define WHEEL_ZOOM 1.15
#define WHEEL_PAN 64.0

/* The target under a point: the cell where the tile fits, or the nearest spot
 * within reach of a finger. */
static int
target_at (BastideLandscape *self, double px, double py)
{
  int index = bastide_targets_nearest (self, px, py);
  BastideTarget *target;
  graphene_rect_t rect;
  double dx, dy, reach;

  if (index < 0)
    return -1;
  target = g_ptr_array_index (self->targets, index);
  bastide_view_cell_rect (self, target->x, target->y, &rect);
  dx = px - (rect.origin.x + target->u * rect.size.width);
  dy = py - (rect.origin.y + target->v * rect.size.height);
  if (target->kind == BASTIDE_TARGET_PLACE)
    return fabs (dx) <= rect.size.width / 2 && fabs (dy) <= rect.size.height / 2 ? index
                                                                                 : -1;
  reach = MAX (BASTIDE_FINGER / 2.0, rect.size.width * 0.2);
  return hypot (dx, dy) <= reach ? index : -1;
}

/* The segment of a placed tile under a point, or -1. */
static int
segment_at (BastideLandscape *self, double px, double py, int *x, int *y)
{
  const BstState *state = bastide_landscape_state (self);
  BstTileId tile;
  BstPlaced placed;
  double u, v;

  bastide_view_cell_at (self, px, py, x, y, &u, &v);
  tile = state != NULL ? bst_state_tile_at (state, *x, *y) : BST_NO_TILE;
  if (tile == BST_NO_TILE)
    return -1;
  placed = bst_state_tile (state, tile);
  return bastide_geometry_segment_at (
      bastide_landscape_geometry (self, placed.kind, placed.rot, *x, *y), u, v);
}

static void
hover (BastideLandscape *self, double px, double py)
{
  int index, x, y, slot;

  if (px == self->pointer_x && py == self->pointer_y && self->pointer_inside)
    return; /* events repeat when widgets move below a pointer at rest */
  self->pointer_inside = TRUE;
  self->pointer_x = px;
  self->pointer_y = py;
  if (self->dragging)
    return;

  index = target_at (self, px, py);
  if (index >= 0)
    {
      if (index != self->current || self->card_x != self->cursor_x
          || self->card_y != self->cursor_y)
        bastide_targets_set_current (self, index);
      return;
    }
  slot = segment_at (self, px, py, &x, &y);
  if (x != self->card_x || y != self->card_y || slot != self->card_slot)
    bastide_landscape_set_card (self, x, y, slot);
}

static void
on_motion (BastideLandscape *self, double x, double y)
{
  hover (self, x, y);
}

static void
on_leave (BastideLandscape *self)
{
  self->pointer_inside = FALSE;
  if (gtk_widget_get_focus_child (GTK_WIDGET (self)) == NULL)
    bastide_landscape_set_card (self, BASTIDE_NOWHERE, BASTIDE_NOWHERE, -1);
}

static void
click (BastideLandscape *self, double px, double py)
{
  const BstState *state = bastide_landscape_state (self);
  int index = target_at (self, px, py), x, y, slot;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (index >= 0)
    {
      bastide_targets_set_current (self, index);
      bastide_play_activate (self);
      return;
    }
  slot = segment_at (self, px, py, &x, &y);
  if (state != NULL && bst_state_tile_at (state, x, y) != BST_NO_TILE)
    {
      bastide_landscape_set_card (self, x, y, slot);
      return;
    }
  if (self->interactive && bst_state_decision (state).kind == BST_DECISION_PLACE)
    {
      bastide_targets_set_cell (self, x, y);
      bastide_play_activate (self);
    }
}

static void
on_click (BastideLandscape *self, int n_press, double x, double y, GtkGesture *gesture)
{
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));

  if (button == GDK_BUTTON_SECONDARY)
    bastide_play_rotate (self, 1);
  else if (button <= GDK_BUTTON_PRIMARY)
    click (self, x, y);
}

static void
on_drag_begin (BastideLandscape *self)
{
  self->drag_ox = self->ox;
  self->drag_oy = self->oy;
}

static void
on_drag_update (BastideLandscape *self, double dx, double dy, GtkGesture *gesture)
{
  if (!self->dragging
      && !gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) dx, (int) dy))
    return;
  if (!self->dragging)
    {
      self->dragging = TRUE;
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
      gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grabbing");
    }
  bastide_view_pan (self, self->drag_ox + dx - self->ox, self->drag_oy + dy - self->oy);
}

static void
on_drag_end (BastideLandscape *self)
{
  if (!self->dragging)
    return;
  self->dragging = FALSE;
  gtk_widget_set_cursor (GTK_WIDGET (self), NULL);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static gboolean
over_ghost (BastideLandscape *self)
{
  int x, y;

  if (!self->pointer_inside || !bastide_play_has_ghost (self))
    return FALSE;
  bastide_view_cell_at (self, self->pointer_x, self->pointer_y, &x, &y, NULL, NULL);
  return x == self->cursor_x && y == self->cursor_y;
}

static gboolean
on_scroll (BastideLandscape *self, double dx, double dy,
           GtkEventControllerScroll *controller)
{
  GdkModifierType modifiers = gtk_event_controller_get_current_event_state (
      GTK_EVENT_CONTROLLER (controller));
  gboolean wheel
      = gtk_event_controller_scroll_get_unit (controller) == GDK_SCROLL_UNIT_WHEEL;
  double unit = wheel ? WHEEL_PAN : 1;

  if (modifiers & GDK_CONTROL_MASK)
    {
      double steps = wheel ? dy : dy / WHEEL_PAN;

      bastide_view_zoom_at (self, self->zoom * pow (WHEEL_ZOOM, -steps),
                            self->pointer_x, self->pointer_y, FALSE);
    }
  else if (wheel && dx == 0 && over_ghost (self))
    bastide_play_rotate (self, dy > 0 ? 1 : -1);
  else if (wheel && (modifiers & GDK_SHIFT_MASK) && dx == 0)
    bastide_view_pan (self, -dy * unit, 0);
  else
    bastide_view_pan (self, -dx * unit, -dy * unit);
  return GDK_EVENT_STOP;
}

static void
on_pinch_begin (BastideLandscape *self)
{
  self->pinch_zoom = self->zoom;
}

static void
on_pinch (BastideLandscape *self, double scale, GtkGesture *gesture)
{
  double x, y;

  if (!gtk_gesture_get_bounding_box_center (gesture, &x, &y))
    {
      x = gtk_widget_get_width (GTK_WIDGET (self)) / 2.0;
      y = gtk_widget_get_height (GTK_WIDGET (self)) / 2.0;
    }
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  bastide_view_zoom_at (self, self->pinch_zoom * scale, x, y, FALSE);
}

static void
add_drag (BastideLandscape *self, guint button)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), button);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (on_drag_end), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

void
bastide_input_attach (BastideLandscape *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll
      = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkGesture *click_gesture = gtk_gesture_click_new ();
  GtkGesture *pinch = gtk_gesture_zoom_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (on_motion), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (on_leave), self);
  gtk_widget_add_controller (widget, motion);

  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (on_scroll), self);
  gtk_widget_add_controller (widget, scroll);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click_gesture), 0);
  g_signal_connect_swapped (click_gesture, "released", G_CALLBACK (on_click), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click_gesture));

  add_drag (self, GDK_BUTTON_PRIMARY);
  add_drag (self, GDK_BUTTON_MIDDLE);

  g_signal_connect_swapped (pinch, "begin", G_CALLBACK (on_pinch_begin), self);
  g_signal_connect_swapped (pinch, "scale-changed", G_CALLBACK (on_pinch), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (pinch));
}
