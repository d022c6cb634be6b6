/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bastide-sentences.h"

G_BEGIN_DECLS

/* "Red", "Red and Blue", "Red, Blue and Green" of a bit set of seats. */
char       *bastide_words_for_seats    (BastideGame    *game,
                                        guint           seats);
/* "A", "A and B", "A, B and C"; "nobody" of none. */
char       *bastide_words_join_names   (char          **names);
/* As g_strdup_printf, for a format that was chosen from a table; all formats
 * of a table take the same arguments. */
char       *bastide_words_format       (const char     *format,
                                        ...);
/* Joins phrases with commas. */
char       *bastide_words_join         (char          **phrases);
/* The word for an edge in lower case: "city", "road", "field". Static. */
const char *bastide_words_for_edge     (BstFeatureKind  kind);
/* "north", "east" … Static. */
const char *bastide_words_for_side     (BstSide         side);
/* What lies at a port of a segment of a placed tile: its feature's kind. */
BstFeatureKind bastide_kind_at_slot    (const BstState *state,
                                        int             x,
                                        int             y,
                                        int             slot);
/* "4 tiles", "1 shield", "2 open ends": what a feature is made of, without
 * its kind; appended to a string vector builder. */
void        bastide_words_for_make     (const BstState *state,
                                        BstSegmentId    segment,
                                        GStrvBuilder   *phrases);
/* A term of a score as a sentence (transfer full). */
char       *bastide_sentence_for_term  (guint           code,
                                        int             count,
                                        int             each,
                                        int             sum);

G_END_DECLS
