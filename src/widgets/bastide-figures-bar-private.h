/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The inside of the figures bar, shared by its files alone.
 */

#pragma once

#include "bastide-figures-bar.h"

G_BEGIN_DECLS

struct _BastideFiguresBar
{
  BastideGameView parent_instance;

  /* Borrowed, with a weak pointer */
  BastideLandscape *landscape;

  /* Children */
  GtkWidget *box, *top, *hand, *words, *sentence, *turn, *figures, *claims, *buttons;
  GtkWidget *spinner, *rotate, *undo;

  /* Flags */
  gboolean compact, claim_list, updating;
};

/* Says why something cannot be done. */
void       bastide_figures_bar_refuse     (BastideFiguresBar *self,
                                           const char        *sentence);
/* A button that may be two lines high and calls back with the bar. */
GtkWidget *bastide_figures_bar_new_button (BastideFiguresBar *self,
                                           const char        *label,
                                           GCallback          callback);

/* figures-choices.c: the legal actions that have no place on the landscape, and
 * the kinds of figures. The boxes "figures", "claims" and "buttons" are empty
 * before. */
void       bastide_choices_add            (BastideFiguresBar *self,
                                           const BstState    *state);
/* The landscape has another kind of figure chosen. */
void       bastide_choices_update_piece   (BastideFiguresBar *self);

G_END_DECLS
