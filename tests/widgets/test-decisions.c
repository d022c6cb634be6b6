/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The decisions that expansions bring: each can be made by the keyboard alone,
 * at a place with a name or by a button, in positions of the engine's scenarios.
 */

#include "config.h"

#include "bastide-sentences.h"
#include "expansion.h"
#include "landscape-fixture.h"
#include "scenario-game.h"

#define MIN_NAME 4

static void
set_up (Fixture *fixture, const char *scenario, BstDecisionKind kind, BstVerb verb,
        gboolean far)
{
  BastideGame *game = scenario_find (SCENARIOS, scenario, kind, verb, far, NULL);

  g_assert_nonnull (game);
  bastide_game_start (game);
  fixture_set_up_with (fixture, game, 640, 640, TRUE);
  fixture_spin ();
}

static const BstState *
get_state (Fixture *fixture)
{
  return bastide_game_get_state (fixture->game);
}

static GtkWidget *
get_focus (Fixture *fixture)
{
  return gtk_window_get_focus (fixture->window);
}

/* The widget for the action of which the landscape has the focus, with its name. */
static void
assert_focus_named (Fixture *fixture)
{
  GtkWidget *focus = get_focus (fixture);
  const char *label;

  g_assert_true (BASTIDE_IS_SPOT (focus));
  label = bastide_spot_get_label (BASTIDE_SPOT (focus));
  g_assert_nonnull (label);
  g_assert_cmpuint (strlen (label), >=, MIN_NAME);
  gtk_test_accessible_assert_property (focus, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

static GtkWidget *
find_labeled (GtkWidget *widget, const char *text)
{
  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget)
      && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), text) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_labeled (child, text);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
has_button (Fixture *fixture, const BstAction *action)
{
  g_autofree char *label
      = bastide_sentence_for_action (fixture->game, get_state (fixture), action);

  g_assert_cmpuint (strlen (label), >=, MIN_NAME);
  return find_labeled (GTK_WIDGET (fixture->bar), label) != NULL;
}

/* Steps with N through the places of what is chosen until the cursor is where the
 * action leads. */
static gboolean
step_to (Fixture *fixture, const BstAction *action)
{
  g_autofree char *name
      = bastide_sentence_for_action (fixture->game, get_state (fixture), action);
  int x, y, cx, cy;
  guint slot;

  bastide_action_get_site (action, &x, &y, &slot);
  for (guint i = 0; i < 200; i++)
    {
      bastide_landscape_get_cursor (fixture->landscape, &cx, &cy);
      assert_focus_named (fixture);
      if (cx == x && cy == y
          && g_str_equal (bastide_spot_get_label (BASTIDE_SPOT (get_focus (fixture))),
                          name))
        return TRUE;
      fixture_key (fixture, GDK_KEY_n, 0);
    }
  return FALSE;
}

/* Presses the number key of the action's choice. */
static void
choose (Fixture *fixture, const BstAction *action)
{
  g_autoptr (GArray) choices = bastide_landscape_get_choices (fixture->landscape);

  for (guint i = 0; i < choices->len; i++)
    if (g_array_index (choices, BastideChoice, i).choice
        == bastide_action_get_choice (action))
      {
        g_assert_cmpuint (i, <, 9);
        fixture_key (fixture, GDK_KEY_1 + i, 0);
        g_assert_cmpuint (bastide_landscape_get_choice (fixture->landscape), ==,
                          bastide_action_get_choice (action));
        return;
      }
  g_assert_not_reached ();
}

static BstAction
find_action (Fixture *fixture, BstVerb verb, gboolean far)
{
  g_autoptr (GArray) actions = bastide_actions_list (get_state (fixture));
  BstTileId laid = bst_state_tile_of_part (get_state (fixture));

  for (guint i = 0; i < actions->len; i++)
    {
      BstAction *action = &g_array_index (actions, BstAction, i);

      if (action->verb == verb
          && (!far
              || bst_state_tile_at (get_state (fixture), action->x, action->y) != laid))
        return *action;
    }
  g_assert_not_reached ();
}

/* Makes the decision at its place, with the number key, N and Enter; what the
 * game then has logged is the action itself. */
static void
decide (Fixture *fixture, BstVerb verb, gboolean far)
{
  BstAction action = find_action (fixture, verb, far);
  guint moves = bastide_game_get_n_moves (fixture->game);
  char text[BST_ACTION_TEXT];
  g_autofree char *line = NULL;

  bst_action_format (get_state (fixture), &action, text);
  choose (fixture, &action);
  g_assert_true (step_to (fixture, &action));
  fixture_key (fixture, GDK_KEY_Return, 0);
  g_assert_cmpuint (bastide_game_get_n_moves (fixture->game), >, moves);
  line = bastide_game_dup_move_line (fixture->game, moves + 1);
  g_assert_nonnull (strstr (line, text));
}

