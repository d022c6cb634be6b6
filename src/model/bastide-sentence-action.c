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

/* The ports that a claimed segment has as its tile lies. */
static guint
ports_of_claim (const BstState  *state,
                const BstAction *action)
{
  BstPlaced placed = bst_state_tile (
      state, bst_state_tile_at (state, action->x, action->y));

  return bst_setup_ports (bst_state_setup (state), placed.kind, placed.rot,
                          action->slot);
}

/* A field that reaches one half edge alone; NULL for anything else. */
static const char *
words_for_half (guint ports)
{
  switch (ports)
    {
    case 1u << BST_PORT_NE:
      return _("to the eastern half of the north side");
    case 1u << BST_PORT_NW:
      return _("to the western half of the north side");
    case 1u << BST_PORT_EN:
      return _("to the northern half of the east side");
    case 1u << BST_PORT_ES:
      return _("to the southern half of the east side");
    case 1u << BST_PORT_SE:
      return _("to the eastern half of the south side");
    case 1u << BST_PORT_SW:
      return _("to the western half of the south side");
    case 1u << BST_PORT_WS:
      return _("to the southern half of the west side");
    case 1u << BST_PORT_WN:
      return _("to the northern half of the west side");
    default:
      return NULL;
    }
}

/* "to the north and east" for whole edges; NULL for all four or none. */
static char *
words_for_sides (guint ports)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  g_autofree char *list = NULL;

  if ((ports & 0xf) == 0 || (ports & 0xf) == 0xf)
    return NULL;

  for (int side = 0; side < 4; side++)
    if (ports & (1u << (BST_PORT_N + side)))
      g_strv_builder_add (words, bastide_words_for_side (side));
  names = g_strv_builder_end (words);
  list = bastide_words_join_names (names);

  /* Translators: %s is one side of a tile or more: "north and east". */
  return g_strdup_printf (_("to the %s"), list);
}

/* Where the middle of a field's half edges is; NULL for the middle. */
static const char *
words_for_middle (int x,
                  int y)
{
  gboolean wide = 2 * ABS (x) >= ABS (y);
  gboolean high = 2 * ABS (y) >= ABS (x);

  if (x == 0 && y == 0)
    return NULL;
  if (wide && high && y < 0)
    return x > 0 ? _("to the north-east") : _("to the north-west");
  if (wide && high)
    return x > 0 ? _("to the south-east") : _("to the south-west");
  if (wide)
    return x > 0 ? _("to the east") : _("to the west");

  return y > 0 ? _("to the south") : _("to the north");
}

static const char *
words_for_halves (guint ports)
{
  /* In the order of the half ports, in quarters of a tile from its middle. */
  static const int places[8][2]
      = { { 1, -2 }, { 2, -1 }, { 2, 1 }, { 1, 2 },
          { -1, 2 }, { -2, 1 }, { -2, -1 }, { -1, -2 } };
  int x = 0;
  int y = 0;

  for (guint i = 0; i < 8; i++)
    if (ports & (1u << (BST_PORT_NE + i)))
      {
        x += places[i][0];
        y += places[i][1];
      }

  return words_for_middle (x, y);
}

/* The sides of two half edges that lie on neighboring sides but not at their
 * corner, as between two bends, one inside the other; 0 for anything else. */
static guint
sides_of_bend (guint ports)
{
  for (guint side = 0; side < 4; side++)
    {
      /* The half away from the corner on this side and on the next. */
      guint near = 1u << (BST_PORT_NE + (2 * side + 7) % 8);
      guint far = 1u << (BST_PORT_NE + (2 * side + 2) % 8);

      if (ports == (near | far))
        return 1u << side | 1u << (side + 1) % 4;
    }

  return 0;
}

/* Tells features of one kind on a tile apart; nothing for one that reaches
 * all sides or none. */
static void
add_sides (const BstState  *state,
           const BstAction *action,
           GStrvBuilder    *builder)
{
  guint ports = ports_of_claim (state, action);
  const char *half = words_for_half (ports);
  const char *halves = half != NULL ? half : words_for_halves (ports);
  g_autofree char *sides = words_for_sides (ports | sides_of_bend (ports));

  if (sides != NULL)
    g_strv_builder_add (builder, sides);
  else if (halves != NULL)
    g_strv_builder_add (builder, halves);
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

/* "City, to the north, 4 tiles, 1 shield, 2 open ends", with the figure before it unless it
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
  add_sides (state, action, builder);
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
