/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which segment lies where. Cities, lines and places have outlines; fields are
 * what they leave, grown from the borders inward.
 */

#include "geometry-private.h"

#include <string.h>

#define CELLS (REGION_GRID * REGION_GRID)
#define BARRIER (-2) /* no field grows here, and no segment owns it yet */

static void
paint_line_shape (cairo_t *cr, const BastideGeometry *g, const LineShape *l, double width)
{
  cairo_new_path (cr);
  _bastide_line_path (cr, l, vec (0, 0));
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
  if (l->end == END_SPRING)
    {
      _bastide_blob_path (cr, l->stop, SPRING_RADIUS + BANK_WIDTH, g->seed, 0.85);
      cairo_fill (cr);
    }
}

static void
paint_place_shape (cairo_t *cr, const PlaceShape *p)
{
  bool garden = p->kind == BST_FEATURE_GARDEN;
  double w = (garden ? GARDEN_WIDTH : CLOISTER_WIDTH) * p->scale;
  double h = (garden ? GARDEN_HEIGHT : CLOISTER_HEIGHT) * p->scale;

  cairo_rectangle (cr, p->at.x - w / 2, p->at.y - h / 2, w, h);
  cairo_fill (cr);
}

void
_bastide_paint_segment_shape (cairo_t *cr, const BastideGeometry *g, int segment)
{
  for (int i = 0; i < g->n_cities; i++)
    if (g->city[i].segment == segment)
      {
        _bastide_city_path (cr, &g->city[i]);
        cairo_fill (cr);
      }
  for (int i = 0; i < g->n_roads; i++)
    if (g->road[i].segment == segment)
      paint_line_shape (cr, g, &g->road[i], ROAD_WIDTH + 2 * VERGE_WIDTH);
  for (int i = 0; i < g->n_rivers; i++)
    if (g->river[i].segment == segment)
      paint_line_shape (cr, g, &g->river[i], RIVER_WIDTH + 2 * BANK_WIDTH);
  for (int i = 0; i < g->n_places; i++)
    if (g->place[i].segment == segment)
      paint_place_shape (cr, &g->place[i]);
  if (g->tile.segments[segment].kind == BST_FEATURE_LAKE && !segment_sides (&g->tile, segment))
    {
      _bastide_blob_path (cr, g->lake, LAKE_RADIUS + BANK_WIDTH, g->seed, 0.85);
      cairo_fill (cr);
    }
}

/* What keeps fields apart without being a segment. */
static void
paint_barriers (cairo_t *cr, const BastideGeometry *g)
{
  cairo_new_path (cr);
  if (g->has_village)
    cairo_arc (cr, g->village.x, g->village.y, VILLAGE_RADIUS, 0, 2 * M_PI);
  cairo_new_sub_path (cr);
  if (g->has_cottage)
    cairo_arc (cr, g->cottage.x, g->cottage.y, COTTAGE_RADIUS, 0, 2 * M_PI);
  if (g->has_lake)
    _bastide_blob_path (cr, g->lake, LAKE_RADIUS + BANK_WIDTH, g->seed, 0.85);
  cairo_fill (cr);
  for (int i = 0; i < g->n_spurs + g->n_lanes; i++)
    {
      bool lane = i >= g->n_spurs;
      const Vec *p = lane ? g->lane[i - g->n_spurs].p : g->spur[i].p;
      cairo_move_to (cr, p[0].x, p[0].y);
      cairo_curve_to (cr, p[1].x, p[1].y, p[2].x, p[2].y, p[3].x, p[3].y);
      cairo_set_line_width (cr, lane ? LANE_WIDTH : WALL_WIDTH);
      cairo_stroke (cr);
    }
}

/* Gives the cells that the surface covers the label, and wipes it. */
static void
stamp (BastideGeometry *g, cairo_surface_t *s, int label)
{
  cairo_surface_flush (s);
  unsigned char *data = cairo_image_surface_get_data (s);
  int stride = cairo_image_surface_get_stride (s);

  for (int y = 0; data && y < REGION_GRID; y++)
    for (int x = 0; x < REGION_GRID; x++)
      if (data[y * stride + x] > 127)
        g->region[y * REGION_GRID + x] = (signed char) label;
  if (data)
    memset (data, 0, (size_t) stride * REGION_GRID);
  cairo_surface_mark_dirty (s);
}

