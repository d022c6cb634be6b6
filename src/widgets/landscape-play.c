/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Doing things: every step is applied to the game at once and can be taken
 * back until the turn ends.
 */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"


#include <glib/gi18n.h>

#include "bastide-landscape-private.h"
#include "bastide-sentences.h"

static void
refuse (BastideLandscape *self, const char *sentence)
{
  if (sentence != NULL && *sentence != '\0')
    g_signal_emit_by_name (self, "refused", sentence);
}

static gboolean
act (BastideLandscape *self, const BstAction *action)
{
  g_autoptr (GError) error = NULL;

  if (bastide_game_act (self->game, action, &error))
    return TRUE;
  refuse (self, error->message);
  return FALSE;
}

static const BstState *
deciding_state (BastideLandscape *self)
{
  return self->interactive ? bastide_game_get_state (self->game) : NULL;
}

/* Whether the claims remembered are still an alternative to what was done. */
gboolean
bastide_play_has_alternatives (BastideLandscape *self)
{
  const BstState *state
      = self->game != NULL ? bastide_game_get_state (self->game) : NULL;

  return state != NULL && self->alternatives->len > 0
         && self->alternatives_at == bastide_game_get_n_moves (self->game)
         && bst_state_decision (state).kind == BST_DECISION_END;
}

static gboolean
find_verb (BastideLandscape *self, BstVerb verb, BstAction *found)
{
  const BstState *state = deciding_state (self);
  g_autoptr (GArray) actions = NULL;

  if (state == NULL)
    return FALSE;
  actions = bastide_actions_list (state);
  for (guint i = 0; i < actions->len; i++)
    if (g_array_index (actions, BstAction, i).verb == verb)
      {
        *found = g_array_index (actions, BstAction, i);
        return TRUE;
      }
  return FALSE;
}

gboolean
bastide_play_end_turn (BastideLandscape *self)
{
  BstAction action;
  BstDecision decision;

  if (find_verb (self, BST_VERB_END, &action))
    return act (self, &action);
  if (!find_verb (self, BST_VERB_PASS, &action))
    return FALSE;

  decision = bst_state_decision (bastide_game_get_state (self->game));
  if (!act (self, &action))
    return FALSE;
  /* Passing the claim leads to the end of the turn, if to anything of mine. */
  if ((decision.kind == BST_DECISION_MAIN || decision.kind == BST_DECISION_ALSO)
      && find_verb (self, BST_VERB_END, &action))
    act (self, &action);
  return TRUE;
}

static void
remember_alternatives (BastideLandscape *self)
{
  g_array_set_size (self->alternatives, 0);
  g_array_append_vals (self->alternatives, self->actions->data, self->actions->len);
  self->alternatives_at = bastide_game_get_n_moves (self->game) + 1;
}

/* Whether a figure of the action's kind already stands where it would go. */
static gboolean
stands_at (const BstState *state, const BstPiece *piece, const BstAction *action)
{
  BstTileId tile = bst_state_tile_at (state, action->x, action->y);

  if (piece->tile != tile)
    return FALSE;
  if (action->slot >= BST_SLOT_CORNER)
    return piece->place == BST_AT_CORNER
           && piece->corner + BST_SLOT_CORNER == action->slot;
  return piece->place == BST_AT_SEGMENT
         && bst_segment_slot (state, piece->segment) == action->slot;
}

gboolean
bastide_play_stands_there (const BstState *state, const BstAction *action)
{
  unsigned seat = bst_state_decision (state).seat;

  if (action->verb != BST_VERB_CLAIM)
    return FALSE;
  for (size_t i = 0; i < bst_state_n_pieces (state); i++)
    {
      BstPiece piece = bst_state_piece (state, i);

      if (piece.seat == seat && piece.kind == action->piece
          && stands_at (state, &piece, action))
        return TRUE;
    }
  return FALSE;
}

/* The step is made already: the same again ends the turn, another replaces it. */
static gboolean
activate_alternative (BastideLandscape *self, const BstAction *action)
{
  if (bst_action_equal (action, &self->chosen)
      || bastide_play_stands_there (bastide_game_get_state (self->game), action))
    return bastide_play_end_turn (self);
  if (!bastide_game_can_undo (self->game))
    {
      refuse (self, bastide_game_why_no_undo (self->game));
      return FALSE;
    }
  bastide_game_undo (self->game);
  self->alternatives_at = bastide_game_get_n_moves (self->game) + 1;
  self->chosen = *action;
  return act (self, action);
}

