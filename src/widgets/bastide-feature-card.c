/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-feature-card.h"
#include "bastide-sentences.h"

struct _BastideFeatureCard
{
  BastideGameView parent_instance;

  /* Children */
  GtkWidget *box, *title, *details;

  /* Plain values */
  int x, y, slot;
};

G_DEFINE_FINAL_TYPE (BastideFeatureCard, bastide_feature_card, BASTIDE_TYPE_GAME_VIEW)

static char *
describe (BastideFeatureCard *self, BastideGame *game, char ***details)
{
  const BstState *state = bastide_game_get_view (game);
  BstTileId tile = bst_state_tile_at (state, self->x, self->y);
  BstSegmentId segment = BST_NO_SEGMENT;

  if (tile != BST_NO_TILE && self->slot >= 0)
    segment = bst_state_segment (state, tile, self->slot);
  if (segment != BST_NO_SEGMENT)
    return bastide_sentence_for_feature (game, state, segment, details);
  return bastide_sentence_for_cell (game, state, self->x, self->y);
}

static void
game_set (BastideGameView *view, BastideGame *game)
{
  BastideFeatureCard *self = BASTIDE_FEATURE_CARD (view);

  self->x = self->y = G_MAXINT;
}

static void
update (BastideGameView *view)
{
  BastideFeatureCard *self = BASTIDE_FEATURE_CARD (view);
  BastideGame *game = bastide_game_view_get_game (view);
  g_auto (GStrv) details = NULL;
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;
  gboolean shown = game != NULL && self->x != G_MAXINT;

  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  if (!shown)
    return;
  title = describe (self, game, &details);
  text = details != NULL ? g_strjoinv ("\n", details) : g_strdup ("");
  gtk_label_set_text (GTK_LABEL (self->title), title != NULL ? title : "");
  gtk_label_set_text (GTK_LABEL (self->details), text);
  gtk_widget_set_visible (self->details, *text != '\0');
}

static void
bastide_feature_card_class_init (BastideFeatureCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BastideGameViewClass *view_class = BASTIDE_GAME_VIEW_CLASS (klass);

  view_class->wanted = BASTIDE_CHANGE_ALL;
  view_class->game_set = game_set;
  view_class->update = update;

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
bastide_feature_card_show (BastideFeatureCard *self, int x, int y, int slot)
{
  g_return_if_fail (BASTIDE_IS_FEATURE_CARD (self));

  if (self->x == x && self->y == y && self->slot == slot)
    return;
  self->x = x;
  self->y = y;
  self->slot = slot;
  bastide_game_view_update (BASTIDE_GAME_VIEW (self));
}
