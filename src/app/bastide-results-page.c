/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-results-page.h"

#include "bastide-menu.h"
#include "bastide-names.h"
#include "bastide-sentences.h"
#include "bastide-widgets.h"

struct _BastideResultsPage
{
  AdwBin parent_instance;

  /* template children */
  GtkMenuButton *menu_button;
  GtkScrolledWindow *scrolled;
  GtkLabel *winner_label;
  GtkWidget *undo_label;
  BastideResultsTable *points;
  BastideChart *chart;
  GtkWidget *again_button;
};

G_DEFINE_FINAL_TYPE (BastideResultsPage, bastide_results_page, ADW_TYPE_BIN)

static void
bastide_results_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), BASTIDE_TYPE_RESULTS_PAGE);
  G_OBJECT_CLASS (bastide_results_page_parent_class)->dispose (object);
}

static void
bastide_results_page_class_init (BastideResultsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_results_page_dispose;
  gtk_widget_class_set_template_from_resource (
      widget_class, RESOURCE_BASE "/bastide-results-page.ui");
#define BIND(child) \
  gtk_widget_class_bind_template_child (widget_class, BastideResultsPage, child)
  BIND (menu_button);
  BIND (scrolled);
  BIND (winner_label);
  BIND (undo_label);
  BIND (points);
  BIND (chart);
  BIND (again_button);
#undef BIND
}

static void
bastide_results_page_init (BastideResultsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bastide_names_say_once (GTK_WIDGET (self));
  bastide_menu_attach (self->menu_button);
}

GtkWidget *
bastide_results_page_new (void)
{
  return g_object_new (BASTIDE_TYPE_RESULTS_PAGE, NULL);
}

void
bastide_results_page_set_game (BastideResultsPage *self,
                               BastideGame        *game)
{
  g_autofree char *result = NULL;

  g_return_if_fail (BASTIDE_IS_RESULTS_PAGE (self));

  bastide_game_view_set_game (BASTIDE_GAME_VIEW (self->points), game);
  bastide_game_view_set_game (BASTIDE_GAME_VIEW (self->chart), game);
  if (!game)
    return;
  result = bastide_sentence_for_result (game);
  gtk_label_set_text (self->winner_label, result);
  gtk_widget_set_visible (self->undo_label, bastide_game_used_undo (game));
}

void
bastide_results_page_focus (BastideResultsPage *self)
{
  g_return_if_fail (BASTIDE_IS_RESULTS_PAGE (self));

  gtk_widget_grab_focus (self->again_button);
  /* The focus has taken the page to its end; it is read from its beginning. */
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), 0);
}
