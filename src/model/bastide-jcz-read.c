/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n.h>
#include <json-glib/json-glib.h>

#include "bastide-jcz-private.h"

/* What a file may hold. The parser below has no limits of its own: it calls
 * itself for each bracket and makes an object for each value. */
#define MAX_DEPTH 32
#define MAX_VALUES 2000000
#define MAX_COORDINATE 20000
#define MAX_NAME 60 /* characters of a player's name */

/* The file being read; the first fault ends it. */
typedef struct
{
  BastideJcz *jcz;
  const char *name;
  GError **error;
} Reader;

/* ---- Memory ---- */

static void
player_free (gpointer data)
{
  BastideJczPlayer *player = data;

  g_free (player->name);
  g_free (player);
}

static void
item_free (gpointer data)
{
  BastideJczItem *item = data;

  g_free (item->id);
  g_free (item->value);
  g_free (item);
}

static void
start_free (gpointer data)
{
  BastideJczStart *start = data;

  g_free (start->tile);
  g_free (start);
}

static void
message_free (gpointer data)
{
  BastideJczMessage *message = data;

  g_free (message->type);
  g_free (message->tile);
  g_free (message->meeple);
  g_free (message->word);
  g_free (message->place.feature);
  g_free (message->place.location);
  g_free (message->place.meeple);
  g_free (message);
}

static BastideJcz *
jcz_new (void)
{
  BastideJcz *self = g_new0 (BastideJcz, 1);

  self->players = g_ptr_array_new_with_free_func (player_free);
  self->sets = g_ptr_array_new_with_free_func (item_free);
  self->elements = g_ptr_array_new_with_free_func (item_free);
  self->rules = g_ptr_array_new_with_free_func (item_free);
  self->starts = g_ptr_array_new_with_free_func (start_free);
  self->messages = g_ptr_array_new_with_free_func (message_free);
  self->draw_order = g_ptr_array_new_with_free_func (g_free);
  self->assertions = g_ptr_array_new_with_free_func (g_free);
  self->max_draws = -1;

  return self;
}

void
bastide_jcz_free (BastideJcz *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->players);
  g_ptr_array_unref (self->sets);
  g_ptr_array_unref (self->elements);
  g_ptr_array_unref (self->rules);
  g_ptr_array_unref (self->starts);
  g_ptr_array_unref (self->messages);
  g_ptr_array_unref (self->draw_order);
  g_ptr_array_unref (self->assertions);
  g_free (self);
}

guint
bastide_jcz_count (GPtrArray  *items,
                   const char *id)
{
  for (guint i = 0; i < items->len; i++)
    {
      const BastideJczItem *item = items->pdata[i];

      if (g_str_equal (item->id, id))
        return item->count;
    }

  return 0;
}

gboolean
bastide_jcz_fail (const char  *name,
                  const char  *where,
                  int          code,
                  char        *reason,
                  GError     **error)
{
  if (where != NULL)
    /* Translators: a file, a place in it, and a sentence on what is wrong. */
    g_set_error (error, BASTIDE_SAVE_ERROR, code, _("%s, %s: %s"), name, where,
                 reason);
  else
    /* Translators: a file and a sentence on what is wrong with it. */
    g_set_error (error, BASTIDE_SAVE_ERROR, code, _("%s: %s"), name, reason);
  g_free (reason);

  return FALSE;
}

static gboolean
fail (Reader     *reader,
      const char *where,
      char       *reason)
{
  return bastide_jcz_fail (reader->name, where, BASTIDE_SAVE_ERROR_VALUE,
                           reason, reader->error);
}

/* ---- Before the parser ---- */

/* Nesting and number of values, by one look at each byte. Comments and other
 * quotes, which the parser would take, are no JSON. */
static const char *
find_excess (const char *text,
             gsize       n)
{
  guint depth = 0, values = 0;
  gboolean quoted = FALSE;

  for (gsize i = 0; i < n; i++)
    {
      if (quoted)
        {
          if (text[i] == '\\')
            i++;
          quoted = text[i] != '"';
          continue;
        }
      quoted = text[i] == '"';
      if (strchr ("[{", text[i]) != NULL && ++depth > MAX_DEPTH)
        return _("Too many brackets stand inside each other.");
      if (strchr ("]}", text[i]) != NULL && depth > 0)
        depth--;
      if (text[i] == ',' && ++values > MAX_VALUES)
        return _("These are too many values.");
      if (strchr ("/'#`", text[i]) != NULL)
        return _("This is not JSON.");
    }

  return NULL;
}

