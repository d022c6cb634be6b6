/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The agenda: a stack of frames.  The topmost is run until it opens a
 * decision; an action goes to the frame that opened it.
 */

#include "core.h"

BstFrame *
bst_push (BstState *state, unsigned step, unsigned seat)
{
  BstFrame *frame;

  assert (state->depth < BST_MAX_DEPTH);
  frame = &state->agenda[state->depth++];
  *frame = (BstFrame) { .step = (uint8_t) step, .seat = (uint8_t) seat };
  return frame;
}

BstFrame *
bst_top (const BstState *state)
{
  return (BstFrame *) (uintptr_t) &state->agenda[state->depth - 1];
}

BstRun
bst_open (BstState *state, BstDecisionKind kind, unsigned seat, bool pass)
{
  state->decision = (BstDecision) { (uint8_t) kind, (uint8_t) seat, pass };
  return BST_RUN_OPEN;
}

/* A decision without a choice is not opened: nothing or `pass` alone is
 * passed, a single action that cannot be passed is taken. */
static bool
take_for_granted (BstState *state, const BstStep *step, BstFrame *frame, BstEvents *events)
{
  BstAction only[2] = { { 0 } };
  BstList list = { .out = only, .max = 2 };
  static const BstAction pass = { .verb = BST_VERB_PASS };

  step->list (state, frame, &list);
  if (list.n == 0)
    step->take (state, frame, &pass, events);
  else if (list.n == 1 && !state->decision.pass)
    step->take (state, frame, &only[0], events);
  else
    return false;
  return true;
}

void
bst_run_agenda (BstState *state, BstEvents *events)
{
  while (state->depth > 0)
    {
      unsigned depth = state->depth;
      BstFrame *frame = &state->agenda[depth - 1];
      const BstStep *step = &state->setup->steps[frame->step];

      switch (step->run (state, frame, events))
        {
        case BST_RUN_DONE:
          assert (state->depth == depth);
          state->depth--;
          break;
        case BST_RUN_MORE:
          break;
        case BST_RUN_OPEN:
          if (step->always_opens || !take_for_granted (state, step, frame, events))
            return;
          break;
        }
    }
  state->over = true;
  state->decision = (BstDecision) { BST_DECISION_OVER, 0, false };
}

/* An extra action of a module (the shaman's) leaves the decision open. */
static bool
take_extra (BstState *state, const BstAction *action, BstEvents *events)
{
  const BstHookList *extra = &state->setup->hooks.extra_take;

  if (state->decision.seat == 0 || state->decision.seat != state->active)
    return false;
  for (size_t i = 0; i < extra->n; i++)
    if (extra->of[i]->extra_take (state, action, events))
      return true;
  return false;
}

void
bst_state_apply (BstState *state, const BstAction *action, BstEvents *events)
{
  BstFrame *frame;

  if (state->over)
    return;
  frame = bst_top (state);
  if (state->setup->hooks.extra_take.n > 0 && take_extra (state, action, events))
    return;
  if (state->decision.seat == 0 && state->script_on)
    state->script_at++;
  state->setup->steps[frame->step].take (state, frame, action, events);
  bst_run_agenda (state, events);
}

BstDecision
bst_state_decision (const BstState *state)
{
  return state->decision;
}

bool
bst_state_is_over (const BstState *state)
{
  return state->over;
}
