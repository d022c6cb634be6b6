/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Draws the pictures of the help:
 *   help-figures FOLDER FILE.tileset...
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "figure-board.h"
#include "figure.h"
#include "geometry.h"
#include "marks.h"
#include "tile-painter.h"

#define CELL 128
#define MARGIN 20

typedef enum
{
  MARK_NONE,
  MARK_FEATURES, /* the features of the figures in their players' colors */
  MARK_PLACING,  /* legal cells for the tile in hand, and its ghost */
  MARK_CLAIMING, /* what can be claimed on the tile placed last */
} Marks;

typedef struct
{
  const char *name;
  const char *tiles;
  BastidePlacedFigure figures[4];
  int n_figures;
  Marks marks;
  const char *hand;      /* MARK_PLACING: the kind in hand */
  int focus_x, focus_y;  /* MARK_PLACING: the cell of the ghost */
} Scene;

/* Places of figures that stand on no feature, instead of a segment. */
#define MIDDLE -1 /* of the tile */
#define BESIDE -2 /* the one in the middle */
#define CORNER -3 /* the lower right one */

#define STANDING(color, x, y, segment) { "follower", color, x, y, segment, false }
#define LYING(color, x, y, segment) { "follower", color, x, y, segment, true }

#define PIECE(piece, color, x, y, segment) { piece, color, x, y, segment, false }

