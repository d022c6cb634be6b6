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

bool
bst_stack_is_empty_asked (const BstState *state)
{
  const uint16_t *left = BST_AT (state, group_left, uint16_t);

  for (unsigned g = 0; g < state->setup->n_groups; g++)
    if (left[g] > 0 && bst_group_is_open (state, g))
      return false;
  return state->n_bottom == 0;
}

/* The groups of the lowest rank that is open and not empty: what the next
 * draw takes from. Returns how many tiles they hold. */
static __attribute__ ((noinline)) unsigned
pool_of_many (const BstState *state, uint16_t *groups)
{
  const BstSetup *setup = state->setup;
  const uint16_t *left = BST_AT (state, group_left, uint16_t);
  unsigned n = 0, rank = 256;

  *groups = 0;
  for (unsigned g = 0; g < setup->n_groups; g++)
    {
      if (left[g] == 0 || setup->groups[g].rank > rank || !bst_group_is_open (state, g))
        continue;
      if (setup->groups[g].rank < rank)
        {
          rank = setup->groups[g].rank;
          n = 0;
          *groups = 0;
        }
      n += left[g];
      *groups |= (uint16_t) (1u << g);
    }
  return n;
}

static inline unsigned
pool (const BstState *state, uint16_t *groups)
{
  const BstSetup *setup = state->setup;

  if (setup->n_groups != 1 || setup->hooks.group_open.n != 0)
    return pool_of_many (state, groups);
  *groups = 1;
  return BST_AT (state, group_left, uint16_t)[0];
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
  if (group != 0xff)
    BST_AT (state, group_left, uint16_t)[group]--;
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
  uint16_t groups;

  if (kind >= setup->n_kinds)
    return false;
  if (pool (state, &groups) == 0)
    return state->n_bottom > 0 && state->bottom[0] == kind;
  return setup->info[kind].group != 0xff && (groups >> setup->info[kind].group & 1)
         && BST_AT (state, left, uint16_t)[kind] > 0;
}

unsigned
bst_state_discarded (const BstState *state, unsigned kind)
{
  return BST_AT (state, discarded, uint16_t)[kind];
}

/* The slot number `i` of the groups in the pool; the first group's slots come
 * first. */
static inline unsigned
pool_slot (const BstSetup *setup, unsigned groups, unsigned i)
{
  if (groups == 1)
    return i;
  for (unsigned g = 0; g < setup->n_groups; g++)
    {
      if (!(groups >> g & 1))
        continue;
      if (i < setup->groups[g].count)
        return setup->groups[g].first + i;
      i -= setup->groups[g].count;
    }
  return 0;
}

static inline unsigned
pool_slots (const BstSetup *setup, unsigned groups)
{
  unsigned n = 0;

  if (groups == 1)
    return setup->groups[0].count;
  for (unsigned g = 0; g < setup->n_groups; g++)
    n += groups >> g & 1 ? setup->groups[g].count : 0;
  return n;
}

static unsigned
walk_kinds (const BstState *state, unsigned groups, unsigned i)
{
  const BstSetup *setup = state->setup;
  const uint16_t *left = BST_AT (state, left, uint16_t);
  unsigned kind = 0;

  for (;; kind++)
    {
      if (setup->info[kind].group == 0xff || !(groups >> setup->info[kind].group & 1))
        continue;
      if (i < left[kind])
        return kind;
      i -= left[kind];
    }
}

/* The kind of the tile that stands in for slot number `i`, or -1 if none does. */
static inline int
kind_of_slot (const BstState *state, unsigned groups, unsigned i)
{
  BstSlot slot = state->setup->slots[pool_slot (state->setup, groups, i)];

  return slot.ordinal < BST_AT (state, left, uint16_t)[slot.kind] ? slot.kind : -1;
}

/* Each tile left stands in for one slot of the full stack, the first copies of
 * its kind; slots are tried at random until one of those is hit.  That takes
 * constant time until few are left, when the kinds are walked instead.  In line,
 * so that the generator is part of the loop. */
static inline __attribute__ ((always_inline)) unsigned
draw_kind (const BstState *state, unsigned groups, unsigned n, uint64_t (*random) (void *),
           void *data)
{
  unsigned slots = pool_slots (state->setup, groups);

  for (int tries = 0; tries < 8; tries++)
    {
      uint64_t bits = random (data);
      int kind = kind_of_slot (state, groups, bst_low_below (bits, slots));

      if (kind < 0)
        kind = kind_of_slot (state, groups, bst_high_below (bits, slots));
      if (kind >= 0)
        return (unsigned) kind;
    }
  return walk_kinds (state, groups, bst_high_below (random (data), n));
}

static inline __attribute__ ((always_inline)) void
pick_draw (const BstState *state, uint64_t (*random) (void *), void *data, BstAction *out)
{
  uint16_t groups;
  unsigned n = pool (state, &groups), kind = state->bottom[0];

  if (n > 0)
    kind = groups == 1 ? draw_kind (state, 1, n, random, data)
                       : draw_kind (state, groups, n, random, data);
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
