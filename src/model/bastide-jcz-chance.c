/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <stdlib.h>

#include <glib/gi18n.h>

#include "bastide-jcz-play.h"

/* What chance decides, by that program's numbers. */

/* Whether the tile that was drawn fits nowhere, so that another one follows. */
static gboolean
is_discarded (BastideJczPlay  *play,
              const BstAction *action)
{
  gboolean discarded;
  BstState *copy = malloc (bst_setup_state_size (play->save->engine));

  if (copy == NULL)
    return FALSE;
  bst_state_copy (copy, play->state);
  bst_state_apply (copy, action, NULL);
  discarded = bst_state_is_over (copy)
              || bst_state_decision (copy).kind == BST_DECISION_DRAW;
  free (copy);

  return discarded;
}

/* The tile that the file lays next; NULL: none. */
static const char *
find_laid (BastideJczPlay *play)
{
  GPtrArray *messages = play->jcz->messages;

  for (guint i = play->at; i < messages->len; i++)
    {
      const BastideJczMessage *message = messages->pdata[i];

      if (message->tile != NULL && !g_str_equal (message->tile, "AM/A"))
        return message->tile;
    }

  return NULL;
}

static gboolean
make_draw (BastideJczPlay *play,
           const char     *name,
           BstAction      *action)
{
  int kind = name != NULL ? bst_setup_find_kind (play->save->engine, name) : -1;

  *action = (BstAction){ .verb = BST_VERB_DRAW, .number = (guint16) MAX (kind, 0) };
  if (kind >= 0 && bst_state_test (play->state, action, NULL))
    return TRUE;
  if (name == NULL)
    return FALSE;

  return bastide_jcz_play_fail (play, g_strdup_printf (
      /* Translators: %s is the name of a tile, e.g. "base/V". */
      _("The tile %s cannot be drawn here."), name));
}

/* The tile that follows from the random numbers. Tile sets have changed from
 * version to version of that program: where the file lays another one, what it
 * says was drawn. */
static gboolean
draw_next (BastideJczPlay *play)
{
  const char *laid = find_laid (play);
  const char *name = bastide_jcz_pack_draw (play->pack, play->error);
  BstAction action;

  if (!make_draw (play, name, &action))
    return FALSE;
  if (laid != NULL && !bastide_jcz_pack_is_last (play->pack, laid)
      && bastide_jcz_pack_n_drawn (play->pack) > play->jcz->draw_order->len
      && !is_discarded (play, &action)
      && bastide_jcz_pack_exchange (play->pack, laid, &name)
      && !make_draw (play, name, &action))
    return FALSE;
  if (play->first_run)
    g_ptr_array_add (play->drawn, g_strdup (name));

  bastide_jcz_do (play, &action);
  return TRUE;
}

static gboolean
do_draw (BastideJczPlay *play)
{
  BstAction action;

  if (!play->first_run && play->n_drawn < play->drawn->len)
    {
      if (!make_draw (play, play->drawn->pdata[play->n_drawn++], &action))
        return FALSE;
      bastide_jcz_do (play, &action);
      return TRUE;
    }
  if (play->jcz->max_draws < 0
      || bastide_jcz_pack_n_drawn (play->pack) < (guint) play->jcz->max_draws)
    return draw_next (play);

  play->limit_reached = TRUE;
  return TRUE;
}

/* The distance of a flying machine. */
static gboolean
do_roll (BastideJczPlay *play)
{
  BstAction action = { .verb = BST_VERB_ROLL };

  action.number = (guint16) (bastide_jcz_pack_next (play->pack, 3) + 1);
  return bastide_jcz_try (play, &action);
}

/* Lets chance decide until a player has to. */
gboolean
bastide_jcz_settle (BastideJczPlay *play)
{
  while (!bst_state_is_over (play->state) && !play->limit_reached
         && bst_state_decision (play->state).seat == 0)
    {
      BstAction action;
      gboolean done = TRUE;

      if (bastide_jcz_open (play) == BST_DECISION_DRAW)
        done = do_draw (play);
      else if (bastide_jcz_open (play) == BST_DECISION_ROLL)
        done = do_roll (play);
      else
        {
          bst_state_pick (play->state, &action);
          bastide_jcz_do (play, &action);
        }
      if (!done)
        return FALSE;
    }

  return TRUE;
}
