/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "figure.h"

#include <string.h>

#include "figure-private.h"

#define DRAGON_RED 0xB5362E
#define FAIRY_ROSE 0xC98BB9
#define TOKEN_GOLD 0xEDBE4C /* for shades; tokens have colors of their own */

static const FigureKind kinds[] = {
  { "follower", 1, false, true, 0, 0.40, 0.5, _bastide_wayfarer_outline,
    _bastide_wayfarer_paint },
  { "large", 1.28, false, true, 0, 0.40, 0.5, _bastide_wayfarer_outline,
    _bastide_wayfarer_paint },
  { "abbot", 1, false, false, 0, 0.38, 0.48, _bastide_abbot_outline, _bastide_abbot_paint },
  { "builder", 0.92, false, false, 0, 0.38, 0.48, _bastide_builder_outline,
    _bastide_builder_paint },
  { "mayor", 1.05, false, false, 0, 0.40, 0.53, _bastide_mayor_outline, _bastide_mayor_paint },
  { "pig", 0.86, false, false, 0, 0.46, 0.28, _bastide_pig_outline, _bastide_pig_paint },
  { "wagon", 0.98, false, false, 0, 0.50, 0.35, _bastide_wagon_outline, _bastide_wagon_paint },
  { "barn", 1.02, false, false, 0, 0.48, 0.40, _bastide_barn_outline, _bastide_barn_paint },
  { "dragon", 1.35, true, false, DRAGON_RED, 0.56, 0.45, _bastide_dragon_outline,
    _bastide_dragon_paint },
  { "fairy", 0.95, true, false, FAIRY_ROSE, 0.30, 0.42, _bastide_fairy_outline,
    _bastide_fairy_paint },
  { "king", 0.9, true, false, TOKEN_GOLD, 0.44, 0.45, _bastide_king_outline,
    _bastide_king_paint },
  { "robber-baron", 0.92, true, false, TOKEN_GOLD, 0.38, 0.46, _bastide_robber_outline,
    _bastide_robber_paint },
  { "wine", 0.9, true, false, TOKEN_GOLD, 0.38, 0.4, _bastide_wine_outline,
    _bastide_wine_paint },
  { "grain", 0.9, true, false, TOKEN_GOLD, 0.34, 0.45, _bastide_grain_outline,
    _bastide_grain_paint },
  { "cloth", 0.95, true, false, TOKEN_GOLD, 0.46, 0.26, _bastide_cloth_outline,
    _bastide_cloth_paint },
  { "abbey", 0.86, true, false, TOKEN_GOLD, 0.46, 0.46, _bastide_abbey_outline,
    _bastide_abbey_paint },
};

static const FigureKind lying_kind
    = { "lying", 1, false, true, 0, 0.56, 0.22, _bastide_lying_outline, _bastide_lying_paint };

const char *
bastide_figure_word (size_t i)
{
  return i < sizeof kinds / sizeof kinds[0] ? kinds[i].word : NULL;
}

static const FigureKind *
find_kind (const char *piece)
{
  for (size_t i = 0; piece && i < sizeof kinds / sizeof kinds[0]; i++)
    if (!strcmp (kinds[i].word, piece))
      return &kinds[i];
  return &kinds[0];
}

static void
paint_shadow (cairo_t *cr, const FigureKind *kind, const BastidePalette *pal)
{
  bool lying = kind == &lying_kind;

  cairo_new_path (cr);
  oval (cr, lying ? vec (0.08, -0.02) : vec (0.10, -0.005), kind->shadow,
        lying ? 0.12 : 0.10);
  ink (cr, pal->shadow, 0.28);
  cairo_fill (cr);
}

/* The ring around the figure that was placed last. */
static void
paint_ring (cairo_t *cr, const FigureKind *kind, double line, const BastidePalette *pal)
{
  bool lying = kind == &lying_kind;

  cairo_new_path (cr);
  oval (cr, vec (0, lying ? -0.03 : -0.01), kind->shadow + (lying ? 0.14 : 0.10),
        lying ? 0.24 : 0.20);
  ink (cr, pal->figure_ink, 1);
  cairo_set_line_width (cr, 0.06 + 2 * line);
  cairo_stroke_preserve (cr);
  ink (cr, pal->gold, 1);
  cairo_set_line_width (cr, 0.06);
  cairo_stroke (cr);
}

void
bastide_draw_figure (cairo_t *cr, const char *piece, bool lying, int color, double cx,
                     double cy, double height_px, const BastidePalette *palette, bool last)
{
  const FigureKind *kind = find_kind (piece);
  double tall = height_px * kind->scale;
  uint32_t rgb = kind->neutral ? kind->color : _bastide_player_rgb (color);

  if (!(tall > 0))
    return;
  if (lying && kind->lies)
    kind = &lying_kind;
  Pen pen = { .cr = cr, .line = fmax (0.9, tall * 0.026) / tall, .player = color,
              .color = rgb, .dark = _bastide_blend (rgb, palette->figure_ink, 0.42),
              .light = _bastide_blend (rgb, palette->halo, 0.34),
              .ink = palette->figure_ink, .pal = palette };

  cairo_save (cr);
  cairo_translate (cr, cx, cy);
  cairo_scale (cr, tall, tall);
  cairo_translate (cr, 0, kind->middle);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  paint_shadow (cr, kind, palette);
  if (last)
    paint_ring (cr, kind, pen.line, palette);
  for (int pass = 0; pass < 2; pass++)
    {
      cairo_new_path (cr);
      kind->outline (cr);
      pen_stroke (&pen, pass ? pen.ink : palette->halo, (pass ? 2 : 4.2) * pen.line);
    }
  cairo_new_path (cr);
  kind->paint (&pen);
  cairo_restore (cr);
}