static const char *
look_over (GBytes      *bytes,
           const char **text,
           gsize       *n)
{
  *text = g_bytes_get_data (bytes, n);
  if (*n > bastide_document_limit (BASTIDE_SCAN_LARGE))
    return _("The file is too large.");
  if (*n >= 3 && memcmp (*text, "\xef\xbb\xbf", 3) == 0)
    {
      *text += 3;
      *n -= 3;
    }
  if (*n == 0 || memchr (*text, '\0', *n) != NULL
      || !g_utf8_validate (*text, *n, NULL))
    return _("The text of the file is damaged.");

  return find_excess (*text, *n);
}

/* ---- Values ---- */

/* The member, or NULL if it is missing or null. */
static JsonNode *
find_member (JsonObject *object,
             const char *key)
{
  JsonNode *node = object != NULL ? json_object_get_member (object, key) : NULL;

  return node != NULL && !JSON_NODE_HOLDS_NULL (node) ? node : NULL;
}

static gboolean
get_object (Reader      *reader,
            JsonObject  *object,
            const char  *key,
            const char  *where,
            JsonObject **value)
{
  JsonNode *node = find_member (object, key);

  *value = NULL;
  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return fail (reader, where, g_strdup (_("An object must stand here.")));

  *value = json_node_get_object (node);
  return TRUE;
}

static gboolean
get_array (Reader      *reader,
           JsonObject  *object,
           const char  *key,
           const char  *where,
           JsonArray  **value)
{
  JsonNode *node = find_member (object, key);

  *value = NULL;
  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return fail (reader, where, g_strdup (_("A list must stand here.")));

  *value = json_node_get_array (node);
  return TRUE;
}

static const char *
node_text (JsonNode *node)
{
  const char *text;

  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node)
      || json_node_get_value_type (node) != G_TYPE_STRING)
    return NULL;

  text = json_node_get_string (node);
  return text != NULL && g_utf8_validate (text, -1, NULL) ? text : NULL;
}

/* A text that must be there. */
static gboolean
get_text (Reader      *reader,
          JsonObject  *object,
          const char  *key,
          const char  *where,
          char       **value)
{
  const char *text = node_text (find_member (object, key));

  if (text == NULL || *text == '\0' || strlen (text) > 200)
    return fail (reader, where,
                 /* Translators: %s is a key of a file. */
                 g_strdup_printf (_("A text must stand at “%s”."), key));

  g_free (*value);
  *value = g_strdup (text);
  return TRUE;
}

static gboolean
node_number (JsonNode *node,
             double   *value)
{
  GType type;

  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node))
    return FALSE;
  type = json_node_get_value_type (node);
  if (type != G_TYPE_INT64 && type != G_TYPE_DOUBLE)
    return FALSE;

  *value = json_node_get_double (node);
  return isfinite (*value);
}

static gboolean
node_integer (JsonNode *node,
              int       min,
              int       max,
              int      *value)
{
  double number;

  if (!node_number (node, &number) || number < min || number > max
      || number != floor (number))
    return FALSE;

  *value = (int) number;
  return TRUE;
}

/* A random number of the program: from 0 up to but not including 1. */
static gboolean
get_random (Reader     *reader,
            JsonObject *object,
            const char *key,
            const char *where,
            gboolean   *given,
            double     *value)
{
  JsonNode *node = find_member (object, key);

  *given = node != NULL;
  if (node == NULL)
    return TRUE;
  if (!node_number (node, value) || *value < 0 || *value >= 1)
    return fail (reader, where,
                 /* Translators: %s is a key of a file. */
                 g_strdup_printf (_("A number from 0 to 1 must stand at “%s”."),
                                  key));

  return TRUE;
}

