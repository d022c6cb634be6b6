/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-window-private.h"

#include "bastide-compat.h"

#define ACTION(name)                                                          \
  static void name (GSimpleAction *action, GVariant *parameter, gpointer data)

ACTION (continue_game)
{
  BastideWindow *self = data;

  if (self->game)
    bastide_window_show_page (self, "game");
  else if (bastide_session_get_game (self->session))
    bastide_window_show_game (self, bastide_session_get_game (self->session));
}

ACTION (leave_setup)
{
  BastideWindow *self = data;

  bastide_window_show_page (self, self->game ? "game" : "start");
}

ACTION (show_start)
{
  bastide_window_show_page (data, "start");
}

ACTION (show_results)
{
  bastide_window_show_page (data, "results");
}

ACTION (play_again)
{
  BastideWindow *self = data;

  bastide_setup_page_set_setup (self->setup_page,
                                bastide_game_get_setup (self->game));
  bastide_setup_page_start (self->setup_page);
}

static void
save_to (GFile    *file,
         gpointer  data)
{
  g_autoptr (BastideWindow) self = data;
  g_autoptr (GError) error = NULL;

  if (!file)
    return;
  if (bastide_session_save_copy (self->session, file, &error))
    bastide_window_message (self, _("Copy saved"));
  else
    bastide_window_report (self, _("The Copy Cannot Be Saved"), error);
}

ACTION (save_as)
{
  BastideWindow *self = data;

  bastide_compat_choose_file (GTK_WINDOW (self), TRUE, _("Save a Copy"),
                              /* Translators: a file name; keep ".bastide". */
                              _("game.bastide"), save_to, g_object_ref (self));
}

ACTION (undo)
{
  bastide_game_undo (BASTIDE_WINDOW (data)->game);
}

ACTION (redo)
{
  bastide_game_redo (BASTIDE_WINDOW (data)->game);
}

ACTION (hurry)
{
  bastide_game_hurry (BASTIDE_WINDOW (data)->game);
}

static void
look_at (BastideWindow *self,
         int            move)
{
  int last = bastide_game_get_n_moves (self->game);

  bastide_game_set_view_at (self->game, CLAMP (move, 0, last));
}

ACTION (history_back)
{
  BastideWindow *self = data;

  look_at (self, (int) bastide_game_get_view_at (self->game) - 1);
}

ACTION (history_forward)
{
  BastideWindow *self = data;

  look_at (self, (int) bastide_game_get_view_at (self->game) + 1);
}

ACTION (history_start)
{
  look_at (data, 0);
}

ACTION (history_end)
{
  look_at (data, G_MAXINT);
}

ACTION (show_history)
{
  bastide_game_page_show_tab (BASTIDE_WINDOW (data)->game_page, "history");
}

ACTION (show_tiles)
{
  bastide_game_page_show_tab (BASTIDE_WINDOW (data)->game_page, "tiles");
}

BastideSavedGame *
bastide_window_find_saved (BastideWindow *self,
                           GFile         *file)
{
  GListModel *saved = bastide_session_get_saved (self->session);

  for (guint i = 0; i < g_list_model_get_n_items (saved); i++)
    {
      g_autoptr (BastideSavedGame) item = g_list_model_get_item (saved, i);

      if (file ? g_file_equal (bastide_saved_game_get_file (item), file)
               : bastide_saved_game_get_running (item))
        return g_steal_pointer (&item);
    }
  return NULL;
}

/* The game that was set aside comes back and the new one goes. */
ACTION (undo_new_game)
{
  BastideWindow *self = data;
  g_autoptr (BastideSavedGame) young = NULL;
  g_autoptr (BastideSavedGame) old = NULL;
  g_autoptr (GError) error = NULL;

  if (!self->set_aside)
    return;
  young = bastide_window_find_saved (self, NULL);
  old = bastide_window_find_saved (self, self->set_aside);
  g_clear_object (&self->set_aside);
  if (!old)
    return;
  if (!bastide_session_open (self->session, old, &error)
      || (young && !bastide_session_delete (self->session, young, &error)))
    bastide_window_report (self, _("The Game Cannot Be Opened"), error);
  bastide_window_show_game (self, bastide_session_get_game (self->session));
}

ACTION (undelete)
{
  BastideWindow *self = data;
  g_autoptr (GError) error = NULL;

  if (!bastide_session_undelete (self->session, &error))
    bastide_window_report (self, _("The Game Cannot Be Opened"), error);
}

static const GActionEntry entries[] = {
  { "continue", continue_game },
  { "leave-setup", leave_setup },
  { "show-start", show_start },
  { "show-results", show_results },
  { "play-again", play_again },
  { "save-as", save_as },
  { "undo", undo },
  { "redo", redo },
  { "hurry", hurry },
  { "history-back", history_back },
  { "history-forward", history_forward },
  { "history-start", history_start },
  { "history-end", history_end },
  { "show-history", show_history },
  { "show-tiles", show_tiles },
  { "undo-new-game", undo_new_game },
  { "undelete", undelete },
};

void
bastide_window_add_actions (BastideWindow *self)
{
  g_autoptr (GPropertyAction) pane
      = g_property_action_new ("side-pane", self->game_page, "show-pane");
  g_autoptr (GPropertyAction) full
      = g_property_action_new ("fullscreen", self, "fullscreened");

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries,
                                   G_N_ELEMENTS (entries), self);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (pane));
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (full));
}

static void
enable (BastideWindow *self,
        const char    *name,
        gboolean       enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

/* Keys of the game must not act while another page is in front. */
void
bastide_window_update_actions (BastideWindow *self)
{
  gboolean game = self->game != NULL;
  gboolean front = game
                   && g_str_equal (bastide_window_get_page (self), "game");
  guint at = game ? bastide_game_get_view_at (self->game) : 0;
  gboolean live = !game || bastide_game_is_live (self->game);

  enable (self, "continue",
          game || (self->session && bastide_session_get_game (self->session)));
  enable (self, "save-as",
          self->session && bastide_session_get_game (self->session));
  enable (self, "play-again", game);
  enable (self, "show-results", game && self->was_over);
  enable (self, "undo", front && bastide_game_can_undo (self->game));
  enable (self, "redo", front && bastide_game_can_redo (self->game));
  enable (self, "hurry", front && bastide_game_is_thinking (self->game));
  enable (self, "history-back", front && at > 0);
  enable (self, "history-start", front && at > 0);
  enable (self, "history-forward", front && !live);
  enable (self, "history-end", front && !live);
  enable (self, "show-history", front);
  enable (self, "show-tiles", front);
}
