/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What lies over the tiles: owners, legal cells, the tile in hand, places to
 * claim, the cursor. Each mark is a texture of its own, so that a change
 * repaints no tile.
 */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include <math.h>

#include "bastide-landscape-private.h"
#include "landscape-chunk.h"
#include "marks.h"
#include "tile-painter.h"

/* Smaller cells have no room for ticks. */
#define TICKS_FROM 28
/* In smaller cells many figures hide the landscape: then places are dots. */
#define FIGURES_FROM 96
#define MANY_PLACES 12
/* Claims, before and after one of them has been made. */
#define CLAIM_ALPHA 0.65
#define OTHER_CLAIM_ALPHA 0.3

typedef struct
{
  const BastideGeometry *geometry;
} Region;

static void
draw_mark (cairo_t *cr, const BastideMarkKey *key, gconstpointer data)
{
  const BastidePalette *palette = bastide_palette_get (key->palette);
  const Region *region = data;
  double size = key->size;

  switch ((BastideMark) key->mark)
    {
    case BASTIDE_MARK_LEGAL:
      bastide_draw_legal_cell (cr, size, palette);
      break;
    case BASTIDE_MARK_DEAD:
      bastide_draw_dead_cell (cr, size, palette);
      break;
    case BASTIDE_MARK_CURSOR:
      bastide_draw_cursor (cr, size, palette);
      break;
    case BASTIDE_MARK_GHOST:
      bastide_draw_ghost_frame (cr, size, key->a != 0, palette);
      break;
    case BASTIDE_MARK_LAST:
      bastide_draw_last_move (cr, size, (int) key->a - 1, palette);
      break;
    case BASTIDE_MARK_TICKS:
      bastide_draw_rotation_ticks (cr, size, (int) key->a, palette);
      break;
    case BASTIDE_MARK_SPOT:
      bastide_draw_claim_spot (cr, 0.5, 0.5, size, (int) key->a, key->b != 0, palette);
      break;
    case BASTIDE_MARK_LIT:
      bastide_draw_segment_highlight (cr, region->geometry, (int) key->a, size,
                                      (int) key->b - 1, palette);
      break;
    case BASTIDE_MARK_OWNERS:
      bastide_draw_segment_owners (cr, region->geometry, (int) key->a, size, key->b,
                                   palette);
      break;
    case BASTIDE_MARK_TRAIL:
      bastide_draw_trail (cr, size, palette);
      break;
    case BASTIDE_MARK_DANGER:
      bastide_draw_danger (cr, size, palette);
      break;
    case BASTIDE_MARK_DOT:
      bastide_draw_dot (cr, size, (int) key->a, palette);
      break;
    default:
      g_assert_not_reached ();
    }
}

static void
append (BastideLandscape *self, GtkSnapshot *snapshot, BastideMark mark, guint a, guint b,
        const graphene_rect_t *rect)
{
  BastideMarkKey key = {
    .mark = mark, .a = a, .b = b, .size = self->paint_size, .palette = self->palette,
  };

  gtk_snapshot_append_texture (
      snapshot,
      bastide_tile_cache_lookup_mark (bastide_tile_cache_get_default (), &key,
                                      draw_mark, NULL),
      rect);
}

static void
append_at (BastideLandscape *self, GtkSnapshot *snapshot, BastideMark mark, guint a,
           guint b, int x, int y)
{
  graphene_rect_t rect;

  bastide_view_cell_rect (self, x, y, &rect);
  append (self, snapshot, mark, a, b, &rect);
}

void
bastide_paint_mark (BastideLandscape *self, GtkSnapshot *snapshot, BastideMark mark,
                    guint a, int x, int y)
{
  append_at (self, snapshot, mark, a, 0, x, y);
}

static gboolean
is_seen (BastideLandscape *self, int x, int y)
{
  int x0, y0, x1, y1;

  bastide_view_visible_cells (self, &x0, &y0, &x1, &y1);
  return x >= x0 && x <= x1 && y >= y0 && y <= y1;
}

