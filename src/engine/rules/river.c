/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The River: all its tiles are laid first, from the spring to the lake (S3,
 * "The River").  No follower stands on water, which the base game's table
 * sees to.  A river may fork; several sets together are one river, with one
 * spring and one lake (rules.md 2.2).
 */

#include "core.h"

static const int8_t side_dx[4] = { 0, 1, 0, -1 };
static const int8_t side_dy[4] = { -1, 0, 1, 0 };

static const char *const borders[] = { "separates", "joins", NULL };
static const char *const u_turns[] = { "forbid", "free", NULL };

static const BstOptionDef options[] = {
  { "river.border", borders, 0, 47 },
  { "river.u-turn", u_turns, 0, 48 },
};

/* The spring lies first and is drawn by nobody; then the fork, the river, its
 * lake, and all other tiles. */
static void
setup (BstSetup *self)
{
  self->looks_ahead = bst_setup_option (self, "river.u-turn") == 0;
  bst_setup_add_group (self, BST_GROUP_RIVER_SPRING, 10);
  bst_setup_add_group (self, BST_GROUP_RIVER_FORK, 20);
  bst_setup_add_group (self, BST_GROUP_RIVER, 30);
  bst_setup_add_group (self, BST_GROUP_RIVER_LAKE, 40);
}

static int
start_kind (const BstSetup *self)
{
  for (size_t kind = 0; kind < self->n_kinds; kind++)
    if (self->kinds[kind].group == BST_GROUP_RIVER_SPRING && self->kind_count[kind] > 0)
      return (int) kind;
  return -1;
}

/* ---- R47: fields that go on across the river ---- */

static unsigned
without (unsigned set, unsigned gone)
{
  unsigned low = set & ((1u << gone) - 1);

  return low | (set >> (gone + 1) << gone);
}

/* Merges segment `b` into `a` and closes the gap; `a` is the smaller. */
static void
merge_segments (BstTile *tile, unsigned a, unsigned b)
{
  tile->segments[a].ports |= tile->segments[b].ports;
  tile->segments[a].touches |= tile->segments[b].touches;
  memmove (&tile->segments[b], &tile->segments[b + 1],
           (tile->n_segments - b - 1u) * sizeof *tile->segments);
  tile->n_segments--;
  for (unsigned i = 0; i < tile->n_segments; i++)
    {
      BstSegmentDef *def = &tile->segments[i];
      uint32_t flags = def->meets & (BST_MEETS_VILLAGE | BST_MEETS_FIELD);

      if (def->touches >> b & 1)
        def->touches |= (uint16_t) (1u << a);
      if (def->meets >> b & 1)
        def->meets |= 1u << a;
      def->touches = (uint16_t) without (def->touches, b);
      def->meets = without (def->meets & 0xffff, b) | flags;
      if (def->lake > b + 1)
        def->lake--;
    }
}

static int
field_at (const BstTile *tile, unsigned port)
{
  for (unsigned i = 0; i < tile->n_segments; i++)
    if (tile->segments[i].ports >> port & 1)
      return (int) i;
  return -1;
}

/* The banks that meet at a river's edge become one field. */
static void
join_banks (BstTile *tile)
{
  static const uint8_t banks[4][2] = {
    { BST_PORT_NW, BST_PORT_NE },
    { BST_PORT_EN, BST_PORT_ES },
    { BST_PORT_SE, BST_PORT_SW },
    { BST_PORT_WS, BST_PORT_WN },
  };

  for (unsigned side = 0; side < 4; side++)
    {
      int river = field_at (tile, side);
      int a = field_at (tile, banks[side][0]), b = field_at (tile, banks[side][1]);

      if (river < 0 || tile->segments[river].kind != BST_FEATURE_RIVER || a < 0 || b < 0
          || a == b)
        continue;
      merge_segments (tile, (unsigned) (a < b ? a : b), (unsigned) (a < b ? b : a));
    }
}

/* ---- One river of several sets ---- */

/* Of all springs one copy stays, that of the first kind. */
static void
keep_one_spring (BstSetup *self)
{
  bool found = false;

  for (size_t kind = 0; kind < self->n_kinds; kind++)
    {
      if (self->kinds[kind].group != BST_GROUP_RIVER_SPRING || self->kind_count[kind] == 0)
        continue;
      self->kind_count[kind] = found ? 0 : 1;
      found = true;
    }
}

