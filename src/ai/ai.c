/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The player: tries everything that its seat can do until chance or somebody
 * else decides, and takes the first step of what looks best.
 */

#include "ai-private.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "eye.h"
#include "screen.h"

/* Decisions of one seat in a row that are looked through. */
#define MAX_DEPTH  6
#define SHORT_LIST 512
/* Positions looked at in one choice: keeps odd decisions within the time. */
#define MAX_LEAVES 6000
/* Bytes copied in one choice: huge boards are screened first. */
#define MAX_COPIED           (UINT64_C (160) << 20)
#define COPIES_PER_PLACEMENT 6
#define MIN_PLACEMENTS       12
/* Fewer claims than these are never left out. */
#define MIN_CLAIMS 16

struct BstAi
{
  const BstSetup *setup;
  BstWeights weights;
  uint64_t seed;
  BstEye eye;
  BstState *states[MAX_DEPTH + 1];
  BstAction *lists[MAX_DEPTH];
  size_t max_list[MAX_DEPTH];
  size_t max_placements;
  BstScreen screen;

  /* Of the choice under way. */
  const volatile int *stop;
  unsigned seat;
  unsigned leaves;
  size_t max_claims; /* looked at in one decision, about */
  uint64_t salt;
  bool stopped;
};

/* Placements, or claims by a portal. */
static size_t
longest_list (const BstSetup *setup)
{
  size_t tiles = bst_setup_n_tiles (setup);
  /* A tile of four sides adds at most two open cells to the first four. */
  size_t places = 4 * (2 * tiles + 4), claims = 0;

  for (unsigned kind = 0; kind < bst_setup_n_kinds (setup); kind++)
    if (bst_setup_kind (setup, kind)->symbols & BST_SYMBOL_PORTAL)
      claims = 2 * tiles * bst_setup_n_pieces (setup);
  return SHORT_LIST + (places > claims ? places : claims);
}

BstAi *
_bst_ai_new_weighted (const BstSetup *setup, const BstWeights *weights, uint64_t seed)
{
  BstAi *ai = calloc (1, sizeof *ai);
  size_t size = bst_setup_state_size (setup);
  bool ok;

  if (!ai)
    return NULL;
  ai->setup = setup;
  ai->weights = *weights;
  ai->seed = seed;
  ok = _bst_eye_init (&ai->eye, setup, &ai->weights);
  for (int depth = 0; depth <= MAX_DEPTH; depth++)
    ok = (ai->states[depth] = malloc (size)) && ok;
  for (int depth = 0; depth < MAX_DEPTH; depth++)
    {
      ai->max_list[depth] = depth < 2 ? longest_list (setup) : SHORT_LIST;
      ai->lists[depth] = malloc (ai->max_list[depth] * sizeof (BstAction));
      ok = ok && ai->lists[depth];
    }
  ai->max_placements = (size_t) (MAX_COPIED / COPIES_PER_PLACEMENT / (size + 1));
  if (ai->max_placements < MIN_PLACEMENTS)
    ai->max_placements = MIN_PLACEMENTS;
  ok = _bst_screen_init (&ai->screen, ai->max_list[0]) && ok;
  if (!ok)
    {
      bst_ai_free (ai);
      return NULL;
    }
  return ai;
}

BstAi *
bst_ai_new (const BstSetup *setup, int level, uint64_t seed)
{
  return _bst_ai_new_weighted (setup, _bst_weights_of (level), seed);
}

void
bst_ai_free (BstAi *ai)
{
  if (!ai)
    return;
  _bst_eye_clear (&ai->eye);
  _bst_screen_clear (&ai->screen);
  for (int depth = 0; depth <= MAX_DEPTH; depth++)
    free (ai->states[depth]);
  for (int depth = 0; depth < MAX_DEPTH; depth++)
    free (ai->lists[depth]);
  free (ai);
}

/* ---- Looking ahead ---- */

static bool
is_stopped (BstAi *ai)
{
  if (ai->stop && __atomic_load_n (ai->stop, __ATOMIC_RELAXED))
    ai->stopped = true;
  return ai->stopped;
}

static uint64_t
mix (uint64_t x)
{
  x += UINT64_C (0x9e3779b97f4a7c15);
  x = (x ^ (x >> 30)) * UINT64_C (0xbf58476d1ce4e5b9);
  x = (x ^ (x >> 27)) * UINT64_C (0x94d049bb133111eb);
  return x ^ (x >> 31);
}

/* How far an action is misjudged.  It depends on the action and the turn, so
 * that what looked good with a placement looks as good once it is laid. */
static double
misjudgment (const BstAi *ai, const BstAction *action)
{
  double most = ai->weights.noise;
  uint64_t hash;

  if (most <= 0)
    return 0;
  /* Whom to send where is seen better than where to build. */
  if (action->verb != BST_VERB_PLACE)
    most /= 3;
  hash
    = mix (ai->salt
           ^ mix (((uint64_t) action->verb << 56) ^ ((uint64_t) (uint16_t) action->x << 40)
                  ^ ((uint64_t) (uint16_t) action->y << 24) ^ ((uint64_t) action->slot << 16)
                  ^ ((uint64_t) action->piece << 8) ^ action->rot));
  return most * ((double) (hash >> 11) / (double) (UINT64_C (1) << 52) - 1);
}

static double look (BstAi *ai, BstState *state, int depth);

/* The best that the seat can make of a decision of its own; the index of the
 * action goes to `choice`. */
