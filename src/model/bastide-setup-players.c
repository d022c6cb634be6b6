/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include "bastide-setup-private.h"

/* Who plays. */

static BastideSeat *
get_seat (BastideSetup *self,
          guint         seat)
{
  if (seat < 1 || seat > self->seats->len)
    return NULL;

  return self->seats->pdata[seat - 1];
}

guint
bastide_setup_get_n_players (BastideSetup *self)
{
  g_return_val_if_fail (BASTIDE_IS_SETUP (self), 0);

  return self->seats->len;
}

/* Names are shown and written to files: no line breaks, and not too long. */
char *
bastide_setup_clean_name (const char *name)
{
  g_autofree char *valid = g_utf8_make_valid (name, -1);
  GString *clean = g_string_new (NULL);
  const char *p = valid;

  for (guint i = 0; i < BASTIDE_MAX_NAME && *p != '\0'; i++, p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      GUnicodeType type = g_unichar_type (c);
      gboolean breaks = (type == G_UNICODE_CONTROL && c != '\t')
                        || type == G_UNICODE_LINE_SEPARATOR
                        || type == G_UNICODE_PARAGRAPH_SEPARATOR;

      g_string_append_unichar (clean, breaks ? ' ' : c);
    }
  return g_string_free (clean, FALSE);
}

void
bastide_setup_add_player (BastideSetup      *self,
                          const char        *name,
                          guint              color,
                          BastidePlayerKind  kind,
                          guint              level)
{
  g_return_if_fail (BASTIDE_IS_SETUP (self));
  g_return_if_fail (self->seats->len < BST_MAX_SEATS);

  g_ptr_array_add (self->seats, g_new0 (BastideSeat, 1));
  bastide_setup_set_player (self, self->seats->len, name, color, kind, level);
}

void
bastide_setup_remove_player (BastideSetup *self,
                             guint         seat)
{
  g_return_if_fail (BASTIDE_IS_SETUP (self));
  g_return_if_fail (get_seat (self, seat) != NULL);

  g_ptr_array_remove_index (self->seats, seat - 1);
}

void
bastide_setup_swap_players (BastideSetup *self,
                            guint         seat,
                            guint         other)
{
  BastideSeat *it, *instead;

  g_return_if_fail (BASTIDE_IS_SETUP (self));
  it = get_seat (self, seat);
  instead = get_seat (self, other);
  g_return_if_fail (it != NULL && instead != NULL);

  self->seats->pdata[seat - 1] = instead;
  self->seats->pdata[other - 1] = it;
}

void
bastide_setup_set_player (BastideSetup      *self,
                          guint              seat,
                          const char        *name,
                          guint              color,
                          BastidePlayerKind  kind,
                          guint              level)
{
  BastideSeat *it;
  char *copy;

  g_return_if_fail (BASTIDE_IS_SETUP (self));
  it = get_seat (self, seat);
  g_return_if_fail (it != NULL);

  copy = bastide_setup_clean_name (name != NULL ? name : "");
  g_free (it->name);
  it->name = copy;
  it->color = MIN (color, 7);
  it->kind = kind;
  it->level = CLAMP (level, 1, 2);
}

const char *
bastide_setup_get_name (BastideSetup *self,
                        guint         seat)
{
  BastideSeat *it = get_seat (self, seat);

  return it != NULL ? it->name : "";
}

guint
bastide_setup_get_color (BastideSetup *self,
                         guint         seat)
{
  BastideSeat *it = get_seat (self, seat);

  return it != NULL ? it->color : 0;
}

BastidePlayerKind
bastide_setup_get_kind (BastideSetup *self,
                        guint         seat)
{
  BastideSeat *it = get_seat (self, seat);

  return it != NULL ? it->kind : BASTIDE_PLAYER_HUMAN;
}

guint
bastide_setup_get_level (BastideSetup *self,
                         guint         seat)
{
  BastideSeat *it = get_seat (self, seat);

  return it != NULL ? it->level : 1;
}
