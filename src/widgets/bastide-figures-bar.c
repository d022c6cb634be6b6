/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include <glib/gi18n.h>

#include "action-place.h"
#include "bastide-figures-bar.h"
#include "bastide-sentences.h"
#include "bastide-swatch.h"
#include "bastide-tile-view.h"

#define HAND_SIZE 72
#define HAND_SIZE_COMPACT 48

struct _BastideFiguresBar
{
  GtkWidget parent_instance;

  /* Owned */
  BastideGame *game;
  GSignalGroup *game_signals;

  /* Borrowed, with a weak pointer */
  BastideLandscape *landscape;

  /* Children */
  GtkWidget *box, *top, *hand, *words, *sentence, *turn, *figures, *claims, *buttons;
  GtkWidget *spinner, *rotate, *undo;

  /* Flags */
  gboolean compact, claim_list, updating;
};

G_DEFINE_FINAL_TYPE (BastideFiguresBar, bastide_figures_bar, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_GAME,
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

static void
refuse (BastideFiguresBar *self, const char *sentence)
{
  if (sentence != NULL && *sentence != '\0')
    g_signal_emit (self, signals[REFUSED], 0, sentence);
}

/* The button may go while it is pressed: the action is copied first, and the
 * focus given back to the landscape, where the next step is. */
static void
on_action_clicked (BastideFiguresBar *self, GtkButton *button)
{
  BstAction action
      = *(BstAction *) g_object_get_data (G_OBJECT (button), "bastide-action");
  g_autoptr (GError) error = NULL;

  if (!bastide_game_act (self->game, &action, &error))
    refuse (self, error->message);
  else if (self->landscape != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->landscape));
}

static void
on_hurry (BastideFiguresBar *self)
{
  bastide_game_hurry (self->game);
}

static void
on_return (BastideFiguresBar *self)
{
  bastide_game_set_view_at (self->game, bastide_game_get_n_moves (self->game));
}

static void
on_undo (BastideFiguresBar *self)
{
  if (bastide_game_can_undo (self->game))
    bastide_game_undo (self->game);
  else
    refuse (self, bastide_game_why_no_undo (self->game));
}

static void
on_rotate (BastideFiguresBar *self)
{
  if (self->landscape != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self->landscape), "landscape.rotate", NULL);
}

static GtkWidget *
new_button (BastideFiguresBar *self, const char *label, GCallback callback)
{
  GtkWidget *button = gtk_button_new_with_label (label);
  GtkWidget *child = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_wrap (GTK_LABEL (child), TRUE);
  gtk_label_set_justify (GTK_LABEL (child), GTK_JUSTIFY_CENTER);
  gtk_widget_set_hexpand (button, TRUE);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  return button;
}

static void
add_action_button (BastideFiguresBar *self, GtkWidget *box, const BstState *state,
                   const BstAction *action)
{
  g_autofree char *label = bastide_sentence_for_action (self->game, state, action);
  GtkWidget *button = new_button (self, label, G_CALLBACK (on_action_clicked));

  g_object_set_data_full (G_OBJECT (button), "bastide-action",
                          g_memdup2 (action, sizeof *action), g_free);
  if (action->verb == BST_VERB_END)
    gtk_widget_add_css_class (button, "suggested-action");
  gtk_box_append (GTK_BOX (box), button);
}

static void
on_figure_toggled (BastideFiguresBar *self, GtkToggleButton *button)
{
  guint piece
      = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "bastide-piece"));

  if (!self->updating && self->landscape != NULL
      && gtk_toggle_button_get_active (button))
    bastide_landscape_set_piece (self->landscape, piece);
}

