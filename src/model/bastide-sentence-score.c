/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-sentence-private.h"
#include "bastide-sentence-score.h"

/* ---- Terms ---- */

char *
bastide_sentence_for_term (guint code,
                           int   count,
                           int   each,
                           int   sum)
{
  switch (code)
    {
    case BST_TERM_TILES:
      /* Translators: how many tiles, points for each of them, their sum. */
      return g_strdup_printf (ngettext ("%d tile, %d for each: %d.",
                                        "%d tiles, %d for each: %d.", count),
                              count, each, sum);
    case BST_TERM_SHIELDS:
      /* Translators: how many shields, points for each of them, their sum. */
      return g_strdup_printf (ngettext ("%d shield, %d for each: %d.",
                                        "%d shields, %d for each: %d.", count),
                              count, each, sum);
    case BST_TERM_NEIGHBORS:
      /* Translators: how many tiles, points for each of them, their sum. */
      return g_strdup_printf (ngettext ("%d tile in and around it, %d for each: "
                                        "%d.",
                                        "%d tiles in and around it, %d for "
                                        "each: %d.", count),
                              count, each, sum);
    case BST_TERM_CITIES:
      /* Translators: how many cities, points for each of them, their sum. */
      return g_strdup_printf (ngettext ("%d completed city beside it, %d for "
                                        "each: %d.",
                                        "%d completed cities beside it, %d for "
                                        "each: %d.", count),
                              count, each, sum);
    case BST_TERM_PIG:
      /* Translators: how many cities, points for each of them, their sum. */
      return g_strdup_printf (ngettext ("A pig, %d completed city, %d for "
                                        "each: %d.",
                                        "A pig, %d completed cities, %d for "
                                        "each: %d.", count),
                              count, each, sum);
    default:
      /* Translators: how many of something, points for each, their sum. */
      return g_strdup_printf (_("Bonus, %d times %d: %d."), count, each, sum);
    }
}

static char *
sentence_for_receiver (BastideGame    *game,
                       const BstEvent *event)
{
  g_autofree char *name = bastide_seat_get_label (game, event->seat);
  g_autofree char *strength = NULL;

  /* Translators: how strong a player is in a feature; it ends up in "Red: 2
   * followers, 6 points." */
  strength = g_strdup_printf (ngettext ("%d follower", "%d followers",
                                        event->number), event->number);
  if (event->points == 0)
    /* Translators: a player's name, and "2 followers". */
    return g_strdup_printf (_("%s: %s, no points."), name, strength);

  /* Translators: a player's name, "2 followers", and points. */
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

/* The terms and receivers that follow a score, as sentences. */
static char **
collect_details (BastideGame    *game,
                 const BstEvent *events,
                 gsize           n)
{
  g_autoptr (GStrvBuilder) details = g_strv_builder_new ();

  for (gsize i = 1; i < n; i++)
    {
      const BstEvent *it = &events[i];
      g_autofree char *sentence = NULL;

      if (it->kind == BST_EVENT_TERM)
        sentence = bastide_sentence_for_term (it->code, it->count, it->each,
                                              it->points);
      else
        sentence = sentence_for_receiver (game, it);
      g_strv_builder_add (details, sentence);
    }

  return g_strv_builder_end (details);
}

char *
bastide_sentence_for_score (BastideGame      *game,
                            const BstEvent   *events,
                            gsize             n,
                            gsize            *used,
                            char           ***details)
{
  g_autofree char *names = NULL;
  const char *format;
  guint seats = 0;
  int points = 0;
  gboolean shared;

  *used = 1;
  while (*used < n && belongs_to_score (&events[*used]))
    {
      const BstEvent *it = &events[(*used)++];

      if (it->kind == BST_EVENT_RECEIVER && it->points > 0)
        {
          seats |= 1u << it->seat;
          points = it->points;
        }
    }

  if (details != NULL)
    *details = collect_details (game, events, *used);
  if (seats == 0)
    return events->when == BST_WHEN_COMPLETED
               ? sentence_for_nobody (events->feature)
               : NULL;

  names = bastide_words_for_seats (game, seats);
  shared = (seats & (seats - 1)) != 0;
  format = events->when == BST_WHEN_COMPLETED
               ? completed_format (events->feature, points, shared)
               : final_format (events->feature, points, shared);

  return bastide_words_format (format, points, names);
}
