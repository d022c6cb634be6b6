/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-discard-pile.h"
#include "bastide-expansion.h"
#include "bastide-remaining-view.h"
#include "bastide-remaining.h"
#include "remaining-group.h"

struct _BastideRemainingView
{
  BastideGameView parent_instance;

  /* Owned */
  GtkCustomFilter *filter;

  /* Children */
  GtkWidget *box, *summary, *toggle, *groups;

  /* Flags */
  gboolean fits_only, has_cell;
  gboolean stale; /* the groups are of another game, or missing */
};

G_DEFINE_FINAL_TYPE (BastideRemainingView, bastide_remaining_view,
                     BASTIDE_TYPE_GAME_VIEW)

enum
{
  PROP_0,
  PROP_FITS_ONLY,
  N_PROPS,
};
static GParamSpec *props[N_PROPS];

static gboolean
is_shown (gpointer object, gpointer data)
{
  BastideRemainingView *self = data;

  return !self->fits_only || !self->has_cell
         || bastide_remaining_get_fits (object) > 0;
}

/* ---- One group for each set ---- */

static void
clear_groups (BastideRemainingView *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->groups)) != NULL)
    gtk_box_remove (GTK_BOX (self->groups), child);
}

/* The end of the set that begins at an item: those of a set are side by side. */
static guint
find_end (GListModel *remaining, guint start)
{
  g_autoptr (BastideRemaining) first = g_list_model_get_item (remaining, start);
  guint end = start;

  while (end < g_list_model_get_n_items (remaining))
    {
      g_autoptr (BastideRemaining) item = g_list_model_get_item (remaining, end);

      if (!g_str_equal (bastide_remaining_get_set_id (item),
                        bastide_remaining_get_set_id (first)))
        break;
      end++;
    }
  return end;
}

/* Sets stand in the order of the expansions; those that belong to none follow. */
static guint
find_rank (const char *set_id)
{
  GListModel *list = bastide_expansions_list ();
  guint n = g_list_model_get_n_items (list);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BastideExpansion) it = g_list_model_get_item (list, i);

      if (g_strv_contains (bastide_expansion_get_editions (it), set_id))
        return i;
    }
  return n;
}

static void
add_group (BastideRemainingView *self, GListModel *remaining, guint start, guint end)
{
  g_autoptr (GtkSliceListModel) kinds
      = gtk_slice_list_model_new (g_object_ref (remaining), start, end - start);
  GtkWidget *group
      = bastide_remaining_group_new (G_LIST_MODEL (kinds), GTK_FILTER (self->filter));
  g_autoptr (BastideRemaining) first = g_list_model_get_item (remaining, start);
  guint rank = find_rank (bastide_remaining_get_set_id (first));
  GtkWidget *after = NULL;

  g_object_set_data (G_OBJECT (group), "bastide-rank", GUINT_TO_POINTER (rank));
  for (GtkWidget *other = gtk_widget_get_first_child (self->groups); other != NULL;
       other = gtk_widget_get_next_sibling (other))
    if (GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (other), "bastide-rank"))
        <= rank)
      after = other;
  bastide_remaining_group_set_heading (
      BASTIDE_REMAINING_GROUP (group),
      end - start < g_list_model_get_n_items (remaining));
  gtk_box_insert_child_after (GTK_BOX (self->groups), group, after);
}

/* A game has up to a hundred and more kinds of tiles; their pictures are not
 * made before somebody looks at them. */
static void
fill (BastideRemainingView *self)
{
  BastideGame *game = bastide_game_view_get_game (BASTIDE_GAME_VIEW (self));
  GListModel *remaining = game != NULL ? bastide_game_get_remaining (game) : NULL;
  guint n = remaining != NULL ? g_list_model_get_n_items (remaining) : 0;
  guint end;

  if (!self->stale)
    return;
  self->stale = FALSE;
  clear_groups (self);
  for (guint start = 0; start < n; start = end)
    {
      end = find_end (remaining, start);
      add_group (self, remaining, start, end);
    }
}

static void
filter_changed (BastideRemainingView *self)
{
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  for (GtkWidget *group = gtk_widget_get_first_child (self->groups); group != NULL;
       group = gtk_widget_get_next_sibling (group))
    bastide_remaining_group_update (BASTIDE_REMAINING_GROUP (group));
}

static void
bastide_remaining_view_map (GtkWidget *widget)
{
  fill (BASTIDE_REMAINING_VIEW (widget));
  GTK_WIDGET_CLASS (bastide_remaining_view_parent_class)->map (widget);
}

/* ---- The view ---- */

