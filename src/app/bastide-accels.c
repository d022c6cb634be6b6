/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-accels.h"

#define LANDSCAPE N_ ("Landscape")
#define TURN N_ ("Turn")
#define GAME N_ ("Game")
#define VIEW N_ ("View")
#define PROGRAM N_ ("Program")

static const BastideAccel accels[] = {
  { TURN, N_ ("Move to a cell where the tile fits, or to a claim"), "landscape.move",
    "Left Right Up Down" },
  { TURN, N_ ("Move over all cells"), "landscape.move-free",
    "<Shift>Left <Shift>Right <Shift>Up <Shift>Down" },
  { TURN, N_ ("Next place"), "landscape.next-cell", "n Page_Down" },
  { TURN, N_ ("Previous place"), "landscape.previous-cell", "<Shift>n Page_Up" },
  { TURN, N_ ("Turn the tile clockwise"), "landscape.rotate", "r" },
  { TURN, N_ ("Turn the tile counterclockwise"), "landscape.rotate-back",
    "<Shift>r" },
  { TURN, N_ ("Place, claim, end the turn"), "landscape.activate",
    "Return space" },
  { TURN, N_ ("End the turn"), "landscape.end-turn", "e <Control>Return" },
  { TURN, N_ ("Choose the figure, or what else to do"), "landscape.piece", "1...9" },
  { TURN, N_ ("Take back a step"), "landscape.undo", "Escape" },
  { TURN, N_ ("Take back the whole turn"), "landscape.undo-turn",
    "<Shift>Escape" },

  { LANDSCAPE, N_ ("Show everything"), "landscape.fit", "f" },
  { LANDSCAPE, N_ ("Zoom in"), "landscape.zoom-in",
    "plus <Control>plus" },
  { LANDSCAPE, N_ ("Zoom out"), "landscape.zoom-out",
    "minus <Control>minus" },
  { LANDSCAPE, N_ ("Natural size"), "landscape.zoom-normal",
    "0 <Control>0" },
  { LANDSCAPE, N_ ("Pan to the left"), "landscape.pan-left", "<Control>Left" },
  { LANDSCAPE, N_ ("Pan to the right"), "landscape.pan-right", "<Control>Right" },
  { LANDSCAPE, N_ ("Pan up"), "landscape.pan-up", "<Control>Up" },
  { LANDSCAPE, N_ ("Pan down"), "landscape.pan-down", "<Control>Down" },
  { LANDSCAPE, N_ ("Information card"), "landscape.show-card", "i" },
  { LANDSCAPE, N_ ("Owners: each kind of feature, all, none"),
    "landscape.cycle-owners", "o" },
  { LANDSCAPE, N_ ("Coordinates"), "landscape.show-coordinates", "l" },
  { LANDSCAPE, N_ ("Remaining tiles"), "landscape.show-tiles", "t" },

  { GAME, N_ ("New game"), "app.new-game", "<Control>n" },
  { GAME, N_ ("Open a game"), "app.open", "<Control>o" },
  { GAME, N_ ("Save a copy"), "win.save-as", "<Control><Shift>s" },
  { GAME, N_ ("Undo"), "win.undo", "<Control>z" },
  { GAME, N_ ("Redo"), "win.redo", "<Control><Shift>z" },
  { GAME, N_ ("Let the computer play at once"), "win.hurry", "<Control>j" },

  { VIEW, N_ ("Back in the history"), "win.history-back", "<Alt>Left" },
  { VIEW, N_ ("Forward in the history"), "win.history-forward", "<Alt>Right" },
  { VIEW, N_ ("Start of the game"), "win.history-start", "<Alt>Home" },
  { VIEW, N_ ("Back to the running game"), "win.history-end", "<Alt>End" },
  { VIEW, N_ ("History"), "win.show-history", "<Alt>1" },
  { VIEW, N_ ("Remaining tiles"), "win.show-tiles", "<Alt>2" },
  { VIEW, N_ ("Side pane"), "win.side-pane", "F9" },
  { VIEW, N_ ("Full screen"), "win.fullscreen", "F11" },

  { PROGRAM, N_ ("Start page"), "win.show-start", "<Alt>Up" },
  { PROGRAM, N_ ("Main menu"), "win.menu", "F10" },
  { PROGRAM, N_ ("Preferences"), "app.preferences", "<Control>comma" },
  { PROGRAM, N_ ("Keyboard shortcuts"), "app.shortcuts", "<Control>question" },
  { PROGRAM, N_ ("Help"), "app.help", "F1" },
  { PROGRAM, N_ ("Close the window"), "window.close", "<Control>w" },
  { PROGRAM, N_ ("Quit"), "app.quit", "<Control>q" },
};

