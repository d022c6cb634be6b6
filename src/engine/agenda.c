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

/* Whether a frame that was run leaves a decision open. */
static inline bool
stays_open (BstState *state, const BstStep *step, BstFrame *frame, BstRun run,
            BstEvents *events)
{
  if (run == BST_RUN_OPEN)
    return step->always_opens || !take_for_granted (state, step, frame, events);
  state->depth = (uint8_t) (state->depth - (run == BST_RUN_DONE));
  return false;
}

void
bst_run_agenda (BstState *state, BstEvents *events)
{
  const BstStep *steps = state->setup->steps;

  while (state->depth > 0)
    {
      BstFrame *frame = bst_top (state);
      const BstStep *step = &steps[frame->step];

      if (stays_open (state, step, frame, step->run (state, frame, events), events))
        return;
    }
  state->over = true;
  state->decision = (BstDecision){ .kind = BST_DECISION_OVER };
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
      {
        if (state->decision.kind == BST_DECISION_MAIN)
          state->claims = bst_claims_find (state, state->decision.seat);
        return true;
      }
  return false;
}

static __attribute__ ((noinline)) void
go_on (BstState *state, BstRun run, BstEvents *events)
{
  state->depth = (uint8_t) (state->depth - (run == BST_RUN_DONE));
  bst_run_agenda (state, events);
}

/* Mostly the step of the open decision opens the next one. */
static inline void
take (BstState *state, const BstAction *action, BstEvents *events)
{
  BstFrame *frame = bst_top (state);
  const BstStep *step = &state->setup->steps[frame->step];
  BstRun run = BST_RUN_MORE;

  if (state->script_on && state->decision.seat == 0)
    state->script_at++;
  if (step->take_and_run != NULL)
    run = step->take_and_run (state, frame, action, events);
  else
    step->take (state, frame, action, events);
  if (run != BST_RUN_OPEN)
    go_on (state, run, events);
}

static __attribute__ ((noinline)) void
take_or_extra (BstState *state, const BstAction *action, BstEvents *events)
{
  if (!take_extra (state, action, events))
    take (state, action, events);
}

void
bst_state_apply (BstState *state, const BstAction *action, BstEvents *events)
{
  if (state->over)
    return;
  if (state->setup->hooks.extra_take.n > 0)
    take_or_extra (state, action, events);
  else
    take (state, action, events);
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
