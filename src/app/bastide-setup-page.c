/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-setup-page-private.h"

#include "bastide-expansion-row.h"
#include "bastide-names.h"
#include "bastide-options-row.h"
#include "bastide-settings.h"

/* More rows than this are searched rather than read. */
#define LONG_LIST 6

G_DEFINE_FINAL_TYPE (BastideSetupPage, bastide_setup_page, ADW_TYPE_BIN)

enum
{
  START,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

void
bastide_setup_page_check (BastideSetupPage *self)
{
  g_autoptr (GError) error = NULL;
  BstSetup *engine = bastide_setup_build (self->setup, &error);
  guint n = bastide_setup_get_n_players (self->setup);

  g_clear_pointer (&engine, bst_setup_unref);
  gtk_widget_set_visible (GTK_WIDGET (self->problem_label), error != NULL);
  gtk_label_set_text (self->problem_label, error ? error->message : "");
  gtk_widget_set_sensitive (self->start_button, error == NULL);
  gtk_widget_set_tooltip_text (self->start_button,
                               error ? error->message : _("Start the Game"));
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

/* ---- Expansions and their options ---- */

static GtkWidget *
first_row (GtkListBox *list)
{
  return GTK_WIDGET (gtk_list_box_get_row_at_index (list, 0));
}

static void
show_notes (BastideSetupPage *self)
{
  const char *const *faults = bastide_tile_sets_get_faults ();
  g_auto (GStrv) notes = bastide_setup_dup_notes (self->setup);
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;
  g_autofree char *text = NULL;

  g_strv_builder_addv (lines, (const char **) notes);
  if (faults[0] != NULL)
    g_strv_builder_add (lines, _("Some tile sets of your own are left out:"));
  g_strv_builder_addv (lines, (const char **) faults);
  all = g_strv_builder_end (lines);
  text = g_strjoinv ("\n", all);
  gtk_label_set_text (self->notes_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->notes_label), *text != '\0');
}

/* Rows say what others changed too: rules that two share, an edition that
 * follows the base game's. */
static void
follow (BastideSetupPage *self)
{
  for (GtkWidget *row = first_row (self->expansions_list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (BASTIDE_IS_EXPANSION_ROW (row))
      bastide_expansion_row_refresh (BASTIDE_EXPANSION_ROW (row));
  for (guint i = 0; i < self->option_rows->len; i++)
    bastide_options_row_refresh (g_ptr_array_index (self->option_rows, i));
  show_preset (self);
  show_notes (self);
  bastide_setup_page_check (self);
}

static void
preset_selected (BastideSetupPage *self)
{
  guint selected = adw_combo_row_get_selected (self->preset_row);
  const char *const *ids = bastide_presets_list ();

  if (self->refreshing || selected >= g_strv_length ((GStrv) ids))
    return;
  bastide_setup_apply_preset (self->setup, ids[selected]);
  follow (self);
}

static void
fill_expansions (BastideSetupPage *self)
{
  GListModel *list = bastide_expansions_list ();
  guint n = g_list_model_get_n_items (list);
  GtkWidget *old;

  while ((old = first_row (self->expansions_list)) != NULL)
    gtk_list_box_remove (self->expansions_list, old);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BastideExpansion) expansion = g_list_model_get_item (list, i);
      GtkWidget *row = bastide_expansion_row_new (self->setup, expansion);

      g_signal_connect_object (row, "changed", G_CALLBACK (follow), self,
                               G_CONNECT_SWAPPED);
      gtk_list_box_append (self->expansions_list, row);
    }
  gtk_widget_set_visible (self->search_entry, n > LONG_LIST);
}

static void
clear_options (BastideSetupPage *self)
{
  for (guint i = 0; i < self->option_rows->len; i++)
    adw_preferences_group_remove (self->rules_group,
                                  g_ptr_array_index (self->option_rows, i));
  g_ptr_array_set_size (self->option_rows, 0);
}

static gboolean
has_options_row (BastideSetupPage *self,
                 const char       *module)
{
  for (guint i = 0; i < self->option_rows->len; i++)
    if (g_str_equal (bastide_options_row_get_module (
                         g_ptr_array_index (self->option_rows, i)),
                     module))
      return TRUE;

  return FALSE;
}

/* In the order of the expansions; two of them may share a module. */
static void
fill_options (BastideSetupPage *self)
{
  GListModel *list = bastide_expansions_list ();

  clear_options (self);
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (BastideExpansion) expansion = g_list_model_get_item (list, i);
      const char *module = bastide_expansion_get_module (expansion);
      GtkWidget *row;

      if (module == NULL || has_options_row (self, module))
        continue;
      row = bastide_options_row_new (self->setup, module);
      g_signal_connect_object (row, "changed", G_CALLBACK (follow), self,
                               G_CONNECT_SWAPPED);
      adw_preferences_group_add (self->rules_group, row);
      g_ptr_array_add (self->option_rows, row);
    }
}