static gboolean
read_cell (Reader     *reader,
           JsonNode   *node,
           const char *where,
           int        *x,
           int        *y)
{
  JsonArray *array = node != NULL && JSON_NODE_HOLDS_ARRAY (node)
                         ? json_node_get_array (node)
                         : NULL;

  if (array != NULL && json_array_get_length (array) == 2
      && node_integer (json_array_get_element (array, 0), -MAX_COORDINATE,
                       MAX_COORDINATE, x)
      && node_integer (json_array_get_element (array, 1), -MAX_COORDINATE,
                       MAX_COORDINATE, y))
    return TRUE;

  return fail (reader, where, g_strdup (_("A position must be a list of two "
                                          "whole numbers.")));
}

/* ---- Set-up ---- */

static void
add_item (GPtrArray  *items,
          const char *id,
          guint       count,
          const char *value)
{
  BastideJczItem *item = g_new0 (BastideJczItem, 1);

  item->id = g_strdup (id);
  item->count = count;
  item->value = g_strdup (value);
  g_ptr_array_add (items, item);
}

/* Sets and elements: a number, or true and false. */
static gboolean
read_counts (Reader     *reader,
             JsonObject *setup,
             const char *key,
             GPtrArray  *items)
{
  g_autofree char *where = g_strconcat ("setup.", key, NULL);
  JsonObject *object;
  g_autoptr (GList) members = NULL;

  if (!get_object (reader, setup, key, where, &object) || object == NULL)
    return object == NULL;

  members = json_object_get_members (object);
  for (GList *at = members; at != NULL; at = at->next)
    {
      JsonNode *node = json_object_get_member (object, at->data);
      int count = 0;

      /* That program only looks whether an element is named at all: one of
       * its test games plays with cathedrals that are "false". */
      if (JSON_NODE_HOLDS_VALUE (node)
          && json_node_get_value_type (node) == G_TYPE_BOOLEAN)
        count = 1;
      else if (!JSON_NODE_HOLDS_NULL (node) && !node_integer (node, 0, 999, &count))
        return fail (reader, where,
                     /* Translators: %s is a key of a file. */
                     g_strdup_printf (_("What stands at “%s” is no number."),
                                      (char *) at->data));
      add_item (items, at->data, count, "");
    }

  return TRUE;
}

static gboolean
read_rules (Reader     *reader,
            JsonObject *setup)
{
  JsonObject *object;
  g_autoptr (GList) members = NULL;

  if (!get_object (reader, setup, "rules", "setup.rules", &object)
      || object == NULL)
    return object == NULL;

  members = json_object_get_members (object);
  for (GList *at = members; at != NULL; at = at->next)
    {
      JsonNode *node = json_object_get_member (object, at->data);
      const char *text = node_text (node);
      g_autofree char *word = NULL;
      int number;

      if (text == NULL && node_integer (node, -1000, 1000, &number))
        text = word = g_strdup_printf ("%d", number);
      else if (text == NULL && JSON_NODE_HOLDS_VALUE (node)
               && json_node_get_value_type (node) == G_TYPE_BOOLEAN)
        text = json_node_get_boolean (node) ? "true" : "false";
      if (text == NULL)
        return fail (reader, "setup.rules",
                     g_strdup_printf (_("A text must stand at “%s”."),
                                      (char *) at->data));
      add_item (reader->jcz->rules, at->data, 1, text);
    }

  return TRUE;
}

static gboolean
read_start (Reader   *reader,
            JsonNode *node,
            guint     number)
{
  g_autofree char *where = g_strdup_printf ("setup.start[%u]", number);
  BastideJczStart *start = g_new0 (BastideJczStart, 1);
  JsonObject *object;

  g_ptr_array_add (reader->jcz->starts, start);
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return fail (reader, where, g_strdup (_("An object must stand here.")));

  object = json_node_get_object (node);
  if (!get_text (reader, object, "tile", where, &start->tile))
    return FALSE;
  if (!node_integer (find_member (object, "x"), -MAX_COORDINATE,
                     MAX_COORDINATE, &start->x)
      || !node_integer (find_member (object, "y"), -MAX_COORDINATE,
                        MAX_COORDINATE, &start->y)
      || !node_integer (find_member (object, "rotation"), 0, 270, &start->rot)
      || start->rot % 90 != 0)
    return fail (reader, where, g_strdup (_("A tile needs x, y and a rotation "
                                            "of 0, 90, 180 or 270.")));

  start->rot /= 90;
  return TRUE;
}

