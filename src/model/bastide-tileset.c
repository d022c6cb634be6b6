/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-tileset-private.h"

struct _BastideTileSet
{
  GObject            parent_instance;

  /* owned */
  BastideTileSetData data;
  GBytes            *bytes;

  /* plain values */
  guint64            hash;

  /* flags */
  guint              shipped : 1;
};

G_DEFINE_FINAL_TYPE (BastideTileSet, bastide_tile_set, G_TYPE_OBJECT)
G_DEFINE_QUARK (bastide-tile-set-error-quark, bastide_tile_set_error)

static void
bastide_tile_set_finalize (GObject *object)
{
  BastideTileSet *self = BASTIDE_TILE_SET (object);

  _bastide_tile_set_data_clear (&self->data);
  g_clear_pointer (&self->bytes, g_bytes_unref);

  G_OBJECT_CLASS (bastide_tile_set_parent_class)->finalize (object);
}

static void
bastide_tile_set_class_init (BastideTileSetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bastide_tile_set_finalize;
}

static void
bastide_tile_set_init (BastideTileSet *self)
{
}

/* The first error found since @n_before, as the message of a GError. */
static void
set_error (GPtrArray   *issues,
           guint        n_before,
           const char  *name,
           GError     **error)
{
  for (guint i = n_before; i < issues->len; i++)
    {
      const BastideIssue *issue = g_ptr_array_index (issues, i);
      g_autofree char *text = NULL;
      int code = BASTIDE_TILE_SET_ERROR_SYNTAX;

      if (issue->severity != BASTIDE_SEVERITY_ERROR)
        continue;
      if (issue->code > BASTIDE_SCAN_LAST)
        code = issue->code;
      text = bastide_issue_to_string (issue, name);
      g_set_error_literal (error, BASTIDE_TILE_SET_ERROR, code, text);
      return;
    }
}

BastideTileSet *
bastide_tile_set_new_from_bytes (GBytes      *bytes,
                                 const char  *name,
                                 GPtrArray   *issues,
                                 GError     **error)
{
  g_autoptr (BastideTileSet) self = NULL;
  g_autoptr (GPtrArray) found = NULL;
  guint n_before;

  g_return_val_if_fail (bytes != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  found = issues != NULL ? g_ptr_array_ref (issues) : bastide_issues_new ();
  n_before = found->len;
  self = g_object_new (BASTIDE_TYPE_TILE_SET, NULL);
  if (!_bastide_tile_set_read (bytes, &self->data, found))
    {
      set_error (found, n_before, name, error);
      return NULL;
    }
  self->bytes = g_bytes_ref (bytes);
  self->hash = bst_tiles_hash ((const BstTile *) (gpointer) self->data.kinds->data,
                               self->data.kinds->len);
  return g_steal_pointer (&self);
}

BastideTileSet *
bastide_tile_set_new_from_file (GFile      *file,
                                GPtrArray  *issues,
                                GError    **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) reason = NULL;
  g_autofree char *base = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  base = g_file_get_basename (file);
  name = g_filename_display_name (base != NULL ? base : "?");
  bytes = bastide_document_load (file, BASTIDE_SCAN_NONE, &reason);
  if (bytes != NULL)
    return bastide_tile_set_new_from_bytes (bytes, name, issues, error);
  g_set_error (error, BASTIDE_TILE_SET_ERROR, BASTIDE_TILE_SET_ERROR_READ,
               /* Translators: A file name, then the system's reason. */
               _("The tile set “%s” could not be read: %s"), name, reason->message);
  return NULL;
}

BastideTileSet *
bastide_tile_set_new_from_resource (const char  *path,
                                    GPtrArray   *issues,
                                    GError     **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) reason = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  name = g_path_get_basename (path);
  bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &reason);
  if (bytes != NULL)
    return bastide_tile_set_new_from_bytes (bytes, name, issues, error);
  g_set_error (error, BASTIDE_TILE_SET_ERROR, BASTIDE_TILE_SET_ERROR_READ,
               /* Translators: A file name, then the system's reason. */
               _("The tile set “%s” could not be read: %s"), name, reason->message);
  return NULL;
}

