/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-sentences.h"

G_BEGIN_DECLS

/* A score with the terms and receivers that follow it; *used says how many
 * events that is. NULL: nobody gets anything at the end of the game. */
char *bastide_sentence_for_score (BastideGame      *game,
                                  const BstState   *state,
                                  const BstEvent   *events,
                                  gsize             n,
                                  gsize            *used,
                                  char           ***details);

G_END_DECLS
