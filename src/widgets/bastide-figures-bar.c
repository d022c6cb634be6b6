/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include <glib/gi18n.h>

#include "action-place.h"
#include "bastide-figures-bar-private.h"
#include "bastide-sentences.h"
#include "bastide-swatch.h"
#include "bastide-tile-cache.h"
#include "bastide-tile-view.h"
#include "figure.h"

#define HAND_SIZE 72
#define HAND_SIZE_COMPACT 48
#define BAND_HEIGHT 12
/* Toggles beside each other. */
#define MIN_IN_A_ROW 4
#define MAX_IN_A_ROW 12

G_DEFINE_FINAL_TYPE (BastideFiguresBar, bastide_figures_bar, BASTIDE_TYPE_GAME_VIEW)

enum
{
  PROP_0,
  PROP_LANDSCAPE,
  PROP_COMPACT,
  PROP_CLAIM_LIST,
  N_PROPS,
};
static GParamSpec *props[N_PROPS];

enum
{
  REFUSED,
  N_SIGNALS,
};
static guint signals[N_SIGNALS];

static void
remove_children (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
}

void
bastide_figures_bar_refuse (BastideFiguresBar *self, const char *sentence)
{
  if (sentence != NULL && *sentence != '\0')
    g_signal_emit (self, signals[REFUSED], 0, sentence);
}

static void
on_hurry (BastideFiguresBar *self)
{
  BastideGame *game = bastide_game_view_get_game (BASTIDE_GAME_VIEW (self));

  bastide_game_hurry (game);
}

static void
on_return (BastideFiguresBar *self)
{
  BastideGame *game = bastide_game_view_get_game (BASTIDE_GAME_VIEW (self));

  bastide_game_set_view_at (game, bastide_game_get_n_moves (game));
}

static void
on_undo (BastideFiguresBar *self)
{
  BastideGame *game = bastide_game_view_get_game (BASTIDE_GAME_VIEW (self));

  if (bastide_game_can_undo (game))
    bastide_game_undo (game);
  else
    bastide_figures_bar_refuse (self, bastide_game_why_no_undo (game));
}

static void
on_rotate (BastideFiguresBar *self)
{
  if (self->landscape != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self->landscape), "landscape.rotate", NULL);
}

/* The tile to be laid: drawn, or one that the player has besides. */
static int
get_hand (const BstState *state)
{
  g_autoptr (GArray) actions = NULL;

  if (bst_state_decision (state).kind != BST_DECISION_HAND)
    return bst_state_tile_in_hand (state);
  actions = bastide_actions_list (state);
  for (guint i = 0; i < actions->len; i++)
    if (g_array_index (actions, BstAction, i).verb == BST_VERB_PLACE)
      return bastide_action_get_tile (state, &g_array_index (actions, BstAction, i));
  return -1;
}

static void
update_hand (BastideFiguresBar *self, const BstState *state)
{
  int kind = get_hand (state);
  BstTileId laid = bst_state_tile_of_part (state);

  if (kind < 0 && laid != BST_NO_TILE)
    {
      BstPlaced placed = bst_state_tile (state, laid);

      kind = placed.kind;
      bastide_tile_view_set_rotation (BASTIDE_TILE_VIEW (self->hand), placed.rot);
    }
  else if (self->landscape != NULL)
    bastide_tile_view_set_rotation (BASTIDE_TILE_VIEW (self->hand),
                                    bastide_landscape_get_rotation (self->landscape));
  gtk_widget_set_visible (self->hand, !bst_state_is_over (state));
  bastide_tile_view_set_tile (
      BASTIDE_TILE_VIEW (self->hand),
      kind >= 0 ? bst_setup_kind (bst_state_setup (state), (unsigned) kind) : NULL);
}

/* In another player's turn it is told at first glance who decides: by name and by
 * color and pattern across the bar. */
