/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Chance: picks follow from seed, stream and count alone, so that undoing a
 * roll does not change the next tile, and the stack is a multiset whose next
 * tile depends on what is left, not on how it came to that.
 */

#include "core.h"

static inline uint64_t
mix (uint64_t x)
{
  x ^= x >> 30;
  x *= UINT64_C (0xbf58476d1ce4e5b9);
  x ^= x >> 27;
  x *= UINT64_C (0x94d049bb133111eb);
  return x ^ x >> 31;
}

/* What all picks of a stream have in common. */
static inline uint64_t
stream_seed (uint64_t seed, BstStream stream)
{
  return mix (seed + UINT64_C (0x9e3779b97f4a7c15) * (stream + 1u));
}

/* Draws are by far the most picks, so that theirs is kept. */
void
bst_seed (BstState *state, uint64_t seed)
{
  state->seed = seed;
  state->draws = stream_seed (seed, BST_STREAM_TILES);
}

/* What all steps of a pick have in common. */
static inline uint64_t
random_base (const BstState *state, BstStream stream)
{
  uint64_t seed
    = stream == BST_STREAM_TILES ? state->draws : stream_seed (state->seed, stream);

  return mix (seed + UINT64_C (0xd1342543de82ef95) * (state->stream[stream] + 1u));
}

static inline uint64_t
random_step (uint64_t base, unsigned step)
{
  return mix (base + UINT64_C (0x9e3779b97f4a7c15) * (step + 1u));
}

/* ---- The stack ---- */

bool
bst_group_is_open_asked (const BstState *state, unsigned group)
{
  const BstHookList *hooks = &state->setup->hooks.group_open;

  for (size_t i = 0; i < hooks->n; i++)
    if (!hooks->of[i]->group_open (state, group))
      return false;
  return true;
}

/* Whether a group could be drawn from before those of a rank. */
static bool
goes_before (const BstState *state, unsigned group, unsigned rank)
{
  return BST_AT (state, group_left, uint16_t)[group] > 0
         && state->setup->groups[group].rank < rank && bst_group_is_open (state, group);
}

BstPool
bst_pool_find (const BstState *state)
{
  const BstSetup *setup = state->setup;
  BstPool pool = { 0 };
  unsigned rank = 256;

  for (unsigned g = 0; g < setup->n_groups; g++)
    if (goes_before (state, g, rank))
      rank = setup->groups[g].rank;
  for (unsigned g = 0; g < setup->n_groups; g++)
    {
      const BstGroup *group = &setup->groups[g];

      if (group->rank != rank || !goes_before (state, g, rank + 1))
        continue;
      if (pool.groups == 0)
        pool.first = group->first;
      pool.groups |= (uint16_t) (1u << g);
      pool.slots = (uint16_t) (group->first + group->count - pool.first);
    }
  return pool;
}

static inline unsigned
pool_left (const BstState *state)
{
  const uint16_t *left = BST_AT (state, group_left, uint16_t);
  unsigned n = 0;

  for (unsigned set = state->pool.groups; set != 0; set &= set - 1)
    n += left[__builtin_ctz (set)];
  return n;
}

/* Whether a kind's tiles are in the groups that are drawn from. */
static inline bool
is_in_pool (const BstState *state, unsigned kind)
{
  unsigned group = state->setup->info[kind].group;

  return group != 0xff && (state->pool.groups >> group & 1);
}

static void
take_from_bottom (BstState *state, unsigned kind)
{
  for (unsigned i = 0; i < state->n_bottom; i++)
    if (state->bottom[i] == kind)
      {
        memmove (&state->bottom[i], &state->bottom[i + 1],
                 (size_t) (state->n_bottom - i - 1) * sizeof *state->bottom);
        state->n_bottom--;
        return;
      }
}

void
bst_take_from_stack (BstState *state, unsigned kind)
{
  uint16_t *left = BST_AT (state, left, uint16_t);
  unsigned group = state->setup->info[kind].group;

  if (left[kind] == 0)
    {
      take_from_bottom (state, kind);
      return;
    }
  left[kind]--;
  if (group != 0xff && --BST_AT (state, group_left, uint16_t)[group] == 0)
    state->pool = bst_pool_find (state);
}

unsigned
bst_state_left (const BstState *state, unsigned kind)
{
  unsigned n = BST_AT (state, left, uint16_t)[kind];

  for (unsigned i = 0; i < state->n_bottom; i++)
    n += state->bottom[i] == kind;
  return n;
}

unsigned
bst_state_stack (const BstState *state)
{
  const uint16_t *left = BST_AT (state, group_left, uint16_t);
  unsigned n = state->n_bottom;

  for (unsigned g = 0; g < state->setup->n_groups; g++)
    n += left[g];
  return n;
}

