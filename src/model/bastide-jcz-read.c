/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "bastide-jcz-json.h"
#include "bastide-setup-private.h"


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
read_counts (BastideJsonReader *reader,
             JsonObject        *setup,
             const char        *key,
             GPtrArray         *items)
{
  g_autofree char *where = g_strconcat ("setup.", key, NULL);
  JsonObject *object;
  g_autoptr (GList) members = NULL;

  if (!bastide_json_object (reader, setup, key, where, &object))
    return FALSE;
  if (object == NULL)
    return TRUE;

  members = json_object_get_members (object);
  for (GList *at = members; at != NULL; at = at->next)
    {
      JsonNode *node = json_object_get_member (object, at->data);
      gboolean truth;
      int count = 0;

      /* That program only looks whether an element is named at all: one of
       * its test games plays with cathedrals that are "false". */
      if (bastide_json_boolean (node, &truth))
        count = 1;
      else if (!JSON_NODE_HOLDS_NULL (node)
               && !bastide_json_integer (node, 0, 999, &count))
        return bastide_json_fail (reader, where, g_strdup_printf (
            /* Translators: %s is a key of a file. */
            _("What stands at “%s” is no number from 0 to 999."),
            (char *) at->data));
      add_item (items, at->data, count, "");
    }

  return TRUE;
}

static gboolean
read_rules (BastideJsonReader *reader,
            JsonObject        *setup)
{
  JsonObject *object;
  g_autoptr (GList) members = NULL;

  if (!bastide_json_object (reader, setup, "rules", "setup.rules", &object))
    return FALSE;
  if (object == NULL)
    return TRUE;

  members = json_object_get_members (object);
  for (GList *at = members; at != NULL; at = at->next)
    {
      JsonNode *node = json_object_get_member (object, at->data);
      const char *text = bastide_json_text (node);
      g_autofree char *word = NULL;
      gboolean truth;
      int number;

      if (bastide_json_integer (node, -1000, 1000, &number))
        text = word = g_strdup_printf ("%d", number);
      else if (bastide_json_boolean (node, &truth))
        text = truth ? "true" : "false";
      if (text == NULL)
        return bastide_json_fail (reader, "setup.rules",
                     g_strdup_printf (_("A text must stand at “%s”."),
                                      (char *) at->data));
      add_item (reader->jcz->rules, at->data, 1, text);
    }

  return TRUE;
}

static gboolean
read_start (BastideJsonReader *reader,
            JsonNode          *node,
            guint              number)
{
  g_autofree char *where = g_strdup_printf ("setup.start[%u]", number);
  BastideJczStart *start = g_new0 (BastideJczStart, 1);
  JsonObject *object;

  g_ptr_array_add (reader->jcz->starts, start);
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return bastide_json_refuse (reader, where, _("An object must stand here."));

  object = json_node_get_object (node);
  if (!bastide_json_get_text (reader, object, "tile", where, &start->tile))
    return FALSE;
  if (!bastide_json_coordinate (bastide_json_find (object, "x"), &start->x)
      || !bastide_json_coordinate (bastide_json_find (object, "y"), &start->y)
      || !bastide_json_integer (bastide_json_find (object, "rotation"), 0, 270,
                                &start->rot)
      || start->rot % 90 != 0)
    return bastide_json_refuse (reader, where,
                                _("A tile needs x, y and a rotation of 0, 90, "
                                   "180 or 270."));

  start->rot /= 90;
  return TRUE;
}

static gboolean
read_setup (BastideJsonReader *reader,
            JsonObject        *root)
{
  JsonObject *setup;
  JsonArray *starts;

  if (!bastide_json_object (reader, root, "setup", "setup", &setup))
    return FALSE;
  if (setup == NULL)
    return bastide_json_refuse (reader, NULL,
                                _("This is not a game of JCloisterZone: "
                                   "“setup” is missing."));
  if (!read_counts (reader, setup, "sets", reader->jcz->sets)
      || !read_counts (reader, setup, "elements", reader->jcz->elements)
      || !read_rules (reader, setup)
      || !bastide_json_array (reader, setup, "start", "setup.start", &starts))
    return FALSE;

  if (starts != NULL && json_array_get_length (starts) > BST_MAX_TILES)
    return bastide_json_fail (reader, "setup.start",
                 /* Translators: %d is the largest number of tiles. */
                 g_strdup_printf (_("A game has at most %d tiles."),
                                  BST_MAX_TILES));

  for (guint i = 0; starts != NULL && i < json_array_get_length (starts); i++)
    if (!read_start (reader, json_array_get_element (starts, i), i + 1))
      return FALSE;

  return TRUE;
}

/* ---- Players ---- */

static char *
clean_name (const char *name,
            guint       number)
{
  g_autofree char *valid = bastide_setup_clean_name (name);

  g_strstrip (valid);
  if (*valid == '\0')
    /* Translators: %u is the number of a player without a name. */
    return g_strdup_printf (_("Player %u"), number);

  return g_steal_pointer (&valid);
}

