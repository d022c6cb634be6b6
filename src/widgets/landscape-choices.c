/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which of the legal actions are offered at places: those of one choice (a kind
 * of figure, or something else to do), and of them, where there are very many,
 * those at one kind of feature.
 */

#define G_LOG_DOMAIN "bastide-widgets"

#include "config.h"

#include "bastide-landscape-private.h"

/* With fewer places a filter is of no help. */
#define FILTER_FROM 9

static BstAction *
action_at (BastideLandscape *self, guint i)
{
  return &g_array_index (self->actions, BstAction, i);
}

static int
compare_choices (gconstpointer a, gconstpointer b)
{
  const BastideChoice *s = a, *t = b;

  return s->choice < t->choice ? -1 : s->choice > t->choice;
}

static void
add_choice (GArray *choices, const BstAction *action)
{
  BastideChoice new = { bastide_action_get_choice (action), 1, *action };

  for (guint i = 0; i < choices->len; i++)
    {
      BastideChoice *known = &g_array_index (choices, BastideChoice, i);

      if (known->choice == new.choice)
        {
          known->n++;
          return;
        }
    }
  g_array_append_val (choices, new);
}

GArray *
bastide_landscape_get_choices (BastideLandscape *self)
{
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (BastideChoice));

  g_return_val_if_fail (BASTIDE_IS_LANDSCAPE (self), choices);

  for (guint i = 0; i < self->actions->len; i++)
    add_choice (choices, action_at (self, i));
  g_array_sort (choices, compare_choices);
  return choices;
}

/* The kind of feature that an action is pointed at, as a bit; 0: a corner or a
 * whole cell. */
static guint
kind_of (const BstState *state, const BstAction *action)
{
  int x, y;
  guint slot;
  BstTileId tile;
  BstSegmentId segment;

  bastide_action_get_site (action, &x, &y, &slot);
  tile = bst_state_tile_at (state, x, y);
  if (tile == BST_NO_TILE || slot >= BST_SLOT_CORNER)
    return 0;
  segment = bst_state_segment (state, tile, (int) slot);
  return segment == BST_NO_SEGMENT ? 0 : 1u << bst_segment_def (state, segment)->kind;
}

guint
bastide_landscape_get_kinds (BastideLandscape *self)
{
  const BstState *state;
  guint kinds = 0, n = 0;

  g_return_val_if_fail (BASTIDE_IS_LANDSCAPE (self), 0);

  state = bastide_landscape_state (self);
  for (guint i = 0; i < self->actions->len; i++)
    if (bastide_action_get_choice (action_at (self, i)) == self->choice)
      {
        kinds |= kind_of (state, action_at (self, i));
        n++;
      }
  return n >= FILTER_FROM && (kinds & (kinds - 1)) != 0 ? kinds : 0;
}

/* Each tile begins with the first choice again, which is a plain follower as
 * long as there is one. */
static void
settle_choice (BastideLandscape *self, const BstState *state)
{
  guint stamp = (guint) bst_state_n_tiles (state) + 1;
  guint first = G_MAXUINT, old = self->choice;
  gboolean there = FALSE;

  if (self->choice_stamp != stamp)
    self->choice = self->filter = 0;
  self->choice_stamp = stamp;
  for (guint i = 0; i < self->actions->len; i++)
    {
      guint choice = bastide_action_get_choice (action_at (self, i));

      first = MIN (first, choice);
      there |= choice == self->choice;
    }
  if (!there && self->actions->len > 0)
    self->choice = first;
  self->filter &= bastide_landscape_get_kinds (self);
  if (self->choice != old)
    g_object_notify (G_OBJECT (self), "choice");
}

/* What can be done at places, with the claims that a claim just made can still
 * be moved to. */
void
bastide_choices_collect (BastideLandscape *self, const BstState *state, GArray *legal)
{
  for (guint i = 0; i < legal->len; i++)
    if (bastide_action_place (&g_array_index (legal, BstAction, i))
        == BASTIDE_ACTION_SITE)
      g_array_append_val (self->actions, g_array_index (legal, BstAction, i));
  if (bastide_play_has_alternatives (self))
    g_array_append_vals (self->actions, self->alternatives->data,
                         self->alternatives->len);
  settle_choice (self, state);
}

gboolean
bastide_choices_offer (BastideLandscape *self, const BstState *state,
                       const BstAction *action)
{
  guint kind;

  if (bastide_action_get_choice (action) != self->choice)
    return FALSE;
  kind = self->filter != 0 ? kind_of (state, action) : 0;
  return kind == 0 || (self->filter & kind) != 0;
}

GArray *
bastide_landscape_get_offers (BastideLandscape *self)
{
  GArray *offers = g_array_new (FALSE, FALSE, sizeof (BstAction));
  const BstState *state;

  g_return_val_if_fail (BASTIDE_IS_LANDSCAPE (self), offers);

  state = bastide_landscape_state (self);
  for (guint i = 0; i < self->actions->len; i++)
    if (bastide_choices_offer (self, state, action_at (self, i)))
      g_array_append_val (offers, *action_at (self, i));
  return offers;
}

static void
choose_again (BastideLandscape *self)
{
  bastide_targets_update (self);
  bastide_view_for_places (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
bastide_landscape_get_choice (BastideLandscape *self)
{
  g_return_val_if_fail (BASTIDE_IS_LANDSCAPE (self), 0);

  return self->choice;
}

void
bastide_landscape_set_choice (BastideLandscape *self, guint choice)
{
  g_return_if_fail (BASTIDE_IS_LANDSCAPE (self));

  if (self->choice == choice)
    return;
  self->choice = choice;
  self->filter = 0;
  choose_again (self);
  g_object_notify (G_OBJECT (self), "choice");
}

guint
bastide_landscape_get_filter (BastideLandscape *self)
{
  g_return_val_if_fail (BASTIDE_IS_LANDSCAPE (self), 0);

  return self->filter;
}

void
bastide_landscape_set_filter (BastideLandscape *self, guint kinds)
{
  g_return_if_fail (BASTIDE_IS_LANDSCAPE (self));

  if (self->filter == kinds)
    return;
  self->filter = kinds;
  choose_again (self);
}
