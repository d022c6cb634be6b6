/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-sentence-private.h"
#include "bastide-sentence-score.h"

static char *
sentence_for_receiver (BastideGame    *game,
                       const BstState *state,
                       const BstEvent *event)
{
  g_autofree char *name = bastide_seat_get_label (game, event->seat);
  g_autofree char *strength = NULL;

  if (bastide_has_strong_figures (state))
    /* Translators: how strong a player's figures are in a feature together; it
     * ends up in "Red: strength 3, 6 points." */
    strength = g_strdup_printf (_("strength %d"), event->number);
  else
    /* Translators: how strong a player is in a feature; it ends up in "Red: 2
     * followers, 6 points." */
    strength = g_strdup_printf (ngettext ("%d follower", "%d followers",
                                          event->number), event->number);
  if (event->points == 0)
    /* Translators: a player's name, and "2 followers" or "strength 2". */
    return g_strdup_printf (_("%s: %s, no points."), name, strength);

  /* Translators: a player's name, "2 followers" or "strength 2", and points. */
  return g_strdup_printf (ngettext ("%s: %s, %d point.",
                                    "%s: %s, %d points.", event->points),
                          name, strength, event->points);
}

/* ---- Scores ---- */

/* A completed feature, for one player or several. */
static const char *
completed_format (BstFeatureKind kind,
                  int            points,
                  gboolean       shared)
{
  /* Translators: in these sentences the number is points, %s is one player;
   * where it says "each", %s is several. */
  switch (kind)
    {
    case BST_FEATURE_CITY:
      return shared ? ngettext ("City completed: %d point each for %s.",
                                "City completed: %d points each for %s.", points)
                    : ngettext ("City completed: %d point for %s.",
                                "City completed: %d points for %s.", points);
    case BST_FEATURE_ROAD:
      return shared ? ngettext ("Road completed: %d point each for %s.",
                                "Road completed: %d points each for %s.", points)
                    : ngettext ("Road completed: %d point for %s.",
                                "Road completed: %d points for %s.", points);
    case BST_FEATURE_MONASTERY:
      return ngettext ("Monastery completed: %d point for %s.",
                       "Monastery completed: %d points for %s.", points);
    case BST_FEATURE_GARDEN:
      return ngettext ("Garden completed: %d point for %s.",
                       "Garden completed: %d points for %s.", points);
    default:
      return shared ? ngettext ("Feature completed: %d point each for %s.",
                                "Feature completed: %d points each for %s.",
                                points)
                    : ngettext ("Feature completed: %d point for %s.",
                                "Feature completed: %d points for %s.", points);
    }
}

/* A feature at the end of the game. */
static const char *
final_format (BstFeatureKind kind,
              int            points,
              gboolean       shared)
{
  /* Translators: in these sentences the number is points, %s is one player;
   * where it says "each", %s is several. */
  switch (kind)
    {
    case BST_FEATURE_CITY:
      return shared ? ngettext ("Unfinished city: %d point each for %s.",
                                "Unfinished city: %d points each for %s.", points)
                    : ngettext ("Unfinished city: %d point for %s.",
                                "Unfinished city: %d points for %s.", points);
    case BST_FEATURE_ROAD:
      return shared ? ngettext ("Unfinished road: %d point each for %s.",
                                "Unfinished road: %d points each for %s.", points)
                    : ngettext ("Unfinished road: %d point for %s.",
                                "Unfinished road: %d points for %s.", points);
    case BST_FEATURE_MONASTERY:
      return ngettext ("Unfinished monastery: %d point for %s.",
                       "Unfinished monastery: %d points for %s.", points);
    case BST_FEATURE_GARDEN:
      return ngettext ("Unfinished garden: %d point for %s.",
                       "Unfinished garden: %d points for %s.", points);
    case BST_FEATURE_FIELD:
      return shared ? ngettext ("Field: %d point each for %s.",
                                "Field: %d points each for %s.", points)
                    : ngettext ("Field: %d point for %s.",
                                "Field: %d points for %s.", points);
    default:
      return shared ? ngettext ("Unfinished feature: %d point each for %s.",
                                "Unfinished feature: %d points each for %s.",
                                points)
                    : ngettext ("Unfinished feature: %d point for %s.",
                                "Unfinished feature: %d points for %s.", points);
    }
}

