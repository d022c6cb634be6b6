/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Playing games in tests: seeded, by the interface that views use.
 */

#pragma once

#include "bastide-game.h"

G_BEGIN_DECLS

/* A game with persons first, then computers, all tiles of the base set. */
BastideGame *play_new_game        (guint            persons,
                                   guint            computers,
                                   guint64          seed);
/* The same from a set-up of which the test has changed something. */
BastideSetup *play_new_setup      (guint            persons,
                                   guint            computers,
                                   guint64          seed);
/* Puts every expansion into a set-up: their tiles, with gardens, and rules. */
void         play_use_all         (BastideSetup    *setup);
/* Other values of options and more figures, by the seed. */
void         play_vary            (BastideSetup    *setup,
                                   guint64          seed);
/* One legal action of the person who decides, picked by @pick. */
void         play_random_action   (BastideGame     *game,
                                   guint            pick);
/* Persons' actions until the game is over, waiting for computers. */
void         play_to_end          (BastideGame     *game,
                                   guint            pick);
/* The same until this decision is open. */
void         play_to_decision     (BastideGame     *game,
                                   BstDecisionKind  kind);
void         play_wait_until_over (BastideGame     *game);
/* Until a person decides or the game is over. */
void         play_wait_for_person (BastideGame     *game);
/* Lets everything that waits in the main context happen. */
void         play_iterate         (void);
/* Counts "changed" in *count. */
void         play_count_changes   (BastideGame     *game,
                                   guint           *count);
guint64      play_hash            (BastideGame     *game);
/* The legal actions of a state. */
GArray      *play_list            (const BstState  *state);

G_END_DECLS
