/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "expansion.h"

#include "bastide-expansion-private.h"
#include "bastide-game.h"

#include "play.h"

static BastideExpansion *
lookup (const char *id)
{
  BastideExpansion *expansion = bastide_expansions_lookup (id);

  g_assert_nonnull (expansion);
  return expansion;
}

static BstSetup *
build (BastideSetup *setup)
{
  g_autoptr (GError) error = NULL;
  BstSetup *engine = bastide_setup_build (setup, &error);

  g_assert_no_error (error);
  return engine;
}

/* Figures of a kind that each player has, or that there are for all. */
static guint
count_of (const BstSetup *engine,
          const char     *piece)
{
  int kind = bst_setup_find_piece (engine, piece, strlen (piece));

  if (g_str_equal (piece, "dragon"))
    return bst_dragon_in_play (engine) ? 1 : 0;
  if (g_str_equal (piece, "fairy"))
    return bst_fairy_in_play (engine) ? 1 : 0;

  return kind >= 0 ? bst_setup_piece_count (engine, kind) : 0;
}

static guint
count_in_engine (BastideSetup *setup,
                 const char   *piece)
{
  BstSetup *engine = build (setup);
  guint count = count_of (engine, piece);

  bst_setup_unref (engine);
  return count;
}

static void
expect_summary (const char   *id,
                BastideSetup *setup,
                const char   *wanted)
{
  g_autofree char *summary
      = bastide_expansion_dup_summary (lookup (id), setup);

  g_assert_cmpstr (summary, ==, wanted);
}

/* Every public module is somebody's, every set that is shipped is an edition,
 * and everything has words. */
static void
test_list (void)
{
  GListModel *list = bastide_expansions_list ();

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (BastideExpansion) it = g_list_model_get_item (list, i);
      const char *const *editions = bastide_expansion_get_editions (it);

      g_assert_cmpstr (bastide_expansion_get_name (it), !=, "");
      g_assert_cmpstr (bastide_expansion_get_description (it), !=, "");
      for (guint j = 0; editions[j] != NULL; j++)
        g_assert_nonnull (bastide_tile_sets_lookup (editions[j]));
    }
  g_assert_cmpuint (bastide_expansion_get_n_tiles (lookup ("base"), 0), ==, 72);
  g_assert_cmpuint (bastide_expansion_get_n_tiles (lookup ("abbey-and-mayor"),
                                                   1), ==, 12);
  g_assert_cmpuint (bastide_expansion_get_n_tiles (lookup ("abbot"), 0), ==, 0);
  for (gsize i = 0; i < bst_modules_count (); i++)
    {
      guint n = 0;

      for (guint j = 0; j < g_list_model_get_n_items (list); j++)
        {
          g_autoptr (BastideExpansion) it = g_list_model_get_item (list, j);

          if (g_strcmp0 (bastide_expansion_get_module (it),
                         bst_modules_id (i)) == 0)
            n++;
        }
      if (bst_modules_is_public (i))
        g_assert_cmpuint (n, >=, 1);
    }
}

/* The numbers of figures that are shown are those that the rules give, and the
 * rules give no others. */
static void
test_figures (void)
{
  g_autoptr (BastideSetup) setup = play_new_setup (2, 0, 1);
  BstSetup *engine;

  play_use_all (setup);
  engine = build (setup);
  for (guint kind = 0; kind < bst_setup_n_pieces (engine); kind++)
    {
      const char *piece = bst_setup_piece_name (engine, kind);

      g_assert_nonnull (bastide_figure_find_module (piece));
      g_assert_cmpuint (bastide_figure_default (piece), ==,
                        count_of (engine, piece));
    }
  bst_setup_unref (engine);
}

/* All of an expansion on and off again leaves nothing behind. */
static void
test_enabled (void)
{
  GListModel *list = bastide_expansions_list ();

  for (guint i = 1; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (BastideExpansion) it = g_list_model_get_item (list, i);
      g_autoptr (BastideSetup) setup = play_new_setup (2, 0, 1);
      g_autofree char *before = bastide_setup_to_string (setup);
      g_autofree char *after = NULL;
      g_autofree char *summary = NULL;

      g_assert_false (bastide_expansion_get_enabled (it, setup));
      bastide_expansion_set_enabled (it, setup, TRUE);
      g_assert_true (bastide_expansion_get_enabled (it, setup));
      summary = bastide_expansion_dup_summary (it, setup);
      g_assert_cmpstr (summary, !=, "");
      bst_setup_unref (build (setup));
      bastide_expansion_set_enabled (it, setup, FALSE);
      after = bastide_setup_to_string (setup);
      g_assert_cmpstr (before, ==, after);
    }
}

