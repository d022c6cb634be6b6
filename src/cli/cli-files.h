/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-save.h"

#include "cli.h"

G_BEGIN_DECLS

/* The game in a file, replayed and compared; NULL with an error that names
 * the file. */
BastideSave *cli_load_save (const char *path, GError **error);
/* The same without playing a move. */
BastideSave *cli_parse_save (const char *path, GError **error);

G_END_DECLS
