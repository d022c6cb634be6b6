/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-picture.h"

gboolean
bastide_picture_save (GtkWidget   *widget,
                      const char  *path,
                      GError     **error)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GdkTexture) texture = NULL;
  GtkNative *native = gtk_widget_get_native (widget);
  int width = gdk_paintable_get_intrinsic_width (paintable);
  int height = gdk_paintable_get_intrinsic_height (paintable);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  if (!native || !node)
    {
      g_clear_pointer (&node, gsk_render_node_unref);
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                           _("There is nothing to be seen yet."));
      return FALSE;
    }
  texture = gsk_renderer_render_texture (
      gtk_native_get_renderer (native), node,
      &GRAPHENE_RECT_INIT (0, 0, width, height));
  gsk_render_node_unref (node);
  if (gdk_texture_save_to_png (texture, path))
    return TRUE;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED,
               /* Translators: %s is the path of a file. */
               _("The picture %s cannot be written."), path);
  return FALSE;
}