/* A file brings back what is chosen. */
static void
check_text (BastideExpansion *expansion,
            BastideSetup     *setup)
{
  g_autofree char *text = bastide_setup_to_string (setup);
  g_autoptr (GError) error = NULL;
  g_autoptr (BastideSetup) again = bastide_setup_new_from_string (text, &error);
  g_autofree char *text_again = NULL;
  g_autofree char *summary = bastide_expansion_dup_summary (expansion, setup);

  g_assert_no_error (error);
  text_again = bastide_setup_to_string (again);
  g_assert_cmpstr (text, ==, text_again);
  g_assert_cmpint (bastide_expansion_get_rules (expansion, again), ==,
                   bastide_expansion_get_rules (expansion, setup));
  expect_summary (bastide_expansion_get_id (expansion), again, summary);
}

/* Tiles, figures and rules are switches of their own, in any mixture. */
static void
test_switches (void)
{
  GListModel *list = bastide_expansions_list ();

  for (guint mixture = 0; mixture < 8; mixture++)
    for (guint i = 1; i < g_list_model_get_n_items (list); i++)
      {
        g_autoptr (BastideExpansion) it = g_list_model_get_item (list, i);
        g_autoptr (BastideSetup) setup = play_new_setup (2, 0, 1);
        const char *const *figures = bastide_expansion_get_figures (it);
        gboolean tiles = bastide_expansion_get_editions (it)[0] != NULL;

        bastide_expansion_set_copies (it, setup, mixture & 1 ? 2 : 0);
        for (guint j = 0; figures[j] != NULL; j++)
          bastide_expansion_set_count (it, setup, figures[j],
                                       mixture & 2 ? 1 : 0);
        bastide_expansion_set_rules (it, setup, (mixture & 4) != 0);

        g_assert_cmpuint (bastide_expansion_get_copies (it, setup), ==,
                          tiles && (mixture & 1) ? 2 : 0);
        for (guint j = 0; figures[j] != NULL; j++)
          {
            g_assert_cmpuint (bastide_expansion_get_count (it, setup,
                                                           figures[j]),
                              ==, mixture & 2 ? 1 : 0);
            if (!g_str_equal (figures[j], "abbey"))
              g_assert_cmpuint (count_in_engine (setup, figures[j]), ==,
                                mixture & 2 ? 1 : 0);
          }
        if (bastide_expansion_has_rules (it))
          g_assert_cmpint (bastide_expansion_get_rules (it, setup), ==,
                           (mixture & 4) != 0);
        bst_setup_unref (build (setup));
        check_text (it, setup);
      }
}

/* The text of a set-up keeps all of it, and says only what is not so anyway. */
static void
test_text (void)
{
  g_autoptr (BastideSetup) setup = play_new_setup (2, 0, 1);
  g_autoptr (BastideSetup) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *plain = NULL;
  g_autofree char *text = NULL;
  g_autofree char *text_again = NULL;
  BastideExpansion *abbey = lookup ("abbey-and-mayor");
  BastideExpansion *inns = lookup ("inns-and-cathedrals");

  bastide_expansion_set_enabled (abbey, setup, TRUE);
  bastide_expansion_set_enabled (inns, setup, TRUE);
  plain = bastide_setup_to_string (setup);
  g_assert_null (strstr (plain, "Modules="));
  g_assert_null (strstr (plain, "Options="));
  g_assert_null (strstr (plain, "Figures="));
  g_assert_null (strstr (plain, "Tiles="));

  bastide_expansion_set_count (abbey, setup, "abbey", 2);
  bastide_expansion_set_count (abbey, setup, "wagon", 3);
  bastide_expansion_set_rules (inns, setup, FALSE);
  bastide_expansion_set_enabled (lookup ("abbot"), setup, TRUE);
  text = bastide_setup_to_string (setup);
  g_assert_nonnull (strstr (text, "\nFigures=wagon:3;\n"));
  g_assert_nonnull (strstr (text, "\nTiles=abbey-and-mayor/abbey:2;\n"));
  g_assert_nonnull (strstr (text, "\nBlank=inn;cathedral;\n"));

  again = bastide_setup_new_from_string (text, &error);
  g_assert_no_error (error);
  text_again = bastide_setup_to_string (again);
  g_assert_cmpstr (text, ==, text_again);
  g_assert_cmpuint (bastide_expansion_get_count (abbey, again, "abbey"), ==, 2);
  g_assert_cmpuint (bastide_expansion_get_count (abbey, again, "wagon"), ==, 3);
  g_assert_false (bastide_expansion_get_rules (inns, again));
  g_assert_true (bastide_expansion_get_enabled (lookup ("abbot"), again));
  expect_summary ("abbey-and-mayor", again,
                  "12 tiles, 1 mayor, 3 wagons, 1 barn, 2 abbeys");
}

