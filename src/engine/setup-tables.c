/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tables of a set-up: what modules add to them, and what is worked out
 * from the tile kinds.
 */

#include "core.h"

#include <stdlib.h>

/* ---- Calls for modules ---- */

static int
fail (BstSetup *setup, BstSetupFault fault)
{
  if (!setup->failed)
    setup->fault = fault;
  setup->failed = true;
  return 0;
}

int
bst_setup_add_piece (BstSetup *setup, const BstPieceDef *def)
{
  if (setup->n_piece_kinds == BST_MAX_PIECE_KINDS)
    return fail (setup, BST_SETUP_LIMIT);
  setup->pieces[setup->n_piece_kinds] = *def;
  if ((def->flags & BST_PIECE_FOLLOWER) && def->weight == 0)
    setup->weightless |= UINT32_C (1) << setup->n_piece_kinds;
  if (def->claims != 0)
    setup->claimers |= UINT32_C (1) << setup->n_piece_kinds;
  return (int) setup->n_piece_kinds++;
}

int
bst_setup_add_step (BstSetup *setup, const BstStep *step)
{
  if (setup->n_steps == BST_MAX_STEPS)
    return fail (setup, BST_SETUP_LIMIT);
  setup->steps[setup->n_steps] = *step;
  return (int) setup->n_steps++;
}

int
bst_setup_step (const BstSetup *setup, const char *name)
{
  for (size_t i = 0; i < setup->n_steps; i++)
    if (strcmp (setup->steps[i].name, name) == 0)
      return (int) i;
  return -1;
}

/* Modules may share a counter: asking twice gives the same one. */
int
bst_setup_add_counter (BstSetup *setup, BstAttr attr)
{
  if (setup->counter_of[attr] >= 0)
    return setup->counter_of[attr];
  if (setup->n_counters == BST_MAX_COUNTERS)
    return fail (setup, BST_SETUP_COUNTERS);
  setup->attr_of[setup->n_counters] = (uint8_t) attr;
  setup->counter_of[attr] = (int8_t) setup->n_counters;
  return (int) setup->n_counters++;
}

int
bst_setup_add_group (BstSetup *setup, BstTileGroup tiles, int rank)
{
  if (setup->n_groups == BST_MAX_GROUPS)
    return fail (setup, BST_SETUP_LIMIT);
  setup->groups[setup->n_groups].rank = (uint8_t) rank;
  setup->group_of[tiles] = (uint8_t) setup->n_groups;
  return (int) setup->n_groups++;
}

size_t
bst_setup_add_bytes (size_t *pool, size_t bytes)
{
  size_t offset = *pool;

  *pool += (bytes + 7) & ~(size_t) 7;
  return offset;
}

void
bst_core_steps (BstSetup *setup)
{
  bst_game_step (&setup->steps[BST_STEP_GAME]);
  bst_part_step (&setup->steps[BST_STEP_PART]);
  bst_score_step (&setup->steps[BST_STEP_SCORE]);
  bst_pay_step (&setup->steps[BST_STEP_PAY]);
  setup->n_steps = BST_STEP_PAY + 1;
}

/* ---- Tile kinds ---- */

/* Whether `may_place` is called for a kind. */
static bool
is_asked (const BstSetup *setup, unsigned kind)
{
  for (size_t m = 0; m < setup->n_modules; m++)
    {
      const BstHooks *hooks = &setup->modules[m]->hooks;

      if (hooks->may_place != NULL && bst_concerns (setup, hooks, kind))
        return true;
    }
  return false;
}

