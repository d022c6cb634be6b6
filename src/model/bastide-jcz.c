/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include "bastide-jcz-private.h"
#include "bastide-setup-private.h"

/* JSON is told from a key file by its first bracket. */
gboolean
bastide_jcz_recognizes (GBytes *bytes)
{
  gsize n;
  const char *text = g_bytes_get_data (bytes, &n);
  gsize i = bastide_document_mark (text, n);

  while (i < n && g_ascii_isspace (text[i]))
    i++;

  return i < n && text[i] == '{';
}

BastideSave *
bastide_jcz_parse (GBytes      *bytes,
                   const char  *name,
                   GError     **error)
{
  g_autoptr (BastideSave) save = bastide_save_new (name);

  g_return_val_if_fail (bytes != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);

  save->jcz = bastide_jcz_read (bytes, name, error);
  if (save->jcz == NULL
      || !bastide_jcz_set_up (save->jcz, name, save->setup, error)
      || !bastide_jcz_play (save->jcz, save, error))
    return NULL;

  return g_steal_pointer (&save);
}

gboolean
bastide_jcz_has_expectations (BastideJcz *self)
{
  return self->assertions->len > 0;
}
