/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-jcz-want.h"

/* Messages on figures: of players, and neutral ones. */

/* ---- Figures of players ---- */

/* Whoever decides puts figures of their own; for a neutral one the seat is 0. */
static gboolean
check_owner (BastideJczPlay       *play,
             const BastideJczWant *want)
{
  guint seat;

  if (bst_state_is_over (play->state) || want->seat == 0)
    return TRUE;
  seat = bst_state_decision (play->state).seat;
  if (seat == 0 || want->seat == (int) seat)
    return TRUE;

  return bastide_jcz_play_fail (play, g_strdup_printf (
      /* Translators: another program's id of a figure, and the name of the
       * player whose turn it is. */
      _("The figure %s is not one of %s, whose turn it is."),
      play->message->figure,
      bastide_setup_get_name (play->save->setup, seat)));
}

/* A barn stands on a corner: they name the field of the tile south-east of
 * it. Ours is a corner of the tile just laid. */
static gboolean
do_barn (BastideJczPlay *play,
         BastideJczWant *want)
{
  BstTileId part = bst_state_tile_of_part (play->state);
  BstPlaced at;

  if (part == BST_NO_TILE)
    return bastide_jcz_refuse (play, want);

  at = bst_state_tile (play->state, part);
  for (guint corner = 0; corner < 4; corner++)
    {
      BstCell cell = bastide_jcz_corner_cell (at.x, at.y, corner);

      if (cell.x != want->x || cell.y != want->y)
        continue;
      want->x = at.x;
      want->y = at.y;
      want->slot = BST_SLOT_CORNER + corner;
      return bastide_jcz_do_wanted (play, want);
    }

  return bastide_jcz_refuse (play, want);
}

/* A decision with one choice is taken by our engine itself: then the figure
 * stands there already. */
static gboolean
stands_there (BastideJczPlay       *play,
              const BastideJczWant *want)
{
  for (gsize i = 0; i < bst_state_n_pieces (play->state); i++)
    {
      BstPiece piece = bst_state_piece (play->state, i);
      BstPlaced at;

      if (piece.kind != want->piece || piece.seat != want->seat
          || piece.place != BST_AT_SEGMENT)
        continue;
      at = bst_state_tile (play->state, piece.tile);
      if (at.x == want->x && at.y == want->y
          && bst_segment_slot (play->state, piece.segment) == want->slot)
        return TRUE;
    }

  return FALSE;
}

static gboolean
do_fly (BastideJczPlay *play,
        BastideJczWant *want)
{
  want->verb = BST_VERB_FLY;
  want->slot = BASTIDE_JCZ_ANYWHERE;
  want->seat = -1;
  if (play->message->has_random)
    bastide_jcz_pack_set_random (play->pack, play->message->random);

  return bastide_jcz_do_wanted (play, want) && bastide_jcz_settle (play);
}

static gboolean
do_wagon (BastideJczPlay *play,
          BastideJczWant *want)
{
  BastideJczWant move = *want;
  BstAction action;

  move.verb = BST_VERB_WAGON;
  move.slot = BASTIDE_JCZ_ANYWHERE;
  move.seat = -1;
  move.slot2 = want->slot;
  move.x2 = want->x;
  move.y2 = want->y;
  play->jcz->waiting = "WagonPhase";
  if (!bastide_jcz_find_action (play, &move, &action))
    {
      if (stands_there (play, want))
        return TRUE;
      if (!bst_state_decision (play->state).pass)
        return bastide_jcz_refuse (play, &move);
      /* That program does not look where a wagon goes: one of its test games
       * sends one past an abbey. By the rules such a wagon goes home. */
      action = (BstAction){ .verb = BST_VERB_PASS };
    }

  bastide_jcz_do (play, &action);
  return TRUE;
}

/* Putting a figure somewhere is a claim, a landing or a wagon's move, by what
 * is open. */
static BstVerb
find_placing (BastideJczPlay *play)
{
  switch (bastide_jcz_open (play))
    {
    case BST_DECISION_LAND:
      return BST_VERB_LAND;
    case BST_DECISION_WAGON:
      return BST_VERB_WAGON;
    default:
      return BST_VERB_CLAIM;
    }
}

