/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tile kinds: names, the parser of feature lines and symbols, the check of a
 * whole tile, what a road meets, and the content hash.
 */

#include "tap.h"
#include "tile.h"

#include <string.h>

#define COUNT(table) (sizeof (table) / sizeof (table)[0])
#define MAX_LINES 8

static BstTile
make_tile (const char *const *lines)
{
  BstTile tile;
  BstTileError error;
  bst_tile_init (&tile, "test", "A");
  for (int i = 0; i < MAX_LINES && lines[i]; i++)
    if (!bst_tile_add_segment (&tile, lines[i], &error))
      tap_bail ("A tile of the test itself is wrong: %s", lines[i]);
  return tile;
}

static void
test_names (void)
{
  bool all = true;
  for (int i = 0; i < BST_N_FEATURE_KINDS; i++)
    {
      const char *name = bst_feature_kind_name ((BstFeatureKind) i);
      all &= bst_feature_kind_from_name (name, strlen (name)) == i;
    }
  for (int i = 0; i < BST_N_PORTS; i++)
    {
      const char *name = bst_port_name ((BstPort) i);
      all &= bst_port_from_name (name, strlen (name)) == i;
    }
  for (int i = 0; i < BST_N_TILE_GROUPS; i++)
    {
      const char *name = bst_tile_group_name ((BstTileGroup) i);
      all &= bst_tile_group_from_name (name, strlen (name)) == i;
    }
  tap_ok (all, "each name reads back as its value");
  tap_ok (strcmp (bst_feature_kind_name ((BstFeatureKind) 99), "?") == 0
            && strcmp (bst_port_name ((BstPort) -1), "?") == 0
            && strcmp (bst_attr_name ((BstAttr) BST_N_ATTRS), "?") == 0
            && strcmp (bst_tile_group_name ((BstTileGroup) BST_N_TILE_GROUPS), "?") == 0,
          "a value out of range has the name \"?\"");
  tap_ok (bst_port_from_name ("Ne", 1) == BST_PORT_N && bst_port_from_name ("ne", 2) < 0
            && bst_feature_kind_from_name ("cit", 3) < 0
            && bst_feature_kind_from_name ("city", 0) < 0,
          "only whole names in the right case are names");
}

static void
test_rotation (void)
{
  static const BstPort turned[][2] = {
    { BST_PORT_N, BST_PORT_E },   { BST_PORT_W, BST_PORT_N },   { BST_PORT_NE, BST_PORT_ES },
    { BST_PORT_EN, BST_PORT_SE }, { BST_PORT_WN, BST_PORT_NE }, { BST_PORT_NW, BST_PORT_EN },
    { BST_PORT_SW, BST_PORT_WN }, { BST_PORT_WS, BST_PORT_NW },
  };
  bool same = true, moves = true, counts = true;
  for (size_t i = 0; i < COUNT (turned); i++)
    tap_ok (bst_port_rotate (turned[i][0], 1) == turned[i][1], "%s turns to %s",
            bst_port_name (turned[i][0]), bst_port_name (turned[i][1]));
  for (int port = 0; port < BST_N_PORTS; port++)
    {
      same &= bst_port_rotate ((BstPort) port, 4) == (BstPort) port;
      moves &= bst_port_rotate (bst_port_rotate ((BstPort) port, 1), 2)
               == bst_port_rotate ((BstPort) port, 3);
      counts &= bst_port_rotate ((BstPort) port, -1) == bst_port_rotate ((BstPort) port, 3);
    }
  for (unsigned ports = 0; ports < 1u << BST_N_PORTS; ports++)
    same &= bst_ports_rotate (bst_ports_rotate ((uint16_t) ports, 1), 3) == ports;
  tap_ok (same, "four quarter turns lead back");
  tap_ok (moves, "turns add up");
  tap_ok (counts, "a turn back is three forward");
}

