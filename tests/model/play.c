/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "play.h"

BastideSetup *
play_new_setup (guint   persons,
                guint   computers,
                guint64 seed)
{
  static const char *const names[]
      = { "Red", "Blue", "Green", "Yellow", "Black", "White" };
  BastideSetup *setup = bastide_setup_new ();

  while (bastide_setup_get_n_players (setup) > 0)
    bastide_setup_remove_player (setup, 1);
  for (guint i = 0; i < persons + computers; i++)
    bastide_setup_add_player (setup, names[i], i,
                              i < persons ? BASTIDE_PLAYER_HUMAN
                                          : BASTIDE_PLAYER_COMPUTER,
                              1);
  bastide_setup_set_seed (setup, seed);

  return setup;
}

void
play_use_all (BastideSetup *setup)
{
  static const char *const sets[]
      = { "base-gardens", "river-gardens", "river-2-gardens",
          "inns-and-cathedrals-gardens", "traders-and-builders-gardens",
          "princess-and-dragon-gardens", "abbey-and-mayor-gardens",
          "king-and-robber-baron-gardens" };

  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    bastide_setup_set_copies (setup, sets[i], 1);
  bastide_setup_set_copies (setup, "base", 0);
  bastide_setup_set_module (setup, "abbot", TRUE);
}

void
play_vary (BastideSetup *setup,
           guint64       seed)
{
  static const char *const more[] = { "wagon", "abbot", "builder", "barn" };
  guint pick = seed;

  for (gsize i = 0; i < bst_modules_count (); i++)
    {
      const BstOptionDef *options;
      gsize n = bst_modules_options (i, &options);

      for (gsize j = 0; bst_modules_is_public (i) && j < n; j++)
        {
          guint values = g_strv_length ((GStrv) options[j].values);

          pick = pick * 1103515245u + 12345u;
          bastide_setup_set_option (setup, options[j].key,
                                    options[j].values[(pick >> 16) % values]);
        }
    }
  bastide_setup_set_option (setup, "base.farmers", "on");
  bastide_setup_set_option (setup, "base.first-player", "choose");
  for (guint i = 0; i < G_N_ELEMENTS (more); i++)
    bastide_setup_set_figures (setup, more[i], 1 + (seed + i) % 3);
}

BastideGame *
play_new_game (guint   persons,
               guint   computers,
               guint64 seed)
{
  g_autoptr (BastideSetup) setup = play_new_setup (persons, computers, seed);
  g_autoptr (GError) error = NULL;
  BastideGame *game = bastide_game_new (setup, &error);

  g_assert_no_error (error);
  g_assert_nonnull (game);

  return game;
}

GArray *
play_list (const BstState *state)
{
  gsize n = bst_state_list (state, NULL, 0);
  GArray *actions = g_array_sized_new (FALSE, TRUE, sizeof (BstAction), n);

  g_array_set_size (actions, n);
  bst_state_list (state, (BstAction *) actions->data, n);

  return actions;
}

void
play_random_action (BastideGame *game,
                    guint        pick)
{
  g_autoptr (GArray) actions = play_list (bastide_game_get_state (game));
  g_autoptr (GError) error = NULL;
  guint index;

  g_assert_true (bastide_game_is_person (game));
  g_assert_cmpuint (actions->len, >, 0);

  index = (pick * 2654435761u >> 8) % actions->len;
  bastide_game_act (game, &g_array_index (actions, BstAction, index), &error);
  g_assert_no_error (error);
}

void
play_wait_for_person (BastideGame *game)
{
  while (!bst_state_is_over (bastide_game_get_state (game))
         && !bastide_game_is_person (game))
    g_main_context_iteration (NULL, TRUE);
}

void
play_to_end (BastideGame *game,
             guint        pick)
{
  while (!bst_state_is_over (bastide_game_get_state (game)))
    {
      play_random_action (game, pick++);
      play_wait_for_person (game);
    }
}

void
play_to_decision (BastideGame     *game,
                  BstDecisionKind  kind)
{
  guint pick = 0;

  while (bst_state_decision (bastide_game_get_state (game)).kind != kind)
    {
      play_random_action (game, pick++);
      play_wait_for_person (game);
    }
}

void
play_wait_until_over (BastideGame *game)
{
  while (!bst_state_is_over (bastide_game_get_state (game)))
    g_main_context_iteration (NULL, TRUE);
}

void
play_iterate (void)
{
  for (guint i = 0; i < 20; i++)
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_usleep (10000);
    }
}

static void
changed_cb (BastideGame *game,
            guint        change,
            guint       *count)
{
  (*count)++;
}

void
play_count_changes (BastideGame *game,
                    guint       *count)
{
  g_signal_connect (game, "changed", G_CALLBACK (changed_cb), count);
}

guint64
play_hash (BastideGame *game)
{
  return bst_state_hash (bastide_game_get_state (game));
}
