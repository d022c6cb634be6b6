/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "bastide-sentence-private.h"

char *
bastide_feature_get_label (BstFeatureKind kind)
{
  switch (kind)
    {
    case BST_FEATURE_FIELD:
      return g_strdup (C_("feature", "Field"));
    case BST_FEATURE_CITY:
      return g_strdup (C_("feature", "City"));
    case BST_FEATURE_ROAD:
      return g_strdup (C_("feature", "Road"));
    case BST_FEATURE_RIVER:
      return g_strdup (C_("feature", "River"));
    case BST_FEATURE_MONASTERY:
      return g_strdup (C_("feature", "Monastery"));
    case BST_FEATURE_GARDEN:
      return g_strdup (C_("feature", "Garden"));
    case BST_FEATURE_LAKE:
      return g_strdup (C_("feature", "Lake"));
    case BST_FEATURE_FOREST:
      return g_strdup (C_("feature", "Forest"));
    case BST_FEATURE_MEADOW:
      return g_strdup (C_("feature", "Meadow"));
    default:
      return g_strdup (C_("feature", "Feature"));
    }
}

const char *
bastide_words_for_edge (BstFeatureKind kind)
{
  switch (kind)
    {
    case BST_FEATURE_FIELD:
      return C_("edge", "field");
    case BST_FEATURE_CITY:
      return C_("edge", "city");
    case BST_FEATURE_ROAD:
      return C_("edge", "road");
    case BST_FEATURE_RIVER:
      return C_("edge", "river");
    case BST_FEATURE_FOREST:
      return C_("edge", "forest");
    case BST_FEATURE_MEADOW:
      return C_("edge", "meadow");
    default:
      return C_("edge", "anything");
    }
}

const char *
bastide_words_for_side (BstSide side)
{
  switch (side)
    {
    case BST_NORTH:
      return C_("side", "north");
    case BST_EAST:
      return C_("side", "east");
    case BST_SOUTH:
      return C_("side", "south");
    default:
      return C_("side", "west");
    }
}

/* ---- Names ---- */

static gboolean
is_right_to_left (gunichar c)
{
  return (c >= 0x590 && c <= 0x8ff) || (c >= 0xfb1d && c <= 0xfdff)
         || (c >= 0xfe70 && c <= 0xfeff);
}

/* A name in the other direction of writing must not turn its sentence around,
 * so it is isolated. */
static char *
isolate (const char *name)
{
  for (const char *p = name; *p != '\0'; p = g_utf8_next_char (p))
    if (is_right_to_left (g_utf8_get_char (p)))
      return g_strdup_printf ("\u2068%s\u2069", name);

  return g_strdup (name);
}

char *
bastide_seat_get_label (BastideGame *game,
                        guint        seat)
{
  const char *name = NULL;

  if (game != NULL)
    name = bastide_setup_get_name (bastide_game_get_setup (game), seat);
  if (name == NULL || *name == '\0')
    /* Translators: %u is the number of a player without a name. */
    return g_strdup_printf (_("Player %u"), seat);

  return isolate (name);
}

char *
bastide_words_join_names (char **names)
{
  guint n = g_strv_length (names);
  g_autofree char *head = NULL;

  if (n == 0)
    return g_strdup (C_("player", "nobody"));
  if (n == 1)
    return g_strdup (names[0]);

  head = g_strdup (names[0]);
  for (guint i = 1; i + 1 < n; i++)
    {
      /* Translators: joins names in a list: "Red, Blue", "north, east". */
      char *longer = g_strdup_printf (_("%s, %s"), head, names[i]);

      g_free (head);
      head = longer;
    }

  /* Translators: joins the last two of a list: "Red, Blue and Green". */
  return g_strdup_printf (_("%s and %s"), head, names[n - 1]);
}

char *
bastide_words_for_seats (BastideGame *game,
                         guint        seats)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint seat = 1; seat <= BST_MAX_SEATS; seat++)
    if (seats & (1u << seat))
      {
        g_autofree char *name = bastide_seat_get_label (game, seat);

        g_strv_builder_add (builder, name);
      }

  names = g_strv_builder_end (builder);
  return bastide_words_join_names (names);
}

/* The formats are translated tables, out of the compiler's sight. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
char *
bastide_words_format (const char *format,
                      ...)
{
  va_list arguments;
  char *text;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  return text;
}
#pragma GCC diagnostic pop

void
bastide_words_take (GStrvBuilder *builder,
                    char         *text)
{
  g_strv_builder_add (builder, text);
  g_free (text);
}

char *
bastide_words_join (char **phrases)
{
  /* Translators: stands between the parts of a description, as in "City, 4
   * tiles, 1 shield". */
  return g_strjoinv (C_("list", ", "), phrases);
}

BstFeatureKind
bastide_kind_at_slot (const BstState *state,
                      int             x,
                      int             y,
                      int             slot)
{
  BstTileId tile = bst_state_tile_at (state, x, y);
  const BstTile *kind;

  if (tile == BST_NO_TILE)
    return BST_N_FEATURE_KINDS;

  kind = bst_setup_kind (bst_state_setup (state),
                         bst_state_tile (state, tile).kind);
  if (slot < 0 || slot >= kind->n_segments)
    return BST_N_FEATURE_KINDS;

  return kind->segments[slot].kind;
}
