/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "tile.h"

#include "bastide-document.h"

G_BEGIN_DECLS

/* The limits of a file, beside those of its lines (bastide-document.h). */
#define BASTIDE_TILE_SET_FORMAT 1
#define BASTIDE_TILE_SET_MAX_KINDS 1000
#define BASTIDE_TILE_SET_MAX_COUNT 1000 /* copies of one kind */

#define BASTIDE_TILE_SET_ERROR (bastide_tile_set_error_quark ())
typedef enum
{
  BASTIDE_TILE_SET_ERROR_SYNTAX = 100, /* the lines are not a key file's; issues say which */
  BASTIDE_TILE_SET_ERROR_READ,         /* the file cannot be read */
  BASTIDE_TILE_SET_ERROR_NEWER,        /* a format this program does not know yet */
  BASTIDE_TILE_SET_ERROR_NO_HEADER,    /* no [Tile Set] */
  BASTIDE_TILE_SET_ERROR_MISSING_KEY,
  BASTIDE_TILE_SET_ERROR_BAD_VALUE,
  BASTIDE_TILE_SET_ERROR_BAD_TILE,     /* the engine refuses a feature, symbol or tile */
  BASTIDE_TILE_SET_ERROR_GAP,          /* features not numbered from 1 without a gap */
  BASTIDE_TILE_SET_ERROR_TOO_MANY,
  BASTIDE_TILE_SET_ERROR_NO_TILES,
  BASTIDE_TILE_SET_ERROR_UNKNOWN_GROUP,     /* a warning */
  BASTIDE_TILE_SET_ERROR_UNKNOWN_KEY,       /* a warning */
  BASTIDE_TILE_SET_ERROR_UNKNOWN_ATTRIBUTE, /* a warning */
  BASTIDE_TILE_SET_ERROR_UNKNOWN_SYMBOL,    /* a warning */
  BASTIDE_TILE_SET_ERROR_UNKNOWN_MODULE,    /* a warning */
} BastideTileSetError;
GQuark          bastide_tile_set_error_quark      (void);

#define BASTIDE_TYPE_TILE_SET (bastide_tile_set_get_type ())
G_DECLARE_FINAL_TYPE (BastideTileSet, bastide_tile_set, BASTIDE, TILE_SET, GObject)

/* A set of tile kinds as one file defines it; never changes. Each loader
 * returns NULL on any error and never half a set. @issues, an array of
 * BastideIssue or NULL, gets everything found, warnings too; the message of
 * @error names file, line, group, key and reason of the first error. */
BastideTileSet *bastide_tile_set_new_from_bytes   (GBytes         *bytes,
                                                   const char     *name,
                                                   GPtrArray      *issues,
                                                   GError        **error);
BastideTileSet *bastide_tile_set_new_from_file    (GFile          *file,
                                                   GPtrArray      *issues,
                                                   GError        **error);
BastideTileSet *bastide_tile_set_new_from_resource (const char    *path,
                                                   GPtrArray      *issues,
                                                   GError        **error);

const char     *bastide_tile_set_get_id           (BastideTileSet *self);
/* In the language of the user; never NULL, "" without a description. */
const char     *bastide_tile_set_get_name         (BastideTileSet *self);
const char     *bastide_tile_set_get_description  (BastideTileSet *self);
/* As written in the file; "" if not there. */
const char     *bastide_tile_set_get_author       (BastideTileSet *self);
const char     *bastide_tile_set_get_license      (BastideTileSet *self);
const char     *bastide_tile_set_get_version      (BastideTileSet *self);
const char     *bastide_tile_set_get_edition      (BastideTileSet *self);
/* Ids of sets it needs, and of rule modules it brings; never NULL. */
const char * const *bastide_tile_set_get_requires (BastideTileSet *self);
const char * const *bastide_tile_set_get_modules  (BastideTileSet *self);

/* Its kinds in the order of the file; owned by the set. */
const BstTile  *bastide_tile_set_get_kinds        (BastideTileSet *self,
                                                   guint          *n_kinds);
/* The kind with this key, or NULL. */
const BstTile  *bastide_tile_set_find             (BastideTileSet *self,
                                                   const char     *key);
guint64         bastide_tile_set_get_hash         (BastideTileSet *self);
/* Copies of all kinds together. */
guint           bastide_tile_set_get_n_tiles      (BastideTileSet *self);
/* Whether it comes with the program. */
gboolean        bastide_tile_set_get_shipped      (BastideTileSet *self);
/* The file as it was read, to be carried by a saved game. */
GBytes         *bastide_tile_set_get_bytes        (BastideTileSet *self);

/* The sets that come with the program, then those in the user's data folder
 * that load; read once (transfer none). */
GListModel     *bastide_tile_sets_get_shipped     (void);
/* Why others in that folder were left out, one sentence each (transfer none). */
const char * const *
                bastide_tile_sets_get_faults      (void);
/* One of them, or NULL (transfer none). */
BastideTileSet *bastide_tile_sets_lookup          (const char     *id);

G_END_DECLS