static gboolean
read_setup (Reader     *reader,
            JsonObject *root)
{
  JsonObject *setup;
  JsonArray *starts;

  if (!get_object (reader, root, "setup", "setup", &setup))
    return FALSE;
  if (setup == NULL)
    return fail (reader, NULL, g_strdup (_("This is not a game of "
                                           "JCloisterZone: “setup” is "
                                           "missing.")));
  if (!read_counts (reader, setup, "sets", reader->jcz->sets)
      || !read_counts (reader, setup, "elements", reader->jcz->elements)
      || !read_rules (reader, setup)
      || !get_array (reader, setup, "start", "setup.start", &starts))
    return FALSE;

  for (guint i = 0; starts != NULL && i < json_array_get_length (starts); i++)
    if (!read_start (reader, json_array_get_element (starts, i), i + 1))
      return FALSE;

  return TRUE;
}

/* ---- Players ---- */

/* Names are shown and written to files of ours: no control characters, and
 * not too long. */
static char *
clean_name (const char *name,
            guint       number)
{
  g_autofree char *valid = g_utf8_substring (
      name, 0, MIN (g_utf8_strlen (name, -1), MAX_NAME));

  for (char *p = valid; *p != '\0'; p++)
    if (g_ascii_iscntrl (*p))
      *p = ' ';
  g_strstrip (valid);
  if (*valid == '\0')
    /* Translators: %u is the number of a player without a name. */
    return g_strdup_printf (_("Player %u"), number);

  return g_steal_pointer (&valid);
}

static gboolean
read_player (Reader   *reader,
             JsonNode *node,
             guint     number)
{
  g_autofree char *where = g_strdup_printf ("players[%u]", number);
  BastideJczPlayer *player;
  JsonObject *object;
  JsonNode *ai;
  const char *name;
  int slot = (int) number - 1;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return fail (reader, where, g_strdup (_("An object must stand here.")));

  object = json_node_get_object (node);
  name = node_text (find_member (object, "name"));
  if (find_member (object, "slot") != NULL
      && !node_integer (find_member (object, "slot"), 0, 99, &slot))
    return fail (reader, where, g_strdup (_("The slot must be a number.")));

  player = g_new0 (BastideJczPlayer, 1);
  player->name = clean_name (name != NULL ? name : "", number);
  player->slot = slot;
  ai = find_member (object, "ai");
  player->computer = ai != NULL && JSON_NODE_HOLDS_VALUE (ai)
                     && json_node_get_value_type (ai) == G_TYPE_BOOLEAN
                     && json_node_get_boolean (ai);
  g_ptr_array_add (reader->jcz->players, player);

  return TRUE;
}

static gboolean
read_players (Reader     *reader,
              JsonObject *root)
{
  JsonArray *array;
  guint n;

  if (!get_array (reader, root, "players", "players", &array))
    return FALSE;

  n = array != NULL ? json_array_get_length (array) : 0;
  if (n > BST_MAX_SEATS)
    return fail (reader, "players",
                 /* Translators: %d is the largest number of players. */
                 g_strdup_printf (_("A game has at most %d players."),
                                  BST_MAX_SEATS));
  for (guint i = 0; i < n; i++)
    if (!read_player (reader, json_array_get_element (array, i), i + 1))
      return FALSE;

  return TRUE;
}

/* ---- Messages ---- */

static gboolean
read_rotation (Reader     *reader,
               JsonObject *payload,
               const char *where,
               int        *rot)
{
  static const char *const words[] = { "R0", "R90", "R180", "R270" };
  const char *text = node_text (find_member (payload, "rotation"));

  for (int i = 0; i < 4; i++)
    if (g_strcmp0 (text, words[i]) == 0)
      {
        *rot = i;
        return TRUE;
      }

  return fail (reader, where, g_strdup (_("The rotation must be R0, R90, R180 "
                                          "or R270.")));
}

/* [x, y], or a part of a tile, or a figure on one. */
static gboolean
read_place (Reader          *reader,
            JsonNode        *node,
            const char      *where,
            BastideJczPlace *place)
{
  JsonObject *object, *inner;

  place->given = TRUE;
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return read_cell (reader, node, where, &place->x, &place->y);

  object = json_node_get_object (node);
  if (!get_object (reader, object, "featurePointer", where, &inner))
    return FALSE;
  if (inner != NULL)
    {
      if (!get_text (reader, object, "meepleId", where, &place->meeple))
        return FALSE;
      object = inner;
    }

  return read_cell (reader, find_member (object, "position"), where, &place->x,
                    &place->y)
         && get_text (reader, object, "feature", where, &place->feature)
         && get_text (reader, object, "location", where, &place->location);
}

