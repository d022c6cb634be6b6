/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Goods, and what pigs are worth.  Rule texts: the big box's rulebook (S0,
 * "Expansion: Traders & Builders"), the clarifications on it (S4), and for the
 * other values of the options the online help (S3).
 */

#include "rules/traders-and-builders.h"

#include "expansion.h"

static const char *const instead_also[] = { "instead", "also", NULL };
static const char *const stays_returns[] = { "stays", "returns", NULL };
static const char *const required_optional[] = { "required", "optional", NULL };
static const char *const pig_values[] = { "majority", "completion", NULL };
static const char *const all_none[] = { "all", "none", NULL };

static const BstOptionDef options[] = {
  { "tb.builder-placement", instead_also, 0, 5 },
  { "tb.builder-after-turn", stays_returns, 0, 6 },
  { "tb.builder-second-part", required_optional, 0, 7 },
  { "tb.pig-placement", instead_also, 0, 8 },
  { "tb.pig-value", pig_values, 0, 9 },
  { "tb.goods-tie", all_none, 0, 10 },
};

static const BstAttr goods_attrs[BST_N_GOODS] = {
  [BST_TOKEN_WINE] = BST_ATTR_WINE,
  [BST_TOKEN_GRAIN] = BST_ATTR_GRAIN,
  [BST_TOKEN_CLOTH] = BST_ATTR_CLOTH,
};

static BstTradersSeat *
seat_of (const BstState *state, unsigned seat)
{
  return bst_bytes_seat (state, seat, (size_t) bst_traders (state, BST_TRADERS_SEAT));
}

/* ---- Goods ---- */

/* Few cities are ever asked for their goods, so that the ring is walked instead
 * of keeping three more counters for every feature. */
unsigned
bst_feature_goods (const BstState *state, BstSegmentId segment, BstTokenCode goods)
{
  BstSegmentId at = segment;
  unsigned n = 0;

  if (!bst_in_play (state->setup, &bst_rules_traders_and_builders))
    return 0;
  do
    {
      n += bst_segment_def (state, at)->attrs[goods_attrs[goods]];
      at = bst_feature_next (state, at);
    }
  while (at != segment);
  return n;
}

/* S0: the player who completes a city takes a token for each of its goods,
 * whether anybody stands in it or not; S4: also if an abbey completes it. */
static void
take_goods (BstState *state, BstSegmentId city, unsigned seat, BstEvents *events)
{
  for (unsigned goods = 0; goods < BST_N_GOODS; goods++)
    {
      unsigned n = bst_feature_goods (state, city, (BstTokenCode) goods);
      BstEvent *event;

      if (n == 0)
        continue;
      seat_of (state, seat)->goods[goods]
        = (uint16_t) (seat_of (state, seat)->goods[goods] + n);
      event = bst_event_number (events, BST_EVENT_TOKEN, seat, (int) n);
      if (event != NULL)
        event->code = (uint8_t) goods;
    }
}

/* Cities that are completed and wait for their scoring count as scored, for
 * whoever laid the tile. */
static unsigned
waiting_goods (const BstState *state, unsigned seat, BstTokenCode goods)
{
  const uint16_t *due = BST_AT (state, due, uint16_t);
  const BstFrame *part = bst_current_part (state);
  unsigned n = 0;

  if (part == NULL || part->seat != seat)
    return 0;
  for (unsigned i = 0; i < state->n_due; i++)
    if (bst_segment_kind (state, due[i]) == BST_FEATURE_CITY
        && bst_feature_complete (state, due[i]) && !bst_feature_scored (state, due[i]))
      n += bst_feature_goods (state, due[i], goods);
  return n;
}

/* S0: 10 points for the most tokens of a kind, for all who have as many; R10:
 * or for nobody then.  A kind that nobody holds pays nobody. */
static uint16_t
goods_winners (const BstState *state, BstTokenCode goods)
{
  unsigned most = 1;
  uint16_t winners = 0;

  for (unsigned seat = 1; seat <= state->setup->n_seats; seat++)
    {
      unsigned n = seat_of (state, seat)->goods[goods] + waiting_goods (state, seat, goods);

      if (n > most)
        {
          most = n;
          winners = 0;
        }
      if (n == most)
        winners |= (uint16_t) (1u << seat);
    }
  if ((winners & (winners - 1)) != 0 && bst_traders (state, BST_TRADERS_NO_TIES))
    return 0;
  return winners;
}

