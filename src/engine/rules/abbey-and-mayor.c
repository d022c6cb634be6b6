/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Abbeys and mayors (S0, "Abbey & Mayor").  An abbey is a tile in each player's
 * hand that fills a hole and ends all that meets it; a mayor is as strong as its
 * city has shields.  Barns and wagons have files of their own.
 */

#include "rules/abbey-and-mayor.h"

#include "expansion.h"

#include <stdio.h>

static const char *const none_once[] = { "none", "once", NULL };
static const char *const moves[] = { "adjacent", "connected", NULL };
static const char *const no_yes[] = { "no", "yes", NULL };
static const char *const yes_no[] = { "yes", "no", NULL };
static const char *const payments[] = { "owner", "barn", NULL };

static const BstOptionDef options[] = {
  { "am.end-abbey", none_once, 0, 19 },
  { "am.wagon-move", moves, 0, 20 },
  { "am.barn-occupied", no_yes, 0, 21 },
  { "am.barn-payment", payments, 0, 22 },
  { "am.barn-without-farmers", yes_no, 0, 23 },
};

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

  return own == NULL || own[AM_ABBEY] < 0 ? 0 : setup->kind_count[own[AM_ABBEY]] / setup->n_seats;
}

unsigned
bst_state_abbeys (const BstState *state, unsigned seat)
{
  if (bst_own (state->setup, &bst_rules_abbey_and_mayor) == NULL)
    return 0;
  return seat_bytes (state, seat)->abbeys;
}

/* ---- Laying an abbey instead of a drawn tile ---- */

/* S0 Abbey: "an empty space surrounded on its 4 orthogonally adjacent sides". */
static bool
is_hole (const BstState *state, unsigned cell)
{
  BstCell at = bst_state_cell (state, cell);

  return bst_cells (state)[cell].neighbors == 4
         && bst_test_place (state, (unsigned) bst_am (state, AM_ABBEY), at.x, at.y, 0, NULL);
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

  return own != NULL && own[AM_ABBEY] >= 0 && value != 0 && !(value & BST_MAP_TILE)
         && is_hole (state, value - 1);
}

static bool
may_fill (const BstState *state, int x, int y)
{
  unsigned abbeys = 0;

  for (unsigned seat = 1; seat <= state->setup->n_seats; seat++)
    abbeys += seat_bytes (state, seat)->abbeys;
  return abbeys > 0 && bst_abbey_fits (state, x, y);
}

/* Once in each part, before its draw, if the part may have a tile of the hand. */
static void
before_draw (BstState *state, BstEvents *events)
{
  const BstFrame *part = bst_current_part (state);

  (void) events;
  if ((part->n[0] >> 8 & BST_RIGHT_HAND) && can_lay (state, part->seat))
    bst_push (state, (unsigned) bst_am (state, AM_HAND_STEP), part->seat);
}

static BstRun
hand_run (BstState *state, BstFrame *frame, BstEvents *events)
{
  (void) events;
  if (frame->phase == 1)
    return BST_RUN_DONE;
  return bst_open (state, BST_DECISION_HAND, frame->seat, true);
}

static void
hand_list (const BstState *state, const BstFrame *frame, BstList *list)
{
  (void) frame;
  for (unsigned i = 0; i < state->n_cells; i++)
    {
      BstCell cell = bst_state_cell (state, i);

      if (is_hole (state, i))
        bst_list_add (list, &(BstAction) { .verb = BST_VERB_PLACE, .x = cell.x, .y = cell.y,
                                           .number = (uint16_t) (bst_am (state, AM_ABBEY) + 1) });
    }
}

static bool
hand_test (const BstState *state, const BstFrame *frame, const BstAction *action,
           BstRefusal *why)
{
  unsigned abbey = (unsigned) bst_am (state, AM_ABBEY);
  BstAction plain = { .verb = BST_VERB_PLACE, .rot = action->rot, .x = action->x,
                      .y = action->y, .number = (uint16_t) (abbey + 1) };
  unsigned value;

  (void) frame;
  if (!bst_action_equal (&plain, action))
    return bst_refuse (why, BST_REFUSAL_WRONG_VERB);
  if (!bst_test_place (state, abbey, action->x, action->y, action->rot, why))
    return false;
  value = bst_map_get (state, action->x, action->y);
  return is_hole (state, value - 1) ? true : bst_refuse (why, BST_REFUSAL_NO_HOLE);
}

