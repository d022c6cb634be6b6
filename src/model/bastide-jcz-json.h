/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "bastide-jcz-private.h"

G_BEGIN_DECLS

/* Cells of a file are at most so far from the middle. */
#define BASTIDE_JCZ_RANGE 20000

/* The file being read; the first fault ends it. */
typedef struct
{
  BastideJcz *jcz;
  const char *name;
  GError **error;
} BastideJsonReader;

JsonObject *bastide_json_parse    (BastideJsonReader  *reader,
                                   JsonParser         *parser,
                                   GBytes             *bytes);
/* Takes @reason; always FALSE. */
gboolean    bastide_json_fail     (BastideJsonReader  *reader,
                                   const char         *where,
                                   char               *reason);
/* The same with a reason that stays. */
gboolean    bastide_json_refuse   (BastideJsonReader  *reader,
                                   const char         *where,
                                   const char         *reason);

/* The member of an object (or NULL), NULL if it is missing or null. */
JsonNode   *bastide_json_find     (JsonObject         *object,
                                   const char         *key);
/* NULL in @value if it is missing; FALSE if it is something else. */
gboolean    bastide_json_object   (BastideJsonReader  *reader,
                                   JsonObject         *object,
                                   const char         *key,
                                   const char         *where,
                                   JsonObject        **value);
gboolean    bastide_json_array    (BastideJsonReader  *reader,
                                   JsonObject         *object,
                                   const char         *key,
                                   const char         *where,
                                   JsonArray         **value);
/* A text that must be there; replaces *@value. */
gboolean    bastide_json_get_text (BastideJsonReader  *reader,
                                   JsonObject         *object,
                                   const char         *key,
                                   const char         *where,
                                   char              **value);
/* A random number of that program: from 0 up to but not including 1. */
gboolean    bastide_json_random   (BastideJsonReader  *reader,
                                   JsonObject         *object,
                                   const char         *key,
                                   const char         *where,
                                   gboolean           *given,
                                   double             *value);
gboolean    bastide_json_cell     (BastideJsonReader  *reader,
                                   JsonNode           *node,
                                   const char         *where,
                                   int                *x,
                                   int                *y);

/* A node (or NULL) as a text, a truth, a whole number: NULL or FALSE if it is
 * none. */
const char *bastide_json_text     (JsonNode           *node);
gboolean    bastide_json_boolean  (JsonNode           *node,
                                   gboolean           *value);
gboolean    bastide_json_integer  (JsonNode           *node,
                                   int                 min,
                                   int                 max,
                                   int                *value);

/* A column or row of a cell. */
gboolean    bastide_json_coordinate (JsonNode         *node,
                                     int              *value);

/* The messages of the replay. */
gboolean    bastide_jcz_read_replay (BastideJsonReader *reader,
                                     JsonObject        *root);

G_END_DECLS
