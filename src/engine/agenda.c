/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The agenda: a stack of frames.  The topmost is run until it opens a
 * decision; an action goes to the frame that opened it.
 */

#include "core.h"

/* A decision without a choice is not opened: nothing or `pass` alone is
 * passed, a single action that cannot be passed is taken. */
static __attribute__ ((noinline)) bool
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

static inline void
run_agenda (BstState *state, BstEvents *events)
{
  while (state->depth > 0)
    {
      BstFrame *frame = &state->agenda[state->depth - 1];
      const BstStep *step = &state->setup->steps[frame->step];
      BstRun run = step->run (state, frame, events);

      if (run == BST_RUN_OPEN
          && (step->always_opens || !take_for_granted (state, step, frame, events)))
        return;
      if (run == BST_RUN_DONE)
        {
          assert (frame == &state->agenda[state->depth - 1]);
          state->depth--;
        }
    }
  state->over = true;
  state->decision = (BstDecision) { BST_DECISION_OVER, 0, false };
}

void
bst_run_agenda (BstState *state, BstEvents *events)
{
  run_agenda (state, events);
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
  const BstSetup *setup = state->setup;
  BstFrame *frame;

  if (state->over)
    return;
  frame = bst_top (state);
  if (setup->hooks.extra_take.n > 0 && take_extra (state, action, events))
    return;
  if (state->script_on && state->decision.seat == 0)
    state->script_at++;
  setup->steps[frame->step].take (state, frame, action, events);
  run_agenda (state, events);
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
