/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The evaluation: points scored, points that claimed features can be expected
 * to bring, and the worth of followers that are free to claim.
 */

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "expansion.h"
#include "eye.h"

/* ---- Memory ---- */

bool
_bst_eye_init (BstEye *eye, const BstSetup *setup, const BstWeights *weights)
{
  size_t segments = 0, pieces = 0;

  memset (eye, 0, sizeof *eye);
  eye->setup = setup;
  eye->weights = weights;
  _bst_figures_init (&eye->figures, setup);
  _bst_tokens_init (&eye->tokens, setup);
  for (unsigned kind = 0; kind < bst_setup_n_kinds (setup); kind++)
    segments += (size_t) bst_setup_kind_count (setup, kind)
                * bst_setup_kind (setup, kind)->n_segments;
  for (unsigned piece = 0; piece < bst_setup_n_pieces (setup); piece++)
    pieces += (size_t) bst_setup_piece_count (setup, piece) * bst_setup_seats (setup);
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

/* Whether the active player lays the next tile. */
static bool
goes_on (const BstState *state)
{
  switch (bst_state_decision (state).kind)
    {
    case BST_DECISION_DRAW:
    case BST_DECISION_HAND:
      return true;
    default:
      return bst_state_tile_in_hand (state) >= 0 || bst_state_builder_earned (state);
    }
}

/* How many tiles each seat will still lay, the one in hand included; and what
 * it is worth to be the next. */
static void
count_turns (BstEye *eye, const BstState *state)
{
  unsigned seats = bst_setup_seats (eye->setup);
  unsigned active = bst_state_active (state);
  unsigned mover = active == 0 ? 1 : goes_on (state) ? active : active % seats + 1;
  unsigned tiles = bst_state_stack (state) + (bst_state_tile_in_hand (state) >= 0);

  for (unsigned i = 0; i < seats; i++)
    {
      unsigned seat = (mover - 1 + i) % seats + 1;

      eye->turns[seat] = tiles > i ? (tiles - i + seats - 1) / seats : 0;
      if (tiles > 0)
        eye->gain[seat] += eye->weights->turn * (seats - 1.0 - 2.0 * i) / (2.0 * seats);
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

/* The chance that one of some seats fills a hole with an abbey. */
static double
abbey_of (const BstEye *eye, const BstState *state, unsigned seats)
{
  if (eye->weights->abbey > 0)
    for (unsigned seat = 1; seat <= bst_setup_seats (eye->setup); seat++)
      if ((seats & (1u << seat)) && eye->turns[seat] > 0 && bst_state_abbeys (state, seat) > 0)
        return 0.5;
  return 0;
}

/* What one more tile adds to a sheet. */
static double
worth_of_tile (const BstSheet *sheet)
{
  double each = 0;

  for (unsigned i = 0; i < sheet->n_terms; i++)
    if (sheet->terms[i].code == BST_TERM_TILES || sheet->terms[i].code == BST_TERM_INN
        || sheet->terms[i].code == BST_TERM_CATHEDRAL)
      each += sheet->terms[i].each;
  return each;
}

static void
expect_closing (BstEye *eye, const BstState *state, BstClaimed *c, const BstSheet *final)
{
  BstSheet full;
  double grown, rest;

  c->n_ends = _bst_eye_ends (eye, state, c->name, c->ends);
  c->chance = _bst_eye_close (eye, state, c->ends, c->n_ends, turns_of (eye, c->winners),
                              abbey_of (eye, state, c->winners));
  bst_feature_score (state, c->name, BST_WHEN_COMPLETED, &full);
  grown = full.points + worth_of_tile (&full) * c->n_ends * eye->weights->grow * 2;
  rest = final->points
         + worth_of_tile (final) * eye->weights->grow
             * fmin (c->n_ends, turns_of (eye, c->winners) / 4);
  c->value = c->chance * grown + (1 - c->chance) * rest;
}

static void
expect_surrounded (BstEye *eye, const BstState *state, BstClaimed *c, const BstSheet *final)
{
  BstSheet full;
  double filled;

  c->chance = _bst_eye_surround (eye, state, bst_segment_tile (state, c->name),
                                 turns_of (eye, c->winners), abbey_of (eye, state, c->winners),
                                 &filled);
  bst_feature_score (state, c->name, BST_WHEN_COMPLETED, &full);
  c->value
    = c->chance * full.points + (1 - c->chance) * fmin (final->points + filled, full.points);
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
    return _bst_eye_close (eye, state, ends, n, turns_of (eye, 0), 0);
  mark->stamp = eye->stamp;
  mark->claimed = -1;
  mark->chance = (float) _bst_eye_close (eye, state, ends, n, turns_of (eye, 0), 0);
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

double
_bst_eye_field_hopes (BstEye *eye, const BstState *state, BstSegmentId field)
{
  BstSegmentId seen[MAX_CITIES], at = field;
  double cities = 0;
  unsigned n = 0;

  if (eye->weights->field_city > 0)
    do
      {
        cities += add_cities (eye, state, at, seen, &n);
        at = bst_feature_next (state, at);
      }
    while (at != field && n < MAX_CITIES);
  return cities;
}

static void
expect_field (BstEye *eye, const BstState *state, BstClaimed *c, const BstSheet *final)
{
  const BstWeights *w = eye->weights;
  double tiles = (double) bst_setup_n_tiles (eye->setup);
  double each = final->n_terms > 0 ? final->terms[0].each : 3;
  double cities = _bst_eye_field_hopes (eye, state, c->name);

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
  for (unsigned seat = 1; seat <= BST_MAX_SEATS; seat++)
    c->bonus[seat] = c->winners & (1u << seat) ? sheet.paid[seat] - sheet.points : 0;
  expect (eye, state, c, &sheet);
  mark->stamp = eye->stamp;
  mark->claimed = (int16_t) eye->n_claimed++;
  mark->chance = (float) c->chance;
  for (unsigned seat = 1; seat <= BST_MAX_SEATS; seat++)
    if (c->winners & (1u << seat))
      eye->gain[seat] += c->value + c->bonus[seat];
}

/* Followers in a feature that was scored only wait to go on or home. */
static bool
is_claim (const BstEye *eye, const BstState *state, const BstPiece *piece)
{
  return piece->place == BST_AT_SEGMENT && piece->seat > 0
         && bst_setup_piece_is_follower (eye->setup, piece->kind)
         && !bst_feature_scored (state, piece->segment);
}

static void
count_claims (BstEye *eye, const BstState *state)
{
  size_t n = bst_state_n_pieces (state);

  memset (eye->out, 0, sizeof eye->out);
  for (size_t i = 0; i < n; i++)
    {
      BstPiece piece = bst_state_piece (state, i);

      if (is_claim (eye, state, &piece)
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

        if (!is_claim (eye, state, &piece)
            || (bst_segment_def (state, piece.segment)->kind == BST_FEATURE_FIELD) != fields)
          continue;
        name = bst_feature_name (state, piece.segment);
        look_at_feature (eye, state, name);
        mark = mark_of (eye, name);
        if (mark && mark->stamp == eye->stamp)
          eye->back[piece.seat] += mark->chance * eye->figures.worth[piece.kind];
      }
}

double
_bst_eye_balance (const BstEye *eye, unsigned seat)
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
  return eye->gain[seat] - eye->weights->rival * 0.5 * (best + sum / (seats - 1));
}

void
_bst_eye_begin (BstEye *eye, const BstState *state)
{
  eye->stamp++;
  eye->n_claimed = 0;
  count_turns (eye, state);
  count_claims (eye, state);
}

const BstClaimed *
_bst_eye_claimed (const BstEye *eye, BstSegmentId name)
{
  if (name >= eye->n_marks || eye->marks[name].stamp != eye->stamp
      || eye->marks[name].claimed < 0)
    return NULL;
  return &eye->claimed[eye->marks[name].claimed];
}

double
_bst_eye_prospect (BstEye *eye, const BstState *state, BstSegmentId segment, unsigned seat)
{
  BstClaimed c = { .name = bst_feature_name (state, segment) };
  BstSheet sheet;

  bst_feature_score (state, segment, BST_WHEN_FINAL, &sheet);
  c.kind = sheet.kind;
  c.winners = (uint16_t) (1u << seat);
  expect (eye, state, &c, &sheet);
  return c.value;
}

double
_bst_eye_look (BstEye *eye, const BstState *state, unsigned seat)
{
  unsigned seats = bst_setup_seats (eye->setup);
  const BstWeights *w = eye->weights;

  for (unsigned s = 0; s <= seats; s++)
    {
      eye->gain[s] = bst_state_score (state, s);
      eye->back[s] = 0;
    }
  if (bst_state_is_over (state))
    return _bst_eye_balance (eye, seat);
  _bst_eye_begin (eye, state);
  look_at_claims (eye, state);
  if (w->join > 0)
    _bst_eye_joins (eye, state);
  _bst_eye_figures (eye, state);
  _bst_eye_tokens (eye, state);
  if (w->danger > 0)
    _bst_eye_danger (eye, state);
  for (unsigned s = 1; s <= seats; s++)
    eye->gain[s] += worth_of_followers (
      w, _bst_eye_followers (eye, state, s) + w->back * eye->back[s], eye->turns[s]);
  return _bst_eye_balance (eye, seat);
}
