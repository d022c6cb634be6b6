/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The king and the robber baron by a plain reading: what is complete on the
 * board is compared with what was complete when the last turn's points were
 * counted; the rest follows from that.
 */

#include <string.h>

#include "expansion.h"

#include "oracle-module.h"

static const int kinds[2] = { BST_FEATURE_CITY, BST_FEATURE_ROAD };
static const BstTokenCode tokens[2] = { BST_TOKEN_KING, BST_TOKEN_ROBBER_BARON };

/* What is complete on the board, by title. */
typedef struct
{
  int all, fresh;           /* how many; how many of them for the first time */
  int largest_old, largest; /* tiles of the largest, old and fresh */
} Complete;

static bool
was_complete (const OracleKing *self, const OracleFeature *feature)
{
  return feature->oldest < self->n_segments && self->complete[feature->oldest];
}

static Complete
look_around (const Oracle *oracle, int title)
{
  Complete found = { 0 };

  for (int i = 0; i < oracle->n_features; i++)
    {
      const OracleFeature *it = &oracle->features[i];
      bool old = was_complete (&oracle->king, it);
      int *largest = old ? &found.largest_old : &found.largest;

      if (it->kind != kinds[title] || !it->complete)
        continue;
      found.all++;
      found.fresh += !old;
      if (it->tiles > *largest)
        *largest = it->tiles;
    }
  return found;
}

/* Who holds the title once the turn is scored. */
static unsigned
holder_then (const OracleKing *self, int title, const Complete *board, unsigned seat)
{
  int record = self->current ? board->largest_old : self->record[title];

  return board->fresh > 0 && board->largest > record ? seat : self->holder[title];
}

static int
worth (const OracleKing *self, int title, const Complete *board)
{
  if (self->scoring == 1)
    return 10;
  if (self->scoring == 2)
    return 15;
  if (self->scoring == 3)
    return 0;
  return self->during ? self->completions[title] + board->fresh : board->all;
}

/* Adds what the titles bring at the end, were the turn scored now. */
static void
prospect (const Oracle *oracle, const BstState *state, int *points)
{
  const OracleKing *self = &oracle->king;
  unsigned holder[2] = { 0 }, seat = bst_state_active (state);

  if (bst_state_is_over (state))
    return;
  for (int title = 0; title < 2; title++)
    {
      Complete board = look_around (oracle, title);

      if (!self->in_play[title])
        continue;
      if (self->scoring == 3 && self->holder[title] != 0)
        points[self->holder[title]] += board.fresh;
      holder[title] = holder_then (self, title, &board, seat);
      if (holder[title] != 0)
        points[holder[title]] += worth (self, title, &board);
    }
  if (self->scoring == 2 && holder[0] != 0 && holder[0] == holder[1])
    points[holder[0]] += 40 - 2 * 15;
}

static void
read_options (OracleKing *self, const BstSetup *setup)
{
  self->scoring = bst_setup_option (setup, "kr.scoring");
  self->current = bst_setup_option (setup, "kr.record") == 1;
  self->during = bst_setup_option (setup, "kr.completed-count") == 1;
  self->in_play[0] = bst_setup_option (setup, "kr.king") == 0;
  self->in_play[1] = bst_setup_option (setup, "kr.robber") == 0;
}

/* The turn of `self->seat` is scored: titles change hands. */
static void
settle (Oracle *oracle)
{
  OracleKing *self = &oracle->king;

  for (int title = 0; title < 2; title++)
    {
      Complete board = look_around (oracle, title);

      self->holder[title] = holder_then (self, title, &board, self->seat);
      self->completions[title] += board.fresh;
      if (board.largest > self->record[title])
        self->record[title] = board.largest;
    }
  memset (self->complete, 0, sizeof self->complete);
  self->n_segments = oracle->n_segments;
  for (int i = 0; i < oracle->n_features; i++)
    self->complete[oracle->features[i].oldest] = oracle->features[i].complete;
}

/* All that is complete is old by now. */
static int
record_to_beat (const Oracle *oracle, int title)
{
  const OracleKing *self = &oracle->king;

  return self->current ? look_around (oracle, title).largest_old : self->record[title];
}

static bool
is_settled (const BstState *state)
{
  switch (bst_state_decision (state).kind)
    {
    case BST_DECISION_DRAW:
    case BST_DECISION_HAND:
    case BST_DECISION_AGAIN:
    case BST_DECISION_OVER:
      return true;
    case BST_DECISION_DRAGON: /* R12 */
      return oracle_option_is (bst_state_setup (state), "pd.dragon-timing", 1);
    default:
      return false;
    }
}

static const char *
look (Oracle *oracle, const BstState *state)
{
  OracleKing *self = &oracle->king;

  if (oracle->n_tiles < self->n_tiles)
    memset (self, 0, sizeof *self);
  read_options (self, bst_state_setup (state));
  if (bst_setup_has_module (bst_state_setup (state), "test"))
    return NULL;
  self->n_tiles = oracle->n_tiles;
  if (!is_settled (state))
    {
      self->seat = bst_state_active (state);
      return NULL;
    }
  settle (oracle);
  for (int title = 0; title < 2; title++)
    {
      unsigned holder = bst_state_title_holder (state, tokens[title]);
      unsigned record = bst_state_title_record (state, tokens[title]);
      unsigned ours = (unsigned) record_to_beat (oracle, title);

      if (self->in_play[title] && holder != self->holder[title])
        return oracle_differ (oracle, "title %d is held by seat %u, not %u", title,
                              self->holder[title], holder);
      if (self->in_play[title] && record != ours)
        return oracle_differ (oracle, "title %d asks for more than %u tiles, not %u", title,
                              ours, record);
    }
  return NULL;
}

static void
read_rules (Oracle *oracle, const BstSetup *setup)
{
  oracle->rules.cities_apart = oracle_option_is (setup, "kr.tile-text", 1);
}

const OracleModule oracle_module_king = {
  .id = "king-and-robber-baron",
  .read_rules = read_rules,
  .prospect = prospect,
  .look = look,
};
