/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tiles are put together to larger textures, with what stands on the borders
 * between them: each texture of a frame costs something whatever its size, and
 * a second layer for the borders would cost as much as the tiles.
 */

#pragma once

#include "bastide-landscape-private.h"

G_BEGIN_DECLS

/* All tiles, but for one that is still coming down. */
void bastide_chunks_paint         (BastideLandscape *self,
                                   GtkSnapshot      *snapshot);
void bastide_chunk_free           (gpointer          chunk);

/* In landscape-paint.c */
void bastide_paint_figure         (BastideLandscape *self,
                                   GtkSnapshot      *snapshot,
                                   guint             piece,
                                   gboolean          lying,
                                   guint             color,
                                   gboolean          last,
                                   int               x,
                                   int               y,
                                   double            u,
                                   double            v);

G_END_DECLS
