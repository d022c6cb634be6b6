/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The fairy: moved to an own follower in place of any other figure, she gives
 * points to those beside her (S3, "The Princess & the Dragon"), by one of three
 * models (R14).
 */

#include "expansion.h"
#include "rules/princess-and-dragon.h"

enum
{
  POINTS_TURN = 1,    /* S3: "you immediately score 1 VP" */
  POINTS_FEATURE = 3, /* S3: "you get 3 VP" */
};

/* ---- Moving her ---- */

static bool
is_follower (const BstState *state, const BstPiece *piece, unsigned seat)
{
  return piece->place == BST_AT_SEGMENT && piece->seat == seat
         && (state->setup->pieces[piece->kind].flags & BST_PIECE_FOLLOWER);
}

static bool
is_assigned (const BstState *state, const BstPiece *piece)
{
  const PdGame *game = pd_game (state);

  return piece->place == BST_AT_SEGMENT && game->fairy_seat == piece->seat
         && game->fairy_piece == piece->kind && game->fairy_segment == piece->segment
         && game->fairy_seat != 0;
}

/* R14: she goes to a tile, not to a figure on it. */
static bool
goes_to_tile (const BstState *state)
{
  return pd_own (state)[PD_FAIRY_MODEL] == PD_FAIRY_TILE;
}

/* The action that moves her to a follower, or to its tile. */
static inline BstAction
move_to (const BstState *state, const BstPiece *piece, bool by_tile)
{
  const BstPlaced *tile = bst_placed (state, piece->tile);

  if (!by_tile)
    return bst_action_with (state, BST_VERB_FAIRY, piece);
  return (
    BstAction){ .verb = BST_VERB_FAIRY, .x = tile->x, .y = tile->y, .slot = BST_SLOT_CELL };
}

/* Whether an earlier follower of the seat gives the same action. */
static bool
is_listed (const BstState *state, unsigned id)
{
  const BstPiece *pieces = BST_AT (state, pieces, BstPiece);

  if (!goes_to_tile (state))
    return bst_piece_is_repeated (state, id);
  for (unsigned i = 0; i < id; i++)
    if (is_follower (state, &pieces[i], pieces[id].seat) && pieces[i].tile == pieces[id].tile)
      return true;
  return false;
}

static bool
is_there (const BstState *state, const BstPiece *piece)
{
  if (goes_to_tile (state))
    return piece->tile == pd_tile_of (state, pd_own (state)[PD_FAIRY]);
  return is_assigned (state, piece);
}

/* R15: she may go to an own follower whether or not a figure could be placed.
 * The numbers are those of the seat's pieces, from its first. */
unsigned
pd_count_fairy (const BstState *state)
{
  return pd_neutral (state, pd_own (state)[PD_FAIRY]) < 0 ? 0 : state->setup->seat_pieces;
}

bool
pd_fairy_action (const BstState *state, unsigned number, BstAction *action)
{
  unsigned seat = bst_current_part (state)->seat;
  unsigned id = state->setup->piece_first[seat][0] + number;
  const BstPiece *piece = &BST_AT (state, pieces, BstPiece)[id];

  if (piece->place != BST_AT_SEGMENT
      || !(state->setup->pieces[piece->kind].flags & BST_PIECE_FOLLOWER)
      || is_there (state, piece) || is_listed (state, id))
    return false;
  *action = move_to (state, piece, goes_to_tile (state));
  return true;
}

bool
pd_test_fairy (const BstState *state, const BstAction *action, BstRefusal *why)
{
  const BstPiece *pieces = BST_AT (state, pieces, BstPiece);
  unsigned seat = bst_current_part (state)->seat;
  bool by_tile = goes_to_tile (state);
  BstRefusalCode code = BST_REFUSAL_NO_FIGURE;

  for (unsigned i = 0; i < state->setup->n_pieces; i++)
    {
      BstAction one;

      if (pieces[i].seat == 0 || !is_follower (state, &pieces[i], pieces[i].seat))
        continue;
      one = move_to (state, &pieces[i], by_tile);
      if (!bst_action_equal (&one, action))
        continue;
      if (pieces[i].seat == seat && !is_there (state, &pieces[i]))
        return pd_neutral (state, pd_own (state)[PD_FAIRY]) >= 0;
      code = pieces[i].seat == seat ? BST_REFUSAL_FAIRY_THERE : BST_REFUSAL_FAIRY_FOREIGN;
    }
  return bst_refuse (why, code);
}

