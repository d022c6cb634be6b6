/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gdk/gdk.h>

#include "palette.h"
#include "tile.h"

G_BEGIN_DECLS

#define BASTIDE_TILE_CACHE_BYTES (48 * 1024 * 1024)

#define BASTIDE_TYPE_TILE_CACHE (bastide_tile_cache_get_type ())
G_DECLARE_FINAL_TYPE (BastideTileCache, bastide_tile_cache, BASTIDE, TILE_CACHE,
                      GObject)

/* Painted tiles as textures, the least recently used thrown away beyond a
 * number of bytes. One is shared by all widgets. */
BastideTileCache *bastide_tile_cache_get_default (void); /* (transfer none) */
BastideTileCache *bastide_tile_cache_new         (gsize             max_bytes);

/* The face of a tile, @size device pixels wide (transfer none; take a reference
 * to keep it beyond the next call). NULL @tile: the back. */
GdkTexture       *bastide_tile_cache_lookup      (BastideTileCache *self,
                                                  const BstTile    *tile,
                                                  guint             rotation,
                                                  guint             variant,
                                                  guint             size,
                                                  BastidePaletteId  palette);
gsize             bastide_tile_cache_get_bytes   (BastideTileCache *self);
/* How many faces were painted so far. */
guint             bastide_tile_cache_get_misses  (BastideTileCache *self);

/* The palette that the style manager asks for. */
BastidePaletteId  bastide_palette_for_style      (void);
/* An image surface's pixels as a texture. */
GdkTexture       *bastide_texture_from_surface   (cairo_surface_t  *surface);

G_END_DECLS