static const Scene scenes[] = {
  { .name = "placing",
    .tiles = "base/D 1,1 r0; base/V 2,1 r0; base/E 1,0 r2; base/U 2,2 r1; base/U 0,1 r0",
    .marks = MARK_PLACING, .hand = "base/K", .focus_x = 3, .focus_y = 1 },
  { .name = "claiming",
    .tiles = "base/E 1,0 r2; base/D 1,1 r0; base/U 0,1 r0; base/V 2,1 r0; base/E 0,0 r3;"
             "base/J 2,2 r2",
    .figures = { STANDING (2, 0, 1, 0) }, .n_figures = 1, .marks = MARK_CLAIMING },
  { .name = "road",
    .tiles = "base/W 0,0 r0; base/U 1,0 r0; base/V 2,0 r0; base/V 2,1 r2; base/T 3,1 r1;"
             "base/V 0,1 r2; base/V 1,1 r0; base/E 3,0 r2",
    .figures = { STANDING (0, 1, 0, 0) }, .n_figures = 1, .marks = MARK_FEATURES },
  { .name = "city",
    .tiles = "base/M 0,0 r2; base/R 1,0 r2; base/N 2,0 r3; base/P 0,1 r1; base/R 1,1 r0;"
             "base/N 2,1 r0",
    .figures = { STANDING (2, 1, 0, 0) }, .n_figures = 1, .marks = MARK_FEATURES },
  { .name = "monastery",
    .tiles = "base/D 0,0 r0; base/U 1,0 r0; base/V 2,0 r0; base/E 0,1 r3; base/B 1,1 r0;"
             "base/U 2,1 r1; base/W 0,2 r0; base/U 1,2 r0; base/V 2,2 r1",
    .figures = { STANDING (1, 1, 1, 0) }, .n_figures = 1 },
  { .name = "fields",
    .tiles = "base/B 0,0 r0; base/E 1,0 r2; base/E 2,0 r1; base/U 0,1 r0; base/D 1,1 r0;"
             "base/V 2,1 r0; base/V 0,2 r0; base/E 1,2 r2; base/U 2,2 r1",
    .figures = { LYING (0, 0, 1, 1), LYING (1, 1, 1, 3) }, .n_figures = 2,
    .marks = MARK_FEATURES },
  { .name = "river",
    .tiles = "river/A 0,0 r0; river/G 1,0 r0; river/J 2,0 r0; river/F 2,1 r0;"
             "river/J 2,2 r2; river/C 3,2 r0; river/B 4,2 r0; base/U 1,1 r0; base/D 3,1 r2;"
             "base/W 0,1 r0; base/V 4,1 r1",
    .marks = MARK_NONE },
  { .name = "river-2",
    .tiles = "river-2/A 0,1 r0; river-2/D 1,1 r0; river-2/I 1,0 r0; river-2/C 0,0 r2;"
             "river-2/F 2,1 r0; river-2/B 3,1 r0; base/E 4,1 r3; base/V 2,0 r2; base/V 3,0 r1;"
             "base/V 4,0 r2" },
  { .name = "abbot",
    .tiles = "base-gardens/U-garden 1,1 r0; base/A 0,1 r3; base-gardens/V-garden 2,1 r0; base/E 1,0 r0;"
             "base/V 0,0 r1; base/E 2,0 r1; base/V 2,2 r2; base-gardens/E-garden 1,2 r2;"
             "base/V 0,2 r0",
    .figures = { PIECE ("abbot", 4, 1, 1, 1) }, .n_figures = 1 },
  { .name = "inn",
    .tiles = "base/W 0,0 r0; inns-and-cathedrals/O 1,0 r0; base/U 2,0 r0; base/V 3,0 r0;"
             "base/V 0,1 r1; base/E 1,1 r1; base/E 2,1 r3; base/A 3,1 r2",
    .figures = { PIECE ("large", 0, 2, 0, 0) }, .n_figures = 1, .marks = MARK_FEATURES },
  { .name = "cathedral",
    .tiles = "inns-and-cathedrals/A 1,1 r0; base/E 1,0 r2; base/E 1,2 r0; base/E 0,1 r1;"
             "base/E 2,1 r3; base/V 0,0 r1; base/V 2,0 r2; base/V 0,2 r0; base/V 2,2 r3",
    .figures = { STANDING (1, 1, 2, 0) }, .n_figures = 1 },
  { .name = "goods",
    .tiles = "traders-and-builders/K 0,0 r2; traders-and-builders/U 1,0 r3;"
             "traders-and-builders/B 0,1 r1; traders-and-builders/A 1,1 r0" },
  { .name = "builder",
    .tiles = "base/V 0,0 r3; base/U 1,0 r0; base/U 2,0 r0; base/V 3,0 r0; base/W 0,1 r1;"
             "base/E 1,1 r1; base/E 2,1 r3; base/U 3,1 r1",
    .figures = { STANDING (0, 1, 0, 0), PIECE ("builder", 0, 2, 0, 0),
                 LYING (2, 1, 1, 1), PIECE ("pig", 2, 2, 1, 1) },
    .n_figures = 4 },
  { .name = "dragon",
    .tiles = "princess-and-dragon/A 0,0 r0; princess-and-dragon/P 1,0 r1; base/B 2,0 r0;"
             "base/E 0,1 r1; base/D 1,1 r3; base/V 2,1 r3",
    .figures = { PIECE ("dragon", 0, 0, 0, MIDDLE), STANDING (2, 0, 1, 0),
                 STANDING (1, 2, 0, 0), PIECE ("fairy", 0, 2, 0, BESIDE) },
    .n_figures = 4 },
  { .name = "abbey",
    .tiles = "base/U 1,0 r1; base/V 0,0 r1; base/V 2,0 r2; base/E 0,1 r1; base/U 2,1 r0;"
             "base/E 1,2 r2; base/V 0,2 r0; base/V 2,2 r3; abbey-and-mayor/abbey 1,1 r0",
    .figures = { STANDING (2, 1, 1, 0), STANDING (0, 1, 0, 0) }, .n_figures = 2 },
  { .name = "barn",
    .tiles = "base/E 0,0 r1; base/E 1,0 r3; base/B 2,0 r0; base/V 0,1 r0; base/V 1,1 r3;"
             "base/U 2,1 r0; base/V 3,0 r2; base/V 3,1 r0",
    .figures = { PIECE ("barn", 0, 1, 0, CORNER), PIECE ("wagon", 1, 2, 1, 0) },
    .n_figures = 2 },
  { .name = "king",
    .tiles = "king-and-robber-baron/E 1,1 r0; base/E 1,0 r2; base/E 1,2 r0; base/E 0,1 r1;"
             "base/M 2,1 r3; base/E 2,2 r0; base/V 0,0 r1; base/V 2,0 r2; base/V 0,2 r0",
    .figures = { STANDING (0, 1, 0, 0), STANDING (1, 0, 1, 0) }, .n_figures = 2,
    .marks = MARK_FEATURES },
};

