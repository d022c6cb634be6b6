/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* All that can be set, tied to the settings; every change acts at once. */
AdwPreferencesPage *bastide_preferences_page_new (void);

/* Sets the reading aids to a preset: "learner", "standard" or "table". */
void                bastide_preferences_apply_preset (const char *preset);

G_END_DECLS
