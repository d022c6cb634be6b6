/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-player.h"
#include "bastide-results-table.h"
#include "bastide-sentences.h"
#include "bastide-swatch.h"

struct _BastideResultsTable
{
  GtkWidget parent_instance;

  /* Owned */
  BastideGame *game;
  GSignalGroup *signals;

  /* Children */
  GtkWidget *scrolled, *grid;
};

G_DEFINE_FINAL_TYPE (BastideResultsTable, bastide_results_table, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_GAME,
  N_PROPS,
};
static GParamSpec *props[N_PROPS];

static void
clear (BastideResultsTable *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);
}

static void
add_label (BastideResultsTable *self, const char *text, int column, int row,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column <= 1 ? 0 : 1);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  if (column > 1)
    gtk_widget_add_css_class (label, "numeric");
  gtk_grid_attach (GTK_GRID (self->grid), label, column, row, 1, 1);
}

static int
points_for (BastideResultsTable *self, guint seat, BstFeatureKind kind)
{
  return bastide_game_get_points_by (self->game, seat, kind, FALSE)
         + bastide_game_get_points_by (self->game, seat, kind, TRUE);
}

/* Kinds that gave nobody a point are left out. */
static guint
used_kinds (BastideResultsTable *self, guint n_players)
{
  guint kinds = 0;

  for (guint kind = 0; kind < BST_N_FEATURE_KINDS; kind++)
    for (guint seat = 1; seat <= n_players; seat++)
      if (points_for (self, seat, (BstFeatureKind) kind) != 0)
        kinds |= 1u << kind;
  return kinds;
}

static int
compare_players (gconstpointer a, gconstpointer b)
{
  BastidePlayer *p = *(BastidePlayer *const *) a, *q = *(BastidePlayer *const *) b;
  int by_score = bastide_player_get_score (q) - bastide_player_get_score (p);

  if (by_score != 0)
    return by_score;
  return (int) bastide_player_get_seat (p) - (int) bastide_player_get_seat (q);
}

static GPtrArray *
sort_players (BastideResultsTable *self)
{
  GListModel *model = bastide_game_get_players (self->game);
  GPtrArray *players = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    g_ptr_array_add (players, g_list_model_get_item (model, i));
  g_ptr_array_sort (players, compare_players);
  return players;
}

static void
add_heading (BastideResultsTable *self, guint kinds)
{
  int column = 2;

  add_label (self, C_("results", "Player"), 1, 0, "heading");
  for (guint kind = 0; kind < BST_N_FEATURE_KINDS; kind++)
    if (kinds & (1u << kind))
      {
        g_autofree char *title = bastide_feature_get_label ((BstFeatureKind) kind);

        add_label (self, title, column++, 0, "heading");
      }
  add_label (self, C_("results", "Total"), column, 0, "heading");
}

static void
add_player (BastideResultsTable *self, BastidePlayer *player, guint kinds, int row)
{
  guint seat = bastide_player_get_seat (player);
  GtkWidget *swatch = bastide_swatch_new (bastide_player_get_color (player), 20);
  g_autofree char *total = g_strdup_printf ("%d", bastide_player_get_score (player));
  int column = 2;

  gtk_widget_set_valign (swatch, GTK_ALIGN_CENTER);
  gtk_grid_attach (GTK_GRID (self->grid), swatch, 0, row, 1, 1);
  add_label (self, bastide_player_get_name (player), 1, row,
             bastide_player_get_winner (player) ? "heading" : NULL);
  for (guint kind = 0; kind < BST_N_FEATURE_KINDS; kind++)
    if (kinds & (1u << kind))
      {
        g_autofree char *points
            = g_strdup_printf ("%d", points_for (self, seat, (BstFeatureKind) kind));

        add_label (self, points, column++, row, NULL);
      }
  add_label (self, total, column, row, "heading");
}

static void
update (BastideResultsTable *self)
{
  g_autoptr (GPtrArray) players = NULL;
  guint kinds;

  clear (self);
  if (self->game == NULL)
    return;
  players = sort_players (self);
  kinds = used_kinds (self, players->len);
  add_heading (self, kinds);
  for (guint i = 0; i < players->len; i++)
    add_player (self, g_ptr_array_index (players, i), kinds, (int) i + 1);
}

static void
on_changed (BastideResultsTable *self, guint flags)
{
  if (flags & BASTIDE_CHANGE_SCORES)
    update (self);
}

static void
bastide_results_table_get_property (GObject *object, guint id, GValue *value,
                                    GParamSpec *pspec)
{
  if (id == PROP_GAME)
    g_value_set_object (value, BASTIDE_RESULTS_TABLE (object)->game);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bastide_results_table_set_property (GObject *object, guint id, const GValue *value,
                                    GParamSpec *pspec)
{
  if (id == PROP_GAME)
    bastide_results_table_set_game (BASTIDE_RESULTS_TABLE (object),
                                    g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bastide_results_table_dispose (GObject *object)
{
  BastideResultsTable *self = BASTIDE_RESULTS_TABLE (object);

  g_clear_object (&self->signals);
  g_clear_pointer (&self->scrolled, gtk_widget_unparent);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (bastide_results_table_parent_class)->dispose (object);
}

static void
bastide_results_table_class_init (BastideResultsTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = bastide_results_table_get_property;
  object_class->set_property = bastide_results_table_set_property;
  object_class->dispose = bastide_results_table_dispose;

  props[PROP_GAME] = g_param_spec_object (
      "game", NULL, NULL, BASTIDE_TYPE_GAME,
      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "resultstable");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TABLE);
}

static void
bastide_results_table_init (BastideResultsTable *self)
{
  self->signals = g_signal_group_new (BASTIDE_TYPE_GAME);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (on_changed),
                                  self);
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 18);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 8);
  gtk_widget_set_halign (self->grid, GTK_ALIGN_CENTER);
  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled),
                                  GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), self->grid);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Points of Each Player"), -1);
}

GtkWidget *
bastide_results_table_new (void)
{
  return g_object_new (BASTIDE_TYPE_RESULTS_TABLE, NULL);
}

void
bastide_results_table_set_game (BastideResultsTable *self, BastideGame *game)
{
  g_return_if_fail (BASTIDE_IS_RESULTS_TABLE (self));

  if (!g_set_object (&self->game, game))
    return;
  g_signal_group_set_target (self->signals, game);
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);
}
