/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-expansion.h"

G_BEGIN_DECLS

#define BASTIDE_MAX_FIGURES 4

/* What an expansion consists of. */
typedef struct
{
  const char *id;
  const char *module;   /* or NULL */
  const char *editions[3];
  const char *figures[BASTIDE_MAX_FIGURES + 1];
  /* Symbols and attributes that its rules are about. They are blanked where the
   * figures are in the game without the rules. */
  const char *words[5];
  bool has_rules;
  bool shares_rules;    /* with another row */
} BastideExpansionDef;

const BastideExpansionDef *bastide_expansion_get_def (BastideExpansion *self);
/* Tiles of a set without those of the hand; 0 for NULL. */
guint       bastide_tile_set_count_stack (BastideTileSet *set);
/* The module whose figures include this one, or NULL. */
const char *bastide_figure_find_module (const char *figure);
/* How many of a kind the rules give by themselves. */
guint       bastide_figure_default     (const char *figure);
/* Whether the modules in play are not those that the sets bring. */
gboolean    bastide_setup_has_own_modules (BastideSetup *self);

G_END_DECLS
