/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include "landscape-chunk.h"
#include "landscape.h"
#include "tile-painter.h"

/* Some four screens of large tiles. */
#define MAX_BYTES (48 * 1024 * 1024)
/* Towers stand on the borders from this size on; they reach into the neighbors,
 * so a chunk depends on the cells around it. */
#define BORDERS_FROM 24

typedef struct
{
  GdkTexture *texture; /* NULL: nothing to show */
  guint64 content;     /* what lies there */
  guint checked;       /* the board stamp it was compared at */
  guint size;
  BastidePaletteId palette;
  gboolean dropping; /* it was compared without the tile that comes down */
} Chunk;

void
bastide_chunk_free (gpointer data)
{
  Chunk *chunk = data;

  g_clear_object (&chunk->texture);
  g_free (chunk);
}

static int
floor_div (int a, int b)
{
  return a >= 0 ? a / b : -((-a + b - 1) / b);
}

/* How many cells a chunk is wide. Large tiles go together in small squares:
 * what of a texture is out of view is work for nothing. */
static int
chunk_cells (const BastideLandscape *self)
{
  if (self->paint_size < BORDERS_FROM)
    return 10;
  return self->paint_size < 64 ? 6 : 2;
}

static int
chunk_margin (const BastideLandscape *self)
{
  return self->paint_size < BORDERS_FROM ? 0 : 1;
}

/* The tile that lies there, unless it is still coming down. */
static BstTileId
tile_at (const BastideLandscape *self, const BstState *state, int x, int y)
{
  BstTileId tile = bst_state_tile_at (state, x, y);

  if (self->drop > 0 && tile != BST_NO_TILE && tile + 1u == bst_state_n_tiles (state))
    return BST_NO_TILE;
  return tile;
}

/* A number for the tiles in a square of cells; 0 if there are none. */
static guint64
content_of (const BastideLandscape *self, const BstState *state, int x0, int y0, int cells)
{
  guint64 hash = 0;

  for (int y = y0; y < y0 + cells; y++)
    for (int x = x0; x < x0 + cells; x++)
      {
        BstTileId tile = tile_at (self, state, x, y);
        BstPlaced placed;

        if (tile == BST_NO_TILE)
          continue;
        placed = bst_state_tile (state, tile);
        hash = (hash ^ ((guint64) (y - y0) << 40 | (guint64) (x - x0) << 24
                        | (guint64) placed.rot << 20 | (placed.kind + 1u)))
               * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
        hash ^= hash >> 29;
      }
  return hash;
}

static void
draw_tiles (BastideLandscape *self, cairo_t *cr, const BstState *state, int x0, int y0)
{
  BastideTileCache *cache = bastide_tile_cache_get_default ();
  const BstSetup *setup = bst_state_setup (state);
  int size = (int) self->paint_size, cells = chunk_cells (self);

  for (int y = 0; y < cells; y++)
    for (int x = 0; x < cells; x++)
      {
        BstTileId tile = tile_at (self, state, x0 + x, y0 + y);
        BstPlaced placed;

        if (tile == BST_NO_TILE)
          continue;
        placed = bst_state_tile (state, tile);
        bastide_tile_cache_paint_id (
            cache, cr, x * size, y * size, bst_setup_kind (setup, placed.kind),
            g_array_index (self->ids, guint64, placed.kind), placed.rot,
            bastide_tile_variant (placed.x, placed.y), size, self->palette);
      }
}

/* The tiles from a cell before the chunk to a cell after it. */
static GArray *
collect_tiles (BastideLandscape *self, const BstState *state, int x0, int y0)
{
  GArray *tiles = g_array_new (FALSE, TRUE, sizeof (BastidePlacedTile));
  int cells = chunk_cells (self);

  for (int y = y0 - 1; y <= y0 + cells; y++)
    for (int x = x0 - 1; x <= x0 + cells; x++)
      {
        BstTileId id = tile_at (self, state, x, y);
        BstPlaced placed;
        BastidePlacedTile tile;

        if (id == BST_NO_TILE)
          continue;
        placed = bst_state_tile (state, id);
        tile = (BastidePlacedTile) {
          bst_setup_kind (bst_state_setup (state), placed.kind), x, y, placed.rot,
        };
        g_array_append_val (tiles, tile);
      }
  return tiles;
}

