/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What figures that are not plain followers are worth: at home, and where they
 * help their owner.
 */

#include <math.h>
#include <string.h>

#include "expansion.h"
#include "eye.h"

/* ---- What the set-up has ---- */

/* Worth of a follower at home, in plain followers.  Those that can do more are
 * spent last, those that can do less first. */
static const struct
{
  const char *name;
  double worth;
} followers[] = {
  { "large", 1.25 },
  { "wagon", 1.15 },
  { "abbot", 0.5 },
  { "mayor", 0.5 },
};

static int
find_piece (const BstSetup *setup, const char *name)
{
  int piece = bst_setup_find_piece (setup, name, strlen (name));

  return piece >= 0 && bst_setup_piece_count (setup, (unsigned) piece) > 0 ? piece : -1;
}

void
_bst_figures_init (BstFigures *figures, const BstSetup *setup)
{
  for (unsigned piece = 0; piece < bst_setup_n_pieces (setup); piece++)
    figures->worth[piece] = bst_setup_piece_is_follower (setup, piece) ? 1 : 0;
  for (size_t i = 0; i < sizeof followers / sizeof *followers; i++)
    {
      int piece = find_piece (setup, followers[i].name);

      if (piece >= 0)
        figures->worth[piece] = followers[i].worth;
    }
  figures->builder = find_piece (setup, "builder");
  figures->pig = find_piece (setup, "pig");
  figures->barn = find_piece (setup, "barn");
  figures->pigs_at_once = bst_setup_option (setup, "tb.pig-value") == 1;
}

/* ---- At home ---- */

double
_bst_eye_followers (const BstEye *eye, const BstState *state, unsigned seat)
{
  double n = 0;

  for (unsigned piece = 0; piece < bst_setup_n_pieces (eye->setup); piece++)
    if (eye->figures.worth[piece] > 0)
      n += eye->figures.worth[piece] * bst_state_supply (state, seat, piece);
  return n;
}

static double
supply_of (const BstState *state, unsigned seat, int piece)
{
  return piece < 0 ? 0 : bst_state_supply (state, seat, (unsigned) piece);
}

/* The part of its worth that something at home keeps while turns run out. */
static double
time_left (const BstEye *eye, unsigned seat)
{
  return fmin (1, eye->turns[seat] / eye->weights->horizon);
}

/* ---- Builders ---- */

/* The chance that a tile drawn now goes on with a feature. */
static double
chance_to_extend (BstEye *eye, const BstState *state, const BstClaimed *c)
{
  double misses = 1;

  if (!eye->weights->counts_tiles)
    return c->n_ends > 0 ? 0.6 : 0;
  for (unsigned i = 0; i < c->n_ends && eye->odds.total > 0; i++)
    {
      BstTileId around[4];
      const BstCellOdds *cell
        = _bst_odds_cell (&eye->odds, state, c->ends[i].x, c->ends[i].y, around);

      misses *= 1 - fmin (1, (double) cell->fit / eye->odds.total);
    }
  return 1 - misses;
}

/* A builder brings its owner more turns: as many as the feature can be
 * expected to be extended, until it is completed. */
static void
look_at_builder (BstEye *eye, const BstState *state, const BstPiece *builder)
{
  const BstWeights *w = eye->weights;
  const BstClaimed *c = _bst_eye_claimed (eye, bst_feature_name (state, builder->segment));
  double turns = eye->turns[builder->seat] / 2;

  if (c && c->n_ends > 0)
    eye->gain[builder->seat]
      += w->builder * w->turn
         * fmin (turns, BST_BUILDER_TURNS * chance_to_extend (eye, state, c));
  else
    eye->gain[builder->seat] += w->builder * w->turn * time_left (eye, builder->seat);
}

/* ---- Pigs ---- */

/* The cities there are count in the sheet of the field; here those to come, or
 * where a pig scores by itself, one more time that it does. */
static void
look_at_pig (BstEye *eye, const BstState *state, const BstPiece *pig)
{
  const BstClaimed *c = _bst_eye_claimed (eye, bst_feature_name (state, pig->segment));

  if (eye->figures.pigs_at_once)
    eye->gain[pig->seat] += BST_PIG_CITY * time_left (eye, pig->seat)
                            * (0.5 + (double) bst_field_cities (state, pig->segment, NULL, 0));
  else if (c && (c->winners & (1u << pig->seat)))
    eye->gain[pig->seat]
      += eye->weights->field_city * _bst_eye_field_hopes (eye, state, pig->segment)
         + eye->weights->pig * time_left (eye, pig->seat);
}

/* ---- Barns ---- */

/* A barn is worth 4 for every city at the end, and nobody takes it away. */
static void
look_at_barn (BstEye *eye, const BstState *state, size_t number, unsigned seat)
{
  BstSegmentId field = bst_barn_field (state, number);

  if (field == BST_NO_SEGMENT)
    return;
  eye->gain[seat]
    += BST_BARN_CITY
         * ((double) bst_field_cities (state, field, NULL, 0)
            + eye->weights->field_city * _bst_eye_field_hopes (eye, state, field))
       + eye->weights->field_grow * time_left (eye, seat) / 2;
}

/* ---- All of them ---- */

static void
look_at_home (BstEye *eye, const BstState *state, unsigned seat)
{
  const BstWeights *w = eye->weights;
  const BstFigures *f = &eye->figures;
  double time = time_left (eye, seat);

  eye->gain[seat] += supply_of (state, seat, f->builder) * w->builder * w->turn * time;
  eye->gain[seat] += supply_of (state, seat, f->pig) * w->pig * time;
  eye->gain[seat] += supply_of (state, seat, f->barn) * w->barn * time;
}

void
_bst_eye_figures (BstEye *eye, const BstState *state)
{
  const BstFigures *f = &eye->figures;
  size_t n = bst_state_n_pieces (state);

  if (f->builder < 0 && f->pig < 0 && f->barn < 0)
    return;
  for (unsigned seat = 1; seat <= bst_setup_seats (eye->setup); seat++)
    look_at_home (eye, state, seat);
  for (size_t i = 0; i < n; i++)
    {
      BstPiece piece = bst_state_piece (state, i);

      if (piece.place == BST_AT_SEGMENT && piece.kind == f->builder)
        look_at_builder (eye, state, &piece);
      else if (piece.place == BST_AT_SEGMENT && piece.kind == f->pig)
        look_at_pig (eye, state, &piece);
      else if (piece.place == BST_AT_CORNER && piece.kind == f->barn)
        look_at_barn (eye, state, i, piece.seat);
    }
}
