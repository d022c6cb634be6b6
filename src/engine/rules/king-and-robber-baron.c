/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The king and the robber baron (S0 "King & Scout", S1): whoever completes the
 * largest city so far holds the king, the longest road the robber baron, and
 * at the end each is worth a point for every completed city or road.
 */

#include "rules/king-and-robber-baron.h"

#include "expansion.h"

static const char *const scorings[]
  = { "completed", "ten", "fifteen-forty", "continuous", NULL };
static const char *const records[] = { "historical", "current", NULL };
static const char *const counts[] = { "end", "during", NULL };
static const char *const texts[] = { "joined", "single", NULL };
static const char *const on_off[] = { "on", "off", NULL };

static const BstOptionDef options[] = {
  { "kr.scoring", scorings, 0, 24 },
  { "kr.record", records, 0, 25 },
  { "kr.completed-count", counts, 0, 26 },
  { "kr.tile-text", texts, 0, 55 },
  { "kr.king", on_off, 0, 0 },
  { "kr.robber", on_off, 0, 0 },
};

/* ---- Set-up ---- */

static void
setup (BstSetup *self)
{
  int32_t *own = bst_own (self, &bst_rules_king);

  own[KR_OWN_BYTES] = (int32_t) bst_setup_add_bytes (&self->bytes_game, sizeof (KrGame));
  own[KR_OWN_IN_PLAY + KR_TITLE_KING] = bst_setup_option (self, "kr.king") == 0;
  own[KR_OWN_IN_PLAY + KR_TITLE_ROBBER_BARON] = bst_setup_option (self, "kr.robber") == 0;
  own[KR_OWN_SCORING] = bst_setup_option (self, "kr.scoring");
  own[KR_OWN_CURRENT] = bst_setup_option (self, "kr.record") == 1;
  own[KR_OWN_DURING] = bst_setup_option (self, "kr.completed-count") == 1;
  if (!kr_counts_complete (own))
    bst_hooks_of (self, &bst_rules_king)->feature_changed = NULL;
}

/* R55: S0 lets the two cities of one of these tiles "count as just one tile"
 * when they are joined; S1 does not say so. */
static void
setup_tiles (BstSetup *self)
{
  size_t length = strlen (bst_rules_king.id);

  if (bst_setup_option (self, "kr.tile-text") != 1)
    return;
  for (size_t kind = 0; kind < self->n_kinds; kind++)
    if (strncmp (self->kinds[kind].set, bst_rules_king.id, length) == 0)
      {
        if (self->apart_end == 0)
          self->apart_first = (uint16_t) kind;
        self->apart_end = (uint16_t) (kind + 1);
      }
}

/* ---- Records ---- */

/* S0: "larger than any so far"; R25: than any on the board. */
static unsigned
record_before (const BstState *state, KrTitle title, const KrCompleted *now)
{
  return kr_own (state)[KR_OWN_CURRENT] ? kr_largest_complete (state, title, now)
                                        : kr_game (state)->titles[title].record;
}

/* Who holds a title once the part at hand is through. */
static unsigned
holder_after (const BstState *state, KrTitle title, const KrCompleted *now)
{
  if (now->n > 0 && now->size > record_before (state, title, now))
    return now->seat;
  return kr_game (state)->titles[title].holder;
}

/* ---- Points ---- */

/* S0: "1 point for each completed city in the game"; R26: those on the board at the
 * end, or all that were completed. */
static void
count_complete (const BstState *state, const KrCompleted now[KR_N_TITLES],
                unsigned n[KR_N_TITLES])
{
  const KrGame *game = kr_game (state);

  if (!kr_own (state)[KR_OWN_DURING] && game->stale)
    {
      kr_count_on_board (state, n);
      return;
    }
  for (unsigned title = 0; title < KR_N_TITLES; title++)
    n[title] = kr_own (state)[KR_OWN_DURING] ? game->titles[title].completions + now[title].n
                                             : game->titles[title].complete;
}

