/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "figure-board.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void
give_up (const char *what, const char *name)
{
  fprintf (stderr, "figures: %s: %s\n", what, name);
  exit (1);
}

static void
add_symbols (BstTile *kind, char *words)
{
  BstTileError error;

  for (char *word = strtok (words, ";"); word != NULL; word = strtok (NULL, ";"))
    if (!bst_tile_add_symbol (kind, word, &error))
      give_up ("a bad symbol", word);
}

void
figure_board_load (FigureBoard *board, const char *path)
{
  FILE *file = fopen (path, "r");
  char line[512], set[BST_SET_ID_LENGTH + 1] = "";
  BstTile *kind = NULL;
  BstTileError error;

  if (file == NULL)
    give_up ("cannot open", path);
  while (fgets (line, sizeof line, file) != NULL)
    {
      line[strcspn (line, "\n")] = '\0';
      if (strncmp (line, "Id=", 3) == 0)
        snprintf (set, sizeof set, "%.40s", line + 3);
      else if (strncmp (line, "[Tile ", 6) == 0 && strcmp (line, "[Tile Set]") != 0)
        {
          if (board->n_kinds == FIGURE_MAX_KINDS)
            give_up ("too many kinds", path);
          line[strcspn (line, "]")] = '\0';
          kind = &board->kinds[board->n_kinds++];
          bst_tile_init (kind, set, line + 6);
        }
      else if (kind != NULL && strncmp (line, "Group=", 6) == 0)
        kind->group = (uint8_t) bst_tile_group_from_name (line + 6, strlen (line + 6));
      else if (kind != NULL && strcmp (line, "Edges=any") == 0)
        kind->any_edge = true;
      else if (kind != NULL && strncmp (line, "Symbols=", 8) == 0)
        add_symbols (kind, line + 8);
      else if (kind != NULL && strncmp (line, "Feature", 7) == 0
               && !bst_tile_add_segment (kind, strchr (line, '=') + 1, &error))
        give_up ("a bad feature", line);
    }
  fclose (file);
}

const BstTile *
figure_board_kind (const FigureBoard *board, const char *name)
{
  char full[BST_SET_ID_LENGTH + BST_TILE_KEY_LENGTH + 2];

  for (int i = 0; i < board->n_kinds; i++)
    {
      snprintf (full, sizeof full, "%s/%s", board->kinds[i].set, board->kinds[i].key);
      if (strcmp (full, name) == 0)
        return &board->kinds[i];
    }
  give_up ("no such tile", name);
  return NULL;
}

static int
tile_at (const FigureBoard *board, int x, int y)
{
  for (int i = 0; i < board->n_tiles; i++)
    if (board->tiles[i].x == x && board->tiles[i].y == y)
      return i;
  return -1;
}

/* What a side of a turned tile shows: the kind of the feature on its whole
 * edge, or a field. */
static int
side_kind (const BstTile *kind, int rot, int side)
{
  for (int s = 0; s < kind->n_segments; s++)
    if (bst_ports_rotate (kind->segments[s].ports, rot) & (1u << side))
      return kind->segments[s].kind;
  return BST_FEATURE_FIELD;
}

static const int step_x[4] = { 0, 1, 0, -1 };
static const int step_y[4] = { -1, 0, 1, 0 };

static bool
fits (const FigureBoard *board, const BstTile *kind, int x, int y, int rot)
{
  for (int side = 0; side < 4; side++)
    {
      int i = tile_at (board, x + step_x[side], y + step_y[side]);
      if (i >= 0 && !kind->any_edge && !board->tiles[i].tile->any_edge
          && side_kind (kind, rot, side)
             != side_kind (board->tiles[i].tile, board->tiles[i].rot, (side + 2) % 4))
        return false;
    }
  return true;
}

int
figure_board_fits (const FigureBoard *board, const BstTile *kind, int x, int y, int *rot)
{
  int n = 0, n_beside = 0;

  if (tile_at (board, x, y) >= 0)
    return 0;
  for (int side = 0; side < 4; side++)
    n_beside += tile_at (board, x + step_x[side], y + step_y[side]) >= 0;
  for (int turn = 3; n_beside > 0 && turn >= 0; turn--)
    if (fits (board, kind, x, y, turn))
      {
        n++;
        *rot = turn;
      }
  return n;
}

void
figure_board_place (FigureBoard *board, const char *tiles)
{
  char name[64];
  int x, y, rot, used;

  while (sscanf (tiles, " %63s %d,%d r%d%n", name, &x, &y, &rot, &used) == 4)
    {
      BastidePlacedTile tile = { figure_board_kind (board, name), x, y, rot };
      if (board->n_tiles == FIGURE_MAX_TILES || tile_at (board, x, y) >= 0
          || !fits (board, tile.tile, x, y, rot))
        give_up ("this does not fit", tiles);
      board->tiles[board->n_tiles++] = tile;
      tiles += used;
      tiles += *tiles == ';';
    }
  if (*tiles != '\0')
    give_up ("cannot be read", tiles);
}

/* The port of the next tile that lies on the same stretch of the border. */
static BstPort
opposite_port (BstPort port)
{
  /* Half edges swap their order across the border. */
  static const BstPort across[BST_N_PORTS] = {
    BST_PORT_S, BST_PORT_W, BST_PORT_N, BST_PORT_E, BST_PORT_SE, BST_PORT_WN,
    BST_PORT_WS, BST_PORT_NE, BST_PORT_NW, BST_PORT_ES, BST_PORT_EN, BST_PORT_SW,
  };
  return across[port];
}

static BstSide
side_of_port (BstPort port)
{
  static const BstSide sides[BST_N_PORTS] = {
    BST_NORTH, BST_EAST, BST_SOUTH, BST_WEST, BST_NORTH, BST_EAST,
    BST_EAST, BST_SOUTH, BST_SOUTH, BST_WEST, BST_WEST, BST_NORTH,
  };
  return sides[port];
}

/* The segment of a placed tile that has the port, or -1. */
static int
segment_with_port (const BastidePlacedTile *tile, BstPort port)
{
  for (int s = 0; s < tile->tile->n_segments; s++)
    if (bst_ports_rotate (tile->tile->segments[s].ports, tile->rot) & (1u << port))
      return s;
  return -1;
}

static void
spread (const FigureBoard *board, int i, int segment, uint16_t *found)
{
  const BastidePlacedTile *tile = &board->tiles[i];
  uint16_t ports = bst_ports_rotate (tile->tile->segments[segment].ports, tile->rot);

  if (found[i] & (1u << segment))
    return;
  found[i] |= (uint16_t) (1u << segment);
  for (int port = 0; port < BST_N_PORTS; port++)
    if (ports & (1u << port))
      {
        BstSide side = side_of_port (port);
        int next = tile_at (board, tile->x + step_x[side], tile->y + step_y[side]);
        int there = next < 0 ? -1
                             : segment_with_port (&board->tiles[next],
                                                  opposite_port (port));
        if (there >= 0)
          spread (board, next, there, found);
      }
}

void
figure_board_feature (const FigureBoard *board, int x, int y, int segment,
                      uint16_t found[FIGURE_MAX_TILES])
{
  memset (found, 0, FIGURE_MAX_TILES * sizeof *found);
  spread (board, tile_at (board, x, y), segment, found);
}
