/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "bastide-model"

#include "config.h"

#include <glib/gi18n.h>

#include "bastide-sentence-private.h"

/* A kind of figure in each of the forms that sentences need, so that no
 * language has to build them from parts. */
typedef struct
{
  const char *piece;
  const char *label; /* "Abbot" */
  const char *one;   /* "an abbot" */
  const char *owned; /* "Red’s abbot", with the player's name */
  const char *own;   /* "your abbot" */
} FigureWords;

/* Translators: "%s’s abbot" is the figure of the player whose name is put in;
 * "an abbot" stands in sentences like "Red claims a garden with an abbot at
 * column 1, row 2."; "your abbot" is said to the player whose figure it is. */
static const FigureWords figure_words[] = {
  { "follower", NC_("figure", "Follower"), NC_("one figure", "a follower"),
    NC_("figure of a player", "%s’s follower"),
    NC_("figure of yours", "your follower") },
  { "large", NC_("figure", "Large Follower"),
    NC_("one figure", "a large follower"),
    NC_("figure of a player", "%s’s large follower"),
    NC_("figure of yours", "your large follower") },
  { "abbot", NC_("figure", "Abbot"), NC_("one figure", "an abbot"),
    NC_("figure of a player", "%s’s abbot"),
    NC_("figure of yours", "your abbot") },
  { "builder", NC_("figure", "Builder"), NC_("one figure", "a builder"),
    NC_("figure of a player", "%s’s builder"),
    NC_("figure of yours", "your builder") },
  { "pig", NC_("figure", "Pig"), NC_("one figure", "a pig"),
    NC_("figure of a player", "%s’s pig"),
    NC_("figure of yours", "your pig") },
  { "mayor", NC_("figure", "Mayor"), NC_("one figure", "a mayor"),
    NC_("figure of a player", "%s’s mayor"),
    NC_("figure of yours", "your mayor") },
  { "wagon", NC_("figure", "Wagon"), NC_("one figure", "a wagon"),
    NC_("figure of a player", "%s’s wagon"),
    NC_("figure of yours", "your wagon") },
  { "barn", NC_("figure", "Barn"), NC_("one figure", "a barn"),
    NC_("figure of a player", "%s’s barn"),
    NC_("figure of yours", "your barn") },
  { "hut", NC_("figure", "Hut"), NC_("one figure", "a hut"),
    NC_("figure of a player", "%s’s hut"),
    NC_("figure of yours", "your hut") },
  { "dragon", NC_("figure", "Dragon"), NC_("one figure", "the dragon"),
    NULL, NULL },
  { "fairy", NC_("figure", "Fairy"), NC_("one figure", "the fairy"),
    NULL, NULL },
};

/* What is said of a figure that has no words here: rules of tests have such. */
static const FigureWords other_words
    = { NULL, NC_("figure", "Figure"), NC_("one figure", "a figure"),
        NC_("figure of a player", "%s’s figure"),
        NC_("figure of yours", "your figure") };

static const FigureWords *
find_words (const char *piece)
{
  for (guint i = 0; i < G_N_ELEMENTS (figure_words); i++)
    if (g_str_equal (figure_words[i].piece, piece))
      return &figure_words[i];

  return &other_words;
}

static const char *
piece_name (const BstState *state,
            guint           piece)
{
  const BstSetup *setup = bst_state_setup (state);

  return piece < bst_setup_n_pieces (setup)
             ? bst_setup_piece_name (setup, piece)
             : "";
}

/* The key itself for a figure that has no words. */
char *
bastide_piece_get_label (const char *piece)
{
  const FigureWords *words;

  g_return_val_if_fail (piece != NULL, NULL);

  words = find_words (piece);
  if (words == &other_words)
    return g_strdup (piece);

  return g_strdup (g_dpgettext2 (NULL, "figure", words->label));
}

char *
bastide_words_for_piece (const BstState *state,
                         guint           piece)
{
  const FigureWords *words = find_words (piece_name (state, piece));

  return g_strdup (g_dpgettext2 (NULL, "one figure", words->one));
}

