/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-discard-pile.h"
#include "bastide-remaining-view.h"
#include "bastide-remaining.h"
#include "bastide-tile-view.h"

#define TILE_SIZE 56

struct _BastideRemainingView
{
  BastideGameView parent_instance;

  /* Owned */
  GtkFilterListModel *filtered;
  GtkCustomFilter *filter;

  /* Children */
  GtkWidget *box, *summary, *toggle, *grid;

  /* Flags */
  gboolean fits_only, has_cell;
};

G_DEFINE_FINAL_TYPE (BastideRemainingView, bastide_remaining_view,
                     BASTIDE_TYPE_GAME_VIEW)

enum
{
  PROP_0,
  PROP_FITS_ONLY,
  N_PROPS,
};
static GParamSpec *props[N_PROPS];

/* The children of one item. */
typedef struct
{
  GtkWidget *tile, *count;
  gulong handler;
} Item;

static gboolean
is_shown (gpointer object, gpointer data)
{
  BastideRemainingView *self = data;

  return !self->fits_only || !self->has_cell
         || bastide_remaining_get_fits (object) > 0;
}

static char *
count_to_string (BastideRemaining *remaining)
{
  guint discarded = bastide_remaining_get_discarded (remaining);
  /* Translators: copies of a tile that are left, of all in the game */
  g_autofree char *left
      = g_strdup_printf (_("%u of %u"), bastide_remaining_get_left (remaining),
                         bastide_remaining_get_total (remaining));
  g_autofree char *lost = NULL;

  if (discarded == 0)
    return g_steal_pointer (&left);
  /* Translators: copies of a tile that fitted nowhere */
  lost = g_strdup_printf (ngettext ("%u discarded", "%u discarded", discarded),
                          discarded);
  return g_strconcat (left, "\n", lost, NULL);
}

