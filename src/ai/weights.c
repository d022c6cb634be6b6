/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "weights.h"

/* Found by matches of one set against another: see tests/ai/README.md. */
static const BstWeights levels[] = {
  {
    .rival = 0.6,
    .follower = 5,
    .follower_next = 0.85,
    .horizon = 6,
    .back = 0.4,
    .tempo = 0.5,
    .crowd = 0.5,
    .load = 0,
    .extend = 0.2,
    .grow = 0.12,
    .surround = 0.5,
    .field_city = 0,
    .field_grow = 1,
    .field_risk = 0.5,
    .join = 0,
    .turn = 2.5,
    .builder = 0.4,
    .pig = 1,
    .barn = 2,
    .abbey = 3,
    .goods = 0.6,
    .title = 0.5,
    .fairy = 0.7,
    .danger = 0.3,
    .noise = 1.1,
    .counts_tiles = true,
  },
  {
    .rival = 1,
    .follower = 5.5,
    .follower_next = 0.9,
    .horizon = 8,
    .back = 0.4,
    .tempo = 0.5,
    .crowd = 0.5,
    .load = 0.15,
    .extend = 0.15,
    .grow = 0.12,
    .surround = 0.6,
    .field_city = 0.35,
    .field_grow = 3,
    .field_risk = 0.6,
    .join = 0.3,
    .turn = 3,
    .builder = 0.6,
    .pig = 1.5,
    .barn = 4,
    .abbey = 4,
    .goods = 1,
    .title = 1,
    .fairy = 0.3,
    .danger = 0.8,
    .noise = 0,
    .counts_tiles = true,
  },
};

const BstWeights *
_bst_weights_of (int level)
{
  return &levels[level < 2 ? 0 : 1];
}
