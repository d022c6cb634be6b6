/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-document.h"
#include "bastide-setup.h"

G_BEGIN_DECLS

#define BASTIDE_MAX_NAME 40 /* characters of a player's name, as at the entry */

/* One player as chosen. */
typedef struct
{
  char *name;
  guint color;
  BastidePlayerKind kind;
  guint level;
} BastideSeat;

/* A tile set as chosen. The hash is what a file says, 0: nothing. */
typedef struct
{
  char *id;
  guint copies;
  guint64 hash;
} BastideSetChoice;

/* "base.farmers" and "off". */
typedef struct
{
  char *key;
  char *value;
} BastideChoice;

typedef struct
{
  char *piece;
  guint count;
} BastideFigureChoice;

/* A single tile: the count of its copies, or where it lies at the start. */
typedef struct
{
  char *name; /* "base/V" */
  guint count;
  int x, y, rot;
} BastideTileChoice;

struct _BastideSetup
{
  GObject parent_instance;

  /* owned */
  GPtrArray *seats;   /* BastideSeat */
  GPtrArray *sets;    /* BastideSetChoice */
  GPtrArray *carried; /* BastideTileSet */
  GPtrArray *modules; /* char * */
  GPtrArray *options; /* BastideChoice */
  GPtrArray *figures; /* BastideFigureChoice */
  GPtrArray *tiles;   /* BastideTileChoice: counts that differ from the sets' */
  GPtrArray *blanks;  /* char *: symbols and attributes not in play */
  GPtrArray *starts;  /* BastideTileChoice: instead of the start tile */
  GPtrArray *blanked; /* BstTile: copies of the last bastide_setup_collect_tiles */
  GStrv draws;

  /* plain values */
  guint64 seed;
};

/* Shared by the files of the set-up. */
void             bastide_setup_clear           (BastideSetup    *self);
BastideSetChoice *bastide_setup_find_set       (BastideSetup    *self,
                                                const char      *id);
/* A set it carries, or one that is installed; NULL: neither. */
BastideTileSet  *bastide_setup_lookup_tile_set (BastideSetup    *self,
                                                const char      *id);
gboolean         bastide_setup_carries         (BastideSetup    *self,
                                                const char      *id);
/* The modules that a set brings come, or go unless another set needs them. */
void             bastide_setup_follow_modules  (BastideSetup    *self,
                                                const char      *set_id,
                                                gboolean         on);
const BstOptionDef *bastide_option_find        (const char      *key);

/* [Game], [Player N], [Draw] and the sets that are not shipped. @undone: the
 * game was played with undo. */
void             bastide_setup_write           (BastideSetup    *self,
                                                gboolean         undone,
                                                GString         *text);
/* Reads them from scanned lines; appends what is wrong to @issues, with codes
 * of BASTIDE_SAVE_ERROR. Groups of others are left alone. */
void             bastide_setup_read            (BastideSetup    *self,
                                                GPtrArray       *lines,
                                                GPtrArray       *issues);
/* Whether [Game] and the other groups it reads include this one. */
gboolean         bastide_setup_reads_group     (const char      *group);
/* The sets among the lines; a part of the above. */
void             bastide_setup_read_tile_sets  (BastideSetup    *self,
                                                GPtrArray       *lines,
                                                GPtrArray       *issues);

/* Single tiles: see bastide-setup-tiles.c. Cells of start tiles are at most so
 * far from the first one. */
#define BASTIDE_START_RANGE 1000
void             bastide_tile_choice_free      (gpointer         data);
void             bastide_setup_set_tiles       (BastideSetup    *self,
                                                const char      *name,
                                                guint            count);
void             bastide_setup_unset_tiles     (BastideSetup    *self,
                                                const char      *name);
int              bastide_setup_get_tiles       (BastideSetup    *self,
                                                const char      *name);
gboolean         bastide_setup_has_blank       (BastideSetup    *self,
                                                const char      *word);
void             bastide_setup_remove_blank    (BastideSetup    *self,
                                                const char      *word);
gboolean         bastide_word_is_shown         (const char      *word,
                                                guint32          symbols_shown,
                                                guint            attrs_shown);
gboolean         bastide_setup_add_blank       (BastideSetup    *self,
                                                const char      *word);
void             bastide_setup_add_start       (BastideSetup    *self,
                                                const char      *name,
                                                int              x,
                                                int              y,
                                                int              rot);
GArray          *bastide_setup_collect_tiles   (BastideSetup    *self,
                                                GError         **error);
void             bastide_setup_write_tiles     (BastideSetup    *self,
                                                GString         *text);
gboolean         bastide_setup_read_start      (BastideSetup    *self,
                                                const char      *text);

/* A name without line breaks, of at most BASTIDE_MAX_NAME characters (transfer
 * full). */
char            *bastide_setup_clean_name      (const char      *name);

/* bastide_setup_build that tells the engine's fault too; BST_SETUP_OK if there
 * is none or the fault is not the engine's. */
BstSetup        *bastide_setup_build_full      (BastideSetup    *self,
                                                BstSetupError   *fault,
                                                GError         **error);
/* What the engine said, as a sentence (transfer full). */
char            *bastide_setup_error_to_string (const BstSetupError *error);

G_END_DECLS
