/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-player-row.h"

#include "bastide-names.h"
#include "bastide-swatch.h"

#define N_COLORS 8
#define SWATCH 20

/* The rows of the drop-down. */
enum
{
  PLAYED_BY_PERSON,
  PLAYED_BY_EASY,
  PLAYED_BY_STRONG,
};

struct _BastidePlayerRow
{
  GtkListBoxRow parent_instance;

  /* owned */
  BastideSetup *setup;

  /* template children */
  GtkMenuButton *color_button;
  GtkPopover *color_popover;
  GtkFlowBox *color_box;
  GtkEditable *name_entry;
  GtkDropDown *kind_drop;
  GtkWidget *more_button;

  /* plain values */
  guint seat;
  gboolean refreshing;
};

G_DEFINE_FINAL_TYPE (BastidePlayerRow, bastide_player_row,
                     GTK_TYPE_LIST_BOX_ROW)

enum
{
  CHANGED,
  REMOVE,
  MOVE,
  COLOR_TAKEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

const char *
bastide_color_get_label (guint color)
{
  static const char *const labels[N_COLORS] = {
    N_ ("Red"),    N_ ("Blue"),  N_ ("Yellow"),    N_ ("Green"),
    N_ ("Purple"), N_ ("Black"), N_ ("Turquoise"), N_ ("Pink"),
  };

  return color < N_COLORS ? _(labels[color]) : "";
}

/* All rows have the same controls, so each says whose it is. */
static char *
name_for (BastidePlayerRow *self,
          const char       *what)
{
  /* Translators: for screen readers; a row of players, then what can be changed
   * in it, such as "Name" or "Color: Red". */
  return g_strdup_printf (_("Player %u, %s"), self->seat, what);
}

static void
name_control (BastidePlayerRow *self,
              GtkWidget        *control,
              const char       *what)
{
  g_autofree char *name = name_for (self, what);

  gtk_accessible_update_property (GTK_ACCESSIBLE (control),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
write_player (BastidePlayerRow *self,
              guint             color)
{
  guint played_by = gtk_drop_down_get_selected (self->kind_drop);
  g_autofree char *name
      = g_strstrip (g_strdup (gtk_editable_get_text (self->name_entry)));

  bastide_setup_set_player (self->setup, self->seat,
                            *name ? name : bastide_color_get_label (color),
                            color,
                            played_by == PLAYED_BY_PERSON
                                ? BASTIDE_PLAYER_HUMAN
                                : BASTIDE_PLAYER_COMPUTER,
                            played_by == PLAYED_BY_EASY ? 1 : 2);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
edited (BastidePlayerRow *self)
{
  if (!self->refreshing)
    write_player (self, bastide_setup_get_color (self->setup, self->seat));
}

/* A person who takes over from the computer is not called “Computer”. */
static void
kind_chosen (BastidePlayerRow *self)
{
  guint color = bastide_setup_get_color (self->setup, self->seat);

  if (self->refreshing)
    return;
  self->refreshing = TRUE;
  if (gtk_drop_down_get_selected (self->kind_drop) == PLAYED_BY_PERSON
      && g_str_equal (gtk_editable_get_text (self->name_entry),
                      C_("player", "Computer")))
    gtk_editable_set_text (self->name_entry, bastide_color_get_label (color));
  self->refreshing = FALSE;
  write_player (self, color);
}

static gboolean
is_color_name (const char *name)
{
  for (guint i = 0; i < N_COLORS; i++)
    if (g_str_equal (name, bastide_color_get_label (i)))
      return TRUE;
  return FALSE;
}

static void
show_color (BastidePlayerRow *self,
            guint             color)
{
  GtkWidget *swatch = bastide_swatch_new (color, SWATCH);
  g_autofree char *label = NULL;

  /* Translators: %s is the name of a color. */
  label = g_strdup_printf (_("Color: %s"), bastide_color_get_label (color));
  gtk_menu_button_set_child (self->color_button, swatch);
  name_control (self, GTK_WIDGET (self->color_button), label);
}

static void
color_activated (BastidePlayerRow *self,
                 GtkFlowBoxChild  *child)
{
  guint color = gtk_flow_box_child_get_index (child);
  guint old = bastide_setup_get_color (self->setup, self->seat);

  gtk_popover_popdown (self->color_popover);
  if (color == old)
    return;
  self->refreshing = TRUE;
  if (is_color_name (gtk_editable_get_text (self->name_entry)))
    gtk_editable_set_text (self->name_entry, bastide_color_get_label (color));
  self->refreshing = FALSE;
  write_player (self, color);
  show_color (self, color);
  g_signal_emit (self, signals[COLOR_TAKEN], 0, old);
}

static void
fill_colors (BastidePlayerRow *self)
{
  for (guint i = 0; i < N_COLORS; i++)
    {
      GtkWidget *child = gtk_flow_box_child_new ();

      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child),
                                    bastide_swatch_new (i, 28));
      gtk_widget_set_tooltip_text (child, bastide_color_get_label (i));
      gtk_accessible_update_property (GTK_ACCESSIBLE (child),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      bastide_color_get_label (i), -1);
      gtk_flow_box_append (self->color_box, child);
    }
}

static void
remove_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  g_signal_emit (widget, signals[REMOVE], 0);
}

static void
move_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  g_signal_emit (widget, signals[MOVE], 0,
                 g_str_equal (action, "player.up") ? -1 : 1);
}

