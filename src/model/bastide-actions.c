/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include "bastide-actions.h"

GArray *
bastide_actions_list (const BstState *state)
{
  gsize n = bst_state_list (state, NULL, 0);
  GArray *actions
      = g_array_sized_new (FALSE, TRUE, sizeof (BstAction), (guint) n);

  g_array_set_size (actions, (guint) n);
  n = MIN (n, bst_state_list (state, (BstAction *) (gpointer) actions->data,
                              n));
  g_array_set_size (actions, (guint) n);

  return actions;
}
