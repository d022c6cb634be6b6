/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-player.h"
#include "bastide-results-table.h"
#include "bastide-sentences.h"
#include "bastide-swatch.h"

#define SWATCH_SIZE 20
#define NAME_LINES 3

/* Kinds of features, then codes of bonuses. */
#define N_CAUSES (BST_N_FEATURE_KINDS + BST_BONUS_KING_AND_ROBBER_BARON + 1)

struct _BastideResultsTable
{
  BastideGameView parent_instance;

  /* Children */
  GtkWidget *grid;
};

G_DEFINE_FINAL_TYPE (BastideResultsTable, bastide_results_table,
                     BASTIDE_TYPE_GAME_VIEW)

static void
clear (BastideResultsTable *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);
}

/* Points come from features, and from what is paid besides them. */
static int
points_for (BastideGame *game, guint seat, guint cause)
{
  if (cause >= BST_N_FEATURE_KINDS)
    return bastide_game_get_bonus_points (
        game, seat, (BstBonusCode) (cause - BST_N_FEATURE_KINDS));
  return bastide_game_get_points_by (game, seat, (BstFeatureKind) cause, FALSE)
         + bastide_game_get_points_by (game, seat, (BstFeatureKind) cause, TRUE);
}

static char *
cause_to_string (guint cause)
{
  if (cause >= BST_N_FEATURE_KINDS)
    return bastide_bonus_get_label ((BstBonusCode) (cause - BST_N_FEATURE_KINDS));
  return bastide_feature_get_label ((BstFeatureKind) cause);
}

/* Causes that gave nobody a point are left out. */
static gboolean
is_used (BastideGame *game, guint n_players, guint cause)
{
  for (guint seat = 1; seat <= n_players; seat++)
    if (points_for (game, seat, cause) != 0)
      return TRUE;
  return FALSE;
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
sort_players (BastideGame *game)
{
  GListModel *model = bastide_game_get_players (game);
  GPtrArray *players = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    g_ptr_array_add (players, g_list_model_get_item (model, i));
  g_ptr_array_sort (players, compare_players);
  return players;
}

/* The head of a column. Eight of them must fit a small window, so a long name
 * takes several lines. */
static void
add_player (BastideResultsTable *self, BastidePlayer *player, int column)
{
  const char *name = bastide_player_get_name (player);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *swatch
      = bastide_swatch_new (bastide_player_get_color (player), SWATCH_SIZE);
  GtkWidget *label = gtk_label_new (name);

  gtk_widget_set_halign (swatch, GTK_ALIGN_CENTER);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (GTK_LABEL (label), NAME_LINES);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_set_tooltip_text (label, name);
  gtk_widget_add_css_class (label, bastide_player_get_winner (player)
                                       ? "caption-heading" : "caption");
  gtk_widget_set_valign (box, GTK_ALIGN_START);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_box_append (GTK_BOX (box), swatch);
  gtk_box_append (GTK_BOX (box), label);
  gtk_grid_attach (GTK_GRID (self->grid), box, column, 0, 1, 1);
}

static void
add_title (BastideResultsTable *self, const char *title, int row, gboolean heading)
{
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (heading)
    gtk_widget_add_css_class (label, "heading");
  gtk_grid_attach (GTK_GRID (self->grid), label, 0, row, 1, 1);
}

/* A number alone says nothing to those who do not see its row and column. */
static void
add_points (BastideResultsTable *self, BastidePlayer *player, const char *title,
            int points, int column, int row, gboolean heading)
{
  g_autofree char *text = g_strdup_printf ("%d", points);
  /* Translators: a player's name, a kind of feature or “Total”, points for it */
  g_autofree char *words = g_strdup_printf (
      ngettext ("%s, %s: %d point", "%s, %s: %d points", (gulong) ABS (points)),
      bastide_player_get_name (player), title, points);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "numeric");
  if (heading)
    gtk_widget_add_css_class (label, "heading");
  gtk_widget_set_tooltip_text (label, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
  gtk_grid_attach (GTK_GRID (self->grid), label, column, row, 1, 1);
}

static void
add_cause (BastideResultsTable *self, BastideGame *game, GPtrArray *players,
           guint cause, int row)
{
  g_autofree char *title = cause_to_string (cause);

  add_title (self, title, row, FALSE);
  for (guint i = 0; i < players->len; i++)
    {
      BastidePlayer *player = g_ptr_array_index (players, i);
      int points = points_for (game, bastide_player_get_seat (player), cause);

      add_points (self, player, title, points, (int) i + 1, row, FALSE);
    }
}

static void
add_total (BastideResultsTable *self, GPtrArray *players, int row)
{
  const char *title = C_("results", "Total");

  add_title (self, title, row, TRUE);
  for (guint i = 0; i < players->len; i++)
    {
      BastidePlayer *player = g_ptr_array_index (players, i);

      add_points (self, player, title, bastide_player_get_score (player), (int) i + 1,
                  row, TRUE);
    }
}

static void
update (BastideGameView *view)
{
  BastideResultsTable *self = BASTIDE_RESULTS_TABLE (view);
  BastideGame *game = bastide_game_view_get_game (view);
  g_autoptr (GPtrArray) players = NULL;
  int row = 1;

  clear (self);
  if (game == NULL)
    return;
  players = sort_players (game);
  for (guint i = 0; i < players->len; i++)
    add_player (self, g_ptr_array_index (players, i), (int) i + 1);
  for (guint cause = 0; cause < N_CAUSES; cause++)
    if (is_used (game, players->len, cause))
      add_cause (self, game, players, cause, row++);
  add_total (self, players, row);
}

static void
bastide_results_table_class_init (BastideResultsTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BastideGameViewClass *view_class = BASTIDE_GAME_VIEW_CLASS (klass);

  view_class->wanted = BASTIDE_CHANGE_SCORES;
  view_class->update = update;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "resultstable");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TABLE);
}

static void
bastide_results_table_init (BastideResultsTable *self)
{
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 6);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 8);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Points of Each Player"), -1);
}

GtkWidget *
bastide_results_table_new (void)
{
  return g_object_new (BASTIDE_TYPE_RESULTS_TABLE, NULL);
}
