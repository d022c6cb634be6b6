/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-player-card.h"
#include "bastide-players-bar.h"

/* So many players have a row each; more share rows, at the cost of their names. */
#define COMPACT_ROWS 3
#define COMPACT_PER_LINE 3

struct _BastidePlayersBar
{
  BastideGameView parent_instance;

  /* Children */
  GtkWidget *flow;

  /* Flags */
  gboolean compact, show_projected;
};

G_DEFINE_FINAL_TYPE (BastidePlayersBar, bastide_players_bar, BASTIDE_TYPE_GAME_VIEW)

enum
{
  PROP_0,
  PROP_COMPACT,
  PROP_SHOW_PROJECTED,
  N_PROPS,
};
static GParamSpec *props[N_PROPS];

static GtkWidget *
create_card (gpointer item, gpointer data)
{
  BastidePlayersBar *self = data;
  GtkWidget *card = bastide_player_card_new ();
  GtkWidget *child = gtk_flow_box_child_new ();

  bastide_player_card_set_player (BASTIDE_PLAYER_CARD (card), item);
  g_object_bind_property (self, "compact", card, "compact", G_BINDING_SYNC_CREATE);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), card);
  gtk_widget_set_focusable (child, FALSE);
  return child;
}

/* What the score would be has no room where two cards share a row. */
static void
update_cards (BastidePlayersBar *self, gboolean shared)
{
  for (GtkWidget *child = gtk_widget_get_first_child (self->flow); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    g_object_set (gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child)),
                  "show-projected-scores", self->show_projected && !shared, NULL);
}

static void
update_lines (BastidePlayersBar *self)
{
  BastideGame *game = bastide_game_view_get_game (BASTIDE_GAME_VIEW (self));
  guint per_line = self->compact ? COMPACT_PER_LINE : 1;
  gboolean shared
      = self->compact && game != NULL
        && g_list_model_get_n_items (bastide_game_get_players (game)) > COMPACT_ROWS;

  update_cards (self, shared);

  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (self->flow), shared ? 2 : 1);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (self->flow), per_line);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (self->flow), self->compact ? 2 : 6);
}

static void
game_set (BastideGameView *view, BastideGame *game)
{
  BastidePlayersBar *self = BASTIDE_PLAYERS_BAR (view);

  gtk_flow_box_bind_model (GTK_FLOW_BOX (self->flow),
                           game != NULL ? bastide_game_get_players (game) : NULL,
                           create_card, self, NULL);
  update_lines (self);
}

static void
bastide_players_bar_get_property (GObject *object, guint id, GValue *value,
                                  GParamSpec *pspec)
{
  BastidePlayersBar *self = BASTIDE_PLAYERS_BAR (object);

  switch (id)
    {
    case PROP_COMPACT:
      g_value_set_boolean (value, self->compact);
      break;
    case PROP_SHOW_PROJECTED:
      g_value_set_boolean (value, self->show_projected);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bastide_players_bar_set_property (GObject *object, guint id, const GValue *value,
                                  GParamSpec *pspec)
{
  BastidePlayersBar *self = BASTIDE_PLAYERS_BAR (object);
  gboolean *flag = id == PROP_COMPACT ? &self->compact : &self->show_projected;

  if (*flag == g_value_get_boolean (value))
    return;
  *flag = g_value_get_boolean (value);
  update_lines (self);
  g_object_notify_by_pspec (object, pspec);
}

static void
bastide_players_bar_class_init (BastidePlayersBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BastideGameViewClass *view_class = BASTIDE_GAME_VIEW_CLASS (klass);
  GParamFlags flags
      = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = bastide_players_bar_get_property;
  object_class->set_property = bastide_players_bar_set_property;
  view_class->game_set = game_set;

  props[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE, flags);
  props[PROP_SHOW_PROJECTED]
      = g_param_spec_boolean ("show-projected-scores", NULL, NULL, TRUE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "playersbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bastide_players_bar_init (BastidePlayersBar *self)
{
  self->show_projected = TRUE;
  self->flow = gtk_flow_box_new ();
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (self->flow), GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (self->flow), TRUE);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (self->flow), 2);
  /* Nothing in it takes the focus, and a flow box keeps Tab for itself then. */
  gtk_widget_set_can_focus (self->flow, FALSE);
  gtk_widget_set_parent (self->flow, GTK_WIDGET (self));
  update_lines (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Players"), -1);
}

GtkWidget *
bastide_players_bar_new (void)
{
  return g_object_new (BASTIDE_TYPE_PLAYERS_BAR, NULL);
}
