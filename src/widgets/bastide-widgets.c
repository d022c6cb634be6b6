/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include "bastide-spot.h"
#include "bastide-widgets.h"

#include "bastide-widgets-resources.h"

static void
ensure_types (void)
{
  g_type_ensure (BASTIDE_TYPE_CHART);
  g_type_ensure (BASTIDE_TYPE_DISCARD_PILE);
  g_type_ensure (BASTIDE_TYPE_FEATURE_CARD);
  g_type_ensure (BASTIDE_TYPE_FIGURES_BAR);
  g_type_ensure (BASTIDE_TYPE_HISTORY_VIEW);
  g_type_ensure (BASTIDE_TYPE_LANDSCAPE);
  g_type_ensure (BASTIDE_TYPE_PLAYER_CARD);
  g_type_ensure (BASTIDE_TYPE_PLAYERS_BAR);
  g_type_ensure (BASTIDE_TYPE_REMAINING_VIEW);
  g_type_ensure (BASTIDE_TYPE_RESULTS_TABLE);
  g_type_ensure (BASTIDE_TYPE_SPOT);
  g_type_ensure (BASTIDE_TYPE_SWATCH);
  g_type_ensure (BASTIDE_TYPE_TILE_VIEW);
  g_type_ensure (BASTIDE_TYPE_TRACK);
}

void
bastide_widgets_init (void)
{
  static gboolean done;
  g_autoptr (GtkCssProvider) provider = NULL;

  if (done)
    return;
  done = TRUE;
  ensure_types ();
  g_resources_register (bastide_widgets_get_resource ());
  provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (provider,
                                       RESOURCE_BASE "/widgets/style.css");
  gtk_style_context_add_provider_for_display (
      gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
      GTK_STYLE_PROVIDER_PRIORITY_APPLICATION - 1);
}
