/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The course of the game, of a turn and of its parts: the pipeline T0 to T16
 * as frames whose phases are hook points and the core's own decisions.
 */

#include "core.h"

/* ---- A part: one tile and all that follows from it ---- */

enum
{
  PART_BEFORE_DRAW,
  PART_DRAW,
  PART_DRAWN,
  PART_PLACE,
  PART_PLACED,
  PART_MAIN,
  PART_AFTER_MAIN,
  PART_END,
  PART_BEFORE_SCORING,
  PART_WHAT_TO_SCORE,
  PART_SCORE,
  PART_AFTER_SCORING,
  PART_ENDS,
  PART_OVER,
};

static inline void
part_next (const BstState *state, BstFrame *frame)
{
  frame->phase = state->setup->part_next[frame->phase];
}

/* n[0]: source and rights; n[1]: where its features on the due list begin;
 * n[2]: the tile of the part around it. */
static inline BstFrame *
push_part (BstState *state, unsigned seat, BstPartSource source, int rights)
{
  BstFrame *frame = bst_push (state, BST_STEP_PART, seat);

  frame->n[0] = (int32_t) source | rights << 8;
  frame->n[1] = state->n_due;
  frame->n[2] = state->part_tile;
  frame->phase = state->setup->part_first;
  state->part_tile = BST_NO_TILE;
  return frame;
}

void
bst_push_part (BstState *state, unsigned seat, BstPartSource source, int rights)
{
  push_part (state, seat, source, rights);
}

static inline void
part_laid (BstState *state, BstFrame *part, BstTileId tile)
{
  state->part_tile = tile;
  state->hand = -1;
  part->phase = PART_PLACE;
  part->sub = 0;
  part_next (state, part);
}

void
bst_part_laid (BstState *state, BstTileId tile)
{
  part_laid (state, bst_current_part (state), tile);
}

static const int8_t part_walks[] = {
  [PART_BEFORE_DRAW] = BST_WALK_BEFORE_DRAW,
  [PART_DRAW] = -1,
  [PART_DRAWN] = BST_WALK_DRAWN,
  [PART_PLACE] = -1,
  [PART_PLACED] = BST_WALK_PLACED,
  [PART_MAIN] = -1,
  [PART_AFTER_MAIN] = BST_WALK_AFTER_MAIN,
  [PART_END] = -1,
  [PART_BEFORE_SCORING] = BST_WALK_BEFORE_SCORING,
  [PART_WHAT_TO_SCORE] = BST_WALK_WHAT_TO_SCORE,
  [PART_SCORE] = -1,
  [PART_AFTER_SCORING] = BST_WALK_AFTER_SCORING,
  [PART_ENDS] = BST_WALK_PART_ENDS,
  [PART_OVER] = -1,
};

/* Which phase follows each, with those left out whose hook list is empty. */
void
bst_part_phases (BstSetup *setup)
{
  unsigned next = PART_OVER;

  for (unsigned phase = PART_OVER; phase-- > 0;)
    {
      setup->part_next[phase] = (uint8_t) next;
      if (part_walks[phase] < 0 || setup->hooks.walk[part_walks[phase]].n > 0)
        next = phase;
    }
  setup->part_first = (uint8_t) next;
}

static BstRun part_run (BstState *state, BstFrame *frame, BstEvents *events);
static BstRun game_run (BstState *state, BstFrame *frame, BstEvents *events);

/* Runs a phase that the caller can name where no hooks come in between: what is
 * called by its name needs no choice among all. */
static inline BstRun
part_likely (BstState *state, BstFrame *frame, unsigned likely,
             BstRun (*phase) (BstState *, BstFrame *, BstEvents *), BstEvents *events)
{
  if (__builtin_expect (frame->phase == likely, 1))
    return phase (state, frame, events);
  return part_run (state, frame, events);
}

static __attribute__ ((noinline)) BstRun
part_without_tile (BstState *state, BstFrame *frame, BstEvents *events)
{
  state->out_of_tiles = true;
  frame->phase = PART_OVER;
  return part_run (state, frame, events);
}