static void
describe (BstSetup *setup, unsigned kind)
{
  const BstTile *tile = &setup->kinds[kind];
  BstKindInfo *info = &setup->info[kind];

  info->n_segments = tile->n_segments;
  info->any_edge = tile->any_edge;
  info->asked = is_asked (setup, kind);
  info->group = setup->group_of[tile->group];
  info->symbols = tile->symbols;
  for (unsigned i = 0; i < tile->n_segments; i++)
    {
      const BstSegmentDef *def = &tile->segments[i];
      const BstFeatureDef *feature = &setup->features[def->kind];

      info->feature[i] = def->kind;
      info->touches[i] = def->touches;
      for (unsigned port = 0; port < 4; port++)
        info->open[i] = (uint8_t) (info->open[i] + (def->ports >> port & 1));
      if (feature->ends == BST_ENDS_SURROUNDED)
        info->surrounded |= (uint16_t) (1u << i);
      if (feature->ends == BST_ENDS_CLOSES)
        info->closes |= (uint16_t) (1u << i);
      if (feature->ends == BST_ENDS_CLOSES && info->open[i] == 0)
        info->closed |= (uint16_t) (1u << i);
      if (feature->ends != BST_ENDS_CLOSES)
        info->open[i] = 0;
      for (unsigned c = 0; c < setup->n_counters; c++)
        info->counters[i][c] = def->attrs[setup->attr_of[c]];
      for (unsigned attr = 0; attr < BST_N_ATTRS; attr++)
        info->attrs |= (uint32_t) (def->attrs[attr] > 0) << attr;
    }
}

static void
turn_ports (const BstTile *tile, int rot, BstTurned *turned)
{
  memset (turned->port, BST_NO_SLOT, sizeof turned->port);
  for (unsigned i = 0; i < tile->n_segments; i++)
    {
      unsigned ports = bst_ports_rotate (tile->segments[i].ports, rot);

      for (unsigned port = 0; port < BST_N_PORTS; port++)
        if (ports >> port & 1)
          turned->port[port] = (uint8_t) i;
    }
}

static void
turn_kind (BstSetup *setup, unsigned kind, int rot)
{
  static const uint8_t halves[4][2] = {
    { BST_PORT_NW, BST_PORT_NE },
    { BST_PORT_EN, BST_PORT_ES },
    { BST_PORT_SE, BST_PORT_SW },
    { BST_PORT_WS, BST_PORT_WN },
  };
  const BstTile *tile = &setup->kinds[kind];
  BstTurned *turned = &setup->turned[kind * 4 + (unsigned) rot];

  turn_ports (tile, rot, turned);
  for (unsigned side = 0; side < 4; side++)
    {
      uint8_t whole = turned->port[side], first = turned->port[halves[side][0]];

      turned->slot[side][1] = whole != BST_NO_SLOT ? whole : first;
      turned->slot[side][0] = first != BST_NO_SLOT ? first : whole;
      turned->slot[side][2] = first != BST_NO_SLOT ? turned->port[halves[side][1]] : whole;
      if (turned->slot[side][1] != BST_NO_SLOT)
        {
          unsigned feature = tile->segments[turned->slot[side][1]].kind;

          turned->edge[side] = setup->class_code[setup->features[feature].edge_class];
        }
      turned->asks[side]
        = (uint16_t) (turned->edge[side] * (unsigned) setup->places[(side + 2) & 3]);
    }
}

/* A rotation repeats a smaller one if all segments lie the same: the turned
 * tile is the same to every rule. */
static bool
same_look (const BstSetup *setup, unsigned kind, int a, int b)
{
  const BstTile *tile = &setup->kinds[kind];
  unsigned used = 0;

  for (unsigned i = 0; i < tile->n_segments; i++)
    {
      const BstSegmentDef *one = &tile->segments[i];
      uint16_t ports = bst_ports_rotate (one->ports, a);
      unsigned k = 0;

      for (; k < tile->n_segments; k++)
        {
          const BstSegmentDef *other = &tile->segments[k];

          if (!(used >> k & 1) && other->kind == one->kind
              && bst_ports_rotate (other->ports, b) == ports
              && memcmp (other->attrs, one->attrs, sizeof one->attrs) == 0)
            break;
        }
      if (k == tile->n_segments)
        return false;
      used |= 1u << k;
    }
  return (tile->symbols & BST_SYMBOL_FLIGHT) == 0;
}

static void
find_rotations (BstSetup *setup, unsigned kind)
{
  unsigned set = 0;

  for (int rot = 0; rot < 4; rot++)
    {
      bool seen = false;

      for (int before = 0; before < rot; before++)
        seen |= (set >> before & 1) && same_look (setup, kind, rot, before);
      set |= (unsigned) !seen << rot;
    }
  setup->info[kind].rotations = setup->info[kind].any_edge ? 1 : (uint8_t) set;
}