/* A token is its name, or a list of class and name. */
static const char *
find_token (JsonObject *payload)
{
  JsonNode *node = find_member (payload, "token");
  JsonArray *array;

  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node))
    return node_text (node);

  array = json_node_get_array (node);
  if (json_array_get_length (array) != 2)
    return NULL;

  return node_text (json_array_get_element (array, 1));
}

static void
read_word (JsonObject        *payload,
           BastideJczMessage *message)
{
  static const char *const keys[] = { "figureId", "source", "value" };
  const char *word = find_token (payload);

  for (guint i = 0; i < G_N_ELEMENTS (keys) && word == NULL; i++)
    word = node_text (find_member (payload, keys[i]));

  message->word = g_strdup (word);
}

static gboolean
read_payload (Reader            *reader,
              JsonObject        *payload,
              const char        *where,
              BastideJczMessage *message)
{
  JsonNode *node;

  if (!get_random (reader, payload, "random", where, &message->has_random,
                   &message->random))
    return FALSE;
  if (g_str_equal (message->type, "PLACE_TILE"))
    return get_text (reader, payload, "tileId", where, &message->tile)
           && read_rotation (reader, payload, where, &message->rot)
           && read_place (reader, find_member (payload, "position"), where,
                          &message->place);
  if (g_str_equal (message->type, "DEPLOY_MEEPLE")
      && !get_text (reader, payload, "meepleId", where, &message->meeple))
    return FALSE;

  read_word (payload, message);
  node = find_member (payload, "pointer");
  if (node == NULL)
    node = find_member (payload, "to");
  message->none = node == NULL;

  return node == NULL || read_place (reader, node, where, &message->place);
}

/* What was taken back is left out: the last message that the program lets
 * people take back, which is any that brought no random number. */
static gboolean
take_back (Reader     *reader,
           const char *where)
{
  GPtrArray *messages = reader->jcz->messages;
  const BastideJczMessage *last
      = messages->len > 0 ? messages->pdata[messages->len - 1] : NULL;

  if (last == NULL || last->has_random || g_str_equal (last->type, "COMMIT"))
    return fail (reader, where, g_strdup (_("There is nothing to take back "
                                            "here.")));

  g_ptr_array_set_size (messages, messages->len - 1);
  return TRUE;
}

static gboolean
read_message (Reader   *reader,
              JsonNode *node,
              guint     number)
{
  g_autofree char *where = g_strdup_printf ("replay[%u]", number);
  BastideJczMessage *message;
  JsonObject *object, *payload;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return fail (reader, where, g_strdup (_("An object must stand here.")));

  object = json_node_get_object (node);
  message = g_new0 (BastideJczMessage, 1);
  message->number = number;
  g_ptr_array_add (reader->jcz->messages, message);
  if (!get_text (reader, object, "type", where, &message->type)
      || !get_object (reader, object, "payload", where, &payload))
    return FALSE;
  if (g_str_equal (message->type, "UNDO"))
    {
      g_ptr_array_set_size (reader->jcz->messages,
                            reader->jcz->messages->len - 1);
      return take_back (reader, where);
    }

  return read_payload (reader, payload, where, message);
}

static gboolean
read_replay (Reader     *reader,
             JsonObject *root)
{
  JsonArray *array;

  if (!get_array (reader, root, "replay", "replay", &array))
    return FALSE;

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    if (!read_message (reader, json_array_get_element (array, i), i + 1))
      return FALSE;

  return TRUE;
}

/* ---- Notes and tests ---- */

static gboolean
read_texts (Reader     *reader,
            JsonObject *object,
            const char *key,
            const char *where,
            GPtrArray  *texts)
{
  JsonArray *array;

  if (!get_array (reader, object, key, where, &array))
    return FALSE;

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      const char *text = node_text (json_array_get_element (array, i));

      if (text == NULL)
        return fail (reader, where, g_strdup (_("A list of texts must stand "
                                                "here.")));
      g_ptr_array_add (texts, g_strdup (text));
    }

  return TRUE;
}