static void
update_decider (BastideFiguresBar *self, gboolean live)
{
  BastideGame *game = bastide_game_view_get_game (BASTIDE_GAME_VIEW (self));
  const BstState *state = bastide_game_get_state (game);
  guint seat = bst_state_decision (state).seat;
  gboolean foreign = live && !bst_state_is_over (state) && seat != 0
                     && bst_state_active (state) != 0
                     && seat != bst_state_active (state);

  self->foreign = -1;
  if (foreign)
    {
      g_autofree char *name = bastide_seat_get_label (game, seat);

      self->foreign = (int) bastide_setup_get_color (bastide_game_get_setup (game), seat);
      bastide_swatch_set_color (BASTIDE_SWATCH (self->decider_swatch),
                                (guint) self->foreign);
      gtk_label_set_text (GTK_LABEL (self->decider_name), name);
    }
  gtk_widget_set_visible (self->decider, foreign);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* A band in the color and pattern of whoever decides along the upper edge. */
static void
bastide_figures_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BastideFiguresBar *self = BASTIDE_FIGURES_BAR (widget);
  const BastidePalette *palette = bastide_palette_get (bastide_palette_for_style ());
  float width = (float) gtk_widget_get_width (widget);
  float rows = BAND_HEIGHT;

  if (self->foreign >= 0)
    {
      cairo_t *cr = gtk_snapshot_append_cairo (snapshot,
                                               &GRAPHENE_RECT_INIT (0, 0, width, rows));

      for (float x = 0; x < width; x += rows)
        bastide_draw_swatch (cr, self->foreign, x, 0, rows, palette);
      cairo_destroy (cr);
    }
  GTK_WIDGET_CLASS (bastide_figures_bar_parent_class)->snapshot (widget, snapshot);
}

static void
update_undo (BastideFiguresBar *self)
{
  BastideGame *game = bastide_game_view_get_game (BASTIDE_GAME_VIEW (self));
  gboolean can = bastide_game_can_undo (game);
  const char *why = can ? NULL : bastide_game_why_no_undo (game);

  /* It stays sensitive, so that pressing it tells why not. */
  if (can)
    gtk_widget_remove_css_class (self->undo, "dim-label");
  else
    gtk_widget_add_css_class (self->undo, "dim-label");
  gtk_widget_set_tooltip_text (self->undo, why != NULL ? why : _("Undo"));
}

/* What is to be done. The compact bar has no room for the line below that tells
 * who has won. */
static char *
get_sentence (BastideFiguresBar *self, gboolean live)
{
  BastideGame *game = bastide_game_view_get_game (BASTIDE_GAME_VIEW (self));

  if (!live)
    return g_strdup (_("You are looking at an earlier position."));
  if (self->compact && bst_state_is_over (bastide_game_get_state (game)))
    return bastide_sentence_for_result (game);
  return bastide_sentence_for_decision (game);
}

static void
update (BastideGameView *view)
{
  BastideFiguresBar *self = BASTIDE_FIGURES_BAR (view);
  BastideGame *game = bastide_game_view_get_game (view);
  const BstState *state;
  g_autofree char *sentence = NULL;
  g_autofree char *turn = NULL;
  gboolean live, thinking;

  remove_children (self->buttons);
  if (game == NULL)
    return;

  state = bastide_game_get_view (game);
  live = bastide_game_is_live (game);
  thinking = live && bastide_game_is_thinking (game);
  sentence = get_sentence (self, live);
  turn = bastide_sentence_for_turn (game);
  gtk_label_set_text (GTK_LABEL (self->sentence), sentence != NULL ? sentence : "");
  gtk_label_set_text (GTK_LABEL (self->turn), turn != NULL ? turn : "");
  gtk_widget_set_visible (self->spinner, thinking);
  gtk_spinner_set_spinning (GTK_SPINNER (self->spinner), thinking);
  update_hand (self, state);
  update_undo (self);
  update_decider (self, live);

  if (!live)
    gtk_box_append (GTK_BOX (self->buttons),
                    bastide_figures_bar_new_button (self, _("Return to the Game"),
                                                    G_CALLBACK (on_return)));
  else if (thinking)
    gtk_box_append (GTK_BOX (self->buttons),
                    bastide_figures_bar_new_button (self, _("Play Now"),
                                                    G_CALLBACK (on_hurry)));
  else if (bastide_game_is_person (game))
    bastide_choices_add_buttons (self, state);
  gtk_widget_set_visible (self->rotate,
                          live && bastide_game_is_person (game)
                              && bst_state_decision (state).kind == BST_DECISION_PLACE);
  gtk_widget_set_visible (self->buttons,
                          gtk_widget_get_first_child (self->buttons) != NULL);
  bastide_choices_update (self);
}

