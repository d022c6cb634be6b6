/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How long a frame of a landscape of ten thousand tiles takes, beside drawing
 * the same tiles without any cache. Both are measured in turn in one run, five
 * times; the medians count. Drawing happens in one thread, and it is that thread's
 * processor time that is taken, which other programs disturb less than a clock on
 * the wall. Also the processor time of a window at rest.
 */

#include "config.h"

#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

#include <adwaita.h>

#include "bastide-widgets.h"
#include "tile-painter.h"

#define PAIRS 5
#define WIDTH 1200
#define HEIGHT 800
#define COPIES 138 /* of the base game's 72 tiles */
#define CANDIDATES 24
#define IDLE_SECONDS 10

/* Draws what it sees of a state, tile by tile. */
#define NAIVE_TYPE (naive_get_type ())
G_DECLARE_FINAL_TYPE (Naive, naive, NAIVE, VIEW, GtkWidget)
struct _Naive
{
  GtkWidget parent_instance;
  const BstState *state;
  int cell, x0, y0; /* the cell at the left upper corner */
};
G_DEFINE_FINAL_TYPE (Naive, naive, GTK_TYPE_WIDGET)

static void
naive_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  Naive *self = NAIVE_VIEW (widget);
  const BstSetup *setup = bst_state_setup (self->state);
  const BastidePalette *palette = bastide_palette_get (BASTIDE_PALETTE_LIGHT);
  cairo_t *cr
      = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT));

  for (int y = 0; y * self->cell < HEIGHT; y++)
    for (int x = 0; x * self->cell < WIDTH; x++)
      {
        BstTileId tile = bst_state_tile_at (self->state, self->x0 + x, self->y0 + y);
        BstPlaced placed;

        if (tile == BST_NO_TILE)
          continue;
        placed = bst_state_tile (self->state, tile);
        cairo_save (cr);
        cairo_translate (cr, x * self->cell, y * self->cell);
        bastide_draw_tile (cr, bst_setup_kind (setup, placed.kind), placed.rot,
                           bastide_tile_variant (placed.x, placed.y), self->cell,
                           palette);
        cairo_restore (cr);
      }
  cairo_destroy (cr);
}

static void
naive_class_init (NaiveClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = naive_snapshot;
}

static void
naive_init (Naive *self)
{
}

static double
now_ms (void)
{
  return (double) g_get_monotonic_time () / 1000;
}

static double
thread_ms (void)
{
  struct timespec t;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &t);
  return (double) t.tv_sec * 1e3 + (double) t.tv_nsec / 1e6;
}

/* The legal placement among some of the list that lies nearest to the start, so
 * that the landscape grows in all directions. */
static BstAction
choose (const BstState *state, GRand *random)
{
  g_autofree BstAction *actions = NULL;
  gsize n = bst_state_list (state, NULL, 0);
  BstAction best;
  int best_distance = G_MAXINT;

  actions = g_new (BstAction, MAX (n, 1));
  n = bst_state_list (state, actions, n);
  best = actions[n - 1]; /* pass, where passing is possible */
  if (bst_state_decision (state).kind != BST_DECISION_PLACE)
    return best;
  for (guint i = 0; i < CANDIDATES; i++)
    {
      BstAction *action = &actions[g_rand_int_range (random, 0, (gint32) n)];
      int distance = action->x * action->x + action->y * action->y;

      if (distance < best_distance)
        {
          best_distance = distance;
          best = *action;
        }
    }
  return best;
}

static BastideGame *
play (guint copies)
{
  g_autoptr (BastideSetup) setup = bastide_setup_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GRand) random = g_rand_new_with_seed (5);
  BastideGame *game;

  bastide_setup_set_player (setup, 1, "Red", 0, BASTIDE_PLAYER_HUMAN, 0);
  bastide_setup_set_player (setup, 2, "Blue", 1, BASTIDE_PLAYER_HUMAN, 0);
  bastide_setup_set_copies (setup, "base", copies);
  bastide_setup_set_seed (setup, 5);
  game = bastide_game_new (setup, &error);
  if (game == NULL)
    g_error ("%s", error->message);
  bastide_game_start (game);
  while (!bst_state_is_over (bastide_game_get_state (game)))
    {
      BstAction action;

      if (!bastide_game_is_person (game))
        {
          g_main_context_iteration (NULL, TRUE);
          continue;
        }
      action = choose (bastide_game_get_state (game), random);
      if (!bastide_game_act (game, &action, &error))
        g_error ("%s", error->message);
    }
  return game;
}

/* One frame, from the widget's drawing to pixels. */
static double
render (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GdkTexture) texture = NULL;
  GskRenderer *renderer
      = gtk_native_get_renderer (gtk_widget_get_native (widget));
  GtkSnapshot *snapshot;
  GskRenderNode *node;
  double start;

  gtk_widget_queue_draw (widget);
  start = thread_ms ();
  snapshot = gtk_snapshot_new ();
  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), WIDTH, HEIGHT);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (renderer, node,
                                         &GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT));
  start = thread_ms () - start;
  gsk_render_node_unref (node);
  return start;
}

