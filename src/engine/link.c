/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the union-find alone cannot do: taking a feature apart, links between
 * segments that are no neighbors, systems, counters that change in play.
 */

#include "join.h"

/* ---- Rebuild ---- */

static void
node_reset (BstState *state, unsigned id)
{
  const BstSetup *setup = state->setup;
  unsigned tile = BST_AT (state, segment_tile, uint16_t)[id];
  const BstPlaced *placed = bst_placed (state, tile);
  const BstKindInfo *info = &setup->info[placed->kind];
  unsigned slot = id - placed->first;
  BstNode *node = bst_node (state, id);
  uint16_t flags = node->flags, open = node->open;
  bool surrounded = info->surrounded >> slot & 1;

  memset (node, 0, setup->stride);
  node->parent = node->next = node->oldest = (uint16_t) id;
  /* The cells missing around it are its own affair and stay. */
  node->open = surrounded ? open : info->open[slot];
  node->size = 1;
  node->flags = flags;
  for (unsigned c = 0; c < setup->n_counters; c++)
    node->tally[setup->n_seats + c] = (uint16_t) bst_counter_get (state, (BstSegmentId) id, c);
}

/* Joins without telling anybody: the caller looks at the result as a whole. */
static void
rejoin (BstState *state, unsigned a, unsigned b, int closing)
{
  BstNode *na = bst_root (state, a);
  BstNode *nb = bst_root (state, b);

  if (na != nb)
    bst_node_merge (state, na, nb);
  na->open = (uint16_t) (na->open - closing);
}

/* Joins a segment to what meets it at one of its ports. Each joint is met from
 * both sides; the younger segment makes it. */
static void
rejoin_port (BstState *state, unsigned id, BstPort port, bool closes)
{
  static const int8_t dx[4] = { 0, 1, 0, -1 }, dy[4] = { -1, 0, 1, 0 };
  static const uint8_t side_of[BST_N_PORTS] = { 0, 1, 2, 3, 0, 1, 1, 2, 2, 3, 3, 0 };
  static const uint8_t opposite[BST_N_PORTS] = {
    BST_PORT_S,  BST_PORT_W,  BST_PORT_N,  BST_PORT_E,  BST_PORT_SE, BST_PORT_WN,
    BST_PORT_WS, BST_PORT_NE, BST_PORT_NW, BST_PORT_ES, BST_PORT_EN, BST_PORT_SW,
  };
  const BstPlaced *placed = bst_placed (state, BST_AT (state, segment_tile, uint16_t)[id]);
  int side = side_of[port];
  unsigned value = bst_map_get (state, placed->x + dx[side], placed->y + dy[side]);
  const BstPlaced *other;
  unsigned slot;

  if (!(value & BST_MAP_TILE))
    return;
  other = bst_placed (state, value & ~BST_MAP_TILE);
  slot = bst_turned (state->setup, other->kind, other->rot)->port[opposite[port]];
  if (slot == BST_NO_SLOT)
    {
      if (closes)
        bst_root (state, id)->open--;
      return;
    }
  if (other->first + slot < id)
    rejoin (state, id, other->first + slot, closes ? 2 : 0);
}

static void
rejoin_segment (BstState *state, unsigned id)
{
  const BstPlaced *placed = bst_placed (state, BST_AT (state, segment_tile, uint16_t)[id]);
  const BstSegmentDef *def = bst_segment_def (state, (BstSegmentId) id);
  bool closes = state->setup->features[def->kind].ends == BST_ENDS_CLOSES;
  unsigned ports = bst_ports_rotate (def->ports, placed->rot);

  for (unsigned port = 0; port < BST_N_PORTS; port++)
    if (ports >> port & 1)
      rejoin_port (state, id, (BstPort) port, closes);
}

/* Walks the ring and notes its members; they are few where features split. */
static size_t
ring_members (const BstState *state, unsigned segment, uint16_t *out)
{
  unsigned at = segment;
  size_t n = 0;

  do
    {
      out[n++] = (uint16_t) at;
      at = bst_node (state, at)->next;
    }
  while (at != segment);
  return n;
}

static void
sort_ids (uint16_t *ids, size_t n)
{
  /* Shell's: qsort of some libraries allocates, and nothing here may. */
  for (size_t gap = n / 2; gap > 0; gap /= 2)
    for (size_t i = gap; i < n; i++)
      for (size_t j = i; j >= gap && ids[j - gap] > ids[j]; j -= gap)
        {
          uint16_t swap = ids[j];

          ids[j] = ids[j - gap];
          ids[j - gap] = swap;
        }
}