/* "Red’s abbot"; "the dragon" for one that belongs to nobody. */
char *
bastide_words_for_figure (BastideGame    *game,
                          const BstState *state,
                          guint           seat,
                          guint           piece)
{
  const FigureWords *words = find_words (piece_name (state, piece));
  g_autofree char *name = NULL;

  if (seat == 0 || words->owned == NULL)
    return bastide_words_for_piece (state, piece);

  name = bastide_seat_get_label (game, seat);
  return bastide_words_format (
      g_dpgettext2 (NULL, "figure of a player", words->owned), name);
}

char *
bastide_words_for_own_figure (const BstState *state,
                              guint           piece)
{
  const FigureWords *words = find_words (piece_name (state, piece));

  if (words->own == NULL)
    return bastide_words_for_piece (state, piece);

  return g_strdup (g_dpgettext2 (NULL, "figure of yours", words->own));
}

/* "2 followers", "1 abbot". */
char *
bastide_words_for_count (const char *piece,
                         guint       n)
{
  /* Translators: the next lines count figures of one player. */
  if (g_str_equal (piece, "follower"))
    return g_strdup_printf (ngettext ("%u follower", "%u followers", n), n);
  if (g_str_equal (piece, "large"))
    return g_strdup_printf (ngettext ("%u large follower",
                                      "%u large followers", n), n);
  if (g_str_equal (piece, "abbot"))
    return g_strdup_printf (ngettext ("%u abbot", "%u abbots", n), n);
  if (g_str_equal (piece, "builder"))
    return g_strdup_printf (ngettext ("%u builder", "%u builders", n), n);
  if (g_str_equal (piece, "pig"))
    return g_strdup_printf (ngettext ("%u pig", "%u pigs", n), n);
  if (g_str_equal (piece, "mayor"))
    return g_strdup_printf (ngettext ("%u mayor", "%u mayors", n), n);
  if (g_str_equal (piece, "wagon"))
    return g_strdup_printf (ngettext ("%u wagon", "%u wagons", n), n);
  if (g_str_equal (piece, "barn"))
    return g_strdup_printf (ngettext ("%u barn", "%u barns", n), n);
  if (g_str_equal (piece, "abbey"))
    return g_strdup_printf (ngettext ("%u abbey", "%u abbeys", n), n);
  if (g_str_equal (piece, "dragon"))
    return g_strdup (n > 0 ? _("the dragon") : _("no dragon"));
  if (g_str_equal (piece, "fairy"))
    return g_strdup (n > 0 ? _("the fairy") : _("no fairy"));

  return g_strdup_printf (ngettext ("%u figure", "%u figures", n), n);
}

/* ---- What stands somewhere ---- */

/* "Red’s follower and Blue’s builder"; NULL of none. */
char *
bastide_words_for_figures (BastideGame    *game,
                           const BstState *state,
                           BastideFigureTest test,
                           gconstpointer   data)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  gsize n = bst_state_n_pieces (state);

  for (gsize i = 0; i < n; i++)
    {
      BstPiece piece = bst_state_piece (state, i);

      if (test (state, i, data))
        {
          g_autofree char *name
              = bastide_words_for_figure (game, state, piece.seat, piece.kind);

          g_strv_builder_add (builder, name);
        }
    }

  names = g_strv_builder_end (builder);
  return names[0] != NULL ? bastide_words_join_names (names) : NULL;
}

static gboolean
is_eaten (const BstState *state,
          gsize           piece,
          gconstpointer   data)
{
  BstTileId tile = *(const BstTileId *) data;

  return bst_state_piece (state, piece).tile == tile
         && bst_dragon_eats (state, piece);
}

char *
bastide_words_for_eaten (BastideGame    *game,
                         const BstState *state,
                         BstTileId       tile)
{
  return bastide_words_for_figures (game, state, is_eaten, &tile);
}
