/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Scoring as frames: the features that are due, one by one, and payments,
 * which modules may interrupt.
 */

#include "core.h"

void
bst_due_add (BstState *state, BstSegmentId segment)
{
  assert (state->n_due < state->setup->max_due);
  BST_AT (state, due, uint16_t)[state->n_due++] = segment;
}

/* ---- Order ---- */

/* R36: roads, cities, monasteries, gardens, fields; the one that reaches
 * furthest north, then west, first. */
static uint64_t
due_key (const BstState *state, BstSegmentId segment)
{
  unsigned rank = state->setup->features[bst_segment_kind (state, segment)].rank;
  uint32_t best = UINT32_MAX;
  BstSegmentId at = segment;

  do
    {
      const BstPlaced *tile = bst_placed (state, bst_segment_tile (state, at));
      uint32_t key = (uint32_t) (tile->y + 0x8000) << 16 | (uint32_t) (tile->x + 0x8000);

      if (key < best)
        best = key;
      at = bst_feature_next (state, at);
    }
  while (at != segment);
  return (uint64_t) rank << 56 | (uint64_t) best << 16 | segment;
}

void
bst_sort_due (BstState *state, unsigned first)
{
  uint16_t *due = BST_AT (state, due, uint16_t);
  uint64_t keys[BST_MAX_DUE + BST_MAX_SEATS * BST_MAX_PIECES_PER_SEAT * 2];

  for (unsigned i = first; i < state->n_due; i++)
    {
      uint16_t one = due[i];
      uint64_t key = due_key (state, one);
      unsigned j = i;

      for (; j > first && keys[j - 1] > key; j--)
        {
          due[j] = due[j - 1];
          keys[j] = keys[j - 1];
        }
      due[j] = one;
      keys[j] = key;
    }
}

void
bst_collect_final (BstState *state)
{
  const BstPiece *pieces = BST_AT (state, pieces, BstPiece);
  const uint16_t *due = BST_AT (state, due, uint16_t);

  for (size_t i = 0; i < state->setup->n_pieces; i++)
    for (int half = 0; half < 2; half++)
      {
        BstSegmentId segment = half == 0 ? pieces[i].segment : pieces[i].second;
        BstSegmentId name;
        unsigned k = 0;

        if (pieces[i].place != BST_AT_SEGMENT || segment == BST_NO_SEGMENT)
          continue;
        name = bst_feature_name (state, segment);
        while (k < state->n_due && due[k] != name)
          k++;
        if (k == state->n_due)
          bst_due_add (state, name);
      }
}

/* ---- Payments ---- */

static void
points_event (const BstState *state, const BstPayment *payment, BstEvents *events)
{
  BstEvent *event = payment->feature == BST_NO_SEGMENT
                      ? bst_event (events, BST_EVENT_POINTS)
                      : bst_event_at (state, events, BST_EVENT_POINTS, payment->feature);

  if (event == NULL)
    return;
  event->seat = payment->seat;
  event->cause = payment->cause;
  event->code = payment->code;
  event->when = payment->when;
  event->points = payment->points;
}

static void
pay_now (BstState *state, const BstPayment *payment, BstEvents *events)
{
  state->scores[payment->seat] += payment->points;
  if (events != NULL)
    points_event (state, payment, events);
}

/* A payment that modules may interrupt waits in a frame of its own: n[0]
 * points, n[1] feature, n[2] cause, code and when. */
void
bst_pay (BstState *state, const BstPayment *payment, BstEvents *events)
{
  BstFrame *frame;

  if (payment->points == 0)
    return;
  if (state->setup->hooks.payment.n == 0)
    {
      pay_now (state, payment, events);
      return;
    }
  frame = bst_push (state, BST_STEP_PAY, payment->seat);
  frame->n[0] = payment->points;
  frame->n[1] = payment->feature;
  frame->n[2] = payment->cause | payment->code << 8 | payment->when << 16;
}

static BstRun
pay_run (BstState *state, BstFrame *frame, BstEvents *events)
{
  const BstHookList *hooks = &state->setup->hooks.payment;
  BstPayment payment = {
    .seat = frame->seat,
    .cause = (uint8_t) (frame->n[2] & 0xff),
    .code = (uint8_t) (frame->n[2] >> 8 & 0xff),
    .when = (uint8_t) (frame->n[2] >> 16 & 0xff),
    .points = frame->n[0],
    .feature = (BstSegmentId) frame->n[1],
  };

  while (frame->sub < hooks->n)
    {
      unsigned depth = state->depth;
      bool pushed = hooks->of[frame->sub++]->payment (state, &payment, events);

      frame->n[0] = payment.points;
      if (pushed || state->depth != depth)
        return BST_RUN_MORE;
    }
  pay_now (state, &payment, events);
  return BST_RUN_DONE;
}

void
bst_pay_step (BstStep *step)
{
  *step = (BstStep){ .name = "pay", .run = pay_run };
}

/* ---- Features that are due ---- */

enum
{
  SCORE_NEXT,
  SCORE_PAY,
};

/* n[0]: the feature at hand on the due list; n[1]: where its slice ends;
 * n[2]: when. */
