/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <cairo-svg.h>
#include <math.h>
#include <string.h>

#include "figure.h"
#include "landscape.h"
#include "tile-painter.h"

#include "cli-files.h"

#define FIGURE_ROWS 4

static char *sheet, *position, *palette_name, *output;
static gboolean all_figures;
static int size = 128, rotation;

/* Pictures larger than this are a slip of the pen. */
#define MAX_SIZE 1024
#define MAX_SIDE 30000

static const BastidePalette *
find_palette (void)
{
  static const char *const names[] = { "light", "dark", "contrast" };

  for (int i = 0; i < BASTIDE_N_PALETTES; i++)
    if (palette_name == NULL || g_str_equal (palette_name, names[i]))
      return bastide_palette_get ((BastidePaletteId) i);
  return NULL;
}

/* ---- The picture ---- */

static GByteArray *picture; /* the file to be */

static cairo_status_t
take_bytes (void *closure, const unsigned char *data, unsigned length)
{
  g_byte_array_append (picture, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *
new_surface (int width, int height)
{
  picture = g_byte_array_new ();
  if (g_str_has_suffix (output, ".svg"))
    return cairo_svg_surface_create_for_stream (take_bytes, NULL, width, height);
  return cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
}

static cairo_t *
begin_picture (int width, int height, const BastidePalette *palette)
{
  cairo_surface_t *surface = new_surface (width, height);
  cairo_t *cr = cairo_create (surface);
  double rgb[3];

  bastide_palette_table (palette, rgb);
  cairo_set_source_rgb (cr, rgb[0], rgb[1], rgb[2]);
  cairo_paint (cr);
  cairo_surface_destroy (surface);
  return cr;
}

/* The file is whole or as it was before. */
static CliStatus
write_picture (void)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (output);
  g_autoptr (GError) error = NULL;

  if (g_file_replace_contents (file, (const char *) picture->data, picture->len, NULL, FALSE,
                               G_FILE_CREATE_NONE, NULL, NULL, &error))
    return CLI_GOOD;
  cli_error ("%s cannot be written: %s", output, error->message);
  return CLI_REFUSED;
}

static CliStatus
end_picture (cairo_t *cr)
{
  cairo_surface_t *surface = cairo_get_target (cr);
  cairo_status_t status = cairo_status (cr);
  CliStatus result;

  if (status == CAIRO_STATUS_SUCCESS && g_str_has_suffix (output, ".png"))
    status = cairo_surface_write_to_png_stream (surface, take_bytes, NULL);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_destroy (cr);
  if (status == CAIRO_STATUS_SUCCESS)
    result = write_picture ();
  else
    {
      cli_error ("%s cannot be drawn: %s", output, cairo_status_to_string (status));
      result = CLI_REFUSED;
    }
  g_clear_pointer (&picture, g_byte_array_unref);
  return result;
}

static CliStatus
too_large (void)
{
  return cli_usage_error ("render", "The picture would be too large; choose a smaller --size");
}

/* ---- A tile set ---- */

static CliStatus
render_sheet (const BastidePalette *palette)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BastideTileSet) set = cli_find_tile_set (sheet, &error);
  int gap = MAX (size / 12, 2), columns, rows;
  const BstTile *kinds;
  guint n;
  cairo_t *cr;

  if (set == NULL)
    {
      cli_error ("%s", error->message);
      return CLI_REFUSED;
    }
  kinds = bastide_tile_set_get_kinds (set, &n);
  columns = (int) ceil (sqrt ((double) n * 1.5));
  rows = ((int) n + columns - 1) / columns;
  if (MAX (columns, rows) * (size + gap) + gap > MAX_SIDE)
    return too_large ();
  cr = begin_picture (columns * (size + gap) + gap, rows * (size + gap) + gap, palette);
  for (int i = 0; i < (int) n; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, gap + i % columns * (size + gap), gap + i / columns * (size + gap));
      bastide_draw_tile (cr, &kinds[i], rotation, i % BASTIDE_N_TILE_VARIANTS, size, palette);
      cairo_restore (cr);
    }
  return end_picture (cr);
}

/* ---- Figures and tokens ---- */

/* A row for each of some players, the size that of a standing follower; the
 * first column is the lying form. */
static CliStatus
render_figures (const BastidePalette *palette)
{
  int cell = size * 3 / 2, n = 0;
  cairo_t *cr;

  while (bastide_figure_word ((gsize) n) != NULL)
    n++;
  if ((n + 1) * cell > MAX_SIDE)
    return too_large ();
  cr = begin_picture ((n + 1) * cell, FIGURE_ROWS * cell, palette);
  for (int row = 0; row < FIGURE_ROWS; row++)
    for (int i = 0; i <= n; i++)
      bastide_draw_figure (cr, i > 0 ? bastide_figure_word ((gsize) i - 1) : "follower",
                           i == 0, row, (i + 0.5) * cell, (row + 0.5) * cell, size, palette,
                           row == 1);
  return end_picture (cr);
}

/* ---- A position ---- */

typedef struct
{
  GArray *tiles;   /* BastidePlacedTile */
  GArray *figures; /* BastidePlacedFigure */
  BastideSetup *setup;
} Position;

