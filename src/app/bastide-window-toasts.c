/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-window-private.h"

/* What the window says in passing. */

#define MIN_TOAST_CHARS 24
#define TOAST_SECONDS 4

static void
toast_gone (BastideWindow *self,
            AdwToast      *toast)
{
  if (self->toast != toast)
    return;
  self->toast = NULL;
  gtk_widget_remove_css_class (GTK_WIDGET (self), "toasted");
}

/* Messages never cover the buttons that a game goes on with. */
static AdwToastOverlay *
get_toasts (BastideWindow *self)
{
  if (g_str_equal (bastide_window_get_page (self), "game"))
    return bastide_game_page_get_toasts (self->game_page);
  return self->toasts;
}

/* A new message takes the place of the one before; a queue would lag behind
 * the game. */
static void
show_toast (BastideWindow *self,
            AdwToast      *toast)
{
  if (self->toast)
    adw_toast_dismiss (self->toast);
  self->toast = toast;
  gtk_widget_add_css_class (GTK_WIDGET (self), "toasted");
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (toast_gone), self,
                           G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (get_toasts (self), toast);
}

void
bastide_window_message (BastideWindow *self,
                        const char    *text)
{
  GtkWidget *label, *toasts;
  AdwToast *toast;
  int width;

  g_return_if_fail (BASTIDE_IS_WINDOW (self));

  toasts = GTK_WIDGET (get_toasts (self));
  width = gtk_widget_get_width (gtk_widget_get_parent (toasts))
          - gtk_widget_get_margin_end (toasts);
  /* The title of a toast would be cut off in a small window. A toast takes the
   * height at the natural width of what is in it, so that has to fit. */
  label = gtk_label_new (text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label),
                                 MAX (width / 14, MIN_TOAST_CHARS));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  toast = adw_toast_new ("");
  adw_toast_set_custom_title (toast, label);
  adw_toast_set_timeout (toast, TOAST_SECONDS);
  show_toast (self, toast);
}

void
bastide_window_offer_undo (BastideWindow *self,
                           const char    *text,
                           const char    *action)
{
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_button_label (toast, _("Undo"));
  adw_toast_set_action_name (toast, action);
  show_toast (self, toast);
}
