/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n.h>

#include "bastide-game.h"
#include "bastide-jcz-private.h"
#include "bastide-sentences.h"
#include "bastide-setup-private.h"

/* Messages become actions one by one, with a game of ours beside them that
 * says what is open and what is legal. Chance decides only when a message
 * needs it: until then the next number it follows from is not there. */
typedef struct
{
  BastideJcz *jcz;
  BastideSave *save;
  BastideJczPack *pack;
  BstState *state;
  const BastideJczMessage *message;
  GError **error;
  gboolean first_run;     /* which finds out what is drawn */
  gboolean limit_reached; /* the file lets no more tiles be drawn */
} Play;

static gboolean
fail (Play *play,
      char *reason)
{
  g_autofree char *where = NULL;

  if (play->message != NULL)
    where = g_strdup_printf ("replay[%u] (%s)", play->message->number,
                             play->message->type);

  return bastide_jcz_fail (play->save->name, where, BASTIDE_SAVE_ERROR_MOVE,
                           reason, play->error);
}

static BstDecisionKind
open_decision (Play *play)
{
  return bst_state_is_over (play->state)
             ? BST_DECISION_OVER
             : bst_state_decision (play->state).kind;
}

/* ---- Doing ---- */

static void
note_volcano (Play *play)
{
  BstTileId tile = bst_state_tile_of_part (play->state);
  BstPlaced placed;

  if (tile == BST_NO_TILE)
    return;

  placed = bst_state_tile (play->state, tile);
  if (bst_setup_kind (play->save->engine, placed.kind)->symbols
      & BST_SYMBOL_VOLCANO)
    bastide_jcz_pack_wake (play->pack);
}

static void
do_action (Play            *play,
           const BstAction *action)
{
  BastideSaveMove *move = g_new0 (BastideSaveMove, 1);
  char text[BST_ACTION_TEXT];

  bst_action_format (play->state, action, text);
  move->text = g_strdup (text);
  g_ptr_array_add (play->save->moves, move);
  bst_state_apply (play->state, action, NULL);
  if (action->verb == BST_VERB_PLACE)
    note_volcano (play);
}

static void
do_verb (Play   *play,
         BstVerb verb)
{
  do_action (play, &(BstAction){ .verb = verb });
}

static char *
refusal_to_string (Play            *play,
                   const BstAction *action)
{
  BstRefusal refusal = { 0 };

  bst_state_test (play->state, action, &refusal);
  return bastide_sentence_for_refusal (NULL, play->state, action, &refusal);
}

/* ---- Chance ---- */

static gboolean
do_draw (Play *play)
{
  BstAction action = { .verb = BST_VERB_DRAW };
  const char *name;
  int kind;

  if (play->jcz->max_draws >= 0
      && bastide_jcz_pack_n_drawn (play->pack) >= (guint) play->jcz->max_draws)
    {
      play->limit_reached = TRUE;
      return TRUE;
    }

  name = bastide_jcz_pack_draw (play->pack, play->error);
  if (name == NULL)
    return FALSE;

  kind = bst_setup_find_kind (play->save->engine, name);
  action.number = (guint16) MAX (kind, 0);
  if (kind < 0 || !bst_state_test (play->state, &action, NULL))
    /* Translators: %s is the name of a tile, e.g. "base/V". */
    return fail (play, g_strdup_printf (_("The tile %s cannot be drawn here."),
                                        name));

  do_action (play, &action);
  return TRUE;
}

/* The distance of a flying machine. */
static gboolean
do_roll (Play *play)
{
  BstAction action = { .verb = BST_VERB_ROLL };

  action.number = (guint16) (bastide_jcz_pack_next (play->pack, 3) + 1);
  if (!bst_state_test (play->state, &action, NULL))
    return fail (play, refusal_to_string (play, &action));

  do_action (play, &action);
  return TRUE;
}