static void
pieces_back (BstState *state, const uint16_t *ids, size_t n)
{
  const BstPiece *pieces = BST_AT (state, pieces, BstPiece);

  for (size_t i = 0; i < state->setup->n_pieces; i++)
    {
      BstPiece piece = pieces[i];
      bool first = false, second = false;

      if (piece.place != BST_AT_SEGMENT)
        continue;
      for (size_t k = 0; k < n; k++)
        {
          first |= ids[k] == piece.segment;
          second |= ids[k] == piece.second;
        }
      /* Only the half of a double place that was taken apart comes back. */
      if (first)
        {
          piece.second = BST_NO_SEGMENT;
          bst_node_add_piece (state, &piece, 1);
        }
      if (second)
        {
          piece.segment = pieces[i].second;
          piece.second = BST_NO_SEGMENT;
          bst_node_add_piece (state, &piece, 1);
        }
    }
}

static void
tell_changes (BstState *state, const uint16_t *ids, size_t n, bool was_open, BstEvents *events)
{
  const BstHookList *changed = &state->setup->hooks.feature_changed;

  for (size_t i = 0; i < n; i++)
    {
      BstNode *node = bst_node (state, ids[i]);
      unsigned kind = bst_segment_kind (state, ids[i]);

      if (node->parent != ids[i] || state->setup->features[kind].ends == BST_ENDS_NEVER)
        continue;
      if (node->open == 0 && was_open)
        bst_feature_due (state, ids[i], events);
      if (node->open == 0 || was_open)
        continue;
      node->flags &= (uint16_t) ~BST_NODE_SCORED;
      if (events != NULL)
        bst_event_at (state, events, BST_EVENT_REOPENED, node->oldest);
      for (size_t h = 0; h < changed->n; h++)
        changed->of[h]->feature_changed (state, node->oldest, false, events);
    }
}

static void
rebuild_ids (BstState *state, uint16_t *ids, size_t n, bool was_open, BstEvents *events)
{
  const BstLink *links = BST_AT (state, links, BstLink);

  sort_ids (ids, n);
  for (size_t i = 0; i < n; i++)
    node_reset (state, ids[i]);
  for (size_t i = 0; i < n; i++)
    rejoin_segment (state, ids[i]);
  for (unsigned i = 0; i < state->n_links; i++)
    for (size_t k = 0; links[i].live && k < n; k++)
      if (ids[k] == links[i].a)
        rejoin (state, links[i].a, links[i].b, 0);
  pieces_back (state, ids, n);
  tell_changes (state, ids, n, was_open, events);
}

void
bst_feature_rebuild (BstState *state, BstSegmentId segment, BstEvents *events)
{
  BstNode *root = bst_root (state, segment);
  bool was_open = root->open != 0 || bst_feature_waits (state, root->parent);
  uint16_t flags = root->flags;
  uint16_t ids[BST_MAX_SEGMENT_COUNT];
  size_t n = ring_members (state, segment, ids);

  for (size_t i = 0; i < n; i++)
    bst_node (state, ids[i])->flags = flags;
  rebuild_ids (state, ids, n, was_open, events);
}

/* ---- Links ---- */

static bool
has_ends (const BstState *state, BstSegmentId segment)
{
  return state->setup->features[bst_segment_kind (state, segment)].ends == BST_ENDS_CLOSES;
}

static void
link_event (const BstState *state, const BstLink *link, bool joined, BstEvents *events)
{
  BstEvent *event;
  BstTileId tile;

  if (events == NULL)
    return;
  event = bst_event_at (state, events, BST_EVENT_LINK, link->a);
  if (event == NULL)
    return;
  tile = bst_segment_tile (state, link->b);
  event->x2 = bst_placed (state, tile)->x;
  event->y2 = bst_placed (state, tile)->y;
  event->slot2 = (uint8_t) bst_segment_slot (state, link->b);
  event->points = joined;
}

int
bst_link_make (BstState *state, BstSegmentId a, BstSegmentId b, BstEvents *events)
{
  BstLink *link;

  if (state->n_links >= state->setup->max_links)
    return -1;
  link = &BST_AT (state, links, BstLink)[state->n_links];
  *link = (BstLink){ a, b, true };
  link_event (state, link, true, events);
  bst_feature_join (state, a, b, 0, has_ends (state, a), events);
  return state->n_links++;
}

void
bst_link_move (BstState *state, unsigned index, BstSegmentId a, BstSegmentId b,
               BstEvents *events)
{
  BstLink *link = &BST_AT (state, links, BstLink)[index];

  link_event (state, link, false, events);
  link->live = false;
  bst_feature_rebuild (state, link->a, events);
  *link = (BstLink){ a, b, true };
  link_event (state, link, true, events);
  bst_feature_join (state, a, b, 0, has_ends (state, a), events);
}

/* ---- Counters that change in play ---- */

unsigned
bst_counter_get (const BstState *state, BstSegmentId segment, unsigned counter)
{
  const BstSetup *setup = state->setup;
  const BstPlaced *placed = bst_placed (state, bst_segment_tile (state, segment));
  unsigned value = setup->info[placed->kind].counters[segment - placed->first][counter];

  if (setup->has_deltas)
    value
      = (unsigned) ((int) value
                    + BST_AT (state, deltas, int8_t)[segment * setup->n_counters + counter]);
  return value;
}