static void
setup_tiles (BstSetup *self)
{
  bool joins = bst_setup_option (self, "river.border") == 1;

  keep_one_spring (self);
  self->n_segments = self->n_tiles = 0;
  for (size_t kind = 0; kind < self->n_kinds; kind++)
    {
      if (joins)
        join_banks (&self->kinds[kind]);
      self->n_tiles += self->kind_count[kind];
      self->n_segments += (size_t) self->kind_count[kind] * self->kinds[kind].n_segments;
    }
}

static void
discard_lake (BstState *state, unsigned kind, BstEvents *events)
{
  BstEvent *event = bst_event_number (events, BST_EVENT_DISCARDED, state->active, (int) kind);

  bst_take_from_stack (state, kind);
  BST_AT (state, discarded, uint16_t)[kind]++;
  if (event != NULL)
    event->cause = BST_CAUSE_MODULE;
}

/* The river has reached its lake: the others leave the game. */
static void
placed (BstState *state, BstEvents *events)
{
  const BstSetup *self = state->setup;
  const BstTile *tile = &self->kinds[bst_placed (state, state->part_tile)->kind];

  if (tile->group != BST_GROUP_RIVER_LAKE)
    return;
  for (unsigned kind = 0; kind < self->n_kinds; kind++)
    while (self->kinds[kind].group == BST_GROUP_RIVER_LAKE && bst_state_left (state, kind) > 0)
      discard_lake (state, kind, events);
}

/* ---- Placing ---- */

static bool
is_river (const BstState *state, const BstTurned *turned, unsigned kind, int side)
{
  uint8_t slot = turned->slot[side][1];

  return slot != BST_NO_SLOT && state->setup->info[kind].feature[slot] == BST_FEATURE_RIVER;
}

/* An edge that fits anything ends the river. */
static bool
goes_on (const BstState *state, int x, int y)
{
  BstTileId tile = bst_state_tile_at (state, x, y);

  return tile != BST_NO_TILE && !state->setup->info[bst_placed (state, tile)->kind].any_edge;
}

static bool
taken (const BstState *state, int x, int y)
{
  return bst_state_tile_at (state, x, y) != BST_NO_TILE;
}

/* R48: the river may not turn back at once: the two cells ahead of an open end
 * and the cells beside them must be free. */
static bool
is_free_ahead (const BstState *state, int x, int y, int side)
{
  int left = (side + 3) & 3;

  for (int ahead = 1; ahead <= 2; ahead++)
    {
      int cx = x + side_dx[side] * ahead, cy = y + side_dy[side] * ahead;

      for (int beside = -1; beside <= 1; beside++)
        if (taken (state, cx + side_dx[left] * beside, cy + side_dy[left] * beside))
          return false;
    }
  return true;
}

static bool
concerns (const BstSetup *self, unsigned kind)
{
  BstTileGroup group = self->kinds[kind].group;

  return group == BST_GROUP_RIVER || group == BST_GROUP_RIVER_FORK
         || group == BST_GROUP_RIVER_LAKE;
}

static int
must_meet (const BstSetup *self, unsigned kind)
{
  return concerns (self, kind) ? BST_FEATURE_RIVER : -1;
}

/* A river tile goes on from the open end; the edges are known to match. */
static bool
may_place (const BstState *state, unsigned kind, int rot, int x, int y, BstRefusal *why)
{
  const BstTurned *turned = bst_turned (state->setup, kind, rot);
  bool forbids = state->setup->looks_ahead, joins = false;

  if (!concerns (state->setup, kind))
    return true;
  for (int side = 0; side < 4; side++)
    {
      if (!is_river (state, turned, kind, side))
        continue;
      if (taken (state, x + side_dx[side], y + side_dy[side]))
        joins |= goes_on (state, x + side_dx[side], y + side_dy[side]);
      else if (forbids && !is_free_ahead (state, x, y, side))
        return bst_refuse (why, BST_REFUSAL_RIVER_TURN);
    }
  return joins ? true : bst_refuse (why, BST_REFUSAL_RIVER_FIRST);
}

const BstModule bst_rules_river = {
  .id = "river",
  .rank = 1,
  .is_public = true,
  .options = options,
  .n_options = sizeof options / sizeof *options,
  .hooks = {
    .setup = setup,
    .setup_tiles = setup_tiles,
    .start_kind = start_kind,
    .may_place = may_place,
    .concerns = concerns,
    .must_meet = must_meet,
    .placed = placed,
  },
};
