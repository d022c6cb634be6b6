/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

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

/* What makes a road or city worth more. */
static void
add_buildings (const BstState *state,
               BstSegmentId    segment,
               BstFeatureKind  kind,
               GStrvBuilder   *phrases)
{
  if (kind == BST_FEATURE_ROAD
      && bst_feature_counter (state, segment, BST_ATTR_INN) > 0)
    g_strv_builder_add (phrases, C_("feature", "inn"));
  if (kind == BST_FEATURE_CITY
      && bst_feature_counter (state, segment, BST_ATTR_CATHEDRAL) > 0)
    g_strv_builder_add (phrases, C_("feature", "cathedral"));
}

static void
add_goods (const BstState *state,
           BstSegmentId    segment,
           GStrvBuilder   *phrases)
{
  for (BstTokenCode goods = BST_TOKEN_WINE; goods <= BST_TOKEN_CLOTH; goods++)
    {
      guint n = bst_feature_goods (state, segment, goods);

      if (n > 0)
        bastide_words_take (phrases, bastide_words_for_goods (goods, n));
    }
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
  add_buildings (state, segment, kind, phrases);
  if (kind == BST_FEATURE_CITY)
    add_goods (state, segment, phrases);
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

/* How many of a kind a seat has in a feature. */
static guint
count_figures (const BstState *state,
               BstSegmentId    segment,
               guint           seat,
               guint           kind)
{
  gsize n = bst_state_n_pieces (state);
  guint count = 0;

  for (gsize i = 0; i < n; i++)
    {
      BstPiece piece = bst_state_piece (state, i);

      if (piece.seat == seat && piece.kind == kind
          && piece.place == BST_AT_SEGMENT
          && (bst_feature_same (state, piece.segment, segment)
              || (piece.second != BST_NO_SEGMENT
                  && bst_feature_same (state, piece.second, segment))))
        count++;
    }

  return count;
}

/* "2 followers and 1 mayor"; NULL of none. */
static char *
words_for_strength (const BstState *state,
                    BstSegmentId    segment,
                    guint           seat)
{
  const BstSetup *setup = bst_state_setup (state);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) counts = NULL;

  for (guint kind = 0; kind < bst_setup_n_pieces (setup); kind++)
    {
      guint n = count_figures (state, segment, seat, kind);
      g_autofree char *count
          = bastide_words_for_count (bst_setup_piece_name (setup, kind), n);

      if (n > 0)
        g_strv_builder_add (builder, count);
    }

  counts = g_strv_builder_end (builder);
  return counts[0] != NULL ? bastide_words_join_names (counts) : NULL;
}

static void
add_strengths (BastideGame    *game,
               const BstState *state,
               const BstSheet *sheet,
               GStrvBuilder   *details)
{
  gboolean strong = bastide_has_strong_figures (state);

  for (guint seat = 1; seat <= BST_MAX_SEATS; seat++)
    {
      g_autofree char *figures
          = words_for_strength (state, sheet->segment, seat);
      g_autofree char *name = NULL;
      g_autofree char *text = NULL;

      if (figures == NULL)
        continue;
      name = bastide_seat_get_label (game, seat);
      /* Translators: a player's name, a list like "2 followers and 1 mayor",
       * and how strong they are together. */
      text = strong ? g_strdup_printf (_("%s has %s in it, strength %d."), name,
                                       figures, sheet->strength[seat])
                    /* Translators: a player's name, and a list like "2
                     * followers and 1 builder". */
                    : g_strdup_printf (_("%s has %s in it."), name, figures);
      g_strv_builder_add (details, text);
    }
}

/* ---- Barns and the fairy ---- */

static gboolean
is_barn_in (const BstState *state,
            gsize           number,
            gconstpointer   data)
{
  static const BstPort ports[]
      = { BST_PORT_NE, BST_PORT_SE, BST_PORT_SW, BST_PORT_NW };
  BstSegmentId field = *(const BstSegmentId *) data;
  BstPiece piece = bst_state_piece (state, number);
  BstPlaced placed;
  int slot;

  if (piece.place != BST_AT_CORNER || piece.seat == 0)
    return FALSE;

  placed = bst_state_tile (state, piece.tile);
  slot = bst_setup_segment_at (bst_state_setup (state), placed.kind, placed.rot,
                               ports[piece.corner & 3]);
  return slot >= 0
         && bst_feature_same (state, bst_state_segment (state, piece.tile, slot),
                              field);
}

static void
add_neighbors (BastideGame    *game,
               const BstState *state,
               BstSegmentId    segment,
               GStrvBuilder   *details)
{
  g_autofree char *barns
      = bastide_words_for_figures (game, state, is_barn_in, &segment);
  BstSegmentId beside = BST_NO_SEGMENT;
  guint piece = 0;
  guint seat = bst_fairy_follower (state, &piece, &beside);

  if (barns != NULL)
    /* Translators: %s is "Red’s barn", or a list of barns. */
    bastide_words_take (details, g_strdup_printf (_("In the field: %s."),
                                                  barns));
  if (seat != 0 && beside != BST_NO_SEGMENT
      && bst_feature_same (state, beside, segment))
    {
      g_autofree char *figure
          = bastide_words_for_figure (game, state, seat, piece);

      /* Translators: %s is "Red’s follower". */
      bastide_words_take (details,
                          g_strdup_printf (_("The fairy is beside %s."),
                                           figure));
    }
}

/* Who would get the points, and why. */
static char *
sentence_for_owner (BastideGame    *game,
                    const BstState *state,
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

  if (bastide_has_strong_figures (state))
    /* Translators: %s is a player's name. */
    return g_strdup_printf (_("%s owns it with the strongest figures."), names);

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
  bastide_words_for_terms (game, sheet.terms, sheet.n_terms, details);
  add_strengths (game, state, &sheet, details);
  add_neighbors (game, state, segment, details);
  owner = sentence_for_owner (game, state, &sheet);
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
