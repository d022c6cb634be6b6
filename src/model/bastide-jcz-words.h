/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Words of the file format whose name for a figure is not ours. Nothing else
 * may use it: tests/lint/words.py passes over this file alone. */
#define BASTIDE_JCZ_FIGURE_ID "meepleId"
#define BASTIDE_JCZ_DEPLOY "DEPLOY_MEEPLE"
#define BASTIDE_JCZ_RETURN "RETURN_MEEPLE"
/* In expectations. */
#define BASTIDE_JCZ_FIGURE_ACTION "Meeple"
#define BASTIDE_JCZ_RETURN_ACTION "ReturnMeeple"
