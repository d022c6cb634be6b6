/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The set-up page: expansions and their parts, options, the search, and all of
 * it by keyboard in the smallest window.
 */

#include "config.h"

#include <string.h>

#include <glib/gstdio.h>

#include "bastide-expansion-row.h"
#include "bastide-options-row.h"
#include "bastide-player-row.h"
#include "bastide-setup-page.h"
#include "find-widgets.h"
#include "name-checks.h"

#define WIDTH 360
#define BROKEN "a-set-of-tiles-with-a-long-name-but-without-tiles.tileset"
#define MAX_FOCUS 400

typedef struct
{
  GtkWidget *window;
  GtkWidget *page;
  BastideSetup *setup;
} Fixture;

/* ---- Finding widgets ---- */

/* The row of a type with this title. */
static gpointer
find_row (Fixture    *fixture,
          GType       type,
          const char *title)
{
  g_autoptr (GPtrArray) rows = find_all (fixture->page, type);

  for (guint i = 0; i < rows->len; i++)
    if (g_strcmp0 (adw_preferences_row_get_title (rows->pdata[i]), title) == 0)
      return rows->pdata[i];
  g_test_message ("no row “%s”", title);
  g_assert_not_reached ();
}

static GtkWidget *
find_expansion (Fixture    *fixture,
                const char *id)
{
  BastideExpansion *expansion = bastide_expansions_lookup (id);

  g_assert_nonnull (expansion);
  return find_row (fixture, BASTIDE_TYPE_EXPANSION_ROW,
                   bastide_expansion_get_name (expansion));
}

/* The row of a part inside an expansion, unfolded for it. */
static GtkWidget *
find_part (Fixture    *fixture,
           const char *id,
           const char *title)
{
  GtkWidget *row = find_expansion (fixture, id);
  g_autoptr (GPtrArray) rows = NULL;

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  rows = find_all (row, ADW_TYPE_ACTION_ROW);
  for (guint i = 0; i < rows->len; i++)
    if (g_str_equal (adw_preferences_row_get_title (rows->pdata[i]), title))
      return rows->pdata[i];
  g_test_message ("no row “%s” in %s", title, id);
  g_assert_not_reached ();
}

static GtkLabel *
find_label (Fixture    *fixture,
            const char *text)
{
  g_autoptr (GPtrArray) labels = find_all (fixture->page, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_get_visible (labels->pdata[i])
        && strstr (gtk_label_get_text (labels->pdata[i]), text) != NULL)
      return labels->pdata[i];
  return NULL;
}

static GtkWidget *
find_button (Fixture    *fixture,
             const char *label)
{
  g_autoptr (GPtrArray) buttons = find_all (fixture->page, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_button_get_label (buttons->pdata[i]), label) == 0)
      return buttons->pdata[i];
  g_assert_not_reached ();
}

static void
assert_named (GtkWidget  *widget,
              const char *name)
{
  g_autofree char *difference = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name);

  g_assert_cmpstr (difference, ==, NULL);
}

/* ---- A page of its own for each case ---- */

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (BastideSetup) setup = bastide_setup_new ();

  fixture->window = gtk_window_new ();
  fixture->page = bastide_setup_page_new ();
  bastide_setup_page_set_setup (BASTIDE_SETUP_PAGE (fixture->page), setup);
  fixture->setup
      = bastide_setup_page_get_setup (BASTIDE_SETUP_PAGE (fixture->page));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), WIDTH, 640);
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->page);
  gtk_window_present (GTK_WINDOW (fixture->window));
  WAIT_FOR (gtk_widget_get_mapped (fixture->page));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
}

/* ---- Expansions ---- */

/* Every expansion has a row and a switch with its name. */
static void
test_rows (Fixture       *fixture,
           gconstpointer  data)
{
  GListModel *list = bastide_expansions_list ();

  g_assert_cmpuint (g_list_model_get_n_items (list), >=, 9);
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (BastideExpansion) it = g_list_model_get_item (list, i);
      const char *id = bastide_expansion_get_id (it);
      GtkWidget *row = find_expansion (fixture, id);
      g_autoptr (GPtrArray) switches = find_all (row, GTK_TYPE_SWITCH);

      g_assert_cmpuint (switches->len, ==, g_str_equal (id, "base") ? 0 : 1);
      if (switches->len > 0)
        assert_named (switches->pdata[0], bastide_expansion_get_name (it));
    }
}

static gboolean
has_text (GtkWidget  *widget,
          const char *text)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), text) == 0;
}

