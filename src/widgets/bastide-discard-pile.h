/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-game-view.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_DISCARD_PILE (bastide_discard_pile_get_type ())
G_DECLARE_FINAL_TYPE (BastideDiscardPile, bastide_discard_pile, BASTIDE,
                      DISCARD_PILE, BastideGameView)

/* The tiles that fitted nowhere, the last one on top, with their number; not to
 * be seen while there are none. Property: "game". Signal "activated": all of
 * them are wanted. */
GtkWidget *bastide_discard_pile_new   (void);

/* How many tiles were discarded up to a position, and that as a sentence. */
guint      bastide_discard_pile_count (const BstState *state);
char      *bastide_discard_pile_text  (guint n);

G_END_DECLS
