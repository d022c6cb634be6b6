/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names and descriptions of the tile sets that travel with the program, for
 * the catalogues.  Nothing includes this file: the strings are looked up when
 * a set is shown, and a test compares them with data/tilesets. */

/* Translators: The name of a tile set. */
N_("Base Game")
N_("Base Game with Gardens")
N_("The River")
