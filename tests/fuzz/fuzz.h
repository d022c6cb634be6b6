/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Readers of files as targets for damaged input.
 */

#pragma once

#include <glib.h>

/* Reads the bytes as a file of the target's kind and checks what came of it.
 * NULL if that was right, be it a load or a refusal; else what was wrong
 * (transfer full). @loaded tells whether the file was taken. */
typedef char *(*FuzzTarget) (GBytes   *bytes,
                             gboolean *loaded);

char *fuzz_tile_set (GBytes   *bytes,
                     gboolean *loaded);
char *fuzz_play     (GBytes   *bytes,
                     gboolean *loaded);
char *fuzz_game     (GBytes   *bytes,
                     gboolean *loaded);
char *fuzz_jcz      (GBytes   *bytes,
                     gboolean *loaded);

/* A damaged copy of seed @index of @seeds (GBytes), the same for the same
 * numbers on every machine (transfer full). */
GBytes *fuzz_mutate (GPtrArray *seeds,
                     guint      index,
                     guint64    number);