static void
bastide_player_row_dispose (GObject *object)
{
  BastidePlayerRow *self = BASTIDE_PLAYER_ROW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), BASTIDE_TYPE_PLAYER_ROW);
  g_clear_object (&self->setup);
  G_OBJECT_CLASS (bastide_player_row_parent_class)->dispose (object);
}

static void
bastide_player_row_class_init (BastidePlayerRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_player_row_dispose;
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[REMOVE] = g_signal_new ("remove", type, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  signals[MOVE] = g_signal_new ("move", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[COLOR_TAKEN]
      = g_signal_new ("color-taken", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (
      widget_class, RESOURCE_BASE "/bastide-player-row.ui");
  gtk_widget_class_bind_template_child (widget_class, BastidePlayerRow,
                                        color_button);
  gtk_widget_class_bind_template_child (widget_class, BastidePlayerRow,
                                        color_popover);
  gtk_widget_class_bind_template_child (widget_class, BastidePlayerRow,
                                        color_box);
  gtk_widget_class_bind_template_child (widget_class, BastidePlayerRow,
                                        name_entry);
  gtk_widget_class_bind_template_child (widget_class, BastidePlayerRow,
                                        kind_drop);
  gtk_widget_class_bind_template_child (widget_class, BastidePlayerRow,
                                        more_button);
  gtk_widget_class_install_action (widget_class, "player.remove", NULL,
                                   remove_activated);
  gtk_widget_class_install_action (widget_class, "player.up", NULL,
                                   move_activated);
  gtk_widget_class_install_action (widget_class, "player.down", NULL,
                                   move_activated);
}

/* A long word, in whatever language, must not make the page wider than a small
 * window. */
static void
shorten_labels (GtkWidget *widget)
{
  if (GTK_IS_POPOVER (widget))
    return;
  if (GTK_IS_LABEL (widget))
    gtk_label_set_ellipsize (GTK_LABEL (widget), PANGO_ELLIPSIZE_END);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    shorten_labels (child);
}

static void
bastide_player_row_init (BastidePlayerRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_colors (self);
  shorten_labels (GTK_WIDGET (self->kind_drop));
  g_signal_connect_object (self->color_box, "child-activated",
                           G_CALLBACK (color_activated), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->name_entry, "changed", G_CALLBACK (edited),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->kind_drop, "notify::selected",
                           G_CALLBACK (kind_chosen), self, G_CONNECT_SWAPPED);
}

static void
name_all (BastidePlayerRow *self)
{
  g_autofree char *played_by = name_for (self, _("Played by"));

  name_control (self, GTK_WIDGET (self->name_entry), _("Name"));
  name_control (self, self->more_button, _("Move or Remove"));
  bastide_names_drop_down (self->kind_drop, played_by);
}

GtkWidget *
bastide_player_row_new (BastideSetup *setup,
                        guint         seat)
{
  BastidePlayerRow *self = g_object_new (BASTIDE_TYPE_PLAYER_ROW, NULL);

  self->setup = g_object_ref (setup);
  self->seat = seat;
  name_all (self);
  bastide_player_row_refresh (self);
  return GTK_WIDGET (self);
}

guint
bastide_player_row_get_seat (BastidePlayerRow *self)
{
  g_return_val_if_fail (BASTIDE_IS_PLAYER_ROW (self), 0);

  return self->seat;
}

void
bastide_player_row_set_removable (BastidePlayerRow *self,
                                  gboolean          removable)
{
  guint n = bastide_setup_get_n_players (self->setup);

  g_return_if_fail (BASTIDE_IS_PLAYER_ROW (self));

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "player.remove", removable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "player.up",
                                 self->seat > 1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "player.down",
                                 self->seat < n);
}

void
bastide_player_row_refresh (BastidePlayerRow *self)
{
  BastidePlayerKind kind = bastide_setup_get_kind (self->setup, self->seat);
  guint level = bastide_setup_get_level (self->setup, self->seat);
  guint played_by = PLAYED_BY_PERSON;

  g_return_if_fail (BASTIDE_IS_PLAYER_ROW (self));

  if (kind == BASTIDE_PLAYER_COMPUTER)
    played_by = level < 2 ? PLAYED_BY_EASY : PLAYED_BY_STRONG;
  self->refreshing = TRUE;
  gtk_editable_set_text (self->name_entry,
                         bastide_setup_get_name (self->setup, self->seat));
  gtk_drop_down_set_selected (self->kind_drop, played_by);
  show_color (self, bastide_setup_get_color (self->setup, self->seat));
  self->refreshing = FALSE;
}
