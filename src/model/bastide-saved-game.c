/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-document.h"
#include "bastide-save.h"
#include "bastide-saved-game-private.h"
#include "bastide-sentences.h"

struct _BastideSavedGame
{
  GObject parent_instance;

  /* owned */
  GFile *file;
  GDateTime *date;
  GStrv players;
  char *title;
  char *subtitle;

  /* plain values */
  guint moves;
  guint tiles;

  /* bit fields */
  guint over : 1;
  guint running : 1;
};

G_DEFINE_FINAL_TYPE (BastideSavedGame, bastide_saved_game, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_SUBTITLE,
  PROP_DATE,
  PROP_PLAYERS,
  PROP_OVER,
  PROP_MOVES,
  PROP_FILE,
  PROP_RUNNING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
bastide_saved_game_get_property (GObject    *object,
                                 guint       id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  BastideSavedGame *self = BASTIDE_SAVED_GAME (object);

  switch (id)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_SUBTITLE:
      g_value_set_string (value, self->subtitle);
      break;
    case PROP_DATE:
      g_value_set_boxed (value, self->date);
      break;
    case PROP_PLAYERS:
      g_value_set_boxed (value, self->players);
      break;
    case PROP_OVER:
      g_value_set_boolean (value, self->over);
      break;
    case PROP_MOVES:
      g_value_set_uint (value, self->moves);
      break;
    case PROP_FILE:
      g_value_set_object (value, self->file);
      break;
    case PROP_RUNNING:
      g_value_set_boolean (value, self->running);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bastide_saved_game_finalize (GObject *object)
{
  BastideSavedGame *self = BASTIDE_SAVED_GAME (object);

  g_clear_object (&self->file);
  g_clear_pointer (&self->date, g_date_time_unref);
  g_strfreev (self->players);
  g_free (self->title);
  g_free (self->subtitle);

  G_OBJECT_CLASS (bastide_saved_game_parent_class)->finalize (object);
}

static void
bastide_saved_game_class_init (BastideSavedGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS
                      | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = bastide_saved_game_get_property;
  object_class->finalize = bastide_saved_game_finalize;

  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "", flags);
  properties[PROP_SUBTITLE]
      = g_param_spec_string ("subtitle", NULL, NULL, "", flags);
  properties[PROP_DATE]
      = g_param_spec_boxed ("date", NULL, NULL, G_TYPE_DATE_TIME, flags);
  properties[PROP_PLAYERS]
      = g_param_spec_boxed ("players", NULL, NULL, G_TYPE_STRV, flags);
  properties[PROP_OVER]
      = g_param_spec_boolean ("over", NULL, NULL, FALSE, flags);
  properties[PROP_MOVES]
      = g_param_spec_uint ("moves", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_FILE]
      = g_param_spec_object ("file", NULL, NULL, G_TYPE_FILE, flags);
  properties[PROP_RUNNING]
      = g_param_spec_boolean ("running", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
bastide_saved_game_init (BastideSavedGame *self)
{
}

/* ---- Filling ---- */

static GStrv
dup_names (BastideSetup *setup)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint seat = 1; seat <= bastide_setup_get_n_players (setup); seat++)
    g_strv_builder_add (builder, bastide_setup_get_name (setup, seat));

  return g_strv_builder_end (builder);
}

static void
set_subtitle (BastideSavedGame *self)
{
  g_autofree char *date = g_date_time_format (self->date, "%x %H:%M");

  g_free (self->subtitle);
  if (self->over)
    /* Translators: %s is date and time. */
    self->subtitle = g_strdup_printf (_("%s, finished"), date);
  else
    /* Translators: %s is date and time, %u how many tiles lie on the board. */
    self->subtitle = g_strdup_printf (ngettext ("%s, %u tile laid",
                                                "%s, %u tiles laid",
                                                self->tiles),
                                      date, self->tiles);
}

static void
set_facts (BastideSavedGame *self,
           BastideSetup     *setup,
           const BstState   *state)
{
  g_strfreev (self->players);
  self->players = dup_names (setup);
  g_free (self->title);
  self->title = g_strjoinv (C_("list", ", "), self->players);
  self->over = bst_state_is_over (state);
  self->tiles = bst_state_n_tiles (state);
  set_subtitle (self);
}

/* The last modification of a file, in local time. */
static GDateTime *
read_date (GFile *file)
{
  g_autoptr (GFileInfo) info
      = g_file_query_info (file, G_FILE_ATTRIBUTE_TIME_MODIFIED ","
                                 G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC,
                           G_FILE_QUERY_INFO_NONE, NULL, NULL);
  g_autoptr (GDateTime) date = NULL;

  if (info != NULL)
    date = g_file_info_get_modification_date_time (info);

  return date != NULL ? g_date_time_to_local (date) : NULL;
}

typedef struct
{
  BastideSavedGame *self;
  BastideSave *save;
} Facts;

static gboolean
facts_cb (guint            move,
          const char      *text,
          const BstState  *state,
          const BstAction *action,
          const BstEvent  *events,
          gsize            n_events,
          gpointer         data)
{
  Facts *facts = data;

  facts->self->moves = move;
  if (move == bastide_save_get_n_moves (facts->save))
    set_facts (facts->self, bastide_save_get_setup (facts->save), state);

  return TRUE;
}

static void
set_damaged (BastideSavedGame *self,
             const char       *reason)
{
  g_strfreev (self->players);
  g_free (self->title);
  g_free (self->subtitle);
  self->players = g_new0 (char *, 1);
  self->title = g_strdup (_("A game that cannot be read"));
  self->subtitle = g_strdup (reason);
}

static void
read_facts (BastideSavedGame *self)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (BastideSave) save = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_file_get_basename (self->file);

  bytes = bastide_document_load (self->file, BASTIDE_SCAN_LARGE, &error);
  if (bytes != NULL)
    save = bastide_save_parse (bytes, name, &error);
  if (save != NULL)
    bastide_save_replay (save, facts_cb, &(Facts){ self, save }, &error);
  if (error != NULL)
    set_damaged (self, error->message);
}

