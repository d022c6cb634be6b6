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
  GtkWidget *box, *decider, *decider_swatch, *decider_name;
  GtkWidget *top, *hand, *words, *sentence, *turn, *spinner, *rotate, *undo;
  GtkWidget *figures, *kinds, *claims, *buttons;

  /* Owned */
  char *signature; /* of what the toggles show */

  /* Plain values */
  int foreign; /* the color of who decides in another player's turn, or -1 */

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

/* figures-choices.c: a button for each legal action that has no place on the
 * landscape; the box "buttons" is empty before. */
void       bastide_choices_add_buttons    (BastideFiguresBar *self,
                                           const BstState    *state);
/* What can be done at places, as the landscape has it now. */
void       bastide_choices_update         (BastideFiguresBar *self);

G_END_DECLS
