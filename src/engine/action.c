/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "state.h"

#include <string.h>

static const char *const verb_names[BST_N_VERBS] = {
  "none",   "first", "deal",   "draw",   "refuse", "place",   "gold", "move",
  "robber", "claim", "fly",    "evict",  "fairy",  "recall",  "roll", "land",
  "ferry",  "end",   "dragon", "score",  "pawn",   "message", "use",  "points",
  "choose", "rob",   "wagon",  "circle", "again",  "pass",
};

const char *
bst_verb_name (BstVerb verb)
{
  return (unsigned) verb < BST_N_VERBS ? verb_names[verb] : "?";
}

const char *
bst_decision_name (BstDecisionKind kind)
{
  static const char *const names[BST_N_DECISIONS] = {
    "over",  "first",   "deal",   "hand",   "draw",   "keep",    "place",
    "gold",  "magic",   "robber", "main",   "also",   "roll",    "land",
    "ferry", "ferries", "end",    "dragon", "order",  "pawn",    "message",
    "use",   "choose",  "rob",    "wagon",  "circle", "circles", "again",
  };

  return (unsigned) kind < BST_N_DECISIONS ? names[kind] : "?";
}

bool
bst_action_equal (const BstAction *a, const BstAction *b)
{
  return a->verb == b->verb && a->piece == b->piece && a->seat == b->seat && a->rot == b->rot
         && a->x == b->x && a->y == b->y && a->slot == b->slot && a->slot2 == b->slot2
         && a->x2 == b->x2 && a->y2 == b->y2 && a->number == b->number;
}
