/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "bastide-jcz-check.h"

/* What the test games expect after their last message. Like other failures of
 * checks these are in English. */

/* Called after each action; keeps the last position. */
static gboolean
action_cb (guint            move,
           const char      *text,
           const BstState  *state,
           const BstAction *action,
           const BstEvent  *events,
           gsize            n_events,
           gpointer         data)
{
  BastideJczCheck *check = data;

  bastide_jcz_note_payments (check, events, n_events);
  bst_state_copy (check->state, state);

  return TRUE;
}

/* ---- What is open ---- */

static const char *
phase_name (BastideJczCheck *check)
{
  static const char *const names[BST_N_DECISIONS] = {
    [BST_DECISION_OVER] = "GameOverPhase",
    [BST_DECISION_HAND] = "AbbeyPhase",
    [BST_DECISION_PLACE] = "TilePhase",
    [BST_DECISION_GOLD] = "GoldPiecePhase",
    [BST_DECISION_MAGIC] = "MageAndWitchPhase",
    [BST_DECISION_MAIN] = "ActionPhase",
    [BST_DECISION_LAND] = "FlierActionPhase",
    [BST_DECISION_FERRY] = "PlaceFerryPhase",
    [BST_DECISION_FERRIES] = "ChangeFerriesPhase",
    [BST_DECISION_END] = "CommitActionPhase",
    [BST_DECISION_DRAGON] = "DragonMovePhase",
    [BST_DECISION_WAGON] = "WagonPhase",
    [BST_DECISION_CIRCLE] = "CornCirclePhase",
    [BST_DECISION_CIRCLES] = "CornCirclePhase",
  };

  if (check->jcz->waiting != NULL)
    return check->jcz->waiting;
  if (bst_state_decision (check->state).kind == BST_DECISION_HAND
      && !bastide_jcz_can_draw (check->state))
    return "AbbeyEndGamePhase";

  return names[bst_state_decision (check->state).kind];
}

static gboolean
may_pass (BastideJczCheck *check)
{
  return check->jcz->waiting == NULL && !bst_state_is_over (check->state)
         && bst_state_decision (check->state).pass;
}

/* ---- One form of expectation each: whether it is met, and perhaps what was
 * found ---- */

typedef enum
{
  NOT_THIS, /* the text is not of this form */
  MET,
  UNMET,
} Verdict;

static Verdict
verdict (gboolean met)
{
  return met ? MET : UNMET;
}

/* The player whose name stands before @at in the text; 0, and that is what was
 * found: none. Of "Ann" and "Mary Ann" it is the longer one. */
static guint
find_player (BastideJczCheck  *check,
             const char       *text,
             const char       *at,
             char            **found)
{
  guint seat = 0;
  gsize longest = 0;

  for (guint i = 0; i < check->jcz->players->len; i++)
    {
      const BastideJczPlayer *player = check->jcz->players->pdata[i];
      gsize n = strlen (player->name);

      if (n <= longest || (gsize) (at - text) < n
          || strncmp (at - n, player->name, n) != 0)
        continue;
      seat = i + 1;
      longest = n;
    }
  if (seat == 0)
    *found = g_strdup ("there is no such player");

  return seat;
}

static Verdict
check_total (BastideJczCheck  *check,
             const char       *text,
             char            **found)
{
  const char *at = strstr (text, " has ");
  char *end;
  gint64 points;
  guint seat;

  if (at == NULL)
    return NOT_THIS;
  points = g_ascii_strtoll (at + 5, &end, 10);
  if (end == at + 5 || !g_str_has_prefix (end, " point"))
    return NOT_THIS;

  seat = find_player (check, text, at, found);
  if (seat == 0)
    return UNMET;

  *found = g_strdup_printf ("%d", bst_state_score (check->state, seat));
  return verdict (bst_state_score (check->state, seat) == points);
}

static Verdict
check_scored (BastideJczCheck  *check,
              const char       *text,
              char            **found)
{
  const char *at = strstr (text, " scored ");
  const char *middle = at != NULL ? strstr (at + 8, " for ") : NULL;
  g_autofree char *word = NULL;
  char *end;
  gint64 points;
  guint seat;

  if (middle == NULL)
    return NOT_THIS;
  points = g_ascii_strtoll (middle + 5, &end, 10);
  if (end == middle + 5 || !g_str_has_prefix (end, " point"))
    return NOT_THIS;

  seat = find_player (check, text, at, found);
  if (seat == 0)
    return UNMET;

  word = g_strndup (at + 8, middle - at - 8);
  if (bastide_jcz_was_paid (check, seat, word, points))
    return MET;

  *found = bastide_jcz_payments_to_string (check, seat);
  return UNMET;
}

static Verdict
check_flags (BastideJczCheck  *check,
             const char       *text,
             char            **found)
{
  if (strstr (text, "layer can't pass") != NULL)
    return verdict (!may_pass (check));
  if (strstr (text, "layer can pass") != NULL)
    return verdict (may_pass (check));
  if (strstr (text, "ndo is not allowed") != NULL)
    return verdict (!bastide_jcz_may_undo (check->jcz));
  if (strstr (text, "ndo is allowed") != NULL)
    return verdict (bastide_jcz_may_undo (check->jcz));

  return NOT_THIS;
}

static Verdict
check_phase (BastideJczCheck  *check,
             const char       *text,
             char            **found)
{
  const char *at = strstr (text, "hase is ");
  g_autofree char *name = NULL;

  if (at == NULL)
    return NOT_THIS;

  name = g_strdup (at + 8);
  name[strspn (name, G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS)] = '\0';
  *found = g_strdup (phase_name (check));
  return verdict (g_strcmp0 (*found, name) == 0);
}

