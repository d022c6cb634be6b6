/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-game-page-private.h"

#include "bastide-menu.h"
#include "bastide-names.h"
#include "bastide-settings.h"

G_DEFINE_FINAL_TYPE (BastideGamePage, bastide_game_page, ADW_TYPE_BIN)

enum
{
  PROP_0,
  PROP_SHOW_PANE,
  PROP_WIDE_PANE,
  N_PROPS,
};

enum
{
  MESSAGE,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

static void
update_pane (BastideGamePage *self)
{
  bastide_game_page_update_layout (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SHOW_PANE]);
}

static void
refused (BastideGamePage *self,
         const char      *sentence)
{
  g_signal_emit (self, signals[MESSAGE], 0, sentence);
}

static void
card_wanted (BastideGamePage *self,
             int              x,
             int              y,
             int              slot)
{
  BastideRemainingView *views[] = { self->page_remaining, self->tab_remaining };

  bastide_feature_card_show (self->card, x, y, slot);
  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    if (x == G_MAXINT)
      bastide_remaining_view_unset_cell (views[i]);
    else
      bastide_remaining_view_set_cell (views[i], x, y);
}

static void
card_toggled (BastideGamePage *self)
{
  self->hide_card = !self->hide_card;
  bastide_game_page_update_layout (self);
}

/* Discards are public whatever aids are switched off: the history has them. */
static void
discards_activated (BastideGamePage *self)
{
  gboolean tiles = adw_view_stack_page_get_visible (self->tab_tiles);

  bastide_game_page_show_tab (self, tiles ? "tiles" : "history");
}

static void
tiles_wanted (BastideGamePage *self)
{
  bastide_game_page_show_tab (self, "tiles");
}

static void
item_focused (BastideGamePage    *self,
              BastideHistoryItem *item)
{
  gsize n = 0;
  const BstCell *cells = NULL;

  if (item)
    cells = bastide_history_item_get_cells (item, &n);
  if (n > 0)
    bastide_landscape_show_cells (self->landscape, cells, n, TRUE);
}

static void
item_activated (BastideGamePage    *self,
                BastideHistoryItem *item)
{
  bastide_game_set_view_at (self->game, bastide_history_item_get_move (item));
  if (self->size == BASTIDE_SIZE_NARROW)
    adw_view_stack_set_visible_child_name (self->views, "landscape");
}

static void
bind_settings (BastideGamePage *self)
{
  static const char *const aids[] = {
    "show-legal-cells", "show-rotation-count", "show-ownership-on-focus",
    "show-coordinates", "show-dead-cells",     "single-letter-keys",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (aids); i++)
    bastide_settings_bind (aids[i], self->landscape, aids[i],
                           G_SETTINGS_BIND_DEFAULT);
  bastide_settings_bind ("show-projected-scores", self->cards,
                         "show-projected-scores", G_SETTINGS_BIND_GET);
  bastide_settings_bind ("show-projected-scores", self->chips,
                         "show-projected-scores", G_SETTINGS_BIND_GET);
  bastide_settings_bind ("show-remaining-tiles", self->page_tiles, "visible",
                         G_SETTINGS_BIND_GET);
  bastide_settings_bind ("show-remaining-tiles", self->tab_tiles, "visible",
                         G_SETTINGS_BIND_GET);
}

static void
connect_children (BastideGamePage *self)
{
  BastideHistoryView *histories[] = { self->page_history, self->tab_history };

  g_signal_connect_object (self->landscape, "refused", G_CALLBACK (refused),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->bar, "refused", G_CALLBACK (refused), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pane_bar, "refused", G_CALLBACK (refused),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->landscape, "card", G_CALLBACK (card_wanted),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->landscape, "show-card",
                           G_CALLBACK (card_toggled), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->landscape, "show-tiles",
                           G_CALLBACK (tiles_wanted), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->discards, "activated",
                           G_CALLBACK (discards_activated), self,
                           G_CONNECT_SWAPPED);
  for (gsize i = 0; i < G_N_ELEMENTS (histories); i++)
    {
      g_signal_connect_object (histories[i], "item-focused",
                               G_CALLBACK (item_focused), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (histories[i], "item-activated",
                               G_CALLBACK (item_activated), self,
                               G_CONNECT_SWAPPED);
    }
}

static void
bastide_game_page_dispose (GObject *object)
{
  BastideGamePage *self = BASTIDE_GAME_PAGE (object);

  g_clear_object (&self->game_signals);
  g_clear_object (&self->game);
  g_clear_pointer (&self->note, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), BASTIDE_TYPE_GAME_PAGE);
  G_OBJECT_CLASS (bastide_game_page_parent_class)->dispose (object);
}