static void
test_segment (void)
{
  BstTile tile;
  BstTileError error;
  bst_tile_init (&tile, "test", "A");
  tap_ok (tile.count == 1 && tile.n_segments == 0, "an empty tile counts once");
  tap_ok (bst_tile_add_segment (&tile, "city N W shields=2 goods=wine at=0.25,1", &error)
            && error.fault == BST_TILE_OK,
          "a city with attributes is read");
  const BstSegmentDef *city = &tile.segments[0];
  tap_ok (city->kind == BST_FEATURE_CITY
            && city->ports == (1u << BST_PORT_N | 1u << BST_PORT_W),
          "its kind and ports");
  tap_ok (city->attrs[BST_ATTR_SHIELDS] == 2 && city->attrs[BST_ATTR_WINE] == 1
            && city->attrs[BST_ATTR_GRAIN] == 0,
          "its shields and goods");
  tap_ok (city->at_x == 0.25f && city->at_y == 1.0f, "the place of its figure");
  tap_ok (bst_tile_add_segment (&tile, "  field   En Es  Se Sw touches=1  ", &error),
          "several spaces are one");
  tap_ok (tile.segments[1].touches == 1 && tile.segments[1].at_x < 0
            && tile.n_segments == 2,
          "the field touches the city and has no place of its own");
  tap_ok (bst_tile_check (&tile, &error), "the tile holds together");
}

static void
test_more_attributes (void)
{
  static const char *const lines[] = {
    "river N lake=2",       "lake fish=3 power=log-boat", "meadow Nw Wn animals=deer,deer,tiger",
    "forest E gold mushrooms=2", "road S inn meets=village,2", "meadow Ne", NULL,
  };
  BstTile tile = make_tile (lines);
  tap_ok (tile.segments[0].lake == 2 && tile.segments[1].attrs[BST_ATTR_FISH] == 3
            && strcmp (tile.segments[1].power, "log-boat") == 0,
          "a river ends in a lake with fish and a power");
  tap_ok (tile.segments[2].attrs[BST_ATTR_DEER] == 2
            && tile.segments[2].attrs[BST_ATTR_TIGER] == 1,
          "animals of one kind are counted");
  tap_ok (tile.segments[3].attrs[BST_ATTR_GOLD] == 1
            && tile.segments[3].attrs[BST_ATTR_MUSHROOMS] == 2,
          "a forest has gold and mushrooms");
  tap_ok (tile.segments[4].attrs[BST_ATTR_INN] == 1
            && tile.segments[4].meets == (BST_MEETS_VILLAGE | 1u << 1),
          "a road says what it meets");
}

static void
test_monastery_meets (void)
{
  static const char *const lines[] = { "city N E W", "monastery meets=1",
                                       "field Se Sw touches=1", NULL };
  BstTile tile = make_tile (lines);
  BstTileError error;
  tap_ok (bst_tile_check (&tile, &error) && bst_tile_meets (&tile, 1) == 1,
          "a monastery may stand within a city and names it");
  tap_ok (bst_tile_meets (&tile, 0) == 0, "a city names nothing that it meets");
}

