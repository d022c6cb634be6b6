/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <string.h>

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

/* Takes " #1a2b3c4d" off the end of a move. */
static gboolean
read_move_hash (BastideSaveMove *move)
{
  char *mark = strstr (move->text, " #");
  guint64 hash;

  if (mark == NULL)
    return TRUE;
  if (strlen (mark) != 10
      || !g_ascii_string_to_unsigned (mark + 2, 16, 0, G_MAXUINT32, &hash, NULL))
    return FALSE;

  move->hash = hash;
  move->has_hash = TRUE;
  *mark = '\0';
  return TRUE;
}

static void
read_move (BastideSave       *self,
           const BastideLine *line,
           GPtrArray         *issues)
{
  g_autofree char *number = g_strdup_printf ("%u", self->moves->len + 1);
  BastideSaveMove *move;

  if (!g_str_equal (line->key, number))
    {
      bastide_save_add_issue (issues, line, BASTIDE_SAVE_ERROR_VALUE,
                              bastide_save_gap_to_string (self->moves->len + 1));
      return;
    }

  move = g_new0 (BastideSaveMove, 1);
  move->text = g_strdup (line->value);
  move->line = line->number;
  g_ptr_array_add (self->moves, move);
  if (!read_move_hash (move))
    bastide_save_add_issue (issues, line, BASTIDE_SAVE_ERROR_VALUE,
                            g_strdup (_("The hash after a move has eight "
                                        "hexadecimal digits.")));
}

/* "Expect" is G_MAXUINT, "Expect 12" is 12; FALSE for any other group. */
static gboolean
parse_expect_group (const char *group,
                    guint      *move)
{
  guint64 number;

  *move = G_MAXUINT;
  if (g_str_equal (group, "Expect"))
    return TRUE;
  if (!g_str_has_prefix (group, "Expect ")
      || !g_ascii_string_to_unsigned (group + 7, 10, 0, G_MAXUINT - 1, &number,
                                      NULL))
    return FALSE;

  *move = number;
  return TRUE;
}

/* Keys of expectations: those that are numbered end in a digit. */
static gboolean
is_expectation_key (const char *key)
{
  static const char *const plain[]
      = { "Scores", "Projected", "Decision", "Pass", "Undo", "Over", "Hash",
          NULL };
  static const char *const numbered[]
      = { "Legal", "Illegal", "Actions", "Points", "Supply", "Goods", NULL };

  if (g_strv_contains (plain, key))
    return TRUE;

  for (guint i = 0; numbered[i] != NULL; i++)
    {
      guint64 number;

      if (g_str_has_prefix (key, numbered[i])
          && g_ascii_string_to_unsigned (key + strlen (numbered[i]), 10, 1,
                                         9999, &number, NULL))
        return TRUE;
    }

  return FALSE;
}

static void
read_expectation (BastideSave       *self,
                  const BastideLine *line,
                  guint              move,
                  GPtrArray         *issues)
{
  BastideExpectation *expectation;

  if (!is_expectation_key (line->key))
    {
      bastide_save_add_issue (issues, line, BASTIDE_SAVE_ERROR_VALUE,
                              g_strdup (_("There is no such expectation.")));
      return;
    }

  expectation = g_new0 (BastideExpectation, 1);
  expectation->move = move;
  expectation->line = line->number;
  expectation->key = g_strdup (line->key);
  expectation->value = g_strdup (line->value);
  g_ptr_array_add (self->expectations, expectation);
}

static void
read_line (BastideSave       *self,
           const BastideLine *line,
           GPtrArray         *issues)
{
  guint move;

  if (line->kind != BASTIDE_LINE_ENTRY && line->kind != BASTIDE_LINE_GROUP)
    return;

  if (g_str_equal (line->group, "Moves"))
    {
      if (line->kind == BASTIDE_LINE_ENTRY)
        read_move (self, line, issues);
    }
  else if (parse_expect_group (line->group, &move))
    {
      if (line->kind == BASTIDE_LINE_ENTRY)
        read_expectation (self, line, move, issues);
    }
  else if (line->kind == BASTIDE_LINE_GROUP
           && !bastide_setup_reads_group (line->group))
    bastide_save_add_issue (issues, line, BASTIDE_SAVE_ERROR_VALUE,
                            g_strdup (_("A game file has no such group.")));
}

static const BastideLine *
find_line (GPtrArray  *lines,
           const char *group,
           const char *key)
{
  for (guint i = 0; i < lines->len; i++)
    {
      const BastideLine *line = lines->pdata[i];

      if (line->kind == BASTIDE_LINE_ENTRY && g_str_equal (line->group, group)
          && g_str_equal (line->key, key))
        return line;
    }

  return NULL;
}

/* The format comes first: what a newer version writes is not judged by the
 * rules of this one. */
static gboolean
check_format (GPtrArray *lines,
              GPtrArray *issues)
{
  const BastideLine *line = find_line (lines, "Game", "Format");
  guint64 format;

  if (line == NULL)
    {
      bastide_save_add_issue (issues, NULL, BASTIDE_SAVE_ERROR_VALUE,
                              g_strdup (_("This is not a saved game: a group "
                                          "[Game] with the key Format is "
                                          "missing.")));
      return FALSE;
    }
  if (!g_ascii_string_to_unsigned (line->value, 10, 1, G_MAXUINT, &format,
                                   NULL))
    {
      bastide_save_add_issue (issues, line, BASTIDE_SAVE_ERROR_VALUE,
                              g_strdup (_("The format must be a number "
                                          "from 1.")));
      return FALSE;
    }
  if (format > BASTIDE_SAVE_FORMAT)
    {
      bastide_save_add_issue (issues, line, BASTIDE_SAVE_ERROR_FORMAT,
                              g_strdup (_("The game was saved by a newer "
                                          "version of this program; it opens "
                                          "with that version.")));
      return FALSE;
    }

  return TRUE;
}

