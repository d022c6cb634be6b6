/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-holding-private.h"
#include "bastide-player.h"

G_BEGIN_DECLS

/* What a position says about a seat; the game fills it in. */
typedef struct
{
  int score;
  int projected;
  guint supply;
  gboolean active;
  gboolean deciding;
  gboolean winner;
} BastidePlayerFacts;

BastidePlayer *bastide_player_new    (guint                     seat,
                                      const char               *name,
                                      guint                     color,
                                      BastidePlayerKind         kind,
                                      guint                     level);
/* Takes a reference. */
void           bastide_player_add_holding (BastidePlayer        *self,
                                      BastideHolding           *holding);
void           bastide_player_update (BastidePlayer            *self,
                                      const BastidePlayerFacts *facts);

G_END_DECLS
