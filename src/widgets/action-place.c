/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "action-place.h"

/* Choices that are no claims come after those of all kinds of figures. */
#define FIRST_OTHER_CHOICE (BST_MAX_PIECE_KINDS + 1)

/* Unused fields of an action are zero, which is a place as well: so the verb
 * decides whether a site is meant. */
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

/* A wagon is pointed at where it goes; a step of the dragon names a cell and
 * leaves the slot zero. */
void
bastide_action_get_site (const BstAction *action, int *x, int *y, guint *slot)
{
  gboolean second = action->verb == BST_VERB_WAGON;

  *x = second ? action->x2 : action->x;
  *y = second ? action->y2 : action->y;
  *slot = second ? action->slot2 : action->slot;
  if (action->verb == BST_VERB_PLACE || action->verb == BST_VERB_DRAGON)
    *slot = BST_SLOT_CELL;
}

guint
bastide_action_get_choice (const BstAction *action)
{
  if (action->verb == BST_VERB_CLAIM)
    return 1u + action->piece;
  return FIRST_OTHER_CHOICE + action->verb;
}

int
bastide_action_get_tile (const BstState *state, const BstAction *action)
{
  if (action->verb == BST_VERB_PLACE && action->number > 0)
    return action->number - 1;
  return bst_state_tile_in_hand (state);
}

static gboolean
is_same_site (const BstAction *a, const BstAction *b)
{
  int ax, ay, bx, by;
  guint a_slot, b_slot;

  bastide_action_get_site (a, &ax, &ay, &a_slot);
  bastide_action_get_site (b, &bx, &by, &b_slot);
  return ax == bx && ay == by && a_slot == b_slot;
}

gboolean
bastide_action_needs_button (const BstAction *actions, gsize n, gsize i)
{
  const BstAction *a = &actions[i];

  if (bastide_action_place (a) != BASTIDE_ACTION_SITE)
    return bastide_action_place (a) == BASTIDE_ACTION_NOWHERE;
  for (gsize j = 0; j < n; j++)
    if (j != i && bastide_action_place (&actions[j]) == BASTIDE_ACTION_SITE
        && bastide_action_get_choice (&actions[j]) == bastide_action_get_choice (a)
        && is_same_site (&actions[j], a))
      return TRUE;
  return FALSE;
}
