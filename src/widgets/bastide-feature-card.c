/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-feature-card.h"
#include "bastide-sentences.h"

struct _BastideFeatureCard
{
  GtkWidget parent_instance;

  /* Owned */
  BastideGame *game;
  GSignalGroup *signals;

  /* Children */
  GtkWidget *box, *title, *details;

  /* Plain values */
  int x, y, slot;
};

G_DEFINE_FINAL_TYPE (BastideFeatureCard, bastide_feature_card, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_GAME,
  N_PROPS,
};
static GParamSpec *props[N_PROPS];

static char *
describe (BastideFeatureCard *self, char ***details)
{
  const BstState *state = bastide_game_get_view (self->game);
  BstTileId tile = bst_state_tile_at (state, self->x, self->y);
  BstSegmentId segment = BST_NO_SEGMENT;

  if (tile != BST_NO_TILE && self->slot >= 0)
    segment = bst_state_segment (state, tile, self->slot);
  if (segment != BST_NO_SEGMENT)
    return bastide_sentence_for_feature (self->game, state, segment, details);
  return bastide_sentence_for_cell (self->game, state, self->x, self->y);
}

static void
update (BastideFeatureCard *self)
{
  g_auto (GStrv) details = NULL;
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;
  gboolean shown = self->game != NULL && self->x != G_MAXINT;

  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  if (!shown)
    return;
  title = describe (self, &details);
  text = details != NULL ? g_strjoinv ("\n", details) : g_strdup ("");
  gtk_label_set_text (GTK_LABEL (self->title), title != NULL ? title : "");
  gtk_label_set_text (GTK_LABEL (self->details), text);
  gtk_widget_set_visible (self->details, *text != '\0');
}

static void
on_changed (BastideFeatureCard *self, guint flags)
{
  update (self);
}

static void
bastide_feature_card_get_property (GObject *object, guint id, GValue *value,
                                   GParamSpec *pspec)
{
  if (id == PROP_GAME)
    g_value_set_object (value, BASTIDE_FEATURE_CARD (object)->game);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bastide_feature_card_set_property (GObject *object, guint id, const GValue *value,
                                   GParamSpec *pspec)
{
  if (id == PROP_GAME)
    bastide_feature_card_set_game (BASTIDE_FEATURE_CARD (object),
                                   g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bastide_feature_card_dispose (GObject *object)
{
  BastideFeatureCard *self = BASTIDE_FEATURE_CARD (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->game);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (bastide_feature_card_parent_class)->dispose (object);
}

static void
bastide_feature_card_class_init (BastideFeatureCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = bastide_feature_card_get_property;
  object_class->set_property = bastide_feature_card_set_property;
  object_class->dispose = bastide_feature_card_dispose;

  props[PROP_GAME] = g_param_spec_object (
      "game", NULL, NULL, BASTIDE_TYPE_GAME,
      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "featurecard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

static GtkWidget *
new_label (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 40);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
bastide_feature_card_init (BastideFeatureCard *self)
{
  self->x = self->y = G_MAXINT;
  self->slot = -1;
  self->signals = g_signal_group_new (BASTIDE_TYPE_GAME);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (on_changed),
                                  self);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  self->title = new_label ("heading");
  self->details = new_label ("caption");
  gtk_box_append (GTK_BOX (self->box), self->title);
  gtk_box_append (GTK_BOX (self->box), self->details);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
bastide_feature_card_new (void)
{
  return g_object_new (BASTIDE_TYPE_FEATURE_CARD, NULL);
}

void
bastide_feature_card_set_game (BastideFeatureCard *self, BastideGame *game)
{
  g_return_if_fail (BASTIDE_IS_FEATURE_CARD (self));

  if (!g_set_object (&self->game, game))
    return;
  self->x = self->y = G_MAXINT;
  g_signal_group_set_target (self->signals, game);
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);
}

void
bastide_feature_card_show (BastideFeatureCard *self, int x, int y, int slot)
{
  g_return_if_fail (BASTIDE_IS_FEATURE_CARD (self));

  if (self->x == x && self->y == y && self->slot == slot)
    return;
  self->x = x;
  self->y = y;
  self->slot = slot;
  update (self);
}
