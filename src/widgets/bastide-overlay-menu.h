/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "bastide-landscape.h"

G_BEGIN_DECLS

/* A menu of the overlays and reading aids: items are "landscape.*" actions.
 * (transfer full) */
GMenuModel *bastide_overlay_menu_new        (void);
/* A menu button with it for a header bar; its actions reach @landscape, which
 * need not be an ancestor. */
GtkWidget  *bastide_overlay_menu_button_new (BastideLandscape *landscape);

G_END_DECLS
