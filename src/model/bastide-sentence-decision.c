/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-sentence-private.h"

/* Translators: in all sentences of this file %s is a player's name. */

static const char *
chance_sentence (BstDecisionKind kind)
{
  switch (kind)
    {
    case BST_DECISION_FIRST:
      return _("The first player is drawn by lot.");
    case BST_DECISION_DEAL:
      return _("Tiles are dealt.");
    case BST_DECISION_ROLL:
      return _("The die is rolled.");
    case BST_DECISION_MESSAGE:
      return _("A message is drawn.");
    default:
      return _("A tile is drawn.");
    }
}

/* Decisions about tiles, figures and the turn itself. */
static const char *
turn_format (BstDecisionKind kind,
             gboolean        pass)
{
  switch (kind)
    {
    case BST_DECISION_HAND:
      return _("%s lays a tile from the hand or draws one.");
    case BST_DECISION_KEEP:
      return _("%s keeps the tile or puts it back.");
    case BST_DECISION_PLACE:
      return _("%s lays the tile.");
    case BST_DECISION_MAIN:
      return pass ? _("%s places a follower or passes.")
                  : _("%s places a follower.");
    case BST_DECISION_ALSO:
      return _("%s may place another figure.");
    case BST_DECISION_END:
      return _("%s may change the turn or end it.");
    case BST_DECISION_AGAIN:
      return _("%s may take another tile.");
    default:
      return NULL;
    }
}

/* Decisions that expansions bring. */
static const char *
other_format (BstDecisionKind kind)
{
  switch (kind)
    {
    case BST_DECISION_GOLD:
      return _("%s places an ingot.");
    case BST_DECISION_MAGIC:
      return _("%s moves the mage or the witch.");
    case BST_DECISION_ROBBER:
      return _("%s places the robber.");
    case BST_DECISION_ROLL:
      return _("%s rolls the die.");
    case BST_DECISION_LAND:
      return _("%s chooses where to land.");
    case BST_DECISION_FERRY:
      return _("%s places a ferry.");
    case BST_DECISION_FERRIES:
      return _("%s moves the ferries.");
    case BST_DECISION_DRAGON:
      return _("%s moves the dragon.");
    case BST_DECISION_ORDER:
      return _("%s chooses what is scored next.");
    case BST_DECISION_PAWN:
      return _("%s chooses which pawn to move.");
    case BST_DECISION_MESSAGE:
    case BST_DECISION_USE:
      return _("%s uses the message or takes the points.");
    case BST_DECISION_CHOOSE:
      return _("%s chooses a target.");
    case BST_DECISION_ROB:
      return _("%s chooses whom to rob.");
    case BST_DECISION_WAGON:
      return _("%s moves the wagon.");
    case BST_DECISION_CIRCLE:
    case BST_DECISION_CIRCLES:
      return _("%s answers the crop circle.");
    default:
      return _("%s decides.");
    }
}

char *
bastide_sentence_for_decision (BastideGame *game)
{
  const BstState *state;
  BstDecision decision;
  g_autofree char *name = NULL;
  const char *format;

  g_return_val_if_fail (BASTIDE_IS_GAME (game), NULL);

  state = bastide_game_get_state (game);
  decision = bst_state_decision (state);
  if (bst_state_is_over (state))
    return g_strdup (_("The game is over."));
  if (decision.seat == 0)
    return g_strdup (chance_sentence (decision.kind));

  name = bastide_seat_get_label (game, decision.seat);
  format = turn_format (decision.kind, decision.pass);
  if (format == NULL)
    format = other_format (decision.kind);

  return bastide_words_format (format, name);
}

char *
bastide_sentence_for_turn (BastideGame *game)
{
  const BstState *state;
  g_autofree char *name = NULL;
  guint left;

  g_return_val_if_fail (BASTIDE_IS_GAME (game), NULL);

  state = bastide_game_get_state (game);
  left = bst_state_stack (state);
  if (bst_state_is_over (state))
    return bastide_sentence_for_result (game);
  if (bst_state_active (state) == 0)
    return g_strdup_printf (ngettext ("%u tile left.", "%u tiles left.", left),
                            left);

  name = bastide_seat_get_label (game, bst_state_active (state));
  return g_strdup_printf (ngettext ("%s’s turn; %u tile left.",
                                    "%s’s turn; %u tiles left.", left),
                          name, left);
}
