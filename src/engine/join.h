/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The joining of features, in line since laying a tile does little else.
 */

#ifndef BST_JOIN_H
#define BST_JOIN_H

#include "core.h"

/* Adds the sums of `b` to those of `a`, four at once: none overflows, since
 * there are fewer segments than sixteen bits count. */
static inline void
bst_node_add_four (BstNode *a, const BstNode *b, size_t at)
{
  uint64_t one, other;

  memcpy (&one, (char *) a + at, sizeof one);
  memcpy (&other, (const char *) b + at, sizeof other);
  one += other;
  memcpy ((char *) a + at, &one, sizeof one);
}

/* Takes away open ends as a part of its word: what is read as a whole soon
 * after must not have been written in pieces. */
static inline void
bst_node_close (BstNode *node, unsigned n)
{
  const BstNode one = { .open = 1 };
  uint64_t unit, sums;

  memcpy (&unit, (const char *) &one + BST_NODE_SUMS, sizeof unit);
  memcpy (&sums, (const char *) node + BST_NODE_SUMS, sizeof sums);
  sums -= unit * n;
  memcpy ((char *) node + BST_NODE_SUMS, &sums, sizeof sums);
}

static inline void
bst_node_add_sums (const BstState *state, BstNode *a, const BstNode *b)
{
  bst_node_add_four (a, b, BST_NODE_SUMS);
  bst_node_add_four (a, b, BST_NODE_SUMS + sizeof (uint64_t));
  for (size_t at = BST_COMMON_STRIDE; at < state->stride; at += sizeof (uint64_t))
    bst_node_add_four (a, b, at);
}

/* The ends of `b` and all it adds up to go over to `a`; both are roots. */
static inline void
bst_node_merge (const BstState *state, BstNode *a, BstNode *b)
{
  uint16_t next = a->next;

  b->parent = a->parent;
  a->next = b->next;
  b->next = next;
  a->flags &= b->flags;
  a->oldest = b->oldest < a->oldest ? b->oldest : a->oldest;
  bst_node_add_sums (state, a, b);
}

/* Joins across an edge or a link, without a jump that depends on which of the
 * two is larger or whether there are ends. `closing`: how many open ends the
 * joint uses up; `closes`: whether the kind has ends at all. */
static inline __attribute__ ((always_inline)) void
bst_feature_join (BstState *state, unsigned a, unsigned b, unsigned closing, unsigned closes,
                  BstEvents *events)
{
  BstNode *na, *nb;

  if (state->setup->has_systems)
    bst_system_join (state, a, b);
  na = bst_root (state, a);
  nb = bst_root (state, b);
  if (na != nb)
    {
      uintptr_t swap = ((uintptr_t) na ^ (uintptr_t) nb) & -(uintptr_t) (na->size < nb->size);

      na = (BstNode *) ((uintptr_t) na ^ swap);
      nb = (BstNode *) ((uintptr_t) nb ^ swap);
      bst_node_merge (state, na, nb);
    }
  bst_node_close (na, closing);
  /* One jump, which is mostly not taken: 0 only if there are ends and none is open. */
  if ((na->open | (closes - 1u)) == 0)
    bst_feature_due (state, na->parent, events);
}

#endif