static void
settle (void)
{
  gint64 end = g_get_monotonic_time () + 300 * 1000;

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
}

static int
compare (const void *a, const void *b)
{
  double p = *(const double *) a, q = *(const double *) b;

  return p < q ? -1 : p > q;
}

static double
median (double *values)
{
  qsort (values, PAIRS, sizeof *values, compare);
  return values[PAIRS / 2];
}

static GtkWindow *
show (GtkWidget *widget)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  gtk_window_set_decorated (window, FALSE);
  gtk_window_set_default_size (window, WIDTH, HEIGHT);
  gtk_window_set_child (window, widget);
  gtk_window_present (window);
  settle ();
  return window;
}

static void
measure (BastideLandscape *landscape, Naive *naive, int cell)
{
  double ours[PAIRS], theirs[PAIRS], first;
  graphene_rect_t rect;

  bastide_landscape_set_zoom (landscape, cell);
  bastide_landscape_set_cursor (landscape, 0, 0);
  settle ();
  first = render (GTK_WIDGET (landscape));
  for (guint i = 0; i < PAIRS; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (landscape),
                                  i % 2 ? "landscape.pan-left" : "landscape.pan-right",
                                  NULL);
      settle ();
      ours[i] = render (GTK_WIDGET (landscape));
      bastide_landscape_get_cell_bounds (landscape, 0, 0, &rect);
      naive->cell = cell;
      naive->x0 = (int) (-rect.origin.x / (float) cell);
      naive->y0 = (int) (-rect.origin.y / (float) cell);
      settle ();
      theirs[i] = render (GTK_WIDGET (naive));
    }
  double mine = median (ours), naively = median (theirs);

  g_print ("%d px: first %.1f ms, panned %.1f ms (%.1f to %.1f), without caches %.1f ms "
           "(%.1f to %.1f), 1/%.1f of it\n",
           cell, first, mine, ours[0], ours[PAIRS - 1], naively, theirs[0],
           theirs[PAIRS - 1], naively / mine);
}

static int copies = COPIES, idle_seconds = IDLE_SECONDS;

static const GOptionEntry options[] = {
  { "copies", 'c', 0, G_OPTION_ARG_INT, &copies, "Copies of the base game's 72 tiles", "N" },
  { "idle", 'i', 0, G_OPTION_ARG_INT, &idle_seconds, "Seconds to watch at rest; 0 for none",
    "N" },
  { NULL },
};

static double
processor_ms (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return (double) (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000
         + (double) (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1000;
}

static gboolean
set_flag (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

static void
measure_idle (void)
{
  gboolean done = FALSE;
  double start;

  settle ();
  start = processor_ms ();
  g_timeout_add_seconds ((guint) idle_seconds, set_flag, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  g_print ("at rest: %.1f ms of the processor in %d s\n", processor_ms () - start,
           idle_seconds);
}

/* Returns whether to go on; else the exit status is in `status`. */
static gboolean
read_options (int argc, char **argv, int *status)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, options, NULL);
  *status = 2;
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_printerr ("bench-frame: %s\n", error->message);
  else if (argc > 1)
    g_printerr ("bench-frame: %s is no option; see --help\n", argv[1]);
  else if (copies < 1 || copies > COPIES * 4)
    g_printerr ("bench-frame: --copies is from 1 to %d\n", COPIES * 4);
  else if (idle_seconds < 0)
    g_printerr ("bench-frame: --idle is 0 or more seconds\n");
  else
    return TRUE;
  return FALSE;
}

int
main (int argc, char **argv)
{
  int status;
  g_autoptr (BastideGame) game = NULL;
  BastideLandscape *landscape;
  GtkWindow *windows[2];
  Naive *naive;
  double start = now_ms ();

  if (!read_options (argc, argv, &status))
    return status;
  if (!gtk_init_check ())
    return 77;
  adw_init ();
  bastide_widgets_init ();
  game = play ((guint) copies);
  g_print ("%zu tiles, played in %.0f ms\n",
           bst_state_n_tiles (bastide_game_get_state (game)), now_ms () - start);

  landscape = BASTIDE_LANDSCAPE (bastide_landscape_new ());
  start = now_ms ();
  bastide_landscape_set_game (landscape, game);
  g_print ("shown after %.1f ms\n", now_ms () - start);
  naive = g_object_new (NAIVE_TYPE, NULL);
  naive->state = bastide_game_get_state (game);
  naive->cell = 8;
  windows[0] = show (GTK_WIDGET (naive));
  windows[1] = show (GTK_WIDGET (landscape));
  measure (landscape, naive, 8);
  measure (landscape, naive, 32);
  measure (landscape, naive, 96);
  gtk_window_destroy (windows[0]);
  if (idle_seconds > 0)
    measure_idle ();
  gtk_window_destroy (windows[1]);
  return 0;
}
