/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The scan of lines and the loader of tile sets: a catalogue of broken files,
 * each refused with its line and reason; what only warns; what a set tells;
 * the content hash; the list of sets.
 */

#include <gio/gio.h>
#include <glib/gstdio.h>

#include "bastide-tileset.h"

#include "broken-tilesets.h"

static BastideTileSet *
load (const char  *text,
      gssize       length,
      GPtrArray   *issues,
      GError     **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, length < 0 ? strlen (text) : (gsize) length);

  return bastide_tile_set_new_from_bytes (bytes, "test.tileset", issues, error);
}

static BastideTileSet *
load_good (const char *text)
{
  g_autoptr (GPtrArray) issues = bastide_issues_new ();
  g_autoptr (GError) error = NULL;
  BastideTileSet *set = load (text, -1, issues, &error);

  g_assert_no_error (error);
  g_assert_nonnull (set);
  g_assert_cmpuint (issues->len, ==, 0);
  return set;
}

static void
assert_issue (const BastideIssue *issue,
              const Broken       *expected)
{
  g_assert_nonnull (issue);
  g_assert_cmpint (issue->code, ==, expected->code);
  g_assert_cmpuint (issue->line, ==, expected->line);
  g_assert_cmpstr (issue->group, ==, expected->group);
  g_assert_cmpstr (issue->key, ==, expected->key);
  g_assert_nonnull (strstr (issue->reason, expected->reason));
}

static void
test_broken (gconstpointer data)
{
  const Broken *expected = data;
  g_autoptr (GPtrArray) issues = bastide_issues_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  const BastideIssue *issue;

  g_assert_null (load (expected->text, -1, issues, &error));
  issue = bastide_issues_first_error (issues);
  assert_issue (issue, expected);
  g_assert_true (error->domain == BASTIDE_TILE_SET_ERROR);
  g_assert_cmpint (error->code, ==,
                   expected->code < 100 ? BASTIDE_TILE_SET_ERROR_SYNTAX : expected->code);
  text = bastide_issue_to_string (issue, "test.tileset");
  g_assert_cmpstr (error->message, ==, text);
  g_assert_true (g_str_has_prefix (text, "test.tileset"));
}

static void
test_message (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (load (HEADER "[Tile A]\nFeature1=city Q\n", -1, NULL, &error));
  g_assert_true (g_str_has_prefix (error->message,
                                   "test.tileset, line 6, [Tile A], Feature1: “Q” "));
  g_clear_error (&error);
  g_assert_null (load ("", -1, NULL, &error));
  g_assert_true (g_str_has_prefix (error->message, "test.tileset: This is no tile set"));
  g_assert_null (load ("", -1, NULL, NULL));
}

static void
test_zero_byte (void)
{
  static const char text[] = HEADER "Author=a\0b\n" TILE;
  static const Broken expected = { "zero-byte", NULL, BASTIDE_SCAN_ZERO_BYTE, 5, "Tile Set", NULL,
                                   "zero byte" };
  g_autoptr (GPtrArray) issues = bastide_issues_new ();

  g_assert_null (load (text, sizeof text - 1, issues, NULL));
  assert_issue (bastide_issues_first_error (issues), &expected);
}

static void
test_long_line (void)
{
  static const Broken expected = { "long-line", NULL, BASTIDE_SCAN_LINE_TOO_LONG, 5, "Tile Set",
                                   NULL, "4096" };
  g_autoptr (GPtrArray) issues = bastide_issues_new ();
  g_autofree char *name = g_strnfill (BASTIDE_SCAN_MAX_LINE, 'x');
  g_autofree char *fits = g_strconcat (HEADER "#", name + 1, "\n" TILE, NULL);
  g_autofree char *text = g_strconcat (HEADER "#", name, "\n" TILE, NULL);
  g_autoptr (BastideTileSet) set = load_good (fits);

  g_assert_nonnull (set);
  g_assert_null (load (text, -1, issues, NULL));
  assert_issue (bastide_issues_first_error (issues), &expected);
}

