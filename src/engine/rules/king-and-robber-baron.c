/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The king and the robber baron (S0 "King & Scout", S1): whoever completes the
 * largest city so far holds the king, the longest road the robber baron, and
 * at the end each is worth a point for every completed city or road.
 */

#include "core.h"
#include "expansion.h"

extern const BstModule bst_rules_king;

typedef enum
{
  TITLE_KING,
  TITLE_ROBBER_BARON,
} Title;
#define N_TITLES 2

enum
{
  OWN_BYTES,   /* offset of a TitleGame */
  OWN_IN_PLAY, /* and the one after: of each title */
  OWN_SCORING = OWN_IN_PLAY + N_TITLES,
  OWN_CURRENT, /* R25: the record is the largest on the board */
  OWN_DURING,  /* R26: completions count, not what is complete */
};

/* R24; all but the first are house rules. */
enum
{
  SCORING_COMPLETED,
  SCORING_TEN,
  SCORING_FIFTEEN_FORTY,
  SCORING_CONTINUOUS,
};

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

/* One title in the course of the game. */
typedef struct
{
  uint8_t holder;  /* seat, or 0 */
  uint16_t record; /* tiles of the largest that was ever completed */
  uint16_t completions;
} TitleState;

typedef struct
{
  TitleState titles[N_TITLES];
  uint16_t checked; /* the part of this tile + 1 has been looked at */
  bool paid;        /* the final points are */
} TitleGame;

static inline int32_t *
own_of (const BstState *state)
{
  return bst_own (state->setup, &bst_rules_king);
}

static TitleGame *
game_of (const BstState *state)
{
  return bst_bytes_game (state, (size_t) own_of (state)[OWN_BYTES]);
}

static BstFeatureKind
feature_of (Title title)
{
  return title == TITLE_KING ? BST_FEATURE_CITY : BST_FEATURE_ROAD;
}

/* ---- Set-up ---- */

