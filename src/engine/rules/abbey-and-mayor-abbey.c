/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Abbeys (S0, "Abbey & Mayor", Abbey): a tile in each player's hand that fills a
 * hole and ends all that meets it.
 */

#include "rules/abbey-and-mayor.h"

#include "expansion.h"

typedef struct
{
  uint16_t abbeys; /* in hand */
} Seat;

static Seat *
seat_bytes (const BstState *state, unsigned seat)
{
  return bst_bytes_seat (state, seat, (size_t) bst_am (state, AM_SEAT));
}

unsigned
bst_setup_abbeys (const BstSetup *setup)
{
  const int32_t *own = bst_own (setup, &bst_rules_abbey_and_mayor);

  return !bst_in_play (setup, &bst_rules_abbey_and_mayor) || own[AM_ABBEY] < 0
           ? 0
           : setup->kind_count[own[AM_ABBEY]] / setup->n_seats;
}

unsigned
bst_state_abbeys (const BstState *state, unsigned seat)
{
  if (!bst_in_play (state->setup, &bst_rules_abbey_and_mayor))
    return 0;
  return seat_bytes (state, seat)->abbeys;
}

/* ---- Laying an abbey instead of a drawn tile ---- */

/* S0 Abbey: "an empty space surrounded on its 4 orthogonally adjacent sides". */
static bool
is_hole (const BstState *state, unsigned cell)
{
  const BstOpenCell *at = &bst_cells (state)[cell];

  return at->neighbors == 4
         && bst_test_place (state, (unsigned) bst_am (state, AM_ABBEY), at->cell.x, at->cell.y,
                            0, NULL);
}

static bool
can_lay (const BstState *state, unsigned seat)
{
  if (seat_bytes (state, seat)->abbeys == 0)
    return false;
  for (unsigned i = 0; i < state->n_cells; i++)
    if (is_hole (state, i))
      return true;
  return false;
}

bool
bst_abbey_fits (const BstState *state, int x, int y)
{
  unsigned value = bst_map_get (state, x, y);
  const int32_t *own = bst_own (state->setup, &bst_rules_abbey_and_mayor);

  return bst_in_play (state->setup, &bst_rules_abbey_and_mayor) && own[AM_ABBEY] >= 0
         && value != 0 && !(value & BST_MAP_TILE) && is_hole (state, value - 1);
}

/* Abbeys of all seats. */
static unsigned
in_hands (const BstState *state)
{
  unsigned abbeys = 0;

  for (unsigned seat = 1; seat <= state->setup->n_seats; seat++)
    abbeys += seat_bytes (state, seat)->abbeys;
  return abbeys;
}

bool
bst_am_abbey_may_fill (const BstState *state, int x, int y)
{
  return in_hands (state) > 0 && bst_abbey_fits (state, x, y);
}

/* Once in each part, before its draw, if the part may have a tile of the hand. */
void
bst_am_abbey_before_draw (BstState *state, BstEvents *events)
{
  const BstFrame *part = bst_current_part (state);

  (void) events;
  if ((bst_part_rights (part) & BST_RIGHT_HAND) && can_lay (state, part->seat))
    bst_push (state, (unsigned) bst_am (state, AM_HAND_STEP), part->seat);
}

static BstRun
hand_run (BstState *state, BstFrame *frame, BstEvents *events)
{
  (void) events;
  return bst_open_once (state, frame, BST_DECISION_HAND, frame->seat, true);
}

static void
hand_list (const BstState *state, const BstFrame *frame, BstList *list)
{
  (void) frame;
  for (unsigned i = 0; i < state->n_cells; i++)
    {
      BstCell cell = bst_state_cell (state, i);

      if (is_hole (state, i))
        bst_list_add (list,
                      &(BstAction){ .verb = BST_VERB_PLACE,
                                    .x = cell.x,
                                    .y = cell.y,
                                    .number = (uint16_t) (bst_am (state, AM_ABBEY) + 1) });
    }
}

static bool
hand_test (const BstState *state, const BstFrame *frame, const BstAction *action,
           BstRefusal *why)
{
  unsigned abbey = (unsigned) bst_am (state, AM_ABBEY);
  BstAction plain = { .verb = BST_VERB_PLACE,
                      .rot = action->rot,
                      .x = action->x,
                      .y = action->y,
                      .number = (uint16_t) (abbey + 1) };

  (void) frame;
  if (!bst_action_equal (&plain, action))
    return bst_refuse (why, BST_REFUSAL_WRONG_VERB);
  if (!bst_test_place (state, abbey, action->x, action->y, action->rot, why))
    return false;
  return bst_abbey_fits (state, action->x, action->y) || bst_refuse (why, BST_REFUSAL_NO_HOLE);
}