typedef struct
{
  const char *path, *scenario;
  BstDecisionKind kind;
  BstVerb verb;
  gboolean far;
} Case;

static const Case cases[] = {
  { "/decisions/dragon", "princess-and-dragon/dragon-players-turn.bastide",
    BST_DECISION_DRAGON, BST_VERB_DRAGON, FALSE },
  { "/decisions/fairy", "princess-and-dragon/fairy-turn.bastide", BST_DECISION_MAIN,
    BST_VERB_FAIRY, FALSE },
  { "/decisions/fairy-tile", "princess-and-dragon/fairy-tile-each.bastide",
    BST_DECISION_MAIN, BST_VERB_FAIRY, FALSE },
  { "/decisions/portal", "princess-and-dragon/portal-any-tile.bastide",
    BST_DECISION_MAIN, BST_VERB_CLAIM, TRUE },
  { "/decisions/princess", "princess-and-dragon/princess-evicts.bastide",
    BST_DECISION_MAIN, BST_VERB_EVICT, FALSE },
  { "/decisions/princess-must", "princess-and-dragon/princess-must.bastide",
    BST_DECISION_MAIN, BST_VERB_EVICT, FALSE },
  { "/decisions/abbot", "abbot/recall.bastide", BST_DECISION_MAIN, BST_VERB_RECALL,
    FALSE },
  { "/decisions/wagon", "abbey-and-mayor/wagon-example-road.bastide",
    BST_DECISION_WAGON, BST_VERB_WAGON, FALSE },
  { "/decisions/wagon-connected", "abbey-and-mayor/wagon-connected-far.bastide",
    BST_DECISION_WAGON, BST_VERB_WAGON, FALSE },
  { "/decisions/also", "traders-and-builders/also-builder.bastide", BST_DECISION_ALSO,
    BST_VERB_CLAIM, FALSE },
};

static void
test_case (gconstpointer data)
{
  const Case *it = data;
  Fixture fixture = { 0 };

  set_up (&fixture, it->scenario, it->kind, it->verb, it->far);
  decide (&fixture, it->verb, it->far);
  fixture_tear_down (&fixture);
}

static gboolean
find_barn (const BstState *state, BstAction *barn)
{
  g_autoptr (GArray) actions = bastide_actions_list (state);

  for (guint i = 0; i < actions->len; i++)
    {
      *barn = g_array_index (actions, BstAction, i);
      if (barn->verb == BST_VERB_CLAIM && barn->slot >= BST_SLOT_CORNER)
        return TRUE;
    }
  return FALSE;
}

/* The last position of a scenario that offers a corner to a barn. */
static BastideGame *
find_barn_game (void)
{
  g_autofree char *text
      = scenario_read (SCENARIOS, "abbey-and-mayor/barn-example-farmer.bastide");
  BstAction barn;

  for (guint moves = scenario_count_moves (text); moves > 0; moves--)
    {
      g_autoptr (BastideGame) game = scenario_load (text, moves);

      if (game != NULL && find_barn (bastide_game_get_state (game), &barn))
        return g_steal_pointer (&game);
    }
  return NULL;
}

/* A corner is a place like any other. */
static void
test_barn (void)
{
  BastideGame *game = find_barn_game ();
  Fixture fixture = { 0 };
  unsigned seat, before;
  BstAction barn;

  g_assert_nonnull (game);
  bastide_game_start (game);
  fixture_set_up_with (&fixture, game, 640, 640, TRUE);
  g_assert_true (find_barn (get_state (&fixture), &barn));
  seat = bst_state_decision (get_state (&fixture)).seat;
  before = bst_state_supply (get_state (&fixture), seat, barn.piece);
  choose (&fixture, &barn);
  g_assert_true (step_to (&fixture, &barn));
  fixture_key (&fixture, GDK_KEY_Return, 0);
  g_assert_cmpuint (bst_state_supply (get_state (&fixture), seat, barn.piece), ==,
                    before - 1);
  fixture_tear_down (&fixture);
}