void
pd_take_fairy (BstState *state, const BstAction *action, BstEvents *events)
{
  int fairy = pd_neutral (state, pd_own (state)[PD_FAIRY]);
  BstTileId tile = bst_state_tile_at (state, action->x, action->y);
  PdGame *game = pd_game (state);

  if (action->seat != 0)
    {
      game->fairy_seat = action->seat;
      game->fairy_piece = action->piece;
      game->fairy_segment = bst_state_segment (state, tile, action->slot);
    }
  bst_piece_put_cell (state, (unsigned) fairy, tile, events);
}

/* She stays on the tile when her follower leaves, without a point until she
 * is moved. */
void
pd_fairy_left (BstState *state, const BstPiece *was, BstEvents *events)
{
  const BstPiece *pieces = BST_AT (state, pieces, BstPiece);
  PdGame *game = pd_game (state);

  (void) events;
  if (!is_assigned (state, was))
    return;
  for (unsigned i = 0; i < state->setup->n_pieces; i++)
    if (is_assigned (state, &pieces[i]))
      return;
  game->fairy_seat = game->fairy_piece = 0;
  game->fairy_segment = 0;
}

/* ---- Her points ---- */

static void
pay (BstState *state, unsigned seat, BstBonusCode code, int points, BstWhen when,
     BstSegmentId feature, BstEvents *events)
{
  bst_pay (state,
           &(BstPayment){
             .seat = (uint8_t) seat,
             .cause = BST_CAUSE_MODULE,
             .code = (uint8_t) code,
             .when = (uint8_t) when,
             .points = points,
             .feature = feature,
           },
           events);
}

static int
followers_on_tile (const BstState *state, BstTileId tile, unsigned seat)
{
  const BstPiece *pieces = BST_AT (state, pieces, BstPiece);
  int n = 0;

  for (unsigned i = 0; i < state->setup->n_pieces; i++)
    n += is_follower (state, &pieces[i], seat) && pieces[i].tile == tile;
  return n;
}

/* S3: "still assigned" to one's follower "at the start of your turn". */
void
pd_fairy_turn (BstState *state, BstEvents *events)
{
  const int32_t *own = pd_own (state);
  BstTileId tile = pd_tile_of (state, own[PD_FAIRY]);
  int n = pd_game (state)->fairy_seat == state->active;

  if (tile == BST_NO_TILE)
    return;
  if (own[PD_FAIRY_MODEL] == PD_FAIRY_TILE)
    n = followers_on_tile (state, tile, state->active);
  pay (state, state->active, BST_BONUS_FAIRY_TURN, n * POINTS_TURN, BST_WHEN_COMPLETED,
       BST_NO_SEGMENT, events);
}

/* Whether a segment of a tile is in the feature of a root. */
static bool
shows_feature (const BstState *state, BstTileId tile, unsigned root)
{
  const BstPlaced *placed = bst_placed (state, tile);
  unsigned n = state->setup->info[placed->kind].n_segments;

  for (unsigned i = 0; i < n; i++)
    if (bst_find (state, placed->first + i) == root)
      return true;
  return false;
}

/* The seats that she rewards for a feature, as a bit set.  S3 says so of
 * completed features: not of a field, even where a barn scores it; the two
 * other models of whatever is scored, at the end of the game too. */
