/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-sentence-private.h"

/* ---- Figures that come ---- */

/* One that claims a feature. */
static const char *
claim_format (BstFeatureKind kind)
{
  /* Translators: in these sentences the first %s is a player, the second a
   * figure such as "a follower", and the numbers are column and row. */
  switch (kind)
    {
    case BST_FEATURE_CITY:
      return _("%s claims a city with %s at column %d, row %d.");
    case BST_FEATURE_ROAD:
      return _("%s claims a road with %s at column %d, row %d.");
    case BST_FEATURE_FIELD:
      return _("%s claims a field with %s at column %d, row %d.");
    case BST_FEATURE_MONASTERY:
      return _("%s claims a monastery with %s at column %d, row %d.");
    case BST_FEATURE_GARDEN:
      return _("%s claims a garden with %s at column %d, row %d.");
    default:
      return _("%s places %s at column %d, row %d.");
    }
}

/* One that joins the player's own followers: a builder, a pig. */
static const char *
join_format (BstFeatureKind kind)
{
  /* Translators: in these sentences the first %s is a player, the second a
   * figure such as "a builder", and the numbers are column and row. */
  switch (kind)
    {
    case BST_FEATURE_CITY:
      return _("%s places %s in a city at column %d, row %d.");
    case BST_FEATURE_ROAD:
      return _("%s places %s on a road at column %d, row %d.");
    case BST_FEATURE_FIELD:
      return _("%s places %s in a field at column %d, row %d.");
    default:
      return _("%s places %s at column %d, row %d.");
    }
}

/* One that was moved there. */
static const char *
move_format (BstFeatureKind kind)
{
  /* Translators: in these sentences the first %s is a figure such as "Red’s
   * wagon"; the numbers are column and row. */
  switch (kind)
    {
    case BST_FEATURE_CITY:
      return _("%s goes on to a city at column %d, row %d.");
    case BST_FEATURE_ROAD:
      return _("%s goes on to a road at column %d, row %d.");
    case BST_FEATURE_MONASTERY:
      return _("%s goes on to a monastery at column %d, row %d.");
    default:
      return _("%s moves to column %d, row %d.");
    }
}

static gboolean
is_piece (const BstState *state,
          const BstEvent *event,
          const char     *name)
{
  const BstSetup *setup = bst_state_setup (state);

  return event->piece < bst_setup_n_pieces (setup)
         && g_str_equal (bst_setup_piece_name (setup, event->piece), name);
}

/* ---- Figures that belong to nobody ---- */

/* The follower beside whom the fairy now stands; she may have been put on a
 * tile for all. */
static char *
sentence_for_fairy (BastideGame    *game,
                    const BstState *state,
                    const BstEvent *event)
{
  guint piece = 0;
  BstSegmentId segment = BST_NO_SEGMENT;
  guint seat = bst_fairy_follower (state, &piece, &segment);
  g_autofree char *figure = NULL;
  g_autofree char *name = NULL;

  if (seat == 0 || segment == BST_NO_SEGMENT)
    /* Translators: column and row of a tile. */
    return g_strdup_printf (_("The fairy goes to column %d, row %d."), event->x,
                            event->y);

  if (event->number == 0)
    {
      figure = bastide_words_for_figure (game, state, seat, piece);
      /* Translators: "Red’s follower", then column and row of a tile. */
      return g_strdup_printf (_("The fairy goes to %s at column %d, row %d."),
                              figure, event->x, event->y);
    }

  name = bastide_seat_get_label (game, event->number);
  figure = bastide_words_for_piece (state, piece);
  /* Translators: a player's name, "a follower", of the same player, then column
   * and row of a tile. */
  return g_strdup_printf (_("%s puts the fairy beside %s at column %d, row "
                            "%d."),
                          name, figure, event->x, event->y);
}

static char *
sentence_for_dragon (BastideGame    *game,
                     const BstEvent *event)
{
  g_autofree char *name = NULL;

  if (event->number == 0)
    /* Translators: column and row of a tile. */
    return g_strdup_printf (_("The dragon comes to column %d, row %d."),
                            event->x, event->y);

  name = bastide_seat_get_label (game, event->number);
  /* Translators: a player's name, then column and row of a tile. */
  return g_strdup_printf (_("%s moves the dragon to column %d, row %d."), name,
                          event->x, event->y);
}

