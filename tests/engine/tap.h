/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A printer of the Test Anything Protocol for tests that go without GLib.
 * Include it in one file of a test program.
 */

#ifndef BST_TAP_H
#define BST_TAP_H

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

static int tap_count;
static int tap_failures;

/* One test point; the name is a format. Returns the condition. */
__attribute__ ((format (printf, 2, 3), unused)) static bool
tap_ok (bool condition, const char *format, ...)
{
  va_list args;

  tap_count++;
  tap_failures += !condition;
  printf ("%sok %d - ", condition ? "" : "not ", tap_count);
  va_start (args, format);
  vprintf (format, args);
  va_end (args);
  printf ("\n");
  fflush (stdout);
  return condition;
}

/* A remark for whoever reads the log. */
__attribute__ ((format (printf, 1, 2), unused)) static void
tap_note (const char *format, ...)
{
  va_list args;

  printf ("# ");
  va_start (args, format);
  vprintf (format, args);
  va_end (args);
  printf ("\n");
}

/* Leaves the program: nothing can be tested after this. */
__attribute__ ((format (printf, 1, 2), unused, noreturn)) static void
tap_bail (const char *format, ...)
{
  va_list args;

  printf ("Bail out! ");
  va_start (args, format);
  vprintf (format, args);
  va_end (args);
  printf ("\n");
  exit (99);
}

/* Prints the plan; the exit status of the program. */
__attribute__ ((unused)) static int
tap_done (void)
{
  printf ("1..%d\n", tap_count);
  return tap_failures > 0;
}

#endif