static void
bastide_game_page_get_property (GObject    *object,
                                guint       id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  BastideGamePage *self = BASTIDE_GAME_PAGE (object);

  if (id == PROP_SHOW_PANE)
    g_value_set_boolean (value, bastide_game_page_shows_pane (self));
  else if (id == PROP_WIDE_PANE)
    g_value_set_boolean (value, self->wide_pane);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
set_wide_pane (BastideGamePage *self,
               gboolean         shown)
{
  if (self->wide_pane == shown)
    return;
  self->wide_pane = shown;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WIDE_PANE]);
  update_pane (self);
}

static void
bastide_game_page_set_property (GObject      *object,
                                guint         id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  BastideGamePage *self = BASTIDE_GAME_PAGE (object);
  gboolean shown = g_value_get_boolean (value);

  if (id == PROP_WIDE_PANE
      || (id == PROP_SHOW_PANE && self->size == BASTIDE_SIZE_WIDE))
    {
      set_wide_pane (self, shown);
    }
  else if (id == PROP_SHOW_PANE && self->over_pane != shown)
    {
      self->over_pane = shown;
      update_pane (self);
    }
}

static void
bind_children (GtkWidgetClass *widget_class)
{
#define BIND(child) \
  gtk_widget_class_bind_template_child (widget_class, BastideGamePage, child)
  BIND (header);
  BIND (title);
  BIND (undo_button);
  BIND (redo_button);
  BIND (results_button);
  BIND (pane_button);
  BIND (menu_button);
  BIND (chips);
  BIND (views);
  BIND (landscape);
  BIND (discards);
  BIND (page_history);
  BIND (page_tiles);
  BIND (page_remaining);
  BIND (card);
  BIND (past_revealer);
  BIND (past_label);
  BIND (pane);
  BIND (toasts);
  BIND (cards);
  BIND (tabs);
  BIND (tab_history);
  BIND (tab_tiles);
  BIND (tab_remaining);
  BIND (track);
  BIND (chart);
  BIND (pane_bar);
  BIND (bar_scroll);
  BIND (bar);
  BIND (results_below);
  BIND (switcher);
#undef BIND
}

