/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "bastide-document.h"

/* What the scan knows while it goes down the lines. */
typedef struct
{
  /* borrowed */
  GPtrArray  *lines;
  GPtrArray  *issues;

  /* owned */
  GHashTable *groups; /* name -> line number where it was opened */
  GHashTable *keys;   /* of the open group, likewise */
  char       *group;

  /* plain values */
  guint       number;
  gsize       offset;
  gsize       length;
  guint       n_errors;
} Scan;

static void
scan_clear (Scan *scan)
{
  g_clear_pointer (&scan->groups, g_hash_table_unref);
  g_clear_pointer (&scan->keys, g_hash_table_unref);
  g_clear_pointer (&scan->group, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Scan, scan_clear)

/* Takes @reason. */
static void
scan_fail (Scan             *scan,
           BastideScanFault  fault,
           const char       *key,
           char             *reason)
{
  scan->n_errors++;
  if (scan->issues != NULL)
    g_ptr_array_add (scan->issues, bastide_issue_new (BASTIDE_SEVERITY_ERROR, fault, scan->number,
                                                      scan->group, key, reason));
  else
    g_free (reason);
}

/* Takes @key and @value. */
static void
scan_add_line (Scan            *scan,
               BastideLineKind  kind,
               char            *key,
               char            *value)
{
  BastideLine *line = g_new0 (BastideLine, 1);

  line->kind = kind;
  line->number = scan->number;
  line->offset = scan->offset;
  line->length = scan->length;
  line->group = g_strdup (scan->group);
  line->key = key;
  line->value = value;
  if (scan->lines != NULL)
    g_ptr_array_add (scan->lines, line);
  else
    bastide_line_free (line);
}

static gboolean
is_blank (char c)
{
  return c == ' ' || c == '\t';
}

/* Whether the bytes are text on one line: the faults that make it pointless
 * to look at what the line says. */
static gboolean
scan_text (Scan       *scan,
           const char *text)
{
  if (scan->length > BASTIDE_SCAN_MAX_LINE)
    {
      scan_fail (scan, BASTIDE_SCAN_LINE_TOO_LONG, NULL,
                 /* Translators: The number is a limit in bytes. */
                 g_strdup_printf (_("The line is longer than %d bytes."), BASTIDE_SCAN_MAX_LINE));
      return FALSE;
    }
  if (memchr (text, '\0', scan->length) != NULL)
    {
      scan_fail (scan, BASTIDE_SCAN_ZERO_BYTE, NULL,
                 g_strdup (_("The line contains a zero byte; this is no text file.")));
      return FALSE;
    }
  if (!g_utf8_validate (text, (gssize) scan->length, NULL))
    {
      scan_fail (scan, BASTIDE_SCAN_NOT_UTF8, NULL,
                 g_strdup (_("The line is not valid UTF-8 text.")));
      return FALSE;
    }
  for (gsize i = 0; i < scan->length; i++)
    if (g_ascii_iscntrl (text[i]) && text[i] != '\t')
      {
        scan_fail (scan, BASTIDE_SCAN_CONTROL_CHARACTER, NULL,
                   g_strdup (_("The line contains a control character.")));
        return FALSE;
      }
  return TRUE;
}

static void
scan_group (Scan       *scan,
            const char *text)
{
  g_autofree char *name = NULL;
  gpointer before;
  gsize length = strlen (text);

  /* Entries below a broken header must not end up in the group above. */
  g_clear_pointer (&scan->group, g_free);
  g_hash_table_remove_all (scan->keys);
  if (length < 3 || text[length - 1] != ']')
    {
      scan->group = g_strdup ("?");
      scan_fail (scan, BASTIDE_SCAN_BAD_GROUP, NULL,
                 g_strdup (_("A group must be named in brackets, like [Tile A].")));
      return;
    }
  name = g_strndup (text + 1, length - 2);
  scan->group = g_strdup (name);
  if (strpbrk (name, "[]") != NULL)
    {
      scan_fail (scan, BASTIDE_SCAN_BAD_GROUP, NULL,
                 g_strdup (_("The name of a group must not contain brackets.")));
      return;
    }
  before = g_hash_table_lookup (scan->groups, name);
  if (before != NULL)
    scan_fail (scan, BASTIDE_SCAN_GROUP_TWICE, NULL,
               /* Translators: %s is the name of a group of lines, %u a line number. */
               g_strdup_printf (_("The group [%s] was opened before, in line %u."), name,
                                GPOINTER_TO_UINT (before)));
  else
    g_hash_table_insert (scan->groups, g_steal_pointer (&name), GUINT_TO_POINTER (scan->number));
  scan_add_line (scan, BASTIDE_LINE_GROUP, NULL, NULL);
}

/* Letters, digits, hyphens and underscores, then perhaps a locale: "Name[fr]". */
static gboolean
is_key (const char *key)
{
  const char *at = key;

  while (g_ascii_isalnum (*at) || *at == '-' || *at == '_')
    at++;
  if (at == key)
    return FALSE;
  if (*at == '\0')
    return TRUE;
  if (*at++ != '[')
    return FALSE;
  if (*at == ']')
    return FALSE;
  while (g_ascii_isalnum (*at) || (*at != '\0' && strchr ("-_.@", *at) != NULL))
    at++;
  return g_str_equal (at, "]");
}

static gboolean
scan_key (Scan       *scan,
          const char *key)
{
  gpointer before = g_hash_table_lookup (scan->keys, key);

  if (!is_key (key))
    scan_fail (scan, BASTIDE_SCAN_BAD_KEY, NULL,
               /* Translators: %s is what stands before the equals sign. */
               g_strdup_printf (_("“%s” is not a name for a key."), key));
  else if (before != NULL)
    scan_fail (scan, BASTIDE_SCAN_KEY_TWICE, key,
               /* Translators: %s is a key, %u a line number. */
               g_strdup_printf (_("The key %s was set before, in line %u."), key,
                                GPOINTER_TO_UINT (before)));
  else
    {
      g_hash_table_insert (scan->keys, g_strdup (key), GUINT_TO_POINTER (scan->number));
      return TRUE;
    }
  return FALSE;
}

/* Whether each backslash begins an escape that GKeyFile reads too. */
static gboolean
escapes_are_good (const char *value)
{
  for (const char *at = value; *at != '\0'; at++)
    if (*at == '\\')
      {
        at++;
        if (*at == '\0' || strchr ("sntr\\;", *at) == NULL)
          return FALSE;
      }
  return TRUE;
}

static void
scan_entry (Scan       *scan,
            const char *text)
{
  const char *equals = strchr (text, '=');
  g_autofree char *key = NULL;
  g_autofree char *value = NULL;

  if (equals == NULL || equals == text)
    {
      scan_fail (scan, BASTIDE_SCAN_NO_EQUALS, NULL,
                 g_strdup (_("The line is neither a group, a comment nor “key=value”.")));
      return;
    }
  key = g_strchomp (g_strndup (text, (gsize) (equals - text)));
  value = g_strchug (g_strdup (equals + 1));
  if (scan->group == NULL)
    {
      scan_fail (scan, BASTIDE_SCAN_NO_GROUP, NULL,
                 g_strdup (_("The line stands before the first group.")));
      return;
    }
  if (!scan_key (scan, key))
    return;
  if (!escapes_are_good (value))
    {
      scan_fail (scan, BASTIDE_SCAN_BAD_ESCAPE, key,
                 g_strdup (_("A backslash must be followed by s, n, t, r, ; or a backslash.")));
      return;
    }
  scan_add_line (scan, BASTIDE_LINE_ENTRY, g_steal_pointer (&key), g_steal_pointer (&value));
}

static void
scan_line (Scan       *scan,
           const char *bytes)
{
  g_autofree char *text = NULL;
  char *start;

  if (scan->length > 0 && bytes[scan->length - 1] == '\r')
    scan->length--;
  if (!scan_text (scan, bytes))
    return;
  text = g_strndup (bytes, scan->length);
  for (start = text; is_blank (*start); start++)
    ;
  if (*start == '\0')
    scan_add_line (scan, BASTIDE_LINE_BLANK, NULL, NULL);
  else if (*start == '#')
    scan_add_line (scan, BASTIDE_LINE_COMMENT, NULL, NULL);
  else if (*start == '[')
    scan_group (scan, g_strchomp (start));
  else
    scan_entry (scan, start);
}

static void
scan_lines (Scan       *scan,
            const char *bytes,
            gsize       size)
{
  while (scan->offset < size)
    {
      const char *line = bytes + scan->offset;
      const char *newline = memchr (line, '\n', size - scan->offset);
      gsize length = newline != NULL ? (gsize) (newline - line) : size - scan->offset;

      scan->number++;
      scan->length = length;
      scan_line (scan, line);
      scan->offset += length + 1;
      if (scan->n_errors >= BASTIDE_SCAN_MAX_ERRORS)
        {
          scan_fail (scan, BASTIDE_SCAN_TOO_MANY_ERRORS, NULL,
                     g_strdup (_("There are too many errors; the rest was not read.")));
          return;
        }
    }
}

gsize
bastide_document_limit (BastideScanFlags flags)
{
  return flags & BASTIDE_SCAN_LARGE ? BASTIDE_SCAN_MAX_LARGE : BASTIDE_SCAN_MAX;
}

static gboolean
scan_size (Scan             *scan,
           gsize             size,
           BastideScanFlags  flags)
{
  gsize limit = bastide_document_limit (flags);
  g_autofree char *text = NULL;

  if (size <= limit)
    return TRUE;
  text = g_format_size_full (limit, G_FORMAT_SIZE_IEC_UNITS);
  scan_fail (scan, BASTIDE_SCAN_TOO_LARGE, NULL,
             /* Translators: %s is a size like "4.0 MiB". */
             g_strdup_printf (_("The file is larger than %s."), text));
  return FALSE;
}

/* The size up to and with the last newline. */
static gsize
size_of_whole_lines (const char *bytes,
                     gsize       size)
{
  while (size > 0 && bytes[size - 1] != '\n')
    size--;
  return size;
}

gsize
bastide_document_mark (const char *bytes,
                       gsize       size)
{
  static const char mark[] = "\xef\xbb\xbf";
  gsize length = strlen (mark);

  return size >= length && memcmp (bytes, mark, length) == 0 ? length : 0;
}

gboolean
bastide_document_scan (GBytes           *bytes,
                       BastideScanFlags  flags,
                       GPtrArray        *lines,
                       GPtrArray        *issues)
{
  gsize size;
  const char *data;
  g_auto (Scan) scan = { lines, issues };

  g_return_val_if_fail (bytes != NULL, FALSE);

  data = g_bytes_get_data (bytes, &size);
  scan.groups = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  scan.keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (!scan_size (&scan, size, flags))
    return FALSE;
  if (flags & BASTIDE_SCAN_CUT_LAST_LINE)
    size = size_of_whole_lines (data, size);
  scan.offset = bastide_document_mark (data, size);
  scan_lines (&scan, data, size);
  return scan.n_errors == 0;
}

GBytes *
bastide_document_cut_last_line (GBytes *bytes)
{
  gsize size;
  const char *data;

  g_return_val_if_fail (bytes != NULL, NULL);

  data = g_bytes_get_data (bytes, &size);
  return g_bytes_new_from_bytes (bytes, 0, size_of_whole_lines (data, size));
}
