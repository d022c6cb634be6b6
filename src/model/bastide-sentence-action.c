/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-sentence-private.h"

/* Labels of actions that say enough by their verb. */
static const char *
label_for_verb (BstVerb verb)
{
  static const char *const labels[BST_N_VERBS] = {
    [BST_VERB_DRAW] = N_("Draw a Tile"),
    [BST_VERB_DEAL] = N_("Deal a Tile"),
    [BST_VERB_REFUSE] = N_("Put the Tile Back"),
    [BST_VERB_GOLD] = N_("Place an Ingot"),
    [BST_VERB_MOVE] = N_("Move the Figure"),
    [BST_VERB_ROBBER] = N_("Place the Robber"),
    [BST_VERB_FLY] = N_("Fly"),
    [BST_VERB_EVICT] = N_("Send the Figure Home"),
    [BST_VERB_FAIRY] = N_("Move the Fairy"),
    [BST_VERB_RECALL] = N_("Take the Figure Back"),
    [BST_VERB_ROLL] = N_("Roll"),
    [BST_VERB_LAND] = N_("Land Here"),
    [BST_VERB_FERRY] = N_("Place the Ferry"),
    [BST_VERB_END] = N_("End Turn"),
    [BST_VERB_DRAGON] = N_("Move the Dragon"),
    [BST_VERB_SCORE] = N_("Score This First"),
    [BST_VERB_PAWN] = N_("Move the Pawn"),
    [BST_VERB_MESSAGE] = N_("Draw a Message"),
    [BST_VERB_USE] = N_("Use the Message"),
    [BST_VERB_POINTS] = N_("Take the Points"),
    [BST_VERB_CHOOSE] = N_("Choose This"),
    [BST_VERB_ROB] = N_("Rob"),
    [BST_VERB_WAGON] = N_("Move the Wagon"),
    [BST_VERB_CIRCLE] = N_("Answer the Crop Circle"),
    [BST_VERB_AGAIN] = N_("Lay a Second Tile"),
    [BST_VERB_PASS] = N_("Pass"),
  };

  return verb < BST_N_VERBS && labels[verb] != NULL ? _(labels[verb])
                                                    : _("Do It");
}

/* What it means to do nothing. */
static const char *
label_for_pass (const BstState *state)
{
  guint pieces;

  switch (bst_state_decision (state).kind)
    {
    case BST_DECISION_MAIN:
      return bastide_sentence_verbs (state, &pieces) & 1u << BST_VERB_CLAIM
                     && bastide_sentence_only_followers (state)
                 ? _("No Follower")
                 : _("Pass");
    case BST_DECISION_HAND:
      return _("Draw a Tile");
    case BST_DECISION_ALSO:
      return _("No Further Figure");
    case BST_DECISION_AGAIN:
      return _("No Second Tile");
    case BST_DECISION_WAGON:
      return _("Take the Wagon Back");
    default:
      return _("Pass");
    }
}

static char *
label_for_place (const BstState  *state,
                 const BstAction *action)
{
  if (action->number > 0)
    /* Translators: column and row of a cell. */
    return g_strdup_printf (_("Lay the abbey at column %d, row %d"), action->x,
                            action->y);
  if (action->rot == 0)
    /* Translators: column and row of a cell. */
    return g_strdup_printf (_("Lay the tile at column %d, row %d"), action->x,
                            action->y);

  /* Translators: column and row of a cell, then degrees clockwise. */
  return g_strdup_printf (_("Lay the tile at column %d, row %d, turned %d "
                            "degrees"),
                          action->x, action->y, action->rot * 90);
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

/* "City, to the north, 4 tiles, 1 shield, 2 open ends"; @far: with its place,
 * since it is not on the tile just laid. */
char *
bastide_words_for_claim (const BstState *state,
                         int             x,
                         int             y,
                         guint           slot,
                         gboolean        far)
{
  BstSegmentId segment = bastide_segment_at (state, x, y, slot);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) phrases = NULL;
  g_autofree char *label = NULL;
  g_autofree char *way = NULL;

  if (segment == BST_NO_SEGMENT)
    return NULL;

  label = bastide_feature_get_label (bst_segment_def (state, segment)->kind);
  g_strv_builder_add (builder, label);
  way = bastide_words_for_way (state, x, y, slot);
  if (way != NULL)
    g_strv_builder_add (builder, way);
  bastide_words_for_make (state, segment, builder);
  add_field_cities (state, segment, builder);
  if (far)
    {
      /* Translators: where a feature is, at the end of its description. */
      g_autofree char *cell = g_strdup_printf (_("column %d, row %d"), x, y);

      g_strv_builder_add (builder, cell);
    }
  phrases = g_strv_builder_end (builder);

  return bastide_words_join (phrases);
}

/* A barn, on the corner of four tiles: the field there tells what it is
 * worth. */
static char *
words_for_corner_claim (const BstState  *state,
                        const BstAction *action)
{
  static const BstPort ports[]
      = { BST_PORT_NE, BST_PORT_SE, BST_PORT_SW, BST_PORT_NW };
  guint corner = (action->slot - BST_SLOT_CORNER) & 3;
  BstTileId tile = bst_state_tile_at (state, action->x, action->y);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) phrases = NULL;
  g_autofree char *where = NULL;
  BstPlaced placed;
  int slot;

  /* Translators: %s is like "north-east"; a corner of the tile just laid. */
  where = g_strdup_printf (_("%s corner"), bastide_words_for_corner (corner));
  g_strv_builder_add (builder, where);
  if (tile != BST_NO_TILE)
    {
      placed = bst_state_tile (state, tile);
      slot = bst_setup_segment_at (bst_state_setup (state), placed.kind,
                                   placed.rot, ports[corner]);
      if (slot >= 0)
        {
          BstSegmentId segment = bst_state_segment (state, tile, slot);

          bastide_words_for_make (state, segment, builder);
          add_field_cities (state, segment, builder);
        }
    }
  phrases = g_strv_builder_end (builder);

  return bastide_words_join (phrases);
}

/* Whether a site is on another tile than the one of this part. */
static gboolean
is_far (const BstState  *state,
        const BstAction *action)
{
  BstTileId tile = bst_state_tile_of_part (state);

  return tile != BST_NO_TILE
         && tile != bst_state_tile_at (state, action->x, action->y);
}

/* The place of a claim, with the figure before it unless it is a common
 * follower. */
static char *
label_for_claim (const BstState  *state,
                 const BstAction *action)
{
  const BstSetup *setup = bst_state_setup (state);
  const char *piece = action->piece < bst_setup_n_pieces (setup)
                          ? bst_setup_piece_name (setup, action->piece)
                          : "";
  g_autofree char *figure = bastide_piece_get_label (piece);
  g_autofree char *where = NULL;

  if (action->slot >= BST_SLOT_CORNER && action->slot < BST_SLOT_CORNER + 4)
    where = words_for_corner_claim (state, action);
  else
    where = bastide_words_for_claim (state, action->x, action->y, action->slot,
                                     is_far (state, action));
  if (where == NULL)
    return g_steal_pointer (&figure);
  if (g_str_equal (piece, "follower"))
    return g_steal_pointer (&where);

  /* Translators: a kind of figure, such as "Builder", and the description of
   * the feature where it would stand. */
  return g_strdup_printf (_("%s: %s"), figure, where);
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
  char *label;

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
      return g_strdup (label_for_pass (state));
    default:
      label = bastide_sentence_for_target (game, state, action);
      return label != NULL ? label : g_strdup (label_for_verb (action->verb));
    }
}
