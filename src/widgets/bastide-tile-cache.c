/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include <adwaita.h>

#include "bastide-tile-cache.h"
#include "bastide-tile-cache-private.h"
#include "tile-painter.h"

/* Cairo's ARGB32 but for the multiplication. */
#if G_BYTE_ORDER == G_LITTLE_ENDIAN
#define STRAIGHT_FORMAT GDK_MEMORY_B8G8R8A8
#else
#define STRAIGHT_FORMAT GDK_MEMORY_A8R8G8B8
#endif

typedef struct
{
  BastideMarkKey key;
  GdkTexture *texture;
  cairo_surface_t *surface;
  gsize bytes;
  GList link; /* its place in the queue, newest first */
} Item;

struct _BastideTileCache
{
  GObject parent_instance;

  /* Owned */
  GHashTable *items;
  GQueue queue;

  /* Plain values */
  gsize bytes, max_bytes;
  guint misses;
};

G_DEFINE_FINAL_TYPE (BastideTileCache, bastide_tile_cache, G_TYPE_OBJECT)

static guint
key_hash (gconstpointer data)
{
  const BastideMarkKey *key = data;
  guint64 hash = key->id * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  hash = (hash ^ key->mark ^ ((guint64) key->a << 8)) * 0x100000001b3;
  hash = (hash ^ key->b ^ ((guint64) key->size << 20)) * 0x100000001b3;
  hash = (hash ^ key->palette) * 0x100000001b3;
  return (guint) (hash ^ (hash >> 32));
}

static gboolean
key_equal (gconstpointer a, gconstpointer b)
{
  const BastideMarkKey *k = a, *l = b;

  return k->id == l->id && k->mark == l->mark && k->a == l->a && k->b == l->b
         && k->size == l->size && k->palette == l->palette;
}

static void
item_free (gpointer data)
{
  Item *item = data;

  g_clear_object (&item->texture);
  g_clear_pointer (&item->surface, cairo_surface_destroy);
  g_free (item);
}

static void
bastide_tile_cache_finalize (GObject *object)
{
  BastideTileCache *self = BASTIDE_TILE_CACHE (object);

  g_clear_pointer (&self->items, g_hash_table_unref);
  G_OBJECT_CLASS (bastide_tile_cache_parent_class)->finalize (object);
}

static void
bastide_tile_cache_class_init (BastideTileCacheClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_tile_cache_finalize;
}

static void
bastide_tile_cache_init (BastideTileCache *self)
{
  self->max_bytes = BASTIDE_TILE_CACHE_BYTES;
  self->items = g_hash_table_new_full (key_hash, key_equal, NULL, item_free);
  g_queue_init (&self->queue);
}

static void
shrink (BastideTileCache *self)
{
  /* The newest stays even if it alone is too large: somebody is about to use
   * it. */
  while (self->bytes > self->max_bytes && self->queue.length > 1)
    {
      Item *item = self->queue.tail->data;

      g_queue_unlink (&self->queue, &item->link);
      self->bytes -= item->bytes;
      g_hash_table_remove (self->items, &item->key);
    }
}

/* Does any pixel let something through, but not all? */
static gboolean
has_half_tones (const guint32 *pixels, gsize n)
{
  for (gsize i = 0; i < n; i++)
    if (pixels[i] - 1 < 0xff000000u - 1)
      return TRUE;
  return FALSE;
}

static guint32
straight_pixel (guint32 pixel)
{
  guint alpha = pixel >> 24;
  guint32 straight = alpha << 24;

  for (guint shift = 0; shift < 24 && alpha > 0; shift += 8)
    {
      guint value = ((pixel >> shift & 255u) * 255u + alpha / 2) / alpha;

      straight |= MIN (value, 255u) << shift;
    }
  return straight;
}

/* The colors of a picture not multiplied by alpha. Where nothing is half
 * transparent that is the picture itself, which is then shared. */
static GBytes *
straight_bytes (cairo_surface_t *surface, gsize size)
{
  const guint32 *pixels = (const guint32 *) cairo_image_surface_get_data (surface);
  gsize n = size / sizeof *pixels;
  guint32 *copy;

  if (!has_half_tones (pixels, n))
    return g_bytes_new_with_free_func (pixels, size,
                                       (GDestroyNotify) cairo_surface_destroy,
                                       cairo_surface_reference (surface));
  copy = g_new (guint32, n);
  for (gsize i = 0; i < n; i++)
    copy[i] = straight_pixel (pixels[i]);
  return g_bytes_new_take (copy, size);
}

/* GTK 4.8 takes pixels of the very format that Cairo wants through floating point
 * numbers each time it draws them by Cairo, but has a fast way from colors that are
 * not multiplied by alpha. */
GdkTexture *
bastide_texture_from_surface (cairo_surface_t *surface)
{
  g_autoptr (GBytes) bytes = NULL;
  int height, stride;

  g_return_val_if_fail (surface != NULL, NULL);

  cairo_surface_flush (surface);
  height = cairo_image_surface_get_height (surface);
  stride = cairo_image_surface_get_stride (surface);
  bytes = straight_bytes (surface, (gsize) stride * height);
  return gdk_memory_texture_new (cairo_image_surface_get_width (surface), height,
                                 STRAIGHT_FORMAT, bytes, stride);
}

