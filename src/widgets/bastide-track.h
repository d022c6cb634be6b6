/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-game-view.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_TRACK (bastide_track_get_type ())
G_DECLARE_FINAL_TYPE (BastideTrack, bastide_track, BASTIDE, TRACK, BastideGameView)

/* The score track of a game. Property: "game". */
GtkWidget *bastide_track_new (void);

G_END_DECLS