static char *
sentence_for_nobody (BstFeatureKind kind)
{
  switch (kind)
    {
    case BST_FEATURE_CITY:
      return g_strdup (_("City completed: no points for anybody."));
    case BST_FEATURE_ROAD:
      return g_strdup (_("Road completed: no points for anybody."));
    case BST_FEATURE_MONASTERY:
      return g_strdup (_("Monastery completed: no points for anybody."));
    case BST_FEATURE_GARDEN:
      return g_strdup (_("Garden completed: no points for anybody."));
    default:
      return g_strdup (_("Feature completed: no points for anybody."));
    }
}

static gboolean
belongs_to_score (const BstEvent *event)
{
  return event->kind == BST_EVENT_TERM || event->kind == BST_EVENT_RECEIVER;
}

/* The figures of a seat that went home with a score, or NULL of none: "2
 * followers and 1 builder". */
static char *
words_for_returned (const BstState *state,
                    const BstEvent *events,
                    gsize           n,
                    guint           seat)
{
  const BstSetup *setup = bst_state_setup (state);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) counts = NULL;

  for (guint piece = 0; piece < bst_setup_n_pieces (setup); piece++)
    {
      guint count = 0;

      for (gsize i = 1; i < n && events[i].kind != BST_EVENT_SCORE; i++)
        if (events[i].kind == BST_EVENT_RETURNED
            && events[i].cause == BST_CAUSE_FEATURE && events[i].seat == seat
            && events[i].piece == piece)
          count++;
      if (count > 0)
        bastide_words_take (
            builder, bastide_words_for_count (
                         bst_setup_piece_name (setup, piece), count));
    }

  counts = g_strv_builder_end (builder);
  return counts[0] != NULL ? bastide_words_join_names (counts) : NULL;
}

/* @n: all events from the score on. */
static void
add_returned (BastideGame    *game,
              const BstState *state,
              const BstEvent *events,
              gsize           n,
              GStrvBuilder   *details)
{
  for (guint seat = 1; seat <= bst_setup_seats (bst_state_setup (state)); seat++)
    {
      g_autofree char *figures = words_for_returned (state, events, n, seat);
      g_autofree char *name = bastide_seat_get_label (game, seat);

      if (figures != NULL)
        /* Translators: a player's name, and a list like "2 followers and 1
         * builder". */
        bastide_words_take (details,
                            g_strdup_printf (_("%s gets back %s."), name,
                                             figures));
    }
}

/* The terms and receivers that follow a score, @used with it, and what of all @n
 * went home by it, as sentences. */
static char **
collect_details (BastideGame    *game,
                 const BstState *state,
                 const BstEvent *events,
                 gsize           used,
                 gsize           n)
{
  g_autoptr (GStrvBuilder) details = g_strv_builder_new ();
  BstTerm terms[BST_MAX_TERMS];
  guint n_terms = 0;

  for (gsize i = 1; i < used; i++)
    if (events[i].kind == BST_EVENT_TERM && n_terms < BST_MAX_TERMS)
      terms[n_terms++] = (BstTerm){ .code = events[i].code,
                                    .seat = events[i].seat,
                                    .count = events[i].count,
                                    .each = events[i].each,
                                    .sum = events[i].points };
  bastide_words_for_terms (game, terms, n_terms, details);

  for (gsize i = 1; i < used; i++)
    if (events[i].kind == BST_EVENT_RECEIVER)
      bastide_words_take (details,
                          sentence_for_receiver (game, state, &events[i]));
  add_returned (game, state, events, n, details);

  return g_strv_builder_end (details);
}

/* ---- Who gets how much ---- */

