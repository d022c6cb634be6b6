/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The inside of the game page, shared by its files alone.
 */

#pragma once

#include "bastide-game-page.h"
#include "bastide-scroller.h"
#include "bastide-widgets.h"

G_BEGIN_DECLS

struct _BastideGamePage
{
  AdwBin parent_instance;

  /* owned */
  BastideGame *game;
  GSignalGroup *game_signals;
  char *note; /* a warning for the subtitle, or NULL */

  /* template children */
  AdwHeaderBar *header;
  AdwWindowTitle *title;
  GtkWidget *undo_button;
  GtkWidget *redo_button;
  GtkWidget *results_button;
  GtkWidget *pane_button;
  GtkMenuButton *menu_button;
  GtkWidget *chips;
  AdwViewStack *views;
  BastideLandscape *landscape;
  BastideDiscardPile *discards;
  BastideHistoryView *page_history;
  AdwViewStackPage *page_tiles;
  BastideRemainingView *page_remaining;
  BastideFeatureCard *card;
  GtkRevealer *past_revealer;
  GtkLabel *past_label;
  GtkWidget *pane;
  AdwToastOverlay *toasts; /* only as large as its message */
  GtkWidget *cards;
  AdwViewStack *tabs;
  BastideHistoryView *tab_history;
  AdwViewStackPage *tab_tiles;
  BastideRemainingView *tab_remaining;
  BastideTrack *track;
  BastideChart *chart;
  BastideFiguresBar *pane_bar;
  BastideScroller *bar_scroll;
  BastideFiguresBar *bar;
  GtkWidget *results_below; /* in a small window, in place of results_button */
  AdwViewSwitcherBar *switcher;

  /* plain values */
  BastideSize size;
  gboolean low;
  gboolean wide_pane; /* unfolded beside the landscape */
  gboolean over_pane; /* unfolded over it */
  gboolean hide_card;
};

/* bastide-game-page-layout.c: what is shown at each size. */
gboolean bastide_game_page_shows_pane    (BastideGamePage *self);
void     bastide_game_page_update_layout (BastideGamePage *self);

/* bastide-game-page-texts.c: title, subtitle, what stands over a past position,
 * tooltip of Undo. */
void bastide_game_page_update_texts    (BastideGamePage *self,
                                        BastideChange    change);
void bastide_game_page_update_subtitle (BastideGamePage *self);

G_END_DECLS
