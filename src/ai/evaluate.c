/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The evaluation: points scored, points that claimed features can be expected
 * to bring, and the worth of followers that are free to claim.
 */

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "eye.h"

/* ---- Memory ---- */

bool
_bst_eye_init (BstEye *eye, const BstSetup *setup, const BstWeights *weights)
{
  size_t segments = 0, pieces = 0;

  memset (eye, 0, sizeof *eye);
  eye->setup = setup;
  eye->weights = weights;
  for (unsigned kind = 0; kind < bst_setup_n_kinds (setup); kind++)
    segments += (size_t) bst_setup_kind_count (setup, kind)
      * bst_setup_kind (setup, kind)->n_segments;
  for (unsigned piece = 0; piece < bst_setup_n_pieces (setup); piece++)
    pieces += (size_t) bst_setup_piece_count (setup, piece)
      * bst_setup_seats (setup);
  eye->n_marks = segments + BST_MAX_SEGMENTS;
  eye->marks = calloc (eye->n_marks, sizeof *eye->marks);
  eye->max_claimed = pieces + 1;
  eye->claimed = calloc (eye->max_claimed, sizeof *eye->claimed);
  return _bst_odds_init (&eye->odds, setup) && eye->marks && eye->claimed;
}

void
_bst_eye_clear (BstEye *eye)
{
  _bst_odds_clear (&eye->odds);
  free (eye->marks);
  free (eye->claimed);
  memset (eye, 0, sizeof *eye);
}

void
_bst_eye_stock (BstEye *eye, const BstState *state)
{
  _bst_odds_stock (&eye->odds, state);
}

/* ---- Turns and followers ---- */

/* How many tiles each seat will still lay, the one in hand included. */
static void
count_turns (BstEye *eye, const BstState *state)
{
  unsigned seats = bst_setup_seats (eye->setup);
  unsigned active = bst_state_active (state);
  bool has_hand = bst_state_tile_in_hand (state) >= 0;
  bool begins = has_hand
    || bst_state_decision (state).kind == BST_DECISION_DRAW;
  unsigned mover = active == 0 ? 1 : begins ? active : active % seats + 1;
  unsigned tiles = bst_state_stack (state) + has_hand;

  for (unsigned i = 0; i < seats; i++)
    {
      unsigned seat = (mover - 1 + i) % seats + 1;

      eye->turns[seat] = tiles > i ? (tiles - i + seats - 1) / seats : 0;
    }
}

static double
worth_of_followers (const BstWeights *w, double n, double turns)
{
  double one = w->follower, sum = 0;

  /* The last follower is dear, the seventh nearly worthless; and one that no
   * turn is left for is worth nothing. */
  for (double i = 0; i < n; i++)
    {
      double time = fmax (0, fmin (1, (turns - i) / w->horizon));

      sum += one * time * fmin (1, n - i);
      one *= w->follower_next;
    }
  return sum;
}

static double
followers_at_home (const BstState *state, unsigned seat)
{
  const BstSetup *setup = bst_state_setup (state);
  double n = 0;

  for (unsigned piece = 0; piece < bst_setup_n_pieces (setup); piece++)
    if (bst_setup_piece_is_follower (setup, piece))
      n += bst_state_supply (state, seat, piece);
  return n;
}

/* ---- Features ---- */

static BstMark *
mark_of (BstEye *eye, BstSegmentId name)
{
  return name < eye->n_marks ? &eye->marks[name] : NULL;
}

/* The turns that the best of some seats can spare for one feature; those of
 * the mean seat if there are none. */
static double
turns_of (const BstEye *eye, unsigned seats)
{
  unsigned n = bst_setup_seats (eye->setup);
  double most = 0, all = 0;

  for (unsigned seat = 1; seat <= n; seat++)
    {
      double others = fmax (0, eye->out[seat] - 1);
      double turns = eye->turns[seat] / (1 + eye->weights->load * others);

      all += turns;
      if (seats & (1u << seat))
        most = fmax (most, turns);
    }
  return seats ? most : all / n;
}

