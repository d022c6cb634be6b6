/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-landscape-private.h"
#include "landscape-chunk.h"

#define MARK_SECONDS 4

G_DEFINE_FINAL_TYPE (BastideLandscape, bastide_landscape, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_GAME,
  PROP_ZOOM,
  PROP_CHOICE,
  PROP_ROTATION,
  PROP_FIRST_SWITCH,
  N_PROPS = PROP_FIRST_SWITCH + BASTIDE_N_SWITCHES,
};
static GParamSpec *props[N_PROPS];

enum
{
  CARD,
  REFUSED,
  SHOW_CARD,
  SHOW_TILES,
  CHOICES_CHANGED,
  N_SIGNALS,
};
static guint signals[N_SIGNALS];

static const struct
{
  const char *property, *action;
  gboolean initial;
} switches[BASTIDE_N_SWITCHES] = {
  [BASTIDE_SHOW_CITIES] = { "show-cities", "landscape.show-cities", FALSE },
  [BASTIDE_SHOW_ROADS] = { "show-roads", "landscape.show-roads", FALSE },
  [BASTIDE_SHOW_FIELDS] = { "show-fields", "landscape.show-fields", FALSE },
  [BASTIDE_SHOW_MONASTERIES]
  = { "show-monasteries", "landscape.show-monasteries", FALSE },
  [BASTIDE_SHOW_LEGAL] = { "show-legal-cells", "landscape.show-legal-cells", TRUE },
  [BASTIDE_SHOW_ROTATIONS]
  = { "show-rotation-count", "landscape.show-rotation-count", TRUE },
  [BASTIDE_SHOW_COORDINATES]
  = { "show-coordinates", "landscape.show-coordinates", FALSE },
  [BASTIDE_SHOW_ON_FOCUS]
  = { "show-ownership-on-focus", "landscape.show-ownership-on-focus", TRUE },
  [BASTIDE_SHOW_DEAD] = { "show-dead-cells", "landscape.show-dead-cells", FALSE },
  [BASTIDE_SINGLE_LETTERS]
  = { "single-letter-keys", "landscape.single-letter-keys", TRUE },
  [BASTIDE_AUTO_FOLLOW] = { "auto-follow", "landscape.auto-follow", TRUE },
};

static void
update_palette (BastideLandscape *self)
{
  self->palette = bastide_palette_for_style ();
  self->palette_table = bastide_palette_get (self->palette);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
on_mark_end (gpointer data)
{
  BastideLandscape *self = data;

  self->mark_id = 0;
  g_array_set_size (self->marked, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

static void
bastide_landscape_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BastideLandscape *self = BASTIDE_LANDSCAPE (widget);
  double rgb[3];

  bastide_palette_table (self->palette_table, rgb);
  gtk_snapshot_append_color (
      snapshot,
      &(GdkRGBA) { (float) rgb[0], (float) rgb[1], (float) rgb[2], 1 },
      &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                           gtk_widget_get_height (widget)));
  if (self->settle_id == 0)
    self->paint_size = bastide_view_device_size (self);
  bastide_paint_tiles (self, snapshot);
  bastide_paint_overlays (self, snapshot);
  bastide_paint_marks (self, snapshot);
  bastide_paint_figures (self, snapshot);
  bastide_paint_hand (self, snapshot);
  bastide_paint_coordinates (self, snapshot);
  bastide_score_paint (self, snapshot);
  gtk_widget_snapshot_child (widget, self->rotate_button, snapshot);
}

static void
bastide_landscape_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BastideLandscape *self = BASTIDE_LANDSCAPE (widget);
  gboolean resized = width != self->width || height != self->height;

  if (resized && self->fitted)
    bastide_view_fit (self);
  else if (resized && self->width > 0)
    {
      self->ox += (width - self->width) / 2.0;
      self->oy += (height - self->height) / 2.0;
    }
  self->width = width;
  self->height = height;
  /* The bar below may grow with the same decision. */
  if (resized && self->zoom_before_places != 0)
    bastide_view_for_places (self);
  bastide_targets_layout (self);
}

static void
bastide_landscape_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                           int *minimum, int *natural, int *minimum_baseline,
                           int *natural_baseline)
{
  /* It takes what room there is; to wish for more would cost the others theirs. */
  *minimum = *natural = 120;
}