static inline BstRun
part_draw (BstState *state, BstFrame *frame, BstEvents *events)
{
  return bst_stack_is_empty (state) ? part_without_tile (state, frame, events)
                                    : bst_open (state, BST_DECISION_DRAW, 0, false);
}

static BstRun
part_place (BstState *state, BstFrame *frame, BstEvents *events)
{
  (void) events;
  return bst_open (state, BST_DECISION_PLACE, frame->seat, false);
}

static BstRun
part_end (BstState *state, BstFrame *frame, BstEvents *events)
{
  (void) events;
  return bst_open (state, BST_DECISION_END, frame->seat, false);
}

static BstRun
part_main (BstState *state, BstFrame *frame, BstEvents *events)
{
  bool must = bst_main_must (state) != NULL;

  state->claims = bst_claims_find (state, frame->seat);
  if (must || state->claims.segments != 0 || bst_main_adds (state))
    return bst_open (state, BST_DECISION_MAIN, frame->seat, !must);
  part_next (state, frame);
  return part_likely (state, frame, PART_END, part_end, events);
}

static BstRun
part_walk (BstState *state, BstFrame *frame, BstEvents *events)
{
  while (!bst_walk (state, frame, (BstWalk) part_walks[frame->phase], events))
    if (frame != bst_top (state) || frame->step != BST_STEP_PART)
      return BST_RUN_MORE;
  part_next (state, frame);
  return part_run (state, frame, events);
}

/* The same for hooks of a bit set: those that the tile is of concern to. */
static inline BstRun
part_walk_some (BstState *state, BstFrame *frame, uint32_t hooks, BstEvents *events)
{
  const BstWalkList *list = &state->setup->hooks.walk[part_walks[frame->phase]];

  for (uint32_t left = hooks >> frame->sub << frame->sub; left != 0; left &= left - 1)
    {
      unsigned hook = (unsigned) __builtin_ctz (left);

      frame->sub = (uint8_t) (hook + 1);
      list->fn[hook](state, events);
      if (frame != bst_top (state) || frame->step != BST_STEP_PART)
        return BST_RUN_MORE;
    }
  frame->sub = 0;
  part_next (state, frame);
  return part_run (state, frame, events);
}

static inline const BstKindInfo *
part_kind (const BstState *state)
{
  return &state->setup->info[bst_placed (state, state->part_tile)->kind];
}

/* A part that is through takes its frame away itself, so that the game's, which
 * mostly lies below, goes on at once. */
static inline BstRun
part_leave (BstState *state, BstFrame *frame, BstEvents *events)
{
  state->n_due = (uint16_t) bst_part_due (frame);
  state->part_tile = (uint16_t) frame->n[2];
  state->hand = -1;
  state->depth--;
  frame = bst_top (state);
  return frame->step == BST_STEP_GAME ? game_run (state, frame, events) : BST_RUN_MORE;
}

static __attribute__ ((noinline)) BstRun
score_due (BstState *state, unsigned first, unsigned count)
{
  if (count > 1)
    bst_sort_due (state, first);
  bst_push_score (state, first, count, BST_WHEN_COMPLETED);
  return BST_RUN_MORE;
}

/* With features due, their frame comes first. */
static inline BstRun
part_score (BstState *state, BstFrame *frame, BstEvents *events)
{
  unsigned first = bst_part_due (frame), count = state->n_due - first;

  part_next (state, frame);
  if (count == 0)
    return part_likely (state, frame, PART_OVER, part_leave, events);
  return score_due (state, first, count);
}

/* Each phase is a hook list to walk or a decision to open; one that is through
 * goes on to the next. */
