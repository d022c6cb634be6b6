/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#ifdef HAVE_XTEST
#include <gdk/x11/gdkx.h>
#include <X11/extensions/XTest.h>
#endif

#include "landscape-fixture.h"

static BstDecision
decision (Fixture *fixture)
{
  return bst_state_decision (bastide_game_get_state (fixture->game));
}

static const char *
focused_label (Fixture *fixture)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (fixture->landscape));

  g_assert_nonnull (child);
  gtk_test_accessible_assert_role (child, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  return bastide_spot_get_label (BASTIDE_SPOT (child));
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture_set_up (fixture, 900, 600, FALSE);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  fixture_tear_down (fixture);
}

static void
test_roles (Fixture *fixture, gconstpointer data)
{
  gtk_test_accessible_assert_role (fixture->landscape, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_test_accessible_assert_property (fixture->landscape,
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Landscape");
  g_assert_cmpstr (focused_label (fixture), !=, "");
  gtk_test_accessible_assert_property (
      gtk_widget_get_focus_child (GTK_WIDGET (fixture->landscape)),
      GTK_ACCESSIBLE_PROPERTY_LABEL, focused_label (fixture));
}

/* Enter alone lays each tile, claims what there is to claim and ends turns. */
static void
test_whole_game_by_keys (Fixture *fixture, gconstpointer data)
{
  guint presses = 0;

  while (!bst_state_is_over (bastide_game_get_state (fixture->game)))
    {
      guint moves = bastide_game_get_n_moves (fixture->game);

      g_assert_cmpuint (++presses, <, 500);
      WAIT_FOR (bastide_game_is_person (fixture->game)
                || bst_state_is_over (bastide_game_get_state (fixture->game)));
      if (bst_state_is_over (bastide_game_get_state (fixture->game)))
        break;
      g_assert_cmpuint (strlen (focused_label (fixture)), >, 3);
      if (presses % 3 == 0 && decision (fixture).kind == BST_DECISION_PLACE)
        fixture_key (fixture, GDK_KEY_n, 0);
      fixture_key (fixture, GDK_KEY_Return, 0);
      WAIT_FOR (bastide_game_get_n_moves (fixture->game) != moves
                || bst_state_is_over (bastide_game_get_state (fixture->game)));
      fixture_spin ();
    }
  g_assert_cmpuint (bst_state_n_tiles (bastide_game_get_state (fixture->game)), >, 40);
}

static void
lay (Fixture *fixture)
{
  g_assert_cmpint (decision (fixture).kind, ==, BST_DECISION_PLACE);
  fixture_key (fixture, GDK_KEY_Return, 0);
  g_assert_cmpint (decision (fixture).kind, ==, BST_DECISION_MAIN);
}

static guint
figures_on_board (Fixture *fixture)
{
  const BstState *state = bastide_game_get_state (fixture->game);
  guint n = 0;

  for (size_t i = 0; i < bst_state_n_pieces (state); i++)
    n += bst_state_piece (state, i).place == BST_AT_SEGMENT;
  return n;
}

static guint
claimed_slot (Fixture *fixture)
{
  const BstState *state = bastide_game_get_state (fixture->game);

  for (size_t i = 0; i < bst_state_n_pieces (state); i++)
    {
      BstPiece piece = bst_state_piece (state, i);

      if (piece.place == BST_AT_SEGMENT)
        return (guint) bst_segment_slot (state, piece.segment);
    }
  return G_MAXUINT;
}

/* A claim can be moved to another place until the turn ends. */
static void
test_claim_moves (Fixture *fixture, gconstpointer data)
{
  graphene_point_t point;
  guint first, other;

  lay (fixture);
  fixture_key (fixture, GDK_KEY_Return, 0);
  g_assert_cmpint (decision (fixture).kind, ==, BST_DECISION_END);
  g_assert_cmpuint (figures_on_board (fixture), ==, 1);
  first = claimed_slot (fixture);
  for (other = 0; other < BST_MAX_SEGMENTS; other++)
    if (other != first && bastide_landscape_get_spot (fixture->landscape, other, &point))
      break;
  g_assert_cmpuint (other, <, BST_MAX_SEGMENTS);
  fixture_click (fixture, point.x, point.y);
  g_assert_cmpuint (figures_on_board (fixture), ==, 1);
  g_assert_cmpuint (claimed_slot (fixture), ==, other);
  g_assert_cmpint (decision (fixture).kind, ==, BST_DECISION_END);

  /* The same place once more ends the turn. */
  g_assert_true (bastide_landscape_get_spot (fixture->landscape, other, &point));
  fixture_click (fixture, point.x, point.y);
  WAIT_FOR (decision (fixture).kind == BST_DECISION_PLACE && decision (fixture).seat == 2);
}

static void
test_take_back (Fixture *fixture, gconstpointer data)
{
  guint64 before = bst_state_hash (bastide_game_get_state (fixture->game));

  g_assert_false (fixture_key (fixture, GDK_KEY_Escape, 0));
  lay (fixture);
  fixture_key (fixture, GDK_KEY_Return, 0);
  g_assert_true (fixture_key (fixture, GDK_KEY_Escape, 0));
  g_assert_cmpint (decision (fixture).kind, ==, BST_DECISION_MAIN);
  g_assert_true (fixture_key (fixture, GDK_KEY_Escape, 0));
  g_assert_cmpuint (bst_state_hash (bastide_game_get_state (fixture->game)), ==, before);

  lay (fixture);
  fixture_key (fixture, GDK_KEY_Return, 0);
  g_assert_true (fixture_key (fixture, GDK_KEY_Escape, GDK_SHIFT_MASK));
  g_assert_cmpuint (bst_state_hash (bastide_game_get_state (fixture->game)), ==, before);
}

/* Cells that do not fit say why, and nothing is laid. */
static void
test_refusal (Fixture *fixture, gconstpointer data)
{
  guint moves = bastide_game_get_n_moves (fixture->game);

  bastide_landscape_set_cursor (fixture->landscape, 5, 5);
  fixture_key (fixture, GDK_KEY_Return, 0);
  g_assert_nonnull (fixture->refused);
  g_assert_cmpuint (strlen (fixture->refused), >, 5);
  g_assert_cmpuint (bastide_game_get_n_moves (fixture->game), ==, moves);
}

/* When only the end of the turn is left, Enter ends it wherever the cursor is. */
static void
test_end_anywhere (Fixture *fixture, gconstpointer data)
{
  unsigned seat = bst_state_active (bastide_game_get_state (fixture->game));

  fixture_key (fixture, GDK_KEY_Return, 0);
  while (bst_state_decision (bastide_game_get_state (fixture->game)).kind
         != BST_DECISION_END)
    {
      BstAction pass = { .verb = BST_VERB_PASS };

      g_assert_true (bastide_game_act (fixture->game, &pass, NULL));
    }
  bastide_landscape_set_cursor (fixture->landscape, 5, 5);
  fixture_key (fixture, GDK_KEY_Return, 0);
  g_assert_cmpuint (bst_state_active (bastide_game_get_state (fixture->game)), !=, seat);
}

/* Only rotations that fit are offered, and all of them. */
static void
test_rotations (Fixture *fixture, gconstpointer data)
{
  const BstState *state = bastide_game_get_state (fixture->game);
  guint seen = 0, fitting;
  int x, y;

  for (guint i = 0; i < 12; i++)
    {
      bastide_landscape_get_cursor (fixture->landscape, &x, &y);
      fitting = bst_state_fitting (state, x, y);
      if ((fitting & (fitting - 1)) != 0)
        break;
      fixture_key (fixture, GDK_KEY_n, 0);
    }
  for (guint i = 0; i < 4; i++)
    {
      guint rotation = bastide_landscape_get_rotation (fixture->landscape);

      g_assert_cmpuint (fitting & (1u << rotation), !=, 0);
      seen |= 1u << rotation;
      fixture_key (fixture, GDK_KEY_r, 0);
    }
  for (guint rotation = 0; rotation < 4; rotation++)
    {
      BstAction action = { .verb = BST_VERB_PLACE, .x = (int16_t) x, .y = (int16_t) y,
                           .rot = (uint8_t) rotation };

      g_assert_cmpint (bst_state_test (state, &action, NULL), ==,
                       (seen & (1u << rotation)) != 0);
    }
}

static void
test_arrows (Fixture *fixture, gconstpointer data)
{
  int x0, y0, x1, y1;

  bastide_landscape_get_cursor (fixture->landscape, &x0, &y0);
  g_assert_true (fixture_key (fixture, GDK_KEY_Right, GDK_SHIFT_MASK));
  bastide_landscape_get_cursor (fixture->landscape, &x1, &y1);
  g_assert_cmpint (x1, ==, x0 + 1);
  g_assert_cmpint (y1, ==, y0);
  for (guint i = 0; i < 8; i++)
    {
      static const guint keys[]
          = { GDK_KEY_Left, GDK_KEY_Up, GDK_KEY_Right, GDK_KEY_Down };

      fixture_key (fixture, keys[i % 4], 0);
    }
  bastide_landscape_get_cursor (fixture->landscape, &x1, &y1);
  g_assert_cmpuint (bst_state_fitting (bastide_game_get_state (fixture->game), x1, y1),
                    !=, 0);
}

/* However long an arrow is held, the cursor stays in the ring around the tiles. */
static void
test_arrows_end (Fixture *fixture, gconstpointer data)
{
  int x0, y0, x1, y1, x, y;

  bst_state_bounds (bastide_game_get_state (fixture->game), &x0, &y0, &x1, &y1);
  for (guint i = 0; i < 40; i++)
    {
      fixture_key (fixture, GDK_KEY_Right, GDK_SHIFT_MASK);
      fixture_key (fixture, GDK_KEY_Down, GDK_SHIFT_MASK);
    }
  bastide_landscape_get_cursor (fixture->landscape, &x, &y);
  g_assert_cmpint (x, ==, x1 + 1);
  g_assert_cmpint (y, ==, y1 + 1);
  for (guint i = 0; i < 40; i++)
    {
      fixture_key (fixture, GDK_KEY_Left, GDK_SHIFT_MASK);
      fixture_key (fixture, GDK_KEY_Up, GDK_SHIFT_MASK);
    }
  bastide_landscape_get_cursor (fixture->landscape, &x, &y);
  g_assert_cmpint (x, ==, x0 - 1);
  g_assert_cmpint (y, ==, y0 - 1);
}

/* When nothing can be done there is nothing to be seen beside the tiles. */
static void
test_arrows_over (Fixture *fixture, gconstpointer data)
{
  int x0, y0, x1, y1, x, y;

  bastide_game_set_view_at (fixture->game,
                            bastide_game_get_n_moves (fixture->game) - 1);
  bst_state_bounds (bastide_game_get_view (fixture->game), &x0, &y0, &x1, &y1);
  for (guint i = 0; i < 40; i++)
    {
      fixture_key (fixture, GDK_KEY_Right, 0);
      fixture_key (fixture, GDK_KEY_Down, 0);
    }
  bastide_landscape_get_cursor (fixture->landscape, &x, &y);
  g_assert_cmpint (x, ==, x1);
  g_assert_cmpint (y, ==, y1);
  for (guint i = 0; i < 40; i++)
    {
      fixture_key (fixture, GDK_KEY_Left, 0);
      fixture_key (fixture, GDK_KEY_Up, 0);
    }
  bastide_landscape_get_cursor (fixture->landscape, &x, &y);
  g_assert_cmpint (x, ==, x0);
  g_assert_cmpint (y, ==, y0);
}

static void
test_letters_off (Fixture *fixture, gconstpointer data)
{
  g_object_set (fixture->landscape, "single-letter-keys", FALSE, NULL);
  g_assert_false (fixture_key (fixture, GDK_KEY_r, 0));
  g_assert_false (fixture_key (fixture, GDK_KEY_f, 0));
  g_assert_true (fixture_key (fixture, GDK_KEY_Page_Down, 0));
}

static void
test_zoom_keeps_point (Fixture *fixture, gconstpointer data)
{
  graphene_rect_t before, after;
  double zoom;

  bastide_landscape_set_zoom (fixture->landscape, 64);
  g_assert_true (
      bastide_landscape_get_cell_bounds (fixture->landscape, 0, 0, &before));
  zoom = bastide_landscape_get_zoom (fixture->landscape);
  fixture_key (fixture, GDK_KEY_plus, 0);
  g_assert_cmpfloat (bastide_landscape_get_zoom (fixture->landscape), >, zoom);
  fixture_key (fixture, GDK_KEY_minus, 0);
  g_assert_true (bastide_landscape_get_cell_bounds (fixture->landscape, 0, 0, &after));
  g_assert_cmpfloat_with_epsilon (before.origin.x, after.origin.x, 1.01);
  g_assert_cmpfloat_with_epsilon (before.size.width, after.size.width, 0.01);
}

static void
test_small_window (Fixture *fixture, gconstpointer data)
{
  graphene_point_t point;
  graphene_rect_t rect;
  int width = gtk_widget_get_width (GTK_WIDGET (fixture->landscape));
  gboolean any = FALSE;

  bastide_landscape_set_zoom (fixture->landscape, 40);
  lay (fixture);
  g_assert_cmpint (width, <, 600);
  g_assert_true (bastide_landscape_get_cell_bounds (fixture->landscape, 0, 0, &rect));
  g_assert_cmpfloat (rect.size.width, >=, 44);
  for (guint slot = 0; slot < BST_MAX_SEGMENTS; slot++)
    if (bastide_landscape_get_spot (fixture->landscape, slot, &point))
      {
        any = TRUE;
        g_assert_cmpfloat (point.x, >=, 0);
        g_assert_cmpfloat (point.x, <=, width);
      }
  g_assert_true (any);
  fixture_save (GTK_WIDGET (fixture->window), "small-claim.png");
  fixture_key (fixture, GDK_KEY_Return, GDK_CONTROL_MASK);
  WAIT_FOR (decision (fixture).seat == 2);
  g_assert_cmpfloat (bastide_landscape_get_zoom (fixture->landscape), <=, 40);
}

static void
set_up_small (Fixture *fixture, gconstpointer data)
{
  fixture_set_up (fixture, 360, 480, FALSE);
}

/* A tile that lies can still be turned; it stays where it is. */
static void
test_turn_laid (Fixture *fixture, gconstpointer data)
{
  guint fitting = 0, before;
  int x, y;

  for (guint i = 0; i < 12 && (fitting & (fitting - 1)) == 0; i++)
    {
      fixture_key (fixture, GDK_KEY_n, 0);
      bastide_landscape_get_cursor (fixture->landscape, &x, &y);
      fitting = bst_state_fitting (bastide_game_get_state (fixture->game), x, y);
    }
  lay (fixture);
  before = bst_state_tile (bastide_game_get_state (fixture->game), 1).rot;
  fixture_key (fixture, GDK_KEY_r, 0);
  g_assert_cmpint (decision (fixture).kind, ==, BST_DECISION_MAIN);
  g_assert_cmpuint (bst_state_tile (bastide_game_get_state (fixture->game), 1).rot, !=,
                    before);
  g_assert_cmpuint (bst_state_tile_at (bastide_game_get_state (fixture->game), x, y), ==,
                    1);
}

/* Animations never hold up the game, and end by themselves. */
static void
test_animations (Fixture *fixture, gconstpointer data)
{
  GtkSettings *settings = gtk_widget_get_settings (GTK_WIDGET (fixture->window));
  GListModel *history = bastide_game_get_history (fixture->game);
  guint scores = 0;

  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  for (guint i = 0; i < 120 && scores == 0; i++)
    {
      guint before = g_list_model_get_n_items (history);

      WAIT_FOR (bastide_game_is_person (fixture->game));
      fixture_key (fixture, GDK_KEY_Return, 0);
      for (guint j = before; j < g_list_model_get_n_items (history); j++)
        {
          g_autoptr (BastideHistoryItem) item = g_list_model_get_item (history, j);

          scores += bastide_history_item_get_points (item) > 0;
        }
    }
  g_assert_cmpuint (scores, >, 0);
  for (guint i = 0; i < 40; i++)
    {
      fixture_spin ();
      g_usleep (5000);
    }
  fixture_save (GTK_WIDGET (fixture->window), "score.png");
  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
}

#ifdef HAVE_XTEST
G_GNUC_BEGIN_IGNORE_DEPRECATIONS
static Display *
get_display (Fixture *fixture)
{
  return gdk_x11_display_get_xdisplay (
      gtk_widget_get_display (GTK_WIDGET (fixture->window)));
}

static void
move_to (Fixture *fixture, double x, double y)
{
  Display *display = get_display (fixture);
  Window window = gdk_x11_surface_get_xid (
      gtk_native_get_surface (GTK_NATIVE (fixture->window))), child;
  graphene_point_t point;
  double nx, ny;
  int rx, ry;

  g_assert_true (gtk_widget_compute_point (
      GTK_WIDGET (fixture->landscape), GTK_WIDGET (fixture->window),
      &GRAPHENE_POINT_INIT ((float) x, (float) y), &point));
  gtk_native_get_surface_transform (GTK_NATIVE (fixture->window), &nx, &ny);
  XTranslateCoordinates (display, window, DefaultRootWindow (display),
                         (int) (point.x + nx), (int) (point.y + ny), &rx, &ry, &child);
  XTestFakeMotionEvent (display, -1, rx, ry, CurrentTime);
  XFlush (display);
}

static void
press (Fixture *fixture, guint button, gboolean down)
{
  XTestFakeButtonEvent (get_display (fixture), button, down, CurrentTime);
  XFlush (get_display (fixture));
}

static void
test_real_pointer (Fixture *fixture, gconstpointer data)
{
  graphene_rect_t cell, moved;
  int x, y, cx, cy;
  guint rotation, moves;

  /* The pointer brings the ghost. */
  bastide_landscape_set_zoom (fixture->landscape, 96);
  test_rotations (fixture, data);
  bastide_landscape_get_cursor (fixture->landscape, &x, &y);
  fixture_key (fixture, GDK_KEY_n, 0);
  bastide_landscape_get_cell_bounds (fixture->landscape, x, y, &cell);
  move_to (fixture, cell.origin.x + 40, cell.origin.y + 40);
  WAIT_FOR ((bastide_landscape_get_cursor (fixture->landscape, &cx, &cy),
             cx == x && cy == y));

  /* The wheel over it turns it, and so does the secondary button. */
  rotation = bastide_landscape_get_rotation (fixture->landscape);
  press (fixture, 5, TRUE);
  press (fixture, 5, FALSE);
  WAIT_FOR (bastide_landscape_get_rotation (fixture->landscape) != rotation);
  rotation = bastide_landscape_get_rotation (fixture->landscape);
  press (fixture, 3, TRUE);
  press (fixture, 3, FALSE);
  WAIT_FOR (bastide_landscape_get_rotation (fixture->landscape) != rotation);

  /* Dragging pans and lays nothing. */
  moves = bastide_game_get_n_moves (fixture->game);
  press (fixture, 1, TRUE);
  for (guint i = 1; i <= 8; i++)
    {
      move_to (fixture, cell.origin.x + 40 + i * 6, cell.origin.y + 40 + i * 3);
      fixture_spin ();
    }
  WAIT_FOR ((bastide_landscape_get_cell_bounds (fixture->landscape, x, y, &moved),
             moved.origin.x > cell.origin.x + 20));
  press (fixture, 1, FALSE);
  fixture_spin ();
  g_assert_cmpuint (bastide_game_get_n_moves (fixture->game), ==, moves);

  /* A click lays it. */
  bastide_landscape_get_cell_bounds (fixture->landscape, x, y, &moved);
  move_to (fixture, moved.origin.x + 50, moved.origin.y + 50);
  fixture_spin ();
  press (fixture, 1, TRUE);
  press (fixture, 1, FALSE);
  WAIT_FOR (bastide_game_get_n_moves (fixture->game) > moves);
  g_assert_cmpuint (bst_state_tile_at (bastide_game_get_state (fixture->game), x, y), !=,
                    BST_NO_TILE);
}
G_GNUC_END_IGNORE_DEPRECATIONS
#endif

/* The cache keeps to its limit and still gives what was asked for last. */
static void
test_cache_limit (void)
{
  g_autoptr (BastideTileCache) cache = bastide_tile_cache_new (100 * 1000);
  BastideTileSet *set = bastide_tile_sets_lookup ("base");
  const BstTile *kinds;
  guint n;

  g_assert_nonnull (set);
  kinds = bastide_tile_set_get_kinds (set, &n);
  for (guint i = 0; i < n; i++)
    {
      GdkTexture *texture = bastide_tile_cache_lookup (cache, &kinds[i], i % 4, 0, 48,
                                                       BASTIDE_PALETTE_LIGHT);

      g_assert_cmpint (gdk_texture_get_width (texture), ==, 48);
      g_assert_cmpuint (bastide_tile_cache_get_bytes (cache), <=, 100 * 1000);
    }
  g_assert_cmpuint (bastide_tile_cache_get_misses (cache), ==, n);
  bastide_tile_cache_lookup (cache, &kinds[n - 1], (n - 1) % 4, 0, 48,
                             BASTIDE_PALETTE_LIGHT);
  g_assert_cmpuint (bastide_tile_cache_get_misses (cache), ==, n);
}

#define ADD(path, set_up_func, func)                                                   \
  g_test_add (path, Fixture, NULL, set_up_func, func, tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  bastide_widgets_init ();

  ADD ("/landscape/roles", set_up, test_roles);
  ADD ("/landscape/whole-game-by-keys", set_up, test_whole_game_by_keys);
  ADD ("/landscape/claim-moves", set_up, test_claim_moves);
  ADD ("/landscape/take-back", set_up, test_take_back);
  ADD ("/landscape/refusal", set_up, test_refusal);
  ADD ("/landscape/end-anywhere", set_up, test_end_anywhere);
  ADD ("/landscape/rotations", set_up, test_rotations);
  ADD ("/landscape/arrows", set_up, test_arrows);
  ADD ("/landscape/arrows-end", set_up, test_arrows_end);
  ADD ("/landscape/arrows-over", set_up, test_arrows_over);
  ADD ("/landscape/letters-off", set_up, test_letters_off);
  ADD ("/landscape/zoom-keeps-point", set_up, test_zoom_keeps_point);
  ADD ("/landscape/animations", set_up, test_animations);
  ADD ("/landscape/turn-laid", set_up, test_turn_laid);
#ifdef HAVE_XTEST
  ADD ("/landscape/real-pointer", set_up, test_real_pointer);
#endif
  ADD ("/landscape/small-window", set_up_small, test_small_window);
  g_test_add_func ("/tile-cache/limit", test_cache_limit);
  return g_test_run ();
}