static void
stamp_shapes (BastideGeometry *g)
{
  static const BstFeatureKind order[] = {
    BST_FEATURE_RIVER, BST_FEATURE_ROAD, BST_FEATURE_LAKE, BST_FEATURE_FOREST,
    BST_FEATURE_CITY, BST_FEATURE_MONASTERY, BST_FEATURE_GARDEN,
  };
  cairo_surface_t *s
      = cairo_image_surface_create (CAIRO_FORMAT_A8, REGION_GRID, REGION_GRID);
  cairo_t *cr = cairo_create (s);

  cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);
  cairo_scale (cr, REGION_GRID, REGION_GRID);
  paint_barriers (cr, g);
  stamp (g, s, BARRIER);
  for (size_t k = 0; k < sizeof order / sizeof order[0]; k++)
    for (int i = 0; i < g->tile.n_segments; i++)
      if (g->tile.segments[i].kind == order[k])
        {
          _bastide_paint_segment_shape (cr, g, i);
          stamp (g, s, i);
        }
  cairo_destroy (cr);
  cairo_surface_destroy (s);
}

/* The cells of a border half, in the order of the half edges. */
static int
border_cell (int half, int k)
{
  int last = REGION_GRID - 1, far = REGION_GRID / 2 + k, near = REGION_GRID / 2 - 1 - k;

  switch (half)
    {
    case 0: return far;
    case 1: return near * REGION_GRID + last;
    case 2: return far * REGION_GRID + last;
    case 3: return last * REGION_GRID + far;
    case 4: return last * REGION_GRID + near;
    case 5: return far * REGION_GRID;
    case 6: return near * REGION_GRID;
    default: return near;
    }
}

static int
seed_fields (const BastideGeometry *g, signed char *map, int *queue)
{
  int n = 0;

  for (int i = 0; i < g->tile.n_segments; i++)
    {
      if (!_bastide_is_field (&g->tile, i))
        continue;
      unsigned halves = _bastide_segment_halves (&g->tile, i);
      for (int k = 0; k < REGION_GRID / 2; k++)
        for (int h = 0; h < 8; h++)
          {
            int cell = border_cell (h, k);
            if (!(halves >> h & 1) || map[cell] != -1)
              continue;
            map[cell] = (signed char) i;
            queue[n++] = cell;
          }
    }
  return n;
}

/* Grows all labels in the queue at the same speed into cells that hold -1.
 * Returns how many cells the queue holds then. */
static int
grow (signed char *map, int *queue, int n)
{
  for (int head = 0; head < n; head++)
    {
      int cell = queue[head], x = cell % REGION_GRID, y = cell / REGION_GRID;
      int next[4] = { y ? cell - REGION_GRID : -1, x < REGION_GRID - 1 ? cell + 1 : -1,
                      y < REGION_GRID - 1 ? cell + REGION_GRID : -1, x ? cell - 1 : -1 };
      for (int k = 0; k < 4; k++)
        if (next[k] >= 0 && map[next[k]] == -1)
          {
            map[next[k]] = map[cell];
            queue[n++] = next[k];
          }
    }
  return n;
}

/* The enclosed fields of the tile: those without a port. */
static int
list_enclosed (const BstTile *tile, int *list)
{
  int n = 0;

  for (int i = 0; i < tile->n_segments; i++)
    if (_bastide_is_field (tile, i) && !_bastide_segment_halves (tile, i))
      list[n++] = i;
  return n;
}

/* Which of the enclosed fields a spot belongs to. Two of them lie on the two
 * sides of a city that passes below another one, and go on below that one. */
static int
enclosed_at (const BastideGeometry *g, const int *list, int n, int cell, int spots)
{
  for (int i = 0; i < g->n_cities && n == 2; i++)
    if (g->city[i].under)
      return list[(g->city[i].under & 5 ? cell / REGION_GRID : cell % REGION_GRID)
                  >= REGION_GRID / 2];
  return list[spots < n ? spots : n - 1];
}