static Item *
paint_item (const BastideMarkKey *key, BastideMarkPaint paint, gconstpointer data)
{
  Item *item = g_new0 (Item, 1);
  cairo_t *cr;

  item->key = *key;
  item->link.data = item;
  item->surface
      = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, key->size, key->size);
  cr = cairo_create (item->surface);
  paint (cr, key, data);
  cairo_destroy (cr);
  item->texture = bastide_texture_from_surface (item->surface);
  item->bytes = (gsize) cairo_image_surface_get_stride (item->surface) * key->size;
  return item;
}

static Item *
lookup (BastideTileCache *self, const BastideMarkKey *key, BastideMarkPaint paint,
        gconstpointer data)
{
  Item *item = g_hash_table_lookup (self->items, key);

  if (item != NULL)
    {
      g_queue_unlink (&self->queue, &item->link);
      g_queue_push_head_link (&self->queue, &item->link);
      return item;
    }

  item = paint_item (key, paint, data);
  g_hash_table_insert (self->items, &item->key, item);
  g_queue_push_head_link (&self->queue, &item->link);
  self->bytes += item->bytes;
  self->misses++;
  shrink (self);
  return item;
}

GdkTexture *
bastide_tile_cache_lookup_mark (BastideTileCache *self, const BastideMarkKey *key,
                                BastideMarkPaint paint, gconstpointer data)
{
  g_assert (BASTIDE_IS_TILE_CACHE (self));

  return lookup (self, key, paint, data)->texture;
}

guint64
bastide_tile_content_id (const BstTile *tile)
{
  const guint8 *bytes = (const guint8 *) tile;
  guint64 hash = G_GUINT64_CONSTANT (0xcbf29ce484222325);

  for (gsize i = 0; i < sizeof *tile; i++)
    hash = (hash ^ bytes[i]) * G_GUINT64_CONSTANT (0x100000001b3);
  return hash;
}

static void
paint_tile (cairo_t *cr, const BastideMarkKey *key, gconstpointer data)
{
  const BastidePalette *palette = bastide_palette_get (key->palette);

  if (key->mark == BASTIDE_MARK_BACK)
    bastide_draw_tile_back (cr, key->size, palette);
  else
    bastide_draw_tile (cr, data, key->a, key->b, key->size, palette);
}

static Item *
lookup_tile (BastideTileCache *self, const BstTile *tile, guint64 id, guint rotation,
             guint variant, guint size, BastidePaletteId palette)
{
  BastideMarkKey key = {
    .id = id, .mark = tile != NULL ? BASTIDE_MARK_TILE : BASTIDE_MARK_BACK,
    .a = rotation, .b = variant, .size = size, .palette = palette,
  };

  return lookup (self, &key, paint_tile, tile);
}

GdkTexture *
bastide_tile_cache_lookup_id (BastideTileCache *self, const BstTile *tile, guint64 id,
                              guint rotation, guint variant, guint size,
                              BastidePaletteId palette)
{
  return lookup_tile (self, tile, id, rotation, variant, size, palette)->texture;
}

void
bastide_tile_cache_paint_id (BastideTileCache *self, cairo_t *cr, int x, int y,
                             const BstTile *tile, guint64 id, guint rotation,
                             guint variant, guint size, BastidePaletteId palette)
{
  Item *item = lookup_tile (self, tile, id, rotation, variant, size, palette);

  cairo_set_source_surface (cr, item->surface, x, y);
  cairo_rectangle (cr, x, y, size, size);
  cairo_fill (cr);
}

BastideTileCache *
bastide_tile_cache_get_default (void)
{
  static BastideTileCache *cache;

  if (cache == NULL)
    cache = bastide_tile_cache_new (BASTIDE_TILE_CACHE_BYTES);
  return cache;
}

BastideTileCache *
bastide_tile_cache_new (gsize max_bytes)
{
  BastideTileCache *self = g_object_new (BASTIDE_TYPE_TILE_CACHE, NULL);

  self->max_bytes = max_bytes;
  return self;
}

GdkTexture *
bastide_tile_cache_lookup (BastideTileCache *self, const BstTile *tile, guint rotation,
                           guint variant, guint size, BastidePaletteId palette)
{
  g_return_val_if_fail (BASTIDE_IS_TILE_CACHE (self), NULL);
  g_return_val_if_fail (size > 0, NULL);

  if (tile == NULL)
    return lookup_tile (self, NULL, 0, 0, 0, size, palette)->texture;
  return lookup_tile (self, tile, bastide_tile_content_id (tile), rotation, variant,
                      size, palette)->texture;
}

gsize
bastide_tile_cache_get_bytes (BastideTileCache *self)
{
  g_return_val_if_fail (BASTIDE_IS_TILE_CACHE (self), 0);

  return self->bytes;
}

guint
bastide_tile_cache_get_misses (BastideTileCache *self)
{
  g_return_val_if_fail (BASTIDE_IS_TILE_CACHE (self), 0);

  return self->misses;
}

BastidePaletteId
bastide_palette_for_style (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  if (adw_style_manager_get_high_contrast (manager))
    return BASTIDE_PALETTE_CONTRAST;
  return adw_style_manager_get_dark (manager) ? BASTIDE_PALETTE_DARK
                                              : BASTIDE_PALETTE_LIGHT;
}
