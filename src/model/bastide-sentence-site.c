/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-sentence-private.h"

/* Where on its tile a feature is, and where on the table. */

BstSegmentId
bastide_segment_at (const BstState *state,
                    int             x,
                    int             y,
                    guint           slot)
{
  BstTileId tile = bst_state_tile_at (state, x, y);
  const BstTile *kind;

  if (tile == BST_NO_TILE || slot >= BST_SLOT_CORNER)
    return BST_NO_SEGMENT;

  kind = bst_setup_kind (bst_state_setup (state),
                         bst_state_tile (state, tile).kind);
  if (slot >= kind->n_segments)
    return BST_NO_SEGMENT;

  return bst_state_segment (state, tile, slot);
}

/* ---- On the tile ---- */

/* A field that reaches one half edge alone; NULL for anything else. */
static const char *
words_for_half (guint ports)
{
  switch (ports)
    {
    case 1u << BST_PORT_NE:
      return _("to the eastern half of the north side");
    case 1u << BST_PORT_NW:
      return _("to the western half of the north side");
    case 1u << BST_PORT_EN:
      return _("to the northern half of the east side");
    case 1u << BST_PORT_ES:
      return _("to the southern half of the east side");
    case 1u << BST_PORT_SE:
      return _("to the eastern half of the south side");
    case 1u << BST_PORT_SW:
      return _("to the western half of the south side");
    case 1u << BST_PORT_WS:
      return _("to the southern half of the west side");
    case 1u << BST_PORT_WN:
      return _("to the northern half of the west side");
    default:
      return NULL;
    }
}

/* "to the north and east" for whole edges; NULL for all four or none. */
static char *
words_for_sides (guint ports)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  g_autofree char *list = NULL;

  if ((ports & 0xf) == 0 || (ports & 0xf) == 0xf)
    return NULL;

  for (int side = 0; side < 4; side++)
    if (ports & (1u << (BST_PORT_N + side)))
      g_strv_builder_add (words, bastide_words_for_side (side));
  names = g_strv_builder_end (words);
  list = bastide_words_join_names (names);

  /* Translators: %s is one side of a tile or more: "north and east". */
  return g_strdup_printf (_("to the %s"), list);
}

/* Where the middle of a field's half edges is; NULL for the middle. */
static const char *
words_for_middle (int x,
                  int y)
{
  gboolean wide = 2 * ABS (x) >= ABS (y);
  gboolean high = 2 * ABS (y) >= ABS (x);

  if (x == 0 && y == 0)
    return NULL;
  if (wide && high && y < 0)
    return x > 0 ? _("to the north-east") : _("to the north-west");
  if (wide && high)
    return x > 0 ? _("to the south-east") : _("to the south-west");
  if (wide)
    return x > 0 ? _("to the east") : _("to the west");

  return y > 0 ? _("to the south") : _("to the north");
}

static const char *
words_for_halves (guint ports)
{
  /* In the order of the half ports, in quarters of a tile from its middle. */
  static const int places[8][2]
      = { { 1, -2 }, { 2, -1 }, { 2, 1 }, { 1, 2 },
          { -1, 2 }, { -2, 1 }, { -2, -1 }, { -1, -2 } };
  int x = 0;
  int y = 0;

  for (guint i = 0; i < 8; i++)
    if (ports & (1u << (BST_PORT_NE + i)))
      {
        x += places[i][0];
        y += places[i][1];
      }

  return words_for_middle (x, y);
}

/* The sides of two half edges that lie on neighboring sides but not at their
 * corner, as between two bends, one inside the other; 0 for anything else. */
static guint
sides_of_bend (guint ports)
{
  for (guint side = 0; side < 4; side++)
    {
      /* The half away from the corner on this side and on the next. */
      guint near = 1u << (BST_PORT_NE + (2 * side + 7) % 8);
      guint far = 1u << (BST_PORT_NE + (2 * side + 2) % 8);

      if (ports == (near | far))
        return 1u << side | 1u << (side + 1) % 4;
    }

  return 0;
}

/* The ports that a segment has as its tile lies. */
static guint
ports_at (const BstState *state,
          int             x,
          int             y,
          guint           slot)
{
  BstPlaced placed = bst_state_tile (state, bst_state_tile_at (state, x, y));

  return bst_setup_ports (bst_state_setup (state), placed.kind, placed.rot,
                          slot);
}