/* Lets chance decide until a player has to. */
static gboolean
settle (Play *play)
{
  while (!bst_state_is_over (play->state) && !play->limit_reached
         && bst_state_decision (play->state).seat == 0)
    {
      BstAction action;
      gboolean done = TRUE;

      if (open_decision (play) == BST_DECISION_DRAW)
        done = do_draw (play);
      else if (open_decision (play) == BST_DECISION_ROLL)
        done = do_roll (play);
      else
        {
          bst_state_pick (play->state, &action);
          do_action (play, &action);
        }
      if (!done)
        return FALSE;
    }

  return TRUE;
}

/* ---- Finding the action ---- */

/* What an action has to be; fields of -1 may be anything. */
typedef struct
{
  BstVerb verb;
  int piece;
  int seat;
  int slot, slot2;
  int x, y, x2, y2; /* with a slot of -2: no matter */
} Want;
#define ANYWHERE (-2)

static gboolean
fits (const Want      *want,
      const BstAction *action)
{
  return action->verb == want->verb
         && (want->piece < 0 || action->piece == want->piece)
         && (want->seat < 0 || action->seat == want->seat)
         && (want->slot == ANYWHERE
             || (action->x == want->x && action->y == want->y
                 && (want->slot < 0 || action->slot == want->slot)))
         && (want->slot2 == ANYWHERE
             || (action->x2 == want->x2 && action->y2 == want->y2
                 && (want->slot2 < 0 || action->slot2 == want->slot2)));
}

/* The first legal action like that; FALSE: there is none. */
static gboolean
find_action (Play       *play,
             const Want *want,
             BstAction  *found)
{
  gsize n;
  g_autofree BstAction *actions = NULL;

  if (bst_state_is_over (play->state))
    return FALSE;

  n = bst_state_list (play->state, NULL, 0);
  actions = g_new (BstAction, MAX (n, 1));
  bst_state_list (play->state, actions, n);
  for (gsize i = 0; i < n; i++)
    if (fits (want, &actions[i]))
      {
        *found = actions[i];
        return TRUE;
      }

  return FALSE;
}

/* ---- One kind of message each ---- */

static gboolean
refuse (Play       *play,
        const Want *want)
{
  BstAction action = { .verb = want->verb, .piece = MAX (want->piece, 0),
                       .seat = MAX (want->seat, 0) };

  if (want->slot != ANYWHERE)
    {
      action.x = want->x;
      action.y = want->y;
      action.slot = MAX (want->slot, 0);
    }
  if (want->slot2 != ANYWHERE)
    {
      action.x2 = want->x2;
      action.y2 = want->y2;
      action.slot2 = MAX (want->slot2, 0);
    }

  return fail (play, refusal_to_string (play, &action));
}

/* Our engine asks more often than that program: what may be passed is passed
 * until one of these decisions is open. */
static gboolean
go_on_to (Play   *play,
          guint32 decisions)
{
  for (;;)
    {
      BstDecisionKind kind;

      if (!settle (play))
        return FALSE;
      kind = open_decision (play);
      if (kind == BST_DECISION_OVER || play->limit_reached
          || (decisions >> kind & 1))
        return TRUE;
      if (kind == BST_DECISION_END)
        do_verb (play, BST_VERB_END);
      else if (bst_state_decision (play->state).pass)
        do_verb (play, BST_VERB_PASS);
      else
        return TRUE;
    }
}

static gboolean
do_commit (Play *play)
{
  if (play->message->has_random)
    bastide_jcz_pack_set_random (play->pack, play->message->random);
  play->jcz->waiting = NULL;
  /* Where nothing but passing is left to do, that program asks nothing. */
  if (open_decision (play) == BST_DECISION_MAIN)
    do_verb (play, BST_VERB_PASS);
  if (open_decision (play) == BST_DECISION_END)
    do_verb (play, BST_VERB_END);

  return TRUE;
}

static gboolean
do_pass (Play *play)
{
  BstDecisionKind kind;

  if (!settle (play))
    return FALSE;

  kind = open_decision (play);
  if (kind == BST_DECISION_OVER || !bst_state_decision (play->state).pass)
    return TRUE;
  do_verb (play, BST_VERB_PASS);
  if (kind == BST_DECISION_HAND)
    play->jcz->waiting = "CommitAbbeyPassPhase";

  return TRUE;
}