static void
expect_closing (BstEye *eye, const BstState *state, BstClaimed *c,
                const BstSheet *final)
{
  BstSheet full;
  double each, grown, rest;

  c->n_ends = _bst_eye_ends (eye, state, c->name, c->ends);
  c->chance = _bst_eye_close (eye, state, c->ends, c->n_ends,
                              turns_of (eye, c->winners));
  bst_feature_score (state, c->name, BST_WHEN_COMPLETED, &full);
  each = full.n_terms > 0 ? full.terms[0].each : 0;
  grown = full.points + each * c->n_ends * eye->weights->grow * 2;
  rest = final->points;
  if (final->n_terms > 0)
    rest += final->terms[0].each * eye->weights->grow
      * fmin (c->n_ends, turns_of (eye, c->winners) / 4);
  c->value = c->chance * grown + (1 - c->chance) * rest;
}

static void
expect_surrounded (BstEye *eye, const BstState *state, BstClaimed *c,
                   const BstSheet *final)
{
  BstSheet full;
  double filled;

  c->chance = _bst_eye_surround (eye, state, bst_segment_tile (state, c->name),
                                 turns_of (eye, c->winners), &filled);
  bst_feature_score (state, c->name, BST_WHEN_COMPLETED, &full);
  c->value = c->chance * full.points
    + (1 - c->chance) * fmin (final->points + filled, full.points);
}

/* The chance of an incomplete city that a field touches. */
static double
city_chance (BstEye *eye, const BstState *state, BstSegmentId name)
{
  BstMark *mark = mark_of (eye, name);
  BstEnd ends[BST_MAX_ENDS];
  unsigned n;

  if (mark && mark->stamp == eye->stamp)
    return mark->chance;
  n = _bst_eye_ends (eye, state, name, ends);
  if (!mark)
    return _bst_eye_close (eye, state, ends, n, turns_of (eye, 0));
  mark->stamp = eye->stamp;
  mark->claimed = -1;
  mark->chance = (float) _bst_eye_close (eye, state, ends, n, turns_of (eye, 0));
  return mark->chance;
}

#define MAX_CITIES 64 /* incomplete ones around one field */

/* Adds the incomplete cities that one segment of a field touches. */
static double
add_cities (BstEye *eye, const BstState *state, BstSegmentId segment,
            BstSegmentId seen[MAX_CITIES], unsigned *n)
{
  unsigned touches = bst_segment_def (state, segment)->touches;
  BstTileId tile = bst_segment_tile (state, segment);
  double sum = 0;

  for (int slot = 0; touches >> slot; slot++)
    {
      BstSegmentId name;
      bool known = false;

      if (!(touches & (1u << slot)) || *n == MAX_CITIES)
        continue;
      name = bst_feature_name (state, bst_state_segment (state, tile, slot));
      for (unsigned i = 0; i < *n; i++)
        known |= seen[i] == name;
      if (known || bst_feature_complete (state, name))
        continue;
      seen[(*n)++] = name;
      sum += city_chance (eye, state, name);
    }
  return sum;
}

static void
expect_field (BstEye *eye, const BstState *state, BstClaimed *c,
              const BstSheet *final)
{
  const BstWeights *w = eye->weights;
  double tiles = (double) bst_setup_n_tiles (eye->setup);
  double each = final->n_terms > 0 ? final->terms[0].each : 3;
  double cities = 0;
  BstSegmentId seen[MAX_CITIES], at = c->name;
  unsigned n = 0;

  if (w->field_city > 0)
    do
      {
        cities += add_cities (eye, state, at, seen, &n);
        at = bst_feature_next (state, at);
      }
    while (at != c->name && n < MAX_CITIES);
  c->n_ends = _bst_eye_ends (eye, state, c->name, c->ends);
  c->value = final->points + each * cities * w->field_city;
  if (tiles > 0)
    {
      double left = eye->odds.total / tiles, ends = fmin (1, c->n_ends / 4.0);

      c->value += w->field_grow * ends * left;
      c->value *= 1 - w->field_risk * ends * left;
    }
}

static void
expect (BstEye *eye, const BstState *state, BstClaimed *c, const BstSheet *final)
{
  c->n_ends = 0;
  c->chance = 0;
  switch (c->kind)
    {
    case BST_FEATURE_CITY:
    case BST_FEATURE_ROAD:
    case BST_FEATURE_FOREST:
      expect_closing (eye, state, c, final);
      break;
    case BST_FEATURE_MONASTERY:
    case BST_FEATURE_GARDEN:
      expect_surrounded (eye, state, c, final);
      break;
    case BST_FEATURE_FIELD:
      expect_field (eye, state, c, final);
      break;
    default:
      c->value = final->points;
    }
}