const BastideAccel *
bastide_accels_get (gsize *n)
{
  *n = G_N_ELEMENTS (accels);
  return accels;
}

gboolean
bastide_accel_is_local (const BastideAccel *accel)
{
  return g_str_has_prefix (accel->action, "landscape.");
}

/* GTK opens the primary menu on F10 by itself. */
static gboolean
is_built_in (const BastideAccel *accel)
{
  return g_str_equal (accel->action, "win.menu");
}

void
bastide_accels_apply (GtkApplication *application)
{
  for (gsize i = 0; i < G_N_ELEMENTS (accels); i++)
    {
      if (bastide_accel_is_local (&accels[i]) || is_built_in (&accels[i]))
        continue;
      g_auto (GStrv) keys = g_strsplit (accels[i].accels, " ", -1);
      gtk_application_set_accels_for_action (
          application, accels[i].action, (const char *const *) keys);
    }
}

static void
open_group (GString    *ui,
            const char *title)
{
  g_autofree char *text
      = g_markup_printf_escaped ("<child><object class='GtkShortcutsGroup'>"
                                 "<property name='title'>%s</property>",
                                 title);

  g_string_append (ui, text);
}

static void
add_row (GString    *ui,
         const char *title,
         const char *keys)
{
  g_autofree char *text = g_markup_printf_escaped (
      "<child><object class='GtkShortcutsShortcut'>"
      "<property name='title'>%s</property>"
      "<property name='accelerator'>%s</property></object></child>",
      title, keys);

  g_string_append (ui, text);
}

/* A row holds two keys: with four, the window is wider than the screen of a
 * small device. */
static void
add_shortcut (GString            *ui,
              const BastideAccel *accel)
{
  g_auto (GStrv) keys = g_strsplit (accel->accels, " ", -1);

  for (guint i = 0; keys[i]; i += keys[i + 1] ? 2 : 1)
    {
      g_autofree char *pair
          = g_strjoin (keys[i + 1] ? " " : NULL, keys[i], keys[i + 1], NULL);

      add_row (ui, _(accel->title), pair);
    }
}

/* The classes of this window have no successor at the oldest stack and are
 * deprecated on the newest, so they are only named in an interface file. */
char *
bastide_accels_to_ui (void)
{
  GString *ui = g_string_new (
      "<interface><object class='GtkShortcutsWindow' id='window'>"
      "<property name='modal'>1</property><child>"
      "<object class='GtkShortcutsSection'>"
      "<property name='section-name'>shortcuts</property>"
      "<property name='max-height'>10</property>");
  const char *group = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (accels); i++)
    {
      if (g_strcmp0 (group, accels[i].group) != 0)
        {
          if (group)
            g_string_append (ui, "</object></child>");
          group = accels[i].group;
          open_group (ui, _(group));
        }
      add_shortcut (ui, &accels[i]);
    }
  g_string_append (ui, "</object></child></object></child></object></interface>");
  return g_string_free (ui, FALSE);
}

GtkWindow *
bastide_accels_window_new (GtkWindow *parent)
{
  g_autofree char *ui = bastide_accels_to_ui ();
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_string (ui, -1);
  GtkWindow *window = GTK_WINDOW (gtk_builder_get_object (builder, "window"));

  gtk_window_set_transient_for (window, parent);
  return window;
}
