/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-preferences.h"

#include "bastide-settings.h"

#define MAX_PAUSE 5000
#define PAUSE_STEP 100

typedef struct
{
  const char *key;
  const char *title;
  const char *subtitle;
  gboolean learner, standard, table; /* in which presets it is on */
} Switch;

static const Switch aids[] = {
  { "show-legal-cells", N_ ("Places for the Tile"),
    N_ ("Mark the cells where the tile fits."), TRUE, TRUE, FALSE },
  { "show-rotation-count", N_ ("Number of Ways"),
    N_ ("Mark in how many ways the tile fits."), TRUE, TRUE, FALSE },
  { "show-projected-scores", N_ ("Projected Scores"),
    N_ ("What each player would have if the game ended now."), TRUE, TRUE,
    FALSE },
  { "show-ownership-on-focus", N_ ("Owner on Focus"),
    N_ ("Light up the feature under the pointer or the cursor."), TRUE, TRUE,
    TRUE },
  { "show-remaining-tiles", N_ ("Remaining Tiles"),
    N_ ("Offer the list of the tiles that are left."), TRUE, TRUE, TRUE },
  { "show-coordinates", N_ ("Coordinates"),
    N_ ("Number columns and rows at the edge."), TRUE, FALSE, FALSE },
  { "show-dead-cells", N_ ("Dead Cells"),
    N_ ("Cross out the cells that no remaining tile fits."), TRUE, FALSE,
    FALSE },
};

static const Switch play[] = {
  { "end-turns-automatically", N_ ("End Turns Automatically"),
    N_ ("A turn ends with the claim; it can be taken back until then.") },
  { "single-letter-keys", N_ ("Single-Letter Keys"),
    N_ ("Letters such as R to turn the tile, while the landscape has the "
        "focus.") },
};

static const char *const presets[] = { "learner", "standard", "table" };
#define CUSTOM G_N_ELEMENTS (presets)

static gboolean
preset_value (const Switch *aid,
              gsize         preset)
{
  return preset == 0 ? aid->learner : preset == 1 ? aid->standard : aid->table;
}

static gsize
find_preset (GSettings *settings)
{
  for (gsize i = 0; i < G_N_ELEMENTS (presets); i++)
    {
      gboolean same = TRUE;

      for (gsize j = 0; j < G_N_ELEMENTS (aids); j++)
        same = same
               && g_settings_get_boolean (settings, aids[j].key)
                      == preset_value (&aids[j], i);
      if (same)
        return i;
    }
  return CUSTOM;
}

void
bastide_preferences_apply_preset (const char *preset)
{
  GSettings *settings = bastide_settings_get ();

  for (gsize i = 0; settings && i < G_N_ELEMENTS (presets); i++)
    {
      if (!g_str_equal (preset, presets[i]))
        continue;
      for (gsize j = 0; j < G_N_ELEMENTS (aids); j++)
        g_settings_set_boolean (settings, aids[j].key,
                                preset_value (&aids[j], i));
      g_settings_set_string (settings, "aid-preset", preset);
    }
}

static void
preset_selected (AdwComboRow *row)
{
  guint selected = adw_combo_row_get_selected (row);

  if (selected < G_N_ELEMENTS (presets))
    bastide_preferences_apply_preset (presets[selected]);
}

static void
aids_changed (AdwComboRow *row)
{
  GSettings *settings = bastide_settings_get ();
  gsize preset = find_preset (settings);

  g_signal_handlers_block_by_func (row, preset_selected, NULL);
  adw_combo_row_set_selected (row, preset);
  g_signal_handlers_unblock_by_func (row, preset_selected, NULL);
  if (preset == CUSTOM)
    g_settings_set_string (settings, "aid-preset", "custom");
}

static GtkWidget *
make_combo (const char        *title,
            const char        *subtitle,
            const char *const *values)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (gsize i = 0; values[i]; i++)
    gtk_string_list_append (list, _(values[i]));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  return row;
}

