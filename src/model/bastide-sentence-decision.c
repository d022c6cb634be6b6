/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "bastide-actions.h"
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
      return _("%s lays an abbey or draws a tile.");
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
      return _("%s may lay a second tile, which the builder has earned.");
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
      return _("%s moves the wagon on or takes it back.");
    case BST_DECISION_CIRCLE:
    case BST_DECISION_CIRCLES:
      return _("%s answers the crop circle.");
    case BST_DECISION_DRAGON:
      return _("%s moves the dragon.");
    default:
      return NULL;
    }
}

const char *
bastide_decision_get_format (BstDecisionKind kind,
                             gboolean        pass)
{
  const char *format = turn_format (kind, pass);

  if (format == NULL)
    format = other_format (kind);

  return format != NULL ? format : _("%s decides.");
}

/* ---- Decisions that name what there is to do ---- */

/* What else than placing a figure the main part of a turn may bring. */
#define OTHER_VERBS \
  (1u << BST_VERB_RECALL | 1u << BST_VERB_FAIRY | 1u << BST_VERB_EVICT)

static char *
sentence_for_dragon (const BstState *state,
                     const char     *name)
{
  guint left = bst_dragon_steps_left (state);

  return g_strdup_printf (ngettext ("%s moves the dragon, %u step left.",
                                    "%s moves the dragon, %u steps left.",
                                    left), name, left);
}

guint
bastide_sentence_verbs (const BstState *state,
                        guint          *pieces)
{
  g_autoptr (GArray) actions = bastide_actions_list (state);
  guint verbs = 0;

  *pieces = 0;
  for (guint i = 0; i < actions->len; i++)
    {
      const BstAction *action = &g_array_index (actions, BstAction, i);

      verbs |= 1u << action->verb;
      if (action->verb == BST_VERB_CLAIM)
        *pieces |= 1u << action->piece;
    }

  return verbs;
}

static char *
sentence_for_also (const BstState *state,
                   const char     *name)
{
  guint pieces;
  g_autofree char *figure = NULL;

  bastide_sentence_verbs (state, &pieces);
  if (pieces == 0)
    return NULL;

  figure = bastide_words_for_piece (state, g_bit_nth_lsf (pieces, -1));
  /* Translators: a player's name and "a builder" or "a pig". */
  return g_strdup_printf (_("%s may place %s, too."), name, figure);
}

/* "place a figure, move the fairy or pass" */
static char *
words_for_choices (guint    verbs,
                   gboolean pass)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) choices = NULL;
  g_autofree char *head = NULL;
  guint n;

  /* Translators: the next lines are what a player may do; they make a list in
   * "Red may place a figure, move the fairy or pass." */
  if (verbs & 1u << BST_VERB_CLAIM)
    g_strv_builder_add (builder, C_("choice", "place a figure"));
  if (verbs & 1u << BST_VERB_RECALL)
    g_strv_builder_add (builder, C_("choice", "take back the abbot"));
  if (verbs & 1u << BST_VERB_FAIRY)
    g_strv_builder_add (builder, C_("choice", "move the fairy"));
  if (verbs & 1u << BST_VERB_EVICT)
    g_strv_builder_add (builder, C_("choice", "send a follower home"));
  if (pass)
    g_strv_builder_add (builder, C_("choice", "pass"));

  choices = g_strv_builder_end (builder);
  n = g_strv_length (choices);
  if (n < 2)
    return g_strdup (choices[0]);

  head = g_strdup (choices[0]);
  for (guint i = 1; i + 1 < n; i++)
    {
      /* Translators: joins what a player may do in a list. */
      char *longer = g_strdup_printf (C_("choice", "%s, %s"), head, choices[i]);

      g_free (head);
      head = longer;
    }

  /* Translators: joins the last two of what a player may do. */
  return g_strdup_printf (C_("choice", "%s or %s"), head, choices[n - 1]);
}

gboolean
bastide_sentence_only_followers (const BstState *state)
{
  const BstSetup *setup = bst_state_setup (state);
  int follower = bst_setup_find_piece (setup, "follower", strlen ("follower"));
  guint pieces;
  guint verbs = bastide_sentence_verbs (state, &pieces);

  return (verbs & OTHER_VERBS) == 0
         && (follower < 0 || (pieces & ~(1u << follower)) == 0);
}

/* NULL where there is nothing but followers to place. */
static char *
sentence_for_main (const BstState *state,
                   const char     *name,
                   gboolean        pass)
{
  guint pieces;
  guint verbs = bastide_sentence_verbs (state, &pieces);
  g_autofree char *choices = NULL;

  if (bastide_sentence_only_followers (state))
    return NULL;
  if (verbs == 1u << BST_VERB_EVICT)
    return g_strdup_printf (_("%s has to send a follower home."), name);

  choices = words_for_choices (verbs, pass);
  /* Translators: a player's name and a list like "place a figure, move the
   * fairy or pass". */
  return g_strdup_printf (_("%s may %s."), name, choices);
}

static char *
sentence_for_choices (const BstState *state,
                      const char     *name)
{
  BstDecision decision = bst_state_decision (state);

  switch (decision.kind)
    {
    case BST_DECISION_DRAGON:
      return sentence_for_dragon (state, name);
    case BST_DECISION_ALSO:
      return sentence_for_also (state, name);
    case BST_DECISION_PLACE:
      if (bst_state_builder_part (state))
        /* Translators: %s is a player's name. */
        return g_strdup_printf (_("%s lays the second tile, which the builder "
                                  "has brought."), name);
      return NULL;
    case BST_DECISION_MAIN:
      return sentence_for_main (state, name, decision.pass);
    default:
      return NULL;
    }
}

/* ---- All of them ---- */

char *
bastide_sentence_for_decision_of (BastideGame    *game,
                                  const BstState *state)
{
  BstDecision decision = bst_state_decision (state);
  g_autofree char *name = NULL;
  const char *format;
  char *choices;

  if (bst_state_is_over (state))
    return g_strdup (_("The game is over."));
  if (decision.seat == 0)
    return g_strdup (chance_sentence (decision.kind));

  name = bastide_seat_get_label (game, decision.seat);
  choices = sentence_for_choices (state, name);
  if (choices != NULL)
    return choices;

  format = bastide_decision_get_format (decision.kind, decision.pass);
  return bastide_words_format (format, name);
}

char *
bastide_sentence_for_decision (BastideGame *game)
{
  g_return_val_if_fail (BASTIDE_IS_GAME (game), NULL);

  return bastide_sentence_for_decision_of (game, bastide_game_get_state (game));
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
