/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-window-private.h"

#include "bastide-compat.h"
#include "bastide-sentences.h"
#include "bastide-settings.h"

G_DEFINE_FINAL_TYPE (BastideWindow, bastide_window,
                     ADW_TYPE_APPLICATION_WINDOW)

static void
update_title (BastideWindow *self)
{
  g_autofree char *turn = NULL;
  g_autofree char *title = NULL;

  if (self->game && g_str_equal (bastide_window_get_page (self), "game"))
    {
      turn = self->was_over ? bastide_sentence_for_result (self->game)
                            : bastide_sentence_for_turn (self->game);
      /* Translators: what is going on in the game, then the program's name. */
      title = g_strdup_printf (_("%s – Bastide"), turn);
    }
  gtk_window_set_title (GTK_WINDOW (self), title ? title : _("Bastide"));
}

static void
game_changed (BastideWindow *self,
              BastideChange  change)
{
  gboolean over = bst_state_is_over (bastide_game_get_state (self->game));
  gboolean ended = over && !self->was_over;

  self->was_over = over;
  if (change & BASTIDE_CHANGE_TURN)
    update_title (self);
  bastide_window_update_actions (self);
  if (!ended)
    return;
  bastide_results_page_set_game (self->results_page, self->game);
  if (self->show_results
      && g_str_equal (bastide_window_get_page (self), "game"))
    bastide_window_show_page (self, "results");
}

static void
size_changed (BastideWindow *self)
{
  bastide_game_page_set_size (self->game_page,
                              bastide_adaptive_get_size (self->adaptive),
                              bastide_adaptive_get_low (self->adaptive));
}

static void
page_changed (BastideWindow *self)
{
  update_title (self);
  bastide_window_update_actions (self);
}

static void
saving_failed (BastideWindow *self,
               GError        *error)
{
  bastide_window_report (self, _("The Game Cannot Be Saved"), error);
}

/* The dialog is soon gone; the note stays as long as it is true. */
static void
failing_changed (BastideWindow *self)
{
  bastide_game_page_set_note (self->game_page,
                              bastide_session_get_failing (self->session)
                                  ? _("The Game Cannot Be Saved") : NULL);
}

static void
saved_opened (BastideWindow    *self,
              BastideSavedGame *saved)
{
  g_autoptr (GError) error = NULL;

  if (bastide_session_open (self->session, saved, &error))
    bastide_window_show_game (self, bastide_session_get_game (self->session));
  else
    bastide_window_report (self, _("The Game Cannot Be Opened"), error);
}

static void
clear_game (BastideWindow *self)
{
  bastide_game_stop (self->game);
  g_signal_group_set_target (self->game_signals, NULL);
  bastide_game_page_set_game (self->game_page, NULL);
  bastide_results_page_set_game (self->results_page, NULL);
  g_clear_object (&self->game);
}

static void
saved_deleted (BastideWindow    *self,
               BastideSavedGame *saved)
{
  g_autoptr (GError) error = NULL;

  if (!bastide_session_delete (self->session, saved, &error))
    bastide_window_report (self, _("The Game Cannot Be Deleted"), error);
  else
    bastide_window_offer_undo (self, _("Game deleted"), "win.undelete");
  if (self->game && !bastide_session_get_game (self->session))
    clear_game (self);
  bastide_window_update_actions (self);
}

static void
restore_size (BastideWindow *self)
{
  int width = bastide_settings_get_int ("window-width", 1000);
  int height = bastide_settings_get_int ("window-height", 700);

  gtk_window_set_default_size (GTK_WINDOW (self), width, height);
  if (bastide_settings_get_boolean ("window-maximized", FALSE))
    gtk_window_maximize (GTK_WINDOW (self));
  bastide_settings_bind ("window-width", self, "default-width",
                         G_SETTINGS_BIND_SET);
  bastide_settings_bind ("window-height", self, "default-height",
                         G_SETTINGS_BIND_SET);
  bastide_settings_bind ("window-maximized", self, "maximized",
                         G_SETTINGS_BIND_SET);
}