static void
hand_take (BstState *state, BstFrame *frame, const BstAction *action, BstEvents *events)
{
  BstFrame *part = bst_current_part (state);

  frame->phase = 1;
  if (action->verb != BST_VERB_PLACE)
    return;
  seat_bytes (state, frame->seat)->abbeys--;
  part->n[0] = (part->n[0] & ~0xff) | BST_PART_HAND;
  bst_part_laid (state, bst_lay (state, action->number - 1u, 0, action->x, action->y,
                                 frame->seat, events));
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
  BstEvent *event;

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
  event = bst_event (events, BST_EVENT_TURN);
  if (event != NULL)
    {
      event->seat = (uint8_t) seat;
      event->number = state->turn;
    }
  frame->phase = LAST_ENDS;
  bst_push_part (state, seat, BST_PART_HAND, BST_RIGHT_HAND);
  return BST_RUN_MORE;
}

static void
last_list (const BstState *state, const BstFrame *frame, BstList *list)
{
  (void) state;
  (void) frame;
  (void) list;
}

static void
last_take (BstState *state, BstFrame *frame, const BstAction *action, BstEvents *events)
{
  (void) state;
  (void) frame;
  (void) action;
  (void) events;
}

static void
last_turns (BstState *state, BstEvents *events)
{
  (void) events;
  if (bst_am (state, AM_LAST_TURNS) && bst_am (state, AM_ABBEY) >= 0)
    bst_push (state, (unsigned) bst_am (state, AM_LAST_STEP), state->active);
}

/* ---- Set-up ---- */

/* S0: "Each player adds these figures to their regular supply". */
static void
setup_pieces (BstSetup *self, int32_t *own)
{
  unsigned follower = BST_PIECE_FOLLOWER | BST_PIECE_FLIES | BST_PIECE_PORTALS
                      | BST_PIECE_EATEN | BST_PIECE_EVICTED | BST_PIECE_CIRCLES;

  own[AM_MAYOR] = bst_setup_add_piece (self, &(BstPieceDef) {
                                               .name = "mayor",
                                               .flags = (uint16_t) follower,
                                               .claims = 1u << BST_FEATURE_CITY,
                                               .count = 1,
                                             });
  own[AM_WAGON] = bst_setup_add_piece (self, &(BstPieceDef) {
                                               .name = "wagon",
                                               .flags = (uint16_t) (follower | BST_PIECE_STAYS),
                                               .claims = 1u << BST_FEATURE_CITY
                                                         | 1u << BST_FEATURE_ROAD
                                                         | 1u << BST_FEATURE_MONASTERY,
                                               .weight = 1,
                                               .count = 1,
                                             });
  own[AM_BARN] = bst_setup_add_piece (self, &(BstPieceDef) {
                                              .name = "barn",
                                              .flags = BST_PIECE_SPECIAL | BST_PIECE_STAYS,
                                              .count = 1,
                                            });
}