/* Why the tile in hand, or the one besides that could be laid elsewhere, does not
 * go to the cell. */
static void
explain_cell (BastideLandscape *self, const BstState *state)
{
  BstAction action = { .verb = BST_VERB_PLACE };
  BstRefusal why;
  g_autofree char *sentence = NULL;

  if (bst_state_decision (state).kind == BST_DECISION_HAND
      && !find_verb (self, BST_VERB_PLACE, &action))
    return;
  if (bst_state_decision (state).kind == BST_DECISION_PLACE)
    action.rot = self->rotation;
  action.x = self->cursor_x;
  action.y = self->cursor_y;
  if (action.number != 0
          ? bst_state_test (state, &action, &why)
          : bst_state_test_place (state, action.x, action.y, action.rot, &why))
    return;
  sentence = bastide_sentence_for_refusal (self->game, state, &action, &why);
  refuse (self, sentence);
}

/* Enter without a place to point at: the one way on, wherever the cursor is when
 * nothing but the end of the turn is left; or a reason why not. */
static gboolean
activate_nothing (BastideLandscape *self, const BstState *state)
{
  BstDecisionKind kind = bst_state_decision (state).kind;
  BstTileId laid = bst_state_tile_of_part (state);
  BstAction action;

  if (kind == BST_DECISION_AGAIN && find_verb (self, BST_VERB_AGAIN, &action))
    return act (self, &action);
  if (kind == BST_DECISION_PLACE || kind == BST_DECISION_HAND)
    explain_cell (self, state);
  else if (kind == BST_DECISION_END)
    return bastide_play_end_turn (self);
  else if (laid != BST_NO_TILE
           && bst_state_tile_at (state, self->cursor_x, self->cursor_y) == laid)
    return bastide_play_end_turn (self);
  return FALSE;
}

static void
explain_waiting (BastideLandscape *self)
{
  g_autofree char *sentence = NULL;

  if (self->game == NULL)
    return;
  if (!bastide_game_is_live (self->game))
    refuse (self, _("You are looking at an earlier position. Return to "
                                 "the newest one to play."));
  else
    {
      sentence = bastide_sentence_for_decision (self->game);
      refuse (self, sentence);
    }
}

/* Does what the target at the cursor is there for; without a target explains
 * why not, or ends the turn on the tile just laid. */
gboolean
bastide_play_activate (BastideLandscape *self)
{
  const BstState *state = deciding_state (self);
  BastideTarget *target = bastide_targets_get_current (self);
  BstAction action; /* a copy, since that of the target goes with the step */

  if (state == NULL)
    {
      explain_waiting (self);
      return FALSE;
    }
  if (target == NULL)
    return activate_nothing (self, state);

  action = *bastide_target_get_action (self, target);
  if (target->kind == BASTIDE_TARGET_SPOT)
    {
      if (bastide_play_has_alternatives (self))
        return activate_alternative (self, &action);
      remember_alternatives (self);
      self->chosen = action;
    }
  else
    {
      self->laid_x = target->x;
      self->laid_y = target->y;
      self->laid_rotations = target->rotations;
    }
  return act (self, &action);
}

/* The tile of this turn, if it lies and can still be taken back. */
static BstTileId
tile_to_turn (BastideLandscape *self)
{
  const BstState *state = deciding_state (self);

  if (state == NULL || bst_state_decision (state).kind == BST_DECISION_PLACE
      || !bastide_game_can_undo (self->game))
    return BST_NO_TILE;
  return bst_state_tile_of_part (state);
}

/* Whether the tile in hand is shown at the cursor and can be turned there. */
gboolean
bastide_play_has_ghost (BastideLandscape *self)
{
  BastideTarget *target = bastide_targets_get_current (self);

  return target != NULL && target->kind == BASTIDE_TARGET_PLACE
         && target->actions->len > 1;
}