/* A set that is neither installed nor carried, or that this game cannot use. */
static void
check_sets (BastideSave *self,
            GPtrArray   *lines,
            GPtrArray   *issues)
{
  const BastideLine *line = find_line (lines, "Game", "Sets");

  for (guint i = 0; i < self->setup->sets->len; i++)
    {
      BastideSetChoice *choice = self->setup->sets->pdata[i];

      if (bastide_setup_lookup_tile_set (self->setup, choice->id) == NULL)
        bastide_save_add_issue (
            issues, line, BASTIDE_SAVE_ERROR_TILE_SET,
            /* Translators: %s is the id of a tile set. */
            g_strdup_printf (_("The tile set “%s” is not installed."),
                             choice->id));
    }
}

/* The first of some keys of [Game] that the file has, or NULL. */
static const BastideLine *
find_first (GPtrArray         *lines,
            const char *const *keys)
{
  const BastideLine *line = NULL;

  for (guint i = 0; keys[i] != NULL && line == NULL; i++)
    line = find_line (lines, "Game", keys[i]);

  return line;
}

/* The line that says what the engine refuses; NULL if the file leaves it out
 * or it cannot be told from one line. */
static const BastideLine *
find_fault (GPtrArray           *lines,
            const BstSetupError *fault)
{
  static const char *const tiles[] = { "Tiles", "Sets", NULL };
  static const char *const modules[] = { "Modules", "Sets", NULL };
  g_autofree char *draw = g_strdup_printf ("%ld", fault->number);

  switch (fault->fault)
    {
    case BST_SETUP_DRAW:
      return find_line (lines, "Draw", draw);
    case BST_SETUP_START:
      return find_line (lines, "Game", "Start");
    case BST_SETUP_MODULE_UNKNOWN:
    case BST_SETUP_MODULE_TWICE:
    case BST_SETUP_NO_GAME:
    case BST_SETUP_TWO_GAMES:
      return find_first (lines, modules);
    case BST_SETUP_OPTION_UNKNOWN:
    case BST_SETUP_OPTION_VALUE:
      return find_line (lines, "Game", "Options");
    case BST_SETUP_PIECES:
    case BST_SETUP_PIECE_UNKNOWN:
      return find_line (lines, "Game", "Figures");
    case BST_SETUP_TILES:
    case BST_SETUP_SEGMENTS:
      return find_first (lines, tiles);
    case BST_SETUP_FEATURE_KIND:
    case BST_SETUP_TILE_BAD:
    case BST_SETUP_TILE_TWICE:
      return find_line (lines, "Game", "Sets");
    case BST_SETUP_OK:
      /* The engine was not asked: a tile is missing, since sets were looked
       * for before. */
      return find_line (lines, "Game", "Tiles");
    default:
      return NULL;
    }
}

static void
build_engine (BastideSave *self,
              GPtrArray   *lines,
              GPtrArray   *issues)
{
  g_autoptr (GError) error = NULL;
  BstSetupError fault;

  self->engine = bastide_setup_build_full (self->setup, &fault, &error);
  if (self->engine == NULL)
    bastide_save_add_issue (issues, find_fault (lines, &fault),
                            BASTIDE_SAVE_ERROR_SETUP,
                            g_strdup (error->message));
}

static void
read_lines (BastideSave *self,
            GPtrArray   *lines,
            GPtrArray   *issues)
{
  if (!check_format (lines, issues))
    return;

  bastide_setup_read (self->setup, lines, issues);
  for (guint i = 0; i < lines->len; i++)
    {
      const BastideLine *line = lines->pdata[i];

      if (line->group != NULL)
        read_line (self, line, issues);
    }
  check_sets (self, lines, issues);
  self->undone = g_strcmp0 ("true", bastide_save_find_value (lines, "Undone"))
                 == 0;
  if (bastide_issues_first_error (issues) == NULL)
    build_engine (self, lines, issues);
}

/* The value of a key of [Game], or NULL. */
const char *
bastide_save_find_value (GPtrArray  *lines,
                         const char *key)
{
  const BastideLine *line = find_line (lines, "Game", key);

  return line != NULL ? line->value : NULL;
}

BastideSave *
bastide_save_parse (GBytes      *bytes,
                    const char  *name,
                    GError     **error)
{
  g_autoptr (BastideSave) self = NULL;
  g_autoptr (GPtrArray) lines = bastide_lines_new ();
  g_autoptr (GPtrArray) issues = bastide_issues_new ();

  g_return_val_if_fail (bytes != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);

  if (bastide_jcz_recognizes (bytes))
    return bastide_jcz_parse (bytes, name, error);

  self = bastide_save_new (name);
  if (bastide_document_scan (bytes,
                             BASTIDE_SCAN_CUT_LAST_LINE | BASTIDE_SCAN_LARGE,
                             lines, issues))
    read_lines (self, lines, issues);
  if (bastide_save_set_error (issues, name, error))
    return NULL;

  return g_steal_pointer (&self);
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