/* An abbey of the hand is laid on a hole, or a tile is drawn by a button. */
static void
test_abbey (void)
{
  Fixture fixture = { 0 };
  BstAction place, pass;
  guint abbeys, seat;

  set_up (&fixture, "abbey-and-mayor/abbey-example.bastide", BST_DECISION_HAND,
          BST_VERB_PLACE, FALSE);
  place = find_action (&fixture, BST_VERB_PLACE, FALSE);
  pass = find_action (&fixture, BST_VERB_PASS, FALSE);
  seat = bst_state_decision (get_state (&fixture)).seat;
  abbeys = bst_state_abbeys (get_state (&fixture), seat);
  g_assert_true (has_button (&fixture, &pass));
  g_assert_true (step_to (&fixture, &place));
  fixture_key (&fixture, GDK_KEY_Return, 0);
  g_assert_cmpuint (bst_state_abbeys (get_state (&fixture), seat), ==, abbeys - 1);
  g_assert_cmpint (bst_state_tile (get_state (&fixture),
                                   bst_state_tile_of_part (get_state (&fixture))).kind,
                   ==, place.number - 1);
  /* An abbey does not turn: nothing happens to it. */
  fixture_key (&fixture, GDK_KEY_r, 0);
  g_assert_cmpuint (bst_state_abbeys (get_state (&fixture), seat), ==, abbeys - 1);
  fixture_tear_down (&fixture);
}

/* The builder's second part is a button; Enter on the landscape presses it. */
static void
test_again (void)
{
  Fixture fixture = { 0 };
  BstAction again, pass;
  unsigned seat;

  set_up (&fixture, "traders-and-builders/optional-taken.bastide", BST_DECISION_AGAIN,
          BST_VERB_AGAIN, FALSE);
  again = find_action (&fixture, BST_VERB_AGAIN, FALSE);
  pass = find_action (&fixture, BST_VERB_PASS, FALSE);
  seat = bst_state_active (get_state (&fixture));
  g_assert_true (has_button (&fixture, &again));
  g_assert_true (has_button (&fixture, &pass));
  fixture_key (&fixture, GDK_KEY_Return, 0);
  g_assert_cmpint (bst_state_decision (get_state (&fixture)).kind, !=,
                   BST_DECISION_AGAIN);
  g_assert_cmpuint (bst_state_active (get_state (&fixture)), ==, seat);
  fixture_tear_down (&fixture);
}

/* Whose decision it is stands in the bar by name if it is another player's turn. */
static void
test_foreign (void)
{
  Fixture fixture = { 0 };
  g_autofree char *name = NULL;

  set_up (&fixture, "princess-and-dragon/dragon-players-turn.bastide",
          BST_DECISION_DRAGON, BST_VERB_DRAGON, FALSE);
  g_assert_null (bastide_figures_bar_get_decider (fixture.bar));
  for (guint i = 0; i < 8
                    && bst_state_decision (get_state (&fixture)).seat
                           == bst_state_active (get_state (&fixture));
       i++)
    fixture_key (&fixture, GDK_KEY_Return, 0);
  g_assert_cmpint (bst_state_decision (get_state (&fixture)).kind, ==,
                   BST_DECISION_DRAGON);
  name = bastide_seat_get_label (fixture.game,
                                 bst_state_decision (get_state (&fixture)).seat);
  g_assert_cmpstr (bastide_figures_bar_get_decider (fixture.bar), ==, name);
  fixture_tear_down (&fixture);
}

/* With a fairy and claims at hand, choosing the fairy leaves her places alone, and
 * the first choice is the claim. */
static void
test_choices (void)
{
  Fixture fixture = { 0 };
  g_autoptr (GArray) choices = NULL;
  g_autoptr (GArray) offers = NULL;

  set_up (&fixture, "princess-and-dragon/fairy-turn.bastide", BST_DECISION_MAIN,
          BST_VERB_FAIRY, FALSE);
  choices = bastide_landscape_get_choices (fixture.landscape);
  g_assert_cmpuint (choices->len, >=, 2);
  g_assert_cmpuint (bastide_landscape_get_choice (fixture.landscape), ==,
                    g_array_index (choices, BastideChoice, 0).choice);
  g_assert_cmpint (g_array_index (choices, BastideChoice, 0).action.verb, ==,
                   BST_VERB_CLAIM);
  fixture_key (&fixture, GDK_KEY_0 + (guint) choices->len, 0);
  offers = bastide_landscape_get_offers (fixture.landscape);
  g_assert_cmpuint (offers->len, ==,
                    g_array_index (choices, BastideChoice, choices->len - 1).n);
  for (guint i = 0; i < offers->len; i++)
    g_assert_cmpint (g_array_index (offers, BstAction, i).verb, ==, BST_VERB_FAIRY);
  fixture_tear_down (&fixture);
}

