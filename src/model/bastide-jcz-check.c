/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "score.h"

#include "bastide-jcz-private.h"

/* What the test games expect after their last message. Like other failures of
 * checks these are in English. */

/* A payment that players see: who, what for, how much. */
typedef struct
{
  guint seat;
  const char *word;
  int points;
} Payment;

typedef struct
{
  BastideSave *save;
  BastideJcz *jcz;
  BstState *state;
  GArray *payments;
} Check;

/* ---- Payments ---- */

static const char *
feature_word (guint8 kind)
{
  static const char *const words[BST_N_FEATURE_KINDS] = {
    [BST_FEATURE_FIELD] = "field",         [BST_FEATURE_CITY] = "city",
    [BST_FEATURE_ROAD] = "road",           [BST_FEATURE_MONASTERY] = "monastery",
    [BST_FEATURE_GARDEN] = "garden",
  };

  return kind < BST_N_FEATURE_KINDS ? words[kind] : NULL;
}

static const char *
bonus_word (guint8 code)
{
  switch (code)
    {
    case BST_BONUS_WINE:
    case BST_BONUS_GRAIN:
    case BST_BONUS_CLOTH:
      return "trade-goods";
    case BST_BONUS_FAIRY:
    case BST_BONUS_FAIRY_TURN:
      return "fairy";
    default:
      return NULL;
    }
}

static void
note_payment (Check          *check,
              const BstEvent *event)
{
  Payment payment = { event->seat, NULL, event->points };

  if (event->kind == BST_EVENT_RECEIVER)
    payment.word = feature_word (event->feature);
  else if (event->kind == BST_EVENT_POINTS && event->cause == BST_CAUSE_MODULE)
    payment.word = bonus_word (event->code);
  if (payment.word != NULL)
    g_array_append_val (check->payments, payment);
}

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
  Check *check = data;
  guint8 kind = 0;

  for (gsize i = 0; i < n_events; i++)
    {
      BstEvent event = events[i];

      /* Receivers follow their score, which knows the feature. */
      if (event.kind == BST_EVENT_SCORE)
        kind = event.feature;
      if (event.kind == BST_EVENT_RECEIVER)
        event.feature = kind;
      note_payment (check, &event);
    }
  bst_state_copy (check->state, state);

  return TRUE;
}

/* ---- What is open ---- */

static const char *
phase_name (Check *check)
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

  return names[bst_state_decision (check->state).kind];
}

static gboolean
may_pass (Check *check)
{
  return check->jcz->waiting == NULL && !bst_state_is_over (check->state)
         && bst_state_decision (check->state).pass;
}

/* That program lets people take back whatever brought no random number. */
static gboolean
may_undo (Check *check)
{
  GPtrArray *messages = check->jcz->messages;
  const BastideJczMessage *last;

  if (messages->len == 0)
    return FALSE;

  last = messages->pdata[messages->len - 1];
  return !last->has_random && !g_str_equal (last->type, "COMMIT");
}

/* ---- Actions and their places in its words ---- */

/* "{Field,NL.NR,[0,1]}" */
static char *
place_to_string (Check     *check,
                 BstTileId  tile,
                 int        slot,
                 const char *meeple)
{
  BstPlaced placed = bst_state_tile (check->state, tile);
  const BstTile *kind
      = bst_setup_kind (check->save->engine, placed.kind);
  g_autofree char *location
      = bastide_jcz_slot_to_string (check->state, tile, slot);

  return g_strdup_printf ("{%s%s%s,%s,[%d,%d]}", meeple != NULL ? meeple : "",
                          meeple != NULL ? "," : "",
                          bastide_jcz_feature_name (kind->segments[slot].kind),
                          location, placed.x, placed.y);
}

/* A corner as the field of the tile south-east of it. */
static char *
corner_to_string (Check           *check,
                  const BstAction *action)
{
  static const int dx[4] = { 1, 1, 0, 0 }, dy[4] = { 0, 1, 1, 0 };
  guint corner = (action->slot - BST_SLOT_CORNER) & 3;
  BstTileId tile = bst_state_tile_at (check->state, action->x + dx[corner],
                                      action->y + dy[corner]);
  int slot = tile != BST_NO_TILE
                 ? bastide_jcz_corner_slot (check->state, tile)
                 : -1;

  return slot >= 0 ? place_to_string (check, tile, slot, NULL) : g_strdup ("?");
}

/* The id that the file gave a figure when it was put there. */
static const char *
find_meeple (Check           *check,
             const BstAction *action)
{
  GPtrArray *messages = check->jcz->messages;

  for (guint i = messages->len; i-- > 0;)
    {
      const BastideJczMessage *message = messages->pdata[i];
      guint seat;

      if (message->meeple == NULL || message->place.feature == NULL
          || message->place.x != action->x || message->place.y != action->y
          || bastide_jcz_find_slot (check->state, &message->place)
                 != action->slot)
        continue;
      bastide_jcz_piece_name (message->meeple, &seat);
      if (action->seat == 0 || seat == action->seat)
        return message->meeple;
    }

  return "?";
}