static void
game_set (BastideGameView *view, BastideGame *game)
{
  BastideRemainingView *self = BASTIDE_REMAINING_VIEW (view);

  self->has_cell = FALSE;
  self->stale = TRUE;
  clear_groups (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    fill (self);
}

static void
update (BastideGameView *view)
{
  BastideRemainingView *self = BASTIDE_REMAINING_VIEW (view);
  BastideGame *game = bastide_game_view_get_game (view);
  g_autofree char *left = NULL;
  g_autofree char *discarded = NULL;
  g_autofree char *text = NULL;
  guint stack, n;

  if (game == NULL)
    return;
  stack = bst_state_stack (bastide_game_get_view (game));
  n = bastide_discard_pile_count (bastide_game_get_view (game));
  left = g_strdup_printf (ngettext ("%u tile left.", "%u tiles left.", stack), stack);
  discarded = bastide_discard_pile_text (n);
  text = n > 0 ? g_strdup_printf ("%s\n%s", left, discarded) : g_strdup (left);
  gtk_label_set_text (GTK_LABEL (self->summary), text);
  gtk_widget_set_visible (self->toggle, stack > 0);
  filter_changed (self);
}

static void
bastide_remaining_view_get_property (GObject *object, guint id, GValue *value,
                                     GParamSpec *pspec)
{
  BastideRemainingView *self = BASTIDE_REMAINING_VIEW (object);

  if (id == PROP_FITS_ONLY)
    g_value_set_boolean (value, self->fits_only);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bastide_remaining_view_set_property (GObject *object, guint id, const GValue *value,
                                     GParamSpec *pspec)
{
  BastideRemainingView *self = BASTIDE_REMAINING_VIEW (object);

  if (id != PROP_FITS_ONLY)
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  else if (self->fits_only != g_value_get_boolean (value))
    {
      self->fits_only = g_value_get_boolean (value);
      bastide_game_view_update (BASTIDE_GAME_VIEW (self));
      g_object_notify_by_pspec (object, pspec);
    }
}

static void
bastide_remaining_view_dispose (GObject *object)
{
  BastideRemainingView *self = BASTIDE_REMAINING_VIEW (object);

  if (self->filter != NULL)
    gtk_custom_filter_set_filter_func (self->filter, NULL, NULL, NULL);
  g_clear_object (&self->filter);
  G_OBJECT_CLASS (bastide_remaining_view_parent_class)->dispose (object);
}

static void
bastide_remaining_view_class_init (BastideRemainingViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BastideGameViewClass *view_class = BASTIDE_GAME_VIEW_CLASS (klass);
  GParamFlags flags
      = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = bastide_remaining_view_get_property;
  object_class->set_property = bastide_remaining_view_set_property;
  object_class->dispose = bastide_remaining_view_dispose;
  widget_class->map = bastide_remaining_view_map;
  view_class->wanted = BASTIDE_CHANGE_BOARD | BASTIDE_CHANGE_TURN | BASTIDE_CHANGE_VIEW;
  view_class->game_set = game_set;
  view_class->update = update;

  props[PROP_FITS_ONLY] = g_param_spec_boolean ("fits-only", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "remainingview");
}

static void
bastide_remaining_view_init (BastideRemainingView *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->filter = gtk_custom_filter_new (is_shown, self, NULL);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->summary = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->summary), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->summary), 0);
  self->toggle = gtk_toggle_button_new_with_label (_("Fits Here"));
  gtk_widget_set_tooltip_text (self->toggle,
                               _("Show Only Tiles That Fit the Chosen Cell"));
  g_object_bind_property (self, "fits-only", self->toggle, "active",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  self->groups = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->groups),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Remaining Tiles"),
                                  -1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->groups);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (self->box), self->summary);
  gtk_box_append (GTK_BOX (self->box), self->toggle);
  gtk_box_append (GTK_BOX (self->box), scrolled);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
bastide_remaining_view_new (void)
{
  return g_object_new (BASTIDE_TYPE_REMAINING_VIEW, NULL);
}

void
bastide_remaining_view_set_cell (BastideRemainingView *self, int x, int y)
{
  BastideGame *game;

  g_return_if_fail (BASTIDE_IS_REMAINING_VIEW (self));

  game = bastide_game_view_get_game (BASTIDE_GAME_VIEW (self));
  self->has_cell = TRUE;
  if (game == NULL)
    return;
  bastide_game_set_remaining_cell (game, x, y);
  filter_changed (self);
}

void
bastide_remaining_view_unset_cell (BastideRemainingView *self)
{
  BastideGame *game;

  g_return_if_fail (BASTIDE_IS_REMAINING_VIEW (self));

  game = bastide_game_view_get_game (BASTIDE_GAME_VIEW (self));
  self->has_cell = FALSE;
  if (game == NULL)
    return;
  bastide_game_unset_remaining_cell (game);
  filter_changed (self);
}
