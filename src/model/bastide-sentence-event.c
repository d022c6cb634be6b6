/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-sentence-private.h"
#include "bastide-sentence-score.h"

static const char *
tile_key (const BstState *state,
          int             kind)
{
  return bst_setup_kind (bst_state_setup (state), kind)->key;
}

static char *
sentence_for_placed (BastideGame    *game,
                     const BstState *state,
                     const BstEvent *event)
{
  g_autofree char *name = NULL;

  if (event->seat == 0)
    /* Translators: %s is the letter or word that names a tile. */
    return g_strdup_printf (_("Tile %s lies on the table."),
                            tile_key (state, event->number));

  name = bastide_seat_get_label (game, event->seat);
  /* Translators: a player's name, the letter of a tile, column and row. */
  return g_strdup_printf (_("%s lays tile %s at column %d, row %d."), name,
                          tile_key (state, event->number), event->x, event->y);
}

static char *
sentence_for_turn_event (BastideGame    *game,
                         const BstEvent *event)
{
  g_autofree char *name = bastide_seat_get_label (game, event->seat);

  /* Translators: the number of a turn and a player's name. */
  return g_strdup_printf (_("Turn %d: %s."), event->number, name);
}

/* Who won, from the scores of a finished game. */
static char *
sentence_for_winner (BastideGame    *game,
                     const BstState *state)
{
  guint n = bst_setup_seats (bst_state_setup (state));
  g_autofree char *names = NULL;
  guint seats = 0;
  int best = G_MININT;

  for (guint seat = 1; seat <= n; seat++)
    {
      int score = bst_state_score (state, seat);

      if (score > best)
        seats = 0;
      best = MAX (best, score);
      if (score == best)
        seats |= 1u << seat;
    }

  names = bastide_words_for_seats (game, seats);
  if (n == 1)
    /* Translators: a player's name and points. */
    return g_strdup_printf (ngettext ("The game is over. %s has %d point.",
                                      "The game is over. %s has %d points.",
                                      best), names, best);
  if ((seats & (seats - 1)) != 0)
    /* Translators: names of several players and points. */
    return g_strdup_printf (ngettext ("%s share the victory with %d point.",
                                      "%s share the victory with %d points.",
                                      best), names, best);

  /* Translators: a player's name and points. */
  return g_strdup_printf (ngettext ("%s wins with %d point.",
                                    "%s wins with %d points.", best),
                          names, best);
}

static char *
sentence_for_discarded (const BstState *state,
                        const BstEvent *event)
{
  if (event->cause == BST_CAUSE_MODULE)
    /* Translators: %s is the letter or word that names a tile. */
    return g_strdup_printf (_("Tile %s is not needed any more and is set aside."),
                            tile_key (state, event->number));

  /* Translators: %s is the letter or word that names a tile. */
  return g_strdup_printf (_("Tile %s fits nowhere and is set aside."),
                          tile_key (state, event->number));
}

/* A draw is seen with the tile that is laid; that it is a second one in the turn
 * wants to be said. */
static char *
sentence_for_drawn (BastideGame    *game,
                    const BstState *state,
                    const BstEvent *event)
{
  g_autofree char *name = NULL;

  if (!bst_state_builder_part (state))
    return NULL;

  name = bastide_seat_get_label (game, event->seat);
  /* Translators: %s is a player's name. */
  return g_strdup_printf (_("%s’s builder brings a second tile."), name);
}

static char *
sentence_for_rare (BastideGame    *game,
                   const BstState *state,
                   const BstEvent *event)
{
  switch (event->kind)
    {
    case BST_EVENT_REOPENED:
      return g_strdup (_("A completed feature is open again."));
    case BST_EVENT_TOKEN:
      return bastide_sentence_for_token (game, event);
    case BST_EVENT_ROLLED:
      /* Translators: %d is what a die shows. */
      return g_strdup_printf (_("The die shows %d."), event->number);
    case BST_EVENT_LINK:
      return g_strdup (event->points != 0 ? _("Two ways are joined.")
                                          : _("Two ways are parted."));
    default:
      return NULL;
    }
}

char *
bastide_sentence_for_event_full (BastideGame      *game,
                                 const BstState   *state,
                                 const BstEvent   *events,
                                 gsize             n,
                                 gsize            *used,
                                 char           ***details)
{
  g_return_val_if_fail (state != NULL, NULL);
  g_return_val_if_fail (n > 0, NULL);
  g_return_val_if_fail (used != NULL, NULL);

  *used = 1;
  if (details != NULL)
    *details = NULL;

  switch (events->kind)
    {
    case BST_EVENT_TURN:
      return sentence_for_turn_event (game, events);
    case BST_EVENT_DRAWN:
      return sentence_for_drawn (game, state, events);
    case BST_EVENT_DISCARDED:
      return sentence_for_discarded (state, events);
    case BST_EVENT_PLACED:
      return sentence_for_placed (game, state, events);
    case BST_EVENT_FIGURE:
    case BST_EVENT_RETURNED:
      return bastide_sentence_for_figure_event (game, state, events, n, used);
    case BST_EVENT_SCORE:
      return bastide_sentence_for_score (game, state, events, n, used, details);
    case BST_EVENT_POINTS:
      return bastide_sentence_for_points (game, events);
    case BST_EVENT_FINAL:
      return g_strdup (_("The final scoring begins."));
    case BST_EVENT_OVER:
      return sentence_for_winner (game, state);
    default:
      return sentence_for_rare (game, state, events);
    }
}

char *
bastide_sentence_for_event (BastideGame    *game,
                            const BstState *state,
                            const BstEvent *events,
                            gsize           n,
                            gsize          *used)
{
  return bastide_sentence_for_event_full (game, state, events, n, used, NULL);
}

char *
bastide_sentence_for_result (BastideGame *game)
{
  const BstState *state;

  g_return_val_if_fail (BASTIDE_IS_GAME (game), NULL);

  state = bastide_game_get_state (game);
  if (!bst_state_is_over (state))
    return g_strdup ("");

  return sentence_for_winner (game, state);
}
