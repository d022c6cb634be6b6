/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the game page says in its header and over a past position.
 */

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-game-page-private.h"
#include "bastide-sentences.h"

/* A warning goes before what is good to know. The title of a wide window has the
 * tiles in it. */
void
bastide_game_page_update_subtitle (BastideGamePage *self)
{
  const BstState *state = self->game ? bastide_game_get_state (self->game) : NULL;
  g_autofree char *left = NULL;

  if (state && self->size == BASTIDE_SIZE_NARROW && !bst_state_is_over (state))
    {
      guint n = bst_state_stack (state);

      left = g_strdup_printf (ngettext ("%u tile left", "%u tiles left", n), n);
    }
  if (self->note)
    adw_window_title_set_subtitle (self->title, self->note);
  else
    adw_window_title_set_subtitle (self->title, left ? left : "");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title),
                               self->note ? self->note : left);
}

static void
update_title (BastideGamePage *self)
{
  gboolean over = bst_state_is_over (bastide_game_get_state (self->game));
  g_autofree char *text = NULL;

  bastide_game_page_update_layout (self);
  if (over && self->size == BASTIDE_SIZE_NARROW)
    /* Translators: the title of a small window, where the sentence below says who
     * has won. */
    text = g_strdup (_("Game Over"));
  else if (over)
    text = bastide_sentence_for_result (self->game);
  else if (self->size == BASTIDE_SIZE_NARROW)
    text = bastide_seat_get_label (
        self->game, bst_state_active (bastide_game_get_state (self->game)));
  else
    text = bastide_sentence_for_turn (self->game);
  adw_window_title_set_title (self->title, text);
  bastide_game_page_update_subtitle (self);
}

static void
update_past (BastideGamePage *self)
{
  gboolean live = bastide_game_is_live (self->game);

  if (!live)
    {
      /* Translators: a number of moves that were made so far, and of all. */
      g_autofree char *text
          = g_strdup_printf (_("Move %u of %u"),
                             bastide_game_get_view_at (self->game),
                             bastide_game_get_n_moves (self->game));

      gtk_label_set_text (self->past_label, text);
    }
  gtk_revealer_set_reveal_child (self->past_revealer, !live);
  gtk_widget_set_can_target (GTK_WIDGET (self->past_revealer), !live);
}

static void
update_undo (BastideGamePage *self)
{
  const char *why = bastide_game_why_no_undo (self->game);

  gtk_widget_set_tooltip_text (self->undo_button, why ? why : _("Undo"));
}

void
bastide_game_page_update_texts (BastideGamePage *self,
                                BastideChange    change)
{
  if (change & BASTIDE_CHANGE_TURN)
    update_title (self);
  if (change & (BASTIDE_CHANGE_VIEW | BASTIDE_CHANGE_HISTORY))
    update_past (self);
  if (change & BASTIDE_CHANGE_UNDO)
    update_undo (self);
}