/* Another edition takes the place of the first, abbeys and all. */
static void
test_editions (void)
{
  g_autoptr (BastideSetup) setup = play_new_setup (2, 0, 1);
  BastideExpansion *base = lookup ("base");
  BastideExpansion *abbey = lookup ("abbey-and-mayor");

  bastide_expansion_set_enabled (abbey, setup, TRUE);
  bastide_expansion_set_count (abbey, setup, "abbey", 4);
  bastide_expansion_set_edition (abbey, setup, 1);
  bastide_expansion_set_edition (base, setup, 1);
  g_assert_cmpuint (bastide_expansion_get_edition (base, setup), ==, 1);
  g_assert_cmpuint (bastide_setup_get_copies (setup, "base"), ==, 0);
  g_assert_cmpuint (bastide_setup_get_copies (setup, "base-gardens"), ==, 1);
  g_assert_cmpuint (bastide_setup_get_copies (setup, "abbey-and-mayor-gardens"),
                    ==, 1);
  g_assert_cmpuint (bastide_expansion_get_count (abbey, setup, "abbey"), ==, 4);
  bst_setup_unref (build (setup));

  /* What comes after it follows the base game. */
  g_assert_cmpuint (bastide_expansion_get_edition (lookup ("river"), setup), ==,
                    1);
  bastide_expansion_set_enabled (lookup ("river"), setup, TRUE);
  g_assert_cmpuint (bastide_setup_get_copies (setup, "river-gardens"), ==, 1);
}

/* Both rivers have the same rules, which stay while one of them is there. */
static void
test_rivers (void)
{
  g_autoptr (BastideSetup) setup = play_new_setup (2, 0, 1);
  BastideExpansion *river = lookup ("river");
  BastideExpansion *second = lookup ("river-2");

  bastide_expansion_set_enabled (river, setup, TRUE);
  g_assert_false (bastide_expansion_get_enabled (second, setup));
  bastide_expansion_set_enabled (second, setup, TRUE);
  bastide_expansion_set_enabled (river, setup, FALSE);
  g_assert_true (bastide_expansion_get_rules (second, setup));
  bastide_expansion_set_enabled (second, setup, FALSE);
  g_assert_false (bastide_setup_get_module (setup, "river"));
}

static void
expect_note (BastideSetup *setup,
             const char   *wanted)
{
  g_auto (GStrv) notes = bastide_setup_dup_notes (setup);

  if (wanted == NULL)
    g_assert_cmpstr (notes[0], ==, NULL);
  else if (!g_strv_contains ((const char *const *) notes, wanted))
    g_error ("“%s” is missing beside “%s”", wanted, notes[0]);
}

static void
test_notes (void)
{
  g_autoptr (BastideSetup) setup = play_new_setup (2, 0, 1);

  expect_note (setup, NULL);
  bastide_expansion_set_enabled (lookup ("abbot"), setup, TRUE);
  expect_note (setup, "No tile shows a garden, so abbots can stand in "
                      "monasteries only.");
  bastide_expansion_set_edition (lookup ("base"), setup, 1);
  expect_note (setup, NULL);
  bastide_expansion_set_enabled (lookup ("abbot"), setup, FALSE);
  expect_note (setup, "Some tiles show a garden, but there are no abbots to "
                      "stand there.");
  bastide_expansion_set_edition (lookup ("base"), setup, 0);

  bastide_expansion_set_enabled (lookup ("inns-and-cathedrals"), setup, TRUE);
  expect_note (setup, NULL);
  bastide_expansion_set_rules (lookup ("inns-and-cathedrals"), setup, FALSE);
  expect_note (setup, "The tiles of Inns & Cathedrals are in the game without "
                      "its rules: what is special about them does nothing.");
  bastide_expansion_set_enabled (lookup ("inns-and-cathedrals"), setup, FALSE);

  bastide_expansion_set_rules (lookup ("princess-and-dragon"), setup, TRUE);
  expect_note (setup, "The rules of The Princess & the Dragon are in the game, "
                      "but no tile shows what they are about.");
  bastide_expansion_set_copies (lookup ("princess-and-dragon"), setup, 1);
  expect_note (setup, "There are volcanoes, but no dragon that they call.");
  bastide_expansion_set_enabled (lookup ("princess-and-dragon"), setup, FALSE);

  bastide_expansion_set_copies (lookup ("king-and-robber-baron"), setup, 1);
  bastide_expansion_set_copies (lookup ("base"), setup, 0);
  expect_note (setup, "No tiles of the base game are in the game.");
  expect_note (setup, "King & Robber Baron is made to be played with Base Game, "
                      "which is not in the game.");

  bastide_expansion_set_count (lookup ("base"), setup, "follower", 0);
  expect_note (setup, "Players have no followers.");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/expansion/list", test_list);
  g_test_add_func ("/expansion/figures", test_figures);
  g_test_add_func ("/expansion/enabled", test_enabled);
  g_test_add_func ("/expansion/switches", test_switches);
  g_test_add_func ("/expansion/text", test_text);
  g_test_add_func ("/expansion/editions", test_editions);
  g_test_add_func ("/expansion/rivers", test_rivers);
  g_test_add_func ("/expansion/notes", test_notes);

  return g_test_run ();
}
