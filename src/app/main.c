/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <locale.h>

#include <glib/gi18n.h>

#include "bastide-application.h"

int
main (int    argc,
      char **argv)
{
  g_autoptr (BastideApplication) application = NULL;
  const char *locale_dir = g_getenv ("BASTIDE_LOCALEDIR");
  int status;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, locale_dir ? locale_dir : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_application_name (_("Bastide"));

  application = bastide_application_new (G_APPLICATION_DEFAULT_FLAGS);
  status = g_application_run (G_APPLICATION (application), argc, argv);
  return status ? status : bastide_application_get_status (application);
}