void
bst_counter_set (BstState *state, BstSegmentId segment, unsigned counter, unsigned value)
{
  const BstSetup *setup = state->setup;
  int change = (int) value - (int) bst_counter_get (state, segment, counter);
  BstNode *root = bst_root (state, segment);
  int8_t *delta = &BST_AT (state, deltas, int8_t)[segment * setup->n_counters + counter];

  assert (setup->has_deltas);
  *delta = (int8_t) (*delta + change);
  root->tally[setup->n_seats + counter]
    = (uint16_t) (root->tally[setup->n_seats + counter] + change);
}

/* ---- Systems ---- */

unsigned
bst_system_find (const BstState *state, BstSegmentId segment)
{
  const BstSystem *systems = BST_AT (state, systems, BstSystem);
  unsigned at = segment;

  while (systems[at].parent != at)
    at = systems[at].parent;
  return at;
}

static void
system_union (BstState *state, unsigned a, unsigned b)
{
  BstSystem *systems = BST_AT (state, systems, BstSystem);
  uint16_t next;

  a = bst_system_find (state, (BstSegmentId) a);
  b = bst_system_find (state, (BstSegmentId) b);
  if (a == b)
    return;
  if (systems[a].size < systems[b].size)
    {
      unsigned swap = a;

      a = b;
      b = swap;
    }
  next = systems[a].next;
  systems[b].parent = (uint16_t) a;
  systems[a].next = systems[b].next;
  systems[b].next = next;
  systems[a].size = (uint16_t) (systems[a].size + systems[b].size);
}

/* New segments are systems of their own, but for a river that ends in a lake
 * of its tile. */
void
bst_system_add (BstState *state, unsigned first, unsigned n)
{
  BstSystem *systems = BST_AT (state, systems, BstSystem);

  for (unsigned i = 0; i < n; i++)
    systems[first + i] = (BstSystem){ (uint16_t) (first + i), (uint16_t) (first + i), 1 };
  for (unsigned i = 0; i < n; i++)
    {
      unsigned lake = bst_segment_def (state, (BstSegmentId) (first + i))->lake;

      if (lake != 0)
        system_union (state, first + i, first + lake - 1);
    }
}

void
bst_system_join (BstState *state, unsigned a, unsigned b)
{
  if (state->setup->features[bst_segment_def (state, (BstSegmentId) a)->kind].system)
    system_union (state, a, b);
}

/* ---- Corners ---- */

/* The one field that shows in a corner of a tile, if it is one. */
static bool
field_at_corner (const BstState *state, const BstPlaced *placed, int corner,
                 BstSegmentId *field)
{
  static const uint8_t halves[4][2] = {
    { BST_PORT_NE, BST_PORT_EN },
    { BST_PORT_ES, BST_PORT_SE },
    { BST_PORT_SW, BST_PORT_WS },
    { BST_PORT_WN, BST_PORT_NW },
  };
  const uint8_t *port = bst_turned (state->setup, placed->kind, placed->rot)->port;
  unsigned slot = port[halves[corner][0]];

  *field = (BstSegmentId) (placed->first + slot);
  return slot != BST_NO_SLOT && slot == port[halves[corner][1]];
}

BstSegmentId
bst_corner_field (const BstState *state, BstTileId tile, int corner)
{
  BstSegmentId field;

  return field_at_corner (state, bst_placed (state, tile), corner, &field) ? field
                                                                           : BST_NO_SEGMENT;
}

bool
bst_corner_fields (const BstState *state, BstTileId tile, int corner, BstSegmentId fields[4])
{
  /* The tile itself and the three others around its corners NE, SE, SW, NW. */
  static const int8_t around[4][4][2] = {
    { { 0, 0 }, { 1, 0 }, { 1, -1 }, { 0, -1 } },
    { { 0, 0 }, { 0, 1 }, { 1, 1 }, { 1, 0 } },
    { { 0, 0 }, { -1, 0 }, { -1, 1 }, { 0, 1 } },
    { { 0, 0 }, { 0, -1 }, { -1, -1 }, { -1, 0 } },
  };
  const BstPlaced *placed = bst_placed (state, tile);

  if (!field_at_corner (state, placed, corner, &fields[0]))
    return false;
  for (int i = 1; i < 4; i++)
    {
      unsigned value = bst_map_get (state, placed->x + around[corner][i][0],
                                    placed->y + around[corner][i][1]);

      /* What is the NE corner of the first is the NW of the second, and so on. */
      if (!(value & BST_MAP_TILE)
          || !field_at_corner (state, bst_placed (state, value & ~BST_MAP_TILE),
                               (corner + 4 - i) & 3, &fields[i]))
        return false;
    }
  return true;
}
