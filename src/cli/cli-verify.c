/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is looked at after every action of a verified game, and at its end.
 */

#include "config.h"

#include <string.h>

#include "bastide-save.h"
#include "oracle.h"

#include "cli-game.h"

struct CliVerifier
{
  Oracle *oracle;
  int max_tiles;
  guint64 random;
  guint save_at;   /* the number of actions after which the game is saved */
  guint32 saved;   /* at which kinds of decisions it was, as a bit set */
  BastideSave *save; /* the saved game, loaded, and its last position */
  BstState *loaded;
  guint n_saved;     /* actions in it */
  int points[BST_MAX_SEATS + 1]; /* by the events */
};

CliVerifier *
cli_verifier_new (void)
{
  return g_new0 (CliVerifier, 1);
}

static void
forget_save (CliVerifier *self)
{
  g_clear_pointer (&self->save, bastide_save_free);
  g_clear_pointer (&self->loaded, g_free);
}

void
cli_verifier_free (CliVerifier *self)
{
  g_clear_pointer (&self->oracle, oracle_free);
  forget_save (self);
  g_free (self);
}

/* ---- Events ---- */

/* The terms of a score add up to it, and payments to the scores. */
static char *
look_at_events (CliVerifier *self,
                CliGame     *game)
{
  const BstEvents *events = &game->events;

  for (gsize i = 0; i < events->n; i++)
    {
      const BstEvent *event = &events->items[i];
      int sum = 0;

      if (event->kind == BST_EVENT_POINTS)
        self->points[event->seat] += event->points;
      if (event->kind != BST_EVENT_SCORE)
        continue;
      for (gsize k = i + 1; k < events->n && events->items[k].kind == BST_EVENT_TERM; k++)
        {
          const BstEvent *term = &events->items[k];

          if (term->points != term->count * term->each && term->code < BST_TERM_MODULE)
            return g_strdup_printf ("a term is %d times %d, but %d", term->count, term->each,
                                    term->points);
          sum += term->seat == 0 ? term->points : 0;
        }
      if (MAX (sum, 0) != event->points)
        return g_strdup_printf ("the terms of a score add up to %d, not %d", sum,
                                event->points);
    }
  for (unsigned seat = 1; seat <= bst_setup_seats (game->engine); seat++)
    if (self->points[seat] != bst_state_score (game->state, seat))
      return g_strdup_printf ("seat %u was paid %d points and has %d", seat,
                              self->points[seat], bst_state_score (game->state, seat));
  return NULL;
}

/* ---- Actions ---- */

static gboolean
is_listed (GArray          *actions,
           const BstAction *action)
{
  for (guint i = 0; i < actions->len; i++)
    if (bst_action_equal (&g_array_index (actions, BstAction, i), action))
      return TRUE;
  return FALSE;
}

static char *
look_at_notation (CliGame         *game,
                  const BstAction *action)
{
  char text[BST_ACTION_TEXT];
  BstAction back;
  gsize column = 0;

  if (bst_action_format (game->state, action, text) >= BST_ACTION_TEXT)
    return g_strdup_printf ("the text of an action is too long: %s", text);
  if (!bst_action_parse (game->state, text, &back, &column))
    return g_strdup_printf ("“%s” cannot be read from column %zu on", text, column);
  if (!bst_action_equal (&back, action))
    return g_strdup_printf ("“%s” is read as another action", text);
  return NULL;
}

/* Each listed action is legal, and no other one is found by sampling. */
static char *
look_at_list (CliVerifier *self,
              CliGame     *game,
              GArray      *actions)
{
  BstAction sample;
  /* Hand tiles have hundreds of actions, and testing one may list them all:
   * one in four is enough there. */
  gboolean many = bst_state_decision (game->state).kind == BST_DECISION_HAND
                  && actions->len > 32;

  for (guint i = 0; i < actions->len; i++)
    {
      const BstAction *action = &g_array_index (actions, BstAction, i);
      BstRefusal why = { 0 };
      char *fault;

      if (many && cli_random (&self->random) % 4 != 0)
        continue;
      if (!bst_state_test (game->state, action, &why))
        return g_strdup_printf ("listed action %u is refused for reason %d", i, why.code);
      if ((fault = look_at_notation (game, action)) != NULL)
        return fault;
    }
  if (actions->len == 0)
    return g_strdup ("a decision is open without an action");
  if (bst_state_decision (game->state).seat == 0)
    bst_state_pick (game->state, &sample);
  else
    bst_state_sample (game->state, cli_random, &self->random, &sample);
  return is_listed (actions, &sample) ? NULL : g_strdup ("a sample is not in the list");
}

