/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game of anything: modules, their tile sets in either edition, copies,
 * options, figures and players, all by the seed.
 */

#include "config.h"

#include <string.h>

#include "cli.h"

static gboolean
one_in (guint64 *random, guint n)
{
  return cli_random (random) % n == 0;
}

/* Two copies are rare, since they make a long game. */
static void
add_set (BastideSetup *setup, const char *id, guint64 *random)
{
  g_autofree char *gardens = g_strconcat (id, "-gardens", NULL);
  const char *edition = one_in (random, 2) ? gardens : id;

  if (bastide_tile_sets_lookup (edition) == NULL)
    edition = id;
  if (bastide_tile_sets_lookup (edition) != NULL)
    bastide_setup_set_copies (setup, edition, one_in (random, 8) ? 2 : 1);
}

/* Now and then rules come without their tiles, or tiles without their rules. */
static void
add_modules (BastideSetup *setup, guint64 *random)
{
  for (gsize i = 0; i < bst_modules_count (); i++)
    {
      const char *id = bst_modules_id (i);
      gboolean rules = one_in (random, 2);
      gboolean tiles = one_in (random, 8) ? !rules : rules;

      if (!bst_modules_is_public (i) || bst_modules_is_game (i))
        continue;
      if (tiles)
        add_set (setup, id, random);
      if (tiles && g_str_equal (id, "river") && one_in (random, 2))
        add_set (setup, "river-2", random);
      bastide_setup_set_module (setup, id, rules);
    }
}

static void
choose_options (BastideSetup *setup, guint64 *random)
{
  for (gsize i = 0; i < bst_modules_count (); i++)
    {
      const BstOptionDef *defs;
      gsize n = bst_modules_options (i, &defs);

      for (gsize k = 0; k < n; k++)
        {
          guint n_values = g_strv_length ((char **) defs[k].values);

          if (bastide_setup_get_module (setup, bst_modules_id (i)) && one_in (random, 2))
            bastide_setup_set_option (setup, defs[k].key,
                                      defs[k].values[cli_random (random) % n_values]);
        }
    }
}

/* The figures are known once the engine has its tables.  Some are left out, some
 * come once more, and in some games there are many of one kind. */
#define MANY 30

static gboolean
choose_figures (BastideSetup *setup, guint64 *random, GError **error)
{
  BstSetup *engine = bastide_setup_build (setup, error);
  unsigned many = one_in (random, 6) ? (unsigned) (cli_random (random) % 16) : G_MAXUINT;

  if (engine == NULL)
    return FALSE;
  for (unsigned piece = 0; piece < bst_setup_n_pieces (engine); piece++)
    if (piece == many || one_in (random, 4))
      {
        guint most = piece == many ? MANY : bst_setup_piece_count (engine, piece) + 1;

        bastide_setup_set_figures (setup, bst_setup_piece_name (engine, piece),
                                   (int) (cli_random (random) % (most + 1)));
      }
  bst_setup_unref (engine);
  return TRUE;
}

gboolean
cli_random_fill (BastideSetup *setup, guint64 seed, GError **error)
{
  guint64 random = seed ^ G_GUINT64_CONSTANT (0x243f6a8885a308d3);

  add_set (setup, "base", &random);
  bastide_setup_set_module (setup, "base", TRUE);
  add_modules (setup, &random);
  choose_options (setup, &random);
  return choose_figures (setup, &random, error);
}

int
cli_random_players (guint64 seed)
{
  guint64 random = seed ^ G_GUINT64_CONSTANT (0x13198a2e03707344);

  return 1 + (int) (cli_random (&random) % BST_MAX_SEATS);
}
