/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n.h>

#include "bastide-game.h"
#include "bastide-jcz-play.h"
#include "bastide-sentences.h"
#include "bastide-setup-private.h"

gboolean
bastide_jcz_play_fail (BastideJczPlay *play,
                       char           *reason)
{
  g_autofree char *where = NULL;

  if (play->message != NULL)
    where = g_strdup_printf ("replay[%u] (%s)", play->message->number,
                             play->message->type);

  return bastide_jcz_fail (play->save->name, where, BASTIDE_SAVE_ERROR_MOVE,
                           reason, play->error);
}

BstDecisionKind
bastide_jcz_open (BastideJczPlay *play)
{
  return bst_state_is_over (play->state)
             ? BST_DECISION_OVER
             : bst_state_decision (play->state).kind;
}

gboolean
bastide_jcz_can_draw (const BstState *state)
{
  gsize n = bst_setup_n_kinds (bst_state_setup (state));

  for (gsize kind = 0; kind < n; kind++)
    if (bst_state_drawable (state, kind))
      return TRUE;

  return FALSE;
}

/* ---- Doing ---- */

gboolean
bastide_jcz_shows (BastideJczPlay *play,
                   BstSymbol       symbol)
{
  BstTileId tile = bst_state_tile_of_part (play->state);
  BstPlaced placed;

  if (tile == BST_NO_TILE)
    return FALSE;

  placed = bst_state_tile (play->state, tile);
  return (bst_setup_kind (play->save->engine, placed.kind)->symbols & symbol)
         != 0;
}

/* A walk of the dragon with one way to go our engine does by itself, while
 * that program asks for each step. */
static void
note_steps (BastideJczPlay  *play,
            const BstAction *action)
{
  int dragon = bst_setup_find_piece (play->save->engine, "dragon", 6);
  gboolean told = action->verb == BST_VERB_DRAGON
                  || action->verb == BST_VERB_PLACE;

  for (gsize i = 0; i < play->events.n; i++)
    {
      const BstEvent *event = &play->events.items[i];
      BstCell cell = { event->x, event->y };

      if (event->kind != BST_EVENT_FIGURE || event->piece != dragon)
        continue;
      if (!told)
        g_array_append_val (play->steps, cell);
      told = FALSE;
    }
  if (play->steps->len > 0)
    play->jcz->waiting = "DragonMovePhase";
}

void
bastide_jcz_do (BastideJczPlay  *play,
                const BstAction *action)
{
  BastideSaveMove *move = g_new0 (BastideSaveMove, 1);
  char text[BST_ACTION_TEXT];

  bst_action_format (play->state, action, text);
  move->text = g_strdup (text);
  g_ptr_array_add (play->save->moves, move);
  play->events.n = 0;
  bst_state_apply (play->state, action, &play->events);
  note_steps (play, action);
  if (action->verb == BST_VERB_PLACE
      && bastide_jcz_shows (play, BST_SYMBOL_VOLCANO))
    bastide_jcz_pack_wake (play->pack);
}

void
bastide_jcz_do_verb (BastideJczPlay *play,
                     BstVerb         verb)
{
  bastide_jcz_do (play, &(BstAction){ .verb = verb });
}

char *
bastide_jcz_refusal (BastideJczPlay  *play,
                     const BstAction *action)
{
  BstRefusal refusal = { 0 };

  bst_state_test (play->state, action, &refusal);
  return bastide_sentence_for_refusal (NULL, play->state, action, &refusal);
}

gboolean
bastide_jcz_try (BastideJczPlay  *play,
                 const BstAction *action)
{
  if (!bst_state_test (play->state, action, NULL))
    return bastide_jcz_play_fail (play, bastide_jcz_refusal (play, action));

  bastide_jcz_do (play, action);
  return TRUE;
}

/* ---- The whole game ---- */

static gboolean
play_messages (BastideJczPlay *play)
{
  GPtrArray *messages = play->jcz->messages;

  for (guint i = 0; i < messages->len; i++)
    {
      play->message = messages->pdata[i];
      play->at = i;
      if (!bastide_jcz_take (play) && !(play->limit_reached && play->first_run))
        return FALSE;
      if (play->limit_reached && play->first_run)
        {
          g_clear_error (play->error);
          return TRUE;
        }
      if (play->limit_reached)
        return bastide_jcz_play_fail (
            play, g_strdup (_("The game has ended before.")));
    }

  /* Then that program goes on by itself, unless it waits for more; and where
   * there are no players yet, nobody plays. */
  play->at = messages->len;
  return play->jcz->waiting != NULL || play->jcz->players->len == 0
         || bastide_jcz_settle (play);
}

