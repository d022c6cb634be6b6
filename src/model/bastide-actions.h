/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "state.h"

G_BEGIN_DECLS

/* All that may be done now: an array of BstAction (transfer full). */
GArray *bastide_actions_list (const BstState *state);

G_END_DECLS