static void
setup (BstSetup *self)
{
  static const BstStep hand
    = { "abbey", hand_run, hand_list, hand_test, hand_take, false, NULL };
  static const BstStep last
    = { "last-abbeys", last_run, last_list, NULL, last_take, false, NULL };
  int32_t *own = bst_own (self, &bst_rules_abbey_and_mayor);

  setup_pieces (self, own);
  own[AM_ABBEY] = -1;
  own[AM_SEAT] = (int32_t) bst_setup_add_bytes (&self->bytes_seat, sizeof (Seat));
  own[AM_HAND_STEP] = bst_setup_add_step (self, &hand);
  own[AM_LAST_STEP] = bst_setup_add_step (self, &last);
  own[AM_WAGON_STEP] = bst_setup_add_step (self, &bst_am_wagon_step);
  own[AM_LAST_TURNS] = bst_setup_option (self, "am.end-abbey");
  own[AM_CONNECTED] = bst_setup_option (self, "am.wagon-move");
  own[AM_SHARED] = bst_setup_option (self, "am.barn-occupied");
  own[AM_EACH_BARN] = bst_setup_option (self, "am.barn-payment");
  own[AM_NEEDS_FARMER] = bst_setup_option (self, "am.barn-without-farmers");
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
static void
setup_tiles (BstSetup *self)
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
static void
start (BstState *state)
{
  int kind = bst_am (state, AM_ABBEY);

  if (kind < 0)
    return;
  for (unsigned seat = 1; seat <= state->setup->n_seats; seat++)
    seat_bytes (state, seat)->abbeys
      = (uint16_t) (state->setup->kind_count[kind] / state->setup->n_seats);
  BST_AT (state, left, uint16_t)[kind] = 0;
}

/* ---- Mayors ---- */

/* S0 Mayor: "strength equal to the number of coats of arms in the city". */
static void
strength (const BstState *state, BstSheet *sheet)
{
  unsigned mayor = (unsigned) bst_am (state, AM_MAYOR), shields, root;

  if (sheet->kind != BST_FEATURE_CITY || sheet->present == 0)
    return;
  shields = bst_feature_counter (state, sheet->segment, BST_ATTR_SHIELDS);
  root = bst_find (state, sheet->segment);
  for (unsigned seat = 1; shields > 0 && seat <= state->setup->n_seats; seat++)
    {
      const BstPiece *piece;

      if (!(sheet->present >> seat & 1))
        continue;
      for (unsigned i = 0; (piece = bst_am_piece (state, seat, mayor, i)) != NULL; i++)
        if (piece->place == BST_AT_SEGMENT && bst_find (state, piece->segment) == root)
          sheet->strength[seat] = (int16_t) (sheet->strength[seat] + (int) shields);
    }
}

/* ---- After the scoring, and the end ---- */

/* The frame pushed last runs first: T11b, then T13. */
static void
after_scoring (BstState *state, BstEvents *events)
{
  (void) events;
  bst_am_wagon_round (state);
  bst_am_barn_score (state);
}

static void
end_after (BstState *state, BstEvents *events)
{
  bst_am_wagon_all_home (state, events);
  bst_am_barn_final (state, events);
}

static bool
may_put (const BstState *state, unsigned piece, BstTileId tile, BstSegmentId segment,
         BstRefusal *why)
{
  (void) tile;
  return bst_am_barn_may_put (state, piece, segment, why);
}

static void
dump (const BstState *state, void (*line) (void *data, const char *text), void *data)
{
  char text[40];

  for (unsigned seat = 1; seat <= state->setup->n_seats; seat++)
    if (seat_bytes (state, seat)->abbeys > 0)
      {
        snprintf (text, sizeof text, "abbeys %u %u", seat, seat_bytes (state, seat)->abbeys);
        line (data, text);
      }
}

static const char *
check (const BstState *state)
{
  int kind = bst_am (state, AM_ABBEY);
  unsigned abbeys = 0;

  if (kind < 0)
    return NULL;
  for (unsigned seat = 1; seat <= state->setup->n_seats; seat++)
    abbeys += seat_bytes (state, seat)->abbeys;
  for (unsigned i = 0; i < state->n_tiles; i++)
    abbeys += bst_placed (state, i)->kind == kind;
  return abbeys == state->setup->kind_count[kind] ? NULL : "abbeys were lost or found";
}

const BstModule bst_rules_abbey_and_mayor = {
  .id = "abbey-and-mayor",
  .rank = 4,
  .is_public = true,
  .options = options,
  .n_options = sizeof options / sizeof *options,
  .hooks = {
    .setup = setup,
    .setup_tiles = setup_tiles,
    .start = start,
    .before_draw = before_draw,
    .may_fill = may_fill,
    .main_list = bst_am_barn_list,
    .main_test = bst_am_barn_test,
    .main_take = bst_am_barn_take,
    .may_put = may_put,
    .strength = strength,
    .after_scoring = after_scoring,
    .last_turns = last_turns,
    .end_after = end_after,
    .project = bst_am_barn_project,
    .dump = dump,
    .check = check,
  },
};
