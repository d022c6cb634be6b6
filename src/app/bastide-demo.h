/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games that the program plays by itself, in the real window.
 */

#pragma once

#include "bastide-application.h"

G_BEGIN_DECLS

/* Plays a game of two computers with a fixed seed to its end, saves a picture
 * of the window to @path, prints the result and ends the program. */
void   bastide_demo_run         (BastideApplication *application,
                                 BastideWindow      *window,
                                 const char         *path);
/* A game of two computers that is kept like any other, as fast as it goes. */
void   bastide_demo_autoplay    (BastideWindow      *window,
                                 guint64             seed);
/* Prints "MOVES HASH" of a game, or "none", and ends the program. */
void   bastide_demo_print_state (BastideApplication *application,
                                 BastideGame        *game);
/* A temporary folder, so that a demonstration does not stand among the user's
 * games (transfer full). */
GFile *bastide_demo_make_folder (void);

G_END_DECLS
