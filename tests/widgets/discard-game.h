/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A short game in which a tile fits nowhere.
 */

#pragma once

#include "bastide-game.h"

/* The river has run back below the spring: a tile of city and river fits neither
 * way (rules.md 2.2: discard it and go on). */
static inline BastideGame *
new_discard_game (void)
{
  static const char text[] = "[Game]\n"
                             "Format=1\n"
                             "Sets=base:1;river:1;\n"
                             "Modules=base;river;\n"
                             "Options=river.u-turn=free;\n"
                             "[Player 1]\nName=Alma\nKind=human\n"
                             "[Player 2]\nName=Benedict\nKind=human\n"
                             "[Draw]\n"
                             "1=draw river/J\n2=draw river/J\n"
                             "3=draw river/D\n4=draw river/G\n"
                             "[Moves]\n"
                             "1=draw river/J\n2=place 1,0 0\n3=pass\n4=end\n"
                             "5=draw river/J\n6=place 1,1 90\n7=pass\n8=end\n"
                             "9=draw river/D\n10=draw river/G\n";
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, sizeof text - 1);
  g_autoptr (GError) error = NULL;
  BastideGame *game = bastide_game_new_from_bytes (bytes, "discard", &error);

  g_assert_no_error (error);
  return game;
}
