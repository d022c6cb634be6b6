/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "bastide-game.h"

G_BEGIN_DECLS

/* Everything that the game says in words: one source for the history, screen
 * readers, cards, buttons and the text export. All return a new string, a
 * translated whole sentence; @game gives the names of the players and may be
 * NULL ("Player 1"). @state is usually the game's live state or view. */

/* What happened: makes one sentence of the first of @n events and those that
 * belong to it, and tells how many it used (at least 1). NULL: these events
 * need no words. @state: after the action. @details (may be NULL) receives
 * the terms and receivers as sentences, NULL-terminated (transfer full). */
char *bastide_sentence_for_event    (BastideGame      *game,
                                     const BstState   *state,
                                     const BstEvent   *events,
                                     gsize             n,
                                     gsize            *used);
char *bastide_sentence_for_event_full (BastideGame    *game,
                                     const BstState   *state,
                                     const BstEvent   *events,
                                     gsize             n,
                                     gsize            *used,
                                     char           ***details);

/* Why not: "No: road meets city on the east side." */
char *bastide_sentence_for_refusal  (BastideGame      *game,
                                     const BstState   *state,
                                     const BstAction  *action,
                                     const BstRefusal *refusal);

/* A cell in full, for a screen reader: "Column 3, row -1, empty, tile fits in
 * 2 ways; north city, west road." */
char *bastide_sentence_for_cell     (BastideGame      *game,
                                     const BstState   *state,
                                     int               x,
                                     int               y);

/* The name of an action, before it is done: for its button or spot, e.g.
 * "City, 4 tiles, 1 shield, yours with Blue", "End Turn". */
char *bastide_sentence_for_action   (BastideGame      *game,
                                     const BstState   *state,
                                     const BstAction  *action);

/* The feature that a segment belongs to, in one line; @details (may be NULL)
 * receives the card: what it is made of, points now and when completed,
 * figures, who owns it and why. NULL-terminated (transfer full). */
char *bastide_sentence_for_feature  (BastideGame      *game,
                                     const BstState   *state,
                                     BstSegmentId      segment,
                                     char           ***details);

/* What is being decided, and by whom: "Red places a follower or passes." */
char *bastide_sentence_for_decision (BastideGame      *game);
/* The same of another position, such as the one that is looked at. */
char *bastide_sentence_for_decision_of (BastideGame   *game,
                                     const BstState   *state);
/* The turn in a line: "Blue's turn; 31 tiles left." */
char *bastide_sentence_for_turn     (BastideGame      *game);
/* Who won: "Red wins with 87 points." Empty while the game goes on. */
char *bastide_sentence_for_result   (BastideGame      *game);

/* Words, capitalized as labels: "City", "Large Follower". */
char *bastide_feature_get_label     (BstFeatureKind    kind);
char *bastide_piece_get_label       (const char       *piece);
/* What points besides features are for: "Fairy", "Wine"; for tables. */
char       *bastide_bonus_get_label     (BstBonusCode      code);
/* What a seat can hold: "Wine", "King". */
char       *bastide_token_get_label     (BstTokenCode      code);
/* The name of a seat's player. */
char *bastide_seat_get_label        (BastideGame      *game,
                                     guint             seat);

G_END_DECLS