static BstRun
part_run (BstState *state, BstFrame *frame, BstEvents *events)
{
  switch (frame->phase)
    {
    case PART_DRAW:
      return part_draw (state, frame, events);
    case PART_PLACE:
      return part_place (state, frame, events);
    case PART_PLACED:
      return part_walk_some (state, frame, part_kind (state)->placed, events);
    case PART_MAIN:
      return part_main (state, frame, events);
    case PART_END:
      return part_end (state, frame, events);
    case PART_BEFORE_SCORING:
      return part_walk_some (state, frame, part_kind (state)->before_scoring, events);
    case PART_SCORE:
      return part_score (state, frame, events);
    case PART_OVER:
      return part_leave (state, frame, events);
    default:
      return part_walk (state, frame, events);
    }
}

static void
list_draws (const BstState *state, BstList *list)
{
  const BstSetup *setup = state->setup;

  for (unsigned kind = 0; kind < setup->n_kinds; kind++)
    if (bst_state_drawable (state, kind))
      bst_list_add (list, &(BstAction){ .verb = BST_VERB_DRAW, .number = (uint16_t) kind });
}

static void
part_list (const BstState *state, const BstFrame *frame, BstList *list)
{
  switch (frame->phase)
    {
    case PART_DRAW:
      list_draws (state, list);
      break;
    case PART_PLACE:
      bst_list_places (state, (unsigned) state->hand, 0, list);
      break;
    case PART_MAIN:
      bst_list_main (state, list);
      break;
    case PART_END:
      bst_list_add (list, &(BstAction){ .verb = BST_VERB_END });
      break;
    }
}

/* The first module that knows the verb gives the reason; one that knows more
 * than that the tile is another goes before. */
static bool
test_main (const BstState *state, const BstAction *action, BstRefusal *why)
{
  const BstHookList *hooks = &state->setup->hooks.main_test;
  const BstHooks *must = bst_main_must (state);
  BstRefusal first = { .code = BST_REFUSAL_WRONG_VERB };

  if (must != NULL)
    return must->main_test (state, action, why);
  for (size_t i = 0; i < hooks->n; i++)
    {
      BstRefusal one = { .code = BST_REFUSAL_WRONG_VERB };

      if (hooks->of[i]->main_test (state, action, &one))
        return true;
      if (first.code == BST_REFUSAL_WRONG_VERB
          || (first.code == BST_REFUSAL_OTHER_TILE && one.code != BST_REFUSAL_WRONG_VERB))
        first = one;
    }
  if (why != NULL)
    *why = first;
  return false;
}

static bool
part_test (const BstState *state, const BstFrame *frame, const BstAction *action,
           BstRefusal *why)
{
  static const uint8_t verb_of[] = {
    [PART_DRAW] = BST_VERB_DRAW,
    [PART_PLACE] = BST_VERB_PLACE,
    [PART_END] = BST_VERB_END,
  };
  BstAction plain;

  if (frame->phase == PART_MAIN)
    return test_main (state, action, why);
  if (action->verb != verb_of[frame->phase])
    return bst_refuse (why, BST_REFUSAL_WRONG_VERB);
  if (frame->phase == PART_DRAW)
    {
      plain = (BstAction){ .verb = BST_VERB_DRAW, .number = action->number };
      return bst_action_equal (&plain, action) && bst_state_drawable (state, action->number)
               ? true
               : bst_refuse (why, BST_REFUSAL_NOT_IN_STACK);
    }
  if (frame->phase == PART_END)
    return bst_action_equal (&(BstAction){ .verb = BST_VERB_END }, action)
           || bst_refuse (why, BST_REFUSAL_WRONG_VERB);
  plain = (BstAction){
    .verb = BST_VERB_PLACE, .rot = action->rot, .x = action->x, .y = action->y
  };
  if (!bst_action_equal (&plain, action))
    return bst_refuse (why, BST_REFUSAL_WRONG_VERB);
  return bst_test_place (state, (unsigned) state->hand, action->x, action->y, action->rot,
                         why);
}

/* S0 Placing a Tile: a tile that can be laid nowhere leaves the game, and the
 * next one is drawn. */