/* What no border field has reached is enclosed, but for slivers between shapes. */
static void
seed_enclosed (const BastideGeometry *g, signed char *map, int *queue)
{
  enum { SLIVER = 24, SPOT = -3 };
  int list[BST_MAX_SEGMENTS], n = list_enclosed (&g->tile, list);

  for (int i = 0, spots = 0; i < CELLS && n; i++)
    {
      if (map[i] != -1)
        continue;
      map[i] = SPOT;
      queue[0] = i;
      int size = grow (map, queue, 1);
      int label = size < SLIVER ? BARRIER : enclosed_at (g, list, n, i, spots);
      for (int k = 0; k < size; k++)
        map[queue[k]] = (signed char) label;
      spots += size >= SLIVER;
    }
}

/* Starts anew from every cell that has a label. */
static void
grow_from_all (signed char *map, int *queue)
{
  int n = 0;

  for (int i = 0; i < CELLS; i++)
    {
      if (map[i] == BARRIER)
        map[i] = -1;
      if (map[i] >= 0)
        queue[n++] = i;
    }
  grow (map, queue, n);
}

void
_bastide_map_regions (BastideGeometry *g)
{
  int queue[CELLS];

  memset (g->region, -1, sizeof g->region);
  stamp_shapes (g);
  grow (g->region, queue, seed_fields (g, g->region, queue));
  seed_enclosed (g, g->region, queue);
  for (int i = 0; i < CELLS; i++)
    {
      int label = g->region[i];
      g->field[i] = label >= 0 && _bastide_is_field (&g->tile, label) ? (signed char) label : -1;
    }
  grow_from_all (g->field, queue);
  grow_from_all (g->region, queue);
}

int
_bastide_region_at (const BastideGeometry *g, Vec p)
{
  int x = (int) floor (p.x * REGION_GRID), y = (int) floor (p.y * REGION_GRID);

  x = x < 0 ? 0 : x >= REGION_GRID ? REGION_GRID - 1 : x;
  y = y < 0 ? 0 : y >= REGION_GRID ? REGION_GRID - 1 : y;
  return g->region[y * REGION_GRID + x];
}

/* The nearest field everywhere; the shapes above it are cut out afterwards,
 * so that their smooth outlines become its own. */
static void
fill_field (cairo_surface_t *s, const BastideGeometry *g, int segment, int size)
{
  cairo_surface_flush (s);
  unsigned char *data = cairo_image_surface_get_data (s);
  int stride = cairo_image_surface_get_stride (s);

  for (int y = 0; data && y < size; y++)
    for (int x = 0; x < size; x++)
      {
        int u = (2 * x + 1) * REGION_GRID / (2 * size);
        int v = (2 * y + 1) * REGION_GRID / (2 * size);
        if (g->field[v * REGION_GRID + u] == segment)
          data[y * stride + x] = 255;
      }
  cairo_surface_mark_dirty (s);
}

cairo_surface_t *
bastide_geometry_mask (const BastideGeometry *g, int segment, int size_px)
{
  if (size_px < 1 || segment < 0 || segment >= g->tile.n_segments)
    return NULL;
  cairo_surface_t *s = cairo_image_surface_create (CAIRO_FORMAT_A8, size_px, size_px);
  if (cairo_surface_status (s) != CAIRO_STATUS_SUCCESS)
    {
      cairo_surface_destroy (s);
      return NULL;
    }
  bool field = _bastide_is_field (&g->tile, segment);
  if (field)
    fill_field (s, g, segment, size_px);
  cairo_t *cr = cairo_create (s);
  cairo_scale (cr, size_px, size_px);
  if (!field)
    _bastide_paint_segment_shape (cr, g, segment);
  cairo_set_operator (cr, CAIRO_OPERATOR_DEST_OUT);
  if (field)
    paint_barriers (cr, g);
  for (int i = 0; i < g->tile.n_segments; i++)
    {
      bool place = g->tile.segments[i].kind == BST_FEATURE_MONASTERY
                   || g->tile.segments[i].kind == BST_FEATURE_GARDEN;
      if (i != segment && (field || place))
        _bastide_paint_segment_shape (cr, g, i);
    }
  cairo_destroy (cr);
  return s;
}