/* R24: what each title brings. */
static void
points_each (const BstState *state, const KrCompleted now[KR_N_TITLES],
             unsigned points[KR_N_TITLES])
{
  static const uint8_t fixed[] = { [KR_SCORING_TEN] = 10, [KR_SCORING_FIFTEEN_FORTY] = 15 };
  int32_t scoring = kr_own (state)[KR_OWN_SCORING];

  if (scoring == KR_SCORING_COMPLETED)
    {
      count_complete (state, now, points);
      return;
    }
  for (unsigned title = 0; title < KR_N_TITLES; title++)
    points[title] = (size_t) scoring < sizeof fixed ? fixed[scoring] : 0;
}

static void
final_payments (const BstState *state, BstPayment paid[KR_N_TITLES])
{
  KrCompleted now[KR_N_TITLES];
  unsigned points[KR_N_TITLES];

  kr_all_completed_now (state, now);
  points_each (state, now, points);
  for (unsigned title = 0; title < KR_N_TITLES; title++)
    {
      paid[title] = (BstPayment){
        .cause = BST_CAUSE_MODULE,
        .code = (uint8_t) (BST_BONUS_KING + title),
        .when = BST_WHEN_FINAL,
        .feature = BST_NO_SEGMENT,
      };
      if (!kr_own (state)[KR_OWN_IN_PLAY + title])
        continue;
      paid[title].seat = (uint8_t) holder_after (state, (KrTitle) title, &now[title]);
      if (paid[title].seat != 0)
        paid[title].points = (int32_t) points[title];
    }
  if (kr_own (state)[KR_OWN_SCORING] != KR_SCORING_FIFTEEN_FORTY || paid[0].seat == 0
      || paid[0].seat != paid[1].seat)
    return;
  paid[0].code = BST_BONUS_KING_AND_ROBBER_BARON;
  paid[0].points = 40;
  paid[1].points = 0;
}

static void
end_after (BstState *state, BstEvents *events)
{
  BstPayment paid[KR_N_TITLES];

  final_payments (state, paid);
  kr_game (state)->paid = true;
  for (unsigned title = KR_N_TITLES; title-- > 0;)
    bst_pay (state, &paid[title], events);
}

/* R24 "continuous": whoever holds a title when something is completed has a
 * point for it. */
static unsigned
points_now (const BstState *state, KrTitle title, const KrCompleted *now)
{
  bool pays = kr_own (state)[KR_OWN_SCORING] == KR_SCORING_CONTINUOUS
              && kr_own (state)[KR_OWN_IN_PLAY + title];

  return pays && kr_game (state)->titles[title].holder != 0 ? now->n : 0;
}

static void
project (const BstState *state, int points[BST_MAX_SEATS + 1])
{
  BstPayment paid[KR_N_TITLES];

  if (kr_game (state)->paid)
    return;
  final_payments (state, paid);
  for (unsigned title = 0; title < KR_N_TITLES; title++)
    {
      KrCompleted now = kr_completed_now (state, (KrTitle) title);

      points[paid[title].seat] += paid[title].points;
      points[kr_game (state)->titles[title].holder]
        += (int) points_now (state, (KrTitle) title, &now);
    }
}

/* ---- After the scoring (T12) ---- */

static void
token_event (const BstState *state, KrTitle title, const KrCompleted *now, BstEvents *events)
{
  BstEvent *event = bst_event_at (state, events, BST_EVENT_TOKEN, now->largest);

  if (event == NULL)
    return;
  event->seat = (uint8_t) now->seat;
  event->code = (uint8_t) (BST_TOKEN_KING + title);
  event->number = 1;
  event->count = (int16_t) now->size;
}

static void
look_at (BstState *state, KrTitle title, const KrCompleted *now, BstEvents *events)
{
  KrTitleState *self = &kr_game (state)->titles[title];
  unsigned points = points_now (state, title, now);
  unsigned holder = holder_after (state, title, now);

  if (points > 0)
    bst_pay (state,
             &(BstPayment){ .seat = self->holder,
                            .cause = BST_CAUSE_MODULE,
                            .code = (uint8_t) (BST_BONUS_KING + title),
                            .points = (int32_t) points,
                            .feature = BST_NO_SEGMENT },
             events);
  if (holder != self->holder && events != NULL)
    token_event (state, title, now, events);
  self->holder = (uint8_t) holder;
  self->completions = (uint16_t) (self->completions + now->n);
  if (now->size > self->record)
    self->record = (uint16_t) now->size;
}