static __attribute__ ((noinline)) BstRun
take_draw (BstState *state, BstFrame *frame, unsigned kind, BstEvents *events)
{
  bst_take_from_stack (state, kind);
  state->stream[BST_STREAM_TILES]++;
  bst_event_number (events, BST_EVENT_DRAWN, frame->seat, (int) kind);
  if (bst_kind_fits_anywhere (state, kind))
    {
      state->hand = (int16_t) kind;
      part_next (state, frame);
      return part_likely (state, frame, PART_PLACE, part_place, events);
    }
  BST_AT (state, discarded, uint16_t)[kind]++;
  bst_event_number (events, BST_EVENT_DISCARDED, frame->seat, (int) kind);
  return part_draw (state, frame, events);
}

/* Hooks that a tile or a figure calls may push frames, which then come first. */
static inline BstRun
run_if_top (BstState *state, BstFrame *frame, unsigned likely,
            BstRun (*phase) (BstState *, BstFrame *, BstEvents *), BstEvents *events)
{
  return frame == bst_top (state) ? part_likely (state, frame, likely, phase, events)
                                  : BST_RUN_MORE;
}

static __attribute__ ((noinline)) BstRun
take_place (BstState *state, BstFrame *frame, const BstAction *action, BstEvents *events)
{
  BstTileId tile = bst_lay (state, (unsigned) state->hand, action->rot, action->x, action->y,
                            frame->seat, events);

  part_laid (state, frame, tile);
  return run_if_top (state, frame, PART_MAIN, part_main, events);
}

static __attribute__ ((noinline)) BstRun
take_main (BstState *state, BstFrame *frame, const BstAction *action, BstEvents *events)
{
  const BstHookList *hooks = &state->setup->hooks.main_take;

  part_next (state, frame);
  if (action->verb == BST_VERB_PASS)
    return part_likely (state, frame, PART_END, part_end, events);
  for (size_t i = 0; i < hooks->n; i++)
    if (hooks->of[i]->main_take (state, action, events))
      break;
  return run_if_top (state, frame, PART_END, part_end, events);
}

static BstRun
part_take_and_run (BstState *state, BstFrame *frame, const BstAction *action,
                   BstEvents *events)
{
  if (frame->phase == PART_DRAW)
    return take_draw (state, frame, action->number, events);
  if (frame->phase == PART_PLACE)
    return take_place (state, frame, action, events);
  if (frame->phase == PART_MAIN)
    return take_main (state, frame, action, events);
  part_next (state, frame);
  return part_likely (state, frame, PART_SCORE, part_score, events);
}

/* ---- The game ---- */

enum
{
  GAME_FIRST,
  GAME_TURN,
  GAME_BEGINS,
  GAME_TURN_ENDS,
  GAME_LAST_TURNS,
  GAME_END_BEFORE,
  GAME_FINAL,
  GAME_END_AFTER,
};

/* R49: the game ends with the turn of the last tile, or when a player finds
 * none to take. */
static bool
is_last (const BstState *state)
{
  return state->out_of_tiles || (state->setup->end_on_last_tile && bst_stack_is_empty (state));
}

/* False if there is none. */
static bool
next_turn (BstState *state, BstFrame *frame, BstEvents *events)
{
  if (is_last (state))
    {
      frame->phase = GAME_LAST_TURNS;
      return false;
    }
  /* The first turn has its player; else it is the next, without a jump. */
  if (state->turn > 0)
    state->active
      = (uint8_t) (1 + bst_either (state->active < state->setup->n_seats, state->active, 0));
  state->turn++;
  bst_event_number (events, BST_EVENT_TURN, state->active, state->turn);
  frame->phase = GAME_BEGINS;
  return true;
}

static void
final_scoring (BstState *state, BstEvents *events)
{
  bst_event (events, BST_EVENT_FINAL);
  state->n_due = 0;
  bst_collect_final (state);
  if (events != NULL || !bst_scoring_is_plain (state->setup))
    bst_sort_due (state, 0);
  bst_push_score (state, 0, state->n_due, BST_WHEN_FINAL);
}

