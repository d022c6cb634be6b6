/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A whole game with every module by key events alone, in the smallest window;
 * each place that gets the focus has a name.
 */

#include "app-fixture.h"
#include "bastide-spot.h"

#ifdef HAVE_XTEST

#define MAX_STEPS 4000
#define SEED 21
#define MIN_NAMED 400
#define PATIENCE 6
#define LOOKING 12

typedef struct
{
  guint64 random;
  guint named;
  guint verbs[BST_N_VERBS];
  guint foreign; /* decisions in another player's turn */
} Player;

static const char *const sets[] = {
  "base",           "inns-and-cathedrals", "traders-and-builders", "princess-and-dragon",
  "abbey-and-mayor", "king-and-robber-baron", "river-2",
};

static guint
draw (Player *player, guint n)
{
  player->random = player->random * 6364136223846793005u + 1442695040888963407u;
  return (guint) (player->random >> 33) % n;
}

static void
start_game (void)
{
  g_autoptr (BastideSetup) setup = bastide_setup_new ();
  BastideGame *before = get_game ();

  bastide_setup_set_player (setup, 1, "Alma", 0, BASTIDE_PLAYER_HUMAN, 0);
  bastide_setup_set_player (setup, 2, "Benedict", 1, BASTIDE_PLAYER_HUMAN, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (sets); i++)
    bastide_setup_set_copies (setup, sets[i], 1);
  bastide_setup_set_module (setup, "abbot", TRUE);
  /* Enough of them that their decisions come up. */
  bastide_setup_set_figures (setup, "wagon", 4);
  bastide_setup_set_figures (setup, "builder", 4);
  bastide_setup_set_option (setup, "tb.builder-second-part", "optional");
  bastide_setup_set_option (setup, "pd.princess-target", "any");
  bastide_setup_set_seed (setup, SEED);
  bastide_window_start_game (window, setup);
  WAIT_FOR (get_game () != before && page_is ("game"));
  WAIT_FOR (gtk_widget_get_mapped (GTK_WIDGET (get_landscape ())));
}

static void
assert_focus_named (Player *player)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
  const char *label;

  g_assert_nonnull (focus);
  if (!BASTIDE_IS_SPOT (focus))
    return;
  label = bastide_spot_get_label (BASTIDE_SPOT (focus));
  g_assert_nonnull (label);
  g_assert_cmpuint (strlen (label), >, 3);
  gtk_test_accessible_assert_property (focus, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  player->named++;
}

static void
step (Player *player, KeySym key)
{
  press (key);
  spin (8);
  assert_focus_named (player);
}

/* Builders and wagons lead to decisions of their own: they go before the others
 * every other time. */
static guint
choose_figure (Player *player, GArray *choices, guint n)
{
  const BstSetup *setup = bst_state_setup (get_state ());

  for (guint i = 0; i < n; i++)
    {
      guint piece = g_array_index (choices, BastideChoice, i).action.piece;
      const char *name = bst_setup_piece_name (setup, piece);

      if ((g_str_equal (name, "builder") || g_str_equal (name, "wagon"))
          && draw (player, 2))
        return i;
    }
  return draw (player, n);
}

/* What comes up seldom is done whenever it can be, the fairy moved now and then. */
static guint
choose (Player *player, GArray *choices)
{
  for (guint i = 0; i < choices->len; i++)
    {
      BstVerb verb = g_array_index (choices, BastideChoice, i).action.verb;

      if (verb == BST_VERB_EVICT || verb == BST_VERB_RECALL)
        return i;
      if (verb == BST_VERB_FAIRY && i > 0)
        return draw (player, 8) == 0 ? i : choose_figure (player, choices, i);
    }
  return choose_figure (player, choices, choices->len);
}

/* Whether the cursor is beside a builder of the player who decides. */
static gboolean
is_by_builder (void)
{
  const BstState *state = get_state ();
  int x, y;

  bastide_landscape_get_cursor (get_landscape (), &x, &y);
  for (size_t i = 0; i < bst_state_n_pieces (state); i++)
    {
      BstPiece piece = bst_state_piece (state, i);
      BstPlaced placed;

      if (piece.place != BST_AT_SEGMENT || piece.seat != bst_state_decision (state).seat
          || !g_str_equal (bst_setup_piece_name (bst_state_setup (state), piece.kind),
                           "builder"))
        continue;
      placed = bst_state_tile (state, piece.tile);
      if (ABS (placed.x - x) + ABS (placed.y - y) == 1)
        return TRUE;
    }
  return FALSE;
}

