/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "bastide-jcz-play.h"

/* What each kind of message is among the actions that are open. */

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
find_action (BastideJczPlay *play,
             const Want     *want,
             BstAction      *found)
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
unsupported (BastideJczPlay *play,
             const char     *word)
{
  g_autofree char *where = g_strdup_printf ("replay[%u]", play->message->number);

  return bastide_jcz_fail (play->save->name, where,
                           BASTIDE_SAVE_ERROR_UNSUPPORTED,
                           /* Translators: %s is another program's word for
                            * something that players do. */
                           g_strdup_printf (_("“%s” is not known here."), word),
                           play->error);
}

static gboolean
refuse (BastideJczPlay *play,
        const Want     *want)
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

  return bastide_jcz_play_fail (play, bastide_jcz_refusal (play, &action));
}

/* Does the first legal action like that, or tells why there is none. */
static gboolean
do_wanted (BastideJczPlay *play,
           const Want     *want)
{
  BstAction action;

  if (!find_action (play, want, &action))
    return refuse (play, want);

  bastide_jcz_do (play, &action);
  return TRUE;
}

/* Our engine asks more often than that program: what may be passed is passed
 * until one of these decisions is open. */
static gboolean
go_on_to (BastideJczPlay *play,
          guint32         decisions)
{
  for (;;)
    {
      BstDecisionKind kind;

      if (!bastide_jcz_settle (play))
        return FALSE;
      kind = bastide_jcz_open (play);
      if (kind == BST_DECISION_OVER || play->limit_reached
          || (decisions >> kind & 1))
        return TRUE;
      if (kind == BST_DECISION_END)
        bastide_jcz_do_verb (play, BST_VERB_END);
      else if (bst_state_decision (play->state).pass)
        bastide_jcz_do_verb (play, BST_VERB_PASS);
      else
        return TRUE;
    }
}

static gboolean
do_commit (BastideJczPlay *play)
{
  if (play->message->has_random)
    bastide_jcz_pack_set_random (play->pack, play->message->random);
  if (play->steps->len == 0)
    play->jcz->waiting = NULL;
  /* Where nothing but passing is left to do, that program asks nothing. */
  if (bastide_jcz_open (play) == BST_DECISION_MAIN)
    {
      BstAction pass = { .verb = BST_VERB_PASS };

      if (!bst_state_test (play->state, &pass, NULL))
        return bastide_jcz_play_fail (play, bastide_jcz_refusal (play, &pass));
      bastide_jcz_do (play, &pass);
    }
  if (bastide_jcz_open (play) == BST_DECISION_END)
    bastide_jcz_do_verb (play, BST_VERB_END);

  return TRUE;
}

static gboolean
do_pass (BastideJczPlay *play)
{
  BstDecisionKind kind;

  if (!bastide_jcz_settle (play))
    return FALSE;

  kind = bastide_jcz_open (play);
  if (kind == BST_DECISION_OVER || !bst_state_decision (play->state).pass)
    return TRUE;

  /* Who keeps the abbey draws, which a new random number comes before; when
   * there is nothing to draw, the next player is asked at once. */
  play->jcz->waiting
      = kind == BST_DECISION_HAND && bastide_jcz_can_draw (play->state)
            ? "CommitAbbeyPassPhase"
            : NULL;
  bastide_jcz_do_verb (play, BST_VERB_PASS);

  return TRUE;
}

/* Rotations that look the same are one with us: the smallest. */
static int
smallest_rotation (BastideJczPlay *play,
                   int             kind,
                   int             rot)
{
  guint rotations = bst_setup_rotations (play->save->engine, kind);

  if (rotations == 1)
    return 0;

  return rotations == 3 ? rot % 2 : rot;
}

static gboolean
do_hand_tile (BastideJczPlay *play)
{
  const BastideJczMessage *message = play->message;
  Want want = { .verb = BST_VERB_PLACE, .piece = -1, .seat = -1, .slot = -1,
                .slot2 = ANYWHERE, .x = message->place.x,
                .y = message->place.y };

  if (!go_on_to (play, 1u << BST_DECISION_HAND))
    return FALSE;
  /* Else it would lay the tile that was drawn. */
  if (bastide_jcz_open (play) != BST_DECISION_HAND)
    return bastide_jcz_play_fail (
        play, g_strdup (_("No abbey can be laid here.")));

  return do_wanted (play, &want);
}

