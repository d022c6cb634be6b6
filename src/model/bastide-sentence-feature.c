/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "score.h"

#include "bastide-sentence-private.h"

static gboolean
is_surrounded_kind (BstFeatureKind kind)
{
  return kind == BST_FEATURE_MONASTERY || kind == BST_FEATURE_GARDEN;
}

static gboolean
never_ends (BstFeatureKind kind)
{
  return kind == BST_FEATURE_FIELD || kind == BST_FEATURE_RIVER;
}

static char *
words_for_open (const BstState *state,
                BstSegmentId    segment,
                BstFeatureKind  kind)
{
  guint open = bst_feature_open (state, segment);

  if (bst_feature_complete (state, segment))
    return g_strdup (C_("feature", "completed"));
  if (is_surrounded_kind (kind))
    /* Translators: how many tiles a monastery still needs around it. */
    return g_strdup_printf (ngettext ("%u tile missing", "%u tiles missing",
                                      open), open);

  /* Translators: how many ends of a city or road are still open. */
  return g_strdup_printf (ngettext ("%u open end", "%u open ends", open), open);
}

void
bastide_words_for_make (const BstState *state,
                        BstSegmentId    segment,
                        GStrvBuilder   *phrases)
{
  BstFeatureKind kind = bst_segment_def (state, segment)->kind;
  guint tiles = bst_feature_tiles (state, segment);
  guint shields = kind == BST_FEATURE_CITY
                      ? bst_feature_counter (state, segment, BST_ATTR_SHIELDS)
                      : 0;

  if (!is_surrounded_kind (kind))
    {
      /* Translators: how many tiles a feature has. */
      g_autofree char *text
          = g_strdup_printf (ngettext ("%u tile", "%u tiles", tiles), tiles);

      g_strv_builder_add (phrases, text);
    }
  if (shields > 0)
    {
      /* Translators: how many shields a city has. */
      g_autofree char *text
          = g_strdup_printf (ngettext ("%u shield", "%u shields", shields),
                             shields);

      g_strv_builder_add (phrases, text);
    }
  if (!never_ends (kind))
    {
      g_autofree char *text = words_for_open (state, segment, kind);

      g_strv_builder_add (phrases, text);
    }
}

/* ---- The card ---- */

static void
add_worth (const BstState *state,
           BstSegmentId    segment,
           GStrvBuilder   *details)
{
  BstFeatureKind kind = bst_segment_def (state, segment)->kind;
  BstSheet sheet;
  g_autofree char *text = NULL;
  g_autofree char *later = NULL;

  bst_feature_score (state, segment, BST_WHEN_FINAL, &sheet);
  text = never_ends (kind)
             ? g_strdup_printf (ngettext ("Worth %d point at the end as it "
                                          "stands.",
                                          "Worth %d points at the end as it "
                                          "stands.", sheet.points),
                                sheet.points)
             : g_strdup_printf (ngettext ("Worth %d point if the game ended "
                                          "now.",
                                          "Worth %d points if the game ended "
                                          "now.", sheet.points),
                                sheet.points);
  if (!bst_feature_complete (state, segment))
    g_strv_builder_add (details, text);
  if (never_ends (kind))
    return;

  bst_feature_score (state, segment, BST_WHEN_COMPLETED, &sheet);
  later = bst_feature_complete (state, segment)
              ? g_strdup_printf (ngettext ("Completed for %d point.",
                                           "Completed for %d points.",
                                           sheet.points), sheet.points)
              : g_strdup_printf (ngettext ("Worth %d point when it is "
                                           "completed as it stands.",
                                           "Worth %d points when it is "
                                           "completed as it stands.",
                                           sheet.points), sheet.points);
  g_strv_builder_add (details, later);
}

static void
add_terms (const BstSheet *sheet,
           GStrvBuilder   *details)
{
  for (guint i = 0; i < sheet->n_terms; i++)
    {
      const BstTerm *term = &sheet->terms[i];
      g_autofree char *text = bastide_sentence_for_term (term->code, term->count,
                                                         term->each, term->sum);

      g_strv_builder_add (details, text);
    }
}

