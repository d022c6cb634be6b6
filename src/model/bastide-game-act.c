/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-game-private.h"
#include "bastide-sentences.h"

/* What the person does. */

G_DEFINE_QUARK (bastide-game-error-quark, bastide_game_error)

static gboolean
refuse (BastideGame *self,
        int          code,
        char        *reason,
        GError     **error)
{
  g_set_error_literal (error, BASTIDE_GAME_ERROR, code, reason);
  g_free (reason);

  return FALSE;
}

/* Ends the turn in the person's name, if that is what they want. */
static void
end_for_person (BastideGame *self)
{
  BstDecision decision = bst_state_decision (self->state);
  BstAction end = { .verb = BST_VERB_END };

  if (self->end_automatically && !bst_state_is_over (self->state)
      && decision.kind == BST_DECISION_END
      && bastide_game_seat_is_person (self, decision.seat))
    bastide_game_apply (self, &end, TRUE);
}

gboolean
bastide_game_act (BastideGame      *self,
                  const BstAction  *action,
                  GError          **error)
{
  BstRefusal refusal = { 0 };

  g_return_val_if_fail (BASTIDE_IS_GAME (self), FALSE);
  g_return_val_if_fail (action != NULL, FALSE);

  if (!bastide_game_is_person (self))
    return refuse (self, BASTIDE_GAME_ERROR_REFUSED,
                   g_strdup (bst_state_is_over (self->state)
                                 ? _("The game is over.")
                                 : _("It is not your turn.")),
                   error);
  if (!bst_state_test (self->state, action, &refusal))
    return refuse (self, BASTIDE_GAME_ERROR_REFUSED,
                   bastide_sentence_for_refusal (self, self->state, action,
                                                 &refusal),
                   error);

  g_ptr_array_set_size (self->redo, 0);
  bastide_game_look_at (self, self->log->len);
  bastide_game_apply (self, action, FALSE);
  end_for_person (self);
  bastide_game_run_chance (self);
  bastide_game_drive (self);
  bastide_game_emit_changed (self);

  return TRUE;
}

gboolean
bastide_game_act_text (BastideGame  *self,
                       const char   *text,
                       GError      **error)
{
  BstAction action;
  gsize column = 0;

  g_return_val_if_fail (BASTIDE_IS_GAME (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  if (!bst_action_parse (self->state, text, &action, &column))
    return refuse (self, BASTIDE_GAME_ERROR_NOTATION,
                   /* Translators: %s is an action in notation, %u a column
                    * from 1. */
                   g_strdup_printf (_("“%s” cannot be read from column %u on."),
                                    text, (guint) column + 1),
                   error);

  return bastide_game_act (self, &action, error);
}
