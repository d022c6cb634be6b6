/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/test.h"

#include <stdio.h>

static size_t
own (const BstState *state, int number)
{
  return (size_t) bst_own (state->setup, &bst_rules_test)[number];
}

BstTestSeat *
bst_test_seat (const BstState *state, unsigned seat)
{
  return bst_bytes_seat (state, seat, own (state, BST_TEST_OWN_SEAT));
}

BstTestTile *
bst_test_tile (const BstState *state, unsigned tile)
{
  return bst_bytes_tile (state, tile, own (state, BST_TEST_OWN_TILE));
}

BstTestSegment *
bst_test_segment (const BstState *state, unsigned segment)
{
  return bst_bytes_segment (state, segment, own (state, BST_TEST_OWN_SEGMENT));
}

int
bst_test_hand_kind (const BstSetup *setup)
{
  return bst_setup_find_kind (setup, "test/hand");
}

/* ---- Set-up ---- */

static void
setup (BstSetup *self)
{
  int32_t *numbers = bst_own (self, &bst_rules_test);

  numbers[BST_TEST_OWN_SEAT]
    = (int32_t) bst_setup_add_bytes (&self->bytes_seat, sizeof (BstTestSeat));
  numbers[BST_TEST_OWN_TILE]
    = (int32_t) bst_setup_add_bytes (&self->bytes_tile, sizeof (BstTestTile));
  numbers[BST_TEST_OWN_SEGMENT]
    = (int32_t) bst_setup_add_bytes (&self->bytes_segment, sizeof (BstTestSegment));
  bst_setup_add_counter (self, BST_ATTR_FISH);
  self->has_deltas = true;
  self->has_systems = true;
  self->features[BST_FEATURE_RIVER].system = true;
  self->max_links = 40;
  bst_setup_add_piece (
    self,
    &(BstPieceDef){ .name = "probe", .flags = BST_PIECE_FOLLOWER, .weight = 1, .count = 1 });
  bst_setup_add_piece (self, &(BstPieceDef){ .name = "shade",
                                             .flags = BST_PIECE_SPECIAL | BST_PIECE_LONE_HOME,
                                             .count = 1 });
  bst_test_steps (self);
  bst_test_books (self);
}

/* A tile for each hand that fits everywhere and closes what it meets. */
static void
setup_tiles (BstSetup *self)
{
  BstTile *tile = &self->kinds[self->n_kinds];
  BstTileError error;

  bst_tile_init (tile, "test", "hand");
  tile->any_edge = true;
  tile->group = BST_GROUP_HAND;
  bst_tile_add_segment (tile, "monastery", &error);
  self->kind_count[self->n_kinds++] = (uint16_t) self->n_seats;
  self->n_tiles += self->n_seats;
  self->n_segments += self->n_seats;
}

static void
start (BstState *state)
{
  for (unsigned seat = 1; seat <= state->setup->n_seats; seat++)
    bst_test_seat (state, seat)->recalls = 2;
  bst_push (state, (unsigned) bst_setup_step (state->setup, "test-deal"), 1);
}

/* ---- The pipeline ---- */

static void
push (BstState *state, const char *step, unsigned seat)
{
  bst_push (state, (unsigned) bst_setup_step (state->setup, step), seat);
}

static void
before_draw (BstState *state, BstEvents *events)
{
  (void) events;
  if (bst_test_seat (state, state->active)->hand > 0)
    push (state, "test-hand", state->active);
}

static void
placed (BstState *state, BstEvents *events)
{
  (void) events;
  bst_test_laid (state);
  push (state, "test-roll", 0);
  if (state->turn % 3 == 0)
    push (state, "test-round", state->active);
}

static void
after_main (BstState *state, BstEvents *events)
{
  (void) events;
  push (state, "test-ferries", state->active);
  push (state, "test-ferry", state->active);
}

/* A part in the same turn, once: the part around it comes from the stack. */
static void
after_scoring (BstState *state, BstEvents *events)
{
  BstFrame *part = bst_current_part (state);

  (void) events;
  bst_test_scored (state);
  if (bst_part_source (part) == BST_PART_STACK && !bst_stack_is_empty (state)
      && bst_test_tile (state, state->part_tile)->rolled == 3)
    bst_push_part (state, state->active, BST_PART_MESSAGE, 0);
}