/* Rotations that look the same are one with us: the smallest. */
static int
smallest_rotation (Play *play,
                   int   kind,
                   int   rot)
{
  guint rotations = bst_setup_rotations (play->save->engine, kind);

  if (rotations == 1)
    return 0;

  return rotations == 3 ? rot % 2 : rot;
}

static gboolean
do_hand_tile (Play *play)
{
  const BastideJczMessage *message = play->message;
  Want want = { .verb = BST_VERB_PLACE, .piece = -1, .seat = -1, .slot = -1,
                .slot2 = ANYWHERE, .x = message->place.x,
                .y = message->place.y };
  BstAction action;

  if (!find_action (play, &want, &action))
    return refuse (play, &want);

  do_action (play, &action);
  return TRUE;
}

static gboolean
do_place (Play *play)
{
  const BastideJczMessage *message = play->message;
  BstAction action = { .verb = BST_VERB_PLACE, .x = message->place.x,
                       .y = message->place.y };
  const char *theirs;
  int kind;

  play->jcz->waiting = NULL;
  if (g_str_equal (message->tile, "AM/A"))
    return go_on_to (play, 1u << BST_DECISION_HAND) && do_hand_tile (play);
  if (!go_on_to (play, 1u << BST_DECISION_PLACE))
    return FALSE;

  kind = bst_state_tile_in_hand (play->state);
  if (open_decision (play) != BST_DECISION_PLACE || kind < 0)
    return fail (play, g_strdup (_("No tile is to be laid here.")));
  theirs = bastide_jcz_tile_name (bst_setup_kind (play->save->engine, kind));
  if (g_strcmp0 (theirs, message->tile) != 0)
    /* Translators: both are names of tiles. */
    return fail (play, g_strdup_printf (_("The tile %s is laid where %s was "
                                          "drawn."), message->tile, theirs));

  action.rot = smallest_rotation (play, kind, message->rot);
  if (!bst_state_test (play->state, &action, NULL))
    return fail (play, refusal_to_string (play, &action));

  do_action (play, &action);
  return TRUE;
}

/* The place of a message as slot of its tile; FALSE: there is none such. */
static gboolean
find_place (Play *play,
            Want *want)
{
  const BastideJczPlace *place = &play->message->place;

  want->x = place->x;
  want->y = place->y;
  want->slot = BST_SLOT_CELL;
  if (place->feature == NULL)
    return TRUE;

  want->slot = bastide_jcz_find_slot (play->state, place);
  if (want->slot >= 0)
    return TRUE;

  return fail (play, g_strdup_printf (
      /* Translators: cell, then words for a feature and its place on a tile. */
      _("On the tile at %d,%d there is no %s %s."), place->x, place->y,
      place->feature, place->location));
}

/* The piece kind of a figure that is named; FALSE: not in this game. */
static gboolean
find_piece (Play       *play,
            const char *meeple,
            Want       *want)
{
  guint seat;
  const char *name = bastide_jcz_piece_name (meeple, &seat);

  want->piece = name != NULL ? bst_setup_find_piece (play->save->engine, name,
                                                     strlen (name))
                             : -1;
  want->seat = (int) seat;
  if (want->piece >= 0 && seat <= bst_setup_seats (play->save->engine))
    return TRUE;

  return fail (play, g_strdup_printf (
      /* Translators: %s is another program's id of a figure. */
      _("There is no figure %s in this game."), meeple));
}

/* A barn stands on a corner: they name the field of the tile south-east of
 * it. Ours is a corner of the tile just laid. */
static gboolean
do_barn (Play *play,
         Want *want)
{
  static const struct
  {
    int dx, dy;
  } tiles[4] = { { 1, 0 }, { 1, 1 }, { 0, 1 }, { 0, 0 } }; /* NE SE SW NW */
  BstTileId part = bst_state_tile_of_part (play->state);
  BstAction action;
  BstPlaced at;

  if (part == BST_NO_TILE)
    return refuse (play, want);

  at = bst_state_tile (play->state, part);
  for (int corner = 0; corner < 4; corner++)
    if (at.x + tiles[corner].dx == want->x && at.y + tiles[corner].dy == want->y)
      {
        want->x = at.x;
        want->y = at.y;
        want->slot = BST_SLOT_CORNER + corner;
        if (!find_action (play, want, &action))
          return refuse (play, want);
        do_action (play, &action);
        return TRUE;
      }

  return refuse (play, want);
}