static gboolean
do_place (BastideJczPlay *play)
{
  const BastideJczMessage *message = play->message;
  BstAction action = { .verb = BST_VERB_PLACE, .x = message->place.x,
                       .y = message->place.y };
  const char *theirs;
  int kind;

  play->jcz->waiting = NULL;
  if (g_str_equal (message->tile, "AM/A"))
    return do_hand_tile (play);
  if (!go_on_to (play, 1u << BST_DECISION_PLACE))
    return FALSE;

  kind = bst_state_tile_in_hand (play->state);
  if (bastide_jcz_open (play) != BST_DECISION_PLACE || kind < 0)
    return bastide_jcz_play_fail (play, g_strdup (_("No tile is to be laid here.")));
  theirs = bastide_jcz_tile_name (bst_setup_kind (play->save->engine, kind));
  if (g_strcmp0 (theirs, message->tile) != 0)
    /* Translators: both are names of tiles. */
    return bastide_jcz_play_fail (play, g_strdup_printf (_("The tile %s is laid where %s was "
                                          "drawn."), message->tile, theirs));

  action.rot = smallest_rotation (play, kind, message->rot);
  if (!bst_state_test (play->state, &action, NULL))
    return bastide_jcz_play_fail (play, bastide_jcz_refusal (play, &action));

  bastide_jcz_do (play, &action);
  return TRUE;
}

/* The place of a message as slot of its tile; FALSE: there is none such. */
static gboolean
find_place (BastideJczPlay *play,
            Want           *want)
{
  const BastideJczPlace *place = &play->message->place;
  g_autofree char *words = NULL;

  want->x = place->x;
  want->y = place->y;
  want->slot = BST_SLOT_CELL;
  if (place->location == NULL)
    return TRUE;

  want->slot = bastide_jcz_find_slot (play->state, place);
  if (want->slot >= 0)
    return TRUE;

  words = place->feature != NULL
              ? g_strconcat (place->feature, " ", place->location, NULL)
              : g_strdup (place->location);
  return bastide_jcz_play_fail (play, g_strdup_printf (
      /* Translators: cell, then words of another program for a feature and its
       * place on a tile, e.g. "City NE". */
      _("On the tile at %d,%d there is no %s."), place->x, place->y, words));
}

/* The piece kind of a figure that is named; FALSE: not in this game. */
static gboolean
find_piece (BastideJczPlay *play,
            const char     *figure,
            Want           *want)
{
  guint seat;
  const char *name = bastide_jcz_piece_name (figure, &seat);

  want->piece = name != NULL ? bst_setup_find_piece (play->save->engine, name,
                                                     strlen (name))
                             : -1;
  want->seat = (int) seat;
  if (want->piece >= 0 && seat <= bst_setup_seats (play->save->engine))
    return TRUE;

  return bastide_jcz_play_fail (play, g_strdup_printf (
      /* Translators: %s is another program's id of a figure. */
      _("There is no figure %s in this game."), figure));
}

/* Whoever decides puts figures of their own; for a neutral one the seat is 0. */
static gboolean
check_owner (BastideJczPlay *play,
             const Want     *want)
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
         Want           *want)
{
  BstTileId part = bst_state_tile_of_part (play->state);
  BstPlaced at;

  if (part == BST_NO_TILE)
    return refuse (play, want);

  at = bst_state_tile (play->state, part);
  for (guint corner = 0; corner < 4; corner++)
    {
      BstCell cell = bastide_jcz_corner_cell (at.x, at.y, corner);

      if (cell.x != want->x || cell.y != want->y)
        continue;
      want->x = at.x;
      want->y = at.y;
      want->slot = BST_SLOT_CORNER + corner;
      return do_wanted (play, want);
    }

  return refuse (play, want);
}

/* A decision with one choice is taken by our engine itself: then the figure
 * stands there already. */
static gboolean
stands_there (BastideJczPlay *play,
              const Want     *want)
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
        Want           *want)
{
  want->verb = BST_VERB_FLY;
  want->slot = ANYWHERE;
  want->seat = -1;
  if (play->message->has_random)
    bastide_jcz_pack_set_random (play->pack, play->message->random);

  return do_wanted (play, want) && bastide_jcz_settle (play);
}

