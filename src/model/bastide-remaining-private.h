/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-remaining.h"

G_BEGIN_DECLS

/* @setup is borrowed: it outlives the item, or bastide_remaining_detach is
 * called first. */
BastideRemaining *bastide_remaining_new    (const BstSetup   *setup,
                                            guint             kind,
                                            const char       *set_name);
/* Reads the counts; @cell may be NULL. */
void              bastide_remaining_update (BastideRemaining *self,
                                            const BstState   *state,
                                            const BstCell    *cell);

G_END_DECLS
