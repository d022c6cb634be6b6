/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names and descriptions of the tile sets that travel with the program, for
 * the catalogues.  Nothing includes this file: the strings are looked up when
 * a set is shown, and a test compares them with data/tilesets. */

/* Translators: The name of a tile set. */
N_("Base Game")
/* Translators: The description of a tile set. */
N_("The tiles of the base game: cities, roads, monasteries and fields.")
/* Translators: The name of a tile set. */
N_("Base Game with Gardens")
/* Translators: The description of a tile set. */
N_("The tiles of the base game, eight of them with a garden.")
/* Translators: The name of a tile set. */
N_("The River")
/* Translators: The description of a tile set. */
N_("A river from its spring to its lake, laid before all other tiles.")
