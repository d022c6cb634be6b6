/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-results-page.h"
#include "bastide-start-page.h"
#include "bastide-window.h"

G_BEGIN_DECLS

struct _BastideWindow
{
  AdwApplicationWindow parent_instance;

  /* owned */
  BastideSession *session;
  BastideGame *game;
  GSignalGroup *game_signals;
  GFile *set_aside; /* of the game before the last new one */

  /* borrowed */
  AdwToast *toast; /* in front; the overlay owns it */

  /* template children */
  AdwToastOverlay *toasts;
  BastideAdaptive *adaptive;
  GtkStack *pages;
  BastideStartPage *start_page;
  BastideSetupPage *setup_page;
  BastideGamePage *game_page;
  BastideResultsPage *results_page;

  /* plain values */
  gboolean was_over;
  gboolean show_results;
};

/* bastide-window-actions.c */
void bastide_window_add_actions    (BastideWindow *self);
void bastide_window_update_actions (BastideWindow *self);
/* The saved game in @file; NULL: the one that is played (transfer full). */
BastideSavedGame *bastide_window_find_saved (BastideWindow *self,
                                             GFile         *file);

/* bastide-window-drop.c: opens files that are dropped on the window. */
void bastide_window_take_drops     (BastideWindow *self);

/* bastide-window-toasts.c: says something, with an action to take it back. */
void bastide_window_offer_undo     (BastideWindow *self,
                                    const char    *text,
                                    const char    *action);

G_END_DECLS