void
_bastide_tile_set_set_shipped (BastideTileSet *self)
{
  self->shipped = TRUE;
}

/* A set's own translation first; those that come with the program are in the
 * catalogue. */
static const char *
translate (BastideTileSet *self,
           const char     *local,
           const char     *text)
{
  if (local != NULL)
    return local;
  if (text == NULL || text[0] == '\0')
    return "";
  return self->shipped ? _(text) : text;
}

const char *
bastide_tile_set_get_id (BastideTileSet *self)
{
  g_return_val_if_fail (BASTIDE_IS_TILE_SET (self), NULL);

  return self->data.id;
}

const char *
bastide_tile_set_get_name (BastideTileSet *self)
{
  g_return_val_if_fail (BASTIDE_IS_TILE_SET (self), NULL);

  return translate (self, self->data.local_name, self->data.name);
}

const char *
bastide_tile_set_get_description (BastideTileSet *self)
{
  g_return_val_if_fail (BASTIDE_IS_TILE_SET (self), NULL);

  return translate (self, self->data.local_description, self->data.description);
}

static const char *
or_empty (const char *text)
{
  return text != NULL ? text : "";
}

const char *
bastide_tile_set_get_author (BastideTileSet *self)
{
  g_return_val_if_fail (BASTIDE_IS_TILE_SET (self), NULL);

  return or_empty (self->data.author);
}

const char *
bastide_tile_set_get_license (BastideTileSet *self)
{
  g_return_val_if_fail (BASTIDE_IS_TILE_SET (self), NULL);

  return or_empty (self->data.license);
}

const char *
bastide_tile_set_get_version (BastideTileSet *self)
{
  g_return_val_if_fail (BASTIDE_IS_TILE_SET (self), NULL);

  return or_empty (self->data.version);
}

const char *
bastide_tile_set_get_edition (BastideTileSet *self)
{
  g_return_val_if_fail (BASTIDE_IS_TILE_SET (self), NULL);

  return or_empty (self->data.edition);
}

static const char * const no_ids[] = { NULL };

const char * const *
bastide_tile_set_get_requires (BastideTileSet *self)
{
  g_return_val_if_fail (BASTIDE_IS_TILE_SET (self), NULL);

  return self->data.requires != NULL ? (const char * const *) self->data.requires : no_ids;
}

const char * const *
bastide_tile_set_get_modules (BastideTileSet *self)
{
  g_return_val_if_fail (BASTIDE_IS_TILE_SET (self), NULL);

  return self->data.modules != NULL ? (const char * const *) self->data.modules : no_ids;
}

const BstTile *
bastide_tile_set_get_kinds (BastideTileSet *self,
                            guint          *n_kinds)
{
  g_return_val_if_fail (BASTIDE_IS_TILE_SET (self), NULL);

  if (n_kinds != NULL)
    *n_kinds = self->data.kinds->len;
  return (const BstTile *) (gpointer) self->data.kinds->data;
}

const BstTile *
bastide_tile_set_find (BastideTileSet *self,
                       const char     *key)
{
  g_return_val_if_fail (BASTIDE_IS_TILE_SET (self), NULL);
  g_return_val_if_fail (key != NULL, NULL);

  for (guint i = 0; i < self->data.kinds->len; i++)
    {
      const BstTile *tile = &g_array_index (self->data.kinds, BstTile, i);

      if (g_str_equal (tile->key, key))
        return tile;
    }
  return NULL;
}

guint64
bastide_tile_set_get_hash (BastideTileSet *self)
{
  g_return_val_if_fail (BASTIDE_IS_TILE_SET (self), 0);

  return self->hash;
}

guint
bastide_tile_set_get_n_tiles (BastideTileSet *self)
{
  g_return_val_if_fail (BASTIDE_IS_TILE_SET (self), 0);

  return self->data.n_tiles;
}

gboolean
bastide_tile_set_get_shipped (BastideTileSet *self)
{
  g_return_val_if_fail (BASTIDE_IS_TILE_SET (self), FALSE);

  return self->shipped;
}

GBytes *
bastide_tile_set_get_bytes (BastideTileSet *self)
{
  g_return_val_if_fail (BASTIDE_IS_TILE_SET (self), NULL);

  return self->bytes;
}
