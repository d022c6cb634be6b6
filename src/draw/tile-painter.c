/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tile-painter.h"

#include <stdlib.h>

#include "paint-private.h"

/* An abbey fits everything: a trimmed hedge with a tree at each corner keeps it
 * apart from its neighbors. */
static void
paint_enclosure (Brush *b, Stage *stage)
{
  const double m = BORDER_ZONE + 0.012;

  rounded_rectangle (b->cr, m, m, 1 - 2 * m, 1 - 2 * m, 0.06);
  stroke (b, b->pal->tree_ink, 0.028);
  rounded_rectangle (b->cr, m, m - 0.004, 1 - 2 * m, 1 - 2 * m, 0.06);
  stroke (b, b->pal->tree_high, 0.028 - 1.4 * b->line);
  for (int i = 0; i < 12 && b->px >= DETAIL_HOUSES; i++)
    {
      double x = i & 1 ? 0.86 : 0.14, y = i & 2 ? 0.84 : 0.17;
      double in = 0.1 * (i / 4), turn = i & 1 ? -1 : 1, up = i & 2 ? -1 : 1;
      Vec at = vec (x + (i / 4 == 1 ? in * turn : 0), y + (i / 4 == 2 ? in / 2 * up : 0));
      _bastide_stage_put (stage, (Sprite) { .kind = i / 4 ? SPRITE_BUSH : SPRITE_TREE,
                                            .at = at, .size = i / 4 ? 0.018 : 0.034 });
    }
}

static void
paint_broad (Brush *b, const BastideGeometry *g)
{
  for (int i = 0; i < g->n_cities; i++)
    {
      if (g->tile.segments[g->city[i].segment].kind == BST_FEATURE_CITY)
        _bastide_paint_city (b, g, &g->city[i]);
      else
        _bastide_paint_forest (b, g, &g->city[i]);
    }
}

static void
paint_places (Brush *b, const BastideGeometry *g)
{
  for (int i = 0; i < g->n_places; i++)
    {
      if (g->place[i].kind == BST_FEATURE_GARDEN)
        _bastide_paint_garden (b, g, &g->place[i]);
      else
        _bastide_paint_cloister (b, g, &g->place[i]);
    }
  for (int i = 0; i < g->n_inns; i++)
    _bastide_paint_inn (b, &g->inn[i]);
}

static void
paint_all (Brush *b, BastideGeometry *g, Stage *stage)
{
  _bastide_paint_ground (b, g);
  if (g->tile.any_edge)
    paint_enclosure (b, stage);
  _bastide_paint_water (b, g);
  _bastide_paint_roads (b, g);
  if (g->has_village)
    _bastide_build_village (b, g, stage);
  _bastide_build_road_ends (g, stage);
  _bastide_plant_field (b, g, stage);
  for (int i = 0; i < g->n_spurs; i++)
    _bastide_paint_wall (b, &g->spur[i]);
  paint_broad (b, g);
  for (int i = 0; i < g->n_spurs; i++)
    _bastide_paint_tower (b, g->spur[i].p[0], TOWER_RADIUS, TOWER_HEIGHT, false);
  _bastide_paint_springs (b, g);
  for (int i = 0; i < g->n_tunnels; i++)
    if (!g->tunnel[i].wall)
      _bastide_paint_tunnel (b, &g->tunnel[i]);
  _bastide_stage_play (b, stage);
  paint_places (b, g);
  _bastide_paint_symbols (b, g);
}

void
bastide_draw_tile (cairo_t *cr, const BstTile *tile, int rot, int variant, int size_px,
                   const BastidePalette *palette)
{
  BastideGeometry *g = _bastide_geometry_build (tile, rot, variant);
  Stage *stage = calloc (1, sizeof *stage);
  Brush b = brush_new (cr, size_px, palette);

  if (g && stage && size_px > 0)
    {
      cairo_save (cr);
      cairo_rectangle (cr, 0, 0, size_px, size_px);
      cairo_clip (cr);
      cairo_scale (cr, size_px, size_px);
      cairo_new_path (cr);
      paint_all (&b, g, stage);
      cairo_restore (cr);
    }
  free (stage);
  bastide_geometry_free (g);
}

void
bastide_draw_tile_back (cairo_t *cr, int size_px, const BastidePalette *palette)
{
  Brush b = brush_new (cr, size_px, palette);

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, size_px, size_px);
  cairo_clip (cr);
  cairo_scale (cr, size_px, size_px);
  cairo_rectangle (cr, 0, 0, 1, 1);
  fill (&b, palette->shield);
  for (double k = -1; k < 1; k += 0.125)
    {
      segment_line (cr, vec (k, 0), vec (k + 1, 1));
      segment_line (cr, vec (k + 1, 0), vec (k, 1));
    }
  ink (cr, palette->cream, palette->flat ? 0.35 : 0.12);
  cairo_set_line_width (cr, 0.02);
  cairo_stroke (cr);
  rounded_rectangle (cr, 0.06, 0.06, 0.88, 0.88, 0.05);
  stroke (&b, palette->gold, 0.03);
  _bastide_paint_shield (&b, vec (0.5, 0.48), 0.36);
  cairo_restore (cr);
}

int
bastide_tile_variant (int x, int y)
{
  uint64_t r = (uint64_t) (uint32_t) x << 32 | (uint32_t) y;

  return (int) (rnd (&r) * BASTIDE_N_TILE_VARIANTS);
}
