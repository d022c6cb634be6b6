/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Building a set-up from a configuration, with every refusal named.
 */

#include "core.h"

#include <stdio.h>
#include <stdlib.h>

static bool
refuse (BstSetupError *error, BstSetupFault fault, long number, long limit, const char *text)
{
  error->fault = fault;
  error->number = number;
  error->limit = limit;
  snprintf (error->text, sizeof error->text, "%s", text != NULL ? text : "");
  return false;
}

static bool
refuse_tile (BstSetupError *error, BstSetupFault fault, const BstTile *tile)
{
  char name[BST_SET_ID_LENGTH + BST_TILE_KEY_LENGTH + 2];

  snprintf (name, sizeof name, "%s/%s", tile->set, tile->key);
  return refuse (error, fault, 0, 0, name);
}

/* ---- Modules and options ---- */

static bool
has_id (const BstConfig *config, const char *id)
{
  for (size_t i = 0; i < config->n_modules; i++)
    if (strcmp (config->modules[i], id) == 0)
      return true;
  return false;
}

static bool
check_module_ids (const BstConfig *config, BstSetupError *error)
{
  for (size_t i = 0; i < config->n_modules; i++)
    {
      if (bst_modules_find (config->modules[i]) < 0)
        return refuse (error, BST_SETUP_MODULE_UNKNOWN, 0, 0, config->modules[i]);
      for (size_t k = 0; k < i; k++)
        if (strcmp (config->modules[i], config->modules[k]) == 0)
          return refuse (error, BST_SETUP_MODULE_TWICE, 0, 0, config->modules[i]);
    }
  return true;
}

/* In the registry's order, whatever the configuration's is. */
static bool
choose_modules (BstSetup *setup, const BstConfig *config, BstSetupError *error)
{
  unsigned games = 0;

  if (!check_module_ids (config, error))
    return false;
  for (size_t m = 0; m < bst_n_modules; m++)
    if (has_id (config, bst_modules[m]->id))
      {
        assert (bst_modules[m]->rank == m);
        setup->modules[setup->n_modules++] = bst_modules[m];
        setup->module_hooks[m] = bst_modules[m]->hooks;
        setup->in_play |= 1u << m;
        games += bst_modules[m]->is_game;
      }
  if (games != 1)
    return refuse (error, games == 0 ? BST_SETUP_NO_GAME : BST_SETUP_TWO_GAMES, 0, 0, NULL);
  for (size_t m = 0; m < setup->n_modules; m++)
    for (size_t i = 0; i < setup->modules[m]->n_options; i++)
      {
        const BstOptionDef *def = &setup->modules[m]->options[i];

        if (setup->n_options == BST_MAX_OPTIONS)
          return refuse (error, BST_SETUP_LIMIT, 0, BST_MAX_OPTIONS, NULL);
        setup->options[setup->n_options++] = (BstOption){ def, def->def };
      }
  return true;
}

static bool
set_option (BstSetup *setup, const BstOptionValue *given, BstSetupError *error)
{
  char text[64];

  for (size_t i = 0; i < setup->n_options; i++)
    {
      const BstOptionDef *def = setup->options[i].def;

      if (strcmp (def->key, given->key) != 0)
        continue;
      for (int v = 0; def->values[v] != NULL; v++)
        if (strcmp (def->values[v], given->value) == 0)
          {
            setup->options[i].value = v;
            return true;
          }
      snprintf (text, sizeof text, "%s=%s", given->key, given->value);
      return refuse (error, BST_SETUP_OPTION_VALUE, 0, 0, text);
    }
  return refuse (error, BST_SETUP_OPTION_UNKNOWN, 0, 0, given->key);
}

/* ---- Tiles ---- */

static int
by_name (const void *a, const void *b)
{
  const BstTileCount *ta = a, *tb = b;
  int order = strcmp (ta->tile->set, tb->tile->set);

  return order != 0 ? order : strcmp (ta->tile->key, tb->tile->key);
}

static bool
check_tile (const BstTile *tile, BstSetupError *error)
{
  BstTileError fault;

  return bst_tile_check (tile, &fault) || refuse_tile (error, BST_SETUP_TILE_BAD, tile);
}

