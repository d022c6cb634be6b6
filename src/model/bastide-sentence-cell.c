/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-sentence-private.h"

static const int side_dx[] = { 0, 1, 0, -1 };
static const int side_dy[] = { -1, 0, 1, 0 };

/* What the neighbor on a side shows towards the cell; -1: no neighbor. */
static int
edge_beside (const BstState *state,
             int             x,
             int             y,
             BstSide         side)
{
  BstTileId tile = bst_state_tile_at (state, x + side_dx[side],
                                      y + side_dy[side]);
  BstPlaced placed;

  if (tile == BST_NO_TILE)
    return -1;

  placed = bst_state_tile (state, tile);
  /* Its opposite side, turned back to how the kind is defined. */
  return bst_tile_side_kind (bst_setup_kind (bst_state_setup (state),
                                             placed.kind),
                             (BstSide) ((side + 2 + 4 - placed.rot) & 3));
}

/* "north city, west road"; "" without neighbors. */
static char *
words_for_edges (const BstState *state,
                 int             x,
                 int             y)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) phrases = NULL;

  for (int side = 0; side < 4; side++)
    {
      int kind = edge_beside (state, x, y, side);
      g_autofree char *phrase = NULL;

      if (kind < 0)
        continue;
      /* Translators: a side and what lies there: "north city", "west road". */
      phrase = g_strdup_printf (_("%s %s"), bastide_words_for_side (side),
                                bastide_words_for_edge (kind));
      g_strv_builder_add (builder, phrase);
    }

  phrases = g_strv_builder_end (builder);
  return bastide_words_join (phrases);
}

static guint
count_bits (guint bits)
{
  guint n = 0;

  for (; bits != 0; bits &= bits - 1)
    n++;

  return n;
}

static char *
sentence_for_empty (const BstState *state,
                    int             x,
                    int             y)
{
  g_autofree char *edges = words_for_edges (state, x, y);
  gboolean placing = bst_state_decision (state).kind == BST_DECISION_PLACE;
  gboolean hand = bst_state_decision (state).kind == BST_DECISION_HAND;
  guint ways = placing ? count_bits (bst_state_fitting (state, x, y)) : 0;

  if (*edges == '\0')
    /* Translators: the numbers are the column and row of a cell. */
    return g_strdup_printf (_("Column %d, row %d, empty, away from all tiles."),
                            x, y);
  if (hand && bst_abbey_fits (state, x, y))
    /* Translators: column and row, then a list like "north city, west road". */
    return g_strdup_printf (_("Column %d, row %d, empty, an abbey fits; %s."),
                            x, y, edges);
  if (!placing)
    /* Translators: column and row, then a list like "north city, west road". */
    return g_strdup_printf (_("Column %d, row %d, empty; %s."), x, y, edges);
  if (ways == 0)
    /* Translators: column and row, then a list like "north city, west road". */
    return g_strdup_printf (_("Column %d, row %d, empty, tile does not fit; "
                              "%s."), x, y, edges);

  /* Translators: column and row, in how many ways a tile can be laid there,
   * then a list like "north city, west road". */
  return g_strdup_printf (ngettext ("Column %d, row %d, empty, tile fits in %u "
                                    "way; %s.",
                                    "Column %d, row %d, empty, tile fits in %u "
                                    "ways; %s.", ways),
                          x, y, ways, edges);
}

static const char *
figure_format (BstFeatureKind kind)
{
  /* Translators: %s is a player's name, or a figure such as "Red’s builder".
   * The phrase is part of the description of a tile: "Column 1, row 0, tile V,
   * Red in the city." */
  switch (kind)
    {
    case BST_FEATURE_CITY:
      return _("%s in the city");
    case BST_FEATURE_ROAD:
      return _("%s on the road");
    case BST_FEATURE_FIELD:
      return _("%s in the field");
    case BST_FEATURE_MONASTERY:
      return _("%s in the monastery");
    case BST_FEATURE_GARDEN:
      return _("%s in the garden");
    default:
      return _("%s on the tile");
    }
}

