/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "tile.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_TILE_VIEW (bastide_tile_view_get_type ())
G_DECLARE_FINAL_TYPE (BastideTileView, bastide_tile_view, BASTIDE, TILE_VIEW,
                      GtkWidget)

/* The picture of one tile, for hand, remaining tiles, history and editor.
 * @size is in logical pixels. It can show the back when there is no tile.
 * Accessible role: image; give it a label where it says something on its own. */
GtkWidget     *bastide_tile_view_new          (int              size);
/* Copies the tile; NULL shows nothing or the back. */
void           bastide_tile_view_set_tile     (BastideTileView *self,
                                               const BstTile   *tile);
void           bastide_tile_view_set_rotation (BastideTileView *self,
                                               guint            rotation);
void           bastide_tile_view_set_size     (BastideTileView *self,
                                               int              size);
void           bastide_tile_view_set_dimmed   (BastideTileView *self,
                                               gboolean         dimmed);
void           bastide_tile_view_set_back     (BastideTileView *self,
                                               gboolean         back);

G_END_DECLS
