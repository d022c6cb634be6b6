/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n.h>

#include "bastide-jcz-json.h"

/* What a file may hold. The parser has no limits of its own: it calls itself
 * for each bracket and makes an object for each value. */
#define MAX_DEPTH 32
#define MAX_VALUES 2000000

gboolean
bastide_json_fail (BastideJsonReader *reader,
                   const char        *where,
                   char              *reason)
{
  return bastide_jcz_fail (reader->name, where, BASTIDE_SAVE_ERROR_VALUE,
                           reason, reader->error);
}

gboolean
bastide_json_refuse (BastideJsonReader *reader,
                     const char        *where,
                     const char        *reason)
{
  return bastide_json_fail (reader, where, g_strdup (reason));
}

/* ---- Before the parser ---- */

/* What the look at each byte has found so far. */
typedef struct
{
  guint depth, values;
  gboolean quoted;
  gboolean closed; /* the first bracket */
} Scan;

static const char *
scan_byte (Scan *scan,
           char  byte)
{
  if (scan->closed && !g_ascii_isspace (byte))
    return _("Something follows the end of the game.");
  scan->quoted = byte == '"';
  if (strchr ("[{", byte) != NULL && ++scan->depth > MAX_DEPTH)
    return _("Too many brackets stand inside each other.");
  if (strchr ("]}", byte) != NULL && scan->depth > 0)
    scan->closed = --scan->depth == 0;
  if (byte == ',' && ++scan->values > MAX_VALUES)
    return _("These are too many values.");
  /* Comments and other quotes, which the parser would take. */
  if (strchr ("/'#`", byte) != NULL)
    return _("This is not JSON.");

  return NULL;
}

static const char *
find_excess (const char *text,
             gsize       n)
{
  Scan scan = { 0 };
  const char *fault = NULL;

  for (gsize i = 0; i < n && fault == NULL; i++)
    if (!scan.quoted)
      fault = scan_byte (&scan, text[i]);
    else if (text[i] == '\\')
      i++;
    else
      scan.quoted = text[i] != '"';
  if (fault == NULL && !scan.closed)
    fault = _("The file ends too early.");

  return fault;
}

static const char *
look_over (GBytes      *bytes,
           const char **text,
           gsize       *n)
{
  gsize mark;

  *text = g_bytes_get_data (bytes, n);
  if (*n > bastide_document_limit (BASTIDE_SCAN_LARGE))
    return _("The file is too large.");
  mark = bastide_document_mark (*text, *n);
  *text += mark;
  *n -= mark;
  if (*n == 0 || memchr (*text, '\0', *n) != NULL
      || !g_utf8_validate (*text, *n, NULL))
    return _("The text of the file is damaged.");

  return find_excess (*text, *n);
}

/* ---- Values ---- */

/* The member, or NULL if it is missing or null. */
JsonNode *
bastide_json_find (JsonObject *object,
                   const char *key)
{
  JsonNode *node = object != NULL ? json_object_get_member (object, key) : NULL;

  return node != NULL && !JSON_NODE_HOLDS_NULL (node) ? node : NULL;
}

gboolean
bastide_json_object (BastideJsonReader  *reader,
                     JsonObject         *object,
                     const char         *key,
                     const char         *where,
                     JsonObject        **value)
{
  JsonNode *node = bastide_json_find (object, key);

  *value = NULL;
  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return bastide_json_refuse (reader, where, _("An object must stand here."));

  *value = json_node_get_object (node);
  return TRUE;
}

gboolean
bastide_json_array (BastideJsonReader  *reader,
                    JsonObject         *object,
                    const char         *key,
                    const char         *where,
                    JsonArray         **value)
{
  JsonNode *node = bastide_json_find (object, key);

  *value = NULL;
  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return bastide_json_refuse (reader, where, _("A list must stand here."));

  *value = json_node_get_array (node);
  return TRUE;
}