/* Whatever is chosen, all of its places are in view. */
static void
test_in_view (void)
{
  Fixture fixture = { 0 };
  g_autoptr (GArray) choices = NULL;
  float width, height;

  set_up (&fixture, "princess-and-dragon/portal-any-tile.bastide", BST_DECISION_MAIN,
          BST_VERB_CLAIM, TRUE);
  width = (float) gtk_widget_get_width (GTK_WIDGET (fixture.landscape));
  height = (float) gtk_widget_get_height (GTK_WIDGET (fixture.landscape));
  bastide_landscape_set_zoom (fixture.landscape, 192);
  choices = bastide_landscape_get_choices (fixture.landscape);
  for (guint i = 0; i < choices->len; i++)
    {
      g_autoptr (GArray) offers = NULL;

      /* Away and back, so that it is chosen anew. */
      bastide_landscape_set_choice (fixture.landscape, 0);
      bastide_landscape_set_choice (fixture.landscape,
                                    g_array_index (choices, BastideChoice, i).choice);
      offers = bastide_landscape_get_offers (fixture.landscape);
      g_assert_cmpuint (offers->len, >, 0);
      for (guint j = 0; j < offers->len; j++)
        {
          graphene_rect_t cell;
          guint slot;
          int x, y;

          bastide_action_get_site (&g_array_index (offers, BstAction, j), &x, &y, &slot);
          g_assert_true (
              bastide_landscape_get_cell_bounds (fixture.landscape, x, y, &cell));
          g_assert_cmpfloat (cell.origin.x, >=, 0);
          g_assert_cmpfloat (cell.origin.y, >=, 0);
          g_assert_cmpfloat (cell.origin.x + cell.size.width, <=, width);
          g_assert_cmpfloat (cell.origin.y + cell.size.height, <=, height);
        }
    }
  fixture_tear_down (&fixture);
}

static GtkWidget *
find_card (GtkWidget *widget, const char *name)
{
  const char *text = gtk_widget_get_tooltip_text (widget);

  if (text != NULL && g_str_has_prefix (text, name)
      && g_str_equal (gtk_widget_get_css_name (widget), "playercard"))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_card (child, name);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* A card names all that its player holds, with goods and titles. */
static void
test_cards (void)
{
  static const char *const names[] = {
    "king-and-robber-baron/king-first.bastide",
    "abbey-and-mayor/abbey-goods.bastide",
  };
  guint tokens = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *text = scenario_read (SCENARIOS, names[i]);
      g_autoptr (BastideGame) game = scenario_load (text, G_MAXUINT);
      GListModel *players = bastide_game_get_players (game);
      GtkWidget *bar = g_object_ref_sink (bastide_players_bar_new ());

      bastide_game_view_set_game (BASTIDE_GAME_VIEW (bar), game);
      for (guint j = 0; j < g_list_model_get_n_items (players); j++)
        {
          g_autoptr (BastidePlayer) player = g_list_model_get_item (players, j);
          GListModel *holdings = bastide_player_get_holdings (player);
          GtkWidget *card = find_card (bar, bastide_player_get_name (player));

          g_assert_nonnull (card);
          for (guint k = 0; k < g_list_model_get_n_items (holdings); k++)
            {
              g_autoptr (BastideHolding) holding = g_list_model_get_item (holdings, k);
              g_autofree char *label = bastide_holding_dup_label (holding);

              if (bastide_holding_get_count (holding) == 0)
                continue;
              g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (card), label));
              tokens += bastide_holding_get_kind (holding) == BASTIDE_HOLDING_GOODS
                        || bastide_holding_get_kind (holding) == BASTIDE_HOLDING_TITLE;
            }
        }
      g_object_unref (bar);
    }
  g_assert_cmpuint (tokens, >=, 2);
}

/* ---- Everything, everywhere ---- */

/* Whatever is legal has a place with a name among those of its choice, or a
 * button. */
static void
assert_reachable (Fixture *fixture)
{
  g_autoptr (GArray) actions = bastide_actions_list (get_state (fixture));
  const BstAction *all = (const BstAction *) (gconstpointer) actions->data;

  for (guint i = 0; i < actions->len; i++)
    {
      if (bastide_action_place (&all[i]) == BASTIDE_ACTION_NOWHERE)
        {
          g_assert_true (has_button (fixture, &all[i]));
          continue;
        }
      if (bastide_action_place (&all[i]) == BASTIDE_ACTION_SITE)
        choose (fixture, &all[i]);
      if (bastide_action_needs_button (all, actions->len, i))
        g_assert_true (has_button (fixture, &all[i]));
      else if (bastide_action_place (&all[i]) == BASTIDE_ACTION_SITE)
        g_assert_true (step_to (fixture, &all[i]));
    }
}