static void
pay_goods (BstState *state, BstEvents *events)
{
  for (unsigned goods = 0; goods < BST_N_GOODS; goods++)
    {
      uint16_t winners = goods_winners (state, (BstTokenCode) goods);

      for (unsigned seat = 1; seat <= state->setup->n_seats; seat++)
        if (winners >> seat & 1)
          bst_pay (state,
                   &(BstPayment){ .seat = (uint8_t) seat,
                                  .cause = BST_CAUSE_MODULE,
                                  .code = (uint8_t) (BST_BONUS_WINE + goods),
                                  .when = BST_WHEN_FINAL,
                                  .points = 10,
                                  .feature = BST_NO_SEGMENT },
                   events);
    }
  bst_traders_game (state)->paid = 1;
}

static void
project (const BstState *state, int points[BST_MAX_SEATS + 1])
{
  if (bst_traders_game (state)->paid)
    return;
  for (unsigned goods = 0; goods < BST_N_GOODS; goods++)
    {
      uint16_t winners = goods_winners (state, (BstTokenCode) goods);

      for (unsigned seat = 1; seat <= state->setup->n_seats; seat++)
        points[seat] += winners >> seat & 1 ? 10 : 0;
    }
}

/* ---- Pigs ---- */

/* S0: several pigs of a seat in one field are worth no more than one. */
static bool
has_pig (const BstState *state, unsigned root, unsigned seat)
{
  unsigned pig = (unsigned) bst_traders (state, BST_TRADERS_PIG);
  const BstPiece *pieces
    = BST_AT (state, pieces, BstPiece) + state->setup->piece_first[seat][pig];

  for (unsigned i = 0; i < state->setup->pieces[pig].count; i++)
    if (bst_piece_is_in (state, &pieces[i], root))
      return true;
  return false;
}

/* S0 Final scoring: 4 instead of 3 a city for those who have the majority and a
 * pig; whatever the cities of a field are worth, a pig makes it one more. */
static void
score_terms (const BstState *state, BstSheet *sheet)
{
  unsigned root = bst_find (state, sheet->segment);
  int cities = 0;

  if (sheet->kind != BST_FEATURE_FIELD || bst_node (state, root)->specials == 0
      || bst_traders (state, BST_TRADERS_ON_CITIES))
    return;
  for (unsigned i = 0; i < sheet->n_terms; i++)
    cities += sheet->terms[i].code == BST_TERM_CITIES ? sheet->terms[i].count : 0;
  for (unsigned seat = 1; seat <= state->setup->n_seats; seat++)
    if ((sheet->winners >> seat & 1) && has_pig (state, root, seat))
      bst_sheet_add_for (sheet, seat, BST_TERM_PIG, cities, 1);
}

/* R9, S3: when a city with a shield is completed, each pig brings 3 for every
 * completed city that touches its field, whoever has the majority there; a
 * seat's pigs in one field count once. */
static void
pay_pig_of (BstState *state, unsigned seat, BstEvents *events)
{
  unsigned pig = (unsigned) bst_traders (state, BST_TRADERS_PIG);
  const BstPiece *pieces
    = BST_AT (state, pieces, BstPiece) + state->setup->piece_first[seat][pig];

  for (unsigned i = 0; i < state->setup->pieces[pig].count; i++)
    {
      bool again = false;

      if (pieces[i].place != BST_AT_SEGMENT)
        continue;
      for (unsigned k = 0; k < i && !again; k++)
        again = pieces[k].place == BST_AT_SEGMENT
                && bst_feature_same (state, pieces[k].segment, pieces[i].segment);
      if (again)
        continue;
      bst_pay (state,
               &(BstPayment){ .seat = (uint8_t) seat,
                              .cause = BST_CAUSE_MODULE,
                              .code = BST_BONUS_PIG,
                              .when = BST_WHEN_COMPLETED,
                              .points
                              = 3 * (int) bst_field_cities (state, pieces[i].segment, NULL, 0),
                              .feature = bst_feature_name (state, pieces[i].segment) },
               events);
    }
}

static void
feature_scored (BstState *state, const BstSheet *sheet, BstEvents *events)
{
  unsigned n = state->setup->n_seats;

  if (sheet->when != BST_WHEN_COMPLETED || sheet->kind != BST_FEATURE_CITY)
    return;
  take_goods (state, sheet->segment, bst_current_part (state)->seat, events);
  if (!bst_traders (state, BST_TRADERS_ON_CITIES)
      || bst_feature_counter (state, sheet->segment, BST_ATTR_SHIELDS) == 0)
    return;
  for (unsigned i = 0; i < n; i++)
    pay_pig_of (state, (state->active + i - 1) % n + 1, events);
}

