/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-sentence-private.h"

/* "No: road meets city on the east side." */
static char *
sentence_for_edge (const BstRefusal *refusal)
{
  /* Translators: the first two %s are what two tiles show at the edge between
   * them, e.g. "road" and "city" (context "edge"). */
  static const char *const formats[] = {
    N_("No: %s meets %s on the north side."),
    N_("No: %s meets %s on the east side."),
    N_("No: %s meets %s on the south side."),
    N_("No: %s meets %s on the west side."),
  };

  return bastide_words_format (_(formats[refusal->side & 3]),
                          bastide_words_for_edge (refusal->a),
                          bastide_words_for_edge (refusal->b));
}

static char *
sentence_for_occupied (BastideGame      *game,
                       const BstRefusal *refusal)
{
  g_autofree char *names = NULL;

  if (refusal->seats == 0)
    return g_strdup (_("No: somebody already has a follower in this "
                       "feature."));

  names = bastide_words_for_seats (game, refusal->seats);
  /* Translators: %s is a player's name or several names. */
  return g_strdup_printf (_("No: the feature is already claimed by %s."),
                          names);
}

static const char *
sentence_for_piece_kind (BstFeatureKind kind)
{
  switch (kind)
    {
    case BST_FEATURE_FIELD:
      return _("No: this figure may not stand in a field.");
    case BST_FEATURE_CITY:
      return _("No: this figure may not stand in a city.");
    case BST_FEATURE_ROAD:
      return _("No: this figure may not stand on a road.");
    case BST_FEATURE_RIVER:
      return _("No: nobody may stand in the river.");
    case BST_FEATURE_MONASTERY:
      return _("No: this figure may not stand in a monastery.");
    case BST_FEATURE_GARDEN:
      return _("No: this figure may not stand in a garden.");
    default:
      return _("No: this figure may not stand there.");
    }
}

/* Refusals of laying a tile. */
static const char *
sentence_for_place (BstRefusalCode code)
{
  switch (code)
    {
    case BST_REFUSAL_CELL_TAKEN:
      return _("No: a tile already lies there.");
    case BST_REFUSAL_NO_NEIGHBOR:
      return _("No: a tile must touch another tile.");
    case BST_REFUSAL_SAME_ROTATION:
      return _("No: the tile looks the same with fewer turns.");
    case BST_REFUSAL_RIVER_FIRST:
      return _("No: the river must be continued first.");
    case BST_REFUSAL_RIVER_TURN:
      return _("No: the river may not turn back on itself at once.");
    case BST_REFUSAL_RIVER_EDGE:
      return _("No: only a river tile may join the open end of the river.");
    case BST_REFUSAL_NO_HOLE:
      return _("No: an abbey needs tiles on all four sides.");
    default:
      return NULL;
    }
}

/* Refusals of anything else. */
static const char *
sentence_for_other (BstRefusalCode code)
{
  switch (code)
    {
    case BST_REFUSAL_GAME_OVER:
      return _("No: the game is over.");
    case BST_REFUSAL_WRONG_VERB:
      return _("No: that is not what is to be decided now.");
    case BST_REFUSAL_NO_PASS:
      return _("No: passing is not allowed here.");
    case BST_REFUSAL_NO_SITE:
      return _("No: there is nothing like that at this place.");
    case BST_REFUSAL_OTHER_TILE:
      return _("No: only the tile that was just laid can be claimed.");
    case BST_REFUSAL_NO_PIECE:
      return _("No: no such figure is left in the supply.");
    case BST_REFUSAL_NOT_IN_STACK:
      return _("No: no such tile can be drawn now.");
    case BST_REFUSAL_PLACED_NOW:
      return _("No: a figure that was placed in this turn stays.");
    case BST_REFUSAL_NO_OWN_FOLLOWER:
      return _("No: none of the player’s followers is in it.");
    case BST_REFUSAL_COMPLETE:
      return _("No: the feature is already completed.");
    case BST_REFUSAL_NO_JUNCTION:
      return _("No: a barn needs a corner where four tiles meet in one field.");
    case BST_REFUSAL_BARN:
      return _("No: a barn holds this field.");
    case BST_REFUSAL_NO_FARMER:
      return _("No: a barn needs a follower in the field.");
    case BST_REFUSAL_TOO_FAR:
      return _("No: the wagon does not get there.");
    default:
      return NULL;
    }
}

/* Refusals of dragon, fairy and princess. */
static const char *
sentence_for_tale (BstRefusalCode code)
{
  switch (code)
    {
    case BST_REFUSAL_VOLCANO:
      return _("No: a volcano that was just laid takes no figure.");
    case BST_REFUSAL_DRAGON:
      return _("No: the dragon stands on this tile.");
    case BST_REFUSAL_NO_FIGURE:
      return _("No: no such figure stands there.");
    case BST_REFUSAL_FAIRY_FOREIGN:
      return _("No: the fairy goes to the player’s own followers only.");
    case BST_REFUSAL_FAIRY_THERE:
      return _("No: the fairy is there already.");
    case BST_REFUSAL_EVICT_CITY:
      return _("No: that figure is not in the city of the princess.");
    case BST_REFUSAL_EVICT_OWN:
      return _("No: the princess sends home followers of other players only.");
    case BST_REFUSAL_MUST_EVICT:
      return _("No: the princess has to send a follower home.");
    default:
      return NULL;
    }
}

char *
bastide_sentence_for_refusal (BastideGame      *game,
                              const BstState   *state,
                              const BstAction  *action,
                              const BstRefusal *refusal)
{
  const char *sentence;

  g_return_val_if_fail (refusal != NULL, NULL);

  switch (refusal->code)
    {
    case BST_REFUSAL_EDGE:
      return sentence_for_edge (refusal);
    case BST_REFUSAL_OCCUPIED:
      return sentence_for_occupied (game, refusal);
    case BST_REFUSAL_PIECE_KIND:
      return g_strdup (sentence_for_piece_kind (refusal->a));
    default:
      sentence = sentence_for_place (refusal->code);
      if (sentence == NULL)
        sentence = sentence_for_other (refusal->code);
      if (sentence == NULL)
        sentence = sentence_for_tale (refusal->code);
      if (sentence == NULL)
        sentence = _("No: the rules do not allow it.");
      return g_strdup (sentence);
    }
}
