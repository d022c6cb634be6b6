/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The whole program in its window: pages, keys, and games from the first tile
 * to the results by key events alone and by clicks alone.
 */

#include "config.h"

#include <string.h>

#include <glib/gstdio.h>

#include "app-fixture.h"
#include "bastide-accels.h"
#include "bastide-feature-card.h"
#include "bastide-figures-bar.h"
#include "bastide-preferences.h"
#include "bastide-sentences.h"
#include "bastide-spot.h"
#include "name-checks.h"

#define MAX_STEPS 2000

/* Drops a file on the window, by the signal that a real drop ends in. */
static void
drop (GFile *file)
{
  g_autoptr (GListModel) controllers
      = gtk_widget_observe_controllers (GTK_WIDGET (window));
  g_autoptr (GSList) files = g_slist_prepend (NULL, file);
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_list (files));
  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !taken; i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 0.0, 0.0, &taken);
    }
  g_assert_true (taken);
}

/* A game of another program, dropped on the window, is on the table. */
static void
test_drop (void)
{
  g_autofree char *path
      = g_build_filename (g_getenv ("BASTIDE_SOURCE_DIR"), "tests", "model",
                          "jcz", "city-of-two.jcz", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  BastideGame *before = get_game ();

  drop (file);
  WAIT_FOR (get_game () != before && page_is ("game"));
  g_assert_cmpstr (bastide_setup_get_name (bastide_game_get_setup (get_game ()),
                                           1), ==, "Ada");
  g_assert_cmpuint (bst_state_n_tiles (get_state ()), ==, 4);
}

static void
test_pages (void)
{
  static const char *const pages[] = { "start", "setup", "game", "results" };
  GtkWidget *content
      = adw_application_window_get_content (ADW_APPLICATION_WINDOW (window));
  int minimum;

  start_base_game ();
  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      bastide_window_show_page (window, pages[i]);
      g_assert_cmpstr (bastide_window_get_page (window), ==, pages[i]);
      gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
      g_assert_cmpuint (check_names (GTK_WIDGET (window)), >, 2);
    }
  gtk_widget_measure (content, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                      NULL, NULL);
  g_assert_cmpint (minimum, <=, BASTIDE_MIN_WIDTH);
  gtk_widget_measure (content, GTK_ORIENTATION_VERTICAL, -1, &minimum, NULL,
                      NULL, NULL);
  g_assert_cmpint (minimum, <=, BASTIDE_MIN_HEIGHT);
}

static void
test_preferences (void)
{
  g_autoptr (GtkWidget) page
      = g_object_ref_sink (GTK_WIDGET (bastide_preferences_page_new ()));
  GtkWidget *other = gtk_window_new ();

  bastide_preferences_apply_preset ("table");
  g_assert_true (ADW_IS_PREFERENCES_PAGE (page));
  bastide_preferences_apply_preset ("standard");

  gtk_window_set_child (GTK_WINDOW (other), page);
  gtk_window_present (GTK_WINDOW (other));
  gtk_test_widget_wait_for_draw (other);
  g_assert_cmpuint (check_names (other), >, 5);
  gtk_window_destroy (GTK_WINDOW (other));
}

/* A sentence is told whole, however small the window. */
static void
test_message (void)
{
  static const char text[] = "Road meets city on the east side & the river "
                             "must go on, so this <tile> does not fit here.";
  GtkWidget *label, *toast;

  resize (360, 640);
  bastide_window_message (window, text);
  spin (300);
  label = find_mapped_label (GTK_WIDGET (window), text);
  g_assert_nonnull (label);
  g_assert_true (gtk_widget_get_mapped (label));
  g_assert_false (pango_layout_is_ellipsized (
      gtk_label_get_layout (GTK_LABEL (label))));
  g_assert_cmpint (pango_layout_get_line_count (
                       gtk_label_get_layout (GTK_LABEL (label))), >, 1);
  toast = gtk_widget_get_ancestor (label, g_type_from_name ("AdwToastWidget"));
  g_assert_nonnull (toast);
  g_assert_cmpint (gtk_widget_get_width (label), <,
                   gtk_widget_get_width (toast));
}

