/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Barns (S0, "Abbey & Mayor", Barn): on the corner where four tiles meet in one
 * field, to the end of the game.  Farmers who share a field with a barn are
 * scored and go home; the barn scores at the end.
 */

#include "rules/abbey-and-mayor.h"

#include "expansion.h"

/* The field of a barn, or BST_NO_SEGMENT. */
static BstSegmentId
barn_field (const BstState *state, const BstPiece *barn)
{
  BstSegmentId field;

  if (barn->place != BST_AT_CORNER)
    return BST_NO_SEGMENT;
  field = bst_corner_field (state, barn->tile, barn->corner);
  return field == BST_NO_SEGMENT ? field : bst_feature_name (state, field);
}

BstSegmentId
bst_barn_field (const BstState *state, size_t piece)
{
  const BstPiece *barn = BST_AT (state, pieces, BstPiece) + piece;

  if (!bst_in_play (state->setup, &bst_rules_abbey_and_mayor)
      || barn->kind != bst_am (state, AM_BARN))
    return BST_NO_SEGMENT;
  return barn_field (state, barn);
}

/* A barn stands on a tile of the part in which it came, so that the tile tells
 * whether it has just been put there. */
static bool
is_fresh (const BstState *state, const BstPiece *barn)
{
  return barn->tile == state->part_tile;
}

/* The number from which a seat's barns are looked at: past the last if all are
 * at home. */
static unsigned
first_barn (const BstState *state, unsigned seat)
{
  unsigned kind = (unsigned) bst_am (state, AM_BARN);

  return bst_some_are_out (state, seat, kind) ? 0 : state->setup->pieces[kind].count;
}

static bool
has_barn (const BstState *state, BstSegmentId field, bool fresh_only)
{
  unsigned kind = (unsigned) bst_am (state, AM_BARN);
  BstSegmentId name = bst_feature_name (state, field);
  const BstPiece *barn;

  for (unsigned seat = 1; seat <= state->setup->n_seats; seat++)
    for (unsigned i = first_barn (state, seat);
         (barn = bst_am_piece (state, seat, kind, i)) != NULL; i++)
      if ((!fresh_only || is_fresh (state, barn)) && barn_field (state, barn) == name)
        return true;
  return false;
}

/* ---- Putting a barn on the board ---- */

/* S0: "a junction where 4 tiles connect to create an open field"; a field of
 * another barn is taken (R21); farmers may be there and need not (R23). */
static bool
may_stand (const BstState *state, int corner, BstRefusal *why)
{
  BstSegmentId fields[4];

  if (!bst_corner_fields (state, state->part_tile, corner, fields))
    return bst_refuse (why, BST_REFUSAL_NO_JUNCTION);
  if (!bst_am (state, AM_SHARED) && has_barn (state, fields[0], false))
    return bst_refuse (why, BST_REFUSAL_BARN);
  if (bst_am (state, AM_NEEDS_FARMER) && bst_feature_followers (state, fields[0]) == 0)
    return bst_refuse (why, BST_REFUSAL_NO_FARMER);
  return bst_may_put (state, (unsigned) bst_am (state, AM_BARN), state->part_tile,
                      BST_NO_SEGMENT, why);
}

static BstAction
barn_action (const BstState *state, int corner)
{
  const BstPlaced *tile = bst_placed (state, state->part_tile);

  return (BstAction){ .verb = BST_VERB_CLAIM,
                      .piece = (uint8_t) bst_am (state, AM_BARN),
                      .x = tile->x,
                      .y = tile->y,
                      .slot = (uint8_t) (BST_SLOT_CORNER + corner) };
}

/* The numbers are the corners. */
unsigned
bst_am_barn_count (const BstState *state)
{
  unsigned seat = bst_current_part (state)->seat;

  return state->supply[seat][bst_am (state, AM_BARN)] > 0 ? 4 : 0;
}

bool
bst_am_barn_action (const BstState *state, unsigned corner, BstAction *action)
{
  if (!may_stand (state, (int) corner, NULL))
    return false;
  *action = barn_action (state, (int) corner);
  return true;
}