/* What came after the tile may be more than a claim: then it stays as it lies. */
static gboolean
only_claimed (BastideLandscape *self)
{
  const BstState *state = bastide_game_get_state (self->game);
  BstDecision decision = bst_state_decision (state);

  return (decision.kind == BST_DECISION_MAIN || decision.kind == BST_DECISION_END)
         && decision.seat == bst_state_active (state);
}

/* Whether there is a tile to turn, before or after it was laid, and where. */
gboolean
bastide_play_can_rotate (BastideLandscape *self, int *x, int *y)
{
  BstTileId laid = tile_to_turn (self);

  if (self->dragging)
    return FALSE;
  *x = self->cursor_x;
  *y = self->cursor_y;
  if (laid == BST_NO_TILE)
    return bastide_play_has_ghost (self);
  *x = self->laid_x;
  *y = self->laid_y;
  return only_claimed (self)
         && bst_state_tile_at (bastide_game_get_state (self->game), *x, *y) == laid
         && (self->laid_rotations & (self->laid_rotations - 1)) != 0;
}

static guint
next_rotation (guint rotations, guint from, int step)
{
  guint rotation = from;

  do
    rotation = (rotation + 4 + step) & 3;
  while ((rotations & (1u << rotation)) == 0 && rotation != from);
  return rotation;
}

static void
explain_single_rotation (BastideLandscape *self)
{
  refuse (self, _("The tile fits here in this one way only."));
}

/* Goes back to before the tile was laid; a tile of the hand, which does not turn,
 * comes back as it was. */
static gboolean
take_back (BastideLandscape *self)
{
  BstDecisionKind kind = BST_DECISION_MAIN;
  guint n = 0;

  while (n < 8 && kind != BST_DECISION_PLACE && kind != BST_DECISION_HAND
         && bastide_game_can_undo (self->game))
    {
      bastide_game_undo (self->game);
      kind = bst_state_decision (bastide_game_get_state (self->game)).kind;
      n++;
    }
  if (kind == BST_DECISION_PLACE)
    return TRUE;
  while (n-- > 0 && bastide_game_can_redo (self->game))
    bastide_game_redo (self->game);
  return FALSE;
}

/* Takes the tile back and lays it again in its next rotation. */
static void
rotate_laid (BastideLandscape *self, BstTileId laid, int step)
{
  BstPlaced placed = bst_state_tile (bastide_game_get_state (self->game), laid);
  const BstState *state;
  BstAction action = { .verb = BST_VERB_PLACE };
  guint rotations;

  if (!take_back (self))
    {
      explain_single_rotation (self);
      return;
    }
  state = bastide_game_get_state (self->game);
  rotations = bst_state_fitting (state, placed.x, placed.y);
  action.x = placed.x;
  action.y = placed.y;
  action.rot = next_rotation (rotations, placed.rot, step);
  self->rotation = action.rot;
  if (!bst_state_test (state, &action, NULL))
    action.rot = placed.rot;
  act (self, &action);
  if (action.rot == placed.rot)
    explain_single_rotation (self);
}

void
bastide_play_rotate (BastideLandscape *self, int step)
{
  BastideTarget *target = bastide_targets_get_current (self);
  BstTileId laid = tile_to_turn (self);

  if (target != NULL && target->kind == BASTIDE_TARGET_PLACE)
    {
      guint rotation = next_rotation (target->rotations, self->rotation, step);

      if (rotation == self->rotation)
        explain_single_rotation (self);
      self->rotation = rotation;
      gtk_widget_queue_draw (GTK_WIDGET (self));
      g_object_notify (G_OBJECT (self), "rotation");
    }
  else if (laid != BST_NO_TILE && only_claimed (self))
    rotate_laid (self, laid, step);
}

/* One step back within the running turn. */
gboolean
bastide_play_undo (BastideLandscape *self)
{
  if (tile_to_turn (self) == BST_NO_TILE)
    return FALSE;
  bastide_game_undo (self->game);
  return TRUE;
}

gboolean
bastide_play_undo_turn (BastideLandscape *self)
{
  if (tile_to_turn (self) == BST_NO_TILE)
    return FALSE;
  bastide_game_undo_turn (self->game);
  return TRUE;
}