/* Each line is refused as the second segment of a tile that has "city N". */
static const struct
{
  const char *line;
  BstTileFault fault;
  const char *text;
  int number;
} bad_lines[] = {
  { "", BST_TILE_BAD_KIND, "", 0 },
  { "   ", BST_TILE_BAD_KIND, "", 0 },
  { "castle N", BST_TILE_BAD_KIND, "castle", 0 },
  { "City S", BST_TILE_BAD_KIND, "City", 0 },
  { "city\tS", BST_TILE_BAD_KIND, "city\tS", 0 },
  { "city Q", BST_TILE_BAD_PORT, "Q", 0 },
  { "city SE", BST_TILE_BAD_PORT, "SE", 0 },
  { "field Nn", BST_TILE_BAD_PORT, "Nn", 0 },
  { "city Se", BST_TILE_WRONG_PORT, "Se", 0 },
  { "road Se", BST_TILE_WRONG_PORT, "Se", 0 },
  { "field S", BST_TILE_WRONG_PORT, "S", 0 },
  { "monastery S", BST_TILE_WRONG_PORT, "S", 0 },
  { "lake S", BST_TILE_WRONG_PORT, "S", 0 },
  { "garden Se", BST_TILE_WRONG_PORT, "Se", 0 },
  { "road N", BST_TILE_PORT_TWICE, "N", 1 },
  { "road S W S", BST_TILE_PORT_TWICE, "S", 2 },
  { "road", BST_TILE_NO_PORT, "road", 0 },
  { "river lake=1", BST_TILE_NO_PORT, "river", 0 },
  { "city S shields=", BST_TILE_BAD_ATTR, "shields=", 0 },
  { "city S shields=0", BST_TILE_BAD_ATTR, "shields=0", 0 },
  { "city S shields=-1", BST_TILE_BAD_ATTR, "shields=-1", 0 },
  { "city S shields=100", BST_TILE_BAD_ATTR, "shields=100", 0 },
  { "city S shields=99999999999", BST_TILE_BAD_ATTR, "shields=99999999999", 0 },
  { "city S shields shields", BST_TILE_BAD_ATTR, "shields", 0 },
  { "city S cathedral=2", BST_TILE_BAD_ATTR, "cathedral=2", 0 },
  { "road S shields=1", BST_TILE_BAD_ATTR, "shields=1", 0 },
  { "city S inn", BST_TILE_BAD_ATTR, "inn", 0 },
  { "city S goods=beer", BST_TILE_BAD_ATTR, "goods=beer", 0 },
  { "city S goods", BST_TILE_BAD_ATTR, "goods", 0 },
  { "city S goods=wine,", BST_TILE_BAD_ATTR, "goods=wine,", 0 },
  { "city S goods=deer", BST_TILE_BAD_ATTR, "goods=deer", 0 },
  { "meadow Se animals=wine", BST_TILE_BAD_ATTR, "animals=wine", 0 },
  { "field Se touches=", BST_TILE_BAD_ATTR, "touches=", 0 },
  { "field Se touches=0", BST_TILE_BAD_ATTR, "touches=0", 0 },
  { "field Se touches=17", BST_TILE_BAD_ATTR, "touches=17", 0 },
  { "field Se touches=1,1", BST_TILE_BAD_ATTR, "touches=1,1", 0 },
  { "field Se touches=1 touches=1", BST_TILE_BAD_ATTR, "touches=1", 0 },
  { "field Se touches=1,,1", BST_TILE_BAD_ATTR, "touches=1,,1", 0 },
  { "meadow Se touches=1", BST_TILE_BAD_ATTR, "touches=1", 0 },
  { "road S lake=1", BST_TILE_BAD_ATTR, "lake=1", 0 },
  { "road S meets=town", BST_TILE_BAD_ATTR, "meets=town", 0 },
  { "road S meets=field,field", BST_TILE_BAD_ATTR, "meets=field,field", 0 },
  { "road S W meets=1", BST_TILE_BAD_ATTR, "meets", 0 },
  { "city S meets=1", BST_TILE_BAD_ATTR, "meets=1", 0 },
  { "city S power=", BST_TILE_BAD_ATTR, "power=", 0 },
  { "city S power=Raft", BST_TILE_BAD_ATTR, "power=Raft", 0 },
  { "city S power=sixteen-letters-", BST_TILE_BAD_ATTR, "power=sixteen-letters-", 0 },
  { "city S at=0.5", BST_TILE_BAD_ATTR, "at=0.5", 0 },
  { "city S at=0.5,0.5,0.5", BST_TILE_BAD_ATTR, "at=0.5,0.5,0.5", 0 },
  { "city S at=1.1,0", BST_TILE_BAD_ATTR, "at=1.1,0", 0 },
  { "city S at=-0,0", BST_TILE_BAD_ATTR, "at=-0,0", 0 },
  { "city S at=nan,0", BST_TILE_BAD_ATTR, "at=nan,0", 0 },
  { "city S at=0.,0", BST_TILE_BAD_ATTR, "at=0.,0", 0 },
  { "city S at=0.5,0.5 at=0.5,0.5", BST_TILE_BAD_ATTR, "at=0.5,0.5", 0 },
};

static void
test_bad_lines (void)
{
  static const char *const city[] = { "city N", NULL };
  for (size_t i = 0; i < COUNT (bad_lines); i++)
    {
      BstTile tile = make_tile (city), before = tile;
      BstTileError error;
      bool ok = bst_tile_add_segment (&tile, bad_lines[i].line, &error);
      tap_ok (!ok && error.fault == bad_lines[i].fault && error.segment == 2
                && error.number == bad_lines[i].number
                && strcmp (error.text, bad_lines[i].text) == 0
                && memcmp (&tile, &before, sizeof tile) == 0,
              "refused, tile unchanged: line %d", (int) i + 1);
      if (ok || error.fault != bad_lines[i].fault)
        tap_note ("%s: fault %d, text %s", bad_lines[i].line, (int) error.fault, error.text);
    }
}