static gboolean
is_on_tile (const BstPiece *piece,
            BstTileId       tile)
{
  return piece->tile == tile
         && (piece->place == BST_AT_SEGMENT || piece->place == BST_AT_CORNER
             || piece->place == BST_AT_CELL);
}

static char *
words_for_standing (BastideGame    *game,
                    const BstState *state,
                    const BstPiece *piece)
{
  const char *kind = bst_setup_piece_name (bst_state_setup (state),
                                           piece->kind);
  g_autofree char *figure = NULL;

  if (piece->seat == 0)
    return bastide_words_for_piece (state, piece->kind);
  if (g_str_equal (kind, "follower"))
    figure = bastide_seat_get_label (game, piece->seat);
  else
    figure = bastide_words_for_figure (game, state, piece->seat, piece->kind);

  if (piece->place == BST_AT_CORNER)
    /* Translators: "Red’s barn", then a corner such as "north-east". */
    return g_strdup_printf (_("%s on the %s corner"), figure,
                            bastide_words_for_corner (piece->corner));

  return bastide_words_format (
      figure_format (piece->place == BST_AT_SEGMENT
                         ? bst_segment_def (state, piece->segment)->kind
                         : BST_N_FEATURE_KINDS),
      figure);
}

/* Adds a phrase for each figure on a tile. */
static void
add_figures (BastideGame    *game,
             const BstState *state,
             BstTileId       tile,
             GStrvBuilder   *builder)
{
  gsize n = bst_state_n_pieces (state);

  for (gsize i = 0; i < n; i++)
    {
      BstPiece piece = bst_state_piece (state, i);

      if (is_on_tile (&piece, tile))
        {
          g_autofree char *phrase = words_for_standing (game, state, &piece);

          g_strv_builder_add (builder, phrase);
        }
    }
}

/* Adds what a tile shows besides its features. */
static void
add_symbols (const BstTile *tile,
             GStrvBuilder  *builder)
{
  if (tile->symbols & BST_SYMBOL_VOLCANO)
    g_strv_builder_add (builder, C_("symbol", "volcano"));
  if (tile->symbols & BST_SYMBOL_DRAGON)
    g_strv_builder_add (builder, C_("symbol", "sign of the dragon"));
  if (tile->symbols & BST_SYMBOL_PORTAL)
    g_strv_builder_add (builder, C_("symbol", "portal"));
  for (guint i = 0; i < tile->n_segments; i++)
    if (tile->segments[i].attrs[BST_ATTR_PRINCESS] > 0)
      g_strv_builder_add (builder, C_("symbol", "princess"));
}

static char *
sentence_for_tile (BastideGame    *game,
                   const BstState *state,
                   BstTileId       tile)
{
  BstPlaced placed = bst_state_tile (state, tile);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) phrases = NULL;
  g_autofree char *list = NULL;
  g_autofree char *name = NULL;

  /* Translators: %s is the letter or word that names a tile. */
  name = g_strdup_printf (_("tile %s"),
                          bst_setup_kind (bst_state_setup (state),
                                          placed.kind)->key);
  g_strv_builder_add (builder, name);
  add_symbols (bst_setup_kind (bst_state_setup (state), placed.kind), builder);
  add_figures (game, state, tile, builder);
  if (bst_dragon_steps_left (state) > 0 && bst_dragon_visited (state, tile))
    /* Translators: part of the description of a tile, while the dragon walks. */
    g_strv_builder_add (builder, _("left by the dragon"));
  phrases = g_strv_builder_end (builder);
  list = bastide_words_join (phrases);

  /* Translators: column and row of a cell, then a list that begins with the
   * tile there: "tile V, Red in the city". */
  return g_strdup_printf (_("Column %d, row %d, %s."), placed.x, placed.y, list);
}

char *
bastide_sentence_for_cell (BastideGame    *game,
                           const BstState *state,
                           int             x,
                           int             y)
{
  BstTileId tile;

  g_return_val_if_fail (state != NULL, NULL);

  tile = bst_state_tile_at (state, x, y);
  if (tile != BST_NO_TILE)
    return sentence_for_tile (game, state, tile);

  return sentence_for_empty (state, x, y);
}
