/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-setup-page.h"

#include "bastide-player-row.h"
#include "bastide-settings.h"
#include "bastide-setup-rows.h"

struct _BastideSetupPage
{
  AdwBin parent_instance;

  /* owned */
  BastideSetup *setup;
  GPtrArray *set_rows;    /* of the group, which owns them */
  GPtrArray *option_rows; /* of the group, which owns them */

  /* template children */
  GtkWidget *start_button;
  GtkWidget *add_button;
  GtkListBox *players_list;
  GtkLabel *problem_label;
  AdwPreferencesGroup *sets_group;
  AdwPreferencesGroup *rules_group;
  AdwComboRow *preset_row;

  /* plain values */
  gboolean refreshing;
};

G_DEFINE_FINAL_TYPE (BastideSetupPage, bastide_setup_page, ADW_TYPE_BIN)

enum
{
  START,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void fill_players (BastideSetupPage *self);
static void fill_options (BastideSetupPage *self);

/* Says at once what is wrong with the set-up, instead of refusing at the end. */
static void
check (BastideSetupPage *self)
{
  g_autoptr (GError) error = NULL;
  BstSetup *engine = bastide_setup_build (self->setup, &error);
  guint n = bastide_setup_get_n_players (self->setup);

  g_clear_pointer (&engine, bst_setup_unref);
  gtk_widget_set_visible (GTK_WIDGET (self->problem_label), error != NULL);
  gtk_label_set_text (self->problem_label, error ? error->message : "");
  gtk_widget_set_sensitive (self->start_button, error == NULL);
  gtk_widget_set_sensitive (self->add_button, n < BASTIDE_MAX_PLAYERS);
}

static void
show_preset (BastideSetupPage *self)
{
  const char *preset = bastide_setup_get_preset (self->setup);
  const char *const *ids = bastide_presets_list ();
  guint position = g_strv_length ((GStrv) ids);

  for (guint i = 0; preset && ids[i]; i++)
    if (g_str_equal (ids[i], preset))
      position = i;
  self->refreshing = TRUE;
  adw_combo_row_set_selected (self->preset_row, position);
  self->refreshing = FALSE;
}

static void
option_changed (gpointer data)
{
  show_preset (data);
  check (data);
}

static void
set_changed (gpointer data)
{
  fill_options (data);
  option_changed (data);
}

static void
preset_selected (BastideSetupPage *self)
{
  guint selected = adw_combo_row_get_selected (self->preset_row);
  const char *const *ids = bastide_presets_list ();

  if (self->refreshing || selected >= g_strv_length ((GStrv) ids))
    return;
  bastide_setup_apply_preset (self->setup, ids[selected]);
  for (guint i = 0; i < self->option_rows->len; i++)
    bastide_option_row_refresh (g_ptr_array_index (self->option_rows, i));
  check (self);
}

static void
fill_presets (BastideSetupPage *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  const char *const *ids = bastide_presets_list ();

  for (gsize i = 0; ids[i]; i++)
    gtk_string_list_take (titles, bastide_preset_get_title (ids[i]));
  /* Translators: rules that were chosen one by one. */
  gtk_string_list_append (titles, C_("preset", "Custom"));
  self->refreshing = TRUE;
  adw_combo_row_set_model (self->preset_row, G_LIST_MODEL (titles));
  self->refreshing = FALSE;
}

static void
clear_rows (AdwPreferencesGroup *group,
            GPtrArray           *rows)
{
  for (guint i = 0; i < rows->len; i++)
    adw_preferences_group_remove (group, g_ptr_array_index (rows, i));
  g_ptr_array_set_size (rows, 0);
}

static void
fill_sets (BastideSetupPage *self)
{
  GListModel *sets = bastide_tile_sets_get_shipped ();

  clear_rows (self->sets_group, self->set_rows);
  for (guint i = 0; i < g_list_model_get_n_items (sets); i++)
    {
      g_autoptr (BastideTileSet) set = g_list_model_get_item (sets, i);
      GtkWidget *row
          = bastide_set_row_new (self->setup, set, set_changed, self);

      adw_preferences_group_add (self->sets_group, row);
      g_ptr_array_add (self->set_rows, row);
    }
}

static void
fill_options (BastideSetupPage *self)
{
  clear_rows (self->rules_group, self->option_rows);
  for (gsize i = 0; i < bst_modules_count (); i++)
    {
      const BstOptionDef *options = NULL;
      gsize n = bst_modules_options (i, &options);

      if (!bst_modules_is_public (i)
          || !bastide_setup_get_module (self->setup, bst_modules_id (i)))
        continue;
      for (gsize j = 0; j < n; j++)
        {
          GtkWidget *row = bastide_option_row_new (self->setup, &options[j],
                                                   option_changed, self);

          adw_preferences_group_add (self->rules_group, row);
          g_ptr_array_add (self->option_rows, row);
        }
    }
}

static void
player_removed (BastideSetupPage *self,
                BastidePlayerRow *row)
{
  bastide_setup_remove_player (self->setup, bastide_player_row_get_seat (row));
  fill_players (self);
}

static void
swap_players (BastideSetup *setup,
              guint         a,
              guint         b)
{
  g_autofree char *name = g_strdup (bastide_setup_get_name (setup, a));
  guint color = bastide_setup_get_color (setup, a);
  BastidePlayerKind kind = bastide_setup_get_kind (setup, a);
  guint level = bastide_setup_get_level (setup, a);
  g_autofree char *other = g_strdup (bastide_setup_get_name (setup, b));

  bastide_setup_set_player (setup, a, other, bastide_setup_get_color (setup, b),
                            bastide_setup_get_kind (setup, b),
                            bastide_setup_get_level (setup, b));
  bastide_setup_set_player (setup, b, name, color, kind, level);
}

static void
player_moved (BastideSetupPage *self,
              int               by,
              BastidePlayerRow *row)
{
  guint seat = bastide_player_row_get_seat (row);
  guint other = seat + by;
  GtkListBoxRow *moved;

  if (other < 1 || other > bastide_setup_get_n_players (self->setup))
    return;
  swap_players (self->setup, seat, other);
  fill_players (self);
  moved = gtk_list_box_get_row_at_index (self->players_list, other - 1);
  gtk_widget_child_focus (GTK_WIDGET (moved), GTK_DIR_TAB_FORWARD);
}

/* Two players never share a color: the other one gets what is now free. */
static void
color_taken (BastideSetupPage *self,
             guint             old,
             BastidePlayerRow *row)
{
  guint seat = bastide_player_row_get_seat (row);
  guint color = bastide_setup_get_color (self->setup, seat);

  for (guint i = 1; i <= bastide_setup_get_n_players (self->setup); i++)
    {
      GtkListBoxRow *other
          = gtk_list_box_get_row_at_index (self->players_list, i - 1);

      if (i == seat || bastide_setup_get_color (self->setup, i) != color)
        continue;
      bastide_setup_set_player (self->setup, i,
                                bastide_setup_get_name (self->setup, i), old,
                                bastide_setup_get_kind (self->setup, i),
                                bastide_setup_get_level (self->setup, i));
      bastide_player_row_refresh (BASTIDE_PLAYER_ROW (other));
    }
}

static void
fill_players (BastideSetupPage *self)
{
  guint n = bastide_setup_get_n_players (self->setup);
  GtkListBoxRow *old;

  while ((old = gtk_list_box_get_row_at_index (self->players_list, 0)))
    gtk_list_box_remove (self->players_list, GTK_WIDGET (old));
  for (guint seat = 1; seat <= n; seat++)
    {
      GtkWidget *row = bastide_player_row_new (self->setup, seat);

      bastide_player_row_set_removable (BASTIDE_PLAYER_ROW (row),
                                        n > BASTIDE_MIN_PLAYERS);
      g_signal_connect_object (row, "changed", G_CALLBACK (check), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (row, "remove", G_CALLBACK (player_removed), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (row, "move", G_CALLBACK (player_moved), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (row, "color-taken", G_CALLBACK (color_taken),
                               self, G_CONNECT_SWAPPED);
      gtk_list_box_append (self->players_list, row);
    }
  check (self);
}

static gboolean
color_is_used (BastideSetup *setup,
               guint         color)
{
  for (guint i = 1; i <= bastide_setup_get_n_players (setup); i++)
    if (bastide_setup_get_color (setup, i) == color)
      return TRUE;
  return FALSE;
}

static void
add_clicked (BastideSetupPage *self)
{
  guint color = 0;

  while (color_is_used (self->setup, color))
    color++;
  bastide_setup_add_player (self->setup, bastide_color_get_label (color), color,
                            BASTIDE_PLAYER_COMPUTER, 2);
  fill_players (self);
}

void
bastide_setup_page_start (BastideSetupPage *self)
{
  g_autoptr (BastideSetup) setup = bastide_setup_copy (self->setup);
  g_autofree char *text = NULL;

  g_return_if_fail (BASTIDE_IS_SETUP_PAGE (self));

  bastide_setup_set_seed (setup, 0);
  text = bastide_setup_to_string (setup);
  bastide_settings_set_string ("last-setup", text);
  bastide_setup_set_seed (setup, (guint64) g_random_int () << 32
                                     | (g_random_int () | 1));
  g_signal_emit (self, signals[START], 0, setup);
}

static BastideSetup *
load_last_setup (void)
{
  g_autofree char *text = bastide_settings_dup_string ("last-setup");
  g_autoptr (GError) error = NULL;
  BastideSetup *setup = NULL;

  if (*text)
    setup = bastide_setup_new_from_string (text, &error);
  if (error)
    g_message ("The last set-up cannot be used: %s", error->message);
  return setup ? setup : bastide_setup_new ();
}

static void
bastide_setup_page_dispose (GObject *object)
{
  BastideSetupPage *self = BASTIDE_SETUP_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), BASTIDE_TYPE_SETUP_PAGE);
  g_clear_object (&self->setup);
  G_OBJECT_CLASS (bastide_setup_page_parent_class)->dispose (object);
}

static void
bastide_setup_page_finalize (GObject *object)
{
  BastideSetupPage *self = BASTIDE_SETUP_PAGE (object);

  g_ptr_array_unref (self->set_rows);
  g_ptr_array_unref (self->option_rows);
  G_OBJECT_CLASS (bastide_setup_page_parent_class)->finalize (object);
}

static void
bastide_setup_page_class_init (BastideSetupPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bastide_setup_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = bastide_setup_page_finalize;
  signals[START]
      = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                      NULL, NULL, NULL, G_TYPE_NONE, 1, BASTIDE_TYPE_SETUP);
  gtk_widget_class_set_template_from_resource (
      widget_class, RESOURCE_BASE "/bastide-setup-page.ui");
#define BIND(child) \
  gtk_widget_class_bind_template_child (widget_class, BastideSetupPage, child)
  BIND (start_button);
  BIND (add_button);
  BIND (players_list);
  BIND (problem_label);
  BIND (sets_group);
  BIND (rules_group);
  BIND (preset_row);
#undef BIND
}

static void
bastide_setup_page_init (BastideSetupPage *self)
{
  self->set_rows = g_ptr_array_new ();
  self->option_rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_presets (self);
  g_signal_connect_object (self->preset_row, "notify::selected",
                           G_CALLBACK (preset_selected), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->add_button, "clicked",
                           G_CALLBACK (add_clicked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->start_button, "clicked",
                           G_CALLBACK (bastide_setup_page_start), self,
                           G_CONNECT_SWAPPED);
  self->setup = load_last_setup ();
  bastide_setup_page_refresh (self);
}

GtkWidget *
bastide_setup_page_new (void)
{
  return g_object_new (BASTIDE_TYPE_SETUP_PAGE, NULL);
}

BastideSetup *
bastide_setup_page_get_setup (BastideSetupPage *self)
{
  g_return_val_if_fail (BASTIDE_IS_SETUP_PAGE (self), NULL);

  return self->setup;
}

void
bastide_setup_page_set_setup (BastideSetupPage *self,
                              BastideSetup     *setup)
{
  g_return_if_fail (BASTIDE_IS_SETUP_PAGE (self));

  g_object_unref (self->setup);
  self->setup = bastide_setup_copy (setup);
  bastide_setup_page_refresh (self);
}

void
bastide_setup_page_refresh (BastideSetupPage *self)
{
  g_return_if_fail (BASTIDE_IS_SETUP_PAGE (self));

  fill_players (self);
  fill_sets (self);
  fill_options (self);
  show_preset (self);
  check (self);
}

void
bastide_setup_page_focus (BastideSetupPage *self)
{
  g_return_if_fail (BASTIDE_IS_SETUP_PAGE (self));

  gtk_widget_grab_focus (self->start_button);
}
