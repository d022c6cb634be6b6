/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "bastide-document.h"

G_DEFINE_BOXED_TYPE (BastideIssue, bastide_issue, bastide_issue_copy, bastide_issue_free)

BastideIssue *
bastide_issue_new (BastideSeverity  severity,
                   int              code,
                   guint            line,
                   const char      *group,
                   const char      *key,
                   char            *reason)
{
  BastideIssue *self = g_new0 (BastideIssue, 1);

  self->severity = severity;
  self->code = code;
  self->line = line;
  self->group = g_strdup (group);
  self->key = g_strdup (key);
  self->reason = reason;
  return self;
}

BastideIssue *
bastide_issue_copy (const BastideIssue *self)
{
  return bastide_issue_new (self->severity, self->code, self->line, self->group, self->key,
                            g_strdup (self->reason));
}

void
bastide_issue_free (BastideIssue *self)
{
  if (self == NULL)
    return;
  g_free (self->group);
  g_free (self->key);
  g_free (self->reason);
  g_free (self);
}

/* The place, in whole phrases so that each language orders it as it likes. */
static char *
issue_place (const BastideIssue *self,
             const char         *file_name)
{
  if (self->line == 0)
    return g_strdup (file_name);
  if (self->group == NULL)
    /* Translators: A place in a file: its name, the line. */
    return g_strdup_printf (_("%s, line %u"), file_name, self->line);
  if (self->key == NULL)
    /* Translators: A place in a file: its name, the line, the group of lines. */
    return g_strdup_printf (_("%s, line %u, [%s]"), file_name, self->line, self->group);
  /* Translators: A place in a file: its name, the line, the group, the key. */
  return g_strdup_printf (_("%s, line %u, [%s], %s"), file_name, self->line, self->group,
                          self->key);
}

char *
bastide_issue_to_string (const BastideIssue *self,
                         const char         *file_name)
{
  g_autofree char *place = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  place = issue_place (self, file_name != NULL ? file_name : "?");
  /* Translators: A place in a file, then a sentence saying what is wrong there. */
  return g_strdup_printf (_("%s: %s"), place, self->reason);
}

GPtrArray *
bastide_issues_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) bastide_issue_free);
}

const BastideIssue *
bastide_issues_first_error (GPtrArray *issues)
{
  for (guint i = 0; i < issues->len; i++)
    {
      const BastideIssue *issue = g_ptr_array_index (issues, i);

      if (issue->severity == BASTIDE_SEVERITY_ERROR)
        return issue;
    }
  return NULL;
}

void
bastide_line_free (BastideLine *self)
{
  if (self == NULL)
    return;
  g_free (self->group);
  g_free (self->key);
  g_free (self->value);
  g_free (self);
}

GPtrArray *
bastide_lines_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) bastide_line_free);
}

/* Appends the character an escape stands for; FALSE if it stands for none. */
static gboolean
append_escaped (GString *text,
                char     escaped,
                gboolean in_list)
{
  static const char from[] = "sntr\\";
  static const char to[] = " \n\t\r\\";
  const char *at;

  if (in_list && escaped == ';')
    {
      g_string_append_c (text, ';');
      return TRUE;
    }
  at = escaped != '\0' ? strchr (from, escaped) : NULL;
  if (at == NULL)
    return FALSE;
  g_string_append_c (text, to[at - from]);
  return TRUE;
}

char *
bastide_line_get_string (const BastideLine *self)
{
  g_autoptr (GString) text = NULL;

  g_return_val_if_fail (self != NULL && self->kind == BASTIDE_LINE_ENTRY, NULL);

  text = g_string_new (NULL);
  for (const char *at = self->value; *at != '\0'; at++)
    if (*at != '\\')
      g_string_append_c (text, *at);
    else if (!append_escaped (text, *++at, FALSE))
      return NULL;
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char **
bastide_line_get_list (const BastideLine *self)
{
  g_autoptr (GStrvBuilder) list = NULL;
  g_autoptr (GString) item = NULL;

  g_return_val_if_fail (self != NULL && self->kind == BASTIDE_LINE_ENTRY, NULL);

  list = g_strv_builder_new ();
  item = g_string_new (NULL);
  for (const char *at = self->value; *at != '\0'; at++)
    if (*at == ';')
      {
        g_strv_builder_add (list, item->str);
        g_string_truncate (item, 0);
      }
    else if (*at != '\\')
      g_string_append_c (item, *at);
    else if (!append_escaped (item, *++at, TRUE))
      return NULL;
  if (item->len > 0)
    g_strv_builder_add (list, item->str);
  return g_strv_builder_end (list);
}
