/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "landscape.h"

#include <limits.h>
#include <stdlib.h>

#include "figure.h"
#include "paint-private.h"
#include "tile-painter.h"

#define GRID_TOWER_RADIUS 0.062
#define GRID_TOWER_HEIGHT 0.085

BastideBounds
bastide_landscape_bounds (const BastidePlacedTile *tiles, size_t n)
{
  int x0 = INT_MAX, y0 = INT_MAX, x1 = INT_MIN, y1 = INT_MIN;

  if (!n)
    return (BastideBounds) { 0, 0, 0, 0 };
  for (size_t i = 0; i < n; i++)
    {
      x0 = tiles[i].x < x0 ? tiles[i].x : x0;
      x1 = tiles[i].x > x1 ? tiles[i].x : x1;
      y0 = tiles[i].y < y0 ? tiles[i].y : y0;
      y1 = tiles[i].y > y1 ? tiles[i].y : y1;
    }
  return (BastideBounds) { x0, y0, x1 - x0 + 1, y1 - y0 + 1 };
}

/* A map from cells to tiles. */
typedef struct
{
  BastideBounds bounds;
  const BastidePlacedTile **cell;
} Map;

static bool
map_init (Map *map, const BastidePlacedTile *tiles, size_t n)
{
  map->bounds = bastide_landscape_bounds (tiles, n);
  size_t size = (size_t) map->bounds.width * (size_t) map->bounds.height;
  map->cell = size ? calloc (size, sizeof *map->cell) : NULL;
  for (size_t i = 0; map->cell && i < n; i++)
    {
      size_t x = (size_t) (tiles[i].x - map->bounds.x), y = (size_t) (tiles[i].y - map->bounds.y);
      map->cell[y * (size_t) map->bounds.width + x] = &tiles[i];
    }
  return map->cell != NULL;
}

static const BastidePlacedTile *
map_at (const Map *map, int x, int y)
{
  int u = x - map->bounds.x, v = y - map->bounds.y;

  if (u < 0 || v < 0 || u >= map->bounds.width || v >= map->bounds.height)
    return NULL;
  return map->cell[(size_t) v * (size_t) map->bounds.width + (size_t) u];
}

static int
outward (double x)
{
  return x > 0.999 ? 1 : x < 0.001 ? -1 : 0;
}

/* Wall towers of one tile whose other half lies on a neighbor. */
static void
collect_towers (const Map *map, const BastidePlacedTile *t, Vec origin, Stage *stage)
{
  int variant = bastide_tile_variant (t->x, t->y);
  BastideGeometry *g = _bastide_geometry_outline (t->tile, t->rot, variant);

  for (int i = 0; g && i < g->n_cities; i++)
    for (int k = 0; k < 2 * g->city[i].n_walls; k++)
      {
        Vec p = g->city[i].wall[k / 2].p[k & 1 ? 3 : 0];
        bool city = g->tile.segments[g->city[i].segment].kind == BST_FEATURE_CITY;
        bool on_border = outward (p.x) || outward (p.y);
        if (city && on_border && map_at (map, t->x + outward (p.x), t->y + outward (p.y)))
          _bastide_stage_put (stage, (Sprite) { .kind = SPRITE_TOWER, .size = TOWER_RADIUS,
                                                .at = v_add (origin, p) });
      }
  /* Walls that part two fields end on the grid point. */
  for (int i = 0; g && i < g->n_spurs; i++)
    _bastide_stage_put (stage, (Sprite) { .kind = SPRITE_TOWER, .size = TOWER_RADIUS * 1.3,
                                          .at = v_add (origin, g->spur[i].p[3]) });
  bastide_geometry_free (g);
}

/* Does a city of the tile take in the corner (0 north-west, then clockwise)? */
static bool
city_at_corner (const BastidePlacedTile *t, int corner)
{
  int rot = (t->rot % 4 + 4) % 4;
  unsigned a = (unsigned) (corner - rot + 4) % 4, two = 1u << a | 1u << (a + 3) % 4;

  for (int i = 0; i < t->tile->n_segments; i++)
    if (t->tile->segments[i].kind == BST_FEATURE_CITY
        && (segment_sides (t->tile, i) & two) == two)
      return true;
  return false;
}

/* Where four cells meet: a city may go on around the corner on some of them and
 * end on others; their borders cannot agree, so a large tower stands there. */
