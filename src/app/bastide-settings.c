/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bastide-settings.h"

/* A development build reads the same settings as an installed one. */
#define SCHEMA "io.github.bastide.Bastide"

GSettings *
bastide_settings_get (void)
{
  static GSettings *settings;
  static gsize once;

  if (g_once_init_enter (&once))
    {
      GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
      g_autoptr (GSettingsSchema) schema = NULL;

      if (source)
        schema = g_settings_schema_source_lookup (source, SCHEMA, TRUE);
      if (schema)
        settings = g_settings_new_full (schema, NULL, NULL);
      else
        g_message ("The settings schema %s is not installed", SCHEMA);
      g_once_init_leave (&once, 1);
    }
  return settings;
}

void
bastide_settings_bind (const char         *key,
                       gpointer            object,
                       const char         *property,
                       GSettingsBindFlags  flags)
{
  GSettings *settings = bastide_settings_get ();

  if (settings)
    g_settings_bind (settings, key, object, property, flags);
}

gboolean
bastide_settings_get_boolean (const char *key,
                              gboolean    fallback)
{
  GSettings *settings = bastide_settings_get ();

  return settings ? g_settings_get_boolean (settings, key) : fallback;
}

int
bastide_settings_get_int (const char *key,
                          int         fallback)
{
  GSettings *settings = bastide_settings_get ();

  return settings ? g_settings_get_int (settings, key) : fallback;
}

char *
bastide_settings_dup_string (const char *key)
{
  GSettings *settings = bastide_settings_get ();

  return settings ? g_settings_get_string (settings, key) : g_strdup ("");
}

void
bastide_settings_set_string (const char *key,
                             const char *value)
{
  GSettings *settings = bastide_settings_get ();

  if (settings)
    g_settings_set_string (settings, key, value);
}
