/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include "bastide-setup-private.h"

/* Options, counts of figures, and what chance starts from. */

static BastideChoice *
find_choice (BastideSetup *self,
             const char   *key)
{
  for (guint i = 0; i < self->options->len; i++)
    {
      BastideChoice *choice = self->options->pdata[i];

      if (g_str_equal (choice->key, key))
        return choice;
    }

  return NULL;
}

/* NULL if no module has such an option. */
const char *
bastide_setup_get_option (BastideSetup *self,
                          const char   *key)
{
  BastideChoice *choice;
  const BstOptionDef *option;

  g_return_val_if_fail (BASTIDE_IS_SETUP (self), NULL);
  g_return_val_if_fail (key != NULL, NULL);

  choice = find_choice (self, key);
  if (choice != NULL)
    return choice->value;

  option = bastide_option_find (key);
  return option != NULL ? option->values[option->def] : NULL;
}

/* Setting the default takes the choice away; NULL as well. */
void
bastide_setup_set_option (BastideSetup *self,
                          const char   *key,
                          const char   *value)
{
  const BstOptionDef *option;
  BastideChoice *choice;
  BastideChoice *made;

  g_return_if_fail (BASTIDE_IS_SETUP (self));
  g_return_if_fail (key != NULL);

  option = bastide_option_find (key);
  choice = find_choice (self, key);
  if (value == NULL
      || (option != NULL && g_str_equal (value, option->values[option->def])))
    {
      if (choice != NULL)
        g_ptr_array_remove (self->options, choice);
      return;
    }

  made = g_new0 (BastideChoice, 1);
  made->key = g_strdup (key);
  made->value = g_strdup (value);
  if (choice != NULL)
    g_ptr_array_remove (self->options, choice);
  g_ptr_array_add (self->options, made);
}

static BastideFigureChoice *
find_figures (BastideSetup *self,
              const char   *piece)
{
  for (guint i = 0; i < self->figures->len; i++)
    {
      BastideFigureChoice *choice = self->figures->pdata[i];

      if (g_str_equal (choice->piece, piece))
        return choice;
    }

  return NULL;
}

int
bastide_setup_get_figures (BastideSetup *self,
                           const char   *piece)
{
  BastideFigureChoice *choice;

  g_return_val_if_fail (BASTIDE_IS_SETUP (self), -1);
  g_return_val_if_fail (piece != NULL, -1);

  choice = find_figures (self, piece);
  return choice != NULL ? (int) choice->count : -1;
}

void
bastide_setup_set_figures (BastideSetup *self,
                           const char   *piece,
                           int           count)
{
  BastideFigureChoice *choice;

  g_return_if_fail (BASTIDE_IS_SETUP (self));
  g_return_if_fail (piece != NULL);

  choice = find_figures (self, piece);
  if (count < 0)
    {
      if (choice != NULL)
        g_ptr_array_remove (self->figures, choice);
      return;
    }

  if (choice == NULL)
    {
      choice = g_new0 (BastideFigureChoice, 1);
      choice->piece = g_strdup (piece);
      g_ptr_array_add (self->figures, choice);
    }
  choice->count = MIN (count, 255);
}

guint64
bastide_setup_get_seed (BastideSetup *self)
{
  g_return_val_if_fail (BASTIDE_IS_SETUP (self), 0);

  return self->seed;
}

void
bastide_setup_set_seed (BastideSetup *self,
                        guint64       seed)
{
  g_return_if_fail (BASTIDE_IS_SETUP (self));

  self->seed = seed;
}

void
bastide_setup_set_draws (BastideSetup       *self,
                         const char * const *draws)
{
  GStrv copy;

  g_return_if_fail (BASTIDE_IS_SETUP (self));

  copy = g_strdupv ((GStrv) draws);
  g_strfreev (self->draws);
  self->draws = copy;
}
