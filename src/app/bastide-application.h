/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "bastide-window.h"

G_BEGIN_DECLS

#define BASTIDE_TYPE_APPLICATION (bastide_application_get_type ())
G_DECLARE_FINAL_TYPE (BastideApplication, bastide_application, BASTIDE,
                      APPLICATION, AdwApplication)

BastideApplication *bastide_application_new        (GApplicationFlags   flags);
/* The window, made if there is none yet. */
BastideWindow      *bastide_application_get_window (BastideApplication *self);
/* Keeps games in @folder instead of the user's data folder. Before the window
 * is made. */
void                bastide_application_set_folder (BastideApplication *self,
                                                    GFile              *folder);
/* What the process returns after the main loop. */
int                 bastide_application_get_status (BastideApplication *self);
void                bastide_application_set_status (BastideApplication *self,
                                                    int                 status);

G_END_DECLS