/* A decision with one choice is taken by our engine itself: then the figure
 * stands there already. */
static gboolean
stands_there (Play       *play,
              const Want *want)
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
do_fly (Play *play,
        Want *want)
{
  BstAction action;

  want->verb = BST_VERB_FLY;
  want->slot = ANYWHERE;
  want->seat = -1;
  if (play->message->has_random)
    bastide_jcz_pack_set_random (play->pack, play->message->random);
  if (!find_action (play, want, &action))
    return refuse (play, want);

  do_action (play, &action);
  return settle (play);
}

static gboolean
do_wagon (Play *play,
          Want *want)
{
  Want move = *want;
  BstAction action;

  move.verb = BST_VERB_WAGON;
  move.slot = ANYWHERE;
  move.seat = -1;
  move.slot2 = want->slot;
  move.x2 = want->x;
  move.y2 = want->y;
  play->jcz->waiting = "WagonPhase";
  if (!find_action (play, &move, &action))
    return stands_there (play, want) || refuse (play, &move);

  do_action (play, &action);
  return TRUE;
}

/* Putting a figure somewhere is a claim, a flight, a landing or a wagon's
 * move, by what is open. */
static gboolean
do_deploy (Play *play)
{
  const BastideJczMessage *message = play->message;
  Want want = { .verb = BST_VERB_CLAIM, .slot2 = -1, .x2 = 0, .y2 = 0 };
  BstAction action;

  if (!settle (play) || !find_piece (play, message->meeple, &want))
    return FALSE;
  if (g_strcmp0 (message->place.feature, "FlyingMachine") == 0)
    {
      want.slot2 = ANYWHERE;
      return do_fly (play, &want);
    }
  if (!find_place (play, &want))
    return FALSE;

  want.slot2 = ANYWHERE;
  if (open_decision (play) == BST_DECISION_WAGON)
    return do_wagon (play, &want);
  if (g_str_equal (bst_setup_piece_name (play->save->engine, want.piece), "barn"))
    {
      want.seat = -1;
      return do_barn (play, &want);
    }
  if (open_decision (play) == BST_DECISION_LAND)
    {
      Want land = want;

      land.verb = BST_VERB_LAND;
      land.piece = land.seat = -1;
      if (!find_action (play, &land, &action))
        return refuse (play, &land);
      do_action (play, &action);
      return TRUE;
    }
  if (open_decision (play) != BST_DECISION_CIRCLES && stands_there (play, &want))
    return TRUE;

  want.seat = -1;
  if (!find_action (play, &want, &action))
    return refuse (play, &want);

  do_action (play, &action);
  return TRUE;
}

/* A figure of the board goes home: the princess's victim, the abbot, one in a
 * crop circle. */
static gboolean
do_return (Play *play)
{
  const BastideJczMessage *message = play->message;
  gboolean evict = g_strcmp0 (message->word, "PRINCESS") == 0;
  Want want = { .verb = evict ? BST_VERB_EVICT : BST_VERB_RECALL,
                .slot2 = ANYWHERE };
  BstAction action;

  if (message->place.meeple == NULL)
    return fail (play, g_strdup (_("The figure is not named.")));
  if (!settle (play) || !find_piece (play, message->place.meeple, &want)
      || !find_place (play, &want))
    return FALSE;
  if (!evict)
    want.seat = -1;
  if (!find_action (play, &want, &action))
    return refuse (play, &want);

  do_action (play, &action);
  return TRUE;
}

/* The fairy goes to a figure or a cell, the dragon to a cell, mage and witch
 * to a feature or off the board. */
