/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The whole program in its window, with a folder of its own for games, and real
 * keys pressed in it.
 */

#pragma once

#include "config.h"

#ifdef HAVE_XTEST
#include <gdk/x11/gdkx.h>

#include <X11/XKBlib.h>
#include <X11/extensions/XTest.h>
#include <X11/keysym.h>
#endif

#include <locale.h>

#include <glib/gi18n.h>

#include "bastide-application.h"
#include "find-widgets.h"

#define BASE_SEED 11

static BastideApplication *application;
static BastideWindow *window;
static char *games; /* path of the folder of saved games */

static inline void
spin (guint ms)
{
  gint64 end = g_get_monotonic_time () + ms * G_TIME_SPAN_MILLISECOND;

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (500);
}

static inline BastideLandscape *
get_landscape (void)
{
  return bastide_game_page_get_landscape (bastide_window_get_game_page (window));
}

static inline BastideGame *
get_game (void)
{
  return bastide_game_page_get_game (bastide_window_get_game_page (window));
}

static inline const BstState *
get_state (void)
{
  return bastide_game_get_state (get_game ());
}

static inline gboolean
is_over (void)
{
  return bst_state_is_over (get_state ());
}

static inline gboolean
page_is (const char *name)
{
  return g_str_equal (bastide_window_get_page (window), name);
}

static inline void
resize (int width,
        int height)
{
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  WAIT_FOR (ABS (gtk_widget_get_width (GTK_WIDGET (window)) - width) <= 16);
  spin (100);
}

/* One person and one computer with the base tiles. */
static inline void
start_base_game (void)
{
  g_autoptr (BastideSetup) setup = bastide_setup_new ();
  BastideGame *before = get_game ();

  bastide_setup_set_seed (setup, BASE_SEED);
  bastide_window_start_game (window, setup);
  WAIT_FOR (get_game () != before && page_is ("game"));
  bastide_game_set_computer_pause (get_game (), 0);
  WAIT_FOR (gtk_widget_get_mapped (GTK_WIDGET (get_landscape ())));
}

static inline void
app_set_up (void)
{
  g_autoptr (GFile) folder = NULL;

  if (g_getenv ("BASTIDE_LOCALEDIR"))
    {
      /* Tests begin in the locale C, which has no other language. */
      setlocale (LC_ALL, "C.UTF-8");
      bindtextdomain (GETTEXT_PACKAGE, g_getenv ("BASTIDE_LOCALEDIR"));
      bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
      textdomain (GETTEXT_PACKAGE);
    }
  games = g_dir_make_tmp ("bastide-app-XXXXXX", NULL);
  folder = g_file_new_for_path (games);
  application = bastide_application_new (G_APPLICATION_NON_UNIQUE);
  bastide_application_set_folder (application, folder);
  g_assert_true (
      g_application_register (G_APPLICATION (application), NULL, NULL));
  window = bastide_application_get_window (application);
  gtk_window_present (GTK_WINDOW (window));
  WAIT_FOR (gtk_widget_get_mapped (GTK_WIDGET (window)));
}

static inline void
app_tear_down (void)
{
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (application);
  g_free (games);
}

#ifdef HAVE_XTEST

/* GDK's X11 calls are deprecated on the newest stack, without a successor. */
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

static inline Display *
get_display (Window *xid)
{
  *xid = gdk_x11_surface_get_xid (
      gtk_native_get_surface (GTK_NATIVE (window)));
  return gdk_x11_display_get_xdisplay (
      gtk_widget_get_display (GTK_WIDGET (window)));
}

G_GNUC_END_IGNORE_DEPRECATIONS

/* Without a window manager nobody else gives the window the keyboard. */
static inline void
take_keyboard (void)
{
  Window xid;
  Display *display = get_display (&xid);

  XSetInputFocus (display, xid, RevertToParent, CurrentTime);
  XFlush (display);
  WAIT_FOR (gtk_window_is_active (GTK_WINDOW (window)));
}

static inline void
press (KeySym key)
{
  Window xid;
  Display *display = get_display (&xid);
  KeyCode code = XKeysymToKeycode (display, key);

  XTestFakeKeyEvent (display, code, True, CurrentTime);
  XTestFakeKeyEvent (display, code, False, CurrentTime);
  XFlush (display);
}

/* Waits until something was decided or the focus has moved. */
static inline void
settle (guint moves)
{
  gint64 end = g_get_monotonic_time () + G_USEC_PER_SEC / 2;

  while (g_get_monotonic_time () < end
         && bastide_game_get_n_moves (get_game ()) == moves)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (500);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

#endif
