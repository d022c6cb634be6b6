/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <string.h>

#include "bastide-jcz-private.h"

/* ---- Sets ---- */

static const struct
{
  const char *theirs;
  const char *ours;
} set_names[] = {
  { "basic", "base" },
  { "inns-and-cathedrals", "inns-and-cathedrals" },
  { "traders-and-builders", "traders-and-builders" },
  { "princess-and-dragon", "princess-and-dragon" },
  { "abbey-and-mayor", "abbey-and-mayor" },
  { "king-and-robber", "king-and-robber-baron" },
  { "river/1", "river" },
  { "river/2", "river-2" },
  { "flier", "flying-machines" },
  { "ferries", "ferries" },
  { "goldmines", "gold-mines" },
  { "mage-and-witch", "mage-and-witch" },
  { "corn-circles/1", "crop-circles-1" },
  { "corn-circles/2", "crop-circles" },
};

/* Edition 2 is the one with gardens. Sets that are the same in both editions
 * have no number. */
char *
bastide_jcz_set_id (const char *set)
{
  const char *colon = strchr (set, ':');
  gsize n = colon != NULL ? (gsize) (colon - set) : strlen (set);
  gboolean gardens = colon != NULL && g_str_equal (colon, ":2");

  if (colon != NULL && !gardens && !g_str_equal (colon, ":1"))
    return NULL;

  for (guint i = 0; i < G_N_ELEMENTS (set_names); i++)
    if (strlen (set_names[i].theirs) == n
        && strncmp (set_names[i].theirs, set, n) == 0)
      return g_strconcat (set_names[i].ours, gardens ? "-gardens" : "", NULL);

  return NULL;
}

/* ---- Tiles ---- */

/* Lines of their name, a tab and ours, read once. */
static GHashTable *
read_tile_names (void)
{
  g_autoptr (GHashTable) names
      = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GBytes) bytes
      = g_resources_lookup_data (RESOURCE_BASE "/tilesets/jcz-tiles.tsv",
                                 G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  gsize n;

  if (bytes == NULL)
    return g_steal_pointer (&names);

  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  lines = g_strsplit (text, "\n", -1);
  n = g_strv_length (lines);
  for (gsize i = 0; i < n; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], "\t", 2);

      if (lines[i][0] != '#' && g_strv_length (words) == 2)
        g_hash_table_insert (names, g_strdup (words[1]), g_strdup (words[0]));
    }

  return g_steal_pointer (&names);
}

const char *
bastide_jcz_tile_name (const BstTile *tile)
{
  static GHashTable *names;
  char ours[BST_SET_ID_LENGTH + BST_TILE_KEY_LENGTH + 2];

  if (g_once_init_enter (&names))
    g_once_init_leave (&names, read_tile_names ());

  g_snprintf (ours, sizeof ours, "%s/%s", tile->set, tile->key);
  return g_hash_table_lookup (names, ours);
}

/* ---- Figures ---- */

static const struct
{
  const char *id;    /* in the ids of figures */
  const char *title; /* in expectations */
  const char *ours;
} figure_names[] = {
  { "small", "SmallFollower", "follower" },
  { "big", "BigFollower", "large" },
  { "abbot", "Abbot", "abbot" },
  { "builder", "Builder", "builder" },
  { "pig", "Pig", "pig" },
  { "barn", "Barn", "barn" },
  { "wagon", "Wagon", "wagon" },
  { "mayor", "Mayor", "mayor" },
  { "dragon", "Dragon", "dragon" },
  { "fairy", "Fairy", "fairy" },
  { "mage", "Mage", "mage" },
  { "witch", "Witch", "witch" },
};

/* "0.small.1" or "fairy.1". */
const char *
bastide_jcz_piece_name (const char *figure,
                        guint      *seat)
{
  g_auto (GStrv) words = g_strsplit (figure, ".", 4);
  guint n = g_strv_length (words);
  guint64 player;

  *seat = 0;
  if (n == 3)
    {
      if (!g_ascii_string_to_unsigned (words[0], 10, 0, BST_MAX_SEATS - 1,
                                       &player, NULL))
        return NULL;
      *seat = (guint) player + 1;
    }
  else if (n != 2)
    return NULL;

  for (guint i = 0; i < G_N_ELEMENTS (figure_names); i++)
    if (g_str_equal (words[n - 2], figure_names[i].id))
      return figure_names[i].ours;

  return NULL;
}

const char *
bastide_jcz_piece_title (const char *piece)
{
  for (guint i = 0; i < G_N_ELEMENTS (figure_names); i++)
    if (g_str_equal (piece, figure_names[i].ours))
      return figure_names[i].title;

  return NULL;
}

/* ---- Features and their places on a tile ---- */

static const char *const feature_names[BST_N_FEATURE_KINDS] = {
  [BST_FEATURE_FIELD] = "Field",         [BST_FEATURE_CITY] = "City",
  [BST_FEATURE_ROAD] = "Road",           [BST_FEATURE_RIVER] = "River",
  [BST_FEATURE_MONASTERY] = "Monastery", [BST_FEATURE_GARDEN] = "Garden",
};

const char *
bastide_jcz_feature_name (BstFeatureKind kind)
{
  return kind < BST_N_FEATURE_KINDS ? feature_names[kind] : NULL;
}

/* -1: none of these. */
static int
find_feature_kind (const char *name)
{
  for (int i = 0; i < BST_N_FEATURE_KINDS; i++)
    if (g_strcmp0 (feature_names[i], name) == 0)
      return i;

  return -1;
}