static gboolean
do_neutral (Play *play)
{
  const BastideJczMessage *message = play->message;
  const BastideJczPlace *place = &message->place;
  Want want = { .verb = BST_VERB_MOVE, .slot2 = ANYWHERE };
  gboolean is_fairy, is_dragon;
  BstAction action;

  if (message->word == NULL)
    return fail (play, g_strdup (_("The figure is not named.")));
  if (!settle (play) || !find_piece (play, message->word, &want))
    return FALSE;

  is_fairy = g_str_has_prefix (message->word, "fairy");
  is_dragon = g_str_has_prefix (message->word, "dragon");
  want.piece = is_fairy || is_dragon ? -1 : want.piece;
  want.seat = -1;
  if (is_dragon && !go_on_to (play, 1u << BST_DECISION_DRAGON))
    return FALSE;
  if (is_fairy && place->meeple != NULL
      && !find_piece (play, place->meeple, &want))
    return FALSE;
  if (message->none)
    want.slot = BST_SLOT_OFF;
  else if (!find_place (play, &want))
    return FALSE;

  want.verb = is_fairy ? BST_VERB_FAIRY
              : is_dragon ? BST_VERB_DRAGON : BST_VERB_MOVE;
  if (is_dragon)
    want.slot = -1;
  if (!find_action (play, &want, &action))
    return refuse (play, &want);

  do_action (play, &action);
  return TRUE;
}

/* The two sides that a ferry joins, as slots of the action. */
static void
find_ports (const char *location,
            Want       *want)
{
  static const char letters[] = "NESW";
  int found[2] = { -1, -1 };
  guint n = 0;
  const char *name = g_str_equal (location, "WE") ? "EW" : location;

  for (int side = 0; side < 4 && n < 2; side++)
    if (strchr (name, letters[side]) != NULL)
      found[n++] = BST_SLOT_PORT + side;

  want->slot = found[0];
  want->slot2 = found[1];
}

static gboolean
do_token (Play *play)
{
  const BastideJczMessage *message = play->message;
  gboolean ferry = g_strcmp0 (message->word, "FERRY") == 0;
  Want want = { .verb = ferry ? BST_VERB_FERRY : BST_VERB_GOLD, .piece = -1,
                .seat = -1, .slot = -1, .slot2 = ANYWHERE,
                .x = message->place.x, .y = message->place.y };
  BstAction action;

  if (!ferry && g_strcmp0 (message->word, "GOLD") != 0)
    return bastide_jcz_fail (play->save->name, "replay",
                             BASTIDE_SAVE_ERROR_UNSUPPORTED,
                             g_strdup_printf (_("“%s” is not known here."),
                                              message->word), play->error);
  if (ferry && message->place.location != NULL)
    find_ports (message->place.location, &want);
  if (!settle (play))
    return FALSE;
  if (!find_action (play, &want, &action))
    /* One choice alone our engine has taken already. */
    return !ferry && open_decision (play) != BST_DECISION_GOLD ? TRUE
                                                               : refuse (play, &want);

  do_action (play, &action);
  return TRUE;
}

static gboolean
do_circle (Play *play)
{
  BstAction action = { .verb = BST_VERB_CIRCLE };

  action.number = g_strcmp0 (play->message->word, "REMOVE") == 0 ? 2 : 1;
  play->jcz->waiting = "CornCirclePhase";
  if (!settle (play))
    return FALSE;
  if (!bst_state_test (play->state, &action, NULL))
    return fail (play, refusal_to_string (play, &action));

  do_action (play, &action);
  return TRUE;
}

static gboolean
do_message (Play *play)
{
  static const struct
  {
    const char *type;
    gboolean (*take) (Play *play);
  } takers[] = {
    { "COMMIT", do_commit },
    { "PASS", do_pass },
    { "PLACE_TILE", do_place },
    { "DEPLOY_MEEPLE", do_deploy },
    { "RETURN_MEEPLE", do_return },
    { "MOVE_NEUTRAL_FIGURE", do_neutral },
    { "PLACE_TOKEN", do_token },
    { "CIRCLE_REMOVE_OR_DEPLOY", do_circle },
  };

  for (guint i = 0; i < G_N_ELEMENTS (takers); i++)
    if (g_str_equal (play->message->type, takers[i].type))
      return takers[i].take (play);

  return bastide_jcz_fail (play->save->name, "replay",
                           BASTIDE_SAVE_ERROR_UNSUPPORTED,
                           /* Translators: %s is another program's word for
                            * something that players do. */
                           g_strdup_printf (_("“%s” is not known here."),
                                            play->message->type), play->error);
}

