/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-options-row.h"

#include "bastide-expansion.h"
#include "bastide-setup-rows.h"

struct _BastideOptionsRow
{
  AdwExpanderRow parent_instance;

  /* owned */
  BastideSetup *setup;
  char *module;
  GPtrArray *rows; /* inside, which the row holds; NULL: none yet */

  /* borrowed from the module */
  const BstOptionDef *options;

  /* plain values */
  gsize n_options;
};

G_DEFINE_FINAL_TYPE (BastideOptionsRow, bastide_options_row,
                     ADW_TYPE_EXPANDER_ROW)

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
option_changed (gpointer data)
{
  g_signal_emit (data, signals[CHANGED], 0);
}

/* Most rows are never unfolded, so their options are made when one is. */
static void
unfolded (BastideOptionsRow *self)
{
  if (self->rows != NULL
      || !adw_expander_row_get_expanded (ADW_EXPANDER_ROW (self)))
    return;
  self->rows = g_ptr_array_new ();
  for (gsize i = 0; i < self->n_options; i++)
    {
      GtkWidget *row = bastide_option_row_new (self->setup, &self->options[i],
                                               option_changed, self);

      adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
      g_ptr_array_add (self->rows, row);
    }
}

static void
bastide_options_row_dispose (GObject *object)
{
  BastideOptionsRow *self = BASTIDE_OPTIONS_ROW (object);

  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->module, g_free);
  g_clear_object (&self->setup);
  G_OBJECT_CLASS (bastide_options_row_parent_class)->dispose (object);
}

static void
bastide_options_row_class_init (BastideOptionsRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_options_row_dispose;
  signals[CHANGED]
      = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                      0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bastide_options_row_init (BastideOptionsRow *self)
{
  g_signal_connect (self, "notify::expanded", G_CALLBACK (unfolded), NULL);
}

static void
find_options (BastideOptionsRow *self)
{
  for (gsize i = 0; i < bst_modules_count (); i++)
    if (g_str_equal (bst_modules_id (i), self->module))
      self->n_options = bst_modules_options (i, &self->options);
}

GtkWidget *
bastide_options_row_new (BastideSetup *setup,
                         const char   *module)
{
  BastideOptionsRow *self;

  g_return_val_if_fail (BASTIDE_IS_SETUP (setup), NULL);
  g_return_val_if_fail (module != NULL, NULL);

  self = g_object_new (BASTIDE_TYPE_OPTIONS_ROW, NULL);
  self->setup = g_object_ref (setup);
  self->module = g_strdup (module);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  find_options (self);
  bastide_options_row_refresh (self);

  return GTK_WIDGET (self);
}

const char *
bastide_options_row_get_module (BastideOptionsRow *self)
{
  g_return_val_if_fail (BASTIDE_IS_OPTIONS_ROW (self), NULL);

  return self->module;
}

/* Two expansions may share their rules; then the one in the game gives its
 * name. */
static const char *
find_title (BastideOptionsRow *self)
{
  GListModel *list = bastide_expansions_list ();
  const char *title = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (BastideExpansion) it = g_list_model_get_item (list, i);

      if (g_strcmp0 (bastide_expansion_get_module (it), self->module) != 0)
        continue;
      if (title == NULL || bastide_expansion_get_enabled (it, self->setup))
        title = bastide_expansion_get_name (it); /* the list holds it */
      if (bastide_expansion_get_enabled (it, self->setup))
        break;
    }

  return title != NULL ? title : self->module;
}

static char *
describe_changes (BastideOptionsRow *self)
{
  guint changes = 0;

  for (gsize i = 0; i < self->n_options; i++)
    {
      const BstOptionDef *option = &self->options[i];
      const char *value = bastide_setup_get_option (self->setup, option->key);

      if (g_strcmp0 (value, option->values[option->def]) != 0)
        changes++;
    }
  if (changes == 0)
    return g_strdup (_("All as in the rulebook"));

  /* Translators: how many rules differ from the rulebook, of how many. */
  return g_strdup_printf (ngettext ("%u of %u differs from the rulebook",
                                    "%u of %u differ from the rulebook",
                                    changes),
                          changes, (guint) self->n_options);
}

void
bastide_options_row_refresh (BastideOptionsRow *self)
{
  g_autofree char *subtitle = NULL;

  g_return_if_fail (BASTIDE_IS_OPTIONS_ROW (self));

  subtitle = describe_changes (self);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), find_title (self));
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), subtitle);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          self->n_options > 0
                              && bastide_setup_get_module (self->setup,
                                                           self->module));
  for (guint i = 0; self->rows != NULL && i < self->rows->len; i++)
    bastide_option_row_refresh (g_ptr_array_index (self->rows, i));
}
