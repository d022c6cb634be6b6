/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-holding.h"

G_BEGIN_DECLS

/* @code: a piece kind, or a BstTokenCode. */
BastideHolding *bastide_holding_new       (const char         *id,
                                           BastideHoldingKind  kind,
                                           guint               code,
                                           guint               total);
guint           bastide_holding_get_code  (BastideHolding     *self);
void            bastide_holding_set_count (BastideHolding     *self,
                                           guint               count);

G_END_DECLS