/* ---- The whole position ---- */

static void
look_at_feature (BstEye *eye, const BstState *state, BstSegmentId name)
{
  BstMark *mark = mark_of (eye, name);
  BstSheet sheet;
  BstClaimed *c;

  if (!mark || mark->stamp == eye->stamp || eye->n_claimed == eye->max_claimed)
    return;
  c = &eye->claimed[eye->n_claimed];
  bst_feature_score (state, name, BST_WHEN_FINAL, &sheet);
  c->name = name;
  c->kind = sheet.kind;
  c->winners = sheet.winners;
  memcpy (c->strength, sheet.strength, sizeof c->strength);
  expect (eye, state, c, &sheet);
  mark->stamp = eye->stamp;
  mark->claimed = (int16_t) eye->n_claimed++;
  mark->chance = (float) c->chance;
  for (unsigned seat = 1; seat <= BST_MAX_SEATS; seat++)
    if (c->winners & (1u << seat))
      eye->gain[seat] += c->value;
}

static bool
is_claim (const BstEye *eye, const BstPiece *piece)
{
  return piece->place == BST_AT_SEGMENT && piece->seat > 0
    && bst_setup_piece_is_follower (eye->setup, piece->kind);
}

static void
count_claims (BstEye *eye, const BstState *state)
{
  size_t n = bst_state_n_pieces (state);

  memset (eye->out, 0, sizeof eye->out);
  for (size_t i = 0; i < n; i++)
    {
      BstPiece piece = bst_state_piece (state, i);

      if (is_claim (eye, &piece)
          && bst_segment_def (state, piece.segment)->kind != BST_FEATURE_FIELD)
        eye->out[piece.seat]++;
    }
}

/* Fields come last: they look at what is known of the cities. */
static void
look_at_claims (BstEye *eye, const BstState *state)
{
  size_t n = bst_state_n_pieces (state);

  for (int fields = 0; fields < 2; fields++)
    for (size_t i = 0; i < n; i++)
      {
        BstPiece piece = bst_state_piece (state, i);
        BstSegmentId name;
        BstMark *mark;

        if (!is_claim (eye, &piece)
            || (bst_segment_def (state, piece.segment)->kind
                == BST_FEATURE_FIELD) != fields)
          continue;
        name = bst_feature_name (state, piece.segment);
        look_at_feature (eye, state, name);
        mark = mark_of (eye, name);
        if (mark && mark->stamp == eye->stamp)
          eye->back[piece.seat] += mark->chance;
      }
}

static double
balance (const BstEye *eye, unsigned seat)
{
  unsigned seats = bst_setup_seats (eye->setup);
  double best = 0, sum = 0;
  bool any = false;

  if (seats < 2)
    return eye->gain[seat];
  for (unsigned other = 1; other <= seats; other++)
    if (other != seat)
      {
        best = any ? fmax (best, eye->gain[other]) : eye->gain[other];
        sum += eye->gain[other];
        any = true;
      }
  /* The leader counts most, but nobody's gain is free. */
  return eye->gain[seat]
    - eye->weights->rival * 0.5 * (best + sum / (seats - 1));
}

double
_bst_eye_look (BstEye *eye, const BstState *state, unsigned seat)
{
  unsigned seats = bst_setup_seats (eye->setup);
  const BstWeights *w = eye->weights;

  for (unsigned s = 1; s <= seats; s++)
    {
      eye->gain[s] = bst_state_score (state, s);
      eye->back[s] = 0;
    }
  if (bst_state_is_over (state))
    return balance (eye, seat);
  eye->stamp++;
  eye->n_claimed = 0;
  count_turns (eye, state);
  count_claims (eye, state);
  look_at_claims (eye, state);
  if (w->join > 0)
    _bst_eye_joins (eye, state);
  for (unsigned s = 1; s <= seats; s++)
    eye->gain[s] += worth_of_followers (w, followers_at_home (state, s)
                                           + w->back * eye->back[s],
                                        eye->turns[s]);
  return balance (eye, seat);
}
