/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is looked at in each list of actions of a verified game: that all are
 * legal and can be written and read, and that nothing else is legal.
 */

#include "config.h"

#include "cli-game.h"

static gboolean
is_listed (GArray *actions, const BstAction *action)
{
  for (guint i = 0; i < actions->len; i++)
    if (bst_action_equal (&g_array_index (actions, BstAction, i), action))
      return TRUE;
  return FALSE;
}

static char *
look_at_notation (CliGame *game, const BstAction *action)
{
  char text[BST_ACTION_TEXT];
  BstAction back;
  gsize column = 0;

  if (bst_action_format (game->state, action, text) >= BST_ACTION_TEXT)
    return g_strdup_printf ("the text of an action is too long: %s", text);
  if (!bst_action_parse (game->state, text, &back, &column))
    return g_strdup_printf ("“%s” cannot be read from column %zu on", text, column);
  if (!bst_action_equal (&back, action))
    return g_strdup_printf ("“%s” is read as another action", text);
  return NULL;
}

/* Each listed action is legal, and no other one is found by sampling. */
static char *
look_at_list (CliGame *game, GArray *actions, guint64 *random)
{
  BstAction sample;
  /* Hand tiles have hundreds of actions, and testing one may list them all:
   * one in four is enough there. */
  gboolean many
    = bst_state_decision (game->state).kind == BST_DECISION_HAND && actions->len > 32;

  for (guint i = 0; i < actions->len; i++)
    {
      const BstAction *action = &g_array_index (actions, BstAction, i);
      BstRefusal why = { 0 };
      char *fault;

      if (many && cli_random (random) % 4 != 0)
        continue;
      if (!bst_state_test (game->state, action, &why))
        return g_strdup_printf ("listed action %u is refused for reason %d", i, why.code);
      if ((fault = look_at_notation (game, action)) != NULL)
        return fault;
    }
  if (actions->len == 0)
    return g_strdup ("a decision is open without an action");
  if (bst_state_decision (game->state).seat == 0)
    bst_state_pick (game->state, &sample);
  else
    bst_state_sample (game->state, cli_random, random, &sample);
  return is_listed (actions, &sample) ? NULL : g_strdup ("a sample is not in the list");
}

/* The same actions, cell by cell. */
static char *
look_at_cells (CliGame *game, GArray *actions)
{
  BstAction here[256];
  gsize found = 0, all = 0;

  if (bst_state_decision (game->state).kind != BST_DECISION_PLACE)
    return NULL;
  for (guint i = 0; i < actions->len; i++)
    all += g_array_index (actions, BstAction, i).verb == BST_VERB_PLACE;
  for (gsize i = 0; i < bst_state_n_cells (game->state); i++)
    {
      BstCell cell = bst_state_cell (game->state, i);
      gsize n = bst_state_list_cell (game->state, cell.x, cell.y, here, G_N_ELEMENTS (here));

      found += n;
      for (gsize k = 0; k < MIN (n, G_N_ELEMENTS (here)); k++)
        if (here[k].x != cell.x || here[k].y != cell.y || !is_listed (actions, &here[k]))
          return g_strdup_printf ("an action on cell %d,%d is not in the list", cell.x,
                                  cell.y);
    }
  return found == all ? NULL
                      : g_strdup_printf ("the cells have %zu actions, not %zu", found, all);
}

/* An action of any kind is listed, or refused with a reason. */
static char *
look_at_action (CliGame *game, GArray *actions, const BstAction *action)
{
  BstRefusal why = { 0 };
  gboolean legal = bst_state_test (game->state, action, &why);
  g_autofree char *what = NULL;

  if (legal == is_listed (actions, action) && (legal || why.code != BST_REFUSAL_NONE))
    return NULL;
  what
    = g_strdup_printf ("%s of piece %u on %d,%d/%u, rotation %d", bst_verb_name (action->verb),
                       action->piece, action->x, action->y, action->slot, 90 * action->rot);
  if (legal)
    return g_strdup_printf ("%s is legal, but not listed", what);
  return g_strdup_printf ("%s is refused%s", what,
                          why.code == BST_REFUSAL_NONE ? " without a reason" : ", but listed");
}

