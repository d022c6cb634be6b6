/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <string.h>

#include "bastide-actions.h"
#include "bastide-jcz-check.h"

/* ---- Actions and their places in its words ---- */

/* "{Field,NL.NR,[0,1]}" */
static char *
place_to_string (BastideJczCheck *check,
                 BstTileId        tile,
                 int              slot,
                 const char      *figure)
{
  BstPlaced placed = bst_state_tile (check->state, tile);
  const BstTile *kind
      = bst_setup_kind (check->save->engine, placed.kind);
  g_autofree char *location
      = bastide_jcz_slot_to_string (check->state, tile, slot);

  return g_strdup_printf ("{%s%s%s,%s,[%d,%d]}", figure != NULL ? figure : "",
                          figure != NULL ? "," : "",
                          bastide_jcz_feature_name (kind->segments[slot].kind),
                          location, placed.x, placed.y);
}

/* A corner as the field of the tile south-east of it. */
static char *
corner_to_string (BastideJczCheck *check,
                  const BstAction *action)
{
  BstCell cell = bastide_jcz_corner_cell (action->x, action->y,
                                          action->slot - BST_SLOT_CORNER);
  BstTileId tile = bst_state_tile_at (check->state, cell.x, cell.y);
  int slot = tile != BST_NO_TILE
                 ? bastide_jcz_corner_slot (check->state, tile)
                 : -1;

  return slot >= 0 ? place_to_string (check, tile, slot, NULL) : g_strdup ("?");
}

/* The id that the file gave a figure when it was put there. */
static const char *
find_figure (BastideJczCheck *check,
             const BstAction *action)
{
  GPtrArray *messages = check->jcz->messages;

  for (guint i = messages->len; i-- > 0;)
    {
      const BastideJczMessage *message = messages->pdata[i];
      guint seat;

      if (message->figure == NULL || message->place.location == NULL
          || message->place.x != action->x || message->place.y != action->y
          || bastide_jcz_find_slot (check->state, &message->place)
                 != action->slot)
        continue;
      bastide_jcz_piece_name (message->figure, &seat);
      if (action->seat == 0 || seat == action->seat)
        return message->figure;
    }

  return "?";
}

static char *
site_to_string (BastideJczCheck *check,
                const BstAction *action)
{
  gboolean names_figure = action->verb == BST_VERB_EVICT
                          || action->verb == BST_VERB_RECALL
                          || (action->verb == BST_VERB_FAIRY && action->seat != 0);
  BstTileId tile = bst_state_tile_at (check->state, action->x, action->y);

  /* An abbey looks the same from all sides: one rotation is named. */
  if (action->verb == BST_VERB_PLACE)
    return g_strdup_printf ("[%d,%d] - [0]", action->x, action->y);
  if (action->slot == BST_SLOT_CELL || action->verb == BST_VERB_DRAGON
      || action->verb == BST_VERB_GOLD)
    return g_strdup_printf ("[%d,%d]", action->x, action->y);
  if (action->verb == BST_VERB_WAGON)
    return place_to_string (check,
                            bst_state_tile_at (check->state, action->x2,
                                               action->y2),
                            action->slot2, NULL);
  if (action->slot >= BST_SLOT_CORNER)
    return corner_to_string (check, action);

  return place_to_string (check, tile, action->slot,
                          names_figure ? find_figure (check, action) : NULL);
}

/* An action in its words: what kind it is, and of what; NULL: none of these. */
static const char *
action_name (BastideJczCheck  *check,
             const BstAction  *action,
             const char      **of)
{
  const char *piece = bst_setup_piece_name (check->save->engine, action->piece);

  *of = NULL;
  switch (action->verb)
    {
    case BST_VERB_CLAIM:
    case BST_VERB_WAGON:
    case BST_VERB_LAND:
    case BST_VERB_FLY:
      *of = bastide_jcz_piece_title (piece);
      return BASTIDE_JCZ_FIGURE_ACTION;
    case BST_VERB_EVICT:
      *of = "PRINCESS";
      return BASTIDE_JCZ_RETURN_ACTION;
    case BST_VERB_RECALL:
      *of = bst_state_decision (check->state).kind == BST_DECISION_CIRCLES
                ? "CORN_CIRCLE"
                : "ABBOT_RETURN";
      return BASTIDE_JCZ_RETURN_ACTION;
    case BST_VERB_FAIRY:
      return action->slot == BST_SLOT_CELL ? "FairyOnTile" : "FairyNextTo";
    case BST_VERB_DRAGON:
      return "Dragon";
    case BST_VERB_PLACE:
      return "TilePlacement";
    case BST_VERB_GOLD:
      return "GoldPiece";
    case BST_VERB_END:
      return "Confirm";
    default:
      return NULL;
    }
}

static const char *
tile_in_hand (BastideJczCheck *check)
{
  int kind = bst_state_tile_in_hand (check->state);

  if (bst_state_decision (check->state).kind == BST_DECISION_HAND)
    return "AM/A";

  return kind >= 0 ? bastide_jcz_tile_name (
                         bst_setup_kind (check->save->engine, kind))
                   : NULL;
}

/* "[0,1] - [0,90]": every rotation is named, those that look the same too. */
static void
add_placements (BastideJczCheck *check,
                GHashTable      *words)
{
  gsize n = bst_state_n_cells (check->state);

  for (gsize i = 0; i < n; i++)
    {
      BstCell cell = bst_state_cell (check->state, i);
      GString *text = g_string_new (NULL);

      for (int rot = 0; rot < 4; rot++)
        if (bst_state_test_place (check->state, cell.x, cell.y, rot, NULL))
          g_string_append_printf (text, "%s%d", text->len > 0 ? "," : "",
                                  rot * 90);
      if (text->len > 0)
        g_hash_table_add (words, g_strdup_printf ("[%d,%d] - [%s]", cell.x,
                                                  cell.y, text->str));
      g_string_free (text, TRUE);
    }
}

/* Adds the places of all actions of a kind but those of a tile in hand. */
static void
add_actions (BastideJczCheck *check,
             const char      *name,
             const char      *of,
             GHashTable      *words)
{
  g_autoptr (GArray) actions = bastide_actions_list (check->state);

  /* Versions differ in whether they say "MoveDragon" or "Dragon". */
  if (g_str_has_prefix (name, "Move"))
    name += strlen ("Move");

  for (guint i = 0; i < actions->len; i++)
    {
      const BstAction *action = &g_array_index (actions, BstAction, i);
      const char *its_of;
      const char *its_name = action_name (check, action, &its_of);

      if (g_strcmp0 (its_name, name) == 0
          && (of == NULL || its_of == NULL || g_str_equal (its_of, of)))
        g_hash_table_add (words, action->verb == BST_VERB_END
                                     ? g_strdup ("Confirm")
                                     : site_to_string (check, action));
    }
}

/* The places of all actions of a kind; an empty set: there are none. */
GHashTable *
bastide_jcz_options (BastideJczCheck *check,
                     const char      *name,
                     const char      *of)
{
  GHashTable *words
      = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  BstDecision decision = bst_state_decision (check->state);
  gboolean places = g_str_equal (name, "TilePlacement");
  const char *tile = tile_in_hand (check);

  if (check->jcz->waiting != NULL || decision.kind == BST_DECISION_OVER
      || decision.seat == 0)
    return words;
  if (places && (tile == NULL || (of != NULL && !g_str_equal (of, tile))))
    return words;

  if (places && decision.kind == BST_DECISION_PLACE)
    add_placements (check, words);
  else
    add_actions (check, name, of, words);

  return words;
}
