/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "bastide-sentence-private.h"

/* The terms of a score. An inn or a cathedral makes tiles and shields worth
 * more or nothing by a term of its own; in words both are one. */

/* ---- Terms by themselves ---- */

static char *
sentence_for_pig (BastideGame   *game,
                  const BstTerm *term)
{
  g_autofree char *name = bastide_seat_get_label (game, term->seat);

  /* Translators: a player’s name, how many cities, points for each of them,
   * their sum. */
  return g_strdup_printf (ngettext ("%s’s pig, %d completed city, %d more for "
                                    "each: %d.",
                                    "%s’s pig, %d completed cities, %d more for "
                                    "each: %d.", term->count),
                          name, term->count, term->each, term->sum);
}

static const char *
term_format (guint code,
             int   count)
{
  /* Translators: in these sentences the numbers are how many there are, points
   * for each of them, their sum. */
  switch (code)
    {
    case BST_TERM_TILES:
      return ngettext ("%d tile, %d for each: %d.",
                       "%d tiles, %d for each: %d.", count);
    case BST_TERM_SHIELDS:
      return ngettext ("%d shield, %d for each: %d.",
                       "%d shields, %d for each: %d.", count);
    case BST_TERM_NEIGHBORS:
      return ngettext ("%d tile in and around it, %d for each: %d.",
                       "%d tiles in and around it, %d for each: %d.", count);
    case BST_TERM_CITIES:
      return ngettext ("%d completed city beside it, %d for each: %d.",
                       "%d completed cities beside it, %d for each: %d.",
                       count);
    case BST_TERM_INN:
      return ngettext ("An inn, %d tile, %+d for each: %d.",
                       "An inn, %d tiles, %+d for each: %d.", count);
    case BST_TERM_CATHEDRAL:
      return ngettext ("A cathedral, %d tile, %+d for each: %d.",
                       "A cathedral, %d tiles, %+d for each: %d.", count);
    case BST_TERM_CATHEDRAL_SHIELDS:
      return ngettext ("A cathedral, %d shield, %+d for each: %d.",
                       "A cathedral, %d shields, %+d for each: %d.", count);
    default:
      return _("Bonus, %d times %d: %d.");
    }
}

char *
bastide_sentence_for_term (BastideGame   *game,
                           const BstTerm *term)
{
  if (term->code == BST_TERM_PIG)
    return sentence_for_pig (game, term);

  return bastide_words_format (term_format (term->code, term->count),
                               term->count, term->each, term->sum);
}

/* ---- Terms that change another one ---- */

/* The code of the term that this one changes; -1: none. */
static int
changed_code (guint code)
{
  switch (code)
    {
    case BST_TERM_INN:
    case BST_TERM_CATHEDRAL:
      return BST_TERM_TILES;
    case BST_TERM_CATHEDRAL_SHIELDS:
      return BST_TERM_SHIELDS;
    default:
      return -1;
    }
}

static const BstTerm *
find_term (const BstTerm *terms,
           guint          n,
           int            code)
{
  for (guint i = 0; i < n; i++)
    if (terms[i].code == code)
      return &terms[i];

  return NULL;
}

/* What changes a term, or NULL. */
static const BstTerm *
find_change (const BstTerm *terms,
             guint          n,
             const BstTerm *term)
{
  for (guint i = 0; i < n; i++)
    if (changed_code (terms[i].code) == term->code
        && terms[i].count == term->count)
      return &terms[i];

  return NULL;
}

/* Worth nothing: an unfinished one. */
static const char *
nothing_format (guint code,
                int   count)
{
  /* Translators: the number is how many tiles or shields. */
  switch (code)
    {
    case BST_TERM_INN:
      return ngettext ("%d tile of an unfinished road with an inn: nothing.",
                       "%d tiles of an unfinished road with an inn: nothing.",
                       count);
    case BST_TERM_CATHEDRAL:
      return ngettext ("%d tile of an unfinished city with a cathedral: "
                       "nothing.",
                       "%d tiles of an unfinished city with a cathedral: "
                       "nothing.", count);
    default:
      return ngettext ("%d shield in a city with a cathedral: nothing.",
                       "%d shields in a city with a cathedral: nothing.",
                       count);
    }
}

static const char *
changed_format (guint code,
                int   count)
{
  /* Translators: in these sentences the numbers are how many there are, points
   * for each of them, their sum. */
  switch (code)
    {
    case BST_TERM_INN:
      return ngettext ("%d tile of a road with an inn, %d for each: %d.",
                       "%d tiles of a road with an inn, %d for each: %d.",
                       count);
    case BST_TERM_CATHEDRAL:
      return ngettext ("%d tile of a city with a cathedral, %d for each: %d.",
                       "%d tiles of a city with a cathedral, %d for each: %d.",
                       count);
    default:
      return ngettext ("%d shield in a city with a cathedral, %d for each: %d.",
                       "%d shields in a city with a cathedral, %d for each: "
                       "%d.", count);
    }
}

static char *
sentence_for_changed (const BstTerm *term,
                      const BstTerm *change)
{
  int each = term->each + change->each;

  if (each == 0)
    return bastide_words_format (nothing_format (change->code, term->count),
                                 term->count);

  return bastide_words_format (changed_format (change->code, term->count),
                               term->count, each, term->sum + change->sum);
}

void
bastide_words_for_terms (BastideGame   *game,
                         const BstTerm *terms,
                         guint          n,
                         GStrvBuilder  *details)
{
  for (guint i = 0; i < n; i++)
    {
      const BstTerm *term = &terms[i];
      const BstTerm *change = find_change (terms, n, term);
      const BstTerm *base = find_term (terms, n, changed_code (term->code));
      g_autofree char *text = NULL;

      if (base != NULL && find_change (terms, n, base) == term)
        continue;
      text = change != NULL ? sentence_for_changed (term, change)
                            : bastide_sentence_for_term (game, term);
      g_strv_builder_add (details, text);
    }
}

gboolean
bastide_has_strong_figures (const BstState *state)
{
  static const char *const strong[] = { "large", "mayor" };
  const BstSetup *setup = bst_state_setup (state);

  for (guint i = 0; i < G_N_ELEMENTS (strong); i++)
    {
      int piece = bst_setup_find_piece (setup, strong[i], strlen (strong[i]));

      if (piece >= 0 && bst_setup_piece_count (setup, piece) > 0)
        return TRUE;
    }

  return FALSE;
}