/* ---- Set-up ---- */

static bool
chosen (const BstSetup *setup, unsigned option)
{
  return bst_setup_option (setup, options[option].key) == 1;
}

static void
setup (BstSetup *self)
{
  int32_t *numbers = bst_own (self, &bst_rules_traders_and_builders);

  numbers[BST_TRADERS_GAME]
    = (int32_t) bst_setup_add_bytes (&self->bytes_game, sizeof (BstTradersGame));
  numbers[BST_TRADERS_SEAT]
    = (int32_t) bst_setup_add_bytes (&self->bytes_seat, sizeof (BstTradersSeat));
  bst_traders_figures (self, numbers);
  numbers[BST_TRADERS_ALSO] = chosen (self, 0) << numbers[BST_TRADERS_BUILDER]
                              | chosen (self, 3) << numbers[BST_TRADERS_PIG];
  numbers[BST_TRADERS_RETURNS] = chosen (self, 1);
  numbers[BST_TRADERS_OPTIONAL] = chosen (self, 2);
  numbers[BST_TRADERS_ON_CITIES] = chosen (self, 4);
  numbers[BST_TRADERS_NO_TIES] = chosen (self, 5);
  if (numbers[BST_TRADERS_ALSO] == 0)
    {
      BstHooks *hooks = bst_hooks_of (self, &bst_rules_traders_and_builders);

      hooks->piece_placed = NULL;
      hooks->after_main = NULL;
    }
}

static void
start (BstState *state)
{
  bst_traders_game (state)->put = BST_NO_SEGMENT;
}

/* ---- Queries and dump ---- */

bool
bst_setup_has_goods (const BstSetup *setup)
{
  if (!bst_in_play (setup, &bst_rules_traders_and_builders))
    return false;
  for (size_t kind = 0; kind < setup->n_kinds; kind++)
    for (unsigned i = 0; i < setup->kinds[kind].n_segments; i++)
      for (unsigned goods = 0; goods < BST_N_GOODS; goods++)
        if (setup->kinds[kind].segments[i].attrs[goods_attrs[goods]] > 0)
          return true;
  return false;
}

unsigned
bst_state_goods (const BstState *state, unsigned seat, BstTokenCode goods)
{
  if (!bst_in_play (state->setup, &bst_rules_traders_and_builders))
    return 0;
  return seat_of (state, seat)->goods[goods];
}

bool
bst_state_builder_earned (const BstState *state)
{
  return bst_in_play (state->setup, &bst_rules_traders_and_builders)
         && bst_traders_game (state)->earned;
}

/* No other part has a tile of the stack without the right to earn one more. */
bool
bst_state_builder_part (const BstState *state)
{
  const BstFrame *part = bst_current_part (state);

  return bst_in_play (state->setup, &bst_rules_traders_and_builders) && part != NULL
         && bst_part_source (part) == BST_PART_STACK
         && !(bst_part_rights (part) & BST_RIGHT_BUILDER);
}

static void
dump (const BstState *state, BstDump *dump)
{
  for (unsigned seat = 1; seat <= state->setup->n_seats; seat++)
    {
      const uint16_t *goods = seat_of (state, seat)->goods;

      bst_dump_line (dump, "goods %u %u %u %u", seat, goods[BST_TOKEN_WINE],
                     goods[BST_TOKEN_GRAIN], goods[BST_TOKEN_CLOTH]);
    }
  if (bst_traders_game (state)->earned)
    bst_dump_line (dump, "another part earned");
}

const BstModule bst_rules_traders_and_builders = {
  .id = "traders-and-builders",
  .rank = 5,
  .is_public = true,
  .options = options,
  .n_options = sizeof options / sizeof *options,
  .hooks = {
    .setup = setup,
    .start = start,
    .placed = bst_traders_placed,
    .main_count = bst_traders_main_count,
    .main_action = bst_traders_main_action,
    .main_test = bst_traders_main_test,
    .main_take = bst_traders_main_take,
    .may_join = bst_traders_may_join,
    .after_main = bst_traders_after_main,
    .score_terms = score_terms,
    .feature_scored = feature_scored,
    .part_ends = bst_traders_part_ends,
    .end_after = pay_goods,
    .piece_placed = bst_traders_piece_placed,
    .dump = dump,
    .project = project,
  },
};
