/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The part of the cache that only the widgets' own painters use: marks and
 * figures beside tiles, and pixels for larger textures.
 */

#pragma once

#include <cairo.h>

#include "bastide-tile-cache.h"

G_BEGIN_DECLS

/* What is painted; with the numbers it names one texture. */
typedef enum
{
  BASTIDE_MARK_TILE,
  BASTIDE_MARK_BACK,
  BASTIDE_MARK_LEGAL,
  BASTIDE_MARK_DEAD,
  BASTIDE_MARK_CURSOR,
  BASTIDE_MARK_GHOST,
  BASTIDE_MARK_LAST,
  BASTIDE_MARK_TICKS,
  BASTIDE_MARK_SPOT,
  BASTIDE_MARK_FIGURE,
  BASTIDE_MARK_LIT,
  BASTIDE_MARK_OWNERS,
  BASTIDE_MARK_TRAIL,
  BASTIDE_MARK_DANGER,
  BASTIDE_MARK_DOT,
} BastideMark;

typedef struct
{
  guint64 id;     /* the content of a tile, or another number */
  guint32 mark;   /* BastideMark */
  guint32 a, b;
  guint32 size;   /* device pixels on a side */
  guint32 palette;
} BastideMarkKey;

/* Paints over the square from (0, 0) to (size, size). */
typedef void (*BastideMarkPaint) (cairo_t              *cr,
                                  const BastideMarkKey *key,
                                  gconstpointer         data);

GdkTexture *bastide_tile_cache_lookup_mark (BastideTileCache     *self,
                                            const BastideMarkKey *key,
                                            BastideMarkPaint      paint,
                                            gconstpointer         data);
/* A number for what a tile shows: equal for equal tiles. */
guint64     bastide_tile_content_id        (const BstTile        *tile);
/* The same as bastide_tile_cache_lookup() for a tile whose id is known. */
GdkTexture *bastide_tile_cache_lookup_id   (BastideTileCache     *self,
                                            const BstTile        *tile,
                                            guint64               id,
                                            guint                 rotation,
                                            guint                 variant,
                                            guint                 size,
                                            BastidePaletteId      palette);
/* Copies a tile's pixels to a place of a picture. */
void        bastide_tile_cache_paint_id    (BastideTileCache     *self,
                                            cairo_t              *cr,
                                            int                   x,
                                            int                   y,
                                            const BstTile        *tile,
                                            guint64               id,
                                            guint                 rotation,
                                            guint                 variant,
                                            guint                 size,
                                            BastidePaletteId      palette);

G_END_DECLS
