/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include "landscape-chunk.h"
#include "landscape.h"
#include "tile-painter.h"

/* Borders reach into the neighbors, so their chunks are a cell larger on each
 * side; and they are smaller, since large tiles make large textures. */
#define BORDER_CELLS 4
/* Of each of the two tables; some four screens of large tiles. */
#define MAX_BYTES (48 * 1024 * 1024)

typedef struct
{
  GdkTexture *texture; /* NULL: nothing to show */
  guint64 content;     /* what lies there */
  guint checked;       /* the board stamp it was compared at */
  guint size;
  BastidePaletteId palette;
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

/* A number for the tiles in a square of cells; 0 if there are none. */
static guint64
content_of (const BstState *state, int x0, int y0, int cells)
{
  guint64 hash = 0;

  for (int y = y0; y < y0 + cells; y++)
    for (int x = x0; x < x0 + cells; x++)
      {
        BstTileId tile = bst_state_tile_at (state, x, y);
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

static GdkTexture *
draw_chunk (BastideLandscape *self, const BstState *state, int x0, int y0)
{
  BastideTileCache *cache = bastide_tile_cache_get_default ();
  const BstSetup *setup = bst_state_setup (state);
  int size = (int) self->paint_size;
  cairo_surface_t *surface
      = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size * BASTIDE_CHUNK_CELLS,
                                    size * BASTIDE_CHUNK_CELLS);
  cairo_t *cr = cairo_create (surface);
  GdkTexture *texture;

  for (int y = 0; y < BASTIDE_CHUNK_CELLS; y++)
    for (int x = 0; x < BASTIDE_CHUNK_CELLS; x++)
      {
        BstTileId tile = bst_state_tile_at (state, x0 + x, y0 + y);
        BstPlaced placed;

        if (tile == BST_NO_TILE)
          continue;
        placed = bst_state_tile (state, tile);
        bastide_tile_cache_paint_id (
            cache, cr, x * size, y * size, bst_setup_kind (setup, placed.kind),
            g_array_index (self->ids, guint64, placed.kind), placed.rot,
            bastide_tile_variant (placed.x, placed.y), size, self->palette);
      }
  cairo_destroy (cr);
  texture = bastide_texture_from_surface (surface);
  cairo_surface_destroy (surface);
  return texture;
}

/* The tiles from a cell before the chunk to a cell after it. */
static GArray *
collect_tiles (const BstState *state, int x0, int y0)
{
  GArray *tiles = g_array_new (FALSE, TRUE, sizeof (BastidePlacedTile));

  for (int y = y0 - 1; y <= y0 + BORDER_CELLS; y++)
    for (int x = x0 - 1; x <= x0 + BORDER_CELLS; x++)
      {
        BstTileId id = bst_state_tile_at (state, x, y);
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

static gboolean
is_empty (cairo_surface_t *surface)
{
  const guint32 *pixels;
  gsize n;

  cairo_surface_flush (surface);
  pixels = (const guint32 *) cairo_image_surface_get_data (surface);
  n = (gsize) cairo_image_surface_get_stride (surface) / 4
      * cairo_image_surface_get_height (surface);
  for (gsize i = 0; i < n; i++)
    if (pixels[i] != 0)
      return FALSE;
  return TRUE;
}

static GdkTexture *
draw_borders (BastideLandscape *self, const BstState *state, int x0, int y0)
{
  g_autoptr (GArray) tiles = collect_tiles (state, x0, y0);
  BastideBounds bounds = bastide_landscape_bounds (
      (const BastidePlacedTile *) tiles->data, tiles->len);
  int size = (int) self->paint_size;
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, size * BORDER_CELLS, size * BORDER_CELLS);
  cairo_t *cr = cairo_create (surface);
  GdkTexture *texture = NULL;

  cairo_translate (cr, (bounds.x - x0) * size, (bounds.y - y0) * size);
  bastide_draw_landscape_borders (cr, (const BastidePlacedTile *) tiles->data,
                                  tiles->len, size, self->palette_table);
  cairo_destroy (cr);
  /* Composing nothing would cost as much as composing something. */
  if (!is_empty (surface))
    texture = bastide_texture_from_surface (surface);
  cairo_surface_destroy (surface);
  return texture;
}

typedef GdkTexture *(*DrawFunc) (BastideLandscape *self, const BstState *state, int x0,
                                 int y0);

static GdkTexture *
get_chunk (BastideLandscape *self, const BstState *state, GHashTable *chunks, int cx,
           int cy, int cells, int margin, DrawFunc draw)
{
  gint64 number = ((gint64) cx << 32) ^ (guint32) cy;
  Chunk *chunk = g_hash_table_lookup (chunks, &number);
  gboolean current = chunk != NULL && chunk->size == self->paint_size
                     && chunk->palette == self->palette;
  guint64 content;

  if (current && chunk->checked == self->board_stamp)
    return chunk->texture;
  content = content_of (state, cx * cells - margin, cy * cells - margin,
                        cells + 2 * margin);
  if (chunk == NULL)
    {
      chunk = g_new0 (Chunk, 1);
      g_hash_table_insert (chunks, g_memdup2 (&number, sizeof number), chunk);
    }
  if (!current || chunk->content != content)
    {
      g_clear_object (&chunk->texture);
      if (content != 0)
        chunk->texture = draw (self, state, cx * cells, cy * cells);
    }
  chunk->content = content;
  chunk->checked = self->board_stamp;
  chunk->size = self->paint_size;
  chunk->palette = self->palette;
  return chunk->texture;
}

/* Chunks that are not in the view any more are let go once they would take too
 * much memory; those in the view are painted again at once. */
static void
forget_chunks (BastideLandscape *self, GHashTable *chunks, int cells)
{
  gsize side = (gsize) self->paint_size * cells;

  if (g_hash_table_size (chunks) * side * side * 4 > MAX_BYTES)
    g_hash_table_remove_all (chunks);
}

static void
paint_chunks (BastideLandscape *self, GtkSnapshot *snapshot, GHashTable *chunks,
              int cells, int margin, DrawFunc draw)
{
  const BstState *state = bastide_landscape_state (self);
  double cell = bastide_view_cell (self);
  int x0, y0, x1, y1, bx0, by0, bx1, by1;

  forget_chunks (self, chunks, cells);
  bastide_view_visible_cells (self, &x0, &y0, &x1, &y1);
  bst_state_bounds (state, &bx0, &by0, &bx1, &by1);
  x0 = floor_div (MAX (x0, bx0), cells);
  y0 = floor_div (MAX (y0, by0), cells);
  x1 = floor_div (MIN (x1, bx1), cells);
  y1 = floor_div (MIN (y1, by1), cells);

  for (int cy = y0; cy <= y1; cy++)
    for (int cx = x0; cx <= x1; cx++)
      {
        GdkTexture *texture
            = get_chunk (self, state, chunks, cx, cy, cells, margin, draw);
        graphene_rect_t rect;

        if (texture == NULL)
          continue;
        bastide_view_cell_rect (self, cx * cells, cy * cells, &rect);
        rect.size.width = rect.size.height = (float) (cell * cells);
        gtk_snapshot_append_texture (snapshot, texture, &rect);
      }
}

void
bastide_chunks_paint (BastideLandscape *self, GtkSnapshot *snapshot)
{
  paint_chunks (self, snapshot, self->chunks, BASTIDE_CHUNK_CELLS, 0, draw_chunk);
}

void
bastide_chunks_paint_borders (BastideLandscape *self, GtkSnapshot *snapshot)
{
  paint_chunks (self, snapshot, self->border_chunks, BORDER_CELLS, 1, draw_borders);
}