static void
after_scoring (BstState *state, BstEvents *events)
{
  KrCompleted now[KR_N_TITLES];
  uint16_t tile = state->part_tile;

  if (bst_part_due (bst_current_part (state)) == state->n_due)
    return;
  kr_all_completed_now (state, now);
  for (unsigned title = 0; title < KR_N_TITLES; title++)
    if (kr_own (state)[KR_OWN_IN_PLAY + title] && now[title].n > 0)
      look_at (state, (KrTitle) title, &now[title], events);
  kr_game (state)->checked = (uint16_t) (tile + 1u);
}

/* ---- Asked from outside ---- */

/* The module's title, or -1 if it is not in play. */
static int
title_of (const BstSetup *setup, BstTokenCode token)
{
  int title = (int) token - BST_TOKEN_KING;

  if (!bst_in_play (setup, &bst_rules_king) || title < 0 || title >= KR_N_TITLES)
    return -1;
  return bst_own (setup, &bst_rules_king)[KR_OWN_IN_PLAY + title] ? title : -1;
}

bool
bst_setup_has_title (const BstSetup *setup, BstTokenCode token)
{
  return title_of (setup, token) >= 0;
}

unsigned
bst_state_title_holder (const BstState *state, BstTokenCode token)
{
  int title = title_of (state->setup, token);

  return title < 0 ? 0 : kr_game (state)->titles[title].holder;
}

unsigned
bst_state_title_record (const BstState *state, BstTokenCode token)
{
  int title = title_of (state->setup, token);
  KrCompleted now;

  if (title < 0)
    return 0;
  now = kr_completed_now (state, (KrTitle) title);
  return record_before (state, (KrTitle) title, &now);
}

unsigned
bst_state_title_points (const BstState *state, BstTokenCode token)
{
  int title = title_of (state->setup, token);
  KrCompleted now[KR_N_TITLES];
  unsigned points[KR_N_TITLES];

  if (title < 0)
    return 0;
  kr_all_completed_now (state, now);
  points_each (state, now, points);
  return points[title];
}

/* ---- The position as text ---- */

/* Without what cannot matter any more, so that equal positions are equal. */
static void
dump (const BstState *state, BstDump *dump)
{
  static const char *const names[KR_N_TITLES] = { "king", "robber-baron" };
  const int32_t *own = kr_own (state);

  for (unsigned title = 0; title < KR_N_TITLES; title++)
    {
      const KrTitleState *self = &kr_game (state)->titles[title];

      if (own[KR_OWN_IN_PLAY + title])
        bst_dump_line (dump, "%s %u record %d completions %d", names[title], self->holder,
                       own[KR_OWN_CURRENT] ? -1 : self->record,
                       own[KR_OWN_DURING] ? self->completions : -1);
    }
}

static const char *
check (const BstState *state)
{
  unsigned n[KR_N_TITLES];

  kr_count_on_board (state, n);
  for (unsigned title = 0; title < KR_N_TITLES; title++)
    {
      const KrTitleState *self = &kr_game (state)->titles[title];

      if (self->holder > state->setup->n_seats)
        return "a title is held by nobody that plays";
      if (self->holder != 0 && self->record == 0)
        return "a title is held without a record";
      if (kr_counts_complete (kr_own (state)) && !kr_game (state)->stale
          && self->complete != n[title])
        return "the complete features of a title are counted wrongly";
    }
  return NULL;
}

const BstModule bst_rules_king = {
  .id = "king-and-robber-baron",
  .rank = 6,
  .is_public = true,
  .options = options,
  .n_options = sizeof options / sizeof *options,
  .hooks = {
    .setup = setup,
    .setup_tiles = setup_tiles,
    .start = kr_start,
    .feature_changed = kr_feature_changed,
    .after_scoring = after_scoring,
    .end_after = end_after,
    .project = project,
    .dump = dump,
    .check = check,
  },
};
