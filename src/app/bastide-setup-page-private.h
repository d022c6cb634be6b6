/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The inside of the set-up page, shared by its files alone.
 */

#pragma once

#include "bastide-setup-page.h"

G_BEGIN_DECLS

struct _BastideSetupPage
{
  AdwBin parent_instance;

  /* owned */
  BastideSetup *setup;
  GPtrArray *option_rows; /* of the group, which owns them */

  /* template children */
  GtkWidget *start_button;
  GtkWidget *add_button;
  GtkListBox *players_list;
  GtkLabel *problem_label;
  GtkListBox *expansions_list;
  GtkWidget *search_entry;
  GtkLabel *notes_label;
  AdwPreferencesGroup *rules_group;
  AdwComboRow *preset_row;

  /* plain values */
  gboolean refreshing;
  gboolean stale; /* the rows are of another set-up, or missing */
};

/* Says at once what is wrong with the set-up, instead of refusing at the end. */
void bastide_setup_page_check        (BastideSetupPage *self);

/* Makes the rows of the players, and checks. */
void bastide_setup_page_fill_players (BastideSetupPage *self);
void bastide_setup_page_add_player   (BastideSetupPage *self);

G_END_DECLS