static void
setup (BstSetup *self)
{
  int32_t *own = bst_own (self, &bst_rules_king);

  own[OWN_BYTES] = (int32_t) bst_setup_add_bytes (&self->bytes_game, sizeof (TitleGame));
  own[OWN_IN_PLAY + TITLE_KING] = bst_setup_option (self, "kr.king") == 0;
  own[OWN_IN_PLAY + TITLE_ROBBER_BARON] = bst_setup_option (self, "kr.robber") == 0;
  own[OWN_SCORING] = bst_setup_option (self, "kr.scoring");
  own[OWN_CURRENT] = bst_setup_option (self, "kr.record") == 1;
  own[OWN_DURING] = bst_setup_option (self, "kr.completed-count") == 1;
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

/* ---- What the part at hand has completed ---- */

typedef struct
{
  unsigned seat; /* who laid the tile; 0: nothing to look at */
  unsigned n;    /* features completed */
  unsigned size; /* tiles of the largest */
  BstSegmentId largest;
  unsigned first, end; /* where they are on the due list */
} Completed;

/* Whether the due list names a feature before entry `i` too. */
static bool
is_repeated (const BstState *state, unsigned first, unsigned i)
{
  const uint16_t *due = BST_AT (state, due, uint16_t);

  for (unsigned k = first; k < i; k++)
    if (bst_find (state, due[k]) == bst_find (state, due[i]))
      return true;
  return false;
}

/* S0: "completes", whoever stands there or not. */
static Completed
completed_now (const BstState *state, Title title)
{
  const uint16_t *due = BST_AT (state, due, uint16_t);
  const BstFrame *part = bst_current_part (state);
  Completed found = { 0 };

  if (part == NULL || state->part_tile == BST_NO_TILE
      || game_of (state)->checked == state->part_tile + 1u)
    return found;
  found.seat = part->seat;
  found.first = bst_part_due (part);
  found.end = state->n_due;
  for (unsigned i = found.first; i < found.end; i++)
    {
      unsigned size;

      if (bst_segment_kind (state, due[i]) != feature_of (title)
          || !bst_feature_complete (state, due[i]) || is_repeated (state, found.first, i))
        continue;
      size = bst_feature_tiles (state, due[i]);
      found.n++;
      if (size > found.size)
        {
          found.size = size;
          found.largest = due[i];
        }
    }
  return found;
}

static void
all_completed_now (const BstState *state, Completed now[N_TITLES])
{
  for (unsigned title = 0; title < N_TITLES; title++)
    now[title] = completed_now (state, (Title) title);
}

/* ---- Records ---- */

static bool
is_listed (const BstState *state, const Completed *but, unsigned root)
{
  const uint16_t *due = BST_AT (state, due, uint16_t);

  for (unsigned i = but->first; i < but->end; i++)
    if (bst_find (state, due[i]) == root)
      return true;
  return false;
}

/* The tiles of the largest complete feature of a title's kind, those just completed
 * left out. */
static unsigned
largest_complete (const BstState *state, Title title, const Completed *but)
{
  unsigned most = 0;

  for (unsigned i = 0; i < state->n_segments; i++)
    {
      const BstNode *node = bst_node (state, i);
      unsigned tiles;

      if (node->parent != i || node->open != 0
          || bst_segment_kind (state, i) != feature_of (title))
        continue;
      tiles = bst_feature_tiles (state, (BstSegmentId) i);
      if (tiles > most && !is_listed (state, but, i))
        most = tiles;
    }
  return most;
}

/* S0: "larger than any so far"; R25: than any on the board. */
static unsigned
record_before (const BstState *state, Title title, const Completed *now)
{
  return own_of (state)[OWN_CURRENT] ? largest_complete (state, title, now)
                                     : game_of (state)->titles[title].record;
}

/* Who holds a title once the part at hand is through. */
static unsigned
holder_after (const BstState *state, Title title, const Completed *now)
{
  if (now->n > 0 && now->size > record_before (state, title, now))
    return now->seat;
  return game_of (state)->titles[title].holder;
}

/* ---- Points ---- */

/* The features of each kind that have no open end, counted without a jump. */
static void
count_roots (const BstState *state, unsigned complete[BST_N_FEATURE_KINDS])
{
  memset (complete, 0, BST_N_FEATURE_KINDS * sizeof *complete);
  for (unsigned tile = 0; tile < state->n_tiles; tile++)
    {
      const BstPlaced *placed = bst_placed (state, tile);
      const BstKindInfo *info = &state->setup->info[placed->kind];

      for (unsigned i = 0; i < info->n_segments; i++)
        {
          const BstNode *node = bst_node (state, placed->first + i);

          complete[info->feature[i]]
            += (node->parent == placed->first + i) & (node->open == 0);
        }
    }
}

/* S0: "1 point for each completed city in the game"; R26: those on the board at the
 * end, or all that were completed. One walk serves both titles. */
static void
count_complete (const BstState *state, const Completed now[N_TITLES], unsigned n[N_TITLES])
{
  unsigned complete[BST_N_FEATURE_KINDS];

  for (unsigned title = 0; title < N_TITLES; title++)
    n[title] = own_of (state)[OWN_DURING]
                 ? game_of (state)->titles[title].completions + now[title].n
                 : 0;
  if (own_of (state)[OWN_DURING])
    return;
  count_roots (state, complete);
  for (unsigned title = 0; title < N_TITLES; title++)
    n[title] = complete[feature_of ((Title) title)];
}

/* R24: what each title brings. */
static void
points_each (const BstState *state, const Completed now[N_TITLES], unsigned points[N_TITLES])
{
  static const uint8_t fixed[] = { [SCORING_TEN] = 10, [SCORING_FIFTEEN_FORTY] = 15 };
  int32_t scoring = own_of (state)[OWN_SCORING];

  if (scoring == SCORING_COMPLETED)
    {
      count_complete (state, now, points);
      return;
    }
  for (unsigned title = 0; title < N_TITLES; title++)
    points[title] = (size_t) scoring < sizeof fixed ? fixed[scoring] : 0;
}

static void
final_payments (const BstState *state, BstPayment paid[N_TITLES])
{
  Completed now[N_TITLES];
  unsigned points[N_TITLES];

  all_completed_now (state, now);
  points_each (state, now, points);
  for (unsigned title = 0; title < N_TITLES; title++)
    {
      paid[title] = (BstPayment){
        .cause = BST_CAUSE_MODULE,
        .code = (uint8_t) (BST_BONUS_KING + title),
        .when = BST_WHEN_FINAL,
        .feature = BST_NO_SEGMENT,
      };
      if (!own_of (state)[OWN_IN_PLAY + title])
        continue;
      paid[title].seat = (uint8_t) holder_after (state, (Title) title, &now[title]);
      if (paid[title].seat != 0)
        paid[title].points = (int32_t) points[title];
    }
  if (own_of (state)[OWN_SCORING] != SCORING_FIFTEEN_FORTY || paid[0].seat == 0
      || paid[0].seat != paid[1].seat)
    return;
  paid[0].code = BST_BONUS_KING_AND_ROBBER_BARON;
  paid[0].points = 40;
  paid[1].points = 0;
}

static void
end_after (BstState *state, BstEvents *events)
{
  BstPayment paid[N_TITLES];

  final_payments (state, paid);
  game_of (state)->paid = true;
  for (unsigned title = N_TITLES; title-- > 0;)
    bst_pay (state, &paid[title], events);
}

/* R24 "continuous": whoever holds a title when something is completed has a
 * point for it. */
static unsigned
points_now (const BstState *state, Title title, const Completed *now)
{
  bool pays
    = own_of (state)[OWN_SCORING] == SCORING_CONTINUOUS && own_of (state)[OWN_IN_PLAY + title];

  return pays && game_of (state)->titles[title].holder != 0 ? now->n : 0;
}

static void
project (const BstState *state, int points[BST_MAX_SEATS + 1])
{
  BstPayment paid[N_TITLES];

  if (game_of (state)->paid)
    return;
  final_payments (state, paid);
  for (unsigned title = 0; title < N_TITLES; title++)
    {
      Completed now = completed_now (state, (Title) title);

      points[paid[title].seat] += paid[title].points;
      points[game_of (state)->titles[title].holder]
        += (int) points_now (state, (Title) title, &now);
    }
}

/* ---- After the scoring (T12) ---- */

static void
token_event (const BstState *state, Title title, const Completed *now, BstEvents *events)
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
look_at (BstState *state, Title title, const Completed *now, BstEvents *events)
{
  TitleState *self = &game_of (state)->titles[title];
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
  Completed now[N_TITLES];
  uint16_t tile = state->part_tile;

  if (bst_part_due (bst_current_part (state)) == state->n_due)
    return;
  all_completed_now (state, now);
  for (unsigned title = 0; title < N_TITLES; title++)
    if (own_of (state)[OWN_IN_PLAY + title] && now[title].n > 0)
      look_at (state, (Title) title, &now[title], events);
  game_of (state)->checked = (uint16_t) (tile + 1u);
}

/* ---- Asked from outside ---- */

/* The module's title, or -1 if it is not in play. */
static int
title_of (const BstSetup *setup, BstTokenCode token)
{
  int title = (int) token - BST_TOKEN_KING;

  if (!bst_in_play (setup, &bst_rules_king) || title < 0 || title >= N_TITLES)
    return -1;
  return bst_own (setup, &bst_rules_king)[OWN_IN_PLAY + title] ? title : -1;
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

  return title < 0 ? 0 : game_of (state)->titles[title].holder;
}

unsigned
bst_state_title_record (const BstState *state, BstTokenCode token)
{
  int title = title_of (state->setup, token);
  Completed now;

  if (title < 0)
    return 0;
  now = completed_now (state, (Title) title);
  return record_before (state, (Title) title, &now);
}

unsigned
bst_state_title_points (const BstState *state, BstTokenCode token)
{
  int title = title_of (state->setup, token);
  Completed now[N_TITLES];
  unsigned points[N_TITLES];

  if (title < 0)
    return 0;
  all_completed_now (state, now);
  points_each (state, now, points);
  return points[title];
}

/* ---- The position as text ---- */

/* Without what cannot matter any more, so that equal positions are equal. */
static void
dump (const BstState *state, BstDump *dump)
{
  static const char *const names[N_TITLES] = { "king", "robber-baron" };
  const int32_t *own = own_of (state);

  for (unsigned title = 0; title < N_TITLES; title++)
    {
      const TitleState *self = &game_of (state)->titles[title];

      if (own[OWN_IN_PLAY + title])
        bst_dump_line (dump, "%s %u record %d completions %d", names[title], self->holder,
                       own[OWN_CURRENT] ? -1 : self->record,
                       own[OWN_DURING] ? self->completions : -1);
    }
}

static const char *
check (const BstState *state)
{
  for (unsigned title = 0; title < N_TITLES; title++)
    {
      const TitleState *self = &game_of (state)->titles[title];

      if (self->holder > state->setup->n_seats)
        return "a title is held by nobody that plays";
      if (self->holder != 0 && self->record == 0)
        return "a title is held without a record";
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
    .after_scoring = after_scoring,
    .end_after = end_after,
    .project = project,
    .dump = dump,
    .check = check,
  },
};
