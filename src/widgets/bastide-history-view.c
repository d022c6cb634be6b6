/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-history-view.h"
#include "bastide-swatch.h"
#include "bastide-tile-view.h"

#define TILE_SIZE 32
/* So close to the newest row the view goes along with it. */
#define NEAR_END 48

struct _BastideHistoryView
{
  BastideGameView parent_instance;

  /* Owned */
  GtkSingleSelection *selection;
  GListModel *items;

  /* Children */
  GtkWidget *scrolled, *list;

  /* Plain values */
  guint scroll_id;

  /* Flags */
  gboolean at_end; /* the newest row is to stay in view */
};

G_DEFINE_FINAL_TYPE (BastideHistoryView, bastide_history_view, BASTIDE_TYPE_GAME_VIEW)

enum
{
  ITEM_FOCUSED,
  ITEM_ACTIVATED,
  N_SIGNALS,
};
static guint signals[N_SIGNALS];

/* The children of one row. */
typedef struct
{
  GtkWidget *line, *tile, *swatch, *text, *points;
  GtkWidget *toggle, *details; /* NULL until the row shows a score */
} Row;

static void
on_toggled (GtkToggleButton *toggle, GtkListItem *list_item)
{
  GtkWidget *box = gtk_list_item_get_child (list_item);
  Row *row = g_object_get_data (G_OBJECT (box), "bastide-row");
  GObject *item = gtk_list_item_get_item (list_item);
  gboolean open = gtk_toggle_button_get_active (toggle);

  gtk_widget_set_visible (row->details, open);
  if (item != NULL)
    g_object_set_data (item, "bastide-open", GINT_TO_POINTER (open));
}