static void
take_figures (Position *self, const BstState *state)
{
  for (gsize i = 0; i < bst_state_n_pieces (state); i++)
    {
      BstPiece piece = bst_state_piece (state, i);
      BastidePlacedFigure figure = { .segment = -1 };
      BstPlaced placed;

      if (piece.place != BST_AT_SEGMENT && piece.place != BST_AT_CORNER
          && piece.place != BST_AT_CELL)
        continue;
      placed = bst_state_tile (state, piece.tile);
      figure.piece = bst_setup_piece_name (bst_state_setup (state), piece.kind);
      figure.color = (int) bastide_setup_get_color (self->setup, piece.seat);
      figure.x = placed.x;
      figure.y = placed.y;
      if (piece.place == BST_AT_SEGMENT)
        {
          figure.segment = bst_segment_slot (state, piece.segment);
          figure.lying = bst_segment_def (state, piece.segment)->kind == BST_FEATURE_FIELD;
        }
      else if (piece.place == BST_AT_CORNER)
        figure.segment = BST_SLOT_CORNER + piece.corner;
      g_array_append_val (self->figures, figure);
    }
}

/* Called after each move: what is left at the end is the last position. */
static gboolean
take_position (guint move, const char *text, const BstState *state, const BstAction *action,
               const BstEvent *events, gsize n_events, gpointer user_data)
{
  Position *self = user_data;

  g_array_set_size (self->tiles, 0);
  g_array_set_size (self->figures, 0);
  for (gsize i = 0; i < bst_state_n_tiles (state); i++)
    {
      BstPlaced placed = bst_state_tile (state, (BstTileId) i);
      BastidePlacedTile tile = { bst_setup_kind (bst_state_setup (state), placed.kind),
                                 placed.x, placed.y, placed.rot };

      g_array_append_val (self->tiles, tile);
    }
  take_figures (self, state);
  return TRUE;
}

static CliStatus
draw_position (const Position *self, const BastidePalette *palette)
{
  const BastidePlacedTile *tiles = (gpointer) self->tiles->data;
  BastideBounds bounds = bastide_landscape_bounds (tiles, self->tiles->len);
  int gap = size / 4;
  cairo_t *cr;

  if (MAX (bounds.width, bounds.height) * size + 2 * gap > MAX_SIDE)
    return too_large ();
  cr = begin_picture (bounds.width * size + 2 * gap, bounds.height * size + 2 * gap, palette);
  cairo_translate (cr, gap, gap);
  bastide_draw_landscape (cr, tiles, self->tiles->len, (gpointer) self->figures->data,
                          self->figures->len, size, palette);
  return end_picture (cr);
}

static CliStatus
render_position (const BastidePalette *palette)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BastideSave) save = cli_load_save (position, &error);
  g_autoptr (GArray) tiles = g_array_new (FALSE, FALSE, sizeof (BastidePlacedTile));
  g_autoptr (GArray) figures = g_array_new (FALSE, FALSE, sizeof (BastidePlacedFigure));
  Position self = { tiles, figures, NULL };

  if (save != NULL)
    self.setup = bastide_save_get_setup (save);
  if (save == NULL || !bastide_save_replay (save, take_position, &self, &error))
    {
      cli_error ("%s", error->message);
      return CLI_REFUSED;
    }
  return draw_position (&self, palette);
}

static CliStatus
render (int argc, char **argv)
{
  const BastidePalette *palette = find_palette ();

  if (argc > 1)
    return cli_usage_error ("render", "“%s” is not an option", argv[1]);
  if ((sheet != NULL) + (position != NULL) + all_figures != 1)
    return cli_usage_error ("render", "Give one of --sheet, --position and --figures");
  if (output == NULL)
    return cli_usage_error ("render", "Give the picture's name with --output");
  if (!g_str_has_suffix (output, ".png") && !g_str_has_suffix (output, ".svg"))
    return cli_usage_error ("render", "“%s” ends neither in .png nor in .svg", output);
  if (palette == NULL)
    return cli_usage_error ("render", "“%s” is none of light, dark and contrast",
                            palette_name);
  if (size < 8 || size > MAX_SIZE)
    return cli_usage_error ("render", "The size must be from 8 to %d pixels", MAX_SIZE);
  if (rotation < 0 || rotation > 3)
    return cli_usage_error ("render", "The rotation must be from 0 to 3 quarter turns");
  if (all_figures)
    return render_figures (palette);
  return sheet != NULL ? render_sheet (palette) : render_position (palette);
}

CliStatus
cli_render (int argc, char **argv)
{
  const GOptionEntry entries[] = {
    { "sheet", 0, 0, G_OPTION_ARG_STRING, &sheet, "Draw all tiles of a set (an id or a file)",
      "SET" },
    { "position", 0, 0, G_OPTION_ARG_FILENAME, &position, "Draw the end of a saved game",
      "FILE" },
    { "figures", 0, 0, G_OPTION_ARG_NONE, &all_figures, "Draw all figures and tokens", NULL },
    { "size", 's', 0, G_OPTION_ARG_INT, &size, "Pixels a tile, 128 by default", "PX" },
    { "palette", 'p', 0, G_OPTION_ARG_STRING, &palette_name, "light, dark or contrast",
      "NAME" },
    { "rotation", 'r', 0, G_OPTION_ARG_INT, &rotation,
      "Quarter turns clockwise of the tiles of a sheet", "N" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, "The picture, .png or .svg", "FILE" },
    { NULL },
  };
  CliStatus status;

  if (cli_parse_options (entries, "— draw a picture",
                         "Draws the sheet of a tile set, the end of a saved game, or all "
                         "figures.",
                         &argc, &argv, &status))
    status = render (argc, argv);
  g_clear_pointer (&sheet, g_free);
  g_clear_pointer (&position, g_free);
  g_clear_pointer (&palette_name, g_free);
  g_clear_pointer (&output, g_free);
  return status;
}
