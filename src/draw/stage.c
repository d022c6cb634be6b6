/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "paint-private.h"

#include <stdlib.h>

void
_bastide_stage_put (Stage *stage, Sprite sprite)
{
  if (stage->n < MAX_SPRITES)
    stage->sprite[stage->n++] = sprite;
}

void
_bastide_stage_house (Stage *stage, Vec at, House house)
{
  _bastide_stage_put (stage, (Sprite) { .kind = SPRITE_HOUSE, .at = at, .house = house });
}

static int
by_depth (const void *a, const void *b)
{
  Vec p = ((const Sprite *) a)->at, q = ((const Sprite *) b)->at;

  if (p.y != q.y)
    return p.y < q.y ? -1 : 1;
  return p.x < q.x ? -1 : p.x > q.x;
}

static void
paint_sprite (Brush *b, const Sprite *s)
{
  switch (s->kind)
    {
    case SPRITE_HOUSE:
      _bastide_paint_house (b, s->at, &s->house);
      break;
    case SPRITE_TREE:
      _bastide_paint_tree (b, s->at, s->size);
      break;
    case SPRITE_PINE:
      _bastide_paint_pine (b, s->at, s->size);
      break;
    case SPRITE_BUSH:
      _bastide_paint_bush (b, s->at, s->size);
      break;
    case SPRITE_TOWER:
      _bastide_paint_tower (b, s->at, s->size, TOWER_HEIGHT, false);
      break;
    case SPRITE_SHEEP:
      _bastide_paint_sheep (b, s->at, s->size);
      break;
    case SPRITE_WELL:
      _bastide_paint_well (b, s->at, s->size);
      break;
    case SPRITE_CHAPEL:
      _bastide_paint_chapel (b, s->at, s->size);
      break;
    case SPRITE_HALL:
      _bastide_paint_hall (b, s->at, s->size);
      break;
    case SPRITE_STALL:
      _bastide_paint_stall (b, s->at, s->size, s->tone);
      break;
    }
}

void
_bastide_stage_play (Brush *b, Stage *stage)
{
  qsort (stage->sprite, (size_t) stage->n, sizeof stage->sprite[0], by_depth);
  for (int i = 0; i < stage->n; i++)
    paint_sprite (b, &stage->sprite[i]);
  stage->n = 0;
}