static GtkWidget *
new_text (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
create_toggle (GtkListItem *list_item)
{
  GtkWidget *toggle = gtk_toggle_button_new ();

  gtk_button_set_icon_name (GTK_BUTTON (toggle), "pan-down-symbolic");
  gtk_widget_add_css_class (toggle, "flat");
  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (toggle, _("Show How the Points Add Up"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Show How the Points Add Up"), -1);
  g_signal_connect_object (toggle, "toggled", G_CALLBACK (on_toggled), list_item, 0);
  return toggle;
}

/* Gives a row what only scores show, when it first shows one: a list keeps some
 * two hundred rows, most of which never do. */
static void
add_details (GtkListItem *list_item, Row *row)
{
  GtkWidget *box = gtk_list_item_get_child (list_item);

  row->toggle = create_toggle (list_item);
  row->details = new_text ("caption");
  gtk_widget_set_margin_start (row->details, TILE_SIZE + 6);
  gtk_box_append (GTK_BOX (row->line), row->toggle);
  gtk_box_append (GTK_BOX (box), row->details);
}

static void
on_setup (GtkSignalListItemFactory *factory, GtkListItem *list_item, gpointer data)
{
  Row *row = g_new0 (Row, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  row->line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  row->tile = bastide_tile_view_new (TILE_SIZE);
  row->swatch = bastide_swatch_new (0, 14);
  row->text = new_text (NULL);
  row->points = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (row->points), 1);
  gtk_label_set_width_chars (GTK_LABEL (row->points), 3);
  gtk_widget_add_css_class (row->points, "numeric");
  gtk_widget_set_valign (row->tile, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (row->text, TRUE);
  gtk_box_append (GTK_BOX (row->line), row->tile);
  gtk_box_append (GTK_BOX (row->line), row->swatch);
  gtk_box_append (GTK_BOX (row->line), row->text);
  gtk_box_append (GTK_BOX (row->line), row->points);
  gtk_box_append (GTK_BOX (box), row->line);
  g_object_set_data_full (G_OBJECT (box), "bastide-row", row, g_free);
  gtk_list_item_set_child (list_item, box);
}

static void
bind_tile (BastideGame *game, Row *row, BastideHistoryItem *item)
{
  const BstSetup *setup = bst_state_setup (bastide_game_get_state (game));
  int kind = bastide_history_item_get_tile (item);

  gtk_widget_set_visible (row->tile, kind >= 0);
  if (kind < 0)
    return;
  bastide_tile_view_set_tile (BASTIDE_TILE_VIEW (row->tile),
                              bst_setup_kind (setup, (unsigned) kind));
  bastide_tile_view_set_rotation (BASTIDE_TILE_VIEW (row->tile),
                                  bastide_history_item_get_rotation (item));
  bastide_tile_view_set_dimmed (BASTIDE_TILE_VIEW (row->tile),
                                bastide_history_item_get_kind (item)
                                    == BASTIDE_HISTORY_DISCARD);
}

static void
bind_details (GtkListItem *list_item, Row *row, BastideHistoryItem *item)
{
  const char *const *details = bastide_history_item_get_details (item);
  gboolean has_details = details != NULL && details[0] != NULL;
  gboolean open = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (item), "bastide-open"));
  g_autofree char *lines = NULL;

  if (has_details && row->toggle == NULL)
    add_details (list_item, row);
  if (row->toggle == NULL)
    return;
  lines = has_details ? g_strjoinv ("\n", (char **) details) : g_strdup ("");
  gtk_label_set_text (GTK_LABEL (row->details), lines);
  gtk_widget_set_visible (row->toggle, has_details);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (row->toggle), has_details && open);
  gtk_widget_set_visible (row->details, has_details && open);
}

/* The row of the list has the focus, so it is the row that needs the words. */
static void
name_row (GtkWidget *box, BastideHistoryItem *item)
{
  GtkWidget *row = gtk_widget_get_parent (box);

  if (row != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    bastide_history_item_get_text (item), -1);
}

static void
on_bind (GtkSignalListItemFactory *factory, GtkListItem *list_item, gpointer data)
{
  BastideGame *game = bastide_game_view_get_game (data);
  GtkWidget *box = gtk_list_item_get_child (list_item);
  Row *row = g_object_get_data (G_OBJECT (box), "bastide-row");
  BastideHistoryItem *item = gtk_list_item_get_item (list_item);
  guint seat = bastide_history_item_get_seat (item);
  int points = bastide_history_item_get_points (item);
  /* Translators: points just won, shown beside the sentence that tells why */
  g_autofree char *number = points != 0 ? g_strdup_printf (_("%+d"), points)
                                        : g_strdup ("");

  bind_tile (game, row, item);
  gtk_widget_set_visible (row->swatch, seat > 0);
  if (seat > 0)
    bastide_swatch_set_color (
        BASTIDE_SWATCH (row->swatch),
        bastide_setup_get_color (bastide_game_get_setup (game), seat));
  gtk_label_set_text (GTK_LABEL (row->text), bastide_history_item_get_text (item));
  gtk_label_set_text (GTK_LABEL (row->points), number);
  gtk_widget_set_visible (row->points, points != 0);
  name_row (box, item);
  bind_details (list_item, row, item);
  if (bastide_history_item_get_kind (item) == BASTIDE_HISTORY_TURN)
    gtk_widget_add_css_class (row->text, "heading");
  else
    gtk_widget_remove_css_class (row->text, "heading");
}

static gboolean
scroll_to_end (gpointer data)
{
  BastideHistoryView *self = data;
  guint n = self->items != NULL ? g_list_model_get_n_items (self->items) : 0;

  self->scroll_id = 0;
  if (n > 0)
    gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", n - 1);
  return G_SOURCE_REMOVE;
}

/* The list learns the heights of its rows little by little, so its end moves
 * even when nothing is added. Drawing must not keep the view from following. */
static void
on_extent (BastideHistoryView *self)
{
  if (self->at_end && self->scroll_id == 0)
    self->scroll_id
        = g_idle_add_full (GTK_PRIORITY_RESIZE, scroll_to_end, self, NULL);
}

/* Stays at the newest row unless the user has scrolled away from it. */
static void
on_scrolled (BastideHistoryView *self, GtkAdjustment *adjustment)
{
  double below = gtk_adjustment_get_upper (adjustment)
                 - gtk_adjustment_get_value (adjustment)
                 - gtk_adjustment_get_page_size (adjustment);

  if (self->scroll_id == 0)
    self->at_end = below < NEAR_END;
}

static void
on_selected (BastideHistoryView *self)
{
  g_signal_emit (self, signals[ITEM_FOCUSED], 0,
                 gtk_single_selection_get_selected_item (self->selection));
}

static void
on_activate (BastideHistoryView *self, guint position)
{
  g_autoptr (GObject) item
      = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  if (item != NULL)
    g_signal_emit (self, signals[ITEM_ACTIVATED], 0, item);
}

static void
game_set (BastideGameView *view, BastideGame *game)
{
  BastideHistoryView *self = BASTIDE_HISTORY_VIEW (view);

  g_clear_object (&self->items);
  if (game != NULL)
    self->items = g_object_ref (bastide_game_get_history (game));
  gtk_single_selection_set_model (self->selection, self->items);
  self->at_end = TRUE;
  on_extent (self);
}

static void
bastide_history_view_dispose (GObject *object)
{
  BastideHistoryView *self = BASTIDE_HISTORY_VIEW (object);

  g_clear_handle_id (&self->scroll_id, g_source_remove);
  g_clear_object (&self->items);
  g_clear_object (&self->selection);
  G_OBJECT_CLASS (bastide_history_view_parent_class)->dispose (object);
}

static void
bastide_history_view_class_init (BastideHistoryViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BastideGameViewClass *view_class = BASTIDE_GAME_VIEW_CLASS (klass);

  object_class->dispose = bastide_history_view_dispose;
  view_class->game_set = game_set;
  signals[ITEM_FOCUSED] = g_signal_new (
      "item-focused", BASTIDE_TYPE_HISTORY_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
      G_TYPE_NONE, 1, BASTIDE_TYPE_HISTORY_ITEM);
  signals[ITEM_ACTIVATED] = g_signal_new (
      "item-activated", BASTIDE_TYPE_HISTORY_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
      NULL, G_TYPE_NONE, 1, BASTIDE_TYPE_HISTORY_ITEM);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "historyview");
}

static void
bastide_history_view_init (BastideHistoryView *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkAdjustment *adjustment;

  self->at_end = TRUE;
  g_signal_connect_object (factory, "setup", G_CALLBACK (on_setup), self, 0);
  g_signal_connect_object (factory, "bind", G_CALLBACK (on_bind), self, 0);
  self->selection = gtk_single_selection_new (NULL);
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  g_signal_connect_object (self->selection, "notify::selected",
                           G_CALLBACK (on_selected), self, G_CONNECT_SWAPPED);

  self->list = gtk_list_view_new (
      GTK_SELECTION_MODEL (g_object_ref (self->selection)), factory);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("History"), -1);
  g_signal_connect_object (self->list, "activate", G_CALLBACK (on_activate), self,
                           G_CONNECT_SWAPPED);
  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), self->list);
  adjustment
      = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled));
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (on_extent), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (on_scrolled), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_vexpand (self->scrolled, TRUE);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
}

GtkWidget *
bastide_history_view_new (void)
{
  return g_object_new (BASTIDE_TYPE_HISTORY_VIEW, NULL);
}
