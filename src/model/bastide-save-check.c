/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "expansion.h"
#include "score.h"

#include "bastide-actions.h"
#include "bastide-jcz.h"
#include "bastide-save-private.h"

/* Expectations are for those who write rules: their failures are in English
 * and not translated, like everything that the headless tool says. */

/* A check under way. */
typedef struct
{
  BastideSave *save;
  GPtrArray *failures;
  const BstState *state;
  guint move;
  /* Payments of the last move, and of all moves. */
  GArray *payments;
  GArray *all_payments;
  guint last_choice;   /* the last move of a player, and who made it */
  guint last_seat;
  gboolean revealed;   /* chance has decided since */
  guint next_seat;     /* who decides the next move */
} Check;

static void
fail (Check                    *check,
      const BastideExpectation *it,
      const char               *found)
{
  g_ptr_array_add (check->failures,
                   g_strdup_printf ("%s, line %u: %s=%s is not met%s%s",
                                    check->save->name, it->line, it->key,
                                    it->value, *found != '\0' ? ": " : "",
                                    found));
}

/* ---- One kind of expectation each; NULL: met, else what was found ---- */

static char *
format_ints (const int *values,
             guint      n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%d;", values[i]);

  return g_string_free (text, FALSE);
}

/* Compares lists without regard to a last semicolon. */
static char *
compare_lists (const char *expected,
               char       *found)
{
  gsize n = strlen (expected);
  g_autofree char *whole
      = g_strconcat (expected, n > 0 && expected[n - 1] != ';' ? ";" : "",
                     NULL);

  if (!g_str_equal (whole, found))
    return found;

  g_free (found);
  return NULL;
}

static char *
check_scores (Check      *check,
              const char *value,
              gboolean    projected)
{
  guint n = bst_setup_seats (check->save->engine);
  int points[BST_MAX_SEATS + 1] = { 0 };

  if (projected)
    bst_state_project (check->state, points);
  else
    for (guint seat = 1; seat <= n; seat++)
      points[seat] = bst_state_score (check->state, seat);

  return compare_lists (value, format_ints (points + 1, n));
}

static char *
check_decision (Check      *check,
                const char *value)
{
  BstDecision decision = bst_state_decision (check->state);
  const char *name = bst_decision_name (decision.kind);
  g_autofree char *with_seat = g_strdup_printf ("%s %u", name, decision.seat);

  if (g_str_equal (value, with_seat)
      || ((decision.seat == 0 || decision.kind == BST_DECISION_OVER)
          && g_str_equal (value, name)))
    return NULL;

  return g_steal_pointer (&with_seat);
}

static char *
check_flag (const char *value,
            gboolean    flag)
{
  const char *word = flag ? "true" : "false";

  return g_str_equal (value, word) ? NULL : g_strdup (word);
}

static char *
check_legal (Check      *check,
             const char *value,
             gboolean    legal)
{
  BstAction action;
  BstRefusal refusal = { 0 };
  gsize column = 0;

  if (!bst_action_parse (check->state, value, &action, &column))
    return g_strdup_printf ("it cannot be read from column %u on",
                            (guint) column + 1);
  if (!bst_state_is_over (check->state)
      && bst_state_test (check->state, &action, &refusal))
    return legal ? NULL : g_strdup ("it is legal");

  return legal ? g_strdup_printf ("it is refused with code %u", refusal.code)
               : NULL;
}

static gboolean
is_verb (const char *word)
{
  for (int verb = 0; verb < BST_N_VERBS; verb++)
    if (g_str_equal (bst_verb_name (verb), word))
      return TRUE;

  return FALSE;
}

static char *
check_actions (Check      *check,
               const char *value)
{
  g_auto (GStrv) words = g_strsplit (value, " ", 2);
  g_autoptr (GArray) actions = NULL;
  guint count = 0;
  guint64 expected;

  if (g_strv_length (words) != 2 || !is_verb (words[0])
      || !g_ascii_string_to_unsigned (words[1], 10, 0, G_MAXUINT, &expected,
                                      NULL))
    return g_strdup ("a verb and a number are needed");

  actions = bastide_actions_list (check->state);
  for (guint i = 0; i < actions->len; i++)
    if (g_str_equal (
            bst_verb_name (g_array_index (actions, BstAction, i).verb),
            words[0]))
      count++;

  return count == expected
             ? NULL
             : g_strdup_printf ("there are %u", count);
}