bool
bst_am_barn_test (const BstState *state, const BstAction *action, BstRefusal *why)
{
  const BstPlaced *tile = bst_placed (state, state->part_tile);
  int corner = action->slot - BST_SLOT_CORNER;
  BstAction plain;

  if (action->verb != BST_VERB_CLAIM || action->piece != bst_am (state, AM_BARN))
    return bst_refuse (why, BST_REFUSAL_WRONG_VERB);
  if (action->x != tile->x || action->y != tile->y)
    return bst_refuse (why, BST_REFUSAL_OTHER_TILE);
  if (corner < 0 || corner > 3)
    return bst_refuse (why, BST_REFUSAL_NO_JUNCTION);
  plain = barn_action (state, corner);
  if (!bst_action_equal (&plain, action))
    return bst_refuse (why, BST_REFUSAL_NO_SITE);
  if (state->supply[bst_current_part (state)->seat][action->piece] == 0)
    return bst_refuse (why, BST_REFUSAL_NO_PIECE);
  return may_stand (state, corner, why);
}

bool
bst_am_barn_take (BstState *state, const BstAction *action, BstEvents *events)
{
  unsigned barn = (unsigned) bst_am (state, AM_BARN);
  int id;

  if (action->verb != BST_VERB_CLAIM || action->piece != barn)
    return false;
  id = bst_piece_in_supply (state, bst_current_part (state)->seat, barn);
  bst_piece_put_corner (state, (unsigned) id, state->part_tile, action->slot - BST_SLOT_CORNER,
                        events);
  return true;
}

/* S0: "A field occupied by a barn may NOT be occupied by farmers". A pig is no
 * farmer: it may come to one that has just been joined to the barn. */
bool
bst_am_barn_may_put (const BstState *state, unsigned piece, BstTileId tile,
                     BstSegmentId segment, BstRefusal *why)
{
  (void) tile;
  if (segment == BST_NO_SEGMENT || !(state->setup->pieces[piece].flags & BST_PIECE_FOLLOWER)
      || bst_segment_kind (state, segment) != BST_FEATURE_FIELD
      || !has_barn (state, segment, false))
    return true;
  return bst_refuse (why, BST_REFUSAL_BARN);
}

/* ---- T11b: farmers in a barn's field ---- */

static bool
is_waiting (const BstState *state, unsigned first, BstSegmentId field)
{
  const uint16_t *due = BST_AT (state, due, uint16_t);

  for (unsigned i = first; i < state->n_due; i++)
    if (due[i] == field)
      return true;
  return false;
}

/* Puts fields on the due list that hold a barn and farmers: those where the
 * barn was put in this part, or the others; returns how many. */
static unsigned
collect (BstState *state, unsigned first, bool fresh)
{
  unsigned kind = (unsigned) bst_am (state, AM_BARN), from = state->n_due;
  const BstPiece *barn;

  for (unsigned seat = 1; seat <= state->setup->n_seats; seat++)
    for (unsigned i = first_barn (state, seat);
         (barn = bst_am_piece (state, seat, kind, i)) != NULL; i++)
      {
        BstSegmentId field
          = is_fresh (state, barn) == fresh ? barn_field (state, barn) : BST_NO_SEGMENT;

        if (field != BST_NO_SEGMENT && bst_feature_followers (state, field) > 0
            && !is_waiting (state, first, field))
          bst_due_add (state, field);
      }
  return state->n_due - from;
}

/* Whether farmers are in any barn's field, which is rare. */
static bool
has_farmers (const BstState *state)
{
  unsigned kind = (unsigned) bst_am (state, AM_BARN);
  const BstPiece *barn;

  for (unsigned seat = 1; seat <= state->setup->n_seats; seat++)
    for (unsigned i = first_barn (state, seat);
         (barn = bst_am_piece (state, seat, kind, i)) != NULL; i++)
      if (barn->place == BST_AT_CORNER
          && bst_feature_followers (state, bst_corner_field (state, barn->tile, barn->corner))
               > 0)
        return true;
  return false;
}