static void
test_warnings (void)
{
  BstTile tile;
  BstTileError error;
  bst_tile_init (&tile, "test", "A");
  tap_ok (bst_tile_add_segment (&tile, "city N moat=3 tower", &error)
            && error.fault == BST_TILE_UNKNOWN_ATTR && error.segment == 1
            && strcmp (error.text, "moat=3") == 0,
          "an attribute nobody knows warns and is passed over");
  tap_ok (tile.n_segments == 1, "the segment is there all the same");
  tap_ok (bst_tile_add_symbol (&tile, "fire", &error) && error.fault == BST_TILE_UNKNOWN_SYMBOL
            && tile.symbols == 0,
          "a symbol nobody knows warns");
  tap_ok (bst_tile_add_segment (&tile, "city S", NULL)
            && !bst_tile_add_segment (&tile, "town", NULL)
            && !bst_tile_check (&tile, NULL),
          "whoever does not care why may pass no error");
}

static void
test_limits (void)
{
  char line[200];
  BstTile tile;
  BstTileError error;
  bst_tile_init (&tile, "a-set-id-that-is-longer-than-forty-letters-are",
                 "a-key-longer-than-sixteen");
  tap_ok (strlen (tile.set) == BST_SET_ID_LENGTH && strlen (tile.key) == BST_TILE_KEY_LENGTH,
          "names that are too long are cut");
  for (int i = 0; i < BST_MAX_SEGMENTS; i++)
    bst_tile_add_segment (&tile, "garden", &error);
  tap_ok (tile.n_segments == BST_MAX_SEGMENTS, "sixteen segments have room");
  tap_ok (!bst_tile_add_segment (&tile, "garden", &error) && error.fault == BST_TILE_TOO_MANY
            && tile.n_segments == BST_MAX_SEGMENTS,
          "the seventeenth is refused");
  /* "é" is two bytes, and the odd limit falls into one of them. */
  memset (line, 0, sizeof line);
  for (int i = 0; i < 60; i++)
    strcat (line, "é");
  bst_tile_init (&tile, "test", "A");
  tap_ok (!bst_tile_add_segment (&tile, line, &error) && strlen (error.text) == 46,
          "a long word is cut between characters");
}

static void
test_symbols (void)
{
  static const char *const good[] = { "volcano", "dragon", "portal", "lake", "gold", "magic",
                                      "robber", "flight=NW", "crop-circle=road" };
  static const char *const bad[] = { "volcano", "volcano=1", "flight", "flight=up", "flight=",
                                     "crop-circle", "crop-circle=river" };
  BstTile tile;
  BstTileError error;
  bool all = true;
  bst_tile_init (&tile, "test", "A");
  for (size_t i = 0; i < COUNT (good); i++)
    all &= bst_tile_add_symbol (&tile, good[i], &error) && error.fault == BST_TILE_OK;
  tap_ok (all && tile.flight == 7 && tile.crop_circle == BST_FEATURE_ROAD
            && tile.symbols == (BST_SYMBOL_CROP_CIRCLE << 1) - 1,
          "every symbol is read");
  for (size_t i = 0; i < COUNT (bad); i++)
    {
      bst_tile_init (&tile, "test", "A");
      bst_tile_add_symbol (&tile, "volcano", &error);
      tap_ok (!bst_tile_add_symbol (&tile, bad[i], &error)
                && error.fault == BST_TILE_BAD_SYMBOL && strcmp (error.text, bad[i]) == 0,
              "refused: symbol %s", bad[i]);
    }
}