/* What a game goes on with can be pressed while a message stands there. */
static void
test_message_beside (void)
{
  static const int widths[] = { 360, 700, 1000 };
  static const char text[] = "The first tile of a branch of the river must not "
                             "turn back to the spring.";

  start_base_game ();
  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      GtkWidget *bar, *label, *toast;
      GtkWidget *card;
      graphene_rect_t bar_bounds, card_bounds, toast_bounds;

      resize (widths[i], 640);
      bastide_landscape_set_cursor (get_landscape (), 0, -1);
      bastide_window_message (window, text);
      spin (300);
      card = find_mapped (GTK_WIDGET (window), BASTIDE_TYPE_FEATURE_CARD);
      bar = find_mapped (GTK_WIDGET (window), BASTIDE_TYPE_FIGURES_BAR);
      label = find_mapped_label (GTK_WIDGET (window), text);
      g_assert_nonnull (bar);
      g_assert_nonnull (label);
      toast = gtk_widget_get_ancestor (label, g_type_from_name ("AdwToastWidget"));
      g_assert_true (gtk_widget_compute_bounds (bar, GTK_WIDGET (window),
                                                &bar_bounds));
      g_assert_true (gtk_widget_compute_bounds (toast, GTK_WIDGET (window),
                                                &toast_bounds));
      g_assert_false (graphene_rect_intersection (&bar_bounds, &toast_bounds, NULL));
      g_assert_nonnull (card);
      g_assert_true (gtk_widget_compute_bounds (card, GTK_WIDGET (window),
                                                &card_bounds));
      if (graphene_rect_intersection (&card_bounds, &toast_bounds, NULL))
        g_test_message ("at %d pixels the card ends at %g, the message begins at %g",
                        widths[i], card_bounds.origin.y + card_bounds.size.height,
                        toast_bounds.origin.y);
      g_assert_false (graphene_rect_intersection (&card_bounds, &toast_bounds, NULL));
    }
}

static gboolean
action_exists (const char *name)
{
  if (g_str_has_prefix (name, "app."))
    return g_action_group_has_action (G_ACTION_GROUP (application), name + 4);
  if (g_str_has_prefix (name, "win."))
    return g_action_group_has_action (G_ACTION_GROUP (window), name + 4);
  return g_str_equal (name, "window.close");
}

static void
test_accels (void)
{
  gsize n;
  const BastideAccel *accels = bastide_accels_get (&n);
  g_autofree char *ui = bastide_accels_to_ui ();
  g_autoptr (GHashTable) seen
      = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_assert_cmpuint (n, >, 20);
  g_assert_false (
      g_regex_match_simple ("'accelerator'>[^ <]+ [^ <]+ ", ui,
                            G_REGEX_DEFAULT, G_REGEX_MATCH_DEFAULT));
  for (gsize i = 0; i < n; i++)
    {
      g_auto (GStrv) keys = g_strsplit (accels[i].accels, " ", -1);

      g_assert_nonnull (strstr (ui, accels[i].group));
      if (!bastide_accel_is_local (&accels[i])
          && !g_str_equal (accels[i].action, "win.menu"))
        g_assert_true (action_exists (accels[i].action));
      for (gsize j = 0; keys[j]; j++)
        {
          guint key;
          GdkModifierType modifiers;

          if (strstr (keys[j], "..."))
            continue;
          g_assert_true (gtk_accelerator_parse (keys[j], &key, &modifiers));
          g_assert_true (g_hash_table_add (
              seen, gtk_accelerator_name (key, modifiers)));
          g_assert_true (bastide_accel_is_local (&accels[i])
                         || modifiers != 0 || key >= 0xff00);
        }
    }
}

static guint
count_shortcuts (GtkWidget *widget)
{
  guint n = g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkShortcutsShortcut");

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    n += count_shortcuts (child);
  return n;
}

static void
test_shortcuts_window (void)
{
  GtkWindow *shortcuts = bastide_accels_window_new (GTK_WINDOW (window));
  gsize n;

  bastide_accels_get (&n);
  /* Movement has four keys, in two rows. */
  g_assert_cmpuint (count_shortcuts (GTK_WIDGET (shortcuts)), >=, n + 2);
  gtk_window_destroy (shortcuts);
}

