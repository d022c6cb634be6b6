/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a screen reader calls controls. The toolkit joins the name that a control
 * has itself and that of the label that belongs to it: both together say it twice.
 */

#pragma once

#include <gtk/gtk.h>

static inline const char *
describe (GtkWidget *widget)
{
  const char *label = GTK_IS_BUTTON (widget)
                          ? gtk_button_get_label (GTK_BUTTON (widget)) : NULL;

  if (label == NULL)
    label = gtk_widget_get_tooltip_text (widget);
  return label != NULL ? label : "";
}

/* Words on a button are its name; a text, which a spin button has too, is told.
 * The arrows of a spin button are the toolkit's own. */
static inline gboolean
needs_name (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget))
    return (gtk_button_get_icon_name (GTK_BUTTON (widget)) != NULL
            && !GTK_IS_SPIN_BUTTON (gtk_widget_get_parent (widget)))
           || (GTK_IS_TOGGLE_BUTTON (widget)
               && GTK_IS_DROP_DOWN (gtk_widget_get_parent (widget)));
  return GTK_IS_SWITCH (widget) || GTK_IS_SPIN_BUTTON (widget);
}

static inline void
check_name (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);
  gboolean named = gtk_test_accessible_has_property (
      accessible, GTK_ACCESSIBLE_PROPERTY_LABEL);
  gboolean labelled = gtk_test_accessible_has_relation (
      accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY);

  /* Whatever is in a button labels it, which tells only if a letter is marked. */
  if (named && labelled
      && (!GTK_IS_BUTTON (widget)
          || (gtk_button_get_label (GTK_BUTTON (widget)) != NULL
              && gtk_button_get_use_underline (GTK_BUTTON (widget)))))
    {
      g_test_message ("%s “%s” has two names", G_OBJECT_TYPE_NAME (widget),
                      describe (widget));
      g_test_fail ();
    }
  if (!named && !labelled && needs_name (widget))
    {
      g_test_message ("%s “%s” in %s has no name", G_OBJECT_TYPE_NAME (widget),
                      describe (widget),
                      G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)));
      g_test_fail ();
    }
}

/* Looks at @root and all within it; returns how many can have the focus. */
static inline guint
check_names (GtkWidget *root)
{
  guint n = gtk_widget_get_focusable (root) && gtk_widget_get_mapped (root);

  if (n > 0)
    check_name (root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += check_names (child);
  return n;
}