/* The engine comes before the pack: it knows how many tiles are too many. */
static gboolean
build_engine (BastideJczPlay *play)
{
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&play->save->engine, bst_setup_unref);
  play->save->engine = bastide_setup_build (play->save->setup, &error);
  if (play->save->engine != NULL)
    return TRUE;

  return bastide_jcz_fail (play->save->name, "setup",
                           BASTIDE_SAVE_ERROR_SETUP,
                           g_strdup (error->message), play->error);
}

static void
rewind_all (BastideJczPlay *play)
{
  g_ptr_array_set_size (play->save->moves, 0);
  g_array_set_size (play->steps, 0);
  play->jcz->waiting = NULL;
  play->message = NULL;
  play->at = 0;
  play->n_drawn = 0;
  play->limit_reached = FALSE;
}

static void
count_one (GHashTable *counts,
           const char *name)
{
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, name));

  g_hash_table_insert (counts, g_strdup (name), GUINT_TO_POINTER (n + 1));
}

/* Counts of tiles so that the pack is empty when the file says so: those that
 * lie there, those that were drawn, and what comes next of the pack. */
static gboolean
limit_tiles (BastideJczPlay *play)
{
  g_autoptr (GHashTable) counts
      = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GArray) tiles = NULL;
  GPtrArray *starts = play->save->setup->starts;
  const char *name;

  for (guint i = 0; i < starts->len; i++)
    {
      const BastideTileChoice *start = starts->pdata[i];

      count_one (counts, start->name);
    }
  for (guint i = 0; i < play->drawn->len; i++)
    count_one (counts, play->drawn->pdata[i]);
  while (bastide_jcz_pack_n_drawn (play->pack) < (guint) play->jcz->max_draws
         && (name = bastide_jcz_pack_draw (play->pack, NULL)) != NULL)
    count_one (counts, name);

  tiles = bastide_setup_collect_tiles (play->save->setup, play->error);
  for (guint i = 0; tiles != NULL && i < tiles->len; i++)
    {
      const BstTile *kind = g_array_index (tiles, BstTileCount, i).tile;
      g_autofree char *ours = g_strdup_printf ("%s/%s", kind->set, kind->key);

      if (kind->group != BST_GROUP_HAND)
        bastide_setup_set_tiles (
            play->save->setup, ours,
            GPOINTER_TO_UINT (g_hash_table_lookup (counts, ours)));
    }

  return tiles != NULL;
}

/* One run from the start, with the counts of tiles as they are in the set-up;
 * @full has all tiles, for the pack. */
static gboolean
play_all (BastideJczPlay *play,
          BastideSetup   *full)
{
  gboolean done;

  rewind_all (play);
  if (!build_engine (play))
    return FALSE;
  play->pack = bastide_jcz_pack_new (play->jcz, full, play->save->name,
                                     play->error);
  if (play->pack == NULL)
    return FALSE;
  play->state = bst_state_new (play->save->engine, NULL);
  if (play->state == NULL)
    return bastide_jcz_play_fail (play, g_strdup (_("There is not enough "
                                                    "memory for this game.")));

  done = play_messages (play);
  g_clear_pointer (&play->state, free);

  return done;
}

gboolean
bastide_jcz_play (BastideJcz   *self,
                  BastideSave  *save,
                  GError      **error)
{
  BastideJczPlay play = { .jcz = self, .save = save, .error = error };
  g_autoptr (BastideSetup) full = bastide_setup_copy (save->setup);
  g_autoptr (GPtrArray) drawn = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (BstCell));
  gboolean done;

  play.steps = steps;
  play.drawn = drawn;
  bastide_events_init (&play.events);
  play.first_run = self->max_draws >= 0;
  done = play_all (&play, full);

  /* A second run, in which the stack is as short as the first has shown. */
  if (done && self->max_draws >= 0)
    {
      done = limit_tiles (&play);
      g_clear_pointer (&play.pack, bastide_jcz_pack_free);
      play.first_run = FALSE;
      done = done && play_all (&play, full);
    }
  g_clear_pointer (&play.pack, bastide_jcz_pack_free);
  bastide_events_clear (&play.events);

  return done;
}
