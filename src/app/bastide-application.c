/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-application.h"

#include "bastide-accels.h"
#include "bastide-compat.h"
#include "bastide-demo.h"
#include "bastide-preferences.h"
#include "bastide-settings.h"
#include "bastide-widgets.h"

#define HELP_URI "help:bastide"

struct _BastideApplication
{
  AdwApplication parent_instance;

  /* owned */
  BastideSession *session;
  GFile *folder;
  char *demo;     /* path of the picture */
  char *autoplay; /* seed */

  /* plain values */
  gboolean print_state;
  int status;
};

G_DEFINE_FINAL_TYPE (BastideApplication, bastide_application,
                     ADW_TYPE_APPLICATION)

static GtkWindow *
active_window (gpointer application)
{
  return GTK_WINDOW (bastide_application_get_window (application));
}

static void
new_game (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  bastide_window_show_page (bastide_application_get_window (data), "setup");
}

static void
file_chosen (GFile    *file,
             gpointer  data)
{
  g_autoptr (BastideApplication) self = data;

  if (file)
    bastide_window_open_file (bastide_application_get_window (self), file);
}

static void
open_game (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  bastide_compat_choose_file (active_window (data), FALSE, _("Open a Game"),
                              NULL, file_chosen, g_object_ref (data));
}

static void
preferences (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  bastide_compat_show_preferences (active_window (data),
                                   bastide_preferences_page_new ());
}

static void
shortcuts (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  gtk_window_present (bastide_accels_window_new (active_window (data)));
}

static void
help (GSimpleAction *action,
      GVariant      *parameter,
      gpointer       data)
{
  bastide_compat_show_uri (active_window (data), HELP_URI);
}

static void
about (GSimpleAction *action,
       GVariant      *parameter,
       gpointer       data)
{
  bastide_compat_show_about (active_window (data), APP_ID, PACKAGE_VERSION);
}

static void
quit (GSimpleAction *action,
      GVariant      *parameter,
      gpointer       data)
{
  GtkWindow *window;

  while ((window = gtk_application_get_active_window (data)))
    gtk_window_destroy (window);
}

static const GActionEntry entries[] = {
  { "new-game", new_game },   { "open", open_game }, { "preferences", preferences },
  { "shortcuts", shortcuts }, { "help", help },      { "about", about },
  { "quit", quit },
};

static void
apply_color_scheme (GSettings *settings)
{
  g_autofree char *scheme = g_settings_get_string (settings, "color-scheme");
  AdwColorScheme wanted = ADW_COLOR_SCHEME_DEFAULT;

  if (g_str_equal (scheme, "light"))
    wanted = ADW_COLOR_SCHEME_FORCE_LIGHT;
  else if (g_str_equal (scheme, "dark"))
    wanted = ADW_COLOR_SCHEME_FORCE_DARK;
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), wanted);
}

static void
bastide_application_startup (GApplication *application)
{
  GSettings *settings = bastide_settings_get ();

  G_APPLICATION_CLASS (bastide_application_parent_class)->startup (application);
  bastide_widgets_init ();
  gtk_window_set_default_icon_name (APP_ID);
  g_action_map_add_action_entries (G_ACTION_MAP (application), entries,
                                   G_N_ELEMENTS (entries), application);
  bastide_accels_apply (GTK_APPLICATION (application));
  if (!settings)
    return;
  g_signal_connect_object (settings, "changed::color-scheme",
                           G_CALLBACK (apply_color_scheme), application, 0);
  apply_color_scheme (settings);
}

static void
bastide_application_activate (GApplication *application)
{
  BastideApplication *self = BASTIDE_APPLICATION (application);
  gboolean fresh = gtk_application_get_active_window (GTK_APPLICATION (self))
                   == NULL;
  BastideWindow *window = bastide_application_get_window (self);

  if (self->demo)
    bastide_demo_run (self, window, self->demo);
  else if (self->autoplay)
    bastide_demo_autoplay (window, g_ascii_strtoull (self->autoplay, NULL, 10));
  else if (fresh)
    bastide_window_restore (window);
  gtk_window_present (GTK_WINDOW (window));
  /* A window that is shown moves the focus on from where the page has put it. */
  if (fresh)
    bastide_window_show_page (window, bastide_window_get_page (window));
  if (self->print_state)
    bastide_demo_print_state (self, bastide_session_get_game (self->session));
}