static char *
look_at_cell (CliGame *game, GArray *actions, int x, int y)
{
  char *fault = NULL;

  for (int rot = 0; rot < 4 && fault == NULL; rot++)
    fault = look_at_action (
      game, actions,
      &(BstAction){
        .verb = BST_VERB_PLACE, .rot = (uint8_t) rot, .x = (int16_t) x, .y = (int16_t) y });
  return fault;
}

/* Every open cell at each placement; the whole board with a margin now and
 * then, since taken and far cells take most of the time. */
static char *
look_at_refusals (CliGame *game, GArray *actions, guint64 *random)
{
  int x0, y0, x1, y1;
  char *fault = NULL;

  if (bst_state_decision (game->state).kind != BST_DECISION_PLACE)
    return NULL;
  for (gsize i = 0; i < bst_state_n_cells (game->state) && fault == NULL; i++)
    {
      BstCell cell = bst_state_cell (game->state, i);

      fault = look_at_cell (game, actions, cell.x, cell.y);
    }
  if (fault != NULL || cli_random (random) % 8 != 0)
    return fault;
  bst_state_bounds (game->state, &x0, &y0, &x1, &y1);
  for (int y = y0 - 2; y <= y1 + 2 && fault == NULL; y++)
    for (int x = x0 - 2; x <= x1 + 2 && fault == NULL; x++)
      fault = look_at_cell (game, actions, x, y);
  return fault;
}

/* Claims, segment by segment of the tile just laid. */
static char *
look_at_claims (CliGame *game, GArray *actions)
{
  BstTileId tile = bst_state_tile_of_part (game->state);
  BstPlaced placed;
  char *fault = NULL;

  if (bst_state_decision (game->state).kind != BST_DECISION_MAIN || tile == BST_NO_TILE)
    return NULL;
  placed = bst_state_tile (game->state, tile);
  for (int slot = 0; slot < bst_setup_kind (game->engine, placed.kind)->n_segments; slot++)
    for (unsigned piece = 0; piece < bst_setup_n_pieces (game->engine) && fault == NULL;
         piece++)
      fault = look_at_action (game, actions,
                              &(BstAction){ .verb = BST_VERB_CLAIM,
                                            .piece = (uint8_t) piece,
                                            .x = placed.x,
                                            .y = placed.y,
                                            .slot = (uint8_t) slot });
  return fault;
}

/* An action with one field changed. */
static BstAction
change_field (BstAction action, guint64 random)
{
  int by = random >> 8 & 1 ? 1 : -1;

  switch (random % 10)
    {
    case 0:
      action.verb = (uint8_t) (random >> 9) % BST_N_VERBS;
      break;
    case 1:
      action.piece = (uint8_t) (action.piece + by);
      break;
    case 2:
      action.seat = (uint8_t) (action.seat + by);
      break;
    case 3:
      action.rot = (uint8_t) (action.rot + by);
      break;
    case 4:
      action.x = (int16_t) (action.x + by);
      break;
    case 5:
      action.y = (int16_t) (action.y + by);
      break;
    case 6:
      action.slot = (uint8_t) (action.slot + (random >> 9) % 20);
      break;
    case 7:
      action.slot2 = (uint8_t) (action.slot2 + (random >> 9) % 20);
      break;
    case 8:
      action.x2 = (int16_t) (action.x2 + by);
      break;
    default:
      action.number = (uint16_t) (action.number + by);
    }
  return action;
}

/* What is nearly a listed action is one too, or refused with a reason. */
static char *
look_at_others (CliGame *game, GArray *actions, guint64 *random)
{
  char *fault = NULL;

  for (int i = 0; i < 12 && fault == NULL; i++)
    {
      guint at = (guint) (cli_random (random) % actions->len);
      BstAction action
        = change_field (g_array_index (actions, BstAction, at), cli_random (random));

      fault = look_at_action (game, actions, &action);
    }
  return fault;
}

char *
cli_verify_actions (CliGame *game, GArray *actions, guint64 *random)
{
  char *fault = look_at_list (game, actions, random);

  if (fault == NULL)
    fault = look_at_cells (game, actions);
  if (fault == NULL)
    fault = look_at_refusals (game, actions, random);
  if (fault == NULL)
    fault = look_at_claims (game, actions);
  if (fault == NULL)
    fault = look_at_others (game, actions, random);
  return fault;
}
