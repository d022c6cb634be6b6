/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the figures bar offers: made from the list of legal actions alone, so
 * that a decision of any rules is here without a word about it.
 */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include <glib/gi18n.h>

#include "action-place.h"
#include "bastide-figures-bar-private.h"
#include "bastide-sentences.h"
#include "bastide-swatch.h"

/* More buttons than these stand one below the other. */
#define MAX_IN_A_ROW 3

/* The button may go while it is pressed: the action is copied first, and the
 * focus given back to the landscape, where the next step is. */
static void
on_action_clicked (BastideFiguresBar *self, GtkButton *button)
{
  BastideGame *game = bastide_game_view_get_game (BASTIDE_GAME_VIEW (self));
  BstAction action
      = *(BstAction *) g_object_get_data (G_OBJECT (button), "bastide-action");
  g_autoptr (GError) error = NULL;

  if (!bastide_game_act (game, &action, &error))
    bastide_figures_bar_refuse (self, error->message);
  else if (self->landscape != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->landscape));
}

GtkWidget *
bastide_figures_bar_new_button (BastideFiguresBar *self, const char *label,
                                GCallback callback)
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
  BastideGame *game = bastide_game_view_get_game (BASTIDE_GAME_VIEW (self));
  g_autofree char *label = bastide_sentence_for_action (game, state, action);
  GtkWidget *button
      = bastide_figures_bar_new_button (self, label, G_CALLBACK (on_action_clicked));

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
  BastideGame *game = bastide_game_view_get_game (BASTIDE_GAME_VIEW (self));
  const char *name = bst_setup_piece_name (bst_state_setup (state), piece);
  guint seat = bst_state_decision (state).seat;
  guint left = bst_state_supply (state, seat, piece);
  guint color = bastide_setup_get_color (bastide_game_get_setup (game), seat);
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

void
bastide_choices_add (BastideFiguresBar *self, const BstState *state)
{
  g_autofree BstAction *actions = NULL;
  gsize n = bst_state_list (state, NULL, 0), n_nowhere = 0;

  actions = g_new (BstAction, MAX (n, 1));
  n = MIN (n, bst_state_list (state, actions, n));
  for (gsize i = 0; i < n; i++)
    n_nowhere += bastide_action_place (&actions[i]) == BASTIDE_ACTION_NOWHERE;
  for (gsize i = 0; i < n; i++)
    if (bastide_action_place (&actions[i]) == BASTIDE_ACTION_NOWHERE)
      add_action_button (self, n_nowhere > MAX_IN_A_ROW ? self->claims : self->buttons,
                         state, &actions[i]);
    else if (bastide_action_place (&actions[i]) == BASTIDE_ACTION_SITE
             && (self->claim_list || bastide_action_needs_button (actions, n, i)))
      add_action_button (self, self->claims, state, &actions[i]);
  add_figures (self, state, actions, n);
}

void
bastide_choices_update_piece (BastideFiguresBar *self)
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
