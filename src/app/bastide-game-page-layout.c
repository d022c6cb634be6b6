/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How the game page is laid out at each size of the window.
 */

#include "config.h"

#include "bastide-game-page-private.h"

/* What a decision offers scrolls beyond this height, below the landscape. */
#define BAR_HEIGHT 190
#define BAR_HEIGHT_NARROW 256

gboolean
bastide_game_page_shows_pane (BastideGamePage *self)
{
  return (self->size == BASTIDE_SIZE_WIDE && self->wide_pane)
         || (self->size == BASTIDE_SIZE_MEDIUM && self->over_pane);
}

static gboolean
is_over (BastideGamePage *self)
{
  return self->game && bst_state_is_over (bastide_game_get_state (self->game));
}

/* The landscape and what stands on it stay beside the pane, which long words of a
 * language make wider. */
static void
update_margins (BastideGamePage *self,
                gboolean         pane)
{
  int margin = 0;

  if (pane)
    gtk_widget_measure (self->pane, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &margin, NULL,
                        NULL);
  gtk_widget_set_margin_end (GTK_WIDGET (self->views),
                             self->size == BASTIDE_SIZE_WIDE ? margin : 0);
  gtk_widget_set_margin_end (GTK_WIDGET (self->toasts), margin);
  gtk_widget_set_margin_end (GTK_WIDGET (self->past_revealer), margin);
}

void
bastide_game_page_update_layout (BastideGamePage *self)
{
  gboolean narrow = self->size == BASTIDE_SIZE_NARROW;
  gboolean pane = bastide_game_page_shows_pane (self);

  gtk_widget_set_visible (self->pane, pane);
  update_margins (self, pane);
  gtk_widget_set_visible (self->chips, !pane && !(narrow && self->low));
  gtk_widget_set_visible (GTK_WIDGET (self->bar_scroll), !pane);
  bastide_scroller_set_max_height (
      self->bar_scroll, narrow && !self->low ? BAR_HEIGHT_NARROW : BAR_HEIGHT);
  adw_view_switcher_bar_set_reveal (self->switcher, narrow && !self->low);
  gtk_widget_set_visible (self->undo_button, !narrow);
  gtk_widget_set_visible (self->redo_button, !narrow);
  gtk_widget_set_visible (self->pane_button, !narrow);
  gtk_widget_set_visible (self->results_button, !narrow && is_over (self));
  gtk_widget_set_visible (self->results_below, narrow && is_over (self));
  gtk_widget_set_opacity (GTK_WIDGET (self->card), self->hide_card ? 0 : 1);
  g_object_set (self->bar, "claim-list", narrow, NULL);
  if (!narrow)
    adw_view_stack_set_visible_child_name (self->views, "landscape");
}