/* The model notes in @event's number who moved it, 0 if nobody did. */
static char *
sentence_for_neutral (BastideGame    *game,
                      const BstState *state,
                      const BstEvent *event)
{
  g_autofree char *figure = NULL;

  if (is_piece (state, event, "fairy"))
    return sentence_for_fairy (game, state, event);
  if (is_piece (state, event, "dragon"))
    return sentence_for_dragon (game, event);

  figure = bastide_words_for_piece (state, event->piece);
  /* Translators: "a figure", then column and row of a tile. */
  return g_strdup_printf (_("Now %s stands at column %d, row %d."), figure,
                          event->x, event->y);
}

/* ---- Figures of players ---- */

static char *
sentence_for_corner (BastideGame    *game,
                     const BstState *state,
                     const BstEvent *event)
{
  guint corner = event->slot - BST_SLOT_CORNER;
  g_autofree char *name = bastide_seat_get_label (game, event->seat);
  g_autofree char *figure = bastide_words_for_piece (state, event->piece);

  /* Translators: a player's name, "a barn", a corner such as "north-east", then
   * column and row of a tile. */
  return g_strdup_printf (_("%s places %s on the %s corner of column %d, row "
                            "%d."),
                          name, figure, bastide_words_for_corner (corner),
                          event->x, event->y);
}

static char *
sentence_for_placed (BastideGame    *game,
                     const BstState *state,
                     const BstEvent *event)
{
  BstFeatureKind kind = bastide_kind_at_slot (state, event->x, event->y,
                                              event->slot);
  gboolean claims = event->piece < bst_setup_n_pieces (bst_state_setup (state))
                    && bst_setup_piece_is_follower (bst_state_setup (state),
                                                    event->piece);
  g_autofree char *name = NULL;
  g_autofree char *figure = NULL;

  if (event->seat == 0)
    return sentence_for_neutral (game, state, event);
  if (event->slot >= BST_SLOT_CORNER && event->slot < BST_SLOT_CORNER + 4)
    return sentence_for_corner (game, state, event);

  name = bastide_seat_get_label (game, event->seat);
  figure = bastide_words_for_piece (state, event->piece);
  return bastide_words_format (claims ? claim_format (kind) : join_format (kind),
                               name, figure, event->x, event->y);
}

/* ---- Figures that go ---- */

/* Why one went home, unless that is no news: with a score. */
static const char *
gone_format (BstCause cause)
{
  /* Translators: in these sentences %s is a figure such as "Red’s builder". */
  switch (cause)
    {
    case BST_CAUSE_FEATURE:
    case BST_CAUSE_FINAL:
      return NULL;
    case BST_CAUSE_LONE:
      return _("%s goes home, since no follower is left beside it.");
    case BST_CAUSE_RECALL:
      return _("%s is taken back.");
    case BST_CAUSE_EATEN:
      return _("The dragon eats %s, which goes home.");
    case BST_CAUSE_EVICTED:
      return _("The princess sends %s home.");
    case BST_CAUSE_USED:
      return _("%s has earned a second tile and goes home.");
    case BST_CAUSE_MOVED:
      return _("%s leaves its feature.");
    default:
      return _("%s goes home.");
    }
}

static char *
sentence_for_gone (BastideGame    *game,
                   const BstState *state,
                   const BstEvent *event)
{
  const char *format = gone_format (event->cause);
  g_autofree char *figure = NULL;

  if (format == NULL)
    return NULL;

  figure = bastide_words_for_figure (game, state, event->seat, event->piece);
  return bastide_words_format (format, figure);
}

/* A figure that is lifted to stand elsewhere: both events are one move. */
static gboolean
is_move (const BstEvent *events,
         gsize           n)
{
  return n >= 2 && events[0].kind == BST_EVENT_RETURNED
         && events[0].cause == BST_CAUSE_MOVED
         && events[1].kind == BST_EVENT_FIGURE
         && events[1].seat == events[0].seat
         && events[1].piece == events[0].piece;
}

char *
bastide_sentence_for_figure_event (BastideGame    *game,
                                   const BstState *state,
                                   const BstEvent *events,
                                   gsize           n,
                                   gsize          *used)
{
  BstFeatureKind kind;
  g_autofree char *figure = NULL;

  *used = 1;
  if (events->kind == BST_EVENT_FIGURE)
    return sentence_for_placed (game, state, events);
  if (!is_move (events, n))
    return sentence_for_gone (game, state, events);

  *used = 2;
  kind = bastide_kind_at_slot (state, events[1].x, events[1].y, events[1].slot);
  figure = bastide_words_for_figure (game, state, events->seat, events->piece);
  return bastide_words_format (move_format (kind), figure, events[1].x,
                               events[1].y);
}