static void
bastide_window_dispose (GObject *object)
{
  BastideWindow *self = BASTIDE_WINDOW (object);

  if (self->game)
    bastide_game_stop (self->game);
  g_clear_object (&self->game_signals);
  g_clear_object (&self->game);
  g_clear_object (&self->session);
  g_clear_object (&self->set_aside);
  gtk_widget_dispose_template (GTK_WIDGET (self), BASTIDE_TYPE_WINDOW);
  G_OBJECT_CLASS (bastide_window_parent_class)->dispose (object);
}

static void
bastide_window_class_init (BastideWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_window_dispose;
  g_type_ensure (BASTIDE_TYPE_ADAPTIVE);
  g_type_ensure (BASTIDE_TYPE_START_PAGE);
  g_type_ensure (BASTIDE_TYPE_SETUP_PAGE);
  g_type_ensure (BASTIDE_TYPE_GAME_PAGE);
  g_type_ensure (BASTIDE_TYPE_RESULTS_PAGE);
  gtk_widget_class_set_template_from_resource (
      widget_class, RESOURCE_BASE "/bastide-window.ui");
#define BIND(child) \
  gtk_widget_class_bind_template_child (widget_class, BastideWindow, child)
  BIND (toasts);
  BIND (adaptive);
  BIND (pages);
  BIND (start_page);
  BIND (setup_page);
  BIND (game_page);
  BIND (results_page);
#undef BIND
}

