/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "bastide-jcz-want.h"

/* What each kind of message is among the actions that are open. */

/* ---- Turns and tiles ---- */

static gboolean
do_commit (BastideJczPlay *play)
{
  if (play->message->has_random)
    bastide_jcz_pack_set_random (play->pack, play->message->random);
  if (play->steps->len == 0)
    play->jcz->waiting = NULL;
  /* Where nothing but passing is left to do, that program asks nothing. */
  if (bastide_jcz_open (play) == BST_DECISION_MAIN
      && !bastide_jcz_try (play, &(BstAction){ .verb = BST_VERB_PASS }))
    return FALSE;
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
  BastideJczWant want = { .verb = BST_VERB_PLACE, .piece = -1, .seat = -1,
                          .slot = -1, .slot2 = BASTIDE_JCZ_ANYWHERE,
                          .x = message->place.x, .y = message->place.y };

  if (!bastide_jcz_go_on_to (play, 1u << BST_DECISION_HAND))
    return FALSE;
  /* Else it would lay the tile that was drawn. */
  if (bastide_jcz_open (play) != BST_DECISION_HAND)
    return bastide_jcz_play_fail (
        play, g_strdup (_("No abbey can be laid here.")));

  return bastide_jcz_do_wanted (play, &want);
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
  if (!bastide_jcz_go_on_to (play, 1u << BST_DECISION_PLACE))
    return FALSE;

  kind = bst_state_tile_in_hand (play->state);
  if (bastide_jcz_open (play) != BST_DECISION_PLACE || kind < 0)
    return bastide_jcz_play_fail (
        play, g_strdup (_("No tile is to be laid here.")));
  theirs = bastide_jcz_tile_name (bst_setup_kind (play->save->engine, kind));
  if (g_strcmp0 (theirs, message->tile) != 0)
    return bastide_jcz_play_fail (play, g_strdup_printf (
        /* Translators: both are names of tiles. */
        _("The tile %s is laid where %s was drawn."), message->tile, theirs));

  action.rot = smallest_rotation (play, kind, message->rot);
  return bastide_jcz_try (play, &action);
}

/* ---- Tokens ---- */

/* The two sides that a ferry joins, as slots of the action. */
static void
find_ports (const char     *location,
            BastideJczWant *want)
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
  BastideJczWant want = { .verb = ferry ? BST_VERB_FERRY : BST_VERB_GOLD,
                          .piece = -1, .seat = -1, .slot = -1,
                          .slot2 = BASTIDE_JCZ_ANYWHERE,
                          .x = message->place.x, .y = message->place.y };

  if (message->word == NULL)
    return bastide_jcz_play_fail (play, g_strdup_printf (
        _("A text must stand at “%s”."), "token"));
  if (!ferry && g_strcmp0 (message->word, "GOLD") != 0)
    return bastide_jcz_unsupported (play, message->word);
  if (ferry && message->place.location != NULL)
    find_ports (message->place.location, &want);
  if (!bastide_jcz_settle (play))
    return FALSE;
  /* One choice alone our engine has taken already. */
  if (!ferry && bastide_jcz_open (play) != BST_DECISION_GOLD
      && bastide_jcz_shows (play, BST_SYMBOL_GOLD))
    return TRUE;

  return bastide_jcz_do_wanted (play, &want);
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
    return bastide_jcz_unsupported (play, word != NULL ? word : "value");

  play->jcz->waiting = "CornCirclePhase";
  return bastide_jcz_settle (play) && bastide_jcz_try (play, &action);
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
    { BASTIDE_JCZ_DEPLOY, bastide_jcz_take_deploy },
    { BASTIDE_JCZ_RETURN, bastide_jcz_take_return },
    { "MOVE_NEUTRAL_FIGURE", bastide_jcz_take_neutral },
    { "PLACE_TOKEN", do_token },
    { "CIRCLE_REMOVE_OR_DEPLOY", do_circle },
  };

  for (guint i = 0; i < G_N_ELEMENTS (takers); i++)
    if (g_str_equal (play->message->type, takers[i].type))
      return takers[i].take (play);

  return bastide_jcz_unsupported (play, play->message->type);
}
