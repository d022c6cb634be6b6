/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Small tiles are put together to larger textures, since each texture of a
 * frame costs the same whatever its size.
 */

#pragma once

#include "bastide-landscape-private.h"

G_BEGIN_DECLS

void bastide_chunks_paint         (BastideLandscape *self,
                                   GtkSnapshot      *snapshot);
/* What stands on the borders between tiles, over tiles painted one by one. */
void bastide_chunks_paint_borders (BastideLandscape *self,
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