static void
update_item (GtkListItem *list_item)
{
  GtkWidget *box = gtk_list_item_get_child (list_item);
  Item *item = g_object_get_data (G_OBJECT (box), "bastide-item");
  BastideRemaining *remaining = gtk_list_item_get_item (list_item);
  g_autofree char *label = NULL;
  g_autofree char *count = NULL;

  if (remaining == NULL)
    return;
  label = bastide_remaining_dup_label (remaining);
  count = count_to_string (remaining);
  bastide_tile_view_set_dimmed (BASTIDE_TILE_VIEW (item->tile),
                                bastide_remaining_get_left (remaining) == 0);
  gtk_label_set_text (GTK_LABEL (item->count), count);
  gtk_widget_set_tooltip_text (box, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (item->tile),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
on_setup (GtkSignalListItemFactory *factory, GtkListItem *list_item, gpointer data)
{
  Item *item = g_new0 (Item, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  item->tile = bastide_tile_view_new (TILE_SIZE);
  item->count = gtk_label_new (NULL);
  gtk_label_set_justify (GTK_LABEL (item->count), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (item->count, "caption");
  gtk_widget_add_css_class (item->count, "numeric");
  gtk_widget_set_halign (item->tile, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), item->tile);
  gtk_box_append (GTK_BOX (box), item->count);
  g_object_set_data_full (G_OBJECT (box), "bastide-item", item, g_free);
  gtk_list_item_set_child (list_item, box);
}

static void
on_bind (GtkSignalListItemFactory *factory, GtkListItem *list_item, gpointer data)
{
  GtkWidget *box = gtk_list_item_get_child (list_item);
  Item *item = g_object_get_data (G_OBJECT (box), "bastide-item");
  BastideRemaining *remaining = gtk_list_item_get_item (list_item);

  bastide_tile_view_set_tile (BASTIDE_TILE_VIEW (item->tile),
                              bastide_remaining_get_tile (remaining));
  item->handler = g_signal_connect_swapped (remaining, "notify",
                                            G_CALLBACK (update_item), list_item);
  update_item (list_item);
}

static void
on_unbind (GtkSignalListItemFactory *factory, GtkListItem *list_item, gpointer data)
{
  GtkWidget *box = gtk_list_item_get_child (list_item);
  Item *item = g_object_get_data (G_OBJECT (box), "bastide-item");

  g_clear_signal_handler (&item->handler, gtk_list_item_get_item (list_item));
}

static void
game_set (BastideGameView *view, BastideGame *game)
{
  BastideRemainingView *self = BASTIDE_REMAINING_VIEW (view);

  self->has_cell = FALSE;
  gtk_filter_list_model_set_model (
      self->filtered, game != NULL ? bastide_game_get_remaining (game) : NULL);
}

static void
update (BastideGameView *view)
{
  BastideRemainingView *self = BASTIDE_REMAINING_VIEW (view);
  BastideGame *game = bastide_game_view_get_game (view);
  g_autofree char *left = NULL;
  g_autofree char *discarded = NULL;
  g_autofree char *text = NULL;
  guint stack, n;

  if (game == NULL)
    return;
  stack = bst_state_stack (bastide_game_get_view (game));
  n = bastide_discard_pile_count (bastide_game_get_view (game));
  left = g_strdup_printf (ngettext ("%u tile left.", "%u tiles left.", stack), stack);
  discarded = bastide_discard_pile_text (n);
  text = n > 0 ? g_strdup_printf ("%s\n%s", left, discarded) : g_strdup (left);
  gtk_label_set_text (GTK_LABEL (self->summary), text);
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
}

static void
bastide_remaining_view_get_property (GObject *object, guint id, GValue *value,
                                     GParamSpec *pspec)
{
  BastideRemainingView *self = BASTIDE_REMAINING_VIEW (object);

  if (id == PROP_FITS_ONLY)
    g_value_set_boolean (value, self->fits_only);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bastide_remaining_view_set_property (GObject *object, guint id, const GValue *value,
                                     GParamSpec *pspec)
{
  BastideRemainingView *self = BASTIDE_REMAINING_VIEW (object);

  if (id != PROP_FITS_ONLY)
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  else if (self->fits_only != g_value_get_boolean (value))
    {
      self->fits_only = g_value_get_boolean (value);
      bastide_game_view_update (BASTIDE_GAME_VIEW (self));
      g_object_notify_by_pspec (object, pspec);
    }
}

static void
bastide_remaining_view_dispose (GObject *object)
{
  BastideRemainingView *self = BASTIDE_REMAINING_VIEW (object);

  if (self->filter != NULL)
    gtk_custom_filter_set_filter_func (self->filter, NULL, NULL, NULL);
  g_clear_object (&self->filtered);
  g_clear_object (&self->filter);
  G_OBJECT_CLASS (bastide_remaining_view_parent_class)->dispose (object);
}

static void
bastide_remaining_view_class_init (BastideRemainingViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BastideGameViewClass *view_class = BASTIDE_GAME_VIEW_CLASS (klass);
  GParamFlags flags
      = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = bastide_remaining_view_get_property;
  object_class->set_property = bastide_remaining_view_set_property;
  object_class->dispose = bastide_remaining_view_dispose;
  view_class->wanted = BASTIDE_CHANGE_BOARD | BASTIDE_CHANGE_TURN | BASTIDE_CHANGE_VIEW;
  view_class->game_set = game_set;
  view_class->update = update;

  props[PROP_FITS_ONLY] = g_param_spec_boolean ("fits-only", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "remainingview");
}

static GtkWidget *
create_grid (BastideRemainingView *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *grid;

  g_signal_connect (factory, "setup", G_CALLBACK (on_setup), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (on_unbind), NULL);
  grid = gtk_grid_view_new (
      GTK_SELECTION_MODEL (gtk_no_selection_new (
          g_object_ref (G_LIST_MODEL (self->filtered)))),
      factory);
  gtk_grid_view_set_min_columns (GTK_GRID_VIEW (grid), 3);
  gtk_grid_view_set_max_columns (GTK_GRID_VIEW (grid), 8);
  gtk_accessible_update_property (GTK_ACCESSIBLE (grid), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Remaining Tiles"), -1);
  return grid;
}

static void
bastide_remaining_view_init (BastideRemainingView *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->filter = gtk_custom_filter_new (is_shown, self, NULL);
  self->filtered = gtk_filter_list_model_new (
      NULL, GTK_FILTER (g_object_ref (self->filter)));

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->summary = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->summary), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->summary), 0);
  self->toggle = gtk_toggle_button_new_with_label (_("Fits Here"));
  gtk_widget_set_tooltip_text (self->toggle,
                               _("Show Only Tiles That Fit the Chosen Cell"));
  g_object_bind_property (self, "fits-only", self->toggle, "active",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  self->grid = create_grid (self);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->grid);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (self->box), self->summary);
  gtk_box_append (GTK_BOX (self->box), self->toggle);
  gtk_box_append (GTK_BOX (self->box), scrolled);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
bastide_remaining_view_new (void)
{
  return g_object_new (BASTIDE_TYPE_REMAINING_VIEW, NULL);
}

void
bastide_remaining_view_set_cell (BastideRemainingView *self, int x, int y)
{
  BastideGame *game;

  g_return_if_fail (BASTIDE_IS_REMAINING_VIEW (self));

  game = bastide_game_view_get_game (BASTIDE_GAME_VIEW (self));
  self->has_cell = TRUE;
  if (game == NULL)
    return;
  bastide_game_set_remaining_cell (game, x, y);
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
}

void
bastide_remaining_view_unset_cell (BastideRemainingView *self)
{
  BastideGame *game;

  g_return_if_fail (BASTIDE_IS_REMAINING_VIEW (self));

  game = bastide_game_view_get_game (BASTIDE_GAME_VIEW (self));
  self->has_cell = FALSE;
  if (game == NULL)
    return;
  bastide_game_unset_remaining_cell (game);
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
}