static double
best_of (BstAi *ai, const BstState *state, int depth, size_t n, size_t *choice)
{
  const BstAction *list = ai->lists[depth];
  double best = -INFINITY;

  for (size_t i = 0; i < n && !is_stopped (ai); i++)
    {
      BstState *next = ai->states[depth + 1];
      double value;

      bst_state_copy (next, state);
      bst_state_apply (next, &list[i], NULL);
      value = look (ai, next, depth + 1) + misjudgment (ai, &list[i]);
      if (value > best)
        {
          best = value;
          *choice = i;
        }
    }
  return best;
}

static size_t
list_actions (BstAi *ai, const BstState *state, int depth)
{
  size_t n = bst_state_list (state, ai->lists[depth], ai->max_list[depth]);

  if (n > ai->max_list[depth])
    n = ai->max_list[depth];
  if (n > ai->max_placements && ai->lists[depth][0].verb == BST_VERB_PLACE)
    n = _bst_screen (&ai->screen, &ai->eye, state, ai->lists[depth], n, ai->max_placements);
  if (n > ai->max_claims && bst_state_decision (state).kind == BST_DECISION_MAIN)
    n = _bst_screen_claims (&ai->screen, &ai->eye, state, ai->lists[depth], n, ai->max_claims);
  return n;
}

/* What a position is worth; `state` is scratch and may be played on. */
static double
look (BstAi *ai, BstState *state, int depth)
{
  for (;;)
    {
      BstDecision decision = bst_state_decision (state);
      size_t n, choice = 0;

      if (decision.seat != ai->seat || decision.kind == BST_DECISION_OVER || depth == MAX_DEPTH
          || ai->leaves >= MAX_LEAVES)
        break;
      n = list_actions (ai, state, depth);
      if (n == 0)
        break;
      if (n > 1)
        return best_of (ai, state, depth, n, &choice);
      bst_state_apply (state, &ai->lists[depth][0], NULL);
    }
  ai->leaves++;
  return _bst_eye_look (&ai->eye, state, ai->seat);
}

/* ---- The dragon's walk, of which all players take their steps ---- */

/* The index of the best step; what comes of it for each seat, if all go on to
 * do what is best for them, goes to `values`. */
static size_t
walk_on (BstAi *ai, const BstState *state, int depth, size_t n,
         double values[BST_MAX_SEATS + 1])
{
  unsigned mover = bst_state_decision (state).seat;
  unsigned seats = bst_setup_seats (ai->setup);
  size_t choice = 0;

  for (unsigned seat = 1; seat <= seats; seat++)
    values[seat] = -INFINITY;
  for (size_t i = 0; i < n && !is_stopped (ai); i++)
    {
      BstState *next = ai->states[depth + 1];
      double found[BST_MAX_SEATS + 1];
      size_t more = 0;

      bst_state_copy (next, state);
      bst_state_apply (next, &ai->lists[depth][i], NULL);
      if (bst_state_decision (next).kind == BST_DECISION_DRAGON && depth + 1 < MAX_DEPTH)
        more = bst_state_list (next, ai->lists[depth + 1], ai->max_list[depth + 1]);
      if (more > 0)
        walk_on (ai, next, depth + 1, more, found);
      else
        {
          _bst_eye_look (&ai->eye, next, ai->seat);
          for (unsigned seat = 1; seat <= seats; seat++)
            found[seat] = _bst_eye_balance (&ai->eye, seat);
        }
      if (found[mover] > values[mover])
        {
          choice = i;
          memcpy (values, found, sizeof found);
        }
    }
  return choice;
}

static size_t
walk (BstAi *ai, const BstState *state, int depth, size_t n)
{
  double values[BST_MAX_SEATS + 1];

  return walk_on (ai, state, depth, n, values);
}

bool
bst_ai_choose (BstAi *ai, const BstState *state, const volatile int *stop, BstAction *out)
{
  BstDecision decision = bst_state_decision (state);
  size_t n, choice = 0;

  if (decision.kind == BST_DECISION_OVER || decision.seat == 0)
    return false;
  ai->stop = stop;
  ai->stopped = false;
  ai->seat = decision.seat;
  ai->leaves = 0;
  ai->salt = mix (ai->seed ^ ((uint64_t) bst_state_turn (state) << 8) ^ decision.seat);
  bst_state_copy (ai->states[0], state);
  bst_state_reseed (ai->states[0], 0);
  _bst_eye_stock (&ai->eye, ai->states[0]);
  ai->max_claims = SHORT_LIST;
  n = list_actions (ai, ai->states[0], 0);
  ai->max_claims = n > MAX_LEAVES / MIN_CLAIMS ? MIN_CLAIMS : MAX_LEAVES / (n + 1);
  if (n > 1 && decision.kind == BST_DECISION_DRAGON)
    choice = walk (ai, ai->states[0], 0, n);
  else if (n > 1)
    best_of (ai, ai->states[0], 0, n, &choice);
  if (n == 0 || is_stopped (ai))
    return false;
  *out = ai->lists[0][choice];
  return true;
}

double
bst_ai_evaluate (const BstState *state, unsigned seat)
{
  BstEye eye;
  double value = 0;

  if (_bst_eye_init (&eye, bst_state_setup (state), _bst_weights_of (BST_AI_CAPABLE)))
    {
      _bst_eye_stock (&eye, state);
      value = _bst_eye_look (&eye, state, seat);
    }
  _bst_eye_clear (&eye);
  return value;
}