/* The region of a segment where its tile lies. */
static void
append_region (BastideLandscape *self, GtkSnapshot *snapshot, BastideMark mark,
               const BstPlaced *placed, guint slot, guint colors)
{
  Region region = { bastide_landscape_geometry (self, placed->kind, placed->rot,
                                                placed->x, placed->y) };
  guint variant = bastide_tile_variant (placed->x, placed->y);
  BastideMarkKey key = {
    .id = g_array_index (self->ids, guint64, placed->kind) + placed->rot * 4 + variant,
    .mark = mark,
    .a = slot,
    .b = colors,
    .size = self->paint_size,
    .palette = self->palette,
  };
  graphene_rect_t rect;

  bastide_view_cell_rect (self, placed->x, placed->y, &rect);
  gtk_snapshot_append_texture (
      snapshot,
      bastide_tile_cache_lookup_mark (bastide_tile_cache_get_default (), &key,
                                      draw_mark, &region),
      &rect);
}

static gboolean
overlay_shows (BastideLandscape *self, guint kind)
{
  switch ((BstFeatureKind) kind)
    {
    case BST_FEATURE_CITY:
      return self->switches[BASTIDE_SHOW_CITIES];
    case BST_FEATURE_ROAD:
    case BST_FEATURE_RIVER:
      return self->switches[BASTIDE_SHOW_ROADS];
    case BST_FEATURE_FIELD:
    case BST_FEATURE_MEADOW:
    case BST_FEATURE_FOREST:
      return self->switches[BASTIDE_SHOW_FIELDS];
    case BST_FEATURE_MONASTERY:
    case BST_FEATURE_GARDEN:
    case BST_FEATURE_LAKE:
    default:
      return self->switches[BASTIDE_SHOW_MONASTERIES];
    }
}

static void
paint_owners (BastideLandscape *self, GtkSnapshot *snapshot, const BstState *state,
              BstTileId tile)
{
  BstPlaced placed = bst_state_tile (state, tile);
  const BstTile *kind = bst_setup_kind (bst_state_setup (state), placed.kind);

  for (guint slot = 0; slot < kind->n_segments; slot++)
    {
      BstSegmentId segment = bst_state_segment (state, tile, slot);
      guint colors;

      if (!overlay_shows (self, kind->segments[slot].kind) || segment == BST_NO_SEGMENT)
        continue;
      colors = bastide_landscape_owners (self, state, segment);
      if (colors != 0)
        append_region (self, snapshot, BASTIDE_MARK_OWNERS, &placed, slot, colors);
    }
}

static void
paint_lit (BastideLandscape *self, GtkSnapshot *snapshot, const BstState *state)
{
  for (guint i = 0; i < self->lit->len; i++)
    {
      BstSegmentId segment = g_array_index (self->lit, BstSegmentId, i);
      BstPlaced placed = bst_state_tile (state, bst_segment_tile (state, segment));
      guint slot = bst_segment_slot (state, segment);

      if (!is_seen (self, placed.x, placed.y))
        continue;
      if (self->lit_colors != 0 && self->switches[BASTIDE_SHOW_ON_FOCUS])
        append_region (self, snapshot, BASTIDE_MARK_OWNERS, &placed, slot,
                       self->lit_colors);
      else
        append_region (self, snapshot, BASTIDE_MARK_LIT, &placed, slot, 0);
    }
}

void
bastide_paint_overlays (BastideLandscape *self, GtkSnapshot *snapshot)
{
  const BstState *state = bastide_landscape_state (self);
  int x0, y0, x1, y1, bx0, by0, bx1, by1;

  if (state == NULL || bst_state_n_tiles (state) == 0)
    return;
  if (self->switches[BASTIDE_SHOW_CITIES] || self->switches[BASTIDE_SHOW_ROADS]
      || self->switches[BASTIDE_SHOW_FIELDS]
      || self->switches[BASTIDE_SHOW_MONASTERIES])
    {
      bastide_view_visible_cells (self, &x0, &y0, &x1, &y1);
      bst_state_bounds (state, &bx0, &by0, &bx1, &by1);
      for (int y = MAX (y0, by0); y <= MIN (y1, by1); y++)
        for (int x = MAX (x0, bx0); x <= MIN (x1, bx1); x++)
          {
            BstTileId tile = bst_state_tile_at (state, x, y);

            if (tile != BST_NO_TILE)
              paint_owners (self, snapshot, state, tile);
          }
    }
  paint_lit (self, snapshot, state);
}

/* Finding out tries every tile that is left, so the answer is kept until the
 * board changes. */
static void
find_dead_cells (BastideLandscape *self, const BstState *state)
{
  if (self->dead_stamp == self->board_stamp)
    return;
  self->dead_stamp = self->board_stamp;
  g_array_set_size (self->dead, 0);
  for (size_t i = 0; i < bst_state_n_cells (state); i++)
    {
      BstCell cell = bst_state_cell (state, i);

      if (bst_state_cell_is_dead (state, cell.x, cell.y))
        g_array_append_val (self->dead, cell);
    }
}

