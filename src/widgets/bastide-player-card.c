/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-holdings.h"
#include "bastide-player-card.h"
#include "bastide-swatch.h"

struct _BastidePlayerCard
{
  GtkWidget parent_instance;

  /* Owned */
  BastidePlayer *player;
  GSignalGroup *signals;

  /* Children */
  GtkWidget *rows, *box, *swatch, *words, *name, *status, *figure, *supply, *score;
  GtkWidget *line, *tokens, *figures;

  /* Flags */
  gboolean compact, show_projected;
};

G_DEFINE_FINAL_TYPE (BastidePlayerCard, bastide_player_card, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_PLAYER,
  PROP_COMPACT,
  PROP_SHOW_PROJECTED,
  N_PROPS,
};
static GParamSpec *props[N_PROPS];

static void
update_score (BastidePlayerCard *self)
{
  int score = bastide_player_get_score (self->player);
  int projected = bastide_player_get_projected (self->player);
  g_autofree char *text = NULL;

  if (self->show_projected && projected != score)
    /* Translators: the points of a player now, and what they would be if the
     * game ended now */
    text = g_strdup_printf (_("%d → %d"), score, projected);
  else
    text = g_strdup_printf ("%d", score);
  gtk_label_set_text (GTK_LABEL (self->score), text);
}

static const char *
get_status (BastidePlayerCard *self)
{
  gboolean computer
      = bastide_player_get_kind (self->player) == BASTIDE_PLAYER_COMPUTER;

  if (bastide_player_get_winner (self->player))
    return C_("player", "Winner");
  if (bastide_player_get_deciding (self->player))
    return computer ? C_("player", "Thinking…") : C_("player", "To move");
  return computer ? C_("player", "Computer") : C_("player", "Person");
}

/* One sentence in place of five fragments for a screen reader. */
static void
update_label (BastidePlayerCard *self)
{
  guint supply = bastide_player_get_supply (self->player);
  int score = bastide_player_get_score (self->player);
  g_autofree char *holdings
      = bastide_holdings_dup_text (BASTIDE_HOLDINGS (self->figures));
  g_autofree char *followers = g_strdup_printf (
      ngettext ("%u follower left", "%u followers left", supply), supply);
  /* Translators: name, state such as “To move”, points, “3 followers left” */
  g_autofree char *label = g_strdup_printf (
      ngettext ("%s, %s: %d point, %s", "%s, %s: %d points, %s", (gulong) ABS (score)),
      bastide_player_get_name (self->player), get_status (self), score,
      holdings != NULL ? holdings : followers);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), label);
}

/* What is held changes with a notification of its own. */
static void
on_holdings (BastidePlayerCard *self)
{
  if (self->player != NULL)
    update_label (self);
}

static void
set_class (GtkWidget *widget, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

/* Beside the status, or in a small window, where it is not shown, below. */
static void
place_tokens (BastidePlayerCard *self)
{
  GtkWidget *place = self->compact ? self->rows : self->line;

  if (gtk_widget_get_parent (self->tokens) == place)
    return;
  g_object_ref (self->tokens);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (self->tokens)), self->tokens);
  gtk_box_append (GTK_BOX (place), self->tokens);
  g_object_unref (self->tokens);
}

/* In a small window, and where all figures are alike, their sum says enough. */
static void
update_figures (BastidePlayerCard *self)
{
  gboolean kinds = !self->compact
                   && bastide_holdings_get_n_shown (BASTIDE_HOLDINGS (self->figures)) > 1;

  gtk_widget_set_visible (self->figures, kinds);
  gtk_widget_set_visible (self->figure, !kinds);
  gtk_widget_set_visible (self->supply, !kinds);
}

static void
update (BastidePlayerCard *self)
{
  g_autofree char *supply = NULL;

  if (self->player == NULL)
    return;
  supply = g_strdup_printf ("%u", bastide_player_get_supply (self->player));
  bastide_swatch_set_color (BASTIDE_SWATCH (self->swatch),
                            bastide_player_get_color (self->player));
  bastide_swatch_set_color (BASTIDE_SWATCH (self->figure),
                            bastide_player_get_color (self->player));
  gtk_label_set_text (GTK_LABEL (self->name), bastide_player_get_name (self->player));
  gtk_label_set_text (GTK_LABEL (self->status), get_status (self));
  gtk_label_set_text (GTK_LABEL (self->supply), supply);
  bastide_holdings_set_color (BASTIDE_HOLDINGS (self->figures),
                              bastide_player_get_color (self->player));
  place_tokens (self);
  update_figures (self);
  update_score (self);
  update_label (self);
  gtk_widget_set_visible (self->status, !self->compact);
  gtk_box_set_spacing (GTK_BOX (self->box), self->compact ? 4 : 6);
  gtk_label_set_width_chars (GTK_LABEL (self->name), self->compact ? 3 : 8);
  set_class (GTK_WIDGET (self), "compact", self->compact);
  set_class (GTK_WIDGET (self), "deciding", bastide_player_get_deciding (self->player));
  set_class (GTK_WIDGET (self), "winner", bastide_player_get_winner (self->player));
}

