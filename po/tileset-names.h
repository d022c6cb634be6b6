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
/* Translators: The name of a tile set. */
N_("The River with Gardens")
/* Translators: The description of a tile set. */
N_("The tiles of The River, one of them with a garden.")
/* Translators: The name of a tile set. */
N_("The River II")
/* Translators: The description of a tile set. */
N_("A river that forks and ends in two lakes, laid before all other tiles.")
/* Translators: The name of a tile set. */
N_("The River II with Gardens")
/* Translators: The description of a tile set. */
N_("The tiles of The River II, one of them with a garden.")
/* Translators: The name of a tile set. */
N_("Inns & Cathedrals")
/* Translators: The description of a tile set. */
N_("Tiles with inns at their lakes and with two cathedrals.")
/* Translators: The name of a tile set. */
N_("Inns & Cathedrals with Gardens")
/* Translators: The description of a tile set. */
N_("The tiles of Inns & Cathedrals, two of them with a garden.")
/* Translators: The name of a tile set. */
N_("Traders & Builders")
/* Translators: The description of a tile set. */
N_("Tiles with cities that trade in wine, grain and cloth.")
/* Translators: The name of a tile set. */
N_("Traders & Builders with Gardens")
/* Translators: The description of a tile set. */
N_("The tiles of Traders & Builders, two of them with a garden.")
/* Translators: The name of a tile set. */
N_("The Princess & the Dragon")
/* Translators: The description of a tile set. */
N_("Tiles with volcanoes, portals, princesses and the sign of the dragon.")
/* Translators: The name of a tile set. */
N_("The Princess & the Dragon with Gardens")
/* Translators: The description of a tile set. */
N_("The tiles of The Princess & the Dragon, two of them with a garden.")
/* Translators: The name of a tile set. */
N_("Abbey & Mayor")
/* Translators: The description of a tile set. */
N_("Twelve tiles with large cities and odd roads, and an abbey for each player.")
/* Translators: The name of a tile set. */
N_("Abbey & Mayor with Gardens")
/* Translators: The description of a tile set. */
N_("The tiles of Abbey & Mayor, one of them with a garden.")
/* Translators: The name of a tile set. */
N_("King & Robber Baron")
/* Translators: The description of a tile set. */
N_("Five tiles for games about the largest city and the longest road.")
/* Translators: The name of a tile set. */
N_("King & Robber Baron with Gardens")
/* Translators: The description of a tile set. */
N_("The tiles of King & Robber Baron, one of them with a garden.")
