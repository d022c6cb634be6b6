/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What players hold besides figures: goods, titles, abbeys, and the fairy's
 * favor.
 */

#include <math.h>

#include "expansion.h"
#include "eye.h"

#define N_GOODS      3
#define GOODS_POINTS 10

static const BstAttr goods_attrs[N_GOODS] = {
  [BST_TOKEN_WINE] = BST_ATTR_WINE,
  [BST_TOKEN_GRAIN] = BST_ATTR_GRAIN,
  [BST_TOKEN_CLOTH] = BST_ATTR_CLOTH,
};

void
_bst_tokens_init (BstTokens *tokens, const BstSetup *setup)
{
  tokens->has_goods = bst_setup_has_goods (setup);
  tokens->has_titles = bst_setup_has_title (setup, BST_TOKEN_KING)
                       || bst_setup_has_title (setup, BST_TOKEN_ROBBER_BARON);
  tokens->has_fairy = bst_fairy_in_play (setup);
  for (unsigned kind = 0; kind < bst_setup_n_kinds (setup); kind++)
    {
      const BstTile *tile = bst_setup_kind (setup, kind);
      unsigned count = bst_setup_kind_count (setup, kind);

      for (unsigned i = 0; i < tile->n_segments; i++)
        for (unsigned goods = 0; goods < N_GOODS; goods++)
          tokens->goods[goods] += count * tile->segments[i].attrs[goods_attrs[goods]];
    }
}

/* ---- Goods ---- */

/* The points go to whoever has most at the end: each seat's part follows from
 * its lead and from how many can still be won. */
static void
expect_goods (BstEye *eye, const BstState *state, BstTokenCode goods)
{
  unsigned seats = bst_setup_seats (eye->setup);
  double held[BST_MAX_SEATS + 1], most = 0, all = 0, sum = 0, left, scale;

  for (unsigned seat = 1; seat <= seats; seat++)
    {
      held[seat] = bst_state_goods (state, seat, goods);
      most = fmax (most, held[seat]);
      all += held[seat];
    }
  left = fmax (0, eye->tokens.goods[goods] - all);
  if (eye->odds.total == 0)
    left = 0;
  scale = 0.3 + 0.5 * sqrt (left);
  for (unsigned seat = 1; seat <= seats; seat++)
    sum += held[seat] = exp ((held[seat] - most) / scale);
  for (unsigned seat = 1; seat <= seats && all + left > 0; seat++)
    eye->gain[seat] += eye->weights->goods * GOODS_POINTS * held[seat] / sum;
}

/* ---- Titles ---- */

/* More will be completed until the end, and a title may be lost until then. */
static void
expect_title (BstEye *eye, const BstState *state, BstTokenCode title)
{
  unsigned holder = bst_state_title_holder (state, title);
  double tiles = (double) bst_setup_n_tiles (eye->setup);
  double left = tiles > 0 ? eye->odds.total / tiles : 0, points;

  if (holder == 0)
    return;
  points = bst_state_title_points (state, title);
  eye->gain[holder] += eye->weights->title * points / fmax (1 - left, 0.1) * (1 - 0.5 * left);
}

/* ---- The fairy ---- */

/* A point for each turn that she stays with a follower, and three for all on
 * her tile whose features are completed. */
static void
expect_fairy (BstEye *eye, const BstState *state)
{
  BstTileId tile = bst_fairy_tile (state);
  unsigned friend = bst_fairy_follower (state, NULL, NULL);
  size_t n = bst_state_n_pieces (state);

  if (tile == BST_NO_TILE)
    return;
  eye->gain[friend] += eye->weights->fairy * fmin (2, eye->turns[friend]);
  for (size_t i = 0; i < n; i++)
    {
      BstPiece piece = bst_state_piece (state, i);
      const BstClaimed *c;

      if (piece.place != BST_AT_SEGMENT || piece.tile != tile || piece.seat == 0
          || !bst_setup_piece_is_follower (eye->setup, piece.kind))
        continue;
      c = _bst_eye_claimed (eye, bst_feature_name (state, piece.segment));
      if (c)
        eye->gain[piece.seat] += eye->weights->fairy * 3 * c->chance * c->chance;
    }
}

/* ---- All of them ---- */

void
_bst_eye_tokens (BstEye *eye, const BstState *state)
{
  const BstWeights *w = eye->weights;

  for (unsigned seat = 1; seat <= bst_setup_seats (eye->setup); seat++)
    eye->gain[seat]
      += w->abbey * bst_state_abbeys (state, seat) * fmin (1, eye->turns[seat] / w->horizon);
  if (eye->tokens.has_goods)
    for (unsigned goods = 0; goods < N_GOODS; goods++)
      expect_goods (eye, state, (BstTokenCode) goods);
  if (eye->tokens.has_titles)
    {
      expect_title (eye, state, BST_TOKEN_KING);
      expect_title (eye, state, BST_TOKEN_ROBBER_BARON);
    }
  if (eye->tokens.has_fairy)
    expect_fairy (eye, state);
}
