/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading a set-up, and the list of modules there are.
 */

#include "core.h"

unsigned
bst_setup_seats (const BstSetup *setup)
{
  return setup->n_seats;
}

uint64_t
bst_setup_seed (const BstSetup *setup)
{
  return setup->seed;
}

size_t
bst_setup_state_size (const BstSetup *setup)
{
  return setup->at.total;
}

/* ---- Tile kinds ---- */

size_t
bst_setup_n_kinds (const BstSetup *setup)
{
  return setup->n_kinds;
}

const BstTile *
bst_setup_kind (const BstSetup *setup, unsigned kind)
{
  return &setup->kinds[kind];
}

unsigned
bst_setup_kind_count (const BstSetup *setup, unsigned kind)
{
  return setup->kind_count[kind];
}

int
bst_setup_find_kind (const BstSetup *setup, const char *name)
{
  const char *slash = strchr (name, '/');
  size_t length;

  if (slash == NULL)
    return -1;
  length = (size_t) (slash - name);
  for (size_t i = 0; i < setup->n_kinds; i++)
    {
      const BstTile *tile = &setup->kinds[i];

      if (strlen (tile->set) == length && memcmp (tile->set, name, length) == 0
          && strcmp (tile->key, slash + 1) == 0)
        return (int) i;
    }
  return -1;
}

size_t
bst_setup_n_tiles (const BstSetup *setup)
{
  return setup->n_tiles;
}

unsigned
bst_setup_rotations (const BstSetup *setup, unsigned kind)
{
  return setup->info[kind].rotations;
}

int
bst_setup_segment_at (const BstSetup *setup, unsigned kind, int rot, BstPort port)
{
  uint8_t slot = bst_turned (setup, kind, rot)->port[port];

  return slot == BST_NO_SLOT ? -1 : slot;
}

uint16_t
bst_setup_ports (const BstSetup *setup, unsigned kind, int rot, int segment)
{
  return bst_ports_rotate (setup->kinds[kind].segments[segment].ports, rot);
}

/* ---- Pieces ---- */

size_t
bst_setup_n_pieces (const BstSetup *setup)
{
  return setup->n_piece_kinds;
}

const char *
bst_setup_piece_name (const BstSetup *setup, unsigned piece)
{
  return piece < setup->n_piece_kinds ? setup->pieces[piece].name : "?";
}

int
bst_setup_find_piece (const BstSetup *setup, const char *name, size_t length)
{
  for (size_t i = 0; i < setup->n_piece_kinds; i++)
    if (strlen (setup->pieces[i].name) == length
        && memcmp (setup->pieces[i].name, name, length) == 0)
      return (int) i;
  return -1;
}

unsigned
bst_setup_piece_count (const BstSetup *setup, unsigned piece)
{
  return bst_setup_pieces_of (setup, 1, piece);
}

bool
bst_setup_piece_is_follower (const BstSetup *setup, unsigned piece)
{
  return setup->pieces[piece].flags & BST_PIECE_FOLLOWER;
}

/* ---- Modules and options ---- */

bool
bst_setup_has_module (const BstSetup *setup, const char *id)
{
  for (size_t i = 0; i < setup->n_modules; i++)
    if (strcmp (setup->modules[i]->id, id) == 0)
      return true;
  return false;
}

int
bst_setup_option (const BstSetup *setup, const char *key)
{
  for (size_t i = 0; i < setup->n_options; i++)
    if (strcmp (setup->options[i].def->key, key) == 0)
      return setup->options[i].value;
  return -1;
}

size_t
bst_modules_count (void)
{
  return bst_n_modules;
}

const char *
bst_modules_id (size_t i)
{
  return bst_modules[i]->id;
}

int
bst_modules_find (const char *id)
{
  for (size_t i = 0; i < bst_n_modules; i++)
    if (strcmp (bst_modules[i]->id, id) == 0)
      return (int) i;
  return -1;
}

bool
bst_modules_is_game (size_t i)
{
  return bst_modules[i]->is_game;
}

bool
bst_modules_is_public (size_t i)
{
  return bst_modules[i]->is_public;
}

size_t
bst_modules_options (size_t i, const BstOptionDef **options)
{
  *options = bst_modules[i]->options;
  return bst_modules[i]->n_options;
}