static const struct
{
  const char *name;
  const char *lines[MAX_LINES];
  BstTileFault fault;
  int segment, number;
} whole_tiles[] = {
  { "one city all round", { "city N E S W" }, BST_TILE_OK, 0, 0 },
  { "one field all round", { "field Nw Ne En Es Se Sw Ws Wn" }, BST_TILE_OK, 0, 0 },
  { "a road with fields",
    { "road N S", "field Nw Sw Ws Wn", "field Ne En Es Se" }, BST_TILE_OK, 0, 0 },
  { "an inner field and an inner city",
    { "city N E S W", "field touches=1,3", "city" }, BST_TILE_OK, 0, 0 },
  { "nothing at all", { NULL }, BST_TILE_SIDE_OPEN, 0, BST_NORTH },
  { "a side without anything", { "city N E S" }, BST_TILE_SIDE_OPEN, 0, BST_WEST },
  { "half a side", { "city N E S", "field Wn" }, BST_TILE_SIDE_MIXED, 0, BST_WEST },
  { "two fields on one side without a road",
    { "city N E S", "field Wn", "field Ws" }, BST_TILE_SIDE_MIXED, 0, BST_WEST },
  { "a city and a field on one side",
    { "city N E S W", "field En" }, BST_TILE_SIDE_MIXED, 0, BST_EAST },
  { "a city and fields on one side",
    { "city N E S W", "field En Es" }, BST_TILE_SIDE_MIXED, 0, BST_EAST },
  { "a road without fields", { "city N E S", "road W" }, BST_TILE_SIDE_MIXED, 0, BST_WEST },
  { "a road with one field",
    { "city N E S", "road W", "field Wn" }, BST_TILE_SIDE_MIXED, 0, BST_WEST },
  { "a road between field and meadow",
    { "city N E S", "road W", "field Wn", "meadow Ws" }, BST_TILE_SIDE_MIXED, 0, BST_WEST },
  { "a field that touches what is not there",
    { "city N E S W", "field touches=3" }, BST_TILE_BAD_REFERENCE, 2, 3 },
  { "a field that touches a field",
    { "city N E S W", "field touches=2" }, BST_TILE_BAD_REFERENCE, 2, 2 },
  { "a river whose lake is a city",
    { "city N E S", "river W lake=1", "field Wn", "field Ws" }, BST_TILE_BAD_REFERENCE, 2, 1 },
  { "a road that meets itself",
    { "city N E S", "road W meets=2", "field Wn", "field Ws" }, BST_TILE_BAD_REFERENCE, 2, 2 },
  { "a road that meets a field by number",
    { "city N E S", "road W meets=3", "field Wn", "field Ws" }, BST_TILE_BAD_REFERENCE, 2, 3 },
};

static void
test_check (void)
{
  for (size_t i = 0; i < COUNT (whole_tiles); i++)
    {
      BstTile tile = make_tile (whole_tiles[i].lines);
      BstTileError error;
      bool ok = bst_tile_check (&tile, &error);
      tap_ok (ok == (whole_tiles[i].fault == BST_TILE_OK) && error.fault == whole_tiles[i].fault
                && error.segment == whole_tiles[i].segment
                && error.number == whole_tiles[i].number,
              "%s: %s", ok ? "accepted" : "refused", whole_tiles[i].name);
    }
}

/* What is wrong on one side is wrong, turned, on the others. */
static void
test_check_turned (void)
{
  for (size_t i = 0; i < COUNT (whole_tiles); i++)
    {
      bool same = true;
      for (int rot = 1; rot < 4; rot++)
        {
          BstTile tile = make_tile (whole_tiles[i].lines);
          BstTileError error;
          for (int j = 0; j < tile.n_segments; j++)
            tile.segments[j].ports = bst_ports_rotate (tile.segments[j].ports, rot);
          bst_tile_check (&tile, &error);
          same &= error.fault == whole_tiles[i].fault && error.segment == whole_tiles[i].segment;
        }
      tap_ok (same, "the same when turned: %s", whole_tiles[i].name);
    }
}

static void
test_special_tiles (void)
{
  static const char *const abbey[] = { "monastery", NULL };
  static const char *const road[] = { "road N", NULL };
  static const char *const nothing[] = { NULL };
  BstTile tile = make_tile (abbey);
  BstTileError error;
  tile.any_edge = true;
  tap_ok (bst_tile_check (&tile, &error) && bst_tile_side_kind (&tile, BST_NORTH) == -1,
          "an abbey fits everything");
  tile = make_tile (road);
  tile.any_edge = true;
  tap_ok (!bst_tile_check (&tile, &error) && error.fault == BST_TILE_NOT_ANY
            && error.segment == 1 && strcmp (error.text, "N") == 0,
          "but has nothing at its sides");
  tile = make_tile (nothing);
  tile.group = BST_GROUP_HAND;
  tap_ok (bst_tile_check (&tile, &error), "a card shows nothing");
}