/* ---- The whole game ---- */

/* After a COMMIT that program goes on by itself, and at the start. */
static gboolean
waits_for_nothing (Play *play)
{
  GPtrArray *messages = play->jcz->messages;
  const BastideJczMessage *last;

  if (messages->len == 0)
    return play->jcz->players->len > 0;

  last = messages->pdata[messages->len - 1];
  return g_str_equal (last->type, "COMMIT");
}

static gboolean
play_messages (Play *play)
{
  GPtrArray *messages = play->jcz->messages;

  for (guint i = 0; i < messages->len; i++)
    {
      play->message = messages->pdata[i];
      if (!do_message (play))
        return play->limit_reached && play->first_run;
      if (play->limit_reached && play->first_run)
        return TRUE;
      if (play->limit_reached)
        return fail (play, g_strdup (_("The game has ended before.")));
    }

  return !waits_for_nothing (play) || settle (play);
}

/* One run from the start, with the counts of tiles as they are in the
 * set-up. */
static gboolean
play_once (Play *play)
{
  gboolean done;

  g_ptr_array_set_size (play->save->moves, 0);
  g_clear_pointer (&play->save->engine, bst_setup_unref);
  play->jcz->waiting = NULL;
  play->message = NULL;
  play->limit_reached = FALSE;
  play->save->engine = bastide_setup_build (play->save->setup, play->error);
  if (play->save->engine == NULL)
    {
      g_prefix_error (play->error, "%s: ", play->save->name);
      if (play->error != NULL && *play->error != NULL)
        {
          (*play->error)->domain = BASTIDE_SAVE_ERROR;
          (*play->error)->code = BASTIDE_SAVE_ERROR_SETUP;
        }
      return FALSE;
    }

  play->state = bst_state_new (play->save->engine, NULL);
  if (play->state == NULL)
    return fail (play, g_strdup (_("There is not enough memory for this "
                                   "game.")));
  done = play_messages (play);
  g_clear_pointer (&play->state, free);

  return done;
}

/* Counts of tiles so that the pack is empty when the file says so: those that
 * lie there, those that were drawn, and what comes next of the pack. */
static gboolean
limit_tiles (Play *play)
{
  g_autoptr (GHashTable) counts
      = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GArray) tiles = NULL;
  GPtrArray *starts = play->save->setup->starts;
  const char *name;

  for (guint i = 0; i < starts->len; i++)
    {
      const BastideTileChoice *start = starts->pdata[i];
      guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, start->name));

      g_hash_table_insert (counts, g_strdup (start->name),
                           GUINT_TO_POINTER (n + 1));
    }
  for (guint i = 0; i < play->save->moves->len; i++)
    {
      const BastideSaveMove *move = play->save->moves->pdata[i];
      guint n;

      if (!g_str_has_prefix (move->text, "draw "))
        continue;
      n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, move->text + 5));
      g_hash_table_insert (counts, g_strdup (move->text + 5),
                           GUINT_TO_POINTER (n + 1));
    }
  while (bastide_jcz_pack_n_drawn (play->pack) < (guint) play->jcz->max_draws
         && (name = bastide_jcz_pack_draw (play->pack, NULL)) != NULL)
    {
      guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, name));

      g_hash_table_insert (counts, g_strdup (name), GUINT_TO_POINTER (n + 1));
    }

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

/* @full: the set-up with all tiles, from which the pack is made. */
static gboolean
play_all (Play         *play,
          BastideSetup *full)
{
  play->pack = bastide_jcz_pack_new (play->jcz, full, play->save->name,
                                     play->error);
  return play->pack != NULL && play_once (play);
}

gboolean
bastide_jcz_play (BastideJcz   *self,
                  BastideSave  *save,
                  GError      **error)
{
  Play play = { .jcz = self, .save = save, .error = error };
  g_autoptr (BastideSetup) full = bastide_setup_copy (save->setup);
  gboolean done;

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

  return done;
}
