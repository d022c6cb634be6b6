/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Abbots by a plain reading: those that stood on the board when the turn began
 * may be taken back by their owner, for the tiles in and around.
 */

#include <stdio.h>
#include <string.h>

#include "oracle-module.h"

static int
abbots_of (const BstState *state, unsigned seat, int *out)
{
  int kind = bst_setup_find_piece (bst_state_setup (state), "abbot", strlen ("abbot"));
  int n = 0;

  for (size_t i = 0; i < bst_state_n_pieces (state); i++)
    {
      BstPiece piece = bst_state_piece (state, i);

      if (piece.kind == kind && piece.seat == seat && piece.place == BST_AT_SEGMENT)
        out[n++] = piece.segment;
    }
  return n;
}

static bool
holds (const int *list, int n, int value)
{
  for (int i = 0; i < n; i++)
    if (list[i] == value)
      return true;
  return false;
}

/* What the turn began with. */
static void
begin_turn (OracleAbbots *self, const BstState *state)
{
  if (self->turn == bst_state_turn (state) && self->n_tiles <= (int) bst_state_n_tiles (state))
    return;
  self->turn = bst_state_turn (state);
  self->n_old = abbots_of (state, bst_state_active (state), self->old);
}

static const char *
compare_list (Oracle *oracle, const BstState *state)
{
  const OracleAbbots *self = &oracle->abbots;
  int kind = bst_setup_find_piece (bst_state_setup (state), "abbot", strlen ("abbot"));
  BstAction actions[512];
  size_t n = bst_state_list (state, actions, 512), recalls = 0, expected = 0;
  int here[BST_MAX_PIECES_PER_SEAT], n_here;

  n_here = abbots_of (state, bst_state_active (state), here);
  /* Where passing is not allowed, one action is due and no other (R16). */
  for (int i = 0; i < n_here && bst_state_decision (state).pass; i++)
    expected += holds (self->old, self->n_old, here[i]);
  for (size_t i = 0; i < n && i < 512; i++)
    recalls += actions[i].verb == BST_VERB_RECALL && actions[i].piece == kind;
  if (n > 512 || recalls == expected)
    return NULL;
  snprintf (oracle->message, sizeof oracle->message, "%zu abbots may be taken back, not %zu",
            expected, recalls);
  return oracle->message;
}

/* An abbot that is gone after the main decision has brought its owner points. */
static const char *
compare_payment (Oracle *oracle, const BstState *state)
{
  const OracleAbbots *self = &oracle->abbots;
  unsigned seat = bst_state_active (state);
  int here[BST_MAX_PIECES_PER_SEAT], n_here = abbots_of (state, seat, here), gone = 0;
  int paid = bst_state_score (state, seat) - self->score;

  for (int i = 0; i < self->n_old; i++)
    if (!holds (here, n_here, self->old[i]))
      gone += 9 - oracle->features[oracle->segments[self->old[i]].feature].open;
  if (paid == gone)
    return NULL;
  snprintf (oracle->message, sizeof oracle->message, "an abbot brought %d points, not %d",
            gone, paid);
  return oracle->message;
}

/* Those that left are not old when they come back. */
static void
forget_gone (OracleAbbots *self, const BstState *state)
{
  int here[BST_MAX_PIECES_PER_SEAT];
  int n_here = abbots_of (state, bst_state_active (state), here), n = 0;

  for (int i = 0; i < self->n_old; i++)
    if (holds (here, n_here, self->old[i]))
      self->old[n++] = self->old[i];
  self->n_old = n;
}

static const char *
look (Oracle *oracle, const BstState *state)
{
  OracleAbbots *self = &oracle->abbots;
  BstDecisionKind kind = (BstDecisionKind) bst_state_decision (state).kind;
  const char *fault = NULL;

  if (bst_setup_has_module (bst_state_setup (state), "test"))
    return NULL;
  begin_turn (self, state);
  if (kind == BST_DECISION_MAIN)
    fault = compare_list (oracle, state);
  else if (self->was_main && kind == BST_DECISION_END)
    fault = compare_payment (oracle, state);
  self->n_tiles = (int) bst_state_n_tiles (state);
  self->was_main = kind == BST_DECISION_MAIN;
  self->score = bst_state_score (state, bst_state_active (state));
  forget_gone (self, state);
  return fault;
}

const OracleModule oracle_module_abbot = {
  .id = "abbot",
  .look = look,
};