static void
on_cursor (BastideFiguresBar *self)
{
  BastideGame *game = bastide_game_view_get_game (BASTIDE_GAME_VIEW (self));

  if (game != NULL)
    update_hand (self, bastide_game_get_view (game));
}

static void
update_compact (BastideFiguresBar *self)
{
  bastide_tile_view_set_size (BASTIDE_TILE_VIEW (self->hand),
                              self->compact ? HAND_SIZE_COMPACT : HAND_SIZE);
  gtk_widget_set_visible (self->turn, !self->compact);
}

static void
bastide_figures_bar_get_property (GObject *object, guint id, GValue *value,
                                  GParamSpec *pspec)
{
  BastideFiguresBar *self = BASTIDE_FIGURES_BAR (object);

  switch (id)
    {
    case PROP_LANDSCAPE:
      g_value_set_object (value, self->landscape);
      break;
    case PROP_COMPACT:
      g_value_set_boolean (value, self->compact);
      break;
    case PROP_CLAIM_LIST:
      g_value_set_boolean (value, self->claim_list);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bastide_figures_bar_set_property (GObject *object, guint id, const GValue *value,
                                  GParamSpec *pspec)
{
  BastideFiguresBar *self = BASTIDE_FIGURES_BAR (object);
  gboolean *flag = id == PROP_COMPACT ? &self->compact : &self->claim_list;

  if (id == PROP_LANDSCAPE)
    bastide_figures_bar_set_landscape (self, g_value_get_object (value));
  else if (*flag != g_value_get_boolean (value))
    {
      *flag = g_value_get_boolean (value);
      update_compact (self);
      bastide_game_view_update (BASTIDE_GAME_VIEW (self));
      g_object_notify_by_pspec (object, pspec);
    }
}

static void
bastide_figures_bar_dispose (GObject *object)
{
  BastideFiguresBar *self = BASTIDE_FIGURES_BAR (object);

  bastide_figures_bar_set_landscape (self, NULL);
  g_clear_pointer (&self->signature, g_free);
  G_OBJECT_CLASS (bastide_figures_bar_parent_class)->dispose (object);
}

static void
bastide_figures_bar_class_init (BastideFiguresBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BastideGameViewClass *view_class = BASTIDE_GAME_VIEW_CLASS (klass);
  GParamFlags flags
      = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = bastide_figures_bar_get_property;
  object_class->set_property = bastide_figures_bar_set_property;
  object_class->dispose = bastide_figures_bar_dispose;
  widget_class->snapshot = bastide_figures_bar_snapshot;
  view_class->wanted = BASTIDE_CHANGE_ALL;
  view_class->update = update;

  props[PROP_LANDSCAPE]
      = g_param_spec_object ("landscape", NULL, NULL, BASTIDE_TYPE_LANDSCAPE, flags);
  props[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE, flags);
  props[PROP_CLAIM_LIST] = g_param_spec_boolean ("claim-list", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
  signals[REFUSED]
      = g_signal_new ("refused", BASTIDE_TYPE_FIGURES_BAR, G_SIGNAL_RUN_LAST, 0, NULL,
                      NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "figuresbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
new_icon_button (BastideFiguresBar *self, const char *icon, const char *label,
                 GCallback callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
new_text (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  /* A name may be one long word. */
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
create_top (BastideFiguresBar *self)
{
  self->top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->hand = bastide_tile_view_new (HAND_SIZE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->hand),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Tile in Hand"), -1);
  self->words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  self->sentence = new_text ("heading");
  self->turn = new_text ("caption");
  self->spinner = gtk_spinner_new ();
  self->rotate = new_icon_button (self, "object-rotate-right-symbolic",
                                  _("Turn the Tile"), G_CALLBACK (on_rotate));
  self->undo = new_icon_button (self, "edit-undo-symbolic", _("Undo"),
                                G_CALLBACK (on_undo));
  gtk_widget_set_hexpand (self->words, TRUE);
  gtk_widget_set_valign (self->words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->words), self->sentence);
  gtk_box_append (GTK_BOX (self->words), self->turn);
  gtk_box_append (GTK_BOX (self->top), self->hand);
  gtk_box_append (GTK_BOX (self->top), self->words);
  gtk_box_append (GTK_BOX (self->top), self->spinner);
  gtk_box_append (GTK_BOX (self->top), self->rotate);
  gtk_box_append (GTK_BOX (self->top), self->undo);
}

static void
create_decider (BastideFiguresBar *self)
{
  self->decider = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->decider_swatch = bastide_swatch_new (0, 20);
  self->decider_name = new_text ("heading");
  gtk_widget_set_margin_top (self->decider, BAND_HEIGHT);
  gtk_box_append (GTK_BOX (self->decider), self->decider_swatch);
  gtk_box_append (GTK_BOX (self->decider), self->decider_name);
  gtk_widget_set_visible (self->decider, FALSE);
}

/* A row of toggles that wraps where there is no room. */
static GtkWidget *
new_flow (const char *label)
{
  GtkWidget *flow = gtk_flow_box_new ();

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (flow), GTK_SELECTION_NONE);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (flow), MIN_IN_A_ROW);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (flow), MAX_IN_A_ROW);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (flow), 4);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (flow), 4);
  gtk_widget_set_visible (flow, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (flow), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  return flow;
}

static void
bastide_figures_bar_init (BastideFiguresBar *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  create_top (self);
  self->foreign = -1;
  create_decider (self);
  self->figures = new_flow (_("Figures"));
  self->kinds = new_flow (_("Places"));
  self->claims = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (self->box), self->decider);
  gtk_box_append (GTK_BOX (self->box), self->top);
  gtk_box_append (GTK_BOX (self->box), self->figures);
  gtk_box_append (GTK_BOX (self->box), self->kinds);
  /* The list can be long: what does not depend on a place comes first. */
  gtk_box_append (GTK_BOX (self->box), self->buttons);
  gtk_box_append (GTK_BOX (self->box), self->claims);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Turn"), -1);
  update_compact (self);
}

GtkWidget *
bastide_figures_bar_new (void)
{
  return g_object_new (BASTIDE_TYPE_FIGURES_BAR, NULL);
}

void
bastide_figures_bar_set_landscape (BastideFiguresBar *self, BastideLandscape *landscape)
{
  g_return_if_fail (BASTIDE_IS_FIGURES_BAR (self));

  if (self->landscape == landscape)
    return;
  if (self->landscape != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->landscape, self);
      g_clear_weak_pointer (&self->landscape);
    }
  g_set_weak_pointer (&self->landscape, landscape);
  if (landscape != NULL)
    {
      g_signal_connect_object (landscape, "card", G_CALLBACK (on_cursor), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (landscape, "notify::rotation", G_CALLBACK (on_cursor),
                               self, G_CONNECT_SWAPPED);
      g_signal_connect_object (landscape, "choices-changed",
                               G_CALLBACK (bastide_choices_update), self,
                               G_CONNECT_SWAPPED);
      bastide_game_view_update (BASTIDE_GAME_VIEW (self));
    }
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LANDSCAPE]);
}

const char *
bastide_figures_bar_get_decider (BastideFiguresBar *self)
{
  g_return_val_if_fail (BASTIDE_IS_FIGURES_BAR (self), NULL);

  return self->foreign >= 0 ? gtk_label_get_text (GTK_LABEL (self->decider_name)) : NULL;
}