/* The button of each row leads to a page of the help that exists. */
static void
test_help (Fixture       *fixture,
           gconstpointer  data)
{
  GListModel *list = bastide_expansions_list ();

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (BastideExpansion) it = g_list_model_get_item (list, i);
      GtkWidget *row = find_expansion (fixture, bastide_expansion_get_id (it));
      g_autoptr (GPtrArray) buttons = find_all (row, GTK_TYPE_BUTTON);
      g_autofree char *name
          = g_strconcat (bastide_expansion_get_help_page (it), ".page", NULL);
      g_autofree char *page = g_build_filename (
          g_getenv ("BASTIDE_SOURCE_DIR"), "help", "C", name, NULL);
      g_autofree char *label
          = g_strdup_printf ("Help on %s", bastide_expansion_get_name (it));
      guint found = 0;

      g_test_message ("%s", page);
      g_assert_true (g_file_test (page, G_FILE_TEST_EXISTS));
      for (guint j = 0; j < buttons->len; j++)
        if (has_text (buttons->pdata[j], "?"))
          {
            assert_named (buttons->pdata[j], label);
            found++;
          }
      g_assert_cmpuint (found, ==, 1);
    }
}

static void
test_switch (Fixture       *fixture,
             gconstpointer  data)
{
  const char *id = "traders-and-builders";
  GtkWidget *row = find_expansion (fixture, id);
  GtkWidget *toggle = find_first (row, GTK_TYPE_SWITCH);
  GtkWidget *options
      = find_row (fixture, BASTIDE_TYPE_OPTIONS_ROW,
                  bastide_expansion_get_name (bastide_expansions_lookup (id)));

  g_assert_false (gtk_widget_get_visible (options));
  gtk_switch_set_active (GTK_SWITCH (toggle), TRUE);
  g_assert_cmpuint (bastide_setup_get_copies (fixture->setup, id), ==, 1);
  g_assert_true (bastide_setup_get_module (fixture->setup, id));
  g_assert_true (gtk_widget_get_visible (options));
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)), ==,
                   "24 tiles, 1 builder, 1 pig");
  gtk_switch_set_active (GTK_SWITCH (toggle), FALSE);
  g_assert_false (bastide_setup_get_module (fixture->setup, id));
  g_assert_false (gtk_widget_get_visible (options));
}

static void
test_parts (Fixture       *fixture,
            gconstpointer  data)
{
  const char *id = "traders-and-builders";
  BastideExpansion *expansion = bastide_expansions_lookup (id);
  GtkWidget *toggle
      = find_first (find_expansion (fixture, id), GTK_TYPE_SWITCH);
  GtkWidget *pig = find_first (find_part (fixture, id, "Pig"),
                               GTK_TYPE_SPIN_BUTTON);
  GtkWidget *copies = find_first (find_part (fixture, id, "Copies of the Tiles"),
                                  GTK_TYPE_SPIN_BUTTON);
  GtkWidget *edition = find_part (fixture, id, "Edition");
  GtkWidget *rules
      = find_first (find_part (fixture, id, "Rules"), GTK_TYPE_SWITCH);

  /* A figure alone brings the expansion, without tiles. */
  g_assert_false (gtk_widget_get_sensitive (edition));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (pig), 2);
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (toggle)));
  g_assert_cmpuint (bastide_expansion_get_count (expansion, fixture->setup,
                                                 "pig"), ==, 2);
  g_assert_cmpuint (bastide_expansion_get_copies (expansion, fixture->setup),
                    ==, 0);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (copies), 3);
  g_assert_cmpuint (bastide_setup_get_copies (fixture->setup, id), ==, 3);
  g_assert_true (gtk_widget_get_sensitive (edition));
  adw_combo_row_set_selected (ADW_COMBO_ROW (edition), 1);
  g_assert_cmpuint (bastide_setup_get_copies (fixture->setup, id), ==, 0);
  g_assert_cmpuint (bastide_setup_get_copies (
                        fixture->setup, "traders-and-builders-gardens"), ==, 3);

  gtk_switch_set_active (GTK_SWITCH (rules), TRUE);
  g_assert_true (bastide_expansion_get_rules (expansion, fixture->setup));
  gtk_switch_set_active (GTK_SWITCH (rules), FALSE);
  g_assert_false (bastide_expansion_get_rules (expansion, fixture->setup));
  g_assert_cmpuint (bastide_expansion_get_count (expansion, fixture->setup,
                                                 "pig"), ==, 2);
}

