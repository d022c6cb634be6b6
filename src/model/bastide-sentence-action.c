/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-sentence-private.h"

/* Labels of actions that say enough by their verb. */
static const char *
label_for_verb (BstVerb verb)
{
  switch (verb)
    {
    case BST_VERB_DRAW:
      return _("Draw a Tile");
    case BST_VERB_DEAL:
      return _("Deal a Tile");
    case BST_VERB_REFUSE:
      return _("Put the Tile Back");
    case BST_VERB_GOLD:
      return _("Place an Ingot");
    case BST_VERB_MOVE:
      return _("Move the Figure");
    case BST_VERB_ROBBER:
      return _("Place the Robber");
    case BST_VERB_FLY:
      return _("Fly");
    case BST_VERB_EVICT:
      return _("Send the Figure Home");
    case BST_VERB_FAIRY:
      return _("Move the Fairy");
    case BST_VERB_RECALL:
      return _("Take the Figure Back");
    case BST_VERB_ROLL:
      return _("Roll");
    case BST_VERB_LAND:
      return _("Land Here");
    case BST_VERB_FERRY:
      return _("Place the Ferry");
    case BST_VERB_END:
      return _("End Turn");
    case BST_VERB_DRAGON:
      return _("Move the Dragon");
    case BST_VERB_SCORE:
      return _("Score This First");
    case BST_VERB_PAWN:
      return _("Move the Pawn");
    case BST_VERB_MESSAGE:
      return _("Draw a Message");
    case BST_VERB_USE:
      return _("Use the Message");
    case BST_VERB_POINTS:
      return _("Take the Points");
    case BST_VERB_CHOOSE:
      return _("Choose This");
    case BST_VERB_ROB:
      return _("Rob");
    case BST_VERB_WAGON:
      return _("Move the Wagon");
    case BST_VERB_CIRCLE:
      return _("Answer the Crop Circle");
    case BST_VERB_AGAIN:
      return _("Take Another Tile");
    case BST_VERB_PASS:
      return _("Pass");
    default:
      return _("Do It");
    }
}

static char *
label_for_place (const BstState  *state,
                 const BstAction *action)
{
  if (action->rot == 0)
    /* Translators: column and row of a cell. */
    return g_strdup_printf (_("Lay the tile at column %d, row %d"), action->x,
                            action->y);

  /* Translators: column and row of a cell, then degrees clockwise. */
  return g_strdup_printf (_("Lay the tile at column %d, row %d, turned %d "
                            "degrees"),
                          action->x, action->y, action->rot * 90);
}

/* Where a claim is: on the tile just laid unless it names a cell. */
static BstSegmentId
segment_of_claim (const BstState  *state,
                  const BstAction *action)
{
  BstTileId tile = bst_state_tile_at (state, action->x, action->y);
  const BstTile *kind;

  if (tile == BST_NO_TILE || action->slot >= BST_SLOT_CORNER)
    return BST_NO_SEGMENT;

  kind = bst_setup_kind (bst_state_setup (state),
                         bst_state_tile (state, tile).kind);
  if (action->slot >= kind->n_segments)
    return BST_NO_SEGMENT;

  return bst_state_segment (state, tile, action->slot);
}

/* What makes a field worth a follower. */
static void
add_field_cities (const BstState *state,
                  BstSegmentId    segment,
                  GStrvBuilder   *builder)
{
  gsize n;
  g_autofree char *text = NULL;

  if (bst_segment_def (state, segment)->kind != BST_FEATURE_FIELD)
    return;

  n = bst_field_cities (state, segment, NULL, 0);
  /* Translators: how many completed cities a field touches. */
  text = g_strdup_printf (ngettext ("%u completed city", "%u completed cities",
                                    n), (guint) n);
  g_strv_builder_add (builder, text);
}

/* "City, 4 tiles, 1 shield, 2 open ends", with the figure before it unless it
 * is a common follower. */
static char *
label_for_claim (const BstState  *state,
                 const BstAction *action)
{
  BstSegmentId segment = segment_of_claim (state, action);
  const char *piece = bst_setup_piece_name (bst_state_setup (state),
                                            action->piece);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) phrases = NULL;
  g_autofree char *figure = bastide_piece_get_label (piece);
  g_autofree char *label = NULL;
  g_autofree char *list = NULL;

  if (segment == BST_NO_SEGMENT)
    return g_steal_pointer (&figure);

  label = bastide_feature_get_label (bst_segment_def (state, segment)->kind);
  g_strv_builder_add (builder, label);
  bastide_words_for_make (state, segment, builder);
  add_field_cities (state, segment, builder);
  phrases = g_strv_builder_end (builder);
  list = bastide_words_join (phrases);
  if (g_str_equal (piece, "follower"))
    return g_steal_pointer (&list);

  /* Translators: a kind of figure, such as "Builder", and the description of
   * the feature where it would stand. */
  return g_strdup_printf (_("%s: %s"), figure, list);
}

static char *
label_for_draw (const BstState  *state,
                const BstAction *action)
{
  const BstSetup *setup = bst_state_setup (state);

  if (action->number >= bst_setup_n_kinds (setup))
    return g_strdup (label_for_verb (action->verb));

  /* Translators: %s is the letter or word that names a tile. */
  return g_strdup_printf (_("Draw Tile %s"),
                          bst_setup_kind (setup, action->number)->key);
}

static char *
label_for_first (BastideGame     *game,
                 const BstAction *action)
{
  g_autofree char *name = bastide_seat_get_label (game, action->seat);

  /* Translators: %s is a player's name. */
  return g_strdup_printf (_("%s Begins"), name);
}

char *
bastide_sentence_for_action (BastideGame     *game,
                             const BstState  *state,
                             const BstAction *action)
{
  g_return_val_if_fail (state != NULL, NULL);
  g_return_val_if_fail (action != NULL, NULL);

  switch (action->verb)
    {
    case BST_VERB_FIRST:
      return label_for_first (game, action);
    case BST_VERB_DRAW:
      return label_for_draw (state, action);
    case BST_VERB_PLACE:
      return label_for_place (state, action);
    case BST_VERB_CLAIM:
      return label_for_claim (state, action);
    case BST_VERB_PASS:
      if (bst_state_decision (state).kind == BST_DECISION_MAIN)
        return g_strdup (_("No Follower"));
      return g_strdup (label_for_verb (action->verb));
    default:
      return g_strdup (label_for_verb (action->verb));
    }
}