static void
paint_grid_tower (Brush *b, const Map *map, int x, int y)
{
  int joined = 0, laid = 0;

  for (int k = 0; k < 4; k++)
    {
      const BastidePlacedTile *t = map_at (map, x - (k == 1 || k == 2), y - (k == 2 || k == 3));
      laid += t != NULL;
      joined += t && city_at_corner (t, k);
    }
  if (joined && joined < laid)
    _bastide_paint_tower (b, vec (x - map->bounds.x, y - map->bounds.y + 0.02),
                          GRID_TOWER_RADIUS, GRID_TOWER_HEIGHT, false);
}

static void
paint_borders (Brush *b, const Map *map, const BastidePlacedTile *tiles, size_t n)
{
  Stage stage = { .n = 0 };

  for (size_t i = 0; i < n; i++)
    {
      Vec origin = vec (tiles[i].x - map->bounds.x, tiles[i].y - map->bounds.y);
      collect_towers (map, &tiles[i], origin, &stage);
      if (stage.n > MAX_SPRITES - 64)
        _bastide_stage_play (b, &stage);
    }
  _bastide_stage_play (b, &stage);
  for (int y = map->bounds.y; y <= map->bounds.y + map->bounds.height; y++)
    for (int x = map->bounds.x; x <= map->bounds.x + map->bounds.width; x++)
      paint_grid_tower (b, map, x, y);
}

void
bastide_draw_landscape_borders (cairo_t *cr, const BastidePlacedTile *tiles, size_t n,
                                int size_px, const BastidePalette *palette)
{
  Brush b = brush_new (cr, size_px, palette);
  Map map;

  if (size_px < 1 || !map_init (&map, tiles, n))
    return;
  cairo_save (cr);
  cairo_scale (cr, size_px, size_px);
  cairo_new_path (cr);
  paint_borders (&b, &map, tiles, n);
  cairo_restore (cr);
  free (map.cell);
}

static void
paint_tiles (cairo_t *cr, const BastidePlacedTile *tiles, size_t n, BastideBounds bounds,
             int size_px, const BastidePalette *palette)
{
  for (size_t i = 0; i < n; i++)
    {
      double x = (tiles[i].x - bounds.x) * size_px, y = (tiles[i].y - bounds.y) * size_px;
      cairo_rectangle (cr, x + size_px * 0.035, y + size_px * 0.045, size_px, size_px);
    }
  ink (cr, palette->shadow, palette->flat ? 1 : 0.18);
  cairo_fill (cr);
  for (size_t i = 0; i < n; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, (tiles[i].x - bounds.x) * size_px, (tiles[i].y - bounds.y) * size_px);
      bastide_draw_tile (cr, tiles[i].tile, tiles[i].rot,
                         bastide_tile_variant (tiles[i].x, tiles[i].y), size_px, palette);
      cairo_restore (cr);
    }
}

void
bastide_corner_point (int corner, double *u, double *v)
{
  *u = corner < 2 ? 1 : 0;
  *v = corner == 1 || corner == 2 ? 1 : 0;
}

static void
place_figure (const BastidePlacedTile *t, int segment, double *u, double *v)
{
  BastideGeometry *g;

  *u = *v = 0.5;
  if (segment >= BST_SLOT_CORNER)
    {
      bastide_corner_point (segment - BST_SLOT_CORNER, u, v);
      return;
    }
  g = bastide_geometry_new (t->tile, t->rot, bastide_tile_variant (t->x, t->y));
  if (g)
    bastide_geometry_anchor (g, segment, u, v);
  bastide_geometry_free (g);
}

static void
paint_figure (cairo_t *cr, const Map *map, const BastidePlacedFigure *f, int size_px,
              const BastidePalette *palette)
{
  const BastidePlacedTile *t = map_at (map, f->x, f->y);
  double u, v;

  if (!t)
    return;
  place_figure (t, f->segment, &u, &v);
  bastide_draw_figure (cr, f->piece, f->lying, f->color,
                       (f->x - map->bounds.x + u) * size_px, (f->y - map->bounds.y + v) * size_px,
                       BASTIDE_FIGURE_HEIGHT * size_px, palette, false);
}

void
bastide_draw_landscape (cairo_t *cr, const BastidePlacedTile *tiles, size_t n,
                        const BastidePlacedFigure *figures, size_t n_figures, int size_px,
                        const BastidePalette *palette)
{
  Map map;

  if (size_px < 1 || !map_init (&map, tiles, n))
    return;
  paint_tiles (cr, tiles, n, map.bounds, size_px, palette);
  bastide_draw_landscape_borders (cr, tiles, n, size_px, palette);
  for (size_t i = 0; i < n_figures; i++)
    paint_figure (cr, &map, &figures[i], size_px, palette);
  free (map.cell);
}