/* A second game puts the first aside; undoing that brings it back. */
static void
test_set_aside (void)
{
  g_autofree char *first = NULL;
  guint moves;

  resize (1000, 700);
  start_base_game ();
  moves = bastide_game_get_n_moves (get_game ());
  first = g_strdup_printf ("%016" G_GINT64_MODIFIER "x",
                           (guint64) bst_state_hash (get_state ()));
  start_base_game ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo-new-game", NULL);
  spin (50);
  g_assert_cmpuint (bastide_game_get_n_moves (get_game ()), ==, moves);
  g_autofree char *again
      = g_strdup_printf ("%016" G_GINT64_MODIFIER "x",
                         (guint64) bst_state_hash (get_state ()));
  g_assert_cmpstr (first, ==, again);
}

/* What newer stacks show inside the window is a window of its own on others. */
static guint
close_dialogs (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  guint n = 0;

#if ADW_CHECK_VERSION(1, 5, 0)
  AdwDialog *dialog;

  while ((dialog = adw_application_window_get_visible_dialog (
              ADW_APPLICATION_WINDOW (window))) != NULL)
    {
      WAIT_FOR (check_names (GTK_WIDGET (dialog)) > 0);
      adw_dialog_force_close (dialog);
      n++;
    }
#endif
  for (GList *l = windows; l; l = l->next)
    if (l->data != window)
      {
        g_assert_cmpuint (check_names (l->data), >, 0);
        gtk_window_destroy (l->data);
        n++;
      }
  return n;
}

/* Whether a label of the window that can be seen says so. */
static gboolean
is_shown (GtkWidget  *widget,
          const char *text)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_visible (widget)
      && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    if (is_shown (child, text))
      return TRUE;
  return FALSE;
}

/* A game that is not on disk is told once, and not offered to come back. */
static void
test_unwritten (void)
{
  g_autofree char *away = g_strconcat (games, "-away", NULL);
  BastideGame *game;

  g_assert_cmpint (g_rename (games, away), ==, 0);
  g_assert_true (g_file_set_contents (games, "", 0, NULL));
  start_base_game ();
  spin (50);
  g_assert_cmpuint (close_dialogs (), ==, 1);
  g_assert_true (is_shown (GTK_WIDGET (window), "The Game Cannot Be Saved"));
  start_base_game ();
  game = get_game ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo-new-game", NULL);
  spin (50);
  g_assert_true (get_game () == game);
  g_assert_cmpuint (close_dialogs (), ==, 1);
  g_assert_cmpint (g_unlink (games), ==, 0);
  g_assert_cmpint (g_rename (away, games), ==, 0);
  start_base_game ();
  g_assert_false (is_shown (GTK_WIDGET (window), "The Game Cannot Be Saved"));
}

/* The game of last time comes back with the keyboard on its landscape. */
static void
test_resumed (void)
{
  start_base_game ();
  spin (300);
  gtk_window_destroy (GTK_WINDOW (window));
  g_application_activate (G_APPLICATION (application));
  window = bastide_application_get_window (application);
  WAIT_FOR (gtk_widget_get_mapped (GTK_WIDGET (window)));
  g_assert_true (page_is ("game"));
  spin (300);
  g_assert_true (BASTIDE_IS_SPOT (gtk_window_get_focus (GTK_WINDOW (window))));
}

#ifdef HAVE_XTEST

static void
click (double x,
       double y)
{
  Window xid, child;
  Display *display = get_display (&xid);
  graphene_point_t point;
  double dx, dy;
  int root_x, root_y;

  g_assert_true (gtk_widget_compute_point (
      GTK_WIDGET (get_landscape ()), GTK_WIDGET (window),
      &GRAPHENE_POINT_INIT ((float) x, (float) y), &point));
  gtk_native_get_surface_transform (GTK_NATIVE (window), &dx, &dy);
  XTranslateCoordinates (display, xid, DefaultRootWindow (display),
                         (int) (point.x + dx), (int) (point.y + dy), &root_x,
                         &root_y, &child);
  XTestFakeMotionEvent (display, -1, root_x, root_y, CurrentTime);
  XTestFakeButtonEvent (display, 1, True, CurrentTime);
  XTestFakeButtonEvent (display, 1, False, CurrentTime);
  XFlush (display);
}