static const struct
{
  const char *name;
  const char *lines[MAX_LINES];
  uint32_t meets; /* of the first segment */
} ends[] = {
  { "the monastery",
    { "road S", "monastery", "field Nw Ne En Es Se Sw Ws Wn" }, 1u << 1 },
  { "the monastery before the village",
    { "road S", "monastery", "road N", "road E", "field Nw Sw Ws Wn", "field Ne En",
      "field Es Se" }, 1u << 1 },
  { "the village of three ends",
    { "road E", "road S", "road W", "city N", "field En Wn touches=4", "field Es Se",
      "field Sw Ws" }, BST_MEETS_VILLAGE },
  { "the city that both fields touch",
    { "road S", "city N E W", "field Se touches=2", "field Sw touches=2" }, 1u << 1 },
  { "the field where only one of them does",
    { "road S", "city N E W", "field Se touches=2", "field Sw" }, BST_MEETS_FIELD },
  { "the field where the cities are two",
    { "road S", "city N", "city E W", "field Se Sw touches=2,3" }, BST_MEETS_FIELD },
  { "what the line says",
    { "road S meets=2", "city N", "river E W", "field En Wn touches=2",
      "field Es Se", "field Sw Ws" }, 1u << 1 },
  { "nothing where it goes on", { "road E W", "field Nw Ne En Wn", "field Es Se Sw Ws",
                                  "monastery" }, 0 },
  { "nothing where it is a city", { "city N E S W", "monastery" }, 0 },
};

static void
test_meets (void)
{
  for (size_t i = 0; i < COUNT (ends); i++)
    {
      BstTile tile = make_tile (ends[i].lines);
      tap_ok (bst_tile_meets (&tile, 0) == ends[i].meets, "a road meets %s", ends[i].name);
    }
  BstTile tile = make_tile (ends[0].lines);
  tap_ok (bst_tile_meets (&tile, -1) == 0 && bst_tile_meets (&tile, 3) == 0,
          "there is no road out of range");
}

static void
test_side_kind (void)
{
  static const char *const lines[] = { "city N", "road S", "field En Es Se touches=1",
                                       "field Sw Ws Wn touches=1", NULL };
  static const char *const nothing[] = { NULL };
  BstTile tile = make_tile (lines), empty = make_tile (nothing);
  tap_ok (bst_tile_side_kind (&tile, BST_NORTH) == BST_FEATURE_CITY
            && bst_tile_side_kind (&tile, BST_SOUTH) == BST_FEATURE_ROAD
            && bst_tile_side_kind (&tile, BST_EAST) == BST_FEATURE_FIELD
            && bst_tile_side_kind (&tile, BST_WEST) == BST_FEATURE_FIELD,
          "a side shows its whole edge, else the field");
  tap_ok (bst_tile_side_kind (&empty, BST_NORTH) == -1
            && bst_tile_side_kind (&tile, (BstSide) 4) == -1,
          "a side without anything shows nothing");
}

/* One definition in several orders and numberings; equal ones share a hash. */
static const struct
{
  const char *lines[MAX_LINES];
  int same_as; /* index of the first of its kind */
} hashed[] = {
  { { "city N", "city S", "field En Es Ws Wn touches=1,2" }, 0 },
  { { "field Ws Wn En Es touches=3,2", "city S", "city N" }, 0 },
  { { "city N at=0.5,0.1", "city S moat", "field En Es Ws Wn touches=2,1" }, 0 },
  { { "city N", "city S", "field En Es Ws Wn touches=1" }, 3 },
  { { "city N shields", "city S", "field En Es Ws Wn touches=1,2" }, 4 },
  { { "city S", "city N shields=1", "field En Es Ws Wn touches=1,2" }, 4 },
  { { "city N S", "city E W", "field touches=1,2", "field touches=1" }, 6 },
  { { "field touches=3", "city E W", "city N S", "field touches=2,3" }, 6 },
  { { "city N S", "city E W", "field touches=1,2", "field touches=2" }, 8 },
  /* Two lakes that only differ by the rivers that end in them. */
  { { "river N lake=3", "river S lake=4", "lake", "lake", "meadow Nw Wn Ws Sw",
      "meadow Ne En Es Se" }, 9 },
  { { "lake", "river S lake=5", "river N lake=1", "meadow Ne En Es Se", "lake",
      "meadow Nw Wn Ws Sw" }, 9 },
  { { "river N lake=3", "river S lake=3", "lake", "lake", "meadow Nw Wn Ws Sw",
      "meadow Ne En Es Se" }, 11 },
  /* Two inner cities, each with a field of its own: mirror images. */
  { { "city N E S W", "city", "city", "field touches=2", "field touches=3" }, 12 },
  { { "field touches=3", "city", "city", "field touches=2", "city N E S W" }, 12 },
  { { "city N E S W", "city", "city", "field touches=2", "field touches=2" }, 14 },
  { { "road S meets=2", "city N", "field En Es Se", "field Sw Ws Wn" }, 15 },
  { { "road S meets=field", "city N", "field En Es Se", "field Sw Ws Wn" }, 16 },
};

