/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bastide-tileset.h"

#include "fuzz.h"

#define NAME "damaged.tileset"

/* What a set that loads promises whoever plays with it. */
static char *
check_set (BastideTileSet *set)
{
  guint n_kinds;
  const BstTile *kinds = bastide_tile_set_get_kinds (set, &n_kinds);
  g_autoptr (BastideTileSet) again = NULL;

  if (n_kinds == 0 || n_kinds > BASTIDE_TILE_SET_MAX_KINDS)
    return g_strdup_printf ("A set of %u kinds was taken.", n_kinds);
  for (guint i = 0; i < n_kinds; i++)
    {
      if (!bst_tile_check (&kinds[i], NULL))
        return g_strdup_printf ("The tile %s was taken though it does not hold together.",
                                kinds[i].key);
      if (bastide_tile_set_find (set, kinds[i].key) != &kinds[i])
        return g_strdup_printf ("The key %s names two tiles.", kinds[i].key);
    }
  if (bastide_tile_set_get_name (set)[0] == '\0' || bastide_tile_set_get_id (set)[0] == '\0')
    return g_strdup ("A set without a name or an id was taken.");
  again = bastide_tile_set_new_from_bytes (bastide_tile_set_get_bytes (set), NAME, NULL, NULL);
  if (again == NULL || bastide_tile_set_get_hash (again) != bastide_tile_set_get_hash (set))
    return g_strdup ("The set reads differently a second time.");
  return NULL;
}

static char *
check_refusal (GPtrArray    *issues,
               const GError *error)
{
  const BastideIssue *issue = bastide_issues_first_error (issues);

  if (error == NULL || error->domain != BASTIDE_TILE_SET_ERROR)
    return g_strdup ("The file was refused without an error.");
  if (issue == NULL || issue->reason == NULL || issue->reason[0] == '\0')
    return g_strdup ("The file was refused without a reason.");
  if (!g_str_has_prefix (error->message, NAME) || strstr (error->message, issue->reason) == NULL)
    return g_strdup_printf ("The message names no file or reason: %s", error->message);
  if (!g_utf8_validate (error->message, -1, NULL))
    return g_strdup ("The message is not valid text.");
  return NULL;
}

char *
fuzz_tile_set (GBytes   *bytes,
               gboolean *loaded)
{
  g_autoptr (GPtrArray) issues = bastide_issues_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (BastideTileSet) set = NULL;

  set = bastide_tile_set_new_from_bytes (bytes, NAME, issues, &error);
  *loaded = set != NULL;
  if (set == NULL)
    return check_refusal (issues, error);
  if (error != NULL || bastide_issues_first_error (issues) != NULL)
    return g_strdup ("The set was taken and refused at once.");
  return check_set (set);
}