static gboolean
read_player (BastideJsonReader *reader,
             JsonNode          *node,
             guint              number)
{
  g_autofree char *where = g_strdup_printf ("players[%u]", number);
  BastideJczPlayer *player;
  JsonObject *object;
  const char *name;
  int slot = (int) number - 1;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return bastide_json_refuse (reader, where, _("An object must stand here."));

  object = json_node_get_object (node);
  name = bastide_json_text (bastide_json_find (object, "name"));
  if (bastide_json_find (object, "slot") != NULL
      && !bastide_json_integer (bastide_json_find (object, "slot"), 0, 99, &slot))
    return bastide_json_refuse (reader, where,
                                _("The slot must be a number from 0 to 99."));

  player = g_new0 (BastideJczPlayer, 1);
  player->name = clean_name (name != NULL ? name : "", number);
  player->slot = slot;
  bastide_json_boolean (bastide_json_find (object, "ai"), &player->computer);
  g_ptr_array_add (reader->jcz->players, player);

  return TRUE;
}

static gboolean
read_players (BastideJsonReader *reader,
              JsonObject        *root)
{
  JsonArray *array;
  guint n;

  if (!bastide_json_array (reader, root, "players", "players", &array))
    return FALSE;

  n = array != NULL ? json_array_get_length (array) : 0;
  if (n > BST_MAX_SEATS)
    return bastide_json_fail (reader, "players",
                 /* Translators: %d is the largest number of players. */
                 g_strdup_printf (_("A game has at most %d players."),
                                  BST_MAX_SEATS));
  for (guint i = 0; i < n; i++)
    if (!read_player (reader, json_array_get_element (array, i), i + 1))
      return FALSE;

  return TRUE;
}

/* ---- Notes and tests ---- */

static gboolean
read_texts (BastideJsonReader *reader,
            JsonObject        *object,
            const char        *key,
            const char        *where,
            GPtrArray         *texts)
{
  JsonArray *array;

  if (!bastide_json_array (reader, object, key, where, &array))
    return FALSE;

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      const char *text = bastide_json_text (json_array_get_element (array, i));

      if (text == NULL)
        return bastide_json_refuse (reader, where,
                                    _("A list of texts must stand here."));
      g_ptr_array_add (texts, g_strdup (text));
    }

  return TRUE;
}

/* The order of the first tiles, and after how many the game ends: a number,
 * or "#END" as the last of that order. */
static gboolean
read_annotations (BastideJsonReader *reader,
                  JsonObject        *root)
{
  BastideJcz *jcz = reader->jcz;
  JsonObject *notes;
  JsonNode *node;
  guint n;

  if (!bastide_json_object (reader, root, "gameAnnotations",
                            "gameAnnotations", &notes)
      || !read_texts (reader, notes, "drawOrder", "gameAnnotations.drawOrder",
                      jcz->draw_order))
    return FALSE;

  node = bastide_json_find (notes, "endTurn");
  if (node != NULL && !bastide_json_integer (node, 0, 100000, &jcz->max_draws))
    return bastide_json_refuse (reader, "gameAnnotations.endTurn",
                                _("A number from 0 on must stand here."));
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
check_version (BastideJsonReader *reader,
               JsonObject        *root)
{
  g_autofree char *text = NULL;
  guint major = 0, minor = 0;

  if (bastide_json_find (root, "appVersion") == NULL)
    return TRUE;
  if (!bastide_json_get_text (reader, root, "appVersion", NULL, &text))
    return FALSE;

  if (g_ascii_isdigit (*text))
    major = (guint) MIN (g_ascii_strtoull (text, NULL, 10), G_MAXUINT);
  if (strchr (text, '.') != NULL && g_ascii_isdigit (strchr (text, '.')[1]))
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
read_root (BastideJsonReader *reader,
           JsonObject        *root)
{
  JsonObject *test;
  gboolean given;

  if (!check_version (reader, root)
      || !read_setup (reader, root)
      || !read_players (reader, root)
      || !bastide_json_random (reader, root, "initialRandom", "initialRandom",
                               &given, &reader->jcz->random)
      || !bastide_jcz_read_replay (reader, root))
    return FALSE;

  /* Without players it is a set-up alone. */
  if (reader->jcz->players->len == 0)
    g_ptr_array_set_size (reader->jcz->messages, 0);

  return read_annotations (reader, root)
         && bastide_json_object (reader, root, "test", "test", &test)
         && read_texts (reader, test, "assertions", "test.assertions",
                        reader->jcz->assertions);
}

BastideJcz *
bastide_jcz_read (GBytes      *bytes,
                  const char  *name,
                  GError     **error)
{
  g_autoptr (BastideJcz) self = bastide_jcz_new ();
  g_autoptr (JsonParser) parser = json_parser_new ();
  BastideJsonReader reader = { self, name, error };
  JsonObject *root = bastide_json_parse (&reader, parser, bytes);

  if (root == NULL || !read_root (&reader, root))
    return NULL;

  return g_steal_pointer (&self);
}