static BstRun
game_first (BstState *state, BstFrame *frame)
{
  if (state->setup->random_first)
    return bst_open (state, BST_DECISION_FIRST, 0, false);
  state->active = 1;
  frame->phase = GAME_TURN;
  return BST_RUN_MORE;
}

/* What comes after the last turn: each phase but the final scoring walks a
 * list. */
static __attribute__ ((noinline)) BstRun
game_end (BstState *state, BstFrame *frame, BstEvents *events)
{
  static const uint8_t walk_of[] = {
    [GAME_LAST_TURNS] = BST_WALK_LAST_TURNS,
    [GAME_END_BEFORE] = BST_WALK_END_BEFORE,
    [GAME_END_AFTER] = BST_WALK_END_AFTER,
  };

  for (;; frame->phase++)
    {
      if (frame->phase == GAME_FINAL)
        {
          frame->phase = GAME_END_AFTER;
          final_scoring (state, events);
          return BST_RUN_MORE;
        }
      if (!bst_walk (state, frame, (BstWalk) walk_of[frame->phase], events))
        return BST_RUN_MORE;
      if (frame->phase == GAME_END_AFTER)
        break;
    }
  state->n_due = 0;
  bst_event (events, BST_EVENT_OVER);
  return BST_RUN_DONE;
}

static inline BstRun
first_part (BstState *state, BstEvents *events)
{
  BstFrame *part
    = push_part (state, state->active, BST_PART_STACK, BST_RIGHT_BUILDER | BST_RIGHT_HAND);

  return part_likely (state, part, PART_DRAW, part_draw, events);
}

/* The end of a turn and the start of the next lead into each other: with
 * nothing to do in between they are one run. */
static BstRun
game_begins (BstState *state, BstFrame *frame, BstEvents *events)
{
  if (!bst_walk (state, frame, BST_WALK_TURN_BEGINS, events))
    return BST_RUN_MORE;
  frame->phase = GAME_TURN_ENDS;
  return first_part (state, events);
}

static BstRun
game_turn (BstState *state, BstFrame *frame, BstEvents *events)
{
  if (!next_turn (state, frame, events))
    return game_end (state, frame, events);
  return game_begins (state, frame, events);
}

static BstRun
game_turn_ends (BstState *state, BstFrame *frame, BstEvents *events)
{
  if (!bst_walk (state, frame, BST_WALK_TURN_ENDS, events))
    return BST_RUN_MORE;
  return game_turn (state, frame, events);
}

static BstRun
game_run (BstState *state, BstFrame *frame, BstEvents *events)
{
  switch (frame->phase)
    {
    case GAME_FIRST:
      return game_first (state, frame);
    case GAME_TURN_ENDS:
      return game_turn_ends (state, frame, events);
    case GAME_TURN:
      return game_turn (state, frame, events);
    case GAME_BEGINS:
      return game_begins (state, frame, events);
    default:
      return game_end (state, frame, events);
    }
}

/* R51: S0 lets the youngest begin, which is the first seat; or chance picks. */
static void
game_list (const BstState *state, const BstFrame *frame, BstList *list)
{
  for (unsigned seat = 1; frame->phase == GAME_FIRST && seat <= state->setup->n_seats; seat++)
    bst_list_add (list, &(BstAction){ .verb = BST_VERB_FIRST, .seat = (uint8_t) seat });
}

static void
game_take (BstState *state, BstFrame *frame, const BstAction *action, BstEvents *events)
{
  (void) events;
  state->active = action->seat;
  state->stream[BST_STREAM_OTHER]++;
  frame->phase = GAME_TURN;
}

void
bst_part_step (BstStep *step)
{
  *step = (BstStep){ "part", part_run, part_list, part_test, NULL, true, part_take_and_run };
}

void
bst_game_step (BstStep *step)
{
  *step = (BstStep){ "game", game_run, game_list, NULL, game_take, true, NULL };
}