static void
connect_pages (BastideWindow *self)
{
  g_signal_connect_object (self->adaptive, "notify::size",
                           G_CALLBACK (size_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->adaptive, "notify::low",
                           G_CALLBACK (size_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pages, "notify::visible-child",
                           G_CALLBACK (page_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game_page, "message",
                           G_CALLBACK (bastide_window_message), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->setup_page, "start",
                           G_CALLBACK (bastide_window_start_game), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->start_page, "open-saved",
                           G_CALLBACK (saved_opened), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->start_page, "delete-saved",
                           G_CALLBACK (saved_deleted), self, G_CONNECT_SWAPPED);
}

static void
bastide_window_init (BastideWindow *self)
{
  self->show_results = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->game_signals = g_signal_group_new (BASTIDE_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "changed",
                                  G_CALLBACK (game_changed), self);
  connect_pages (self);
  bastide_window_take_drops (self);
  bastide_window_add_actions (self);
  bastide_settings_bind ("side-pane-visible", self->game_page, "wide-pane",
                         G_SETTINGS_BIND_DEFAULT);
  restore_size (self);
}

BastideWindow *
bastide_window_new (GtkApplication *application,
                    BastideSession *session)
{
  BastideWindow *self
      = g_object_new (BASTIDE_TYPE_WINDOW, "application", application, NULL);

  self->session = g_object_ref (session);
  bastide_start_page_set_session (self->start_page, session);
  g_signal_connect_object (session, "failed", G_CALLBACK (saving_failed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::failing",
                           G_CALLBACK (failing_changed), self,
                           G_CONNECT_SWAPPED);
  bastide_window_show_page (self, "start");
  bastide_window_update_actions (self);
  return self;
}

BastideSession *
bastide_window_get_session (BastideWindow *self)
{
  g_return_val_if_fail (BASTIDE_IS_WINDOW (self), NULL);

  return self->session;
}

const char *
bastide_window_get_page (BastideWindow *self)
{
  g_return_val_if_fail (BASTIDE_IS_WINDOW (self), NULL);

  return gtk_stack_get_visible_child_name (self->pages);
}

void
bastide_window_show_page (BastideWindow *self,
                          const char    *name)
{
  g_return_if_fail (BASTIDE_IS_WINDOW (self));

  gtk_stack_set_visible_child_name (self->pages, name);
  if (g_str_equal (name, "start"))
    bastide_start_page_focus (self->start_page);
  else if (g_str_equal (name, "setup"))
    bastide_setup_page_focus (self->setup_page);
  else if (g_str_equal (name, "game"))
    bastide_game_page_focus (self->game_page);
  else if (g_str_equal (name, "results"))
    bastide_results_page_focus (self->results_page);
}

BastideGamePage *
bastide_window_get_game_page (BastideWindow *self)
{
  g_return_val_if_fail (BASTIDE_IS_WINDOW (self), NULL);

  return self->game_page;
}

void
bastide_window_show_game (BastideWindow *self,
                          BastideGame   *game)
{
  g_return_if_fail (BASTIDE_IS_WINDOW (self));
  g_return_if_fail (BASTIDE_IS_GAME (game));

  if (self->game && self->game != game)
    bastide_game_stop (self->game);
  if (g_set_object (&self->game, game))
    {
      bastide_settings_bind ("computer-pause", game, "computer-pause",
                             G_SETTINGS_BIND_GET);
      bastide_settings_bind ("end-turns-automatically", game,
                             "end-automatically", G_SETTINGS_BIND_GET);
    }
  self->was_over = bst_state_is_over (bastide_game_get_state (game));
  g_signal_group_set_target (self->game_signals, game);
  bastide_game_page_set_game (self->game_page, game);
  if (self->was_over)
    bastide_results_page_set_game (self->results_page, game);
  bastide_window_show_page (self, "game");
  bastide_game_start (game);
  bastide_window_update_actions (self);
}

void
bastide_window_start_game (BastideWindow *self,
                           BastideSetup  *setup)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BastideSavedGame) running = NULL;
  g_autoptr (BastideGame) game = bastide_game_new (setup, &error);
  gboolean under_way = self->game && !self->was_over
                       && bastide_session_get_game (self->session);

  g_return_if_fail (BASTIDE_IS_WINDOW (self));

  if (!game)
    {
      bastide_window_report (self, _("The Game Cannot Be Started"), error);
      return;
    }
  g_clear_object (&self->set_aside);
  /* What could not be written is not there to come back to. */
  if (under_way && !bastide_session_get_failing (self->session))
    running = bastide_window_find_saved (self, NULL);
  if (running)
    self->set_aside = g_object_ref (bastide_saved_game_get_file (running));
  bastide_session_set_game (self->session, game);
  bastide_window_show_game (self, game);
  if (self->set_aside)
    bastide_window_offer_undo (self, _("Game set aside"), "win.undo-new-game");
}

void
bastide_window_open_file (BastideWindow *self,
                          GFile         *file)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (BASTIDE_IS_WINDOW (self));

  if (bastide_session_open_file (self->session, file, &error))
    bastide_window_show_game (self, bastide_session_get_game (self->session));
  else
    bastide_window_report (self, _("The Game Cannot Be Opened"), error);
}

void
bastide_window_restore (BastideWindow *self)
{
  g_autoptr (GError) error = NULL;
  BastideGame *game;

  g_return_if_fail (BASTIDE_IS_WINDOW (self));

  if (!bastide_session_restore (self->session, &error))
    {
      if (error)
        bastide_window_report (self, _("The Last Game Cannot Be Restored"), error);
      return;
    }
  game = bastide_session_get_game (self->session);
  if (!bst_state_is_over (bastide_game_get_state (game)))
    bastide_window_show_game (self, game);
}

void
bastide_window_report (BastideWindow *self,
                       const char    *heading,
                       GError        *error)
{
  g_return_if_fail (BASTIDE_IS_WINDOW (self));

  bastide_compat_tell (GTK_WINDOW (self), heading, error->message);
}

void
bastide_window_set_show_results (BastideWindow *self,
                                 gboolean       show)
{
  g_return_if_fail (BASTIDE_IS_WINDOW (self));

  self->show_results = show;
}
