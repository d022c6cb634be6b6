/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-start-page.h"

#include "bastide-menu.h"
#include "bastide-names.h"
#include "bastide-tile-view.h"
#include "bastide-tileset.h"

#define PICTURE_TILE 76
#define PICTURE_COLUMNS 4

struct _BastideStartPage
{
  AdwBin parent_instance;

  /* owned */
  BastideSession *session;
  guint laying; /* source that lays the picture */

  /* plain values */
  guint n_laid;

  /* template children */
  GtkMenuButton *menu_button;
  GtkGrid *picture;
  GtkWidget *continue_button;
  GtkWidget *new_button;
  GtkWidget *saved_group;
  GtkListBox *saved_list;
};

G_DEFINE_FINAL_TYPE (BastideStartPage, bastide_start_page, ADW_TYPE_BIN)

enum
{
  OPEN_SAVED,
  DELETE_SAVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
row_activated (BastideStartPage *self,
               AdwActionRow     *row)
{
  g_signal_emit (self, signals[OPEN_SAVED], 0,
                 g_object_get_data (G_OBJECT (row), "saved"));
}

static void
delete_clicked (BastideStartPage *self,
                GtkButton        *button)
{
  g_autoptr (BastideSavedGame) saved
      = g_object_ref (g_object_get_data (G_OBJECT (button), "saved"));

  g_signal_emit (self, signals[DELETE_SAVED], 0, saved);
}

static GtkWidget *
make_delete_button (BastideStartPage *self,
                    BastideSavedGame *saved)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _("Delete Game"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Delete Game"), -1);
  g_object_set_data_full (G_OBJECT (button), "saved", g_object_ref (saved),
                          g_object_unref);
  g_signal_connect_object (button, "clicked", G_CALLBACK (delete_clicked), self,
                           G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
create_row (gpointer item,
            gpointer data)
{
  BastideStartPage *self = data;
  BastideSavedGame *saved = item;
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 bastide_saved_game_get_title (saved));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                               bastide_saved_game_get_subtitle (saved));
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 1);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             make_delete_button (self, saved));
  g_object_set_data_full (G_OBJECT (row), "saved", g_object_ref (saved),
                          g_object_unref);
  return row;
}

static void
update (BastideStartPage *self)
{
  GListModel *saved = bastide_session_get_saved (self->session);
  gboolean has_game = bastide_session_get_game (self->session) != NULL;

  gtk_widget_set_visible (self->saved_group,
                          g_list_model_get_n_items (saved) > 0);
  gtk_widget_set_visible (self->continue_button, has_game);
  if (has_game)
    gtk_widget_remove_css_class (self->new_button, "suggested-action");
  else
    gtk_widget_add_css_class (self->new_button, "suggested-action");
}

/* Eight tiles of the base game that fit together, as a picture. */
static const struct
{
  const char *key;
  guint rotation;
} picture_tiles[] = { { "E", 1 }, { "R", 2 }, { "P", 3 }, { "J", 2 },
                      { "B", 2 }, { "N", 1 }, { "S", 0 }, { "M", 0 } };

static void
make_picture (BastideStartPage *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (picture_tiles); i++)
    {
      GtkWidget *view = bastide_tile_view_new (PICTURE_TILE);

      gtk_accessible_update_state (GTK_ACCESSIBLE (view),
                                   GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
      gtk_grid_attach (self->picture, view, (int) i % PICTURE_COLUMNS,
                       (int) i / PICTURE_COLUMNS, 1, 1);
    }
}

/* Lays one tile of the picture at a time while nothing else is to be done:
 * painting all of them took a quarter of the time to the first frame. */
static gboolean
lay_next (gpointer data)
{
  BastideStartPage *self = data;
  BastideTileSet *set = bastide_tile_sets_lookup ("base");
  guint i = self->n_laid++;
  GtkWidget *view = gtk_grid_get_child_at (self->picture, (int) i % PICTURE_COLUMNS,
                                           (int) i / PICTURE_COLUMNS);

  if (set != NULL)
    {
      bastide_tile_view_set_rotation (BASTIDE_TILE_VIEW (view),
                                      picture_tiles[i].rotation);
      bastide_tile_view_set_tile (
          BASTIDE_TILE_VIEW (view),
          bastide_tile_set_find (set, picture_tiles[i].key));
    }
  if (self->n_laid < G_N_ELEMENTS (picture_tiles))
    return G_SOURCE_CONTINUE;
  self->laying = 0;
  return G_SOURCE_REMOVE;
}

static void
start_laying (BastideStartPage *self)
{
  if (self->laying == 0 && self->n_laid < G_N_ELEMENTS (picture_tiles))
    self->laying = g_idle_add_full (G_PRIORITY_LOW, lay_next, self, NULL);
}

static void
bastide_start_page_dispose (GObject *object)
{
  BastideStartPage *self = BASTIDE_START_PAGE (object);

  g_clear_handle_id (&self->laying, g_source_remove);
  g_clear_object (&self->session);
  gtk_widget_dispose_template (GTK_WIDGET (self), BASTIDE_TYPE_START_PAGE);
  G_OBJECT_CLASS (bastide_start_page_parent_class)->dispose (object);
}

static void
bastide_start_page_class_init (BastideStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_start_page_dispose;
  signals[OPEN_SAVED]
      = g_signal_new ("open-saved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 1, BASTIDE_TYPE_SAVED_GAME);
  signals[DELETE_SAVED]
      = g_signal_new ("delete-saved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                      NULL, G_TYPE_NONE, 1, BASTIDE_TYPE_SAVED_GAME);
  gtk_widget_class_set_template_from_resource (
      widget_class, RESOURCE_BASE "/bastide-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BastideStartPage,
                                        menu_button);
  gtk_widget_class_bind_template_child (widget_class, BastideStartPage, picture);
  gtk_widget_class_bind_template_child (widget_class, BastideStartPage,
                                        continue_button);
  gtk_widget_class_bind_template_child (widget_class, BastideStartPage,
                                        new_button);
  gtk_widget_class_bind_template_child (widget_class, BastideStartPage,
                                        saved_group);
  gtk_widget_class_bind_template_child (widget_class, BastideStartPage,
                                        saved_list);
}

static void
bastide_start_page_init (BastideStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bastide_names_say_once (GTK_WIDGET (self));
  bastide_menu_attach (self->menu_button);
  make_picture (self);
  g_signal_connect (self, "map", G_CALLBACK (start_laying), NULL);
  g_signal_connect_object (self->saved_list, "row-activated",
                           G_CALLBACK (row_activated), self, G_CONNECT_SWAPPED);
}

GtkWidget *
bastide_start_page_new (void)
{
  return g_object_new (BASTIDE_TYPE_START_PAGE, NULL);
}

void
bastide_start_page_set_session (BastideStartPage *self,
                                BastideSession   *session)
{
  g_return_if_fail (BASTIDE_IS_START_PAGE (self));
  g_return_if_fail (self->session == NULL);

  self->session = g_object_ref (session);
  gtk_list_box_bind_model (self->saved_list, bastide_session_get_saved (session),
                           create_row, self, NULL);
  g_signal_connect_object (bastide_session_get_saved (session), "items-changed",
                           G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::game", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);
}

void
bastide_start_page_focus (BastideStartPage *self)
{
  g_return_if_fail (BASTIDE_IS_START_PAGE (self));

  if (gtk_widget_get_visible (self->continue_button))
    gtk_widget_grab_focus (self->continue_button);
  else
    gtk_widget_grab_focus (self->new_button);
}