/* The edition of the base game is the one that others take up. */
static void
test_gardens (Fixture       *fixture,
              gconstpointer  data)
{
  GtkWidget *edition = find_part (fixture, "base", "Edition");
  GtkWidget *river = find_first (find_expansion (fixture, "river"),
                                 GTK_TYPE_SWITCH);

  adw_combo_row_set_selected (ADW_COMBO_ROW (edition), 1);
  g_assert_cmpuint (bastide_setup_get_copies (fixture->setup, "base"), ==, 0);
  g_assert_cmpuint (bastide_setup_get_copies (fixture->setup, "base-gardens"),
                    ==, 1);
  gtk_switch_set_active (GTK_SWITCH (river), TRUE);
  g_assert_cmpuint (bastide_setup_get_copies (fixture->setup, "river-gardens"),
                    ==, 1);
  g_assert_nonnull (find_label (fixture, "there are no abbots"));
}

static void
test_problem (Fixture       *fixture,
              gconstpointer  data)
{
  GtkWidget *start = find_button (fixture, "_Start");
  GtkWidget *copies = find_first (
      find_part (fixture, "base", "Copies of the Tiles"), GTK_TYPE_SPIN_BUTTON);

  g_assert_true (gtk_widget_get_sensitive (start));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (copies), 0);
  g_assert_false (gtk_widget_get_sensitive (start));
  g_assert_nonnull (find_label (fixture, gtk_widget_get_tooltip_text (start)));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (copies), 2);
  g_assert_true (gtk_widget_get_sensitive (start));
}

/* ---- Options ---- */

static GtkDropDown *
find_values (Fixture    *fixture,
             const char *module,
             const char *key)
{
  g_autofree char *title = bastide_option_get_title (key);
  GtkWidget *options
      = find_row (fixture, BASTIDE_TYPE_OPTIONS_ROW,
                  bastide_expansion_get_name (
                      bastide_expansions_lookup (module)));
  GtkWidget *row;

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (options), TRUE);
  row = find_row (fixture, ADW_TYPE_PREFERENCES_ROW, title);
  return find_first (row, GTK_TYPE_DROP_DOWN);
}

static void
test_presets (Fixture       *fixture,
              gconstpointer  data)
{
  GtkDropDown *fields = find_values (fixture, "base", "base.farmers");
  AdwComboRow *preset = find_row (fixture, ADW_TYPE_COMBO_ROW, "Preset");
  guint custom = g_strv_length ((GStrv) bastide_presets_list ());
  AdwExpanderRow *base
      = find_row (fixture, BASTIDE_TYPE_OPTIONS_ROW, "Base Game");

  g_assert_cmpuint (adw_combo_row_get_selected (preset), ==, 0);
  g_assert_cmpstr (adw_expander_row_get_subtitle (base), ==,
                   "All as in the rulebook");
  gtk_drop_down_set_selected (fields, 1);
  g_assert_cmpstr (bastide_setup_get_option (fixture->setup, "base.farmers"),
                   ==, "off");
  g_assert_cmpuint (adw_combo_row_get_selected (preset), ==, custom);
  g_assert_nonnull (
      strstr (adw_expander_row_get_subtitle (base), "differs"));
  adw_combo_row_set_selected (preset, 0);
  g_assert_cmpuint (gtk_drop_down_get_selected (fields), ==, 0);
  g_assert_cmpstr (bastide_setup_get_preset (fixture->setup), ==, "rulebook");
}

/* ---- Search ---- */

/* Lists of values have such entries too, which nobody sees. */
static GtkWidget *
find_search (Fixture *fixture)
{
  g_autoptr (GPtrArray) entries
      = find_all (fixture->page, GTK_TYPE_SEARCH_ENTRY);

  for (guint i = 0; i < entries->len; i++)
    if (gtk_widget_get_mapped (entries->pdata[i]))
      return entries->pdata[i];
  g_assert_not_reached ();
}

static guint
count_shown (Fixture *fixture)
{
  g_autoptr (GPtrArray) rows
      = find_all (fixture->page, BASTIDE_TYPE_EXPANSION_ROW);
  guint n = 0;

  for (guint i = 0; i < rows->len; i++)
    n += gtk_widget_get_child_visible (rows->pdata[i]);
  return n;
}

