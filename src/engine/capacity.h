/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a set-up may not exceed.  Each number is a field's width or the room
 * that a set on the stack takes; bst_setup_new refuses what is over one.
 */

#ifndef BST_CAPACITY_H
#define BST_CAPACITY_H

#define BST_MAX_SEATS           8     /* players; seats count from 1 */
#define BST_MAX_TILES           10000 /* laid in one game; sixteen-bit tile numbers */
#define BST_MAX_SEGMENT_COUNT   65000 /* segments of all those; 16 bits, less two marks */
#define BST_MAX_PIECES_PER_SEAT 64
#define BST_MAX_PIECE_KINDS     24
#define BST_MAX_EDGE_CLASSES    8
#define BST_MAX_COUNTERS        16 /* per feature */
#define BST_MAX_MODULES         24
#define BST_MAX_OWN             16 /* numbers that a module keeps in the set-up */
#define BST_MAX_OPTIONS         96
#define BST_MAX_STEPS           64 /* kinds of frames, of all modules */
#define BST_MAX_GROUPS          10 /* draw groups */
#define BST_MAX_DEPTH           32 /* frames on the agenda */
#define BST_MAX_PARTS           4  /* of a turn, one within the other */
/* Features waiting at once, besides one a piece: for each part those of nine
 * tiles of sixteen segments and one beyond each side, and some for links. */
#define BST_MAX_DUE     (BST_MAX_PARTS * (9 * 16 + 4) + 64)
#define BST_MAX_BOTTOM  16  /* known tiles under the stack */
#define BST_ACTION_TEXT 128 /* bytes of an action's text with its NUL */

#endif
