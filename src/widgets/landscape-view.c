/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the cells are on the screen: zoom, pan, fit.
 */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include <math.h>

#include "bastide-landscape-private.h"

#define SETTLE_MS 140
#define PAN_MS 250

/* A cell is a whole number of device pixels wide, so that tiles meet without
 * seams. */
guint
bastide_view_device_size (BastideLandscape *self)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  return MAX (1, (guint) lround (self->zoom * scale));
}

double
bastide_view_cell (BastideLandscape *self)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  return (double) bastide_view_device_size (self) / scale;
}

static double
snap (BastideLandscape *self, double value)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  return round (value * scale) / scale;
}

void
bastide_view_cell_rect (BastideLandscape *self, int x, int y, graphene_rect_t *rect)
{
  double cell = bastide_view_cell (self);

  graphene_rect_init (rect, snap (self, self->ox) + x * cell,
                      snap (self, self->oy) + y * cell, cell, cell);
}

void
bastide_view_cell_at (BastideLandscape *self, double px, double py, int *x, int *y,
                      double *u, double *v)
{
  double cell = bastide_view_cell (self);
  double cx = (px - snap (self, self->ox)) / cell;
  double cy = (py - snap (self, self->oy)) / cell;

  *x = (int) floor (cx);
  *y = (int) floor (cy);
  if (u != NULL)
    *u = cx - *x;
  if (v != NULL)
    *v = cy - *y;
}

void
bastide_view_visible_cells (BastideLandscape *self, int *x0, int *y0, int *x1, int *y1)
{
  bastide_view_cell_at (self, 0, 0, x0, y0, NULL, NULL);
  bastide_view_cell_at (self, gtk_widget_get_width (GTK_WIDGET (self)) - 1,
                        gtk_widget_get_height (GTK_WIDGET (self)) - 1, x1, y1, NULL,
                        NULL);
}

void
bastide_view_get_bounds (BastideLandscape *self, int *x0, int *y0, int *x1, int *y1)
{
  const BstState *state = bastide_landscape_state (self);

  *x0 = *y0 = *x1 = *y1 = 0;
  if (state != NULL && bst_state_n_tiles (state) > 0)
    bst_state_bounds (state, x0, y0, x1, y1);
  *x0 -= 1;
  *y0 -= 1;
  *x1 += 1;
  *y1 += 1;
}

/* At least a corner of the landscape stays in view. */
static void
clamp (BastideLandscape *self)
{
  int x0, y0, x1, y1;
  double cell = bastide_view_cell (self);
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double height = gtk_widget_get_height (GTK_WIDGET (self));

  if (width <= 0 || height <= 0)
    return;
  bastide_view_get_bounds (self, &x0, &y0, &x1, &y1);
  self->ox = CLAMP (self->ox, cell - (x1 + 1) * cell, width - cell - x0 * cell);
  self->oy = CLAMP (self->oy, cell - (y1 + 1) * cell, height - cell - y0 * cell);
}

