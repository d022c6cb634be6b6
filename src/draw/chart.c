/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "chart.h"

#include <stdio.h>

#include "brush-private.h"

/* Where the plot lies, and what a score and a turn measure. */
typedef struct
{
  double left, top, width, height, font;
  int highest, n_points;
} Plot;

static const double dashes[BASTIDE_N_PLAYER_COLORS][4] = {
  { 0 }, { 8, 4, 0, 0 }, { 2, 3, 0, 0 }, { 10, 3, 2, 3 },
  { 14, 5, 0, 0 }, { 5, 2, 0, 0 }, { 4, 6, 0, 0 }, { 12, 3, 5, 3 },
};

/* The next of 5, 10, 20, 25, 50, 100... that makes at most five steps. */
static int
step_for (int highest)
{
  static const int nice[] = { 1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000 };

  for (size_t i = 0; i < sizeof nice / sizeof nice[0]; i++)
    if (highest <= nice[i] * 5)
      return nice[i];
  return highest / 5 + 1;
}

static Vec
point (const Plot *p, int turn, int score)
{
  double x = p->n_points > 1 ? (double) turn / (p->n_points - 1) : 0;

  return vec (p->left + x * p->width, p->top + p->height * (1 - (double) score / p->highest));
}

static void
label (cairo_t *cr, const char *text, double x, double y, bool right, double size)
{
  cairo_text_extents_t e;

  cairo_set_font_size (cr, size);
  cairo_text_extents (cr, text, &e);
  cairo_move_to (cr, right ? x - e.x_advance : x, y - e.height / 2 - e.y_bearing);
  cairo_show_text (cr, text);
}

static void
paint_grid (cairo_t *cr, const Plot *p, int step, const BastidePalette *pal)
{
  char text[16];
  uint32_t writing = pal->lit ? pal->cream : pal->ink;

  cairo_set_line_width (cr, 1);
  for (int score = 0; score <= p->highest; score += step)
    {
      double y = round (point (p, 0, score).y) + 0.5;
      segment_line (cr, vec (p->left, y), vec (p->left + p->width, y));
      ink (cr, pal->frame, score ? 0.45 : 1);
      cairo_stroke (cr);
      snprintf (text, sizeof text, "%d", score);
      ink (cr, writing, 1);
      label (cr, text, p->left - p->font * 0.5, y, true, p->font);
    }
}

static void
trace (cairo_t *cr, const Plot *p, const int *row)
{
  cairo_new_path (cr);
  for (int i = 0; i < p->n_points; i++)
    {
      Vec q = point (p, i, row[i]);
      cairo_line_to (cr, q.x, q.y);
    }
}

static void
paint_line (cairo_t *cr, const Plot *p, const int *row, int color, const BastidePalette *pal)
{
  double width = fmax (2, p->font * 0.2), scaled[4];
  int index = (color % BASTIDE_N_PLAYER_COLORS + BASTIDE_N_PLAYER_COLORS)
              % BASTIDE_N_PLAYER_COLORS;
  int n = dashes[index][2] > 0 ? 4 : dashes[index][0] > 0 ? 2 : 0;

  for (int i = 0; i < n; i++)
    scaled[i] = dashes[index][i] * width / 2;
  trace (cr, p, row);
  ink (cr, pal->table, 0.85);
  cairo_set_line_width (cr, width * 2.2);
  cairo_stroke (cr);
  trace (cr, p, row);
  cairo_set_dash (cr, scaled, n, 0);
  /* On a dark ground the darker colors need some light. */
  ink (cr, _bastide_blend (_bastide_player_rgb (color), pal->cream, pal->lit ? 0.35 : 0), 1);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

/* A disc with the letter of the color at the end of its line. */
static void
paint_end (cairo_t *cr, const Plot *p, double y, int color, const BastidePalette *pal)
{
  char text[2] = { bastide_player_letter (color), '\0' };
  double r = p->font * 0.72, x = p->left + p->width + p->font * 1.1;
  uint32_t rgb = _bastide_player_rgb (color);
  double light = 0.3 * (rgb >> 16 & 255) + 0.59 * (rgb >> 8 & 255) + 0.11 * (rgb & 255);
  cairo_text_extents_t e;

  cairo_new_path (cr);
  oval (cr, vec (x, y), r, r);
  ink (cr, rgb, 1);
  cairo_fill_preserve (cr);
  ink (cr, pal->lit ? pal->cream : pal->figure_ink, 1);
  cairo_set_line_width (cr, fmax (1, p->font * 0.08));
  cairo_stroke (cr);
  cairo_set_font_size (cr, p->font);
  cairo_text_extents (cr, text, &e);
  ink (cr, light > 130 ? pal->figure_ink : pal->halo, 1);
  cairo_move_to (cr, x - e.width / 2 - e.x_bearing, y - e.height / 2 - e.y_bearing);
  cairo_show_text (cr, text);
}

/* The players by their last scores, the lowest first. */
static void
rank_ends (const Plot *p, const int *series, int n, int *ranked)
{
  for (int i = 0; i < n; i++)
    {
      int score = series[i * p->n_points + p->n_points - 1], below = 0;

      for (int k = 0; k < n; k++)
        {
          int other = series[k * p->n_points + p->n_points - 1];

          below += other < score || (other == score && k < i);
        }
      ranked[below] = i;
    }
}

/* Up from the lowest line, and then down again from the upper edge. */
static void
paint_ends (cairo_t *cr, const Plot *p, const int *series, int n, const int *colors,
            const BastidePalette *pal)
{
  int ranked[BASTIDE_N_PLAYER_COLORS];
  double y[BASTIDE_N_PLAYER_COLORS], apart = p->font * 1.55;

  n = n < BASTIDE_N_PLAYER_COLORS ? n : BASTIDE_N_PLAYER_COLORS;
  rank_ends (p, series, n, ranked);
  for (int i = 0; i < n; i++)
    {
      y[i] = point (p, p->n_points - 1, series[(ranked[i] + 1) * p->n_points - 1]).y;
      if (i > 0)
        y[i] = fmin (y[i], y[i - 1] - apart);
    }
  for (int i = n - 1; i >= 0; i--)
    {
      y[i] = fmax (y[i], i < n - 1 ? y[i + 1] + apart : p->top);
      paint_end (cr, p, y[i], colors[ranked[i]], pal);
    }
}

void
bastide_draw_chart (cairo_t *cr, double width, double height, const int *series,
                    int n_players, int n_points, const int *colors,
                    const BastidePalette *palette)
{
  int highest = 5;

  if (n_players < 1 || n_points < 1)
    return;
  for (int i = 0; i < n_players * n_points; i++)
    highest = series[i] > highest ? series[i] : highest;
  int step = step_for (highest);
  double font = fmax (9, fmin (16, fmin (width / 30, height / 14)));
  Plot p = { .left = font * 2.8, .top = font * 1.2, .width = width - font * 5,
             .height = height - font * 2.4, .font = font,
             .highest = (highest + step - 1) / step * step, .n_points = n_points };

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_select_font_face (cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL,
                          CAIRO_FONT_WEIGHT_NORMAL);
  paint_grid (cr, &p, step, palette);
  for (int i = 0; i < n_players; i++)
    paint_line (cr, &p, series + i * n_points, colors[i], palette);
  cairo_select_font_face (cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL,
                          CAIRO_FONT_WEIGHT_BOLD);
  paint_ends (cr, &p, series, n_players, colors, palette);
  cairo_restore (cr);
}