static unsigned
rewarded (const BstState *state, BstSegmentId feature)
{
  const int32_t *own = pd_own (state);
  const BstPiece *pieces = BST_AT (state, pieces, BstPiece);
  BstTileId tile = pd_tile_of (state, own[PD_FAIRY]);
  unsigned root = bst_find (state, feature), seats = 0;

  if (tile == BST_NO_TILE || !shows_feature (state, tile, root)
      || (own[PD_FAIRY_MODEL] == PD_FAIRY_MIX && !bst_feature_complete (state, feature)))
    return 0;
  for (unsigned i = 0; i < state->setup->n_pieces; i++)
    {
      const BstPiece *piece = &pieces[i];

      if (piece->seat == 0 || piece->tile != tile || !is_follower (state, piece, piece->seat)
          || (own[PD_FAIRY_MODEL] == PD_FAIRY_FOLLOWER && !is_assigned (state, piece)))
        continue;
      if (bst_piece_is_in (state, piece, root))
        seats |= 1u << piece->seat;
    }
  return seats;
}

/* S3: "regardless of whether you control the feature".  Payments that wait are
 * done in the reverse order of their coming. */
void
pd_fairy_scored (BstState *state, const BstSheet *sheet, BstEvents *events)
{
  unsigned seats = rewarded (state, sheet->segment);
  unsigned n = state->setup->n_seats;
  bool waits = state->setup->hooks.payment.n > 0;

  for (unsigned i = 0; seats != 0 && i < n; i++)
    {
      unsigned turn = waits ? n - 1 - i : i;
      unsigned seat = (state->active - 1u + turn) % n + 1;

      if (seats >> seat & 1)
        pay (state, seat, BST_BONUS_FAIRY, POINTS_FEATURE, (BstWhen) sheet->when,
             sheet->segment, events);
    }
}

/* The features on her tile, each once, as if the game ended now; wagons stand
 * for a while in what was scored. */
void
pd_fairy_project (const BstState *state, int points[BST_MAX_SEATS + 1])
{
  BstTileId tile = bst_fairy_tile (state);
  const BstPlaced *placed;
  unsigned n;

  if (tile == BST_NO_TILE)
    return;
  placed = bst_placed (state, tile);
  n = state->setup->info[placed->kind].n_segments;
  for (unsigned i = 0; i < n; i++)
    {
      BstSegmentId segment = (BstSegmentId) (placed->first + i);
      bool seen = bst_feature_scored (state, segment);
      unsigned seats;

      for (unsigned k = 0; k < i; k++)
        seen |= bst_feature_same (state, segment, (BstSegmentId) (placed->first + k));
      seats = seen ? 0 : rewarded (state, segment);
      for (unsigned seat = 1; seat <= state->setup->n_seats; seat++)
        points[seat] += seats >> seat & 1 ? POINTS_FEATURE : 0;
    }
}

const char *
pd_fairy_check (const BstState *state)
{
  const BstPiece *pieces = BST_AT (state, pieces, BstPiece);
  const PdGame *game = pd_game (state);

  if (game->fairy_seat == 0)
    return NULL;
  if (bst_segment_tile (state, game->fairy_segment) != bst_fairy_tile (state))
    return "the fairy is not on the tile of her follower";
  for (unsigned i = 0; i < state->setup->n_pieces; i++)
    if (is_assigned (state, &pieces[i]))
      return NULL;
  return "the fairy's follower is gone";
}

/* ---- Queries ---- */

bool
bst_fairy_in_play (const BstSetup *setup)
{
  return bst_in_play (setup, &bst_rules_princess_and_dragon)
         && setup->pieces[bst_own (setup, &bst_rules_princess_and_dragon)[PD_FAIRY]].count > 0;
}

BstTileId
bst_fairy_tile (const BstState *state)
{
  return pd_in_play (state) ? pd_tile_of (state, pd_own (state)[PD_FAIRY]) : BST_NO_TILE;
}

unsigned
bst_fairy_follower (const BstState *state, unsigned *piece, BstSegmentId *segment)
{
  const PdGame *game;

  if (!pd_in_play (state))
    return 0;
  game = pd_game (state);
  if (piece != NULL)
    *piece = game->fairy_piece;
  if (segment != NULL)
    *segment = game->fairy_segment;
  return game->fairy_seat;
}
