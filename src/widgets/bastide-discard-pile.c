/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-discard-pile.h"
#include "bastide-history.h"
#include "bastide-tile-view.h"

#define TILE_SIZE 44

struct _BastideDiscardPile
{
  BastideGameView parent_instance;

  /* Children */
  GtkWidget *button, *tile, *number;
};

G_DEFINE_FINAL_TYPE (BastideDiscardPile, bastide_discard_pile, BASTIDE_TYPE_GAME_VIEW)

enum
{
  ACTIVATED,
  N_SIGNALS,
};
static guint signals[N_SIGNALS];

/* The newest row about a discarded tile that the position knows of. */
static BastideHistoryItem *
find_last (BastideGame *game)
{
  GListModel *history = bastide_game_get_history (game);
  guint at = bastide_game_get_view_at (game);

  for (guint i = g_list_model_get_n_items (history); i > 0; i--)
    {
      g_autoptr (BastideHistoryItem) item = g_list_model_get_item (history, i - 1);

      if (bastide_history_item_get_kind (item) == BASTIDE_HISTORY_DISCARD
          && bastide_history_item_get_move (item) <= at)
        return g_steal_pointer (&item);
    }
  return NULL;
}

static void
show_last (BastideDiscardPile *self, BastideHistoryItem *last, const BstState *state,
           const char *count)
{
  int kind = bastide_history_item_get_tile (last);
  g_autofree char *text
      = g_strconcat (count, "\n", bastide_history_item_get_text (last), NULL);

  bastide_tile_view_set_tile (
      BASTIDE_TILE_VIEW (self->tile),
      kind >= 0 ? bst_setup_kind (bst_state_setup (state), (unsigned) kind) : NULL);
  gtk_widget_set_tooltip_text (self->button, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  bastide_history_item_get_text (last), -1);
}

static void
update (BastideGameView *view)
{
  BastideDiscardPile *self = BASTIDE_DISCARD_PILE (view);
  BastideGame *game = bastide_game_view_get_game (view);
  const BstState *state = game != NULL ? bastide_game_get_view (game) : NULL;
  guint n = state != NULL ? bastide_discard_pile_count (state) : 0;
  g_autoptr (BastideHistoryItem) last = n > 0 ? find_last (game) : NULL;
  g_autofree char *number = g_strdup_printf ("%u", n);
  g_autofree char *count = bastide_discard_pile_text (n);

  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  if (n == 0)
    return;
  gtk_label_set_text (GTK_LABEL (self->number), number);
  gtk_widget_set_tooltip_text (self->button, count);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, count, -1);
  if (last != NULL)
    show_last (self, last, state, count);
}

static void
on_clicked (BastideDiscardPile *self)
{
  g_signal_emit (self, signals[ACTIVATED], 0);
}

static void
bastide_discard_pile_class_init (BastideDiscardPileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BastideGameViewClass *view_class = BASTIDE_GAME_VIEW_CLASS (klass);

  view_class->wanted = BASTIDE_CHANGE_BOARD | BASTIDE_CHANGE_VIEW;
  view_class->update = update;

  signals[ACTIVATED]
      = g_signal_new ("activated", BASTIDE_TYPE_DISCARD_PILE, G_SIGNAL_RUN_LAST, 0,
                      NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "discardpile");
}

static void
bastide_discard_pile_init (BastideDiscardPile *self)
{
  GtkWidget *overlay = gtk_overlay_new ();

  self->tile = bastide_tile_view_new (TILE_SIZE);
  gtk_widget_set_margin_end (self->tile, 6);
  gtk_widget_set_margin_top (self->tile, 6);
  self->number = gtk_label_new (NULL);
  gtk_widget_set_halign (self->number, GTK_ALIGN_END);
  gtk_widget_set_valign (self->number, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->number, "numeric");
  gtk_widget_add_css_class (self->number, "badge");
  gtk_overlay_set_child (GTK_OVERLAY (overlay), self->tile);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->number);
  self->button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->button), overlay);
  gtk_widget_add_css_class (self->button, "flat");
  g_signal_connect_object (self->button, "clicked", G_CALLBACK (on_clicked), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
bastide_discard_pile_new (void)
{
  return g_object_new (BASTIDE_TYPE_DISCARD_PILE, NULL);
}

guint
bastide_discard_pile_count (const BstState *state)
{
  const BstSetup *setup = bst_state_setup (state);
  guint n = 0;

  for (gsize kind = 0; kind < bst_setup_n_kinds (setup); kind++)
    n += bst_state_discarded (state, (unsigned) kind);
  return n;
}

char *
bastide_discard_pile_text (guint n)
{
  return g_strdup_printf (ngettext ("%u tile was set aside.",
                                    "%u tiles were set aside.", n),
                          n);
}