/* The same actions, cell by cell. */
static char *
look_at_cells (CliGame *game,
               GArray  *actions)
{
  BstAction here[256];
  gsize found = 0, all = 0;

  if (bst_state_decision (game->state).kind != BST_DECISION_PLACE)
    return NULL;
  for (guint i = 0; i < actions->len; i++)
    all += g_array_index (actions, BstAction, i).verb == BST_VERB_PLACE;
  for (gsize i = 0; i < bst_state_n_cells (game->state); i++)
    {
      BstCell cell = bst_state_cell (game->state, i);
      gsize n = bst_state_list_cell (game->state, cell.x, cell.y, here, G_N_ELEMENTS (here));

      found += n;
      for (gsize k = 0; k < MIN (n, G_N_ELEMENTS (here)); k++)
        if (here[k].x != cell.x || here[k].y != cell.y || !is_listed (actions, &here[k]))
          return g_strdup_printf ("an action on cell %d,%d is not in the list", cell.x,
                                  cell.y);
    }
  return found == all ? NULL
                      : g_strdup_printf ("the cells have %zu actions, not %zu", found, all);
}

/* What is not listed is refused, with a reason. */
static char *
look_at_cell (CliGame *game,
              GArray  *actions,
              int      x,
              int      y)
{
  for (int rot = 0; rot < 4; rot++)
    {
      BstAction action = { .verb = BST_VERB_PLACE, .rot = (uint8_t) rot, .x = (int16_t) x,
                           .y = (int16_t) y };
      BstRefusal why = { 0 };
      gboolean legal = bst_state_test (game->state, &action, &why);

      if (legal != is_listed (actions, &action))
        return g_strdup_printf ("cell %d,%d rotation %d is %s, but %s listed", x, y, 90 * rot,
                                legal ? "legal" : "refused", legal ? "not" : "is");
      if (!legal && why.code == BST_REFUSAL_NONE)
        return g_strdup_printf ("cell %d,%d rotation %d is refused without a reason", x, y,
                                90 * rot);
    }
  return NULL;
}

/* Every open cell at each placement; the whole board with a margin now and
 * then, since taken and far cells take most of the time. */
static char *
look_at_refusals (CliVerifier *self,
                  CliGame     *game,
                  GArray      *actions)
{
  int x0, y0, x1, y1;
  char *fault = NULL;

  if (bst_state_decision (game->state).kind != BST_DECISION_PLACE)
    return NULL;
  for (gsize i = 0; i < bst_state_n_cells (game->state) && fault == NULL; i++)
    {
      BstCell cell = bst_state_cell (game->state, i);

      fault = look_at_cell (game, actions, cell.x, cell.y);
    }
  if (fault != NULL || cli_random (&self->random) % 8 != 0)
    return fault;
  bst_state_bounds (game->state, &x0, &y0, &x1, &y1);
  for (int y = y0 - 2; y <= y1 + 2 && fault == NULL; y++)
    for (int x = x0 - 2; x <= x1 + 2 && fault == NULL; x++)
      fault = look_at_cell (game, actions, x, y);
  return fault;
}