/* Takes out of the payments the one that is expected, so that two equal lines
 * need two payments. */
static char *
check_points (Check      *check,
              const char *value,
              GArray     *payments)
{
  g_auto (GStrv) words = g_strsplit (value, " ", 3);
  GString *found = g_string_new (NULL);

  for (guint i = 0; i < payments->len; i++)
    {
      const BstEvent *it = &g_array_index (payments, BstEvent, i);
      const char *feature = it->cause == BST_CAUSE_MODULE
                                ? bst_bonus_name (it->code)
                                : bst_feature_kind_name (it->feature);

      g_string_append_printf (found, "%s%u %s %d", i > 0 ? ", " : "", it->seat,
                              feature, it->points);
      if (g_strv_length (words) == 3
          && it->seat == g_ascii_strtoull (words[0], NULL, 10)
          && g_str_equal (words[1], feature)
          && it->points == g_ascii_strtoll (words[2], NULL, 10))
        {
          g_array_remove_index (payments, i);
          g_string_free (found, TRUE);
          return NULL;
        }
    }

  if (found->len == 0)
    g_string_append (found, "no points");
  return g_string_free (found, FALSE);
}

static char *
check_supply (Check      *check,
              const char *value)
{
  g_auto (GStrv) words = g_strsplit (value, " ", 3);
  const BstSetup *setup = check->save->engine;
  guint64 seat;
  guint supply;
  int piece;

  if (g_strv_length (words) != 3
      || !g_ascii_string_to_unsigned (words[0], 10, 1, bst_setup_seats (setup),
                                      &seat, NULL))
    return g_strdup ("a player, a figure and a number are needed");

  piece = bst_setup_find_piece (setup, words[1], strlen (words[1]));
  if (piece < 0)
    return g_strdup ("there is no such figure");

  supply = bst_state_supply (check->state, seat, piece);
  return supply == g_ascii_strtoull (words[2], NULL, 10)
             ? NULL
             : g_strdup_printf ("there are %u", supply);
}

static char *
check_goods (Check      *check,
             const char *value)
{
  static const char *const kinds[] = { "wine", "grain", "cloth", NULL };
  g_auto (GStrv) words = g_strsplit (value, " ", 3);
  guint64 seat;
  guint held;
  guint kind = 0;

  if (g_strv_length (words) != 3
      || !g_ascii_string_to_unsigned (words[0], 10, 1,
                                      bst_setup_seats (check->save->engine),
                                      &seat, NULL))
    return g_strdup ("a player, goods and a number are needed");
  while (kinds[kind] != NULL && !g_str_equal (kinds[kind], words[1]))
    kind++;
  if (kinds[kind] == NULL)
    return g_strdup ("there are no such goods");

  held = bst_state_goods (check->state, seat, (BstTokenCode) kind);
  return held == g_ascii_strtoull (words[2], NULL, 10)
             ? NULL
             : g_strdup_printf ("there are %u", held);
}

/* The rule of the table for games of people: see bastide-game-undo.c. */
static gboolean
may_undo (Check *check)
{
  BstDecision decision = bst_state_decision (check->state);

  return check->last_choice > 0 && !check->revealed
         && (bst_state_is_over (check->state) || decision.seat == 0
             || decision.seat == check->last_seat);
}

static char *
check_hash (Check      *check,
            const char *value)
{
  g_autofree char *hash
      = g_strdup_printf ("%016" G_GINT64_MODIFIER "x",
                         (guint64) bst_state_hash (check->state));

  return g_str_equal (value, hash) ? NULL : g_steal_pointer (&hash);
}