/* Where in its cell a figure stands, in tiles. */
static void
figure_place (const BastidePlacedFigure *figure, const BastidePlacedTile *tile, double *u,
              double *v)
{
  BastideGeometry *geometry;

  *u = *v = figure->segment == CORNER ? 1 : figure->segment == BESIDE ? 0.76 : 0.5;
  if (figure->segment < 0)
    return;
  geometry = bastide_geometry_new (tile->tile, tile->rot,
                                   bastide_tile_variant (tile->x, tile->y));
  bastide_geometry_anchor (geometry, figure->segment, u, v);
  bastide_geometry_free (geometry);
}

static void
use_cell (cairo_t *cr, int x, int y, BastideBounds bounds)
{
  cairo_save (cr);
  cairo_translate (cr, (x - bounds.x) * CELL, (y - bounds.y) * CELL);
}

static void
mark_feature (cairo_t *cr, const FigureBoard *board, const BastidePlacedFigure *figure,
              BastideBounds bounds, const BastidePalette *palette)
{
  uint16_t found[FIGURE_MAX_TILES];

  figure_board_feature (board, figure->x, figure->y, figure->segment, found);
  for (int i = 0; i < board->n_tiles; i++)
    for (int s = 0; s < board->tiles[i].tile->n_segments; s++)
      if (found[i] & (1u << s))
        {
          const BastidePlacedTile *tile = &board->tiles[i];
          BastideGeometry *geometry = bastide_geometry_new (
            tile->tile, tile->rot, bastide_tile_variant (tile->x, tile->y));
          use_cell (cr, tile->x, tile->y, bounds);
          bastide_draw_segment_highlight (cr, geometry, s, CELL, figure->color, palette);
          cairo_restore (cr);
          bastide_geometry_free (geometry);
        }
}

static void
draw_ghost (cairo_t *cr, const BstTile *kind, int rot, int variant,
            const BastidePalette *palette)
{
  cairo_push_group (cr);
  bastide_draw_tile (cr, kind, rot, variant, CELL, palette);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, BASTIDE_GHOST_ALPHA);
  bastide_draw_ghost_frame (cr, CELL, true, palette);
}

static void
mark_placing (cairo_t *cr, const FigureBoard *board, const Scene *scene,
              BastideBounds bounds, const BastidePalette *palette)
{
  const BstTile *hand = figure_board_kind (board, scene->hand);

  for (int y = bounds.y; y < bounds.y + bounds.height; y++)
    for (int x = bounds.x; x < bounds.x + bounds.width; x++)
      {
        int rot = 0, n = figure_board_fits (board, hand, x, y, &rot);
        if (n == 0)
          continue;
        use_cell (cr, x, y, bounds);
        if (x == scene->focus_x && y == scene->focus_y)
          draw_ghost (cr, hand, rot, bastide_tile_variant (x, y), palette);
        else
          {
            bastide_draw_legal_cell (cr, CELL, palette);
            bastide_draw_rotation_ticks (cr, CELL, n, palette);
          }
        cairo_restore (cr);
      }
}

static bool
is_taken (const FigureBoard *board, const Scene *scene, const BastidePlacedTile *tile,
          int segment)
{
  uint16_t found[FIGURE_MAX_TILES];

  figure_board_feature (board, tile->x, tile->y, segment, found);
  for (int f = 0; f < scene->n_figures; f++)
    for (int i = 0; i < board->n_tiles; i++)
      if (board->tiles[i].x == scene->figures[f].x
          && board->tiles[i].y == scene->figures[f].y
          && (found[i] & (1u << scene->figures[f].segment)))
        return true;
  return false;
}

static void
mark_claiming (cairo_t *cr, const FigureBoard *board, const Scene *scene,
               BastideBounds bounds, const BastidePalette *palette)
{
  const BastidePlacedTile *last = &board->tiles[board->n_tiles - 1];
  BastideGeometry *geometry = bastide_geometry_new (
    last->tile, last->rot, bastide_tile_variant (last->x, last->y));
  bool focused = true;

  use_cell (cr, last->x, last->y, bounds);
  bastide_draw_last_move (cr, CELL, 0, palette);
  for (int s = 0; s < last->tile->n_segments; s++)
    {
      double u, v;
      if (is_taken (board, scene, last, s))
        continue;
      bastide_geometry_anchor (geometry, s, &u, &v);
      bastide_draw_claim_spot (cr, u, v, CELL, 0, focused, palette);
      focused = false;
    }
  cairo_restore (cr);
  bastide_geometry_free (geometry);
}