/* ---- Looking for an expansion ---- */

static gboolean
is_found (GtkListBoxRow *row,
          gpointer       data)
{
  BastideSetupPage *self = data;
  GtkEditable *entry = GTK_EDITABLE (self->search_entry);

  return !BASTIDE_IS_EXPANSION_ROW (row)
         || bastide_expansion_row_matches (BASTIDE_EXPANSION_ROW (row),
                                           gtk_editable_get_text (entry));
}

/* Escape takes the words back first and leaves the page then. */
static void
search_stopped (BastideSetupPage *self)
{
  GtkEditable *entry = GTK_EDITABLE (self->search_entry);

  if (*gtk_editable_get_text (entry) != '\0')
    gtk_editable_set_text (entry, "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.leave-setup", NULL);
}

static void
prepare_search (BastideSetupPage *self)
{
  GtkWidget *none = gtk_label_new (_("No expansion of this name."));

  gtk_widget_add_css_class (none, "dim-label");
  gtk_widget_set_margin_top (none, 12);
  gtk_widget_set_margin_bottom (none, 12);
  gtk_list_box_set_placeholder (self->expansions_list, none);
  gtk_list_box_set_filter_func (self->expansions_list, is_found, self, NULL);
  g_signal_connect_object (self->search_entry, "search-changed",
                           G_CALLBACK (gtk_list_box_invalidate_filter),
                           self->expansions_list, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search_entry, "stop-search",
                           G_CALLBACK (search_stopped), self,
                           G_CONNECT_SWAPPED);
}

/* ---- The game ---- */

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

/* ---- The page ---- */

/* The rows take longer to make than all else of the window, so they are not
 * made before somebody looks at them. */
static void
fill (BastideSetupPage *self)
{
  if (!self->stale)
    return;
  self->stale = FALSE;
  fill_expansions (self);
  fill_options (self);
  show_preset (self);
  show_notes (self);
  bastide_setup_page_fill_players (self); /* this checks the set-up */
}

static void
bastide_setup_page_map (GtkWidget *widget)
{
  fill (BASTIDE_SETUP_PAGE (widget));
  GTK_WIDGET_CLASS (bastide_setup_page_parent_class)->map (widget);
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

  g_ptr_array_unref (self->option_rows);
  G_OBJECT_CLASS (bastide_setup_page_parent_class)->finalize (object);
}

static void
bastide_setup_page_class_init (BastideSetupPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->map = bastide_setup_page_map;
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
  BIND (expansions_list);
  BIND (search_entry);
  BIND (notes_label);
  BIND (rules_group);
  BIND (preset_row);
#undef BIND
}

static void
bastide_setup_page_init (BastideSetupPage *self)
{
  self->option_rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  bastide_names_say_once (GTK_WIDGET (self));
  fill_presets (self);
  prepare_search (self);
  g_signal_connect_object (self->preset_row, "notify::selected",
                           G_CALLBACK (preset_selected), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->add_button, "clicked",
                           G_CALLBACK (bastide_setup_page_add_player), self,
                           G_CONNECT_SWAPPED);
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

  self->stale = TRUE;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    fill (self);
}

void
bastide_setup_page_focus (BastideSetupPage *self)
{
  g_return_if_fail (BASTIDE_IS_SETUP_PAGE (self));

  gtk_widget_grab_focus (self->start_button);
}
