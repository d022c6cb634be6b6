/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Actions and keys of the landscape.
 */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include "bastide-landscape-private.h"

#define ZOOM_STEP 1.25

static void
zoom_by (BastideLandscape *self, double factor)
{
  GtkWidget *widget = GTK_WIDGET (self);

  bastide_view_zoom_at (self, self->zoom * factor, gtk_widget_get_width (widget) / 2.0,
                        gtk_widget_get_height (widget) / 2.0, TRUE);
}

static void
pan_by (BastideLandscape *self, int dx, int dy)
{
  double step = MAX (64, bastide_view_cell (self));

  bastide_view_pan (self, -dx * step, -dy * step);
}

static void
step_target (BastideLandscape *self, int step)
{
  bastide_targets_step (self, step);
  bastide_view_reveal (self, self->cursor_x, self->cursor_y, FALSE);
}

static void
run_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideLandscape *self = BASTIDE_LANDSCAPE (widget);
  const char *verb = name + strlen ("landscape.");

  if (g_str_equal (verb, "place") || g_str_equal (verb, "activate"))
    bastide_play_activate (self);
  else if (g_str_equal (verb, "rotate"))
    bastide_play_rotate (self, 1);
  else if (g_str_equal (verb, "rotate-back"))
    bastide_play_rotate (self, -1);
  else if (g_str_equal (verb, "end-turn"))
    bastide_play_end_turn (self);
  else if (g_str_equal (verb, "undo"))
    bastide_play_undo (self);
  else if (g_str_equal (verb, "undo-turn"))
    bastide_play_undo_turn (self);
  else if (g_str_equal (verb, "next-cell"))
    step_target (self, 1);
  else if (g_str_equal (verb, "previous-cell"))
    step_target (self, -1);
  else if (g_str_equal (verb, "show-card"))
    g_signal_emit_by_name (self, "show-card");
  else if (g_str_equal (verb, "show-tiles"))
    g_signal_emit_by_name (self, "show-tiles");
}

static void
run_view_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideLandscape *self = BASTIDE_LANDSCAPE (widget);
  const char *verb = name + strlen ("landscape.");

  if (g_str_equal (verb, "zoom-in"))
    zoom_by (self, ZOOM_STEP);
  else if (g_str_equal (verb, "zoom-out"))
    zoom_by (self, 1 / ZOOM_STEP);
  else if (g_str_equal (verb, "zoom-normal"))
    zoom_by (self, BASTIDE_ZOOM_NORMAL / self->zoom);
  else if (g_str_equal (verb, "fit"))
    bastide_view_fit (self);
  else if (g_str_equal (verb, "pan-left"))
    pan_by (self, -1, 0);
  else if (g_str_equal (verb, "pan-right"))
    pan_by (self, 1, 0);
  else if (g_str_equal (verb, "pan-up"))
    pan_by (self, 0, -1);
  else if (g_str_equal (verb, "pan-down"))
    pan_by (self, 0, 1);
}

static void
overlays_off (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_object_set (widget, "show-cities", FALSE, "show-roads", FALSE, "show-fields", FALSE,
                "show-monasteries", FALSE, NULL);
}

/* None, each kind alone, all of them. */
static void
cycle_owners (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BastideLandscape *self = BASTIDE_LANDSCAPE (widget);
  guint shown = 0, next;

  for (guint i = BASTIDE_SHOW_CITIES; i <= BASTIDE_SHOW_MONASTERIES; i++)
    shown |= self->switches[i] ? 1u << i : 0;
  if (shown == 0)
    next = 1u << BASTIDE_SHOW_CITIES;
  else if ((shown & (shown - 1)) != 0)
    next = 0;
  else if (shown == 1u << BASTIDE_SHOW_MONASTERIES)
    next = (2u << BASTIDE_SHOW_MONASTERIES) - 1;
  else
    next = shown << 1;
  g_object_set (self, "show-cities", (next >> BASTIDE_SHOW_CITIES) & 1, "show-roads",
                (next >> BASTIDE_SHOW_ROADS) & 1, "show-fields",
                (next >> BASTIDE_SHOW_FIELDS) & 1, "show-monasteries",
                (next >> BASTIDE_SHOW_MONASTERIES) & 1, NULL);
}

