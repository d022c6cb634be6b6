/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The abbot: a follower for monasteries and gardens alone, which its owner may
 * take back before either is complete (rules.md 2.1; S0 lists the figure and
 * names the garden, S4 what happens to it beside a volcano and a dragon).  The
 * base game's table knows gardens; here somebody may stand in them.
 */

#include "core.h"

extern const BstModule bst_rules_abbot;

enum
{
  OWN_PIECE,
  OWN_BYTES, /* offset of an AbbotGame */
};

/* Abbots that the active player placed in the turn at hand, as a bit set of
 * those of that seat: a double turn is one turn, so they stay (rules.md 2.1). */
typedef struct
{
  uint64_t fresh;
  uint16_t turn; /* the turn that `fresh` is about */
} AbbotGame;

static inline int32_t *
own_of (const BstState *state)
{
  return bst_own (state->setup, &bst_rules_abbot);
}

static AbbotGame *
game_of (const BstState *state)
{
  return bst_bytes_game (state, (size_t) own_of (state)[OWN_BYTES]);
}

static void
setup (BstSetup *self)
{
  int32_t *own = bst_own (self, &bst_rules_abbot);

  own[OWN_BYTES] = (int32_t) bst_setup_add_bytes (&self->bytes_game, sizeof (AbbotGame));
  own[OWN_PIECE] = bst_setup_add_piece (
    self, &(BstPieceDef){
            .name = "abbot",
            .flags = BST_PIECE_FOLLOWER | BST_PIECE_FLIES | BST_PIECE_PORTALS | BST_PIECE_EATEN
                     | BST_PIECE_EVICTED,
            .claims = 1u << BST_FEATURE_MONASTERY | 1u << BST_FEATURE_GARDEN,
            .weight = 1,
            .count = 1,
          });
}

/* ---- Which abbots may be taken back ---- */

static bool
is_fresh (const BstState *state, unsigned id)
{
  const AbbotGame *game = game_of (state);
  const BstPiece *piece = &BST_AT (state, pieces, BstPiece)[id];
  unsigned number = id - state->setup->piece_first[piece->seat][piece->kind];

  return game->turn == state->turn && piece->seat == state->active
         && (game->fresh >> number & 1);
}

static void
piece_placed (BstState *state, unsigned id, BstEvents *events)
{
  AbbotGame *game = game_of (state);
  const BstPiece *piece = &BST_AT (state, pieces, BstPiece)[id];

  (void) events;
  if (piece->kind != own_of (state)[OWN_PIECE] || piece->seat != state->active)
    return;
  if (game->turn != state->turn)
    *game = (AbbotGame){ .turn = state->turn };
  game->fresh |= UINT64_C (1) << (id - state->setup->piece_first[piece->seat][piece->kind]);
}

/* ---- Taking one back (T7) ---- */

/* The seat's abbot that an action names, or -1. */
static int
find_abbot (const BstState *state, unsigned seat, const BstAction *action)
{
  unsigned kind = (unsigned) own_of (state)[OWN_PIECE];
  unsigned first = state->setup->piece_first[seat][kind];
  const BstPiece *pieces = BST_AT (state, pieces, BstPiece);

  for (unsigned i = first; i < first + state->setup->pieces[kind].count; i++)
    {
      BstAction recall;

      if (pieces[i].place != BST_AT_SEGMENT)
        continue;
      recall = bst_action_with (state, BST_VERB_RECALL, &pieces[i]);
      if (bst_action_equal (&recall, action))
        return (int) i;
    }
  return -1;
}

static unsigned
main_count (const BstState *state)
{
  unsigned seat = bst_current_part (state)->seat, kind = (unsigned) own_of (state)[OWN_PIECE];

  return bst_some_are_out (state, seat, kind) ? state->setup->pieces[kind].count : 0;
}

static bool
main_action (const BstState *state, unsigned number, BstAction *action)
{
  unsigned seat = bst_current_part (state)->seat, kind = (unsigned) own_of (state)[OWN_PIECE];
  unsigned id = state->setup->piece_first[seat][kind] + number;
  const BstPiece *abbot = &BST_AT (state, pieces, BstPiece)[id];

  if (abbot->place != BST_AT_SEGMENT || is_fresh (state, id))
    return false;
  *action = bst_action_with (state, BST_VERB_RECALL, abbot);
  return true;
}

static bool
main_test (const BstState *state, const BstAction *action, BstRefusal *why)
{
  int id;

  if (action->verb != BST_VERB_RECALL)
    return bst_refuse (why, BST_REFUSAL_WRONG_VERB);
  id = find_abbot (state, bst_current_part (state)->seat, action);
  if (id < 0)
    return bst_refuse (why, BST_REFUSAL_NO_SITE);
  if (is_fresh (state, (unsigned) id))
    return bst_refuse (why, BST_REFUSAL_PLACED_NOW);
  return true;
}

/* Worth 1 and the tiles around, for its owner alone: nothing is completed, so
 * nobody else is looked at. */
static bool
main_take (BstState *state, const BstAction *action, BstEvents *events)
{
  unsigned seat = bst_current_part (state)->seat;
  BstSegmentId segment;
  int id;

  if (action->verb != BST_VERB_RECALL || (id = find_abbot (state, seat, action)) < 0)
    return false;
  segment = BST_AT (state, pieces, BstPiece)[id].segment;
  bst_piece_home (state, (unsigned) id, BST_CAUSE_RECALL, events);
  bst_pay (state,
           &(BstPayment){ .seat = (uint8_t) seat,
                          .cause = BST_CAUSE_RECALL,
                          .when = BST_WHEN_FINAL,
                          .points = 9 - (int32_t) bst_feature_open (state, segment),
                          .feature = segment },
           events);
  return true;
}

/* ---- The position as text ---- */

/* By place, since abbots of one seat are alike. */
static void
dump (const BstState *state, BstDump *dump)
{
  unsigned kind = (unsigned) own_of (state)[OWN_PIECE];
  unsigned first = state->setup->piece_first[state->active][kind];
  const BstPiece *pieces = BST_AT (state, pieces, BstPiece);
  int64_t last = INT64_MIN;

  for (;;)
    {
      int64_t best = INT64_MAX;
      BstAction first_left;

      for (unsigned i = 0; state->active != 0 && i < state->setup->pieces[kind].count; i++)
        if (pieces[first + i].place == BST_AT_SEGMENT && is_fresh (state, first + i))
          {
            BstAction at = bst_action_with (state, BST_VERB_RECALL, &pieces[first + i]);
            int64_t key = ((int64_t) at.y * 0x10000 + at.x) * 0x100 + at.slot;

            if (key > last && key < best)
              {
                best = key;
                first_left = at;
              }
          }
      if (best == INT64_MAX)
        return;
      bst_dump_line (dump, "abbot new %d,%d %u", first_left.x, first_left.y, first_left.slot);
      last = best;
    }
}

const BstModule bst_rules_abbot = {
  .id = "abbot",
  .rank = 2,
  .is_public = true,
  .hooks = {
    .setup = setup,
    .main_count = main_count,
    .main_action = main_action,
    .main_test = main_test,
    .main_take = main_take,
    .piece_placed = piece_placed,
    .dump = dump,
  },
};
