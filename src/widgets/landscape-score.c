/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Points rise beside the feature that earned them. Decoration alone: the
 * history and the players' cards say the same.
 */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include "bastide-history.h"
#include "bastide-landscape-private.h"

#define RISE_CELLS 0.6
#define FADE_FROM 0.6

typedef struct
{
  int x, y, points;
  guint color;
} Pop;

static guint
first_seat (guint seats)
{
  for (guint seat = 1; seat <= BST_MAX_SEATS; seat++)
    if (seats & (1u << seat))
      return seat;
  return 0;
}

static void
add_pop (BastideLandscape *self, BastideHistoryItem *item)
{
  gsize n;
  const BstCell *cells = bastide_history_item_get_cells (item, &n);
  Pop pop;

  if (bastide_history_item_get_kind (item) != BASTIDE_HISTORY_SCORE || n == 0
      || bastide_history_item_get_points (item) <= 0)
    return;
  pop.x = cells[0].x;
  pop.y = cells[0].y;
  pop.points = bastide_history_item_get_points (item);
  pop.color = bastide_landscape_seat_color (
      self, first_seat (bastide_history_item_get_receivers (item)));
  g_array_append_val (self->pops, pop);
}

/* What the history has gained since it was looked at last. */
void
bastide_score_update (BastideLandscape *self)
{
  GListModel *history = bastide_game_get_history (self->game);
  guint n = g_list_model_get_n_items (history);
  guint from = self->n_history;

  self->n_history = n;
  if (n <= from || !bastide_game_is_live (self->game)
      || !adw_get_enable_animations (GTK_WIDGET (self)))
    return;
  g_array_set_size (self->pops, 0);
  for (guint i = from; i < n; i++)
    {
      g_autoptr (BastideHistoryItem) item = g_list_model_get_item (history, i);

      add_pop (self, item);
    }
  if (self->pops->len > 0)
    {
      adw_animation_reset (self->score_animation);
      adw_animation_play (self->score_animation);
    }
}

void
bastide_score_forget (BastideLandscape *self)
{
  g_array_set_size (self->pops, 0);
  self->n_history
      = self->game != NULL
            ? g_list_model_get_n_items (bastide_game_get_history (self->game))
            : 0;
}

static PangoLayout *
create_layout (BastideLandscape *self, int points)
{
  g_autofree char *text = g_strdup_printf ("%+d", points);
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoFontDescription *font = pango_font_description_copy (
      pango_context_get_font_description (pango_layout_get_context (layout)));
  double cell = bastide_view_cell (self);

  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_font_description_set_absolute_size (font, CLAMP (cell * 0.3, 14, 36)
                                                      * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  return layout;
}

static void
paint_pop (BastideLandscape *self, GtkSnapshot *snapshot, const Pop *pop)
{
  g_autoptr (PangoLayout) layout = create_layout (self, pop->points);
  GskRoundedRect box;
  graphene_rect_t cell;
  double rgb[3];
  int width, height;
  float x, y;

  pango_layout_get_pixel_size (layout, &width, &height);
  bastide_view_cell_rect (self, pop->x, pop->y, &cell);
  x = cell.origin.x + cell.size.width / 2 - (float) width / 2;
  y = cell.origin.y + cell.size.height / 2 - (float) height / 2
      - (float) (self->pop * RISE_CELLS) * cell.size.height;
  bastide_player_color (self->palette_table, (int) pop->color, rgb);
  gsk_rounded_rect_init_from_rect (
      &box,
      &GRAPHENE_RECT_INIT (x - 8, y - 2, (float) width + 16, (float) height + 4), 8);
  gtk_snapshot_push_rounded_clip (snapshot, &box);
  gtk_snapshot_append_color (
      snapshot, &(GdkRGBA) { (float) rgb[0], (float) rgb[1], (float) rgb[2], 1 },
      &box.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_append_layout (snapshot, layout, &(GdkRGBA) { 1, 1, 1, 1 });
  gtk_snapshot_restore (snapshot);
}

void
bastide_score_paint (BastideLandscape *self, GtkSnapshot *snapshot)
{
  double alpha
      = self->pop < FADE_FROM ? 1 : 1 - (self->pop - FADE_FROM) / (1 - FADE_FROM);

  if (self->pops->len == 0 || self->pop >= 1)
    return;
  gtk_snapshot_push_opacity (snapshot, CLAMP (alpha, 0, 1));
  for (guint i = 0; i < self->pops->len; i++)
    paint_pop (self, snapshot, &g_array_index (self->pops, Pop, i));
  gtk_snapshot_pop (snapshot);
}

static void
on_rise (double value, gpointer data)
{
  BastideLandscape *self = data;

  self->pop = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bastide_score_create (BastideLandscape *self)
{
  self->pops = g_array_new (FALSE, FALSE, sizeof (Pop));
  self->pop = 1;
  self->score_animation = adw_timed_animation_new (
      GTK_WIDGET (self), 0, 1, BASTIDE_SCORE_MS,
      adw_callback_animation_target_new (on_rise, self, NULL));
}