static char *
check_one (Check                    *check,
           const BastideExpectation *it,
           GArray                   *payments)
{
  if (g_str_equal (it->key, "Scores"))
    return check_scores (check, it->value, FALSE);
  if (g_str_equal (it->key, "Projected"))
    return check_scores (check, it->value, TRUE);
  if (g_str_equal (it->key, "Decision"))
    return check_decision (check, it->value);
  if (g_str_equal (it->key, "Pass"))
    return check_flag (it->value, bst_state_decision (check->state).pass);
  if (g_str_equal (it->key, "Over"))
    return check_flag (it->value, bst_state_is_over (check->state));
  if (g_str_equal (it->key, "Undo"))
    return check_flag (it->value, may_undo (check));
  if (g_str_equal (it->key, "Hash"))
    return check_hash (check, it->value);
  if (g_str_has_prefix (it->key, "Legal"))
    return check_legal (check, it->value, TRUE);
  if (g_str_has_prefix (it->key, "Illegal"))
    return check_legal (check, it->value, FALSE);
  if (g_str_has_prefix (it->key, "Actions"))
    return check_actions (check, it->value);
  if (g_str_has_prefix (it->key, "Points"))
    return check_points (check, it->value, payments);
  if (g_str_has_prefix (it->key, "Goods"))
    return check_goods (check, it->value);

  return check_supply (check, it->value);
}

/* Checks what is expected after the move that was replayed last; @move is
 * G_MAXUINT for the group without a number. */
static void
check_group (Check  *check,
             guint   move,
             GArray *payments)
{
  for (guint i = 0; i < check->save->expectations->len; i++)
    {
      const BastideExpectation *it = check->save->expectations->pdata[i];
      g_autofree char *found = NULL;

      if (it->move != move)
        continue;
      found = check_one (check, it, payments);
      if (found != NULL)
        fail (check, it, found);
    }
}

/* ---- The walk ---- */

static void
note_payments (Check          *check,
               const BstEvent *events,
               gsize           n)
{
  for (gsize i = 0; i < n; i++)
    if (events[i].kind == BST_EVENT_POINTS)
      {
        g_array_append_val (check->payments, events[i]);
        g_array_append_val (check->all_payments, events[i]);
      }
}

/* Called after each action; chance that follows on its own has the number of
 * the move before it. */
static gboolean
action_cb (guint            move,
           const char      *text,
           const BstState  *state,
           const BstAction *action,
           const BstEvent  *events,
           gsize            n_events,
           gpointer         data)
{
  Check *check = data;

  if (action != NULL && move != check->move)
    {
      check->move = move;
      g_array_set_size (check->payments, 0);
    }
  check->state = state;
  note_payments (check, events, n_events);
  if (action != NULL && check->next_seat == 0)
    {
      check->revealed = TRUE;
    }
  else if (action != NULL)
    {
      check->last_choice = move;
      check->last_seat = check->next_seat;
      check->revealed = FALSE;
    }
  check->next_seat = bst_state_decision (state).seat;

  return TRUE;
}

static gboolean
settled_cb (guint           move,
            const BstState *state,
            gpointer        data)
{
  Check *check = data;

  check->state = state;
  check_group (check, move, check->payments);
  if (move == check->save->moves->len)
    check_group (check, G_MAXUINT, check->all_payments);

  return TRUE;
}

/* A group for a move that the file does not have would be passed over. */
static void
check_numbers (Check *check)
{
  for (guint i = 0; i < check->save->expectations->len; i++)
    {
      const BastideExpectation *it = check->save->expectations->pdata[i];

      if (it->move != G_MAXUINT && it->move > check->save->moves->len)
        fail (check, it, "there is no such move");
    }
}

gboolean
bastide_save_check (BastideSave *self,
                    GPtrArray   *failures)
{
  g_autoptr (GArray) payments = g_array_new (FALSE, FALSE, sizeof (BstEvent));
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (BstEvent));
  g_autoptr (GError) error = NULL;
  Check check = { .save = self, .failures = failures, .payments = payments,
                  .all_payments = all };
  guint before;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (failures != NULL, FALSE);

  if (self->jcz != NULL)
    return bastide_jcz_check (self, failures);

  before = failures->len;
  check_numbers (&check);
  if (!bastide_save_walk (self, action_cb, settled_cb, &check, &error))
    g_ptr_array_add (failures, g_strdup (error->message));

  return failures->len == before;
}