static void
add_strengths (BastideGame    *game,
               const BstSheet *sheet,
               GStrvBuilder   *details)
{
  for (guint seat = 1; seat <= BST_MAX_SEATS; seat++)
    {
      int strength = sheet->strength[seat];
      g_autofree char *name = NULL;
      g_autofree char *text = NULL;

      if (strength == 0)
        continue;
      name = bastide_seat_get_label (game, seat);
      /* Translators: a player's name and how many followers. */
      text = g_strdup_printf (ngettext ("%s has %d follower in it.",
                                        "%s has %d followers in it.", strength),
                              name, strength);
      g_strv_builder_add (details, text);
    }
}

/* Who would get the points, and why. */
static char *
sentence_for_owner (BastideGame    *game,
                    const BstSheet *sheet)
{
  guint winners = sheet->winners;
  g_autofree char *names = NULL;

  if (winners == 0)
    return g_strdup (_("Nobody has a follower in it."));

  names = bastide_words_for_seats (game, winners);
  if ((winners & (winners - 1)) != 0)
    /* Translators: %s is the names of several players. */
    return g_strdup_printf (_("%s share it: each gets all its points, since "
                              "they are equally strong."), names);
  if (winners == sheet->present)
    /* Translators: %s is a player's name. */
    return g_strdup_printf (_("%s owns it alone."), names);

  /* Translators: %s is a player's name. */
  return g_strdup_printf (_("%s owns it with the most followers."), names);
}

static char **
make_details (BastideGame    *game,
              const BstState *state,
              BstSegmentId    segment)
{
  g_autoptr (GStrvBuilder) details = g_strv_builder_new ();
  g_autofree char *owner = NULL;
  BstSheet sheet;

  if (bst_segment_def (state, segment)->kind == BST_FEATURE_RIVER)
    {
      g_strv_builder_add (details, _("The river scores no points."));
      return g_strv_builder_end (details);
    }

  bst_feature_score (state, segment,
                     bst_feature_complete (state, segment) ? BST_WHEN_COMPLETED
                                                           : BST_WHEN_FINAL,
                     &sheet);
  add_worth (state, segment, details);
  add_terms (&sheet, details);
  add_strengths (game, &sheet, details);
  owner = sentence_for_owner (game, &sheet);
  g_strv_builder_add (details, owner);

  return g_strv_builder_end (details);
}

/* "Red's", "shared by Red and Blue", "unclaimed" */
static char *
words_for_owner (BastideGame    *game,
                 const BstState *state,
                 BstSegmentId    segment)
{
  BstSheet sheet;
  g_autofree char *names = NULL;

  bst_feature_score (state, segment, BST_WHEN_FINAL, &sheet);
  if (sheet.winners == 0)
    return g_strdup (C_("feature", "unclaimed"));

  names = bastide_words_for_seats (game, sheet.winners);
  if ((sheet.winners & (sheet.winners - 1)) != 0)
    /* Translators: %s is the names of several players; part of a list that
     * describes a feature. */
    return g_strdup_printf (_("shared by %s"), names);

  /* Translators: %s is a player's name; part of a list that describes a
   * feature. */
  return g_strdup_printf (_("owned by %s"), names);
}

char *
bastide_sentence_for_feature (BastideGame      *game,
                              const BstState   *state,
                              BstSegmentId      segment,
                              char           ***details)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) phrases = NULL;
  g_autofree char *label = NULL;
  g_autofree char *owner = NULL;

  g_return_val_if_fail (state != NULL, NULL);
  g_return_val_if_fail (segment != BST_NO_SEGMENT, NULL);

  label = bastide_feature_get_label (bst_segment_def (state, segment)->kind);
  owner = words_for_owner (game, state, segment);
  g_strv_builder_add (builder, label);
  bastide_words_for_make (state, segment, builder);
  if (bst_segment_def (state, segment)->kind != BST_FEATURE_RIVER)
    g_strv_builder_add (builder, owner);
  phrases = g_strv_builder_end (builder);
  if (details != NULL)
    *details = make_details (game, state, segment);

  return bastide_words_join (phrases);
}
