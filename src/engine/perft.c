/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How many ways lead on from a position: the classic test of a generator of
 * moves.
 */

#include "core.h"

#include <stdlib.h>

typedef struct
{
  size_t size;
  unsigned target; /* tiles on the board at the end */
  bool failed;
} Walk;

static uint64_t
walk (Walk *w, const BstState *state)
{
  size_t n = bst_state_list (state, NULL, 0);
  BstAction *actions;
  BstState *next;
  uint64_t count = 0;

  if (state->over)
    return 0;
  actions = malloc ((n + 1) * sizeof *actions);
  next = malloc (w->size);
  if (actions == NULL || next == NULL)
    w->failed = true;
  else
    {
      n = bst_state_list (state, actions, n);
      if (state->decision.seat == 0)
        {
          n = 1;
          bst_state_pick (state, &actions[0]);
        }
      for (size_t i = 0; i < n && !w->failed; i++)
        {
          bst_state_copy (next, state);
          bst_state_apply (next, &actions[i], NULL);
          count += next->n_tiles >= w->target ? 1 : walk (w, next);
        }
    }
  free (actions);
  free (next);
  return count;
}

uint64_t
bst_perft (const BstState *state, unsigned n)
{
  Walk w = { .size = state->setup->at.total, .target = state->n_tiles + n };
  uint64_t count = n == 0 ? 1 : walk (&w, state);

  return w.failed ? UINT64_MAX : count;
}
