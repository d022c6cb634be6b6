/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-sentence-private.h"

/* Names of actions that choose one of several figures, features or tiles: for
 * a screen reader each name says which one. */

static char *
label_for_evict (BastideGame     *game,
                 const BstState  *state,
                 const BstAction *action)
{
  g_autofree char *figure = bastide_words_for_figure (game, state, action->seat,
                                                      action->piece);
  g_autofree char *site = bastide_words_for_site (state, action->x, action->y,
                                                  action->slot);

  /* Translators: "Red’s follower", then "in the city at column 3, row 2". */
  return g_strdup_printf (_("Send home %s %s"), figure, site);
}

static char *
label_for_fairy (const BstState  *state,
                 const BstAction *action)
{
  g_autofree char *figure = NULL;
  g_autofree char *site = NULL;

  if (action->seat == 0)
    /* Translators: column and row of a tile. */
    return g_strdup_printf (_("Put the fairy on the tile at column %d, row %d"),
                            action->x, action->y);

  figure = bastide_words_for_own_figure (state, action->piece);
  site = bastide_words_for_site (state, action->x, action->y, action->slot);
  /* Translators: "your follower", then "in the city at column 3, row 2". */
  return g_strdup_printf (_("Put the fairy beside %s %s"), figure, site);
}

/* Taking back an abbot brings what its feature is worth as it stands. */
static char *
label_for_recall (const BstState  *state,
                  const BstAction *action)
{
  BstSegmentId segment = bastide_segment_at (state, action->x, action->y,
                                             action->slot);
  g_autofree char *figure = bastide_words_for_own_figure (state, action->piece);
  g_autofree char *site = bastide_words_for_site (state, action->x, action->y,
                                                  action->slot);
  BstSheet sheet;

  if (segment == BST_NO_SEGMENT)
    /* Translators: "your abbot", then "in the garden at column 3, row 2". */
    return g_strdup_printf (_("Take back %s %s"), figure, site);

  bst_feature_score (state, segment, BST_WHEN_FINAL, &sheet);
  /* Translators: "your abbot", then "in the garden at column 3, row 2", then
   * the points that it brings. */
  return g_strdup_printf (ngettext ("Take back %s %s for %d point",
                                    "Take back %s %s for %d points",
                                    sheet.points),
                          figure, site, sheet.points);
}

/* The side on which a tile lies beside the dragon's; NULL: not beside it. */
static const char *
words_for_step (const BstState *state,
                int             x,
                int             y)
{
  BstTileId at = bst_dragon_tile (state);
  BstPlaced from;

  if (at == BST_NO_TILE)
    return NULL;

  from = bst_state_tile (state, at);
  if (x == from.x && y == from.y - 1)
    return bastide_words_for_side (BST_NORTH);
  if (x == from.x + 1 && y == from.y)
    return bastide_words_for_side (BST_EAST);
  if (x == from.x && y == from.y + 1)
    return bastide_words_for_side (BST_SOUTH);
  if (x == from.x - 1 && y == from.y)
    return bastide_words_for_side (BST_WEST);

  return NULL;
}

static char *
label_for_dragon (BastideGame     *game,
                  const BstState  *state,
                  const BstAction *action)
{
  BstTileId tile = bst_state_tile_at (state, action->x, action->y);
  g_autofree char *eaten = tile != BST_NO_TILE
                               ? bastide_words_for_eaten (game, state, tile)
                               : NULL;

  const char *side = words_for_step (state, action->x, action->y);

  if (side == NULL)
    /* Translators: column and row of a tile. */
    return g_strdup_printf (_("Move the dragon to column %d, row %d"),
                            action->x, action->y);
  if (eaten == NULL)
    /* Translators: "north", "east" …, then column and row of a tile. */
    return g_strdup_printf (_("Move the dragon to the %s, to column %d, row "
                              "%d"),
                            side, action->x, action->y);

  /* Translators: "north", "east" …, then column and row of a tile; the last %s
   * is a list of figures like "Red’s follower and Blue’s builder". */
  return g_strdup_printf (_("Move the dragon to the %s, to column %d, row %d, "
                            "where it eats %s"),
                          side, action->x, action->y, eaten);
}

/* Whether the player has more than one wagon, so that its place matters. */
static gboolean
has_several (const BstState  *state,
             const BstAction *action)
{
  const BstSetup *setup = bst_state_setup (state);

  return action->piece < bst_setup_n_pieces (setup)
         && bst_setup_piece_count (setup, action->piece) > 1;
}

static char *
label_for_wagon (const BstState  *state,
                 const BstAction *action)
{
  g_autofree char *to = bastide_words_for_claim (state, action->x2, action->y2,
                                                 action->slot2, TRUE);
  g_autofree char *from = NULL;

  if (to == NULL)
    return g_strdup (_("Move the Wagon"));
  if (!has_several (state, action))
    /* Translators: %s describes a feature: "City, 4 tiles, 2 open ends". */
    return g_strdup_printf (_("Move the wagon: %s"), to);

  from = bastide_words_for_site (state, action->x, action->y, action->slot);
  /* Translators: where the wagon is, like "on the road at column 3, row 2", and
   * where it goes: "City, 4 tiles, 2 open ends". */
  return g_strdup_printf (_("Move the wagon %s: %s"), from, to);
}

static char *
label_for_rob (BastideGame     *game,
               const BstAction *action)
{
  g_autofree char *name = bastide_seat_get_label (game, action->seat);

  /* Translators: %s is the player from whom points are taken. */
  return g_strdup_printf (_("Rob %s"), name);
}

static char *
label_for_score (const BstState  *state,
                 const BstAction *action)
{
  g_autofree char *what = bastide_words_for_claim (state, action->x, action->y,
                                                   action->slot, TRUE);

  if (what == NULL)
    return NULL;

  /* Translators: %s describes a feature: "City, 4 tiles, completed". */
  return g_strdup_printf (_("Score this first: %s"), what);
}

char *
bastide_sentence_for_target (BastideGame     *game,
                             const BstState  *state,
                             const BstAction *action)
{
  switch (action->verb)
    {
    case BST_VERB_EVICT:
      return label_for_evict (game, state, action);
    case BST_VERB_FAIRY:
      return label_for_fairy (state, action);
    case BST_VERB_RECALL:
      return label_for_recall (state, action);
    case BST_VERB_DRAGON:
      return label_for_dragon (game, state, action);
    case BST_VERB_WAGON:
      return label_for_wagon (state, action);
    case BST_VERB_ROB:
      return label_for_rob (game, action);
    case BST_VERB_SCORE:
      return label_for_score (state, action);
    default:
      return NULL;
    }
}