static void
test_search (Fixture       *fixture,
             gconstpointer  data)
{
  guint all = g_list_model_get_n_items (bastide_expansions_list ());
  GtkWidget *entry = find_search (fixture);

  g_assert_cmpuint (count_shown (fixture), ==, all);
  gtk_editable_set_text (GTK_EDITABLE (entry), "inns");
  WAIT_FOR (count_shown (fixture) == 1);
  g_assert_true (gtk_widget_get_child_visible (
      find_expansion (fixture, "inns-and-cathedrals")));
  gtk_editable_set_text (GTK_EDITABLE (entry), "PIG");
  WAIT_FOR (count_shown (fixture) == 1
            && gtk_widget_get_child_visible (
                find_expansion (fixture, "traders-and-builders")));
  gtk_editable_set_text (GTK_EDITABLE (entry), "no such thing");
  WAIT_FOR (count_shown (fixture) == 0);
  g_signal_emit_by_name (entry, "stop-search");
  WAIT_FOR (count_shown (fixture) == all);
}

/* ---- The smallest window, the keyboard ---- */

static void
enable_all (Fixture *fixture)
{
  GListModel *list = bastide_expansions_list ();

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (BastideExpansion) it = g_list_model_get_item (list, i);

      bastide_expansion_set_enabled (it, fixture->setup, TRUE);
    }
  while (bastide_setup_get_n_players (fixture->setup) < BASTIDE_MAX_PLAYERS)
    bastide_setup_add_player (fixture->setup, "Somebody with a name",
                              bastide_setup_get_n_players (fixture->setup),
                              BASTIDE_PLAYER_COMPUTER, 2);
  bastide_setup_page_refresh (BASTIDE_SETUP_PAGE (fixture->page));
}

static void
unfold_all (Fixture *fixture)
{
  g_autoptr (GPtrArray) rows = find_all (fixture->page, ADW_TYPE_EXPANDER_ROW);

  for (guint i = 0; i < rows->len; i++)
    adw_expander_row_set_expanded (rows->pdata[i], TRUE);
}

static void
test_narrow (Fixture       *fixture,
             gconstpointer  data)
{
  int minimum;

  enable_all (fixture);
  unfold_all (fixture);
  gtk_test_widget_wait_for_draw (fixture->window);
  gtk_widget_measure (fixture->page, GTK_ORIENTATION_HORIZONTAL, -1, &minimum,
                      NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, WIDTH);
}

/* Tab comes to every control there is, and each has a name. */
static void
test_focus (Fixture       *fixture,
            gconstpointer  data)
{
  GType types[] = { GTK_TYPE_SWITCH, GTK_TYPE_SPIN_BUTTON, GTK_TYPE_DROP_DOWN,
                    ADW_TYPE_COMBO_ROW, ADW_TYPE_EXPANDER_ROW };
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  enable_all (fixture);
  unfold_all (fixture);
  gtk_test_widget_wait_for_draw (fixture->window);
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  for (guint i = 0; i < MAX_FOCUS
                    && gtk_widget_child_focus (fixture->page,
                                               GTK_DIR_TAB_FORWARD); i++)
    for (GtkWidget *widget
         = gtk_window_get_focus (GTK_WINDOW (fixture->window));
         widget != NULL; widget = gtk_widget_get_parent (widget))
      g_hash_table_add (seen, widget);
  for (gsize t = 0; t < G_N_ELEMENTS (types); t++)
    {
      g_autoptr (GPtrArray) all = find_all (fixture->page, types[t]);

      g_assert_cmpuint (all->len, >, 0);
      for (guint i = 0; i < all->len; i++)
        if (gtk_widget_is_sensitive (all->pdata[i])
            && gtk_widget_get_mapped (all->pdata[i])
            && !g_hash_table_contains (seen, all->pdata[i]))
          {
            GtkWidget *row = gtk_widget_get_ancestor (
                all->pdata[i], ADW_TYPE_PREFERENCES_ROW);

            g_test_message ("Tab never comes to %s of %s",
                            G_OBJECT_TYPE_NAME (all->pdata[i]),
                            row ? adw_preferences_row_get_title (
                                ADW_PREFERENCES_ROW (row)) : "the page");
            g_test_fail ();
          }
    }
}