/* One kind of figure that can be placed now, with how many are left. */
static void
add_figure (BastideFiguresBar *self, const BstState *state, guint piece,
            GtkToggleButton **group)
{
  const char *name = bst_setup_piece_name (bst_state_setup (state), piece);
  guint seat = bst_state_decision (state).seat;
  guint left = bst_state_supply (state, seat, piece);
  guint color = bastide_setup_get_color (bastide_game_get_setup (self->game), seat);
  g_autofree char *kind = bastide_piece_get_label (name);
  /* Translators: a kind of figure and how many of it are left */
  g_autofree char *label = g_strdup_printf (_("%s: %u left"), kind, left);
  g_autofree char *number = g_strdup_printf ("%u", left);
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *picture = bastide_swatch_new (color, 24);

  bastide_swatch_set_piece (BASTIDE_SWATCH (picture), name);
  gtk_box_append (GTK_BOX (content), picture);
  gtk_box_append (GTK_BOX (content), gtk_label_new (number));
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  g_object_set_data (G_OBJECT (button), "bastide-piece", GUINT_TO_POINTER (piece));
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), *group);
  if (*group == NULL)
    *group = GTK_TOGGLE_BUTTON (button);
  gtk_toggle_button_set_active (
      GTK_TOGGLE_BUTTON (button),
      self->landscape != NULL && bastide_landscape_get_piece (self->landscape) == piece);
  g_signal_connect_object (button, "toggled", G_CALLBACK (on_figure_toggled), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->figures), button);
}

static void
add_figures (BastideFiguresBar *self, const BstState *state, const BstAction *actions,
             gsize n)
{
  guint kinds = 0;
  GtkToggleButton *group = NULL;

  for (gsize i = 0; i < n; i++)
    if (actions[i].verb == BST_VERB_CLAIM)
      kinds |= 1u << actions[i].piece;
  /* A kind that is no longer to be had leaves the first one chosen. */
  if (kinds != 0 && self->landscape != NULL
      && (kinds & (1u << bastide_landscape_get_piece (self->landscape))) == 0)
    bastide_landscape_set_piece (self->landscape, (guint) g_bit_nth_lsf (kinds, -1));
  for (guint piece = 0; piece < BST_MAX_PIECE_KINDS; piece++)
    if (kinds & (1u << piece))
      add_figure (self, state, piece, &group);
  gtk_widget_set_visible (self->figures, kinds != 0);
}

static void
add_choices (BastideFiguresBar *self, const BstState *state)
{
  g_autofree BstAction *actions = NULL;
  gsize n = bst_state_list (state, NULL, 0);

  actions = g_new (BstAction, MAX (n, 1));
  n = MIN (n, bst_state_list (state, actions, n));
  for (gsize i = 0; i < n; i++)
    switch (bastide_action_place (&actions[i]))
      {
      case BASTIDE_ACTION_NOWHERE:
        add_action_button (self, self->buttons, state, &actions[i]);
        break;
      case BASTIDE_ACTION_SITE:
        if (self->claim_list)
          add_action_button (self, self->claims, state, &actions[i]);
        break;
      case BASTIDE_ACTION_TILE:
      default:
        break;
      }
  add_figures (self, state, actions, n);
}

static void
update_hand (BastideFiguresBar *self, const BstState *state)
{
  int kind = bst_state_tile_in_hand (state);
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
  bastide_tile_view_set_tile (
      BASTIDE_TILE_VIEW (self->hand),
      kind >= 0 ? bst_setup_kind (bst_state_setup (state), (unsigned) kind) : NULL);
}

static void
update_undo (BastideFiguresBar *self)
{
  gboolean can = bastide_game_can_undo (self->game);
  const char *why = can ? NULL : bastide_game_why_no_undo (self->game);

  /* It stays sensitive, so that pressing it tells why not. */
  if (can)
    gtk_widget_remove_css_class (self->undo, "dim-label");
  else
    gtk_widget_add_css_class (self->undo, "dim-label");
  gtk_widget_set_tooltip_text (self->undo, why != NULL ? why : _("Undo"));
}