typedef struct
{
  guint seats;    /* bit set of those who get points */
  int points;     /* of the first of them */
  gboolean equal; /* all get as much */
} Receivers;

static Receivers
collect_receivers (const BstEvent *events,
                   gsize           n)
{
  Receivers found = { .equal = TRUE };

  for (gsize i = 1; i < n; i++)
    {
      const BstEvent *it = &events[i];

      if (it->kind != BST_EVENT_RECEIVER || it->points <= 0)
        continue;
      if (found.seats == 0)
        found.points = it->points;
      found.equal &= it->points == found.points;
      found.seats |= 1u << it->seat;
    }

  return found;
}

/* "12 points for Red and 9 points for Blue" */
static char *
words_for_shares (BastideGame    *game,
                  const BstEvent *events,
                  gsize           n)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) shares = NULL;

  for (gsize i = 1; i < n; i++)
    {
      const BstEvent *it = &events[i];
      g_autofree char *name = NULL;
      g_autofree char *share = NULL;

      if (it->kind != BST_EVENT_RECEIVER || it->points <= 0)
        continue;
      name = bastide_seat_get_label (game, it->seat);
      /* Translators: points and a player's name; several of these make a list:
       * "Field: 12 points for Red and 9 points for Blue." */
      share = g_strdup_printf (ngettext ("%d point for %s", "%d points for %s",
                                         it->points), it->points, name);
      g_strv_builder_add (builder, share);
    }

  shares = g_strv_builder_end (builder);
  return bastide_words_join_names (shares);
}

/* Several players get points, not all as many: pigs make the difference. */
static char *
sentence_for_shares (BastideGame    *game,
                     const BstEvent *events,
                     gsize           n)
{
  g_autofree char *shares = words_for_shares (game, events, n);
  g_autofree char *label = bastide_feature_get_label (events->feature);

  /* Translators: the kind of a feature, such as "Field", and a list like "12
   * points for Red and 9 points for Blue". */
  return g_strdup_printf (_("%s: %s."), label, shares);
}

static const char *
score_format (const BstEvent *event,
              int             points,
              gboolean        shared)
{
  switch (event->when)
    {
    case BST_WHEN_COMPLETED:
      return completed_format (event->feature, points, shared);
    case BST_WHEN_BARN:
      /* Translators: points and one player. */
      return shared ? ngettext ("A barn comes to the field: %d point each for "
                                "%s.",
                                "A barn comes to the field: %d points each for "
                                "%s.", points)
                    : ngettext ("A barn comes to the field: %d point for %s.",
                                "A barn comes to the field: %d points for %s.",
                                points);
    case BST_WHEN_JOINED:
      /* Translators: points and one player. */
      return shared ? ngettext ("The field is joined to a barn’s: %d point each "
                                "for %s.",
                                "The field is joined to a barn’s: %d points "
                                "each for %s.", points)
                    : ngettext ("The field is joined to a barn’s: %d point for "
                                "%s.",
                                "The field is joined to a barn’s: %d points for "
                                "%s.", points);
    default:
      return final_format (event->feature, points, shared);
    }
}

char *
bastide_sentence_for_score (BastideGame      *game,
                            const BstState   *state,
                            const BstEvent   *events,
                            gsize             n,
                            gsize            *used,
                            char           ***details)
{
  g_autofree char *names = NULL;
  Receivers receivers;
  gboolean shared;

  *used = 1;
  while (*used < n && belongs_to_score (&events[*used]))
    (*used)++;
  receivers = collect_receivers (events, *used);

  if (details != NULL)
    *details = collect_details (game, state, events, *used, n);
  if (receivers.seats == 0)
    return events->when == BST_WHEN_COMPLETED
               ? sentence_for_nobody (events->feature)
               : NULL;
  if (!receivers.equal)
    return sentence_for_shares (game, events, *used);

  names = bastide_words_for_seats (game, receivers.seats);
  shared = (receivers.seats & (receivers.seats - 1)) != 0;
  return bastide_words_format (score_format (events, receivers.points, shared),
                               receivers.points, names);
}
