/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef enum
{
  BASTIDE_SEVERITY_WARNING,
  BASTIDE_SEVERITY_ERROR,
} BastideSeverity;

/* Something wrong with a file: where, and why as a translated sentence.
 * `line` is from 1, or 0 where no line can be named; group and key may be
 * NULL. */
#define BASTIDE_TYPE_ISSUE (bastide_issue_get_type ())
typedef struct
{
  BastideSeverity severity;
  int             code; /* of the reader that found it; BastideScanFault for the scan */
  guint           line;
  char           *group;
  char           *key;
  char           *reason;
} BastideIssue;

GType         bastide_issue_get_type  (void);
/* Takes @reason. */
BastideIssue *bastide_issue_new       (BastideSeverity     severity,
                                       int                 code,
                                       guint               line,
                                       const char         *group,
                                       const char         *key,
                                       char               *reason);
BastideIssue *bastide_issue_copy      (const BastideIssue *self);
void          bastide_issue_free      (BastideIssue       *self);
/* "base.tileset, line 12, [Tile A], Feature2: …" (transfer full). */
char         *bastide_issue_to_string (const BastideIssue *self,
                                       const char         *file_name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BastideIssue, bastide_issue_free)

/* An array that owns its issues, and its first error or NULL. */
GPtrArray          *bastide_issues_new         (void);
const BastideIssue *bastide_issues_first_error (GPtrArray *issues);

typedef enum
{
  BASTIDE_LINE_BLANK,
  BASTIDE_LINE_COMMENT,
  BASTIDE_LINE_GROUP, /* [group] */
  BASTIDE_LINE_ENTRY, /* key=value in group */
} BastideLineKind;

/* A line of a key file; the strings are owned by it. */
typedef struct
{
  BastideLineKind kind;
  guint           number; /* from 1 */
  gsize           offset; /* of its first byte in the file */
  gsize           length; /* without the line end */
  char           *group;  /* the group it is in, or opens; NULL before the first */
  char           *key;    /* with its locale, as in "Name[fr]"; NULL unless an entry */
  char           *value;  /* as written, escapes and all; NULL unless an entry */
} BastideLine;

void bastide_line_free (BastideLine *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BastideLine, bastide_line_free)

/* The value with \s \n \t \r \\ resolved (transfer full); NULL for a broken
 * escape. The list splits at ';' (a last one may be left out); "\;" is one
 * inside an item. */
char  *bastide_line_get_string (const BastideLine *self);
char **bastide_line_get_list   (const BastideLine *self);

typedef enum
{
  BASTIDE_SCAN_NONE = 0,
  /* A last line without a newline is no line: what an interrupted write left. */
  BASTIDE_SCAN_CUT_LAST_LINE = 1 << 0,
  /* Up to BASTIDE_SCAN_MAX_LARGE bytes instead of BASTIDE_SCAN_MAX. */
  BASTIDE_SCAN_LARGE = 1 << 1,
} BastideScanFlags;

#define BASTIDE_SCAN_MAX (4 * 1024 * 1024)
#define BASTIDE_SCAN_MAX_LARGE (64 * 1024 * 1024)
#define BASTIDE_SCAN_MAX_LINE 4096 /* bytes */
/* After this many errors the rest of a file is not looked at. */
#define BASTIDE_SCAN_MAX_ERRORS 100

typedef enum
{
  BASTIDE_SCAN_TOO_LARGE = 1,
  BASTIDE_SCAN_ZERO_BYTE,
  BASTIDE_SCAN_NOT_UTF8,
  BASTIDE_SCAN_LINE_TOO_LONG,
  BASTIDE_SCAN_CONTROL_CHARACTER,
  BASTIDE_SCAN_BAD_GROUP,
  BASTIDE_SCAN_GROUP_TWICE,
  BASTIDE_SCAN_NO_GROUP, /* an entry before the first group */
  BASTIDE_SCAN_NO_EQUALS,
  BASTIDE_SCAN_BAD_KEY,
  BASTIDE_SCAN_KEY_TWICE,
  BASTIDE_SCAN_BAD_ESCAPE,
  BASTIDE_SCAN_TOO_MANY_ERRORS,
  BASTIDE_SCAN_LAST,
} BastideScanFault;

/* How many bytes the scan takes with these flags. */
gsize bastide_document_limit (BastideScanFlags flags);

/* The size of the mark that editors of other systems put before text in UTF-8;
 * 0: there is none. */
gsize bastide_document_mark (const char *bytes,
                             gsize       size);

/* Reads a file, but at most one byte more than the scan takes: an endless one
 * is refused there as too large and never held in memory as a whole. NULL with
 * the system's reason. */
GBytes *bastide_document_load (GFile             *file,
                               BastideScanFlags   flags,
                               GError           **error);

/* An array that owns its lines. */
GPtrArray *bastide_lines_new (void);

/* Takes a key file apart into lines, more strictly than GKeyFile, which merges
 * what appears twice and takes broken text. Appends BastideLine to @lines and
 * what is wrong to @issues (both may be NULL); FALSE if anything is an error. */
gboolean bastide_document_scan (GBytes           *bytes,
                                BastideScanFlags  flags,
                                GPtrArray        *lines,
                                GPtrArray        *issues);

/* The bytes without a last line that has no newline (transfer full). */
GBytes *bastide_document_cut_last_line (GBytes *bytes);

G_END_DECLS