static void
paint_dead_cells (BastideLandscape *self, GtkSnapshot *snapshot, const BstState *state)
{
  find_dead_cells (self, state);
  for (guint i = 0; i < self->dead->len; i++)
    {
      BstCell cell = g_array_index (self->dead, BstCell, i);

      if (is_seen (self, cell.x, cell.y))
        append_at (self, snapshot, BASTIDE_MARK_DEAD, 0, 0, cell.x, cell.y);
    }
}

static void
paint_recent (BastideLandscape *self, GtkSnapshot *snapshot, const BstState *state)
{
  for (guint i = 0; i < self->recent->len; i++)
    {
      BstTileId tile = g_array_index (self->recent, BstTileId, i);
      BstPlaced placed;
      guint color = 0;

      if (tile >= bst_state_n_tiles (state))
        continue;
      placed = bst_state_tile (state, tile);
      if (placed.seat > 0)
        color = bastide_landscape_seat_color (self, placed.seat) + 1;
      if (is_seen (self, placed.x, placed.y))
        append_at (self, snapshot, BASTIDE_MARK_LAST, color, 0, placed.x, placed.y);
    }
  for (guint i = 0; i < self->marked->len; i++)
    {
      BstCell cell = g_array_index (self->marked, BstCell, i);

      append_at (self, snapshot, BASTIDE_MARK_CURSOR, 0, 0, cell.x, cell.y);
    }
}

static void
paint_places (BastideLandscape *self, GtkSnapshot *snapshot)
{
  for (guint i = 0; i < self->targets->len; i++)
    {
      BastideTarget *target = g_ptr_array_index (self->targets, i);

      if (target->kind != BASTIDE_TARGET_PLACE || !is_seen (self, target->x, target->y))
        continue;
      if (self->switches[BASTIDE_SHOW_LEGAL] && (int) i != self->current)
        append_at (self, snapshot, BASTIDE_MARK_LEGAL, 0, 0, target->x, target->y);
      if (self->switches[BASTIDE_SHOW_ROTATIONS] && target->actions->len > 1
          && bastide_view_cell (self) >= TICKS_FROM
          && (self->switches[BASTIDE_SHOW_LEGAL] || (int) i == self->current))
        append_at (self, snapshot, BASTIDE_MARK_TICKS, target->actions->len, 0,
                   target->x, target->y);
    }
}

void
bastide_paint_marks (BastideLandscape *self, GtkSnapshot *snapshot)
{
  const BstState *state = bastide_landscape_state (self);

  if (state == NULL)
    return;
  if (self->switches[BASTIDE_SHOW_DEAD] && bastide_game_is_live (self->game))
    paint_dead_cells (self, snapshot, state);
  paint_recent (self, snapshot, state);
  bastide_paint_walks (self, snapshot);
  paint_places (self, snapshot);
}

/* The tile in hand, half there, at the cursor. */
static void
paint_ghost (BastideLandscape *self, GtkSnapshot *snapshot, const BstState *state,
             BastideTarget *target)
{
  int kind = bastide_action_get_tile (state, bastide_target_get_action (self, target));
  graphene_rect_t rect;
  GdkTexture *texture;

  if (kind < 0)
    return;
  bastide_view_cell_rect (self, target->x, target->y, &rect);
  texture = bastide_tile_cache_lookup_id (
      bastide_tile_cache_get_default (), bst_setup_kind (bst_state_setup (state), kind),
      g_array_index (self->ids, guint64, kind), self->rotation,
      bastide_tile_variant (target->x, target->y), self->paint_size, self->palette);
  gtk_snapshot_push_opacity (snapshot, BASTIDE_GHOST_ALPHA + 0.2);
  gtk_snapshot_append_texture (snapshot, texture, &rect);
  gtk_snapshot_pop (snapshot);
  append (self, snapshot, BASTIDE_MARK_GHOST, TRUE, 0, &rect);
}