static void
test_long_texts (void)
{
  g_autofree char *letters = g_strnfill (101, 'x');
  g_autofree char *text = NULL;
  g_autofree char *good = NULL;
  g_autoptr (BastideTileSet) set = NULL;
  g_autoptr (GError) error = NULL;

  text = g_strconcat ("[Tile Set]\nFormat=1\nId=test\nName=", letters, "\n" TILE, NULL);
  g_assert_null (load (text, -1, NULL, &error));
  g_assert_error (error, BASTIDE_TILE_SET_ERROR, BASTIDE_TILE_SET_ERROR_BAD_VALUE);
  good = g_strconcat ("[Tile Set]\nFormat=1\nId=test\nName=", letters + 1, "\n" TILE, NULL);
  set = load_good (good);
  g_assert_cmpstr (bastide_tile_set_get_name (set), ==, letters + 1);
}

static void
test_too_large (void)
{
  g_autoptr (GPtrArray) issues = bastide_issues_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) text = g_string_new (HEADER TILE);

  while (text->len <= BASTIDE_SCAN_MAX)
    g_string_append (text, "# one more line of a file that goes on and on\n");
  g_assert_null (load (text->str, (gssize) text->len, issues, &error));
  g_assert_error (error, BASTIDE_TILE_SET_ERROR, BASTIDE_TILE_SET_ERROR_SYNTAX);
  g_assert_cmpint (bastide_issues_first_error (issues)->code, ==, BASTIDE_SCAN_TOO_LARGE);
  g_assert_nonnull (strstr (error->message, "MiB"));
}

static char *
many_tiles (guint n_kinds,
            guint count)
{
  GString *text = g_string_new (HEADER);

  for (guint i = 0; i < n_kinds; i++)
    g_string_append_printf (text, "[Tile T%u]\nCount=%u\nFeature1=city N E S W\n", i, count);
  return g_string_free (text, FALSE);
}

static void
test_too_many (void)
{
  g_autofree char *most = many_tiles (BASTIDE_TILE_SET_MAX_KINDS, 10);
  g_autofree char *kinds = many_tiles (BASTIDE_TILE_SET_MAX_KINDS + 1, 1);
  g_autofree char *tiles = many_tiles (BASTIDE_TILE_SET_MAX_KINDS, 11);
  g_autoptr (BastideTileSet) set = load_good (most);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (bastide_tile_set_get_n_tiles (set), ==, 10 * BASTIDE_TILE_SET_MAX_KINDS);
  g_assert_null (load (kinds, -1, NULL, &error));
  g_assert_error (error, BASTIDE_TILE_SET_ERROR, BASTIDE_TILE_SET_ERROR_TOO_MANY);
  g_clear_error (&error);
  g_assert_null (load (tiles, -1, NULL, &error));
  g_assert_error (error, BASTIDE_TILE_SET_ERROR, BASTIDE_TILE_SET_ERROR_TOO_MANY);
}

/* All faults are listed, in the order of the lines, not only the first. */
static void
test_complete (void)
{
  static const guint lines[] = { 4, 6, 7, 8, 10, 12 };
  g_autoptr (GPtrArray) issues = bastide_issues_new ();

  g_assert_null (load ("[Tile Set]\nFormat=1\nId=test\nRequires=A;\nName=Test\nModules=B;\n"
                       "Moat=1\n[Tile A B]\nFeature1=city N E S\nFeature2=lake W\n"
                       "[Tile B]\nCount=x\nFeature1=city N E S W\n",
                       -1, issues, NULL));
  g_assert_cmpuint (issues->len, ==, G_N_ELEMENTS (lines));
  for (guint i = 0; i < issues->len; i++)
    {
      const BastideIssue *issue = g_ptr_array_index (issues, i);

      g_assert_cmpuint (issue->line, ==, lines[i]);
    }
}

