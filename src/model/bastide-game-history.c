/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include "bastide-game-private.h"
#include "bastide-sentences.h"

/* ---- Points ---- */

static void
note_points (BastideGame    *self,
             const BstEvent *event)
{
  BastidePoints points = {
    .move = self->log->len,
    .seat = event->seat,
    .feature = event->feature,
    .final = event->cause == BST_CAUSE_FINAL || event->when == BST_WHEN_FINAL,
    .bonus = event->cause == BST_CAUSE_MODULE,
    .code = event->code,
    .points = event->points,
  };

  if (event->seat > 0)
    g_array_append_val (self->points, points);
}

static void
note_loss (BastideGame    *self,
           const BstEvent *event)
{
  BastideLoss loss = { self->log->len, { event->x, event->y } };

  if (event->cause == BST_CAUSE_EATEN || event->cause == BST_CAUSE_EVICTED)
    g_array_append_val (self->losses, loss);
}

/* The scores as they stand when a turn begins and at the end. */
static void
note_scores (BastideGame *self)
{
  BastideScoreRow row = { .move = self->log->len };
  guint n = bst_setup_seats (self->engine);

  for (guint seat = 1; seat <= n; seat++)
    row.scores[seat - 1] = bst_state_score (self->state, seat);
  g_array_append_val (self->series, row);
}

/* ---- Rows ---- */

static BastideHistoryKind
kind_of_event (const BstEvent *event)
{
  switch (event->kind)
    {
    case BST_EVENT_SCORE:
    case BST_EVENT_POINTS:
      return BASTIDE_HISTORY_SCORE;
    case BST_EVENT_DISCARDED:
      return BASTIDE_HISTORY_DISCARD;
    case BST_EVENT_TURN:
      return BASTIDE_HISTORY_TURN;
    case BST_EVENT_FINAL:
    case BST_EVENT_OVER:
      return BASTIDE_HISTORY_OVER;
    default:
      return BASTIDE_HISTORY_MOVE;
    }
}

static gboolean
is_neutral_move (const BstEvent *event)
{
  return event->kind == BST_EVENT_FIGURE && event->seat == 0;
}

static gboolean
has_tile (const BstEvent *event)
{
  return event->kind == BST_EVENT_PLACED || event->kind == BST_EVENT_DISCARDED
         || event->kind == BST_EVENT_DRAWN;
}

static gboolean
has_cell (const BstEvent *event)
{
  return event->kind == BST_EVENT_PLACED || event->kind == BST_EVENT_FIGURE
         || event->kind == BST_EVENT_RETURNED || event->kind == BST_EVENT_SCORE
         || event->kind == BST_EVENT_LINK
         || (event->kind == BST_EVENT_TOKEN && event->code >= BST_TOKEN_KING);
}

/* The cells of the feature that was scored, each once. */
static void
collect_cells (BastideGame    *self,
               const BstEvent *event,
               GArray         *cells)
{
  BstCell cell = { event->x, event->y };
  BstTileId tile = bst_state_tile_at (self->state, cell.x, cell.y);
  BstSegmentId first;
  BstSegmentId segment;

  g_array_append_val (cells, cell);
  if (event->kind != BST_EVENT_SCORE || tile == BST_NO_TILE
      || event->slot >= BST_SLOT_CORNER)
    return;

  first = bst_state_segment (self->state, tile, event->slot);
  for (segment = bst_feature_next (self->state, first); segment != first;
       segment = bst_feature_next (self->state, segment))
    {
      BstTileId other = bst_segment_tile (self->state, segment);
      BstPlaced placed = bst_state_tile (self->state, other);

      if (other == tile)
        continue;
      cell = (BstCell){ placed.x, placed.y };
      g_array_append_val (cells, cell);
    }
}

/* Who got the points of a score, and how many each; the first one is whom the
 * row is about. */
static void
collect_receivers (BastideHistoryFacts *facts,
                   const BstEvent      *events,
                   gsize                n)
{
  if (events[0].kind == BST_EVENT_POINTS)
    {
      facts->points = events[0].points;
      facts->shares[events[0].seat] = events[0].points;
      facts->receivers = 1u << events[0].seat;
      facts->seat = events[0].seat;
      return;
    }

  for (gsize i = 1; i < n; i++)
    if (events[i].kind == BST_EVENT_RECEIVER && events[i].points > 0)
      {
        facts->shares[events[i].seat] = events[i].points;
        facts->receivers |= 1u << events[i].seat;
        if (facts->seat != 0)
          continue;
        facts->points = events[i].points;
        facts->seat = events[i].seat;
      }
}