static void
paint_spot (BastideLandscape *self, GtkSnapshot *snapshot, const BstState *state,
            BastideTarget *target, gboolean current)
{
  BstAction *action = bastide_target_get_action (self, target);
  guint color
      = bastide_landscape_seat_color (self, bst_state_decision (state).seat);
  BstTileId tile = bst_state_tile_at (state, target->x, target->y);
  gboolean lying = FALSE;
  graphene_rect_t rect;

  if (tile != BST_NO_TILE && target->slot < BST_SLOT_CORNER)
    {
      BstSegmentId segment = bst_state_segment (state, tile, (int) target->slot);

      lying = segment != BST_NO_SEGMENT
              && bst_segment_def (state, segment)->kind == BST_FEATURE_FIELD;
    }
  bastide_view_cell_rect (self, target->x, target->y, &rect);
  graphene_rect_offset (&rect, (float) round ((target->u - 0.5) * rect.size.width),
                        (float) round ((target->v - 0.5) * rect.size.height));
  if (bastide_play_stands_there (state, action))
    return; /* the figure is there */
  if (!current && bastide_view_cell (self) < FIGURES_FROM
      && self->targets->len > MANY_PLACES)
    {
      append (self, snapshot, BASTIDE_MARK_DOT, color, 0, &rect);
      return;
    }
  if (action->verb != BST_VERB_CLAIM)
    {
      append (self, snapshot, BASTIDE_MARK_SPOT, color, current, &rect);
      if (target->eaten > 0)
        bastide_paint_mark (self, snapshot, BASTIDE_MARK_DANGER, 0, target->x, target->y);
      return;
    }
  if (current)
    append (self, snapshot, BASTIDE_MARK_SPOT, color, TRUE, &rect);
  gtk_snapshot_push_opacity (snapshot, current ? 1
                                       : bastide_play_has_alternatives (self)
                                           ? OTHER_CLAIM_ALPHA
                                           : CLAIM_ALPHA);
  bastide_paint_figure (self, snapshot, action->piece, lying, color, FALSE, target->x,
                        target->y, target->u, target->v);
  gtk_snapshot_pop (snapshot);
}

void
bastide_paint_hand (BastideLandscape *self, GtkSnapshot *snapshot)
{
  const BstState *state = bastide_landscape_state (self);
  BastideTarget *current = bastide_targets_get_current (self);
  gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;

  if (state == NULL)
    return;
  if (current != NULL && current->kind == BASTIDE_TARGET_PLACE)
    paint_ghost (self, snapshot, state, current);
  for (guint i = 0; i < self->targets->len; i++)
    {
      BastideTarget *target = g_ptr_array_index (self->targets, i);

      if (target->kind == BASTIDE_TARGET_SPOT && is_seen (self, target->x, target->y))
        paint_spot (self, snapshot, state, target, target == current);
    }
  if (focused && (current == NULL || current->kind == BASTIDE_TARGET_PLACE))
    append_at (self, snapshot, BASTIDE_MARK_CURSOR, 0, 0, self->cursor_x,
               self->cursor_y);
}

static void
append_number (BastideLandscape *self, GtkSnapshot *snapshot, int number, double x,
               double y, const GdkRGBA *color)
{
  g_autofree char *text = g_strdup_printf ("%d", number);
  g_autoptr (PangoLayout) layout
      = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot, &GRAPHENE_POINT_INIT ((float) (x - width / 2.0),
                                      (float) (y - height / 2.0)));
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);
}

/* Black or white, whatever the table lets stand out. */
static GdkRGBA
ink_on_table (BastideLandscape *self)
{
  double rgb[3];
  float ink;

  bastide_palette_table (self->palette_table, rgb);
  ink = 0.3 * rgb[0] + 0.59 * rgb[1] + 0.11 * rgb[2] > 0.45 ? 0 : 1;
  return (GdkRGBA) { ink, ink, ink, 0.85f };
}

/* Columns and rows at the rim, thinned out where cells are small. */
void
bastide_paint_coordinates (BastideLandscape *self, GtkSnapshot *snapshot)
{
  double cell = bastide_view_cell (self);
  int step = cell >= 32 ? 1 : (int) ceil (32 / cell), x0, y0, x1, y1;
  graphene_rect_t rect;
  GdkRGBA color;

  if (!self->switches[BASTIDE_SHOW_COORDINATES])
    return;
  color = ink_on_table (self);
  bastide_view_visible_cells (self, &x0, &y0, &x1, &y1);
  for (int x = x0; x <= x1; x++)
    if (x % step == 0)
      {
        bastide_view_cell_rect (self, x, 0, &rect);
        append_number (self, snapshot, x, rect.origin.x + cell / 2, 12, &color);
      }
  for (int y = y0; y <= y1; y++)
    if (y % step == 0)
      {
        bastide_view_cell_rect (self, 0, y, &rect);
        append_number (self, snapshot, y, 14, rect.origin.y + cell / 2, &color);
      }
}