static gboolean
person_or_over (void)
{
  return is_over () || bastide_game_is_person (get_game ());
}

/* How many presses of Tab lead from the landscape round the page and back. */
static guint
tab_round (gboolean back)
{
  Window xid;
  Display *display = get_display (&xid);
  KeyCode shift = XKeysymToKeycode (display, XK_Shift_L);
  GtkWidget *focus = NULL;
  guint n = 0;

  gtk_widget_grab_focus (GTK_WIDGET (get_landscape ()));
  do
    {
      focus = gtk_window_get_focus (GTK_WINDOW (window));
      if (back)
        XTestFakeKeyEvent (display, shift, True, CurrentTime);
      press (XK_Tab);
      if (back)
        XTestFakeKeyEvent (display, shift, False, CurrentTime);
      XFlush (display);
      WAIT_FOR (gtk_window_get_focus (GTK_WINDOW (window)) != focus);
      focus = gtk_window_get_focus (GTK_WINDOW (window));
      n++;
    }
  while (n < 100 && !BASTIDE_IS_SPOT (focus));
  return n;
}

static guint
count_stops (GtkWidget *root)
{
  guint n = gtk_widget_get_focusable (root) && gtk_widget_get_mapped (root);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_stops (child);
  return n;
}

/* How much can have the focus, once pages and messages stand still. */
static guint
wait_for_rest (void)
{
  guint n = 0, same = 0;

  for (guint i = 0; i < 1200 && same < 10; i++)
    {
      guint now = count_stops (GTK_WIDGET (window));

      same = now == n ? same + 1 : 0;
      n = now;
      spin (50);
    }
  g_assert_cmpuint (same, ==, 10);
  return n;
}

/* Tab goes round all of the page in both directions, at every width.  A message
 * that comes or goes meanwhile is one stop more in one of them. */
static void
test_tab (void)
{
  static const int widths[] = { 360, 700, 1000 };

  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      guint n, there, back;

      resize (widths[i], 640);
      start_base_game ();
      take_keyboard ();
      do
        {
          n = wait_for_rest ();
          there = tab_round (FALSE);
          back = tab_round (TRUE);
        }
      while (wait_for_rest () != n);
      g_assert_cmpuint (there, >, 6);
      g_assert_cmpuint (there, <, 100);
      g_assert_cmpuint (back, ==, there);
    }
}

static GtkWidget *
find_button (GtkWidget  *widget,
             const char *text)
{
  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget)
      && gtk_widget_is_sensitive (widget))
    {
      const char *label = gtk_button_get_label (GTK_BUTTON (widget));

      if (label && strstr (label, text))
        return widget;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_button (child, text);

      if (found)
        return found;
    }
  return NULL;
}

/* The page of a finished game in a small window. */
static void
assert_shows_end (void)
{
  g_autofree char *result = bastide_sentence_for_result (get_game ());
  GtkWidget *button, *page;
  GtkAdjustment *adjustment;

  g_assert_cmpuint (count_cut (GTK_WIDGET (window)), ==, 0);
  bastide_window_show_page (window, "game");
  spin (200);
  g_assert_cmpuint (count_cut (GTK_WIDGET (window)), ==, 0);
  g_assert_nonnull (find_mapped_label (GTK_WIDGET (window), result));
  button = find_button (GTK_WIDGET (window), "Results");
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  WAIT_FOR (page_is ("results"));
  spin (200);
  /* The winner stands at the top; the focus is at the end. */
  page = find_mapped (GTK_WIDGET (window), GTK_TYPE_SCROLLED_WINDOW);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (page));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
}

/* Only Enter and the arrows: Enter places where the cursor is, claims what has
 * the focus, and ends the turn. */