static void
bastide_player_card_get_property (GObject *object, guint id, GValue *value,
                                  GParamSpec *pspec)
{
  BastidePlayerCard *self = BASTIDE_PLAYER_CARD (object);

  switch (id)
    {
    case PROP_PLAYER:
      g_value_set_object (value, self->player);
      break;
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
bastide_player_card_set_property (GObject *object, guint id, const GValue *value,
                                  GParamSpec *pspec)
{
  BastidePlayerCard *self = BASTIDE_PLAYER_CARD (object);

  switch (id)
    {
    case PROP_PLAYER:
      bastide_player_card_set_player (self, g_value_get_object (value));
      break;
    case PROP_COMPACT:
      bastide_player_card_set_compact (self, g_value_get_boolean (value));
      break;
    case PROP_SHOW_PROJECTED:
      if (self->show_projected == g_value_get_boolean (value))
        return;
      self->show_projected = g_value_get_boolean (value);
      update (self);
      g_object_notify_by_pspec (object, pspec);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bastide_player_card_dispose (GObject *object)
{
  BastidePlayerCard *self = BASTIDE_PLAYER_CARD (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->player);
  g_clear_pointer (&self->rows, gtk_widget_unparent);
  G_OBJECT_CLASS (bastide_player_card_parent_class)->dispose (object);
}

static void
bastide_player_card_class_init (BastidePlayerCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags
      = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = bastide_player_card_get_property;
  object_class->set_property = bastide_player_card_set_property;
  object_class->dispose = bastide_player_card_dispose;

  props[PROP_PLAYER]
      = g_param_spec_object ("player", NULL, NULL, BASTIDE_TYPE_PLAYER, flags);
  props[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE, flags);
  props[PROP_SHOW_PROJECTED]
      = g_param_spec_boolean ("show-projected-scores", NULL, NULL, TRUE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "playercard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
new_label (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
bastide_player_card_init (BastidePlayerCard *self)
{
  self->show_projected = TRUE;
  self->signals = g_signal_group_new (BASTIDE_TYPE_PLAYER);
  g_signal_group_connect_swapped (self->signals, "notify", G_CALLBACK (update), self);

  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->tokens = bastide_holdings_new (FALSE);
  self->figures = bastide_holdings_new (TRUE);
  g_signal_connect_object (self->figures, "changed", G_CALLBACK (on_holdings), self,
                           G_CONNECT_SWAPPED);
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->swatch = bastide_swatch_new (0, 20);
  self->words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->name = new_label ("heading");
  self->status = new_label ("caption");
  gtk_widget_add_css_class (self->status, "dim-label");
  self->figure = bastide_swatch_new (0, 20);
  bastide_swatch_set_piece (BASTIDE_SWATCH (self->figure), "follower");
  self->supply = new_label ("numeric");
  self->score = new_label ("numeric");
  gtk_widget_add_css_class (self->score, "score");
  gtk_label_set_ellipsize (GTK_LABEL (self->score), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_ellipsize (GTK_LABEL (self->supply), PANGO_ELLIPSIZE_NONE);
  gtk_widget_set_hexpand (self->words, TRUE);
  gtk_widget_set_valign (self->words, GTK_ALIGN_CENTER);

  gtk_box_append (GTK_BOX (self->words), self->name);
  gtk_box_append (GTK_BOX (self->line), self->status);
  gtk_box_append (GTK_BOX (self->line), self->tokens);
  gtk_box_append (GTK_BOX (self->words), self->line);
  gtk_box_append (GTK_BOX (self->box), self->swatch);
  gtk_box_append (GTK_BOX (self->box), self->words);
  gtk_box_append (GTK_BOX (self->box), self->figure);
  gtk_box_append (GTK_BOX (self->box), self->supply);
  gtk_box_append (GTK_BOX (self->box), self->score);
  gtk_box_append (GTK_BOX (self->rows), self->box);
  gtk_box_append (GTK_BOX (self->rows), self->figures);
  gtk_widget_set_parent (self->rows, GTK_WIDGET (self));
}

GtkWidget *
bastide_player_card_new (void)
{
  return g_object_new (BASTIDE_TYPE_PLAYER_CARD, NULL);
}

void
bastide_player_card_set_player (BastidePlayerCard *self, BastidePlayer *player)
{
  GListModel *holdings;

  g_return_if_fail (BASTIDE_IS_PLAYER_CARD (self));
  g_return_if_fail (player == NULL || BASTIDE_IS_PLAYER (player));

  if (!g_set_object (&self->player, player))
    return;
  g_signal_group_set_target (self->signals, player);
  holdings = player != NULL ? bastide_player_get_holdings (player) : NULL;
  bastide_holdings_set_model (BASTIDE_HOLDINGS (self->tokens), holdings);
  bastide_holdings_set_model (BASTIDE_HOLDINGS (self->figures), holdings);
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PLAYER]);
}

void
bastide_player_card_set_compact (BastidePlayerCard *self, gboolean compact)
{
  g_return_if_fail (BASTIDE_IS_PLAYER_CARD (self));

  if (self->compact == compact)
    return;
  self->compact = compact;
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COMPACT]);
}
