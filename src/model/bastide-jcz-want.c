/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "bastide-actions.h"
#include "bastide-jcz-want.h"

/* What a message means among the legal actions, and what it names. */

/* ---- Finding the action ---- */

static gboolean
fits (const BastideJczWant *want,
      const BstAction      *action)
{
  return action->verb == want->verb
         && (want->piece < 0 || action->piece == want->piece)
         && (want->seat < 0 || action->seat == want->seat)
         && (want->slot == BASTIDE_JCZ_ANYWHERE
             || (action->x == want->x && action->y == want->y
                 && (want->slot < 0 || action->slot == want->slot)))
         && (want->slot2 == BASTIDE_JCZ_ANYWHERE
             || (action->x2 == want->x2 && action->y2 == want->y2
                 && (want->slot2 < 0 || action->slot2 == want->slot2)));
}

/* The first legal action like that; FALSE: there is none. */
gboolean
bastide_jcz_find_action (BastideJczPlay       *play,
                         const BastideJczWant *want,
                         BstAction            *found)
{
  g_autoptr (GArray) actions = NULL;

  if (bst_state_is_over (play->state))
    return FALSE;

  actions = bastide_actions_list (play->state);
  for (guint i = 0; i < actions->len; i++)
    if (fits (want, &g_array_index (actions, BstAction, i)))
      {
        *found = g_array_index (actions, BstAction, i);
        return TRUE;
      }

  return FALSE;
}

/* ---- Refusing ---- */

gboolean
bastide_jcz_unsupported (BastideJczPlay *play,
                         const char     *word)
{
  g_autofree char *where = g_strdup_printf ("replay[%u]", play->message->number);

  return bastide_jcz_fail (play->save->name, where,
                           BASTIDE_SAVE_ERROR_UNSUPPORTED,
                           /* Translators: %s is another program's word for
                            * something that players do. */
                           g_strdup_printf (_("“%s” is not known here."), word),
                           play->error);
}

gboolean
bastide_jcz_refuse (BastideJczPlay       *play,
                    const BastideJczWant *want)
{
  BstAction action = { .verb = want->verb, .piece = MAX (want->piece, 0),
                       .seat = MAX (want->seat, 0) };

  if (want->slot != BASTIDE_JCZ_ANYWHERE)
    {
      action.x = want->x;
      action.y = want->y;
      action.slot = MAX (want->slot, 0);
    }
  if (want->slot2 != BASTIDE_JCZ_ANYWHERE)
    {
      action.x2 = want->x2;
      action.y2 = want->y2;
      action.slot2 = MAX (want->slot2, 0);
    }

  return bastide_jcz_play_fail (play, bastide_jcz_refusal (play, &action));
}

/* ---- Doing ---- */

/* Does the first legal action like that, or tells why there is none. */
gboolean
bastide_jcz_do_wanted (BastideJczPlay       *play,
                       const BastideJczWant *want)
{
  BstAction action;

  if (!bastide_jcz_find_action (play, want, &action))
    return bastide_jcz_refuse (play, want);

  bastide_jcz_do (play, &action);
  return TRUE;
}

/* Our engine asks more often than that program: what may be passed is passed
 * until one of these decisions is open. */
gboolean
bastide_jcz_go_on_to (BastideJczPlay *play,
                      guint32         decisions)
{
  for (;;)
    {
      BstDecisionKind kind;

      if (!bastide_jcz_settle (play))
        return FALSE;
      kind = bastide_jcz_open (play);
      if (kind == BST_DECISION_OVER || play->limit_reached
          || (decisions >> kind & 1))
        return TRUE;
      if (kind == BST_DECISION_END)
        bastide_jcz_do_verb (play, BST_VERB_END);
      else if (bst_state_decision (play->state).pass)
        bastide_jcz_do_verb (play, BST_VERB_PASS);
      else
        return TRUE;
    }
}

/* ---- What a message names ---- */

/* The place of a message as slot of its tile; FALSE: there is none such. */
gboolean
bastide_jcz_find_place (BastideJczPlay *play,
                        BastideJczWant *want)
{
  const BastideJczPlace *place = &play->message->place;
  g_autofree char *words = NULL;

  want->x = place->x;
  want->y = place->y;
  want->slot = BST_SLOT_CELL;
  if (place->location == NULL)
    return TRUE;

  want->slot = bastide_jcz_find_slot (play->state, place);
  if (want->slot >= 0)
    return TRUE;

  words = place->feature != NULL
              ? g_strconcat (place->feature, " ", place->location, NULL)
              : g_strdup (place->location);
  return bastide_jcz_play_fail (play, g_strdup_printf (
      /* Translators: cell, then words of another program for a feature and its
       * place on a tile, e.g. "City NE". */
      _("On the tile at %d,%d there is no %s."), place->x, place->y, words));
}

/* The piece kind of a figure that is named; FALSE: not in this game. */
gboolean
bastide_jcz_find_piece (BastideJczPlay *play,
                        const char     *figure,
                        BastideJczWant *want)
{
  guint seat;
  const char *name = bastide_jcz_piece_name (figure, &seat);

  want->piece = name != NULL ? bst_setup_find_piece (play->save->engine, name,
                                                     strlen (name))
                             : -1;
  want->seat = (int) seat;
  if (want->piece >= 0 && seat <= bst_setup_seats (play->save->engine))
    return TRUE;

  return bastide_jcz_play_fail (play, g_strdup_printf (
      /* Translators: %s is another program's id of a figure. */
      _("There is no figure %s in this game."), figure));
}