static void
draw_borders (BastideLandscape *self, cairo_t *cr, const BstState *state, int x0, int y0)
{
  g_autoptr (GArray) tiles = collect_tiles (self, state, x0, y0);
  BastideBounds bounds = bastide_landscape_bounds (
      (const BastidePlacedTile *) tiles->data, tiles->len);
  int size = (int) self->paint_size;

  cairo_translate (cr, (bounds.x - x0) * size, (bounds.y - y0) * size);
  bastide_draw_landscape_borders (cr, (const BastidePlacedTile *) tiles->data,
                                  tiles->len, size, self->palette_table);
}

static GdkTexture *
draw_chunk (BastideLandscape *self, const BstState *state, int x0, int y0)
{
  int side = (int) self->paint_size * chunk_cells (self);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side, side);
  cairo_t *cr = cairo_create (surface);
  GdkTexture *texture;

  draw_tiles (self, cr, state, x0, y0);
  if (chunk_margin (self) > 0)
    draw_borders (self, cr, state, x0, y0);
  cairo_destroy (cr);
  texture = bastide_texture_from_surface (surface);
  cairo_surface_destroy (surface);
  return texture;
}

static GdkTexture *
get_chunk (BastideLandscape *self, const BstState *state, int cx, int cy)
{
  gint64 number = (gint64) ((guint64) (guint32) cx << 32 | (guint32) cy);
  Chunk *chunk = g_hash_table_lookup (self->chunks, &number);
  gboolean current = chunk != NULL && chunk->size == self->paint_size
                     && chunk->palette == self->palette;
  gboolean dropping = self->drop > 0;
  int cells = chunk_cells (self), margin = chunk_margin (self);
  guint64 content;

  if (current && chunk->checked == self->board_stamp && chunk->dropping == dropping)
    return chunk->texture;
  content = content_of (self, state, cx * cells - margin, cy * cells - margin,
                        cells + 2 * margin);
  if (chunk == NULL)
    {
      chunk = g_new0 (Chunk, 1);
      g_hash_table_insert (self->chunks, g_memdup2 (&number, sizeof number), chunk);
    }
  if (!current || chunk->content != content)
    {
      g_clear_object (&chunk->texture);
      if (content != 0)
        chunk->texture = draw_chunk (self, state, cx * cells, cy * cells);
    }
  chunk->content = content;
  chunk->checked = self->board_stamp;
  chunk->dropping = dropping;
  chunk->size = self->paint_size;
  chunk->palette = self->palette;
  return chunk->texture;
}

/* Chunks that are not in the view any more are let go once they would take too
 * much memory; those in the view are painted again at once. */
static void
forget_chunks (BastideLandscape *self)
{
  gsize side = (gsize) self->paint_size * (gsize) chunk_cells (self);

  if (g_hash_table_size (self->chunks) * side * side * 4 > MAX_BYTES)
    g_hash_table_remove_all (self->chunks);
}

void
bastide_chunks_paint (BastideLandscape *self, GtkSnapshot *snapshot)
{
  const BstState *state = bastide_landscape_state (self);
  double cell = bastide_view_cell (self);
  int cells = chunk_cells (self), x0, y0, x1, y1, bx0, by0, bx1, by1;

  forget_chunks (self);
  bastide_view_visible_cells (self, &x0, &y0, &x1, &y1);
  bst_state_bounds (state, &bx0, &by0, &bx1, &by1);
  /* A tower may stand out over the border of the outermost tiles. */
  x0 = floor_div (MAX (x0, bx0 - 1), cells);
  y0 = floor_div (MAX (y0, by0 - 1), cells);
  x1 = floor_div (MIN (x1, bx1 + 1), cells);
  y1 = floor_div (MIN (y1, by1 + 1), cells);

  for (int cy = y0; cy <= y1; cy++)
    for (int cx = x0; cx <= x1; cx++)
      {
        GdkTexture *texture = get_chunk (self, state, cx, cy);
        graphene_rect_t rect;

        if (texture == NULL)
          continue;
        bastide_view_cell_rect (self, cx * cells, cy * cells, &rect);
        rect.size.width = rect.size.height = (float) (cell * cells);
        gtk_snapshot_append_texture (snapshot, texture, &rect);
      }
}
