/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The frames of the test-only module: rounds, chance, hand tiles, links,
 * decisions of other seats.
 */

#include "rules/test.h"

/* ---- Dealing a tile to each hand: chance, once a seat ---- */

static BstRun
deal_run (BstState *state, BstFrame *frame, BstEvents *events)
{
  (void) events;
  if (frame->seat > state->setup->n_seats)
    return BST_RUN_DONE;
  return bst_open (state, BST_DECISION_DEAL, 0, false);
}

static void
deal_list (const BstState *state, const BstFrame *frame, BstList *list)
{
  bst_list_add (list, &(BstAction){ .verb = BST_VERB_DEAL,
                                    .seat = frame->seat,
                                    .number = (uint16_t) bst_test_hand_kind (state->setup) });
}

static void
deal_take (BstState *state, BstFrame *frame, const BstAction *action, BstEvents *events)
{
  (void) events;
  bst_take_from_stack (state, action->number);
  bst_test_seat (state, action->seat)->hand = 1;
  state->stream[BST_STREAM_OTHER]++;
  frame->seat++;
}

/* ---- Laying the hand's tile instead of drawing ---- */

static BstRun
hand_run (BstState *state, BstFrame *frame, BstEvents *events)
{
  (void) events;
  return bst_open_once (state, frame, BST_DECISION_HAND, frame->seat, true);
}

static void
hand_list (const BstState *state, const BstFrame *frame, BstList *list)
{
  const BstOpenCell *cells = bst_cells (state);
  unsigned kind = (unsigned) bst_test_hand_kind (state->setup);

  (void) frame;
  for (unsigned i = 0; i < state->n_cells; i++)
    {
      BstCell cell = bst_state_cell (state, i);

      if (cells[i].neighbors >= 3)
        bst_list_add (list, &(BstAction){ .verb = BST_VERB_PLACE,
                                          .x = cell.x,
                                          .y = cell.y,
                                          .number = (uint16_t) (kind + 1) });
    }
}

static void
hand_take (BstState *state, BstFrame *frame, const BstAction *action, BstEvents *events)
{
  frame->phase = BST_PHASE_TAKEN;
  if (action->verb != BST_VERB_PLACE)
    return;
  bst_test_seat (state, frame->seat)->hand = 0;
  bst_part_laid (
    state, bst_lay (state, action->number - 1u, 0, action->x, action->y, frame->seat, events));
}

/* ---- A die, whose number stays on the tile and its first segment ---- */

static BstRun
roll_run (BstState *state, BstFrame *frame, BstEvents *events)
{
  (void) events;
  return bst_open_once (state, frame, BST_DECISION_ROLL, 0, false);
}

static void
roll_list (const BstState *state, const BstFrame *frame, BstList *list)
{
  (void) state;
  (void) frame;
  for (unsigned n = 1; n <= 3; n++)
    bst_list_add (list, &(BstAction){ .verb = BST_VERB_ROLL, .number = (uint16_t) n });
}

static void
roll_take (BstState *state, BstFrame *frame, const BstAction *action, BstEvents *events)
{
  BstSegmentId first = bst_state_segment (state, state->part_tile, 0);
  BstEvent *event = bst_event (events, BST_EVENT_ROLLED);

  if (event != NULL)
    event->number = action->number;
  state->stream[BST_STREAM_DICE]++;
  bst_test_tile (state, state->part_tile)->rolled = (uint8_t) action->number;
  bst_test_segment (state, first)->value = (uint8_t) (action->number - 1);
  bst_counter_set (state, first, (unsigned) state->setup->counter_of[BST_ATTR_FISH],
                   action->number - 1u);
  frame->phase = BST_PHASE_TAKEN;
}

/* ---- A round of all seats in one frame ---- */

static BstRun
round_run (BstState *state, BstFrame *frame, BstEvents *events)
{
  unsigned n = state->setup->n_seats;

  (void) events;
  if (frame->sub == n)
    return BST_RUN_DONE;
  return bst_open (state, BST_DECISION_ROBBER, (frame->seat - 1u + frame->sub) % n + 1, true);
}

static void
round_list (const BstState *state, const BstFrame *frame, BstList *list)
{
  (void) state;
  (void) frame;
  for (unsigned n = 0; n < 3; n++)
    bst_list_add (list, &(BstAction){ .verb = BST_VERB_ROBBER, .number = (uint16_t) n });
}

static void
round_take (BstState *state, BstFrame *frame, const BstAction *action, BstEvents *events)
{
  (void) events;
  if (action->verb == BST_VERB_ROBBER)
    bst_test_seat (state, state->decision.seat)->space = (uint8_t) action->number;
  frame->sub++;
}

/* ---- Links: two road ends of the tile become one road ---- */

static void
list_pairs (const BstState *state, BstTileId tile, BstList *list)
{
  BstPlaced placed = bst_state_tile (state, tile);

  for (unsigned a = 0; a < 4; a++)
    for (unsigned b = a + 1; b < 4; b++)
      {
        int sa = bst_setup_segment_at (state->setup, placed.kind, placed.rot, (BstPort) a);
        int sb = bst_setup_segment_at (state->setup, placed.kind, placed.rot, (BstPort) b);
        const BstSegmentDef *defs = state->setup->kinds[placed.kind].segments;

        if (sa < 0 || sb < 0 || sa == sb || defs[sa].kind != BST_FEATURE_ROAD
            || defs[sb].kind != BST_FEATURE_ROAD)
          continue;
        bst_list_add (list, &(BstAction){ .verb = BST_VERB_FERRY,
                                          .x = placed.x,
                                          .y = placed.y,
                                          .slot = (uint8_t) (BST_SLOT_PORT + a),
                                          .slot2 = (uint8_t) (BST_SLOT_PORT + b) });
      }
}

