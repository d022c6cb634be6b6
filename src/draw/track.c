/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "track.h"

#include <stdio.h>

#include "brush-private.h"
#include "figure.h"

#define COLUMNS 16 /* along the top and bottom, corners included */
#define ROWS 11    /* along the sides, corners included: 2 * (16 + 11) - 4 = 50 */

/* Column and row of a space; 0 is in the north-west, then clockwise. */
static void
space_cell (int space, int *column, int *row)
{
  const int right = COLUMNS - 1, down = ROWS - 1;

  if (space < right)
    *column = space, *row = 0;
  else if (space < right + down)
    *column = right, *row = space - right;
  else if (space < 2 * right + down)
    *column = right - (space - right - down), *row = down;
  else
    *column = 0, *row = down - (space - 2 * right - down);
}

static void
text_at (cairo_t *cr, const char *text, double x, double y, double size)
{
  cairo_text_extents_t e;

  cairo_select_font_face (cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL,
                          CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size (cr, size);
  cairo_text_extents (cr, text, &e);
  cairo_move_to (cr, x - e.width / 2 - e.x_bearing, y - e.height / 2 - e.y_bearing);
  cairo_show_text (cr, text);
}

static void
paint_space (cairo_t *cr, int space, double w, double h, const BastidePalette *pal)
{
  int column, row;
  char number[8];
  double gap = fmin (w, h) * 0.07;
  bool round_number = space % 5 == 0;

  space_cell (space, &column, &row);
  double x = column * w + gap, y = row * h + gap;
  rounded_rectangle (cr, x, y, w - 2 * gap, h - 2 * gap, fmin (w, h) * 0.16);
  ink (cr, round_number ? pal->sand : pal->street, 1);
  cairo_fill_preserve (cr);
  ink (cr, pal->road_edge, 1);
  cairo_set_line_width (cr, fmax (1, fmin (w, h) * 0.03));
  cairo_stroke (cr);
  if (!round_number && fmin (w, h) < 22)
    return;
  snprintf (number, sizeof number, "%d", space);
  ink (cr, pal->ink, round_number ? 1 : 0.75);
  text_at (cr, number, (column + 0.5) * w, (row + 0.5) * h, fmin (w, h) * 0.36);
}

/* The laps of a marker, as a badge at its shoulder. */
static void
paint_laps (cairo_t *cr, int laps, Vec at, double r, const BastidePalette *pal)
{
  char text[16];

  snprintf (text, sizeof text, "+%d", laps * BASTIDE_TRACK_SPACES);
  cairo_new_path (cr);
  rounded_rectangle (cr, at.x - r * 1.35, at.y - r * 0.75, r * 2.7, r * 1.5, r * 0.7);
  ink (cr, pal->figure_ink, 1);
  cairo_fill (cr);
  ink (cr, pal->halo, 1);
  text_at (cr, text, at.x, at.y, r * 1.1);
}

/* Markers on one space stand in a row that overlaps as little as it can. */
static void
paint_marker (cairo_t *cr, int score, int color, int place, int crowd, double w, double h,
              const BastidePalette *pal)
{
  int column, row, space = (score % BASTIDE_TRACK_SPACES + BASTIDE_TRACK_SPACES)
                           % BASTIDE_TRACK_SPACES;
  double cell = fmin (w, h), tall = cell * (crowd > 3 ? 0.62 : crowd > 1 ? 0.76 : 0.95);
  double spread = crowd > 1 ? fmin (tall * 0.62, (w * 1.15) / crowd) : 0;

  space_cell (space, &column, &row);
  Vec at = vec ((column + 0.5) * w + (place - (crowd - 1) / 2.0) * spread,
                (row + 0.5) * h + (crowd > 3 && place & 1 ? cell * 0.2 : 0));
  bastide_draw_figure (cr, "follower", false, color, at.x, at.y, tall, pal, false);
  if (score >= BASTIDE_TRACK_SPACES)
    paint_laps (cr, score / BASTIDE_TRACK_SPACES, v_add (at, vec (tall * 0.2, -tall * 0.48)),
                fmax (6, tall * 0.25), pal);
}

void
bastide_draw_track (cairo_t *cr, double width, double height, const int *scores,
                    const int *colors, int n, const BastidePalette *pal)
{
  double w = width / COLUMNS, h = height / ROWS;

  cairo_save (cr);
  cairo_new_path (cr);
  for (int i = 0; i < BASTIDE_TRACK_SPACES; i++)
    paint_space (cr, i, w, h, pal);
  for (int i = 0; i < n; i++)
    {
      int place = 0, crowd = 0, space = scores[i] % BASTIDE_TRACK_SPACES;
      for (int k = 0; k < n; k++)
        if (scores[k] % BASTIDE_TRACK_SPACES == space)
          {
            place += k < i;
            crowd++;
          }
      paint_marker (cr, scores[i], colors[i], place, crowd, w, h, pal);
    }
  cairo_restore (cr);
}