const char *
bastide_json_text (JsonNode *node)
{
  const char *text;

  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node)
      || json_node_get_value_type (node) != G_TYPE_STRING)
    return NULL;

  text = json_node_get_string (node);
  return text != NULL && g_utf8_validate (text, -1, NULL) ? text : NULL;
}

/* A text that must be there. */
gboolean
bastide_json_get_text (BastideJsonReader  *reader,
                       JsonObject         *object,
                       const char         *key,
                       const char         *where,
                       char              **value)
{
  const char *text = bastide_json_text (bastide_json_find (object, key));

  if (text == NULL || *text == '\0' || strlen (text) > 200)
    return bastide_json_fail (reader, where,
                 /* Translators: %s is a key of a file. */
                 g_strdup_printf (_("A text must stand at “%s”."), key));

  g_free (*value);
  *value = g_strdup (text);
  return TRUE;
}

gboolean
bastide_json_boolean (JsonNode *node,
                      gboolean *value)
{
  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node)
      || json_node_get_value_type (node) != G_TYPE_BOOLEAN)
    return FALSE;

  *value = json_node_get_boolean (node);
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

gboolean
bastide_json_integer (JsonNode *node,
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

gboolean
bastide_json_coordinate (JsonNode *node,
                         int      *value)
{
  return bastide_json_integer (node, -BASTIDE_JCZ_RANGE, BASTIDE_JCZ_RANGE,
                               value);
}

/* A random number of the program: from 0 up to but not including 1. */
gboolean
bastide_json_random (BastideJsonReader *reader,
                     JsonObject        *object,
                     const char        *key,
                     const char        *where,
                     gboolean          *given,
                     double            *value)
{
  JsonNode *node = bastide_json_find (object, key);

  *given = node != NULL;
  if (node == NULL)
    return TRUE;
  if (!node_number (node, value) || *value < 0 || *value >= 1)
    return bastide_json_fail (reader, where,
                 /* Translators: %s is a key of a file. */
                 g_strdup_printf (_("A number from 0 to 1 must stand at “%s”."),
                                  key));

  return TRUE;
}

gboolean
bastide_json_cell (BastideJsonReader *reader,
                   JsonNode          *node,
                   const char        *where,
                   int               *x,
                   int               *y)
{
  JsonArray *array = node != NULL && JSON_NODE_HOLDS_ARRAY (node)
                         ? json_node_get_array (node)
                         : NULL;

  if (array != NULL && json_array_get_length (array) == 2
      && bastide_json_coordinate (json_array_get_element (array, 0), x)
      && bastide_json_coordinate (json_array_get_element (array, 1), y))
    return TRUE;

  return bastide_json_refuse (reader, where,
                              _("A position must be a list of two whole "
                                 "numbers."));
}

/* ---- The parser ---- */

/* The object that the file is; the parser keeps it. NULL with an error. */
JsonObject *
bastide_json_parse (BastideJsonReader *reader,
                    JsonParser        *parser,
                    GBytes            *bytes)
{
  g_autoptr (GError) error = NULL;
  const char *text, *fault;
  JsonNode *root;
  gsize n;

  fault = look_over (bytes, &text, &n);
  if (fault != NULL)
    {
      bastide_jcz_fail (reader->name, NULL,
                        n > bastide_document_limit (BASTIDE_SCAN_LARGE)
                            ? BASTIDE_SAVE_ERROR_TOO_BIG
                            : BASTIDE_SAVE_ERROR_SYNTAX,
                        g_strdup (fault), reader->error);
      return NULL;
    }
  if (!json_parser_load_from_data (parser, text, n, &error))
    {
      bastide_jcz_fail (reader->name, NULL, BASTIDE_SAVE_ERROR_SYNTAX,
                        /* Translators: %s is what the JSON reader says. */
                        g_strdup_printf (_("This is not a whole file: %s"),
                                         error->message), reader->error);
      return NULL;
    }

  root = json_parser_get_root (parser);
  if (root != NULL && JSON_NODE_HOLDS_OBJECT (root))
    return json_node_get_object (root);

  bastide_json_refuse (reader, NULL, _("An object must stand here."));
  return NULL;
}