static guint
check_scenario (Fixture *fixture, const char *path)
{
  g_autofree char *text = NULL;
  guint n, positions = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  n = scenario_count_moves (text);
  for (guint moves = 0; moves <= n; moves++)
    {
      g_autoptr (BastideGame) game = scenario_load (text, moves);
      BstDecision decision;

      if (game == NULL || bst_state_is_over (bastide_game_get_state (game)))
        continue;
      decision = bst_state_decision (bastide_game_get_state (game));
      if (decision.seat == 0 || !bastide_game_is_person (game)
          || decision.kind == BST_DECISION_PLACE || decision.kind == BST_DECISION_END)
        continue;
      g_set_object (&fixture->game, game);
      bastide_landscape_set_game (fixture->landscape, game);
      bastide_game_view_set_game (BASTIDE_GAME_VIEW (fixture->bar), game);
      gtk_widget_grab_focus (GTK_WIDGET (fixture->landscape));
      assert_reachable (fixture);
      positions++;
    }
  return positions;
}

static void
test_scenarios (gconstpointer data)
{
  g_autofree char *folder = g_build_filename (SCENARIOS, data, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  Fixture fixture = { 0 };
  const char *name;
  guint positions = 0;

  g_assert_nonnull (dir);
  fixture_set_up (&fixture, 640, 640, TRUE);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_str_has_suffix (name, ".bastide"))
        positions += check_scenario (&fixture, path);
    }
  g_test_message ("%u positions", positions);
  g_assert_cmpuint (positions, >, 10);
  fixture_tear_down (&fixture);
}

/* Whether a follower could be placed, and nothing else. */
static gboolean
offers_followers_only (const BstState *state)
{
  BstAction actions[512];
  gsize n = bst_state_list (state, actions, G_N_ELEMENTS (actions));

  g_assert_cmpuint (n, <=, G_N_ELEMENTS (actions));
  for (gsize i = 0; i < n; i++)
    if (actions[i].verb != BST_VERB_PASS
        && (actions[i].verb != BST_VERB_CLAIM
            || !g_str_equal (bst_setup_piece_name (bst_state_setup (state),
                                                   actions[i].piece), "follower")))
      return FALSE;
  return scenario_offers (state, BST_VERB_CLAIM, FALSE, NULL);
}

/* Doing nothing is called after the follower only where nothing else could be
 * done; counts the positions of a scenario of that kind and the others. */
static void
check_pass (const char *path, guint *with_claim, guint *without)
{
  g_autofree char *text = NULL;
  guint n;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  n = scenario_count_moves (text);
  for (guint moves = 0; moves <= n; moves++)
    {
      g_autoptr (BastideGame) game = scenario_load (text, moves);
      const BstState *state = game != NULL ? bastide_game_get_state (game) : NULL;
      g_autofree char *label = NULL;
      BstAction pass = { .verb = BST_VERB_PASS };
      gboolean claim;

      if (state == NULL || bst_state_decision (state).kind != BST_DECISION_MAIN
          || !bst_state_test (state, &pass, NULL))
        continue;
      claim = offers_followers_only (state);
      label = bastide_sentence_for_action (game, state, &pass);
      g_assert_cmpstr (label, ==, claim ? "No Follower" : "Pass");
      *(claim ? with_claim : without) += 1;
    }
}

static void
test_pass (void)
{
  g_autofree char *folder = g_build_filename (SCENARIOS, "princess-and-dragon", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint with_claim = 0, without = 0;
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_str_has_suffix (name, ".bastide"))
        check_pass (path, &with_claim, &without);
    }
  g_assert_cmpuint (with_claim, >, 0);
  g_assert_cmpuint (without, >, 0);
}

static const char *const folders[] = {
  "abbot", "inns-and-cathedrals", "traders-and-builders", "princess-and-dragon",
  "abbey-and-mayor", "king-and-robber-baron", "river",
};

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  bastide_widgets_init ();
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  g_test_add_func ("/decisions/barn", test_barn);
  g_test_add_func ("/decisions/abbey", test_abbey);
  g_test_add_func ("/decisions/again", test_again);
  g_test_add_func ("/decisions/foreign", test_foreign);
  g_test_add_func ("/decisions/choices", test_choices);
  g_test_add_func ("/decisions/pass", test_pass);
  g_test_add_func ("/decisions/in-view", test_in_view);
  g_test_add_func ("/decisions/cards", test_cards);
  for (gsize i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *path = g_strdup_printf ("/decisions/reachable/%s", folders[i]);

      g_test_add_data_func (path, folders[i], test_scenarios);
    }
  return g_test_run ();
}