static GtkWidget *
make_preset_row (void)
{
  static const char *const titles[]
      = { N_ ("Learner"), N_ ("Standard"), N_ ("Table"), N_ ("Custom"), NULL };
  GtkWidget *row
      = make_combo (_("Preset"), _("“Table” shows what a real table would."),
                    titles);
  GSettings *settings = bastide_settings_get ();

  g_signal_connect (row, "notify::selected", G_CALLBACK (preset_selected),
                    NULL);
  if (settings)
    {
      g_signal_connect_object (settings, "changed", G_CALLBACK (aids_changed),
                               row, G_CONNECT_SWAPPED);
      aids_changed (ADW_COMBO_ROW (row));
    }
  return row;
}

static void
add_switches (AdwPreferencesGroup *group,
              const Switch        *switches,
              gsize                n)
{
  for (gsize i = 0; i < n; i++)
    {
      GtkWidget *row = adw_action_row_new ();
      GtkWidget *toggle = gtk_switch_new ();

      gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                     _(switches[i].title));
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                                   _(switches[i].subtitle));
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
      bastide_settings_bind (switches[i].key, toggle, "active",
                             G_SETTINGS_BIND_DEFAULT);
      adw_preferences_group_add (group, row);
    }
}

static gboolean
scheme_to_row (GValue   *value,
               GVariant *variant,
               gpointer  data)
{
  const char *nick = g_variant_get_string (variant, NULL);

  g_value_set_uint (value, g_str_equal (nick, "light")  ? 1
                           : g_str_equal (nick, "dark") ? 2
                                                        : 0);
  return TRUE;
}

static GVariant *
scheme_from_row (const GValue       *value,
                 const GVariantType *type,
                 gpointer            data)
{
  static const char *const nicks[] = { "system", "light", "dark" };

  return g_variant_new_string (nicks[MIN (g_value_get_uint (value), 2)]);
}

static GtkWidget *
make_scheme_row (void)
{
  static const char *const titles[]
      = { N_ ("Follow the System"), N_ ("Light"), N_ ("Dark"), NULL };
  GtkWidget *row = make_combo (_("Style"), NULL, titles);
  GSettings *settings = bastide_settings_get ();

  if (settings)
    g_settings_bind_with_mapping (settings, "color-scheme", row, "selected",
                                  G_SETTINGS_BIND_DEFAULT, scheme_to_row,
                                  scheme_from_row, NULL, NULL);
  return row;
}

static GtkWidget *
make_pause_row (void)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *spin
      = gtk_spin_button_new_with_range (0, MAX_PAUSE, PAUSE_STEP);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 _("Pause of the Computer"));
  adw_action_row_set_subtitle (
      ADW_ACTION_ROW (row),
      _("Milliseconds for which each of its moves is shown at least."));
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Pause of the Computer"), -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), spin);
  bastide_settings_bind ("computer-pause", spin, "value",
                         G_SETTINGS_BIND_DEFAULT);
  return row;
}

static AdwPreferencesGroup *
add_group (AdwPreferencesPage *page,
           const char         *title)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_page_add (page, ADW_PREFERENCES_GROUP (group));
  return ADW_PREFERENCES_GROUP (group);
}

AdwPreferencesPage *
bastide_preferences_page_new (void)
{
  AdwPreferencesPage *page
      = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  AdwPreferencesGroup *group;

  group = add_group (page, _("Appearance"));
  adw_preferences_group_add (group, make_scheme_row ());
  group = add_group (page, _("Reading Aids"));
  adw_preferences_group_add (group, make_preset_row ());
  add_switches (group, aids, G_N_ELEMENTS (aids));
  group = add_group (page, _("Play"));
  add_switches (group, play, G_N_ELEMENTS (play));
  adw_preferences_group_add (group, make_pause_row ());
  return page;
}
