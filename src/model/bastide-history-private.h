/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-history.h"

G_BEGIN_DECLS

/* The facts of a row; strings and arrays are copied. */
typedef struct
{
  guint move;
  BastideHistoryKind kind;
  guint seat;
  const char *text;
  int points;
  int shares[BST_MAX_SEATS + 1]; /* by seat, from 1 */
  guint receivers;
  char **details;       /* may be NULL */
  const BstCell *cells; /* may be NULL */
  gsize n_cells;
  int tile;             /* -1: none */
  guint rotation;
} BastideHistoryFacts;

BastideHistoryItem *bastide_history_item_new (const BastideHistoryFacts *facts);

G_END_DECLS
