/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-jcz-json.h"

/* What players did, message by message. */

static gboolean
read_rotation (BastideJsonReader *reader,
               JsonObject        *payload,
               const char        *where,
               int               *rot)
{
  static const char *const words[] = { "R0", "R90", "R180", "R270" };
  const char *text = bastide_json_text (bastide_json_find (payload, "rotation"));

  for (int i = 0; i < 4; i++)
    if (g_strcmp0 (text, words[i]) == 0)
      {
        *rot = i;
        return TRUE;
      }

  return bastide_json_refuse (reader, where,
                              _("The rotation must be R0, R90, R180 or R270."));
}

/* [x, y], or a part of a tile, or a figure on one. */
static gboolean
read_place (BastideJsonReader *reader,
            JsonNode          *node,
            const char        *where,
            BastideJczPlace   *place)
{
  JsonObject *object, *inner;

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return bastide_json_cell (reader, node, where, &place->x, &place->y);

  object = json_node_get_object (node);
  if (!bastide_json_object (reader, object, "featurePointer", where, &inner))
    return FALSE;
  if (inner != NULL)
    {
      if (!bastide_json_get_text (reader, object, BASTIDE_JCZ_FIGURE_ID, where,
                                  &place->figure))
        return FALSE;
      object = inner;
    }

  return bastide_json_cell (reader, bastide_json_find (object, "position"),
                            where, &place->x, &place->y)
         && (bastide_json_find (object, "feature") == NULL
             || bastide_json_get_text (reader, object, "feature", where,
                                       &place->feature))
         && bastide_json_get_text (reader, object, "location", where,
                                   &place->location);
}

/* A token is its name, or a list of class and name. */
static const char *
find_token (JsonObject *payload)
{
  JsonNode *node = bastide_json_find (payload, "token");
  JsonArray *array;

  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node))
    return bastide_json_text (node);

  array = json_node_get_array (node);
  if (json_array_get_length (array) != 2)
    return NULL;

  return bastide_json_text (json_array_get_element (array, 1));
}

static void
read_word (JsonObject        *payload,
           BastideJczMessage *message)
{
  static const char *const keys[] = { "figureId", "source", "value" };
  const char *word = find_token (payload);

  for (guint i = 0; i < G_N_ELEMENTS (keys) && word == NULL; i++)
    word = bastide_json_text (bastide_json_find (payload, keys[i]));

  message->word = g_strdup (word);
}

static gboolean
read_payload (BastideJsonReader *reader,
              JsonObject        *payload,
              const char        *where,
              BastideJczMessage *message)
{
  JsonNode *node;

  if (!bastide_json_random (reader, payload, "random", where, &message->has_random,
                   &message->random))
    return FALSE;
  if (g_str_equal (message->type, "PLACE_TILE"))
    return bastide_json_get_text (reader, payload, "tileId", where, &message->tile)
           && read_rotation (reader, payload, where, &message->rot)
           && read_place (reader, bastide_json_find (payload, "position"), where,
                          &message->place);
  if (g_str_equal (message->type, BASTIDE_JCZ_DEPLOY)
      && !bastide_json_get_text (reader, payload, BASTIDE_JCZ_FIGURE_ID, where,
                                 &message->figure))
    return FALSE;

  read_word (payload, message);
  node = bastide_json_find (payload, "pointer");
  if (node == NULL)
    node = bastide_json_find (payload, "to");
  message->none = node == NULL;

  return node == NULL || read_place (reader, node, where, &message->place);
}

gboolean
bastide_jcz_may_undo (BastideJcz *self)
{
  const BastideJczMessage *last;

  if (self->messages->len == 0)
    return FALSE;

  last = self->messages->pdata[self->messages->len - 1];
  if (g_str_equal (last->type, "MOVE_NEUTRAL_FIGURE") && last->word != NULL
      && g_str_has_prefix (last->word, "dragon"))
    return FALSE;

  return !last->has_random && !g_str_equal (last->type, "COMMIT");
}

/* What was taken back is left out. */
static gboolean
take_back (BastideJsonReader *reader,
           const char        *where)
{
  GPtrArray *messages = reader->jcz->messages;

  if (!bastide_jcz_may_undo (reader->jcz))
    return bastide_json_refuse (reader, where,
                                _("There is nothing to take back here."));

  g_ptr_array_set_size (messages, messages->len - 1);
  return TRUE;
}

static gboolean
read_message (BastideJsonReader *reader,
              JsonNode          *node,
              guint              number)
{
  g_autofree char *where = g_strdup_printf ("replay[%u]", number);
  BastideJczMessage *message;
  JsonObject *object, *payload;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return bastide_json_refuse (reader, where, _("An object must stand here."));

  object = json_node_get_object (node);
  message = g_new0 (BastideJczMessage, 1);
  message->number = number;
  g_ptr_array_add (reader->jcz->messages, message);
  if (!bastide_json_get_text (reader, object, "type", where, &message->type)
      || !bastide_json_object (reader, object, "payload", where, &payload))
    return FALSE;
  if (g_str_equal (message->type, "UNDO"))
    {
      g_ptr_array_set_size (reader->jcz->messages,
                            reader->jcz->messages->len - 1);
      return take_back (reader, where);
    }

  return read_payload (reader, payload, where, message);
}

gboolean
bastide_jcz_read_replay (BastideJsonReader *reader,
                         JsonObject        *root)
{
  JsonArray *array;

  if (!bastide_json_array (reader, root, "replay", "replay", &array))
    return FALSE;

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    if (!read_message (reader, json_array_get_element (array, i), i + 1))
      return FALSE;

  return TRUE;
}

