/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Waiting for what the main loop brings, and finding widgets by their type.
 */

#pragma once

#include <gtk/gtk.h>

/* More than a busy machine needs, with sanitizers too. */
#define SECONDS 60

/* Fails when the condition has not come true in that time. */
#define WAIT_FOR(condition)                                                   \
  G_STMT_START                                                                \
  {                                                                           \
    gint64 end_ = g_get_monotonic_time () + SECONDS * G_USEC_PER_SEC;         \
    while (!(condition) && g_get_monotonic_time () < end_)                    \
      if (!g_main_context_iteration (NULL, FALSE))                            \
        g_usleep (500);                                                       \
    g_assert_true (condition);                                                \
  }                                                                           \
  G_STMT_END

/* Rows that unfold have a switch of their own, which is not shown here. */
static inline void
collect (GtkWidget *widget,
         GType      type,
         GPtrArray *found)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type)
      && (type != GTK_TYPE_SWITCH || gtk_widget_get_visible (widget)))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, type, found);
}

/* All of a type in @widget and itself, in their order (transfer container). */
static inline GPtrArray *
find_all (GtkWidget *widget,
          GType      type)
{
  GPtrArray *found = g_ptr_array_new ();

  collect (widget, type, found);
  return found;
}

/* Counts the labels that are seen with an end cut off, and names them. Names of
 * players are as long as their owners like. */
static inline guint
count_cut (GtkWidget *widget)
{
  guint n = 0;

  if (!gtk_widget_get_mapped (widget)
      || g_str_equal (gtk_widget_get_css_name (widget), "playercard"))
    return 0;
  if (GTK_IS_LABEL (widget)
      && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    {
      g_test_message ("cut off: %s", gtk_label_get_text (GTK_LABEL (widget)));
      n++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_cut (child);
  return n;
}

/* A label that is seen and says just this, or NULL. */
static inline GtkWidget *
find_mapped_label (GtkWidget  *widget,
                   const char *text)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
      && g_strcmp0 (gtk_label_get_text (GTK_LABEL (widget)), text) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_mapped_label (child, text);
  return found;
}

/* The first of a type that is seen, or NULL. */
static inline GtkWidget *
find_mapped (GtkWidget  *widget,
             GType       type)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_mapped (child, type);
  return found;
}

/* The first one, which there has to be. */
static inline gpointer
find_first (GtkWidget *widget,
            GType      type)
{
  g_autoptr (GPtrArray) found = find_all (widget, type);

  g_assert_cmpuint (found->len, >, 0);
  return g_ptr_array_index (found, 0);
}
