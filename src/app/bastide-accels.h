/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All keys of the program in one table: from it come the accelerators and the
 * shortcuts window.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct
{
  const char *group;  /* not yet translated */
  const char *title;  /* not yet translated */
  const char *action; /* "app.quit"; "landscape.*" belong to the landscape, which
                       * binds the key itself */
  const char *accels; /* one or more accelerators, separated by spaces */
} BastideAccel;

const BastideAccel *bastide_accels_get    (gsize          *n);
/* Whether the key acts in the landscape only. */
gboolean            bastide_accel_is_local (const BastideAccel *accel);
/* Gives the application the keys that act everywhere. */
void                bastide_accels_apply  (GtkApplication *application);
/* The shortcuts window as the text of an interface file (transfer full). */
char               *bastide_accels_to_ui  (void);
/* The window; destroys itself when closed. */
GtkWindow          *bastide_accels_window_new (GtkWindow  *parent);

G_END_DECLS