void
bst_push_score (BstState *state, unsigned first, unsigned count, BstWhen when)
{
  BstFrame *frame = bst_push (state, BST_STEP_SCORE, state->active);

  frame->n[0] = (int32_t) first;
  frame->n[1] = (int32_t) (first + count);
  frame->n[2] = (int32_t) when;
}

static void
receiver_events (const BstSheet *sheet, BstEvents *events)
{
  for (unsigned seat = 1; seat <= BST_MAX_SEATS; seat++)
    {
      BstEvent *event;

      if (!(sheet->present >> seat & 1))
        continue;
      event = bst_event (events, BST_EVENT_RECEIVER);
      if (event == NULL)
        return;
      event->seat = (uint8_t) seat;
      event->number = sheet->strength[seat];
      event->points = sheet->winners >> seat & 1 ? sheet->paid[seat] : 0;
    }
}

static void
sheet_events (const BstState *state, const BstSheet *sheet, BstEvents *events)
{
  BstEvent *event = bst_event_at (state, events, BST_EVENT_SCORE, sheet->segment);

  if (event == NULL)
    return;
  event->points = sheet->points;
  event->when = sheet->when;
  for (unsigned i = 0; i < sheet->n_terms; i++)
    {
      event = bst_event (events, BST_EVENT_TERM);
      if (event == NULL)
        return;
      event->code = sheet->terms[i].code;
      event->seat = sheet->terms[i].seat;
      event->count = sheet->terms[i].count;
      event->each = sheet->terms[i].each;
      event->points = sheet->terms[i].sum;
    }
  receiver_events (sheet, events);
}

/* Pays the winners in order from the active player; true if a payment waits
 * for somebody. */
static bool
pay_winners (BstState *state, BstFrame *frame, const BstSheet *sheet, BstEvents *events)
{
  unsigned n = state->setup->n_seats;

  while (frame->sub < n)
    {
      unsigned seat = (state->active + frame->sub + n - 1) % n + 1;
      unsigned depth = state->depth;

      frame->sub++;
      if (!(sheet->winners >> seat & 1))
        continue;
      bst_pay (state,
               &(BstPayment){
                 .seat = (uint8_t) seat,
                 .cause = sheet->when == BST_WHEN_FINAL ? BST_CAUSE_FINAL : BST_CAUSE_FEATURE,
                 .when = sheet->when,
                 .points = sheet->paid[seat],
                 .feature = sheet->segment,
               },
               events);
      if (state->depth != depth)
        return true;
    }
  return false;
}

/* S0 Scoring: "After each feature is scored", all its figures go home. */
static void
score_close (BstState *state, BstFrame *frame, const BstSheet *sheet, BstEvents *events)
{
  const BstHookList *scored = &state->setup->hooks.feature_scored;
  BstNode *root = bst_root (state, sheet->segment);

  if (sheet->when == BST_WHEN_COMPLETED)
    root->flags |= BST_NODE_SCORED;
  frame->phase = SCORE_NEXT;
  frame->sub = 0;
  frame->n[0]++;
  for (size_t i = 0; i < scored->n; i++)
    scored->of[i]->feature_scored (state, sheet, events);
  if (root->followers != 0 || root->specials != 0)
    bst_feature_empty (state, sheet->segment,
                       sheet->when == BST_WHEN_FINAL ? BST_CAUSE_FINAL : BST_CAUSE_FEATURE,
                       events);
}

/* Whether the feature at hand still is to be scored. */
static bool
is_due (const BstState *state, const BstFrame *frame, BstSegmentId segment)
{
  const BstNode *root = bst_root (state, segment);

  if (root->flags & BST_NODE_SCORED)
    return false;
  return frame->n[2] == BST_WHEN_FINAL || root->open == 0;
}

static BstRun
score_run (BstState *state, BstFrame *frame, BstEvents *events)
{
  bool unseen = state->setup->hooks.feature_scored.n == 0;

  while (frame->n[0] < frame->n[1])
    {
      BstSegmentId segment = BST_AT (state, due, uint16_t)[frame->n[0]];
      BstNode *root = bst_root (state, segment);
      unsigned depth = state->depth;
      BstSheet sheet;

      if (!is_due (state, frame, segment))
        {
          frame->n[0]++;
          continue;
        }
      if (unseen && root->followers == 0 && root->specials == 0)
        {
          root->flags |= frame->n[2] == BST_WHEN_COMPLETED ? BST_NODE_SCORED : 0;
          frame->n[0]++;
          continue;
        }
      bst_feature_score (state, segment, (BstWhen) frame->n[2], &sheet);
      if (frame->phase == SCORE_NEXT)
        {
          frame->phase = SCORE_PAY;
          if (events != NULL && sheet.present != 0)
            sheet_events (state, &sheet, events);
        }
      if (pay_winners (state, frame, &sheet, events))
        return BST_RUN_MORE;
      score_close (state, frame, &sheet, events);
      if (state->depth != depth)
        return BST_RUN_MORE;
    }
  return BST_RUN_DONE;
}

void
bst_score_step (BstStep *step)
{
  *step = (BstStep){ .name = "score", .run = score_run };
}