/* The cursor stays among the tiles and, with @ring, the cells around them. */
static void
step_cell (BastideLandscape *self, int dx, int dy, gboolean ring)
{
  int x0, y0, x1, y1, inside = ring ? 0 : 1;

  bastide_view_get_bounds (self, &x0, &y0, &x1, &y1);
  bastide_targets_set_cell (
      self, CLAMP (self->cursor_x + dx, x0 + inside, x1 - inside),
      CLAMP (self->cursor_y + dy, y0 + inside, y1 - inside));
}

static gboolean
on_arrow (GtkWidget *widget, GVariant *args, gpointer data)
{
  BastideLandscape *self = BASTIDE_LANDSCAPE (widget);
  gboolean any_cell;
  int dx, dy, index;

  g_variant_get (args, "(iib)", &dx, &dy, &any_cell);
  if (any_cell || self->targets->len == 0)
    step_cell (self, dx, dy, any_cell);
  else
    {
      index = bastide_targets_towards (self, dx, dy);
      if (index < 0)
        return TRUE;
      bastide_targets_set_current (self, index);
    }
  bastide_view_reveal (self, self->cursor_x, self->cursor_y, FALSE);
  return TRUE;
}

/* Letters and digits can be switched off: speech input trips over them. */
static gboolean
on_letter (GtkWidget *widget, GVariant *args, gpointer data)
{
  const char *action;

  if (!BASTIDE_LANDSCAPE (widget)->switches[BASTIDE_SINGLE_LETTERS])
    return FALSE;
  g_variant_get (args, "(&s)", &action);
  gtk_widget_activate_action (widget, action, NULL);
  return TRUE;
}

/* What can be done at places is numbered from 1, in the order of the bar. */
static gboolean
on_digit (GtkWidget *widget, GVariant *args, gpointer data)
{
  BastideLandscape *self = BASTIDE_LANDSCAPE (widget);
  g_autoptr (GArray) choices = NULL;
  int digit;

  if (!self->switches[BASTIDE_SINGLE_LETTERS])
    return FALSE;
  g_variant_get (args, "(i)", &digit);
  choices = bastide_landscape_get_choices (self);
  if ((guint) digit > choices->len)
    return FALSE;
  bastide_landscape_set_choice (self,
                                g_array_index (choices, BastideChoice, digit - 1).choice);
  return TRUE;
}

/* Escape goes on to whoever else wants it when there is nothing to take back. */
static gboolean
on_escape (GtkWidget *widget, GVariant *args, gpointer data)
{
  gboolean whole_turn;

  g_variant_get (args, "(b)", &whole_turn);
  if (whole_turn)
    return bastide_play_undo_turn (BASTIDE_LANDSCAPE (widget));
  return bastide_play_undo (BASTIDE_LANDSCAPE (widget));
}

static const char *const play_actions[] = {
  "landscape.place", "landscape.activate", "landscape.rotate", "landscape.rotate-back",
  "landscape.end-turn", "landscape.undo", "landscape.undo-turn", "landscape.next-cell",
  "landscape.previous-cell", "landscape.show-card", "landscape.show-tiles",
};

static const char *const view_actions[] = {
  "landscape.zoom-in", "landscape.zoom-out", "landscape.zoom-normal", "landscape.fit",
  "landscape.pan-left", "landscape.pan-right", "landscape.pan-up", "landscape.pan-down",
};

static const struct
{
  guint key;
  GdkModifierType modifiers;
  const char *action;
} action_keys[] = {
  { GDK_KEY_Return, 0, "landscape.activate" },
  { GDK_KEY_KP_Enter, 0, "landscape.activate" },
  { GDK_KEY_space, 0, "landscape.activate" },
  { GDK_KEY_Return, GDK_CONTROL_MASK, "landscape.end-turn" },
  { GDK_KEY_KP_Enter, GDK_CONTROL_MASK, "landscape.end-turn" },
  { GDK_KEY_Page_Down, 0, "landscape.next-cell" },
  { GDK_KEY_Page_Up, 0, "landscape.previous-cell" },
  { GDK_KEY_plus, GDK_CONTROL_MASK, "landscape.zoom-in" },
  { GDK_KEY_equal, GDK_CONTROL_MASK, "landscape.zoom-in" },
  { GDK_KEY_KP_Add, GDK_CONTROL_MASK, "landscape.zoom-in" },
  { GDK_KEY_minus, GDK_CONTROL_MASK, "landscape.zoom-out" },
  { GDK_KEY_KP_Subtract, GDK_CONTROL_MASK, "landscape.zoom-out" },
  { GDK_KEY_0, GDK_CONTROL_MASK, "landscape.zoom-normal" },
  { GDK_KEY_Left, GDK_CONTROL_MASK, "landscape.pan-left" },
  { GDK_KEY_Right, GDK_CONTROL_MASK, "landscape.pan-right" },
  { GDK_KEY_Up, GDK_CONTROL_MASK, "landscape.pan-up" },
  { GDK_KEY_Down, GDK_CONTROL_MASK, "landscape.pan-down" },
};