static void
update (BastideFiguresBar *self)
{
  const BstState *state;
  g_autofree char *sentence = NULL;
  g_autofree char *turn = NULL;
  gboolean live, thinking;

  remove_children (self->figures);
  remove_children (self->claims);
  remove_children (self->buttons);
  if (self->game == NULL)
    return;

  self->updating = TRUE;
  state = bastide_game_get_view (self->game);
  live = bastide_game_is_live (self->game);
  thinking = live && bastide_game_is_thinking (self->game);
  sentence = live ? bastide_sentence_for_decision (self->game)
                  : g_strdup (_("You are looking at an earlier position."));
  turn = bastide_sentence_for_turn (self->game);
  gtk_label_set_text (GTK_LABEL (self->sentence), sentence != NULL ? sentence : "");
  gtk_label_set_text (GTK_LABEL (self->turn), turn != NULL ? turn : "");
  gtk_widget_set_visible (self->figures, FALSE);
  gtk_widget_set_visible (self->spinner, thinking);
  gtk_spinner_set_spinning (GTK_SPINNER (self->spinner), thinking);
  update_hand (self, state);
  update_undo (self);

  if (!live)
    gtk_box_append (GTK_BOX (self->buttons),
                    new_button (self, _("Return to the Game"), G_CALLBACK (on_return)));
  else if (thinking)
    gtk_box_append (GTK_BOX (self->buttons),
                    new_button (self, _("Play Now"), G_CALLBACK (on_hurry)));
  else if (bastide_game_is_person (self->game))
    add_choices (self, state);
  gtk_widget_set_visible (self->rotate,
                          live && bastide_game_is_person (self->game)
                              && bst_state_decision (state).kind == BST_DECISION_PLACE);
  gtk_widget_set_visible (self->claims,
                          gtk_widget_get_first_child (self->claims) != NULL);
  gtk_widget_set_visible (self->buttons,
                          gtk_widget_get_first_child (self->buttons) != NULL);
  self->updating = FALSE;
}

static void
on_changed (BastideFiguresBar *self, guint flags)
{
  update (self);
}

static void
on_cursor (BastideFiguresBar *self)
{
  if (self->game != NULL)
    update_hand (self, bastide_game_get_view (self->game));
}

static void
on_piece (BastideFiguresBar *self)
{
  guint piece = bastide_landscape_get_piece (self->landscape);

  if (self->updating)
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (self->figures); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (child), "bastide-piece"))
        == piece)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (child), TRUE);
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
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
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

  if (id == PROP_GAME)
    bastide_figures_bar_set_game (self, g_value_get_object (value));
  else if (id == PROP_LANDSCAPE)
    bastide_figures_bar_set_landscape (self, g_value_get_object (value));
  else if (*flag != g_value_get_boolean (value))
    {
      *flag = g_value_get_boolean (value);
      update_compact (self);
      update (self);
      g_object_notify_by_pspec (object, pspec);
    }
}

static void
bastide_figures_bar_dispose (GObject *object)
{
  BastideFiguresBar *self = BASTIDE_FIGURES_BAR (object);

  bastide_figures_bar_set_landscape (self, NULL);
  g_clear_object (&self->game_signals);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (bastide_figures_bar_parent_class)->dispose (object);
}

static void
bastide_figures_bar_class_init (BastideFiguresBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags
      = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = bastide_figures_bar_get_property;
  object_class->set_property = bastide_figures_bar_set_property;
  object_class->dispose = bastide_figures_bar_dispose;

  props[PROP_GAME]
      = g_param_spec_object ("game", NULL, NULL, BASTIDE_TYPE_GAME, flags);
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
bastide_figures_bar_init (BastideFiguresBar *self)
{
  self->game_signals = g_signal_group_new (BASTIDE_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "changed",
                                  G_CALLBACK (on_changed), self);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  create_top (self);
  self->figures = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  self->claims = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->figures),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Figures"), -1);
  gtk_box_append (GTK_BOX (self->box), self->top);
  gtk_box_append (GTK_BOX (self->box), self->figures);
  gtk_box_append (GTK_BOX (self->box), self->claims);
  gtk_box_append (GTK_BOX (self->box), self->buttons);
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
bastide_figures_bar_set_game (BastideFiguresBar *self, BastideGame *game)
{
  g_return_if_fail (BASTIDE_IS_FIGURES_BAR (self));

  if (!g_set_object (&self->game, game))
    return;
  g_signal_group_set_target (self->game_signals, game);
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);
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
      g_signal_connect_object (landscape, "notify::piece", G_CALLBACK (on_piece), self,
                               G_CONNECT_SWAPPED);
      update (self);
    }
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LANDSCAPE]);
}