static void
test_keys (void)
{
  guint named = 0;

  resize (360, 640);
  start_base_game ();
  take_keyboard ();
  for (guint step = 0; !is_over () && step < MAX_STEPS; step++)
    {
      guint moves;
      GtkWidget *focus;

      WAIT_FOR (person_or_over ());
      if (is_over ())
        break;
      moves = bastide_game_get_n_moves (get_game ());
      focus = gtk_window_get_focus (GTK_WINDOW (window));
      if (BASTIDE_IS_SPOT (focus))
        {
          const char *label = bastide_spot_get_label (BASTIDE_SPOT (focus));

          g_assert_nonnull (label);
          g_assert_cmpuint (strlen (label), >, 5);
          gtk_test_accessible_assert_property (
              focus, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
          named++;
        }
      press (step % 3 == 1 ? XK_Return : step % 3 == 2 ? XK_Return : XK_Right);
      settle (moves);
    }
  g_assert_true (is_over ());
  g_assert_cmpuint (named, >, 50);
  WAIT_FOR (page_is ("results"));
  assert_shows_end ();
}

static gboolean
find_claim (BstAction *claim)
{
  BstAction actions[256];
  gsize n = bst_state_list (get_state (), actions, G_N_ELEMENTS (actions));

  for (gsize i = 0; i < n && i < G_N_ELEMENTS (actions); i++)
    if (actions[i].verb == BST_VERB_CLAIM)
      {
        *claim = actions[i];
        return TRUE;
      }
  return FALSE;
}

static void
click_button (const char *text)
{
  GtkWidget *button = find_button (GTK_WIDGET (window), text);
  graphene_point_t point;

  if (!button)
    return;
  g_assert_true (gtk_widget_compute_point (
      button, GTK_WIDGET (get_landscape ()),
      &GRAPHENE_POINT_INIT (gtk_widget_get_width (button) / 2.0f,
                            gtk_widget_get_height (button) / 2.0f),
      &point));
  click (point.x, point.y);
}

static void
click_place (guint step)
{
  BstAction actions[512];
  gsize n = bst_state_list (get_state (), actions, G_N_ELEMENTS (actions));
  const BstAction *place;
  graphene_rect_t r;

  n = MIN (n, G_N_ELEMENTS (actions));
  place = &actions[step * 7 % n];
  bastide_landscape_fit (get_landscape ());
  spin (30);
  if (bastide_landscape_get_cell_bounds (get_landscape (), place->x, place->y,
                                         &r))
    click (r.origin.x + r.size.width / 2, r.origin.y + r.size.height / 2);
}

static void
test_clicks (void)
{
  resize (1000, 700);
  start_base_game ();
  for (guint step = 0; !is_over () && step < MAX_STEPS; step++)
    {
      guint moves;
      BstAction claim;
      graphene_point_t spot;

      WAIT_FOR (person_or_over ());
      if (is_over ())
        break;
      moves = bastide_game_get_n_moves (get_game ());
      if (bst_state_decision (get_state ()).kind == BST_DECISION_PLACE)
        click_place (step);
      else if (step % 2 && find_claim (&claim)
               && bastide_landscape_get_spot (get_landscape (), claim.slot,
                                              &spot))
        click (spot.x, spot.y);
      else if (bst_state_decision (get_state ()).kind == BST_DECISION_END)
        click_button ("End Turn");
      else
        click_button ("No Follower");
      settle (moves);
    }
  g_assert_true (is_over ());
  WAIT_FOR (page_is ("results"));
}

#endif

int
main (int    argc,
      char **argv)
{
  int status;

  gtk_test_init (&argc, &argv, NULL);
  app_set_up ();
  g_test_add_func ("/app/pages", test_pages);
  g_test_add_func ("/app/preferences", test_preferences);
  g_test_add_func ("/app/message", test_message);
  g_test_add_func ("/app/message-beside", test_message_beside);
  g_test_add_func ("/app/accels", test_accels);
  g_test_add_func ("/app/shortcuts-window", test_shortcuts_window);
  g_test_add_func ("/app/set-aside", test_set_aside);
  g_test_add_func ("/app/drop", test_drop);
  g_test_add_func ("/app/unwritten", test_unwritten);
  g_test_add_func ("/app/resumed", test_resumed);
#ifdef HAVE_XTEST
  g_test_add_func ("/app/tab", test_tab);
  g_test_add_func ("/app/game-by-keys", test_keys);
  g_test_add_func ("/app/game-by-clicks", test_clicks);
#endif
  status = g_test_run ();
  app_tear_down ();
  return status;
}
