/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-setup-page-private.h"

#include "bastide-player-row.h"

/* The players of the set-up page. */

static void
player_removed (BastideSetupPage *self,
                BastidePlayerRow *row)
{
  bastide_setup_remove_player (self->setup, bastide_player_row_get_seat (row));
  bastide_setup_page_fill_players (self);
}

static void
player_moved (BastideSetupPage *self,
              int               by,
              BastidePlayerRow *row)
{
  guint seat = bastide_player_row_get_seat (row);
  guint other = seat + by;
  GtkListBoxRow *moved;

  if (other < 1 || other > bastide_setup_get_n_players (self->setup))
    return;
  bastide_setup_swap_players (self->setup, seat, other);
  bastide_setup_page_fill_players (self);
  moved = gtk_list_box_get_row_at_index (self->players_list, other - 1);
  gtk_widget_child_focus (GTK_WIDGET (moved), GTK_DIR_TAB_FORWARD);
}

/* Two players never share a color: the other one gets what is now free. */
static void
color_taken (BastideSetupPage *self,
             guint             old,
             BastidePlayerRow *row)
{
  guint seat = bastide_player_row_get_seat (row);
  guint color = bastide_setup_get_color (self->setup, seat);

  for (guint i = 1; i <= bastide_setup_get_n_players (self->setup); i++)
    {
      GtkListBoxRow *other
          = gtk_list_box_get_row_at_index (self->players_list, i - 1);

      if (i == seat || bastide_setup_get_color (self->setup, i) != color)
        continue;
      bastide_setup_set_player (self->setup, i,
                                bastide_setup_get_name (self->setup, i), old,
                                bastide_setup_get_kind (self->setup, i),
                                bastide_setup_get_level (self->setup, i));
      bastide_player_row_refresh (BASTIDE_PLAYER_ROW (other));
    }
}

void
bastide_setup_page_fill_players (BastideSetupPage *self)
{
  guint n = bastide_setup_get_n_players (self->setup);
  GtkListBoxRow *old;

  while ((old = gtk_list_box_get_row_at_index (self->players_list, 0)))
    gtk_list_box_remove (self->players_list, GTK_WIDGET (old));
  for (guint seat = 1; seat <= n; seat++)
    {
      GtkWidget *row = bastide_player_row_new (self->setup, seat);

      bastide_player_row_set_removable (BASTIDE_PLAYER_ROW (row),
                                        n > BASTIDE_MIN_PLAYERS);
      g_signal_connect_object (row, "changed",
                               G_CALLBACK (bastide_setup_page_check), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (row, "remove", G_CALLBACK (player_removed), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (row, "move", G_CALLBACK (player_moved), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (row, "color-taken", G_CALLBACK (color_taken),
                               self, G_CONNECT_SWAPPED);
      gtk_list_box_append (self->players_list, row);
    }
  bastide_setup_page_check (self);
}

static gboolean
color_is_used (BastideSetup *setup,
               guint         color)
{
  for (guint i = 1; i <= bastide_setup_get_n_players (setup); i++)
    if (bastide_setup_get_color (setup, i) == color)
      return TRUE;
  return FALSE;
}

void
bastide_setup_page_add_player (BastideSetupPage *self)
{
  guint color = 0;

  while (color_is_used (self->setup, color))
    color++;
  bastide_setup_add_player (self->setup, bastide_color_get_label (color), color,
                            BASTIDE_PLAYER_COMPUTER, 2);
  bastide_setup_page_fill_players (self);
}