static const struct
{
  guint key;
  GdkModifierType modifiers;
  const char *action;
} letter_keys[] = {
  { GDK_KEY_r, 0, "landscape.rotate" },
  { GDK_KEY_r, GDK_SHIFT_MASK, "landscape.rotate-back" },
  { GDK_KEY_n, 0, "landscape.next-cell" },
  { GDK_KEY_n, GDK_SHIFT_MASK, "landscape.previous-cell" },
  { GDK_KEY_e, 0, "landscape.end-turn" },
  { GDK_KEY_f, 0, "landscape.fit" },
  { GDK_KEY_i, 0, "landscape.show-card" },
  { GDK_KEY_o, 0, "landscape.cycle-owners" },
  { GDK_KEY_l, 0, "landscape.show-coordinates" },
  { GDK_KEY_t, 0, "landscape.show-tiles" },
  { GDK_KEY_plus, 0, "landscape.zoom-in" },
  { GDK_KEY_plus, GDK_SHIFT_MASK, "landscape.zoom-in" },
  { GDK_KEY_KP_Add, 0, "landscape.zoom-in" },
  { GDK_KEY_minus, 0, "landscape.zoom-out" },
  { GDK_KEY_KP_Subtract, 0, "landscape.zoom-out" },
  { GDK_KEY_0, 0, "landscape.zoom-normal" },
  { GDK_KEY_KP_0, 0, "landscape.zoom-normal" },
};

static const struct
{
  guint key, pad_key;
  int dx, dy;
} arrows[] = {
  { GDK_KEY_Left, GDK_KEY_KP_Left, -1, 0 },
  { GDK_KEY_Right, GDK_KEY_KP_Right, 1, 0 },
  { GDK_KEY_Up, GDK_KEY_KP_Up, 0, -1 },
  { GDK_KEY_Down, GDK_KEY_KP_Down, 0, 1 },
};

void
bastide_keys_install (GtkWidgetClass *klass)
{
  for (guint i = 0; i < G_N_ELEMENTS (play_actions); i++)
    gtk_widget_class_install_action (klass, play_actions[i], NULL, run_action);
  for (guint i = 0; i < G_N_ELEMENTS (view_actions); i++)
    gtk_widget_class_install_action (klass, view_actions[i], NULL, run_view_action);
  gtk_widget_class_install_action (klass, "landscape.show-overlays-off", NULL,
                                   overlays_off);
  gtk_widget_class_install_action (klass, "landscape.cycle-owners", NULL, cycle_owners);

  for (guint i = 0; i < G_N_ELEMENTS (action_keys); i++)
    gtk_widget_class_add_binding_action (klass, action_keys[i].key,
                                         action_keys[i].modifiers,
                                         action_keys[i].action, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (letter_keys); i++)
    gtk_widget_class_add_binding (klass, letter_keys[i].key, letter_keys[i].modifiers,
                                  on_letter, "(s)", letter_keys[i].action);
  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    for (gboolean shift = FALSE; shift <= TRUE; shift++)
      {
        GdkModifierType modifiers = shift ? GDK_SHIFT_MASK : 0;

        gtk_widget_class_add_binding (klass, arrows[i].key, modifiers, on_arrow,
                                      "(iib)", arrows[i].dx, arrows[i].dy, shift);
        gtk_widget_class_add_binding (klass, arrows[i].pad_key, modifiers, on_arrow,
                                      "(iib)", arrows[i].dx, arrows[i].dy, shift);
      }
  for (int digit = 1; digit <= 9; digit++)
    {
      gtk_widget_class_add_binding (klass, GDK_KEY_0 + digit, 0, on_digit, "(i)",
                                    digit);
      gtk_widget_class_add_binding (klass, GDK_KEY_KP_0 + digit, 0, on_digit, "(i)",
                                    digit);
    }
  gtk_widget_class_add_binding (klass, GDK_KEY_Escape, 0, on_escape, "(b)", FALSE);
  gtk_widget_class_add_binding (klass, GDK_KEY_Escape, GDK_SHIFT_MASK, on_escape, "(b)",
                                TRUE);
}