static void
end_after (BstState *state, BstEvents *events)
{
  bst_test_final_done (state);
  for (unsigned seat = 1; seat <= state->setup->n_seats; seat++)
    bst_pay (state,
             &(BstPayment){ .seat = (uint8_t) seat,
                            .cause = BST_CAUSE_MODULE,
                            .code = BST_TEST_BONUS,
                            .points = bst_test_seat (state, seat)->space,
                            .feature = BST_NO_SEGMENT },
             events);
}

/* ---- Scoring ---- */

static void
score_terms (const BstState *state, BstSheet *sheet)
{
  int n = (int) bst_feature_counter (state, sheet->segment, BST_ATTR_FISH);

  bst_sheet_add (sheet, BST_TEST_TERM, n, -1);
}

static void
feature_scored (BstState *state, const BstSheet *sheet, BstEvents *events)
{
  unsigned next = state->active % state->setup->n_seats + 1;

  (void) events;
  if (sheet->when == BST_WHEN_COMPLETED && sheet->present != 0)
    push (state, "test-choice", next);
}

static bool
payment (BstState *state, BstPayment *paid, BstEvents *events)
{
  (void) events;
  if (paid->points < 5)
    return false;
  push (state, "test-pawn", paid->seat);
  return true;
}

/* ---- The main decision: a figure in two features of the tile ---- */

static void
list_probe (const BstState *state, BstList *list)
{
  unsigned seat = bst_current_part (state)->seat;
  int probe = bst_setup_find_piece (state->setup, "probe", 5);
  BstPlaced tile = bst_state_tile (state, state->part_tile);
  unsigned n = state->setup->info[tile.kind].n_segments;

  if (state->supply[seat][probe] == 0)
    return;
  for (unsigned a = 0; a < n; a++)
    for (unsigned b = a + 1; b < n; b++)
      if (bst_feature_followers (state, (BstSegmentId) (tile.first + a)) == 0
          && bst_feature_followers (state, (BstSegmentId) (tile.first + b)) == 0
          && !bst_feature_same (state, (BstSegmentId) (tile.first + a),
                                (BstSegmentId) (tile.first + b)))
        bst_list_add (list, &(BstAction){ .verb = BST_VERB_CLAIM,
                                          .piece = (uint8_t) probe,
                                          .x = tile.x,
                                          .y = tile.y,
                                          .slot = (uint8_t) a,
                                          .x2 = tile.x,
                                          .y2 = tile.y,
                                          .slot2 = BST_SLOT_OFF,
                                          .number = (uint16_t) b });
}

/* A special figure beside an own follower. */
static void
list_shade (const BstState *state, BstList *list)
{
  unsigned seat = bst_current_part (state)->seat;
  int shade = bst_setup_find_piece (state->setup, "shade", 5);
  BstPlaced tile = bst_state_tile (state, state->part_tile);

  for (unsigned i = 0; i < state->setup->info[tile.kind].n_segments; i++)
    if (state->supply[seat][shade] > 0
        && bst_node (state, bst_find (state, tile.first + i))->tally[seat - 1] > 0)
      {
        BstAction claim
          = bst_claim_on (state, (unsigned) shade, (BstSegmentId) (tile.first + i));

        bst_list_add (list, &claim);
      }
}

static void
list_main (const BstState *state, BstList *list)
{
  list_probe (state, list);
  list_shade (state, list);
}

static unsigned
main_count (const BstState *state)
{
  BstList list = { 0 };

  list_main (state, &list);
  return (unsigned) list.n;
}

static bool
main_action (const BstState *state, unsigned number, BstAction *action)
{
  BstList list = { .picked = action, .want = number };

  list_main (state, &list);
  return true;
}

static bool
main_test (const BstState *state, const BstAction *action, BstRefusal *why)
{
  BstList list = { .match = action };

  list_main (state, &list);
  return list.found ? true : bst_refuse (why, BST_REFUSAL_WRONG_VERB);
}

