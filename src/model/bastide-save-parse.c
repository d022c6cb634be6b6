/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "bastide-jcz-private.h"
#include "bastide-save-private.h"
#include "bastide-setup-private.h"

/* A saved game from its lines. */

/* ---- Moves and expectations ---- */

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

/* ---- Format, sets, the engine ---- */

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

/* ---- The whole file ---- */

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