char *
bastide_words_for_ports (guint ports)
{
  const char *half = words_for_half (ports);
  char *sides = words_for_sides (ports | sides_of_bend (ports));

  if (sides != NULL)
    return sides;

  return g_strdup (half != NULL ? half : words_for_halves (ports));
}

/* Segments without ports are counted, as in the notation of actions: fields
 * between two cities that cross look all the same. NULL: there is but one. */
static char *
words_for_number (const BstState *state,
                  int             x,
                  int             y,
                  guint           slot)
{
  BstPlaced placed = bst_state_tile (state, bst_state_tile_at (state, x, y));
  const BstTile *tile = bst_setup_kind (bst_state_setup (state), placed.kind);
  guint number = 0;
  guint n = 0;

  for (guint i = 0; i < tile->n_segments; i++)
    if (tile->segments[i].kind == tile->segments[slot].kind
        && tile->segments[i].ports == 0)
      {
        n++;
        if (i == slot)
          number = n;
      }
  if (n < 2 || number == 0)
    return NULL;

  /* Translators: tells fields that look the same on a tile apart: "Field,
   * number 2, 1 tile". */
  return g_strdup_printf (_("number %u"), number);
}

char *
bastide_words_for_way (const BstState *state,
                       int             x,
                       int             y,
                       guint           slot)
{
  guint ports = ports_at (state, x, y, slot);

  return ports == 0 ? words_for_number (state, x, y, slot)
                    : bastide_words_for_ports (ports);
}

/* Whether a tile has another segment of the same kind. */
static gboolean
has_another (const BstState *state,
             BstSegmentId    segment)
{
  BstPlaced placed
      = bst_state_tile (state, bst_segment_tile (state, segment));
  const BstTile *tile = bst_setup_kind (bst_state_setup (state), placed.kind);
  guint n = 0;

  for (guint i = 0; i < tile->n_segments; i++)
    if (tile->segments[i].kind == bst_segment_def (state, segment)->kind)
      n++;

  return n > 1;
}

/* ---- On the table ---- */

const char *
bastide_words_for_corner (guint corner)
{
  switch (corner & 3)
    {
    case 0:
      return C_("corner", "north-east");
    case 1:
      return C_("corner", "south-east");
    case 2:
      return C_("corner", "south-west");
    default:
      return C_("corner", "north-west");
    }
}

static const char *
site_format (BstFeatureKind kind)
{
  /* Translators: column and row of a cell; it tells where a figure stands, as
   * in "Send home Red’s follower in the city at column 3, row 2". */
  switch (kind)
    {
    case BST_FEATURE_CITY:
      return _("in the city at column %d, row %d");
    case BST_FEATURE_ROAD:
      return _("on the road at column %d, row %d");
    case BST_FEATURE_FIELD:
      return _("in the field at column %d, row %d");
    case BST_FEATURE_MONASTERY:
      return _("in the monastery at column %d, row %d");
    case BST_FEATURE_GARDEN:
      return _("in the garden at column %d, row %d");
    default:
      return _("at column %d, row %d");
    }
}

static const char *
site_and_way_format (BstFeatureKind kind)
{
  /* Translators: %s is like "to the north", then column and row of a cell. */
  switch (kind)
    {
    case BST_FEATURE_CITY:
      return _("in the city %s at column %d, row %d");
    case BST_FEATURE_ROAD:
      return _("on the road %s at column %d, row %d");
    case BST_FEATURE_FIELD:
      return _("in the field %s at column %d, row %d");
    default:
      return _("%s at column %d, row %d");
    }
}

char *
bastide_words_for_site (const BstState *state,
                        int             x,
                        int             y,
                        guint           slot)
{
  BstSegmentId segment = bastide_segment_at (state, x, y, slot);
  g_autofree char *way = NULL;
  BstFeatureKind kind;

  if (slot >= BST_SLOT_CORNER && slot < BST_SLOT_CORNER + 4)
    /* Translators: a corner like "north-east", then column and row. */
    return g_strdup_printf (_("on the %s corner of column %d, row %d"),
                            bastide_words_for_corner (slot - BST_SLOT_CORNER),
                            x, y);
  if (segment == BST_NO_SEGMENT)
    return bastide_words_format (site_format (BST_N_FEATURE_KINDS), x, y);

  kind = bst_segment_def (state, segment)->kind;
  if (has_another (state, segment))
    way = bastide_words_for_way (state, x, y, slot);
  if (way == NULL)
    return bastide_words_format (site_format (kind), x, y);

  return bastide_words_format (site_and_way_format (kind), way, x, y);
}
