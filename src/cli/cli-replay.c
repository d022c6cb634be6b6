/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-sentences.h"

#include "cli-files.h"
#include "cli-game.h"

static gboolean codes;

static const char *const event_names[] = {
  "turn",      "drawn",    "discarded", "placed", "figure",   "returned",
  "completed", "reopened", "score",     "term",   "receiver", "points",
  "token",     "rolled",   "link",      "final",  "over",     "module",
};

static void
print_code (const BstEvent *event)
{
  g_print ("  %s seat=%u kind=%s cell=%d,%d slot=%u number=%d points=%d code=%u",
           event->kind < G_N_ELEMENTS (event_names) ? event_names[event->kind] : "?",
           event->seat, bst_feature_kind_name ((BstFeatureKind) event->feature), event->x,
           event->y, event->slot, event->number, event->points, event->code);
  if (event->kind == BST_EVENT_TERM)
    g_print (" count=%d each=%d", event->count, event->each);
  g_print ("\n");
}

static void
print_details (char **details)
{
  for (guint i = 0; details != NULL && details[i] != NULL; i++)
    g_print ("      %s\n", details[i]);
}

static void
print_events (const BstState *state, const BstEvent *events, gsize n)
{
  gsize used = 1;

  for (gsize i = 0; i < n; i += MAX (used, 1))
    {
      g_auto (GStrv) details = NULL;
      g_autofree char *sentence = NULL;

      if (codes)
        {
          print_code (&events[i]);
          continue;
        }
      sentence
        = bastide_sentence_for_event_full (NULL, state, events + i, n - i, &used, &details);
      if (sentence != NULL)
        g_print ("  %s\n", sentence);
      print_details (details);
    }
}

typedef struct
{
  int scores[BST_MAX_SEATS + 1];
  unsigned n_seats;
  guint64 hash;
  guint moves;
  gboolean over;
} Totals;

static gboolean
print_move (guint move, const char *text, const BstState *state, const BstAction *action,
            const BstEvent *events, gsize n_events, gpointer user_data)
{
  Totals *totals = user_data;

  if (move > 0)
    g_print ("%u %s\n", move, text);
  print_events (state, events, n_events);
  totals->n_seats = bst_setup_seats (bst_state_setup (state));
  for (unsigned seat = 1; seat <= totals->n_seats; seat++)
    totals->scores[seat] = bst_state_score (state, seat);
  totals->hash = bst_state_hash (state);
  totals->over = bst_state_is_over (state);
  totals->moves = move;
  return TRUE;
}

static CliStatus
replay (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BastideSave) save = cli_load_save (path, &error);
  Totals totals = { 0 };

  if (save == NULL || !bastide_save_replay (save, print_move, &totals, &error))
    {
      cli_error ("%s", error->message);
      return CLI_REFUSED;
    }
  for (unsigned seat = 1; seat <= totals.n_seats; seat++)
    g_print ("total seat %u %s: %d\n", seat,
             bastide_setup_get_name (bastide_save_get_setup (save), seat),
             totals.scores[seat]);
  g_print ("moves %u%s\n", totals.moves, totals.over ? ", the game is over" : "");
  g_print ("hash %016" G_GINT64_MODIFIER "x\n", totals.hash);
  return CLI_GOOD;
}

CliStatus
cli_replay (int argc, char **argv)
{
  const GOptionEntry entries[] = {
    { "codes", 0, 0, G_OPTION_ARG_NONE, &codes, "Print events as codes and numbers", NULL },
    { NULL },
  };
  CliStatus status;

  if (!cli_parse_options (entries, "FILE — play a saved game again",
                          "Prints each move and what happens, the totals and the hash.", &argc,
                          &argv, &status))
    return status;
  if (argc != 2)
    return cli_usage_error ("replay", "Name one file");
  return replay (argv[1]);
}