static char *
site_to_string (Check           *check,
                const BstAction *action)
{
  gboolean figure = action->verb == BST_VERB_EVICT
                    || action->verb == BST_VERB_RECALL
                    || (action->verb == BST_VERB_FAIRY && action->seat != 0);
  BstTileId tile = bst_state_tile_at (check->state, action->x, action->y);

  if (action->slot == BST_SLOT_CELL)
    return g_strdup_printf ("[%d,%d]", action->x, action->y);
  if (action->verb == BST_VERB_WAGON)
    return place_to_string (check,
                            bst_state_tile_at (check->state, action->x2,
                                               action->y2),
                            action->slot2, NULL);
  if (action->slot >= BST_SLOT_CORNER)
    return corner_to_string (check, action);

  return place_to_string (check, tile, action->slot,
                          figure ? find_meeple (check, action) : NULL);
}

/* An action in its words: what kind it is, and of what; NULL: none of these. */
static const char *
action_name (Check           *check,
             const BstAction *action,
             const char     **of)
{
  const char *piece = bst_setup_piece_name (check->save->engine, action->piece);

  *of = NULL;
  switch (action->verb)
    {
    case BST_VERB_CLAIM:
    case BST_VERB_WAGON:
    case BST_VERB_LAND:
    case BST_VERB_FLY:
      *of = bastide_jcz_piece_title (piece);
      return "Meeple";
    case BST_VERB_EVICT:
      *of = "PRINCESS";
      return "ReturnMeeple";
    case BST_VERB_RECALL:
      *of = bst_state_decision (check->state).kind == BST_DECISION_CIRCLES
                ? "CORN_CIRCLE"
                : "ABBOT_RETURN";
      return "ReturnMeeple";
    case BST_VERB_FAIRY:
      *of = "Fairy";
      return action->slot == BST_SLOT_CELL ? "FairyOnTile" : "FairyNextTo";
    case BST_VERB_DRAGON:
      *of = "Dragon";
      return "MoveDragon";
    case BST_VERB_GOLD:
      return "GoldPiece";
    case BST_VERB_END:
      return "Confirm";
    default:
      return NULL;
    }
}

static const char *
tile_in_hand (Check *check)
{
  int kind = bst_state_tile_in_hand (check->state);

  if (bst_state_decision (check->state).kind == BST_DECISION_HAND)
    return "AM/A";

  return kind >= 0 ? bastide_jcz_tile_name (
                         bst_setup_kind (check->save->engine, kind))
                   : NULL;
}

static void
add_word (GHashTable *words,
          char       *word)
{
  g_hash_table_add (words, word);
}

/* "[0,1] - [0,90]": every rotation is named, those that look the same too. */
static void
add_placements (Check      *check,
                GHashTable *words)
{
  gsize n = bst_state_n_cells (check->state);

  for (gsize i = 0; i < n; i++)
    {
      BstCell cell = bst_state_cell (check->state, i);
      GString *text = g_string_new (NULL);

      for (int rot = 0; rot < 4; rot++)
        if (bst_state_test_place (check->state, cell.x, cell.y, rot, NULL))
          g_string_append_printf (text, "%s%d", text->len > 0 ? "," : "",
                                  rot * 90);
      if (text->len > 0)
        add_word (words, g_strdup_printf ("[%d,%d] - [%s]", cell.x, cell.y,
                                          text->str));
      g_string_free (text, TRUE);
    }
}

/* The places of all actions of a kind; an empty set: there are none. */
static GHashTable *
collect_options (Check      *check,
                 const char *name,
                 const char *of)
{
  GHashTable *words
      = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  BstDecision decision = bst_state_decision (check->state);
  gsize n;
  g_autofree BstAction *actions = NULL;

  if (check->jcz->waiting != NULL || decision.kind == BST_DECISION_OVER
      || decision.seat == 0)
    return words;
  if (g_str_equal (name, "TilePlacement"))
    {
      if (tile_in_hand (check) != NULL
          && (of == NULL || g_str_equal (of, tile_in_hand (check))))
        add_placements (check, words);
      return words;
    }

  n = bst_state_list (check->state, NULL, 0);
  actions = g_new (BstAction, MAX (n, 1));
  bst_state_list (check->state, actions, n);
  for (gsize i = 0; i < n; i++)
    {
      const char *its_of;
      const char *its_name = action_name (check, &actions[i], &its_of);

      if (g_strcmp0 (its_name, name) == 0
          && (of == NULL || g_strcmp0 (its_of, of) == 0))
        add_word (words, its_name[0] == 'C' ? g_strdup ("Confirm")
                                            : site_to_string (check, &actions[i]));
    }

  return words;
}

/* ---- One form of expectation each: NULL if it is not of this form; else
 * whether it is met, and what was found ---- */