/* Claims, segment by segment of the tile just laid. */
static char *
look_at_claims (CliGame *game,
                GArray  *actions)
{
  BstTileId tile = bst_state_tile_of_part (game->state);
  BstPlaced placed;

  if (bst_state_decision (game->state).kind != BST_DECISION_MAIN || tile == BST_NO_TILE)
    return NULL;
  placed = bst_state_tile (game->state, tile);
  for (int slot = 0; slot < bst_setup_kind (game->engine, placed.kind)->n_segments; slot++)
    for (unsigned piece = 0; piece < bst_setup_n_pieces (game->engine); piece++)
      {
        BstAction action = { .verb = BST_VERB_CLAIM, .piece = (uint8_t) piece, .x = placed.x,
                             .y = placed.y, .slot = (uint8_t) slot };
        BstRefusal why = { 0 };
        gboolean legal = bst_state_test (game->state, &action, &why);

        if (legal != is_listed (actions, &action))
          return g_strdup_printf ("claiming segment %d is %s, but %s listed", slot,
                                  legal ? "legal" : "refused", legal ? "not" : "is");
        if (!legal && why.code == BST_REFUSAL_NONE)
          return g_strdup_printf ("claiming segment %d is refused without a reason", slot);
      }
  return NULL;
}

/* An action with one field changed. */
static BstAction
change_field (BstAction action,
              guint64   random)
{
  int by = random >> 8 & 1 ? 1 : -1;

  switch (random % 10)
    {
    case 0:
      action.verb = (uint8_t) (random >> 9) % BST_N_VERBS;
      break;
    case 1:
      action.piece = (uint8_t) (action.piece + by);
      break;
    case 2:
      action.seat = (uint8_t) (action.seat + by);
      break;
    case 3:
      action.rot = (uint8_t) (action.rot + by);
      break;
    case 4:
      action.x = (int16_t) (action.x + by);
      break;
    case 5:
      action.y = (int16_t) (action.y + by);
      break;
    case 6:
      action.slot = (uint8_t) (action.slot + (random >> 9) % 20);
      break;
    case 7:
      action.slot2 = (uint8_t) (action.slot2 + (random >> 9) % 20);
      break;
    case 8:
      action.x2 = (int16_t) (action.x2 + by);
      break;
    default:
      action.number = (uint16_t) (action.number + by);
    }
  return action;
}

/* What is nearly a listed action is one too, or refused with a reason. */
static char *
look_at_others (CliVerifier *self,
                CliGame     *game,
                GArray      *actions)
{
  for (int i = 0; i < 12; i++)
    {
      guint at = (guint) (cli_random (&self->random) % actions->len);
      BstAction action = change_field (g_array_index (actions, BstAction, at),
                                       cli_random (&self->random));
      BstRefusal why = { 0 };
      gboolean legal = bst_state_test (game->state, &action, &why);

      if (legal != is_listed (actions, &action))
        return g_strdup_printf ("%s of piece %u on %d,%d/%u is %s, but %s listed",
                                bst_verb_name (action.verb), action.piece, action.x, action.y,
                                action.slot, legal ? "legal" : "refused",
                                legal ? "not" : "is");
      if (!legal && why.code == BST_REFUSAL_NONE)
        return g_strdup_printf ("%s of piece %u on %d,%d/%u is refused without a reason",
                                bst_verb_name (action.verb), action.piece, action.x, action.y,
                                action.slot);
    }
  return NULL;
}

/* ---- Saving ---- */

static gboolean
keep_state (guint            move,
            const char      *text,
            const BstState  *state,
            const BstAction *action,
            const BstEvent  *events,
            gsize            n_events,
            gpointer         user_data)
{
  bst_state_copy (user_data, state);
  return TRUE;
}

/* Once in the middle of each kind of decision: those of every turn from some
 * action on, the others when they first come. */
static gboolean
is_to_save (CliVerifier *self,
            CliGame     *game)
{
  static const guint32 of_all_turns = 1u << BST_DECISION_DRAW | 1u << BST_DECISION_PLACE
                                      | 1u << BST_DECISION_MAIN | 1u << BST_DECISION_END;
  guint32 kind = 1u << bst_state_decision (game->state).kind;

  if ((self->saved & kind) != 0
      || ((kind & of_all_turns) != 0 && game->log->len < self->save_at))
    return FALSE;
  self->saved |= kind;
  return TRUE;
}

