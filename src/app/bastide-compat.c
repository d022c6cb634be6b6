/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-compat.h"
#include "bastide-names.h"

#define GAME_MIME "application/x-bastide-game"

typedef struct
{
  BastideFileFunc func;
  gpointer        data;
  gboolean        save;
} FileRequest;

static GtkFileFilter *
make_filter (gboolean save)
{
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _("Games"));
  gtk_file_filter_add_mime_type (filter, GAME_MIME);
  gtk_file_filter_add_pattern (filter, "*.bastide");
  /* Games of JCloisterZone are opened, never written. */
  if (!save)
    gtk_file_filter_add_pattern (filter, "*.jcz");
  return filter;
}

#if GTK_CHECK_VERSION (4, 10, 0)

static void
file_chosen (GObject      *dialog,
             GAsyncResult *result,
             gpointer      data)
{
  g_autofree FileRequest *request = data;
  g_autoptr (GFile) file = NULL;

  if (request->save)
    file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (dialog), result, NULL);
  else
    file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (dialog), result, NULL);
  request->func (file, request->data);
}

static void
run_chooser (GtkWindow     *parent,
             const char    *title,
             const char    *name,
             GtkFileFilter *filter,
             FileRequest   *request)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);

  g_list_store_append (filters, filter);
  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));
  if (request->save)
    {
      gtk_file_dialog_set_initial_name (dialog, name);
      gtk_file_dialog_save (dialog, parent, NULL, file_chosen, request);
    }
  else
    {
      gtk_file_dialog_open (dialog, parent, NULL, file_chosen, request);
    }
}

#else

static void
file_chosen (GtkNativeDialog *dialog,
             int              response,
             FileRequest     *request)
{
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  request->func (file, request->data);
  g_free (request);
  g_object_unref (dialog);
}

static void
run_chooser (GtkWindow     *parent,
             const char    *title,
             const char    *name,
             GtkFileFilter *filter,
             FileRequest   *request)
{
  GtkFileChooserAction action = request->save ? GTK_FILE_CHOOSER_ACTION_SAVE
                                              : GTK_FILE_CHOOSER_ACTION_OPEN;
  GtkFileChooserNative *dialog
      = gtk_file_chooser_native_new (title, parent, action, NULL, NULL);

  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
  if (request->save)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect (dialog, "response", G_CALLBACK (file_chosen), request);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

#endif

void
bastide_compat_choose_file (GtkWindow       *parent,
                            gboolean         save,
                            const char      *title,
                            const char      *name,
                            BastideFileFunc  func,
                            gpointer         data)
{
  g_autoptr (GtkFileFilter) filter = make_filter (save);
  FileRequest *request = g_new0 (FileRequest, 1);

  request->func = func;
  request->data = data;
  request->save = save;
  run_chooser (parent, title, name, filter, request);
}

void
bastide_compat_tell (GtkWindow  *parent,
                     const char *heading,
                     const char *body)
{
#if ADW_CHECK_VERSION (1, 5, 0)
  AdwAlertDialog *dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (heading, body));

  adw_alert_dialog_add_responses (dialog, "close", _("_Close"), NULL);
  bastide_names_say_once (GTK_WIDGET (dialog));
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (parent));
#else
  AdwMessageDialog *dialog
    = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading, body));

  adw_message_dialog_add_responses (dialog, "close", _("_Close"), NULL);
  bastide_names_say_once (GTK_WIDGET (dialog));
  gtk_window_present (GTK_WINDOW (dialog));
#endif
}

/* Addresses of help need a viewer, which is not installed everywhere. */
static void
tell_no_viewer (GtkWindow *parent)
{
  bastide_compat_tell (parent, _("The Help Cannot Be Shown"),
                       _("Install a help viewer such as Yelp to read it."));
}

#if GTK_CHECK_VERSION (4, 10, 0)
static void
uri_launched (GObject      *launcher,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (GtkWindow) parent = data;

  if (!gtk_uri_launcher_launch_finish (GTK_URI_LAUNCHER (launcher), result, NULL))
    tell_no_viewer (parent);
}

void
bastide_compat_show_uri (GtkWindow  *parent,
                         const char *uri)
{
  g_autoptr (GtkUriLauncher) launcher = gtk_uri_launcher_new (uri);

  gtk_uri_launcher_launch (launcher, parent, NULL, uri_launched, g_object_ref (parent));
}
#else
static void
uri_shown (GObject      *parent,
           GAsyncResult *result,
           gpointer      data)
{
  if (!gtk_show_uri_full_finish (GTK_WINDOW (parent), result, NULL))
    tell_no_viewer (GTK_WINDOW (parent));
}

void
bastide_compat_show_uri (GtkWindow  *parent,
                         const char *uri)
{
  gtk_show_uri_full (parent, uri, GDK_CURRENT_TIME, NULL, uri_shown, NULL);
}
#endif

void
bastide_compat_show_about (GtkWindow  *parent,
                           const char *icon,
                           const char *version)
{
#if ADW_CHECK_VERSION (1, 5, 0)
  adw_show_about_dialog (GTK_WIDGET (parent),
#else
  adw_show_about_window (parent,
#endif
                         "application-name", _("Bastide"),
                         "application-icon", icon,
                         "version", version,
                         "developer-name", _("The Bastide project"),
                         "comments", _("Build a landscape tile by tile."),
                         "license-type", GTK_LICENSE_GPL_3_0,
                         /* Translators: put your names here, one a line. */
                         "translator-credits", _("translator-credits"),
                         NULL);
}

void
bastide_compat_show_preferences (GtkWindow          *parent,
                                 AdwPreferencesPage *page)
{
#if ADW_CHECK_VERSION (1, 5, 0)
  AdwDialog *dialog = adw_preferences_dialog_new ();

  adw_preferences_dialog_add (ADW_PREFERENCES_DIALOG (dialog), page);
  adw_dialog_present (dialog, GTK_WIDGET (parent));
#else
  GtkWidget *dialog = adw_preferences_window_new ();

  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (dialog), page);
  adw_preferences_window_set_search_enabled (ADW_PREFERENCES_WINDOW (dialog),
                                             FALSE);
  gtk_window_set_default_size (GTK_WINDOW (dialog), 480, 600);
  gtk_window_set_transient_for (GTK_WINDOW (dialog), parent);
  gtk_window_set_modal (GTK_WINDOW (dialog), TRUE);
  gtk_window_present (GTK_WINDOW (dialog));
#endif
}

void
bastide_compat_add_suffix (AdwExpanderRow *row,
                           GtkWidget      *widget)
{
#if ADW_CHECK_VERSION (1, 4, 0)
  adw_expander_row_add_suffix (row, widget);
#else
  adw_expander_row_add_action (row, widget);
#endif
}
