/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The settings of the program; NULL where its schema is not installed, and then
 * everything goes by the defaults of the properties (transfer none). */
GSettings *bastide_settings_get         (void);
/* Ties a property to a key, if there are settings. */
void       bastide_settings_bind        (const char         *key,
                                         gpointer            object,
                                         const char         *property,
                                         GSettingsBindFlags  flags);
gboolean   bastide_settings_get_boolean (const char         *key,
                                         gboolean            fallback);
int        bastide_settings_get_int     (const char         *key,
                                         int                 fallback);
/* "" without settings (transfer full). */
char      *bastide_settings_dup_string  (const char         *key);
void       bastide_settings_set_string  (const char         *key,
                                         const char         *value);

G_END_DECLS