static bool
copy_kinds (BstSetup *setup, BstTileCount *sorted, size_t n, BstSetupError *error)
{
  setup->kinds = calloc (n + 1, sizeof *setup->kinds);
  setup->kind_count = calloc (n + 1, sizeof *setup->kind_count);
  if (setup->kinds == NULL || setup->kind_count == NULL)
    return refuse (error, BST_SETUP_NO_MEMORY, 0, 0, NULL);
  for (size_t i = 0; i < n; i++)
    {
      const BstTile *tile = sorted[i].tile;

      if (!check_tile (tile, error))
        return false;
      if (i > 0 && by_name (&sorted[i - 1], &sorted[i]) == 0)
        return refuse_tile (error, BST_SETUP_TILE_TWICE, tile);
      setup->kinds[i] = *tile;
      setup->kind_count[i] = sorted[i].count;
      setup->n_tiles += sorted[i].count;
      setup->n_segments += (size_t) sorted[i].count * tile->n_segments;
      if (tile->n_segments > setup->max_segments)
        setup->max_segments = tile->n_segments;
    }
  setup->n_kinds = n;
  return true;
}

static bool
check_sizes (const BstSetup *setup, BstSetupError *error)
{
  if (setup->n_tiles == 0 || setup->n_tiles > BST_MAX_TILES)
    return refuse (error, BST_SETUP_TILES, (long) setup->n_tiles, BST_MAX_TILES, NULL);
  if (setup->n_segments > BST_MAX_SEGMENT_COUNT)
    return refuse (error, BST_SETUP_SEGMENTS, (long) setup->n_segments, BST_MAX_SEGMENT_COUNT,
                   NULL);
  return true;
}

static bool
take_tiles (BstSetup *setup, const BstConfig *config, BstSetupError *error)
{
  BstTileCount *sorted = malloc ((config->n_tiles + 1) * sizeof *sorted);
  bool ok;

  if (sorted == NULL)
    return refuse (error, BST_SETUP_NO_MEMORY, 0, 0, NULL);
  if (config->n_tiles > 0)
    memcpy (sorted, config->tiles, config->n_tiles * sizeof *sorted);
  qsort (sorted, config->n_tiles, sizeof *sorted, by_name);
  ok = copy_kinds (setup, sorted, config->n_tiles, error);
  free (sorted);
  return ok && check_sizes (setup, error);
}

static bool
check_features (const BstSetup *setup, BstSetupError *error)
{
  for (size_t kind = 0; kind < setup->n_kinds; kind++)
    for (unsigned i = 0; i < setup->kinds[kind].n_segments; i++)
      {
        const BstFeatureDef *def = &setup->features[setup->kinds[kind].segments[i].kind];

        if (!def->known)
          return refuse_tile (error, BST_SETUP_FEATURE_KIND, &setup->kinds[kind]);
        if (def->edge_class > BST_MAX_EDGE_CLASSES)
          return refuse (error, BST_SETUP_EDGE_CLASSES, def->edge_class, BST_MAX_EDGE_CLASSES,
                         NULL);
      }
  return true;
}

/* Groups that no module has ranked are drawn with all the others; tiles for
 * the hand are never drawn. */
static void
default_groups (BstSetup *setup)
{
  int normal = bst_setup_add_group (setup, BST_GROUP_NONE, 100);

  for (unsigned g = 0; g < BST_N_TILE_GROUPS; g++)
    if (setup->group_of[g] == 0xff && g != BST_GROUP_HAND && g != BST_GROUP_BONUS)
      setup->group_of[g] = (uint8_t) normal;
}

static bool
fill_slots (BstSetup *setup, BstSetupError *error)
{
  setup->slots = calloc (setup->n_tiles, sizeof *setup->slots);
  if (setup->slots == NULL)
    return refuse (error, BST_SETUP_NO_MEMORY, 0, 0, NULL);
  for (unsigned g = 0; g < setup->n_groups; g++)
    {
      BstGroup *group = &setup->groups[g];

      group->first = (uint16_t) setup->n_slots;
      for (unsigned kind = 0; kind < setup->n_kinds; kind++)
        for (unsigned i = 0; setup->info[kind].group == g && i < setup->kind_count[kind]; i++)
          setup->slots[setup->n_slots++] = (BstSlot){ (uint16_t) kind, (uint16_t) i };
      group->count = (uint16_t) (setup->n_slots - group->first);
    }
  return true;
}

/* ---- Pieces ---- */

