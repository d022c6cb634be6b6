/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-expansion-parts.h"

#define MAX_COPIES 9

typedef enum
{
  PART_COPIES,
  PART_EDITION,
  PART_FIGURE,
  PART_RULES,
} PartKind;

/* What a row is about and what it is changed by. */
typedef struct
{
  PartKind kind;
  BastideExpansion *expansion;
  BastideSetup *setup;
  const char *figure;  /* of the expansion's list */
  GtkWidget *control;  /* of the row, or the row itself */
  BastideRowFunc changed;
  gpointer data;
  gboolean refreshing;
} Part;

static void
part_free (gpointer pointer)
{
  Part *part = pointer;

  g_object_unref (part->expansion);
  g_object_unref (part->setup);
  g_free (part);
}

static Part *
get_part (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "part");
}

static guint
get_value (const Part *part)
{
  if (GTK_IS_SWITCH (part->control))
    return gtk_switch_get_active (GTK_SWITCH (part->control));
  if (ADW_IS_COMBO_ROW (part->control))
    return adw_combo_row_get_selected (ADW_COMBO_ROW (part->control));

  return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (part->control));
}

static void
set_value (const Part *part,
           guint       value)
{
  if (GTK_IS_SWITCH (part->control))
    gtk_switch_set_active (GTK_SWITCH (part->control), value > 0);
  else if (ADW_IS_COMBO_ROW (part->control))
    adw_combo_row_set_selected (ADW_COMBO_ROW (part->control), value);
  else
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (part->control), value);
}

/* ---- Between a row and the set-up ---- */

static void
write_part (GtkWidget *row)
{
  Part *part = get_part (row);
  guint value;

  if (part->refreshing)
    return;
  value = get_value (part);
  switch (part->kind)
    {
    case PART_COPIES:
      bastide_expansion_set_copies (part->expansion, part->setup, value);
      break;
    case PART_EDITION:
      if (value != GTK_INVALID_LIST_POSITION)
        bastide_expansion_set_edition (part->expansion, part->setup, value);
      break;
    case PART_FIGURE:
      bastide_expansion_set_count (part->expansion, part->setup, part->figure,
                                   value);
      break;
    case PART_RULES:
      bastide_expansion_set_rules (part->expansion, part->setup, value > 0);
      break;
    }
  part->changed (part->data);
}

static guint
read_part (const Part *part)
{
  switch (part->kind)
    {
    case PART_COPIES:
      return bastide_expansion_get_copies (part->expansion, part->setup);
    case PART_EDITION:
      return bastide_expansion_get_edition (part->expansion, part->setup);
    case PART_FIGURE:
      return bastide_expansion_get_count (part->expansion, part->setup,
                                          part->figure);
    case PART_RULES:
      return bastide_expansion_get_rules (part->expansion, part->setup);
    }

  return 0;
}

void
bastide_expansion_part_refresh (GtkWidget *row)
{
  Part *part = get_part (row);

  part->refreshing = TRUE;
  set_value (part, read_part (part));
  /* There is nothing to choose an edition of. */
  if (part->kind == PART_EDITION)
    gtk_widget_set_sensitive (
        row, bastide_expansion_get_copies (part->expansion, part->setup) > 0);
  part->refreshing = FALSE;
}

/* ---- Making rows ---- */

static GtkWidget *
make_row (const Part *model,
          GtkWidget  *row,
          const char *title,
          const char *subtitle)
{
  Part *part = g_memdup2 (model, sizeof *model);

  g_object_ref (part->expansion);
  g_object_ref (part->setup);
  part->control = row;
  g_object_set_data_full (G_OBJECT (row), "part", part, part_free);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);

  return row;
}

/* A number from 0 to @max; where that is 1, a switch. */
static GtkWidget *
make_number_row (const Part *model,
                 guint       max,
                 const char *title,
                 const char *subtitle)
{
  GtkWidget *row = make_row (model, adw_action_row_new (), title, subtitle);
  GtkWidget *control = max == 1
                           ? gtk_switch_new ()
                           : gtk_spin_button_new_with_range (0, max, 1);

  get_part (row)->control = control;
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  g_signal_connect_object (control,
                           max == 1 ? "notify::active" : "notify::value",
                           G_CALLBACK (write_part), row, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  /* A row names what it activates by its title. */
  if (max == 1)
    adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (control),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);

  return row;
}

static void
add_tiles (GPtrArray  *rows,
           const Part *model)
{
  const char *const *editions
      = bastide_expansion_get_editions (model->expansion);
  guint n = editions[0] != NULL
                ? bastide_expansion_get_n_tiles (model->expansion, 0)
                : 0;
  g_autofree char *subtitle = NULL;
  Part part = *model;

  if (editions[0] == NULL)
    return;
  /* Translators: below the title “Copies of the Tiles”. */
  subtitle = g_strdup_printf (ngettext ("%u tile each", "%u tiles each", n), n);
  part.kind = PART_COPIES;
  g_ptr_array_add (rows,
                   make_number_row (&part, MAX_COPIES, _("Copies of the Tiles"),
                                    subtitle));
}

static void
add_edition (GPtrArray  *rows,
             const Part *model)
{
  const char *const *editions
      = bastide_expansion_get_editions (model->expansion);
  g_autoptr (GtkStringList) titles = NULL;
  GtkWidget *row;
  Part part = *model;

  if (editions[0] == NULL || editions[1] == NULL)
    return;
  titles = gtk_string_list_new (NULL);
  for (guint i = 0; editions[i] != NULL; i++)
    gtk_string_list_take (titles, bastide_expansion_dup_edition_title (
                                      model->expansion, i));
  part.kind = PART_EDITION;
  row = make_row (&part, adw_combo_row_new (), _("Edition"), NULL);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (titles));
  bastide_expansion_part_refresh (row);
  g_signal_connect (row, "notify::selected", G_CALLBACK (write_part), NULL);
  g_ptr_array_add (rows, row);
}

static void
add_figure (GPtrArray  *rows,
            const Part *model,
            const char *figure)
{
  guint max = bastide_expansion_get_max_count (model->expansion, figure);
  g_autofree char *title = bastide_figure_get_label (figure);
  Part part = *model;

  part.kind = PART_FIGURE;
  part.figure = figure;
  g_ptr_array_add (rows,
                   make_number_row (&part, max, title,
                                    max == 1 ? NULL : _("For each player")));
}

static void
add_rules (GPtrArray  *rows,
           const Part *model)
{
  Part part = *model;

  if (!bastide_expansion_has_rules (model->expansion))
    return;
  part.kind = PART_RULES;
  g_ptr_array_add (rows,
                   make_number_row (&part, 1, C_("expansion", "Rules"),
                                    _("Without them its tiles are laid like "
                                      "any others.")));
}

GPtrArray *
bastide_expansion_parts_new (BastideExpansion *expansion,
                             BastideSetup     *setup,
                             BastideRowFunc    changed,
                             gpointer          data)
{
  const char *const *figures = bastide_expansion_get_figures (expansion);
  GPtrArray *rows = g_ptr_array_new ();
  Part model = {
    .expansion = expansion, .setup = setup, .changed = changed, .data = data
  };

  add_tiles (rows, &model);
  add_edition (rows, &model);
  for (gsize i = 0; figures[i] != NULL; i++)
    add_figure (rows, &model, figures[i]);
  add_rules (rows, &model);

  return rows;
}
