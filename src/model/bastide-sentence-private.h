/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "expansion.h"
#include "score.h"

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
/* Adds a new string, which it frees. */
void        bastide_words_take         (GStrvBuilder   *builder,
                                        char           *text);
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
/* Where a segment of a tile is: "to the north and east"; NULL if there is
 * nothing to say (it reaches all sides or none). */
char       *bastide_words_for_way      (const BstState *state,
                                        int             x,
                                        int             y,
                                        guint           slot);
/* The same for a bit set of ports. */
char       *bastide_words_for_ports    (guint           ports);
/* "in the city to the north at column 3, row 2": the way only where the tile
 * has another feature of that kind; for corners and cells as well. */
char       *bastide_words_for_site     (const BstState *state,
                                        int             x,
                                        int             y,
                                        guint           slot);
/* "City, to the north, 4 tiles, 2 open ends", with column and row if @far;
 * NULL: there is no feature. */
char       *bastide_words_for_claim    (const BstState *state,
                                        int             x,
                                        int             y,
                                        guint           slot,
                                        gboolean        far);
/* "north-east" for corner 0 and on clockwise. Static. */
const char *bastide_words_for_corner   (guint           corner);
/* bastide-sentence-decision.c: which verbs the actions of the open decision
 * have, as a bit set, and which kinds of figures they place. */
guint       bastide_sentence_verbs     (const BstState *state,
                                        guint          *pieces);
/* Whether there is nothing to do but to place followers. */
gboolean    bastide_sentence_only_followers (const BstState *state);
/* The segment that an action's site means, or BST_NO_SEGMENT. */
BstSegmentId bastide_segment_at        (const BstState *state,
                                        int             x,
                                        int             y,
                                        guint           slot);

/* bastide-sentence-figures.c: "an abbot", "Red’s abbot", "your abbot",
 * "2 abbots". */
char       *bastide_words_for_piece    (const BstState *state,
                                        guint           piece);
char       *bastide_words_for_figure   (BastideGame    *game,
                                        const BstState *state,
                                        guint           seat,
                                        guint           piece);
char       *bastide_words_for_own_figure (const BstState *state,
                                        guint           piece);
char       *bastide_words_for_count    (const char     *piece,
                                        guint           n);
/* All figures that pass a test: "Red’s follower and Blue’s builder"; NULL of
 * none. */
typedef gboolean (*BastideFigureTest)  (const BstState *state,
                                        gsize           piece,
                                        gconstpointer   data);
char       *bastide_words_for_figures  (BastideGame    *game,
                                        const BstState *state,
                                        BastideFigureTest test,
                                        gconstpointer   data);
/* What the dragon would eat on a tile; NULL of none. */
char       *bastide_words_for_eaten    (BastideGame    *game,
                                        const BstState *state,
                                        BstTileId       tile);

/* bastide-sentence-target.c: names of actions that have a target. NULL for
 * other verbs. */
char       *bastide_sentence_for_target (BastideGame   *game,
                                        const BstState *state,
                                        const BstAction *action);

/* bastide-sentence-term.c: terms of a score as sentences, one after the other
 * into a builder; what makes another term worth more is told with it. */
void        bastide_words_for_terms    (BastideGame    *game,
                                        const BstTerm  *terms,
                                        guint           n,
                                        GStrvBuilder   *details);
/* A term by itself (transfer full). */
char       *bastide_sentence_for_term  (BastideGame    *game,
                                        const BstTerm  *term);
/* Whether figures may be stronger than one, so that a strength is no number
 * of followers. */
gboolean    bastide_has_strong_figures (const BstState *state);

/* Who does what in a decision of a player, with %s for the name. */
const char *bastide_decision_get_format (BstDecisionKind kind,
                                        gboolean        pass);

/* bastide-sentence-bonus.c: payments besides features, tokens, "2 wine". */
char       *bastide_words_for_goods    (BstTokenCode    code,
                                        guint           n);
char       *bastide_sentence_for_points (BastideGame   *game,
                                        const BstEvent *event);
char       *bastide_sentence_for_token (BastideGame    *game,
                                        const BstEvent *event);

/* bastide-sentence-figure-event.c: figures that come, go and move. */
char       *bastide_sentence_for_figure_event (BastideGame *game,
                                        const BstState *state,
                                        const BstEvent *events,
                                        gsize           n,
                                        gsize          *used);

G_END_DECLS