static bool
main_take (BstState *state, const BstAction *action, BstEvents *events)
{
  BstPlaced tile = bst_state_tile (state, state->part_tile);
  unsigned seat = bst_current_part (state)->seat;
  BstSegmentId second = action->slot2 == BST_SLOT_OFF
                          ? (BstSegmentId) (tile.first + action->number)
                          : BST_NO_SEGMENT;

  if (action->verb != BST_VERB_CLAIM || state->setup->pieces[action->piece].claims != 0)
    return false;
  bst_piece_put (state, (unsigned) bst_piece_in_supply (state, seat, action->piece),
                 (BstSegmentId) (tile.first + action->slot), second, events);
  return true;
}

/* ---- An extra action at any time: the probe comes home ---- */

static void
extra_list (const BstState *state, BstList *list)
{
  const BstPiece *pieces = BST_AT (state, pieces, BstPiece);
  unsigned probe = (unsigned) bst_setup_find_piece (state->setup, "probe", 5);

  if (bst_test_seat (state, state->active)->recalls == 0)
    return;
  for (unsigned i = 0; i < state->setup->n_pieces; i++)
    if (pieces[i].kind == probe && pieces[i].seat == state->active
        && pieces[i].place == BST_AT_SEGMENT)
      {
        BstAction recall = bst_action_with (state, BST_VERB_RECALL, &pieces[i]);

        bst_list_add (list, &recall);
      }
}

static bool
extra_take (BstState *state, const BstAction *action, BstEvents *events)
{
  const BstPiece *pieces = BST_AT (state, pieces, BstPiece);

  if (action->verb != BST_VERB_RECALL)
    return false;
  for (unsigned i = 0; i < state->setup->n_pieces; i++)
    if (pieces[i].kind == action->piece && pieces[i].seat == action->seat
        && pieces[i].place == BST_AT_SEGMENT)
      bst_piece_home (state, i, BST_CAUSE_RECALL, events);
  bst_test_seat (state, action->seat)->recalls--;
  return true;
}

/* ---- Dump and check ---- */

static void
dump (const BstState *state, BstDump *dump)
{
  int x0, y0, x1, y1;

  for (unsigned seat = 1; seat <= state->setup->n_seats; seat++)
    {
      const BstTestSeat *own = bst_test_seat (state, seat);

      bst_dump_line (dump, "test seat %u %u %u %u %u", seat, own->hand, own->recalls,
                     own->space, own->messenger);
    }
  bst_state_bounds (state, &x0, &y0, &x1, &y1);
  for (int y = y0; y <= y1; y++)
    for (int x = x0; x <= x1; x++)
      {
        BstTileId tile = bst_state_tile_at (state, x, y);

        if (tile != BST_NO_TILE)
          bst_dump_line (dump, "test tile %d,%d %u", x, y,
                         bst_test_tile (state, tile)->rolled);
      }
}

/* Rivers have no lakes here, so systems and features of rivers are the same. */
static const char *
check (const BstState *state)
{
  int fish = state->setup->counter_of[BST_ATTR_FISH];

  for (unsigned i = 0; i < state->n_segments; i++)
    {
      if (bst_counter_get (state, (BstSegmentId) i, (unsigned) fish)
          != bst_test_segment (state, i)->value)
        return "a counter changed in play does not agree with the module";
      if (bst_segment_def (state, (BstSegmentId) i)->kind == BST_FEATURE_RIVER
          && bst_system_find (state, (BstSegmentId) i)
               != bst_system_find (state, bst_feature_name (state, (BstSegmentId) i)))
        return "a river is in two systems";
    }
  return bst_test_books_check (state);
}

const BstModule bst_rules_test = {
  .id = "test",
  .rank = 8,
  .hooks = {
    .setup = setup,
    .setup_tiles = setup_tiles,
    .start = start,
    .turn_begins = bst_test_turn_begins,
    .before_draw = before_draw,
    .drawn = bst_test_drawn,
    .placed = placed,
    .main_count = main_count,
    .main_action = main_action,
    .main_test = main_test,
    .main_take = main_take,
    .after_main = after_main,
    .score_terms = score_terms,
    .what_to_score = bst_test_what_to_score,
    .payment = payment,
    .feature_scored = feature_scored,
    .after_scoring = after_scoring,
    .turn_ends = bst_test_turn_ends,
    .end_before = bst_test_end_before,
    .end_after = end_after,
    .feature_changed = bst_test_feature_changed,
    .extra_list = extra_list,
    .extra_take = extra_take,
    .dump = dump,
    .check = check,
  },
};
