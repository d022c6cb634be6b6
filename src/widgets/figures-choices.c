/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the figures bar offers: made from the list of legal actions alone, so
 * that a decision of any rules is here without a word about it. What has a place
 * on the landscape is chosen in two steps: what to do, and then where.
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
#define PICTURE_SIZE 24

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
  gtk_label_set_wrap_mode (GTK_LABEL (child), PANGO_WRAP_WORD_CHAR);
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
  if (action->verb == BST_VERB_END || action->verb == BST_VERB_AGAIN)
    gtk_widget_add_css_class (button, "suggested-action");
  gtk_box_append (GTK_BOX (box), button);
}

void
bastide_choices_add_buttons (BastideFiguresBar *self, const BstState *state)
{
  g_autoptr (GArray) actions = bastide_actions_list (state);
  guint n = 0;

  for (guint i = 0; i < actions->len; i++)
    {
      BstAction *action = &g_array_index (actions, BstAction, i);

      if (bastide_action_place (action) != BASTIDE_ACTION_NOWHERE)
        continue;
      add_action_button (self, self->buttons, state, action);
      n++;
    }
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->buttons),
                                  n > MAX_IN_A_ROW ? GTK_ORIENTATION_VERTICAL
                                                   : GTK_ORIENTATION_HORIZONTAL);
}

static void
on_choice_toggled (BastideFiguresBar *self, GtkToggleButton *button)
{
  guint choice
      = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "bastide-choice"));

  if (!self->updating && gtk_toggle_button_get_active (button))
    bastide_landscape_set_choice (self->landscape, choice);
}

static void
on_kind_toggled (BastideFiguresBar *self, GtkToggleButton *button)
{
  guint kinds
      = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "bastide-choice"));

  if (!self->updating && gtk_toggle_button_get_active (button))
    bastide_landscape_set_filter (self->landscape, kinds);
}

/* One of several buttons of which one is pressed. */
static GtkWidget *
add_toggle (BastideFiguresBar *self, GtkWidget *flow, guint choice, const char *label,
            GCallback callback)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *first = gtk_widget_get_first_child (flow);
  GtkWidget *child = gtk_flow_box_child_new ();

  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  g_object_set_data (G_OBJECT (button), "bastide-choice", GUINT_TO_POINTER (choice));
  if (first != NULL)
    gtk_toggle_button_set_group (
        GTK_TOGGLE_BUTTON (button),
        GTK_TOGGLE_BUTTON (gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (first))));
  g_signal_connect_object (button, "toggled", callback, self, G_CONNECT_SWAPPED);
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button);
  gtk_flow_box_insert (GTK_FLOW_BOX (flow), child, -1);
  return button;
}

static void
press_toggle (GtkWidget *flow, guint choice)
{
  for (GtkWidget *child = gtk_widget_get_first_child (flow); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *button = gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child));

      if (GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "bastide-choice"))
          == choice)
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
    }
}

/* What a choice other than a claim is called. */
static char *
label_for_choice (const BstSetup *setup, const BastideChoice *choice)
{
  g_autofree char *figure
      = bastide_piece_get_label (bst_setup_piece_name (setup, choice->action.piece));

  switch ((BstVerb) choice->action.verb)
    {
    case BST_VERB_FAIRY:
      return g_strdup (_("Move the Fairy"));
    case BST_VERB_EVICT:
      return g_strdup (_("Send a Figure Home"));
    case BST_VERB_RECALL:
      /* Translators: %s is a kind of figure, such as “Abbot” */
      return g_strdup_printf (_("Take Back: %s"), figure);
    default:
      return g_strdup (_("Choose a Place"));
    }
}

static const char *
picture_for_choice (const BstSetup *setup, const BastideChoice *choice)
{
  if (choice->action.verb == BST_VERB_FAIRY)
    return "fairy";
  return bst_setup_piece_name (setup, choice->action.piece);
}

/* A kind of figure says how many are left, anything else how many places there
 * are for it. */
static void
add_choice (BastideFiguresBar *self, const BstState *state, const BastideChoice *choice)
{
  BastideGame *game = bastide_game_view_get_game (BASTIDE_GAME_VIEW (self));
  const BstSetup *setup = bst_state_setup (state);
  gboolean claim = choice->action.verb == BST_VERB_CLAIM;
  guint seat = bst_state_decision (state).seat;
  guint owner = claim || choice->action.seat == 0 ? seat : choice->action.seat;
  guint n = claim ? bst_state_supply (state, seat, choice->action.piece) : choice->n;
  g_autofree char *what
      = claim ? bastide_piece_get_label (bst_setup_piece_name (setup, choice->action.piece))
              : label_for_choice (setup, choice);
  g_autofree char *label
      /* Translators: a kind of figure and how many of it are left */
      = claim ? g_strdup_printf (_("%s: %u left"), what, n)
              /* Translators: what can be done, such as “Move the Fairy” */
              : g_strdup_printf (ngettext ("%s: %u place", "%s: %u places", n), what, n);
  g_autofree char *number = g_strdup_printf ("%u", n);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *picture = bastide_swatch_new (
      bastide_setup_get_color (bastide_game_get_setup (game), owner), PICTURE_SIZE);
  GtkWidget *button = add_toggle (self, self->figures, choice->choice, label,
                                  G_CALLBACK (on_choice_toggled));

  bastide_swatch_set_piece (BASTIDE_SWATCH (picture), picture_for_choice (setup, choice));
  gtk_box_append (GTK_BOX (content), picture);
  gtk_box_append (GTK_BOX (content), gtk_label_new (number));
  gtk_button_set_child (GTK_BUTTON (button), content);
}

