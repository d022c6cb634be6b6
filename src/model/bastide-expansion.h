/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "bastide-setup.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_EXPANSION (bastide_expansion_get_type ())
G_DECLARE_FINAL_TYPE (BastideExpansion, bastide_expansion, BASTIDE, EXPANSION,
                      GObject)

/* One row of the set-up page: the base game, an expansion, or a tile set that
 * belongs to none. Its tiles, each kind of its figures and its rules are
 * switches of their own; what they stand at is in the set-up alone, so that
 * several pages can show one set-up. Two rows may share their rules (both
 * rivers do). */

/* All there are, in the order of the page: the base game, the expansions that
 * come with the program, then one row for each of the user's sets (transfer
 * none). */
GListModel   *bastide_expansions_list             (void);
/* The one with this id, or NULL (transfer none). */
BastideExpansion *bastide_expansions_lookup       (const char       *id);

const char   *bastide_expansion_get_id            (BastideExpansion *self);
/* Translated; the description is "" where there is none. */
const char   *bastide_expansion_get_name          (BastideExpansion *self);
const char   *bastide_expansion_get_description   (BastideExpansion *self);
/* The page of the help about it, or NULL. */
const char   *bastide_expansion_get_help_page     (BastideExpansion *self);
/* The id of its rules, whose options are the expansion's, or NULL. */
const char   *bastide_expansion_get_module        (BastideExpansion *self);
/* Its tile sets, one for each edition: without and with gardens. Empty: it has
 * no tiles of its own. NULL-terminated. */
const char * const *bastide_expansion_get_editions (BastideExpansion *self);
/* "Without Gardens" (transfer full). */
char         *bastide_expansion_dup_edition_title (BastideExpansion *self,
                                                   guint             edition);
/* Tiles of one copy of an edition; those that players have in hand, which are
 * among the figures, are left out. */
guint         bastide_expansion_get_n_tiles       (BastideExpansion *self,
                                                   guint             edition);
/* Names of pieces, and "abbey"; NULL-terminated, may be empty. */
const char * const *bastide_expansion_get_figures (BastideExpansion *self);
/* Whether its rules are a switch of their own; for others the rules come with
 * the figures. */
gboolean      bastide_expansion_has_rules         (BastideExpansion *self);

/* ---- What is chosen in a set-up ---- */

/* All of it at once: tiles, figures and rules. On, if any of it is. The base
 * game is always on. */
gboolean      bastide_expansion_get_enabled       (BastideExpansion *self,
                                                   BastideSetup     *setup);
void          bastide_expansion_set_enabled       (BastideExpansion *self,
                                                   BastideSetup     *setup,
                                                   gboolean          enabled);
/* Copies of the tiles; 0: none of them. */
guint         bastide_expansion_get_copies        (BastideExpansion *self,
                                                   BastideSetup     *setup);
void          bastide_expansion_set_copies        (BastideExpansion *self,
                                                   BastideSetup     *setup,
                                                   guint             copies);
/* An index of the editions; without tiles the one that they would be of. */
guint         bastide_expansion_get_edition       (BastideExpansion *self,
                                                   BastideSetup     *setup);
void          bastide_expansion_set_edition       (BastideExpansion *self,
                                                   BastideSetup     *setup,
                                                   guint             edition);
/* Without them its tiles are laid like any others, and what they show besides
 * roads, cities and fields does nothing. */
gboolean      bastide_expansion_get_rules         (BastideExpansion *self,
                                                   BastideSetup     *setup);
void          bastide_expansion_set_rules         (BastideExpansion *self,
                                                   BastideSetup     *setup,
                                                   gboolean          rules);
/* Figures of a kind that each player has; of the dragon and the fairy there is
 * one in the game, or none. */
guint         bastide_expansion_get_count         (BastideExpansion *self,
                                                   BastideSetup     *setup,
                                                   const char       *figure);
void          bastide_expansion_set_count         (BastideExpansion *self,
                                                   BastideSetup     *setup,
                                                   const char       *figure,
                                                   guint             count);
guint         bastide_expansion_get_max_count     (BastideExpansion *self,
                                                   const char       *figure);
/* "24 tiles, 1 builder, 1 pig"; "" of one that is not in the game (transfer
 * full). */
char         *bastide_expansion_dup_summary       (BastideExpansion *self,
                                                   BastideSetup     *setup);

/* "Builder", "Abbey": the title of a figure's row (transfer full). */
char         *bastide_figure_get_label            (const char       *figure);
/* Whole sentences on parts that do not go well together, such as tiles without
 * their rules. A game can be played all the same. NULL-terminated, empty of
 * none (transfer full). */
char        **bastide_setup_dup_notes             (BastideSetup     *setup);

G_END_DECLS