static void
add_row (BastideGame    *self,
         const BstEvent *events,
         gsize           n,
         const char     *text,
         char          **details)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (BstCell));
  g_autoptr (BastideHistoryItem) item = NULL;
  BastideHistoryFacts facts = {
    .move = self->log->len,
    .kind = kind_of_event (events),
    .seat = is_neutral_move (events) ? (guint) events->number : events->seat,
    .text = text,
    .details = details,
    .tile = has_tile (events) ? events->number : -1,
    .rotation = events->kind == BST_EVENT_PLACED ? events->rot : 0,
  };

  if (facts.kind == BASTIDE_HISTORY_SCORE)
    collect_receivers (&facts, events, n);
  if (has_cell (events))
    collect_cells (self, events, cells);
  if (n == 2 && events[1].kind == BST_EVENT_FIGURE)
    collect_cells (self, &events[1], cells);
  facts.cells = (const BstCell *) cells->data;
  facts.n_cells = cells->len;

  item = bastide_history_item_new (&facts);
  g_list_store_append (self->history, item);
}

static BastideChange
change_of_event (const BstEvent *event)
{
  switch (event->kind)
    {
    case BST_EVENT_TURN:
    case BST_EVENT_DRAWN:
    case BST_EVENT_OVER:
      return BASTIDE_CHANGE_TURN;
    case BST_EVENT_POINTS:
      return BASTIDE_CHANGE_SCORES;
    default:
      return BASTIDE_CHANGE_BOARD;
    }
}

/* Neutral figures belong to nobody; who moved one is in the log. */
static void
name_mover (BastideGame *self)
{
  const BastideLogEntry *entry;

  if (self->log->len == 0)
    return;

  entry = bastide_game_entry (self, self->log->len);
  if (entry->action.verb != BST_VERB_DRAGON
      && entry->action.verb != BST_VERB_FAIRY)
    return;

  for (gsize i = 0; i < self->events.n; i++)
    if (self->events.items[i].kind == BST_EVENT_FIGURE
        && self->events.items[i].seat == 0)
      {
        self->events.items[i].number = entry->seat;
        return;
      }
}

/* Turns the events of the last action, or of the start, into rows. */
void
bastide_game_note_events (BastideGame *self)
{
  const BstEvent *events = self->events.items;
  gboolean new_turn = FALSE;
  gsize used;

  name_mover (self);
  for (gsize i = 0; i < self->events.n; i++)
    {
      self->pending |= change_of_event (&events[i]);
      if (events[i].kind == BST_EVENT_POINTS)
        note_points (self, &events[i]);
      if (events[i].kind == BST_EVENT_RETURNED)
        note_loss (self, &events[i]);
      if (events[i].kind == BST_EVENT_TURN || events[i].kind == BST_EVENT_OVER)
        new_turn = TRUE;
    }
  if (new_turn)
    note_scores (self);

  for (gsize i = 0; i < self->events.n; i += used)
    {
      g_auto (GStrv) details = NULL;
      g_autofree char *text
          = bastide_sentence_for_event_full (self, self->state, &events[i],
                                             self->events.n - i, &used,
                                             &details);

      if (text != NULL)
        add_row (self, &events[i], used, text, details);
    }

  self->pending |= BASTIDE_CHANGE_CHOICES | BASTIDE_CHANGE_HISTORY
                   | BASTIDE_CHANGE_UNDO;
}

/* Forgets what moves after @move led to. */
void
bastide_game_forget_after (BastideGame *self,
                           guint        move)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->history));
  guint keep = n;

  while (keep > 0)
    {
      g_autoptr (BastideHistoryItem) item
          = g_list_model_get_item (G_LIST_MODEL (self->history), keep - 1);

      if (bastide_history_item_get_move (item) <= move)
        break;
      keep--;
    }
  if (keep < n)
    g_list_store_splice (self->history, keep, n - keep, NULL, 0);

  while (self->points->len > 0
         && g_array_index (self->points, BastidePoints,
                           self->points->len - 1).move > move)
    g_array_set_size (self->points, self->points->len - 1);
  while (self->losses->len > 0
         && g_array_index (self->losses, BastideLoss,
                           self->losses->len - 1).move > move)
    g_array_set_size (self->losses, self->losses->len - 1);
  while (self->series->len > 0
         && g_array_index (self->series, BastideScoreRow,
                           self->series->len - 1).move > move)
    g_array_set_size (self->series, self->series->len - 1);
}