/* S0: a field where a barn is put scores at once, as at the end of the game; one
 * that is joined to a barn's scores 1 a city "during the scoring phase of that
 * turn". */
void
bst_am_barn_score (BstState *state)
{
  unsigned first = state->n_due, fresh, joined;

  if (!has_farmers (state))
    return;
  fresh = collect (state, first, true);
  joined = collect (state, first, false);
  if (joined > 0)
    {
      bst_sort_due (state, first + fresh);
      bst_push_score (state, first + fresh, joined, BST_WHEN_JOINED);
    }
  if (fresh > 0)
    bst_push_score (state, first, fresh, BST_WHEN_BARN);
}

/* ---- The end: 4 a city for each owner ---- */

/* Whether a barn is its owner's first in that field (R22). */
static bool
is_first (const BstState *state, unsigned seat, unsigned number, BstSegmentId field)
{
  unsigned kind = (unsigned) bst_am (state, AM_BARN);

  for (unsigned i = 0; i < number; i++)
    if (barn_field (state, bst_am_piece (state, seat, kind, i)) == field)
      return false;
  return true;
}

/* What a barn brings at the end; its field goes into `field`. */
static int
barn_points (const BstState *state, unsigned seat, unsigned number, BstSegmentId *field)
{
  unsigned kind = (unsigned) bst_am (state, AM_BARN);

  *field = barn_field (state, bst_am_piece (state, seat, kind, number));
  if (*field == BST_NO_SEGMENT
      || (!bst_am (state, AM_EACH_BARN) && !is_first (state, seat, number, *field)))
    return 0;
  return 4 * (int) bst_field_cities (state, *field, NULL, 0);
}

void
bst_am_barn_final (BstState *state, BstEvents *events)
{
  unsigned n = state->setup->pieces[bst_am (state, AM_BARN)].count;
  BstSegmentId field;

  for (unsigned seat = 1; seat <= state->setup->n_seats; seat++)
    for (unsigned i = 0; i < n; i++)
      {
        int points = barn_points (state, seat, i, &field);

        if (points > 0)
          bst_pay (state,
                   &(BstPayment){ .seat = (uint8_t) seat,
                                  .cause = BST_CAUSE_MODULE,
                                  .code = BST_BONUS_BARN,
                                  .when = BST_WHEN_FINAL,
                                  .points = points,
                                  .feature = field },
                   events);
      }
}

/* Farmers who were just joined to a barn's field get less than at the end. */
static void
project_joined (const BstState *state, BstSegmentId field, int points[BST_MAX_SEATS + 1])
{
  BstSheet end, joined;

  bst_feature_score (state, field, BST_WHEN_FINAL, &end);
  bst_feature_score (state, field, BST_WHEN_JOINED, &joined);
  for (unsigned seat = 1; seat <= state->setup->n_seats; seat++)
    if (end.winners >> seat & 1)
      points[seat] += joined.paid[seat] - end.paid[seat];
}

void
bst_am_barn_project (const BstState *state, int points[BST_MAX_SEATS + 1])
{
  unsigned n = state->setup->pieces[bst_am (state, AM_BARN)].count;
  BstSegmentId field, seen[BST_MAX_SEATS * BST_MAX_PIECES_PER_SEAT];
  size_t n_seen = 0;

  if (state->over)
    return;
  for (unsigned seat = 1; seat <= state->setup->n_seats; seat++)
    for (unsigned i = 0; i < n; i++)
      {
        size_t k = 0;

        points[seat] += barn_points (state, seat, i, &field);
        while (k < n_seen && seen[k] != field)
          k++;
        if (k < n_seen || field == BST_NO_SEGMENT)
          continue;
        seen[n_seen++] = field;
        if (bst_feature_followers (state, field) > 0 && !has_barn (state, field, true))
          project_joined (state, field, points);
      }
}