static bool
count_pieces (BstSetup *setup, const BstConfig *config, BstSetupError *error)
{
  unsigned per_seat = 0;

  for (size_t i = 0; i < config->n_pieces; i++)
    {
      const char *name = config->pieces[i].piece;
      int kind = bst_setup_find_piece (setup, name, strlen (name));

      if (kind < 0)
        return refuse (error, BST_SETUP_PIECE_UNKNOWN, 0, 0, name);
      setup->pieces[kind].count = config->pieces[i].count;
    }
  for (size_t kind = 0; kind < setup->n_piece_kinds; kind++)
    if (!(setup->pieces[kind].flags & BST_PIECE_NEUTRAL))
      per_seat += setup->pieces[kind].count;
  if (per_seat > BST_MAX_PIECES_PER_SEAT)
    return refuse (error, BST_SETUP_PIECES, per_seat, BST_MAX_PIECES_PER_SEAT, NULL);
  setup->seat_pieces = per_seat;
  for (unsigned seat = 0; seat <= setup->n_seats; seat++)
    for (size_t kind = 0; kind < setup->n_piece_kinds; kind++)
      {
        setup->piece_first[seat][kind] = (uint16_t) setup->n_pieces;
        setup->n_pieces += bst_setup_pieces_of (setup, seat, (unsigned) kind);
      }
  return true;
}

/* ---- All together ---- */

static bool
read_script (BstSetup *setup, const BstConfig *config, BstSetupError *error)
{
  if (config->n_draws == 0)
    return true;
  setup->script = calloc (config->n_draws, sizeof *setup->script);
  if (setup->script == NULL)
    return refuse (error, BST_SETUP_NO_MEMORY, 0, 0, NULL);
  for (size_t i = 0; i < config->n_draws; i++)
    if (!bst_parse_chance (setup, config->draws[i], &setup->script[i]))
      return refuse (error, BST_SETUP_DRAW, (long) i + 1, 0, config->draws[i]);
  setup->n_script = config->n_draws;
  return true;
}

static bool
run_modules (BstSetup *setup, const BstConfig *config, BstSetupError *error)
{
  for (size_t i = 0; i < config->n_options; i++)
    if (!set_option (setup, &config->options[i], error))
      return false;
  setup->end_on_last_tile = true;
  bst_core_steps (setup);
  for (size_t m = 0; m < setup->n_modules; m++)
    if (setup->modules[m]->hooks.setup != NULL)
      setup->modules[m]->hooks.setup (setup);
  for (size_t m = 0; m < setup->n_modules; m++)
    if (setup->modules[m]->hooks.setup_tiles != NULL)
      setup->modules[m]->hooks.setup_tiles (setup);
  default_groups (setup);
  if (setup->failed)
    return refuse (error, setup->fault, 0, 0, NULL);
  return check_sizes (setup, error); /* modules may have added tiles */
}

static bool
build (BstSetup *setup, const BstConfig *config, BstSetupError *error)
{
  if (config->n_seats < 1 || config->n_seats > BST_MAX_SEATS)
    return refuse (error, BST_SETUP_SEATS, (long) config->n_seats, BST_MAX_SEATS, NULL);
  setup->n_seats = config->n_seats;
  setup->seed = config->seed;
  memset (setup->counter_of, -1, sizeof setup->counter_of);
  memset (setup->group_of, 0xff, sizeof setup->group_of);
  if (!choose_modules (setup, config, error) || !take_tiles (setup, config, error)
      || !run_modules (setup, config, error) || !check_features (setup, error)
      || !count_pieces (setup, config, error))
    return false;
  if (!bst_setup_describe_kinds (setup))
    return refuse (error, BST_SETUP_NO_MEMORY, 0, 0, NULL);
  if (!bst_setup_starts (setup, config, error))
    return false;
  if (!fill_slots (setup, error) || !read_script (setup, config, error))
    return false;
  bst_setup_hooks (setup);
  bst_setup_lay_out (setup);
  if (!bst_setup_fresh_nodes (setup))
    return refuse (error, BST_SETUP_NO_MEMORY, 0, 0, NULL);
  return true;
}

BstSetup *
bst_setup_new (const BstConfig *config, BstSetupError *error)
{
  BstSetup *setup = calloc (1, sizeof *setup);

  memset (error, 0, sizeof *error);
  if (setup == NULL)
    {
      refuse (error, BST_SETUP_NO_MEMORY, 0, 0, NULL);
      return NULL;
    }
  setup->refs = 1;
  if (build (setup, config, error))
    return setup;
  bst_setup_unref (setup);
  return NULL;
}

BstSetup *
bst_setup_ref (BstSetup *setup)
{
  setup->refs++;
  return setup;
}

void
bst_setup_unref (BstSetup *setup)
{
  if (setup == NULL || --setup->refs > 0)
    return;
  free (setup->kinds);
  free (setup->kind_count);
  free (setup->info);
  free (setup->turned);
  free (setup->fits);
  free (setup->fresh);
  free (setup->slots);
  free (setup->script);
  free (setup->starts);
  free (setup);
}
