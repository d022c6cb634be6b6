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

/* ---- Public ---- */

GListModel *
bastide_game_get_history (BastideGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_GAME (self), NULL);

  return G_LIST_MODEL (self->history);
}

/* One row for each turn that began and one for the end of the game. */
GArray *
bastide_game_get_score_series (BastideGame *self,
                               guint       *n_turns)
{
  GArray *series;
  guint n;

  g_return_val_if_fail (BASTIDE_IS_GAME (self), NULL);

  n = bst_setup_seats (self->engine);
  series = g_array_new (FALSE, FALSE, sizeof (int));
  for (guint i = 0; i < self->series->len; i++)
    g_array_append_vals (series,
                         g_array_index (self->series, BastideScoreRow, i).scores,
                         n);
  if (n_turns != NULL)
    *n_turns = self->series->len;

  return series;
}

int
bastide_game_get_points_by (BastideGame    *self,
                            guint           seat,
                            BstFeatureKind  kind,
                            gboolean        final)
{
  int sum = 0;

  g_return_val_if_fail (BASTIDE_IS_GAME (self), 0);

  for (guint i = 0; i < self->points->len; i++)
    {
      const BastidePoints *it = &g_array_index (self->points, BastidePoints, i);

      if (it->seat == seat && it->feature == kind && it->final == !!final
          && !it->bonus)
        sum += it->points;
    }

  return sum;
}

int
bastide_game_get_bonus_points (BastideGame  *self,
                               guint         seat,
                               BstBonusCode  code)
{
  int sum = 0;

  g_return_val_if_fail (BASTIDE_IS_GAME (self), 0);

  for (guint i = 0; i < self->points->len; i++)
    {
      const BastidePoints *it = &g_array_index (self->points, BastidePoints, i);

      if (it->seat == seat && it->bonus && it->code == code)
        sum += it->points;
    }

  return sum;
}

/* The move with which a seat laid its last tile before the part at hand; 0:
 * it has laid none. */
static guint
find_last_laid (BastideGame *self,
                guint        seat)
{
  gboolean in_part = bst_state_tile_of_part (self->state) != BST_NO_TILE;

  for (guint move = self->log->len; move > 0; move--)
    {
      const BastideLogEntry *entry = bastide_game_entry (self, move);

      if (entry->action.verb != BST_VERB_PLACE)
        continue;
      if (entry->seat == seat && !in_part)
        return move;
      in_part = FALSE;
    }

  return 0;
}

/* Tiles from which figures were sent home after a move, each once. */
static void
collect_losses (BastideGame *self,
                guint        after,
                GArray      *tiles)
{
  for (guint i = 0; i < self->losses->len; i++)
    {
      const BastideLoss *loss = &g_array_index (self->losses, BastideLoss, i);
      BstTileId tile = bst_state_tile_at (self->state, loss->cell.x,
                                          loss->cell.y);
      gboolean again = FALSE;

      for (guint k = 0; k < tiles->len; k++)
        again |= g_array_index (tiles, BstTileId, k) == tile;
      if (loss->move > after && tile != BST_NO_TILE && !again)
        g_array_append_val (tiles, tile);
    }
}

/* What somebody who looked away wants to see. */
GArray *
bastide_game_get_recent (BastideGame *self)
{
  GArray *recent;
  g_autoptr (GArray) losses = NULL;
  gsize n;
  guint seat;

  g_return_val_if_fail (BASTIDE_IS_GAME (self), NULL);

  recent = g_array_new (FALSE, FALSE, sizeof (BstTileId));
  losses = g_array_new (FALSE, FALSE, sizeof (BstTileId));
  n = bst_state_n_tiles (self->state);
  seat = bst_state_active (self->state);
  for (gsize i = n; i > 0; i--)
    {
      BstTileId tile = i - 1;
      BstPlaced placed = bst_state_tile (self->state, tile);

      if (placed.seat == 0)
        break;
      if (placed.seat == seat
          && tile != bst_state_tile_of_part (self->state)
          && recent->len > 0)
        break;
      g_array_prepend_val (recent, tile);
    }

  collect_losses (self, find_last_laid (self, seat), losses);
  if (losses->len > 0)
    g_array_prepend_vals (recent, losses->data, losses->len);

  return recent;
}