BastideSavedGame *
bastide_saved_game_new_from_file (GFile *file)
{
  g_autoptr (BastideSavedGame) self = NULL;

  self = g_object_new (BASTIDE_TYPE_SAVED_GAME, NULL);
  self->file = g_object_ref (file);
  self->date = read_date (file);
  if (self->date == NULL)
    return NULL;

  read_facts (self);
  return g_steal_pointer (&self);
}

void
bastide_saved_game_update (BastideSavedGame *self,
                           BastideGame      *game)
{
  GObject *object = G_OBJECT (self);
  gboolean was_over = self->over;

  g_clear_pointer (&self->date, g_date_time_unref);
  self->date = g_date_time_new_now_local ();
  self->moves = bastide_game_get_n_moves (game);
  set_facts (self, bastide_game_get_setup (game), bastide_game_get_state (game));

  g_object_freeze_notify (object);
  g_object_notify_by_pspec (object, properties[PROP_DATE]);
  g_object_notify_by_pspec (object, properties[PROP_SUBTITLE]);
  g_object_notify_by_pspec (object, properties[PROP_MOVES]);
  if (was_over != self->over)
    g_object_notify_by_pspec (object, properties[PROP_OVER]);
  g_object_thaw_notify (object);
}

void
bastide_saved_game_set_running (BastideSavedGame *self,
                                gboolean          running)
{
  running = !!running;
  if (self->running == running)
    return;

  self->running = running;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RUNNING]);
}

int
bastide_saved_game_compare (gconstpointer a,
                            gconstpointer b,
                            gpointer      data)
{
  const BastideSavedGame *left = a;
  const BastideSavedGame *right = b;

  return g_date_time_compare (right->date, left->date);
}

/* ---- Public ---- */

const char *
bastide_saved_game_get_title (BastideSavedGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_SAVED_GAME (self), NULL);

  return self->title;
}

const char *
bastide_saved_game_get_subtitle (BastideSavedGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_SAVED_GAME (self), NULL);

  return self->subtitle;
}

GDateTime *
bastide_saved_game_get_date (BastideSavedGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_SAVED_GAME (self), NULL);

  return self->date;
}

const char * const *
bastide_saved_game_get_players (BastideSavedGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_SAVED_GAME (self), NULL);

  return (const char *const *) self->players;
}

gboolean
bastide_saved_game_get_over (BastideSavedGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_SAVED_GAME (self), FALSE);

  return self->over;
}

guint
bastide_saved_game_get_moves (BastideSavedGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_SAVED_GAME (self), 0);

  return self->moves;
}

GFile *
bastide_saved_game_get_file (BastideSavedGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_SAVED_GAME (self), NULL);

  return self->file;
}

gboolean
bastide_saved_game_get_running (BastideSavedGame *self)
{
  g_return_val_if_fail (BASTIDE_IS_SAVED_GAME (self), FALSE);

  return self->running;
}