static void
test_error_limit (void)
{
  g_autoptr (GString) text = g_string_new (HEADER);
  g_autoptr (GPtrArray) issues = bastide_issues_new ();
  const BastideIssue *last;

  for (guint i = 0; i < 10000; i++)
    g_string_append (text, "nonsense\n");
  g_assert_null (load (text->str, -1, issues, NULL));
  g_assert_cmpuint (issues->len, ==, BASTIDE_SCAN_MAX_ERRORS + 1);
  last = g_ptr_array_index (issues, issues->len - 1);
  g_assert_cmpint (last->code, ==, BASTIDE_SCAN_TOO_MANY_ERRORS);
}

static void
test_warned (gconstpointer data)
{
  const Broken *expected = data;
  g_autoptr (GPtrArray) issues = bastide_issues_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (BastideTileSet) set = load (expected->text, -1, issues, &error);

  g_assert_no_error (error);
  g_assert_nonnull (set);
  g_assert_cmpuint (issues->len, ==, 1);
  g_assert_null (bastide_issues_first_error (issues));
  assert_issue (g_ptr_array_index (issues, 0), expected);
}

/* Nothing about the file makes a difference but what it says. */
static void
test_tolerated (void)
{
  g_autoptr (BastideTileSet) plain = load_good (HEADER TILE);
  static const char * const same[] = {
    "# comment\n\n" HEADER "\n" TILE,
    "[Tile Set]\r\nFormat=1\r\nId=test\r\nName=Test\r\n[Tile A]\r\nFeature1=city N E S W\r\n",
    " [Tile Set] \nFormat = 1\n\tId =test\nName= Test\n[Tile A]\nFeature1=  city  N E  S W\n",
    TILE HEADER,
    "\xef\xbb\xbf" HEADER TILE,
    HEADER "[Tile A]\nFeature1=city N E S W",
    HEADER "[Tile A]\nFeature1=city W S\\sE N\nSource=a drawing\nArt=a.png\nStart=false\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (same); i++)
    {
      g_autoptr (BastideTileSet) set = load_good (same[i]);

      g_assert_cmphex (bastide_tile_set_get_hash (set), ==, bastide_tile_set_get_hash (plain));
      g_assert_cmpstr (bastide_tile_set_get_id (set), ==, "test");
      g_assert_cmpstr (bastide_tile_set_get_name (set), ==, "Test");
    }
}

#define CITY_AND_FIELD                                                                             \
  "[Tile C]\nCount=2\nFeature1=city N W shields=1\nFeature2=road E S\n"                            \
  "Feature3=field En Sw touches=1\nFeature4=field Es Se\n"

static const struct
{
  const char *text;
  gboolean    same;
} hashed[] = {
  { HEADER CITY_AND_FIELD TILE, TRUE },
  { HEADER TILE "[Tile C]\nFeature4=field Es Se\nFeature3=field En Sw touches=1\n"
    "Feature2=road E S\nFeature1=city N W shields=1\nCount=2\n", TRUE },
  { HEADER TILE "[Tile C]\nCount=2\nFeature1=field Se Es\nFeature2=field Sw En touches=4\n"
    "Feature3=road S E\nFeature4=city W N shields at=0.2,0.2\n", TRUE },
  { "[Tile Set]\nFormat=1\nId=other\nName=Other\nName[de]=Anders\nAuthor=Ada\n" TILE CITY_AND_FIELD
    "Source=a dream\nArt=dream.png\n", TRUE },
  { HEADER TILE "[Tile C]\nCount=2\nFeature1=city N W shields=2\nFeature2=road E S\n"
    "Feature3=field En Sw touches=1\nFeature4=field Es Se\n", FALSE },
  { HEADER TILE "[Tile C]\nCount=2\nFeature1=city N W shields=1\nFeature2=road E S\n"
    "Feature3=field En Sw\nFeature4=field Es Se\n", FALSE },
  { HEADER TILE "[Tile C]\nCount=1\nFeature1=city N W shields=1\nFeature2=road E S\n"
    "Feature3=field En Sw touches=1\nFeature4=field Es Se\n", FALSE },
  { HEADER TILE CITY_AND_FIELD "Start=true\n", FALSE },
  { HEADER TILE CITY_AND_FIELD "Group=bonus\n", FALSE },
  { HEADER TILE CITY_AND_FIELD "Symbols=gold;\n", FALSE },
  { HEADER TILE, FALSE },
};

static void
test_hash (void)
{
  g_autoptr (BastideTileSet) plain = load_good (HEADER TILE CITY_AND_FIELD);

  for (guint i = 0; i < G_N_ELEMENTS (hashed); i++)
    {
      g_autoptr (BastideTileSet) set = load (hashed[i].text, -1, NULL, NULL);

      g_assert_nonnull (set);
      g_assert_true ((bastide_tile_set_get_hash (set) == bastide_tile_set_get_hash (plain))
                     == hashed[i].same);
    }
}

static void
test_getters (void)
{
  g_autoptr (BastideTileSet) set = load_good (
    HEADER "Description=One\\nTwo\nAuthor=Ada\nLicense=CC0-1.0\nVersion=3\nEdition=2020\n"
           "Requires=base;river\nModules=base;\n" TILE
           "[Tile B]\nCount=3\nGroup=hand\nSymbols=flight=S;gold;\nFeature1=" FIELD "\n");
  guint n_kinds;
  const BstTile *kinds = bastide_tile_set_get_kinds (set, &n_kinds);

  g_assert_cmpstr (bastide_tile_set_get_description (set), ==, "One\nTwo");
  g_assert_cmpstr (bastide_tile_set_get_author (set), ==, "Ada");
  g_assert_cmpstr (bastide_tile_set_get_license (set), ==, "CC0-1.0");
  g_assert_cmpstr (bastide_tile_set_get_version (set), ==, "3");
  g_assert_cmpstr (bastide_tile_set_get_edition (set), ==, "2020");
  g_assert_cmpstr (bastide_tile_set_get_requires (set)[0], ==, "base");
  g_assert_cmpstr (bastide_tile_set_get_requires (set)[1], ==, "river");
  g_assert_null (bastide_tile_set_get_requires (set)[2]);
  g_assert_cmpstr (bastide_tile_set_get_modules (set)[0], ==, "base");
  g_assert_false (bastide_tile_set_get_shipped (set));
  g_assert_cmpuint (n_kinds, ==, 2);
  g_assert_cmpuint (bastide_tile_set_get_n_tiles (set), ==, 4);
  g_assert_cmpstr (kinds[1].key, ==, "B");
  g_assert_cmpstr (kinds[1].set, ==, "test");
  g_assert_cmpuint (kinds[1].group, ==, BST_GROUP_HAND);
  g_assert_cmpuint (kinds[1].flight, ==, 4);
  g_assert_cmpuint (kinds[1].symbols, ==, BST_SYMBOL_FLIGHT | BST_SYMBOL_GOLD);
  g_assert_true (bastide_tile_set_find (set, "B") == &kinds[1]);
  g_assert_null (bastide_tile_set_find (set, "Z"));
}

static void
test_defaults (void)
{
  g_autoptr (BastideTileSet) set = load_good (HEADER TILE);
  gsize size;

  g_assert_cmpstr (bastide_tile_set_get_description (set), ==, "");
  g_assert_cmpstr (bastide_tile_set_get_author (set), ==, "");
  g_assert_null (bastide_tile_set_get_requires (set)[0]);
  g_assert_null (bastide_tile_set_get_modules (set)[0]);
  g_assert_cmpmem (g_bytes_get_data (bastide_tile_set_get_bytes (set), &size), size, HEADER TILE,
                   strlen (HEADER TILE));
}

/* The languages of the user are those of the environment the test runs in;
 * "C" is always the last of them. */
static void
test_languages (void)
{
  g_autoptr (BastideTileSet) set = load_good (
    HEADER "Name[C]=Here\nName[xx]=Nowhere\nDescription=d\nDescription[xx]=e\n" TILE);

  g_assert_cmpstr (bastide_tile_set_get_name (set), ==, "Here");
  g_assert_cmpstr (bastide_tile_set_get_description (set), ==, "d");
}

static void
test_finalize (void)
{
  BastideTileSet *set = load_good (HEADER TILE);

  g_assert_finalize_object (set);
}

static void
test_files (void)
{
  g_autofree char *folder = g_dir_make_tmp ("bastide-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "my.tileset", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (BastideTileSet) set = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (bastide_tile_set_new_from_file (file, NULL, &error));
  g_assert_error (error, BASTIDE_TILE_SET_ERROR, BASTIDE_TILE_SET_ERROR_READ);
  g_assert_nonnull (strstr (error->message, "my.tileset"));
  g_clear_error (&error);
  g_assert_true (g_file_set_contents (path, HEADER TILE, -1, NULL));
  set = bastide_tile_set_new_from_file (file, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (bastide_tile_set_get_id (set), ==, "test");
  g_assert_null (bastide_tile_set_new_from_resource ("/no/such.tileset", NULL, &error));
  g_assert_error (error, BASTIDE_TILE_SET_ERROR, BASTIDE_TILE_SET_ERROR_READ);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* A file that never ends is refused once it is too large. */
static void
test_endless_file (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/dev/zero");
  g_autoptr (GError) error = NULL;

  g_assert_null (bastide_tile_set_new_from_file (file, NULL, &error));
  g_assert_error (error, BASTIDE_TILE_SET_ERROR, BASTIDE_TILE_SET_ERROR_SYNTAX);
}

/* Files that a test leaves behind go with their folders. */
static void
remove_own (const char *folder)
{
  static const char * const names[] = { "a.tileset", "b.tileset", "c.tileset", "d.txt" };
  g_autofree char *parent = g_path_get_dirname (folder);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_cmpint (g_rmdir (parent), ==, 0);
}

static void
write_own (const char *folder,
           const char *name,
           const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static const struct
{
  const char *id;
  guint       n_kinds, n_tiles;
} shipped[] = {
  { "base", 24, 72 },
  { "base-gardens", 32, 72 },
  { "river", 10, 12 },
  { "river-gardens", 11, 12 },
  { "river-2", 12, 12 },
  { "river-2-gardens", 12, 12 },
  { "inns-and-cathedrals", 18, 18 },
  { "inns-and-cathedrals-gardens", 18, 18 },
  { "traders-and-builders", 24, 24 },
  { "traders-and-builders-gardens", 24, 24 },
  { "princess-and-dragon", 29, 30 },
  { "princess-and-dragon-gardens", 29, 30 },
  { "abbey-and-mayor", 13, 13 },
  { "abbey-and-mayor-gardens", 13, 13 },
  { "king-and-robber-baron", 5, 5 },
  { "king-and-robber-baron-gardens", 5, 5 },
};

/* The list: shipped sets, base first, then a person's own; a broken one and
 * one whose id is taken are left out, with a message. */
static void
test_list (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "bastide", "tilesets", NULL);
  g_autoptr (BastideTileSet) first = NULL;
  GListModel *list;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  write_own (folder, "a.tileset", "[Tile Set]\nFormat=1\nId=base\nName=Not the Base\n" TILE);
  write_own (folder, "b.tileset", "[Tile Set]\nFormat=1\n");
  write_own (folder, "c.tileset", HEADER TILE);
  write_own (folder, "d.txt", "no tile set");
  g_test_expect_message ("bastide-model", G_LOG_LEVEL_MESSAGE, "*“base”*");
  g_test_expect_message ("bastide-model", G_LOG_LEVEL_MESSAGE, "b.tileset, line 1*");
  list = bastide_tile_sets_get_shipped ();
  g_test_assert_expected_messages ();
  remove_own (folder);
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, G_N_ELEMENTS (shipped) + 1);
  first = g_list_model_get_item (list, 0);
  g_assert_cmpstr (bastide_tile_set_get_id (first), ==, "base");
  g_assert_cmpstr (bastide_tile_set_get_name (first), ==, "Base Game");
  g_assert_true (bastide_tile_set_get_shipped (first));
  g_assert_false (bastide_tile_set_get_shipped (bastide_tile_sets_lookup ("test")));
  g_assert_null (bastide_tile_sets_lookup ("b"));
  g_assert_true (bastide_tile_sets_get_shipped () == list);
  g_assert_cmpuint (g_strv_length ((GStrv) bastide_tile_sets_get_faults ()), ==, 2);
  g_assert_nonnull (strstr (bastide_tile_sets_get_faults ()[0], "“base”"));
  g_assert_true (g_str_has_prefix (bastide_tile_sets_get_faults ()[1], "b.tileset, line 1"));
}

static void
test_shipped (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data), n_kinds;
  g_autofree char *path = g_strdup_printf ("%s/data/tilesets/%s.tileset",
                                           g_getenv ("BASTIDE_SOURCE_DIR"), shipped[i].id);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GPtrArray) issues = bastide_issues_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (BastideTileSet) set = bastide_tile_set_new_from_file (file, issues, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (issues->len, ==, 0);
  g_assert_cmpstr (bastide_tile_set_get_id (set), ==, shipped[i].id);
  g_assert_cmpstr (bastide_tile_set_get_license (set), ==, "CC0-1.0");
  g_assert_cmpstr (bastide_tile_set_get_description (set), !=, "");
  bastide_tile_set_get_kinds (set, &n_kinds);
  g_assert_cmpuint (n_kinds, ==, shipped[i].n_kinds);
  g_assert_cmpuint (bastide_tile_set_get_n_tiles (set), ==, shipped[i].n_tiles);
}

/* The eight gardens lie on copies of tiles of the base game. */
static void
test_gardens (void)
{
  g_autofree char *path = g_strdup_printf ("%s/data/tilesets/base-gardens.tileset",
                                           g_getenv ("BASTIDE_SOURCE_DIR"));
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (BastideTileSet) set = bastide_tile_set_new_from_file (file, NULL, NULL);
  guint n_kinds, n_gardens = 0;
  const BstTile *kinds;

  g_assert_nonnull (set);
  kinds = bastide_tile_set_get_kinds (set, &n_kinds);
  for (guint i = 0; i < n_kinds; i++)
    for (guint j = 0; j < kinds[i].n_segments; j++)
      if (kinds[i].segments[j].kind == BST_FEATURE_GARDEN)
        n_gardens += kinds[i].count;
  g_assert_cmpuint (n_gardens, ==, 8);
}

static void
test_lines (void)
{
  static const char text[] = "# one\n\n[G]\nkey = a;b\\;c;\nNam";
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GBytes) cut = bastide_document_cut_last_line (bytes);
  g_autoptr (GPtrArray) lines = bastide_lines_new ();
  g_auto (GStrv) list = NULL;
  const BastideLine *line;

  g_assert_false (bastide_document_scan (bytes, BASTIDE_SCAN_NONE, NULL, NULL));
  g_assert_true (bastide_document_scan (bytes, BASTIDE_SCAN_CUT_LAST_LINE, lines, NULL));
  g_assert_cmpuint (lines->len, ==, 4);
  g_assert_cmpuint (g_bytes_get_size (cut), ==, strlen (text) - strlen ("Nam"));
  line = g_ptr_array_index (lines, 3);
  g_assert_cmpint (line->kind, ==, BASTIDE_LINE_ENTRY);
  g_assert_cmpuint (line->number, ==, 4);
  g_assert_cmpuint (line->offset, ==, 11);
  g_assert_cmpuint (line->length, ==, strlen ("key = a;b\\;c;"));
  g_assert_cmpstr (line->group, ==, "G");
  g_assert_cmpstr (line->key, ==, "key");
  g_assert_null (bastide_line_get_string (line));
  list = bastide_line_get_list (line);
  g_assert_cmpuint (g_strv_length (list), ==, 2);
  g_assert_cmpstr (list[1], ==, "b;c");
}

static void
test_issue_copy (void)
{
  g_autoptr (BastideIssue) issue = bastide_issue_new (BASTIDE_SEVERITY_WARNING, 7, 3, "Tile A",
                                                      NULL, g_strdup ("It rains."));
  g_autoptr (BastideIssue) copy = g_boxed_copy (BASTIDE_TYPE_ISSUE, issue);
  g_autofree char *text = bastide_issue_to_string (copy, "a.tileset");

  g_assert_true (copy != issue);
  g_assert_cmpint (copy->severity, ==, BASTIDE_SEVERITY_WARNING);
  g_assert_cmpint (copy->code, ==, 7);
  g_assert_cmpstr (text, ==, "a.tileset, line 3, [Tile A]: It rains.");
}

static void
add_catalogue (const char    *folder,
               const Broken  *cases,
               gsize          n_cases,
               GTestDataFunc  func)
{
  for (gsize i = 0; i < n_cases; i++)
    {
      g_autofree char *path = g_strdup_printf ("/tileset/%s/%s", folder, cases[i].name);

      g_test_add_data_func (path, &cases[i], func);
    }
}

int
main (int    argc,
      char **argv)
{
  int status;
  g_autofree char *home = g_dir_make_tmp ("bastide-XXXXXX", NULL);

  /* Before anything asks for it: the person's own sets are not for tests. */
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_test_init (&argc, &argv, NULL);
  add_catalogue ("broken", broken, G_N_ELEMENTS (broken), test_broken);
  add_catalogue ("warned", warned, G_N_ELEMENTS (warned), test_warned);
  g_test_add_func ("/tileset/message", test_message);
  g_test_add_func ("/tileset/zero-byte", test_zero_byte);
  g_test_add_func ("/tileset/long-line", test_long_line);
  g_test_add_func ("/tileset/long-texts", test_long_texts);
  g_test_add_func ("/tileset/too-large", test_too_large);
  g_test_add_func ("/tileset/too-many", test_too_many);
  g_test_add_func ("/tileset/complete", test_complete);
  g_test_add_func ("/tileset/error-limit", test_error_limit);
  g_test_add_func ("/tileset/tolerated", test_tolerated);
  g_test_add_func ("/tileset/hash", test_hash);
  g_test_add_func ("/tileset/getters", test_getters);
  g_test_add_func ("/tileset/defaults", test_defaults);
  g_test_add_func ("/tileset/languages", test_languages);
  g_test_add_func ("/tileset/finalize", test_finalize);
  g_test_add_func ("/tileset/files", test_files);
  g_test_add_func ("/tileset/endless-file", test_endless_file);
  g_test_add_func ("/tileset/list", test_list);
  for (guint i = 0; i < G_N_ELEMENTS (shipped); i++)
    {
      g_autofree char *path = g_strdup_printf ("/tileset/shipped/%s", shipped[i].id);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_shipped);
    }
  g_test_add_func ("/tileset/gardens", test_gardens);
  g_test_add_func ("/document/lines", test_lines);
  g_test_add_func ("/document/issue-copy", test_issue_copy);
  status = g_test_run ();
  g_rmdir (home);
  return status;
}