/* Each union of edges has a name of its own. */
static const struct
{
  const char *name;
  guint sides; /* bit set of BstSide */
} edge_names[] = {
  { "N", 1 },     { "E", 2 },     { "S", 4 },     { "W", 8 },
  { "NE", 3 },    { "SE", 6 },    { "SW", 12 },   { "NW", 9 },
  { "WE", 10 },   { "NS", 5 },    { "NWSE", 15 }, { "_N", 14 },
  { "_E", 13 },   { "_S", 11 },   { "_W", 7 },
};

/* The halves of the edges clockwise, as they see them from the middle of the
 * tile: left, then right. */
static const struct
{
  char name[3];
  BstPort port;
} half_names[] = {
  { "NL", BST_PORT_NW }, { "NR", BST_PORT_NE }, { "EL", BST_PORT_EN },
  { "ER", BST_PORT_ES }, { "SL", BST_PORT_SE }, { "SR", BST_PORT_SW },
  { "WL", BST_PORT_WS }, { "WR", BST_PORT_WN },
};

static const char *const inner_names[] = { "I", "II", "III", "IV" };

/* A location as a bit set of ports; 0 if it is none of an edge. */
static guint
parse_ports (const char *location)
{
  g_auto (GStrv) words = NULL;
  guint ports = 0;

  for (guint i = 0; i < G_N_ELEMENTS (edge_names); i++)
    if (g_str_equal (edge_names[i].name, location))
      return edge_names[i].sides; /* the first four ports are the edges */

  words = g_strsplit (location, ".", 9);
  for (guint i = 0; words[i] != NULL; i++)
    for (guint j = 0; j < G_N_ELEMENTS (half_names); j++)
      if (g_str_equal (words[i], half_names[j].name))
        ports |= 1u << half_names[j].port;

  return ports;
}

/* -1 is any kind: the location alone tells fields from the others. */
static gboolean
is_kind (const BstTile *tile,
         guint          slot,
         int            kind)
{
  return kind < 0 || tile->segments[slot].kind == kind;
}

/* The part of that kind number @number, from 0, among those that touch no
 * edge. */
static int
find_inner (const BstTile *tile,
            int            kind,
            guint          number)
{
  for (guint i = 0; i < tile->n_segments; i++)
    if (is_kind (tile, i, kind) && tile->segments[i].ports == 0
        && number-- == 0)
      return (int) i;

  return -1;
}

int
bastide_jcz_find_slot (const BstState        *state,
                       const BastideJczPlace *place)
{
  BstTileId id = bst_state_tile_at (state, place->x, place->y);
  const BstSetup *setup = bst_state_setup (state);
  int kind = place->feature != NULL ? find_feature_kind (place->feature)
                                    : -1;
  const BstTile *tile;
  BstPlaced placed;
  guint ports;

  if (id == BST_NO_TILE || place->location == NULL
      || (place->feature != NULL && kind < 0))
    return -1;

  placed = bst_state_tile (state, id);
  tile = bst_setup_kind (setup, placed.kind);
  for (guint i = 0; i < G_N_ELEMENTS (inner_names); i++)
    if (g_str_equal (place->location, inner_names[i]))
      return find_inner (tile, kind, i);

  ports = parse_ports (place->location);
  for (int i = 0; i < tile->n_segments; i++)
    if (is_kind (tile, i, kind)
        && (bst_setup_ports (setup, placed.kind, placed.rot, i) & ports) != 0)
      return i;

  return -1;
}

char *
bastide_jcz_slot_to_string (const BstState *state,
                            BstTileId       tile,
                            int             slot)
{
  BstPlaced placed = bst_state_tile (state, tile);
  const BstSetup *setup = bst_state_setup (state);
  const BstTile *kind = bst_setup_kind (setup, placed.kind);
  guint ports = bst_setup_ports (setup, placed.kind, placed.rot, slot);
  GString *text = g_string_new (NULL);
  guint inner = 0;

  for (guint i = 0; i < G_N_ELEMENTS (edge_names); i++)
    if (edge_names[i].sides == ports)
      g_string_append (text, edge_names[i].name);
  for (guint i = 0; i < G_N_ELEMENTS (half_names); i++)
    if (ports >> half_names[i].port & 1)
      g_string_append_printf (text, "%s%s", text->len > 0 ? "." : "",
                              half_names[i].name);
  for (int i = 0; i < slot; i++)
    inner += kind->segments[i].kind == kind->segments[slot].kind
             && kind->segments[i].ports == 0;
  if (ports == 0 && inner < G_N_ELEMENTS (inner_names))
    g_string_append (text, inner_names[inner]);

  return g_string_free (text, FALSE);
}

BstCell
bastide_jcz_corner_cell (int   x,
                         int   y,
                         guint corner)
{
  static const BstCell offsets[]
      = { { 1, 0 }, { 1, 1 }, { 0, 1 }, { 0, 0 } }; /* NE SE SW NW */

  return (BstCell){ x + offsets[corner & 3].x, y + offsets[corner & 3].y };
}

int
bastide_jcz_corner_slot (const BstState *state,
                         BstTileId       tile)
{
  BstPlaced placed = bst_state_tile (state, tile);

  return bst_setup_segment_at (bst_state_setup (state), placed.kind, placed.rot,
                               BST_PORT_NW);
}
