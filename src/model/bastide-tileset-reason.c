/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-tileset-private.h"

static char *
open_side_reason (int side)
{
  switch (side)
    {
    case BST_NORTH:
      return g_strdup (_("Nothing reaches the north side; each side needs a city, a forest, "
                         "a road, a river or a field."));
    case BST_EAST:
      return g_strdup (_("Nothing reaches the east side; each side needs a city, a forest, "
                         "a road, a river or a field."));
    case BST_SOUTH:
      return g_strdup (_("Nothing reaches the south side; each side needs a city, a forest, "
                         "a road, a river or a field."));
    default:
      return g_strdup (_("Nothing reaches the west side; each side needs a city, a forest, "
                         "a road, a river or a field."));
    }
}

static char *
mixed_side_reason (int side)
{
  switch (side)
    {
    case BST_NORTH:
      return g_strdup (_("The north side must be one city or forest, or a road or river with a "
                         "field at both halves, or one field."));
    case BST_EAST:
      return g_strdup (_("The east side must be one city or forest, or a road or river with a "
                         "field at both halves, or one field."));
    case BST_SOUTH:
      return g_strdup (_("The south side must be one city or forest, or a road or river with a "
                         "field at both halves, or one field."));
    default:
      return g_strdup (_("The west side must be one city or forest, or a road or river with a "
                         "field at both halves, or one field."));
    }
}

/* Faults of a word on a Feature line. */
static char *
word_reason (const BstTileError *error)
{
  const char *word = error->text;

  switch (error->fault)
    {
    case BST_TILE_BAD_KIND:
      if (word[0] == '\0')
        return g_strdup (_("The line names no kind of feature."));
      /* Translators: %s is a word from a file. */
      return g_strdup_printf (_("“%s” is not a kind of feature; use city, road, river, field, "
                                "monastery, garden, lake, forest or meadow."), word);
    case BST_TILE_BAD_PORT:
      /* Translators: %s is a word from a file. */
      return g_strdup_printf (_("“%s” is not a place on the edge; use N, E, S, W for whole sides "
                                "and Nw, Ne, En, Es, Se, Sw, Ws, Wn for half sides."), word);
    case BST_TILE_WRONG_PORT:
      /* Translators: %s is a place on the edge, like Nw. */
      return g_strdup_printf (_("This kind of feature cannot be at %s; fields and meadows have "
                                "half sides, cities, roads, rivers and forests whole sides."),
                              word);
    case BST_TILE_PORT_TWICE:
      /* Translators: %1$s is a place on the edge, like Nw; %2$d the number of a feature. */
      return g_strdup_printf (_("%1$s is already taken by Feature%2$d."), word, error->number);
    case BST_TILE_BAD_ATTR:
      /* Translators: %s is a word from a file, like shields=x. */
      return g_strdup_printf (_("“%s” is not right here: its value is not allowed, it is there "
                                "twice, or this kind of feature cannot have it."), word);
    case BST_TILE_UNKNOWN_ATTR:
      /* Translators: %s is a word from a file. */
      return g_strdup_printf (_("The attribute “%s” is not known and does nothing."), word);
    case BST_TILE_BAD_SYMBOL:
      /* Translators: %s is a word from a file, like flight=up. */
      return g_strdup_printf (_("The symbol “%s” has a value that is not allowed, or is there "
                                "twice."), word);
    case BST_TILE_UNKNOWN_SYMBOL:
      /* Translators: %s is a word from a file. */
      return g_strdup_printf (_("The symbol “%s” is not known and does nothing."), word);
    default:
      return NULL;
    }
}

char *
_bastide_tile_error_reason (const BstTileError *error)
{
  switch (error->fault)
    {
    case BST_TILE_NO_PORT:
      return g_strdup (_("A road or river must reach at least one side."));
    case BST_TILE_TOO_MANY:
      /* Translators: %d is a limit. */
      return g_strdup_printf (_("A tile has at most %d features."), BST_MAX_SEGMENTS);
    case BST_TILE_BAD_REFERENCE:
      /* Translators: %d is the number of a feature. */
      return g_strdup_printf (_("It refers to Feature%d, which is not there or of a kind that "
                                "cannot be meant."), error->number);
    case BST_TILE_SIDE_OPEN:
      return open_side_reason (error->number);
    case BST_TILE_SIDE_MIXED:
      return mixed_side_reason (error->number);
    case BST_TILE_NOT_ANY:
      /* Translators: %s is a place on the edge, like N. */
      return g_strdup_printf (_("A tile with Edges=any has no features at its sides, but this "
                                "one is at %s."), error->text);
    default:
      return word_reason (error);
    }
}
