/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-sentence-private.h"

/* Points besides features, and what players take. */

char *
bastide_bonus_get_label (BstBonusCode code)
{
  switch (code)
    {
    case BST_BONUS_WINE:
      return g_strdup (C_("bonus", "Wine"));
    case BST_BONUS_GRAIN:
      return g_strdup (C_("bonus", "Grain"));
    case BST_BONUS_CLOTH:
      return g_strdup (C_("bonus", "Cloth"));
    case BST_BONUS_PIG:
      return g_strdup (C_("bonus", "Pig"));
    case BST_BONUS_FAIRY_TURN:
      return g_strdup (C_("bonus", "Fairy, Each Turn"));
    case BST_BONUS_FAIRY:
      return g_strdup (C_("bonus", "Fairy"));
    case BST_BONUS_BARN:
      return g_strdup (C_("bonus", "Barn"));
    case BST_BONUS_KING:
      return g_strdup (C_("bonus", "King"));
    case BST_BONUS_ROBBER_BARON:
      return g_strdup (C_("bonus", "Robber Baron"));
    case BST_BONUS_KING_AND_ROBBER_BARON:
      return g_strdup (C_("bonus", "King and Robber Baron"));
    default:
      return g_strdup (C_("bonus", "Bonus"));
    }
}

char *
bastide_token_get_label (BstTokenCode code)
{
  switch (code)
    {
    case BST_TOKEN_WINE:
      return g_strdup (C_("token", "Wine"));
    case BST_TOKEN_GRAIN:
      return g_strdup (C_("token", "Grain"));
    case BST_TOKEN_CLOTH:
      return g_strdup (C_("token", "Cloth"));
    case BST_TOKEN_KING:
      return g_strdup (C_("token", "King"));
    case BST_TOKEN_ROBBER_BARON:
      return g_strdup (C_("token", "Robber Baron"));
    default:
      return g_strdup (C_("token", "Token"));
    }
}

char *
bastide_words_for_goods (BstTokenCode code,
                         guint        n)
{
  /* Translators: how much of a good a city trades in or a player has. */
  switch (code)
    {
    case BST_TOKEN_WINE:
      return g_strdup_printf (ngettext ("%u wine", "%u wine", n), n);
    case BST_TOKEN_GRAIN:
      return g_strdup_printf (ngettext ("%u grain", "%u grain", n), n);
    default:
      return g_strdup_printf (ngettext ("%u cloth", "%u cloth", n), n);
    }
}

/* ---- Points ---- */

static const char *
bonus_format (BstBonusCode code,
              int          points)
{
  /* Translators: in these sentences %s is a player's name, %d points. */
  switch (code)
    {
    case BST_BONUS_WINE:
      return ngettext ("%s gets %d point for the most wine.",
                       "%s gets %d points for the most wine.", points);
    case BST_BONUS_GRAIN:
      return ngettext ("%s gets %d point for the most grain.",
                       "%s gets %d points for the most grain.", points);
    case BST_BONUS_CLOTH:
      return ngettext ("%s gets %d point for the most cloth.",
                       "%s gets %d points for the most cloth.", points);
    case BST_BONUS_PIG:
      return ngettext ("%s gets %d point for a pig.",
                       "%s gets %d points for a pig.", points);
    case BST_BONUS_FAIRY_TURN:
      return ngettext ("%s begins the turn beside the fairy and gets %d point.",
                       "%s begins the turn beside the fairy and gets %d "
                       "points.", points);
    case BST_BONUS_FAIRY:
      return ngettext ("%s gets %d point from the fairy.",
                       "%s gets %d points from the fairy.", points);
    case BST_BONUS_BARN:
      return ngettext ("%s gets %d point for a barn.",
                       "%s gets %d points for a barn.", points);
    case BST_BONUS_KING:
      return ngettext ("%s gets %d point as the king.",
                       "%s gets %d points as the king.", points);
    case BST_BONUS_ROBBER_BARON:
      return ngettext ("%s gets %d point as the robber baron.",
                       "%s gets %d points as the robber baron.", points);
    case BST_BONUS_KING_AND_ROBBER_BARON:
      return ngettext ("%s gets %d point as both king and robber baron.",
                       "%s gets %d points as both king and robber baron.",
                       points);
    default:
      return ngettext ("%s gets a bonus of %d point.",
                       "%s gets a bonus of %d points.", points);
    }
}

/* Points of a feature are told with its score; what remains is a bonus, or an
 * abbot that was taken back. */
char *
bastide_sentence_for_points (BastideGame    *game,
                             const BstEvent *event)
{
  g_autofree char *name = NULL;

  if (event->cause != BST_CAUSE_MODULE && event->cause != BST_CAUSE_RECALL)
    return NULL;

  name = bastide_seat_get_label (game, event->seat);
  if (event->cause == BST_CAUSE_RECALL)
    /* Translators: a player's name and points. */
    return g_strdup_printf (ngettext ("%s gets %d point for the abbot.",
                                      "%s gets %d points for the abbot.",
                                      event->points), name, event->points);

  return bastide_words_format (bonus_format (event->code, event->points), name,
                               event->points);
}

/* ---- Tokens ---- */

static const char *
goods_format (BstTokenCode code,
              int          n)
{
  /* Translators: in these sentences %s is a player's name, %d a number. */
  switch (code)
    {
    case BST_TOKEN_WINE:
      return ngettext ("%s takes %d token of wine.",
                       "%s takes %d tokens of wine.", n);
    case BST_TOKEN_GRAIN:
      return ngettext ("%s takes %d token of grain.",
                       "%s takes %d tokens of grain.", n);
    case BST_TOKEN_CLOTH:
      return ngettext ("%s takes %d token of cloth.",
                       "%s takes %d tokens of cloth.", n);
    default:
      return ngettext ("%s takes %d token.", "%s takes %d tokens.", n);
    }
}

char *
bastide_sentence_for_token (BastideGame    *game,
                            const BstEvent *event)
{
  g_autofree char *name = bastide_seat_get_label (game, event->seat);

  if (event->code == BST_TOKEN_KING)
    /* Translators: a player's name, and how many tiles the city has. */
    return g_strdup_printf (ngettext ("%s becomes king with a city of %d tile.",
                                      "%s becomes king with a city of %d "
                                      "tiles.", event->count),
                            name, event->count);
  if (event->code == BST_TOKEN_ROBBER_BARON)
    /* Translators: a player's name, and how many tiles the road has. */
    return g_strdup_printf (ngettext ("%s becomes robber baron with a road of "
                                      "%d tile.",
                                      "%s becomes robber baron with a road of "
                                      "%d tiles.", event->count),
                            name, event->count);

  return bastide_words_format (goods_format (event->code, event->number), name,
                               event->number);
}
