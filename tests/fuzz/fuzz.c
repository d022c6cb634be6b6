/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Damages sample files in every way and reads them: the reader must not crash,
 * must refuse with a reason, and what it takes must be sound. Run as
 * `fuzz TARGET COUNT [FIRST]`; the output is TAP. A file that shows a fault is
 * left behind, and FIRST with a COUNT of 1 makes it again.
 */

#include <gio/gio.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

static const struct
{
  const char *name;
  const char *ending;
  const char *folder; /* in the source tree; searched with its folders */
  FuzzTarget  run;
} targets[] = {
  { "tileset", ".tileset", "data/tilesets", fuzz_tile_set },
  { "tileset", ".tileset", "tests/fuzz/seeds", fuzz_tile_set },
  { "play", ".tileset", "data/tilesets", fuzz_play },
  { "play", ".tileset", "tests/fuzz/playable", fuzz_play },
#ifdef FUZZ_GAMES
  { "game", ".bastide", "tests/model/saves", fuzz_game },
  { "game", ".bastide", "tests/fuzz/seeds", fuzz_game },
  { "jcz", ".jcz", "tests/model/jcz", fuzz_jcz },
#endif
};

typedef struct
{
  GPtrArray *names; /* char * */
  GPtrArray *seeds; /* GBytes */
} Samples;

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

/* The files below a folder, always in the same order. */
static void
find_files (const char *folder,
            const char *ending,
            GPtrArray  *names)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  if (dir == NULL)
    return;
  for (name = g_dir_read_name (dir); name != NULL; name = g_dir_read_name (dir))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        find_files (path, ending, names);
      else if (g_str_has_suffix (name, ending))
        g_ptr_array_add (names, g_steal_pointer (&path));
    }
}

static void
read_seeds (Samples *samples)
{
  g_ptr_array_sort (samples->names, compare_names);
  for (guint i = 0; i < samples->names->len; i++)
    {
      char *text;
      gsize length;

      if (!g_file_get_contents (g_ptr_array_index (samples->names, i), &text, &length, NULL))
        {
          printf ("Bail out! %s cannot be read\n",
                  (const char *) g_ptr_array_index (samples->names, i));
          exit (99);
        }
      g_ptr_array_add (samples->seeds, g_bytes_new_take (text, length));
    }
}

/* The sample itself must load, or damaging it shows little. */
static gboolean
check_seed (FuzzTarget  run,
            GBytes     *seed,
            const char *name)
{
  gboolean loaded = FALSE;
  g_autofree char *fault = run (seed, &loaded);

  if (fault != NULL)
    printf ("# %s: %s\n", name, fault);
  return loaded && fault == NULL;
}

static void
keep (GBytes     *bytes,
      const char *target,
      guint       index,
      guint64     number)
{
  g_autofree char *path = NULL;

  path = g_strdup_printf ("fuzz-%s-%u-%" G_GUINT64_FORMAT, target, index, number);
  if (g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                           NULL))
    printf ("# the file is %s\n", path);
}

/* The number of faults in @count damaged copies of one sample. */
static guint
damage (FuzzTarget  run,
        const char *target,
        Samples    *samples,
        guint       index,
        guint64     first,
        guint64     count)
{
  guint n_faults = 0, n_loaded = 0;

  for (guint64 number = first; number < first + count; number++)
    {
      g_autoptr (GBytes) bytes = fuzz_mutate (samples->seeds, index, number);
      gboolean loaded = FALSE;
      g_autofree char *fault = run (bytes, &loaded);

      n_loaded += loaded;
      if (fault == NULL)
        continue;
      n_faults++;
      printf ("# %" G_GUINT64_FORMAT ": %s\n", number, fault);
      keep (bytes, target, index, number);
    }
  printf ("# %u of %" G_GUINT64_FORMAT " were taken\n", n_loaded, count);
  return n_faults;
}

static guint
run_target (FuzzTarget  run,
            const char *target,
            Samples    *samples,
            guint64     first,
            guint64     count)
{
  guint n = 0, n_failed = 0;
  guint64 each = (count + samples->seeds->len - 1) / samples->seeds->len;

  for (guint i = 0; i < samples->seeds->len; i++)
    {
      g_autofree char *name = g_path_get_basename (g_ptr_array_index (samples->names, i));
      gboolean ok = check_seed (run, g_ptr_array_index (samples->seeds, i), name);

      n_failed += !ok;
      printf ("%sok %u - %s loads\n", ok ? "" : "not ", ++n, name);
      ok = damage (run, target, samples, i, first, each) == 0;
      n_failed += !ok;
      printf ("%sok %u - %s, damaged %" G_GUINT64_FORMAT " times: each is sound or refused\n",
              ok ? "" : "not ", ++n, name, each);
      fflush (stdout);
    }
  printf ("1..%u\n", n);
  return n_failed;
}

static FuzzTarget
find_target (const char *name,
             Samples    *samples)
{
  const char *source = g_getenv ("BASTIDE_SOURCE_DIR");
  FuzzTarget run = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (targets); i++)
    if (g_str_equal (targets[i].name, name))
      {
        g_autofree char *folder = NULL;

        folder = g_build_filename (source != NULL ? source : ".", targets[i].folder, NULL);
        find_files (folder, targets[i].ending, samples->names);
        run = targets[i].run;
      }
  return run;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) seeds = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  Samples samples = { names, seeds };
  guint64 count = 0, first = 0;
  FuzzTarget run = argc > 1 ? find_target (argv[1], &samples) : NULL;

  setlocale (LC_ALL, "");
  if (argc < 3 || argc > 4 || run == NULL
      || !g_ascii_string_to_unsigned (argv[2], 10, 1, G_MAXUINT32, &count, NULL)
      || (argc == 4 && !g_ascii_string_to_unsigned (argv[3], 10, 0, G_MAXUINT32, &first, NULL)))
    {
      fprintf (stderr, "Usage: fuzz tileset|play|game COUNT [FIRST]\n");
      return 2;
    }
  if (names->len == 0)
    {
      printf ("Bail out! There is no sample of a %s\n", argv[1]);
      return 99;
    }
  read_seeds (&samples);
  return run_target (run, argv[1], &samples, first, count) > 0;
}