/* "Available action TilePlacement for BA/C"; with "not" it is not there. */
static Verdict
check_action (BastideJczCheck  *check,
              const char       *text,
              char            **found)
{
  gboolean negated = g_str_has_suffix (text, " is not allowed")
                     || g_str_has_suffix (text, " is not available")
                     || strstr (text, "o available action") != NULL;
  const char *at = strstr (text, "vailable action ");
  g_auto (GStrv) words = NULL;
  g_autoptr (GHashTable) options = NULL;
  gboolean has_of;

  if (at == NULL)
    return NOT_THIS;

  words = g_strsplit (at + 16, " ", 4);
  if (words[0] == NULL)
    return NOT_THIS;
  has_of = words[1] != NULL && g_str_equal (words[1], "for")
           && words[2] != NULL;
  options = bastide_jcz_options (check, words[0], has_of ? words[2] : NULL);
  return verdict ((g_hash_table_size (options) > 0) != negated);
}

static int
by_value (gconstpointer a,
          gconstpointer b)
{
  return atoi (*(const char *const *) a) - atoi (*(const char *const *) b);
}

/* A place without spaces and with its rotations in order, so that all ways of
 * writing it are one. */
static char *
normalize (const char *text)
{
  g_autoptr (GString) out = g_string_new (NULL);
  g_auto (GStrv) rotations = NULL;
  g_autofree char *sorted = NULL;
  char *at;

  for (const char *p = text; *p != '\0'; p++)
    if (*p != ' ')
      g_string_append_c (out, *p);
  at = strstr (out->str, "]-[");
  if (at == NULL || !g_str_has_suffix (at, "]"))
    return g_strdup (out->str);

  out->str[out->len - 1] = '\0';
  rotations = g_strsplit (at + 3, ",", -1);
  qsort (rotations, g_strv_length (rotations), sizeof *rotations, by_value);
  sorted = g_strjoinv (",", rotations);
  at[3] = '\0';

  return g_strconcat (out->str, sorted, "]", NULL);
}

static char *
options_to_string (GHashTable *options)
{
  g_autoptr (GList) words
      = g_list_sort (g_hash_table_get_keys (options), (GCompareFunc) strcmp);
  GString *text = g_string_new (NULL);

  for (GList *at = words; at != NULL; at = at->next)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "",
                            (char *) at->data);

  return g_string_free (text, FALSE);
}

/* "TilePlacement BA/C options: …; …", in any order. Older files say "Placement
 * options" of the tile in hand. */
static Verdict
check_options (BastideJczCheck  *check,
               const char       *text,
               char            **found)
{
  const char *at = strstr (text, " options:");
  g_autofree char *head = at != NULL ? g_strndup (text, at - text) : NULL;
  g_auto (GStrv) words = NULL, expected = NULL;
  g_autoptr (GHashTable) options = NULL;
  g_autoptr (GHashTable) left = NULL;
  GHashTableIter it;
  gpointer option;
  const char *of;

  if (at == NULL || *head == '\0')
    return NOT_THIS;

  words = g_strsplit (head, " ", 2);
  of = words[1];
  options = bastide_jcz_options (
      check, g_str_has_suffix (head, "lacement") ? "TilePlacement" : words[0],
      of);
  left = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_hash_table_iter_init (&it, options);
  while (g_hash_table_iter_next (&it, &option, NULL))
    g_hash_table_add (left, normalize (option));

  *found = options_to_string (options);
  expected = g_strsplit (at + 9, ";", -1);
  for (guint i = 0; expected[i] != NULL; i++)
    {
      g_autofree char *word = normalize (expected[i]);

      if (*word != '\0' && !g_hash_table_remove (left, word))
        return UNMET;
    }

  return verdict (g_hash_table_size (left) == 0);
}

static Verdict
check_one (BastideJczCheck  *check,
           const char       *text,
           char            **found)
{
  static Verdict (*const forms[]) (BastideJczCheck *, const char *, char **) = {
    check_options, check_action, check_scored, check_total,
    check_flags,   check_phase,
  };

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      Verdict it = forms[i] (check, text, found);

      if (it != NOT_THIS)
        return it;
      g_clear_pointer (found, g_free);
    }

  *found = g_strdup ("this form is not known");
  return UNMET;
}

static void
check_all (BastideJczCheck *check,
           GPtrArray       *failures)
{
  GPtrArray *texts = check->jcz->assertions;

  for (guint i = 0; i < texts->len; i++)
    {
      g_autofree char *found = NULL;

      if (check_one (check, texts->pdata[i], &found) == MET)
        continue;
      g_ptr_array_add (failures,
                       g_strdup_printf ("%s, test.assertions[%u]: “%s” is not "
                                        "met%s%s", check->save->name, i + 1,
                                        (char *) texts->pdata[i],
                                        found != NULL ? ": " : "",
                                        found != NULL ? found : ""));
    }
}

gboolean
bastide_jcz_check (BastideSave *save,
                   GPtrArray   *failures)
{
  g_autoptr (GArray) payments = g_array_new (FALSE, FALSE, sizeof (BastideJczPayment));
  g_autoptr (GError) error = NULL;
  BastideJczCheck check = { .save = save, .jcz = save->jcz, .payments = payments };
  guint before = failures->len;

  check.state = bst_state_new (save->engine, NULL);
  if (check.state == NULL)
    g_ptr_array_add (failures, g_strdup ("There is not enough memory."));
  else if (!bastide_save_walk (save, action_cb, NULL, &check, &error))
    g_ptr_array_add (failures, g_strdup (error->message));
  else
    check_all (&check, failures);
  free (check.state);

  return failures->len == before;
}