static void
view_changed (BastideLandscape *self)
{
  clamp (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bastide_view_pan (BastideLandscape *self, double dx, double dy)
{
  adw_animation_pause (self->pan_animation);
  self->fitted = FALSE;
  self->ox += dx;
  self->oy += dy;
  view_changed (self);
}

static gboolean
on_settle (gpointer data)
{
  BastideLandscape *self = data;

  self->settle_id = 0;
  self->paint_size = bastide_view_device_size (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

/* While the zoom still moves the old textures are scaled; but not so far that
 * scaling costs more than painting. */
static void
update_paint_size (BastideLandscape *self, gboolean settle)
{
  guint size = bastide_view_device_size (self);

  if (settle || self->paint_size == 0 || size * 2 < self->paint_size
      || size > self->paint_size * 2)
    {
      g_clear_handle_id (&self->settle_id, g_source_remove);
      self->paint_size = size;
    }
  else if (size != self->paint_size)
    {
      g_clear_handle_id (&self->settle_id, g_source_remove);
      self->settle_id = g_timeout_add (SETTLE_MS, on_settle, self);
    }
}

void
bastide_view_zoom_at (BastideLandscape *self, double zoom, double px, double py,
                      gboolean settle)
{
  double old = bastide_view_cell (self);
  double now;

  zoom = CLAMP (zoom, BASTIDE_ZOOM_MIN, BASTIDE_ZOOM_MAX);
  if (zoom == self->zoom && (!settle || self->settle_id == 0))
    return;

  adw_animation_pause (self->pan_animation);
  self->zoom = zoom;
  self->fitted = FALSE;
  now = bastide_view_cell (self);
  self->ox = px - (px - self->ox) * now / old;
  self->oy = py - (py - self->oy) * now / old;
  update_paint_size (self, settle);
  view_changed (self);
  g_object_notify (G_OBJECT (self), "zoom");
}

void
bastide_view_fit (BastideLandscape *self)
{
  int x0, y0, x1, y1;
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double height = gtk_widget_get_height (GTK_WIDGET (self));
  double zoom, cell;

  self->fitted = TRUE;
  if (width <= 0 || height <= 0)
    return;

  adw_animation_pause (self->pan_animation);
  bastide_view_get_bounds (self, &x0, &y0, &x1, &y1);
  zoom = floor (MIN (width / (x1 - x0 + 1), height / (y1 - y0 + 1)));
  zoom = CLAMP (zoom, BASTIDE_ZOOM_MIN, BASTIDE_ZOOM_NORMAL * 1.25);
  if (zoom != self->zoom)
    {
      self->zoom = zoom;
      g_object_notify (G_OBJECT (self), "zoom");
    }
  update_paint_size (self, TRUE);
  cell = bastide_view_cell (self);
  self->ox = (width - (x0 + x1 + 1) * cell) / 2;
  self->oy = (height - (y0 + y1 + 1) * cell) / 2;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
pan_to (BastideLandscape *self, double ox, double oy)
{
  self->pan_from[0] = self->ox;
  self->pan_from[1] = self->oy;
  self->pan_to[0] = ox;
  self->pan_to[1] = oy;
  adw_animation_reset (self->pan_animation);
  adw_animation_play (self->pan_animation);
}

/* How far a stretch must move to lie between 0 and `size`. */
static double
shift_into (double start, double length, double margin, double size)
{
  if (length + 2 * margin > size)
    return (size - length) / 2 - start;
  if (start < margin)
    return margin - start;
  if (start + length > size - margin)
    return size - margin - length - start;
  return 0;
}

/* Moves the view just so far that the cell is in it; or to its middle. */
void
bastide_view_reveal (BastideLandscape *self, int x, int y, gboolean center)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double height = gtk_widget_get_height (GTK_WIDGET (self));
  double cell = bastide_view_cell (self), dx, dy;
  graphene_rect_t rect;

  if (width <= 0 || height <= 0)
    return;

  bastide_view_cell_rect (self, x, y, &rect);
  if (center)
    {
      dx = (width - cell) / 2 - rect.origin.x;
      dy = (height - cell) / 2 - rect.origin.y;
    }
  else
    {
      dx = shift_into (rect.origin.x, cell, cell / 4, width);
      dy = shift_into (rect.origin.y, cell, cell / 4, height);
    }
  if (dx != 0 || dy != 0)
    pan_to (self, self->ox + dx, self->oy + dy);
}

/* The cells with places where something can be done; returns how many places. */
static guint
get_place_bounds (BastideLandscape *self, int *x0, int *y0, int *x1, int *y1)
{
  guint n = 0;

  *x0 = *y0 = G_MAXINT;
  *x1 = *y1 = G_MININT;
  for (guint i = 0; i < self->targets->len; i++)
    {
      BastideTarget *target = g_ptr_array_index (self->targets, i);

      if (target->kind != BASTIDE_TARGET_SPOT)
        continue;
      *x0 = MIN (*x0, target->x);
      *y0 = MIN (*y0, target->y);
      *x1 = MAX (*x1, target->x);
      *y1 = MAX (*y1, target->y);
      n++;
    }
  return n;
}

static gboolean
is_inside (BastideLandscape *self, int x, int y)
{
  graphene_rect_t rect;

  bastide_view_cell_rect (self, x, y, &rect);
  return rect.origin.x >= 0 && rect.origin.y >= 0
         && rect.origin.x + rect.size.width <= gtk_widget_get_width (GTK_WIDGET (self))
         && rect.origin.y + rect.size.height
                <= gtk_widget_get_height (GTK_WIDGET (self));
}

static void
remember_view (BastideLandscape *self)
{
  if (self->zoom_before_places == 0)
    self->zoom_before_places = self->fitted ? -1 : self->zoom;
}

static void
restore_view (BastideLandscape *self)
{
  double zoom = self->zoom_before_places;

  self->zoom_before_places = 0;
  if (zoom < 0)
    bastide_view_fit (self);
  else if (zoom > 0)
    bastide_view_zoom_at (self, zoom, gtk_widget_get_width (GTK_WIDGET (self)) / 2.0,
                          gtk_widget_get_height (GTK_WIDGET (self)) / 2.0, TRUE);
}

/* Where there are places is made large enough for a finger on a small screen; and
 * places all over the landscape are all brought into view. What was seen before
 * comes back afterwards. */
void
bastide_view_for_places (BastideLandscape *self)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double height = gtk_widget_get_height (GTK_WIDGET (self));
  double wanted = width < 600 ? BASTIDE_FINGER * 3 : 0, whole;
  int x0, y0, x1, y1;

  if (width <= 0 || height <= 0)
    return;
  if (get_place_bounds (self, &x0, &y0, &x1, &y1) == 0)
    {
      restore_view (self);
      return;
    }
  if (x0 == x1 && y0 == y1 && wanted == 0)
    return;
  /* Half a cell around is what figures at the rim need. */
  whole = floor (MIN (width / (x1 - x0 + 2), height / (y1 - y0 + 2)));
  wanted = CLAMP (MAX (wanted, self->zoom), BASTIDE_ZOOM_MIN,
                  CLAMP (whole, BASTIDE_ZOOM_MIN, BASTIDE_ZOOM_MAX));
  if (wanted == self->zoom && is_inside (self, x0, y0) && is_inside (self, x1, y1))
    return;
  remember_view (self);
  bastide_view_zoom_at (self, wanted, width / 2, height / 2, TRUE);
  self->fitted = FALSE;
  self->ox = (width - (x0 + x1 + 1) * bastide_view_cell (self)) / 2;
  self->oy = (height - (y0 + y1 + 1) * bastide_view_cell (self)) / 2;
  view_changed (self);
}

static void
on_pan (double value, gpointer data)
{
  BastideLandscape *self = data;

  self->ox = self->pan_from[0] + value * (self->pan_to[0] - self->pan_from[0]);
  self->oy = self->pan_from[1] + value * (self->pan_to[1] - self->pan_from[1]);
  view_changed (self);
}

void
bastide_view_create (BastideLandscape *self)
{
  self->pan_animation = adw_timed_animation_new (
      GTK_WIDGET (self), 0, 1, PAN_MS,
      adw_callback_animation_target_new (on_pan, self, NULL));
}