/* Saves and loads the game; the loaded one is kept for the end. */
static char *
look_at_save (CliVerifier *self,
              CliGame     *game)
{
  g_autoptr (GBytes) bytes = cli_game_save (game);
  g_autoptr (GError) error = NULL;
  g_autofree char *before = cli_dump (game->state);
  g_autofree char *after = NULL;

  forget_save (self);
  self->n_saved = game->log->len;
  self->save = bastide_save_load_bytes (bytes, "game", &error);
  if (self->save == NULL)
    return g_strdup_printf ("the saved game does not load: %s", error->message);
  self->loaded
    = g_malloc (bst_setup_state_size (bastide_save_get_engine (self->save)));
  if (!bastide_save_replay (self->save, keep_state, self->loaded, &error))
    return g_strdup_printf ("the saved game does not load: %s", error->message);
  after = cli_dump (self->loaded);
  if (g_strcmp0 (before, after) != 0
      || bst_state_hash (self->loaded) != bst_state_hash (game->state))
    return g_strdup ("the saved game loads as another position");
  return NULL;
}

/* ---- The end ---- */

/* Plays the log on from action @from; the position must become that of the
 * game, chance included. */
static char *
play_log (CliGame  *game,
          BstState *state,
          guint     from)
{
  for (guint i = from; i < game->log->len; i++)
    {
      const char *text = game->texts->pdata[i];
      BstAction action, chance;

      if (!bst_action_parse (state, text, &action, NULL)
          || !bst_action_equal (&action, &g_array_index (game->log, BstAction, i))
          || !bst_state_test (state, &action, NULL))
        return g_strdup_printf ("move %u, “%s”, cannot be played again", i + 1, text);
      if (bst_state_decision (state).seat == 0)
        {
          bst_state_pick (state, &chance);
          if (!bst_action_equal (&action, &chance))
            return g_strdup_printf ("move %u is “%s”, but chance picks another", i + 1, text);
        }
      bst_state_apply (state, &action, NULL);
    }
  if (!bst_state_is_over (state) || bst_state_hash (state) != bst_state_hash (game->state))
    return g_strdup ("the log leads to another end");
  return NULL;
}

/* ---- The whole ---- */

void
cli_verifier_begin (CliVerifier *self,
                    CliGame     *game)
{
  int tiles = (int) bst_setup_n_tiles (game->engine) + 64;

  if (self->oracle == NULL || tiles > self->max_tiles)
    {
      g_clear_pointer (&self->oracle, oracle_free);
      self->oracle = oracle_new (tiles);
      self->max_tiles = tiles;
    }
  self->random = bastide_setup_get_seed (game->setup) + 1;
  self->save_at = (guint) (cli_random (&self->random)
                           % (4 * bst_setup_n_tiles (game->engine)));
  self->saved = 0;
  forget_save (self);
  memset (self->points, 0, sizeof self->points);
}

char *
cli_verifier_look (CliVerifier *self,
                   CliGame     *game)
{
  const char *fault;
  char *found;
  GArray *actions;

  if ((fault = bst_state_check (game->state)) != NULL
      || (fault = oracle_compare (self->oracle, game->state)) != NULL)
    return g_strdup (fault);
  if ((found = look_at_events (self, game)) != NULL)
    return found;
  if (is_to_save (self, game) && (found = look_at_save (self, game)) != NULL)
    return found;
  if (bst_state_is_over (game->state))
    return NULL;
  actions = cli_game_list (game);
  if ((found = look_at_list (self, game, actions)) != NULL
      || (found = look_at_cells (game, actions)) != NULL
      || (found = look_at_refusals (self, game, actions)) != NULL
      || (found = look_at_claims (game, actions)) != NULL
      || (found = look_at_others (self, game, actions)) != NULL)
    return found;
  fault = oracle_compare_list (self->oracle, game->state,
                               (const BstAction *) (gconstpointer) actions->data, actions->len);
  return g_strdup (fault);
}

/* The log leads to the same position again, from the start and from where the
 * game was saved and loaded; nothing was asked that the log does not hold. */
char *
cli_verifier_finish (CliVerifier *self,
                     CliGame     *game)
{
  g_autofree BstState *again = g_malloc (bst_setup_state_size (game->engine));
  char *fault;

  bst_state_start (again, game->engine, NULL);
  fault = play_log (game, again, 0);
  if (fault == NULL && self->loaded != NULL)
    fault = play_log (game, self->loaded, self->n_saved);
  forget_save (self);
  return fault;
}