/* The order of the first tiles, and after how many the game ends: a number,
 * or "#END" as the last of that order. */
static gboolean
read_annotations (Reader     *reader,
                  JsonObject *root)
{
  BastideJcz *jcz = reader->jcz;
  JsonObject *notes;
  JsonNode *node;
  guint n;

  if (!get_object (reader, root, "gameAnnotations", "gameAnnotations", &notes)
      || !read_texts (reader, notes, "drawOrder", "gameAnnotations.drawOrder",
                      jcz->draw_order))
    return FALSE;

  node = find_member (notes, "endTurn");
  if (node != NULL && !node_integer (node, 0, 100000, &jcz->max_draws))
    return fail (reader, "gameAnnotations.endTurn",
                 g_strdup (_("A number must stand here.")));
  n = jcz->draw_order->len;
  if (n > 0 && g_str_equal (jcz->draw_order->pdata[n - 1], "#END"))
    {
      g_ptr_array_set_size (jcz->draw_order, n - 1);
      if (jcz->max_draws < 0 || jcz->max_draws > (int) n - 1)
        jcz->max_draws = (int) n - 1;
    }

  return TRUE;
}

/* "5.7.1"; older ones wrote another format. */
static gboolean
check_version (Reader     *reader,
               JsonObject *root)
{
  const char *text = node_text (find_member (root, "appVersion"));
  guint major = 0, minor = 0;

  if (text == NULL)
    return TRUE;

  major = (guint) MIN (g_ascii_strtoull (text, NULL, 10), G_MAXUINT);
  if (strchr (text, '.') != NULL)
    minor = (guint) MIN (g_ascii_strtoull (strchr (text, '.') + 1, NULL, 10),
                         G_MAXUINT);
  if (major > 5 || (major == 5 && minor >= 7))
    return TRUE;

  return bastide_jcz_fail (reader->name, "appVersion",
                           BASTIDE_SAVE_ERROR_UNSUPPORTED,
                           /* Translators: %s is a version number. */
                           g_strdup_printf (_("Games of version 5.7 and later "
                                              "can be opened; this one is of "
                                              "%s."), text), reader->error);
}

static gboolean
read_root (Reader     *reader,
           JsonObject *root)
{
  JsonObject *test;
  gboolean given;

  return check_version (reader, root)
         && read_setup (reader, root)
         && read_players (reader, root)
         && get_random (reader, root, "initialRandom", "initialRandom", &given,
                        &reader->jcz->random)
         && read_replay (reader, root)
         && read_annotations (reader, root)
         && get_object (reader, root, "test", "test", &test)
         && read_texts (reader, test, "assertions", "test.assertions",
                        reader->jcz->assertions);
}

static gboolean
read_text (Reader     *reader,
           const char *text,
           gsize       n)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GError) error = NULL;
  JsonNode *root;

  if (!json_parser_load_from_data (parser, text, n, &error))
    return bastide_jcz_fail (reader->name, NULL, BASTIDE_SAVE_ERROR_SYNTAX,
                             /* Translators: %s is what the JSON reader says. */
                             g_strdup_printf (_("This is not a whole file: %s"),
                                              error->message), reader->error);

  root = json_parser_get_root (parser);
  if (root == NULL || !JSON_NODE_HOLDS_OBJECT (root))
    return fail (reader, NULL, g_strdup (_("An object must stand here.")));

  return read_root (reader, json_node_get_object (root));
}

BastideJcz *
bastide_jcz_read (GBytes      *bytes,
                  const char  *name,
                  GError     **error)
{
  g_autoptr (BastideJcz) self = jcz_new ();
  Reader reader = { self, name, error };
  const char *text, *fault;
  gsize n;

  fault = look_over (bytes, &text, &n);
  if (fault != NULL)
    {
      bastide_jcz_fail (name, NULL,
                        n > bastide_document_limit (BASTIDE_SCAN_LARGE)
                            ? BASTIDE_SAVE_ERROR_TOO_BIG
                            : BASTIDE_SAVE_ERROR_SYNTAX,
                        g_strdup (fault), error);
      return NULL;
    }
  if (!read_text (&reader, text, n))
    return NULL;

  return g_steal_pointer (&self);
}
