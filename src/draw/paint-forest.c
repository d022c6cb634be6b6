/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Forests, which fill the outline that a city would have.
 */

#include "paint-private.h"

#include <stdlib.h>

static void
plant (Stage *st, const BastideGeometry *g, const CityShape *f)
{
  uint64_t r = g->seed ^ 0xF0BE57u ^ f->sides;

  for (int i = 0; i < 1500 && st->n < 220; i++)
    {
      double x = rnd_between (&r, 0.045, 0.94), y = rnd_between (&r, 0.095, 0.95);
      Vec p = vec (x, y);
      bool apart = _bastide_region_at (g, p) == f->segment
                   && (!f->n_walls || _bastide_wall_distance (f, p) > 0.03);
      for (int k = 0; k < st->n && apart; k++)
        apart = v_dist (st->sprite[k].at, p) > 0.042;
      if (apart)
        _bastide_stage_put (st, (Sprite) { .kind = rnd (&r) < 0.3 ? SPRITE_PINE : SPRITE_TREE,
                                           .at = p, .size = rnd_between (&r, 0.032, 0.038) });
    }
}

void
_bastide_paint_forest (Brush *b, const BastideGeometry *g, const CityShape *f)
{
  const BastidePalette *pal = b->pal;
  bool lake = g->tile.segments[f->segment].kind == BST_FEATURE_LAKE;
  Stage *st = calloc (1, sizeof *st);

  _bastide_city_path (b->cr, f);
  fill (b, lake ? pal->water : _bastide_blend (pal->tree, pal->meadow, 0.25));
  for (int i = 0; i < f->n_walls; i++)
    {
      curve (b->cr, &f->wall[i], vec (0, 0));
      stroke (b, lake ? pal->bank : pal->tree_ink, BANK_WIDTH);
    }
  if (st && !lake && b->px >= DETAIL_HOUSES)
    {
      plant (st, g, f);
      _bastide_stage_play (b, st);
    }
  free (st);
}