/* Most tiles go to a builder, which is what brings second parts. */
static void
seek_builder (Player *player)
{
  for (guint i = 0; i < LOOKING && !is_by_builder (); i++)
    step (player, XK_n);
}

/* Chooses what to do and where; the decision itself is one more key. */
static void
point (Player *player)
{
  g_autoptr (GArray) choices = bastide_landscape_get_choices (get_landscape ());

  if (choices->len > 1)
    step (player, XK_1 + choose (player, choices));
  if (bst_state_decision (get_state ()).kind == BST_DECISION_PLACE && draw (player, 4))
    {
      seek_builder (player);
      return;
    }
  for (guint n = draw (player, 4); n > 0; n--)
    step (player, draw (player, 2) ? XK_n : XK_Down);
}

/* Nothing of what is shown for a decision may be cut off. */
static void
assert_narrow (void)
{
  GtkWidget *page = GTK_WIDGET (bastide_window_get_game_page (window));
  int minimum;

  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, BASTIDE_MIN_WIDTH);
}

static void
decide (Player *player)
{
  BstDecision decision = bst_state_decision (get_state ());
  guint moves = bastide_game_get_n_moves (get_game ());
  gboolean to_place = decision.kind == BST_DECISION_PLACE;

  player->foreign += decision.seat != bst_state_active (get_state ());
  assert_focus_named (player);
  assert_narrow ();
  point (player);
  if (decision.kind == BST_DECISION_END
      || (!to_place && decision.pass && draw (player, 5) == 0))
    press (XK_e);
  else
    press (XK_Return);
  /* A slow machine must not make another game of it. */
  for (guint i = 0; i < PATIENCE && bastide_game_get_n_moves (get_game ()) == moves; i++)
    settle (moves);
}

static void
count_verbs (Player *player)
{
  g_autoptr (GBytes) bytes = bastide_game_to_bytes (get_game ());
  g_autofree char *text
      = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  for (guint verb = 1; verb < BST_N_VERBS; verb++)
    {
      g_autofree char *word = g_strdup_printf ("=%s", bst_verb_name (verb));

      for (const char *at = strstr (text, word); at != NULL;
           at = strstr (at + 1, word))
        player->verbs[verb]++;
    }
}

static void
test_all_modules (void)
{
  static const BstVerb wanted[] = {
    BST_VERB_PLACE, BST_VERB_CLAIM,  BST_VERB_FAIRY, BST_VERB_EVICT, BST_VERB_RECALL,
    BST_VERB_WAGON, BST_VERB_DRAGON, BST_VERB_AGAIN, BST_VERB_END,
  };
  Player player = { .random = SEED };

  resize (360, 640);
  start_game ();
  take_keyboard ();
  for (guint i = 0; !is_over () && i < MAX_STEPS; i++)
    {
      WAIT_FOR (is_over () || bastide_game_is_person (get_game ()));
      if (!is_over ())
        decide (&player);
    }
  g_assert_true (is_over ());
  count_verbs (&player);
  for (gsize i = 0; i < G_N_ELEMENTS (wanted); i++)
    g_test_message ("%s: %u", bst_verb_name (wanted[i]), player.verbs[wanted[i]]);
  for (gsize i = 0; i < G_N_ELEMENTS (wanted); i++)
    g_assert_cmpuint (player.verbs[wanted[i]], >, 0);
  g_assert_cmpuint (player.named, >, MIN_NAMED);
  g_assert_cmpuint (player.foreign, >, 0);
  WAIT_FOR (page_is ("results"));
  bastide_window_show_page (window, "game");
  assert_narrow ();
}

#endif

int
main (int argc, char **argv)
{
  int status;

  gtk_test_init (&argc, &argv, NULL);
  app_set_up ();
#ifdef HAVE_XTEST
  g_test_add_func ("/key-game/all-modules", test_all_modules);
#endif
  status = g_test_run ();
  app_tear_down ();
  return status;
}