static gboolean
do_wagon (BastideJczPlay *play,
          Want           *want)
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
    {
      if (stands_there (play, want))
        return TRUE;
      if (!bst_state_decision (play->state).pass)
        return refuse (play, &move);
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

static gboolean
do_deploy (BastideJczPlay *play)
{
  const BastideJczMessage *message = play->message;
  Want want = { .verb = BST_VERB_CLAIM, .slot2 = ANYWHERE };

  if (!bastide_jcz_settle (play) || !find_piece (play, message->figure, &want))
    return FALSE;
  if (g_strcmp0 (message->place.feature, "FlyingMachine") == 0)
    return do_fly (play, &want);
  if (!find_place (play, &want))
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

  return do_wanted (play, &want);
}

/* A figure of the board goes home: the princess's victim, the abbot, one in a
 * crop circle. */
static gboolean
do_return (BastideJczPlay *play)
{
  const BastideJczMessage *message = play->message;
  gboolean evict = g_strcmp0 (message->word, "PRINCESS") == 0;
  Want want = { .verb = evict ? BST_VERB_EVICT : BST_VERB_RECALL,
                .slot2 = ANYWHERE };

  if (message->place.figure == NULL)
    return bastide_jcz_play_fail (play, g_strdup (_("The figure is not named.")));
  if (!evict && g_strcmp0 (message->word, "ABBOT_RETURN") != 0
      && g_strcmp0 (message->word, "CORN_CIRCLE") != 0)
    return unsupported (play, message->word != NULL ? message->word : "source");
  if (!bastide_jcz_settle (play) || !find_piece (play, message->place.figure, &want)
      || !find_place (play, &want))
    return FALSE;
  if (!evict)
    want.seat = -1;

  return do_wanted (play, &want);
}

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

/* The fairy goes to a figure or a cell, the dragon to a cell, mage and witch
 * to a feature or off the board. */
static gboolean
do_neutral (BastideJczPlay *play)
{
  const BastideJczMessage *message = play->message;
  const BastideJczPlace *place = &message->place;
  Want want = { .verb = BST_VERB_MOVE, .slot2 = ANYWHERE };
  gboolean is_fairy, is_dragon;

  if (message->word == NULL)
    return bastide_jcz_play_fail (play, g_strdup (_("The figure is not named.")));
  if (play->steps->len > 0 && g_str_has_prefix (message->word, "dragon"))
    return do_told_step (play);
  if (!bastide_jcz_settle (play) || !find_piece (play, message->word, &want))
    return FALSE;

  is_fairy = g_str_has_prefix (message->word, "fairy");
  is_dragon = g_str_has_prefix (message->word, "dragon");
  want.piece = is_fairy || is_dragon ? -1 : want.piece;
  want.seat = -1;
  if (is_dragon && !go_on_to (play, 1u << BST_DECISION_DRAGON))
    return FALSE;
  if (is_fairy && place->figure != NULL
      && !find_piece (play, place->figure, &want))
    return FALSE;
  if (message->none)
    want.slot = BST_SLOT_OFF;
  else if (!find_place (play, &want))
    return FALSE;

  want.verb = is_fairy ? BST_VERB_FAIRY
              : is_dragon ? BST_VERB_DRAGON : BST_VERB_MOVE;
  if (is_dragon)
    want.slot = -1;

  return do_wanted (play, &want);
}

/* The two sides that a ferry joins, as slots of the action. */
static void
find_ports (const char *location,
            Want       *want)
{
  static const char letters[] = "NESW";
  int found[2] = { -1, -1 };
  guint n = 0;

  for (int side = 0; side < 4 && n < 2; side++)
    if (strchr (location, letters[side]) != NULL)
      found[n++] = BST_SLOT_PORT + side;

  want->slot = found[0];
  want->slot2 = found[1];
}

static gboolean
do_token (BastideJczPlay *play)
{
  const BastideJczMessage *message = play->message;
  gboolean ferry = g_strcmp0 (message->word, "FERRY") == 0;
  Want want = { .verb = ferry ? BST_VERB_FERRY : BST_VERB_GOLD, .piece = -1,
                .seat = -1, .slot = -1, .slot2 = ANYWHERE,
                .x = message->place.x, .y = message->place.y };

  if (message->word == NULL)
    return bastide_jcz_play_fail (play, g_strdup_printf (
        _("A text must stand at “%s”."), "token"));
  if (!ferry && g_strcmp0 (message->word, "GOLD") != 0)
    return unsupported (play, message->word);
  if (ferry && message->place.location != NULL)
    find_ports (message->place.location, &want);
  if (!bastide_jcz_settle (play))
    return FALSE;
  /* One choice alone our engine has taken already. */
  if (!ferry && bastide_jcz_open (play) != BST_DECISION_GOLD
      && bastide_jcz_shows (play, BST_SYMBOL_GOLD))
    return TRUE;

  return do_wanted (play, &want);
}

static gboolean
do_circle (BastideJczPlay *play)
{
  const char *word = play->message->word;
  BstAction action = { .verb = BST_VERB_CIRCLE };

  if (g_strcmp0 (word, "REMOVE") == 0)
    action.number = 2;
  else if (g_strcmp0 (word, "DEPLOY") == 0)
    action.number = 1;
  else
    return unsupported (play, word != NULL ? word : "value");

  play->jcz->waiting = "CornCirclePhase";
  if (!bastide_jcz_settle (play))
    return FALSE;
  if (!bst_state_test (play->state, &action, NULL))
    return bastide_jcz_play_fail (play, bastide_jcz_refusal (play, &action));

  bastide_jcz_do (play, &action);
  return TRUE;
}

gboolean
bastide_jcz_take (BastideJczPlay *play)
{
  static const struct
  {
    const char *type;
    gboolean (*take) (BastideJczPlay *play);
  } takers[] = {
    { "COMMIT", do_commit },
    { "PASS", do_pass },
    { "PLACE_TILE", do_place },
    { BASTIDE_JCZ_DEPLOY, do_deploy },
    { BASTIDE_JCZ_RETURN, do_return },
    { "MOVE_NEUTRAL_FIGURE", do_neutral },
    { "PLACE_TOKEN", do_token },
    { "CIRCLE_REMOVE_OR_DEPLOY", do_circle },
  };

  for (guint i = 0; i < G_N_ELEMENTS (takers); i++)
    if (g_str_equal (play->message->type, takers[i].type))
      return takers[i].take (play);

  return unsupported (play, play->message->type);
}