bool
bst_state_drawable (const BstState *state, unsigned kind)
{
  const BstSetup *setup = state->setup;

  if (kind >= setup->n_kinds)
    return false;
  if (state->pool.groups == 0)
    return state->n_bottom > 0 && state->bottom[0] == kind;
  return is_in_pool (state, kind) && BST_AT (state, left, uint16_t)[kind] > 0;
}

unsigned
bst_state_discarded (const BstState *state, unsigned kind)
{
  return BST_AT (state, discarded, uint16_t)[kind];
}

static unsigned
walk_kinds (const BstState *state, unsigned i)
{
  const uint16_t *left = BST_AT (state, left, uint16_t);
  unsigned kind = 0;

  for (;; kind++)
    {
      if (!is_in_pool (state, kind))
        continue;
      if (i < left[kind])
        return kind;
      i -= left[kind];
    }
}

/* The kind of the tile that stands in for slot number `i` of the pool, or -1 if
 * none does. */
static inline int
kind_of_slot (const BstState *state, unsigned i)
{
  BstSlot slot = state->setup->slots[state->pool.first + i];

  return slot.ordinal < BST_AT (state, left, uint16_t)[slot.kind] ? slot.kind : -1;
}

/* Each tile left stands in for one slot of the full stack, the first copies of
 * its kind; slots are tried at random until one of those is hit.  That takes
 * constant time until few are left, when the kinds are walked instead.  Between
 * the pool's groups may lie another one, whose slots do not count.  In line, so
 * that the generator is part of the loop. */
static inline __attribute__ ((always_inline)) unsigned
draw_kind (const BstState *state, uint64_t (*random) (void *), void *data)
{
  for (int tries = 0; tries < 8; tries++)
    {
      uint64_t bits = random (data);
      int kind = kind_of_slot (state, bst_low_below (bits, state->pool.slots));

      if (kind < 0)
        kind = kind_of_slot (state, bst_high_below (bits, state->pool.slots));
      if (kind >= 0 && is_in_pool (state, (unsigned) kind))
        return (unsigned) kind;
    }
  return walk_kinds (state, bst_high_below (random (data), pool_left (state)));
}

static inline __attribute__ ((always_inline)) void
pick_draw (const BstState *state, uint64_t (*random) (void *), void *data, BstAction *out)
{
  unsigned kind = state->pool.groups != 0 ? draw_kind (state, random, data) : state->bottom[0];

  *out = (BstAction){ .verb = BST_VERB_DRAW, .number = (uint16_t) kind };
}

void
bst_pick_draw (const BstState *state, uint64_t (*random) (void *), void *data, BstAction *out)
{
  pick_draw (state, random, data, out);
}

/* ---- Picks of the state's own generator ---- */

typedef struct
{
  uint64_t base;
  unsigned step;
} Own;

static inline uint64_t
own_random (void *data)
{
  Own *own = data;

  return random_step (own->base, own->step++);
}

static bool
pick_scripted (const BstState *state, BstAction *out)
{
  const BstSetup *setup = state->setup;

  if (state->script_at >= setup->n_script)
    return false;
  *out = setup->script[state->script_at];
  return bst_state_test (state, out, NULL);
}

static void
pick_listed (const BstState *state, Own *own, BstAction *out)
{
  BstList list = { .picked = out };
  size_t n = bst_state_list (state, NULL, 0);

  list.want = bst_high_below (own_random (own), (unsigned) n);
  state->setup->steps[bst_top (state)->step].list (state, bst_top (state), &list);
}

static BstStream
stream_of (BstDecisionKind decision)
{
  if (decision == BST_DECISION_DRAW)
    return BST_STREAM_TILES;
  if (decision == BST_DECISION_ROLL)
    return BST_STREAM_DICE;
  return decision == BST_DECISION_MESSAGE ? BST_STREAM_MESSAGES : BST_STREAM_OTHER;
}

void
bst_state_pick (const BstState *state, BstAction *out)
{
  BstDecisionKind decision = (BstDecisionKind) state->decision.kind;
  Own own = { .base = random_base (state, stream_of (decision)) };

  if (state->script_on && pick_scripted (state, out))
    return;
  if (decision == BST_DECISION_DRAW)
    pick_draw (state, own_random, &own, out);
  else
    pick_listed (state, &own, out);
}

unsigned
bst_state_weight (const BstState *state, const BstAction *action)
{
  if (action->verb != BST_VERB_DRAW)
    return 1;
  return bst_state_drawable (state, action->number) ? bst_state_left (state, action->number)
                                                    : 0;
}

void
bst_state_reseed (BstState *state, uint64_t seed)
{
  bst_seed (state, seed);
  state->script_on = false;
}