static void
draw_marks (cairo_t *cr, const FigureBoard *board, const Scene *scene,
            BastideBounds bounds, const BastidePalette *palette)
{
  switch (scene->marks)
    {
    case MARK_NONE:
    case MARK_FEATURES:
      break;
    case MARK_PLACING:
      mark_placing (cr, board, scene, bounds, palette);
      break;
    case MARK_CLAIMING:
      mark_claiming (cr, board, scene, bounds, palette);
      break;
    }
}

static BastideBounds
scene_bounds (const FigureBoard *board, const Scene *scene)
{
  BastideBounds bounds = bastide_landscape_bounds (board->tiles, (size_t) board->n_tiles);

  /* Cells where a tile could be laid lie around the landscape. */
  if (scene->marks == MARK_PLACING)
    bounds = (BastideBounds) { bounds.x - 1, bounds.y - 1, bounds.width + 2,
                               bounds.height + 2 };
  return bounds;
}

static void
draw_scene (cairo_t *cr, const FigureBoard *board, const Scene *scene,
            BastideBounds bounds, const BastidePalette *palette)
{
  BastideBounds inner = bastide_landscape_bounds (board->tiles, (size_t) board->n_tiles);
  size_t n = (size_t) board->n_tiles;

  cairo_translate (cr, MARGIN, MARGIN);
  use_cell (cr, inner.x, inner.y, bounds);
  bastide_draw_landscape (cr, board->tiles, n, NULL, 0, CELL, palette);
  cairo_restore (cr);
  if (scene->marks == MARK_FEATURES)
    for (int f = 0; f < scene->n_figures; f++)
      mark_feature (cr, board, &scene->figures[f], bounds, palette);
  draw_marks (cr, board, scene, bounds, palette);
  for (int f = 0; f < scene->n_figures; f++)
    {
      const BastidePlacedFigure *figure = &scene->figures[f];
      for (int i = 0; i < board->n_tiles; i++)
        if (board->tiles[i].x == figure->x && board->tiles[i].y == figure->y)
          {
            double u, v;

            figure_place (figure, &board->tiles[i], &u, &v);
            use_cell (cr, figure->x, figure->y, bounds);
            bastide_draw_figure (cr, figure->piece, figure->lying, figure->color,
                                 u * CELL, v * CELL, CELL * BASTIDE_FIGURE_HEIGHT,
                                 palette, false);
            cairo_restore (cr);
          }
    }
}

static bool
write_scene (const Scene *scene, FigureBoard *board, const char *folder)
{
  const BastidePalette *palette = bastide_palette_get (BASTIDE_PALETTE_LIGHT);
  cairo_surface_t *surface;
  BastideBounds bounds;
  char path[4096];
  bool good;
  cairo_t *cr;

  board->n_tiles = 0;
  figure_board_place (board, scene->tiles);
  bounds = scene_bounds (board, scene);
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24,
                                        bounds.width * CELL + 2 * MARGIN,
                                        bounds.height * CELL + 2 * MARGIN);
  cr = cairo_create (surface);
  double rgb[3];
  bastide_palette_table (palette, rgb);
  cairo_set_source_rgb (cr, rgb[0], rgb[1], rgb[2]);
  cairo_paint (cr);
  draw_scene (cr, board, scene, bounds, palette);
  cairo_destroy (cr);
  snprintf (path, sizeof path, "%s/%s.png", folder, scene->name);
  good = cairo_surface_write_to_png (surface, path) == CAIRO_STATUS_SUCCESS;
  if (!good)
    fprintf (stderr, "figures: cannot write %s\n", path);
  cairo_surface_destroy (surface);
  return good;
}

int
main (int argc, char **argv)
{
  FigureBoard *board = calloc (1, sizeof *board);
  bool good = board != NULL && argc > 2;

  for (int i = 2; good && i < argc; i++)
    figure_board_load (board, argv[i]);
  for (size_t i = 0; good && i < sizeof scenes / sizeof *scenes; i++)
    good = write_scene (&scenes[i], board, argv[1]);
  free (board);
  return good ? 0 : 1;
}