static void
bastide_application_open (GApplication  *application,
                          GFile        **files,
                          int            n_files,
                          const char    *hint)
{
  BastideApplication *self = BASTIDE_APPLICATION (application);
  BastideWindow *window = bastide_application_get_window (self);

  /* A dialog on what cannot be opened needs the window below it. */
  gtk_window_present (GTK_WINDOW (window));
  for (int i = 0; i < n_files; i++)
    bastide_window_open_file (window, files[i]);
}

static int
bastide_application_handle_local_options (GApplication *application,
                                          GVariantDict *options)
{
  BastideApplication *self = BASTIDE_APPLICATION (application);
  GApplicationFlags flags = g_application_get_flags (application);

  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("bastide %s\n", PACKAGE_VERSION);
      return 0;
    }
  g_variant_dict_lookup (options, "demo", "^ay", &self->demo);
  g_variant_dict_lookup (options, "autoplay", "s", &self->autoplay);
  self->print_state = g_variant_dict_contains (options, "print-state");
  if (self->demo || self->autoplay || self->print_state)
    g_application_set_flags (application, flags | G_APPLICATION_NON_UNIQUE);
  return -1;
}

static void
bastide_application_finalize (GObject *object)
{
  BastideApplication *self = BASTIDE_APPLICATION (object);

  g_clear_object (&self->session);
  if (self->demo && self->folder)
    g_file_delete (self->folder, NULL, NULL);
  g_clear_object (&self->folder);
  g_clear_pointer (&self->demo, g_free);
  g_clear_pointer (&self->autoplay, g_free);
  G_OBJECT_CLASS (bastide_application_parent_class)->finalize (object);
}

static void
bastide_application_class_init (BastideApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bastide_application_finalize;
  application_class->startup = bastide_application_startup;
  application_class->activate = bastide_application_activate;
  application_class->open = bastide_application_open;
  application_class->handle_local_options
      = bastide_application_handle_local_options;
}

static void
bastide_application_init (BastideApplication *self)
{
  static const GOptionEntry options[] = {
    { "demo", 0, 0, G_OPTION_ARG_FILENAME, NULL,
      N_ ("Play a demonstration game, save a picture of it and end"),
      N_ ("FILE") },
    { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Print the version"),
      NULL },
    /* For the test that kills the program in the middle of a game. */
    { "autoplay", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_STRING, NULL, NULL,
      NULL },
    { "print-state", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_NONE, NULL, NULL,
      NULL },
    { NULL },
  };

  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), "[FILE]");
}

BastideApplication *
bastide_application_new (GApplicationFlags flags)
{
  return g_object_new (BASTIDE_TYPE_APPLICATION, "application-id", APP_ID,
                       "resource-base-path", RESOURCE_BASE, "flags",
                       flags | G_APPLICATION_HANDLES_OPEN, NULL);
}

BastideWindow *
bastide_application_get_window (BastideApplication *self)
{
  GList *windows = NULL;

  g_return_val_if_fail (BASTIDE_IS_APPLICATION (self), NULL);

  windows = gtk_application_get_windows (GTK_APPLICATION (self));
  for (GList *l = windows; l; l = l->next)
    if (BASTIDE_IS_WINDOW (l->data))
      return l->data;
  if (!self->session && self->demo)
    self->folder = bastide_demo_make_folder ();
  if (!self->session)
    self->session = bastide_session_new (self->folder);
  return bastide_window_new (GTK_APPLICATION (self), self->session);
}

void
bastide_application_set_folder (BastideApplication *self,
                                GFile              *folder)
{
  g_return_if_fail (BASTIDE_IS_APPLICATION (self));

  g_set_object (&self->folder, folder);
}

int
bastide_application_get_status (BastideApplication *self)
{
  g_return_val_if_fail (BASTIDE_IS_APPLICATION (self), 1);

  return self->status;
}

void
bastide_application_set_status (BastideApplication *self,
                                int                 status)
{
  g_return_if_fail (BASTIDE_IS_APPLICATION (self));

  self->status = status;
}
