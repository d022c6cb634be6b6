/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game of its own, slow and plain, that counts what can be played.
 */

#include <stdlib.h>
#include <string.h>

#include "core.h"

#include "oracle.h"

typedef struct
{
  Oracle *board;
  const BstSetup *setup;
  const unsigned *draws;
  unsigned n_seats;
  unsigned supply[BST_MAX_SEATS + 1];
} Game;

static uint64_t count_turns (Game *game, unsigned seat, unsigned drawn, unsigned n);

/* Followers on what is complete go home. */
static void
send_home (Game *game)
{
  Oracle *board = game->board;
  int kept = 0;

  for (int i = 0; i < board->n_pieces; i++)
    {
      OraclePiece piece = board->pieces[i];

      if (board->features[board->segments[piece.segment].feature].complete)
        game->supply[piece.seat]++;
      else
        board->pieces[kept++] = piece;
    }
  board->n_pieces = kept;
}

/* The turn goes on after the claim: what can follow is counted, and all is put
 * back as it was. */
static uint64_t
count_after_claim (Game *game, unsigned seat, unsigned drawn, unsigned n, int claim)
{
  OraclePiece pieces[BST_MAX_SEATS * BST_MAX_PIECES_PER_SEAT];
  unsigned supply[BST_MAX_SEATS + 1];
  int n_pieces = game->board->n_pieces;
  uint64_t count;

  memcpy (pieces, game->board->pieces, (size_t) n_pieces * sizeof *pieces);
  memcpy (supply, game->supply, sizeof supply);
  if (claim >= 0)
    {
      oracle_put (game->board, claim, seat, 1, true);
      game->supply[seat]--;
    }
  send_home (game);
  oracle_work_out (game->board);
  count = count_turns (game, seat % game->n_seats + 1, drawn, n);
  game->board->n_pieces = n_pieces;
  memcpy (game->board->pieces, pieces, (size_t) n_pieces * sizeof *pieces);
  memcpy (game->supply, supply, sizeof supply);
  oracle_work_out (game->board);
  return count;
}

static uint64_t
count_claims (Game *game, unsigned seat, unsigned drawn, unsigned n, int tile)
{
  int first = game->board->tiles[tile].first;
  uint64_t count = count_after_claim (game, seat, drawn, n, -1);

  if (game->supply[seat] == 0)
    return count;
  for (int slot = 0; slot < game->board->tiles[tile].tile->n_segments; slot++)
    if (oracle_may_claim (game->board, first + slot))
      count += count_after_claim (game, seat, drawn, n, first + slot);
  return count;
}

static uint64_t
count_place (Game *game, unsigned seat, unsigned drawn, unsigned n, int x, int y, int rot)
{
  Oracle *board = game->board;
  uint64_t count;
  int tile;

  if (n == 1)
    return 1;
  tile = oracle_lay (board, bst_setup_kind (game->setup, game->draws[drawn]), x, y, rot);
  oracle_work_out (board);
  count = count_claims (game, seat, drawn + 1, n - 1, tile);
  board->n_segments = board->tiles[tile].first;
  board->n_tiles = tile;
  oracle_work_out (board);
  return count;
}

/* All ways to lay `n` more tiles; a tile that fits nowhere is left out. */
static uint64_t
count_turns (Game *game, unsigned seat, unsigned drawn, unsigned n)
{
  Oracle *board = game->board;
  const BstTile *tile = bst_setup_kind (game->setup, game->draws[drawn]);
  int x0 = board->x0, y0 = board->y0, width = board->width, height = board->height;
  uint64_t count = 0;
  bool fits = false;

  for (int y = y0; y < y0 + height; y++)
    for (int x = x0; x < x0 + width; x++)
      for (int rot = 0; rot < 4; rot++)
        if (oracle_may_place (board, tile, x, y, rot))
          {
            fits = true;
            count += count_place (game, seat, drawn, n, x, y, rot);
          }
  return fits ? count : count_turns (game, seat, drawn + 1, n);
}

uint64_t
oracle_perft (const BstState *state, const unsigned *draws, unsigned n)
{
  Game game = {
    .board = oracle_new (BST_MAX_TILES),
    .setup = bst_state_setup (state),
    .draws = draws,
    .n_seats = bst_setup_seats (bst_state_setup (state)),
  };
  uint64_t count;

  oracle_read_rules (game.board, game.setup);
  for (unsigned i = 0; i < bst_state_n_tiles (state); i++)
    {
      BstPlaced placed = bst_state_tile (state, (BstTileId) i);

      oracle_lay (game.board, bst_setup_kind (game.setup, placed.kind), placed.x, placed.y,
                  placed.rot);
    }
  oracle_work_out (game.board);
  for (unsigned seat = 1; seat <= game.n_seats; seat++)
    game.supply[seat] = bst_setup_piece_count (game.setup, 0);
  count = n == 0 ? 1 : count_turns (&game, 1, 0, n);
  oracle_free (game.board);
  return count;
}