static void
hand_take (BstState *state, BstFrame *frame, const BstAction *action, BstEvents *events)
{
  BstFrame *part = bst_current_part (state);

  frame->phase = BST_PHASE_TAKEN;
  if (action->verb != BST_VERB_PLACE)
    return;
  seat_bytes (state, frame->seat)->abbeys--;
  part->n[0] = (part->n[0] & ~0xff) | BST_PART_HAND;
  bst_part_laid (
    state, bst_lay (state, action->number - 1u, 0, action->x, action->y, frame->seat, events));
}

/* ---- R19: one more chance for each abbey once the stack is empty ---- */

enum
{
  LAST_NEXT,
  LAST_ENDS,
};

/* n[0]: seats that had their chance; frame->seat: who had the last turn. */
static BstRun
last_run (BstState *state, BstFrame *frame, BstEvents *events)
{
  unsigned n = state->setup->n_seats, seat;

  if (frame->phase == LAST_ENDS)
    {
      if (bst_walk (state, frame, BST_WALK_TURN_ENDS, events))
        frame->phase = LAST_NEXT;
      return BST_RUN_MORE;
    }
  if (frame->n[0] == (int32_t) n)
    return BST_RUN_DONE;
  seat = (frame->seat + (unsigned) frame->n[0]++) % n + 1;
  if (!can_lay (state, seat))
    return BST_RUN_MORE;
  state->active = (uint8_t) seat;
  state->turn++;
  bst_event_number (events, BST_EVENT_TURN, seat, state->turn);
  frame->phase = LAST_ENDS;
  bst_push_part (state, seat, BST_PART_HAND, BST_RIGHT_HAND);
  return BST_RUN_MORE;
}

void
bst_am_abbey_last_turns (BstState *state, BstEvents *events)
{
  (void) events;
  if (bst_am (state, AM_LAST_TURNS) && bst_am (state, AM_ABBEY) >= 0)
    bst_push (state, (unsigned) bst_am (state, AM_LAST_STEP), state->active);
}

/* ---- Set-up ---- */

void
bst_am_abbey_setup (BstSetup *setup, int32_t *own)
{
  static const BstStep hand
    = { "abbey", hand_run, hand_list, hand_test, hand_take, false, NULL };
  static const BstStep last = { .name = "last-abbeys", .run = last_run };

  own[AM_ABBEY] = -1;
  own[AM_SEAT] = (int32_t) bst_setup_add_bytes (&setup->bytes_seat, sizeof (Seat));
  own[AM_HAND_STEP] = bst_setup_add_step (setup, &hand);
  own[AM_LAST_STEP] = bst_setup_add_step (setup, &last);
}

/* The abbeys of both editions of the set are one kind. */
static int
find_abbey (BstSetup *self)
{
  int kind = bst_setup_find_kind (self, "abbey-and-mayor/abbey");
  int other = bst_setup_find_kind (self, "abbey-and-mayor-gardens/abbey");

  if (kind < 0 || other < 0)
    return kind < 0 ? other : kind;
  self->kind_count[kind] = (uint16_t) (self->kind_count[kind] + self->kind_count[other]);
  self->kind_count[other] = 0;
  return kind;
}

/* S0: "Each player receives 1 Abbey tile", however many of them there are; with
 * more copies of the set each receives more. */
void
bst_am_abbey_setup_tiles (BstSetup *self)
{
  int32_t *own = bst_own (self, &bst_rules_abbey_and_mayor);
  int kind = find_abbey (self);
  size_t each, more;

  if (kind < 0 || self->kind_count[kind] == 0)
    return;
  each = self->kind_count[kind];
  more = each * (self->n_seats - 1);
  own[AM_ABBEY] = kind;
  self->kind_count[kind] = (uint16_t) (each * self->n_seats);
  self->n_tiles += more;
  self->n_segments += more * self->kinds[kind].n_segments;
}

/* Abbeys are in the players' hands and never in the stack. */
void
bst_am_abbey_start (BstState *state)
{
  int kind = bst_am (state, AM_ABBEY);

  if (kind < 0)
    return;
  for (unsigned seat = 1; seat <= state->setup->n_seats; seat++)
    seat_bytes (state, seat)->abbeys = (uint16_t) bst_setup_abbeys (state->setup);
  BST_AT (state, left, uint16_t)[kind] = 0;
}

/* ---- The position as text ---- */

void
bst_am_abbey_dump (const BstState *state, BstDump *dump)
{
  for (unsigned seat = 1; seat <= state->setup->n_seats; seat++)
    if (seat_bytes (state, seat)->abbeys > 0)
      bst_dump_line (dump, "abbeys %u %u", seat, seat_bytes (state, seat)->abbeys);
}

const char *
bst_am_abbey_check (const BstState *state)
{
  int kind = bst_am (state, AM_ABBEY);
  unsigned abbeys = in_hands (state);

  if (kind < 0)
    return NULL;
  for (unsigned i = 0; i < state->n_tiles; i++)
    abbeys += bst_placed (state, i)->kind == kind;
  return abbeys == state->setup->kind_count[kind] ? NULL : "abbeys were lost or found";
}
