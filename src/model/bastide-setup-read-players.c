/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "bastide-setup-reader.h"

/* The groups of players. */

guint
bastide_setup_player_number (const char *group)
{
  guint64 number;

  if (!g_str_has_prefix (group, "Player ")
      || !g_ascii_string_to_unsigned (group + 7, 10, 1, BST_MAX_SEATS, &number,
                                      NULL))
    return 0;

  return number;
}

static void
read_kind (BastideSetupReader *reader,
           const BastideLine  *line,
           BastideSeat        *seat)
{
  if (g_str_equal (line->value, "human"))
    seat->kind = BASTIDE_PLAYER_HUMAN;
  else if (g_str_equal (line->value, "computer"))
    seat->kind = BASTIDE_PLAYER_COMPUTER;
  else
    bastide_setup_bad_value (reader, line, line->value);
}

static void
read_name (BastideSetupReader *reader,
           const BastideLine  *line,
           BastideSeat        *seat)
{
  g_autofree char *name = bastide_line_get_string (line);

  if (name == NULL)
    {
      bastide_setup_bad_value (reader, line, line->value);
      return;
    }

  g_free (seat->name);
  seat->name = bastide_setup_clean_name (name);
}

void
bastide_setup_read_player (BastideSetupReader *reader,
                           const BastideLine  *line,
                           BastideSeat        *seat)
{
  guint64 number;

  if (g_str_equal (line->key, "Name"))
    read_name (reader, line, seat);
  else if (g_str_equal (line->key, "Kind"))
    read_kind (reader, line, seat);
  else if (g_str_equal (line->key, "Color"))
    {
      if (bastide_setup_read_uint (reader, line, line->value, 7, &number))
        seat->color = number;
    }
  else if (g_str_equal (line->key, "Level"))
    {
      if (bastide_setup_read_uint (reader, line, line->value, 2, &number))
        seat->level = MAX (number, 1);
    }
  else
    bastide_setup_unknown_key (reader, line);
}

/* Adds the player that a group opens; the groups may stand in any order but
 * leave no gap. */
void
bastide_setup_open_player (BastideSetupReader *reader,
                           const BastideLine  *line)
{
  BastideSetup *self = reader->self;
  guint number = bastide_setup_player_number (line->group);
  g_autofree char *name = NULL;

  if (number == 0)
    {
      bastide_setup_reader_fault (reader, line, g_strdup_printf (
          /* Translators: %d is the largest number of players. */
          _("Players are numbered from 1 to %d."), BST_MAX_SEATS));
      return;
    }
  if (number != self->seats->len + 1)
    {
      bastide_setup_reader_fault (reader, line, g_strdup_printf (
          /* Translators: %u is the number of a player. */
          _("Player %u must come first."), self->seats->len + 1));
      return;
    }

  /* Translators: %u is the number of a player without a name. */
  name = g_strdup_printf (_("Player %u"), number);
  bastide_setup_add_player (self, name, number - 1, BASTIDE_PLAYER_HUMAN, 1);
}
