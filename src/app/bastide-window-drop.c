/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bastide-window-private.h"

/* A file dropped anywhere on the window is opened; of several the first. */
static gboolean
dropped (BastideWindow *self,
         const GValue  *value)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));

  if (files == NULL)
    return FALSE;

  bastide_window_open_file (self, files->data);
  return TRUE;
}

void
bastide_window_take_drops (BastideWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST,
                                               GDK_ACTION_COPY);

  g_signal_connect_object (target, "drop", G_CALLBACK (dropped), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}