/* A screen reader says each control's name, and says it once. */
static void
test_names (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GPtrArray) drops = NULL;
  g_autoptr (GPtrArray) rows = NULL;

  enable_all (fixture);
  unfold_all (fixture);
  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_cmpuint (check_names (fixture->page), >, 80);

  rows = find_all (fixture->page, BASTIDE_TYPE_PLAYER_ROW);
  g_assert_cmpuint (rows->len, >, 1);
  for (guint i = 0; i < rows->len; i++)
    {
      g_autoptr (GPtrArray) entries = find_all (rows->pdata[i], GTK_TYPE_ENTRY);
      g_autofree char *name = g_strdup_printf ("Player %u, Name", i + 1);

      assert_named (entries->pdata[0], name);
    }

  drops = find_all (fixture->page, GTK_TYPE_DROP_DOWN);
  for (guint i = 0; i < drops->len; i++)
    g_assert_true (gtk_test_accessible_has_property (
        GTK_ACCESSIBLE (gtk_widget_get_first_child (drops->pdata[i])),
        GTK_ACCESSIBLE_PROPERTY_LABEL));
  gtk_drop_down_set_selected (drops->pdata[0], 1);
  assert_named (gtk_widget_get_first_child (drops->pdata[0]),
                "Player 1, Played by: Easy Computer");
}

/* A set of one's own that is broken is named where one looks for it. */
static void
test_left_out (Fixture       *fixture,
               gconstpointer  data)
{
  g_autoptr (GPtrArray) labels = find_all (fixture->page, GTK_TYPE_LABEL);
  guint n = 0;

  for (guint i = 0; i < labels->len; i++)
    n += strstr (gtk_label_get_text (labels->pdata[i]), BROKEN ", line 1") != NULL
         && gtk_widget_get_mapped (labels->pdata[i]);
  g_assert_cmpuint (n, ==, 1);
}

/* Sets are read once, so that the file need not stay. */
static void
read_broken (void)
{
  g_autofree char *folder
      = g_build_filename (g_get_user_data_dir (), "bastide", "tilesets", NULL);
  g_autofree char *path = g_build_filename (folder, BROKEN, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "[Tile Set]\nFormat=1\n", -1, NULL));
  g_assert_nonnull (bastide_tile_sets_get_faults ()[0]);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* A name that was typed stays, whoever plays. */
static void
test_person (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GPtrArray) drops = find_all (fixture->page, GTK_TYPE_DROP_DOWN);
  BastidePlayerRow *row = BASTIDE_PLAYER_ROW (
      gtk_widget_get_ancestor (drops->pdata[1], BASTIDE_TYPE_PLAYER_ROW));
  guint seat = bastide_player_row_get_seat (row);
  guint color = bastide_setup_get_color (fixture->setup, seat);
  const char *const names[][2] = {
    { "Computer", bastide_color_get_label (color) }, { "Ada", "Ada" }
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      bastide_setup_set_player (fixture->setup, seat, names[i][0], color,
                                BASTIDE_PLAYER_COMPUTER, 2);
      bastide_player_row_refresh (row);
      gtk_drop_down_set_selected (drops->pdata[1], 1);
      g_assert_cmpstr (bastide_setup_get_name (fixture->setup, seat), ==, names[i][0]);
      gtk_drop_down_set_selected (drops->pdata[1], 0);
      g_assert_cmpstr (bastide_setup_get_name (fixture->setup, seat), ==, names[i][1]);
    }
}

/* ---- The last set-up ---- */

static void
test_remembered (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (GtkWidget) other = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  enable_all (fixture);
  bastide_expansion_set_count (bastide_expansions_lookup ("abbey-and-mayor"),
                               fixture->setup, "wagon", 3);
  bastide_setup_set_option (fixture->setup, "base.farmers", "off");
  bastide_setup_page_start (BASTIDE_SETUP_PAGE (fixture->page));
  other = g_object_ref_sink (bastide_setup_page_new ());
  before = bastide_setup_to_string (fixture->setup);
  after = bastide_setup_to_string (
      bastide_setup_page_get_setup (BASTIDE_SETUP_PAGE (other)));
  g_assert_cmpstr (before, ==, after);
}

#define ADD(name, function) \
  g_test_add ("/setup/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  read_broken ();
  ADD ("rows", test_rows);
  ADD ("help", test_help);
  ADD ("switch", test_switch);
  ADD ("parts", test_parts);
  ADD ("gardens", test_gardens);
  ADD ("problem", test_problem);
  ADD ("presets", test_presets);
  ADD ("search", test_search);
  ADD ("narrow", test_narrow);
  ADD ("focus", test_focus);
  ADD ("names", test_names);
  ADD ("person", test_person);
  ADD ("left-out", test_left_out);
  ADD ("remembered", test_remembered);

  return g_test_run ();
}