/* The edge classes that the kinds in play show, numbered from 1.  A cell asks for
 * one of them or nothing on each side: with three classes that are 256 numbers. */
static void
number_classes (BstSetup *setup)
{
  unsigned n = 0;

  for (size_t kind = 0; kind < setup->n_kinds; kind++)
    for (unsigned i = 0; i < setup->kinds[kind].n_segments; i++)
      {
        const BstSegmentDef *def = &setup->kinds[kind].segments[i];
        unsigned edge_class = setup->features[def->kind].edge_class;

        if (def->ports != 0 && setup->class_code[edge_class] == 0)
          setup->class_code[edge_class] = (uint8_t) ++n;
      }
  setup->n_sigs = 1;
  for (unsigned side = 0; side < 4; side++)
    {
      setup->places[side] = (uint16_t) setup->n_sigs;
      setup->n_sigs *= n + 1;
    }
}

/* The edge class that a tile of a kind must go on from, or 0. */
static unsigned
must_meet (const BstSetup *setup, unsigned kind)
{
  for (size_t m = 0; m < setup->n_modules; m++)
    {
      const BstHooks *hooks = &setup->modules[m]->hooks;
      int feature = hooks->must_meet != NULL ? hooks->must_meet (setup, kind) : -1;

      if (feature >= 0)
        return setup->class_code[setup->features[feature].edge_class];
    }
  return 0;
}

/* A rotation fits what a cell asks if its own edges are asked on some of the sides,
 * and nothing on the others.  A side that a kind must go on from is among them. */
static void
note_fits (const BstSetup *setup, unsigned kind, int rot)
{
  const BstTurned *turned = bst_turned (setup, kind, rot);
  unsigned class_met = must_meet (setup, kind);

  for (unsigned sides = 0; sides < 16; sides++)
    {
      unsigned sig = 0;
      bool met = class_met == 0;

      for (unsigned side = 0; side < 4; side++)
        if (sides >> side & 1)
          {
            sig += turned->edge[side] * (unsigned) setup->places[side];
            met |= turned->edge[side] == class_met;
          }
      if (met)
        setup->fits[kind * setup->n_sigs + sig] |= (uint8_t) (1u << rot);
    }
}

static void
find_fits (BstSetup *setup, unsigned kind)
{
  const BstKindInfo *info = &setup->info[kind];

  if (info->any_edge)
    memset (setup->fits + kind * setup->n_sigs, 1, setup->n_sigs);
  for (int rot = 0; rot < 4 && !info->any_edge; rot++)
    if (info->rotations >> rot & 1)
      note_fits (setup, kind, rot);
}

bool
bst_setup_fresh_nodes (BstSetup *setup)
{
  size_t stride = setup->stride;
  char *at;

  setup->fresh = calloc (setup->n_kinds * setup->max_segments + BST_AT_ONCE, stride);
  if (setup->fresh == NULL)
    return false;
  for (size_t kind = 0; kind < setup->n_kinds; kind++)
    {
      const BstKindInfo *info = &setup->info[kind];

      at = (char *) setup->fresh + kind * setup->max_segments * stride;
      for (unsigned i = 0; i < info->n_segments; i++, at += stride)
        {
          BstNode *node = (BstNode *) (void *) at;

          node->parent = node->next = node->oldest = (uint16_t) i;
          node->open = info->open[i];
          node->size = 1;
          for (unsigned c = 0; c < setup->n_counters; c++)
            node->tally[setup->n_seats + c] = info->counters[i][c];
        }
    }
  return true;
}

bool
bst_setup_describe_kinds (BstSetup *setup)
{
  size_t n = setup->n_kinds;

  number_classes (setup);
  setup->info = calloc (n, sizeof *setup->info);
  setup->turned = calloc (n * 4, sizeof *setup->turned);
  setup->fits = calloc (n, setup->n_sigs);
  if (setup->info == NULL || setup->turned == NULL || setup->fits == NULL)
    return false;
  for (unsigned kind = 0; kind < n; kind++)
    {
      describe (setup, kind);
      for (int rot = 0; rot < 4; rot++)
        turn_kind (setup, kind, rot);
      find_rotations (setup, kind);
      find_fits (setup, kind);
    }
  return true;
}