gboolean
bastide_jcz_take_deploy (BastideJczPlay *play)
{
  const BastideJczMessage *message = play->message;
  BastideJczWant want
      = { .verb = BST_VERB_CLAIM, .slot2 = BASTIDE_JCZ_ANYWHERE };

  if (!bastide_jcz_settle (play)
      || !bastide_jcz_find_piece (play, message->figure, &want))
    return FALSE;
  if (g_strcmp0 (message->place.feature, "FlyingMachine") == 0)
    return do_fly (play, &want);
  if (!bastide_jcz_find_place (play, &want))
    return FALSE;
  if (find_placing (play) == BST_VERB_CLAIM
      && bastide_jcz_open (play) != BST_DECISION_CIRCLES
      && stands_there (play, &want))
    return TRUE;
  if (!check_owner (play, &want))
    return FALSE;
  if (find_placing (play) == BST_VERB_WAGON)
    return do_wagon (play, &want);

  want.seat = -1;
  if (g_str_equal (bst_setup_piece_name (play->save->engine, want.piece), "barn"))
    return do_barn (play, &want);
  want.verb = find_placing (play);
  if (want.verb == BST_VERB_LAND)
    want.piece = -1;

  return bastide_jcz_do_wanted (play, &want);
}

/* A figure of the board goes home: the princess's victim, the abbot, one in a
 * crop circle. */
gboolean
bastide_jcz_take_return (BastideJczPlay *play)
{
  const BastideJczMessage *message = play->message;
  gboolean evict = g_strcmp0 (message->word, "PRINCESS") == 0;
  BastideJczWant want = { .verb = evict ? BST_VERB_EVICT : BST_VERB_RECALL,
                          .slot2 = BASTIDE_JCZ_ANYWHERE };

  if (message->place.figure == NULL)
    return bastide_jcz_play_fail (play,
                                  g_strdup (_("The figure is not named.")));
  if (!evict && g_strcmp0 (message->word, "ABBOT_RETURN") != 0
      && g_strcmp0 (message->word, "CORN_CIRCLE") != 0)
    return bastide_jcz_unsupported (
        play, message->word != NULL ? message->word : "source");
  if (!bastide_jcz_settle (play)
      || !bastide_jcz_find_piece (play, message->place.figure, &want)
      || !bastide_jcz_find_place (play, &want))
    return FALSE;
  if (!evict)
    want.seat = -1;

  return bastide_jcz_do_wanted (play, &want);
}

/* ---- Neutral figures ---- */

/* A step that our engine has taken already. */
static gboolean
do_told_step (BastideJczPlay *play)
{
  const BastideJczPlace *place = &play->message->place;
  BstCell cell = g_array_index (play->steps, BstCell, 0);

  if (place->x != cell.x || place->y != cell.y)
    return bastide_jcz_play_fail (play, g_strdup_printf (
        /* Translators: column and row of a cell. */
        _("The dragon can go to %d,%d only."), cell.x, cell.y));

  g_array_remove_index (play->steps, 0);
  if (play->steps->len == 0)
    play->jcz->waiting = NULL;
  return TRUE;
}

static gboolean
find_target (BastideJczPlay *play,
             BastideJczWant *want)
{
  want->slot = BST_SLOT_OFF;

  return play->message->none || bastide_jcz_find_place (play, want);
}

/* The fairy goes to a figure or a cell. */
static gboolean
do_fairy (BastideJczPlay *play,
          BastideJczWant *want)
{
  const BastideJczPlace *place = &play->message->place;

  want->verb = BST_VERB_FAIRY;
  want->piece = -1;

  return (place->figure == NULL
          || bastide_jcz_find_piece (play, place->figure, want))
         && find_target (play, want) && bastide_jcz_do_wanted (play, want);
}

/* The dragon goes to a cell. */
static gboolean
do_dragon (BastideJczPlay *play,
           BastideJczWant *want)
{
  if (!bastide_jcz_go_on_to (play, 1u << BST_DECISION_DRAGON)
      || !find_target (play, want))
    return FALSE;

  want->verb = BST_VERB_DRAGON;
  want->piece = -1;
  want->slot = -1;

  return bastide_jcz_do_wanted (play, want);
}

/* Mage and witch go to a feature or off the board. */
gboolean
bastide_jcz_take_neutral (BastideJczPlay *play)
{
  const char *figure = play->message->word;
  BastideJczWant want
      = { .verb = BST_VERB_MOVE, .slot2 = BASTIDE_JCZ_ANYWHERE };

  if (figure == NULL)
    return bastide_jcz_play_fail (play,
                                  g_strdup (_("The figure is not named.")));
  if (play->steps->len > 0 && g_str_has_prefix (figure, "dragon"))
    return do_told_step (play);
  if (!bastide_jcz_settle (play)
      || !bastide_jcz_find_piece (play, figure, &want))
    return FALSE;

  want.seat = -1;
  if (g_str_has_prefix (figure, "fairy"))
    return do_fairy (play, &want);
  if (g_str_has_prefix (figure, "dragon"))
    return do_dragon (play, &want);

  return find_target (play, &want) && bastide_jcz_do_wanted (play, &want);
}