typedef enum
{
  NOT_THIS,
  MET,
  UNMET,
} Verdict;

static Verdict
verdict (gboolean met)
{
  return met ? MET : UNMET;
}

/* The player whose name stands before @at in the text; 0: none. */
static guint
find_player (Check      *check,
             const char *text,
             const char *at)
{
  for (guint i = 0; i < check->jcz->players->len; i++)
    {
      const BastideJczPlayer *player = check->jcz->players->pdata[i];
      gsize n = strlen (player->name);

      if ((gsize) (at - text) >= n && strncmp (at - n, player->name, n) == 0)
        return i + 1;
    }

  return 0;
}

static Verdict
check_total (Check      *check,
             const char *text,
             char      **found)
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

  seat = find_player (check, text, at);
  if (seat == 0)
    {
      *found = g_strdup ("there is no such player");
      return UNMET;
    }
  *found = g_strdup_printf ("%d", bst_state_score (check->state, seat));
  return verdict (bst_state_score (check->state, seat) == points);
}

static char *
payments_to_string (Check *check,
                    guint  seat)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < check->payments->len; i++)
    {
      const Payment *it = &g_array_index (check->payments, Payment, i);

      if (it->seat == seat)
        g_string_append_printf (text, "%s%s %d", text->len > 0 ? ", " : "",
                                it->word, it->points);
    }
  if (text->len == 0)
    g_string_append (text, "nothing");

  return g_string_free (text, FALSE);
}

static Verdict
check_scored (Check      *check,
              const char *text,
              char      **found)
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

  seat = find_player (check, text, at);
  word = g_strndup (at + 8, middle - at - 8);
  for (guint i = 0; i < check->payments->len; i++)
    {
      const Payment *it = &g_array_index (check->payments, Payment, i);

      if (it->seat == seat && it->points == points
          && g_str_equal (it->word, word))
        return MET;
    }

  *found = payments_to_string (check, seat);
  return UNMET;
}

static Verdict
check_flags (Check      *check,
             const char *text,
             char      **found)
{
  if (strstr (text, "layer can't pass") != NULL)
    return verdict (!may_pass (check));
  if (strstr (text, "layer can pass") != NULL)
    return verdict (may_pass (check));
  if (strstr (text, "ndo is not allowed") != NULL)
    return verdict (!may_undo (check));
  if (strstr (text, "ndo is allowed") != NULL)
    return verdict (may_undo (check));

  return NOT_THIS;
}

static Verdict
check_phase (Check      *check,
             const char *text,
             char      **found)
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

/* "Available action Meeple for Barn"; with "not" it is not there. */
static Verdict
check_action (Check      *check,
              const char *text,
              char      **found)
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
  options = collect_options (check, words[0], has_of ? words[2] : NULL);
  return verdict ((g_hash_table_size (options) > 0) != negated);
}

/* Takes spaces after commas and brackets out, so that both ways of writing a
 * place are one. */
static char *
squeeze (const char *text)
{
  GString *out = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p++)
    if (*p != ' ')
      g_string_append_c (out, *p);

  return g_string_free (out, FALSE);
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

/* "Meeple Barn options: {…}; {…}", in any order. Older files say "Placement
 * options" of the tile in hand. */
static Verdict
check_options (Check      *check,
               const char *text,
               char      **found)
{
  const char *at = strstr (text, " options:");
  g_autofree char *head = at != NULL ? g_strndup (text, at - text) : NULL;
  g_auto (GStrv) words = NULL, expected = NULL;
  g_autoptr (GHashTable) options = NULL;
  g_autoptr (GHashTable) left = NULL;
  const char *of;

  if (at == NULL)
    return NOT_THIS;

  words = g_strsplit (head, " ", 2);
  of = words[0] != NULL ? words[1] : NULL;
  options = collect_options (
      check, g_str_has_suffix (head, "lacement") ? "TilePlacement" : words[0],
      of);
  left = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (GList *list = g_hash_table_get_keys (options), *it = list;;
       it = it->next)
    {
      if (it == NULL)
        {
          g_list_free (list);
          break;
        }
      g_hash_table_add (left, squeeze (it->data));
    }

  *found = options_to_string (options);
  expected = g_strsplit (at + 9, ";", -1);
  for (guint i = 0; expected[i] != NULL; i++)
    {
      g_autofree char *word = squeeze (expected[i]);

      if (*word != '\0' && !g_hash_table_remove (left, word))
        return UNMET;
    }

  return verdict (g_hash_table_size (left) == 0);
}

static Verdict
check_one (Check      *check,
           const char *text,
           char      **found)
{
  static Verdict (*const forms[]) (Check *, const char *, char **) = {
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
check_all (Check     *check,
           GPtrArray *failures)
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
  g_autoptr (GArray) payments = g_array_new (FALSE, FALSE, sizeof (Payment));
  g_autoptr (GError) error = NULL;
  Check check = { .save = save, .jcz = save->jcz, .payments = payments };
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
