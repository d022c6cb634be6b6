/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The main decision (T7): the claims that the table of pieces allows on the tile
 * of this part, and what modules add.  Its actions have numbers, of which some
 * stand for nothing: a list goes through all of them, a random action is one that
 * stands for something.
 */

#include "core.h"

/* ---- Claims ---- */

/* The segments of a tile where nobody stands, of kinds that a bit set names.  Which
 * those are is hard to foresee, so that nothing is jumped over. */
static inline unsigned
free_segments (const BstState *state, const BstPlaced *tile, unsigned features)
{
  const BstKindInfo *info = &state->setup->info[tile->kind];
  unsigned set = 0;

  for (unsigned i = 0; i < info->n_segments; i++)
    set |= (features >> info->feature[i] & bst_feature_is_free (state, tile->first + i)) << i;
  return set;
}

/* Those of them where a module lets a follower go: it is the same for all followers,
 * so that any of them stands for the others. */
static unsigned
allowed_segments (const BstState *state, unsigned set, unsigned piece)
{
  BstSegmentId first = bst_placed (state, state->part_tile)->first;

  for (unsigned left = set; left != 0; left &= left - 1)
    if (!bst_may_put_asked (state, piece, state->part_tile,
                            (BstSegmentId) (first + (unsigned) __builtin_ctz (left)), NULL))
      set &= ~(left & -left);
  return set;
}

/* Most of the time a player of the base game has no follower left. */
BstClaims
bst_claims_find (const BstState *state, unsigned seat)
{
  const BstSetup *setup = state->setup;
  BstClaims claims = { 0 };
  unsigned features = 0;

  for (uint32_t set = setup->claimers; set != 0; set &= set - 1)
    {
      unsigned piece = (unsigned) __builtin_ctz (set);

      if (state->supply[seat][piece] == 0)
        continue;
      claims.pieces |= UINT32_C (1) << piece;
      features |= setup->pieces[piece].claims;
    }
  if (claims.pieces == 0)
    return claims;
  claims.segments = free_segments (state, bst_placed (state, state->part_tile), features);
  if (setup->hooks.may_put.n > 0)
    claims.segments
      = allowed_segments (state, claims.segments, (unsigned) __builtin_ctz (claims.pieces));
  return claims;
}

/* Whether a kind of piece may claim a segment that some follower may. */
static inline bool
claim_on (const BstState *state, unsigned piece, unsigned slot, BstAction *out)
{
  const BstPlaced *tile = bst_placed (state, state->part_tile);
  const BstSetup *setup = state->setup;

  if (!(setup->pieces[piece].claims >> setup->info[tile->kind].feature[slot] & 1))
    return false;
  *out = (BstAction){ .verb = BST_VERB_CLAIM,
                      .piece = (uint8_t) piece,
                      .x = tile->x,
                      .y = tile->y,
                      .slot = (uint8_t) slot };
  return true;
}

static void
list_claims (const BstState *state, BstList *list)
{
  BstAction claim;

  for (uint32_t pieces = state->claims.pieces; pieces != 0; pieces &= pieces - 1)
    for (uint32_t set = state->claims.segments; set != 0; set &= set - 1)
      if (claim_on (state, (unsigned) __builtin_ctz (pieces), (unsigned) __builtin_ctz (set),
                    &claim))
        bst_list_add (list, &claim);
}

/* ---- Lists ---- */

const BstHooks *
bst_main_must_asked (const BstState *state)
{
  const BstHookList *hooks = &state->setup->hooks.main_must;

  for (size_t i = 0; i < hooks->n; i++)
    if (hooks->of[i]->main_must (state))
      return hooks->of[i];
  return NULL;
}

static void
list_module (const BstState *state, const BstHooks *hooks, BstList *list)
{
  unsigned n = hooks->main_count (state);
  BstAction action;

  for (unsigned i = 0; i < n; i++)
    if (hooks->main_action (state, i, &action))
      bst_list_add (list, &action);
}

void
bst_list_main (const BstState *state, BstList *list)
{
  const BstHookList *hooks = &state->setup->hooks.main_count;
  const BstHooks *must = bst_main_must (state);

  if (must != NULL)
    {
      list_module (state, must, list);
      return;
    }
  list_claims (state, list);
  for (size_t i = 0; i < hooks->n; i++)
    list_module (state, hooks->of[i], list);
}

/* Most of what there is mostly comes from a later module, so that they are asked
 * from the last. */
bool
bst_main_adds (const BstState *state)
{
  const BstHookList *hooks = &state->setup->hooks.main_count;
  BstAction action;

  for (size_t i = hooks->n; i-- > 0;)
    {
      unsigned n = hooks->of[i]->main_count (state);

      for (unsigned k = 0; k < n; k++)
        if (hooks->of[i]->main_action (state, k, &action))
          return true;
    }
  return false;
}

/* ---- One at random ---- */

/* How many numbers there are: the claims come first, then the modules' in their
 * order, and `pass` at the end. */
typedef struct
{
  unsigned all, claims;
  unsigned module[BST_MAX_MODULES];
} Numbers;

static inline void
count_numbers (const BstState *state, Numbers *numbers)
{
  const BstHookList *hooks = &state->setup->hooks.main_count;

  numbers->claims = bst_count_bits (state->claims.segments);
  if (numbers->claims != 0)
    numbers->claims *= bst_count_bits (state->claims.pieces);
  numbers->all = numbers->claims + state->decision.pass;
  for (size_t i = 0; i < hooks->n; i++)
    numbers->all += numbers->module[i] = hooks->of[i]->main_count (state);
}

/* Each piece with the segments in their order. */
static bool
numbered_claim (const BstState *state, unsigned number, BstAction *out)
{
  uint32_t pieces = state->claims.pieces, segments = state->claims.segments;

  for (; number > 0; number--)
    if ((segments &= segments - 1) == 0)
      {
        segments = state->claims.segments;
        pieces &= pieces - 1;
      }
  return claim_on (state, (unsigned) __builtin_ctz (pieces),
                   (unsigned) __builtin_ctz (segments), out);
}

static bool
numbered_action (const BstState *state, const Numbers *numbers, unsigned number,
                 BstAction *out)
{
  const BstHookList *hooks = &state->setup->hooks.main_count;

  if (number < numbers->claims)
    return numbered_claim (state, number, out);
  number -= numbers->claims;
  for (size_t i = 0; i < hooks->n; number -= numbers->module[i++])
    if (number < numbers->module[i])
      return hooks->of[i]->main_action (state, number, out);
  *out = (BstAction){ .verb = BST_VERB_PASS };
  return true;
}

bool
bst_try_main (const BstState *state, uint64_t (*random) (void *), void *data, BstAction *out)
{
  Numbers numbers;

  if (bst_main_must (state) != NULL)
    return false;
  count_numbers (state, &numbers);
  for (int tries = 0; tries < 32; tries++)
    {
      uint64_t bits = random (data);

      if (numbered_action (state, &numbers, bst_high_below (bits, numbers.all), out)
          || numbered_action (state, &numbers, bst_low_below (bits, numbers.all), out))
        return true;
    }
  return false;
}
