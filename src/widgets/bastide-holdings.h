/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BASTIDE_TYPE_HOLDINGS (bastide_holdings_get_type ())
G_DECLARE_FINAL_TYPE (BastideHoldings, bastide_holdings, BASTIDE, HOLDINGS, GtkWidget)

/* What a player has beside the points, as pictures with numbers: figures, goods,
 * abbeys and titles. Either the figures, or all the rest. */
GtkWidget *bastide_holdings_new       (gboolean         figures);
/* A list of what a BastidePlayer holds, or NULL. */
void       bastide_holdings_set_model (BastideHoldings *self,
                                       GListModel      *model);
void       bastide_holdings_set_color (BastideHoldings *self,
                                       guint            color);
/* How many kinds of things are shown. */
guint      bastide_holdings_get_n_shown (BastideHoldings *self);
/* Everything held, in words; NULL if there is nothing. */
char      *bastide_holdings_dup_text  (BastideHoldings *self);

G_END_DECLS