static void
test_hash_of_lines (void)
{
  uint64_t hashes[COUNT (hashed)];
  for (size_t i = 0; i < COUNT (hashed); i++)
    {
      BstTile tile = make_tile (hashed[i].lines);
      hashes[i] = bst_tiles_hash (&tile, 1);
    }
  for (size_t i = 0; i < COUNT (hashed); i++)
    {
      bool right = true;
      for (size_t j = 0; j < COUNT (hashed); j++)
        right &= (hashes[i] == hashes[j]) == (hashed[i].same_as == hashed[j].same_as);
      tap_ok (right, "definition %d hashes like its equals and no other", (int) i + 1);
    }
}

static void
test_hash_of_tiles (void)
{
  static const char *const field[] = { "field Nw Ne En Es Se Sw Ws Wn", NULL };
  static const char *const city[] = { "city N E S W", NULL };
  BstTile tiles[2] = { make_tile (field), make_tile (city) };
  strcpy (tiles[1].key, "B");
  BstTile swapped[2] = { tiles[1], tiles[0] }, other = tiles[0];
  uint64_t hash = bst_tiles_hash (tiles, 1);
  tap_ok (bst_tiles_hash (tiles, 2) == bst_tiles_hash (swapped, 2),
          "the order of tiles does not matter");
  tap_ok (bst_tiles_hash (NULL, 0) == 0xcbf29ce484222325u, "no tiles: the start of FNV-1a");
  strcpy (other.set, "copy");
  tap_ok (bst_tiles_hash (&other, 1) == hash, "the id of the set stays outside");
  other.count = 2;
  tap_ok (bst_tiles_hash (&other, 1) != hash, "the count is hashed");
  other = tiles[0];
  other.start = true;
  tap_ok (bst_tiles_hash (&other, 1) != hash, "the start tile is hashed");
  other = tiles[0];
  other.group = BST_GROUP_RIVER;
  tap_ok (bst_tiles_hash (&other, 1) != hash, "the group is hashed");
  other = tiles[0];
  bst_tile_add_symbol (&other, "flight=N", NULL);
  uint64_t north = bst_tiles_hash (&other, 1);
  other.flight = 1;
  tap_ok (north != hash && bst_tiles_hash (&other, 1) != north,
          "symbols and their values are hashed");
}

/* A number that saved games rely on: it must never change. */
static void
test_hash_fixed (void)
{
  static const char *const lines[] = { "city N W shields=1", "road E S", "field En Sw touches=1",
                                       "field Es Se", NULL };
  static const char canonical[] = "tile A count=1\n"
                                  "field En Sw touches=3,\n"
                                  "field Es Se\n"
                                  "city N W shields=1\n"
                                  "road E S\n";
  BstTile tile = make_tile (lines);
  uint64_t hash = 0xcbf29ce484222325u;
  for (const char *at = canonical; *at; at++)
    hash = (hash ^ (unsigned char) *at) * 0x100000001b3u;
  tap_ok (bst_tiles_hash (&tile, 1) == hash, "the canonical text is the one on record");
}

int
main (void)
{
  test_names ();
  test_rotation ();
  test_segment ();
  test_more_attributes ();
  test_monastery_meets ();
  test_bad_lines ();
  test_warnings ();
  test_limits ();
  test_symbols ();
  test_check ();
  test_check_turned ();
  test_special_tiles ();
  test_meets ();
  test_side_kind ();
  test_hash_of_lines ();
  test_hash_of_tiles ();
  test_hash_fixed ();
  return tap_done ();
}
