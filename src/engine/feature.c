/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Features: segments joined by union-find, by size and without path
 * compression, so that a query changes nothing.  What adds up is kept at the
 * root; what does not is counted over the ring of members.
 */

#include "core.h"

bool
bst_feature_waits (const BstState *state, unsigned root)
{
  for (unsigned i = 0; i < state->n_due; i++)
    if (bst_find (state, BST_AT (state, due, uint16_t)[i]) == root)
      return true;
  return false;
}

/* A feature is complete: tell, and let it wait for its scoring. */
void
bst_feature_due (BstState *state, unsigned segment, BstEvents *events)
{
  const BstHookList *changed = &state->setup->hooks.feature_changed;
  BstNode *root = bst_root (state, segment);

  if ((root->flags & BST_NODE_SCORED) || bst_feature_waits (state, root->parent))
    return;
  bst_due_add (state, root->oldest);
  if (events != NULL)
    bst_event_at (state, events, BST_EVENT_COMPLETED, root->oldest);
  for (size_t i = 0; i < changed->n; i++)
    changed->of[i]->feature_changed (state, root->oldest, true, events);
}

void
bst_feature_close_end (BstState *state, unsigned segment, BstEvents *events)
{
  BstNode *root = bst_root (state, segment);

  if (state->setup->features[bst_segment_kind (state, segment)].ends != BST_ENDS_CLOSES)
    return;
  root->open--;
  if (root->open == 0)
    bst_feature_due (state, segment, events);
}

/* ---- Queries ---- */

BstSegmentId
bst_state_segment (const BstState *state, BstTileId tile, int slot)
{
  return (BstSegmentId) (bst_placed (state, tile)->first + slot);
}

BstTileId
bst_segment_tile (const BstState *state, BstSegmentId segment)
{
  return BST_AT (state, segment_tile, uint16_t)[segment];
}

int
bst_segment_slot (const BstState *state, BstSegmentId segment)
{
  return segment - bst_placed (state, bst_segment_tile (state, segment))->first;
}

const BstSegmentDef *
bst_segment_def (const BstState *state, BstSegmentId segment)
{
  const BstPlaced *placed = bst_placed (state, bst_segment_tile (state, segment));

  return &state->setup->kinds[placed->kind].segments[segment - placed->first];
}

BstSegmentId
bst_feature_name (const BstState *state, BstSegmentId segment)
{
  return bst_root (state, segment)->oldest;
}

bool
bst_feature_same (const BstState *state, BstSegmentId a, BstSegmentId b)
{
  return bst_find (state, a) == bst_find (state, b);
}

bool
bst_feature_complete (const BstState *state, BstSegmentId segment)
{
  unsigned kind = bst_segment_kind (state, segment);

  return state->setup->features[kind].ends != BST_ENDS_NEVER
         && bst_root (state, segment)->open == 0;
}

bool
bst_feature_scored (const BstState *state, BstSegmentId segment)
{
  return bst_root (state, segment)->flags & BST_NODE_SCORED;
}

unsigned
bst_feature_open (const BstState *state, BstSegmentId segment)
{
  unsigned kind = bst_segment_kind (state, segment);

  if (state->setup->features[kind].ends == BST_ENDS_NEVER)
    return 0;
  return bst_root (state, segment)->open;
}

/* R55: cities of a kind set apart count for themselves, though their tile has
 * been counted. */
static unsigned
cities_apart (const BstState *state, unsigned segment)
{
  const BstSetup *setup = state->setup;
  unsigned root = bst_find (state, segment), at = segment, n = 0;

  do
    {
      const BstPlaced *tile = bst_placed (state, bst_segment_tile (state, (BstSegmentId) at));
      bool repeated = false;

      for (unsigned before = tile->first; before < at; before++)
        repeated |= bst_find (state, before) == root;
      n += repeated && tile->kind >= setup->apart_first && tile->kind < setup->apart_end
           && bst_segment_kind (state, at) == BST_FEATURE_CITY;
      at = bst_node (state, at)->next;
    }
  while (at != segment);
  return n;
}

/* A feature may meet itself on a tile, so tiles are marked as they are seen. */
unsigned
bst_feature_tiles (const BstState *state, BstSegmentId segment)
{
  const uint16_t *segment_tile = BST_AT (state, segment_tile, uint16_t);
  unsigned words = (state->n_tiles + 63u) / 64u, n = 0, at = segment;
  uint64_t seen[(BST_MAX_TILES + 63) / 64];

  memset (seen, 0, words * sizeof *seen);
  do
    {
      unsigned tile = segment_tile[at];
      uint64_t bit = UINT64_C (1) << (tile & 63);

      n += (seen[tile >> 6] & bit) == 0;
      seen[tile >> 6] |= bit;
      at = bst_node (state, at)->next;
    }
  while (at != segment);
  return state->setup->apart_end == 0 ? n : n + cities_apart (state, segment);
}

unsigned
bst_feature_counter (const BstState *state, BstSegmentId segment, BstAttr attr)
{
  int counter = state->setup->counter_of[attr];

  if (counter < 0)
    return 0;
  return bst_root (state, segment)->tally[state->setup->n_seats + (unsigned) counter];
}

unsigned
bst_feature_followers (const BstState *state, BstSegmentId segment)
{
  return bst_root (state, segment)->followers;
}

BstSegmentId
bst_feature_next (const BstState *state, BstSegmentId segment)
{
  return bst_node (state, segment)->next;
}

/* Royal gift, game end: each completed city counts once for a field, however
 * often it touches it. */
size_t
bst_field_cities (const BstState *state, BstSegmentId field, BstSegmentId *out, size_t max)
{
  const uint16_t *segment_tile = BST_AT (state, segment_tile, uint16_t);
  uint64_t seen[(BST_MAX_SEGMENT_COUNT + 63) / 64];
  size_t n = 0;
  unsigned at = field;

  memset (seen, 0, (state->n_segments + 63u) / 64u * sizeof *seen);
  do
    {
      const BstPlaced *placed = bst_placed (state, segment_tile[at]);
      unsigned first = placed->first;
      unsigned touches = state->setup->info[placed->kind].touches[at - first];

      for (; touches != 0; touches &= touches - 1)
        {
          unsigned root = bst_find (state, first + (unsigned) __builtin_ctz (touches));
          const BstNode *node = bst_node (state, root);
          uint64_t *word = &seen[root >> 6], complete = node->open == 0;

          if (n < max)
            out[n] = node->oldest;
          n += complete & ~(*word >> (root & 63));
          *word |= complete << (root & 63);
        }
      at = bst_node (state, at)->next;
    }
  while (at != field);
  return n;
}
