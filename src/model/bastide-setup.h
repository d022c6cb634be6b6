/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "setup.h"

#include "bastide-tileset.h"

G_BEGIN_DECLS

typedef enum
{
  BASTIDE_PLAYER_HUMAN,
  BASTIDE_PLAYER_COMPUTER,
} BastidePlayerKind;

#define BASTIDE_TYPE_SETUP (bastide_setup_get_type ())
G_DECLARE_FINAL_TYPE (BastideSetup, bastide_setup, BASTIDE, SETUP, GObject)

/* What a game is to be made of, while people still choose and afterwards: the
 * players, the tile sets with their number, modules, options, figures, seed. */
/* The base game for one person and one computer. */
BastideSetup *bastide_setup_new              (void);
BastideSetup *bastide_setup_copy             (BastideSetup *self);
char         *bastide_setup_to_string        (BastideSetup *self);  /* for settings: a key file */
BastideSetup *bastide_setup_new_from_string  (const char   *text,
                                              GError      **error);

guint         bastide_setup_get_n_players    (BastideSetup *self);
/* @color: 0 to 7, an index of the palette; @level: 1 or 2, for computers. */
void          bastide_setup_add_player       (BastideSetup *self,
                                              const char   *name,
                                              guint         color,
                                              BastidePlayerKind kind,
                                              guint         level);
void          bastide_setup_remove_player    (BastideSetup *self,
                                              guint         seat);   /* from 1 */
void          bastide_setup_swap_players     (BastideSetup *self,
                                              guint         seat,
                                              guint         other);
void          bastide_setup_set_player       (BastideSetup *self,
                                              guint         seat,
                                              const char   *name,
                                              guint         color,
                                              BastidePlayerKind kind,
                                              guint         level);
const char   *bastide_setup_get_name         (BastideSetup *self,
                                              guint         seat);
guint         bastide_setup_get_color        (BastideSetup *self,
                                              guint         seat);
BastidePlayerKind bastide_setup_get_kind     (BastideSetup *self,
                                              guint         seat);
guint         bastide_setup_get_level        (BastideSetup *self,
                                              guint         seat);

/* Tile sets by id with their number of copies (0 takes one out); the modules
 * that a set names come with it. */
guint         bastide_setup_get_copies       (BastideSetup *self,
                                              const char   *set_id);
void          bastide_setup_set_copies       (BastideSetup *self,
                                              const char   *set_id,
                                              guint         copies);
/* A set that is not installed, carried by a saved game. */
void          bastide_setup_add_tile_set     (BastideSetup *self,
                                              BastideTileSet *set);
gboolean      bastide_setup_get_module       (BastideSetup *self,
                                              const char   *module);
void          bastide_setup_set_module       (BastideSetup *self,
                                              const char   *module,
                                              gboolean      on);
const char   *bastide_setup_get_option       (BastideSetup *self,
                                              const char   *key);    /* the value in force */
void          bastide_setup_set_option       (BastideSetup *self,
                                              const char   *key,
                                              const char   *value);
int           bastide_setup_get_figures      (BastideSetup *self,
                                              const char   *piece);  /* -1: default */
void          bastide_setup_set_figures      (BastideSetup *self,
                                              const char   *piece,
                                              int           count);
guint64       bastide_setup_get_seed         (BastideSetup *self);
void          bastide_setup_set_seed         (BastideSetup *self,
                                              guint64       seed);
/* Forced chance actions as text, in order (tests and puzzles). */
void          bastide_setup_set_draws        (BastideSetup *self,
                                              const char * const *draws);

/* Presets: ids "rulebook", "bga", "jcloisterzone"; sets the options. */
const char * const *bastide_presets_list     (void);
char         *bastide_preset_get_title       (const char   *id);
void          bastide_setup_apply_preset     (BastideSetup *self,
                                              const char   *id);
/* Its id, or NULL: options were changed by hand. */
const char   *bastide_setup_get_preset       (BastideSetup *self);

/* Translated sentences for options: name, explanation, each value. */
char         *bastide_option_get_title       (const char   *key);
char         *bastide_option_get_help        (const char   *key);
char         *bastide_option_get_value_title (const char   *key,
                                              const char   *value);

/* The engine's set-up; NULL with a sentence (BASTIDE_GAME_ERROR_SETUP). */
BstSetup     *bastide_setup_build            (BastideSetup *self,
                                              GError      **error);

G_END_DECLS