static void
ends_of (const BstState *state, const BstAction *action, BstSegmentId *a, BstSegmentId *b)
{
  BstPlaced placed = bst_state_tile (state, bst_state_tile_at (state, action->x, action->y));
  BstPort pa = (BstPort) (action->slot - BST_SLOT_PORT);
  BstPort pb = (BstPort) (action->slot2 - BST_SLOT_PORT);

  *a = (BstSegmentId) (placed.first
                       + bst_setup_segment_at (state->setup, placed.kind, placed.rot, pa));
  *b = (BstSegmentId) (placed.first
                       + bst_setup_segment_at (state->setup, placed.kind, placed.rot, pb));
}

static BstRun
ferry_run (BstState *state, BstFrame *frame, BstEvents *events)
{
  (void) events;
  if (state->n_links == state->setup->max_links)
    return BST_RUN_DONE;
  return bst_open_once (state, frame, BST_DECISION_FERRY, frame->seat, false);
}

static void
ferry_list (const BstState *state, const BstFrame *frame, BstList *list)
{
  (void) frame;
  list_pairs (state, state->part_tile, list);
}

static void
ferry_take (BstState *state, BstFrame *frame, const BstAction *action, BstEvents *events)
{
  BstSegmentId a, b;

  frame->phase = BST_PHASE_TAKEN;
  if (action->verb != BST_VERB_FERRY)
    return;
  ends_of (state, action, &a, &b);
  bst_link_make (state, a, b, events);
}

/* The first link may be moved within its tile. */
static BstRun
ferries_run (BstState *state, BstFrame *frame, BstEvents *events)
{
  (void) events;
  if (state->n_links == 0)
    return BST_RUN_DONE;
  return bst_open_once (state, frame, BST_DECISION_FERRIES, frame->seat, true);
}

static void
ferries_list (const BstState *state, const BstFrame *frame, BstList *list)
{
  (void) frame;
  list_pairs (state, bst_segment_tile (state, BST_AT (state, links, BstLink)[0].a), list);
}

static void
ferries_take (BstState *state, BstFrame *frame, const BstAction *action, BstEvents *events)
{
  BstSegmentId a, b;

  frame->phase = BST_PHASE_TAKEN;
  if (action->verb != BST_VERB_FERRY)
    return;
  ends_of (state, action, &a, &b);
  bst_link_move (state, 0, a, b, events);
}

/* ---- Another seat decides inside the scoring, and is paid ---- */

static BstRun
choice_run (BstState *state, BstFrame *frame, BstEvents *events)
{
  (void) events;
  return bst_open_once (state, frame, BST_DECISION_USE, frame->seat, false);
}

static void
choice_list (const BstState *state, const BstFrame *frame, BstList *list)
{
  (void) state;
  (void) frame;
  bst_list_add (list, &(BstAction){ .verb = BST_VERB_USE });
  bst_list_add (list, &(BstAction){ .verb = BST_VERB_POINTS });
}

static void
choice_take (BstState *state, BstFrame *frame, const BstAction *action, BstEvents *events)
{
  frame->phase = BST_PHASE_TAKEN;
  if (action->verb == BST_VERB_POINTS)
    bst_pay (state,
             &(BstPayment){ .seat = frame->seat,
                            .cause = BST_CAUSE_MODULE,
                            .code = BST_TEST_BONUS,
                            .points = 2,
                            .feature = BST_NO_SEGMENT },
             events);
}

/* ---- A payment that asks which pawn advances ---- */

static BstRun
pawn_run (BstState *state, BstFrame *frame, BstEvents *events)
{
  (void) events;
  return bst_open_once (state, frame, BST_DECISION_PAWN, frame->seat, false);
}

static void
pawn_list (const BstState *state, const BstFrame *frame, BstList *list)
{
  (void) state;
  (void) frame;
  for (unsigned n = 0; n < 2; n++)
    bst_list_add (list, &(BstAction){ .verb = BST_VERB_PAWN, .number = (uint16_t) n });
}

static void
pawn_take (BstState *state, BstFrame *frame, const BstAction *action, BstEvents *events)
{
  (void) events;
  frame->phase = BST_PHASE_TAKEN;
  bst_test_seat (state, frame->seat)->messenger
    = (uint8_t) (bst_test_seat (state, frame->seat)->messenger + action->number);
}

void
bst_test_steps (BstSetup *setup)
{
  static const BstStep steps[] = {
    { "test-deal", deal_run, deal_list, NULL, deal_take, true, NULL },
    { "test-hand", hand_run, hand_list, NULL, hand_take, false, NULL },
    { "test-roll", roll_run, roll_list, NULL, roll_take, true, NULL },
    { "test-round", round_run, round_list, NULL, round_take, false, NULL },
    { "test-ferry", ferry_run, ferry_list, NULL, ferry_take, false, NULL },
    { "test-ferries", ferries_run, ferries_list, NULL, ferries_take, false, NULL },
    { "test-choice", choice_run, choice_list, NULL, choice_take, false, NULL },
    { "test-pawn", pawn_run, pawn_list, NULL, pawn_take, false, NULL },
  };

  for (size_t i = 0; i < sizeof steps / sizeof *steps; i++)
    bst_setup_add_step (setup, &steps[i]);
}
