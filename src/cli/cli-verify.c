/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is looked at after every action of a verified game, and at its end: the
 * position, points and saved games. The actions have a file of their own.
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
  guint save_at;     /* the number of actions after which the game is saved */
  guint32 saved;     /* at which kinds of decisions it was, as a bit set */
  BastideSave *save; /* the saved game, loaded, and its last position */
  BstState *loaded;
  guint n_saved;                 /* actions in it */
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
look_at_events (CliVerifier *self, CliGame *game)
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

/* ---- Saving ---- */

static gboolean
keep_state (guint move, const char *text, const BstState *state, const BstAction *action,
            const BstEvent *events, gsize n_events, gpointer user_data)
{
  bst_state_copy (user_data, state);
  return TRUE;
}

/* Once in the middle of each kind of decision: those of every turn from some
 * action on, the others when they first come. */
static gboolean
is_to_save (CliVerifier *self, CliGame *game)
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
look_at_save (CliVerifier *self, CliGame *game)
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
  self->loaded = g_malloc (bst_setup_state_size (bastide_save_get_engine (self->save)));
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
play_log (CliGame *game, BstState *state, guint from)
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
cli_verifier_begin (CliVerifier *self, CliGame *game)
{
  int tiles = (int) bst_setup_n_tiles (game->engine) + 64;

  if (self->oracle == NULL || tiles > self->max_tiles)
    {
      g_clear_pointer (&self->oracle, oracle_free);
      self->oracle = oracle_new (tiles);
      self->max_tiles = tiles;
    }
  self->random = bastide_setup_get_seed (game->setup) + 1;
  self->save_at
    = (guint) (cli_random (&self->random) % (4 * bst_setup_n_tiles (game->engine)));
  self->saved = 0;
  forget_save (self);
  memset (self->points, 0, sizeof self->points);
}

char *
cli_verifier_look (CliVerifier *self, CliGame *game)
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
  if ((found = cli_verify_actions (game, actions, &self->random)) != NULL)
    return found;
  fault
    = oracle_compare_list (self->oracle, game->state,
                           (const BstAction *) (gconstpointer) actions->data, actions->len);
  return g_strdup (fault);
}

/* The log leads to the same position again, from the start and from where the
 * game was saved and loaded; nothing was asked that the log does not hold. */
char *
cli_verifier_finish (CliVerifier *self, CliGame *game)
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