static void
bastide_game_page_class_init (BastideGamePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bastide_game_page_dispose;
  object_class->get_property = bastide_game_page_get_property;
  object_class->set_property = bastide_game_page_set_property;
  props[PROP_SHOW_PANE]
      = g_param_spec_boolean ("show-pane", NULL, NULL, TRUE,
                              G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                                  | G_PARAM_EXPLICIT_NOTIFY);
  props[PROP_WIDE_PANE]
      = g_param_spec_boolean ("wide-pane", NULL, NULL, TRUE,
                              G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                                  | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
  signals[MESSAGE]
      = g_signal_new ("message", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                      0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  g_type_ensure (BASTIDE_TYPE_SCROLLER);
  gtk_widget_class_set_template_from_resource (
      widget_class, RESOURCE_BASE "/bastide-game-page.ui");
  bind_children (widget_class);
}

static void
bastide_game_page_init (BastideGamePage *self)
{
  self->wide_pane = TRUE;
  self->size = BASTIDE_SIZE_WIDE;
  gtk_widget_init_template (GTK_WIDGET (self));
  bastide_names_say_once (GTK_WIDGET (self));
  bastide_menu_attach (self->menu_button);
  adw_header_bar_pack_end (self->header,
                           bastide_overlay_menu_button_new (self->landscape));
  bastide_figures_bar_set_landscape (self->bar, self->landscape);
  bastide_figures_bar_set_landscape (self->pane_bar, self->landscape);
  self->game_signals = g_signal_group_new (BASTIDE_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "changed",
                                  G_CALLBACK (bastide_game_page_update_texts),
                                  self);
  connect_children (self);
  bind_settings (self);
  bastide_game_page_update_layout (self);
}

GtkWidget *
bastide_game_page_new (void)
{
  return g_object_new (BASTIDE_TYPE_GAME_PAGE, NULL);
}

BastideGame *
bastide_game_page_get_game (BastideGamePage *self)
{
  g_return_val_if_fail (BASTIDE_IS_GAME_PAGE (self), NULL);

  return self->game;
}

void
bastide_game_page_set_game (BastideGamePage *self,
                            BastideGame     *game)
{
  gpointer views[] = {
    self->card,       self->chips,       self->cards,
    self->pane_bar,   self->bar,         self->page_history,
    self->track,      self->tab_history, self->page_remaining,
    self->chart,      self->discards,    self->tab_remaining,
  };

  g_return_if_fail (BASTIDE_IS_GAME_PAGE (self));

  if (!g_set_object (&self->game, game))
    return;
  g_signal_group_set_target (self->game_signals, game);
  bastide_landscape_set_game (self->landscape, game);
  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    bastide_game_view_set_game (BASTIDE_GAME_VIEW (views[i]), game);
  adw_view_stack_set_visible_child_name (self->views, "landscape");
  if (game)
    {
      bastide_game_page_update_texts (self, BASTIDE_CHANGE_ALL);
      bastide_landscape_fit (self->landscape);
    }
}

BastideLandscape *
bastide_game_page_get_landscape (BastideGamePage *self)
{
  g_return_val_if_fail (BASTIDE_IS_GAME_PAGE (self), NULL);

  return self->landscape;
}

AdwToastOverlay *
bastide_game_page_get_toasts (BastideGamePage *self)
{
  g_return_val_if_fail (BASTIDE_IS_GAME_PAGE (self), NULL);

  return self->toasts;
}

void
bastide_game_page_set_note (BastideGamePage *self,
                            const char      *note)
{
  g_return_if_fail (BASTIDE_IS_GAME_PAGE (self));

  g_free (self->note);
  self->note = g_strdup (note);
  bastide_game_page_update_subtitle (self);
}

void
bastide_game_page_set_size (BastideGamePage *self,
                            BastideSize      size,
                            gboolean         low)
{
  g_return_if_fail (BASTIDE_IS_GAME_PAGE (self));

  if (self->size == size && self->low == low)
    return;
  if (self->size != size)
    {
      /* What covers a small landscape is opened only on demand. */
      self->over_pane = FALSE;
      self->hide_card = size == BASTIDE_SIZE_NARROW;
    }
  self->size = size;
  self->low = low;
  update_pane (self);
  if (self->game)
    bastide_game_page_update_texts (self, BASTIDE_CHANGE_TURN);
}

void
bastide_game_page_show_tab (BastideGamePage *self,
                            const char      *name)
{
  g_return_if_fail (BASTIDE_IS_GAME_PAGE (self));

  /* What is switched off says so: a key that does nothing looks broken. */
  if (g_str_equal (name, "tiles")
      && !adw_view_stack_page_get_visible (self->tab_tiles))
    refused (self, _("The remaining tiles are switched off in the preferences."));
  else if (self->size != BASTIDE_SIZE_NARROW)
    {
      adw_view_stack_set_visible_child_name (self->tabs, name);
      g_object_set (self, "show-pane", TRUE, NULL);
    }
  /* The same key again leads back from a page that covers the landscape. */
  else if (g_strcmp0 (adw_view_stack_get_visible_child_name (self->views), name) == 0)
    bastide_game_page_focus (self);
  else
    adw_view_stack_set_visible_child_name (self->views, name);
}

void
bastide_game_page_focus (BastideGamePage *self)
{
  g_return_if_fail (BASTIDE_IS_GAME_PAGE (self));

  adw_view_stack_set_visible_child_name (self->views, "landscape");
  gtk_widget_grab_focus (GTK_WIDGET (self->landscape));
}