static gboolean
bastide_landscape_grab_focus (GtkWidget *widget)
{
  bastide_targets_focus (BASTIDE_LANDSCAPE (widget));
  return TRUE;
}

/* Tab comes in at the cursor and goes out again. */
static gboolean
bastide_landscape_focus (GtkWidget *widget, GtkDirectionType direction)
{
  if (gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  return gtk_widget_grab_focus (widget);
}

static void
bastide_landscape_get_property (GObject *object, guint id, GValue *value,
                                GParamSpec *pspec)
{
  BastideLandscape *self = BASTIDE_LANDSCAPE (object);

  if (id >= PROP_FIRST_SWITCH)
    g_value_set_boolean (value, self->switches[id - PROP_FIRST_SWITCH]);
  else if (id == PROP_GAME)
    g_value_set_object (value, self->game);
  else if (id == PROP_ZOOM)
    g_value_set_double (value, self->zoom);
  else if (id == PROP_CHOICE)
    g_value_set_uint (value, self->choice);
  else if (id == PROP_ROTATION)
    g_value_set_uint (value, self->rotation);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bastide_landscape_set_property (GObject *object, guint id, const GValue *value,
                                GParamSpec *pspec)
{
  BastideLandscape *self = BASTIDE_LANDSCAPE (object);

  if (id >= PROP_FIRST_SWITCH)
    {
      gboolean on = g_value_get_boolean (value);

      if (self->switches[id - PROP_FIRST_SWITCH] == on)
        return;
      self->switches[id - PROP_FIRST_SWITCH] = on;
      gtk_widget_queue_draw (GTK_WIDGET (self));
      g_object_notify_by_pspec (object, pspec);
    }
  else if (id == PROP_GAME)
    bastide_landscape_set_game (self, g_value_get_object (value));
  else if (id == PROP_ZOOM)
    bastide_landscape_set_zoom (self, g_value_get_double (value));
  else if (id == PROP_CHOICE)
    bastide_landscape_set_choice (self, g_value_get_uint (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bastide_landscape_dispose (GObject *object)
{
  BastideLandscape *self = BASTIDE_LANDSCAPE (object);
  GtkWidget *child;

  g_clear_handle_id (&self->settle_id, g_source_remove);
  g_clear_handle_id (&self->mark_id, g_source_remove);
  if (self->pan_animation != NULL)
    adw_animation_pause (self->pan_animation);
  if (self->drop_animation != NULL)
    adw_animation_pause (self->drop_animation);
  if (self->score_animation != NULL)
    adw_animation_pause (self->score_animation);
  g_clear_object (&self->score_animation);
  g_clear_object (&self->pan_animation);
  g_clear_object (&self->drop_animation);
  g_clear_object (&self->game_signals);
  self->current = -1;
  g_ptr_array_set_size (self->targets, 0);
  g_ptr_array_set_size (self->pool, 0);
  self->free_spot = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (bastide_landscape_parent_class)->dispose (object);
}

static void
bastide_landscape_finalize (GObject *object)
{
  BastideLandscape *self = BASTIDE_LANDSCAPE (object);

  g_clear_pointer (&self->targets, g_ptr_array_unref);
  g_clear_pointer (&self->pool, g_ptr_array_unref);
  g_clear_pointer (&self->geometries, g_hash_table_unref);
  g_clear_pointer (&self->chunks, g_hash_table_unref);
  g_clear_pointer (&self->owners, g_hash_table_unref);
  g_clear_pointer (&self->ids, g_array_unref);
  g_clear_pointer (&self->lit, g_array_unref);
  g_clear_pointer (&self->marked, g_array_unref);
  g_clear_pointer (&self->recent, g_array_unref);
  g_clear_pointer (&self->dead, g_array_unref);
  g_clear_pointer (&self->pops, g_array_unref);
  g_clear_pointer (&self->actions, g_array_unref);
  g_clear_pointer (&self->alternatives, g_array_unref);
  G_OBJECT_CLASS (bastide_landscape_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  GParamFlags flags
      = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  props[PROP_GAME]
      = g_param_spec_object ("game", NULL, NULL, BASTIDE_TYPE_GAME, flags);
  props[PROP_ZOOM] = g_param_spec_double ("zoom", NULL, NULL, BASTIDE_ZOOM_MIN,
                                          BASTIDE_ZOOM_MAX, BASTIDE_ZOOM_NORMAL, flags);
  props[PROP_CHOICE] = g_param_spec_uint ("choice", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_ROTATION]
      = g_param_spec_uint ("rotation", NULL, NULL, 0, 3, 0,
                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  for (guint i = 0; i < BASTIDE_N_SWITCHES; i++)
    props[PROP_FIRST_SWITCH + i] = g_param_spec_boolean (
        switches[i].property, NULL, NULL, switches[i].initial, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
install_signals (void)
{
  signals[CARD] = g_signal_new ("card", BASTIDE_TYPE_LANDSCAPE, G_SIGNAL_RUN_LAST, 0,
                                NULL, NULL, NULL, G_TYPE_NONE, 3, G_TYPE_INT,
                                G_TYPE_INT, G_TYPE_INT);
  signals[REFUSED] = g_signal_new ("refused", BASTIDE_TYPE_LANDSCAPE, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SHOW_CARD]
      = g_signal_new ("show-card", BASTIDE_TYPE_LANDSCAPE, G_SIGNAL_RUN_LAST, 0, NULL,
                      NULL, NULL, G_TYPE_NONE, 0);
  signals[SHOW_TILES]
      = g_signal_new ("show-tiles", BASTIDE_TYPE_LANDSCAPE, G_SIGNAL_RUN_LAST, 0, NULL,
                      NULL, NULL, G_TYPE_NONE, 0);
  signals[CHOICES_CHANGED]
      = g_signal_new ("choices-changed", BASTIDE_TYPE_LANDSCAPE, G_SIGNAL_RUN_LAST, 0,
                      NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bastide_landscape_class_init (BastideLandscapeClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = bastide_landscape_get_property;
  object_class->set_property = bastide_landscape_set_property;
  object_class->dispose = bastide_landscape_dispose;
  object_class->finalize = bastide_landscape_finalize;
  widget_class->snapshot = bastide_landscape_snapshot;
  widget_class->size_allocate = bastide_landscape_size_allocate;
  widget_class->measure = bastide_landscape_measure;
  widget_class->grab_focus = bastide_landscape_grab_focus;
  widget_class->focus = bastide_landscape_focus;

  install_properties (object_class);
  install_signals ();
  bastide_keys_install (widget_class);
  for (guint i = 0; i < BASTIDE_N_SWITCHES; i++)
    gtk_widget_class_install_property_action (widget_class, switches[i].action,
                                              switches[i].property);
  gtk_widget_class_set_css_name (widget_class, "landscape");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
create_rotate_button (BastideLandscape *self)
{
  self->rotate_button = gtk_button_new_from_icon_name ("object-rotate-right-symbolic");
  gtk_widget_set_tooltip_text (self->rotate_button, _("Turn the Tile"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rotate_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Turn the Tile"),
                                  -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->rotate_button),
                                  "landscape.rotate");
  gtk_widget_add_css_class (self->rotate_button, "osd");
  gtk_widget_add_css_class (self->rotate_button, "circular");
  /* The keyboard has R for it; the focus stays on the cell. */
  gtk_widget_set_focusable (self->rotate_button, FALSE);
  gtk_widget_set_focus_on_click (self->rotate_button, FALSE);
  gtk_widget_set_parent (self->rotate_button, GTK_WIDGET (self));
  gtk_widget_set_child_visible (self->rotate_button, FALSE);
}

static void
create_tables (BastideLandscape *self)
{
  self->targets = g_ptr_array_new_with_free_func (bastide_target_free);
  self->pool = g_ptr_array_new ();
  self->geometries = g_hash_table_new_full (
      NULL, NULL, NULL, (GDestroyNotify) bastide_geometry_free);
  self->chunks
      = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, bastide_chunk_free);
  self->owners = g_hash_table_new (NULL, NULL);
  self->ids = g_array_new (FALSE, FALSE, sizeof (guint64));
  self->lit = g_array_new (FALSE, FALSE, sizeof (BstSegmentId));
  self->marked = g_array_new (FALSE, FALSE, sizeof (BstCell));
  self->recent = g_array_new (FALSE, FALSE, sizeof (BstTileId));
  self->dead = g_array_new (FALSE, FALSE, sizeof (BstCell));
  self->actions = g_array_new (FALSE, FALSE, sizeof (BstAction));
  self->alternatives = g_array_new (FALSE, FALSE, sizeof (BstAction));
}

static void
bastide_landscape_init (BastideLandscape *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  self->zoom = BASTIDE_ZOOM_NORMAL;
  self->fitted = TRUE;
  self->current = -1;
  self->card_x = self->card_y = BASTIDE_NOWHERE;
  self->card_slot = -1;
  for (guint i = 0; i < BASTIDE_N_SWITCHES; i++)
    self->switches[i] = switches[i].initial;
  create_tables (self);
  bastide_view_create (self);
  bastide_landscape_follow_game (self);
  bastide_score_create (self);
  create_rotate_button (self);
  bastide_input_attach (self);

  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (update_palette), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast",
                           G_CALLBACK (update_palette), self, G_CONNECT_SWAPPED);
  update_palette (self);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  /* North stays up and east right in every language. */
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Landscape"), -1);
}

GtkWidget *
bastide_landscape_new (void)
{
  return g_object_new (BASTIDE_TYPE_LANDSCAPE, NULL);
}

double
bastide_landscape_get_zoom (BastideLandscape *self)
{
  g_return_val_if_fail (BASTIDE_IS_LANDSCAPE (self), 0);

  return self->zoom;
}

void
bastide_landscape_set_zoom (BastideLandscape *self, double zoom)
{
  g_return_if_fail (BASTIDE_IS_LANDSCAPE (self));

  bastide_view_zoom_at (self, zoom, gtk_widget_get_width (GTK_WIDGET (self)) / 2.0,
                        gtk_widget_get_height (GTK_WIDGET (self)) / 2.0, TRUE);
}

void
bastide_landscape_get_cursor (BastideLandscape *self, int *x, int *y)
{
  g_return_if_fail (BASTIDE_IS_LANDSCAPE (self));

  *x = self->cursor_x;
  *y = self->cursor_y;
}

void
bastide_landscape_set_cursor (BastideLandscape *self, int x, int y)
{
  g_return_if_fail (BASTIDE_IS_LANDSCAPE (self));

  bastide_targets_set_cell (self, x, y);
  bastide_view_reveal (self, x, y, FALSE);
}

guint
bastide_landscape_get_rotation (BastideLandscape *self)
{
  g_return_val_if_fail (BASTIDE_IS_LANDSCAPE (self), 0);

  return self->rotation;
}

void
bastide_landscape_fit (BastideLandscape *self)
{
  g_return_if_fail (BASTIDE_IS_LANDSCAPE (self));

  bastide_view_fit (self);
}

void
bastide_landscape_show_cells (BastideLandscape *self, const BstCell *cells, gsize n,
                              gboolean mark)
{
  g_return_if_fail (BASTIDE_IS_LANDSCAPE (self));

  g_clear_handle_id (&self->mark_id, g_source_remove);
  g_array_set_size (self->marked, 0);
  if (n > 0 && mark)
    {
      g_array_append_vals (self->marked, cells, (guint) n);
      self->mark_id = g_timeout_add_seconds (MARK_SECONDS, on_mark_end, self);
    }
  if (n > 0)
    bastide_view_reveal (self, cells[0].x, cells[0].y, FALSE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
bastide_landscape_get_cell_bounds (BastideLandscape *self, int x, int y,
                                   graphene_rect_t *bounds)
{
  g_return_val_if_fail (BASTIDE_IS_LANDSCAPE (self), FALSE);

  bastide_view_cell_rect (self, x, y, bounds);
  return gtk_widget_get_width (GTK_WIDGET (self)) > 0;
}

gboolean
bastide_landscape_get_spot (BastideLandscape *self, guint slot, graphene_point_t *point)
{
  g_return_val_if_fail (BASTIDE_IS_LANDSCAPE (self), FALSE);

  for (guint i = 0; i < self->targets->len; i++)
    {
      BastideTarget *target = g_ptr_array_index (self->targets, i);
      graphene_rect_t rect;

      if (target->kind != BASTIDE_TARGET_SPOT || target->slot != slot)
        continue;
      bastide_view_cell_rect (self, target->x, target->y, &rect);
      point->x = rect.origin.x + (float) target->u * rect.size.width;
      point->y = rect.origin.y + (float) target->v * rect.size.height;
      return TRUE;
    }
  return FALSE;
}
