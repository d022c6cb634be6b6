/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "bastide-expansion-row.h"

#include "bastide-compat.h"
#include "bastide-expansion-parts.h"

#define HELP_URI "help:bastide/"

struct _BastideExpansionRow
{
  AdwExpanderRow parent_instance;

  /* owned */
  BastideSetup *setup;
  BastideExpansion *expansion;
  GPtrArray *parts; /* controls inside, which the row holds; NULL: none yet */

  /* children; without a switch it is always in the game */
  GtkWidget *toggle;

  /* plain values */
  gboolean refreshing;
};

G_DEFINE_FINAL_TYPE (BastideExpansionRow, bastide_expansion_row,
                     ADW_TYPE_EXPANDER_ROW)

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static gboolean
is_base (BastideExpansion *expansion)
{
  return g_strcmp0 (bastide_expansion_get_module (expansion), "base") == 0;
}

/* ---- Its head ---- */

static void
toggled (BastideExpansionRow *self)
{
  if (self->refreshing)
    return;
  bastide_expansion_set_enabled (self->expansion, self->setup,
                                 gtk_switch_get_active (
                                     GTK_SWITCH (self->toggle)));
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
help_clicked (BastideExpansionRow *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  g_autofree char *uri = g_strconcat (
      HELP_URI, bastide_expansion_get_help_page (self->expansion), NULL);

  bastide_compat_show_uri (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
                           uri);
}

static void
add_toggle (BastideExpansionRow *self)
{
  self->toggle = gtk_switch_new ();
  gtk_widget_set_valign (self->toggle, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->toggle),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  bastide_expansion_get_name (self->expansion),
                                  -1);
  g_signal_connect_object (self->toggle, "notify::active",
                           G_CALLBACK (toggled), self, G_CONNECT_SWAPPED);
  bastide_compat_add_suffix (ADW_EXPANDER_ROW (self), self->toggle);
}

static void
add_help (BastideExpansionRow *self)
{
  g_autofree char *label = NULL;
  GtkWidget *button;

  if (bastide_expansion_get_help_page (self->expansion) == NULL)
    return;
  /* Translators: %s is the name of an expansion. */
  label = g_strdup_printf (_("Help on %s"),
                           bastide_expansion_get_name (self->expansion));
  button = gtk_button_new_with_label ("?");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (help_clicked), self,
                           G_CONNECT_SWAPPED);
  bastide_compat_add_suffix (ADW_EXPANDER_ROW (self), button);
}

/* ---- What is folded in it ---- */

static void
part_changed (gpointer data)
{
  BastideExpansionRow *self = data;

  if (!self->refreshing)
    g_signal_emit (self, signals[CHANGED], 0);
}

/* Most rows are never unfolded, so their parts are made when one is. */
static void
unfolded (BastideExpansionRow *self)
{
  if (self->parts != NULL
      || !adw_expander_row_get_expanded (ADW_EXPANDER_ROW (self)))
    return;
  self->parts = bastide_expansion_parts_new (self->expansion, self->setup,
                                             part_changed, self);
  for (guint i = 0; i < self->parts->len; i++)
    adw_expander_row_add_row (ADW_EXPANDER_ROW (self),
                              g_ptr_array_index (self->parts, i));
  bastide_expansion_row_refresh (self);
}

/* ---- The object ---- */

static void
bastide_expansion_row_dispose (GObject *object)
{
  BastideExpansionRow *self = BASTIDE_EXPANSION_ROW (object);

  g_clear_pointer (&self->parts, g_ptr_array_unref);
  g_clear_object (&self->setup);
  g_clear_object (&self->expansion);
  G_OBJECT_CLASS (bastide_expansion_row_parent_class)->dispose (object);
}

static void
bastide_expansion_row_class_init (BastideExpansionRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bastide_expansion_row_dispose;
  signals[CHANGED]
      = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                      0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bastide_expansion_row_init (BastideExpansionRow *self)
{
  g_signal_connect (self, "notify::expanded", G_CALLBACK (unfolded), NULL);
}

GtkWidget *
bastide_expansion_row_new (BastideSetup     *setup,
                           BastideExpansion *expansion)
{
  BastideExpansionRow *self;

  g_return_val_if_fail (BASTIDE_IS_SETUP (setup), NULL);
  g_return_val_if_fail (BASTIDE_IS_EXPANSION (expansion), NULL);

  self = g_object_new (BASTIDE_TYPE_EXPANSION_ROW, NULL);
  self->setup = g_object_ref (setup);
  self->expansion = g_object_ref (expansion);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self),
                                 bastide_expansion_get_name (expansion));
  add_help (self);
  if (!is_base (expansion))
    add_toggle (self);
  bastide_expansion_row_refresh (self);

  return GTK_WIDGET (self);
}

void
bastide_expansion_row_refresh (BastideExpansionRow *self)
{
  g_autofree char *summary = NULL;

  g_return_if_fail (BASTIDE_IS_EXPANSION_ROW (self));

  self->refreshing = TRUE;
  summary = bastide_expansion_dup_summary (self->expansion, self->setup);
  adw_expander_row_set_subtitle (
      ADW_EXPANDER_ROW (self),
      *summary ? summary : bastide_expansion_get_description (self->expansion));
  if (self->toggle != NULL)
    gtk_switch_set_active (GTK_SWITCH (self->toggle),
                           bastide_expansion_get_enabled (self->expansion,
                                                          self->setup));
  for (guint i = 0; self->parts != NULL && i < self->parts->len; i++)
    bastide_expansion_part_refresh (g_ptr_array_index (self->parts, i));
  self->refreshing = FALSE;
}

static gboolean
contains (const char *words,
          const char *folded)
{
  g_autofree char *text = g_utf8_casefold (words, -1);

  return strstr (text, folded) != NULL;
}

gboolean
bastide_expansion_row_matches (BastideExpansionRow *self,
                               const char          *text)
{
  const char *const *figures;
  g_autofree char *folded = NULL;

  g_return_val_if_fail (BASTIDE_IS_EXPANSION_ROW (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  folded = g_utf8_casefold (text, -1);
  g_strstrip (folded);
  if (contains (bastide_expansion_get_name (self->expansion), folded)
      || contains (bastide_expansion_get_description (self->expansion),
                   folded))
    return TRUE;
  figures = bastide_expansion_get_figures (self->expansion);
  for (gsize i = 0; figures[i] != NULL; i++)
    {
      g_autofree char *label = bastide_figure_get_label (figures[i]);

      if (contains (label, folded))
        return TRUE;
    }

  return FALSE;
}
