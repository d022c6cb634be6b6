/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "action-place.h"

/* Unused fields of an action are zero, which is a place as well: so the verb
 * decides whether the first site is meant. */
BastideActionPlace
bastide_action_place (const BstAction *action)
{
  switch ((BstVerb) action->verb)
    {
    case BST_VERB_PLACE:
      return BASTIDE_ACTION_TILE;

    case BST_VERB_GOLD:
    case BST_VERB_MOVE:
    case BST_VERB_CLAIM:
    case BST_VERB_EVICT:
    case BST_VERB_FAIRY:
    case BST_VERB_RECALL:
    case BST_VERB_LAND:
    case BST_VERB_FERRY:
    case BST_VERB_DRAGON:
    case BST_VERB_SCORE:
    case BST_VERB_CHOOSE:
    case BST_VERB_WAGON:
      return action->slot == BST_SLOT_OFF ? BASTIDE_ACTION_NOWHERE
                                          : BASTIDE_ACTION_SITE;

    default:
      return BASTIDE_ACTION_NOWHERE;
    }
}

gboolean
bastide_action_needs_button (const BstAction *actions, gsize n, gsize i)
{
  const BstAction *a = &actions[i];

  if (bastide_action_place (a) != BASTIDE_ACTION_SITE)
    return bastide_action_place (a) == BASTIDE_ACTION_NOWHERE;
  for (gsize j = 0; j < n; j++)
    {
      const BstAction *b = &actions[j];

      if (j == i || b->x != a->x || b->y != a->y || b->slot != a->slot
          || bastide_action_place (b) != BASTIDE_ACTION_SITE)
        continue;
      if (a->verb != BST_VERB_CLAIM
          || (b->verb == BST_VERB_CLAIM && b->piece == a->piece))
        return TRUE;
    }
  return FALSE;
}