static void
remove_all (GtkWidget *flow)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (flow)) != NULL)
    gtk_flow_box_remove (GTK_FLOW_BOX (flow), child);
}

/* Where a single thing can be done, and it is no claim, nothing is to choose. */
static gboolean
is_worth_showing (GArray *choices)
{
  return choices->len > 1
         || (choices->len == 1
             && g_array_index (choices, BastideChoice, 0).action.verb == BST_VERB_CLAIM);
}

/* What the toggles show, so that they stay, with the focus on them, as long as it
 * is the same. */
static char *
get_signature (const BstState *state, GArray *choices, guint kinds)
{
  guint seat = bst_state_decision (state).seat;
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%u %x", seat, kinds);
  for (guint i = 0; i < choices->len; i++)
    {
      BastideChoice *choice = &g_array_index (choices, BastideChoice, i);

      g_string_append_printf (text, " %u:%u:%u", choice->choice, choice->n,
                              bst_state_supply (state, seat, choice->action.piece));
    }
  return g_string_free (text, FALSE);
}

static void
add_kinds (BastideFiguresBar *self, guint kinds)
{
  GtkWidget *all = add_toggle (self, self->kinds, 0, _("All Places"),
                               G_CALLBACK (on_kind_toggled));

  gtk_button_set_label (GTK_BUTTON (all), C_("places", "All"));
  for (guint kind = 0; kind < 32; kind++)
    if (kinds & (1u << kind))
      {
        g_autofree char *label = bastide_feature_get_label (kind);
        GtkWidget *button = add_toggle (self, self->kinds, 1u << kind, label,
                                        G_CALLBACK (on_kind_toggled));

        gtk_button_set_label (GTK_BUTTON (button), label);
      }
}

static void
update_toggles (BastideFiguresBar *self, const BstState *state)
{
  g_autoptr (GArray) choices = bastide_landscape_get_choices (self->landscape);
  guint kinds = bastide_landscape_get_kinds (self->landscape);
  g_autofree char *signature = get_signature (state, choices, kinds);

  if (g_strcmp0 (signature, self->signature) != 0)
    {
      remove_all (self->figures);
      remove_all (self->kinds);
      for (guint i = 0; i < choices->len; i++)
        add_choice (self, state, &g_array_index (choices, BastideChoice, i));
      if (kinds != 0)
        add_kinds (self, kinds);
      g_free (self->signature);
      self->signature = g_steal_pointer (&signature);
    }
  press_toggle (self->figures, bastide_landscape_get_choice (self->landscape));
  press_toggle (self->kinds, bastide_landscape_get_filter (self->landscape));
  gtk_widget_set_visible (self->figures, is_worth_showing (choices));
  gtk_widget_set_visible (self->kinds, kinds != 0);
}

/* In a small window the places are a list as well; elsewhere only those that
 * pointing does not tell apart. */
static void
update_list (BastideFiguresBar *self, const BstState *state)
{
  g_autoptr (GArray) offers = bastide_landscape_get_offers (self->landscape);
  const BstAction *actions = (const BstAction *) (gconstpointer) offers->data;
  GtkWidget *child;
  gboolean legal;

  while ((child = gtk_widget_get_first_child (self->claims)) != NULL)
    gtk_box_remove (GTK_BOX (self->claims), child);
  for (guint i = 0; i < offers->len; i++)
    {
      legal = bst_state_test (state, &actions[i], NULL);
      if (legal
          && (self->claim_list
              || bastide_action_needs_button (actions, offers->len, i)))
        add_action_button (self, self->claims, state, &actions[i]);
    }
  gtk_widget_set_visible (self->claims,
                          gtk_widget_get_first_child (self->claims) != NULL);
}

void
bastide_choices_update (BastideFiguresBar *self)
{
  BastideGame *game = bastide_game_view_get_game (BASTIDE_GAME_VIEW (self));
  gboolean shown = game != NULL && self->landscape != NULL
                   && bastide_landscape_get_game (self->landscape) == game
                   && bastide_game_is_live (game) && bastide_game_is_person (game);

  if (!shown)
    {
      gtk_widget_set_visible (self->figures, FALSE);
      gtk_widget_set_visible (self->kinds, FALSE);
      gtk_widget_set_visible (self->claims, FALSE);
      return;
    }
  self->updating = TRUE;
  update_toggles (self, bastide_game_get_state (game));
  update_list (self, bastide_game_get_state (game));
  self->updating = FALSE;
}
