/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-jcz-private.h"
#include "bastide-save-private.h"
#include "bastide-setup-private.h"

G_DEFINE_QUARK (bastide-save-error-quark, bastide_save_error)

void
bastide_save_move_free (gpointer data)
{
  BastideSaveMove *move = data;

  g_free (move->text);
  g_free (move);
}

static void
expectation_free (gpointer data)
{
  BastideExpectation *expectation = data;

  g_free (expectation->key);
  g_free (expectation->value);
  g_free (expectation);
}

void
bastide_save_free (BastideSave *self)
{
  if (self == NULL)
    return;

  g_free (self->name);
  g_clear_object (&self->setup);
  g_clear_pointer (&self->engine, bst_setup_unref);
  g_ptr_array_unref (self->moves);
  g_ptr_array_unref (self->expectations);
  bastide_jcz_free (self->jcz);
  g_free (self);
}

BastideSave *
bastide_save_new (const char *name)
{
  BastideSave *self = g_new0 (BastideSave, 1);

  self->name = g_strdup (name);
  self->setup = g_object_new (BASTIDE_TYPE_SETUP, NULL);
  self->moves = g_ptr_array_new_with_free_func (bastide_save_move_free);
  self->expectations = g_ptr_array_new_with_free_func (expectation_free);

  return self;
}

gboolean
bastide_save_set_error (GPtrArray   *issues,
                        const char  *name,
                        GError     **error)
{
  const BastideIssue *issue = bastide_issues_first_error (issues);
  g_autofree char *text = NULL;
  int code;

  if (issue == NULL)
    return FALSE;

  /* The scan has codes of its own: they all are faults of syntax. */
  code = issue->code & ~BASTIDE_SAVE_CODE;
  if ((issue->code & BASTIDE_SAVE_CODE) == 0)
    code = issue->code == BASTIDE_SCAN_TOO_LARGE ? BASTIDE_SAVE_ERROR_TOO_BIG
                                                 : BASTIDE_SAVE_ERROR_SYNTAX;
  text = bastide_issue_to_string (issue, name);
  g_set_error_literal (error, BASTIDE_SAVE_ERROR, code, text);

  return TRUE;
}

char *
bastide_save_gap_to_string (guint expected)
{
  /* Translators: %u is the number that a line of a file should have. */
  return g_strdup_printf (_("The lines are numbered without a gap: here %u "
                            "must stand."), expected);
}

void
bastide_save_add_issue (GPtrArray         *issues,
                        const BastideLine *line,
                        int                code,
                        char              *reason)
{
  g_ptr_array_add (issues,
                   bastide_issue_new (BASTIDE_SEVERITY_ERROR,
                                      code | BASTIDE_SAVE_CODE,
                                      line != NULL ? line->number : 0,
                                      line != NULL ? line->group : NULL,
                                      line != NULL ? line->key : NULL,
                                      reason));
}

BastideSave *
bastide_save_load_bytes (GBytes      *bytes,
                         const char  *name,
                         GError     **error)
{
  g_autoptr (BastideSave) self = bastide_save_parse (bytes, name, error);

  if (self == NULL || !bastide_save_replay (self, NULL, NULL, error))
    return NULL;

  return g_steal_pointer (&self);
}

BastideSetup *
bastide_save_get_setup (BastideSave *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->setup;
}

const BstSetup *
bastide_save_get_engine (BastideSave *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->engine;
}

guint
bastide_save_get_n_moves (BastideSave *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->moves->len;
}

const char *
bastide_save_get_move (BastideSave *self,
                       guint        move,
                       guint       *line)
{
  BastideSaveMove *it;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (move >= 1 && move <= self->moves->len, NULL);

  it = self->moves->pdata[move - 1];
  if (line != NULL)
    *line = it->line;

  return it->text;
}

gboolean
bastide_save_has_expectations (BastideSave *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->expectations->len > 0
         || (self->jcz != NULL && bastide_jcz_has_expectations (self->jcz));
}
