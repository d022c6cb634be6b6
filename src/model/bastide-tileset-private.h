/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-tileset.h"

G_BEGIN_DECLS

/* What a file says; filled by the reader, then kept by the set. */
typedef struct
{
  char   *id;
  char   *name;        /* without a locale */
  char   *local_name;  /* in the user's language, or NULL */
  char   *description;
  char   *local_description;
  char   *author;
  char   *license;
  char   *version;
  char   *edition;
  char  **requires;
  char  **modules;
  GArray *kinds;       /* of BstTile */
  guint   n_tiles;
} BastideTileSetData;

void     _bastide_tile_set_data_clear (BastideTileSetData *data);

/* Fills @data, which is zero before; FALSE if @issues got an error, and @data
 * must be cleared then too. */
gboolean _bastide_tile_set_read       (GBytes             *bytes,
                                       BastideTileSetData *data,
                                       GPtrArray          *issues);

/* One tile: @lines are the entries of its group, @group the line that opens
 * it. */
gboolean _bastide_tile_read           (const BastideLine  *group,
                                       GPtrArray          *lines,
                                       BstTile            *tile,
                                       GPtrArray          *issues);

/* Adds an error or a warning at a line; takes @reason. */
void     _bastide_tile_set_report     (GPtrArray          *issues,
                                       BastideTileSetError code,
                                       const BastideLine  *line,
                                       char               *reason);

/* Whether the text can be the id of a set or module. */
gboolean _bastide_tile_set_is_id      (const char         *text);

/* The sentence for what the engine found (transfer full). */
char    *_bastide_tile_error_reason   (const BstTileError *error);

/* Marks a set as one that comes with the program. */
void     _bastide_tile_set_set_shipped (BastideTileSet    *self);

G_END_DECLS
