/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lasting part of the picture: tiles and figures, only where seen.
 */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include <math.h>

#include "bastide-landscape-private.h"
#include "expansion.h"
#include "figure.h"
#include "landscape-chunk.h"
#include "tile-painter.h"

/* How far figures stand apart that share a place, in cells. */
#define BESIDE 0.2

static guint64
kind_id (BastideLandscape *self, guint kind)
{
  return g_array_index (self->ids, guint64, kind);
}

/* The tile that was just laid comes down from a little above. */
static void
grow_for_drop (BastideLandscape *self, BstTileId tile, graphene_rect_t *rect)
{
  const BstState *state = bastide_landscape_state (self);
  float by;

  if (self->drop <= 0 || tile + 1u != bst_state_n_tiles (state))
    return;
  by = (float) (rect->size.width * 0.18 * self->drop);
  graphene_rect_inset (rect, -by, -by);
}

static void
paint_tile (BastideLandscape *self, GtkSnapshot *snapshot, const BstState *state,
            BstTileId tile)
{
  BastideTileCache *cache = bastide_tile_cache_get_default ();
  BstPlaced placed = bst_state_tile (state, tile);
  graphene_rect_t rect;
  GdkTexture *texture;

  bastide_view_cell_rect (self, placed.x, placed.y, &rect);
  grow_for_drop (self, tile, &rect);
  texture = bastide_tile_cache_lookup_id (
      cache, bst_setup_kind (bst_state_setup (state), placed.kind),
      kind_id (self, placed.kind), placed.rot,
      bastide_tile_variant (placed.x, placed.y), self->paint_size, self->palette);
  gtk_snapshot_append_texture (snapshot, texture, &rect);
}

void
bastide_paint_tiles (BastideLandscape *self, GtkSnapshot *snapshot)
{
  const BstState *state = bastide_landscape_state (self);

  if (state == NULL || bst_state_n_tiles (state) == 0)
    return;
  bastide_chunks_paint (self, snapshot);
  if (self->drop > 0)
    paint_tile (self, snapshot, state, (BstTileId) (bst_state_n_tiles (state) - 1));
}

typedef struct
{
  const char *piece;
  gboolean lying;
} Figure;

/* A figure's picture is as large as a cell, with the figure in its middle. */
static void
draw_figure (cairo_t *cr, const BastideMarkKey *key, gconstpointer data)
{
  const Figure *figure = data;

  bastide_draw_figure (cr, figure->piece, figure->lying, (int) (key->b & 0xff),
                       key->size / 2.0, key->size / 2.0,
                       key->size * BASTIDE_FIGURE_HEIGHT,
                       bastide_palette_get (key->palette), (key->b >> 8) & 1);
}

/* Appends a figure with its middle at a place of a cell. */
void
bastide_paint_figure (BastideLandscape *self, GtkSnapshot *snapshot, guint piece,
                      gboolean lying, guint color, gboolean last, int x, int y, double u,
                      double v)
{
  const BstSetup *setup = bst_state_setup (bastide_landscape_state (self));
  Figure figure = { bst_setup_piece_name (setup, piece), lying };
  BastideMarkKey key = {
    .id = g_str_hash (figure.piece),
    .mark = BASTIDE_MARK_FIGURE,
    .a = lying,
    .b = color | (last ? 0x100 : 0),
    .size = self->paint_size,
    .palette = self->palette,
  };
  GdkTexture *texture = bastide_tile_cache_lookup_mark (
      bastide_tile_cache_get_default (), &key, draw_figure, &figure);
  graphene_rect_t rect;

  bastide_view_cell_rect (self, x, y, &rect);
  graphene_rect_offset (&rect, (float) round ((u - 0.5) * rect.size.width),
                        (float) round ((v - 0.5) * rect.size.height));
  gtk_snapshot_append_texture (snapshot, texture, &rect);
}

static gboolean
is_recent (BastideLandscape *self, BstTileId tile)
{
  return self->recent->len > 0
         && g_array_index (self->recent, BstTileId, self->recent->len - 1) == tile;
}

static void
get_anchor (BastideLandscape *self, const BstState *state, BstSegmentId segment,
            double *u, double *v)
{
  BstPlaced placed = bst_state_tile (state, bst_segment_tile (state, segment));

  bastide_landscape_slot_point (self, state, placed.x, placed.y,
                                bst_segment_slot (state, segment), u, v);
}

/* The fairy stands beside the follower she is with, else aside, so that she hides
 * no figure in the middle. */
static void
place_on_cell (BastideLandscape *self, const BstState *state, const BstPiece *piece,
               double *u, double *v)
{
  const char *name = bst_setup_piece_name (bst_state_setup (state), piece->kind);
  BstSegmentId segment = BST_NO_SEGMENT;

  *u = *v = 0.5;
  if (!g_str_equal (name, "fairy"))
    return;
  if (bst_fairy_follower (state, NULL, &segment) != 0 && segment != BST_NO_SEGMENT)
    {
      get_anchor (self, state, segment, u, v);
      *u += *u < 1 - BESIDE ? BESIDE : -BESIDE;
    }
  else
    {
      *u = 1 - BESIDE;
      *v = BESIDE;
    }
}

/* How many figures were painted on the segment before: they stand side by side. */
static guint
count_before (const BstState *state, size_t id, BstSegmentId segment)
{
  guint n = 0;

  for (size_t i = 0; i < id; i++)
    {
      BstPiece other = bst_state_piece (state, i);

      n += other.place == BST_AT_SEGMENT && other.segment == segment;
    }
  return n;
}

static void
paint_piece (BastideLandscape *self, GtkSnapshot *snapshot, const BstState *state,
             size_t id, const BstPiece *piece)
{
  BstPlaced placed = bst_state_tile (state, piece->tile);
  gboolean lying = FALSE;
  double u, v;

  if (piece->place == BST_AT_SEGMENT)
    {
      get_anchor (self, state, piece->segment, &u, &v);
      u += BESIDE * count_before (state, id, piece->segment);
      lying = bst_segment_def (state, piece->segment)->kind == BST_FEATURE_FIELD;
    }
  else if (piece->place == BST_AT_CORNER)
    bastide_landscape_slot_point (self, state, placed.x, placed.y,
                                  BST_SLOT_CORNER + piece->corner, &u, &v);
  else
    place_on_cell (self, state, piece, &u, &v);
  bastide_paint_figure (self, snapshot, piece->kind, lying,
                        bastide_landscape_seat_color (self, piece->seat),
                        is_recent (self, piece->tile), placed.x, placed.y, u, v);
}

void
bastide_paint_figures (BastideLandscape *self, GtkSnapshot *snapshot)
{
  const BstState *state = bastide_landscape_state (self);
  int x0, y0, x1, y1;

  if (state == NULL)
    return;
  bastide_view_visible_cells (self, &x0, &y0, &x1, &y1);
  for (size_t i = 0; i < bst_state_n_pieces (state); i++)
    {
      BstPiece piece = bst_state_piece (state, i);
      BstPlaced placed;

      if (piece.place != BST_AT_SEGMENT && piece.place != BST_AT_CORNER
          && piece.place != BST_AT_CELL)
        continue;
      if (piece.tile == BST_NO_TILE)
        continue;
      placed = bst_state_tile (state, piece.tile);
      if (placed.x >= x0 - 1 && placed.x <= x1 + 1 && placed.y >= y0 - 1
          && placed.y <= y1 + 1)
        paint_piece (self, snapshot, state, i, &piece);
    }
}
